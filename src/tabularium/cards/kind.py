"""Kinds of cards: what is printed on them, the decks they come in, the sets they belong to."""

from __future__ import annotations

from tabularium.cards.count import Count
from tabularium.cards.standing import Modifier, Waiting
from tabularium.kernel.info import BASE
from tabularium.kernel.machine import Node, Rules, Standing, State
from tabularium.locale.talk import Talk


class BadCard(ValueError):
    """A mistake in a card, found when its deck is loaded: deck, card, and the part of it."""

    def __init__(self, deck: str, card: str, part: str, problem: str) -> None:
        where = [f"deck {deck}", *([f"{card}, {part}" if part else card] if card else [])]
        super().__init__(": ".join([*where, problem]))


class Kind:
    """What is printed on a card; copies share it. A game derives from it and adds its own fields.

    Deck, set and number are filled in by the catalogue.
    """

    def __init__(self, key: str, title: str = "") -> None:
        self.key = key
        self.title = title or key
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

    def fault(self) -> str:
        """What is wrong with what is printed on it, in words; nothing when all is well."""
        return ""


class Catalogue:
    """All kinds of cards of a game in the order of its decks, and every physical card.

    A set that is added later comes after the others, so that nothing that was there changes.
    """

    def __init__(self) -> None:
        self.keys: list[str] = []  # of every kind
        self.kinds: list[Kind] = []
        self.cards: list[int] = []  # the kind of every physical card
        self.sets: list[str] = []
        self.set_of: list[int] = []  # the set of every kind, by its number
        self.numbers: dict[str, int] = {}  # kinds by their keys
        self.decks: list[str] = []
        self.counted: list[str] = []  # decks that are counted somewhere
        self.deck = ""
        self.set = -1

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
        problem = kind.fault()
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


class CardsIn(Count):
    """The cards in a player's zone, perhaps of one deck only. Said by the message ``words``."""

    def __init__(self, catalogue: Catalogue, zone: int, words: str, deck: str = "") -> None:
        self.catalogue = catalogue
        self.zone = zone
        self.message = words
        self.deck = deck
        if deck:
            catalogue.counted.append(deck)

    def value(self, g: State, seat: int) -> int:
        kinds = self.catalogue.kinds
        n = 0
        for card in g.zones[self.zone + seat]:
            if not self.deck or kinds[g.rules.kinds[card]].deck == self.deck:
                n += 1
        return n

    def text(self, talk: Talk, n: int) -> str:
        return talk.say(self.message, {"n": n})


def add_kinds(rules: Rules, catalogue: Catalogue) -> None:
    """Number the nodes of all cards, and note what each does at a hook."""
    rules.responses = [None] * (len(catalogue.kinds) * rules.n_hooks)
    for deck in catalogue.counted:
        if deck not in catalogue.decks:
            raise BadCard(deck, "", "", f"there is no such deck to be counted: {catalogue.decks}")
    for kind in catalogue.kinds:
        for name, node in kind.effects():
            add(rules, kind, name, node)
        for number, feature in enumerate(kind.standing()):
            if isinstance(feature, Modifier) and feature.mod >= rules.n_mods:
                problem = f"it changes number {feature.mod}, and the rules have {rules.n_mods}"
                raise BadCard(kind.deck, kind.key, f"feature/{number}", problem)
            if isinstance(feature, Waiting):
                if feature.hook >= rules.n_hooks:
                    problem = f"it waits at hook {feature.hook}, and the rules have {rules.n_hooks}"
                    raise BadCard(kind.deck, kind.key, f"feature/{number}", problem)
                add(rules, kind, f"feature/{number}", feature.effect)
                rules.responses[kind.number * rules.n_hooks + feature.hook] = feature.effect


def add(rules: Rules, kind: Kind, name: str, node: Node) -> None:
    """Number a node of a card and its parts; BadCard when one of them makes no sense."""
    first = len(rules.nodes)
    rules.add(f"{kind.key}/{name}", node)
    for i in range(first, len(rules.nodes)):
        problem = rules.nodes[i].fault()
        if problem:
            part = rules.nodes[i].name.partition("/")[2]
            raise BadCard(kind.deck, kind.key, part, problem)
