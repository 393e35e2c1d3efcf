#!/bin/sh
# Measures the catalog in a release build: how many bytes it adds to a program, at most, and how long
# its first use takes in a new process, kind by kind (median of 21 processes, wall time).
#
#     Benchmarks/catalog.sh [KIND…]
#
# Fails when the catalog has more than 250 KB. Times depend on the machine and never fail.
set -eu
cd "$(dirname "$0")"
limit=256000
out=../.build/bench/swift

swift build -c release --quiet --product CatalogFirstUse --scratch-path "$out" >&2
bin=$(swift build -c release --scratch-path "$out" --show-bin-path)

# Code, constants and data of the module's objects, before the linker drops what nobody calls.
bytes=$(size "$bin"/MaskCatalog.build/*.o | awk 'NR > 1 { sum += $1 + $2 } END { print sum }')
echo "catalog: $bytes bytes of code and data, limit $limit"

[ $# -gt 0 ] || set -- card iban iban:DE snils id:CN.ric postcode:GB date:de_DE currency:hi_IN \
  time:ko_KR mac
for kind in "$@"; do
  for _ in 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21; do
    "$bin/CatalogFirstUse" "$kind"
  done | sort -t "$(printf '\t')" -k 2 -n | awk -F'\t' -v kind="$kind" '
    { time[NR] = $2 }
    END { printf "first use of %-16s %7.0f µs\n", kind, time[int((NR + 1) / 2)] / 1000 }'
done
[ "$bytes" -le "$limit" ]
