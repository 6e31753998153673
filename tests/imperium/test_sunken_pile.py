"""The sunken pile of the Atlanteans is no history: what speaks of one does not mean it (I93)."""

import pytest

from imperium_keywords import LEGENDS, me, pending, purse, table
from imperium_table import history, imperium, keys, play, rule
from tabularium.games.imperium.catalogue import KEY, NEEDS, WORTH
from tabularium.games.imperium.conditions import IN_HISTORY, CardCount, Depends, NamedInHistory, Per
from tabularium.games.imperium.layout import HISTORY
from tabularium.games.imperium.pick_some import PickSome
from tabularium.games.imperium.places import FROM_HISTORY
from tabularium.games.imperium.rules import RULES


def beneath(*names, seats=("atlanteans", "carthaginians"), **rest):
    """A game whose first player has these cards beneath the power card."""
    mine = me(*rest.pop("hand", ["unrest"]), history=list(names), tokens=purse(), **rest)
    return imperium(mine, {}, seats=seats, options=LEGENDS)


@rule("I93")
@pytest.mark.parametrize(("nation", "asked"), [("atlanteans", False), ("romans", True)])
def test_hannibal_draws_a_card_from_a_history_only(nation, asked):
    past = {"atlanteans": ["thule", "flood"], "romans": ["dalmatia", "raetia"]}[nation]
    seats = (nation, "carthaginians")
    g = beneath(*past, seats=seats, hand=["hannibal", "unrest"], state="empire")
    play(g, "play:hannibal", "no", "no")
    assert (pending(g)[0] == "may") == asked
    if not asked:
        assert history(g) == sorted(past)


@rule("I93")
def test_the_graal_finds_nothing_sunken():
    g = beneath("thule", seats=("atlanteans", "arthurians"), hand=["graal", "unrest"])
    play(g, "play:graal")
    assert "thule" not in keys(g) and pending(g)[0] != "move"
    assert history(g) == ["thule"]


def states():
    """The same cards beneath the power card: sunken, and in a history."""
    both = [("atlanteans", "mauryans"), ("mauryans", "atlanteans")]
    return [beneath("imperial", "ashoka", seats=seats).state for seats in both]


@rule("I93", "I97")
def test_no_effect_takes_a_card_out_of_the_sunken_pile():
    """Every effect of the game that takes cards out of a history."""
    nodes = [node for node in RULES.nodes if isinstance(node, PickSome)]
    nodes = [node for node in nodes if node.places & FROM_HISTORY]
    assert len(nodes) >= 2
    drowned, past = states()
    for node in nodes:
        assert not node.cards(drowned, 0, -1), node.name
        assert len(node.cards(past, 0, -1)) == 2, node.name


@rule("I93", "I73")
def test_no_card_counts_or_needs_the_sunken_pile():
    """Every count, condition and place of the catalogue that names the history."""
    drowned, past = states()
    seen = 0
    for kind in range(len(KEY)):
        worth = WORTH[kind]
        counts: list[CardCount] = list(worth.counts) if isinstance(worth, Per) else []
        for count in counts:
            if getattr(count, "zone", None) == IN_HISTORY:
                seen += 1
                assert count.of_card(drowned, 0, -1) == 0, KEY[kind]
                assert count.of_card(past, 0, -1) == 2, KEY[kind]
        if isinstance(worth, Depends) and IN_HISTORY in worth.cases:
            seen += 1
            card = drowned.zones[HISTORY][0]
            points = worth.cases[IN_HISTORY]
            assert worth.value(past, 0, past.zones[HISTORY][0]) == points, KEY[kind]
            assert worth.value(drowned, 0, card) != points, KEY[kind]
        for need in NEEDS[kind]:
            if isinstance(need, NamedInHistory) and need.title == "ashoka":
                seen += 1
                assert need.holds(past, 0)
                assert not need.holds(drowned, 0)
    assert seen >= 15


@rule("I93", "I196")
def test_what_is_sunken_counts_for_points_but_not_in_a_collapse():
    mine = me("corruption", state="empire", tokens=purse(), deck=[], history=["unrest", "unrest"])
    g = table(mine, me("glory", deck=[]), nations="atlanteans greeks", unrest=1)
    assert g.scores()[0].parts["unrest"] == -4
    assert play(g, "play:corruption").winners == (0,)
