"""How effects are put together: steps, costs, choices, conditions, players (I136-I142)."""

from __future__ import annotations

from typing import Final

from tabularium.cards.count import Count
from tabularium.cards.sequence import Sequence
from tabularium.games.imperium.conditions import Condition
from tabularium.games.imperium.drawing import Draw
from tabularium.games.imperium.tokens import Pay, PayAllProgress
from tabularium.games.imperium.verbs import MoveIt
from tabularium.games.imperium.words import Asking, either
from tabularium.kernel.machine import IT, PC, R0, R2, SCOPE, SEAT, SOURCE, Node, State
from tabularium.locale.talk import Talk


class Steps(Sequence):
    """One thing after the other, each as far as possible. As a cost all of it must be possible."""

    def can(self, g: State, seat: int, source: int) -> bool:
        return all(isinstance(step, May) or step.can(g, seat, source) for step in self.steps)

    def slug(self) -> str:
        return self.steps[0].slug()


class Do(Node):
    """Do X to do Y (I137): without X nothing; X is done even if Y will be nothing (I141)."""

    def __init__(self, cost: Node, effect: Node) -> None:
        super().__init__()
        self.cost = cost
        self.effect = effect

    def parts(self) -> list[Node]:
        return [self.cost, self.effect]

    def can(self, g: State, seat: int, source: int) -> bool:
        return self.cost.can(g, seat, source)

    def step(self, g: State) -> None:
        seat = g.stack[g.top + SEAT]
        source = g.stack[g.top + SOURCE]
        g.pop()
        if self.cost.can(g, seat, source):
            g.push(self.effect, seat, source)
            g.push(self.cost, seat, source)

    def text(self, talk: Talk, form: str = "") -> str:
        return talk.say(
            "card-to" + form,
            {"cost": self.cost.text(talk, form), "effect": self.effect.text(talk, ".to")},
        )

    def slug(self) -> str:
        return self.effect.slug()


class If(Node):
    """Only if something holds when the sentence is reached (I136)."""

    def __init__(self, condition: Condition, effect: Node, otherwise: Node | None = None) -> None:
        super().__init__()
        self.condition = condition
        self.effect = effect
        self.otherwise = otherwise

    def parts(self) -> list[Node]:
        return [self.effect] if self.otherwise is None else [self.effect, self.otherwise]

    def can(self, g: State, seat: int, source: int) -> bool:
        return self.condition.holds(g, seat) and self.effect.can(g, seat, source)

    def step(self, g: State) -> None:
        seat = g.stack[g.top + SEAT]
        source = g.stack[g.top + SOURCE]
        holds = self.condition.holds(g, seat)
        g.pop()
        if holds:
            g.push(self.effect, seat, source)
        elif self.otherwise is not None:
            g.push(self.otherwise, seat, source)

    def text(self, talk: Talk, form: str = "") -> str:
        text = talk.say(
            "imperium-when",
            {"when": self.condition.text(talk), "effect": self.effect.text(talk, form)},
        )
        if self.otherwise is None:
            return text
        return talk.say(
            "imperium-otherwise", {"text": text, "effect": self.otherwise.text(talk, form)}
        )

    def slug(self) -> str:
        return self.effect.slug()


def closed(option: Node, g: State, seat: int, source: int) -> bool:
    """An option with an unmet cost or condition, or without its card, may not be chosen (I140)."""
    if isinstance(option, Do | Pay | PayAllProgress):
        return not option.can(g, seat, source)
    if isinstance(option, If):
        return not option.condition.holds(g, seat) or closed(option.effect, g, seat, source)
    if isinstance(option, MoveIt):
        return g.stack[g.stack[g.top + SCOPE] + IT] < 0
    if isinstance(option, Steps):
        return closed(option.steps[0], g, seat, source)
    return False


def in_full(option: Node, g: State, seat: int, source: int) -> bool:
    """Whether all of an option can be done; what may be declined always can."""
    if isinstance(option, Draw):
        return option.in_full(g, seat)
    if isinstance(option, Steps):
        return all(in_full(step, g, seat, source) for step in option.steps)
    return isinstance(option, May) or option.can(g, seat, source)


