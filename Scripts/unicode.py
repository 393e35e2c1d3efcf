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

# What an address asks: does Unicode 14.0 know the scalar, and how is it called in a reason. That is the
# oldest Unicode among the regular expression engines the email matcher runs on, and it holds all of them
# to it.
ADDRESS_VERSION = (14, 0)
ADDRESS_KINDS = ["OTHER", "CONTROL", "INVISIBLE", "LINE_BREAK", "MARK", "SPACE", "UNASSIGNED"]
ADDRESS = {"Cc": "CONTROL", "Cf": "INVISIBLE", "Zl": "LINE_BREAK", "Zp": "LINE_BREAK", "Zs": "SPACE",
           "Mn": "MARK", "Mc": "MARK", "Me": "MARK"}

BLOCK_BITS = 6
BRANCH_BITS = 2
DIRECT_END = 0x180  # Latin, in one step instead of a search
BLOCKS_END = 0x20000  # from here on a few long runs


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
        self.age = {scalar: tuple(map(int, age.split(".")))
                    for scalar, age in properties(folder / "DerivedAge.txt")}
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


    def address_kind(self, scalar):
        category = self.category[scalar]
        if scalar in (0x0A, 0x0B, 0x0C, 0x0D, 0x85):
            return ADDRESS_KINDS.index("LINE_BREAK")
        if scalar == 0x09:
            return ADDRESS_KINDS.index("SPACE")
        if category == "Cn" or self.age.get(scalar, (0, 0)) > ADDRESS_VERSION:
            return ADDRESS_KINDS.index("UNASSIGNED")
        return ADDRESS_KINDS.index(ADDRESS.get(category, "OTHER"))


def shared(values, bits):
    """Cuts `values` into blocks: (the different blocks in order, the number of each)."""
    size, numbers, known = 1 << bits, [], {}
    for at in range(0, len(values), size):
        numbers.append(known.setdefault(tuple(values[at:at + size]), len(known)))
    return list(known), numbers


def runs_of(values):
    """(last, value) of each run of equal values."""
    return [(at, value) for at, value in enumerate(values)
            if at + 1 == len(values) or values[at + 1] != value]


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
            while steps < 63:
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
        record = (data.flags(scalar) | data.grapheme_class(scalar) << 8
                  | data.address_kind(scalar) << 13)
        records.append(kinds.setdefault(record, len(kinds)))
    assert len(FLAGS) <= 8 and len(CLASSES) <= 32 and len(ADDRESS_KINDS) <= 8 and len(kinds) <= 256
    blocks, numbers = shared(records[:BLOCKS_END], BLOCK_BITS)
    runs, starts = [], []
    for block in blocks:
        starts.append(len(runs))
        runs += runs_of(block)
    branches, roots = shared([starts[number] for number in numbers], BRANCH_BITS)
    assert len(branches) <= 256 and len(runs) < 0x10000
    far_runs = [(BLOCKS_END + last, kind) for last, kind in runs_of(records[BLOCKS_END:])]
    for scalar, value in data.digit.items():
        # unicode_digit_value counts from the start of the run, in tens.
        first = scalar
        while (first - 1) >> BLOCK_BITS == scalar >> BLOCK_BITS and records[first - 1] == records[scalar]:
            first -= 1
        assert scalar < 0x80 or (scalar < BLOCKS_END and (scalar - first) % 10 == value)
    upper, lower = case_runs(data.upper), case_runs(data.lower)
    deltas = sorted({run[3] for run in upper} | {-run[3] for run in lower})
    assert len(deltas) <= 256

    out = [
        "/*",
        " * Written by Scripts/unicode.py: change that script, not this file.",
        " *",
        f" * Source: the Unicode Character Database, version {data.version}: UnicodeData.txt, Scripts.txt,",
        " * DerivedAge.txt, IndicSyllabicCategory.txt, auxiliary/GraphemeBreakProperty.txt and",
        " * emoji/emoji-data.txt.",
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
        "/*",
        " * A scalar's record is that of the run it lies in. Below DIRECT_END `direct` has the run's kind, and",
        " * far_runs from BLOCKS_END on. Between, the runs of its block begin where branches[roots[high bits]]",
        " * [middle bits] says.",
        " */",
        f"#define BLOCK_BITS  {BLOCK_BITS}",
        f"#define BRANCH_BITS {BRANCH_BITS}",
        f"#define DIRECT_END  0x{DIRECT_END:X}u",
        f"#define BLOCKS_END  0x{BLOCKS_END:X}u",
        "",
    ]
    out += array("uint16_t", "kinds", list(kinds),
                 "Flags of unicode.h in 8 bits, the class in 5, what an address calls it in 3.",
                 lambda value: f"0x{value:04X}")
    out += array("uint8_t", "direct", records[:DIRECT_END], "Numbers of kinds.")
    out += array("uint8_t", "roots", roots, "Numbers of branches.")
    out += array("uint16_t", "branches", [n for b in branches for n in b], "Where runs begin.")
    pair = lambda run: f"{{{run[0]}, {run[1]}}}"
    out += array("struct { uint8_t last, kind; }", "runs", runs, "The last scalar in its block.", pair)
    out += array("struct { uint32_t last : 24, kind : 8; }", "far_runs", far_runs, "The last scalar.",
                 lambda run: f"{{0x{run[0]:X}, {run[1]}}}")
    out += [
        "/* first + i * stride maps to itself + deltas[delta], for i from 0 to steps; to lower case, less that. */",
        "typedef struct case_run {",
        "  uint32_t first : 17, steps : 6, paired : 1, delta : 8; /* paired: stride 2, else 1 */",
        "} case_run;",
        "",
    ]
    out += array("int32_t", "deltas", deltas, "From lower case to upper case.")
    for name, runs, sign in (("upper_runs", upper, 1), ("lower_runs", lower, -1)):
        out += array("case_run", name, runs, "In the order of `first`; none overlap.",
                     lambda run: f"{{0x{run[0]:04X}, {run[1]}, {run[2] - 1}, {deltas.index(sign * run[3])}}}")
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
