"""Turns of the action phase: one action each, passing, special actions."""

import pytest

import tabularium as tb
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


def on(card, workers):
    return {"card": card, "workers": workers}


def seat(g):
    return g.decision.seat


def passed(g):
    return [nation["passed"] for nation in g.view(None)["players"]]


# taking turns -------------------------------------------------------------------------------------


@rule("N56")
def test_turns_go_round_in_player_order():
    g = nations({}, {}, {}, order=[2, 0, 1])
    seats = []
    for _ in range(6):
        seats.append(seat(g))
        end_turn(play(g, "deploy:farm"))
    assert seats == [2, 0, 1, 2, 0, 1]


@rule("N56", "N58")
def test_nations_that_passed_are_skipped():
    g = nations({}, {}, {})
    play(g, "deploy:farm", "end", "pass")
    assert seat(g) == 2
    play(g, "deploy:farm", "end", "deploy:farm", "end")
    assert seat(g) == 2


@rule("N56", "N59")
def test_the_last_nation_takes_turn_after_turn():
    g = nations({}, {"goods": {"stone": 9}})
    play(g, "pass")
    for _ in range(5):
        assert seat(g) == 1
        play(g, "deploy:farm", "end")
    assert player(g, 1)["workers"] == 0
    assert g.decision.kind == "turn"


@rule("N56")
def test_production_begins_when_all_have_passed():
    g = nations({}, {}, {})
    play(g, "pass", "pass")
    assert g.decision.kind == "turn"
    play(g, "pass")
    assert (g.decision.kind, g.view(None)["round"]) == ("growth", 2)


@rule("N57")
def test_every_kind_of_action_is_open_to_a_turn():
    me = {"site": ["sphinx"], "advisor": ["marco_polo"]}
    g = nations(me, market=[["aeneid"]], architects=1)
    kinds = {key.split(":")[0] for key in keys(g)}
    assert kinds == {"buy", "deploy", "hire", "use", "pass"}


@rule("N57")
@pytest.mark.parametrize(
    "moves",
    [("buy:augustus",), ("deploy:farm", "end"), ("hire:public",), ("use:marco_polo", "2stone")],
)
def test_an_action_ends_the_turn(moves):
    me = {"site": ["sphinx"], "advisor": ["marco_polo"], "goods": {"gold": 9, "food": 9}}
    g = nations(me, market=[["augustus"]], architects=2)
    play(g, *moves)
    assert (seat(g), g.decision.kind) == (1, "turn")


@rule("N58")
def test_passing_ends_the_actions_of_the_round():
    g = nations({}, {"goods": {"stone": 9}})
    play(g, "pass")
    for _ in range(5):
        play(g, "deploy:farm", "end")
        assert seat(g) == 1
    play(g, "pass")
    assert g.decision.kind == "growth"


@rule("N58", "N93", "N94")
def test_undeploying_just_before_passing():
    g = nations({"cards": [on("axeman", 2)], "goods": {"food": 9}})
    play(g, "undeploy:axeman", "undeploy:axeman", "pass", "pass")
    assert goods(g)["food"] == 9 - 1  # famine; no upkeep


@rule("N58")
def test_no_undeploying_after_passing():
    g = nations({"cards": [on("axeman", 2)]})
    play(g, "pass")
    assert (seat(g), g.decision.kind) == (1, "turn")
    play(g, "deploy:farm", "end", "pass")
    assert g.decision.kind == "growth"


@rule("NQ30", "N57")
def test_a_nation_may_pass_although_it_can_act():
    g = nations({"goods": {"gold": 9}}, market=[["augustus"]])
    assert {"buy:augustus", "pass"} <= set(keys(g))
    assert passed(play(g, "pass")) == [1, 0]


@rule("N59")
def test_any_number_of_purchases_in_a_round():
    rows = [["augustus", "hatshepsut", "archimedes", "boudica"]]
    g = nations({"goods": {"gold": 9}}, market=rows)
    play(g, "buy:augustus", "pass", "buy:hatshepsut", "buy:archimedes", "buy:boudica")
    assert goods(g)["gold"] == 5
    assert player(g)["advisor"] == [{"card": "boudica"}]


@rule("N60", "N62")
def test_nothing_is_bought_without_the_gold():
    rows = [["augustus"], ["hatshepsut"], ["boudica"]]
    g = nations({"goods": {"gold": 2}}, market=rows)
    assert keys(g, "buy:") == ["buy:augustus", "buy:hatshepsut"]
    with pytest.raises(tb.IllegalMove):
        g.play("buy:boudica")


@rule("N60", "N98")
def test_nothing_is_built_without_the_stone():
    me = {"site": ["sphinx"], "goods": {"stone": 1}}
    g = nations(me, architects=1)
    assert keys(g, "hire:") == []
    assert keys(g, "deploy:") != []
    assert keys(nations(me | {"goods": {"stone": 0}}, market=[["augustus"]]), "deploy:") == []


@rule("N61")
def test_the_order_of_passing_is_recorded():
    g = nations({}, {}, {})
    play(g, "deploy:farm", "end", "pass", "deploy:farm", "end", "pass")
    assert passed(g) == [2, 1, 0]


