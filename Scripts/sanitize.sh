#!/bin/sh
# Runs the tests under a sanitizer, address or thread, or the seeds of the fuzzers under that of memory
# which is read before it is written.
set -eu
cd "$(dirname "$0")/.."

case "${1:-}" in
address)
  export LSAN_OPTIONS=suppressions=Tests/lsan.supp # relative: a path may have spaces
  # One test reads all of its process's memory, which here has terabytes of the sanitizer's own.
  exec swift test --scratch-path .build/asan --sanitize address --skip MemoryTests
  ;;
thread)
  # What one thread does alone is seen by the other runs.
  exec swift test --scratch-path .build/tsan --sanitize thread --filter 'Sharing|Concurren|Thread'
  ;;
memory)
  # Swift cannot be built for it, nor is Debian's PCRE2, so the harness of email stays out.
  out=.build/msan
  OUT=$out CFLAGS='-g -O1 -fsanitize=memory -fno-sanitize-recover=all -fsanitize=fuzzer-no-link' \
    fuzz/build.sh
  for short in edit number rows; do
    folders=fuzz/corpus/$short
    if [ -d "fuzz/regressions/$short" ]; then folders="$folders fuzz/regressions/$short"; fi
    # shellcheck disable=SC2086
    "$out/fuzz_$short" -runs=0 -artifact_prefix="$out/" $folders
  done
  ;;
*)
  echo 'usage: Scripts/sanitize.sh address|thread|memory' >&2
  exit 2
  ;;
esac
