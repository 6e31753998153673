"""The action cards: four starting decks (A1) and the market (A17)."""

from __future__ import annotations

from typing import Final

from tabularium.cards.sequence import To
from tabularium.games.altay import layout as at
from tabularium.games.altay.board import FARMLAND, FOREST, HILL, MOUNTAIN
from tabularium.games.altay.build import Build
from tabularium.games.altay.catalogue import KINDS, PILES, enter_kind, kind_of
from tabularium.games.altay.produce import Consume, Draw, Produce, ProduceAny, UseTerritory
from tabularium.games.altay.slots import ANY, WMS
from tabularium.games.altay.symbols import Symbols
from tabularium.games.altay.table import Collect, FillTitle, Store
from tabularium.kernel.machine import Node


def _use(terrain: int, effect: Node) -> Node:
    return To(UseTerritory(terrain), effect)


def _fights(n: int) -> list[Node]:
    return [Symbols("attack", n), Symbols("defence", n)]


def _starting(key: str, effects: list[Node]) -> None:
    enter_kind(key, key.partition("_")[0], effects=effects, starting=True)


def _market(title: str, effects: list[Node], variants: list[tuple[int, int, list[int]]]) -> None:
    """One pile: (copies, points, cost) from the top. Copies with points cost more (B28)."""
    kinds: list[int] = []
    for copies, vp, cost in variants:
        key = f"{title}+{vp}" if vp else title
        kind = enter_kind(key, title, vp=vp, cost=cost, effects=effects)
        kinds += [kind] * copies
    PILES.append(kinds)
    at.PILE_TITLES.append(title)


# starting cards -----------------------------------------------------------------------------

_starting("hunter", [Produce(at.FOOD, 1)])
_starting("warrior", _fights(1))
_starting("village", [Collect([at.FOOD, at.FOOD], Build(1))])
_starting("colonist", [Produce(at.FOOD, 1), _use(FARMLAND, FillTitle("village"))])
_starting("digger", [Produce(at.METAL, 1), Produce(at.STONE, 1)])
_starting("loremaster", [Produce(at.CULTURE, 1), Store([at.CULTURE])])
_starting("shaman", [Produce(at.CULTURE, 1), To(Consume(), ProduceAny())])
_starting("craftsman_wood", [Produce(at.WOOD, 1)])
_starting("craftsman_stone", [Produce(at.STONE, 1)])
_starting("spellweaver", [Produce(at.CULTURE, 1), Store([ANY])])

# the market ---------------------------------------------------------------------------------

_market(
    "farmer",
    [Produce(at.FOOD, 1), _use(FARMLAND, Produce(at.FOOD, 2))],
    [(8, 0, [at.FOOD])],
)
_market(
    "lumberjack",
    [Produce(at.WOOD, 1), _use(FOREST, Produce(at.WOOD, 2))],
    [(8, 0, [at.FOOD])],
)
_market(
    "miner",
    [Produce(at.METAL, 1), _use(HILL, Produce(at.METAL, 2))],
    [(8, 0, [at.FOOD])],
)
_market(
    "stonecutter",
    [Produce(at.STONE, 1), _use(MOUNTAIN, Produce(at.STONE, 2))],
    [(8, 0, [at.FOOD])],
)
_market(
    "scholar",
    [Produce(at.CULTURE, 1), Draw(1)],
    [(8, 0, [at.FOOD, at.FOOD])],
)
_market(
    "merchant",
    [Store([ANY, ANY])],
    [(1, 1, [at.FOOD, at.FOOD, WMS, at.CULTURE]), (7, 0, [at.FOOD, at.FOOD, WMS])],
)
_market(
    "cavalry",
    _fights(2),
    [(1, 1, [at.FOOD, at.METAL, at.CULTURE]), (7, 0, [at.FOOD, at.METAL])],
)
_market(
    "town",
    [Collect([at.WOOD], Build(1))],
    [(1, 1, [at.FOOD, at.WOOD, at.CULTURE]), (7, 0, [at.FOOD, at.WOOD])],
)
_market(
    "worker",
    [Produce(at.WOOD, 1), Produce(at.METAL, 1), Produce(at.STONE, 1)],
    [(1, 1, [at.FOOD, WMS, WMS, at.CULTURE]), (7, 0, [at.FOOD, WMS, WMS])],
)
_market(
    "chariot",
    _fights(3),
    [
        (1, 2, [at.METAL, at.METAL, at.CULTURE, at.CULTURE]),
        (1, 1, [at.METAL, at.METAL, at.CULTURE]),
        (6, 0, [at.METAL, at.METAL]),
    ],
)
_market(
    "city",
    [Collect([at.FOOD, at.WOOD], Build(2))],
    [
        (1, 2, [at.WOOD, at.WOOD, at.CULTURE, at.CULTURE]),
        (1, 1, [at.WOOD, at.WOOD, at.CULTURE]),
        (6, 0, [at.WOOD, at.WOOD]),
    ],
)

# the starting decks, in the order of FACTIONS
STARTING_DECKS: Final[list[dict[str, int]]] = [
    {"colonist": 1, "digger": 1, "hunter": 3, "village": 2, "warrior": 3},
    {"hunter": 5, "loremaster": 2, "village": 1, "warrior": 2},
    {"hunter": 3, "shaman": 1, "village": 2, "warrior": 4},
    {
        "craftsman_wood": 1,
        "craftsman_stone": 1,
        "hunter": 4,
        "spellweaver": 1,
        "village": 1,
        "warrior": 2,
    },
]

# physical cards: STARTS[faction] and PILE_STARTS[pile] are where theirs begin in KINDS
STARTS: Final[list[int]] = []
PILE_STARTS: Final[list[int]] = []
DECK_SIZE: Final = 10


def _number_cards() -> None:
    for deck in STARTING_DECKS:
        STARTS.append(len(KINDS))
        for key, copies in deck.items():
            KINDS.extend([kind_of(key)] * copies)
        if len(KINDS) - STARTS[-1] != DECK_SIZE:
            raise ValueError(f"a starting deck has {DECK_SIZE} cards: {deck}")
    for pile in PILES:
        PILE_STARTS.append(len(KINDS))
        KINDS.extend(pile)


_number_cards()
