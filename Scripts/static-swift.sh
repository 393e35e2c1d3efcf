#!/bin/sh
# Prints the option that links Swift's libraries into a command, where the toolchain has them for it.
set -eu

libraries=$(swiftc -print-target-info | sed -n 's/.*"runtimeResourcePath": "\(.*\)".*/\1_static/p')
if [ "$(uname)" = Linux ] && [ -e "$libraries/linux/libFoundation.a" ]; then
  echo --static-swift-stdlib
fi
