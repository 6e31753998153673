"""What may be done in a turn: activate, innovate or revolt (I43-I53)."""

from __future__ import annotations

from typing import Final

from tabularium.cards.menu import SMALL, Action, ButtonAction, Menu
from tabularium.games.imperium import layout as at
from tabularium.games.imperium.break_through import BreakThrough
from tabularium.games.imperium.catalogue import EXHAUST, FREE, KEY, KINDS, WHEN_PLAYED, is_unrest
from tabularium.games.imperium.choose import USES, use_of
from tabularium.games.imperium.choosing import Card, unlike
from tabularium.games.imperium.control import payers
from tabularium.games.imperium.effects import EFFECT, begin_effect
from tabularium.games.imperium.events import INNOVATES, REVOLTS
from tabularium.games.imperium.lying import lying
from tabularium.games.imperium.moves import discard, leave_hand
from tabularium.games.imperium.pick_some import ALL_CARDS
from tabularium.games.imperium.places import FROM_HAND
from tabularium.games.imperium.playing import (
    NO_ACTION,
    RESOLVE,
    forbidden,
    is_free,
    play_card,
    unmet,
    unpaid,
)
from tabularium.games.imperium.reactions import React, exhaust, unready, without_exhaust
from tabularium.games.imperium.table import working
from tabularium.games.imperium.traits import ON_MARKET
from tabularium.games.imperium.unrest import ReturnUnrest
from tabularium.games.imperium.words import Pile
from tabularium.kernel.machine import Node, State
from tabularium.kernel.offer import PAYS, Offer, Thing
from tabularium.kernel.reason import Reason

PLAYED_FREE: Final = Reason("why-imperium-played-free", "I94")
NO_UNREST: Final = Reason("why-imperium-no-unrest", "I53")


class PlayCard(Action):
    """An action: play a card from hand; free ones need no token (I47, I94)."""

    def parts(self) -> list[Node]:
        return [RESOLVE]

    def offer(self, g: State, seat: int, out: list[int]) -> None:
        for card in unlike_hand(g, seat):
            if self.reason(g, seat, card) is None:
                out.append(self.verb | card)

    def of(self, g: State, seat: int, thing: Thing) -> list[int]:
        if thing.zone != "hand":
            return []
        return [card for card in unlike_hand(g, seat) if KEY[KINDS[card]] == thing.name]

    def reason(self, g: State, seat: int, code: int) -> Reason | None:
        found = forbidden(g, seat, code)
        if found is not None:
            return found
        if FREE[KINDS[code]] and g.marks[code] & at.FREE_USED:
            return PLAYED_FREE
        if not g.nums[at.ACTIONS + seat] and not is_free(g, seat, code):
            return NO_ACTION
        effect = WHEN_PLAYED[KINDS[code]]
        return None if effect is None else unpaid(effect, g, seat, code)

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
        cards = [card for card in working(g, seat) if EXHAUST[KINDS[card]] is not None]
        for card in unlike(g, cards):
            if self.reason(g, seat, card) is None:
                out.append(self.verb | card)

    def reason(self, g: State, seat: int, code: int) -> Reason | None:
        effect = EXHAUST[KINDS[code]]
        if effect is None or isinstance(effect, React):
            return without_exhaust(KINDS[code])
        return unready(g, seat, code) or unmet(effect, g, seat, code)

    def of(self, g: State, seat: int, thing: Thing) -> list[int]:
        """Of several copies those come first that are not exhausted."""
        if thing.seat != seat or thing.zone not in ("powers", "play"):
            return []
        cards = [card for card in working(g, seat) if KEY[KINDS[card]] == thing.name]
        return sorted(unlike(g, cards), key=lambda card: g.marks[card] & at.EXHAUSTED)

    def carry_out(self, g: State, seat: int, code: int) -> None:
        card = code & SMALL
        g.nums[at.ACTIVATING] = 1
        exhaust(g, seat, card)
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
        card = code & SMALL
        return use_of(g, card, card, [Pile("exhausts", g.to_move, PAYS)])

    def messages(self, game: str) -> list[str]:
        return USES


class WholeTurn(ButtonAction):
    """Something that has to be all of the turn."""

    def __init__(self, word: str, rule: str) -> None:
        super().__init__(word)
        self.begun: Reason = Reason("why-imperium-whole-turn", rule)

    def why(self, g: State, seat: int) -> Reason | None:
        """Why it cannot be done."""
        return self.begun if g.nums[at.ACTIVATING] else None


class Innovate(WholeTurn):
    """Discard the hand, then break through; only as the whole turn (I52)."""

    def parts(self) -> list[Node]:
        return [INNOVATION]

    def act(self, g: State, seat: int) -> None:
        if g.telling:
            g.tell(INNOVATES, seat)
        for card in g.zones[at.HAND + seat][:]:
            leave_hand(g, seat, card, True)
            discard(g, seat, card)
        begin_effect(g, INNOVATION, seat, -1)


INNOVATION: Final = BreakThrough(ON_MARKET)


class Revolt(WholeTurn):
    """Return any number of unrest from hand; only as the whole turn (I53)."""

    def parts(self) -> list[Node]:
        return [REVOLT]

    def why(self, g: State, seat: int) -> Reason | None:
        found = super().why(g, seat)
        if found is None and not any(is_unrest(card) for card in g.zones[at.HAND + seat]):
            return NO_UNREST
        return found

    def of(self, g: State, seat: int, thing: Thing) -> list[int]:
        unrest = [KEY[KINDS[card]] for card in g.zones[at.HAND + seat] if is_unrest(card)]
        found = thing.zone == "hand" and thing.name in unrest
        return [0] if found else super().of(g, seat, thing)

    def act(self, g: State, seat: int) -> None:
        if g.telling:
            g.tell(REVOLTS, seat)
        begin_effect(g, REVOLT, seat, -1)

    def option(self, g: State, code: int) -> Offer:
        unrest = next(card for card in g.zones[at.HAND + g.to_move] if is_unrest(card))
        return Offer("imperium-do-revolt", {}, [Card(g, unrest)])


REVOLT: Final = ReturnUnrest(ALL_CARDS, FROM_HAND, up_to=True)


class Turn(Menu):
    """The menu of a turn."""

    def lies(self, g: State, thing: Thing) -> Reason | None:
        return super().lies(g, thing) or lying(thing)
