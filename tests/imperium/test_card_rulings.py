"""Rulings about cards of nations and others (I112, I115, I148-I151, I153, I156, I207)."""

import pytest

from imperium_keywords import deck, empire, exile, me, pending, pile, purse, table
from imperium_table import (
    discard,
    garrison,
    hand,
    history,
    in_play,
    keys,
    play,
    player,
    rule,
    secret,
    tokens,
)

# cards of nations ---------------------------------------------------------------------------------


@rule("I148")
def test_the_mask_of_the_olmecs_comes_from_hand():
    mine = me("stone_mask", "la_venta", tokens=purse())
    g = table(mine, nations="olmecs romans")
    play(g, "exhaust:olmecs_b")
    assert (hand(g), history(g), tokens(g)) == (["la_venta"], ["stone_mask"], purse(0, 0, 2))


@rule("I148")
def test_a_mask_on_the_discard_pile_is_not_enough():
    g = table(me("la_venta", discard=["stone_mask"]), nations="olmecs romans")
    assert "exhaust:olmecs_b" not in keys(g)


@rule("I148")
@pytest.mark.parametrize("where", ["discard", "deck"])
def test_peredur_finds_graal_for_the_hand(where):
    mine = me("peredur_sir_percival", "cafall", **{"deck": ["morigena"], where: ["graal"]})
    g = table(mine, nations="arthurians romans")
    play(g, "play:peredur_sir_percival", "find")
    assert hand(g) == ["cafall", "graal"]
    assert exile(g) == ["peredur_sir_percival"]


@rule("I140")
def test_peredur_may_return_an_unrest_without_a_region_to_garrison_in():
    g = table(
        me("peredur_sir_percival", "unrest", "cafall", discard=["graal"]),
        nations="arthurians romans",
    )
    play(g, "play:peredur_sir_percival", "return_unrest")
    assert hand(g) == ["cafall"]


def after_solstice(mine, nation, first):
    g = table(mine, me("glory"), nations=f"{nation} romans", turn=1)
    play(g, "end", "forest", "none")
    if pending(g)[0] == "solstice":
        play(g, first)
    return g


@rule("I149")
def test_the_unrest_in_a_mountain_retreat_is_returned_before_it_is_abandoned():
    host = {"card": "mountain_retreat", "garrison": ["unrest", "unrest", "sacred_scroll"]}
    mine = me("charity", play=[host], tokens=purse())
    g = after_solstice(mine, "utopians", "mountain_retreat")
    before = pile(g)
    play(g, "return_unrest")
    assert pile(g) == before + 2
    assert {"mountain_retreat", "sacred_scroll"} <= set(discard(g))
    assert "unrest" not in discard(g)


@rule("I149")
def test_the_tokens_on_pottery_are_collected_when_it_is_abandoned():
    host = {"card": "pottery", "tokens": {"progress": 2}}
    g = after_solstice(me("advance", play=[host], tokens=purse(2)), "minoans", "pottery")
    play(g, "take")
    assert tokens(g) == purse(2, 0, 2)
    assert discard(g) == ["pottery"]


@rule("I149")
def test_pottery_may_gather_another_progress_instead():
    host = {"card": "pottery", "tokens": {"progress": 2}}
    g = after_solstice(me("advance", play=[host], tokens=purse(2)), "minoans", "pottery")
    play(g, "put")
    assert player(g)["play"] == [{"card": "pottery", "tokens": {"progress": 3}}]
    assert tokens(g) == purse()


@rule("I150")
@pytest.mark.parametrize("scrolls", [1, 2])
def test_lost_tomes_need_two_scrolls(scrolls):
    host = {"card": "lost_tomes", "garrison": ["sacred_scroll"] * scrolls}
    mine = me("charity", play=[host], tokens=purse())
    g = after_solstice(mine, "utopians", "lost_tomes")
    if scrolls == 2:
        play(g, "yes")
    assert ("great" in hand(g)) is (scrolls == 2)
    assert ("lost_tomes" in in_play(g)) is (scrolls == 1)


def olmecs(*hand, heads=(), pyramids=True):
    cards = [{"card": "stone_heads", "garrison": list(heads)}] if heads else []
    cards += ["step_pyramids"] if pyramids else []
    mine = empire(*hand, "cacao", side="A", play=cards)
    return table(mine, nations="olmecs romans")


