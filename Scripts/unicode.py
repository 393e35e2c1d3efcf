#!/usr/bin/env python3
"""Writes what the package takes from the Unicode Character Database: tables and test cases.

    Scripts/unicode.py [DATA]           writes the two files
    Scripts/unicode.py --check [DATA]   exits with 1 if a file in the tree differs

DATA is a folder laid out as unicode.org/Public/15.0.0/ucd: UnicodeData.txt, auxiliary/, emoji/ and so
on. Without it the script reads /usr/share/unicode, where Debian's package unicode-data puts it.
"""

import pathlib
import re
import sys

TREE = pathlib.Path(__file__).resolve().parent.parent
TABLES = TREE / "CMaskCore/src/unicode_tables.h"
CASES = TREE / "Tests/MaskCoreTests/Resources/GraphemeBreakTest.txt"
SCALARS = 0x110000

# Bits of unicode.h, in its order.
FLAGS = ["LETTER", "DIGIT", "MARK", "CONTROL", "IGNORABLE", "SPACE", "DASH", "PICTURE"]
FLAG = {name: 1 << bit for bit, name in enumerate(FLAGS)}

# What rule N drops. The engine keeps joiners and selectors that belong to an emoji.
IGNORABLE = [
    (0x00AD, 0x00AD),  # soft hyphen
    (0x034F, 0x034F),  # combining grapheme joiner
    (0x061C, 0x061C),  # Arabic letter mark
    (0x180B, 0x180F),  # Mongolian variation selectors and vowel separator
    (0x200B, 0x200F),  # zero-width space, joiners, marks of direction
    (0x202A, 0x202E),  # embeddings and overrides
    (0x2060, 0x2064),  # word joiner, invisible operators
    (0x2066, 0x2069),  # isolates
    (0xFE00, 0xFE0F),  # variation selectors
    (0xFEFF, 0xFEFF),  # byte order mark
    (0xE0100, 0xE01EF),  # variation selectors supplement
]

# Classes of UAX #29. Other, Extend are split by what GB9c and GB11 ask about them. Hangul syllables
# share one class, since arithmetic tells LV from LVT.
CLASSES = ["OTHER", "CR", "LF", "CONTROL", "EXTEND", "ZWJ", "REGIONAL", "PREPEND", "SPACING",
           "HANGUL_L", "HANGUL_V", "HANGUL_T", "HANGUL_LV", "HANGUL_LVT",
           "PICTURE", "CONSONANT", "LINKER", "EXTEND_INDIC"]
CLASS = {name: value for value, name in enumerate(CLASSES)}
BREAK = {"CR": "CR", "LF": "LF", "Control": "CONTROL", "Extend": "EXTEND", "ZWJ": "ZWJ",
         "Regional_Indicator": "REGIONAL", "Prepend": "PREPEND", "SpacingMark": "SPACING",
         "L": "HANGUL_L", "V": "HANGUL_V", "T": "HANGUL_T", "LV": "HANGUL_LV", "LVT": "HANGUL_LV"}
CONJUNCT_SCRIPTS = {"Bengali", "Devanagari", "Gujarati", "Malayalam", "Oriya", "Telugu"}

LEAF_BITS = 4
BRANCH_BITS = 5
DIRECT_END = 0x180  # Latin, in one step instead of three


def properties(path, wanted=None):
    """Yields (scalar, value) of a file in the form `0041..005A ; Value`."""
    for line in path.read_text(encoding="utf-8").splitlines():
        line = line.split("#")[0].strip()
        if not line:
            continue
        span, value = (field.strip() for field in line.split(";")[:2])
        if wanted is not None and value != wanted:
            continue
        ends = [int(end, 16) for end in span.split("..")]
        for scalar in range(ends[0], ends[-1] + 1):
            yield scalar, value


