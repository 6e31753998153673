"""Technologies and wonders: taking, filling, completing and abandoning them."""

from collections import Counter

import pytest

from support import altay, board, goods, keys, on_display, on_table, play, player, rule

SHOWN = [
    ["writing", "masonry", "strategy"],
    ["philosophy", "commerce", "religion"],
    ["colossus", "ark", "academy"],
]
ALL_GOODS = {"food": 9, "wood": 9, "metal": 9, "stone": 9, "culture": 9}


def startable(g):
    """The achievements that can be started now."""
    return {key.removeprefix("start:") for key in keys(g) if key.startswith("start:")}


def shown(*cards, **more):
    """A position with plenty of goods, the known displays, and these finished achievements."""
    me = {"achievements": list(cards), "secret": "highways"} | more.pop("me", {})
    return altay(["hunter"], me=me, **({"goods": ALL_GOODS, "displays": SHOWN} | more))


def developing(card, laid, pool, board=None, **me):
    """A card in progress, with goods in the pool to go on with it."""
    mine = {"progress": {"card": card, "goods": laid}} | me
    return altay(["hunter", "digger"], goods=pool, board=board, me=mine)


# starting -----------------------------------------------------------------------------------------


@rule("A55", "A59")
def test_one_begins_with_level_1():
    assert startable(shown()) == {"writing", "masonry", "strategy"}


@rule("A55")
def test_a_technology_is_taken_with_a_good_and_a_settlement():
    g = shown(goods={"wood": 1}, achievement_decks=[["engineering"]])
    play(g, "start:writing")
    assert player(g)["progress"] == [{"card": "writing", "goods": {"wood": 1}, "settlement": True}]
    assert (goods(g), player(g)["supply"]) == ({}, 13)
    assert on_display(g, 1) == {"masonry", "strategy", "engineering"}


@rule("A55")
def test_one_chooses_the_first_good():
    g = play(shown(), "start:writing")
    assert keys(g) == ["food", "wood"]
    play(g, "wood")
    assert player(g)["progress"][0]["goods"] == {"wood": 1}


@rule("A55")
def test_without_a_settlement_available_none_is_put_on_it():
    g = play(shown(goods={"food": 1}, me={"supply": 0}), "start:writing")
    assert player(g)["progress"] == [{"card": "writing", "goods": {"food": 1}, "settlement": False}]


@rule("A59")
def test_no_card_is_taken_without_a_fitting_good():
    assert startable(shown(goods={"metal": 1})) == {"strategy"}
    assert startable(shown(goods={"wood": 1})) == {"writing"}
    assert startable(shown(goods={"culture": 1})) == set()
    assert startable(shown(goods={})) == set()


@rule("A4", "A55")
@pytest.mark.parametrize(
    ("card", "first", "second"),
    [
        ("engineering", "wood", "stone"),
        ("masonry", "food", "stone"),
        ("mathematics", "metal", "stone"),
        ("strategy", "food", "metal"),
        ("writing", "food", "wood"),
    ],
)
def test_a_level_1_technology_takes_two_of_two_goods(card, first, second):
    g = shown(displays=[[card]], goods={first: 2, second: 2})
    play(g, f"start:{card}", first, f"place:{card}:{first}", f"place:{card}:{second}")
    assert player(g)["achievements"] == []
    play(g, f"place:{card}:{second}")
    assert (player(g)["achievements"], goods(g)) == ([card], {})


# the display --------------------------------------------------------------------------------------


@rule("A56")
def test_the_display_is_filled_up_to_three_different_cards():
    decks = [["strategy", "masonry", "mathematics", "engineering"]]
    g = shown(goods={"wood": 1}, achievement_decks=decks)
    play(g, "start:writing")
    face_up = Counter(g.view(None)["displays"][0])
    assert face_up == {"masonry": 2, "strategy": 2, "mathematics": 1}
    assert g.view(None)["achievement_decks"][0] == 7 - 3


@rule("A56")
def test_nothing_is_revealed_while_three_different_cards_are_left():
    g = shown(goods={"wood": 1}, displays=[["writing", "writing", "masonry", "strategy"]])
    before = g.view(None)["achievement_decks"][0]
    play(g, "start:writing")
    assert sorted(g.view(None)["displays"][0]) == ["masonry", "strategy", "writing"]
    assert g.view(None)["achievement_decks"][0] == before


