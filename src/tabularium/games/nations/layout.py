"""What a game of Nations is made of, and where it lies in the flat state."""

from __future__ import annotations

from typing import Final

from tabularium.declare.entry import ASKED, IN_POSITIONS, IN_ROWS, IN_VIEWS, NOBODY, NOT_TOLD, OWN
from tabularium.declare.layout import Layout
from tabularium.declare.marks import FlagMark, Mark
from tabularium.declare.numbers import Amounts, Bits, Flag, Number, OneOf, SeatOf
from tabularium.declare.zones import Zone
from tabularium.kernel.machine import State

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

LOSSES: Final = 5  # resources and VP
LOSS_NAMES: Final[list[str]] = [*GOODS[:RESOURCES], GOODS[VP]]
# parts of the population track
SECTIONS: Final[list[str]] = ["food_section", "stability_section", "above"]

# what lies on a card, packed into its mark --------------------------------------------------
# A nation has the workers it starts with and those of its track, thirteen in all: none is ever
# made (N107, N153), so that they fit on one card. Sections and architects are bounded by what is
# printed (``NationsKind.fault`` sees to it).
WORKERS: Final = 0x3F
USED: Final = 0x40
BUILT: Final = 8  # shift: sections built of a wonder
BUILT_MASK: Final = 0xF
PRIVATE: Final = 12  # shift: private architects left this round
PRIVATE_MASK: Final = 0xF
ON_CARDS: Final[list[Mark]] = [
    Mark("workers", 0, WORKERS, "workers on cards"),
    FlagMark("used", USED),
    Mark("built", BUILT, BUILT_MASK, "sections built"),
    Mark("private", PRIVATE, PRIVATE_MASK, "private architects"),
]

# which cards may lie somewhere, see positions.py
ANY_CARDS: Final = 0
PROGRESS_CARDS: Final = 1
EVENT_CARDS: Final = 2
SPACE_CARDS: Final = 3  # buildings and military cards
ADVISOR_CARDS: Final = 4
COLONY_CARDS: Final = 5
WONDER_CARDS: Final = 6
BOARD_CARDS: Final = 7
WAR_CARDS: Final = 8
DECK_CARDS: Final = 9  # progress cards of an age
EVENT_DECK_CARDS: Final = 10


class Spot(Number):
    """A number that is a place on the table, of which options speak by its name."""

    def things(self, g: State, viewer: int, player: int) -> list[str]:
        return [self.name]


BELOW_ZERO: Final = 100  # added in rows to what may be negative: strength, stability, VP tokens

SHIPS: Final = 10  # the strength that the Vasa costs (N244)

LAYOUT: Final[Layout] = Layout(SEATS)

# zones; what is not told here entries.py speaks of --------------------------------------------
# the progress board, row by row from the cheapest; blanks where it is empty
MARKET: Final[int] = LAYOUT.add(Zone("market", spread=SPACES_ON_BOARD, told=IN_ROWS))
DECKS: Final[int] = LAYOUT.add(
    Zone("decks", seen=NOBODY, size="deck_sizes", pile=True, count=AGES, fits=DECK_CARDS)
)
EVENT_DECKS: Final[int] = LAYOUT.add(
    Zone(
        "event_decks",
        seen=NOBODY,
        says="event cards, or tiles in the solo game",
        size="event_deck_sizes",
        pile=True,
        count=AGES,
        fits=EVENT_DECK_CARDS,
    )
)
CURRENT: Final[int] = LAYOUT.add(Zone("event", told=NOT_TOLD))
LOOKED_AT: Final[int] = LAYOUT.add(
    Zone(
        "looked_at", seen=ASKED, says="event cards to choose from", in_order=True, fits=EVENT_CARDS
    )
)
WAR_SPACE: Final[int] = LAYOUT.add(Zone("war", told=IN_ROWS))
BUYING: Final[int] = LAYOUT.add(
    Zone("buying", says="bought and not yet in its place", in_order=True, fits=PROGRESS_CARDS)
)
GONE: Final[int] = LAYOUT.add(Zone("gone", says="out of the game"))
SPACES: Final[int] = LAYOUT.add(
    Zone("cards", OWN, says="buildings and military", marks=ON_CARDS, fits=SPACE_CARDS)
)
ADVISORS: Final[int] = LAYOUT.add(Zone("advisor", OWN, marks=ON_CARDS, fits=ADVISOR_CARDS))
TOWER: Final[int] = LAYOUT.add(
    Zone("tower", OWN, says="on the Porcelain Tower", marks=ON_CARDS, fits=ADVISOR_CARDS)
)
COLONIES: Final[int] = LAYOUT.add(
    Zone("colonies", OWN, in_order=True, marks=ON_CARDS, bare=True, fits=COLONY_CARDS)
)
SITE: Final[int] = LAYOUT.add(
    Zone("site", OWN, says="under construction", marks=ON_CARDS, fits=WONDER_CARDS)
)
WONDERS: Final[int] = LAYOUT.add(
    Zone("wonders", OWN, says="finished", marks=ON_CARDS, fits=WONDER_CARDS)
)
NATION: Final[int] = LAYOUT.add(
    Zone("board", OWN, says="side B with its rule", marks=ON_CARDS, fits=BOARD_CARDS)
)

