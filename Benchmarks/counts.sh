#!/bin/sh
# Counts that repeat: instructions and allocations of named edits, and sizes of the C library. Fails
# when one is more than 3 % above counts.txt, or is missing there.
#
#   counts.sh             compares the C core's; half a minute
#   counts.sh --swift     the Swift layer's as well: builds it, which takes a minute or two more
#   counts.sh --update    writes counts.txt, all of it
set -eu
cd "$(dirname "$0")"
out=../.build/bench
mkdir -p "$out"
. ./build.sh
with_swift=
update=
for argument in "$@"; do
  case "$argument" in
  --swift) with_swift=yes ;;
  --update) with_swift=yes update=yes ;;
  *) sed -n '2,7p' "$0" >&2; exit 2 ;;
  esac
done

missing=
for package in valgrind gcc binutils; do
  command -v apt-get >/dev/null && ! dpkg -s "$package" >/dev/null 2>&1 &&
    missing="$missing $package"
done
if [ -n "$missing" ]; then
  echo "counts: installing$missing with apt-get"
  as_root=
  if [ "$(id -u)" != 0 ]; then as_root=sudo; fi
  $as_root apt-get update -qq
  # shellcheck disable=SC2086
  $as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends \
    $missing >"$out/apt.log"
fi

counts() {
  program=$1
  count_instructions "$program" >"$out/counted"
  count_allocations "$program" >>"$out/counted"
  # Email runs in PCRE2's generated code, which is not ours to count; one profile shows the rest.
  awk -F'\t' '$2 !~ /email\/(basic|rfc)/ { print $1 " " $2 " a " $4 "\t" $5 }' "$out/counted"
}

build_core
{
  counts "$out/core"
  # The library as C callers build it, and as those do who count bytes. Bytes in sections, since a file
  # is rounded up to pages.
  for flags in '-O2' "$small_flags"; do
    printf 'bytes library, gcc %s, without PCRE2\t%s\n' "${flags%% -f*}" "$(library_bytes "$flags")"
  done
  gcc -std=c11 -O2 -fPIC -c -I../CMaskCore/include ../CMaskCore/src/unicode.c -o "$out/unicode.o"
  printf 'bytes Unicode tables\t%s\n' "$(section_bytes '^\\.rodata' "$out/unicode.o")"
  if [ -n "$with_swift" ]; then
    BENCH_CORPUS=../Tests/MaskEngineTests/Resources/email-addresses.jsonl
    export BENCH_CORPUS
    swift build -c release --quiet --product SwiftBench --scratch-path "$out/swift" >&2
    counts "$(swift build -c release --scratch-path "$out/swift" --show-bin-path)/SwiftBench"
  fi
} >"$out/counts.txt"

if [ -n "$update" ]; then
  {
    echo "# Written by counts.sh --update; compared by counts.sh, which CI runs."
    echo "# $($cc --version | head -n 1 | sed 's/ (.*//'), $(gcc --version | head -n 1)"
    cat "$out/counts.txt"
  } >counts.txt
  cat counts.txt
  exit
fi

awk -F'\t' -v with_swift="$with_swift" '
  FNR == NR { if ($0 !~ /^#/) old[$1] = $2; next }
  {
    seen[$1] = 1
    if (!($1 in old)) {
      printf "%-48s %12s %12s  NEW: run counts.sh --update\n", $1, "", $2
      failed = 1
      next
    }
    change = old[$1] == 0 ? ($2 > 0 ? 100 : 0) : ($2 / old[$1] - 1) * 100
    said = change > 3 ? "GREW" : change < -3 ? "shrank: run counts.sh --update" : ""
    printf "%-48s %12s %12s %+7.1f %% %s\n", $1, old[$1], $2, change, said
    if (change > 3) failed = 1
  }
  END {
    for (name in old) {
      if (!(name in seen) && (with_swift != "" || name !~ / (swift|field|create)\//)) {
        printf "%-48s %12s  is no longer counted: run counts.sh --update\n", name, old[name]
        failed = 1
      }
    }
    if (failed) print "counts: something grew by more than 3 %, or counts.txt is not up to date"
    exit failed
  }' counts.txt "$out/counts.txt"
