"""Resources, points, strength and stability."""

import pytest

from nations_table import (
    everybody_passes,
    goods,
    keys,
    nations,
    order,
    play,
    rule,
    stability,
    strength,
    vp,
)


def on(card, workers):
    return {"card": card, "workers": workers}


# resources and points -----------------------------------------------------------------------------


@rule("N6")
def test_there_are_four_resources():
    assert set(goods(nations())) == {"gold", "stone", "food", "books"}


@rule("N6", "N159")
def test_books_score_at_the_end_of_an_age():
    me, rival = {"goods": {"books": 9}}, {"goods": {"books": 4}}
    g = everybody_passes(nations(me, rival, round=2))
    assert (vp(g), vp(g, 1)) == (8, 7)


@rule("N8")
def test_what_is_spent_goes_to_nobody():
    g = nations({}, market=[[], [], ["ziggurat"]])
    before = goods(g, 1)
    play(g, "buy:ziggurat", "replace:temple")
    assert goods(g)["gold"] == 3
    assert goods(g, 1) == before


@rule("N8", "NQ26")
def test_the_bank_never_runs_out():
    me = {"goods": {"gold": 900}, "cards": [{"card": "market", "workers": 5}]}
    g = everybody_passes(nations(me, {"goods": {"gold": 900}}))
    assert goods(g)["gold"] == 910


@rule("N9")
@pytest.mark.parametrize("books", [49, 50, 99, 400])
def test_books_have_no_upper_limit(books):
    g = nations({"goods": {"books": books}}, market=[["aeneid"]])
    play(g, "buy:aeneid", "resources")
    assert goods(g)["books"] == books + 2


@rule("N10")
def test_points_do_not_go_below_zero():
    me = {"vp": 0, "goods": {"food": 0, "books": 3}}
    g = everybody_passes(nations(me))
    assert (vp(g), goods(g)["books"]) == (0, 2)  # famine 1


@rule("N10")
def test_a_lost_point_is_a_token():
    g = everybody_passes(nations({"vp": 2, "goods": {"food": 0}}))
    assert vp(g) == 1
    assert "food_section" in keys(g)


# strength and stability ---------------------------------------------------------------------------


@rule("N15")
def test_strength_adds_workers_and_flat_strength():
    me = {
        "cards": [on("hoplite", 2), on("axeman", 1)],
        "advisor": ["augustus"],
        "colonies": ["macedonia"],
        "wonders": ["colosseum"],
    }
    assert strength(nations(me)) == 2 * 3 + 2 + 1 + 2 + 3


@rule("N15", "N17", "N35")
def test_strength_of_the_board_counts():
    me = {"side": "B"}
    assert strength(nations(me)) == 2
    assert strength(nations(me | {"cards": [on("printed_legionary", 2)]})) == 8


@rule("N16")
def test_stability_adds_workers_flat_stability_and_the_track():
    me = {
        "cards": [on("ziggurat", 2), on("immortal", 1)],
        "advisor": ["saint_augustine"],
        "colonies": ["tibet"],
        "wonders": ["the_oracle"],
        "stability_section": 2,
    }
    assert stability(nations(me)) == 2 * 2 - 1 + 1 + 3 + 2 - 2 * 3


@rule("N16")
def test_flat_stability_may_be_negative():
    assert stability(nations({"advisor": ["marie_antoinette"]})) == -3


@rule("N16", "N222")
def test_effects_on_all_nations_count():
    g = nations({"advisor": ["genghis_khan"]}, {"wonders": ["the_oracle"]})
    assert (stability(g), stability(g, 1)) == (-3, -1)


@rule("N16")
def test_a_food_worker_costs_no_stability():
    assert stability(nations({"food_section": 0})) == 0


@rule("N11", "N13")
def test_strength_above_forty_is_shown_as_it_is():
    assert strength(nations({"cards": [on("machine_gunner", 5)]})) == 50


