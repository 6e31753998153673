"""The end of the game."""

import pytest

from settlers_support import end_round, goods, japanese, on, play, rule, settlers, three


def after(me=None, rival=None, **top):
    """The end of the fifth round: everybody passes."""
    g = end_round(settlers(me, rival, round=5, **top))
    assert g.over
    return g


def totals(g):
    """The points of every seat."""
    return [score.total for score in g.scores()]


@rule("S86", "S25")
def test_the_game_ends_after_the_fifth_round():
    assert after().decision is None
    g = end_round(settlers(round=4))
    assert (g.over, g.view(None)["round"], g.winners) == (False, 5, ())


@rule("S86")
def test_one_point_per_common_and_two_per_faction_location():
    g = after({"empire": ["mill", "ruins", "castle", "raid", "settlement"], "vp": 10})
    assert totals(g) == [10 + 3 + 4, 0]
    assert g.scores()[0].parts == {"play": 10, "common": 3, "faction": 4, "bonuses": 0}


@rule("S86", "S63", "S67")
def test_foundations_deals_hands_and_goods_give_nothing():
    me = {"foundations": ["mill"], "deals": ["raid"], "hand": ["ruins", "idol"]}
    assert totals(after(me | {"goods": {"gold": 9, "wood": 9, "raze": 9}})) == [0, 0]


@rule("S86", "S101")
@pytest.mark.parametrize(
    "holds, points", [(2, 0), (3, 2), (6, 2), (7, 5), (11, 5), (12, 10), (20, 10)]
)
def test_the_steps_of_the_shrine(holds, points):
    g = end_round(japanese({"empire": [on("shrine", holds=holds)]}, round=5))
    assert totals(g) == [2 + points, 0]


@rule("S86", "S99", "SQ9")
@pytest.mark.parametrize("cards, points", [(2, 0), (3, 2), (4, 2)])
def test_the_gate_gives_two_points_with_three_cards_under_it(cards, points):
    under = ["mill", "town", "mason", "rubble"][:cards]
    me = {"empire": [on("gate", holds=cards)], "under_gates": under}
    assert totals(end_round(japanese(me, round=5))) == [2 + points, 0]


@rule("SQ9", "S99")
def test_each_gate_counts_its_own_cards():
    gates = [on("gate", holds=2), on("gate", holds=1)]
    me = {"empire": gates, "under_gates": ["mill", "town", "mason"]}
    assert totals(end_round(japanese(me, round=5))) == [4, 0]


@rule("S86", "S25")
def test_production_does_not_come_after_the_fifth_round():
    g = after({"empire": ["monument"], "deals": ["raid"]})
    assert (totals(g), goods(g)) == ([1, 0], {})


@rule("S87")
def test_most_points_win():
    assert after({"vp": 5}, {"vp": 6}).winners == (1,)
    assert after({"vp": 5}, {"empire": ["builder", "legion"]}).winners == (0,)
    g = end_round(three({"vp": 5}, {"vp": 4}, {"vp": 7}, round=5))
    assert g.winners == (2,)


@rule("S87", "S88")
def test_goods_do_not_win_against_points():
    assert after({"vp": 5, "goods": {"wood": 20}}, {"vp": 6}).winners == (1,)


@rule("S88")
@pytest.mark.parametrize("good", ["worker", "wood", "stone", "food"])
def test_a_tie_goes_to_most_workers_and_resources(good):
    assert after({"vp": 5}, {"vp": 5, "goods": {good: 1}}).winners == (1,)


@rule("S88")
def test_workers_and_resources_are_added_up():
    mine = {"goods": {"worker": 1, "wood": 1, "stone": 1, "food": 1}}
    assert after(mine, {"goods": {"worker": 3}}).winners == (0,)
    assert after(mine, {"goods": {"worker": 5}}).winners == (1,)


@rule("S88", "SQ4")
@pytest.mark.parametrize("good", ["gold", "raze", "defence"])
def test_gold_and_tokens_do_not_break_a_tie(good):
    n = 1 if good == "defence" else 9
    assert after({"goods": {good: n}}).winners == (0, 1)
    assert after({"goods": {good: n}}, {"goods": {"food": 1}}).winners == (1,)


@rule("SQ4", "S88")
def test_samurai_and_goods_on_cards_do_not_break_a_tie():
    used = [on("stalls", used=2, samurai=True), on("shrine", holds=2)]
    rival = {"empire": ["builder", "legion"], "goods": {"worker": 1}}
    g = end_round(japanese({"empire": used}, rival, round=5))
    assert (totals(g), g.winners) == ([4, 4], (1,))


@rule("S88")
def test_then_most_cards_in_hand():
    assert after({"hand": ["ruins", "mill"]}, {"hand": ["ruins"]}).winners == (0,)
    assert after({"hand": ["ruins"]}, {"hand": ["colossus", "mill"]}).winners == (1,)


@rule("S88")
def test_goods_come_before_cards():
    g = after({"hand": ["ruins", "mill"]}, {"hand": ["ruins"], "goods": {"wood": 1}})
    assert g.winners == (1,)


@rule("S88")
def test_then_the_victory_is_shared():
    same = {"vp": 3, "goods": {"worker": 1}, "hand": ["ruins"]}
    assert after(same, same).winners == (0, 1)
    g = end_round(three(same, same, {"vp": 2, "goods": {"worker": 9}}, round=5))
    assert g.winners == (0, 1)


@rule("SQ28", "S42")
def test_goods_that_would_be_lost_in_cleanup_break_the_tie():
    g = after({"goods": {"wood": 2}}, {"goods": {"worker": 1}})
    assert (goods(g), g.winners) == ({"wood": 2}, (0,))


@rule("SQ7", "S112")
def test_a_location_taken_over_is_scored_by_its_owner():
    me = {"empire": ["temple_of_ra"]}
    g = settlers(me, {"empire": ["castle"]}, seats=["egyptians", "romans"], round=5)
    play(g, "use:temple_of_ra")
    assert totals(end_round(g)) == [2, 1]
