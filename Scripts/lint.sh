#!/bin/sh
# Holds every source to its formatter; with --fix, formats it.
set -eu
cd "$(dirname "$0")/.."

swift_paths='Package.swift Sources Tests'
for folder in Snippets Examples Benchmarks; do
  if [ -d "$folder" ]; then swift_paths="$swift_paths $folder"; fi
done
clang_format=${CLANG_FORMAT:-clang-format}
command -v "$clang_format" >/dev/null || {
  echo 'lint: clang-format is missing (Debian: apt-get install clang-format)' >&2
  exit 1
}

# Generated tables keep the layout of their generator.
c_sources=$(git ls-files '*.c' '*.h' '*.cpp' | grep -v '_tables\.h$\|oracle_unicode\.h$')

# Both are lists: they are to be split into words.
# shellcheck disable=SC2086
if [ "${1:-}" = --fix ]; then
  swift format --in-place --recursive $swift_paths
  "$clang_format" -i $c_sources
else
  echo '== swift format'
  swift format lint --strict --recursive $swift_paths
  echo '== clang-format'
  "$clang_format" --dry-run -Werror $c_sources
fi
