"""Building a location (S48-S59)."""

from __future__ import annotations

from typing import Final

from tabularium.games.settlers import layout as at
from tabularium.games.settlers.catalogue import (
    BONUS,
    CATALOGUE,
    COST,
    KEY,
    KINDS,
    PRODUCES,
    SACRIFICE,
)
from tabularium.games.settlers.events import BUILD, SACRIFICED
from tabularium.games.settlers.locations import enter_empire, remove_location
from tabularium.games.settlers.price import NOTHING_ELSE, Pay
from tabularium.games.settlers.standing import fire_built
from tabularium.games.settlers.supply import discard
from tabularium.games.settlers.words import Foundation, Location, card_words
from tabularium.games.settlers.zones import location_key, unlike
from tabularium.kernel.info import BASE
from tabularium.kernel.machine import PC, R0, SEAT, SOURCE, Node, State
from tabularium.kernel.offer import PAYS, Offer, Thing
from tabularium.kernel.reason import Reason
from tabularium.locale.talk import Talk

WAIVED: Final = R0  # 1 when the location part of the cost need not be paid

# the different prices in resources; those that only later sets have stand apart, so that the
# names of all other nodes stay as they are
PRICES: Final[list[Pay]] = []
MORE_PRICES: Final[list[Pay]] = []
PRICE_OF: Final[list[Pay]] = []  # what every kind of card costs in resources


def enter_prices() -> None:
    """One Pay node for each different price, after the catalogue is filled."""
    known: dict[str, Pay] = {}
    for base in (True, False):
        for kind in range(len(COST)):
            if (CATALOGUE.kinds[kind].set == BASE) == base and str(COST[kind]) not in known:
                price = Pay(COST[kind] + [0] * (at.HELD - at.RESOURCES))
                known[str(COST[kind])] = price
                (PRICES if base else MORE_PRICES).append(price)
    PRICE_OF.extend([known[str(cost)] for cost in COST])


def own_locations(g: State, seat: int) -> list[int]:
    """The locations of an empire that are not borrowed (S112)."""
    return [
        card for card in g.zones[at.EMPIRE + seat] if not g.marks[card] >> at.TAKEN & at.SEAT_MASK
    ]


def sacrifices(g: State, seat: int) -> list[int]:
    """Own locations and foundations to discard for a building (S50)."""
    return unlike(g, own_locations(g, seat)) + unlike(g, g.zones[at.FOUNDATIONS + seat])


def can_build(
    g: State, seat: int, kind: int, waived: bool, beside: list[int] = NOTHING_ELSE
) -> bool:
    """Whether a card can be paid, beside other goods that are due as well."""
    return why_build(g, seat, kind, waived, beside) is None


FEW_GOODS: Final = Reason("why-settlers-build", "S48")  # said with the goods
NOTHING_TO_DISCARD: Final = Reason("why-settlers-no-sacrifice", "S50")


def why_build(
    g: State, seat: int, kind: int, waived: bool = False, beside: list[int] = NOTHING_ELSE
) -> Reason | None:
    """Why a card cannot be built, beside other goods that are due as well."""
    if not PRICE_OF[kind].can_beside(g, seat, beside):
        return FEW_GOODS
    if waived or SACRIFICE[kind] == 0:
        return None
    if g.zones[at.FOUNDATIONS + seat] or own_locations(g, seat):
        return None
    return NOTHING_TO_DISCARD


class BuildCard(Node):
    """Pay, discard a location if asked for, place the card, gain what it brings."""

    def step(self, g: State, seat: int, source: int) -> None:
        stack = g.stack
        top = g.top
        card = source
        kind = KINDS[card]
        pc = stack[top + PC]
        if pc == 0:
            stack[top + PC] = 1
            g.push(PRICE_OF[kind], seat, card)
        elif pc == 1 and SACRIFICE[kind] and not stack[top + WAIVED]:
            g.ask(seat, sacrifices(g, seat))
        else:
            g.pop()
            g.zones[at.BUILDING].remove(card)
            g.marks[card] = 0
            enter_empire(g, seat, card)
            if g.telling:
                g.tell(BUILD, seat, kind)
            # the bonus first, then production, then what waits for it (SQ18)
            fire_built(g, seat, card)
            produces = PRODUCES[kind]
            if produces is not None:
                g.push(produces, seat, card)
            bonus = BONUS[kind]
            if bonus is not None:
                g.push(bonus, seat, card)

    def chose(self, g: State, seat: int, source: int, code: int) -> None:
        stack = g.stack
        stack[g.top + PC] = 2
        if g.telling:
            g.tell(SACRIFICED, seat, KINDS[code])
        if code in g.zones[at.FOUNDATIONS + seat]:
            g.zones[at.FOUNDATIONS + seat].remove(code)
            discard(g, code)
        else:
            remove_location(g, seat, code)

    def kind(self) -> str:
        return "sacrifice"

    def prompt(self, g: State, talk: Talk) -> str:
        return talk.say(
            "settlers-ask-sacrifice", {"card": card_words(talk, KINDS[g.stack[g.top + SOURCE]])}
        )

    def key(self, g: State, code: int) -> str:
        seat = g.stack[g.top + SEAT]
        if code in g.zones[at.FOUNDATIONS + seat]:
            return f"foundation:{KEY[KINDS[code]]}"
        return location_key(g, code)

    def option(self, g: State, code: int) -> Offer:
        laid = code in g.zones[at.FOUNDATIONS + g.to_move]
        paying: Thing = Foundation(g, g.to_move, KINDS[code]) if laid else Location(g, code, PAYS)
        return Offer("", {"it": paying})


BUILD_CARD: Final = BuildCard()


def start_building(g: State, seat: int, card: int, waived: bool) -> None:
    """Begin to build a card that has left its hand or deal."""
    g.zones[at.BUILDING].append(card)
    g.push(BUILD_CARD, seat, card)
    g.stack[g.top + WAIVED] = int(waived)
