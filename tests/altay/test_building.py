"""Settlement cards, and where settlements may go."""

from support import altay, board, goods, keys, on_table, play, player, rule


def table(*cards, **more):
    """Cards already on the table before me."""
    return {"table": list(cards)} | more


@rule("A40", "A41")
def test_a_village_takes_two_food_over_several_turns():
    g = altay(["village", "hunter", "digger"], me={"deck": ["hunter"]}, board={17: "free"})
    play(g, "play:village:collect", "play:hunter:food", "place:village:food", "end", "end")
    assert (board(g, 5), board(g, 17)) == ("earthfolk 1", "free")
    play(g, "play:hunter:food", "place:village:food", "at:17")
    assert board(g, 17) == "earthfolk 1"


@rule("A40")
def test_a_settlement_card_takes_only_the_goods_of_its_slots():
    plenty = {"food": 1, "wood": 1, "stone": 1}
    g = altay(["hunter"], goods=plenty, me=table(on_table("village"), on_table("town")))
    placing = {key for key in keys(g) if key.startswith("place:")}
    assert placing == {"place:village:food", "place:town:wood"}


@rule("A40")
def test_a_slot_is_filled_once():
    g = altay(["hunter"], goods={"food": 2, "wood": 2}, me=table(on_table("city", food=1)))
    assert "place:city:wood" in keys(g)
    assert "place:city:food" not in keys(g)


@rule("A40")
def test_a_card_in_hand_cannot_be_filled():
    g = altay(["village"], goods={"food": 2})
    assert "place:village:food" not in keys(g)


@rule("A41", "A8")
def test_a_full_card_goes_to_the_discard_pile_and_its_goods_to_the_supply():
    g = altay(["hunter"], goods={"food": 1}, me=table(on_table("village", food=1)))
    play(g, "place:village:food")
    assert (player(g)["table"], player(g)["discard"]) == ([], ["village"])
    assert goods(g) == {}
    assert board(g, 5) == "earthfolk 2"


@rule("A41")
def test_a_built_settlement_comes_from_the_supply():
    g = altay(["hunter"], goods={"food": 1}, me=table(on_table("village", food=1)))
    assert player(g)["supply"] == 14
    assert player(play(g, "place:village:food"))["supply"] == 13


@rule("A41", "A42")
def test_a_city_builds_two_settlements_one_after_another():
    where = {17: "free", 10: "free", 11: "1", 21: "3:wood"}
    g = altay(["hunter"], goods={"food": 1}, board=where, me=table(on_table("city", wood=1)))
    play(g, "place:city:food")
    assert keys(g) == ["at:5", "at:17"]
    play(g, "at:17")
    assert keys(g) == ["at:5", "at:10", "at:17"]
    play(g, "at:10")
    assert [board(g, t) for t in (5, 17, 10)] == ["earthfolk 1"] * 3


@rule("A42")
def test_building_in_an_own_territory_or_a_free_neighbour():
    where = {17: "free", 21: "free", 11: "1", 22: "free"}
    g = altay(["town"], goods={"wood": 1}, board=where)
    play(g, "play:town:collect", "place:town:wood")
    assert keys(g) == ["at:5", "at:17", "at:21"]


@rule("A41", "A42")
def test_the_second_player_builds_by_the_same_rules():
    where = {8: "free", 7: "earthfolk 1", 14: "1", 21: "free"}
    rival = {"hand": ["hunter"], "table": [on_table("town")]}
    g = altay(turn=1, goods={"wood": 1}, board=where, rival=rival)
    play(g, "place:town:wood")
    assert keys(g) == ["at:2", "at:8"]
    play(g, "at:8")
    assert (board(g, 8), player(g, 1)["supply"], player(g, 0)["supply"]) == ("firefolk 1", 13, 13)


@rule("A42")
def test_no_building_on_a_conquest_token_or_an_opponent():
    where = {17: "firefolk 1", 21: "3:wood", 11: "free"}
    g = altay(["town"], goods={"wood": 1}, board=where)
    play(g, "play:town:collect", "place:town:wood")
    assert keys(g) == ["at:5", "at:11"]


@rule("A42")
def test_no_building_two_steps_away():
    where = {17: "free", 22: "free", 10: "free"}
    g = altay(["town"], goods={"wood": 1}, board=where)
    play(g, "play:town:collect", "place:town:wood")
    assert keys(g) == ["at:5", "at:17"]


@rule("A42", "A13")
def test_building_across_the_strait():
    where = {5: "free", 13: "earthfolk 1", 19: "free"}
    g = altay(["town"], goods={"wood": 1}, board=where, options={"map": "full"})
    play(g, "play:town:collect", "place:town:wood")
    assert keys(g) == ["at:13", "at:19"]


@rule("A42", "A15")
def test_no_building_out_of_play():
    g = altay(["town"], goods={"wood": 1}, board={5: "free", 13: "earthfolk 1", 7: "free"})
    play(g, "play:town:collect", "place:town:wood")
    assert keys(g) == ["at:7", "at:13"]


@rule("A42")
def test_a_territory_holds_four_settlements_at_most():
    where = {5: "earthfolk 4", 11: "earthfolk 3", 17: "earthfolk 1", 21: "3:wood", 22: "3:stone"}
    g = altay(["town"], goods={"wood": 1}, board=where | {10: "1"})
    play(g, "play:town:collect", "place:town:wood")
    assert keys(g) == ["at:11", "at:17"]


