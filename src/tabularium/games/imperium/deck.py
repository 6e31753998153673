"""Writing decks: which deck it is, and its cards one after the other as they are numbered."""

from __future__ import annotations

from typing import Final

from tabularium.cards.faults import NOTHING, must_be
from tabularium.cards.kind import BadCard
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
from tabularium.games.imperium.control import in_steps
from tabularium.games.imperium.traits import Trait
from tabularium.kernel.machine import Node, Standing


class Owner:
    """Whose the cards are that are being written."""

    def __init__(self) -> None:
        self.number = NOBODY
        self.boxes = True  # what is in the boxes; then what others add to it


WRITING: Final[Owner] = Owner()


def open_deck(deck: str, card_set: str) -> None:
    """BadCard where cards would change what is in the boxes, or come before it."""
    if card_set in at.BOX_SETS and not WRITING.boxes:
        problem = f"the set {card_set!r} is in the box: cards of yours are a set of another name"
        raise BadCard(deck, "", "", problem)
    if card_set not in at.BOX_SETS and WRITING.boxes:
        raise BadCard(deck, "", "", "import tabularium.games.imperium.boxes before it")
    CATALOGUE.open(deck, card_set)


def leave_boxes() -> None:
    """Whatever is written from here on says first whose it is."""
    WRITING.boxes = False
    WRITING.number = NOBODY
    CATALOGUE.deck = ""
    CATALOGUE.set = -1


def nation(name: str, card_set: str) -> None:
    """The cards that follow are those of a nation."""
    if name not in at.NATIONS:
        raise BadCard(name, "", "", "there is no such nation")
    open_deck(name, card_set)
    WRITING.number = at.NATIONS.index(name)


def common(deck: str, card_set: str, box: int) -> None:
    """The cards that follow are common cards of a box."""
    open_deck(deck, card_set)
    WRITING.number = BOX + box


def shared(deck: str, card_set: str) -> None:
    """The kinds that follow have copies in several decks."""
    open_deck(deck, card_set)
    WRITING.number = NOBODY


def fitting(key: str, part: str, problem: str) -> None:
    """BadCard when something is wrong with a part of a card."""
    if problem:
        raise BadCard(CATALOGUE.deck, key, part, problem)


class Written:
    """A card whose text is being written."""

    def __init__(self, kind: ImperiumKind) -> None:
        self.kind = kind

    def play(self, *steps: Node) -> Written:
        """When it is played, or resolved."""
        self.kind.play = self.text("play", steps, self.kind.play)
        return self

    def exhaust(self, *steps: Node) -> Written:
        """When it is exhausted."""
        self.kind.exhaust = self.text("exhaust", steps, self.kind.exhaust)
        return self

    def solstice(self, *steps: Node) -> Written:
        """At each solstice."""
        self.kind.solstice = self.text("solstice", steps, self.kind.solstice)
        return self

    def always(self, *features: Standing) -> Written:
        """For as long as it is in play."""
        self.once("always", features, Standing, bool(self.kind.features))
        self.kind.features = list(features)
        return self

    def needs(self, *needs: Requirement) -> Written:
        """What must be so for it to be played."""
        self.once("needs", needs, Requirement, bool(self.kind.needs))
        self.kind.needs = list(needs)
        return self

    def text(self, part: str, steps: tuple[Node, ...], before: Node | None) -> Node:
        self.once(part, steps, Node, before is not None)
        return in_steps(steps)

    def once(self, part: str, written: tuple[object, ...], kind: type, before: bool) -> None:
        """Something that fits is written there, and nothing was before."""
        problem = must_be((kind,), *written)
        if before or not written:
            problem = "written twice" if before else "nothing is written there"
        fitting(self.kind.key, part, problem)


def kind(
    key: str,
    *traits: Trait,
    title: str = "",
    cost: Goods | None = None,
    worth: Worth | int | None = None,
    as_regions: int = 1,
) -> Written:
    """A kind of card without copies, with what is printed on it."""
    if CATALOGUE.set < 0:
        raise BadCard("", key, "", "whose is it? Begin with nation() or common()")
    fitting(key, "traits", must_be((Trait,), *traits))
    fitting(key, "cost", must_be((Goods, NOTHING), cost))
    fitting(key, "worth", must_be((Worth, int, NOTHING), worth))
    fitting(key, "as_regions", must_be((int,), as_regions))
    points = Fixed(worth) if isinstance(worth, int) else worth
    made = ImperiumKind(key, title, worth=points, cost=cost, as_regions=as_regions)
    for trait in traits:
        fitting(key, "traits", trait.fault() or trait.print_on(made))
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
    made = kind(key, *traits, title=title, cost=cost, worth=worth, as_regions=as_regions)
    again(key, start, copies, players)
    return made


def again(key: str, start: int, copies: int = 1, players: int = 0) -> None:
    """Copies of a card that is written elsewhere."""
    fitting(key, "copies", must_be((int,), start, copies, players))
    problem = ""
    if not at.IN_DECK <= start <= at.NOWHERE:
        problem = f"no card starts at {start}"
    elif copies < 1:
        problem = "no copies"
    elif not 0 <= players <= at.SEATS:
        problem = f"never used: for {players} players"
    elif WRITING.number == NOBODY:
        problem = "nobody has this deck"
    fitting(key, "copies", problem)
    TO_PRINT.append(Copies(key, copies, WRITING.number, start, players))
