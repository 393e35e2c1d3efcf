#!/bin/sh
# Measures the catalog in a release build: how many bytes it has, and how long its first use takes in a
# new process, kind by kind (median of 21 processes, processor time).
#
#     Benchmarks/catalog.sh [KIND…]
#
# Fails when tables and data have more than 250 KB. Times depend on the machine and never fail.
set -eu
cd "$(dirname "$0")"
limit=256000
out=../.build/bench/swift

swift build -c release --quiet --product CatalogFirstUse --scratch-path "$out" >&2
bin=$(swift build -c release --scratch-path "$out" --show-bin-path)

# What the module's objects hold, before the linker drops what nobody calls and joins texts that are
# there twice: tables with other data, code, and the unwind tables of the code. The limit is for the
# data; code is what the compiler makes of it, and is more than that again.
size -A "$bin"/MaskCatalog.build/*.o | awk -v limit=$limit '
  $1 ~ /^(\.rodata|\.data|swift5)/ { data += $2 }
  $1 ~ /^\.text/ { code += $2 }
  $1 ~ /^\.eh_frame/ { unwind += $2 }
  END {
    printf "catalog: %d bytes of tables and data (limit %d), %d of code, %d of unwind tables: %d\n",
      data, limit, code, unwind, data + code + unwind
    exit data > limit
  }'

[ $# -gt 0 ] || set -- card iban iban:DE snils id:CN.ric postcode:GB date:de_DE currency:hi_IN \
  time:ko_KR mac
for kind in "$@"; do
  for _ in 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21; do
    "$bin/CatalogFirstUse" "$kind"
  done | sort -t "$(printf '\t')" -k 2 -n | awk -F'\t' -v kind="$kind" '
    { time[NR] = $2 }
    END { printf "first use of %-16s %7.0f µs\n", kind, time[int((NR + 1) / 2)] / 1000 }'
done
