"""Stealing and giving cards (I107, I124, I173, I176, I178)."""

import pytest

from imperium_keywords import MARKET, attacker, me, pending, pile, purse, table, unrest
from imperium_table import discard, hand, keys, play, rule, tokens

# stealing -----------------------------------------------------------------------------------------


@rule("I107")
def test_stealing_takes_as_much_as_possible_from_each():
    mine = me("greek_mercenaries", "unrest", tokens=purse())
    g = table(mine, me(tokens=purse(5)), me(tokens=purse(1)), nations="greeks romans celts")
    play(g, "play:greek_mercenaries")
    assert [tokens(g, seat)["material"] for seat in (0, 1, 2)] == [3, 3, 0]


@rule("I107", "I176")
def test_cattle_raid_has_two_sets_of_victims_and_spares_the_raider():
    mine = me("cattle_raid", "unrest", tokens=purse(0, 0, 1), play=["celtica"])
    rivals = (
        me(state="empire", tokens=purse(2, 0, 2)),
        me(play=["peloponnese"], tokens=purse(2, 0, 2)),
    )
    g = table(mine, *rivals, nations="celts romans greeks")
    play(g, "play:cattle_raid")
    assert tokens(g) == purse(2 + 1, 0, 1 + 1)
    assert tokens(g, 1) == purse(2, 0, 1)
    assert tokens(g, 2) == purse(1, 0, 2)


@rule("I176")
def test_those_unable_to_pay_take_an_unrest():
    """Notorious steals a progress; material is no substitute."""
    mine = me("notorious", "unrest", tokens=purse())
    g = table(mine, me("glory", tokens=purse(9, 9, 0)), me("glory", tokens=purse(0, 0, 1)))
    play(g, "play:notorious")
    assert tokens(g) == purse(0, 0, 1)
    assert tokens(g, 1) == purse(9, 9, 0)
    assert unrest(g, 1, 2) == [1, 0]


@rule("I176")
@pytest.mark.parametrize(("material", "short"), [(0, 1), (1, 1), (2, 0)])
def test_unable_to_pay_means_less_than_asked(material, short):
    """Progress may stand for material when paying, but not here."""
    mine = me("go_a_viking", "unrest", tokens=purse())
    g = table(mine, me("glory", tokens=purse(material, 0, 3)), nations="vikings romans")
    play(g, "play:go_a_viking")
    assert tokens(g)["material"] == material
    assert tokens(g, 1) == purse(0, 0, 3)
    assert unrest(g, 1) == [short]


# giving cards -------------------------------------------------------------------------------------


@rule("I124", "I178")
def test_a_given_card_goes_to_the_receivers_hand():
    mine = me("exports", "advance", state="empire", discard=["conquer"])
    g = table(mine, me("glory"))
    play(g, "play:exports", "conquer")
    assert hand(g, 1) == ["conquer", "glory"]
    assert (hand(g), discard(g)) == (["advance"], ["exports"])


@rule("I178")
@pytest.mark.parametrize(("first", "second"), [("conquer", "advance"), ("advance", "conquer")])
def test_the_giver_chooses_which_card_goes_to_whom(first, second):
    mine = me("exports", "advance", state="empire", discard=["conquer"])
    g = table(mine, me("glory"), me("unrest"))
    play(g, "play:exports", first)
    assert (hand(g, 1), hand(g, 2)) == (sorted([first, "glory"]), sorted([second, "unrest"]))


@rule("I178")
def test_with_too_few_cards_the_giver_chooses_who_gets_none():
    mine = me("exports", state="empire", discard=["conquer"], deck=[])
    g = table(mine, me("glory"), me("unrest"))
    play(g, "play:exports")
    assert pending(g)[1] == 0
    assert len(keys(g)) == 2
    first = g.clone()
    play(first, keys(first)[0])
    play(g, keys(g)[1])
    assert {"conquer" in hand(first, 1), "conquer" in hand(g, 1)} == {True, False}


@rule("I178")
def test_olmec_traders_give_unrest_with_a_mask():
    mine = attacker("olmec_traders", "stone_mask", discard=["la_venta"], tokens=purse())
    g = table(mine, me("glory"), me("glory"), nations="olmecs romans celts")
    before = pile(g)
    play(g, "play:olmec_traders", "stone_mask", "la_venta")
    assert tokens(g)["material"] == 3
    assert hand(g, 1) == ["glory", "stone_mask", "unrest"]
    assert hand(g, 2) == ["glory", "la_venta"]
    assert pile(g) == before - 1


@rule("I173", "I178")
def test_nothing_is_given_to_a_player_who_avoids_the_attack():
    mine = me("exports", "advance", state="empire", discard=["conquer"], tokens=purse())
    g = table(mine, me("glory", play=["cape"], tokens=purse()), market=[None, *MARKET[1:]])
    play(g, "play:exports", "yes")
    assert hand(g, 1) == ["cape", "glory"]
    assert tokens(g, 1) == purse()
    assert discard(g) == ["conquer", "exports"]
