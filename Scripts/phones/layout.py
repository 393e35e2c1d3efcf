"""How a number looks while it is typed, as a graph: one node a digit, a layout at every node.

The rules are those of libphonenumber's AsYouTypeFormatter. Its state depends on the digits through
regular expressions only, so its states can be followed for all numbers at once.
"""

from collections import namedtuple

LEAST = 3  # AsYouTypeFormatter shows groups from the third digit on
RAW = "raw"  # all digits as they are, without a sign between them
PLAIN = "plain"  # the digits behind the last mark, likewise

# What a node says. `marks` are the places, counted back from here, where a prefix ends that is
# set off by a space; `layout` is what stands behind the last one, `#` for each digit; `printed` is
# how a complete number looks inside its country, where `_` is a digit left out.
Label = namedtuple("Label", "marks layout printed", defaults=[None])

# The digits behind a calling code, or all of a number as dialled inside the country.
National = namedtuple(
    "National",
    "plan idd prefix complete count alive leads prints pattern template spaced able shown",
)


def upto(template, count):
    """`template` up to its digit number `count`."""
    at = -1
    for _ in range(count):
        at = template.index("#", at + 1)
    return template[: at + 1]


class Typist:
    """Follows the formatter: `step` and `label` for `Graph.build`."""

    def __init__(self, plans):
        self.plans = plans
        self._eligible = {}

    # Behind "+", and behind what is dialled instead of it.

    def step(self, state, digit):
        kind = state[0]
        if kind == "code":
            if state[1] == "" and state[2] == () and digit in self.plans:
                return "short", digit
            return self._code(state[1] + str(digit), ())
        if kind == "begun":
            return self._begun(state[1], state[2] + str(digit))
        if kind == "short":
            fresh = self._fresh(self.plans[state[1]], None, "", True)
            return "national", self._typed(fresh, digit), (1,)
        if kind == "national":
            return self._national(state[1], digit)
        if kind == "local":
            return self._local(state, digit)
        return None

    def label(self, state, _):
        kind = state[0]
        if kind in ("code", "unknown"):
            return Label(state[2], PLAIN)
        if kind in ("begun", "short", "raw"):
            return Label((), RAW)
        if kind == "local":
            return Label((), state[1].shown)
        shown = state[1].shown
        if shown == RAW and state[1].complete and not state[1].prefix:
            # AsYouTypeFormatter leaves out the space behind the calling code too.
            shown = PLAIN
        return Label(state[2], shown, self._printed(state[1]))

    def _code(self, digits, marks):
        """`digits` behind "+"; a calling code is complete as soon as it is one."""
        if digits and int(digits) in self.plans and digits[0] != "0":
            plan = self.plans[int(digits)]
            return "national", self._fresh(plan, None, "", True), marks + (0,)
        if len(digits) >= 3 or digits.startswith("0"):
            return "unknown", "", marks
        return "code", digits, marks

    # Inside the country.

    def _begun(self, code, digits):
        plan = self.plans[code]
        if len(digits) < LEAST:
            return "begun", code, digits
        idd = plan.idd
        if idd:
            threads, end = self._run(idd, digits)
            if end:
                rest = digits[end:]
                return self._code(rest, (len(rest),))
        end = 0
        shown = ""
        if code == 1:
            if digits[0] == "1" and digits[1] not in "01":
                end, shown = 1, "# "
        elif plan.trunk:
            _, end = self._run(plan.trunk, digits)
            shown = "#" * end
        state = self._fresh(plan, threads if idd else None, shown, end > 0)
        for digit in digits[end:]:
            state = self._typed(state, int(digit))
        if not digits[end:]:
            state = state._replace(shown=self._appended(state, ""))
        if state.complete:
            return "national", state, ()
        # AsYouTypeFormatter gives up on most numbers that lack their trunk prefix. Here they get
        # the groups that they have behind the calling code.
        whole = self._fresh(plan, None, "", True)
        for digit in digits:
            whole = self._typed(whole, int(digit))
        if state.shown == RAW:
            return "national", whole, ()
        return "local", state, whole

    def _local(self, state, digit):
        after = self._national(state[1], digit)
        if after[0] != "national" or after[2]:
            if after == ("raw",):
                return "national", self._typed(state[2], digit), ()
            return after
        whole = self._typed(state[2], digit)
        if after[1].shown == RAW:
            return "national", whole, ()
        return "local", after[1], whole

    def _run(self, expression, digits):
        """The threads after `digits`, and where the match of a backtracking matcher ends."""
        threads, end = expression.preferred(expression.start), 0
        for at, digit in enumerate(digits, 1):
            threads = expression.preferred(expression.step(threads, int(digit)))
            if expression.matches(threads):
                end = at
        return threads, end

    # The national digits.

    def _fresh(self, plan, idd, prefix, complete):
        leads = self._formats(plan.code, complete, prefix)
        start = tuple(tuple(p.start for p in f.leads) for f in leads)
        if idd is not None and not plan.idd.is_open(idd):
            idd = None
        prints = ()
        if complete and not prefix:
            prints = tuple(f.leads[-1].start if f.leads else "yes" for f in plan.formats)
        return National(
            plan.code, idd, prefix, complete, 0, None, start, prints, "", "", False, True, ""
        )

    def _formats(self, code, complete, prefix):
        key = code, complete, bool(prefix)
        if key not in self._eligible:
            self._eligible[key] = list(self.plans[code].eligible(complete, prefix))
        return self._eligible[key]

    def _national(self, state, digit):
        if state.idd is not None:
            idd = self.plans[state.plan].idd
            threads = idd.preferred(idd.step(state.idd, digit))
            if idd.matches(threads):
                return self._code("", (0,))
            state = state._replace(idd=threads if idd.is_open(threads) else None)
        after = self._typed(state, digit)
        if after.shown == RAW and after.idd is None:
            if not after.complete or after.prefix:
                return ("raw",)
            if not after.leads and not after.prints:
                return "unknown", "", ()
        return "national", after, ()

    def _typed(self, state, digit):
        formats = self._formats(state.plan, state.complete, state.prefix)
        count = state.count + 1
        leads = tuple(
            self._advance(form, threads, digit, count)
            for form, threads in zip(formats, state.leads)
        )
        state = state._replace(count=count, leads=leads, prints=self._prints(state, digit, count))
        if not state.able:
            if not state.complete or state.prefix:
                return state._replace(shown=RAW)
            state = state._replace(able=True, alive=None, pattern="", template="")
        after = self._grouped(state, formats) if state.alive else self._chosen(state, formats)
        # Formats that can never serve again are forgotten, so that states become equal.
        kept = tuple(
            None if f.longest <= count else l for f, l in zip(formats, after.leads)
        )
        return after._replace(leads=kept if any(l is not None for l in kept) else ())

    def _advance(self, form, threads, digit, count):
        if threads is None:
            return None
        first = min(max(count - LEAST, 0), len(form.leads) - 1) if form.leads else 0
        moved = []
        for number, (lead, here) in enumerate(zip(form.leads, threads)):
            if number < first:
                moved.append("")
            elif here == "yes" or here == "":
                moved.append(here)
            else:
                here = lead.step(here, digit)
                moved.append("yes" if lead.matches(here) else here or "")
        if form.leads and not any(moved):
            return None
        return tuple(moved)

    def _prints(self, state, digit, count):
        """The last leading digits of every format, for the print of the complete number."""
        after = []
        for form, here in zip(self.plans[state.plan].formats, state.prints):
            if here not in ("yes", None):
                here = form.leads[-1].step(here, digit)
                here = "yes" if form.leads[-1].matches(here) else here or None
            after.append(None if form.longest < count else here)
        return tuple(after) if any(after) else ()

    def _printed(self, state):
        plan = self.plans[state.plan]
        if state.count in plan.lengths:
            for form, here in zip(plan.formats, state.prints):
                if here == "yes" and form.split(state.count) is not None:
                    return form.printed(state.count)
        return None

    def _admits(self, formats, leads, number, count):
        if not leads or leads[number] is None:
            return False
        form, threads = formats[number], leads[number]
        if not form.leads:
            return True
        return threads[min(count - LEAST, len(form.leads) - 1)] == "yes"

    def _appended(self, state, shown):
        gap = " " if state.spaced and state.prefix and state.prefix[-1] != " " else ""
        return state.prefix + gap + shown

    def _whole(self, state, formats):
        """The state with an exact match shown, or without `shown` when there is none."""
        for number in state.alive:
            form = formats[number]
            layout = form.layout(state.count)
            if layout is not None:
                state = state._replace(spaced=form.is_spaced)
                if layout.count("#") == state.count:
                    return state._replace(shown=self._appended(state, layout)), True
        return state, False

    def _made(self, state, formats):
        """The state with a new template, and whether there is one."""
        alive = list(state.alive)
        while alive:
            form = formats[alive[0]]
            if state.pattern == form.pattern:
                return state._replace(alive=tuple(alive)), False
            if form.longest >= state.count:
                return (
                    state._replace(
                        alive=tuple(alive),
                        pattern=form.pattern,
                        template=form.template(),
                        spaced=form.is_spaced,
                    ),
                    True,
                )
            del alive[0]
        return state._replace(alive=(), able=False), False

    def _chosen(self, state, formats):
        if state.count < LEAST:
            return state._replace(shown=self._appended(state, "#" * state.count))
        alive = tuple(
            n for n in range(len(formats)) if self._admits(formats, state.leads, n, state.count)
        )
        state, found = self._whole(state._replace(alive=alive), formats)
        if found:
            return state
        state, found = self._made(state, formats)
        if found:
            return state._replace(shown=self._appended(state, upto(state.template, state.count)))
        return state._replace(shown=RAW)

    def _grouped(self, state, formats):
        if state.template.count("#") >= state.count:
            shown = upto(state.template, state.count)
        else:
            shown = None
            state = state._replace(pattern="", able=state.able and len(state.alive) > 1)
        state, found = self._whole(state, formats)
        if found:
            return state
        alive = tuple(n for n in state.alive if self._admits(formats, state.leads, n, state.count))
        state, found = self._made(state._replace(alive=alive), formats)
        if found:
            if not state.able:
                return state._replace(shown=RAW)
            return state._replace(shown=self._appended(state, upto(state.template, state.count)))
        if state.able and shown is not None:
            return state._replace(shown=self._appended(state, shown))
        return state._replace(shown=RAW)
