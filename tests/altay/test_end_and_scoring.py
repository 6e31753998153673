"""How the game ends, what scores, and who wins."""

from itertools import combinations

import pytest

import tabularium as tb
from support import altay, board, keys, on_table, others, play, player, rule

CATEGORIES = ["achievements", "cards", "territories", "captured", "tokens"]


def points(g, seat=0):
    """The scoring parts that are not zero."""
    return {part: n for part, n in g.scores()[seat].parts.items() if n}


# no settlements left to place ---------------------------------------------------------------------


@rule("A65")
def test_the_last_settlement_placed_ends_the_game_after_the_round():
    me = {"supply": 1, "table": [on_table("town")]}
    g = altay(["hunter"], goods={"wood": 1}, me=me)
    assert g.view(None)["last_round"] is False
    play(g, "place:town:wood")
    assert g.view(None)["last_round"] is True
    play(g, "end")
    assert (g.to_move, g.over) == (1, False)
    play(g, "end")
    assert g.over
    assert g.to_move == -1


@rule("A65")
def test_the_turn_is_played_on_after_the_last_settlement():
    me = {"supply": 1, "table": [on_table("town")]}
    g = altay(["hunter"], goods={"wood": 1}, me=me)
    play(g, "place:town:wood", "play:hunter:food")
    assert "buy:farmer" in keys(g)


@rule("A65", "A68")
def test_the_last_player_of_a_round_ends_the_game_at_once():
    rival = {"hand": ["hunter"], "supply": 1, "table": [on_table("town")]}
    g = altay(turn=1, goods={"wood": 1}, rival=rival)
    play(g, "place:town:wood", "end")
    assert g.over


@rule("A65", "A68")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_everyone_has_the_same_number_of_turns(first):
    factions = ["earthfolk", "firefolk", "smallfolk"]
    for ender in range(3):
        players = [{"supply": 0} if seat == ender else {} for seat in range(3)]
        g = tb.position(
            {"game": "altay", "seats": factions, "first_player": first, "players": players}
        )
        turns = []
        while not g.over:
            turns.append((g.to_move - first) % 3)
            play(g, "end")
        assert turns == [0, 1, 2]


@rule("A65")
def test_the_game_goes_on_while_everyone_has_settlements_to_place():
    g = altay(["hunter"], me={"supply": 1}, rival={"supply": 1})
    play(g, "end", "end")
    assert (g.over, g.to_move, g.view(None)["round"]) == (False, 0, 2)


@rule("A65", "B27")
def test_a_settlement_on_an_unfinished_technology_is_still_to_be_placed():
    g = altay(["hunter"], me={"supply": 0, "progress": on_table("writing", food=1)})
    assert g.view(None)["last_round"] is False
    play(g, "end", "end")
    assert (g.over, g.to_move) == (False, 0)


@rule("A65", "B27")
def test_that_holds_for_the_second_player_too():
    rival = {"hand": ["hunter"], "supply": 0, "progress": on_table("writing", food=1)}
    g = altay(["hunter"], rival=rival)
    assert g.view(None)["last_round"] is False
    play(g, "end", "end")
    assert (g.over, g.to_move) == (False, 0)


@rule("A65", "B27")
def test_completing_the_technology_places_the_last_settlement():
    me = {"supply": 0, "progress": on_table("writing", food=2, wood=1)}
    g = altay(["hunter"], goods={"wood": 1}, me=me)
    play(g, "place:writing:wood")
    assert board(g, 5) == "earthfolk 2"
    assert g.view(None)["last_round"] is True
    assert play(g, "end", "none", "end").over


@rule("B27", "A60")
def test_an_abandoned_technology_leaves_a_settlement_to_place():
    g = altay(["hunter"], me={"supply": 0, "progress": on_table("writing", food=1)})
    play(g, "abandon", "end", "end")
    assert (g.over, g.to_move) == (False, 0)


@rule("A65", "B26")
def test_a_settlement_leaving_the_game_may_be_the_last():
    me = {"supply": 1, "table": [on_table("town")]}
    g = altay(["hunter"], goods={"wood": 1}, board={5: "earthfolk 4"}, me=me)
    play(g, "place:town:wood")
    assert (board(g, 5), player(g)["supply"]) == ("earthfolk 4", 0)
    assert play(g, "end", "end").over


@rule("B26", "A65")
def test_captured_settlements_bring_the_end_nearer():
    g = altay(
        turn=1,
        goods={"wood": 1},
        board={2: "firefolk 4", 8: "firefolk 3"},
        me={"captured": {"firefolk": 7}},
        rival={"hand": ["hunter"], "table": [on_table("town")]},
    )
    assert player(g, 1)["supply"] == 1
    play(g, "place:town:wood", "end")
    assert g.over


# no settlement on the board -----------------------------------------------------------------------


@rule("A65")
def test_a_player_without_a_settlement_on_the_board_ends_the_game_after_the_round():
    where = {5: "earthfolk 2", 17: "firefolk 1", 2: "free"}
    g = altay(["warrior", "hunter"], board=where, rival={"hand": ["hunter"]})
    play(g, "attack:5:17", "fight")
    assert (board(g, 17), g.view(None)["last_round"]) == ("free", True)
    play(g, "end")
    assert (g.to_move, g.over) == (1, False)
    assert play(g, "end").over


