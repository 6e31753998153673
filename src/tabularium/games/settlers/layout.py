"""What a game of Settlers is made of, and where it lies in the flat state."""

from __future__ import annotations

from typing import Any, Final

from tabularium.declare.entry import ASKED, IN_POSITIONS, NOBODY, OWN, OWNER_SEES
from tabularium.declare.known import Known
from tabularium.declare.layout import Layout
from tabularium.declare.marks import FlagMark, Mark, SeatMark
from tabularium.declare.numbers import Amounts, Flag, Number, OneOf, SeatOf
from tabularium.declare.zones import Zone
from tabularium.kernel.machine import State

SEATS: Final = 4

# goods (S2): the first seven lie in a player's supply, the rest are gained in other ways
WOOD: Final = 0
STONE: Final = 1
FOOD: Final = 2
GOLD: Final = 3
WORKER: Final = 4
RAZE: Final = 5
DEFENCE: Final = 6
CARD: Final = 7  # from either deck, at the drawer's choice (S8)
COMMON_CARD: Final = 8
FACTION_CARD: Final = 9
VP: Final = 10
GOODS: Final[list[str]] = [
    "wood",
    "stone",
    "food",
    "gold",
    "worker",
    "raze",
    "defence",
    "card",
    "common_card",
    "faction_card",
    "vp",
]
HELD: Final = 7  # goods in the supply
RESOURCES: Final = 3  # wood, stone and food, nothing else (S3)

# colours (S15)
BLACK: Final = 0
PURPLE: Final = 1
BLUE: Final = 2
BROWN: Final = 3
YELLOW: Final = 4
RED: Final = 5
PINK: Final = 6
GREY: Final = 7
COLOURS: Final[list[str]] = ["black", "purple", "blue", "brown", "yellow", "red", "pink", "grey"]

# kinds of locations (S14)
PRODUCTION: Final = 0
FEATURE: Final = 1
ACTION: Final = 2

# whose card it is
COMMON: Final = -1
ATTACKERS: Final = -2  # the virtual player's attack cards
BARBARIANS: Final = 0
JAPANESE: Final = 1
ROMANS: Final = 2
EGYPTIANS: Final = 3
FACTIONS: Final[list[str]] = ["barbarians", "japanese", "romans", "egyptians"]

# what lies on a location, packed into its mark ------------------------------------------------
# No card is activated more often than it is printed to be, at most three times (``enter_kind`` sees
# to it). What is counted without a bound stands highest, where it has no end.
USES: Final = 0x3  # activations this round
BLOCKED: Final = 0x4  # by a Scorpion Breeder
DEFENDED: Final = 0x8
SAMURAI: Final = 0x10
PENDING: Final = 0x20  # still to produce
ROUTE: Final = 6  # shift: seat + 1 of the player whose Trade Route has a deal with it
TAKEN: Final = 9  # shift: seat + 1 of the owner it was borrowed from
SEAT_MASK: Final = 7
COUNT: Final = 12  # shift: resources on a Shrine, cards under a Gate, workers from an Oasis
ALL_BITS: Final = (1 << 40) - 1  # a count takes what is left of a mark
ON_LOCATIONS: Final[list[Mark]] = [
    Mark("used", 0, USES),
    FlagMark("blocked", BLOCKED),
    FlagMark("defended", DEFENDED),
    FlagMark("samurai", SAMURAI),
    FlagMark("pending", PENDING),
    SeatMark("route", ROUTE, SEAT_MASK),
    SeatMark("taken", TAKEN, SEAT_MASK),
    Mark("holds", COUNT, ALL_BITS),
]

# who knows a hidden card: a bit per seat, and one for everybody
KNOWN_BY: Final = 24  # shift
ALL_SEATS: Final = 4


def knows(g: State, viewer: int, card: int) -> bool:
    """Whether a seat, or everybody for -1, has seen a card that lies hidden."""
    known = g.marks[card] >> KNOWN_BY
    return bool(known >> ALL_SEATS & 1) or (viewer >= 0 and bool(known >> viewer & 1))


class SeenInHand(Known):
    """Cards that somebody has seen on their way to a hand."""

    def knows(self, g: State, viewer: int, player: int, i: int) -> bool:
        return knows(g, viewer, g.zones[HAND + player][i])

    def known(self, g: State, viewer: int, player: int, cards: list[int]) -> list[int]:
        marks = g.marks
        return [card for card in cards if marks[card] and knows(g, viewer, card)]


class EmpireZone(Zone):
    """Locations. Those that look alike share a name: their card, and what lies on it."""

    def lying(self, g: State, card: int) -> dict[str, Any]:
        """What lies on a location, as far as it tells it from others."""
        on_it = self.one(g, card)
        return {mark: on_it[mark] for mark in on_it if mark not in ("card", "pending")}

    def thing(self, g: State, card: int) -> str:
        name = self.names[card]
        for mark, value in self.lying(g, card).items():
            name += f".{mark}" if value is True else f".{mark}{value}"
        return name


# which cards may lie somewhere, see positions.py
ALL_CARDS: Final = 0
COMMON_CARDS: Final = 1
OWN_CARDS: Final = 2  # of the own faction
BOTH: Final = 3
ATTACK_CARDS: Final = 4
LOCATIONS: Final = 5
DEALT_CARDS: Final = 6

