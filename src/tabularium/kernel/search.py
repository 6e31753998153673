"""Looking further ahead: one tree of questions, grown in many imagined worlds.

Information-set Monte Carlo tree search (Cowling, Powley and Whitehouse, 2012): every descent is
made in a world dealt anew from what the seat knows. A question in the tree stands for all worlds
in which it is asked after the same answers; only the options that this world offers take part.
Which of them are tried first is said by looking one action ahead (PUCT). From a question that is
new to the tree everybody plays on in their own interest, looking one action ahead, until a number
of turns has passed; then everybody's standing is judged. All descents end at the same distance, so
that a turn still to come is never mistaken for a turn lost.
"""

from __future__ import annotations

from typing import Final

from tabularium.kernel.lookahead import DEEPEST, outlook, settled, standings
from tabularium.kernel.machine import State
from tabularium.kernel.rng import seeded

CURIOSITY: Final = 1.4
E: Final = 2.718281828459045
NESTED: Final = 1  # decisions inside an action that are looked at; the tree looks at the rest
LONGEST: Final = 400  # decisions in one descent
NARROW: Final = 1e-3  # values that differ by less are alike


class Choice:
    """One option of a question, as far as it has been tried."""

    __slots__ = ("after", "code", "first", "prior", "tries", "value")

    def __init__(self, code: int, first: float) -> None:
        self.code = code
        self.first = first  # as looking one action ahead judged it
        self.prior = 0.0
        self.tries = 0
        self.value = 0.0  # the sum over the tries
        self.after: dict[int, Question] = {}


class Question:
    """A decision of a seat, reached by the same answers in any number of worlds."""

    __slots__ = ("choices", "seat", "tries", "value")

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.tries = 0
        self.value = 0.0
        self.choices: dict[int, Choice] = {}


