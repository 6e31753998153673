"""Attacks on other players."""

import re

import pytest

import tabularium as tb
from support import altay, board, captured, hand, keys, play, player, rule
from tabularium.locale import LANGUAGES

CLOSE = {5: "earthfolk 2", 17: "firefolk 2"}  # the rival keeps 2 as well
FIREFOLK = ["hunter"] * 3 + ["shaman"] + ["village"] * 2 + ["warrior"] * 4


def battle(attack=("warrior",), where=CLOSE, defence=(), **more):
    """An attack from 5 into 17 with these cards; the defender is asked."""
    rival = {"hand": list(defence)} | more.pop("rival", {})
    g = altay([*attack, "hunter"], board=where, rival=rival, **more)
    play(g, "attack:5:17")
    if len(attack) > 1:  # a single card is played without asking
        play(g, *[f"play:{card}:attack" for card in attack])
    return g


@rule("A52")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_questions_of_a_battle_count_strategy(lang):
    """2 settlements and Strategy are a defence of 3, for both who are asked."""
    rival = {"hand": ["warrior"], "achievements": ["strategy"]}
    g = altay(["warrior", "cavalry", "hunter"], board=CLOSE, rival=rival)
    play(g, "attack:5:17")
    assert sorted(re.findall(r"\d+", g.decision.prompt(lang))) == ["17", "2", "3", "5"]
    play(g, "play:cavalry:attack")
    assert sorted(re.findall(r"\d+", g.decision.prompt(lang))) == ["17", "3", "4"]
    play(g, "fight")
    assert sorted(re.findall(r"\d+", g.decision.prompt(lang))) == ["17", "3", "4"]


# attacking ----------------------------------------------------------------------------------------


@rule("A49")
def test_a_neighbour_with_opponent_settlements_can_be_attacked():
    g = altay(["warrior", "hunter"], board=CLOSE | {11: "free", 21: "free"})
    assert [key for key in keys(g) if key.startswith("attack:")] == ["attack:5:17"]


@rule("A49")
def test_an_opponent_farther_away_cannot_be_attacked():
    g = altay(["warrior", "hunter"], board={22: "firefolk 1", 11: "free", 17: "free", 21: "free"})
    assert not [key for key in keys(g) if key.startswith("attack:")]


@rule("A49")
def test_an_attack_on_an_opponent_needs_an_attack_card():
    g = altay(["hunter", "village"], board=CLOSE)
    assert "attack:5:17" not in keys(g)


@rule("A49")
def test_a_weak_attack_on_an_opponent_is_allowed():
    g = altay(["warrior", "hunter"], board={5: "earthfolk 1", 17: "firefolk 4"})
    assert "attack:5:17" in keys(g)


@rule("A49")
def test_the_defender_surrenders_or_fights():
    g = battle(defence=["warrior"])
    assert (g.to_move, g.decision.kind, keys(g)) == (1, "defend", ["surrender", "fight"])


@rule("A49", "A53")
def test_of_three_players_the_one_attacked_defends():
    where = {"0": "earthfolk 2", "5": "firefolk 1", "13": "smallfolk 2"}
    factions = ["earthfolk", "firefolk", "smallfolk"]
    hands = [{"hand": ["warrior", "hunter"]}, {"hand": []}, {"hand": []}]
    g = tb.position({"game": "altay", "seats": factions, "board": where, "players": hands})
    play(g, "attack:0:13")
    assert g.to_move == 2
    play(g, "surrender")
    assert (board(g, 13), captured(g)) == ("smallfolk 1", {"smallfolk": 1})


@rule("A49", "A52", "A54")
def test_the_first_player_defends_likewise():
    me = {"deck": ["digger"]}
    rival = {"hand": ["warrior", "hunter"]}
    g = altay(["cavalry"], turn=1, board=CLOSE, me=me, rival=rival)
    play(g, "attack:17:5", "fight", "play:cavalry:defence")
    assert (board(g, 5), board(g, 17)) == ("earthfolk 2", "firefolk 1")
    assert (captured(g), hand(g)) == ({"firefolk": 1}, ["digger"])


@rule("A44", "A49")
def test_the_attacker_plays_one_or_more_cards():
    g = altay(["warrior", "cavalry", "hunter"], board=CLOSE, rival={"hand": []})
    play(g, "attack:5:17")
    assert keys(g) == ["play:warrior:attack", "play:cavalry:attack"]
    play(g, "play:warrior:attack")
    assert keys(g) == ["play:cavalry:attack", "done"]
    play(g, "done")
    assert (g.to_move, hand(g)) == (1, ["cavalry", "hunter"])


@rule("A45")
def test_the_same_territory_does_not_attack_the_same_target_twice():
    g = altay(["warrior", "warrior", "hunter"], board=CLOSE, rival={"hand": []})
    play(g, "attack:5:17", "done", "surrender")
    assert (g.to_move, board(g, 17)) == (0, "firefolk 1")
    assert "attack:5:17" not in keys(g)


