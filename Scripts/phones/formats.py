"""The ways in which a plan writes its numbers, as libphonenumber's metadata has them."""

import re

from automaton import program

FIRST_GROUP = re.compile(r"(\\\d)")


class Format:
    """One way in which a plan writes numbers."""

    def __init__(self, source):
        self.groups = [
            tuple(map(int, (low, high or low)))
            for low, high in re.findall(r"\\d(?:\{(\d+)(?:,(\d+))?\})?", source.pattern)
            for low in [low or "1"]
        ]
        assert re.fullmatch(r"(\(\\d(\{\d+(,\d+)?\})?\))+", source.pattern), source.pattern
        self.pattern = source.pattern
        self.text = source.format
        self.leads = [program(text) for text in source.leading_digits_pattern]
        self.rule = source.national_prefix_formatting_rule
        self.carrier_rule = source.domestic_carrier_code_formatting_rule
        self.is_optional = bool(source.national_prefix_optional_when_formatting)
        self.is_first_group_only = self.rule is None or bool(
            re.fullmatch(r"\(?\\1\)?", self.rule)
        )
        self.is_spaced = bool(self.rule and re.search("[- ]", self.rule))
        self.longest = sum(high for _, high in self.groups)
        # As a person types, every digit has to show, in order.
        signs = r"[-x./() ~\[\]]*"
        self.is_eligible = bool(re.fullmatch(rf"{signs}\\1{signs}(\\\d{signs})*", self.text))

    def split(self, count):
        """The sizes of the groups for `count` digits, or None."""
        spare = count - sum(low for low, _ in self.groups)
        if spare < 0:
            return None
        sizes = []
        for low, high in self.groups:
            more = min(spare, high - low)
            sizes.append(low + more)
            spare -= more
        return sizes if spare == 0 else None

    def layout(self, count):
        """The text for exactly `count` digits, `#` for each; None when they do not fit."""
        sizes = self.split(count)
        if sizes is None:
            return None
        return re.sub(r"\\(\d)", lambda m: "#" * sizes[int(m[1]) - 1], self.text)

    def printed(self, count):
        """The text for `count` digits inside the country, or None."""
        sizes = self.split(count)
        if sizes is None:
            return None
        text = self.text
        if self.rule:
            text = FIRST_GROUP.sub(lambda _: self.rule.replace("\\1", _[1]), text, count=1)
        shown = [int(n) for n in re.findall(r"\\(\d)", text)]
        dropped = [n for n in range(1, len(sizes) + 1) if n not in shown]
        assert shown == sorted(shown) and dropped in ([], [1]), text
        gap = "_" * sizes[0] if dropped else ""
        return gap + re.sub(r"\\(\d)", lambda m: "#" * sizes[int(m[1]) - 1], text)

    def template(self):
        return self.layout(self.longest)


class Plan:
    """The formats of one calling code."""

    def __init__(self, code, main):
        self.code, self.main = code, main
        self.formats = [Format(f) for f in main.number_format]
        self.abroad = [Format(f) for f in main.intl_number_format] or self.formats
        self.idd = program(main.international_prefix) if main.international_prefix else None
        self.lengths = main.general_desc.possible_length
        self.trunk = (
            program(main.national_prefix_for_parsing)
            if main.national_prefix_for_parsing
            else None
        )

    def eligible(self, is_complete, prefix):
        """The formats for a number with `prefix` in front; `is_complete` when no digit in front of
        it is missing."""
        abroad = is_complete and not prefix
        for form in self.abroad if abroad else self.formats:
            # A rule for the first group alone is one for numbers without a trunk prefix.
            without = form.is_first_group_only and not form.is_optional
            behind = not form.is_first_group_only and not form.is_optional
            if prefix and without and form.carrier_rule is None:
                continue
            if not prefix and not is_complete and behind:
                continue
            if form.is_eligible:
                yield form
