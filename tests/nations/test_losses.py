"""Losing resources, and running short of them (N120-N129)."""

import pytest

from nations_counting import CALM, after, each, nation
from nations_table import everybody_passes, goods, keys, nations, play, player, rule, vp


def weak(event, round, **rest):
    """The weakest of two nations, which the event hits."""
    return after(nation(**rest), nation(2), event=event, round=round)


# one kind of resource ----------------------------------------------------------------------------


@rule("N120")
def test_missing_gold_costs_a_vp_and_a_book_for_each():
    g = weak("raid_on_lindisfarne", 3, stability=1, gold=1, books=10)  # 4 gold
    assert (goods(g)["gold"], vp(g), goods(g)["books"]) == (0, 9, 10 - 3)


@rule("N120")
def test_no_vp_is_lost_when_there_is_enough():
    g = weak("raid_on_lindisfarne", 3, stability=1, gold=4, books=10)
    assert (goods(g)["gold"], vp(g), goods(g)["books"]) == (0, 10, 10)


@rule("N120")
@pytest.mark.parametrize("missing", ["food", "stone", "gold"])
def test_each_of_the_three_is_made_up_for_with_books(missing):
    """Workers on military cards that eat, wear out stone or cost gold."""
    unit = {"food": "axeman", "stone": "hoplite", "gold": "chariot"}[missing]
    stock = {"gold": 5, "stone": 5, "food": 5, "books": 9} | {missing: 1}
    me = {"goods": stock, "vp": 5, "cards": [{"card": unit, "workers": 3}]}
    g = after(me, {})
    assert goods(g) == stock | {missing: 0, "books": 9 - 2}
    assert vp(g) == 5 - 1


@rule("N121")
def test_missing_books_cost_a_vp_and_other_resources_of_choice():
    g = weak("aryan_migration", 1, books=1, gold=5, stone=5, food=5)  # 3 books
    assert g.decision.kind != "growth"
    assert (goods(g)["books"], vp(g)) == (0, 9)
    play(g, "gold:1", "stone:1")
    famine = 1
    assert goods(g) == {"gold": 4, "stone": 4, "food": 5 - famine, "books": 0}


@rule("N121", "NQ35")
def test_the_mix_is_free():
    g = weak("aryan_migration", 1, books=1, gold=5, stone=5, food=5)
    assert keys(g) == ["gold:0", "gold:1", "gold:2"]
    g.play("gold:0")
    assert keys(g) == ["stone:0", "stone:1", "stone:2"]
    g.play("stone:0")
    famine = 1
    assert goods(g) == {"gold": 5, "stone": 5, "food": 5 - 2 - famine, "books": 0}


@rule("N121")
def test_books_owed_for_gold_may_be_missing_too():
    g = weak("raid_on_lindisfarne", 3, stability=1, gold=1, books=2, stone=5, food=0)  # 4 gold
    # 3 missing: 2 books, and 1 stone as nothing else is left; famine then finds no food either
    assert vp(g) == 10 - 2 - 1
    assert goods(g) == {"gold": 0, "stone": 5 - 1 - 1, "food": 0, "books": 0}


# several kinds at once ---------------------------------------------------------------------------


@rule("N122")
def test_missing_units_of_several_kinds_are_added_up():
    """Iconoclasm: the least stable lose 2 food and 2 gold."""
    me = nation(2, food=0, gold=1, books=2, stone=5)
    g = after(me, nation(2, stability=1), nation(0), event="raid_on_lindisfarne", round=3)
    # food 2 and gold 1 are missing: 2 books and 1 stone; famine 1 costs another stone, no VP
    assert vp(g) == 10 - 3
    assert goods(g) == {"gold": 0, "stone": 5 - 1 - 1, "food": 0, "books": 0}


