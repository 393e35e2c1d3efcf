"""Graphs as words of 16 bits, which are read where they lie.

A node begins with a word: three bits of kind, then a label of 13 bits or a set of ten digits.

    0 leaf      label; no digit leads on
    1 next      label; every digit leads to the node that follows
    2 jump      label; every digit leads to the address in the next word
    3 one       digits of the set lead to an address, others nowhere
    4 one next  digits of the set lead to the node that follows, others nowhere
    5 two       digits of the set lead to one address, others to a second
    6 two next  digits of the set lead to an address, others to the node that follows
    7 runs      the set marks the digits that lead elsewhere than the digit before; an address each

From kind 3 on, bit 12 says that the label stands in a word of its own behind the first.
Address 0 is nowhere, and so is label 0 no label.
"""


class Packer:
    def __init__(self):
        self.words = [0]

    def pack(self, graph, roots, labels):
        """Appends all nodes of `graph`, whose labels are numbers; returns where `roots` lie."""
        places, waiting = {0: 0}, []
        for root in roots:
            stack = [root]
            while stack:
                node = stack.pop()
                while node not in places:
                    targets = graph.nodes[node][1]
                    following = self._node(node, labels[node], targets, places, waiting)
                    stack.extend(t for t in targets if t not in places and t != following)
                    if following is None:
                        break
                    node = following
        for at, node in waiting:
            self.words[at] = places[node]
        assert len(self.words) < 1 << 16
        return [places[root] for root in roots]

    def _node(self, node, said, targets, places, waiting):
        places[node] = len(self.words)
        distinct = sorted(set(targets))
        fresh = [t for t in distinct if t not in places]

        def put(kind, value, behind=()):
            self.words.append(kind << 13 | value)
            for target in behind:
                waiting.append((len(self.words), target))
                self.words.append(0)

        def labelled(kind, digits, behind=()):
            members = sum(1 << d for d in range(10) if d in digits)
            self.words.append(kind << 13 | (4096 if said else 0) | members)
            if said:
                self.words.append(said)
            for target in behind:
                waiting.append((len(self.words), target))
                self.words.append(0)

        def leading_to(target):
            return {d for d in range(10) if targets[d] == target}

        assert said < 8192
        if distinct == [0]:
            put(0, said)
        elif len(distinct) == 1:
            if fresh:
                put(1, said)
                return fresh[0]
            put(2, said, distinct)
        elif len(distinct) == 2 and distinct[0] == 0:
            if fresh:
                labelled(4, leading_to(fresh[0]))
                return fresh[0]
            labelled(3, leading_to(distinct[1]), distinct[1:])
        elif len(distinct) == 2:
            if fresh:
                other = distinct[0] if distinct[1] == fresh[0] else distinct[1]
                labelled(6, leading_to(other), [other])
                return fresh[0]
            labelled(5, leading_to(distinct[0]), distinct)
        else:
            begins = [d for d in range(10) if d == 0 or targets[d] != targets[d - 1]]
            labelled(7, set(begins), [targets[d] for d in begins])
        return None


def ops(layout):
    """A layout as steps of four bits: 1 to 8 so many digits, from 9 on a sign; 0 is the end."""
    steps, at = [], 0
    while at < len(layout):
        if layout[at] == "#":
            run = len(layout[at:]) - len(layout[at:].lstrip("#"))
            steps += [8] * (run // 8) + ([run % 8] if run % 8 else [])
            at += run
        else:
            steps.append(9 + SIGNS.index(layout[at]))
            at += 1
    assert len(steps) <= 16, layout
    return sum(step << 4 * i for i, step in enumerate(steps))


SIGNS = " -()./~"
