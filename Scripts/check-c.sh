#!/bin/sh
# Builds the C library as C callers do, without SwiftPM, and runs its C tests. Each step says its
# name, and the first that fails ends the run. CCS names the compilers: "gcc clang" if unset.
set -eu
cd "$(dirname "$0")/.."

out=.build/check-c
flags='-std=c11 -Wall -Wextra -Wconversion -Werror -ICMaskCore/include'
sources='CMaskCore/src/*.c'
mkdir -p "$out"

sanitized='-g -O1 -fsanitize=address,undefined -fno-sanitize-recover=all'

# Clang may link with gold, which warns about each of ASan's symbols: lld where there is one.
linker() {
  case "$1" in
  *clang*) if command -v ld.lld >/dev/null; then echo '-fuse-ld=lld'; fi ;;
  esac
}

step() {
  echo "== $cc: $*"
}

fail() {
  echo "$*" >&2
  exit 1
}

# Flags and sources are lists: they are to be split into words.
# shellcheck disable=SC2086,SC2046
for cc in ${CCS:-gcc clang}; do
  command -v "$cc" >/dev/null || fail "$cc: not found; set CCS to the compilers you have"

  step 'a static archive shows only maskcore_ names'
  objects=
  for source in $sources; do
    object=$out/$(basename "$source" .c).o
    "$cc" $flags -O2 -c "$source" -o "$object"
    objects="$objects $object"
  done
  rm -f "$out/libmaskcore.a"
  ar rc "$out/libmaskcore.a" $objects
  nm -g --defined-only "$out/libmaskcore.a" | awk 'NF == 3 { print $3 }' >"$out/names"
  if grep -v '^maskcore_' "$out/names"; then fail 'names that others may have'; fi

  step 'a shared library exports nothing internal'
  "$cc" $flags -O2 -fPIC -shared -s $sources -o "$out/libmaskcore.so"
  nm -D --defined-only "$out/libmaskcore.so" | awk 'NF == 3 { print $3 }' >"$out/names"
  if grep '^maskcore_i_' "$out/names"; then fail 'internal names are exported'; fi
  echo "$(wc -c <"$out/libmaskcore.so") bytes, stripped"

  step 'unicode_test'
  "$cc" $flags $sanitized $(linker "$cc") CMaskCore/src/unicode.c CMaskCore/src/utf8.c Tests/c/unicode_test.c \
    -o "$out/unicode_test"
  "$out/unicode_test" Tests/MaskCoreTests/Resources/GraphemeBreakTest.txt

  step 'number_test'
  "$cc" $flags $sanitized $(linker "$cc") -Wl,--wrap=malloc,--wrap=calloc,--wrap=realloc $sources \
    Tests/c/number_test.c -o "$out/number_test"
  "$out/number_test"

  mkdir -p "$out/checked"
  checked=
  for source in $sources; do
    object=$out/checked/$(basename "$source" .c).o
    "$cc" $flags $sanitized -c "$source" -o "$object"
    checked="$checked $object"
  done
  for name in number_options_test number_edits_test characters_test pattern_test elements_test \
    mask_test rows_test choice_test affinity_test secret_test; do
    step "$name"
    wraps=
    if [ "$name" = secret_test ]; then wraps=-Wl,--wrap=mmap; fi
    "$cc" $flags $sanitized $(linker "$cc") "Tests/c/$name.c" $checked $wraps -o "$out/$name"
    "$out/$name"
  done

  for standard in c99 c11 c17 c2x; do
    step "Examples/phone.c as $standard prints +7 (912"
    "$cc" -std=$standard -pedantic -Wall -Wextra -Werror -ICMaskCore/include Examples/phone.c \
      "$out/libmaskcore.a" -o "$out/phone"
    test "$("$out/phone")" = '+7 (912' || fail "it prints $("$out/phone")"
  done
  step 'consumer.cpp as C++17'
  case "$cc" in
  *clang*) cxx=$cc++ ;;
  *) cxx=g++ ;;
  esac
  if command -v "$cxx" >/dev/null && "$cxx" -x c++ -std=c++17 -fsyntax-only -include string /dev/null 2>/dev/null; then
    "$cxx" -std=c++17 -pedantic -Wall -Wextra -Werror -ICMaskCore/include Tests/c/consumer.cpp \
      "$out/libmaskcore.a" -o "$out/consumer"
    "$out/consumer"
  else
    echo "$cxx has no C++ library: passed over"
  fi

  step 'allocations'
  wraps=-Wl,--wrap=malloc,--wrap=calloc,--wrap=realloc,--wrap=free
  "$cc" $flags -O2 Tests/c/allocations.c "$out/libmaskcore.a" $wraps -o "$out/allocations"
  "$out/allocations"
done