@rule("A45")
def test_another_territory_may_attack_the_same_target():
    where = CLOSE | {11: "earthfolk 1"}
    g = altay(["warrior", "warrior", "hunter"], board=where, rival={"hand": []})
    play(g, "attack:5:17", "done", "surrender")
    assert "attack:11:17" in keys(g)
    play(g, "attack:11:17", "surrender")
    assert (board(g, 17), captured(g)) == ("free", {"firefolk": 2})


@rule("A45")
def test_the_same_target_again_in_the_next_turn():
    me = {"deck": ["warrior", "hunter"]}
    g = altay(["warrior", "hunter"], board=CLOSE, me=me, rival={"hand": ["hunter"]})
    play(g, "attack:5:17", "surrender", "done", "end", "end")
    assert (g.to_move, "attack:5:17" in keys(g)) == (0, True)


# surrender ----------------------------------------------------------------------------------------


@rule("A50", "A53")
def test_who_surrenders_loses_a_settlement_however_strong():
    g = battle(where={5: "earthfolk 1", 17: "firefolk 4"})
    play(g, "surrender")
    assert (board(g, 5), board(g, 17)) == ("earthfolk 1", "firefolk 3")
    assert captured(g) == {"firefolk": 1}


@rule("A50")
def test_who_surrenders_may_discard_cards_of_any_kind():
    g = play(battle(defence=["hunter", "shaman", "village", "warrior"]), "surrender")
    assert {"discard:hunter", "discard:shaman", "discard:village", "discard:warrior"} <= set(
        keys(g)
    )
    play(g, "discard:village")
    assert player(g, 1)["discard"] == ["village"]


@rule("A50")
def test_who_surrenders_need_not_discard():
    g = play(battle(defence=["hunter", "warrior"]), "surrender", "done")
    assert (g.to_move, hand(g, 1)) == (0, ["hunter", "warrior"])
    assert player(g, 1)["discard"] == []


@rule("A50")
def test_no_more_discards_than_the_attacker_played_cards():
    g = play(battle(defence=["hunter", "warrior"]), "surrender", "discard:hunter")
    assert g.to_move == 0
    assert player(g, 1)["discard"] == ["hunter"]


@rule("A50")
def test_two_attack_cards_allow_two_discards():
    g = battle(["warrior", "cavalry"], defence=["hunter", "hunter", "hunter", "warrior"])
    play(g, "surrender", "discard:hunter", "discard:hunter")
    assert g.to_move == 0
    assert player(g, 1)["discard"] == ["hunter", "hunter"]


# the fight ----------------------------------------------------------------------------------------


@rule("A51")
def test_who_fights_plays_cards_with_defence_symbols_only():
    g = play(battle(defence=["hunter", "village", "warrior", "cavalry"]), "fight")
    assert keys(g) == ["play:warrior:defence", "play:cavalry:defence", "done"]


@rule("A51")
def test_who_fights_may_play_any_number_of_cards():
    g = battle(where={5: "earthfolk 4", 17: "firefolk 1"}, defence=["warrior"] * 4)
    play(g, "fight", *["play:warrior:defence"] * 4)
    assert player(g, 1)["discard"] == ["warrior"] * 4
    assert (board(g, 5), board(g, 17)) == ("earthfolk 4", "firefolk 1")


@rule("A52", "A53")
def test_the_weaker_defender_loses_a_settlement():
    g = battle(["cavalry"], defence=["warrior"])
    play(g, "fight", "play:warrior:defence")
    assert (board(g, 5), board(g, 17)) == ("earthfolk 2", "firefolk 1")
    assert (captured(g), captured(g, 1)) == ({"firefolk": 1}, {})


@rule("A52", "A53")
def test_the_weaker_attacker_loses_a_settlement():
    g = battle(["warrior"], defence=["cavalry"])
    play(g, "fight", "play:cavalry:defence")
    assert (board(g, 5), board(g, 17)) == ("earthfolk 1", "firefolk 2")
    assert (captured(g), captured(g, 1)) == ({}, {"earthfolk": 1})


@rule("A52")
def test_on_a_tie_nothing_happens():
    g = battle(["warrior"], defence=["warrior"])
    play(g, "fight", "play:warrior:defence")
    assert (board(g, 5), board(g, 17)) == ("earthfolk 2", "firefolk 2")
    assert (captured(g), captured(g, 1)) == ({}, {})