@rule("N122")
def test_each_kind_is_taken_before_the_rest_makes_up_for_it():
    """Missing food is not taken from gold that is to be lost anyway."""
    me = nation(2, food=1, gold=3, books=0, stone=5)
    g = after(me, nation(2, stability=1), nation(0), event="raid_on_lindisfarne", round=3)
    # 2 gold go first, then 1 unit for the missing food: of 1 gold or stone
    assert keys(g) == ["gold:0", "gold:1"]
    assert goods(g)["gold"] == 1


@rule("N122", "N139")
def test_production_adds_up_what_is_missing():
    me = {
        "goods": {"gold": 0, "stone": 0, "food": 0, "books": 4},
        "vp": 9,
        "cards": [{"card": card, "workers": 1} for card in ("axeman", "hoplite", "chariot")],
    }
    g = after(me, {})
    assert (goods(g)["books"], vp(g)) == (4 - 3, 9 - 3)


@rule("N123")
def test_when_nothing_is_left_nothing_more_happens():
    g = weak("aryan_migration", 1, books=1, gold=0, stone=1, food=0)
    assert goods(g) == {"gold": 0, "stone": 0, "food": 0, "books": 0}
    # books, and food in the famine
    assert (vp(g), g.decision.kind) == (10 - 2, "growth")


# the limit of one VP for each kind and round -----------------------------------------------------


@rule("N124", "NE14")
def test_short_of_food_three_times_costs_one_vp():
    """1 in production, 3 for the Yellow Turbans and 2 in the famine."""
    me = {"goods": {"food": 0, "books": 9}, "vp": 5, "cards": [{"card": "axeman", "workers": 1}]}
    g = after(me, nation(4, stability=-1), event="yellow_turban_rebellion", round=1)
    assert (vp(g), goods(g)["books"]) == (5 - 1, 9 - 1 - 3 - 2)


@rule("N124", "NE15")
def test_short_of_everything_costs_four_vp():
    goods_ = dict.fromkeys(["gold", "stone", "food", "books"], 0)
    units = ("axeman", "hoplite", "chariot", "longships")
    me = {"goods": goods_, "vp": 9, "cards": [{"card": unit, "workers": 2} for unit in units]}
    # books are missing again in every step: the war takes 3, the event 4 gold, the famine 1 food
    war = {"card": "warring_states", "strength": 40, "buyer": 1}
    strong = nation(cards=({"card": "submarine", "workers": 5},))
    g = after(me, strong, event="raid_on_lindisfarne", round=3, war=war)
    defeat = 1
    assert vp(g) == 9 - 4 - defeat


@rule("N124", "N161")
def test_the_limit_is_per_round():
    me = nation(2, stability=1, food=0, books=10)
    g = after(me, nation(), round=1, event="qin_unification")
    assert (vp(g), player(g)["short"]) == (9, [])
    play(g, "gold", "gold")
    everybody_passes(g)
    assert vp(g) == 8


@rule("N124", "N205")
def test_it_counts_what_cards_cost_in_the_action_phase():
    """Colosseum takes 2 food when it is finished; the famine then finds none."""
    me = nation(stability=1, food=0, stone=10, books=9, site=[{"card": "colosseum", "built": 1}])
    g = nations(me, nation(), architects=1, round=1, event="qin_unification")
    play(g, "hire:public")
    assert (vp(g), goods(g)["books"]) == (9, 9 - 2)
    everybody_passes(g)
    assert (vp(g), goods(g)["books"]) == (9, 9 - 2 - 1)


@rule("N125")
def test_revolt_and_defeat_come_on_top():
    """Revolt 1, defeat 1, food short in production, war and famine: 1."""
    war = {"card": "hunnic_invasions", "strength": 8, "buyer": 1}
    me = nation(2, stability=-1, food=-1, books=20)
    assert me["goods"]["food"] == 0
    g = after(me, nation(8), event="qin_unification", round=1, war=war)
    assert vp(g) == 10 - 1 - 1 - 1


@rule("N125")
def test_so_do_events_that_take_vp():
    me = nation(food=0, books=20)
    g = after(me, nation(2), event="martyrdom_of_ali", round=3)  # weakest 1 VP, famine 1
    assert vp(g) == 10 - 1 - 1


