"""What a game of Altay is made of, and where it lies in the flat state."""

from __future__ import annotations

from typing import Final

from tabularium.declare.entry import IN_POSITIONS, IN_ROWS, NOBODY, NOT_TOLD, OWN, OWNER_SEES
from tabularium.declare.known import Known
from tabularium.declare.layout import Layout
from tabularium.declare.marks import AmountMarks, Mark
from tabularium.declare.numbers import Amounts, Bits, Number, OneOf, SeatOf
from tabularium.declare.zones import Zone
from tabularium.games.altay.board import EDGES, TERRITORIES
from tabularium.kernel.machine import State

SEATS: Final = 4

FOOD: Final = 0
WOOD: Final = 1
METAL: Final = 2
STONE: Final = 3
CULTURE: Final = 4
GOODS: Final[list[str]] = ["food", "wood", "metal", "stone", "culture"]

# variable symbols on cards, beside the five goods (A10)
WMS: Final = 5  # wood, metal or stone
ANY: Final = 6
SYMBOLS: Final[list[str]] = [*GOODS, "wms", "any"]

FACTIONS: Final[list[str]] = ["earthfolk", "elvenfolk", "firefolk", "smallfolk"]

# conquest token types: value, and the good they yield
TOKEN_TYPES: Final = 9
TOKEN_VALUE: Final[list[int]] = [0, 1, 2, 2, 2, 2, 3, 3, 3]
TOKEN_GOOD: Final[list[int]] = [-1, -1, FOOD, WOOD, METAL, STONE, WOOD, METAL, STONE]
TOKEN_COPIES: Final[list[int]] = [0, 12, 3, 3, 3, 3, 3, 3, 3]


def token_name(token: int) -> str:
    """A conquest token: "2:wood", or "1" without a good."""
    good = TOKEN_GOOD[token]
    return f"{TOKEN_VALUE[token]}:{GOODS[good]}" if good >= 0 else str(TOKEN_VALUE[token])


TOKEN_NAMES: Final[list[str]] = ["", *[token_name(token) for token in range(1, TOKEN_TYPES)]]

# Goods lying on a card are packed into its mark, three bits each. A card never holds more goods
# than it has spaces, and none has more than seven (``Slots`` sees to it).
BITS: Final = 3
FULL: Final = 7
USED_UP: Final[Mark] = Mark("abilities_used", 0, 1)  # by a technology, once a turn
ON_CARDS: Final[AmountMarks] = AmountMarks(
    "goods", GOODS, [BITS * good for good in range(5)], FULL, said=True
)


class FirstOfHand(Known):
    """Cards that were in hand when the discard pile became the new deck are the first there."""

    def knows(self, g: State, viewer: int, player: int, i: int) -> bool:
        return i < g.nums[KNOWN + player]

    def known(self, g: State, viewer: int, player: int, cards: list[int]) -> list[int]:
        return cards[: g.nums[KNOWN + player]]


IDLE_ROUNDS: Final = 20  # so many of them end the game (B43)

# which cards may lie somewhere, see positions.py
ACTION_CARDS: Final = 1
ACHIEVEMENTS: Final = 2
TABLE_CARDS: Final = 3
WONDERS: Final = 4
ANY_CARDS: Final = 5

PILES: Final = 11  # of the market
LEVELS: Final = 3  # of achievements
PILE_TITLES: Final[list[str]] = []  # filled with the cards

LAYOUT: Final[Layout] = Layout(SEATS)

# zones; what is not told here entries.py speaks of --------------------------------------------
DECK: Final[int] = LAYOUT.add(
    Zone("deck", OWN, NOBODY, size="deck_size", pile=True, fits=ACTION_CARDS)
)
HAND: Final[int] = LAYOUT.add(
    Zone("hand", OWN, OWNER_SEES, size="hand_size", fits=ACTION_CARDS, known=FirstOfHand())
)
DISCARD: Final[int] = LAYOUT.add(Zone("discard", OWN, fits=ACTION_CARDS))
PLAYED: Final[int] = LAYOUT.add(
    Zone("played", OWN, says="this turn", in_order=True, fits=ACTION_CARDS)
)
TABLE: Final[int] = LAYOUT.add(
    Zone("table", OWN, says="collecting or storing", marks=[ON_CARDS], fits=TABLE_CARDS)
)
ARCHIVE: Final[int] = LAYOUT.add(
    Zone("archive", OWN, says="kept by Writing", in_order=True, fits=ACTION_CARDS, most=1)
)
DONE: Final[int] = LAYOUT.add(
    Zone("achievements", OWN, in_order=True, row_marks=[USED_UP], fits=ACHIEVEMENTS)
)
PROGRESS: Final[int] = LAYOUT.add(Zone("progress", OWN, told=NOT_TOLD))
SECRET: Final[int] = LAYOUT.add(Zone("secret", OWN, OWNER_SEES, told=NOT_TOLD))
PILE: Final[int] = LAYOUT.add(Zone("market", count=PILES, told=NOT_TOLD))
LEVEL: Final[int] = LAYOUT.add(
    Zone(
        "achievement_decks",
        seen=NOBODY,
        size="achievement_decks",
        pile=True,
        count=LEVELS,
        fits=ACHIEVEMENTS,
    )
)
DISPLAY: Final[int] = LAYOUT.add(
    Zone("displays", says="equal cards lie together", count=LEVELS, fits=ACHIEVEMENTS)
)
GONE: Final[int] = LAYOUT.add(Zone("gone", says="out of the game", fits=ANY_CARDS))

