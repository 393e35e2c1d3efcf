#!/bin/sh
# Builds every harness with ASan and UBSan and runs each for some seconds (60), from its seeds and
# past finds. New finds land in .build/fuzz/scratch; a crash ends the run and is left beside it.
set -eu
cd "$(dirname "$0")/.."
seconds=${1:-60}

out=.build/fuzz # relative: a path may have spaces
fuzz/build.sh
for harness in fuzz/fuzz_*.c; do
  name=$(basename "$harness" .c)
  short=${name#fuzz_}
  mkdir -p "$out/scratch/$short"
  echo "== $name for $seconds s"
  dictionary=
  if [ -f "fuzz/$short.dict" ]; then dictionary=-dict=fuzz/$short.dict; fi
  folders=$out/scratch/$short
  for folder in "fuzz/corpus/$short" "fuzz/regressions/$short"; do
    if [ -d "$folder" ]; then folders="$folders $folder"; fi
  done
  # shellcheck disable=SC2086
  "$out/$name" -max_total_time="$seconds" -timeout=10 -max_len=512 -print_final_stats=1 \
    -verbosity=0 -artifact_prefix="$out/scratch/" $dictionary $folders 2>&1 |
    tee "$out/scratch/$short.log" | grep -aE 'stat::|ERROR|SUMMARY|not so|artifact|Base64' || true
  if grep -aqE 'ERROR: |SUMMARY: ' "$out/scratch/$short.log"; then
    echo "$name found something: see $out/scratch" >&2
    exit 1
  fi
  grep -aq 'stat::number_of_executed_units' "$out/scratch/$short.log" || {
    echo "$name did not run to its end" >&2
    exit 1
  }
done