@rule("A56")
def test_only_the_level_of_the_card_taken_is_filled_up():
    g = shown(goods={"wood": 1})
    before = g.view(None)["displays"]
    play(g, "start:writing")
    assert g.view(None)["displays"][1:] == before[1:]


@rule("B25")
def test_a_display_without_a_deck_shows_what_is_left():
    gone = ["engineering", "mathematics", "masonry", "strategy", "writing"] * 2
    for card in ("masonry", "strategy", "writing"):
        gone.remove(card)
    g = shown(goods={"wood": 1}, gone=gone)
    play(g, "start:writing")
    assert on_display(g, 1) == {"masonry", "strategy"}


# completing ---------------------------------------------------------------------------------------


@rule("A57")
def test_slots_may_be_filled_over_several_turns():
    g = developing("strategy", {"food": 2}, {"metal": 1}, deck=["miner"])
    play(g, "place:strategy:metal", "end", "end")
    assert player(g)["progress"][0]["goods"] == {"food": 2, "metal": 1}
    play(g, "play:miner:metal", "place:strategy:metal")
    assert player(g)["achievements"] == ["strategy"]


@rule("A57")
def test_a_slot_takes_only_what_it_still_needs():
    g = developing("strategy", {"food": 2}, ALL_GOODS)
    assert [key for key in keys(g) if key.startswith("place:")] == ["place:strategy:metal"]


@rule("A57")
def test_a_completed_technology_places_its_settlement():
    g = developing("strategy", {"food": 2, "metal": 1}, {"metal": 2}, board={17: "free"})
    assert player(g)["supply"] == 13
    play(g, "place:strategy:metal")
    assert keys(g) == ["at:5", "at:17"]
    play(g, "at:17")
    assert (board(g, 17), player(g)["supply"]) == ("earthfolk 1", 13)
    assert (player(g)["progress"], player(g)["achievements"]) == ([], ["strategy"])
    assert goods(g) == {"metal": 1}


@rule("A57", "A43")
def test_the_settlement_of_a_technology_may_find_no_place():
    laid = {"food": 2, "metal": 1}
    g = developing("strategy", laid, {"metal": 1}, board={5: "earthfolk 4"})
    play(g, "place:strategy:metal")
    assert board(g, 5) == "earthfolk 4"
    assert (player(g)["supply"], g.position()["players"][0]["lost"]) == (10, 1)


@rule("A57", "B37")
def test_no_settlement_on_the_card_none_placed():
    progress = {"card": "strategy", "goods": {"food": 2, "metal": 1}, "settlement": False}
    g = altay(["hunter"], goods={"metal": 1}, me={"progress": progress})
    play(g, "place:strategy:metal")
    assert (player(g)["achievements"], player(g)["supply"]) == (["strategy"], 14)
    assert board(g, 5) == "earthfolk 1"


@rule("A57")
def test_an_effect_is_active_at_once():
    g = developing("mathematics", {"metal": 2, "stone": 1}, {"stone": 1})
    assert "use:mathematics" not in keys(g)
    play(g, "place:mathematics:stone")
    assert "use:mathematics" in keys(g)


@rule("B12", "A57")
def test_masonry_yields_two_settlements():
    where = {17: "free", 11: "free", 21: "3:wood"}
    g = developing("masonry", {"food": 2, "stone": 1}, {"stone": 1}, board=where)
    play(g, "place:masonry:stone", "at:17", "at:11")
    assert [board(g, t) for t in (5, 11, 17)] == ["earthfolk 1"] * 3
    assert player(g)["supply"] == 12


@rule("B12", "B37")
def test_the_second_settlement_of_masonry_lapses_with_an_empty_supply():
    laid = {"food": 2, "stone": 1}
    g = developing("masonry", laid, {"stone": 1}, board={17: "free"}, supply=0)
    play(g, "place:masonry:stone", "at:17")
    assert (board(g, 5), board(g, 17)) == ("earthfolk 1", "earthfolk 1")
    assert player(g)["achievements"] == ["masonry"]


@rule("A55", "A57")
def test_the_second_player_develops_likewise():
    rival = {"hand": ["hunter"], "secret": "ark"}
    pool = {"metal": 2, "stone": 2}
    where = {8: "free"}
    g = altay(turn=1, goods=pool, board=where, rival=rival, displays=[["mathematics"]])
    play(g, "start:mathematics", "stone", "place:mathematics:stone")
    assert (player(g, 1)["supply"], player(g, 0)["supply"]) == (13, 14)
    play(g, "place:mathematics:metal", "place:mathematics:metal", "at:8")
    assert (board(g, 8), player(g, 1)["achievements"]) == ("firefolk 1", ["mathematics"])
    assert (goods(g), player(g, 1)["supply"], player(g, 0)["achievements"]) == ({}, 13, [])