@rule("A42")
def test_the_fourth_settlement_closes_a_territory():
    where = {5: "earthfolk 3", 17: "free", 11: "1", 21: "3:wood"}
    g = altay(["hunter"], goods={"food": 1}, board=where, me=table(on_table("city", wood=1)))
    play(g, "place:city:food", "at:5")
    assert (board(g, 5), board(g, 17)) == ("earthfolk 4", "earthfolk 1")


@rule("A43")
def test_a_settlement_that_fits_nowhere_leaves_the_game():
    g = altay(["town", "hunter"], goods={"wood": 1}, board={5: "earthfolk 4"})
    play(g, "play:town:collect", "place:town:wood")
    assert board(g, 5) == "earthfolk 4"
    assert player(g)["supply"] == 10
    assert g.position()["players"][0]["lost"] == 1


@rule("A43")
def test_of_two_settlements_one_is_placed_and_one_leaves_the_game():
    g = altay(
        ["hunter"],
        goods={"food": 1},
        board={5: "earthfolk 3"},
        me=table(on_table("city", wood=1)),
    )
    play(g, "place:city:food")
    assert board(g, 5) == "earthfolk 4"
    assert (player(g)["supply"], g.position()["players"][0]["lost"]) == (10, 1)


@rule("A43")
def test_without_a_settlement_on_the_board_there_is_no_place_to_build():
    where = {5: "free", 11: "free", 17: "free"}
    g = altay(["town", "hunter"], goods={"wood": 1}, board=where)
    play(g, "play:town:collect", "place:town:wood")
    assert [board(g, t) for t in where] == ["free"] * 3
    assert (player(g)["supply"], g.position()["players"][0]["lost"]) == (14, 1)


@rule("A43")
def test_a_settlement_must_be_placed_where_it_can():
    g = altay(["town"], goods={"wood": 1}, board={17: "free"})
    play(g, "play:town:collect", "place:town:wood")
    assert g.decision.kind == "build"
    assert "none" not in keys(g)


@rule("B37")
def test_building_lapses_with_an_empty_supply():
    me = table(on_table("village", food=1), supply=0)
    g = altay(["hunter"], goods={"food": 1}, me=me)
    play(g, "place:village:food")
    assert board(g, 5) == "earthfolk 1"
    assert player(g)["discard"] == ["village"]
    assert g.position()["players"][0]["lost"] == 14


@rule("B37")
def test_a_city_builds_one_when_one_is_left():
    me = table(on_table("city", wood=1), supply=1)
    g = altay(["hunter"], goods={"food": 1}, board={17: "free"}, me=me)
    play(g, "place:city:food", "at:17")
    assert (board(g, 5), board(g, 17)) == ("earthfolk 1", "earthfolk 1")
    assert player(g)["supply"] == 0


# the Colonist -------------------------------------------------------------------------------------


@rule("B21", "A6")
def test_a_colonist_fills_the_village_and_it_builds():
    g = altay(["colonist", "hunter"], me=table(on_table("village")))
    play(g, "play:colonist:use")
    assert board(g, 5) == "earthfolk 2"
    assert player(g)["discard"] == ["village"]
    assert g.view(None)["used"] == [5]


@rule("B21")
def test_a_colonist_fills_what_is_missing_from_the_supply():
    g = altay(["colonist", "hunter"], goods={"food": 1}, me=table(on_table("village", food=1)))
    play(g, "play:colonist:use")
    assert (board(g, 5), goods(g)) == ("earthfolk 2", {"food": 1})


@rule("B21")
def test_a_colonist_needs_a_village_on_the_table():
    g = altay(["colonist", "hunter", "village"], me=table(on_table("town")))
    assert "play:colonist:food" in keys(g)
    assert "play:colonist:use" not in keys(g)


@rule("B21", "A7")
def test_a_colonist_needs_a_farmland():
    g = altay(["colonist"], board={5: "free", 17: "earthfolk 1"}, me=table(on_table("village")))
    assert keys(g) == ["play:colonist:food", "end"]


@rule("B21", "A7")
def test_a_colonist_needs_a_farmland_not_yet_used():
    g = altay(["colonist", "farmer"], me=table(on_table("village")))
    assert "play:colonist:use" in keys(g)
    play(g, "play:farmer:use")
    assert "play:colonist:use" not in keys(g)


# settlements that do not come back ----------------------------------------------------------------


@rule("B26", "A43")
def test_a_settlement_out_of_the_game_does_not_return_to_the_supply():
    g = altay(["town", "hunter"], goods={"wood": 1}, board={5: "earthfolk 4"})
    play(g, "play:town:collect", "place:town:wood", "end", "end")
    assert player(g)["supply"] == 10


@rule("B26", "A53")
def test_a_captured_settlement_does_not_return_to_the_supply():
    g = altay(["warrior", "hunter"], board={17: "firefolk 2"}, rival={"hand": []})
    play(g, "attack:5:17", "surrender")
    assert (board(g, 17), player(g, 1)["supply"]) == ("firefolk 1", 12)
