#!/bin/sh
# Runs the tests with coverage and prints, by file, what they reach: regions, lines, branches, and
# MC/DC of the C core. Fails below the floors given at the end.
set -eu
cd "$(dirname "$0")/.."

build=.build/coverage
swift test --scratch-path "$build" --enable-code-coverage \
  -Xcc -fprofile-instr-generate -Xcc -fcoverage-mapping -Xcc -fcoverage-mcdc >"$build.log" 2>&1 || {
  tail -n 40 "$build.log" >&2
  exit 1
}
bin=$(swift build --scratch-path "$build" --show-bin-path)
tests=$(find "$bin" -maxdepth 1 -name '*.xctest' -type f | head -n 1)
profile=$bin/codecov/default.profdata
tools=$(dirname "$(readlink -f "$(command -v swift)")")

report() {
  "$tools/llvm-cov" report "$tests" -instr-profile "$profile" "$@"
}

echo '== the C core'
report --show-mcdc-summary --show-branch-summary $(git ls-files 'CMaskCore/src/*.c')
echo '== the Swift layer'
report $(git ls-files 'Sources/*.swift')

# The floors of this version; they only go up.
floor() { # name, floor in per cent of lines, files…
  name=$1
  least=$2
  shift 2
  lines=$(report "$@" | awk '/^TOTAL/ { sub("%", "", $10); print $10 }')
  echo "$name: $lines % of lines, at least $least"
  awk -v have="$lines" -v least="$least" 'BEGIN { exit !(have + 0 >= least + 0) }'
}
floor 'C core' "${C_FLOOR:-94}" $(git ls-files 'CMaskCore/src/*.c')
floor 'Swift layer' "${SWIFT_FLOOR:-95}" $(git ls-files 'Sources/*.swift' | grep -v 'MaskFieldCommand\|MaskFieldTerminal\|MaskFieldSecretService')