@rule("A52", "A53")
@pytest.mark.parametrize(
    ("mine", "attack", "theirs", "defence", "after"),
    [
        (3, "warrior", 1, "warrior", ("earthfolk 3", "free")),
        (1, "chariot", 1, "cavalry", ("earthfolk 1", "free")),
        (1, "chariot", 2, "cavalry", ("earthfolk 1", "firefolk 2")),
        (1, "warrior", 1, "chariot", ("free", "firefolk 1")),
        (4, "warrior", 3, "chariot", ("earthfolk 3", "firefolk 3")),
    ],
)
def test_settlements_and_symbols_add_up(mine, attack, theirs, defence, after):
    where = {5: f"earthfolk {mine}", 17: f"firefolk {theirs}", 4: "earthfolk 4"}
    g = battle([attack], where, [defence])
    play(g, "fight", f"play:{defence}:defence")
    assert (board(g, 5), board(g, 17)) == after


@rule("A52")
def test_settlements_elsewhere_do_not_count():
    where = CLOSE | {11: "earthfolk 4", 21: "firefolk 4"}
    g = play(battle(["warrior"], where), "fight")
    assert (board(g, 11), board(g, 21)) == ("earthfolk 4", "firefolk 4")
    assert board(g, 17) == "firefolk 1"


@rule("A53", "B26")
def test_a_captured_settlement_goes_to_the_winner_and_not_to_its_owner():
    g = battle(["warrior"])
    supplies = [player(g, seat)["supply"] for seat in (0, 1)]
    play(g, "fight")
    assert captured(g) == {"firefolk": 1}
    assert [player(g, seat)["supply"] for seat in (0, 1)] == supplies


@rule("A71")
def test_nobody_moves_in_and_an_emptied_territory_is_free():
    where = {5: "earthfolk 2", 17: "firefolk 1", 11: "1", 21: "3:wood"}
    g = altay(["warrior", "town"], goods={"wood": 1}, board=where, rival={"hand": []})
    play(g, "attack:5:17", "fight")
    assert (board(g, 5), board(g, 17)) == ("earthfolk 2", "free")
    play(g, "play:town:collect", "place:town:wood")
    assert keys(g) == ["at:5", "at:17"]


@rule("B19")
def test_one_may_fight_without_cards():
    where = {5: "earthfolk 2", 17: "firefolk 4"}
    g = battle(["warrior"], where, defence=["warrior", "warrior"])
    play(g, "fight", "done")
    assert (board(g, 5), board(g, 17)) == ("earthfolk 1", "firefolk 4")
    assert hand(g, 1) == ["warrior", "warrior"]


# the refill ---------------------------------------------------------------------------------------


@rule("A54")
def test_the_defender_draws_a_card_for_each_card_played():
    deck = {"deck": ["shaman", "village", "hunter"]}
    g = battle(["chariot"], defence=["warrior", "warrior", "hunter"], rival=deck)
    play(g, "fight", "play:warrior:defence", "play:warrior:defence")
    assert hand(g, 1) == ["hunter", "shaman", "village"]


@rule("A54")
@pytest.mark.parametrize("attack", ["warrior", "cavalry", "chariot"])
def test_the_defender_draws_whatever_the_outcome(attack):
    deck = {"deck": ["shaman"]}
    g = battle([attack], defence=["cavalry"], rival=deck)
    play(g, "fight", "play:cavalry:defence")
    assert hand(g, 1) == ["shaman"]


@rule("A54")
def test_the_defender_draws_for_cards_discarded_on_surrender():
    g = battle(defence=["hunter", "village"], rival={"deck": ["shaman"]})
    play(g, "surrender", "discard:village")
    assert hand(g, 1) == ["hunter", "shaman"]


@rule("A54")
def test_the_defender_draws_nothing_for_nothing():
    g = battle(defence=["hunter", "warrior"], rival={"deck": ["shaman"]})
    play(g, "fight", "done")
    assert hand(g, 1) == ["hunter", "warrior"]


@rule("A54")
def test_the_attacker_draws_nothing():
    g = battle(["warrior"], me={"deck": ["village"]})
    play(g, "surrender")
    assert hand(g) == ["hunter"]


@rule("B31")
def test_defence_cards_are_on_the_discard_pile_before_the_refill():
    g = battle(["cavalry"], defence=FIREFOLK, rival={"deck": []})
    play(g, "fight", "play:warrior:defence", "done")
    assert hand(g, 1) == sorted(FIREFOLK)
    assert (player(g, 1)["deck_size"], player(g, 1)["discard"]) == (0, [])


@rule("B31")
def test_cards_discarded_on_surrender_are_there_before_the_refill():
    g = battle(["warrior"], defence=FIREFOLK, rival={"deck": []})
    play(g, "surrender", "discard:hunter")
    assert hand(g, 1) == sorted(FIREFOLK)


# the example of the rulebook ----------------------------------------------------------------------