@rule("N126", "NQ3")
@pytest.mark.parametrize("counts, left", [(False, 0), (True, 1)])
def test_a_shortage_at_0_vp_does_not_use_up_the_limit(counts, left):
    """Food is short in production at 0 VP; then Philosophy gives 1 VP; then comes the famine."""
    me = nation(2, stability=1, food=-1, books=10, vp=0)
    options = {"shortage_at_zero": counts}
    g = after(me, nation(), event="taoism", round=1, options=options)
    assert vp(g) == left


@rule("N10", "N120")
def test_without_vp_the_books_are_lost_all_the_same():
    g = weak("raid_on_lindisfarne", 3, stability=1, gold=1, books=10, vp=0)
    assert (goods(g)["gold"], vp(g), goods(g)["books"]) == (0, 0, 10 - 3)


# choices and payments ----------------------------------------------------------------------------


@rule("N127")
def test_nobody_may_pay_what_they_do_not_have():
    g = nations({"goods": {"gold": 1, "stone": 0}}, market=[["forum"], ["lyceum"]], round=3)
    assert keys(g) == ["buy:forum", "pass"]


@rule("N127", "N157")
def test_an_exchange_needs_the_full_payment():
    """Christianity: 4 food for 6 books."""
    for food, asked in [(3, False), (4, True)]:
        g = after(nation(food=food), nation(food=0), event="bread_and_games", round=1)
        assert (g.decision.kind != "growth") == asked


def ice_age(food, books):
    """Little Ice Age: lose 3 food or 5 books."""
    rival = nation(2, stability=-1, food=0, books=6)  # 5 after the revolt
    return after(nation(food=food, books=books), rival, event="little_ice_age", round=5)


@rule("N128", "NQ4")
def test_the_loss_that_can_be_paid_is_compulsory():
    # famine 3 and "most stable: 6 books" follow
    g = ice_age(6, 4)
    assert (goods(g)["food"], goods(g)["books"], vp(g)) == (6 - 3 - 3, 4 + 6, 10)
    g = ice_age(2, 9)
    assert (goods(g)["food"], goods(g)["books"], vp(g)) == (0, 9 - 5 + 6 - 1, 10 - 1)


@rule("N128", "NQ4")
def test_when_neither_can_be_paid_the_player_chooses():
    g = ice_age(2, 4)
    assert (g.to_move, sorted(keys(g))) == (0, ["3food", "5books"])
    g.play("3food")
    assert (goods(g)["food"], goods(g)["books"], vp(g)) == (0, 4 - 1 + 6 - 3, 9)
    g = ice_age(2, 4).play("5books")
    assert (goods(g)["food"], goods(g)["books"], vp(g)) == (2, 0, 9)
    assert keys(g) == ["gold:0", "gold:1"]  # and 1 other resource


@rule("N128")
def test_when_both_can_be_paid_the_player_chooses():
    g = ice_age(3, 5)
    assert sorted(keys(g)) == ["3food", "5books"]


@rule("N129", "N211")
def test_a_forced_loss_of_the_last_gold_is_no_spending():
    me = nation(gold=4, stability=1, advisor=["mansa_musa"])
    me["goods"]["gold"] -= 1  # what the advisor yields
    g = after(me, nation(2), event="raid_on_lindisfarne", round=3)
    famine = 1
    assert each(g, "gold")[0] == 0
    assert (goods(g)["books"], goods(g)["food"]) == (10, 10 - famine)


@rule("N129", "N211")
def test_paying_the_last_gold_is():
    me = {"advisor": ["mansa_musa"], "goods": {"gold": 1, "books": 0, "food": 0}}
    g = nations(me, {}, market=[["macedonia", "forum"]], round=3, event=CALM)
    play(g, "buy:forum", "replace:farm")
    assert (goods(g)["books"], goods(g)["food"]) == (2, 1)
