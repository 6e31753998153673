"""Deals: a faction card under the board, for 1 food."""

from settlers_support import (
    against_japanese,
    asked,
    deals,
    empire,
    goods,
    hand,
    japanese,
    keys,
    next_round,
    play,
    player,
    rule,
    settlers,
    vp,
)


@rule("S60", "SE6")
def test_a_deal_with_sentry_tower_costs_a_food_and_gives_a_worker():
    g = settlers({"hand": ["sentry_tower"], "goods": {"food": 2}})
    play(g, "deal:sentry_tower")
    assert goods(g) == {"food": 1, "worker": 1}
    assert (deals(g), hand(g), empire(g)) == (["sentry_tower"], [], [])


@rule("S60")
def test_a_deal_pays_again_in_the_next_production():
    g = settlers({"hand": ["primeval_forest"], "goods": {"food": 1}})
    play(g, "deal:primeval_forest")
    assert goods(g) == {"wood": 1}
    next_round(g)
    assert goods(g) == {"wood": 1, "worker": 5, "raze": 1, "defence": 1}


@rule("S60")
def test_no_deal_without_food():
    g = settlers({"hand": ["sentry_tower"], "goods": {"wood": 2, "stone": 2, "worker": 2}})
    assert keys(g, "deal:") == []


@rule("S60", "S4")
def test_gold_may_be_paid_for_the_food():
    g = settlers({"hand": ["sentry_tower", "ruins"], "goods": {"gold": 1}})
    play(g, "deal:sentry_tower")
    assert goods(g) == {"worker": 1}


@rule("S60", "S4")
def test_who_has_both_chooses_food_or_gold():
    g = settlers({"hand": ["sentry_tower"], "goods": {"food": 1, "gold": 1}})
    play(g, "deal:sentry_tower")
    assert keys(g) == ["gold:0", "gold:1"]
    play(g, "gold:1")
    assert goods(g) == {"food": 1, "worker": 1}


@rule("S60", "S36")
def test_a_deal_is_the_action_of_a_turn():
    g = settlers({"hand": ["sentry_tower", "raid"], "goods": {"food": 2}})
    assert asked(play(g, "deal:sentry_tower")) == (1, "turn")


@rule("S60", "S16")
def test_two_printings_give_their_own_goods():
    g = settlers({"hand": ["dark_chapel", "ruins"], "goods": {"food": 1}})
    assert goods(play(g, "deal:dark_chapel")) == {"worker": 1}
    g = settlers({"hand": ["dark_chapel_2", "ruins"], "goods": {"food": 1}})
    assert goods(play(g, "deal:dark_chapel_2")) == {"raze": 1}


@rule("S60", "S4")
def test_the_gold_of_a_deal_does_not_pay_for_it():
    g = settlers({"hand": ["barbarian_altar", "ruins"], "goods": {"food": 1}})
    play(g, "deal:barbarian_altar")
    assert asked(g) == (1, "turn")
    assert goods(g) == {"gold": 1}


@rule("S60", "S8")
def test_a_card_of_a_deal_comes_from_either_deck():
    me = {"hand": ["spies"], "goods": {"food": 1}, "deck": ["colossus"]}
    g = settlers(me, seats=["romans", "barbarians"], common_deck=["mill"])
    play(g, "deal:spies")
    assert keys(g) == ["common", "faction"]
    play(g, "faction")
    assert hand(g) == ["colossus"]


@rule("S60", "S9")
def test_a_point_of_a_deal_is_marked_at_once():
    g = japanese({"hand": ["dojo"], "goods": {"food": 1}})
    assert vp(play(g, "deal:dojo")) == 1


@rule("S61")
def test_no_deal_with_a_common_card():
    g = settlers({"hand": ["mill", "ruins", "town", "raid"], "goods": {"food": 5}})
    assert keys(g, "deal:") == ["deal:raid"]


@rule("S61")
def test_no_deal_with_a_location_already_built():
    g = settlers({"empire": ["raid"], "goods": {"food": 5}})
    assert keys(g, "deal:") == []


@rule("S62")
def test_there_is_no_limit_on_deals():
    many = ["raid", "raid", "raid", "primeval_forest", "primeval_forest", "hillfort", "rabble"]
    g = settlers({"hand": ["primeval_forest", "ruins"], "deals": many, "goods": {"food": 1}})
    play(g, "deal:primeval_forest")
    assert len(deals(g)) == 8
    next_round(g)
    assert goods(g) == {"wood": 7, "worker": 6, "raze": 1, "defence": 1}


@rule("S63", "S54")
def test_a_deal_does_not_set_off_features():
    me = {"hand": ["raid"], "empire": ["pyre"], "goods": {"food": 1}}
    g = play(settlers(me), "deal:raid")
    assert (goods(g), vp(g)) == ({"wood": 1}, 0)


@rule("S63", "S86")
def test_a_deal_gives_no_points_at_the_end():
    g = settlers({"deals": ["raid", "idol"]})
    assert g.scores()[0].total == 0


@rule("S63")
def test_a_deal_cannot_be_razed():
    g = against_japanese({"goods": {"raze": 5}}, {"deals": ["dojo", "stalls"], "empire": ["farm"]})
    assert keys(g, "raze:") == ["raze:1:farm"]


@rule("S63")
def test_a_deal_works_only_as_a_deal():
    g = settlers({"deals": ["barter", "settlement"], "goods": {"wood": 2}})
    assert keys(g, "use:") == []
    next_round(g)
    assert goods(g) == {"food": 1, "worker": 6, "raze": 1, "defence": 1}
    assert player(g)["points"]["faction"] == 0
