"""Attacks and protection (I81-I82, I125, I172-I175, I177)."""

import pytest

from imperium_keywords import attacker, me, pending, purse, table, unrest
from imperium_table import discard, hand, in_play, play, player, rule, tokens

# who is affected ----------------------------------------------------------------------------------


@rule("I81", "I82")
def test_an_attack_affects_all_other_players_and_not_the_attacker():
    g = table(attacker("corruption"), me("glory"), me("glory"))
    play(g, "play:corruption")
    assert unrest(g, 0, 1, 2) == [1, 1, 1], "the attacker held one before"


@rule("I81")
def test_all_players_includes_the_one_who_plays():
    mine = attacker("corruption", tokens=purse())
    g = table(mine, me("glory", tokens=purse(1)), me("glory", tokens=purse(2)))
    play(g, "play:corruption")
    assert [tokens(g, seat)["material"] for seat in (0, 1, 2)] == [2, 3, 4]


@rule("I82")
def test_an_attack_does_as_much_as_it_can():
    """Two cards are to be discarded, but only one is there."""
    g = table(attacker("military_engineering"), me("glory"))
    play(g, "play:military_engineering", "no")
    assert (hand(g, 1), discard(g, 1)) == ([], ["glory"])


@rule("I177")
@pytest.mark.parametrize("card", ["armorica", "belgica"])
def test_the_affected_player_chooses_what_to_abandon(card):
    g = table(attacker("roman_invasion"), me("glory", play=["armorica", "belgica"]))
    play(g, "play:roman_invasion", "no")
    assert pending(g) == ("abandon", 1)
    play(g, card)
    assert discard(g, 1) == [card]


@rule("I177")
def test_the_affected_player_chooses_what_to_recall():
    g = table(me("roman_expansion", "unrest"), me("glory", play=["armorica", "belgica"]))
    play(g, "play:roman_expansion", "no")
    assert pending(g) == ("recall", 1)
    play(g, "belgica")
    assert hand(g, 1) == ["belgica", "glory"]


# protection ---------------------------------------------------------------------------------------


@rule("I82", "I173")
def test_protection_helps_only_the_player_who_uses_it():
    g = table(attacker("corruption"), me("glory", play=["cape"]), me("glory"))
    play(g, "play:corruption", "yes")
    assert unrest(g, 1, 2) == [0, 1]
    assert "cape" in hand(g, 1), "recalled as the cost"


@rule("I82")
def test_protection_may_be_declined():
    g = table(attacker("corruption"), me("glory", play=["cape"]))
    play(g, "play:corruption", "no")
    assert unrest(g, 1) == [1]
    assert in_play(g, 1) == ["cape"]


@rule("I173")
def test_avoiding_an_attack_also_forgoes_what_it_gives():
    g = table(
        attacker("corruption"), me("glory", play=["cape"], tokens=purse(1)), me(tokens=purse(1))
    )
    play(g, "play:corruption", "yes")
    assert [tokens(g, seat)["material"] for seat in (1, 2)] == [1, 3]


@rule("I173")
@pytest.mark.parametrize("avoid", ["yes", "no"])
def test_greek_mercenaries_give_no_population_to_those_who_avoid_them(avoid):
    mine = me("greek_mercenaries", "unrest", tokens=purse())
    rival = me("glory", play=["cape"], tokens=purse(3, 1))
    g = table(mine, rival, nations="greeks romans")
    play(g, "play:greek_mercenaries", avoid)
    assert tokens(g, 1) == (purse(3, 1) if avoid == "yes" else purse(1, 2))
    assert tokens(g) == (purse(0, 0, 1) if avoid == "yes" else purse(2, 0, 1))


@rule("I173")
def test_onager_counts_only_the_cities_that_were_abandoned():
    g = table(
        attacker("onager", tokens=purse()),
        me("glory", play=["city", "cape"]),
        me("glory", play=["city"]),
    )
    play(g, "play:onager", "yes")
    assert tokens(g)["material"] == 2
    assert in_play(g, 1) == ["city"]
    assert in_play(g, 2) == []


@rule("I125", "I172")
def test_protection_is_decided_before_anything_of_the_attack_resolves():
    g = table(attacker("corruption", tokens=purse()), me(play=["cape"]), me(play=["wilderness"]))
    play(g, "play:corruption")
    assert pending(g) == ("may", 1)
    assert tokens(g)["material"] == 0
    play(g, "no")
    assert pending(g) == ("may", 2)
    assert tokens(g)["material"] == 0
    assert unrest(g, 1) == [0]


@rule("I125", "I172")
def test_victims_are_served_clockwise_from_the_attackers_left():
    g = table(
        me("glory"),
        attacker("roman_invasion"),
        me("glory", play=["armorica", "belgica"]),
        nations="persians romans celts",
        turn=1,
    )
    play(g, "play:roman_invasion", "no")
    assert pending(g) == ("abandon", 2)


@rule("I125", "I172")
def test_the_order_goes_round_past_the_last_seat():
    g = table(
        me("glory", play=["zagros", "bactria"]),
        attacker("roman_invasion"),
        me("glory", play=["armorica", "belgica"]),
        nations="persians romans celts",
        turn=1,
    )
    play(g, "play:roman_invasion", "no", "belgica")
    assert pending(g) == ("abandon", 0)


