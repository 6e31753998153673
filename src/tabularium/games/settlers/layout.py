"""Where everything of a Settlers game lies in the flat state."""

from __future__ import annotations

from typing import Final

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

# zones, one per seat ------------------------------------------------------------------------
HAND: Final = 0
DECK: Final = 4  # the faction deck, the top is the end
DISCARD: Final = 8  # the faction's discard pile
EMPIRE: Final = 12  # locations
FOUNDATIONS: Final = 16
DEALS: Final = 20
ROUTES: Final = 24  # face-down markers of deals made by Trade Route
UNDER: Final = 28  # cards under a Gate
# shared zones
COMMON_DECK: Final = 32
COMMON_DISCARD: Final = 33
OFFER: Final = 34  # revealed in the lookout phase
LOOKED_AT: Final = 35  # drawn cards of which one is kept
ATTACKS: Final = 36  # the virtual player's attack cards (solo), the top is the end
COLLECTION: Final = 37  # the virtual player's collection pile
GONE: Final = 38
BUILDING: Final = 39  # being paid for
DRAWN: Final = 40  # per seat: cards of the alternative lookout to choose from
ZONES: Final = 44

# numbers ------------------------------------------------------------------------------------
POOL: Final = 0  # seat * 7 + good
POINTS: Final = 28  # victory points gained so far, per seat
PASSED: Final = 32  # per seat
FACTION: Final = 36  # per seat, -1 before it is picked
TURNS: Final = 40  # turns taken this round, per seat
FIRST: Final = 44
TURN: Final = 45
ROUND: Final = 46
NUMS: Final = 47

ROUNDS: Final = 5
# the seat whose zones hold the virtual player's cards in a solo game: locations in EMPIRE, and in
# DEALS the revealed attack cards, the newest last
VIRTUAL: Final = 1
TURN_CAP: Final = 100  # turns of one player in one round

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
# who knows a hidden card: a bit per seat, and one for everybody
KNOWN_BY: Final = 24  # shift
EVERYBODY: Final = 4
COUNT: Final = 12  # shift: resources on a Shrine, cards under a Gate, workers from an Oasis
SEAT_MASK: Final = 7

MOST_RESERVED: Final = 15  # resources kept back while something else is paid, four bits each

# hooks and modifiers ------------------------------------------------------------------------
BUILT: Final = 0  # each time you build a location
RAZED: Final = 1
DEALT: Final = 2
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