LAYOUT: Final[Layout] = Layout(SEATS)

# zones; what is not told here entries.py speaks of --------------------------------------------
HAND: Final[int] = LAYOUT.add(Zone("hand", OWN, OWNER_SEES, fits=BOTH, known=SeenInHand()))
DECK: Final[int] = LAYOUT.add(
    Zone("deck", OWN, NOBODY, "of the faction", size="deck_size", pile=True, fits=OWN_CARDS)
)
DISCARD: Final[int] = LAYOUT.add(Zone("discard", OWN, says="of the faction", fits=OWN_CARDS))
LOCATIONS_ZONE: Final = EmpireZone(
    "empire", OWN, says="locations", marks=ON_LOCATIONS, fits=LOCATIONS, named=True
)
EMPIRE: Final[int] = LAYOUT.add(LOCATIONS_ZONE)
FOUNDATIONS: Final[int] = LAYOUT.add(Zone("foundations", OWN, fits=COMMON_CARDS))
DEALS: Final[int] = LAYOUT.add(Zone("deals", OWN, in_order=True, fits=DEALT_CARDS))
ROUTES: Final[int] = LAYOUT.add(
    Zone("routes", OWN, NOBODY, "of Trade Route", size="route_markers", fits=OWN_CARDS)
)
UNDER: Final[int] = LAYOUT.add(Zone("under_gates", OWN, in_order=True))
COMMON_DECK: Final[int] = LAYOUT.add(
    Zone("common_deck", seen=NOBODY, size="common_deck_size", pile=True, fits=COMMON_CARDS)
)
COMMON_DISCARD: Final[int] = LAYOUT.add(Zone("common_discard", fits=COMMON_CARDS))
OFFER: Final[int] = LAYOUT.add(
    Zone("offer", says="revealed in the lookout phase", in_order=True, fits=COMMON_CARDS)
)
LOOKED_AT: Final[int] = LAYOUT.add(
    Zone("looked_at", seen=ASKED, says="drawn cards of which one is kept", in_order=True)
)
ATTACKS: Final[int] = LAYOUT.add(Zone("attack_deck", seen=NOBODY, pile=True, fits=ATTACK_CARDS))
COLLECTION: Final[int] = LAYOUT.add(
    Zone("collection", says="of the virtual player", in_order=True, solo=True)
)
GONE: Final[int] = LAYOUT.add(Zone("gone", says="out of the game"))
BUILDING: Final[int] = LAYOUT.add(Zone("building", says="being paid for", in_order=True))
DRAWN: Final[int] = LAYOUT.add(
    Zone("drawn", OWN, OWNER_SEES, "in the alternative lookout", in_order=True, fits=BOTH)
)

# numbers ------------------------------------------------------------------------------------
POOL: Final[int] = LAYOUT.add(Amounts("goods", GOODS[:HELD], OWN))
POINTS: Final[int] = LAYOUT.add(Number("vp", OWN, "gained so far"))
PASSED: Final[int] = LAYOUT.add(Flag("passed", OWN))
FACTION: Final[int] = LAYOUT.add(OneOf("faction", FACTIONS, OWN, blank=-1))
TURNS: Final[int] = LAYOUT.add(Number("turns", OWN, "taken this round", told=IN_POSITIONS))
FIRST: Final[int] = LAYOUT.add(SeatOf("first_player"))
TURN: Final[int] = LAYOUT.add(SeatOf("turn", nobody=True))
ROUND: Final[int] = LAYOUT.add(Number("round"))

ROUNDS: Final = 5
# the seat whose zones hold the virtual player's cards in a solo game: locations in EMPIRE, and in
# DEALS the revealed attack cards, the newest last
VIRTUAL: Final = 1
VIRTUAL_LOCATIONS: Final = 2
TURN_CAP: Final = 100  # turns of one player in one round

MOST_RESERVED: Final = 15  # resources kept back while something else is paid, four bits each

# hooks and modifiers ------------------------------------------------------------------------
BUILT: Final = 0  # each time you build a location
RAZED: Final = 1  # each time you raze (S72)
DEALT: Final = 2  # each time you make a deal
WORKERS_SPENT: Final = 3  # an opponent exchanged two workers
DEAL_GOODS: Final = 4  # goods came from deals in the production phase
HOOKS: Final = 5
SPHINX: Final = 0
STORES: Final = 1  # + good: how many effects let this player keep it
MODS: Final = 8

# game options, as numbers -------------------------------------------------------------------
LOOKOUT: Final = 0  # 0 standard, 1 alternative, 2 advanced
PEACEFUL: Final = 1
RANDOM_FACTIONS: Final = 2
FIRST_SEAT_STARTS: Final = 3
FACTION_RESHUFFLE: Final = 4
ROBBERS_ROUTES: Final = 5
CHAPEL_POINTS: Final = 6
CUSTOM_DECK: Final = 7  # + faction: 0 for the published deck, see custom_deck.py
SECOND_USE: Final = 11  # 1: asked after the first use, not declared before it
MISSED_ATTACK: Final = 12  # 1: an attack that finds nothing ends the phase
