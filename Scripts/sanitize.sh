#!/bin/sh
# Runs the tests under a sanitizer: address or thread.
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
*)
  echo 'usage: Scripts/sanitize.sh address|thread' >&2
  exit 2
  ;;
esac
