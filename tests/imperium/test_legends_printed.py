"""What is printed on the cards of the Legends nations, shown by what it does."""

from __future__ import annotations

import pytest

from imperium_legends import (
    check_attacks,
    check_cost,
    check_pinned,
    check_points,
    check_state_icon_and_free_play,
    check_suits_and_icons,
    gained,
    score,
    start,
    stock,
)
from imperium_legends_printed import PRINTED
from imperium_table import discard, hand, imperium, play, rule

ALL = [(nation, row) for nation, rows in PRINTED.items() for row in rows]
COSTS = [(nation, row) for nation, row in ALL if row[5]]


def cards(table):
    return pytest.mark.parametrize("nation, row", table, ids=[f"{n}-{row[0]}" for n, row in table])


@rule("I3", "I94")
@cards(ALL)
def test_state_icon_and_free_play(nation, row):
    check_state_icon_and_free_play(nation, row)


@rule("I2", "I102")
@cards(ALL)
def test_pinned_cards_stay(nation, row):
    check_pinned(nation, row)


@rule("I5", "I200")
@cards(ALL)
def test_suits_and_icons(nation, row):
    check_suits_and_icons(nation, row)


@rule("I72")
@cards([(nation, row) for nation, row in ALL if row[4] is not None])
def test_fixed_points(nation, row):
    check_points(nation, row)


@pytest.mark.parametrize("nation", PRINTED)
def test_attack_cards(nation):
    check_attacks(nation, PRINTED[nation])


@rule("I132", "I134", "I31", "I39")
@pytest.mark.parametrize(
    "nation, extra",
    [("arthurians", (2, 3, 4)), ("olmecs", (1, 2, 3)), ("qin", (0, 1, 2)), ("utopians", (3, 4, 5))],
)
def test_unrest_in_the_supply(nation, extra):
    for n, common, more in zip((2, 3, 4), (8, 10, 12), extra, strict=True):
        seats = (nation, "minoans", "greeks", "persians")
        table = imperium(*([{}] * n), seats=seats).view(None)
        dealt = sum(bool(slot.get("unrest")) for slot in table["market"])
        assert table["unrest_pile"] == common + more - dealt, n


@rule("I105")
@pytest.mark.parametrize("nation", PRINTED)
@pytest.mark.parametrize("way", ["population", "cards", "material"])
def test_unrest(nation, way):
    """Three ways to calm it; it is worth -2."""
    me = {"hand": ["unrest"] * 3, "deck": ["oasis"], "tokens": stock(material=3, population=1)}
    if nation == "utopians":
        me |= {"exhausts": 0}
    g = start(nation, me)
    pile = g.view(None)["unrest_pile"]
    play(g, "play:unrest", way)
    assert g.view(None)["unrest_pile"] == pile + 1
    assert hand(g) == (["unrest"] * 2 if way != "cards" else [])
    assert discard(g) == (["unrest"] * 2 if way == "cards" else [])
    paid = {"population": {"population": -1}, "material": {"material": -3}}.get(way, {})
    assert gained(g, stock(material=3, population=1)) == paid
    assert score(nation, "unrest") == -2


@rule("I6", "I64")
@cards(COSTS)
def test_development_cost(nation, row):
    check_cost(nation, row)