@rule("I172")
def test_the_last_unrest_goes_to_the_player_on_the_left():
    g = table(
        me("glory"),
        attacker("corruption", tokens=purse()),
        me("glory"),
        nations="persians romans celts",
        turn=1,
        unrest=1,
    )
    play(g, "play:corruption")
    assert g.over
    assert unrest(g, 2, 0) == [1, 0]


@rule("I82")
def test_mounted_archers_protect_in_another_players_turn_for_a_token():
    g = table(
        attacker("corruption"), me("glory", play=["mounted_archers"]), nations="romans scythians"
    )
    play(g, "play:corruption", "yes")
    assert unrest(g, 1) == [0]
    assert player(g, 1)["exhausts"] == 4
    assert player(g, 1)["play"] == [{"card": "mounted_archers", "exhausted": True}]


@rule("I82")
@pytest.mark.parametrize(
    "state",
    [{"exhausts": 0}, {"play": [{"card": "mounted_archers", "exhausted": True}]}],
)
def test_exhausted_archers_do_not_protect(state):
    rival = me("glory", play=["mounted_archers"]) | state
    g = table(attacker("corruption"), rival, nations="romans scythians")
    play(g, "play:corruption")
    assert unrest(g, 1) == [1]


@rule("I82")
@pytest.mark.parametrize("population", [0, 1])
def test_fortified_region_needs_a_population(population):
    rival = me("glory", play=["fortified_region"], tokens=purse(9, population))
    g = table(attacker("corruption"), rival, legends=True)
    play(g, "play:corruption")
    if population:
        assert pending(g)[1] == 1
        play(g, "yes")
        assert tokens(g, 1) == purse(9, 0)
    assert unrest(g, 1) == [1 - population]


@rule("I82")
@pytest.mark.parametrize("wall", ["long_walls_i", "long_walls_ii"])
def test_long_walls_are_recalled_for_protection(wall):
    rival = me("unrest", play=["long_walls_i", "long_walls_ii"])
    g = table(attacker("corruption"), rival, nations="romans qin")
    play(g, "play:corruption", "yes", wall)
    assert hand(g, 1) == sorted(["unrest", wall])


@rule("I82", "I101")
def test_daochang_protects_for_a_population_or_a_progress():
    rival = me("charity", play=["daochang"], tokens=purse(0, 0, 1))
    g = table(attacker("corruption"), rival, nations="romans utopians")
    play(g, "play:corruption", "yes")
    assert tokens(g, 1) == purse()
    assert unrest(g, 1) == [0]


@rule("I173")
def test_nothing_is_stolen_from_a_player_who_avoids_the_attack():
    """Nor does such a player take an unrest for giving nothing."""
    mine = me("notorious", "unrest", tokens=purse())
    g = table(mine, me("glory", play=["cape"], tokens=purse(0, 0, 1)))
    play(g, "play:notorious", "yes")
    assert (tokens(g), tokens(g, 1)) == (purse(), purse(0, 0, 1))
    assert unrest(g, 1) == [0]


# Standing Army ------------------------------------------------------------------------------------


@rule("I174")
def test_the_attacker_pays_a_progress_to_a_standing_army():
    g = table(
        attacker("corruption", tokens=purse(0, 0, 2)),
        me("glory", play=["standing_army"], tokens=purse()),
        me("glory"),
        me("glory"),
    )
    play(g, "play:corruption")
    assert pending(g) == ("unless-paid", 0)
    play(g, "yes")
    # 1 handed over, 1 gained by the card
    assert tokens(g) == purse(2, 0, 2 - 1 + 1)
    assert tokens(g, 1) == purse(2, 0, 1)
    assert unrest(g, 1, 2) == [1, 1]


@rule("I174", "I173")
def test_unpaid_standing_army_is_out_of_reach():
    g = table(
        attacker("corruption", tokens=purse(0, 0, 2)),
        me("glory", play=["standing_army"], tokens=purse()),
        me("glory"),
        me("glory"),
    )
    play(g, "play:corruption", "no")
    assert (unrest(g, 1, 2), tokens(g, 1)) == ([0, 1], purse())


@rule("I174")
def test_an_attacker_without_progress_cannot_pay():
    g = table(
        attacker("corruption", tokens=purse(9, 9, 0)),
        me("glory", play=["standing_army"], tokens=purse()),
        me("glory"),
        me("glory"),
    )
    play(g, "play:corruption")
    assert (unrest(g, 1, 2), tokens(g, 1)) == ([0, 1], purse())


# power cards --------------------------------------------------------------------------------------


@rule("I175", "I162")
def test_the_power_of_the_celts_cannot_be_avoided():
    mine = me("advance", "unrest", side="A", tokens=purse(3))
    g = table(mine, me("glory", play=["cape"]), nations="celts romans")
    play(g, "play:advance", "elders", "yes")
    assert unrest(g, 1) == [1]
    assert in_play(g, 1) == ["cape"]