# numbers ------------------------------------------------------------------------------------
POOL: Final[int] = LAYOUT.add(Amounts("goods", GOODS[:RESOURCES], OWN, in_full=True))
POINTS: Final[int] = LAYOUT.add(Number("vp", OWN, "tokens", bias=BELOW_ZERO, least=0))
FREE: Final[int] = LAYOUT.add(Number("workers", OWN, "in the supply"))
ON_FOOD: Final[int] = LAYOUT.add(Spot("food_section", OWN, "workers left there"))
ON_STABILITY: Final[int] = LAYOUT.add(Spot("stability_section", OWN, "workers left there"))
ABOVE: Final[int] = LAYOUT.add(Spot("above", OWN, "workers above the track (N109)"))
FOOD_ROOM: Final[int] = LAYOUT.add(Number("food_room", OWN, "places in the food section"))
STABILITY_ROOM: Final[int] = LAYOUT.add(Number("stability_room", OWN, "places in the section"))
# as the cards add up: what lies above a cap is not lost (N13)
MIGHT: Final[int] = LAYOUT.add(Number("strength", OWN, bias=BELOW_ZERO, told=IN_VIEWS | IN_ROWS))
CALM: Final[int] = LAYOUT.add(Number("stability", OWN, bias=BELOW_ZERO, told=IN_VIEWS | IN_ROWS))
PASSED: Final[int] = LAYOUT.add(Number("passed", OWN, "0, or as which one this round"))
TURNS: Final[int] = LAYOUT.add(Number("turns", OWN, "begun this round", told=IN_POSITIONS))
SHORT: Final[int] = LAYOUT.add(
    Bits("short", GOODS[:RESOURCES], OWN, "whose shortage has cost a VP this round")
)
BOUGHT_FIGHTS: Final[int] = LAYOUT.add(Number("fights_bought", OWN, "this round", told=IN_ROWS))
BOUGHT_GOLDEN: Final[int] = LAYOUT.add(
    Number("golden_ages_bought", OWN, "this round", told=IN_ROWS)
)
BOUGHT_COLONIES: Final[int] = LAYOUT.add(Number("colonies_bought", OWN, "this round", told=IN_ROWS))
LEAST_STABLE: Final[int] = LAYOUT.add(
    Flag("least_stable", OWN, "while a finished Versailles makes it count so")
)
# seat * 5 + resource, VP last: what the war has taken this round
WAR_LOSS: Final[int] = LAYOUT.add(Number("war_loss", OWN, count=LOSSES, told=NOT_TOLD))
FACTION: Final[int] = LAYOUT.add(OneOf("faction", NATIONS, OWN, blank=-1))
SIDE: Final[int] = LAYOUT.add(OneOf("side", ["A", "B"], OWN))
ORDER: Final[int] = LAYOUT.add(Number("order", count=SEATS, told=NOT_TOLD))  # by place: the seat
WEAKENED: Final[int] = LAYOUT.add(
    Number(
        "weakened",
        OWN,
        "strength less in the second event of this card",
        most=SHIPS,
        told=IN_POSITIONS,
    )
)
ROUND: Final[int] = LAYOUT.add(Number("round"))
TURN: Final[int] = LAYOUT.add(SeatOf("turn", nobody=True))  # nobody's outside the action phase
ARCHITECTS: Final[int] = LAYOUT.add(Spot("architects", says="public ones left"))
# strength of the war bought this round, -1 when there is none
WAR_MIGHT: Final[int] = LAYOUT.add(Number("war_strength", blank=-1, bias=1, told=IN_ROWS))
# nobody's, or the virtual opponent's
WAR_BUYER: Final[int] = LAYOUT.add(SeatOf("war_buyer", nobody=True, told=IN_ROWS))
# the virtual opponent of the solo game
RIVAL_MIGHT: Final[int] = LAYOUT.add(
    Number("opponent_strength", bias=BELOW_ZERO, least=0, told=IN_ROWS, solo=True)
)
RIVAL_CALM: Final[int] = LAYOUT.add(Number("opponent_stability", told=NOT_TOLD))
RIVAL_BOOKS: Final[int] = LAYOUT.add(Number("opponent_books", told=IN_ROWS, solo=True))
RIVAL_FIRST: Final[int] = LAYOUT.add(Number("opponent_first", told=IN_ROWS, solo=True))
DRAWN: Final[int] = LAYOUT.add(
    Bits("drawn", NATIONS, says="boards to choose from", told=IN_POSITIONS)
)
TOGETHER: Final[int] = LAYOUT.add(
    Flag("together", says="an event takes effect for several at once", told=IN_POSITIONS)
)

MOST_STRENGTH: Final = 40
MOST_STABILITY: Final = 15
POPULATION_COST: Final = 3  # food or stability for each worker taken from a section

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
# at which all that waits is simply done; the other hooks ask for what they know
HAPPENINGS: Final = (ON_WONDER, ON_HIRE, ON_FIRST_PASS, ON_REPLACE, ON_LAST_GOLD, AGE_ENDS)

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
