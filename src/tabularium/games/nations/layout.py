"""Where everything of a Nations game lies in the flat state."""

from __future__ import annotations

from typing import Final

SEATS: Final = 5
NATIONS: Final[list[str]] = ["china", "egypt", "greece", "persia", "rome"]

# what cards give; the first four are resources (N6)
GOLD: Final = 0
STONE: Final = 1
FOOD: Final = 2
BOOKS: Final = 3
RESOURCES: Final = 4
STRENGTH: Final = 4
STABILITY: Final = 5
VP: Final = 6
YIELDS: Final = 7
GOODS: Final[list[str]] = ["gold", "stone", "food", "books", "strength", "stability", "vp"]

# sorts of cards
BUILDING: Final = 0
MILITARY: Final = 1
COLONY: Final = 2
WAR: Final = 3
BATTLE: Final = 4
GOLDEN_AGE: Final = 5
WONDER: Final = 6
ADVISOR: Final = 7
EVENT: Final = 8
TILE: Final = 9  # an event tile of the solo game
BOARD: Final = 10  # a side B with its special rule
BLANK: Final = 11  # an empty space of the progress board
SORTS: Final[list[str]] = [
    "building",
    "military",
    "colony",
    "war",
    "battle",
    "golden_age",
    "wonder",
    "advisor",
    "event",
    "tile",
    "board",
    "blank",
]

AGES: Final = 4
ROUNDS_PER_AGE: Final = 2

# the progress board: three rows of seven; row 0 costs 1 gold (N44)
ROWS: Final = 3
COLUMNS: Final = 7
SPACES_ON_BOARD: Final = 21
COLUMNS_FOR: Final[list[int]] = [0, 4, 4, 5, 6, 7]
ARCHITECTS_FOR: Final[list[int]] = [0, 0, 1, 2, 2, 3]

# zones --------------------------------------------------------------------------------------
MARKET: Final = 0  # the progress board, row by row from the cheapest; blanks where it is empty
DECKS: Final = 1  # + age - 1: progress cards, the top is the end
EVENT_DECKS: Final = 5  # + age - 1: event cards, or tiles in the solo game
CURRENT: Final = 9  # this round's event card or tile
LOOKED_AT: Final = 10  # event cards a player chooses from
WAR_SPACE: Final = 11
BUYING: Final = 12  # a card bought and not yet in its place
GONE: Final = 13
SPACES: Final = 14  # per seat: building and military cards
ADVISORS: Final = 19  # per seat: the advisor space
TOWER: Final = 24  # per seat: the advisor on the Porcelain Tower
COLONIES: Final = 29  # per seat
SITE: Final = 34  # per seat: the wonder under construction
WONDERS: Final = 39  # per seat: finished wonders
NATION: Final = 44  # per seat: side B of the board, nothing for side A
ZONES: Final = 49

# numbers ------------------------------------------------------------------------------------
POOL: Final = 0  # seat * 4 + resource
POINTS: Final = 20  # VP tokens, per seat
FREE: Final = 25  # workers in the supply, per seat
ON_FOOD: Final = 30  # workers left in the food section, per seat
ON_STABILITY: Final = 35  # workers left in the stability section, per seat
ABOVE: Final = 40  # workers above the track, per seat (N109)
FOOD_ROOM: Final = 45  # places in the food section, per seat
STABILITY_ROOM: Final = 50
MIGHT: Final = 55  # strength as counted on the board, not capped, per seat
CALM: Final = 60  # stability likewise
PASSED: Final = 65  # per seat: 0, or as which one the player passed this round
TURNS: Final = 70  # turns begun this round, per seat
SHORT: Final = 75  # per seat: a bit for each resource whose shortage has cost a VP this round
BOUGHT_FIGHTS: Final = 80  # wars and battles bought this round, per seat
BOUGHT_GOLDEN: Final = 85
BOUGHT_COLONIES: Final = 90
LEAST_STABLE: Final = 95  # per seat: 1 while a finished Versailles makes it count so
WAR_LOSS: Final = 100  # seat * 5 + resource, VP last: what the war has taken this round
FACTION: Final = 125  # per seat, -1 before the board is picked
SIDE: Final = 130  # per seat: 0 for side A, 1 for side B
ORDER: Final = 135  # by place: the seat
WEAKENED: Final = 140  # per seat: strength less in the second event of this card
ROUND: Final = 145
TURN: Final = 146  # whose turn it is, -1 outside the action phase
ARCHITECTS: Final = 147  # public ones left
WAR_MIGHT: Final = 148  # strength of the war bought this round, -1 when there is none
WAR_BUYER: Final = 149  # the seat, -1 for nobody or the virtual opponent
RIVAL_MIGHT: Final = 150  # the virtual opponent of the solo game
RIVAL_CALM: Final = 151
RIVAL_BOOKS: Final = 152
RIVAL_FIRST: Final = 153  # 1 when it precedes the player in order
DRAWN: Final = 154  # a bit for each nation whose board was drawn (N36)
TOGETHER: Final = 155  # 1 while an event takes effect for several nations at once (N152)
NUMS: Final = 156

