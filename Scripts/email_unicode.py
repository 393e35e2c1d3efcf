#!/usr/bin/env python3
"""Writes the Unicode table of the email matcher's fuzz oracle; Scripts/unicode.py writes the matcher's.

    Scripts/email_unicode.py fuzz/oracle_unicode.h

Python's `unicodedata` is the source, and its version must be 14.0.0 (Python 3.11): that is the
oldest Unicode among the regular expression engines the matcher runs on, and the matcher holds all
of them to it.
"""
import sys
import unicodedata

VERSION = "14.0.0"

# What the oracle asks: may the scalar stand in a local part, in a label, and first in a label.
ORACLE = {
    "Lu": "LETTER", "Ll": "LETTER", "Lt": "LETTER", "Lm": "LETTER", "Lo": "LETTER", "Nd": "DIGIT",
    "Mn": "MARK", "Mc": "MARK", "Me": "MARK", "Zs": "BLANK", "Zl": "BLANK", "Zp": "BLANK",
    "Cc": "BLANK", "Cf": "BLANK", "Cn": "BLANK", "Co": "BLANK", "Cs": "BLANK",
}


def ranges(classes):
    """(first, last, class) for runs of equal class from U+0080, nothing for classless scalars."""
    runs = []
    for scalar in range(0x80, 0x110000):
        name = classes.get(unicodedata.category(chr(scalar)))
        if name is None:
            continue
        if runs and runs[-1][1] == scalar - 1 and runs[-1][2] == name:
            runs[-1][1] = scalar
        else:
            runs.append([scalar, scalar, name])
    return runs


def write(path, title, guard, prefix, table, classes):
    runs = ranges(classes)
    with open(path, "w", encoding="ascii") as out:
        out.write(f"/* {title} Unicode {VERSION}. Written by\n * Scripts/email_unicode.py. */\n")
        out.write(f"#ifndef {guard}\n#define {guard}\n\n#include <stdint.h>\n\n")
        names = sorted(set(classes.values()))
        out.write("/* clang-format off */\n")
        values = "".join(f"  {prefix}_{n} = {i + 1},\n" for i, n in enumerate(names))
        out.write(f"enum {{\n{values}}};\n\n")
        out.write("/* Sorted by `first`; scalars in no range have no class. */\n")
        out.write(f"static const struct {{ uint32_t first, last : 24, kind : 8; }} {table}[] = {{\n")
        line = " "
        for first, last, name in runs:
            item = f" {{0x{first:X}, 0x{last:X}, {names.index(name) + 1}}},"
            if len(line) + len(item) > 100:
                out.write(line + "\n")
                line = " "
            line += item
        out.write(line + "\n};\n/* clang-format on */\n\n")
        out.write(f"#endif /* {guard} */\n")
    print(f"{path}: {len(runs)} ranges")


def main():
    if unicodedata.unidata_version != VERSION:
        sys.exit(f"this Python knows Unicode {unicodedata.unidata_version}, not {VERSION}")
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    write(sys.argv[1], "Letters, digits, marks and blanks, for the oracle.",
          "MASKCORE_ORACLE_UNICODE_H", "ORACLE", "oracle_kinds", ORACLE)


main()
