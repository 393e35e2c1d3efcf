#!/usr/bin/env python3
"""Writes the telephone plans of the world as Swift: Sources/MaskCatalog/Phone/PhoneTable.swift.

    pip install phonenumbers==9.0.43
    Scripts/phones.py            writes the file: about a minute
    Scripts/phones.py --check    exits with 1 if the file in the tree differs

The data is libphonenumber's, by way of its port to Python. `phones/layout.py` follows what its
AsYouTypeFormatter shows, in the formats of `phones/formats.py`; `phones/plan.py` follows what numbers
there are, and `phones/pack.py` says how the graphs of both lie in the table.
"""

import pathlib
import sys
from collections import Counter

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent / "phones"))

import phonenumbers
from phonenumbers import COUNTRY_CODE_TO_REGION_CODE as REGIONS
from phonenumbers.phonemetadata import PhoneMetadata

from automaton import Graph
from formats import Plan
from layout import PLAIN, RAW, Typist
from pack import Packer, ops
from plan import Generals, Numbers, Trunk

TREE = pathlib.Path(__file__).resolve().parent.parent
TABLE = TREE / "Sources/MaskCatalog/Phone/PhoneTable.swift"
MARKS = [(), (0,), (1,), (1, 0), (2,), (2, 0)]


def metadata(code):
    """The regions of a calling code, the main one first."""
    if REGIONS[code][0] == "001":
        return [PhoneMetadata.metadata_for_nongeo_region(code)]
    return [PhoneMetadata.metadata_for_region(region) for region in REGIONS[code]]


def longest_layouts(labels):
    """The layouts that no other one begins with."""
    chosen = []
    for layout in sorted({said.layout for said in labels}, key=lambda l: (-len(l), l)):
        if layout not in (RAW, PLAIN) and not any(c.startswith(layout) for c in chosen):
            chosen.append(layout)
    return sorted(chosen)


def chosen_layouts(graph, layouts):
    """A whole layout for each node, where there is a choice that of most nodes behind it."""
    chosen = [None]
    for said, targets in graph.nodes[1:]:
        if said.layout in (RAW, PLAIN):
            chosen.append(layouts.index(said.layout))
            continue
        fitting = [i for i, layout in enumerate(layouts) if layout.startswith(said.layout)]
        behind = Counter(chosen[t] for t in targets if t and chosen[t] in fitting)
        chosen.append(behind.most_common(1)[0][0] if behind else fitting[0])
    return chosen


def kept_labels(graph, roots, labels, plain):
    """The labels, None where a node says what all nodes before it say. `plain(label)` is what goes
    on to the next node, None for a label that must stand."""
    before = [set() for _ in labels]
    for number, (_, targets) in enumerate(graph.nodes[1:], 1):
        for target in targets:
            if target:
                before[target].add(labels[number] & 255)
    for root in roots:
        before[root].add(None)
    return [
        label if label is None or before[number] != {plain(label)} else None
        for number, label in enumerate(labels)
    ]


def print_rule(said):
    """How the print inside the country comes from the layout: `^` stands for the first group, and
    the rest of the layout follows. Where it does not, the print itself."""
    if said.printed is None:
        return None
    first = len(said.layout) - len(said.layout.lstrip("#"))
    rest = said.layout[first:]
    if first and said.printed.endswith(rest):
        head = said.printed[: len(said.printed) - len(rest)]
        if head.count("#" * first) == 1 and head.count("#") == first:
            return head.replace("#" * first, "^")
    return said.printed


