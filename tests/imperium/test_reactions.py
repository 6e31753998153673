"""Reactions to unrest, cards and sinking; the empty deck of the Utopians (I160-I167, I171)."""

import pytest

from imperium_keywords import MARKET, deck, me, pending, pile, purse, reacts, table
from imperium_table import (
    discard,
    hand,
    keys,
    play,
    player,
    rule,
    secret,
    tokens,
)


def loaded(slot, **stock):
    """The market with tokens on one of its cards."""
    cards = [dict(entry) for entry in MARKET]
    cards[slot]["tokens"] = purse(**stock)
    return cards


# returned unrest ----------------------------------------------------------------------------------


@rule("I161")
@pytest.mark.parametrize(("way", "progress"), [("yes", 2), ("no", 0)])
def test_wonder_pays_for_unrest_returned_by_its_own_effect(way, progress):
    g = table(me("unrest", "glory", play=["wonder"], tokens=purse(0, 1)), {}, {})
    play(g, "play:unrest", way)
    assert tokens(g) == purse(0, 0, progress)
    assert player(g)["exhausts"] == (4 if way == "yes" else 5)


@rule("I161")
def test_unrest_returned_from_hand_counts():
    g = table(me("ionians", "unrest", "glory", play=["wonder"], tokens=purse()), {}, {})
    play(g, "play:ionians", "hand", "yes")
    assert tokens(g) == purse(0, 0, 2)


@rule("I161")
def test_unrest_returned_from_the_discard_pile_counts():
    mine = me("ionians", "glory", play=["wonder"], discard=["unrest"], tokens=purse())
    g = table(mine, {}, {})
    play(g, "play:ionians", "discard", "yes")
    assert tokens(g) == purse(0, 0, 2)
    assert discard(g) == []


@rule("I161")
def test_vast_wealth_and_vikings_react_alike():
    g = table(
        me("unrest", "flood", play=["vast_wealth"], tokens=purse(0, 1)), nations="atlanteans romans"
    )
    play(g, "play:unrest", "yes")
    assert tokens(g) == purse(3)
    mine = me(
        "unrest", "advance", side="A", tokens=purse(0, 1), deck=["glory", "althing", "gothja"]
    )
    g = table(mine, nations="vikings romans")
    play(g, "play:unrest", "yes")
    assert hand(g) == ["advance", "althing", "glory"]


@rule("I161")
def test_visions_of_shangri_la_spend_an_action_too():
    g = table(me("unrest", "charity", tokens=purse(0, 1)), nations="utopians romans")
    play(g, "play:unrest", "yes")
    assert tokens(g) == purse(0, 0, 1)
    assert (player(g)["actions"], player(g)["exhausts"]) == (1, 2)


# getting cards ------------------------------------------------------------------------------------


@rule("I162")
def test_celts_spread_unrest_when_they_acquire_an_uncivilised_card():
    mine = me("advance", "glory", side="A", tokens=purse(3))
    g = table(mine, me("glory"), me("glory"), nations="celts romans greeks")
    play(g, "play:advance", "elders", "yes")
    assert [hand(g, seat).count("unrest") for seat in (0, 1, 2)] == [1, 1, 1]


@rule("I162")
def test_celts_do_not_react_to_a_civilised_card():
    g = table(me("advance", "glory", side="A", tokens=purse(3)), nations="celts romans")
    play(g, "play:advance", "temple")
    assert pending(g) == ("turn", 0)


@rule("I162")
@pytest.mark.parametrize(("suit", "reaction"), [("uncivilised", True), ("civilised", False)])
def test_a_dual_card_counts_for_celts_as_the_suit_they_named(suit, reaction):
    mine = me("advance", "glory", side="A", tokens=purse(5))
    cards = [MARKET[0], {"card": "port", "unrest": True}, *MARKET[2:]]
    g = table(mine, nations="celts romans", market=cards)
    play(g, "play:advance", "break_through", suit, "port")
    assert reacts(g) is reaction


@rule("I162")
def test_an_acquired_dual_card_is_uncivilised_for_celts():
    mine = me("advance", "glory", side="A", tokens=purse(3))
    cards = [MARKET[0], MARKET[1], {"card": "port", "unrest": True}, *MARKET[3:]]
    g = table(mine, nations="celts romans", market=cards)
    play(g, "play:advance", "port")
    assert reacts(g)


