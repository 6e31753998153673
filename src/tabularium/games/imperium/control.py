"""How effects are put together: steps, costs, conditions, players (I136-I142)."""

from __future__ import annotations

from typing import Final

from tabularium.cards import control
from tabularium.cards.control import ForEach, OneOf
from tabularium.cards.faults import one_of
from tabularium.cards.sequence import Sequence, To
from tabularium.games.imperium import layout as at
from tabularium.games.imperium.choosing import Card, asking_card
from tabularium.games.imperium.effects import SINGLED_OUT, SPARED
from tabularium.games.imperium.instead import REPLACED
from tabularium.games.imperium.looking import looked_at_nation
from tabularium.games.imperium.paying import Cost, Pay, paying
from tabularium.games.imperium.replaced import instead_of
from tabularium.games.imperium.tokens import Gain, gain_words
from tabularium.games.imperium.words import (
    BRIEF,
    EACH,
    EACH_MAY,
    EACH_TO,
    MAY,
    TO,
    capital,
    occasion,
    one_and_another,
    words_of,
)
from tabularium.kernel.machine import R0, SCOPE, SEAT, SOURCE, Node, State, Wording
from tabularium.kernel.offer import Offer, Thing, Word
from tabularium.kernel.reason import Reason
from tabularium.locale.talk import Talk


class Steps(Sequence):
    """One thing after the other, each as far as possible. As a cost all of it must be possible."""

    def __init__(self, *steps: Node) -> None:
        super().__init__(list(steps))

    def can(self, g: State, seat: int, source: int) -> bool:
        return all(isinstance(step, May) or step.can(g, seat, source) for step in self.steps)

    def why(self, g: State, seat: int, source: int) -> Reason | None:
        for step in self.steps:
            found = None if isinstance(step, May) else step.why(g, seat, source)
            if found is not None:
                return found
        return None

    def text(self, talk: Talk, form: str = "") -> str:
        texts = clauses(talk, self, form)
        if form == BRIEF:
            return (", " if self.simple() else "; ").join(texts)
        if len(texts) > 1 and isinstance(self.steps[-1], If):
            head = one_and_another(talk, texts[:-1], "and")
            return talk.say("imperium-and-if", {"head": head, "last": texts[-1]})
        return one_and_another(talk, texts, "and" if self.simple() else "then")

    def simple(self) -> bool:
        return all(plain(step) or isinstance(step, If) for step in self.steps)

    def slug(self) -> str:
        return self.steps[0].slug()


def in_steps(steps: tuple[Node, ...]) -> Node:
    """What is done, one after the other where it is several things."""
    return steps[0] if len(steps) == 1 else Steps(*steps)


class Price(Steps):
    """Several things that are one cost (I214). Tokens are handed over last, whatever the order in
    print: what waits for a payment (Embalming) then finds all of the cost paid."""

    def __init__(self, *steps: Node) -> None:
        tokens = [step for step in steps if isinstance(step, Pay)]
        super().__init__(*[step for step in steps if not isinstance(step, Pay)], *tokens)
        self.printed: Steps = Steps(*steps)

    def text(self, talk: Talk, form: str = "") -> str:
        return self.printed.text(talk, form)

    def slug(self) -> str:
        return self.printed.slug()


def plain(step: Node) -> bool:
    """Whether a step is one thing to do, not put together of others."""
    return not isinstance(step, (Sequence, To, If, OneOf, May, Each, ForEach))


def clauses(talk: Talk, effect: Node, form: str = "") -> list[str]:
    """The steps of an effect, each in words; tokens gained at once are said at once.

    In brief only what happens in any case is said.
    """
    if not isinstance(effect, Steps):
        return [effect.text(talk, form)]
    texts: list[str] = []
    amounts = [0] * at.KINDS_OF_TOKEN
    counted = ""  # what those tokens are gained for each of
    more = ""  # what is left out
    for step in effect.steps:
        if form == BRIEF and isinstance(step, If):
            more = "…"
            continue
        if isinstance(step, Gain):
            of = step.of(talk)
            if any(amounts) and of == counted:
                texts.pop()
            else:
                amounts = [0] * at.KINDS_OF_TOKEN
            counted = of
            amounts[step.token] += step.n
            texts.append(gain_words(talk, amounts, form, of))
            continue
        amounts = [0] * at.KINDS_OF_TOKEN
        if form == BRIEF and isinstance(step, May):
            texts.append(step.text(talk))
        elif isinstance(step, Steps) and not step.simple():
            texts += clauses(talk, step, form)
        else:
            texts.append(step.text(talk, form))
    return [*texts, more] if more else texts


def sentences(talk: Talk, effect: Node) -> str:
    """The text of a card, a sentence for each step. The first one follows a heading."""
    first, *rest = clauses(talk, effect)
    return ". ".join([first, *[capital(text) for text in rest]])


class Do(To):
    """Do X to do Y (I137): without X nothing; X is done even if Y will be nothing (I141)."""

    def __init__(self, cost: Node, *effect: Node) -> None:
        super().__init__(cost, in_steps(effect), worth_it=True)

    def why(self, g: State, seat: int, source: int) -> Reason | None:
        found = self.cost.why(g, seat, source)
        if found is None and not self.cost.can(g, seat, source):
            return Reason("why-imperium-cost", "I49", {"cost": Wording(self.cost)})
        return found

    def step(self, g: State, seat: int, source: int) -> None:
        if self.cost.can(g, seat, source):
            super().step(g, seat, source)
        else:
            g.pop()

    def text(self, talk: Talk, form: str = "") -> str:
        after = EACH_TO if form.startswith(EACH) else TO
        effect = self.effect.text(talk, BRIEF if form == BRIEF else after)
        return talk.say(
            "imperium-to" + form, {"cost": self.cost.text(talk, form), "effect": effect}
        )

    def slug(self) -> str:
        return self.effect.slug()