# numbers ------------------------------------------------------------------------------------
POOL: Final[int] = LAYOUT.add(Amounts("goods", GOODS, says="of the player whose turn it is"))
COINS: Final[int] = LAYOUT.add(Number("coins", OWN))
SUPPLY: Final[int] = LAYOUT.add(Number("supply", OWN, "settlements available"))
LOST: Final[int] = LAYOUT.add(Number("lost", OWN, "settlements that left the game unplaced"))
ON_CARD: Final[int] = LAYOUT.add(Number("settlement_on_technology", OWN, told=IN_ROWS))
CONSUMED: Final[int] = LAYOUT.add(Number("consumed", OWN, "conquest tokens used by a Shaman"))
FACTION: Final[int] = LAYOUT.add(OneOf("faction", FACTIONS, OWN, blank=-1))
# seat * 4 + owner: settlements taken
CAPTURED: Final[int] = LAYOUT.add(Number("captured", OWN, count=SEATS, told=NOT_TOLD))
TOKENS: Final[int] = LAYOUT.add(
    Amounts("tokens", TOKEN_NAMES, OWN, "conquest tokens taken", sparse=True)
)
OWNER: Final[int] = LAYOUT.add(
    SeatOf("territory_owner", nobody=True, count=TERRITORIES, told=IN_ROWS)
)
COUNT: Final[int] = LAYOUT.add(Number("territory_settlements", count=TERRITORIES, told=IN_ROWS))
TOKEN: Final[int] = LAYOUT.add(Number("territory_token", count=TERRITORIES, told=IN_ROWS))
FIRST: Final[int] = LAYOUT.add(SeatOf("first_player"))
TURN: Final[int] = LAYOUT.add(SeatOf("turn"))
ROUND: Final[int] = LAYOUT.add(Number("round"))
# this turn only
USED: Final[int] = LAYOUT.add(
    Bits("used", says="territories used", size=TERRITORIES, expected="territory")
)
BOUGHT: Final[int] = LAYOUT.add(Bits("bought", PILE_TITLES, says="piles bought from"))
FORTH: Final[int] = LAYOUT.add(Bits("attacks_forth", size=len(EDGES), told=IN_ROWS))
BACK: Final[int] = LAYOUT.add(Bits("attacks_back", size=len(EDGES), told=IN_ROWS))
FRESH: Final[int] = LAYOUT.add(Bits("stored_now", LAYOUT.keys, says="kinds of table cards"))
EXTRA: Final[int] = LAYOUT.add(
    Number("extra_draw", says="at the end of the turn", most=1, told=IN_POSITIONS)
)  # by Government
# for good
REVEALED: Final[int] = LAYOUT.add(Number("wonder_revealed", OWN, blank=-1, bias=1, told=IN_ROWS))
KNOWN: Final[int] = LAYOUT.add(Number("known_hand", OWN, told=IN_POSITIONS))
IDLE: Final[int] = LAYOUT.add(Number("idle_rounds", most=IDLE_ROUNDS, told=IN_POSITIONS))

# hooks and modifiers ------------------------------------------------------------------------
ABILITY: Final = 0  # used once per turn
TURN_END: Final = 1
HOOKS: Final = 2
ATTACKING: Final = 0
DEFENDING: Final = 1
MODS: Final = 2

# game options, as numbers -------------------------------------------------------------------
TRADE: Final = 0
SUGGESTED_STARTS: Final = 1
RANDOM_FACTIONS: Final = 2
FULL_MAP: Final = 3
INNER_SPOTS: Final = 4
ARCHIVE_DEFENDS: Final = 5
ABANDONED_RETURNS: Final = 6
DROP_TABLE: Final = 7
GOVERNMENT_ASKS: Final = 8
FIRST_SEAT_STARTS: Final = 9
ROUND_LIMIT: Final = 10
ARCHIVE_SURRENDERS: Final = 11

HAND_SIZE: Final = 5
SETTLEMENTS: Final = 15
ANY_NUMBER: Final = 999  # of cards
CROWD: Final = 4  # settlements in one territory at most
TRADE_PRICE: Final = 5
SECRET_BONUS: Final = 3
POINTS_CAP: Final = 7
