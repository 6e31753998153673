"""Mistakes in cards are found when their deck is loaded, and say deck, card and what is wrong."""

import pytest

from tabularium.cards.kind import BadCard, add
from tabularium.games.nations import layout as at
from tabularium.games.nations.catalogue import (
    CATALOGUE,
    KIND,
    MISSPELT,
    NationsKind,
    amounts,
    enter,
)
from tabularium.games.nations.deck import building, deck, gain, military, war, wonder
from tabularium.games.nations.event_deck import Either
from tabularium.games.nations.info import INFO
from tabularium.games.nations.rules import NationsRules


@pytest.fixture(autouse=True)
def new_deck():
    """Nothing that makes no sense is entered."""
    before = (len(KIND), len(CATALOGUE.kinds), len(CATALOGUE.cards))
    deck("follies")
    yield
    assert (len(KIND), len(CATALOGUE.kinds), len(CATALOGUE.cards)) == before
    assert not MISSPELT


def refused(make, *words):
    with pytest.raises(BadCard) as problem:
        make()
    for word in ("deck follies", *words):
        assert word in str(problem.value)


def test_a_good_that_does_not_exist():
    refused(lambda: building("gilded_hut", 1, 1, golld=2), "gilded_hut", "'golld'")
    refused(lambda: war("war_of_words", 1, 1, boks=2), "war_of_words", "'boks'")
    refused(lambda: wonder("big_hole", 1, 1, [1], 1, ready=gain(stonne=2)), "big_hole", "'stonne'")


def test_slots_are_for_workers():
    refused(lambda: military("horde", 1, 1, slots=[1] * 5, strength=2), "horde", "5 slots")
    refused(lambda: enter(NationsKind("bare", at.BUILDING, 1, 1)), "bare", "slots")
    refused(lambda: enter(NationsKind("odd", at.BATTLE, 1, 1, slots=[1])), "odd", "slots")


def test_a_wonder_has_sections():
    refused(lambda: wonder("nothing_at_all", 1, 1, [], 3), "nothing_at_all", "sections")


def test_an_event_card_has_two_events():
    kind = NationsKind("rumour", at.EVENT, 1, happens=[gain(gold=1)])
    refused(lambda: enter(kind), "rumour", "two events")


def test_a_key_is_used_once():
    refused(lambda: building("farm", 1, 1, food=1), "farm", "entered twice")


def test_nothing_is_done_once_that_is_not_said():
    refused(lambda: wonder("idle", 1, 1, [1], 1, once=True), "idle", "once")


def test_a_choice_of_one_is_none():
    """A mistake inside an effect names its part of the card."""
    rules = NationsRules.__new__(NationsRules)
    rules.nodes, rules.info = [], INFO
    kind = NationsKind("dilemma", at.WONDER, 1, 1, sections=[1], ready=Either([gain(gold=1)]))
    kind.deck = "follies"
    refused(lambda: add(rules, kind, "ready", kind.ready), "dilemma, ready", "one choice")


def test_amounts_by_name():
    assert amounts(gold=1, vp=2) == [1, 0, 0, 0, 0, 0, 2]
