#!/bin/sh
# Measures MaskField, the floors and the peers in one go, prints one table and writes it to
# RESULTS.md. Installs what it needs on Debian and says so; a peer that is not there is left out.
#
#   run.sh [ROUNDS]    rounds over all programs, each program once a round (5)
set -eu
cd "$(dirname "$0")"
rounds=${1:-5}
out=../.build/bench
mkdir -p "$out"
. ./build.sh

say() { echo "bench: $*" >&2; }

install_missing() {
  missing=
  command -v apt-get >/dev/null || return 0
  for package in qtbase5-dev libphonenumber-dev libicu-dev libre2-dev libpcre2-dev pkg-config \
    binutils valgrind g++; do
    dpkg -s "$package" >/dev/null 2>&1 || missing="$missing $package"
  done
  if [ -n "$missing" ]; then
    say "installing$missing with apt-get"
    as_root=
    if [ "$(id -u)" != 0 ]; then as_root=sudo; fi
    $as_root apt-get update -qq
    # A list of packages: it is to be split into words.
    # shellcheck disable=SC2086
    $as_root env DEBIAN_FRONTEND=noninteractive \
      apt-get install -y -qq --no-install-recommends $missing >"$out/apt.log"
  fi
}

install_missing
say 'building'
build_core
build_command_bench
build_peers
swift build -c release --quiet --scratch-path "$out/swift"
swift_bin=$(swift build -c release --scratch-path "$out/swift" --show-bin-path)
# As `make install` builds it; in a folder of its own, whose objects fit no other build.
# shellcheck disable=SC2046
(cd .. && swift build -c release --quiet --product maskfield --scratch-path .build/bench/command \
  $(Scripts/static-swift.sh))
BENCH_COMMAND=$(cd .. && swift build -c release --scratch-path .build/bench/command \
  --show-bin-path)/maskfield
BENCH_CORPUS=../Tests/MaskEngineTests/Resources/email-addresses.jsonl
BENCH_ADDRESSES=$out/addresses
BENCH_ROWS=$out/rows
export BENCH_COMMAND BENCH_CORPUS BENCH_ADDRESSES BENCH_ROWS
seq 79000000001 79005000000 >"$BENCH_ROWS"
"$swift_bin/SwiftBench" addresses >"$BENCH_ADDRESSES"

programs=
for program in "$out/core" "$out/command_bench" "$out/qt" "$out/phonenumber" "$out/icu" "$out/regexes" \
  "$swift_bin/SwiftBench"; do
  if [ -x "$program" ]; then
    say "$(basename "$program"): checking that it does the work"
    "$program" check 2>"$out/log" || { cat "$out/log" >&2; exit 1; }
    programs="$programs $program"
  else
    say "$(basename "$program"): its library is missing, so it is left out"
  fi
done

: >"$out/results.tsv"
round=1
while [ "$round" -le "$rounds" ]; do
  say "round $round of $rounds"
  for program in $programs; do
    "$program" time 2>"$out/log" >>"$out/results.tsv" || { cat "$out/log" >&2; exit 1; }
  done
  round=$((round + 1))
done
for program in "$out/core" "$out/regexes" "$swift_bin/SwiftBench"; do
  [ -x "$program" ] || continue
  say "$(basename "$program"): counting"
  count_allocations "$program" >>"$out/results.tsv"
  if command -v valgrind >/dev/null; then count_instructions "$program" >>"$out/results.tsv"; fi
done

say 'sizes'
{
  printf 'bytes\tsize/C library\tMaskField\tlibrary\t%s\n' "$(library_bytes "$small_flags")"
  for module in MaskTraits MaskEngine MaskCatalog MaskField MaskFieldCatalog; do
    printf 'bytes\tsize/%s\tMaskField\tmodule\t%s\n' "$module" \
      "$(section_bytes '^\\.text' "$(dirname "$BENCH_COMMAND")/$module.build"/*.o)"
  done
} >>"$out/results.tsv"

{
  date -u '+%Y-%m-%d'
  awk -F': ' '/^model name/ { name = $2; n += 1 } END { printf "%s, %d cores, ", name, n }' \
    /proc/cpuinfo
  awk '/^MemTotal/ { printf "%.0f GB of memory, ", $2 / 1048576 }' /proc/meminfo
  . /etc/os-release
  echo "$PRETTY_NAME"
  echo "$(swift --version 2>/dev/null | head -n 1); C and C++ by $($cc --version | head -n 1 | sed 's/ (.*//'), -O2"
  printf '%s' 'peers: '
  for pair in 'Qt Qt5Widgets' 'ICU icu-i18n' 'PCRE2 libpcre2-8'; do
    # shellcheck disable=SC2086
    set -- $pair
    if pkg-config --exists "$2"; then printf '%s %s, ' "$1" "$(pkg-config --modversion "$2")"; fi
  done
  for package in libphonenumber-dev libre2-dev; do
    dpkg-query -W -f='${source:Package} ${Version}, ' "$package" 2>/dev/null || true
  done
  echo "Foundation and Regex of the toolchain, std::regex of $(g++ --version | head -n 1)"
  echo "medians of $rounds rounds over all programs, 7 samples each (2 where one takes over 30 ms)"
  if [ -x "$out/worst" ]; then "$out/worst" 20000 | tail -n 1 | sed 's/^/email, 20,000 hostile texts a profile and engine: /'; fi
} >"$out/facts"
"$swift_bin/BenchReport" "$out/results.tsv" targets.tsv "$out/facts" | tee RESULTS.md
