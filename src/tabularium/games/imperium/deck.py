"""Writing decks: which deck it is, and its cards one after the other as they are numbered."""

from __future__ import annotations

from typing import Final

from tabularium.cards.kind import BadCard
from tabularium.cards.standing import Modifier, Waiting
from tabularium.games.imperium import layout as at
from tabularium.games.imperium.catalogue import (
    BOX,
    CATALOGUE,
    NOBODY,
    TO_PRINT,
    Copies,
    Goods,
    ImperiumKind,
    Requirement,
    Worth,
    enter,
)
from tabularium.games.imperium.conditions import Fixed
from tabularium.games.imperium.control import Steps
from tabularium.games.imperium.traits import Trait
from tabularium.kernel.machine import Node, Standing


class Owner:
    """Whose the cards are that are being written."""

    def __init__(self) -> None:
        self.number = NOBODY


WRITING: Final[Owner] = Owner()


def nation(name: str, card_set: str) -> None:
    """The cards that follow are those of a nation."""
    if name not in at.NATIONS:
        raise BadCard(name, "", "", "there is no such nation")
    CATALOGUE.open(name, card_set)
    WRITING.number = at.NATIONS.index(name)


def common(deck: str, card_set: str, box: int) -> None:
    """The cards that follow are common cards of a box."""
    CATALOGUE.open(deck, card_set)
    WRITING.number = BOX + box


def shared(deck: str, card_set: str) -> None:
    """The kinds that follow have copies in several decks."""
    CATALOGUE.open(deck, card_set)
    WRITING.number = NOBODY


class Written:
    """A card whose text is being written."""

    def __init__(self, kind: ImperiumKind) -> None:
        self.kind = kind

    def play(self, *steps: Node) -> Written:
        """When it is played, or resolved."""
        self.kind.play = self.text("play", steps)
        return self

    def exhaust(self, *steps: Node) -> Written:
        """When it is exhausted."""
        self.kind.exhaust = self.text("exhaust", steps)
        return self

    def solstice(self, *steps: Node) -> Written:
        """At each solstice."""
        self.kind.solstice = self.text("solstice", steps)
        return self

    def always(self, *features: Standing) -> Written:
        """For as long as it is in play."""
        for feature in features:
            self.check(feature)
        self.kind.features = list(features)
        return self

    def needs(self, *needs: Requirement) -> Written:
        """What must be so for it to be played."""
        self.kind.needs = list(needs)
        return self

    def text(self, part: str, steps: tuple[Node, ...]) -> Node:
        if not steps:
            raise BadCard(self.kind.deck, self.kind.key, part, "nothing is written there")
        return steps[0] if len(steps) == 1 else Steps(*steps)

    def check(self, feature: Standing) -> None:
        if isinstance(feature, Modifier) and not 0 <= feature.mod < at.MODS:
            problem = f"there is no number {feature.mod} to add to"
        elif isinstance(feature, Waiting) and not 0 <= feature.hook < at.HOOKS:
            problem = f"there is no event {feature.hook}"
        else:
            return
        raise BadCard(self.kind.deck, self.kind.key, "always", problem)


def kind(
    key: str,
    *traits: Trait,
    title: str = "",
    cost: Goods | None = None,
    worth: Worth | int | None = None,
    as_regions: int = 1,
) -> Written:
    """A kind of card without copies, with what is printed on it."""
    points = Fixed(worth) if isinstance(worth, int) else worth
    made = ImperiumKind(key, title, worth=points, cost=cost, as_regions=as_regions)
    for trait in traits:
        problem = trait.print_on(made)
        if problem:
            raise BadCard(CATALOGUE.deck, key, "traits", problem)
    enter(made)
    return Written(made)


def card(
    key: str,
    start: int,
    *traits: Trait,
    copies: int = 1,
    players: int = 0,
    title: str = "",
    cost: Goods | None = None,
    worth: Worth | int | None = None,
    as_regions: int = 1,
) -> Written:
    """A card of this deck: where it starts, what is printed on it, for how many players it is."""
    check_copies(key, start, copies, players)
    made = kind(key, *traits, title=title, cost=cost, worth=worth, as_regions=as_regions)
    again(key, start, copies, players)
    return made


def again(key: str, start: int, copies: int = 1, players: int = 0) -> None:
    """Copies of a card that is written elsewhere."""
    check_copies(key, start, copies, players)
    TO_PRINT.append(Copies(key, copies, WRITING.number, start, players))


def check_copies(key: str, start: int, copies: int, players: int) -> None:
    problem = ""
    if not at.IN_DECK <= start <= at.NOWHERE:
        problem = f"no card starts at {start}"
    elif copies < 1:
        problem = "no copies"
    elif not 0 <= players <= at.SEATS:
        problem = f"never used: for {players} players"
    elif WRITING.number == NOBODY:
        problem = "nobody has this deck"
    if problem:
        raise BadCard(CATALOGUE.deck, key, "copies", problem)