class Choose(Asking):
    """Exactly one option, or both where that is said; what cannot be done in full only if
    nothing else can (I140). PC is 1 while the second of both is asked for."""

    def __init__(self, options: list[Node], both: bool = False) -> None:
        super().__init__("choose")
        self.options = options
        self.both = both

    def parts(self) -> list[Node]:
        return self.options

    def can(self, g: State, seat: int, source: int) -> bool:
        return any(option.can(g, seat, source) for option in self.options)

    def open(self, g: State, seat: int, source: int) -> list[int]:
        possible = [
            i for i, option in enumerate(self.options) if not closed(option, g, seat, source)
        ]
        full = [i for i in possible if in_full(self.options[i], g, seat, source)]
        return full or possible

    def step(self, g: State) -> None:
        seat = g.stack[g.top + SEAT]
        found = self.open(g, seat, g.stack[g.top + SOURCE])
        if not found:
            g.pop()
            return
        if self.both and len(found) == len(self.options):
            found.append(len(self.options))
        g.ask(seat, found)

    def chose(self, g: State, code: int) -> None:
        seat = g.stack[g.top + SEAT]
        source = g.stack[g.top + SOURCE]
        g.pop()
        if code < len(self.options):
            g.push(self.options[code], seat, source)
            return
        for option in reversed(self.options):
            g.push(option, seat, source)

    def key(self, g: State, code: int) -> str:
        if code == len(self.options):
            return "both"
        slugs = [option.slug() for option in self.options]
        if slugs.count(slugs[code]) == 1:
            return slugs[code]
        return f"{slugs[code]}.{slugs[: code + 1].count(slugs[code])}"

    def label(self, g: State, code: int, talk: Talk) -> str:
        if code == len(self.options):
            return talk.say("imperium-both")
        return self.options[code].text(talk, ".do")

    def text(self, talk: Talk, form: str = "") -> str:
        message = "imperium-choose-both" if self.both else "imperium-choose"
        texts = [option.text(talk, form) for option in self.options]
        return talk.say(message + form, {"options": either(talk, texts)})

    def slug(self) -> str:
        return "choose"


class May(Asking):
    """Something that can be declined; not asked when it cannot be done."""

    def __init__(self, effect: Node) -> None:
        super().__init__("may")
        self.effect = effect

    def parts(self) -> list[Node]:
        return [self.effect]

    def can(self, g: State, seat: int, source: int) -> bool:
        return self.effect.can(g, seat, source)

    def step(self, g: State) -> None:
        seat = g.stack[g.top + SEAT]
        if self.effect.can(g, seat, g.stack[g.top + SOURCE]):
            g.ask(seat, [1, 0])
        else:
            g.pop()

    def chose(self, g: State, code: int) -> None:
        seat = g.stack[g.top + SEAT]
        source = g.stack[g.top + SOURCE]
        g.pop()
        if code:
            g.push(self.effect, seat, source)

    def prompt(self, g: State, talk: Talk) -> str:
        return talk.say("imperium-ask-may", {"effect": self.effect.text(talk)})

    def key(self, g: State, code: int) -> str:
        return "yes" if code else "no"

    def label(self, g: State, code: int, talk: Talk) -> str:
        return talk.say("imperium-yes" if code else "imperium-no")

    def text(self, talk: Talk, form: str = "") -> str:
        return talk.say("imperium-may" + form, {"effect": self.effect.text(talk, ".to")})

    def slug(self) -> str:
        return self.effect.slug()


ALL: Final = "all"
OTHERS: Final = "others"
SHORT: Final = "short"  # those who gave less than was stolen
GIVEN: Final = "given"  # those who were given a card of a kind


class Each(Node):
    """Several players, each with their own cards and choices, clockwise (I172).

    Whoever is protected from this attack is left out (I173). R0 counts the players served.
    """

    def __init__(self, who: str, effect: Node) -> None:
        super().__init__()
        self.who = who
        self.effect = effect

    def parts(self) -> list[Node]:
        return [self.effect]

    def fits(self, g: State, frame: int) -> bool:
        return 0 <= g.stack[frame + R0] <= g.seats

    def step(self, g: State) -> None:
        stack = g.stack
        top = g.top
        served = stack[top + R0]
        if served == g.seats:
            g.pop()
            return
        stack[top + R0] = served + 1
        seat = stack[top + SEAT]
        player = (seat + served) % g.seats
        scope = stack[top + SCOPE]
        if player == seat:
            meant = self.who == ALL
        elif stack[scope + R0] >> player & 1:
            meant = False
        elif self.who in (SHORT, GIVEN):
            meant = bool(stack[scope + R2] >> player & 1)
        else:
            meant = True
        if meant:
            g.push(self.effect, player, stack[top + SOURCE])

    def text(self, talk: Talk, form: str = "") -> str:
        return talk.say(
            "imperium-each",
            {"who": talk.say(f"imperium-who-{self.who}"), "effect": self.effect.text(talk)},
        )

    def slug(self) -> str:
        return self.effect.slug()


class ForEach(Node):
    """As often as something was counted. R0 counts, PC is 1 once the number is known in R2."""

    def __init__(self, count: Count, effect: Node) -> None:
        super().__init__()
        self.count = count
        self.effect = effect

    def parts(self) -> list[Node]:
        return [self.effect]

    def step(self, g: State) -> None:
        stack = g.stack
        top = g.top
        seat = stack[top + SEAT]
        if stack[top + PC] == 0:
            stack[top + PC] = 1
            stack[top + R2] = self.count.value(g, seat)
        if stack[top + R0] == stack[top + R2]:
            g.pop()
            return
        stack[top + R0] += 1
        g.push(self.effect, seat, stack[top + SOURCE])

    def text(self, talk: Talk, form: str = "") -> str:
        return talk.say(
            "imperium-for-each",
            {"what": self.count.text(talk, 1), "effect": self.effect.text(talk)},
        )

    def slug(self) -> str:
        return self.effect.slug()
