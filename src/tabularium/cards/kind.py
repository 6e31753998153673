"""Kinds of cards: what is printed on them, the decks they come in, the sets they belong to."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from tabularium.cards.count import Count
from tabularium.cards.faults import at_least, in_words, one_of
from tabularium.cards.standing import Modifier, Waiting
from tabularium.kernel.info import BASE
from tabularium.kernel.machine import Node, Rules, Standing, State
from tabularium.kernel.part import Part, held
from tabularium.locale.talk import Names, Talk

NAMES: Final = Names()


class BadCard(ValueError):
    """A mistake in a card, found when its deck is loaded: deck, card, and the part of it."""

    def __init__(self, deck: str, card: str, part: str, problem: str) -> None:
        named = [f"deck {deck}"] if deck else []
        where = [*named, *([f"{card}, {part}" if part else card] if card else [])]
        super().__init__(": ".join([*where, problem]))


@mypyc_attr(allow_interpreted_subclasses=True)
class Kind(Part):
    """What is printed on a card; copies share it. A game derives from it and adds its own fields.

    Deck, set and number are filled in by the catalogue.
    """

    def __init__(self, key: str, title: str = "") -> None:
        self.key = key
        self.title: str = title or key
        self.deck = ""
        self.set = BASE
        self.number = -1

    def effects(self) -> list[tuple[str, Node]]:
        """What it does, each under the name of the moment: play, action, event/0."""
        return []

    def standing(self) -> list[Standing]:
        """What it does for as long as it is in play."""
        return []

    def texts(self, talk: Talk) -> list[str]:
        """What it says: every effect, and what it does for as long as it is in play."""
        said = [node.text(talk) for _, node in self.effects()]
        return said + [feature.text(talk) for feature in self.standing()]

    def cost_words(self, talk: Talk) -> str:
        """What it costs, in words; nothing when it costs nothing."""
        return ""

    def points_words(self, talk: Talk) -> str:
        """What it is worth at the end."""
        return ""


class Catalogue:
    """All kinds of cards of a game in the order of its decks, and every physical card.

    A set that is added later comes after the others, so that nothing that was there changes; it is
    used by those who ask for it. ``usual`` are the sets that are used unless it is said.
    """

    def __init__(self, usual: list[str] | None = None) -> None:
        self.keys: list[str] = []  # of every kind
        self.kinds: list[Kind] = []
        self.cards: list[int] = []  # the kind of every physical card
        self.usual: list[str] = usual or [BASE]
        self.sets: list[str] = self.usual[:]
        self.set_of: list[int] = []  # of every kind, its number among the sets
        self.numbers: dict[str, int] = {}  # kinds by their keys
        self.decks: list[str] = []
        self.deck: str = ""
        self.set: int = -1

    def open(self, deck: str, card_set: str = BASE) -> None:
        """The cards that follow are of this deck."""
        self.deck = deck
        if deck not in self.decks:
            self.decks.append(deck)
        if card_set not in self.sets:
            self.sets.append(card_set)
        self.set = self.sets.index(card_set)

    def enter(self, kind: Kind, copies: int = 1) -> int:
        """Enter a kind of card with so many copies; gives its number. A key can be used once."""
        kind.deck = self.deck
        kind.number = len(self.kinds)
        if self.set < 0:
            raise BadCard(self.deck, kind.key, "", "no deck was opened for it")
        kind.set = self.sets[self.set]
        if kind.key in self.numbers:
            raise BadCard(self.deck, kind.key, "", "entered twice")
        try:
            problem = kind.fault() or at_least(0, copies, "copies")
        except Exception as error:
            raise broken(kind, "", error) from error
        if problem:
            raise BadCard(self.deck, kind.key, "", problem)
        self.kinds.append(kind)
        self.keys.append(kind.key)
        self.set_of.append(self.set)
        self.numbers[kind.key] = kind.number
        self.print(kind.number, copies)
        return kind.number

    def print(self, kind: int, copies: int) -> None:
        """So many more physical cards of a kind."""
        self.cards += [kind] * copies

    def number(self, key: str) -> int:
        """The kind with this key, -1 when there is none."""
        return self.numbers.get(key, -1)

    def in_use(self, g: State, kind: int) -> bool:
        """Whether the set of a kind is played with."""
        return g.rules.info.uses(g.opts, self.set_of[kind])

    def used(self, g: State, cards: list[int] | None = None) -> list[int]:
        """The physical cards that are played with, of all or of some."""
        some = list(range(len(self.cards))) if cards is None else cards
        return [card for card in some if self.in_use(g, self.cards[card])]


def different_kinds(kinds: list[int], cards: list[int]) -> list[int]:
    """The different kinds of some cards, in catalogue order; ``kinds`` are those of all cards."""
    return sorted({kinds[card] for card in cards})


class CardsIn(Count):
    """The cards in a player's zone, perhaps of one deck only. Said by the message ``words``."""

    def __init__(self, catalogue: Catalogue, zone: int, words: str, deck: str = "") -> None:
        self.catalogue = catalogue
        self.zone = zone
        self.says = words
        self.deck = deck

    def fault(self) -> str:
        if self.deck and self.deck not in self.catalogue.decks:
            return f"there is no deck {self.deck!r} to be counted"
        return "" if self.zone >= 0 else f"there is no zone {self.zone}"

    def value(self, g: State, seat: int) -> int:
        kinds = self.catalogue.kinds
        n = 0
        for card in g.zones[self.zone + seat]:
            if not self.deck or kinds[g.rules.kinds[card]].deck == self.deck:
                n += 1
        return n