@rule("I163")
@pytest.mark.parametrize("nation", ["carthaginians", "qin"])
@pytest.mark.parametrize("way", ["acquire", "break_through"])
def test_tokens_on_a_market_card_are_doubled(nation, way):
    mine = me("advance", "unrest", side="A", tokens=purse(5))
    g = table(mine, nations=f"{nation} romans", market=loaded(1, material=2, population=3))
    moves = ["acquire"] if way == "acquire" else ["break_through", "uncivilised"]
    play(g, "play:advance", *moves, "elders", "yes")
    paid = 3 if way == "acquire" else 5
    m, p = (4, 3) if nation == "carthaginians" else (2, 6)
    assert tokens(g) == purse(5 - paid + m, p)


@rule("I163")
@pytest.mark.parametrize(
    ("nation", "other"), [("carthaginians", "population"), ("qin", "material")]
)
def test_only_their_own_kind_of_token_is_doubled(nation, other):
    mine = me("advance", "unrest", side="A", tokens=purse(3))
    g = table(mine, nations=f"{nation} romans", market=loaded(1, **{other: 2}))
    play(g, "play:advance", "elders")
    assert pending(g) == ("turn", 0)


@rule("I164")
@pytest.mark.parametrize(("population", "reaction"), [(2, True), (3, False)])
def test_astronomy_rewards_acquiring_a_region_only(population, reaction):
    mine = me("conquer", "unrest", play=["astronomy"], tokens=purse(0, population))
    g = table(mine, legends=True)
    play(g, "play:conquer", *([] if reaction else ["break_through", "region"]), "plain")
    assert reacts(g) is reaction
    if reaction:
        play(g, "yes")
        assert tokens(g) == purse(0, 0, 1)


@rule("I164")
def test_astronomy_rewards_a_region_from_exile():
    mine = me("conquer", "unrest", play=["astronomy", "cartography"], tokens=purse(0, 2))
    g = table(mine, {}, {}, legends=True, exile=["island"])
    play(g, "play:conquer", "island", "yes")
    assert tokens(g) == purse(0, 0, 1)


@rule("I165")
def test_vikings_look_once_for_each_unrest_that_comes_to_hand():
    nation = ["iceland", "combs", "skis", "harald_hardrada"]
    mine = me("advance", "glory", nation=nation, tokens=purse(3))
    g = table(mine, nations="vikings romans")
    play(g, "play:advance", "elders")
    assert pending(g) == ("may", 0)
    play(g, "no")
    assert pending(g) == ("turn", 0)
    assert secret(g)["nation"] == nation


@rule("I165")
def test_vikings_look_again_for_a_second_unrest():
    """Chanakya, given to them, acquires twice."""
    nation = ["iceland", "combs", "skis", "harald_hardrada"]
    g = table(me("chanakya", "glory", nation=nation), nations="vikings mauryans")
    play(g, "play:chanakya", "acquire", "yes", "yes")
    assert secret(g)["nation"] == ["skis", "iceland", "combs", "harald_hardrada"]
    assert hand(g) == ["elders", "glory", "temple", "unrest", "unrest"]


@rule("I165")
def test_vikings_do_not_look_for_an_unrest_given_by_a_player():
    mine = me("exports", state="empire", discard=["unrest"], deck=[])
    g = table(mine, me("glory"), nations="romans vikings")
    play(g, "play:exports")
    assert hand(g, 1) == ["glory", "unrest"]
    assert pending(g)[1] == 0


@rule("I166")
def test_longships_give_a_population_for_a_region_from_exile():
    mine = me("jomsviking", "unrest", play=["longships"], tokens=purse(2, 1))
    g = table(mine, nations="vikings romans", exile=["oasis"])
    play(g, "play:jomsviking", "no", "oasis")
    assert tokens(g) == purse(0, 1)


@rule("I166")
def test_longships_give_nothing_for_a_region_from_the_market():
    mine = me("jomsviking", "unrest", play=["longships"], tokens=purse(2, 1))
    g = table(mine, nations="vikings romans", exile=["oasis"])
    play(g, "play:jomsviking", "no", "forest")
    assert tokens(g) == purse()


@rule("I166")
def test_longships_pay_whatever_the_permission():
    """The tributary Macedonians may itself acquire from exile."""
    mine = me("macedonians", "unrest", play=["longships"], tokens=purse())
    g = table(mine, nations="vikings romans", legends=True, exile=["island", "moor"])
    play(g, "play:macedonians", "island", "moor")
    assert tokens(g) == purse(0, 2)


