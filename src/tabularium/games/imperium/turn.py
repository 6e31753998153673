"""What may be done in a turn: activate, innovate or revolt (I43-I53)."""

from __future__ import annotations

from typing import Final

from tabularium.cards.menu import BUTTONS, SMALL, Action, Menu
from tabularium.games.imperium import layout as at
from tabularium.games.imperium.break_through import BreakThrough
from tabularium.games.imperium.catalogue import EXHAUST, FREE, KEY, KINDS, WHEN_PLAYED
from tabularium.games.imperium.choosing import Card, unlike
from tabularium.games.imperium.control import payers
from tabularium.games.imperium.effects import EFFECT, begin_effect
from tabularium.games.imperium.events import EXHAUSTED_CARD, INNOVATES, REVOLTS
from tabularium.games.imperium.lying import lying
from tabularium.games.imperium.moves import leave_hand, to_discard
from tabularium.games.imperium.pick_some import ALL_CARDS
from tabularium.games.imperium.places import FROM_HAND
from tabularium.games.imperium.playing import RESOLVE, forbidden, is_free, play_card, unpaid
from tabularium.games.imperium.reactions import (
    SPENT,
    React,
    exhaust,
    ready,
    unready,
    without_exhaust,
)
from tabularium.games.imperium.table import working
from tabularium.games.imperium.traits import ON_MARKET
from tabularium.games.imperium.unrest import ReturnUnrest, is_unrest
from tabularium.games.imperium.words import BRIEF, Pile
from tabularium.kernel.machine import Node, State, Wording
from tabularium.kernel.offer import PAYS, Offer, Thing
from tabularium.kernel.reason import Reason

PLAYED_FREE: Final = Reason("why-imperium-played-free", "I94")
NO_ACTION: Final = Reason("why-imperium-no-action", "I47")
NO_UNREST: Final = Reason("why-imperium-no-unrest", "I53")


class PlayCard(Action):
    """An action: play a card from hand; free ones need no token (I47, I94)."""

    def parts(self) -> list[Node]:
        return [RESOLVE]

    def offer(self, g: State, seat: int, out: list[int]) -> None:
        for card in unlike_hand(g, seat):
            if self.why(g, seat, card) is None:
                out.append(self.verb | card)

    def why(self, g: State, seat: int, card: int) -> Reason | None:
        """Why a card in hand cannot be played."""
        found = forbidden(g, seat, card)
        if found is not None:
            return found
        if FREE[KINDS[card]] and g.marks[card] & at.FREE_USED:
            return PLAYED_FREE
        if not g.nums[at.ACTIONS + seat] and not is_free(g, seat, card):
            return NO_ACTION
        effect = WHEN_PLAYED[KINDS[card]]
        return None if effect is None else unpaid(effect, g, seat, card)

    def refuses(self, g: State, seat: int, thing: Thing) -> Reason | None:
        for card in unlike_hand(g, seat):
            if thing.zone == "hand" and KEY[KINDS[card]] == thing.name:
                return self.why(g, seat, card)
        return None

    def carry_out(self, g: State, seat: int, code: int) -> None:
        card = code & SMALL
        g.nums[at.ACTIVATING] = 1
        if not is_free(g, seat, card):
            g.nums[at.ACTIONS + seat] -= 1
        play_card(g, seat, card)

    def key(self, g: State, code: int) -> str:
        return f"play:{KEY[KINDS[code & SMALL]]}"

    def option(self, g: State, code: int) -> Offer:
        card = code & SMALL
        about = payers(g, WHEN_PLAYED[KINDS[card]])
        if is_free(g, g.to_move, card):
            return Offer("imperium-do-play-free", {"card": Card(g, card)}, about)
        about.append(Pile("actions", g.to_move, PAYS))
        return Offer("imperium-do-play", {"card": Card(g, card)}, about)


def unlike_hand(g: State, seat: int) -> list[int]:
    """Hand cards, one of each kind: one that has not been played free comes first."""
    cards = sorted(
        g.zones[at.HAND + seat], key=lambda card: (KINDS[card], g.marks[card] & at.FREE_USED)
    )
    out: list[int] = []
    for card in cards:
        if not out or KINDS[out[-1]] != KINDS[card]:
            out.append(card)
    return out


