#!/usr/bin/env python3
"""Writes the locales' number signs as Swift: Sources/MaskCatalog/Number/NumberTable.swift.

    Scripts/numbers.py FACTS.json           writes the file
    Scripts/numbers.py --check FACTS.json   exits with 1 if the file in the tree differs

FACTS.json names its source and version in "_header", the ten digits of each system in
"digit_systems", and in "locales" for each locale: dec, grp, sizes, min_grp, minus, digits, pctsign,
the CLDR patterns cur and pct, and ccy, the currency's code, symbol and fraction digits.
"""

import json
import pathlib
import sys
import unicodedata

TREE = pathlib.Path(__file__).resolve().parent.parent
TABLE = TREE / "Sources/MaskCatalog/Number/NumberTable.swift"


def affixes(pattern, symbol):
    """The texts before and behind the digits of a CLDR pattern, its positive half."""
    positive = pattern.split(";")[0]
    digits = [i for i, c in enumerate(positive) if c in "#0,."]
    return [part.replace("¤", symbol).replace("%", symbol)
            for part in (positive[: digits[0]], positive[digits[-1] + 1 :])]


def currency(locale):
    """Affixes of the currency, with the space that CLDR puts between a letter and a digit."""
    symbol = locale["ccy"][1]
    before, behind = affixes(locale["cur"], symbol)
    if before.endswith(symbol) and unicodedata.category(symbol[-1])[0] not in "SZ":
        before += "\u00a0"
    if behind.startswith(symbol) and unicodedata.category(symbol[0])[0] not in "SZ":
        behind = "\u00a0" + behind
    return [before, behind]


def next_group(pattern):
    """Digits in the groups of a CLDR pattern other than the last."""
    groups = pattern.split(";")[0].split(".")[0].split(",")
    size = groups[-2] if len(groups) > 2 else groups[-1]
    return str(sum(c in "#0" for c in size))


def escaped(text):
    """`text` as the inside of a Swift literal, with what cannot be seen spelled out."""
    visible = lambda c: c not in '\\"|' and (c == " " or unicodedata.category(c)[0] not in "CZM")
    return "".join(c if visible(c) else "\\u{%X}" % ord(c) for c in text)


def row(name, locale, systems):
    primary, *secondary = locale["sizes"]
    zero = systems[locale.get("digits", "latn")][0]
    fields = [name, locale["dec"], locale["grp"], str(primary),
              str(secondary[0] if secondary else primary), str(locale["min_grp"]), locale["minus"],
              zero, *currency(locale), str(locale["ccy"][2]), next_group(locale["cur"]), locale["ccy"][0],
              *affixes(locale["pct"], locale.get("pctsign", "%"))]
    return "    " + "|".join(escaped(field) for field in fields)


def main(arguments):
    check = arguments[:1] == ["--check"]
    facts = json.loads(pathlib.Path(arguments[1 if check else 0]).read_text(encoding="utf-8"))
    header = facts["_header"]
    rows = [row(name, locale, facts["digit_systems"]) for name, locale in facts["locales"].items()]
    text = "\n".join([
        "// Written by Scripts/numbers.py. Do not edit.",
        f"// Source: {header['source'].split(';')[0]}.",
        f"// Collected {header['date']}: {len(rows)} locales.",
        "",
        "/// Decimal sign, grouping sign, group sizes, minimum grouping, minus, zero; the currency's",
        "/// prefix, suffix, fraction digits, group size and code; prefix and suffix of a percentage.",
        "enum NumberTable {",
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
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    sys.exit(main(sys.argv[1:]))