@rule("N61")
def test_first_to_pass_is_rewarded_in_production():
    g = nations({"goods": {"books": 4}}, {"goods": {"books": 4}}, event="taoism")
    play(g, "deploy:farm", "end", "pass", "pass")
    assert (goods(g)["books"], goods(g, 1)["books"]) == (4, 7)


@rule("N61")
def test_last_to_pass_pays_in_production():
    g = nations(round=5, event="tulip_mania")
    play(g, "deploy:farm", "end", "pass", "pass")
    assert (vp(g), vp(g, 1)) == (6, 7)


@rule("N61", "N161")
def test_the_order_of_passing_is_forgotten_after_the_round():
    assert passed(everybody_passes(nations())) == [0, 0]


# special actions ----------------------------------------------------------------------------------


@rule("N104", "NE24", "N197")
@pytest.mark.parametrize("kind", ["books", "food", "stone"])
def test_piazza_san_marco(kind):
    stock = {"gold": 5, "stone": 1, "food": 1, "books": 1}
    g = nations({"wonders": ["piazza_san_marco"], "goods": stock})
    play(g, "use:piazza_san_marco")
    assert sorted(keys(g)) == ["5books", "5food", "5stone"]
    play(g, f"5{kind}")
    assert goods(g) == stock | {"gold": 3, kind: 6}


@rule("N104", "N202")
def test_a_limited_special_action_is_used_once_a_round():
    g = nations({"wonders": ["piazza_san_marco"], "goods": {"gold": 9}})
    play(g, "use:piazza_san_marco", "5food", "pass")
    assert (seat(g), keys(g, "use:")) == (0, [])
    assert player(g)["wonders"] == [{"card": "piazza_san_marco", "used": True}]


@rule("N105", "N104", "N161")
def test_used_markers_go_at_the_end_of_the_round():
    me = {"wonders": [{"card": "piazza_san_marco", "used": True}], "goods": {"gold": 9}}
    g = nations(me)
    assert keys(g, "use:") == []
    everybody_passes(g)
    assert player(g)["wonders"] == [{"card": "piazza_san_marco"}]
    play(g, "stone", "stone")
    if seat(g):
        play(g, "pass")
    assert keys(g, "use:") == ["use:piazza_san_marco"]


@rule("N104", "N216")
def test_an_unlimited_special_action_is_repeated_turn_after_turn():
    g = nations({"advisor": ["abraham_lincoln"]})
    play(g, "use:abraham_lincoln", "food_section", "pass")
    assert seat(g) == 0
    play(g, "use:abraham_lincoln", "food_section", "use:abraham_lincoln", "stability_section")
    me = player(g)
    assert (me["workers"], me["food_section"], me["stability_section"]) == (8, 2, 3)
    assert stability(g) == 3 - 3


@rule("N104")
def test_only_own_cards_are_used():
    g = nations({}, {"wonders": ["piazza_san_marco"], "advisor": ["marco_polo"]})
    assert keys(g, "use:") == []


@rule("N104", "N83")
def test_an_unfinished_wonder_is_not_used():
    me = {"site": [{"card": "piazza_san_marco", "built": 2}], "goods": {"gold": 9}}
    assert keys(nations(me), "use:") == []


@rule("N106", "N60")
@pytest.mark.parametrize(("gold", "offered"), [(1, []), (2, ["use:piazza_san_marco"])])
def test_a_special_action_needs_its_whole_payment(gold, offered):
    g = nations({"wonders": ["piazza_san_marco"], "goods": {"gold": gold}})
    assert keys(g, "use:") == offered


@rule("N106")
@pytest.mark.parametrize(
    ("food", "stone", "offered"),
    [(1, 1, []), (2, 1, ["use:marco_polo"]), (0, 2, ["use:marco_polo"])],
)
def test_one_of_two_payments_is_enough(food, stone, offered):
    me = {"advisor": ["marco_polo"], "goods": {"food": food, "stone": stone, "gold": 0}}
    g = nations(me)
    assert keys(g, "use:") == offered
    if offered:
        play(g, *offered)
        assert goods(g)["gold"] == 4
        assert goods(g)["food"] + goods(g)["stone"] == food + stone - 2


@rule("N106")
def test_a_special_action_needs_a_possible_effect():
    empty = {"food_section": 0, "stability_section": 0}
    assert keys(nations({"advisor": ["abraham_lincoln"]} | empty), "use:") == []
    assert keys(nations({"advisor": ["simon_bolivar"]}), "use:") == []
    assert keys(nations({"advisor": ["alhazen"]}, market=[["forum"]]), "use:") == []
    assert keys(nations({"advisor": ["galileo_galilei"]}, market=[["forum"]]), "use:") == []


@rule("N106", "N104")
def test_a_special_action_that_needs_to_be_strongest():
    me = {"advisor": ["suleiman_i"]}  # 3 strength
    assert keys(nations(me, {"cards": [on("axeman", 1)]}), "use:") == ["use:suleiman_i"]
    g = nations(me, {"cards": [on("legionary", 1)]})
    assert (strength(g), strength(g, 1), keys(g, "use:")) == (3, 3, [])
