"""The production phase: board, deals, locations."""

import pytest

import tabularium as tb
from settlers_support import (
    asked,
    end_round,
    goods,
    hand,
    japanese,
    keys,
    next_round,
    on,
    play,
    player,
    rule,
    settlers,
    vp,
)

BOARDS = {
    "barbarians": {"worker": 5, "raze": 1, "defence": 1},
    "japanese": {"worker": 4, "wood": 1, "raze": 1, "defence": 1},
    "romans": {"worker": 2, "wood": 1, "stone": 1, "raze": 1, "defence": 1},
    "egyptians": {"worker": 3, "gold": 1, "raze": 1, "defence": 1},
}


@rule("S33", "S23", "S31")
@pytest.mark.parametrize("faction", BOARDS)
def test_in_the_first_round_only_the_board_produces(faction):
    other = "romans" if faction != "romans" else "egyptians"
    g = tb.new("settlers", seats=[faction, other], options={"first_player": "first_seat"})
    assert (goods(g, 0), goods(g, 1)) == ({}, {})
    while g.decision.kind == "draft":
        g.play(0)
    assert (goods(g, 0), goods(g, 1)) == (BOARDS[faction], BOARDS[other])
    assert (vp(g, 0), vp(g, 1)) == (0, 0)


@rule("S31", "S55", "SE1")
def test_the_production_of_the_japanese_example():
    me = {"empire": ["armorer", "lords_fields"], "deals": ["farm", "casino"]}
    g = next_round(japanese(me))
    assert goods(g) == {"worker": 5, "wood": 1, "raze": 2, "gold": 1, "defence": 1, "food": 1}


@rule("S31")
def test_each_deal_gives_one_good():
    g = next_round(settlers({"deals": ["raid", "raid", "barter", "pyre"]}))
    assert goods(g) == {"worker": 5, "raze": 2, "defence": 1, "wood": 2, "food": 1}


@rule("S31", "S32", "S9")
def test_points_of_deals_and_locations_are_marked():
    g = next_round(japanese({"deals": ["dojo", "trade_route_3"], "empire": ["monument"]}))
    assert vp(g) == 3


@rule("S31")
def test_each_copy_of_a_location_produces():
    g = next_round(settlers({"empire": ["armorer", "armorer", "settlement", "village"]}))
    assert goods(g) == {"worker": 8, "raze": 3, "defence": 1}


@rule("S31")
def test_features_actions_and_foundations_do_not_produce():
    me = {"empire": ["mill", "lumberjacks"], "foundations": ["old_forest"], "hand": ["quarry"]}
    g = next_round(settlers(me))
    assert goods(g) == BOARDS["barbarians"]


@rule("S55", "S31")
@pytest.mark.parametrize("others, worker", [(0, 1), (1, 2), (2, 3), (3, 3)])
def test_mammas_baths_counts_pink_locations_up_to_three(others, worker):
    pink = ["missionaries", "acting_troupe", "settlers"][:others]
    g = next_round(settlers({"empire": ["mammas_baths", *pink]}))
    assert goods(g)["worker"] == 5 + worker


@rule("S31", "S83")
@pytest.mark.parametrize("samurai, points", [(0, 0), (1, 1), (3, 3), (4, 3)])
def test_daimyos_castle_counts_samurai_up_to_three(samurai, points):
    cards = ["daimyos_castle", "dojo", "stalls", "casino"]
    places = [on(card, samurai=i < samurai) for i, card in enumerate(cards)]
    assert vp(next_round(japanese({"empire": places}))) == points


@rule("S32", "S8")
def test_a_watchtower_draws_from_either_deck():
    me = {"empire": ["watchtower"], "deck": ["raid", "idol"]}
    g = settlers(me, first_player=1, turn=0)
    next_round(g)
    assert (asked(g), keys(g)) == ((0, "draw"), ["common", "faction"])
    play(g, "faction")
    assert "idol" in hand(g)


@rule("S32", "S8")
def test_a_legion_draws_a_common_card_only():
    g = settlers(rival={"empire": ["legion"]})
    next_round(g)
    assert asked(g)[1] == "turn"
    # the Ruins, 1 + 2 cards of the lookout, 1 of the Legion
    assert (player(g, 1)["common_cards"], player(g, 1)["faction_cards"]) == (4, 1)


@rule("S31", "SQ29")
def test_production_goes_from_the_first_player_on():
    g = settlers({"empire": ["watchtower"]}, {"empire": ["watchtower"]})
    next_round(g)
    assert asked(g) == (1, "draw")
    assert (goods(g, 0), goods(g, 1)) == ({}, BOARDS["romans"])
    play(g, "common")
    assert asked(g) == (0, "draw")
    assert goods(g, 0) == BOARDS["barbarians"]


@rule("S34")
def test_a_player_chooses_the_order_where_it_matters():
    me = {"empire": ["buddhas_temple", "watchtower"]}
    g = next_round(japanese(me, turn=0, first_player=1))
    assert set(keys(g)) == {"watchtower", "buddhas_temple"}
    assert asked(play(g.clone(), "buddhas_temple"))[1] == "keep-faction-card"
    assert asked(play(g, "watchtower"))[1] == "draw"


@rule("S31", "S55")
def test_pharaohs_guard_asks_anew():
    g = settlers({"empire": ["pharaohs_guard"]}, seats=["egyptians", "romans"])
    next_round(g)
    assert len(keys(g)) == 2
    assert (vp(play(g.clone(), 0)), goods(play(g.clone(), 0)).get("raze")) == (0, 2)
    assert (vp(play(g.clone(), 1)), goods(play(g.clone(), 1)).get("raze")) == (2, 1)


@rule("S35")
def test_goods_of_production_last_for_the_round():
    g = settlers({"goods": {"wood": 2, "stone": 1, "raze": 1}}, {"goods": {"gold": 2, "food": 1}})
    next_round(g)
    assert (goods(g, 0), goods(g, 1)) == (BOARDS["barbarians"], BOARDS["romans"])


@rule("S35", "S30")
def test_points_and_cards_last():
    g = settlers({"vp": 7, "hand": ["ruins", "mill", "raid"]})
    end_round(g)
    assert vp(g) == 7
    assert {"ruins", "mill", "raid"} <= set(hand(g))
