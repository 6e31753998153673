"""Choosing between effects, and which of them are open (I140)."""

from __future__ import annotations

from typing import Final

from tabularium.cards.control import OneOf
from tabularium.games.imperium import layout as at
from tabularium.games.imperium.acquire import Acquire
from tabularium.games.imperium.catalogue import EXHAUST, KINDS
from tabularium.games.imperium.choosing import Card, PickCard, asking_card
from tabularium.games.imperium.conditions import IN_PLAY, CardCount, Cards, Icons
from tabularium.games.imperium.control import (
    Do,
    If,
    Instead,
    May,
    Steps,
    payers,
    plain,
    replacements,
)
from tabularium.games.imperium.developing import Develop
from tabularium.games.imperium.drawing import Draw
from tabularium.games.imperium.finding import Find
from tabularium.games.imperium.instead import REPLACED
from tabularium.games.imperium.paying import Cost, Pay
from tabularium.games.imperium.pick_some import PickSome
from tabularium.games.imperium.places import FROM_HAND
from tabularium.games.imperium.this_card import MoveIt
from tabularium.games.imperium.tokens import Gain
from tabularium.games.imperium.unrest import ReturnUnrest, TakeUnrest
from tabularium.games.imperium.words import BRIEF, Sentence, alternatives, occasion, words_of
from tabularium.kernel.machine import IT, SCOPE, SEAT, SOURCE, Node, State, Wording
from tabularium.kernel.offer import Offer, Thing, Word
from tabularium.kernel.reason import Reason
from tabularium.locale.talk import Talk


def closed(option: Node, g: State, seat: int, source: int) -> bool:
    """An option with an unmet cost or condition, or without its card, may not be chosen (I140)."""
    if isinstance(option, (Do, Pay, Cost)):
        return not option.can(g, seat, source)
    if isinstance(option, Develop):
        return option.too_dear(g, seat) is not None
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


def idle(option: Node, g: State, seat: int, source: int) -> bool:
    """Whether an option surely does nothing at all. A search always does something: what it finds
    is not to be told before."""
    if isinstance(option, Steps):
        return all(idle(step, g, seat, source) for step in option.steps)
    if isinstance(option, Draw):
        return not option.some(g, seat)
    if isinstance(option, Choose):
        return all(idle(one, g, seat, source) for one in option.options)
    if isinstance(option, Gain) and isinstance(option.per, CardCount):
        return option.per.value(g, seat) == 0
    if isinstance(option, (Find, TakeUnrest)):
        return False
    if isinstance(option, (PickSome, ReturnUnrest)):  # can() asks for all of them, as of a cost
        return not option.cards(g, seat, source)
    if isinstance(option, PickCard):
        return option.idle(g, seat, source)
    return not option.can(g, seat, source)


def in_vain(option: Node, g: State, seat: int, source: int) -> bool:
    """Whether a price would surely be paid for nothing. Tokens make nothing possible; a card that
    pays may."""
    if isinstance(option, If):
        return in_vain(option.effect, g, seat, source)
    if isinstance(option, PickCard):
        return option.in_vain(g, seat, source)
    if not isinstance(option, Do):
        return False
    tokens = isinstance(option.cost, (Pay, Cost))
    return (tokens or untouched(option.effect)) and idle(option.effect, g, seat, source)


def untouched(effect: Node) -> bool:
    """Whether no card that has been given up could help an effect to do something."""
    if isinstance(effect, Choose):
        return all(untouched(option) for option in effect.options)
    if isinstance(effect, ReturnUnrest):
        return effect.whence == FROM_HAND
    if isinstance(effect, Gain):
        return isinstance(effect.per, (Icons, Cards)) and effect.per.zone == IN_PLAY
    return isinstance(effect, Acquire) and not effect.exile


# the words of an exhaust effect that is offered
USES: Final[list[str]] = [
    "imperium-do-exhaust",
    "imperium-do-exhaust-idle",
    "imperium-do-exhaust-in-vain",
    "imperium-do-exhaust-replaced",
]


