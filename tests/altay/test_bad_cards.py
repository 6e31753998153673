"""A mistake in a card is found when its deck is loaded: deck, card and part are named."""

import subprocess
import sys

import pytest

from tabularium.cards.kind import BadCard, Catalogue, add_kinds
from tabularium.games.altay import cards
from tabularium.games.altay import layout as at
from tabularium.games.altay.catalogue import KEY, KINDS, AltayKind
from tabularium.games.altay.info import INFO
from tabularium.kernel.machine import Rules


def load(**printed):
    """A deck of one card."""
    decks = Catalogue()
    decks.open("odd")
    decks.enter(AltayKind("herald", **printed))
    add_kinds(Rules(INFO, decks.cards, at.LAYOUT.n_zones, at.HOOKS, at.MODS), decks)


@pytest.mark.parametrize(
    "printed, where",
    [
        ({"cost": [at.FOOD, 7]}, "deck odd: herald: there is no good 7"),
        ({"cost": [-1]}, "deck odd: herald: there is no good -1"),
        ({"cost": [at.FOOD] * 8}, "deck odd: herald: 8 goods are more"),
        ({"vp": -1}, "deck odd: herald: -1 victory points"),
        ({"plays": [cards.Produce(at.ANY, 1)]}, "deck odd: herald, 0: there is no good 6"),
        ({"plays": [cards.Produce(at.FOOD, 0)]}, "deck odd: herald, 0: 0 of something"),
        ({"plays": [cards.Draw(1), cards.Build(-1)]}, "deck odd: herald, 1: -1 of something"),
        ({"plays": [cards.use(4, cards.Draw(1))]}, "deck odd: herald, 0/0: there is no terrain 4"),
        ({"plays": [cards.FillTitle("vilage")]}, "deck odd: herald, 0: no card called 'vilage'"),
        ({"plays": [cards.FillTitle("hunter")]}, "deck odd: herald, 0: no card called 'hunter'"),
        ({"plays": [cards.Store([])]}, "deck odd: herald, 0: nothing can be laid on it"),
        ({"plays": [cards.Collect([9], cards.Draw(1))]}, "deck odd: herald, 0: there is no good 9"),
        ({"plays": cards.fights(0)}, "deck odd: herald, 0: 0 symbols"),
        ({"instant": cards.Build(0)}, "deck odd: herald, instant: 0 of something"),
        ({"stands": [cards.once_per_turn(cards.Draw(0))]}, "deck odd: herald, ability: 0 of"),
    ],
)
def test_what_is_printed_is_checked(printed, where):
    with pytest.raises(BadCard) as problem:
        load(**printed)
    assert str(problem.value).startswith(where)


def variant(copies=8, **more):
    return cards.Variant(copies=copies, cost=[at.FOOD], **more)


@pytest.mark.parametrize(
    "enter, problem",
    [
        (lambda: cards.starting("herald", [], orcs=1), "herald, decks: there is no faction 'orcs'"),
        (lambda: cards.starting("hunter", [], earthfolk=1), "hunter: entered twice"),
        (lambda: cards.pile("herald", [], variant(7)), r"herald, copies: \[7\] are not 8 cards"),
        (lambda: cards.pile("herald", [], variant(9), variant(-1, vp=1)), "herald, copies"),
        (lambda: cards.pile("herald", [], variant()), "herald: the market has 11 piles"),
        (lambda: cards.technology(3, "herald", [at.FOOD]), "herald, level: .* not 3"),
        (lambda: cards.technology(1, "herald", []), "herald, cost: .* has to cost something"),
    ],
)
def test_what_a_deck_says_is_checked_before_it_is_entered(enter, problem):
    before = KEY[:], KINDS[:]
    with pytest.raises(BadCard, match=problem):
        enter()
    assert before == (KEY, KINDS)


def test_a_starting_deck_has_ten_cards():
    script = """
from tabularium.games.altay.catalogue import AltayKind, enter
from tabularium.games.altay import cards
cards.deck("more")
cards.starting("herald", [cards.Draw(1)], firefolk=9)
cards.starting_decks()
"""
    run = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True)
    assert "BadCard: deck more: earthfolk: 0 cards, not 10" in run.stderr
