#!/bin/sh
# Builds the documentation of every library module into .build/docs, and fails on any warning: a link
# that leads nowhere, a symbol that does not exist.
set -eu
cd "$(dirname "$0")/.."

modules='MaskEngine MaskTraits MaskCatalog MaskField MaskFieldCatalog MaskFieldSecretService MaskFieldTerminal'
out=.build/docs
graphs=.build/docs-build/graphs # kept: an incremental build emits only what changed
rm -rf "$out"
mkdir -p "$out" "$graphs"
tools=$(dirname "$(readlink -f "$(command -v swift)")")

for module in $modules; do
  swift build --scratch-path .build/docs-build --target "$module" \
    -Xswiftc -emit-symbol-graph -Xswiftc -emit-symbol-graph-dir -Xswiftc "$PWD/$graphs" \
    >"$out/log" 2>&1 || {
    tail -n 40 "$out/log" >&2
    exit 1
  }
done

for module in $modules; do
  echo "== $module"
  mkdir -p "$out/graphs/$module"
  cp "$graphs/$module.symbols.json" "$out/graphs/$module/"
  catalog=Sources/$module/$module.docc
  if [ ! -d "$catalog" ]; then catalog=; fi
  # shellcheck disable=SC2086
  "$tools/docc" convert $catalog --additional-symbol-graph-dir "$out/graphs/$module" \
    --fallback-display-name "$module" --fallback-bundle-identifier "$module" \
    --warnings-as-errors --output-path "$out/$module.doccarchive"
done
