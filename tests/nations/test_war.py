"""The war step of the production phase (N142-N148)."""

import pytest

from nations_counting import after, each, nation
from nations_table import goods, keys, nations, play, player, rule, vp

ODD = {"round": 3, "event": "imperial_examination"}


def war(card="hunnic_invasions", strength=4, buyer=0):
    return {"card": card, "strength": strength, "buyer": buyer}


def fought(*players, card="hunnic_invasions", strength=4, buyer=0, **top):
    """After a war of this strength (4 food)."""
    return after(*players, war=war(card, strength, buyer), **top)


@rule("N142")
def test_without_a_war_nobody_loses_anything():
    g = after(nation(0), nation(8))
    assert (each(g, "vp"), each(g, "food")) == ([10, 10], [10, 10])


@rule("N143")
def test_equal_or_stronger_nations_are_safe_and_weaker_ones_defeated():
    g = fought(nation(4), nation(6), nation(2), nation(0))
    assert each(g, "vp") == [10, 10, 9, 9]
    assert each(g, "food") == [10, 10, 6, 6]


@rule("N143", "N78")
def test_the_buyer_may_be_defeated():
    """Strength 4 when the war was bought, 2 in the production phase."""
    g = nations(nation(4), nation(4), market=[["hunnic_invasions"]], **ODD)
    play(g, "buy:hunnic_invasions", "end", "pass", "undeploy:axeman", "pass")
    assert g.view(None)["round"] == 4
    # the axeman that left does not eat
    assert (each(g, "vp"), each(g, "food")) == ([9, 10], [10 + 1 - 4, 10])


@rule("N143", "N79", "NE7")
def test_a_war_of_strength_0_defeats_nobody():
    g = fought(nation(0), nation(0), strength=0)
    assert each(g, "vp") == [10, 10]


@rule("N144")
@pytest.mark.parametrize("value, lost", [(0, 4), (1, 3), (3, 1)])
def test_stability_reduces_the_resources_but_not_the_vp(value, lost):
    g = fought(nation(0, value), nation(4, 6))
    assert (vp(g), goods(g)["food"]) == (9, 10 - lost)


@rule("NE17", "N144")
@pytest.mark.parametrize("value", [4, 5, 12])
def test_with_enough_stability_only_the_vp_is_lost(value):
    g = fought(nation(0, value), nation(4, 9, colonies=["the_caribbean"]))
    assert (vp(g), goods(g)["food"]) == (9, 10)


@rule("N144")
@pytest.mark.parametrize(
    "card, kind, lost",
    [
        ("reconquista", "gold", 4),
        ("vandalic_war", "stone", 6),
        ("hundred_years_war", "food", 5),
        ("first_crusade", "books", 6),
    ],
)
def test_the_printed_resource_is_lost(card, kind, lost):
    g = fought(nation(), nation(4), card=card)
    left = {"gold": 20, "stone": 10, "food": 10, "books": 10}
    assert goods(g) == left | {kind: left[kind] - lost}


@rule("N144", "N120")
def test_a_shortage_in_the_war_costs_another_vp():
    g = fought(nation(food=1), nation(4))
    assert (vp(g), goods(g)["food"], goods(g)["books"]) == (10 - 1 - 1, 0, 10 - 3)


@rule("N145")
def test_negative_stability_changes_nothing():
    g = fought(nation(0, -2, vp=10), nation(4, -1))
    revolt = 1
    assert (vp(g), goods(g)["food"]) == (10 - revolt - 1, 10 - 4)


# Martin Luther: 4 food more ----------------------------------------------------------------------


def luther(stability_, card="peloponnesian_war", **rest):
    """Books and food are lost, less this stability."""
    strong = nation(4, 9, advisor=["martin_luther"])
    return fought(nation(0, stability_, **rest), strong, card=card)


@rule("N146")
def test_without_stability_both_kinds_are_lost():
    g = luther(0)  # 4 books and 4 food
    assert (goods(g)["books"], goods(g)["food"], vp(g)) == (6, 6, 9)


@rule("N146")
@pytest.mark.parametrize("saved", [0, 1, 2, 3])
def test_the_loser_splits_the_reduction(saved):
    g = luther(3)
    assert g.to_move == 0
    assert sorted(keys(g)) == ["saved:0", "saved:1", "saved:2", "saved:3"]
    g.play(f"saved:{saved}")
    assert (goods(g)["books"], goods(g)["food"]) == (10 - 4 + saved, 10 - 4 + 3 - saved)


