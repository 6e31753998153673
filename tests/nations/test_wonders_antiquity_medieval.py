"""The wonders of the first two ages: what each of them does, and what it does not do."""

from __future__ import annotations

import pytest

from nations_cards import (
    RICH,
    after,
    building,
    calm,
    force,
    having,
    more,
    next_round,
    offered,
    owned,
    rich,
)
from nations_table import (
    end_turn,
    everybody_passes,
    goods,
    keys,
    nations,
    play,
    player,
    rule,
    stability,
    strength,
    vp,
)


def wonders(*cards, **entries):
    """Seat 0 is rich and has these wonders."""
    return rich(wonders=list(cards)) | entries


# --- when finished --------------------------------------------------------------------------------


@rule("N205")
@pytest.mark.parametrize(
    "card, stone, gain, upkeep",
    [
        ("stonehenge", 1, {"books": 6, "food": 4}, 0),
        ("sankore_university", 3, {"books": 8}, 0),
        ("moai_statues", 1, {"stone": 12}, -1),
        ("taj_mahal", 2, {"books": 15}, 0),
        ("darwins_voyage", 2, {"gold": 15}, 0),
    ],
)
def test_once_when_finished(card, stone, gain, upkeep):
    g = building(card).play("hire:public")
    expected = more(**gain | {"stone": gain.get("stone", 0) - stone})
    assert goods(g) == expected
    assert after(g) == expected | {"food": expected["food"] + upkeep}


@rule("N120", "N205")
@pytest.mark.parametrize(
    "card, stone, food", [("colosseum", 2, 2), ("south_pole_expedition", 1, 5)]
)
def test_food_when_finished(card, stone, food):
    g = building(card).play("hire:public")
    assert (goods(g), vp(g)) == (more(stone=-stone, food=-food), 7)
    assert after(g) == more(stone=-stone, food=-food)
    g = building(card, {"goods": having(stone=stone, food=1, books=9)}).play("hire:public")
    assert (goods(g), vp(g)) == (having(books=9 - food + 1), 6)


@rule("N113", "N201", "N205")
@pytest.mark.parametrize(
    "taken, losers",
    [((0, 0, 0), [0, 1, 2]), ((0, 1, 0), [1]), ((1, 0, 1), [0, 2]), ((1, 0, 0), [0])],
)
def test_terracotta_army(taken, losers):
    """taken: workers taken from the stability section, each costs 3 stability."""
    first, *others = [rich(stability_section=4 - n) for n in taken]
    g = building("terracotta_army", first, *others).play("hire:public")
    for seat in range(3):
        assert goods(g, seat)["gold"] == (16 if seat in losers else 20)
    assert strength(g) == 1


@rule("N120", "N205")
def test_terracotta_army_and_a_shortage():
    rival = {"stability_section": 3, "goods": having(gold=1, books=9)}
    g = building("terracotta_army", None, rival).play("hire:public")
    assert (goods(g, 1), vp(g, 1)) == (having(books=6), 6)
    assert goods(g) == more(stone=-3)


@rule("N205")
@pytest.mark.parametrize("where, losers", [("free", [1]), ("cover:the_oracle", [0])])
def test_terracotta_army_is_placed_before_stability_is_compared(where, losers):
    g = building("terracotta_army", {"wonders": ["the_oracle"]}, rich(**calm(1)))
    play(g, "hire:public", where)
    for seat in range(2):
        assert goods(g, seat)["gold"] == (16 if seat in losers else 20)


# --- when another one is finished -----------------------------------------------------------------


@rule("N206")
@pytest.mark.parametrize("where", ["free", "cover:sphinx"])
def test_sphinx_pays_for_later_wonders_even_when_covered(where):
    g = building("hanging_gardens", {"wonders": ["sphinx"]})
    play(g, "hire:public", where)
    assert goods(g) == more(stone=5 - 2)
    assert ("sphinx" in owned(g, "wonders")) == (where == "free")


@rule("N206")
def test_sphinx_pays_neither_for_itself_nor_for_others():
    g = building("sphinx").play("hire:public")
    assert goods(g) == more(stone=-2)
    site = [{"card": "hanging_gardens", "built": 1}]
    g = nations(wonders("sphinx"), rich(site=site), turn=1).play("hire:public")
    assert (goods(g), goods(g, 1)) == (RICH, more(stone=-2))


# --- when buying ----------------------------------------------------------------------------------


@rule("N207")
@pytest.mark.parametrize("row", [1, 2, 3])
@pytest.mark.parametrize(
    "card, price, gain", [("great_lighthouse", 3, "books"), ("red_fort", 1, "food")]
)
def test_cards_of_one_price(card, price, gain, row):
    market = [[], [], []]
    market[row - 1] = ["stonehenge"]
    g = nations(wonders(card), {}, market=market).play("buy:stonehenge")
    amount = {"books": 1, "food": 2}[gain] if row == price else 0
    assert goods(g) == more(**{"gold": -row, gain: amount})


