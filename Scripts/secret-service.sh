#!/bin/sh
# Runs the tests of MaskFieldSecretService against a keyring of their own.
# Debian: apt-get install libsecret-1-dev gnome-keyring dbus
set -eu
cd "$(dirname "$0")/.."

for tool in dbus-run-session gnome-keyring-daemon; do
  command -v "$tool" >/dev/null || {
    echo "secret-service: $tool is missing (Debian: apt-get install gnome-keyring dbus)" >&2
    exit 1
  }
done

home=$(mktemp -d)
trap 'rm -rf "$home"' EXIT
swift build --build-tests --traits PCRE2,SecretService --scratch-path .build/secret-service

# The keyring lives in a home of its own and is unlocked with the empty password.
HOME_FOR_SWIFT=$HOME HOME=$home XDG_DATA_HOME=$home XDG_RUNTIME_DIR=$home \
  MASKFIELD_TEST_KEYRING=1 dbus-run-session -- sh -c '
    echo | gnome-keyring-daemon --unlock --components=secrets >/dev/null
    HOME=$HOME_FOR_SWIFT swift test --skip-build --traits PCRE2,SecretService \
      --scratch-path .build/secret-service --filter MaskFieldSecretServiceTests'