def add_kinds(rules: Rules, catalogue: Catalogue) -> None:
    """Number the nodes of all cards, and note what each does at a hook.

    BadCard when a part of one makes no sense, cannot be numbered or cannot be said.
    """
    rules.responses = [None] * (len(catalogue.kinds) * rules.n_hooks)
    for kind in catalogue.kinds:
        judge(kind, "", kind)
        for name, node in kind.effects():
            add(rules, kind, name, node)
        for number, feature in enumerate(kind.standing()):
            add_standing(rules, kind, f"feature/{number}", feature)


def add(rules: Rules, kind: Kind, name: str, node: Node) -> None:
    """Number a node of a card and its parts."""
    first = len(rules.nodes)
    try:
        rules.add(f"{kind.key}/{name}", node)
        for added in rules.nodes[first:]:
            judge(kind, added.name.partition("/")[2], added)
        node.text(NAMES)  # its parts are said with it, as far as they have words
    except BadCard:
        raise
    except Exception as error:
        raise broken(kind, name, error) from error


def add_standing(rules: Rules, kind: Kind, name: str, feature: Standing) -> None:
    """Number what a card does at a hook for as long as it is in play."""
    judge(kind, name, feature)
    problem = ""
    if isinstance(feature, Modifier):
        problem = one_of(rules.n_mods, "modifier", feature.mod)
    elif isinstance(feature, Waiting):
        problem = one_of(rules.n_hooks, "hook", feature.hook)
        place = kind.number * rules.n_hooks + feature.hook
        if not problem and rules.responses[place] is not None:
            problem = f"something waits at hook {feature.hook} already"
        if not problem:
            add(rules, kind, name, feature.effect)
            rules.responses[place] = feature.effect
    if problem:
        raise BadCard(kind.deck, kind.key, name, problem)
    try:
        feature.text(NAMES)
    except Exception as error:
        raise broken(kind, name, error) from error


def judge(kind: Kind, where: str, part: Part) -> None:
    """BadCard when a part of a card, or what it holds, makes no sense or cannot be said.

    Nodes and standing effects have names of their own, by which they are looked at.
    """
    try:
        problem = part.fault()
        if problem:
            raise BadCard(kind.deck, kind.key, where, problem)
        for name, inner in held(part):
            if not isinstance(inner, (Node, Standing)):
                judge(kind, f"{where}/{name}" if where else name, inner)
        part.said(NAMES)
    except BadCard:
        raise
    except Exception as error:
        raise broken(kind, where, error) from error


def broken(kind: Kind, where: str, error: Exception) -> BadCard:
    """What a mistake in a card led to."""
    return BadCard(kind.deck, kind.key, where, in_words(error))