def use_of(g: State, card: int, source: int, about: list[Thing]) -> Offer:
    """An exhaust effect as it is offered: the card that it stands on, what it does there for
    ``source``, and whether that is surely nothing (I221)."""
    effect = EXHAUST[KINDS[card]]
    assert effect is not None
    message = "imperium-do-exhaust"
    form = BRIEF
    if idle(effect, g, g.to_move, source):
        message = "imperium-do-exhaust-idle"
        # the condition that does not hold is what there is to say
        form = "" if isinstance(effect, If) else BRIEF
    elif in_vain(effect, g, g.to_move, source):
        message = "imperium-do-exhaust-in-vain"
    words: dict[str, Word | str | int] = {"card": Card(g, card), "effect": Wording(effect, form)}
    found = replacements(g, g.to_move, effect)
    if found and message == "imperium-do-exhaust":
        message = "imperium-do-exhaust-replaced"
        words["instead"] = Instead(found)
    return Offer(message, words, about + payers(g, effect))


class Choose(OneOf):
    """Exactly one option, or both where that is said. Only what cannot be paid is closed, unless
    the table agreed that what cannot be done in full is, too, while anything else can (I140)."""

    def __init__(self, *options: Node, both: bool = False, or_else: bool = False) -> None:
        super().__init__(list(options))
        self.both = both
        # printed without the keyword, as a sentence to be done as far as possible (I48): what does
        # nothing is closed while the other does something
        self.or_else = or_else

    def messages(self) -> list[str]:
        return [
            "imperium-ask-choose",
            "imperium-ask-choose-it",
            "imperium-both",
            "imperium-idle",
            "imperium-in-vain",
            REPLACED,
        ]

    def why(self, g: State, seat: int, source: int) -> Reason | None:
        """What the first option lacks, where all of them lack something that can be said."""
        found = [option.why(g, seat, source) for option in self.options]
        return found[0] if all(found) else None

    def open(self, g: State, seat: int, source: int) -> list[int]:
        possible = [
            i for i, option in enumerate(self.options) if not closed(option, g, seat, source)
        ]
        if not g.opts[at.ANY_CHOICE]:
            real = [i for i in possible if in_full(self.options[i], g, seat, source)]
        elif self.or_else:
            real = [i for i in possible if not idle(self.options[i], g, seat, source)]
        else:
            real = possible
        found = real or possible
        if self.both and len(found) == len(self.options):
            found.append(len(self.options))
        return found

    def chose(self, g: State, seat: int, source: int, code: int) -> None:
        if code < len(self.options):
            super().chose(g, seat, source, code)
            return
        g.pop()
        for option in reversed(self.options):
            g.push(option, seat, source)

    def key(self, g: State, code: int) -> str:
        if code == len(self.options):
            return "both"
        return super().key(g, code)

    def option(self, g: State, code: int) -> Offer:
        if code == len(self.options):
            return Offer("imperium-both", {}, asking_card(g))
        option = self.options[code]
        # what is offered is open: its condition holds
        effect = option.effect if isinstance(option, If) else option
        about = asking_card(g) + payers(g, effect)
        if isinstance(effect, MoveIt):
            about.append(Card(g, g.stack[g.stack[g.top + SCOPE] + IT]))
        seat, source = g.stack[g.top + SEAT], g.stack[g.top + SOURCE]
        if idle(effect, g, seat, source):
            return Offer("imperium-idle", {"option": Sentence(effect)}, about)
        if in_vain(effect, g, seat, source):
            return Offer("imperium-in-vain", {"option": Sentence(effect)}, about)
        found = replacements(g, seat, effect)
        if found:
            return Offer(REPLACED, {"text": Sentence(effect), "instead": Instead(found)}, about)
        return Offer("", {"it": Sentence(effect)}, about)

    def prompt(self, g: State, talk: Talk) -> str:
        """The question; what is done with a drawn card names it."""
        it = g.stack[g.stack[g.top + SCOPE] + IT]
        card = occasion(talk, g, self.word)
        if it < 0 or not isinstance(self.options[0], MoveIt):
            return talk.say("imperium-ask-choose", {"card": card})
        return talk.say("imperium-ask-choose-it", {"card": card, "it": words_of(talk, it)})

    def text(self, talk: Talk, form: str = "") -> str:
        if form == BRIEF:
            texts = [option.text(talk, BRIEF) for option in self.options]
            return " / ".join([*texts, talk.say("imperium-both.brief")] if self.both else texts)
        message = "imperium-choose"
        if self.both or self.or_else:
            message += "-both" if self.both else "-possible"
        texts = [option.text(talk) for option in self.options]
        lettered = not all(plain(option) for option in self.options)
        return talk.say(message + form, {"options": alternatives(talk, texts, lettered)})
