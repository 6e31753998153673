"""Attacks on conquest tokens."""

import pytest

from support import altay, board, goods, hand, keys, play, player, rule


def attacks(g):
    return [key for key in keys(g) if key.startswith("attack:")]


@rule("A44", "A46")
def test_an_attack_goes_from_an_own_territory_into_a_neighbour():
    where = {5: "earthfolk 3", 11: "1", 17: "2:wood", 21: "3:wood", 10: "1", 22: "3:stone"}
    g = altay(["warrior", "hunter"], board=where)
    assert attacks(g) == ["attack:5:11", "attack:5:17", "attack:5:21"]


@rule("A44")
def test_an_attack_has_one_origin_and_does_not_add_up_neighbours():
    where = {5: "earthfolk 1", 11: "earthfolk 1", 17: "2:wood", 21: "3:wood", 22: "3:stone"}
    g = altay(["warrior", "hunter"], board=where)
    assert attacks(g) == []


@rule("A46")
def test_every_own_territory_may_be_an_origin():
    where = {5: "earthfolk 1", 11: "earthfolk 2", 17: "1", 21: "3:wood", 22: "3:stone"}
    g = altay(["warrior", "hunter"], board=where)
    assert attacks(g) == ["attack:5:17", "attack:11:17"]


@rule("A46")
def test_a_free_territory_is_no_target():
    g = altay(["warrior", "hunter"], board={17: "free", 11: "1", 21: "free"})
    assert attacks(g) == ["attack:5:11"]


@rule("A46")
def test_an_own_territory_is_no_target():
    where = {17: "earthfolk 1", 11: "free", 21: "free", 10: "free", 22: "free"}
    assert attacks(altay(["warrior", "hunter"], board=where)) == []


@rule("A44", "A46")
def test_an_attack_needs_an_attack_card():
    g = altay(["hunter", "village"], board={5: "earthfolk 4", 17: "1"})
    assert attacks(g) == []


@rule("A46")
def test_settlements_alone_do_not_conquer():
    g = altay(["warrior", "warrior", "hunter"], board={5: "earthfolk 4", 17: "1"})
    play(g, "attack:5:17")
    assert keys(g) == ["play:warrior:attack", "done"]
    assert g.view(None)["battle"] is not None
    play(g, "done")
    assert player(g)["played"] == ["warrior"]
    assert hand(g) == ["hunter", "warrior"]


@rule("A44")
def test_more_cards_than_needed_may_be_played():
    g = altay(["warrior", "warrior", "hunter"], board={5: "earthfolk 4", 17: "1"})
    play(g, "attack:5:17", "play:warrior:attack")
    assert player(g)["played"] == ["warrior", "warrior"]
    assert player(g)["tokens"] == {"1": 1}


@rule("A47", "B33")
@pytest.mark.parametrize(
    ("settlements", "token", "card", "wins"),
    [
        (1, "1", "warrior", True),
        (1, "2:wood", "warrior", False),
        (2, "2:wood", "warrior", True),
        (1, "2:wood", "cavalry", True),
        (1, "3:wood", "cavalry", False),
        (2, "3:wood", "warrior", False),
        (3, "3:wood", "warrior", True),
        (1, "3:wood", "chariot", True),
    ],
)
def test_the_total_must_be_more_than_the_token(settlements, token, card, wins):
    g = altay([card, "hunter"], board={5: f"earthfolk {settlements}", 21: token})
    assert ("attack:5:21" in keys(g)) == wins


@rule("A47", "B33")
def test_an_attack_cannot_stop_while_it_is_too_weak():
    g = altay(["warrior", "cavalry", "hunter"], board={21: "3:stone"})
    play(g, "attack:5:21")
    assert player(g)["played"] == ["warrior", "cavalry"]
    assert player(g)["tokens"] == {"3:stone": 1}


@rule("A47", "B33")
def test_all_attack_cards_together_decide_what_can_be_attacked():
    where = {11: "1", 17: "2:food", 21: "3:wood"}
    assert attacks(altay(["warrior", "hunter"], board=where)) == ["attack:5:11"]
    two = altay(["warrior", "warrior", "hunter"], board=where)
    assert attacks(two) == ["attack:5:11", "attack:5:17"]
    three = altay(["warrior"] * 3 + ["hunter"], board=where)
    assert attacks(three) == ["attack:5:11", "attack:5:17", "attack:5:21"]


