"""The language in which decks are written: sorts of cards, and what they can do.

A mistake in a card is found when its deck is loaded, see ``BadCard``.
"""

from __future__ import annotations

from typing import Final

from tabularium.cards.count import Points
from tabularium.cards.kind import BadCard
from tabularium.cards.sequence import To
from tabularium.cards.standing import Modifier, Waiting
from tabularium.games.altay import catalogue
from tabularium.games.altay import layout as at
from tabularium.games.altay.abilities import (
    ArchiveCard,
    DiscardCard,
    DrawMore,
    Resettle,
    SwapGood,
    TrashCard,
)
from tabularium.games.altay.board import FARMLAND, FOREST, HILL, MOUNTAIN
from tabularium.games.altay.build import Build
from tabularium.games.altay.catalogue import CARDS, KINDS, AltayKind, enter
from tabularium.games.altay.counts import (
    BorderTerritories,
    CapturedSettlements,
    CapturedTokens,
    CardsOwned,
    CardsWithPoints,
    CrowdedTerritories,
    LonelyTerritories,
    SameTerrain,
    StartingCards,
    Technologies,
)
from tabularium.games.altay.produce import Consume, Draw, Produce, ProduceAny, UseTerritory
from tabularium.games.altay.symbols import Symbols
from tabularium.games.altay.table import Collect, FillTitle, Store
from tabularium.kernel.info import BASE
from tabularium.kernel.machine import Node, Standing

__all__ = [
    "FARMLAND",
    "FOREST",
    "HILL",
    "MOUNTAIN",
    "ArchiveCard",
    "BorderTerritories",
    "Build",
    "CapturedSettlements",
    "CapturedTokens",
    "CardsOwned",
    "CardsWithPoints",
    "Collect",
    "Consume",
    "CrowdedTerritories",
    "DiscardCard",
    "Draw",
    "DrawMore",
    "FillTitle",
    "LonelyTerritories",
    "Modifier",
    "Points",
    "Produce",
    "ProduceAny",
    "Resettle",
    "SameTerrain",
    "StartingCards",
    "Store",
    "SwapGood",
    "Technologies",
    "To",
    "TrashCard",
    "Variant",
    "deck",
    "end_of_turn",
    "fights",
    "once_per_turn",
    "pile",
    "starting",
    "starting_decks",
    "technology",
    "use",
    "wonder",
]

DECK_SIZE: Final = 10  # of a faction
PILE_SIZE: Final = 8  # two for each of four players
COPIES: Final = 4  # of each technology


def deck(name: str, card_set: str = BASE) -> None:
    """The cards that follow are of this deck."""
    CARDS.open(name, card_set)


# what cards do ------------------------------------------------------------------------------------


def use(terrain: int, effect: Node) -> Node:
    """Use a territory for an effect."""
    return To(UseTerritory(terrain), effect)


def fights(n: int) -> list[Node]:
    """The symbols of a card that is played in battle."""
    return [Symbols("attack", n), Symbols("defence", n)]


def once_per_turn(effect: Node) -> Standing:
    return Waiting(at.ABILITY, effect, "card-once-per-turn")


def end_of_turn(effect: Node) -> Standing:
    return Waiting(at.TURN_END, effect, "card-end-of-turn")


# sorts of cards -----------------------------------------------------------------------------------


def starting(key: str, plays: list[Node], *, title: str = "", **decks: int) -> None:
    """A starting card, with how many of it each faction has."""
    for faction in decks:
        if faction not in at.FACTIONS:
            raise BadCard(CARDS.deck, key, "decks", f"there is no faction {faction!r}")
    enter(AltayKind(key, title, plays=plays, decks=decks), 0)


def starting_decks() -> None:
    """The starting cards are all there: they are printed deck by deck, in the order of titles."""
    entered = [kind for kind in catalogue.KIND if kind.deck == CARDS.deck]
    for number, faction in enumerate(at.FACTIONS):
        first = len(KINDS)
        for kind in sorted(entered, key=by_title):
            CARDS.print(kind.number, kind.decks.get(faction, 0))
        n = len(KINDS) - first
        if CARDS.sets[CARDS.set] == BASE and n != DECK_SIZE:
            raise BadCard(CARDS.deck, faction, "", f"{n} cards, not {DECK_SIZE}")
        catalogue.STARTING[number] += range(first, first + n)


def by_title(kind: AltayKind) -> str:
    return kind.title


class Variant:
    """Some cards of a market pile: their price, and the points for which they cost more (B28)."""

    def __init__(self, *, copies: int, cost: list[int], vp: int = 0) -> None:
        self.copies = copies
        self.cost = cost
        self.vp = vp


def pile(title: str, plays: list[Node], *variants: Variant) -> None:
    """A pile of the market, from the top."""
    copies = [variant.copies for variant in variants]
    if min(copies) < 1 or sum(copies) != PILE_SIZE:
        raise BadCard(CARDS.deck, title, "copies", f"{copies} are not {PILE_SIZE} cards")
    if len(catalogue.PILES) == at.PILES:
        raise BadCard(CARDS.deck, title, "", f"the market has {at.PILES} piles and no more room")
    first = len(KINDS)
    for variant in variants:
        key = f"{title}+{variant.vp}" if variant.vp else title
        enter(AltayKind(key, title, cost=variant.cost, vp=variant.vp, plays=plays), variant.copies)
    catalogue.PILES.append(list(range(first, len(KINDS))))
    at.PILE_TITLES.append(title)


def technology(
    level: int,
    key: str,
    cost: list[int],
    stands: Standing | None = None,
    *,
    instant: Node | None = None,
) -> None:
    """A technology: what it does for good, or once when it is finished."""
    if level not in (1, 2):
        raise BadCard(CARDS.deck, key, "level", f"technologies have level 1 or 2, not {level}")
    standing = [stands] if stands is not None else []
    kind = AltayKind(key, cost=cost, vp=1, level=level, stands=standing, instant=instant)
    achievement(kind, COPIES)


def wonder(key: str, cost: list[int], points: Points) -> None:
    achievement(AltayKind(key, cost=cost, level=3, points=points), 1)


def achievement(kind: AltayKind, copies: int) -> None:
    if not kind.cost.total:
        raise BadCard(CARDS.deck, kind.key, "cost", "an achievement has to cost something")
    catalogue.ACHIEVEMENTS[kind.level - 1].append(enter(kind, copies))
