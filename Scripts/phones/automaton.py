"""Regular expressions over digits as automata, and the smallest graph for a set of them.

Only what numbering plans use is read: digits, `[0-9]` classes, `\\d`, groups, `|`, `?`, `{n}`,
`{n,m}` and `$` at the end of an alternative. Threads are kept in the order of preference of a
backtracking matcher, so that the end of a match is the one that such a matcher would report.
"""

DIGITS = range(10)


class Program:
    """A compiled expression: a list of instructions for threads."""

    def __init__(self, text):
        self.text, self.at, self.code = text, 0, []
        self._alternatives()
        assert self.at == len(text), text
        self.code.append(("match",))
        self.start = self._closure([0])
        self._steps = {}

    # Threads: the state is a tuple of instruction numbers, most preferred first.

    def step(self, threads, digit):
        """The threads after one more digit."""
        key = threads, digit
        if key not in self._steps:
            moved = [
                pc + 1
                for pc in threads
                if self.code[pc][0] == "set" and digit in self.code[pc][1]
            ]
            self._steps[key] = self._closure(moved)
        return self._steps[key]

    def matches(self, threads):
        """Whether a match ends here, were the text to go on."""
        return any(self.code[pc][0] == "match" for pc in threads)

    def matches_whole(self, threads):
        """Whether the text, ending here, matches to its end."""
        return any(self.code[pc][0] in ("match", "end") for pc in threads)

    def is_open(self, threads):
        """Whether more digits could change the answer of a match at the start of the text."""
        return any(self.code[pc][0] in ("set", "end") for pc in threads)

    def preferred(self, threads):
        """The threads that a backtracking matcher would try before settling for a match here."""
        kept = []
        for pc in threads:
            kept.append(pc)
            if self.code[pc][0] == "match":
                break
        return tuple(kept)

    def _closure(self, pcs):
        seen, order = set(), []
        stack = list(reversed(pcs))
        while stack:
            pc = stack.pop()
            if pc in seen:
                continue
            seen.add(pc)
            kind = self.code[pc][0]
            if kind == "jump":
                stack.append(self.code[pc][1])
            elif kind == "save":
                stack.append(pc + 1)
            elif kind == "split":
                stack.extend([self.code[pc][2], self.code[pc][1]])
            else:
                order.append(pc)
        return tuple(order)

    # Reading.

    def _peek(self):
        return self.text[self.at] if self.at < len(self.text) else ""

    def _alternatives(self):
        ends = []
        while True:
            split = len(self.code)
            self.code.append(None)
            self._sequence()
            if self._peek() == "|":
                self.at += 1
                ends.append(len(self.code))
                self.code.append(None)
                self.code[split] = ("split", split + 1, len(self.code))
            else:
                self.code[split] = ("jump", split + 1)
                break
        for end in ends:
            self.code[end] = ("jump", len(self.code))

    def _sequence(self):
        while self._peek() not in ("", "|", ")"):
            start = self.at
            self._atom()
            finish = self.at
            least, most = self._count()
            if (least, most) == (1, 1):
                continue
            after = self.at
            del self.code[self.begin :]
            for number in range(most):
                if number >= least:
                    split = len(self.code)
                    self.code.append(None)
                self.at = start
                self._atom()
                assert self.at == finish
                if number >= least:
                    self.code[split] = ("split", split + 1, ("out",))
            end = len(self.code)
            for pc, step in enumerate(self.code):
                if step and step[0] == "split" and step[2] == ("out",):
                    self.code[pc] = ("split", step[1], end)
            self.at = after

    def _atom(self):
        begin = len(self.code)
        char = self._peek()
        begin_of_group = self.at
        self.at += 1
        if char == "(":
            group = None
            if self.text.startswith("?:", self.at):
                self.at += 2
            else:
                group = 2 * self.text[: begin_of_group].replace("(?:", "").count("(")
                self.code.append(("save", group))
            self._alternatives()
            assert self._peek() == ")", self.text
            self.at += 1
            if group is not None:
                self.code.append(("save", group + 1))
        elif char == "[":
            close = self.text.index("]", self.at)
            self.code.append(("set", _members(self.text[self.at : close])))
            self.at = close + 1
        elif char == "\\":
            assert self._peek() == "d", self.text
            self.at += 1
            self.code.append(("set", frozenset(DIGITS)))
        elif char == "$":
            self.code.append(("end",))
        else:
            assert char.isdigit(), self.text
            self.code.append(("set", frozenset([int(char)])))
        self.begin = begin

    def _count(self):
        char = self._peek()
        if char == "?":
            self.at += 1
            return 0, 1
        if char != "{":
            return 1, 1
        close = self.text.index("}", self.at)
        bounds = self.text[self.at + 1 : close].split(",")
        self.at = close + 1
        return int(bounds[0]), int(bounds[-1])


