"""Mistakes in a deck are found when it is loaded, with deck, card and part."""

import pytest

from tabularium.cards.kind import BadCard, Catalogue, add_kinds
from tabularium.games.settlers import layout as at
from tabularium.games.settlers.catalogue import CATALOGUE, KEY, SettlersKind
from tabularium.games.settlers.deck import Deck, Printing, cost, gain, per_colour, spend, when_built
from tabularium.games.settlers.info import INFO
from tabularium.games.settlers.price import Pay
from tabularium.games.settlers.rules import RULES
from tabularium.kernel.machine import Rules


def refused(enter):
    """What is said of a card that is refused; nothing of it is entered."""
    known = len(KEY), len(CATALOGUE.cards), len(RULES.nodes)
    with pytest.raises(BadCard) as caught:
        enter(Deck("trial", at.ROMANS))
    assert known == (len(KEY), len(CATALOGUE.cards), len(RULES.nodes))
    return str(caught.value)


PLAIN = Printing(cost(wood=1))


@pytest.mark.parametrize(
    "printing, said",
    [
        (Printing(cost(golld=1)), "cost: there is no good 'golld'"),
        (Printing(cost(gold=1)), "cost: there is no good 'gold'"),
        (Printing(cost(wood=-1)), "cost: -1 wood"),
        (Printing(cost(wood=16)), "cost: more than can be kept back for it"),
        (Printing(cost(), locations=-1), "cost: -1 locations"),
        (Printing(cost(), copies=0), "0 copies"),
        (Printing(cost(), deal=11), "deal: there is no good 11"),
        (Printing(cost(), raze=[at.VP, -1]), "raze field: there is no good -1"),
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
    waits = [when_built(9, gain(vp=1))]
    assert "never happens" in refused(
        lambda deck: deck.feature("folly", grey, PLAIN, features=waits)
    )


@pytest.mark.parametrize(
    "does, said",
    [
        (spend(gain(golld=1), worker=1), "action/1: there is no good 'golld'"),
        (spend(gain(vp=-1), worker=1), "action/1: -1 vp"),
        (spend(gain(vp=1), vp=1), "action/0: there is no good 'vp'"),
        (spend(gain(vp=1), worker=-2), "action/0: a price below zero"),
        (spend(gain(), worker=1), "action/1: nothing is gained"),
        (spend(per_colour(at.VP, 8, 3), worker=1), "action/1: there is no colour 8"),
        (spend(per_colour(at.VP, at.RED, 0), worker=1), "action/1: at most 0"),
        (Pay([1, 2]), "action: a price of 2 goods"),
    ],
)
def test_mistakes_in_an_effect(does, said):
    catalogue = Catalogue()
    catalogue.open("trial")
    kind = SettlersKind("folly", "folly", at.ROMANS, at.ACTION, [at.GREY], PLAIN)
    kind.does = does
    catalogue.enter(kind)
    with pytest.raises(BadCard) as caught:
        add_kinds(Rules(INFO, catalogue.cards, 0, at.HOOKS, at.MODS), catalogue)
    assert str(caught.value) == f"deck trial: folly, {said}"
