"""What a complete number is, as graphs: validity, region and print of the national digits of a
calling code, and what a trunk prefix typed in front of them does."""

import re
from collections import namedtuple

from automaton import Captures, program

KINDS = (
    "fixed_line mobile toll_free premium_rate shared_cost personal_number voip pager uan voicemail"
).split()
# What a node says of the digits up to it: `valid` is the region that has assigned the number,
# `certain` the one region that any valid number beginning so belongs to (None: the main one, or
# open).
Say = namedtuple("Say", "valid certain")


class Generals:
    """Which plans of a calling code hold such a number at all: a bit for each region."""

    def __init__(self, metadata):
        self.plans = [program(m.general_desc.national_number_pattern) for m in metadata]
        self.start = tuple(plan.start for plan in self.plans)

    def step(self, state, digit):
        after = tuple(plan.step(here, digit) for plan, here in zip(self.plans, state))
        return after if any(after) else None

    def label(self, state, _):
        return sum(
            1 << number
            for number, (plan, here) in enumerate(zip(self.plans, state))
            if plan.matches_whole(here)
        )


class Numbers:
    """The national numbers of one calling code."""

    def __init__(self, metadata):
        self.parts = []  # what is followed: (expression, does a beginning suffice)
        self.regions = []
        for region in metadata:
            general = region.general_desc
            kinds = [
                (self._part(d.national_number_pattern), d.possible_length)
                for d in (getattr(region, kind) for kind in KINDS)
                if d and d.national_number_pattern
            ]
            lead = self._part(region.leading_digits, True) if region.leading_digits else None
            self.regions.append((self._part(general.national_number_pattern), lead, kinds))
        self.longest = max(max(m.general_desc.possible_length) for m in metadata)
        self.reach = None  # gives the regions that a node leads to

    def _part(self, text, is_beginning=False):
        self.parts.append((program(text), is_beginning))
        return len(self.parts) - 1

    @property
    def start(self):
        return 0, tuple(p.start for p, _ in self.parts)

    def step(self, state, digit):
        count, threads = state
        if count == self.longest:
            return None
        after = []
        for (expression, is_beginning), here in zip(self.parts, threads):
            if here == "yes":
                after.append(here)
                continue
            here = expression.step(here, digit)
            after.append("yes" if is_beginning and expression.matches(here) else here)
        if not any(
            after[general] and any(after[kind] for kind, _ in kinds)
            for general, _, kinds in self.regions
        ):
            return None
        return count + 1, tuple(after)

    def label(self, state, targets):
        count, threads = state
        valid = self._valid(count, threads)
        reach = set() if valid is None else {valid}
        for target in targets:
            reach |= self.reach(target)
        certain = min(reach) if len(reach) == 1 else None
        return Say(valid, certain or None), frozenset(reach)

    def _whole(self, part, threads):
        return self.parts[part][0].matches_whole(threads[part])

    def _valid(self, count, threads):
        for number, (general, lead, kinds) in enumerate(self.regions):
            is_known = self._whole(general, threads) and any(
                self._whole(kind, threads) and (not lengths or count in lengths)
                for kind, lengths in kinds
            )
            if lead is None and is_known:
                return number
            if lead is not None and threads[lead] == "yes":
                return number if is_known else None
        return None


class Trunk:
    """What stands in front of a national number and is not part of it.

    A node says what becomes of the digits up to it: `_` is left out, `#` stays, a digit is put in.
    With `$` in front it holds only if the text ends here.
    """

    def __init__(self, text, rule):
        self.captures = Captures(text)
        self.rule = rule
        self.groups = text.replace("(?:", "").count("(")

    @property
    def start(self):
        return 0, self.captures.start

    def step(self, state, digit):
        count, threads = state
        after = self.captures.step(threads, digit, count + 1)
        return (count + 1, after) if after else None

    def label(self, state, _):
        count, threads = state
        match = self.captures.match(threads) if count else None
        if match is None:
            return None
        kind, saved = match
        last = saved.get(2 * self.groups - 1)
        if not self.rule or last is None:
            shown = "_" * count
        else:
            shown = self._rewritten(count, saved)
        return ("$" if kind == "end" else "") + shown

    def _rewritten(self, count, saved):
        """The rule puts digits in front of one group, all else is left out."""
        digits, group = re.fullmatch(r"(\d*)\\(\d)", self.rule).groups()
        begin, end = saved[2 * int(group) - 2], saved[2 * int(group) - 1]
        return "_" * begin + digits + "#" * (end - begin) + "_" * (count - end)