@rule("N207", "N230")
@pytest.mark.parametrize("row, books, food", [(1, 0, 0), (2, 1, 0), (3, 0, 0)])
def test_a_surcharge_counts_as_part_of_the_price(row, books, food):
    market = [[], [], []]
    market[row - 1] = ["siege_of_troy"]
    me = wonders("great_lighthouse", "red_fort", cards=[{"card": "hoplite", "workers": 1}])
    g = nations(me, {"advisor": ["hannibal"]}, market=market)
    play(g, "buy:siege_of_troy", "stone")
    assert goods(g) == more(gold=-row - 1, stone=3, books=books, food=food)


@rule("N207")
def test_the_price_others_pay_does_not_matter():
    me = wonders("great_lighthouse", "red_fort", "chichen_itza")
    market = [["stonehenge"], [], ["wars_of_alexander"]]
    g = nations(me, rich(), market=market, turn=1).play("buy:wars_of_alexander")
    play(g, "pass", "buy:stonehenge")
    assert (goods(g), vp(g)) == (RICH, 7)


@rule("N207")
@pytest.mark.parametrize(
    "bought, points", [("wars_of_alexander", 8), ("siege_of_troy", 7), ("stonehenge", 7)]
)
def test_chichen_itza(bought, points):
    me = wonders("chichen_itza", cards=[{"card": "hoplite", "workers": 1}])
    g = nations(me, {}, market=[[bought]]).play(f"buy:{bought}")
    if bought == "siege_of_troy":
        g.play("food")
    assert vp(g) == points


# --- production and the ends of ages --------------------------------------------------------------


@rule("N112", "N135", "N199")
@pytest.mark.parametrize("mine, theirs, books", [(1, 0, 5), (1, 1, 2), (1, 2, 2), (0, 0, 2)])
def test_notre_dame(mine, theirs, books):
    g = nations(wonders("notre_dame", **calm(mine)), calm(theirs))
    assert after(g) == more(gold=mine, books=books)


@rule("N113", "N135")
@pytest.mark.parametrize("mine, books", [(0, -4), (2, -4), (3, 0)])
def test_angkor_wat(mine, books):
    rival = {"cards": [{"card": "axeman", "workers": 1}]}
    g = nations(wonders("angkor_wat", cards=force(mine)), rival)
    assert after(g) == more(food=4, books=books)


@rule("N160")
@pytest.mark.parametrize("number, points", [(1, 7), (2, 8)])
def test_solomons_temple(number, points):
    g = nations(wonders("solomons_temple"), rich(), round=number)
    everybody_passes(g)
    assert (vp(g), vp(g, 1)) == (points, 7)
    assert owned(g, "wonders") == ["solomons_temple"]


@rule("N212")
@pytest.mark.parametrize("calmed", [[], ["the_oracle"]])
def test_solomons_temple_is_lost_by_the_defeated_even_if_nothing_else_is(calmed):
    war = {"card": "wars_of_alexander", "strength": 2, "buyer": 1}
    me = wonders("solomons_temple", *calmed)
    g = nations(me, rich(cards=force(2)), round=2, war=war)
    assert after(g) == more(food=0 if calmed else -2)
    assert vp(g) == 6
    assert owned(g, "wonders") == calmed


@rule("N143", "N212")
def test_solomons_temple_survives_a_war_that_is_not_lost():
    war = {"card": "wars_of_alexander", "strength": 2, "buyer": 1}
    g = nations(wonders("solomons_temple", cards=force(2)), rich(), round=2, war=war)
    everybody_passes(g)
    assert (vp(g), owned(g, "wonders")) == (8, ["solomons_temple"])


@rule("N144", "N214")
@pytest.mark.parametrize("first, points", [(True, 7), (False, 6)])
def test_great_wall(first, points):
    war = {"card": "hyksos_invasion", "strength": 2, "buyer": 1}
    rival = rich(cards=[{"card": "axeman", "workers": 1}])
    me = wonders("great_wall", "solomons_temple")
    g = nations(me, rival, turn=0 if first else 1, war=war)
    assert after(g) == more(stone=2 - 4)
    assert vp(g) == points
    assert owned(g, "wonders") == ["great_wall"]


@rule("N120", "N214")
def test_great_wall_does_not_save_the_vp_of_a_shortage():
    war = {"card": "parthian_wars", "strength": 2, "buyer": 1}
    me = wonders("great_wall", goods=having(food=9, books=9))
    g = nations(me, rich(cards=force(2)), war=war)
    assert after(g) == having(food=9, books=8)
    assert vp(g) == 6


@rule("N214")
def test_great_wall_in_five():
    """With five players the first two to pass count as first."""
    war = {"card": "hyksos_invasion", "strength": 2, "buyer": 4}
    others = [rich(), rich(), rich(), rich(cards=force(2))]
    for turn, points in ((0, 7), (4, 7), (3, 6)):
        g = nations(wonders("great_wall"), *others, turn=turn, war=war)
        everybody_passes(g)
        assert vp(g) == points, turn


# --- actions --------------------------------------------------------------------------------------


