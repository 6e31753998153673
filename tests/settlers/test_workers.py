"""Spending workers in pairs."""

import pytest

from settlers_support import asked, goods, hand, keys, play, rule, settlers


@rule("S78", "S8", "SE10")
def test_eight_workers_for_one_wood_and_three_cards():
    me = {"goods": {"worker": 8}, "deck": ["idol"], "hand": ["raid"]}
    g = settlers(me, common_deck=["mill", "town"])
    play(g, "work", "wood", "card", "common", "card", "faction", "card", "common")
    assert goods(g) == {"wood": 1}
    assert hand(g) == ["idol", "mill", "raid", "town"]
    assert asked(g) == (1, "turn")


@rule("S78")
@pytest.mark.parametrize("good", ["wood", "stone", "food"])
def test_a_pair_is_a_resource_of_choice(good):
    g = settlers({"goods": {"worker": 2}})
    play(g, "work")
    assert keys(g) == ["wood", "stone", "food", "card"]
    assert goods(play(g, good)) == {good: 1}


@rule("S78", "S4")
def test_one_worker_is_not_enough_and_gold_is_no_worker():
    assert "work" not in keys(settlers({"goods": {"worker": 1}}))
    assert "work" not in keys(settlers({"goods": {"worker": 1, "gold": 5}}))
    assert "work" in keys(settlers({"goods": {"worker": 2}}))


@rule("S78")
def test_any_number_of_pairs_in_one_action():
    g = settlers({"goods": {"worker": 7}})
    play(g, "work", "wood", "stone", "done")
    assert (goods(g), asked(g)) == ({"wood": 1, "stone": 1, "worker": 3}, (1, "turn"))


@rule("S78")
def test_a_last_worker_is_kept():
    g = settlers({"goods": {"worker": 5}})
    play(g, "work", "food", "food")
    assert (goods(g), asked(g)) == ({"food": 2, "worker": 1}, (1, "turn"))


@rule("S78")
def test_the_first_pair_must_be_spent():
    g = settlers({"goods": {"worker": 4}})
    assert "done" not in keys(play(g, "work"))
    assert "done" in keys(play(g, "food"))


@rule("S78", "S37")
def test_workers_may_be_spent_again_in_another_turn():
    g = settlers({"goods": {"worker": 4}})
    play(g, "work", "wood", "done", "pass", "work", "stone")
    assert goods(g) == {"wood": 1, "stone": 1}


@rule("S78", "S108", "SQ6")
def test_oasis_pays_for_each_pair_of_an_opponent():
    me = {"goods": {"worker": 6}}
    rival = {"empire": ["oasis"], "passed": True}
    g = settlers(me, rival, seats=["barbarians", "egyptians"])
    play(g, "work", "wood", "wood", "wood")
    assert goods(g, 1) == {"worker": 3}