@rule("I167")
def test_cards_sunk_together_are_one_event():
    mine = me("flood", "unrest", side="A", discard=["thule"], deck=[], play=["hesperides"])
    g = table(mine, nations="atlanteans romans")
    play(g, "play:flood")
    assert reacts(g)
    play(g, "no")
    assert pending(g)[0] == "acquire"


@rule("I167")
def test_atlanteans_put_a_discarded_card_on_their_deck():
    mine = me("flood", "unrest", side="A", discard=["thule"], deck=[], play=["hesperides"])
    g = table(mine, nations="atlanteans romans")
    play(g, "play:flood", "yes")
    assert (deck(g), discard(g)) == (["thule"], [])
    assert player(g)["powers"] == [{"card": "atlanteans_a", "exhausted": True}]


# Utopians' empty deck -----------------------------------------------------------------------------


@rule("I171", "I118")
def test_utopians_take_an_unrest_when_the_last_card_is_drawn():
    mine = me("sacred_scroll", "charity", deck=["portals"])
    g = table(mine, nations="utopians romans")
    before = pile(g)
    play(g, "play:sacred_scroll", "yes")
    assert hand(g) == ["charity", "portals", "unrest"]
    assert pile(g) == before - 1


@rule("I171", "I118")
def test_a_deck_that_stays_empty_does_not_trigger_again():
    mine = me("sacred_scroll", "sacred_scroll", "charity", deck=["portals"])
    g = table(mine, nations="utopians romans")
    play(g, "play:sacred_scroll", "yes", "no", "play:sacred_scroll", "no", "no")
    assert hand(g).count("unrest") == 1


@rule("I171", "I118")
def test_each_emptying_triggers_again():
    """The second scroll reshuffles two cards and leaves one, which the third draws."""
    scrolls = ["sacred_scroll"] * 3
    g = table(me(*scrolls, deck=["portals"], discard=["daochang"]), nations="utopians romans")
    play(g, "play:sacred_scroll", "yes", "no", "play:sacred_scroll", "yes", "no")
    assert hand(g).count("unrest") == 1
    play(g, "play:sacred_scroll", "yes", "no")
    assert hand(g).count("unrest") == 2


@rule("I160")
def test_a_player_orders_reactions_to_one_event():
    mine = me("unrest", "glory", play=["wonder", "vast_wealth"], tokens=purse(0, 1))
    g = table(mine, {}, {}, nations="romans atlanteans celts")
    play(g, "play:unrest")
    assert (pending(g), keys(g)) == (("order", 0), ["wonder", "vast_wealth"])
    play(g, "vast_wealth", "yes")
    assert tokens(g) == purse(3, 0, 0)
    assert pending(g) == ("react", 0)
    play(g, "yes")
    assert tokens(g) == purse(3, 0, 2)
    assert player(g)["exhausts"] == 3


@rule("I160")
def test_a_reaction_declined_leaves_the_other():
    mine = me("unrest", "glory", play=["wonder", "vast_wealth"], tokens=purse(0, 1))
    g = table(mine, {}, {}, nations="romans atlanteans celts")
    play(g, "play:unrest", "vast_wealth", "no", "yes")
    assert (tokens(g), player(g)["exhausts"]) == (purse(0, 0, 2), 4)


@rule("I160")
def test_only_what_can_react_is_ordered():
    """One exhaust token is left: whichever takes it, the other is not asked."""
    mine = me("unrest", "glory", play=["wonder", "vast_wealth"], tokens=purse(0, 1), exhausts=1)
    g = table(mine, {}, {}, nations="romans atlanteans celts")
    play(g, "play:unrest", "wonder", "yes")
    assert (tokens(g), pending(g)) == (purse(0, 0, 2), ("turn", 0))


@rule("I160", "I174")
def test_who_is_attacked_orders_the_protection():
    """The Standing Army first: the attacker pays for it, then the Cape is recalled all the same."""
    them = me("glory", play=["cape", "standing_army"], tokens=purse())
    mine = me("cattle_raid", "glory", tokens=purse(2, 2, 2))
    g = table(mine, them, {}, {}, nations="celts romans greeks persians")
    play(g, "play:cattle_raid")
    assert (pending(g), keys(g)) == (("order", 1), ["cape", "standing_army"])
    play(g, "standing_army")
    assert pending(g) == ("unless-paid", 0)
    play(g, "yes")
    assert pending(g) == ("may", 1)
    play(g, "yes")
    assert "cape" in hand(g, 1) and tokens(g, 1)["progress"] == 1
