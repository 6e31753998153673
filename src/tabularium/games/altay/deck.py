"""How decks are written: sorts of cards, and words for what they do.

A mistake in a card is found when its deck is loaded, see ``BadCard``.
"""

from __future__ import annotations

from typing import Final

from tabularium.cards.count import Points
from tabularium.cards.kind import BadCard
from tabularium.cards.sequence import To
from tabularium.cards.standing import Waiting
from tabularium.games.altay import catalogue
from tabularium.games.altay import layout as at
from tabularium.games.altay.catalogue import CARDS, KINDS, WONDERS, AltayKind, enter
from tabularium.games.altay.produce import UseTerritory
from tabularium.games.altay.symbols import Symbols
from tabularium.kernel.info import BASE
from tabularium.kernel.machine import Node, Standing

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
        for kind in sorted(entered, key=lambda kind: kind.title):
            CARDS.print(kind.number, kind.decks.get(faction, 0))
        n = len(KINDS) - first
        if CARDS.sets[CARDS.set] == BASE and n != DECK_SIZE:
            raise BadCard(CARDS.deck, faction, "", f"{n} cards, not {DECK_SIZE}")
        catalogue.STARTING[number] += range(first, first + n)


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
    achievement(AltayKind(key, cost=cost, level=WONDERS, points=points), 1)


def achievement(kind: AltayKind, copies: int) -> None:
    catalogue.ACHIEVEMENTS[kind.level - 1].append(enter(kind, copies))
