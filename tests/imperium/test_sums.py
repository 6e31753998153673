"""The sums in views: of what everybody sees, and as the rules count."""

import pytest

from imperium_rounds import bare, pool, table
from imperium_table import rule


def sums(g, seat=0):
    return g.view(None, forecasts=True)["players"][seat]["sums"]


@rule("I58")
def test_a_hand_that_is_refilled_to_more_than_five():
    """Legions make a hand larger; the deck must have as many cards, or it is shuffled."""
    me = bare(hand=["glory"], deck=["conquer"] * 2 + ["advance"] * 2, discard=["prosperity"])
    found = sums(table(me, bare()))
    assert (found["hand_limit"], found["draws"], found["shuffles"]) == (5, 4, False)
    found = sums(table(me | {"play": ["legions"]}, bare()))
    assert (found["hand_limit"], found["draws"], found["shuffles"]) == (6, 5, True)


@rule("I56")
@pytest.mark.parametrize("nation, tokens", [("romans", 5), ("utopians", 3)])
def test_exhaust_tokens_of_a_turn(nation, tokens):
    g = table(bare(), bare(), seats=(nation, "celts"))
    assert sums(g)["exhausts"] == tokens


@rule("I60", "I61", "I63")
def test_the_way_to_an_empire():
    me = bare(nation=["raetia", "unrest", "julius_caesar"], state="barbarian")
    assert sums(table(me, bare()))["to_empire"] == 3
    assert sums(table(me | {"state": "empire"}, bare()))["to_empire"] == 0


@rule("I86")
def test_what_can_be_developed():
    """Vast Wealth makes developing cheaper by 2 materials, which is counted in."""
    area = ["advanced_culture", "moats_and_walls"]
    me = bare(state="empire", development=area, tokens=pool(3, 0, 1))
    seats = ("atlanteans", "celts")
    assert sums(table(me, bare(), seats=seats))["affordable"] == []
    found = sums(table(me | {"play": ["vast_wealth"]}, bare(), seats=seats))
    assert found["affordable"] == ["advanced_culture"]
    assert found["develops"] and found["sinks"]
    found = sums(table(bare(), bare(), seats=("arthurians", "celts")))
    assert not found["develops"] and found["affordable"] == []


@rule("I152", "I200")
def test_icons_as_they_count():
    treated = {"card": "river", "treated": {"river": 1}}
    found = sums(table(bare(play=["coast", treated, "city"]), bare()))["icons"]
    assert found["region"] == 2
    assert found["city"] == 1
    assert found["production"] >= 3 and "river" not in found


@rule("I196")
def test_unrest_that_is_seen_and_that_counts():
    coast = {"card": "coast", "garrison": ["unrest"]}
    me = bare(hand=["unrest", "unrest"], discard=["unrest"], play=[coast])
    for counted, n in (("not_garrisoned_or_sunken", 3), ("all_unrest", 4)):
        g = table(me, bare(), options={"collapse_count": counted})
        assert sums(g)["open_unrest"] == 2
        assert g.view(0, forecasts=True)["own_unrest"] == n
        assert "own_unrest" not in g.view(None, forecasts=True)


def test_open_points_leave_out_what_is_hidden_or_counted():
    """A tributary of Qin is worth what is counted: it is told apart, whatever it would be worth."""
    me = bare(hand=["glory"], discard=["conquer"], tokens=pool(9, 9, 4))
    before = sums(table(me, bare()))
    assert sums(table(me | {"hand": ["triumphant"]}, bare())) == before
    after = sums(table(me | {"discard": ["conquer", "triumphant"]}, bare()))
    assert after["open_points"] == before["open_points"] + 11
    after = sums(table(me | {"discard": ["conquer", "qin"]}, bare()))
    assert after["open_points"] == before["open_points"]
    assert after["variable_cards"] == before["variable_cards"] + 1
