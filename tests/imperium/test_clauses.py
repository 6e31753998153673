"""What a card does, it says: nothing that a card has or a node was told is without words.

A flag, a feature or a parameter is taken away or exchanged for another one, and the card must say
something else then, in every language.
"""

from collections import Counter
from functools import cache

import pytest

from tabularium.games.imperium import catalogue
from tabularium.games.imperium.catalogue import (
    EXHAUST,
    FEATURES,
    KEY,
    NEEDS,
    SOLSTICE,
    WHEN_PLAYED,
    WORTH,
)
from tabularium.games.imperium.conditions import CardCount, Fixed
from tabularium.games.imperium.filters import Filter
from tabularium.games.imperium.rules import RULES
from tabularium.locale import LANGUAGES, talk
from tabularium.presentation.imperium_cards import _copies, _kind_words, effects

# what a column holds for a card that has nothing of the sort
NOTHING = {
    "AS_REGIONS": 1,
    "ATTACK": False,
    "CALMS": False,
    "EXHAUST": None,
    "FIXED_IN_PLAY": False,
    "FREE": False,
    "HOSTS_QUEST": False,
    "INSTEAD_OF_FAME": False,
    "LAST_QUEST": False,
    "MAKES_EMPIRE": False,
    "NOT_GARRISONED": False,
    "PINNED": False,
    "QUEST": False,
    "SOLSTICE": None,
    "STATE_ICON": 0,
    "SUITS": 0,
    "TURNS_OVER": False,
    "UNPLAYABLE": False,
    "WHEN_PLAYED": None,
}
# columns that hold several things, each tried by itself below, and what every card has
OTHERS = {"KEY", "TITLE", "ICONS", "COST", "WORTH", "FEATURES", "NEEDS"}

# parameters that a node keeps quiet about, and why
SILENT = {
    ("Acquire", "for_it"): "which card the material is owed to; what waits for that says so (I169)",
    ("Develop", "in_reshuffle"): "the reshuffle is no card",
    ("Gain", "for_it"): "which card yielded the material; what waits for that says so (I169)",
    ("React", "any_turn"): "an attack comes in another player's turn",
    ("Sink", "with_this"): "its word says so",
}
WORDS = ("again", "drawn", "more")  # do nothing, but choose the words


def columns():
    """The columns of the catalogue that say something of every kind."""
    columns = {name: value for name, value in vars(catalogue).items() if isinstance(value, list)}
    return {
        name
        for name, value in columns.items()
        if len(value) == len(RULES.card_keys()) and name not in ("KIND", "FLAGS")
    }


def test_every_column_of_the_catalogue_is_tried():
    assert columns() == NOTHING.keys() | OTHERS


def said(kind):
    """A card in all languages: its clauses, and what stands beside them."""
    return [
        [*effects(talk(lang), kind), *_kind_words(talk(lang), kind), *_copies(talk(lang), kind)]
        for lang in LANGUAGES
    ]


def assert_unlike(before, after, what):
    for lang, old, new in zip(LANGUAGES, before, after, strict=True):
        assert old != new, (what, lang, old)


@pytest.mark.parametrize("column", sorted(NOTHING))
def test_a_card_says_what_it_is(column):
    values = getattr(catalogue, column)
    met = 0
    for kind, key in enumerate(KEY):
        had = values[kind]
        if had == NOTHING[column]:
            continue
        met += 1
        before = said(kind)
        values[kind] = NOTHING[column]
        try:
            assert_unlike(before, said(kind), (column, key))
        finally:
            values[kind] = had
    assert met


@pytest.mark.parametrize("lists", [FEATURES, NEEDS], ids=["features", "needs"])
def test_a_card_says_each_of_several_things(lists):
    for kind, key in enumerate(KEY):
        had = lists[kind]
        for i in range(len(had)):
            before = said(kind)
            lists[kind] = [*had[:i], *had[i + 1 :]]
            try:
                assert_unlike(before, said(kind), (key, i))
            finally:
                lists[kind] = had


def test_a_card_says_what_it_is_worth():
    """Fixed points stand on the card as a number."""
    for kind, key in enumerate(KEY):
        had = WORTH[kind]
        if had is None or isinstance(had, Fixed):
            continue
        before = said(kind)
        WORTH[kind] = None
        try:
            assert_unlike(before, said(kind), key)
        finally:
            WORTH[kind] = had


# nodes --------------------------------------------------------------------------------------------


def inner(node):
    yield node
    for part in node.parts():
        yield from inner(part)


@cache
def nodes():
    """Every node that has words on a card, by its class."""
    found = {}
    for kind in range(len(KEY)):
        waiting = [feature.effect for feature in FEATURES[kind] if hasattr(feature, "effect")]
        for root in (WHEN_PLAYED[kind], EXHAUST[kind], SOLSTICE[kind], *waiting):
            for node in inner(root) if root is not None else ():
                if worded(node):
                    found.setdefault(type(node).__name__, []).append(node)
    return found


def worded(node):
    try:
        return bool(node.text(talk("en")))
    except NotImplementedError:
        return False  # what only other nodes push


def parameters(node):
    """What a node was told, nodes and conditions aside: those have words of their own."""
    found = []
    for name in dir(node):
        value = getattr(node, name)
        simple = isinstance(value, bool | int | str | Filter | CardCount)
        if simple and not name.startswith("_") and name not in ("id", "name", *WORDS):
            found.append(name)
    return found


def meaning(value):
    """A value of a parameter, so that two that mean the same are equal."""
    if isinstance(value, Filter):
        return value.text(talk("en"), 1)
    return value.text(talk("en"), 1) if isinstance(value, CardCount) else value


def texts(node):
    return [node.text(talk(lang)) for lang in LANGUAGES]


def exchanged(node, name, value):
    """What a node would say if it had been told something else."""
    had = getattr(node, name)
    try:
        setattr(node, name, value)
        return texts(node)
    finally:
        setattr(node, name, had)


@cache
def usual(kind, name):
    """What most nodes of a class were told."""
    values = [getattr(node, name) for node in nodes()[kind]]
    counted = Counter(str(meaning(value)) for value in values)
    (most, _), *_ = counted.most_common(1)
    return next(value for value in values if str(meaning(value)) == most)


def unsaid(kind, name):
    """What nodes with something unusual say, where they say no more than the usual ones."""
    value = usual(kind, name)
    found = []
    for node in nodes()[kind]:
        if meaning(getattr(node, name)) != meaning(value):
            before, after = texts(node), exchanged(node, name, value)
            if any(old == new for old, new in zip(before, after, strict=True)):
                found.append(before)
    return found


@pytest.mark.parametrize("kind", sorted(nodes()))
def test_a_node_says_what_is_unusual(kind):
    for name in sorted({name for node in nodes()[kind] for name in parameters(node)}):
        if (kind, name) not in SILENT:
            assert not unsaid(kind, name), name


def test_nothing_is_excused_that_is_said():
    for kind, name in SILENT:
        assert unsaid(kind, name), (kind, name)
