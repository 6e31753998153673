"""What can be bought, at which price, and why not (N62, N69, N76-N81)."""

from __future__ import annotations

from typing import Final

from tabularium.cards.standing import Modifier
from tabularium.games.nations import layout as at
from tabularium.games.nations.catalogue import KEY, KIND, KINDS, SORT
from tabularium.games.nations.in_play import FLAT
from tabularium.games.nations.ranks import might
from tabularium.games.nations.words import Card
from tabularium.kernel.machine import State
from tabularium.kernel.offer import Thing
from tabularium.kernel.reason import Reason

EMPTY_SPACE: Final = Reason("why-nations-slot", "N68")
ONE_WAR: Final = Reason("why-nations-one-war", "N77")
NO_RAID: Final = Reason("why-nations-no-raid", "N81")
TOO_WEAK: Final = Reason("why-nations-strength", "N76")  # said with both strengths
FORBIDDEN: Final = Reason("why-nations-no-wars", "N200")  # said with the card


def raid_value(g: State, seat: int) -> int:
    """The highest raid value among military cards with workers (N75, N81, N230)."""
    best = 0
    for card in g.zones[at.SPACES + seat]:
        kind = KINDS[card]
        if SORT[kind] == at.MILITARY and g.marks[card] & at.WORKERS:
            best = max(best, KIND[kind].raid)
    return best + g.mod(seat, at.RAID_BONUS) if best else 0


def row_price(row: int) -> int:
    """The gold for a card of a row, counted from the cheapest (N44)."""
    return row + 1


def price_of(g: State, seat: int, slot: int) -> int:
    """Row price, and what Hannibal adds for others (N44, N230)."""
    price = row_price(slot // at.COLUMNS)
    if SORT[KINDS[g.zones[at.MARKET][slot]]] == at.BATTLE:
        price += g.mod(seat, at.BATTLE_PRICE)
    return price


def strength_for(g: State, seat: int, kind: int) -> int:
    """The strength a nation needs for a colony (N76)."""
    return KIND[kind].required + g.mod(seat, at.COLONY_STRENGTH)


def why_not_allowed(g: State, seat: int, kind: int) -> Reason | None:
    """The condition of a card that a nation does not meet, its price aside (N69).

    It is asked of the whole board in every turn; ``condition_words`` says all of it.
    """
    sort = SORT[kind]
    if sort == at.COLONY:
        return None if might(g, seat) >= strength_for(g, seat, kind) else TOO_WEAK
    if sort == at.WAR:
        if g.nums[at.WAR_MIGHT] >= 0:
            return ONE_WAR
        return FORBIDDEN if g.mod(seat, at.NO_WARS) else None
    if sort == at.BATTLE:
        return None if raid_value(g, seat) > 0 else NO_RAID
    return EMPTY_SPACE if sort == at.BLANK else None


def condition_words(g: State, seat: int, kind: int, found: Reason) -> Reason:
    """A condition with all it has to say."""
    if found is TOO_WEAK:
        needs = strength_for(g, seat, kind)
        return Reason(found.message, found.rule, {"n": needs, "strength": might(g, seat)})
    return forbidden(g, seat) if found is FORBIDDEN else found


def forbidden(g: State, seat: int) -> Reason:
    """The own card by which a nation buys no wars."""
    cards = [
        card
        for zone in FLAT
        for card in g.zones[zone + seat]
        for feature in KIND[KINDS[card]].features
        if isinstance(feature, Modifier) and feature.mod == at.NO_WARS
    ]
    return Reason(FORBIDDEN.message, FORBIDDEN.rule, {"card": Card(g, cards[0])})


def slot_name(g: State, slot: int) -> str:
    """A space of the progress board as a place: its card, else its row and column."""
    card = g.zones[at.MARKET][slot]
    if card == slot:
        return f"{slot // at.COLUMNS + 1}.{slot % at.COLUMNS + 1}"
    return KEY[KINDS[card]]


def active_slots(seats: int) -> list[int]:
    """The spaces that are in the game with so many players (N26)."""
    return [
        row * at.COLUMNS + column
        for row in range(at.ROWS)
        for column in range(at.COLUMNS_FOR[seats])
    ]


def slot_at(g: State, thing: Thing) -> int:
    """The space of the progress board that a thing is, -1 for anything else."""
    if thing.zone == "market":
        for slot in active_slots(g.seats):
            if slot_name(g, slot) == thing.name:
                return slot
    return -1