@rule("A70", "A50", "A54")
def test_example_smallfolk_surrender_to_earthfolk():
    g = tb.position(
        {
            "game": "altay",
            "seats": ["earthfolk", "smallfolk"],
            "board": {"5": "earthfolk 2", "17": "smallfolk 3"},
            "players": [
                {"hand": ["warrior", "cavalry", "hunter"]},
                {
                    "hand": ["hunter", "hunter", "warrior", "craftsman_wood"],
                    "deck": ["village", "spellweaver"],
                },
            ],
        }
    )
    play(g, "attack:5:17", "play:warrior:attack", "play:cavalry:attack")
    play(g, "surrender", "discard:warrior", "discard:craftsman_wood")
    assert (board(g, 5), board(g, 17)) == ("earthfolk 2", "smallfolk 2")
    assert captured(g) == {"smallfolk": 1}
    assert hand(g, 1) == ["hunter", "hunter", "spellweaver", "village"]


@rule("A70", "A52")
def test_example_fighting_would_have_lost_as_well():
    g = tb.position(
        {
            "game": "altay",
            "seats": ["earthfolk", "smallfolk"],
            "board": {"5": "earthfolk 2", "17": "smallfolk 3"},
            "players": [{"hand": ["warrior", "cavalry", "hunter"]}, {"hand": ["warrior"]}],
        }
    )
    play(g, "attack:5:17", "play:warrior:attack", "play:cavalry:attack")
    play(g, "fight", "play:warrior:defence")
    assert board(g, 17) == "smallfolk 2"


# technologies in battle ---------------------------------------------------------------------------

ARCHIVE = {"achievements": ["writing"], "archive": ["cavalry"]}


@rule("B16")
def test_an_archived_card_defends():
    g = play(battle(["warrior"], rival=ARCHIVE), "fight")
    assert keys(g) == ["play:cavalry:defence", "done"]
    play(g, "play:cavalry:defence")
    assert (board(g, 5), board(g, 17)) == ("earthfolk 1", "firefolk 2")
    assert player(g, 1)["archive"] == []


@rule("B16", "A51")
def test_an_archived_card_defends_beside_those_in_hand():
    g = battle(["chariot"], defence=["hunter", "warrior"], rival=ARCHIVE)
    play(g, "fight")
    assert keys(g) == ["play:warrior:defence", "play:cavalry:defence", "done"]
    play(g, "play:warrior:defence", "play:cavalry:defence")
    assert (board(g, 5), board(g, 17)) == ("earthfolk 2", "firefolk 2")


@rule("B16", "A54")
def test_the_defender_draws_for_an_archived_card_too():
    g = battle(["warrior"], rival=ARCHIVE | {"deck": ["shaman"]})
    play(g, "fight", "play:cavalry:defence")
    assert hand(g, 1) == ["shaman"]


@rule("B16")
def test_an_archived_card_does_not_defend_where_players_agree_so():
    g = battle(["warrior"], rival=ARCHIVE, options={"archive_defends": False})
    play(g, "fight")
    assert (board(g, 17), player(g, 1)["archive"]) == ("firefolk 1", ["cavalry"])


@rule("B18")
def test_leadership_adds_one_against_an_opponent():
    learned = {"achievements": ["strategy", "leadership"]}
    g = battle(["warrior"], {5: "earthfolk 1", 17: "firefolk 2"}, me=learned)
    play(g, "fight")
    assert board(g, 17) == "firefolk 1"


@rule("B18")
def test_leadership_adds_one_per_attack_and_not_per_card():
    learned = {"achievements": ["strategy", "leadership"]}
    g = battle(
        ["warrior", "cavalry"], {5: "earthfolk 1", 17: "firefolk 4"}, ["warrior"], me=learned
    )
    play(g, "fight", "play:warrior:defence")
    assert (board(g, 5), board(g, 17)) == ("earthfolk 1", "firefolk 4")


@rule("B18")
def test_strategy_adds_one_to_a_defender_who_fights():
    g = battle(["warrior"], rival={"achievements": ["strategy"]})
    play(g, "fight")
    assert (board(g, 5), board(g, 17)) == ("earthfolk 2", "firefolk 2")


@rule("B18")
def test_strategy_does_not_help_who_surrenders():
    g = battle(
        ["warrior"], {5: "earthfolk 1", 17: "firefolk 4"}, rival={"achievements": ["strategy"]}
    )
    play(g, "surrender")
    assert board(g, 17) == "firefolk 3"


@rule("B18")
def test_strategy_does_not_help_the_attacker():
    g = battle(["warrior"], {5: "earthfolk 1", 17: "firefolk 2"}, me={"achievements": ["strategy"]})
    play(g, "fight")
    assert (board(g, 5), board(g, 17)) == ("earthfolk 1", "firefolk 2")


@rule("B18", "A49")
def test_leadership_alone_does_not_attack_an_opponent():
    learned = {"achievements": ["strategy", "leadership"]}
    g = altay(["hunter", "village"], board=CLOSE, me=learned)
    assert "attack:5:17" not in keys(g)
