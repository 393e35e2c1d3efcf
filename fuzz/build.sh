#!/bin/sh
# Builds one fuzzer for every fuzz/fuzz_NAME.c, whose function is maskcore_fuzz_NAME, into OUT.
#
#     fuzz/build.sh && .build/fuzz/fuzz_email -max_total_time=60 -dict=fuzz/email.dict \
#       .build/fuzz/scratch fuzz/corpus/email
#
# Honours CC, CFLAGS, LIB_FUZZING_ENGINE and OUT, as OSS-Fuzz sets them; needs clang and PCRE2.
set -eu
cd "$(dirname "$0")/.."

: "${CC:=clang}"
: "${CFLAGS=-g -O1 -fsanitize=address,undefined -fno-sanitize-recover=all -fsanitize=fuzzer-no-link}"
: "${LIB_FUZZING_ENGINE=-fsanitize=fuzzer}"
: "${OUT:=.build/fuzz}"
: "${PCRE2=$(pkg-config --libs libpcre2-8 2>/dev/null || echo -lpcre2-8)}"
mkdir -p "$OUT" "$OUT/scratch"

shared=
for source in CMaskCore/src/*.c fuzz/*.c; do
  case $source in
  fuzz/fuzz_*.c | fuzz/libfuzzer.c | fuzz/replay.c) ;;
  *) shared="$shared $source" ;;
  esac
done

# Flags and sources are lists: they are to be split into words.
# shellcheck disable=SC2086
for harness in fuzz/fuzz_*.c; do
  name=$(basename "$harness" .c)
  linker=
  case "$CC" in
  *clang*) if command -v ld.lld >/dev/null; then linker=-fuse-ld=lld; fi ;;
  esac
  "$CC" $CFLAGS -std=c11 -DMASKCORE_EMAIL=1 -DHARNESS="maskcore_$name" \
    -ICMaskCore/include -Ifuzz -Ifuzz/include \
    "$harness" fuzz/libfuzzer.c $shared -o "$OUT/$name" $linker $LIB_FUZZING_ENGINE $PCRE2
  echo "$OUT/$name"
done