@rule("I151")
def test_garrisoned_cards_and_masks_may_be_mixed():
    masks = ["stone_mask"] * 3
    g = olmecs(*masks, heads=["la_venta", "calendar"], pyramids=False)
    play(g, "exhaust:olmecs_a", "acquire", "la_venta", "calendar")
    assert {"la_venta", "calendar", "stone_mask"} <= set(discard(g))
    assert hand(g).count("stone_mask") == 2
    assert garrison(g, "stone_heads") == []


@rule("I151")
def test_stone_heads_may_replace_every_mask():
    g = olmecs(heads=["la_venta", "calendar", "ball_games"], pyramids=False)
    play(g, "exhaust:olmecs_a", "acquire")
    while pending(g)[0] == "discard":
        play(g, keys(g)[0])
    assert sorted(discard(g)) == ["ball_games", "calendar", "la_venta"]
    assert pending(g)[0] == "acquire"


@rule("I151")
def test_step_pyramids_lower_the_cost_by_one_for_a_token_of_their_own():
    g = olmecs("stone_mask", "stone_mask", "stone_mask")
    play(g, "exhaust:olmecs_a", "acquire", "yes")
    while pending(g)[0] == "discard":
        play(g, "stone_mask")
    assert hand(g).count("stone_mask") == 1
    assert player(g)["exhausts"] == 3


@rule("I151")
@pytest.mark.parametrize("heads", [(), ("la_venta", "calendar")])
def test_step_pyramids_make_a_cost_payable(heads):
    g = olmecs(*(() if heads else ("stone_mask", "stone_mask")), heads=heads)
    assert "exhaust:olmecs_a" in keys(g)


@rule("I153")
def test_ashoka_puts_the_attacks_of_three_places_into_history():
    host = {"card": "gandhara", "garrison": ["cataphract"]}
    mine = empire(
        "ashoka",
        "indian_elephants",
        "unrest",
        deck=["indian_elephants_2", "advance"],
        discard=["corruption", "glory"],
        nation=["magadha"],
        play=[host],
    )
    g = table(mine, nations="mauryans romans")
    play(g, "play:ashoka")
    assert history(g) == ["ashoka", "corruption", "indian_elephants", "indian_elephants_2"]
    assert garrison(g, "gandhara") == ["cataphract"]
    assert (deck(g), discard(g)) == (["advance"], ["glory"])
    assert hand(g) == ["great", "unrest"]


# Sacred Pass --------------------------------------------------------------------------------------


@rule("I156")
def test_sacred_pass_swaps_without_a_look():
    g = table(
        me("advance", "conquer", play=["sacred_pass"], nation=["prosperity", "julius_caesar"])
    )
    play(g, "exhaust:sacred_pass", "no", "yes", "advance")
    assert hand(g) == ["conquer", "prosperity"]
    assert secret(g)["nation"] == ["advance", "julius_caesar"]
    assert discard(g) == ["sacred_pass"]


@rule("I115", "I156")
def test_sacred_pass_does_not_take_the_accession_card():
    g = table(me("advance", "conquer", play=["sacred_pass"], nation=["julius_caesar"]))
    play(g, "exhaust:sacred_pass", "no")
    while pending(g)[0] == "may":
        play(g, "no")
    assert secret(g)["nation"] == ["julius_caesar"]
    assert "julius_caesar" not in hand(g)


@rule("I156")
def test_the_swap_is_closed_when_only_the_accession_card_is_left():
    g = table(me("advance", "conquer", play=["sacred_pass"], nation=["julius_caesar"]))
    play(g, "exhaust:sacred_pass", "no")
    assert pending(g) == ("turn", 0)


# others -------------------------------------------------------------------------------------------


@rule("I112", "I202")
def test_grand_trunk_road_counts_as_two_regions_for_glory():
    mine = empire("glory", "unrest", play=["grand_trunk_road", "magadha"])
    g = table(mine, nations="mauryans romans")
    play(g, "play:glory", "grand_trunk_road", "great")
    assert in_play(g) == []
    assert hand(g) == ["great", "unrest"]


@rule("I202")
def test_grand_trunk_road_counts_twice_for_prosperity():
    mine = empire("prosperity", "unrest", play=["grand_trunk_road", "magadha"], tokens=purse())
    g = table(mine, nations="mauryans romans")
    play(g, "play:prosperity", "no", "no", "population")
    assert tokens(g) == purse(0, 3)


@rule("I207")
def test_the_tributary_greeks_stays_in_play():
    g = table(empire("greeks", "unrest"), legends=True)
    play(g, "play:greeks")
    assert in_play(g) == ["greeks"]