# limits -------------------------------------------------------------------------------------------


@rule("A58")
def test_after_level_1_comes_level_1_or_2():
    g = shown("mathematics")
    assert startable(g) == set(SHOWN[0] + SHOWN[1])


@rule("A58")
def test_completed_cards_stay():
    g = developing("strategy", {"food": 2, "metal": 1}, {"metal": 1}, achievements=["masonry"])
    play(g, "place:strategy:metal")
    assert player(g)["achievements"] == ["masonry", "strategy"]


@rule("B35")
def test_a_lower_level_is_always_open():
    g = shown("mathematics", "leadership", "colossus", displays=[SHOWN[0]])
    assert startable(g) == set(SHOWN[0])


@rule("A59")
def test_one_achievement_in_progress_at_a_time():
    g = shown(me={"progress": on_table("mathematics", stone=1)})
    assert startable(g) == set()


@rule("A59")
def test_no_level_has_more_cards_than_the_level_below():
    g = shown("mathematics", "leadership")
    assert startable(g) == set(SHOWN[0] + SHOWN[2] + ["highways"])
    g = shown("mathematics", "engineering", "leadership")
    assert startable(g) == set(SHOWN[0] + SHOWN[1] + SHOWN[2] + ["highways"])


@rule("A59")
def test_a_finished_wonder_counts_among_its_level():
    g = shown("mathematics", "leadership", "aqueducts")
    assert startable(g) == set(SHOWN[0])


@rule("A59")
def test_no_achievement_twice():
    g = shown("writing", "philosophy")
    assert {"masonry", "strategy"} <= startable(g)
    assert "writing" not in startable(g)


@rule("A59")
def test_what_the_rival_has_learned_is_still_open_to_me():
    g = shown(rival={"achievements": ["writing"]})
    assert "writing" in startable(g)


# abandoning ---------------------------------------------------------------------------------------


@rule("A60", "B14")
def test_an_abandoned_technology_loses_its_goods_and_frees_its_settlement():
    g = developing("writing", {"food": 2, "wood": 1}, {"wood": 1})
    assert player(g)["supply"] == 13
    play(g, "abandon")
    assert (player(g)["progress"], player(g)["supply"]) == ([], 14)
    assert goods(g) == {"wood": 1}
    assert g.view(None)["gone"] == ["writing"]


@rule("B14")
def test_an_abandoned_technology_may_return_where_players_agree_so():
    g = altay(
        ["hunter", "digger"],
        me={"progress": on_table("writing", food=1)},
        options={"abandoned": "returned"},
    )
    play(g, "abandon")
    assert g.view(None)["gone"] == []
    doc = g.position()
    assert (doc["displays"][0] + doc["achievement_decks"][0]).count("writing") == 2


@rule("A60", "A59")
def test_after_abandoning_another_technology_may_be_started():
    g = shown(me={"progress": on_table("mathematics", stone=1)})
    play(g, "abandon")
    assert startable(g) == set(SHOWN[0])


@rule("A60")
def test_a_level_2_technology_may_be_abandoned_too():
    g = shown("mathematics", me={"progress": on_table("leadership", metal=1)})
    play(g, "abandon")
    assert (player(g)["progress"], player(g)["supply"]) == ([], 14)
    assert player(g)["achievements"] == ["mathematics"]


@rule("A60")
def test_the_second_player_abandons_likewise():
    rival = {"hand": ["hunter"], "progress": on_table("writing", food=1)}
    g = play(altay(turn=1, rival=rival), "abandon")
    assert (player(g, 1)["progress"], player(g, 1)["supply"]) == ([], 14)
    assert player(g, 0)["supply"] == 14


@rule("A60")
def test_a_technology_without_settlement_frees_none():
    progress = {"card": "writing", "goods": {"food": 1}, "settlement": False}
    g = altay(["hunter"], me={"progress": progress, "supply": 3})
    play(g, "abandon")
    assert player(g)["supply"] == 3


@rule("A60")
def test_a_finished_technology_cannot_be_abandoned():
    assert "abandon" not in keys(shown("writing"))


