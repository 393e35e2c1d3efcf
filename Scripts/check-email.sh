#!/bin/sh
# Builds the email part as C callers do, with and without PCRE2, and runs its C tests. Each step says
# its name, and the first that fails ends the run. CCS names the compilers: "gcc clang" if unset.
set -eu
cd "$(dirname "$0")/.."

out=.build/check-email
warnings='-Wall -Wextra -Wconversion -Werror'
include='-ICMaskCore/include -ITests/c'
sources="$(ls CMaskCore/src/email*.c) CMaskCore/src/library.c CMaskCore/src/unicode.c CMaskCore/src/utf8.c"
libs="$(pkg-config --libs libpcre2-8 2>/dev/null || echo -lpcre2-8)"
wraps=
for name in pcre2_jit_compile_8 pcre2_compile_8 pcre2_match_context_create_8 \
  pcre2_match_data_create_8 pcre2_config_8 pcre2_match_8 pcre2_jit_match_8 calloc malloc; do
  wraps="$wraps -Wl,--wrap=$name"
done
mkdir -p "$out"

# Flags and sources are lists: they are to be split into words.
# shellcheck disable=SC2086
for cc in ${CCS:-gcc clang}; do
  sanitizers='-g -O1 -fsanitize=address,undefined -fno-sanitize-recover=all'
  case "$cc" in
  *clang*) if command -v ld.lld >/dev/null; then sanitizers="$sanitizers -fuse-ld=lld"; fi ;;
  esac
  for with in 0 1; do
    echo "== $cc, PCRE2 $with: email_test"
    "$cc" -std=c11 $warnings $include $sanitizers -DMASKCORE_EMAIL=$with $sources \
      Tests/c/email_test.c -o "$out/email_test" $libs
    "$out/email_test"
  done
  echo "== $cc: email_reasons_test"
  "$cc" -std=c11 $warnings $include $sanitizers -DMASKCORE_EMAIL=1 $sources \
    Tests/c/email_reasons_test.c -o "$out/email_reasons_test" $libs
  "$out/email_reasons_test"
  echo "== $cc: email_faults"
  "$cc" -std=c11 $warnings $include $sanitizers -DMASKCORE_EMAIL=1 $sources \
    Tests/c/email_faults.c -o "$out/email_faults" $wraps $libs
  "$out/email_faults"
  for standard in c99 c11 c17 c2x; do
    echo "== $cc: email_test reads the header as $standard"
    "$cc" -std=$standard -pedantic $warnings $include -fsyntax-only Tests/c/email_test.c
  done
  echo "== $cc: email_test reads the header as c++17"
  "$cc" -x c++ -std=c++17 -pedantic $warnings $include -fsyntax-only Tests/c/email_test.c
done

echo '== what the library shows'
gcc -std=c11 $warnings $include -O2 -fPIC -shared -DMASKCORE_EMAIL=1 $sources -o "$out/email.so" $libs
if nm -D --defined-only "$out/email.so" | awk 'NF == 3 { print $3 }' | grep -v '^maskcore_' ||
  nm -D --defined-only "$out/email.so" | grep maskcore_i_; then
  echo 'names that others may have' >&2
  exit 1
fi