class UseExhaust(Action):
    """Use an exhaust effect of the power card or a card in play (I49)."""

    def parts(self) -> list[Node]:
        return [EFFECT]

    def offer(self, g: State, seat: int, out: list[int]) -> None:
        for card in unlike(g, working(g, seat)):
            effect = EXHAUST[KINDS[card]]
            if effect is None or isinstance(effect, React) or not ready(g, seat, card):
                continue
            if effect.can(g, seat, card):
                out.append(self.verb | card)

    def why(self, g: State, seat: int, card: int) -> Reason | None:
        """Why a card cannot be exhausted."""
        effect = EXHAUST[KINDS[card]]
        if effect is None or isinstance(effect, React):
            return without_exhaust(KINDS[card])
        found = unready(g, seat, card)
        if found is not None or effect.can(g, seat, card):
            return found
        found = effect.why(g, seat, card)
        return found or Reason("why-useless", "I49", {"effect": Wording(effect)})

    def refuses(self, g: State, seat: int, thing: Thing) -> Reason | None:
        """Of several copies one says why that is not exhausted, if there is any."""
        found: Reason | None = None
        if thing.seat == seat and thing.zone in ("powers", "play"):
            for card in working(g, seat):
                if KEY[KINDS[card]] == thing.name:
                    found = self.why(g, seat, card)
                    if found is not SPENT:
                        return found
        return found

    def carry_out(self, g: State, seat: int, code: int) -> None:
        card = code & SMALL
        g.nums[at.ACTIVATING] = 1
        exhaust(g, seat, card)
        if g.telling:
            g.tell(EXHAUSTED_CARD, seat, KINDS[card])
        effect = EXHAUST[KINDS[card]]
        assert effect is not None
        begin_effect(g, effect, seat, card)

    def key(self, g: State, code: int) -> str:
        twins = [
            option & SMALL
            for option in g.options
            if option & ~SMALL == code & ~SMALL and KINDS[option & SMALL] == KINDS[code & SMALL]
        ]
        key = f"exhaust:{KEY[KINDS[code & SMALL]]}"
        return key if len(twins) == 1 else f"{key}.{twins.index(code & SMALL) + 1}"

    def option(self, g: State, code: int) -> Offer:
        effect = EXHAUST[KINDS[code & SMALL]]
        assert effect is not None
        return Offer(
            "imperium-do-exhaust",
            {"card": Card(g, code & SMALL), "effect": Wording(effect, BRIEF)},
            [Pile("exhausts", g.to_move, PAYS), *payers(g, effect)],
        )


class Button(Action):
    """Stands for itself: no card is chosen for it."""

    def __init__(self, word: str, rule: str) -> None:
        super().__init__()
        self.word = word
        self.begun = Reason("why-imperium-whole-turn", rule)

    def why(self, g: State, seat: int) -> Reason | None:
        """Why it cannot be done: unless it ends the turn it would have to be all of it."""
        return self.begun if g.nums[at.ACTIVATING] else None

    def offer(self, g: State, seat: int, out: list[int]) -> None:
        if self.why(g, seat) is None:
            out.append(self.verb)

    def refuses(self, g: State, seat: int, thing: Thing) -> Reason | None:
        mine = thing.zone == BUTTONS and thing.name == self.word
        return self.why(g, seat) if mine else None

    def key(self, g: State, code: int) -> str:
        return self.word

    def option(self, g: State, code: int) -> Offer:
        return Offer(f"imperium-do-{self.word}")


class Innovate(Button):
    """Discard the hand, then break through; only as the whole turn (I52)."""

    def parts(self) -> list[Node]:
        return [INNOVATION]

    def carry_out(self, g: State, seat: int, code: int) -> None:
        g.pop()
        if g.telling:
            g.tell(INNOVATES, seat)
        for card in g.zones[at.HAND + seat][:]:
            leave_hand(g, seat, card, True)
            to_discard(g, seat, card)
        begin_effect(g, INNOVATION, seat, -1)


INNOVATION: Final = BreakThrough(ON_MARKET)


class Revolt(Button):
    """Return any number of unrest from hand; only as the whole turn (I53)."""

    def parts(self) -> list[Node]:
        return [REVOLT]

    def why(self, g: State, seat: int) -> Reason | None:
        found = super().why(g, seat)
        if found is None and not any(is_unrest(card) for card in g.zones[at.HAND + seat]):
            return NO_UNREST
        return found

    def carry_out(self, g: State, seat: int, code: int) -> None:
        g.pop()
        if g.telling:
            g.tell(REVOLTS, seat)
        begin_effect(g, REVOLT, seat, -1)

    def option(self, g: State, code: int) -> Offer:
        unrest = next(card for card in g.zones[at.HAND + g.to_move] if is_unrest(card))
        return Offer("imperium-do-revolt", {}, [Card(g, unrest)])


REVOLT: Final = ReturnUnrest(ALL_CARDS, FROM_HAND, up_to=True)


class EndTurn(Button):
    def why(self, g: State, seat: int) -> Reason | None:
        return None

    def carry_out(self, g: State, seat: int, code: int) -> None:
        g.pop()


class Turn(Menu):
    """The menu of a turn."""

    def refuses(self, g: State, thing: Thing) -> Reason | None:
        return super().refuses(g, thing) or lying(thing)
