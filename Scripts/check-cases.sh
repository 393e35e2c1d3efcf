#!/bin/sh
# Plays every recorded session, those in Tests/Cases and those beside the project where they exist,
# and compares what fails with Tests/Cases/known-wrong.txt: rows whose expectation is wrong, each
# with its reason. A row that fails and is not listed fails the check, and so does one that passes
# although it is listed.
set -eu
maskfield=$1
cd "$(dirname "$0")/.."

out=.build/cases
mkdir -p "$out"
files=$(find Tests/Cases -name '*.jsonl' | sort)
if [ -d ../shared/cases ]; then
  files="$files $(find ../shared/cases -name '*.jsonl' | sort)"
fi
grep -v '^#' Tests/Cases/known-wrong.txt | cut -f 1 | sort -u >"$out/known"

# shellcheck disable=SC2086
"$maskfield" replay $files >"$out/log" 2>&1 || true
tail -n 1 "$out/log"
tail -n 1 "$out/log" | grep -qE '^[0-9]+ passed, [0-9]+ failed$' || {
  cat "$out/log" >&2
  exit 1
}
grep '^FAILED ' "$out/log" | cut -d ' ' -f 2 | sort -u >"$out/failed" || true
if ! diff "$out/known" "$out/failed" >"$out/difference"; then
  echo 'rows that fail (>) and are not known to be wrong, or that are listed (<) and pass:' >&2
  cat "$out/difference" >&2
  grep '^FAILED ' "$out/log" | grep -F -f "$out/failed" | head -n 40 >&2
  exit 1
fi
