#!/bin/sh
# Installs what the build needs and the machine lacks: the PCRE2 headers, on Linux. Says what it does.
set -eu

command -v swift >/dev/null || {
  echo 'setup: the Swift toolchain (6.2 or later) is missing; get it from https://swift.org/install' >&2
  exit 1
}

if [ "$(uname)" != Linux ]; then
  exit 0 # elsewhere email runs on Foundation, and nothing is needed
fi

has_pcre2() {
  echo '#define PCRE2_CODE_UNIT_WIDTH 8
#include <pcre2.h>' | ${CC:-clang} -E -o /dev/null - 2>/dev/null
}

if has_pcre2; then
  exit 0
fi

as_root=
if [ "$(id -u)" != 0 ]; then
  as_root=sudo
fi
if command -v apt-get >/dev/null; then
  echo 'setup: installing libpcre2-dev with apt-get'
  $as_root apt-get update -qq
  $as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq libpcre2-dev
elif command -v brew >/dev/null; then
  echo 'setup: installing pcre2 with brew'
  brew install pcre2
else
  echo 'setup: PCRE2 is missing; install its headers (pcre2-devel, libpcre2-dev), or build without' >&2
  echo 'setup: it: swift build --disable-default-traits' >&2
  exit 1
fi

has_pcre2 || {
  echo 'setup: the PCRE2 headers are still not found' >&2
  exit 1
}
