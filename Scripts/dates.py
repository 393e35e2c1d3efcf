#!/usr/bin/env python3
"""Writes how locales write dates as Swift: Sources/MaskCatalog/Date/DateTable.swift.

    Scripts/dates.py FACTS.json            writes the file
    Scripts/dates.py FACTS.json --check    exits with 1 if the file in the tree differs

FACTS.json names its source and version in "_header", and in "locales" for each locale: pattern and
mask of the date, and the same in my (month and year), in short where that differs, and in time,
beside clock and the words ampm. A mask has ## for two digits, #### for four, {a} for the word of the
clock and {B} for the part of the day.
"""

import json
import pathlib
import re
import sys
import unicodedata

TREE = pathlib.Path(__file__).resolve().parent.parent
TABLE = TREE / "Sources/MaskCatalog/Date/DateTable.swift"

# CLDR's letters, without regard to how many there are, as a date mask has them.
UNITS = {"d": "dd", "M": "MM", "L": "MM", "h": "hh", "H": "HH", "m": "mm", "a": "a"}


def order(pattern, mask):
    """The order of a date mask: a CLDR pattern with every part at its full width, letters quoted."""
    runs = [m.group() for m in re.finditer(r"'[^']*'|([A-Za-z])\1*|[^A-Za-z']+", pattern)]
    assert "".join(runs) == pattern, pattern
    written, drawn = "", ""
    for run in runs:
        if run[0] == "y":
            digits = 2 if run == "yy" else 4
            written, drawn = written + "y" * digits, drawn + "#" * digits
        elif run[0] in UNITS:
            written, drawn = written + UNITS[run[0]], drawn + ("{a}" if run[0] == "a" else "##")
        else:
            assert not run[0].isascii() or not run[0].isalpha(), pattern
            written, drawn = written + run, drawn + run.strip("'")
    assert drawn == mask, (pattern, drawn, mask)
    return written


def time(facts):
    """The order of the time. A part of the day cannot be typed as AM or PM: 24 hours instead."""
    pattern = facts["pattern"]
    if "B" in pattern:
        return re.sub("B *", "", pattern).replace("h", "HH", 1), ["", ""]
    written = order(pattern, facts["mask"])
    assert ("hh" in written) == (facts["clock"] == 12) == ("ampm" in facts), facts
    return written, facts.get("ampm", ["", ""])


def escaped(text):
    """`text` as the inside of a Swift literal, with what cannot be seen spelled out."""
    visible = lambda c: c not in '\\"|' and (c == " " or unicodedata.category(c)[0] not in "CZM")
    return "".join(c if visible(c) else "\\u{%X}" % ord(c) for c in text)


def row(name, facts):
    short = facts.get("short", facts)
    clock, words = time(facts["time"])
    fields = [name, order(facts["pattern"], facts["mask"]), order(short["pattern"], short["mask"]),
              order(facts["my"]["pattern"], facts["my"]["mask"]), clock, *words]
    fields[2] = "" if fields[2] == fields[1] else fields[2]
    return "    " + "|".join(escaped(field) for field in fields)


def main(arguments):
    check = "--check" in arguments
    path, = [argument for argument in arguments if argument != "--check"]
    facts = json.loads(pathlib.Path(path).read_text(encoding="utf-8"))
    header = facts["_header"]
    rows = [row(name, locale) for name, locale in facts["locales"].items()]
    text = "\n".join([
        "// Written by Scripts/dates.py. Do not edit.",
        f"// Source: {header['source'].split(';')[0]}.",
        f"// Collected {header['date']}: {len(rows)} locales.",
        "",
        "/// Orders of the date, the short date (empty: the same), month and year, and the time; the words",
        "/// of a 12-hour clock.",
        "enum DateTable {",
        '  static let rows = """',
        *rows,
        '    """',
        "}",
        "",
    ])
    if check:
        return TABLE.read_text(encoding="utf-8") != text
    TABLE.parent.mkdir(parents=True, exist_ok=True)
    TABLE.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    sys.exit(main(sys.argv[1:]))
