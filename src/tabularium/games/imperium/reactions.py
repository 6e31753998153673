"""What cards wait for: reactions that exhaust them, and what happens by itself (I158-I161)."""

from __future__ import annotations

from typing import Final

from tabularium.cards.control import NO, YES, YesNo
from tabularium.cards.faults import at_least
from tabularium.cards.standing import Modifier, Waiting
from tabularium.games.imperium import layout as at
from tabularium.games.imperium.catalogue import EXHAUST, FEATURES, KINDS
from tabularium.games.imperium.choosing import asking_card
from tabularium.games.imperium.control import in_steps, noted, payers, sentences
from tabularium.games.imperium.effects import COUNTED, EFFECT, begin_effect
from tabularium.games.imperium.events import EXHAUSTED_CARD
from tabularium.games.imperium.filters import Filter
from tabularium.games.imperium.table import holder_of
from tabularium.games.imperium.words import Pile, words_of
from tabularium.kernel.machine import SOURCE, Node, State
from tabularium.kernel.offer import PAYS, Offer, Thing
from tabularium.kernel.reason import Reason
from tabularium.locale.talk import Talk

SPENT: Final = Reason("why-imperium-exhausted", "I49")
NO_TOKEN: Final = Reason("why-imperium-no-token", "I49")
WAITING: Final = Reason("why-imperium-reaction", "I158")
NO_EFFECT: Final = Reason("why-imperium-no-exhaust", "I49")


def unready(g: State, seat: int, card: int) -> Reason | None:
    """An exhaust token has to be on the state card, and none on the card (I49)."""
    if g.marks[card] & at.EXHAUSTED:
        return SPENT
    return None if g.nums[at.EXHAUSTS + seat] > 0 else NO_TOKEN


def ready(g: State, seat: int, card: int) -> bool:
    return unready(g, seat, card) is None


def exhaust(g: State, seat: int, card: int) -> None:
    g.nums[at.EXHAUSTS + seat] -= 1
    g.marks[card] |= at.EXHAUSTED
    if g.telling:
        g.tell(EXHAUSTED_CARD, seat, KINDS[card])


class React(YesNo):
    """Exhaust a card because something has happened: optional, as a rule only while activating
    in the own turn (I158). What happened may have left a number."""

    def __init__(self, *effect: Node, any_turn: bool = False) -> None:
        super().__init__("react")
        self.effect: Node = in_steps(effect)
        self.any_turn = any_turn

    def parts(self) -> list[Node]:
        return [EFFECT, self.effect]

    def can(self, g: State, seat: int, source: int) -> bool:
        if not self.any_turn and not (g.nums[at.ACTIVATING] and g.nums[at.TURN] == seat):
            return False
        # another reaction to the same thing may have taken the card away
        here = holder_of(g, source) == seat
        return here and ready(g, seat, source) and self.effect.can(g, seat, source)

    def step(self, g: State, seat: int, source: int) -> None:
        if self.can(g, seat, source):
            g.ask(seat, [YES, NO])
        else:
            g.pop()

    def chose(self, g: State, seat: int, source: int, code: int) -> None:
        counted = g.stack[g.top + COUNTED]
        if code:
            exhaust(g, seat, source)
        g.pop()
        if code:
            begin_effect(g, self.effect, seat, source, counted)

    def prompt(self, g: State, talk: Talk) -> str:
        card = words_of(talk, g.stack[g.top + SOURCE])
        text = talk.say("imperium-ask-react", {"card": card, "effect": self.effect.text(talk)})
        return noted(g, talk, self.effect, text)

    def option(self, g: State, code: int) -> Offer:
        if not code:
            return Offer("imperium-no", {}, asking_card(g))
        price: list[Thing] = [Pile("exhausts", g.to_move, PAYS), *payers(g, self.effect)]
        return Offer("imperium-yes", {}, asking_card(g) + price)

    def text(self, talk: Talk, form: str = "") -> str:
        return self.effect.text(talk, form)


def reacts(effect: Node) -> bool:
    """Whether what waits is a reaction that exhausts the card."""
    return any(isinstance(node, React) for node in [effect, *effect.parts()])


class Adds(Modifier):
    """Adds to a number of its owner; said by the word of that number."""

    def __init__(self, mod: int, amount: int = 1) -> None:
        known = 0 <= mod < at.MODS  # else it is a mistake, see ``add_kinds``
        super().__init__(mod, amount, f"imperium-{at.MOD_WORDS[mod]}" if known else "")

    def fault(self) -> str:
        return at_least(1, self.amount, "more")


class Waits(Waiting):
    """Waits at a hook; said by its word, or without one is always so."""

    def __init__(self, hook: int, *effect: Node) -> None:
        known = 0 <= hook < at.HOOKS
        super().__init__(hook, in_steps(effect), at.HOOK_WORDS[hook] if known else "")

    def text(self, talk: Talk) -> str:
        effect = sentences(talk, self.effect)
        if not self.message:
            return effect
        keyword = "exhaust" if reacts(self.effect) else "passive"
        when = talk.say(f"imperium-when-{self.message}")
        return talk.say(f"imperium-{keyword}-when", {"when": when, "effect": effect})


def without_exhaust(kind: int) -> Reason:
    """Why a card has no exhaust effect that is used as one likes: perhaps it waits to react."""
    if isinstance(EXHAUST[kind], React):
        return WAITING
    for feature in FEATURES[kind]:
        if isinstance(feature, Waits) and reacts(feature.effect):
            return WAITING
    return NO_EFFECT


class IconLost(Node):
    """Never run: cards that fit have no barbarian icon for this player."""

    def __init__(self, fitting: Filter) -> None:
        super().__init__()
        self.fitting = fitting

    def text(self, talk: Talk, form: str = "") -> str:
        return talk.say("imperium-icon-lost", {"cards": self.fitting.text(talk, 2, ".those")})
