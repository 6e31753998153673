"""Where everything of an Altay game lies in the flat state."""

from __future__ import annotations

from typing import Final

from tabularium.games.altay.board import TERRITORIES

SEATS: Final = 4

FOOD: Final = 0
WOOD: Final = 1
METAL: Final = 2
STONE: Final = 3
CULTURE: Final = 4
GOODS: Final[list[str]] = ["food", "wood", "metal", "stone", "culture"]

# zones, one per seat ------------------------------------------------------------------------
DECK: Final = 0  # the top is the end of the list
HAND: Final = 4
DISCARD: Final = 8
PLAYED: Final = 12  # this turn, on their way to the discard pile
TABLE: Final = 16  # collecting or storing
ARCHIVE: Final = 20  # kept by Writing
DONE: Final = 24  # finished achievements
PROGRESS: Final = 28  # the one achievement being developed
SECRET: Final = 32  # the secret wonder, until it is started
# shared zones
PILE: Final = 36  # 11 market piles, the top is the end
LEVEL: Final = 47  # 3 decks of achievements, the top is the end
DISPLAY: Final = 50  # 3 displays; equal cards lie together
GONE: Final = 53  # out of the game
ZONES: Final = 54

# numbers ------------------------------------------------------------------------------------
POOL: Final = 0  # 5 goods the player whose turn it is has at hand
COINS: Final = 5  # per seat
SUPPLY: Final = 9  # settlements available
LOST: Final = 13  # settlements that left the game unplaced
ON_CARD: Final = 17  # 1 while a settlement lies on the technology in progress
CONSUMED: Final = 21  # conquest tokens used by a Shaman
FACTION: Final = 25  # -1 before it is picked
CAPTURED: Final = 29  # seat * 4 + owner: settlements taken
TOKENS: Final = 45  # seat * 9 + token type: conquest tokens taken
OWNER: Final = 81  # per territory, -1 for nobody
COUNT: Final = 104  # settlements per territory
TOKEN: Final = 127  # conquest token per territory, 0 for none
FIRST: Final = 150  # the first player
TURN: Final = 151  # whose turn it is
ROUND: Final = 152
# this turn only
USED: Final = 153  # bits: territories used
BOUGHT: Final = 154  # bits: piles bought from
FORTH: Final = 155  # bits: borders attacked across, from the lower number
BACK: Final = 156  # bits: ... from the higher
FRESH: Final = 157  # bits: kinds of table cards that were stored on
EXTRA: Final = 158  # cards to draw beyond the hand size at the end of the turn
# for good
REVEALED: Final = 159  # per seat: the kind of the secret wonder once it is started, else -1
KNOWN: Final = 163  # per seat: how many cards at the front of the hand everybody knows
IDLE: Final = 167  # rounds in a row in which nobody could do anything (B43)
NUMS: Final = 168

# conquest token types: value, and the good they yield
TOKEN_TYPES: Final = 9
TOKEN_VALUE: Final[list[int]] = [0, 1, 2, 2, 2, 2, 3, 3, 3]
TOKEN_GOOD: Final[list[int]] = [-1, -1, FOOD, WOOD, METAL, STONE, WOOD, METAL, STONE]
TOKEN_COPIES: Final[list[int]] = [0, 12, 3, 3, 3, 3, 3, 3, 3]

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
CROWD: Final = 4  # settlements in one territory at most
TRADE_PRICE: Final = 5
SECRET_BONUS: Final = 3
IDLE_ROUNDS: Final = 20  # so many of them end the game (B43)
POINTS_CAP: Final = 7

assert OWNER + TERRITORIES == COUNT