class Data:
    def __init__(self, folder):
        named = (folder / "auxiliary/GraphemeBreakProperty.txt").read_text(encoding="utf-8")
        self.version = re.match(r"# GraphemeBreakProperty-([0-9.]+)\.txt", named).group(1)
        self.category, self.combining, self.digit = ["Cn"] * SCALARS, [0] * SCALARS, {}
        self.upper, self.lower = {}, {}
        first = None
        for line in (folder / "UnicodeData.txt").read_text(encoding="utf-8").splitlines():
            field = line.split(";")
            scalar = int(field[0], 16)
            if field[1].endswith(", First>"):
                first = scalar
                continue
            for each in range(scalar if first is None else first, scalar + 1):
                self.category[each] = field[2]
                self.combining[each] = int(field[3])
            first = None
            if field[2] == "Nd":
                self.digit[scalar] = int(field[6])
            if field[12]:
                self.upper[scalar] = int(field[12], 16)
            if field[13]:
                self.lower[scalar] = int(field[13], 16)
        self.breaks = dict(properties(folder / "auxiliary/GraphemeBreakProperty.txt"))
        self.script = dict(properties(folder / "Scripts.txt"))
        self.syllabic = dict(properties(folder / "IndicSyllabicCategory.txt"))
        self.pictures = dict(properties(folder / "emoji/emoji-data.txt", "Extended_Pictographic"))

    def flags(self, scalar):
        category = self.category[scalar]
        flags = 0
        if category[0] == "L":
            flags |= FLAG["LETTER"]
        if category == "Nd":
            flags |= FLAG["DIGIT"]
        if category[0] == "M":
            flags |= FLAG["MARK"]
        if category in ("Cc", "Zl", "Zp"):
            flags |= FLAG["CONTROL"]
        if category == "Zs":
            flags |= FLAG["SPACE"]
        if category == "Pd" or scalar == 0x2212:
            flags |= FLAG["DASH"]
        if scalar in self.pictures:
            flags |= FLAG["PICTURE"]
        if any(low <= scalar <= high for low, high in IGNORABLE):
            flags |= FLAG["IGNORABLE"]
        return flags

    def grapheme_class(self, scalar):
        """The class, with Indic_Conjunct_Break as UAX #44 of Unicode 15.1 derives it."""
        name = BREAK.get(self.breaks.get(scalar, "Other"), "OTHER")
        if self.script.get(scalar) in CONJUNCT_SCRIPTS:
            syllabic = self.syllabic.get(scalar)
            if syllabic == "Virama":
                assert name == "EXTEND"
                return CLASS["LINKER"]
            if syllabic == "Consonant":
                assert name == "OTHER"
                return CLASS["CONSONANT"]
        if name == "EXTEND" and self.combining[scalar] != 0:
            return CLASS["EXTEND_INDIC"]
        if scalar in self.pictures:
            assert name == "OTHER"
            return CLASS["PICTURE"]
        return CLASS[name]


def shared(values, bits, direct=0):
    """Cuts `values` into blocks: (the different blocks in order, the number of each).

    The blocks of the first `direct` values stay in place, even where two are equal.
    """
    size, blocks, numbers, known = 1 << bits, [], [], {}
    for at in range(0, len(values), size):
        block = tuple(values[at:at + size])
        if at < direct or block not in known:
            known[block] = len(blocks)
            blocks.append(block)
        numbers.append(known[block])
    return blocks, numbers


def case_runs(mapping):
    """Runs (first, steps, stride, delta): first + i * stride maps to itself + delta, i <= steps."""
    runs, rest = [], dict(mapping)
    for scalar in sorted(mapping):
        if scalar not in rest:
            continue
        delta = mapping[scalar] - scalar
        best = (0, 1)
        for stride in (1, 2):
            steps = 0
            while steps < 1023:
                follow = scalar + (steps + 1) * stride
                if rest.get(follow, follow) - follow != delta:
                    break
                # A run of stride 2 must not reach over scalars with mappings of their own.
                if stride == 2 and follow - 1 in mapping:
                    break
                steps += 1
            best = max(best, (steps, stride), key=lambda run: (run[0], -run[1]))
        steps, stride = best
        for step in range(steps + 1):
            del rest[scalar + step * stride]
        runs.append((scalar, steps, stride, delta))
    assert not rest
    return runs


def array(kind, name, values, comment, form=str):
    lines = [f"/* {comment} */", f"static const {kind} {name}[{len(values)}] = {{"]
    line = " "
    for value in values:
        text = f" {form(value)},"
        if len(line) + len(text) > 100:
            lines.append(line)
            line = " "
        line += text
    return lines + [line, "};", ""]


