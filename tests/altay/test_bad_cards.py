"""A mistake in a card is found when its deck is loaded: deck, card and part are named."""

import subprocess
import sys

import pytest

from tabularium.cards.count import Count
from tabularium.cards.kind import BadCard, Catalogue, add_kinds
from tabularium.games.altay import layout as at
from tabularium.games.altay import vocabulary as cards
from tabularium.games.altay.catalogue import KEY, KINDS, AltayKind
from tabularium.games.altay.info import INFO
from tabularium.kernel.machine import Rules, Verb


def load(**printed):
    """A deck of one card."""
    decks = Catalogue()
    decks.open("odd")
    decks.enter(AltayKind("herald", **printed))
    add_kinds(Rules(INFO, decks.cards, at.LAYOUT.n_zones, at.HOOKS, at.MODS), decks)


class Silent(Count):
    """Nobody has written what it says."""


class Mute(Verb):
    """Nor here."""


class Puzzled(Mute):
    def fault(self):
        return str(1 // 0)


CARDS = cards.CardsOwned()
WONDER = {"level": 3, "cost": [at.WOOD]}
TWICE = [cards.once_per_turn(cards.Draw(1)), cards.once_per_turn(cards.Build(1))]


@pytest.mark.parametrize(
    "printed, where",
    [
        ({"cost": [at.FOOD, 7]}, "deck odd: herald: there is no good 7"),
        ({"cost": [-1]}, "deck odd: herald: there is no good -1"),
        ({"cost": [at.FOOD] * 8}, "deck odd: herald: 8 goods are more"),
        ({"vp": -1}, "deck odd: herald: -1 victory points"),
        ({"plays": [cards.Produce(at.ANY, 1)]}, "deck odd: herald, 0: there is no good 6"),
        ({"plays": [cards.Produce(at.FOOD, 0)]}, "deck odd: herald, 0: 0 of something"),
        ({"plays": [cards.Draw(1), cards.Build(-1)]}, "deck odd: herald, 1: -1 settlements"),
        ({"plays": [cards.use(4, cards.Draw(1))]}, "deck odd: herald, 0/0: there is no terrain 4"),
        ({"plays": [cards.FillTitle("vilage")]}, "deck odd: herald, 0: no card called 'vilage'"),
        ({"plays": [cards.FillTitle("hunter")]}, "deck odd: herald, 0: no card called 'hunter'"),
        ({"plays": [cards.Store([])]}, "deck odd: herald, 0: nothing can be laid on it"),
        (
            {"plays": [cards.Collect([9], cards.Draw(1))]},
            "deck odd: herald, 0/slots: there",
        ),
        ({"plays": cards.fights(0)}, "deck odd: herald, 0: 0 symbols"),
        ({"instant": cards.Build(0)}, "deck odd: herald, instant: 0 settlements"),
        ({"stands": [cards.once_per_turn(cards.Draw(0))]}, "deck odd: herald, ability: 0 cards"),
        ({"level": 1, "cost": [at.ANY], "instant": cards.Build(1)}, "deck odd: herald: nothing"),
        ({"level": 3, "cost": [at.WOOD]}, "deck odd: herald: a wonder has points of its own"),
        ({"level": 1, "cost": [at.WOOD]}, "deck odd: herald: it does nothing"),
        ({}, "deck odd: herald: it does nothing"),
        ({**WONDER, "points": cards.Points(0, 0, CARDS)}, "deck odd: herald, points: 0 of"),
        ({**WONDER, "points": cards.Points(0, 1, Silent())}, "deck odd: herald, points"),
        ({"plays": [cards.To(cards.Draw(1), Mute())]}, "deck odd: herald, 0: Mute has no text()"),
        ({"plays": [Puzzled()]}, "deck odd: herald, 0: ZeroDivisionError: "),
        ({"stands": [cards.Modifier(9, 1, "x")]}, "deck odd: herald, feature/0: there is no mod"),
        ({"stands": TWICE}, "deck odd: herald, feature/1: something waits at hook 0 already"),
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
        (lambda: cards.technology(1, "herald", []), "herald: .* has to cost something"),
        (lambda: cards.technology(1, "herald", [at.WOOD]), "herald: it does nothing"),
        (lambda: cards.starting("herald", [cards.Draw(1)], earthfolk=-1), "herald: -1 for earth"),
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
from tabularium.games.altay import vocabulary as cards
cards.deck("more")
cards.starting("herald", [cards.Draw(1)], firefolk=9)
cards.starting_decks()
"""
    run = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True)
    assert "BadCard: deck more: earthfolk: 0 cards, not 10" in run.stderr