class Tree:
    """What a seat has found out about the pending question of a world it may imagine."""

    def __init__(self, world: State, seed: int) -> None:
        self.world = world
        self.seat = world.to_move
        self.seed = seed
        self.par = world.rules.standing(world, self.seat)  # who plays alone plays against this
        self.root = Question(self.seat)
        self.grown = 0
        # how widely the values vary, which makes curiosity fit any game and any moment
        self.sum = 0.0
        self.squares = 0.0
        self.offered(self.root, world)

    def grow(self) -> None:
        """One descent. Every option meets the same worlds in the same order."""
        first = self.pick(self.root, self.offered(self.root, self.world))
        g = self.world.clone()
        g.rng = seeded(self.seed + first.tries)
        g.rules.redeal(g, self.seat)
        self.descend(g, first)
        self.grown += 1

    def descend(self, g: State, first: Choice) -> None:
        rules = g.rules
        horizon = rules.horizon()
        asked = [self.root]
        taken = [first]
        choice = first
        inside = True  # the tree
        resting = g.to_move
        turns = 0
        i = index_of(g.options, first.code)
        for _ in range(LONGEST):
            g.apply(i)
            if g.to_move < 0:
                break
            if g.to_move != resting and rules.at_rest(g):
                resting = g.to_move
                turns += 1
                if turns == horizon:
                    break
            if inside:
                question = choice.after.get(asks(g))
                if question is None:
                    question = Question(g.to_move)
                    choice.after[asks(g)] = question
                    inside = False
                choice = self.pick(question, self.offered(question, g))
                asked.append(question)
                taken.append(choice)
                i = index_of(g.options, choice.code)
            else:
                i = likely(g)
        values = shares(g, self.par)
        for at in range(len(taken)):
            value = values[asked[at].seat]
            asked[at].tries += 1
            asked[at].value += value
            taken[at].tries += 1
            taken[at].value += value
        self.sum += values[self.seat]
        self.squares += values[self.seat] * values[self.seat]

    def offered(self, question: Question, g: State) -> list[Choice]:
        """The options of this world, those that are new judged by looking one action ahead."""
        found: list[Choice] = []
        for i in range(len(g.options)):
            code = g.options[i]
            choice = question.choices.get(code)
            if choice is None:
                choice = Choice(code, ahead(g, i))
                question.choices[code] = choice
            found.append(choice)
        return found

    def pick(self, question: Question, offered: list[Choice]) -> Choice:
        """The option worth trying."""
        tries = 1
        best = -1e18
        mean = 0.0
        for choice in offered:
            tries += choice.tries
            best = max(best, choice.first)
            mean += choice.first / len(offered)
        spread = 0.0
        for choice in offered:
            spread += (choice.first - mean) * (choice.first - mean) / len(offered)
        spread = max(spread, 1e-12) ** 0.5
        total = 0.0
        for choice in offered:
            choice.prior = E ** ((choice.first - best) / spread)
            total += choice.prior
        reach = CURIOSITY * self.width() * tries**0.5 / total
        untried = question.value / question.tries if question.tries else 0.0
        found = offered[0]
        highest = -1e18
        for choice in offered:
            value = choice.value / choice.tries if choice.tries else untried
            value += reach * choice.prior / (1 + choice.tries)
            if value > highest:
                highest = value
                found = choice
        return found

    def width(self) -> float:
        """The standard deviation of the values so far, never quite nothing."""
        if self.grown < 2:
            return NARROW
        mean = self.sum / self.grown
        return max(self.squares / self.grown - mean * mean, NARROW * NARROW) ** 0.5

    def ranking(self) -> list[Choice]:
        """The options of the world from the best down: by tries, then by value."""
        offered = self.offered(self.root, self.world)
        marks = [c.tries + (c.value / c.tries if c.tries else 0.0) for c in offered]
        order = sorted(range(len(offered)), key=lambda i: -marks[i])
        return [offered[i] for i in order]

    def follow(self, i: int, world: State) -> bool:
        """Go on below option i, if ``world`` is what comes of it without anything revealed."""
        t = self.world.clone()
        choice = self.root.choices[t.options[i]]
        t.apply(i)
        if (
            t.to_move != self.seat
            or t.reveals != world.reveals
            or t.stack != world.stack
            or t.nums != world.nums
            or t.options != world.options
        ):
            return False
        question = choice.after.get(asks(t))
        if question is None:
            return False
        self.world = world
        self.root = question
        return True


def asks(g: State) -> int:
    """Which question is pending, as a number: the node that asks, and whom."""
    return g.stack[g.top] * g.seats + g.to_move


def index_of(options: list[int], code: int) -> int:
    for i in range(len(options)):
        if options[i] == code:
            return i
    raise AssertionError(code)


def ahead(g: State, i: int) -> float:
    """What option i promises to whoever decides, looking one action ahead."""
    t = g.clone()
    t.apply(i)
    return outlook(settled(t, DEEPEST - NESTED), g.to_move)


def likely(g: State) -> int:
    """What somebody would do who looks one action ahead."""
    best = -1e18
    found = 0
    for i in range(len(g.options)):
        value = ahead(g, i)
        if value > best:
            best = value
            found = i
    return found


def shares(g: State, par: float) -> list[float]:
    """Everybody's chance to win, from 0 to 1, guessed from their standings."""
    standing = standings(g)
    values: list[float] = []
    for seat in range(g.seats):
        best = -1e18
        for rival in range(g.seats):
            if rival != seat:
                best = max(best, standing[rival])
        lead = (standing[seat] - (best if g.seats > 1 else par)) / g.rules.spread()
        values.append(0.5 + 0.5 * lead / (1.0 + abs(lead)))
    if g.over:  # a won game is won, but by how much still matters a little
        winners = g.rules.winners(g)
        for seat in range(g.seats):
            won = 1.0 / len(winners) if seat in winners else 0.0
            values[seat] = 0.9 * won + 0.1 * values[seat]
    return values
