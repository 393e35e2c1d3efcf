# make run · make test: a fresh machine needs the Swift toolchain, git and make, and nothing else.
# Scripts/setup.sh installs what is missing and says so.

.PHONY: run test build setup lint format check-c fuzz compare sanitize coverage docs bench counts install clean help

SWIFT ?= swift
FUZZ_SECONDS ?= 60
PREFIX ?= /usr/local

help: ## What can be made
	@grep -E '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*## /	/' | expand -t 12

run: setup ## Opens the form at a terminal; formats the sample file where there is none
	@$(SWIFT) build -c release --product maskfield
	@bin=$$($(SWIFT) build -c release --show-bin-path)/maskfield; \
	if [ -t 0 ] && [ -t 1 ]; then \
	  "$$bin" form; \
	else \
	  echo '$$ maskfield format --mask "+7 ([000]) [000]-[00]-[00]" --trunk 8 Examples/phones.txt'; \
	  "$$bin" format --mask '+7 ([000]) [000]-[00]-[00]' --trunk 8 Examples/phones.txt; \
	  echo "$$(grep -c '' Examples/phones.txt) lines formatted; at a terminal, make run opens a form."; \
	fi

test: setup ## Runs every test
	$(SWIFT) test

build: setup ## Builds everything, tests too
	$(SWIFT) build --build-tests

setup: ## Installs what the build needs (libpcre2-dev)
	@Scripts/setup.sh

lint: ## Holds the sources to the formatters
	@Scripts/lint.sh

format: ## Formats the sources
	@Scripts/lint.sh --fix

check-c: setup ## Builds the C library as C and C++ callers do, and runs the C tests
	@Scripts/check-c.sh

fuzz: setup ## Fuzzes each harness for FUZZ_SECONDS (60), with ASan and UBSan
	@Scripts/fuzz.sh $(FUZZ_SECONDS)

compare: setup ## Compares the core with a second implementation of its rules: 10^7 edits and more
	$(SWIFT) run -c release maskfield-compare

sanitize: setup ## Runs the tests under the sanitizers of threads and addresses, fuzz seeds under that of memory
	@Scripts/sanitize.sh thread
	@Scripts/sanitize.sh address
	@Scripts/sanitize.sh memory

coverage: setup ## Prints what the tests reach, and the conditions of the C core they leave open
	@Scripts/coverage.sh
	@Scripts/mcdc.sh

docs: setup ## Builds the documentation into .build/docs; warnings are errors
	@Scripts/docs.sh

bench: setup ## Measures MaskField against its peers (installs them on Debian); writes Benchmarks/RESULTS.md
	@Benchmarks/run.sh

counts: ## Counts instructions, allocations and sizes; fails when one grew by more than 3 %
	@Benchmarks/counts.sh

# The installed command brings the Swift libraries along where the toolchain has them to link: it then
# starts about three times as fast, and needs no Swift on its machine. It has 84 MB, most of it ICU.
install: setup ## Installs the command into PREFIX/bin
	$(SWIFT) build -c release --product maskfield --scratch-path .build/install $(shell Scripts/static-swift.sh)
	install -d $(DESTDIR)$(PREFIX)/bin
	install "$$($(SWIFT) build -c release --scratch-path .build/install --show-bin-path)/maskfield" \
	  $(DESTDIR)$(PREFIX)/bin/


clean: ## Removes what was built
	rm -rf .build
