#!/bin/sh
# Nanoseconds an address against PCRE2 alone, RE2, std::regex, NSRegularExpression and Swift's Regex,
# in one run; then the worst time over 100,000 hostile texts. Needs libpcre2-dev and libre2-dev.
set -eu
cd "$(dirname "$0")"

if [ ! -e /usr/include/re2/re2.h ]; then
  echo 'libre2-dev is missing: installing it (apt-get install libre2-dev)'
  apt-get install -y --no-install-recommends libre2-dev
fi
swift build -c release --quiet
"$(swift build -c release --show-bin-path)/EmailBenchmark" \
  ../../Tests/MaskEngineTests/Resources/email-addresses.jsonl

mkdir -p .build
cc="${CC:-clang}"
"$cc" -std=c11 -O2 -Wall -Wextra -DMASKCORE_EMAIL=1 -I../../CMaskCore/include worst.c \
  ../../CMaskCore/src/email*.c ../../CMaskCore/src/library.c -o .build/worst \
  -lpcre2-8
.build/worst "${1:-100000}"