@rule("A65")
def test_an_attacker_may_lose_the_last_settlement_too():
    where = {5: "earthfolk 1", 17: "firefolk 4"}
    g = altay(["warrior", "hunter"], board=where, rival={"hand": ["hunter"]})
    play(g, "attack:5:17", "fight")
    assert (board(g, 5), g.view(None)["last_round"]) == ("free", True)
    assert play(g, "end", "end").over


@rule("A65")
def test_losing_one_of_two_territories_ends_nothing():
    where = {5: "earthfolk 2", 17: "firefolk 1"}
    g = altay(["warrior", "hunter"], board=where, rival={"hand": ["hunter"]})
    play(g, "attack:5:17", "fight", "end", "end")
    assert (g.over, g.to_move) == (False, 0)


# scoring ------------------------------------------------------------------------------------------


@rule("A66")
def test_the_categories_come_in_the_order_of_the_rulebook():
    assert list(altay(["hunter"]).scores()[0].parts) == CATEGORIES


@rule("A66")
def test_a_completed_technology_scores_one():
    g = altay(["hunter"], me={"achievements": ["strategy", "masonry", "philosophy"]})
    assert points(g)["achievements"] == 3


@rule("A66")
def test_a_technology_in_progress_scores_nothing():
    g = altay(["hunter"], me={"progress": on_table("writing", food=2, wood=1)})
    assert "achievements" not in points(g)


TECHNOLOGIES = ["engineering", "masonry", "mathematics", "strategy", "writing"]
TECHNOLOGIES += ["commerce", "government", "leadership"]


@rule("A66")
def test_a_wonder_scores_seven_at_most():
    six = [*TECHNOLOGIES[:5], "leadership", "academy"]
    assert points(altay(["hunter"], me={"achievements": six})) == {
        "achievements": 6 + 6,
        "territories": 1,
    }
    eight = [*TECHNOLOGIES, "academy"]
    assert points(altay(["hunter"], me={"achievements": eight}))["achievements"] == 8 + 7


@rule("A66", "A62")
def test_the_own_secret_wonder_scores_three_more_outside_the_cap():
    me = {"achievements": [*TECHNOLOGIES, "academy"], "secret_started": "academy"}
    assert points(altay(["hunter"], me=me | {"secret": None}))["achievements"] == 8 + 7 + 3


@rule("A66", "A62")
def test_completing_the_secret_wonder_in_play_brings_the_three_points():
    me = {"achievements": ["strategy", "leadership"], "secret": "colossus"}
    g = altay(["hunter"], goods={"culture": 4}, me=me)
    play(g, "start:colossus", *["place:colossus:culture"] * 3)
    assert "colossus" in player(g)["achievements"]
    assert points(g)["achievements"] == 1 + 1 + 0 + 3


@rule("A66")
def test_a_wonder_of_the_display_brings_no_three_points():
    me = {"achievements": ["strategy", "leadership"], "secret": "ark"}
    g = altay(["hunter"], goods={"culture": 4}, me=me, displays=[[], [], ["colossus"]])
    play(g, "start:colossus", *["place:colossus:culture"] * 3)
    assert points(g)["achievements"] == 1 + 1 + 0


@rule("A66", "B23")
@pytest.mark.parametrize("where", ["hand", "deck", "discard", "played"])
def test_points_on_action_cards_count_wherever_they_are(where):
    cards = ["hunter", "chariot+2", "town+1", "merchant"]
    assert points(altay(me={where: cards}))["cards"] == 3


@rule("A66", "B23")
def test_points_on_table_and_archived_cards_count_too():
    me = {"table": [on_table("city+2")], "archive": ["cavalry+1"], "achievements": ["writing"]}
    assert points(altay(["hunter"], me=me))["cards"] == 3


@rule("A66")
def test_a_card_in_the_market_scores_for_nobody_until_bought():
    g = altay(["hunter"], goods={"food": 1, "wood": 1, "culture": 1})
    assert "cards" not in points(g)
    assert points(play(g, "buy:town"))["cards"] == 1


@rule("A66", "B7")
def test_a_territory_scores_one_however_many_settlements():
    where = {5: "earthfolk 4", 11: "earthfolk 1", 17: "earthfolk 2"}
    assert points(altay(["hunter"], board=where))["territories"] == 3


@rule("A66", "B2")
def test_a_vp_token_adds_one_to_its_territory():
    where = {5: "free", 21: "earthfolk 2", 22: "earthfolk 1", 20: "3:wood"}
    assert points(altay(["hunter"], board=where))["territories"] == 4


@rule("A66")
def test_a_vp_token_scores_only_with_an_own_settlement_there():
    g = altay(["hunter"], board={21: "free"}, me={"tokens": {"3:wood": 1}})
    assert points(g) == {"territories": 1, "tokens": 1}


@rule("A66")
def test_a_captured_settlement_scores_one():
    g = altay(["hunter"], me={"captured": {"firefolk": 3}})
    assert points(g)["captured"] == 3