@rule("N11", "N80")
def test_a_war_marker_stops_at_forty():
    me = {"cards": [on("machine_gunner", 5)]}
    g = play(nations(me, market=[["hunnic_invasions"]]), "buy:hunnic_invasions")
    assert g.view(None)["war"]["strength"] == 40


@rule("N11", "N140")
def test_strength_above_forty_is_a_tie_in_the_player_order():
    me = {"cards": [on("machine_gunner", 4)]}  # 40
    rival = {"cards": [on("dreadnought", 4)], "goods": {"stone": 30}}  # 56
    g = everybody_passes(nations(me, rival))
    assert order(g) == [0, 1]


@rule("N11", "N167")
def test_strength_above_forty_scores_forty():
    stock = {"gold": 20, "stone": 0, "food": 3, "books": 0}
    me = {"cards": [on("submarine", 7)], "goods": stock}  # strength 56, food 3 - 2 by famine
    g = everybody_passes(nations(me, round=8))
    assert g.scores()[0].parts["stock"] == 6  # 20 gold + 1 food + 40, not 20 + 1 + 56


@rule("N11")
def test_strength_above_forty_is_a_tie_for_strongest():
    me = {"cards": [on("machine_gunner", 5)], "goods": {"gold": 40}}
    rival = {"cards": [on("submarine", 5)]}
    g = everybody_passes(nations(me, rival, event="pax_romana"))
    assert (vp(g), vp(g, 1)) == (7, 7)


@rule("N12")
def test_stability_above_fifteen_counts_fifteen():
    """18 and 16 are shown as they are, and nobody is most stable."""
    g = nations({"cards": [on("castle", 6)]}, {"cards": [on("ziggurat", 8)]})
    assert (stability(g), stability(g, 1)) == (18, 16)
    assert g.view(None)["ranks"]["most_stable"] == []


@rule("N12")
def test_stability_below_minus_three_keeps_its_value():
    me = {"stability_section": 0, "goods": {"books": 20}}
    g = nations(me)
    assert stability(g) == -12
    assert goods(everybody_passes(g))["books"] == 20 - 12


@rule("N13")
def test_the_surplus_over_the_strength_limit_is_not_lost():
    g = nations({"cards": [on("machine_gunner", 5)]})
    assert strength(play(g, "undeploy:machine_gunner")) == 40
    assert strength(play(g, "undeploy:machine_gunner")) == 30


@rule("N13")
def test_the_surplus_over_the_stability_limit_is_not_lost():
    g = nations({"cards": [on("castle", 6)]})
    assert stability(play(g, "undeploy:castle")) == 15
    assert stability(play(g, "undeploy:castle")) == 12


@rule("N14")
def test_strength_and_stability_are_not_produced():
    me = {"cards": [on("ziggurat", 1), on("archer", 2)]}
    g = everybody_passes(nations(me))
    assert (strength(g), stability(g)) == (4, 2)


@rule("N14")
def test_deploying_and_undeploying_count_at_once():
    g = nations({"cards": ["immortal", "farm"]})
    play(g, "deploy:immortal")
    assert (strength(g), stability(g)) == (3, -1)
    play(g, "undeploy:immortal")
    assert (strength(g), stability(g)) == (0, 0)


@rule("N14")
def test_buying_and_removing_count_at_once():
    me = {"advisor": ["saint_augustine"]}
    g = play(nations(me, market=[["augustus"]]), "buy:augustus")
    assert (strength(g), stability(g)) == (1, 0)


@rule("N14")
def test_covering_a_military_card_counts_at_once():
    me = {"cards": [on("axeman", 2), "farm", "temple", "quarry", "caravan"]}
    g = play(nations(me, market=[["ziggurat"]]), "buy:ziggurat", "replace:axeman")
    assert strength(g) == 0


@rule("N14", "N48")
def test_a_worker_of_the_stability_section_counts_at_once():
    g = everybody_passes(nations())
    seat = g.decision.seat
    assert stability(play(g, "stability_section"), seat) == -3