def _members(text):
    members, at = set(), 0
    while at < len(text):
        if text[at + 1 : at + 2] == "-":
            members.update(range(int(text[at]), int(text[at + 2]) + 1))
            at += 3
        else:
            members.add(int(text[at]))
            at += 1
    return frozenset(members)


class Captures:
    """Threads that know where the groups of their match begin and end."""

    def __init__(self, text):
        self.program = Program(text)
        self.start = self._closure([(0, ())], 0)

    def step(self, threads, digit, count):
        """The threads after digit number `count`."""
        code = self.program.code
        moved = [
            (pc + 1, saved)
            for pc, saved in threads
            if code[pc][0] == "set" and digit in code[pc][1]
        ]
        return self._closure(moved, count)

    def match(self, threads):
        """The first thread that matches, as ("match" or "end", saved places); None without one."""
        for pc, saved in threads:
            kind = self.program.code[pc][0]
            if kind in ("match", "end"):
                return kind, dict(saved)
        return None

    def _closure(self, moved, count):
        code, seen, order = self.program.code, set(), []
        stack = list(reversed(moved))
        while stack:
            pc, saved = stack.pop()
            if pc in seen:
                continue
            seen.add(pc)
            step = code[pc]
            if step[0] == "jump":
                stack.append((step[1], saved))
            elif step[0] == "split":
                stack.extend([(step[2], saved), (step[1], saved)])
            elif step[0] == "save":
                kept = tuple(s for s in saved if s[0] != step[1]) + ((step[1], count),)
                stack.append((pc + 1, kept))
            else:
                order.append((pc, saved))
                if step[0] == "match":
                    break
        return tuple(order)


_programs = {}


def program(text):
    """The compiled expression, made once."""
    if text not in _programs:
        _programs[text] = Program(text)
    return _programs[text]


class Graph:
    """Nodes shared by all that mean the same: a label, and where each digit leads (or nowhere).

    Node 0 stands for nowhere.
    """

    def __init__(self):
        self.nodes = [None]
        self._numbers = {}
        self._done = {}

    def add(self, label, targets):
        """The number of the node with this label and these ten targets."""
        key = label, tuple(targets)
        if key not in self._numbers:
            self._numbers[key] = len(self.nodes)
            self.nodes.append(key)
        return self._numbers[key]

    def build(self, start, step, label):
        """Adds all that can be reached from `start`, and returns its node.

        `step(state, digit)` is the next state or None, `label(state, targets)` what a node says
        that leads to the nodes `targets`. States
        must be hashable and without cycles. Builds with the same `step` share what they have found.
        """
        done = self._done.setdefault(step, {})
        stack = [(start, None)]
        while stack:
            state, targets = stack.pop()
            if state in done:
                continue
            if targets is None:
                targets = [step(state, digit) for digit in DIGITS]
                stack.append((state, targets))
                stack.extend((t, None) for t in targets if t is not None and t not in done)
            else:
                targets = [0 if t is None else done[t] for t in targets]
                done[state] = self.add(label(state, targets), targets)
        return done[start]
