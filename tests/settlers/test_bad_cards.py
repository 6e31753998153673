"""Mistakes in a deck are found when it is loaded, with deck, card and part."""

import pytest

from tabularium.cards.kind import BadCard, Catalogue, add_kinds
from tabularium.games.settlers import layout as at
from tabularium.games.settlers.actions_at_home import LookAndKeep
from tabularium.games.settlers.catalogue import (
    CATALOGUE,
    KEY,
    SHEETS,
    SettlersKind,
    Sheet,
    check_printed,
)
from tabularium.games.settlers.deck import (
    Deck,
    Printing,
    both,
    either,
    gain,
    may,
    per_colour,
    spend,
    when_built,
)  # fmt: skip
from tabularium.games.settlers.info import INFO
from tabularium.games.settlers.price import Pay
from tabularium.games.settlers.rules import RULES
from tabularium.games.settlers.standing import Keep
from tabularium.kernel.machine import Rules


def refused(enter):
    """What is said of a card that is refused; nothing of it is entered."""
    known = len(KEY), len(CATALOGUE.cards), len(RULES.nodes)
    with pytest.raises(BadCard) as caught:
        enter(Deck("trial", at.ROMANS))
    assert known == (len(KEY), len(CATALOGUE.cards), len(RULES.nodes))
    return str(caught.value)


PLAIN = Printing({"wood": 1})


@pytest.mark.parametrize(
    "printing, said",
    [
        (Printing({"golld": 1}), "cost: there is no good 'golld'"),
        (Printing({"gold": 1}), "cost: there is no good 'gold'"),
        (Printing({"wood": -1}), "cost: -1 wood"),
        (Printing({"wood": 16}), "cost: more than can be kept back for it"),
        (Printing({}, locations=-1), "cost: -1 locations"),
        (Printing({}, copies=0), "0 copies"),
        (Printing({}, deal=11), "deal: there is no good 11"),
        (Printing({}, raze=[at.VP, -1]), "raze field: there is no good -1"),
    ],
)
def test_mistakes_in_a_printing(printing, said):
    told = refused(lambda deck: deck.feature("folly", [at.GREY], printing))
    assert told == f"deck trial: folly: {said}"


def test_mistakes_in_a_location():
    grey = [at.GREY]
    does = spend(gain(vp=1), worker=1)
    assert "no colour 8" in refused(lambda deck: deck.feature("folly", [8], PLAIN))
    assert "does something" in refused(lambda deck: deck.action("folly", grey, PLAIN))
    assert "produces something" in refused(lambda deck: deck.production("folly", grey, PLAIN))
    assert "used 4 times" in refused(
        lambda deck: deck.action("folly", grey, PLAIN, does=does, uses=4)
    )
    assert "entered twice" in refused(lambda deck: deck.feature("castle", grey, PLAIN))
    assert "colour is printed twice" in refused(
        lambda deck: deck.feature("folly", [at.RED, at.RED], PLAIN)
    )
    assert "no colour" in refused(lambda deck: deck.feature("folly", [], PLAIN))
    assert "is something" in refused(lambda deck: deck.feature("folly", grey, PLAIN))
    assert "9 copies" in refused(
        lambda deck: deck.production(
            "folly", grey, Printing({"wood": 1}, copies=9), produces=gain(vp=1)
        )
    )
    assert "attack_99: deal: there is no good 99" in refused(lambda deck: deck.attack(99, 1))


def test_a_location_is_printed():
    Deck("trial", at.ROMANS).feature("folly", [at.GREY], bonus=gain(vp=1))
    with pytest.raises(BadCard, match="deck trial: folly: it is never printed"):
        check_printed()
    SHEETS.pop()


def loaded(sort, **parts):
    """What is said of a card when the rules are made."""
    kind = SettlersKind("folly", Sheet(at.ROMANS, sort, "folly", [at.GREY], **parts), PLAIN)
    SHEETS.pop()
    catalogue = Catalogue()
    catalogue.open("trial")
    catalogue.enter(kind)
    with pytest.raises(BadCard) as caught:
        add_kinds(Rules(INFO, catalogue.cards, 0, at.HOOKS, at.MODS), catalogue)
    return str(caught.value)


@pytest.mark.parametrize(
    "feature, said",
    [
        (when_built(9, gain(vp=1)), "it waits for something that never happens"),
        (Keep([]), "no good at all"),
        (Keep([99]), "there is no good 99"),
        (when_built(at.RED, either()), "two gains are chosen from"),
        (when_built(at.RED, may("slaver")), "two offers are chosen from"),
    ],
)
def test_mistakes_in_a_feature(feature, said):
    assert loaded(at.FEATURE, features=[feature]) == f"deck trial: folly, feature/0: {said}"


@pytest.mark.parametrize(
    "does, said",
    [
        (spend(gain(golld=1), worker=1), "action/1: there is no good 'golld'"),
        (spend(gain(vp=-1), worker=1), "action/1: -1 vp"),
        (spend(gain(vp=1), vp=1), "action/0: there is no good 'vp'"),
        (spend(gain(vp=1), worker=-2), "action/0: a price below zero"),
        (spend(gain(), worker=1), "action/1: nothing is gained"),
        (spend(per_colour(at.VP, 8, 3), worker=1), "action/1/of: there is no colour 8"),
        (spend(per_colour(at.VP, at.RED, 0), worker=1), "action/1: at most 0"),
        (Pay([1, 2]), "action: a price of 2 goods"),
        (spend(gain(vp=1)), "action/0: nothing is paid"),
        (both(), "action: fewer than two steps"),
        (LookAndKeep("look-and-keep", at.WOOD), "action: no cards are drawn as good 0"),
    ],
)
def test_mistakes_in_an_effect(does, said):
    assert loaded(at.ACTION, does=does) == f"deck trial: folly, {said}"
