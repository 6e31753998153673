"""The market: its cards, what lies on and under them, refilling (I36-I40, I79)."""

from __future__ import annotations

from tabularium.games.imperium import layout as at
from tabularium.games.imperium.catalogue import KINDS, SUITS
from tabularium.games.imperium.events import REVEALED, UNREST_FREED
from tabularium.games.imperium.moves import trigger_scoring
from tabularium.games.imperium.table import deck_at
from tabularium.games.imperium.unrest import from_pile
from tabularium.kernel.machine import State


def on_market(g: State) -> list[int]:
    """The cards on the market, without blanks."""
    return [card for slot, card in enumerate(g.zones[at.MARKET]) if card != slot]


def refill(g: State, slot: int) -> None:
    """A slot is refilled while its deck has a card; the last one of the main deck triggers
    scoring (I67)."""
    deck = g.zones[deck_at(g, slot)]
    if not deck:
        return  # the slot stays empty (I179)
    card = deck.pop()
    unrest = lay_on_market(g, slot, card)
    if g.telling:
        g.tell(REVEALED, -1, KINDS[card], unrest)
    if not g.zones[at.MAIN]:
        trigger_scoring(g)


def lay_on_market(g: State, slot: int, card: int) -> int:
    """A card lies on the market, an unrest under it if it is of one of three suits (I39). Gives
    how many lie there."""
    g.zones[at.MARKET][slot] = card
    if SUITS[KINDS[card]] & at.WITH_UNREST:
        unrest = from_pile(g)
        if unrest >= 0:
            g.zones[at.UNDER].append(unrest)
            g.nums[at.UNDER_SLOTS] |= 1 << slot
            return 1
    return 0


def lift(g: State, slot: int) -> None:
    """A card leaves the market; its slot is empty."""
    g.zones[at.MARKET][slot] = slot


def lift_alone(g: State, card: int) -> int:
    """A card leaves the market without its unrest, which returns to the pile; gives its slot."""
    slot = g.zones[at.MARKET].index(card)
    lift(g, slot)
    unrest = lift_unrest(g, slot)
    if unrest >= 0:
        g.zones[at.PILE].append(unrest)
        if g.telling:
            g.tell(UNREST_FREED, -1, KINDS[card])
    return slot


def lift_unrest(g: State, slot: int) -> int:
    """The unrest under a market card, -1 for none."""
    if not g.nums[at.UNDER_SLOTS] >> slot & 1:
        return -1
    g.nums[at.UNDER_SLOTS] &= ~(1 << slot)
    return g.zones[at.UNDER].pop()