LOSSES: Final = 5  # resources and VP

MOST_STRENGTH: Final = 40
MOST_STABILITY: Final = 15
POPULATION_COST: Final = 3  # food or stability for each worker taken from a section

# what lies on a card, packed into its mark --------------------------------------------------
# A nation has the workers it starts with and those of its track, thirteen in all: none is ever
# made (N107, N153), so that they fit on one card. Sections and architects are bounded by what is
# printed (``enter_kind`` sees to it).
WORKERS: Final = 0x3F
USED: Final = 0x40
BUILT: Final = 8  # shift: sections built of a wonder
BUILT_MASK: Final = 0xF
PRIVATE: Final = 12  # shift: private architects left this round
PRIVATE_MASK: Final = 0xF

# hooks: what cards wait for -----------------------------------------------------------------
ON_BUY: Final = 0
OTHERS_BUY: Final = 1
ON_WONDER: Final = 2
ON_HIRE: Final = 3
ON_FIRST_PASS: Final = 4
ON_REPLACE: Final = 5
ON_LAST_GOLD: Final = 6
WATCH: Final = 7  # leaves play as soon as something holds
PRODUCING: Final = 8
AGE_ENDS: Final = 9
ON_DEFEAT: Final = 10
SPECIAL: Final = 11  # a special action
AFTER_BUY: Final = 12
HOOKS: Final = 13

# modifiers: sums over the cards in play -----------------------------------------------------
GOLDEN_BONUS: Final = 0
NO_UPKEEP: Final = 1
NO_SHORTAGE_VP: Final = 2
DISCOUNT: Final = 3  # on deploying to military cards
RAID_BONUS: Final = 4
BATTLE_PRICE: Final = 5
COLONY_STRENGTH: Final = 6
DEFEAT_FOOD: Final = 7
NO_WARS: Final = 8
WAR_BONUS: Final = 9  # strength in the war itself
WALLED: Final = 10  # no VP lost to defeat if first to pass
TWO_ACTIONS: Final = 11
SKIPPED: Final = 12
UNREST: Final = 13  # stability of everybody
SEES_TWO: Final = 14  # event cards
ADVISOR_ON_TOWER: Final = 15
MODS: Final = 16

# game options, as numbers -------------------------------------------------------------------
LEVELS: Final = 0
DIFFICULTY: Final = 1
SIDES: Final = 2
RANDOM_NATIONS: Final = 3
AGES_PLAYED: Final = 4
EXTRA_WORKER: Final = 5
ORDER_GIVEN: Final = 6
OTHERS_SUFFER: Final = 7
NO_WAR_IS_ZERO: Final = 8
ANNA_STABILITY: Final = 9
SHAKA_OWNER: Final = 10
CRUSADE_ALWAYS: Final = 11
WORKER_PACKAGES: Final = 12
ONE_ADVISOR: Final = 13
SHORTAGE_AT_ZERO: Final = 14
UNDEPLOY_AFTER: Final = 15