@rule("N146", "NE17")
def test_stability_for_both_saves_both():
    g = luther(8)
    assert (goods(g)["books"], goods(g)["food"], vp(g)) == (10, 10, 9)


@rule("N146")
def test_none_of_the_reduction_may_be_wasted():
    g = luther(6)
    assert sorted(keys(g)) == ["saved:2", "saved:3", "saved:4"]


@rule("N146")
def test_a_war_for_food_takes_one_sum():
    g = luther(3, card="wars_of_alexander")  # 2 + 4 food
    assert goods(g)["food"] == 10 - (2 + 4 - 3)


@rule("N145", "N12")
def test_the_reduction_is_at_most_15():
    """12 books and 4 food against stability 20."""
    calm = {"colonies": ["australia", "the_caribbean"]}  # 5 and 4 of the 20
    loser = nation(0, 11, gold=25, books=20, **calm)
    strong = nation(4, 9, advisor=["martin_luther"])
    g = fought(loser, strong, card="american_civil_war")
    assert sorted(keys(g)) == ["saved:11", "saved:12"]
    g.play("saved:11")
    assert (goods(g)["books"], goods(g)["food"]) == (19, 10)


@rule("N122")
def test_missing_units_of_both_kinds_are_added_up():
    g = luther(0, books=1, food=1, stone=9, gold=0)  # 3 books and 3 food are missing
    assert goods(g) == {"gold": 0, "stone": 9 - 6, "food": 0, "books": 0}
    assert vp(g) == 10 - 1 - 2


@rule("NQ29", "N140")
def test_losers_choose_from_last_to_first_in_the_new_order():
    losers = [nation(2, 3), nation(0, 3)]
    strong = nation(4, 9, advisor=["martin_luther"])
    g = fought(*losers, strong, card="peloponnesian_war")
    asked = []
    while g.decision.kind != "growth":
        asked.append(g.to_move)
        g.play("saved:1")
    assert asked == [1, 0]
    g = fought(*reversed(losers), strong, card="peloponnesian_war")
    assert g.to_move == 0


# afterwards --------------------------------------------------------------------------------------


@rule("N147", "N126")
def test_the_vp_is_lost_before_the_resources():
    """With 1 VP: defeat takes it, the shortage of food finds none, so the famine's still can.

    Philosophy gives the most stable 1 VP in between.
    """
    g = fought(nation(0, 1, vp=1, food=0), nation(4), event="taoism", round=1)
    assert vp(g) == 0


@rule("N148", "N161")
def test_the_war_card_is_removed():
    g = fought(nation(), nation(4))
    assert g.view(None)["war"] is None
    assert "hunnic_invasions" in g.position()["gone"]


@rule("N148", "N77")
def test_another_war_may_be_bought_in_the_next_round():
    decks = [[], ["viking_raids"], [], []]
    g = nations(nation(), nation(4), war=war(), decks=decks, **ODD)
    play(g, "pass", "pass", "stone", "stone")
    assert "buy:viking_raids" in keys(g)


@rule("N148", "N225")
@pytest.mark.parametrize("strength, gained", [(4, [1, 0, 0]), (6, [0, 0, 0]), (0, [1, 1, 0])])
def test_later_events_still_compare_with_the_war(strength, gained):
    """Qin Unification: 1 VP for those stronger than the war."""
    players = [nation(6), nation(4), nation(0)]
    g = fought(*players, strength=strength, event="qin_unification", round=1)
    defeated = [int(own < strength) for own in (6, 4, 0)]
    assert each(g, "vp") == [10 + gained[i] - defeated[i] for i in range(3)]


@rule("N148", "NQ7")
def test_not_in_the_next_round():
    event_decks = [["qin_unification"], [], [], []]
    g = fought(nation(6), nation(4), event="taoism", round=1, event_decks=event_decks)
    play(g, "stone", "stone", "pass", "pass")
    assert g.view(None)["round"] == 3
    books = 1  # the first has more: it passed first in the first round
    assert each(g, "vp") == [10 + books, 10]


@rule("N143", "N14")
def test_strength_is_that_of_the_production_phase():
    """A nation that is weaker when the war is bought may still arm."""
    g = nations(nation(4), nation(2), market=[["hunnic_invasions"]], **ODD)
    play(g, "buy:hunnic_invasions", "end", "deploy:axeman", "end", "pass", "pass")
    assert each(g, "vp") == [10, 10]
    assert player(g, 1)["strength"] == 4
