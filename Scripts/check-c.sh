#!/bin/sh
# Builds the C library as C callers do, without SwiftPM, and runs its C tests. Each step says its name;
# the first that fails ends the run. The compilers are gcc and clang, or those that CCS names.
set -eu
cd "$(dirname "$0")/.."

out=.build/check-c
warnings='-Wall -Wextra -Wconversion -Werror'
mkdir -p "$out"

step() {
  echo "== $*"
}

for cc in ${CCS:-gcc clang}; do
  command -v "$cc" >/dev/null || { echo "$cc: not found; set CCS" >&2; exit 1; }

  step "$cc: unicode_test"
  # shellcheck disable=SC2086
  "$cc" -std=c11 -g -O1 $warnings -fsanitize=address,undefined -fno-sanitize-recover=all \
    CMaskCore/src/unicode.c Tests/c/unicode_test.c -o "$out/unicode_test"
  "$out/unicode_test" Tests/MaskCoreTests/Resources/GraphemeBreakTest.txt

  step "$cc: only maskcore_ leaves the library"
  # shellcheck disable=SC2086
  "$cc" -std=c11 -O2 $warnings -c CMaskCore/src/unicode.c -o "$out/unicode.o"
  if nm -g --defined-only "$out/unicode.o" | grep -v ' maskcore_'; then
    exit 1
  fi
done
