# Read by run.sh and counts.sh, in this folder: how the C and C++ programs are built and counted.
# shellcheck shell=sh

cc=${CC:-clang}
case "$cc" in
*clang*) cxx=${CXX:-$cc++} ;;
*) cxx=${CXX:-g++} ;;
esac
c_flags='-O2 -fPIC -Wall -Wextra -Werror -IKit/include -IC -I../CMaskCore/include'

has() { pkg-config --exists "$1" 2>/dev/null; }

compile_c() { "$cc" -std=c11 $c_flags "$@"; }

compile_cxx() { "$cxx" -std=c++17 $c_flags "$@"; }

# The program of the C core, without email, and the counter of allocations.
build_core() {
  compile_c C/core.c Kit/bench.c Kit/floors.c ../CMaskCore/src/*.c -o "$out/core" -ldl
  compile_c -shared C/count_allocations.c -o "$out/count_allocations.so"
}

# The program of the command as a whole.
build_command_bench() { compile_c C/command.c Kit/bench.c -o "$out/command_bench" -ldl; }

# Bytes of the sections of files whose names match.
section_bytes() {
  names=$1
  shift
  size -A "$@" | awk -v names="$names" '$1 ~ names { sum += $2 } END { print sum + 0 }'
}

# Bytes of the C library as a shared object, without PCRE2, built by gcc with `$1`: what is loaded.
library_bytes() {
  # Flags are to be split into words.
  # shellcheck disable=SC2086
  gcc -std=c11 $1 -fPIC -shared -s -I../CMaskCore/include ../CMaskCore/src/*.c -o "$out/size.so"
  section_bytes '^\\.(text|rodata|data|data\\.rel\\.ro|eh_frame)$' "$out/size.so"
}

# As those build it who count bytes: no asserts, no tables for unwinding.
small_flags='-Os -DNDEBUG -fno-asynchronous-unwind-tables'

# What needs libraries that may be missing.
build_peers() {
  rm -f "$out/qt" "$out/phonenumber" "$out/icu" "$out/regexes" "$out/worst"
  compile_c -c Kit/bench.c -o "$out/bench.o"
  # Lists of flags are to be split into words.
  # shellcheck disable=SC2046
  if has Qt5Widgets; then
    compile_cxx $(pkg-config --cflags Qt5Widgets) C/qt.cpp "$out/bench.o" -o "$out/qt" \
      $(pkg-config --libs Qt5Widgets) -ldl
  fi
  if [ -e /usr/include/phonenumbers/asyoutypeformatter.h ]; then
    compile_cxx C/phonenumber.cpp "$out/bench.o" -o "$out/phonenumber" -lphonenumber -ldl
  fi
  # shellcheck disable=SC2046
  if has icu-i18n; then
    compile_c C/icu.c "$out/bench.o" -o "$out/icu" $(pkg-config --libs icu-i18n icu-uc) -ldl
  fi
  if [ -e /usr/include/re2/re2.h ] && has libpcre2-8; then
    mkdir -p "$out/email"
    for source in ../CMaskCore/src/*.c; do
      compile_c -DMASKCORE_EMAIL=1 -c "$source" -o "$out/email/$(basename "$source" .c).o"
    done
    compile_cxx C/regexes.cpp C/email_peers.cpp "$out/bench.o" "$out"/email/*.o \
      -o "$out/regexes" -lre2 -lpcre2-8 -ldl
    compile_c C/email_worst.c "$out"/email/*.o -o "$out/worst" -lpcre2-8
  fi
}

# With the same hash seeds in every run.
count_allocations() {
  SWIFT_DETERMINISTIC_HASHING=1 LD_PRELOAD=$out/count_allocations.so "$1" allocations
}

# One dump a case; its name is WORK|WHO|PER|OPERATIONS. Without debug information, which Debian's
# valgrind cannot read when a new compiler has written it.
count_instructions() {
  rm -f "$out"/callgrind.*
  strip --strip-debug -o "$out/stripped" "$1"
  SWIFT_DETERMINISTIC_HASHING=1 \
    valgrind --tool=callgrind --callgrind-out-file="$out/callgrind" "$out/stripped" instructions \
      >"$out/valgrind.log" 2>&1 || { tail -n 20 "$out/valgrind.log" >&2; return 1; }
  number=1
  while [ -e "$out/callgrind.$number" ]; do
    awk -F'Client Request: ' '
      /^desc: Trigger: Client Request/ { split($2, name, "|") }
      /^summary: / { split($0, cost, " ") }
      END {
        if (name[4] > 0) {
          printf "instructions\t%s\t%s\t%s\t%.1f\n", name[1], name[2], name[3], cost[2] / name[4]
        }
      }' "$out/callgrind.$number"
    number=$((number + 1))
  done
}