class Writer:
    """Builds the tables and writes them."""

    def __init__(self):
        self.codes = sorted(REGIONS)
        self.packer = Packer()
        self.layout()
        self.plan()
        self.trunk()

    def layout(self):
        graph = Graph()
        typist = Typist({code: Plan(code, metadata(code)[0]) for code in self.codes})
        roots = [graph.build(("code", "", ()), typist.step, typist.label)]
        for code in self.codes:
            roots.append(graph.build(("begun", code, ""), typist.step, typist.label))
        said = {node[0] for node in graph.nodes[1:]}
        layouts = longest_layouts(said)
        self.prints = [""] + sorted({print_rule(s) for s in said} - {None})
        self.layouts = [0, 0] + [ops(layout) for layout in layouts]
        places = chosen_layouts(graph, [RAW, PLAIN] + layouts)
        packed = [None]
        for number, (s, _) in enumerate(graph.nodes[1:], 1):
            rule = print_rule(s)
            packed.append(
                places[number]
                | MARKS.index(s.marks) << 8
                | (self.prints.index(rule) if rule else 0) << 11
            )
        # Marks and prints hold for one node only.
        packed = kept_labels(graph, roots, packed, lambda v: v & 255 if v < 256 else None)
        self.shows = [0] + sorted(set(packed[1:]) - {None})
        number = {value: i for i, value in enumerate(self.shows[1:], 1)} | {None: 0}
        addresses = self.packer.pack(graph, roots, [number[value] for value in packed])
        self.inside = dict(zip(self.codes, addresses[1:]))
        self.world = addresses[0]

    def plan(self):
        generals, graph = Graph(), Graph()
        general_roots, roots = [], []
        for code in self.codes:
            general = Generals(metadata(code))
            general_roots.append(generals.build(general.start, general.step, general.label))
            numbers = Numbers(metadata(code))
            numbers.reach = lambda node: graph.nodes[node][0][1] if node else frozenset()
            roots.append(graph.build(numbers.start, numbers.step, numbers.label))
        said = [0] + [node[0] for node in generals.nodes[1:]]
        self.generals = sorted(set(said))
        labels = [self.generals.index(value) for value in said]
        addresses = self.packer.pack(generals, general_roots, labels)
        self.possible = dict(zip(self.codes, addresses))
        # Low bits: the region that has the number, plus one; above them the certain region.
        labels = [0]
        for (valid, certain), _ in (node[0] for node in graph.nodes[1:]):
            labels.append((0 if valid is None else valid + 1) | (certain or 0) << 5)
        addresses = self.packer.pack(graph, roots, labels)
        self.numbers = dict(zip(self.codes, addresses))

    def trunk(self):
        graph, keys, roots = Graph(), {}, []
        for code in self.codes:
            for region in metadata(code):
                key = region.national_prefix_for_parsing, region.national_prefix_transform_rule
                if key[0] and key not in keys:
                    trunk = Trunk(*key)
                    keys[key] = len(roots)
                    roots.append(graph.build(trunk.start, trunk.step, trunk.label))
        texts = sorted({node[0] for node in graph.nodes[1:]} - {None})
        self.trunks = [0] + [trunk_steps(text) for text in texts]
        number = {text: i + 1 for i, text in enumerate(texts)} | {None: 0}
        labels = [0] + [number[node[0]] for node in graph.nodes[1:]]
        addresses = self.packer.pack(graph, roots, labels)
        self.trunk_roots = {key: addresses[i] for key, i in keys.items()}

    def regions(self):
        """Four words a region: who, how many digits, and an example of either kind. The main region
        of a calling code stands before the others."""
        words = []
        for code in self.codes:
            for order, region in enumerate(metadata(code)):
                key = region.national_prefix_for_parsing, region.national_prefix_transform_rule
                name = REGIONS[code][order].replace("001", "\0\0")
                general = region.general_desc
                words += [
                    ord(name[0]) << 8 | ord(name[1]) | code << 16 | order << 26
                    | self.trunk_roots.get(key, 0) << 32,
                    bits(general.possible_length) | bits(general.possible_length_local_only) << 32,
                    example(region.mobile),
                    example(region.fixed_line),
                ]
        return words

    def calling_codes(self):
        """One word a calling code: the code, and where its graphs begin."""
        return [
            code | self.inside[code] << 16 | self.possible[code] << 32 | self.numbers[code] << 48
            for code in self.codes
        ]

    def text(self):
        words = self.packer.words + [0] * (-len(self.packer.words) % 4)
        quads = [
            sum(word << 16 * i for i, word in enumerate(words[at : at + 4]))
            for at in range(0, len(words), 4)
        ]
        arrays = [
            ("words", "The graphs, four words of 16 bits in each.", quads),
            ("shows", "What nodes of the first graph show: layout, marks, print.", self.shows),
            ("layouts", "Steps of four bits.", self.layouts),
            ("generals", "The plans that a number may be in, a bit for each.", self.generals),
            ("trunks", "What becomes of the digits before a national number.", self.trunks),
            ("callingCodes", "The code, and where its graphs begin.", self.calling_codes()),
            ("regions", "Four to a region, sorted by code and its order there.", self.regions()),
        ]
        lines = [
            "// Written by Scripts/phones.py. Do not edit.",
            f"// Source: PyPI phonenumbers {phonenumbers.__version__}, a port of libphonenumber and its",
            "// metadata of that version; The Libphonenumber Authors, Apache License 2.0 (see NOTICE).",
            f"// {len(REGIONS)} calling codes, {sum(map(len, REGIONS.values()))} plans.",
            "",
            "/// The graphs and rows that `PhoneGraph` and `PhonePlan` read; Scripts/phones/pack.py says",
            "/// how they lie.",
            "enum PhoneTable {",
            "  /// Where the numbers behind a plus begin.",
            f"  static let world = {self.world}",
            "  /// How numbers look inside their country: a whole layout, or `^` for the first group of the",
            "  /// layout abroad, whose rest follows.",
            '  static let prints = """',
            *(f"    {rule}".rstrip() for rule in self.prints),
            '    """',
        ]
        for name, comment, values in arrays:
            kind = "UInt64" if max(values) >= 1 << 16 else "UInt16"
            lines += [f"  /// {comment}", f"  static let {name}: [{kind}] = ["]
            size, row = (4, 16) if kind == "UInt64" else (12, 4)
            for at in range(0, len(values), size):
                written = ", ".join(f"0x{v:0{row}x}" for v in values[at : at + size])
                lines.append(f"    {written},")
            lines.append("  ]")
        return "\n".join(lines + ["}", ""])


def trunk_steps(text):
    """`_` left out, `#` kept, `_` left out, digits put in, eight bits each; bit 63 for `$`."""
    ends = text.startswith("$")
    text = text.lstrip("$")
    before = len(text) - len(text.lstrip("_"))
    text = text[before:]
    digits = text.rstrip("_").rstrip("#")
    kept = text.count("#")
    after = len(text) - len(digits) - kept
    assert text == digits + "#" * kept + "_" * after and len(digits) <= 4
    return (
        before | kept << 8 | after << 16 | len(digits) << 24 | int(digits or "0") << 32 | ends << 63
    )


def bits(lengths):
    return sum(1 << length for length in lengths if 0 < length < 32)


def example(kind):
    """An example number: its digits as a number, and above bit 56 how many they are."""
    digits = kind.example_number if kind else None
    return int(digits) | len(digits) << 56 if digits else 0


def main():
    text = Writer().text()
    if sys.argv[1:] == ["--check"]:
        if TABLE.read_text() != text:
            sys.exit(f"{TABLE.relative_to(TREE)} is not what this script writes")
    else:
        TABLE.parent.mkdir(exist_ok=True)
        TABLE.write_text(text)


if __name__ == "__main__":
    main()