@rule("B27", "A60")
def test_abandoning_makes_the_last_settlement_available_again():
    g = developing("writing", {"food": 1}, {}, supply=0)
    play(g, "abandon")
    assert player(g)["supply"] == 1
    assert g.view(None)["last_round"] is False


# wonders ------------------------------------------------------------------------------------------


@rule("A61")
def test_a_wonder_needs_a_completed_level_2_technology():
    assert not startable(shown("mathematics")) & set(SHOWN[2] + ["highways"])
    assert startable(shown("mathematics", "leadership")) >= set(SHOWN[2] + ["highways"])


@rule("A61", "A59")
def test_a_level_2_technology_in_progress_is_not_enough():
    g = shown("mathematics", me={"progress": on_table("leadership", metal=1)})
    assert startable(g) == set()


@rule("A61", "A59")
def test_a_wonder_needs_a_fitting_good():
    g = shown("mathematics", "leadership", goods={"food": 1})
    assert startable(g) == {"writing", "masonry", "strategy"}


@rule("A62")
def test_the_secret_wonder_is_revealed_when_started():
    g = shown("mathematics", "leadership", goods={"stone": 1})
    assert "highways" not in str(g.view(1))
    play(g, "start:highways")
    assert g.view(1)["players"][0]["progress"][0]["card"] == "highways"
    assert g.view(0)["secret"] == []
    assert on_display(g, 3) == set(SHOWN[2])


@rule("A62")
def test_the_secret_wonder_of_the_rival_cannot_be_started():
    g = shown("mathematics", "leadership", rival={"secret": "mausoleum"})
    assert "mausoleum" not in startable(g)


@rule("A62")
def test_after_the_secret_wonder_others_may_follow():
    finished = ["mathematics", "engineering", "leadership", "government", "highways"]
    g = shown(me={"achievements": finished, "secret": None, "secret_started": "highways"})
    assert startable(g) >= set(SHOWN[2])


@rule("A62", "B36")
def test_a_wonder_of_the_display_may_come_before_the_secret_one():
    g = shown(
        "mathematics", "engineering", "leadership", "government", "colossus", displays=SHOWN[:2]
    )
    assert "highways" in startable(g)


@rule("A62", "A56")
def test_a_wonder_taken_from_the_display_is_replaced():
    g = shown("mathematics", "leadership", goods={"wood": 1})
    play(g, "start:ark")
    assert "ark" not in on_display(g, 3)
    assert len(on_display(g, 3)) == 3


@rule("A63")
def test_a_wonder_carries_no_settlement():
    g = play(shown("mathematics", "leadership", goods={"wood": 1}), "start:ark")
    assert player(g)["progress"] == [{"card": "ark", "goods": {"wood": 1}, "settlement": False}]
    assert player(g)["supply"] == 14


@rule("A63")
def test_a_completed_wonder_places_nothing():
    done = {"achievements": ["mathematics", "leadership"]}
    g = developing("colossus", {"culture": 3}, {"culture": 1}, board={17: "free"}, **done)
    play(g, "place:colossus:culture")
    assert "colossus" in player(g)["achievements"]
    assert (board(g, 5), board(g, 17), player(g)["supply"]) == ("earthfolk 1", "free", 14)


@rule("A63")
def test_a_wonder_can_never_be_abandoned():
    done = {"achievements": ["mathematics", "leadership"]}
    assert "abandon" not in keys(developing("colossus", {"culture": 1}, {}, **done))
    assert "abandon" in keys(developing("writing", {"food": 1}, {}, **done))


@rule("A64")
def test_wonders_give_points_and_no_effect():
    g = shown("mathematics", "leadership", "academy", goods={}, displays=SHOWN[:2])
    assert [key for key in keys(g) if key.startswith("use:")] == ["use:mathematics"]
    assert player(g)["points"]["achievements"] == 1 + 1 + 2


@rule("B36")
def test_an_unstarted_secret_wonder_is_neither_in_progress_nor_a_card_of_its_level():
    g = shown("mathematics", "leadership", me={"secret": "highways"})
    assert {"writing", "ark"} <= startable(g)


@rule("B36")
def test_an_unfinished_secret_wonder_scores_nothing():
    done = {"achievements": ["mathematics", "leadership"], "secret": None}
    done |= {"progress": on_table("academy", stone=4, culture=1), "secret_started": "academy"}
    g = altay(["hunter"], me=done)
    assert player(g)["points"]["achievements"] == 2