def payers(g: State, effect: Node | None) -> list[Thing]:
    """The tokens that who is asked would pay for an effect in any case."""
    if isinstance(effect, Do):
        return payers(g, effect.cost)
    if isinstance(effect, Steps):
        return [thing for step in effect.steps for thing in payers(g, step)]
    if isinstance(effect, Pay):
        return paying(g, g.to_move, effect.cost)
    return effect.payers(g) if isinstance(effect, Cost) else []


def replacements(g: State, seat: int, effect: Node) -> list[str]:
    """What would happen instead of something that an effect says, as messages. What others do is
    left out: it is said to those who do it."""
    message = instead_of(effect, g, seat)
    if message:
        return [message]
    parts = effect.parts()
    if isinstance(effect, Each):
        parts = []
    elif isinstance(effect, control.If) and effect.condition.holds(g, seat):
        parts = [effect.effect]
    elif isinstance(effect, control.If):
        parts = [] if effect.otherwise is None else [effect.otherwise]
    found: list[str] = []
    for part in parts:
        found += [message for message in replacements(g, seat, part) if message not in found]
    return found


class Instead(Word):
    """What would happen instead."""

    def __init__(self, messages: list[str]) -> None:
        self.messages = messages

    def words(self, talk: Talk) -> str:
        return "; ".join([talk.say(message) for message in self.messages])


def noted(g: State, talk: Talk, effect: Node, text: str) -> str:
    """A question whether to do an effect, with what would happen instead of it."""
    found = replacements(g, g.stack[g.top + SEAT], effect)
    if not found:
        return text
    return talk.say(REPLACED, {"text": text, "instead": Instead(found).words(talk)})


class If(control.If):
    """Only if something holds when the sentence is reached (I136)."""

    def text(self, talk: Talk, form: str = "") -> str:
        return self.effect.text(talk, form) if form == BRIEF else super().text(talk, form)


class May(control.May):
    """Something that can be declined."""

    def __init__(self, *effect: Node) -> None:
        super().__init__(in_steps(effect))

    def why(self, g: State, seat: int, source: int) -> Reason | None:
        return self.effect.why(g, seat, source)

    def prompt(self, g: State, talk: Talk) -> str:
        card = occasion(talk, g, self.word)
        text = talk.say("imperium-ask-may", {"card": card, "effect": self.effect.text(talk, MAY)})
        text = noted(g, talk, self.effect, text)
        if not looked_at_nation(g):
            return text
        seen = words_of(talk, g.zones[at.NATION + g.to_move][-1])
        return talk.say("imperium-ask-seen", {"card": seen, "text": text})

    def option(self, g: State, code: int) -> Offer:
        about = asking_card(g)
        if looked_at_nation(g):
            about.append(Card(g, g.zones[at.NATION + g.to_move][-1]))
        if not code:
            return Offer("imperium-no", {}, about)
        return Offer("imperium-yes", {}, about + payers(g, self.effect))

    def text(self, talk: Talk, form: str = "") -> str:
        if form == BRIEF:
            return self.effect.text(talk, BRIEF)
        effect = self.effect
        if isinstance(effect, Steps) and not effect.simple():
            # what follows is no longer a matter of choice
            head = one_and_another(talk, clauses(talk, effect, MAY)[:-1], "then")
            last = clauses(talk, effect)[-1]
            return talk.say("imperium-may-then", {"effect": head, "last": last})
        text = effect.text(talk, EACH_MAY if form.startswith(EACH) else MAY)
        return talk.say("imperium-may" + form, {"effect": text})


SERVED: Final = R0  # a register of Each

ALL: Final = 0
OTHERS: Final = 1
SHORT: Final = 2  # those who gave less than was stolen
GIVEN: Final = 3  # those who were given a card of a kind
WHO: Final[list[str]] = ["all", "others", "short", "given"]


class Each(Node):
    """Several players, each with their own cards and choices, clockwise (I172).

    Whoever is protected from this attack is left out (I173). SERVED counts the players.
    """

    def __init__(self, who: int, *effect: Node) -> None:
        super().__init__()
        self.who = who
        self.effect: Node = in_steps(effect)

    def fault(self) -> str:
        return one_of(len(WHO), "sort of players", self.who)

    def parts(self) -> list[Node]:
        return [self.effect]

    def fits(self, g: State, frame: int) -> bool:
        return 0 <= g.stack[frame + SERVED] <= g.seats

    def step(self, g: State, seat: int, source: int) -> None:
        stack = g.stack
        top = g.top
        served = stack[top + SERVED]
        if served == g.seats:
            g.pop()
            return
        stack[top + SERVED] = served + 1
        seat = stack[top + SEAT]
        player = (seat + served) % g.seats
        scope = stack[top + SCOPE]
        if player == seat:
            meant = self.who == ALL
        elif stack[scope + SPARED] >> player & 1:
            meant = False
        elif self.who in (SHORT, GIVEN):
            meant = bool(stack[scope + SINGLED_OUT] >> player & 1)
        else:
            meant = True
        if meant:
            g.push(self.effect, player, stack[top + SOURCE])

    def text(self, talk: Talk, form: str = "") -> str:
        who = talk.say(f"imperium-who-{WHO[self.who]}")
        return talk.say("imperium-each", {"who": who, "effect": self.effect.text(talk, EACH)})

    def slug(self) -> str:
        return self.effect.slug()