@rule("A48")
@pytest.mark.parametrize(
    ("token", "produced"),
    [
        ("1", {}),
        ("2:food", {"food": 1}),
        ("2:wood", {"wood": 1}),
        ("2:metal", {"metal": 1}),
        ("2:stone", {"stone": 1}),
        ("3:wood", {"wood": 1}),
        ("3:metal", {"metal": 1}),
        ("3:stone", {"stone": 1}),
    ],
)
def test_the_token_is_kept_and_its_good_produced_at_once(token, produced):
    g = altay(["warrior", "hunter"], board={5: "earthfolk 4", 21: token})
    play(g, "attack:5:21")
    assert player(g)["tokens"] == {token: 1}
    assert goods(g) == produced


@rule("A48", "A71")
def test_nothing_moves_in_and_the_territory_is_free_to_build_on():
    g = altay(["warrior", "town"], goods={"wood": 1}, board={17: "1", 11: "1", 21: "3:wood"})
    play(g, "attack:5:17")
    assert (board(g, 17), board(g, 5)) == ("free", "earthfolk 1")
    play(g, "play:town:collect", "place:town:wood")
    assert keys(g) == ["at:5", "at:17"]


@rule("A45")
def test_settlements_of_the_origin_count_in_each_of_several_attacks():
    where = {5: "earthfolk 2", 11: "2:wood", 17: "2:food", 21: "2:stone"}
    g = altay(["warrior"] * 3 + ["hunter"], board=where)
    play(g, "attack:5:11", "done", "attack:5:17", "done", "attack:5:21")
    assert player(g)["tokens"] == {"2:food": 1, "2:stone": 1, "2:wood": 1}


@rule("A44", "A6")
def test_an_archived_card_attacks_as_though_it_were_in_hand():
    me = {"achievements": ["writing"], "archive": ["warrior"]}
    g = altay(["hunter"], board={17: "1"}, me=me)
    play(g, "attack:5:17")
    assert (player(g)["tokens"], player(g)["archive"]) == ({"1": 1}, [])


@rule("A44", "A6")
def test_an_archived_card_adds_to_those_in_hand():
    me = {"achievements": ["writing"], "archive": ["warrior"]}
    g = altay(["warrior", "hunter"], board={11: "2:wood", 17: "2:food", 21: "3:wood"}, me=me)
    assert attacks(g) == ["attack:5:11", "attack:5:17"]
    play(g, "attack:5:17")
    assert player(g)["played"] == ["warrior", "warrior"]


@rule("A44")
def test_a_card_serves_one_attack_only():
    g = altay(["warrior", "hunter"], board={11: "1", 17: "1"})
    play(g, "attack:5:17")
    assert hand(g) == ["hunter"]
    assert attacks(g) == []


@rule("A46", "A47")
def test_the_second_player_attacks_with_the_own_settlements_and_cards():
    where = {5: "earthfolk 4", 14: "3:wood", 7: "1", 8: "2:wood"}
    g = altay(["warrior"] * 3, turn=1, board=where, rival={"hand": ["warrior", "hunter"]})
    assert attacks(g) == ["attack:2:7"]


@rule("A69")
def test_example_two_warriors_in_one_attack():
    g = altay(
        turn=1,
        board={14: "2:wood", 7: "1", 8: "1"},
        rival={"hand": ["warrior", "warrior", "hunter"]},
    )
    play(g, "attack:2:14")
    assert player(g, 1)["tokens"] == {"2:wood": 1}
    assert goods(g) == {"wood": 1}
    assert player(g, 1)["played"] == ["warrior", "warrior"]


@rule("A69")
def test_example_two_warriors_in_two_attacks():
    g = altay(
        turn=1,
        board={14: "2:wood", 7: "1", 8: "1"},
        rival={"hand": ["warrior", "warrior", "hunter"]},
    )
    play(g, "attack:2:7", "done", "attack:2:8")
    assert player(g, 1)["tokens"] == {"1": 2}
    assert (board(g, 7), board(g, 8), board(g, 14)) == ("free", "free", "2:wood")


@rule("B18")
def test_leadership_adds_one_against_a_token():
    learned = {"achievements": ["strategy", "leadership"]}
    where = {17: "2:wood"}
    assert "attack:5:17" not in keys(altay(["warrior", "hunter"], board=where))
    assert "attack:5:17" in keys(altay(["warrior", "hunter"], board=where, me=learned))


@rule("B18")
def test_leadership_counts_once_in_each_attack():
    learned = {"achievements": ["strategy", "leadership"]}
    where = {11: "2:wood", 17: "2:food", 21: "3:wood"}
    g = altay(["warrior", "warrior", "hunter"], board=where, me=learned)
    play(g, "attack:5:11", "done", "attack:5:17")
    assert player(g)["tokens"] == {"2:food": 1, "2:wood": 1}


@rule("B18", "A46")
def test_leadership_alone_is_no_attack():
    learned = {"achievements": ["strategy", "leadership"]}
    g = altay(["hunter", "village"], board={5: "earthfolk 4", 17: "1"}, me=learned)
    assert attacks(g) == []