@rule("N197", "N216")
@pytest.mark.parametrize("choice", ["books", "gold", "stone"])
def test_petra(choice):
    g = nations(wonders("petra"), {}).play("use:petra")
    assert sorted(keys(g)) == ["3books", "3gold", "3stone"]
    g.play(f"3{choice}")
    assert goods(g) == more(**{"food": -1, choice: 3})
    g.play("pass")
    assert offered(g, "use:") == []


@rule("N197", "N216", "NE24")
@pytest.mark.parametrize("choice", ["books", "food", "stone"])
def test_piazza_san_marco(choice):
    g = nations(wonders("piazza_san_marco"), {}).play("use:piazza_san_marco")
    assert sorted(keys(g)) == ["5books", "5food", "5stone"]
    g.play(f"5{choice}")
    assert goods(g) == more(**{"gold": -2, choice: 5})
    g.play("pass")
    assert offered(g, "use:") == []


@rule("N60", "N106")
@pytest.mark.parametrize("card, have", [("petra", {"food": 0}), ("piazza_san_marco", {"gold": 1})])
def test_an_action_that_cannot_be_paid(card, have):
    g = nations(wonders(card, goods=RICH | have), {})
    assert offered(g, "use:") == []


@rule("N105", "N202", "N216")
@pytest.mark.parametrize("card", ["petra", "piazza_san_marco", "royal_society"])
def test_an_action_is_ready_again_in_the_next_round(card):
    g = nations(wonders({"card": card, "used": True}), {})
    assert offered(g, "use:") == []
    assert offered(next_round(g), "use:") == [f"use:{card}"]


@rule("N54", "N83")
def test_alhambra_has_an_architect_once_it_is_finished():
    decks = [["bread_and_games"], [], [], []]
    top = {"market": [["stonehenge"]], "event_decks": decks, "architects": 1}
    g = building("alhambra", None, {}, **top)
    assert keys(g, "hire:") == ["hire:public"]
    play(g, "hire:public", "pass", "buy:stonehenge")
    assert keys(g, "hire:") == ["hire:alhambra"]
    g.play("hire:alhambra")
    assert keys(g, "hire:") == []
    next_round(g)
    assert keys(g, "hire:") == ["hire:public", "hire:alhambra"]


@rule("N54", "N65")
def test_a_covered_alhambra_has_no_architect():
    top = {"market": [["stonehenge"]], "architects": 1}
    g = building("hanging_gardens", {"wonders": ["alhambra"]}, {}, **top)
    play(g, "hire:alhambra", "cover:alhambra", "pass", "buy:stonehenge")
    assert keys(g, "hire:") == ["hire:public"]
    g = building("hanging_gardens", {"wonders": ["alhambra"]}, {}, **top)
    play(g, "hire:public", "cover:alhambra", "pass", "buy:stonehenge")
    assert keys(g, "hire:") == []


# --- the Porcelain Tower --------------------------------------------------------------------------


@rule("N220")
@pytest.mark.parametrize("place", ["space", "tower"])
@pytest.mark.parametrize("before", [{}, {"advisor": ["hannibal"]}, {"tower": ["hannibal"]}])
def test_a_new_advisor_goes_to_the_space_or_the_tower(before, place):
    g = nations(wonders("porcelain_tower", **before), {}, market=[["hatshepsut"]])
    g.play("buy:hatshepsut")
    assert keys(g) == ["space", "tower"]
    g.play(place)
    where = {"space": "advisor", "tower": "tower"}
    expected = {"advisor": [], "tower": []} | before | {where[place]: ["hatshepsut"]}
    assert {name: owned(g, name) for name in expected} == expected
    lost = ["hannibal"] if before.get(where[place]) else []
    assert g.view(None)["gone"] == lost


@rule("N203", "N220")
def test_both_advisors_work():
    me = wonders("porcelain_tower", advisor=["archimedes"], tower=["buddha"])
    g = nations(me, {})
    assert stability(g) == 3
    assert after(g) == more(stone=1)


@rule("N220")
@pytest.mark.parametrize("where", ["free", "cover:porcelain_tower"])
def test_a_covered_tower_is_lost_with_its_advisor(where):
    me = {
        "wonders": ["porcelain_tower"],
        "advisor": ["archimedes"],
        "tower": ["buddha"],
        "turns": 1,
    }
    play(g := building("hanging_gardens", me), "hire:public", where)
    kept = where == "free"
    assert owned(g, "tower") == (["buddha"] if kept else [])
    assert owned(g, "advisor") == ["archimedes"]
    assert stability(g) == (4 if kept else 1)
    assert sorted(g.view(None)["gone"]) == ([] if kept else ["buddha", "porcelain_tower"])


@rule("N83", "N84")
def test_without_a_finished_tower_there_is_one_advisor():
    me = rich(site=["porcelain_tower"], advisor=["hannibal"])
    g = nations(me, {}, market=[["hatshepsut"]]).play("buy:hatshepsut")
    assert (owned(g, "advisor"), player(g)["tower"]) == (["hatshepsut"], [])
    end_turn(g)
    assert g.view(None)["gone"] == ["hannibal"]