def tables(folder):
    data = Data(folder)
    records, kinds = [], {}
    for scalar in range(SCALARS):
        record = data.flags(scalar) | data.grapheme_class(scalar) << 8
        records.append(kinds.setdefault(record, len(kinds)))
    leaves, leaf_numbers = shared(records, LEAF_BITS, DIRECT_END)
    branches, roots = shared(leaf_numbers, BRANCH_BITS)
    assert len(kinds) <= 256 and len(branches) <= 256
    zeros = sorted(scalar for scalar, value in data.digit.items() if value == 0)
    for zero in zeros:
        assert all(data.digit.get(zero + value) == value for value in range(10))
    assert len(data.digit) == 10 * len(zeros)
    branch_kind = "uint8_t" if len(leaves) <= 256 else "uint16_t"

    out = [
        "/*",
        " * Written by Scripts/unicode.py: change that script, not this file.",
        " *",
        f" * Source: the Unicode Character Database, version {data.version}: UnicodeData.txt, Scripts.txt,",
        " * IndicSyllabicCategory.txt, auxiliary/GraphemeBreakProperty.txt and emoji/emoji-data.txt.",
        " * Copyright 1991-2022 Unicode, Inc., under https://www.unicode.org/license.txt.",
        " */",
        "#ifndef MASKCORE_UNICODE_TABLES_H",
        "#define MASKCORE_UNICODE_TABLES_H",
        "",
        "#include <stdint.h>",
        "",
        "// clang-format off",
        "",
        "/* Classes of UAX #29. CONSONANT, LINKER and EXTEND_INDIC are Indic_Conjunct_Break of Unicode 15.1;",
        "   LINKER and EXTEND_INDIC are Extend as well. HANGUL_LV in a table stands for LVT too. */",
        "typedef enum grapheme_class {",
    ]
    out += [f"  GRAPHEME_{name}," for name in CLASSES]
    out += [
        "} grapheme_class;",
        "",
        "/* A scalar's record: kinds[leaves[branches[roots[high bits]][middle bits]][low bits]]. */",
        f"#define LEAF_BITS   {LEAF_BITS}",
        f"#define BRANCH_BITS {BRANCH_BITS}",
        f"#define DIRECT_END  0x{DIRECT_END:X}u /* below it kinds[leaves[scalar]] is enough */",
        "",
    ]
    out += array("uint16_t", "kinds", list(kinds), "Flags of unicode.h, and the class in the high byte.",
                 lambda value: f"0x{value:04X}")
    out += array("uint8_t", "roots", roots, "Numbers of branches.")
    out += array(branch_kind, "branches", [n for b in branches for n in b], "Numbers of leaves.")
    out += array("uint8_t", "leaves", [n for l in leaves for n in l], "Numbers of kinds.")
    out += array("uint32_t", "digit_zeros", zeros, "The zero of each row of ten digits.",
                 lambda value: f"0x{value:04X}")
    out += [
        "/* first + i * stride maps to itself + delta, for i from 0 to steps. */",
        "typedef struct case_run {",
        "  uint32_t first : 21, steps : 10, paired : 1; /* paired: stride 2, else 1 */",
        "  int32_t delta;",
        "} case_run;",
        "",
    ]
    for name, mapping in (("upper_runs", data.upper), ("lower_runs", data.lower)):
        out += array("case_run", name, case_runs(mapping), "In the order of `first`; none overlap.",
                     lambda run: f"{{0x{run[0]:04X}, {run[1]}, {run[2] - 1}, {run[3]}}}")
    out += ["// clang-format on", "", "#endif /* MASKCORE_UNICODE_TABLES_H */", ""]
    return "\n".join(out)


def cases(folder):
    """The lines of GraphemeBreakTest, as `0020 0308|0020`: a bar at each boundary within."""
    source = (folder / "auxiliary/GraphemeBreakTest.txt").read_text(encoding="utf-8")
    version = re.match(r"# GraphemeBreakTest-([0-9.]+)\.txt", source).group(1)
    out = [
        f"# GraphemeBreakTest.txt of the Unicode Character Database {version}, written shorter by",
        "# Scripts/unicode.py: scalars in hexadecimal, a bar where a character ends and the next begins.",
        "# Copyright 1991-2022 Unicode, Inc., under https://www.unicode.org/license.txt.",
    ]
    for line in source.splitlines():
        line = line.split("#")[0].strip()
        if line:
            marks = line.split()
            assert marks[0] == marks[-1] == "÷"
            out.append("".join({"÷": "|", "×": " "}.get(mark, mark) for mark in marks[1:-1]))
    return "\n".join(out) + "\n"


def main(arguments):
    folders = [argument for argument in arguments if not argument.startswith("-")]
    folder = pathlib.Path(folders[0] if folders else "/usr/share/unicode")
    for path, text in ((TABLES, tables(folder)), (CASES, cases(folder))):
        if "--check" not in arguments:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
        elif not path.exists() or path.read_text(encoding="utf-8") != text:
            sys.exit(f"{path.relative_to(TREE)} differs: run Scripts/unicode.py")


main(sys.argv[1:])
