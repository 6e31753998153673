"""Looking further ahead: one tree of questions, grown in many imagined worlds.

Information-set Monte Carlo tree search (Cowling, Powley and Whitehouse, 2012): every descent is
made in a world dealt anew from what the seat knows. A question in the tree stands for all worlds
in which it is asked after the same answers; only the options that this world offers take part.
Which of the seat's own options are tried first is said by looking one action ahead (PUCT). Rivals,
and everybody once the tree is left, do what is usually best when they look one action ahead.
A number of turns after leaving the tree everybody's position is judged, never in the middle of a
turn, so that a turn still to come is not mistaken for a turn lost.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from tabularium.kernel.machine import State
from tabularium.kernel.rng import seeded
from tabularium.search.lookahead import LOOKS, outlook, settled, values_now

CURIOSITY: Final = 1.4
E: Final = 2.718281828459045
GLANCE: Final = 16  # positions looked at for an option; the tree looks at the rest of its action
LONGEST: Final = 400  # decisions in one descent
NARROW: Final = 1e-3  # chances to win that differ by less are alike
CODES: Final = 1 << 32  # more than any option's code


class Branch:
    """One option of a question, as far as it has been tried."""

    __slots__ = ("after", "code", "first", "points", "prior", "tries", "value")

    def __init__(self, code: int, first: float) -> None:
        self.code: int = code
        self.first: float = first  # as looking one action ahead judged it
        self.prior: float = 0.0
        self.tries: int = 0
        self.value: float = 0.0  # the sum over the tries
        self.points: float = 0.0  # likewise, what the seat would have scored where they ended
        self.after: dict[int, Question] = {}

    def chance(self) -> float:
        """To win, from 0 to 1, as far as it has been tried."""
        return self.value / self.tries if self.tries else 0.0


@mypyc_attr(allow_interpreted_subclasses=True)
class Question:
    """A decision of a seat, reached by the same answers in any number of worlds."""

    __slots__ = ("branches", "tries", "value")

    def __init__(self) -> None:
        self.tries: int = 0
        self.value: float = 0.0
        self.branches: dict[int, Branch] = {}


class Habits:
    """What options have proved to be worth wherever they were looked at: quick to ask."""

    def __init__(self) -> None:
        self.worth: dict[int, float] = {}  # by question and option, above the mean of its rivals

    def likely(self, g: State) -> int:
        """The option that somebody who looks one action ahead usually takes."""
        worth = self.worth
        node = g.stack[g.top] * CODES
        options = g.options
        best = -1e18
        found = -1
        for i in range(len(options)):
            known = worth.get(node + options[i])
            if known is None:
                return self.learn(g)
            if known > best:
                best = known
                found = i
        return found

    def learn(self, g: State) -> int:
        """Look one action ahead, and remember."""
        values = [ahead(g, i) for i in range(len(g.options))]
        mean = sum(values) / len(values)
        node = g.stack[g.top] * CODES
        best = -1e18
        found = 0
        for i in range(len(values)):
            key = node + g.options[i]
            known = self.worth.get(key)
            new = values[i] - mean
            self.worth[key] = new if known is None else 0.5 * (known + new)
            if new > best:
                best = new
                found = i
        return found


class Tree:
    """What a seat has found out about the pending question of a world it may imagine."""

    def __init__(self, world: State, seed: int) -> None:
        self.world: State = world
        self.seat: int = world.to_move
        self.seed = seed
        # who plays alone plays against this
        self.par: float = world.rules.evaluate(world, self.seat)
        self.root: Question = Question()
        self.habits: Habits = Habits()
        self.grown: int = 0
        # how widely the values vary, which makes curiosity fit any game and any moment
        self.sum: float = 0.0
        self.squares: float = 0.0
        self.offered(self.root, world, LOOKS // len(world.options))

    def grow(self) -> None:
        """One descent. Every option meets the same worlds in the same order."""
        first = self.pick(self.root, self.offered(self.root, self.world, GLANCE))
        g = self.world.clone()
        g.rng = seeded(self.seed + first.tries)
        g.rules.redeal(g, self.seat)
        self.descend(g, first)
        self.grown += 1

    def descend(self, g: State, first: Branch) -> None:
        asked = [self.root]
        taken = [first]
        branch = first
        i = index_of(g.options, first.code)
        for _ in range(LONGEST):
            g.apply(i)
            if g.to_move < 0:
                break
            question = branch.after.get(asks(g))
            if question is None:
                question = Question()
                branch.after[asks(g)] = question
                if g.to_move == self.seat:
                    self.play_on(g)
                    break
            if g.to_move == self.seat:
                branch = self.pick(question, self.offered(question, g, GLANCE))
                asked.append(question)
                taken.append(branch)
                i = index_of(g.options, branch.code)
            else:
                i = self.habits.likely(g)
                code = g.options[i]
                found = question.branches.get(code)
                if found is None:
                    found = Branch(code, 0.0)
                    question.branches[code] = found
                branch = found
        value = chance(g, self.seat, self.par)
        points = float(sum(g.rules.score(g, self.seat)))
        for at in range(len(taken)):
            asked[at].tries += 1
            asked[at].value += value
            taken[at].tries += 1
            taken[at].value += value
            taken[at].points += points
        self.sum += value
        self.squares += value * value

    def play_on(self, g: State) -> None:
        """Out of the tree: everybody by habit, to the end of some turn."""
        rules = g.rules
        turns = rules.horizon()
        resting = self.seat
        for _ in range(LONGEST):
            g.apply(self.habits.likely(g))
            if g.to_move < 0:
                return
            if (g.to_move != resting or g.seats == 1) and rules.at_rest(g):
                resting = g.to_move
                turns -= 1
                if turns <= 0:
                    return

    def offered(self, question: Question, g: State, looks: int) -> list[Branch]:
        """The options of this world, those that are new judged by looking one action ahead."""
        found: list[Branch] = []
        for i in range(len(g.options)):
            code = g.options[i]
            branch = question.branches.get(code)
            if branch is None:
                branch = Branch(code, ahead(g, i, looks))
                question.branches[code] = branch
            found.append(branch)
        return found

    def pick(self, question: Question, offered: list[Branch]) -> Branch:
        """The option worth trying."""
        tries = 1
        best = -1e18
        mean = 0.0
        for branch in offered:
            tries += branch.tries
            best = max(best, branch.first)
            mean += branch.first / len(offered)
        squares = 1e-12
        for branch in offered:
            squares += (branch.first - mean) * (branch.first - mean) / len(offered)
        spread = root(squares)
        total = 0.0
        for branch in offered:
            branch.prior = power(E, (branch.first - best) / spread)
            total += branch.prior
        reach = CURIOSITY * self.width() * root(float(tries)) / total
        untried = question.value / question.tries if question.tries else 0.0
        found = offered[0]
        highest = -1e18
        for branch in offered:
            value = branch.chance() if branch.tries else untried
            value += reach * branch.prior / (1 + branch.tries)
            if value > highest:
                highest = value
                found = branch
        return found

    def width(self) -> float:
        """The standard deviation of the values so far, never quite nothing."""
        if self.grown < 2:
            return NARROW
        mean = self.sum / self.grown
        return root(max(self.squares / self.grown - mean * mean, NARROW * NARROW))

    def decided(self, left: float) -> bool:
        """Whether the option tried most stays so, whatever ``left`` more descents find."""
        most = second = 0
        for code in self.world.options:
            tries = self.root.branches[code].tries
            if tries > most:
                second = most
                most = tries
            elif tries > second:
                second = tries
        return most - second > left

    def ranking(self) -> list[int]:
        """The numbers of the options from the best down: by tries, then by the first judgement."""
        offered = self.offered(self.root, self.world, GLANCE)
        marks = [branch.tries + branch.chance() + 1e-9 * branch.first for branch in offered]
        return sorted(range(len(offered)), key=lambda i: -marks[i])

    def follow(self, i: int, world: State) -> bool:
        """Go on below option i, if ``world`` looks to the seat as if it came of it: then nothing
        was revealed that was not foreseen."""
        t = self.world.clone()
        branch = self.root.branches[t.options[i]]
        t.apply(i)
        if (
            t.to_move != self.seat
            or t.options != world.options
            or t.stack != world.stack
            or t.rules.observe(t, self.seat) != world.rules.observe(world, self.seat)
        ):
            return False
        question = branch.after.get(asks(t))
        if question is None:
            return False
        self.world = world
        self.root = question
        self.offered(question, world, LOOKS // len(world.options))
        return True


def asks(g: State) -> int:
    """Which question is pending, as a number: the node that asks, and whom."""
    return g.stack[g.top] * g.seats + g.to_move


def index_of(options: list[int], code: int) -> int:
    for i in range(len(options)):
        if options[i] == code:
            return i
    raise AssertionError(code)


def ahead(g: State, i: int, looks: int = GLANCE) -> float:
    """What option i promises to whoever decides, looking one action ahead."""
    t = g.clone()
    t.apply(i)
    return outlook(settled(t, looks), g.to_move)


def chance(g: State, seat: int, par: float) -> float:
    """A seat's chance to win, from 0 to 1, as far as can be said now."""
    value = guess(values_now(g), seat, par, g.rules.spread())
    if g.over:  # a won game is won, but by how much still matters a little
        winners = g.rules.winners(g)
        won = 1.0 / len(winners) if seat in winners else 0.0
        value = 0.9 * won + 0.1 * value
    return value


def guess(values: list[float], seat: int, par: float, spread: float) -> float:
    """A seat's chance to win, from 0 to 1, guessed from everybody's value."""
    best = par
    if len(values) > 1:
        best = -1e18
        for rival in range(len(values)):
            if rival != seat:
                best = max(best, values[rival])
    lead = (values[seat] - best) / spread
    return 0.5 + 0.5 * lead / (1.0 + abs(lead))


def root(x: float) -> float:
    return power(x, 0.5)


def power(base: float, exponent: float) -> float:
    value: float = base**exponent
    return value