@rule("A66")
@pytest.mark.parametrize(
    ("tokens", "score"),
    [
        ({"1": 2}, 0),
        ({"1": 1, "2:wood": 1}, 1),
        ({"3:stone": 1, "2:wood": 1}, 1),
        ({"3:stone": 2, "2:wood": 1, "1": 1}, 3),
    ],
)
def test_token_values_are_added_divided_by_three_and_rounded_down(tokens, score):
    g = altay(["hunter"], me={"tokens": tokens})
    assert g.scores()[0].parts["tokens"] == score


@rule("B23")
@pytest.mark.parametrize(
    ("wonder", "me", "score"),
    [
        ("amphitheatre", {"discard": ["farmer"]}, 2),
        ("amphitheatre", {"discard": ["farmer", "miner"]}, 3),
        ("mausoleum", {}, 5),
        ("triumphal_arch", {"tokens": {"1": 3}}, 2),
        ("triumphal_arch", {"tokens": {"1": 4}}, 3),
    ],
)
def test_wonders_that_divide_round_down(wonder, me, score):
    g = altay(["hunter"], me={"achievements": ["strategy", "leadership", wonder]} | me)
    assert points(g)["achievements"] == 2 + score


@rule("B23")
def test_the_mausoleum_rounds_down_and_counts_cards_wherever_they_are():
    me = {"achievements": ["strategy", "leadership", "mausoleum"], "discard": ["village"]}
    me |= {"deck": [], "table": [on_table("village")], "played": ["digger"]}
    gone = others("hunter", "village", "village", "digger", "warrior")
    g = altay(["hunter", "warrior"], me=me, gone=gone)
    assert points(g)["achievements"] == 2 + 2


@rule("A66")
def test_all_categories_add_up():
    me = {"achievements": ["strategy"], "discard": ["chariot+2"], "tokens": {"3:wood": 2}}
    g = altay(["hunter"], board={21: "earthfolk 1"}, me=me | {"captured": {"firefolk": 1}})
    assert points(g) == {
        "achievements": 1,
        "cards": 2,
        "territories": 3,
        "captured": 1,
        "tokens": 2,
    }
    assert g.scores()[0].total == 9


# winning ------------------------------------------------------------------------------------------


def finished(mine, theirs):
    """A game just ended: both have a point for their home, and what these entries add."""
    where = mine.pop("board", {}) | theirs.pop("board", {})
    rival = theirs | {"supply": 0}
    return play(altay(["hunter"], board=where, me=mine, rival=rival, turn=1), "end")


def one_point(category, seat):
    """The entries that give a seat one point in a category."""
    return {
        "achievements": {"achievements": ["strategy"]},
        "cards": {"discard": ["town+1"]},
        "territories": {"board": [{11: "earthfolk 1"}, {7: "firefolk 1"}][seat]},
        "captured": {"captured": [{"firefolk": 1}, {"earthfolk": 1}][seat]},
        "tokens": {"tokens": {"3:wood": 1}},
    }[category]


@rule("A67")
@pytest.mark.parametrize("seat", [0, 1])
def test_most_points_win(seat):
    sides = [{}, {}]
    sides[seat] = one_point("tokens", seat)
    g = finished(*sides)
    assert (g.over, g.winners) == (True, (seat,))


@rule("A67")
@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize(("better", "worse"), list(combinations(CATEGORIES, 2)))
def test_a_tie_is_broken_by_the_earlier_category(better, worse, seat):
    sides = [one_point(worse, 0), one_point(worse, 1)]
    sides[seat] = one_point(better, seat)
    g = finished(*sides)
    assert [score.total for score in g.scores()] == [2, 2]
    assert g.winners == (seat,)


@rule("B32")
def test_a_tie_in_all_categories_is_a_shared_victory():
    g = finished({}, {})
    assert (g.over, g.winners) == (True, (0, 1))


@rule("B32", "A67")
def test_only_those_who_tie_for_most_points_share_it():
    factions = ["earthfolk", "firefolk", "smallfolk"]
    entries = [{"tokens": {"3:wood": 1}}, {"supply": 0}, {"tokens": {"3:metal": 1}}]
    g = tb.position({"game": "altay", "seats": factions, "players": entries, "turn": 2})
    play(g, "end")
    assert (g.over, g.winners) == (True, (0, 2))


@rule("A67")
def test_nobody_has_won_while_the_game_runs():
    assert altay(["hunter"]).winners == ()


@rule("B42")
def test_a_round_limit_ends_the_game_after_so_many_rounds():
    g = tb.new("altay", seats=2, seed=1, options={"round_limit": 3})
    while not g.over:
        g.apply(g.n_options - 1)
    assert g.view(None)["round"] == 3


@rule("B42")
def test_the_last_round_of_a_limited_game_is_announced():
    g = tb.new("altay", seats=2, seed=1, options={"round_limit": 1, "starts": "suggested"})
    while g.decision.kind != "turn":
        g.apply(0)
    assert g.view(None)["last_round"]
    assert "last-round" in [event["event"] for event in g.feed(None)]
