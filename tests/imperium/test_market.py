"""Acquiring and breaking through (I79, I83-I84, I109, I141, I155)."""

import pytest

from imperium_keywords import (
    LEGENDS_MARKET,
    MARKET,
    exile,
    market,
    me,
    pending,
    pile,
    purse,
    slot,
    table,
)
from imperium_table import hand, in_play, keys, play, rule, tokens

TRIBUTARIES = [
    "armenians",
    "assyrians",
    "egyptians",
    "ionians",
    "qin",
    "sumerians",
    "aksumites",
    "minoans",
    "hittites",
]


# acquire ------------------------------------------------------------------------------------------


@rule("I79")
def test_an_acquired_card_comes_with_its_unrest_and_all_its_tokens():
    loaded = {"card": "elders", "unrest": True, "tokens": purse(2, 1, 3)}
    g = table(me("advance", tokens=purse(3)), market=[MARKET[0], loaded, *MARKET[2:]])
    play(g, "play:advance", "elders")
    assert hand(g) == ["elders", "unrest"]
    assert tokens(g) == purse(2, 1, 3)


@rule("I79")
def test_the_slot_is_filled_from_its_deck_with_an_unrest_from_the_pile():
    g = table(me("advance", "glory", tokens=purse(3)))
    before = pile(g)
    play(g, "play:advance", "elders")
    assert market(g) == ["forest", "shrine", "temple", "aksumites", "hittites"]
    assert slot(g, "shrine") == {"card": "shrine", "unrest": True}
    assert pile(g) == before - 1


@rule("I79")
def test_no_unrest_lies_under_a_new_region():
    g = table(me("conquer", "glory", tokens=purse(0, 2)))
    before = pile(g)
    play(g, "play:conquer", "forest")
    assert slot(g, "hills") == {"card": "hills"}
    assert (hand(g), pile(g)) == (["forest", "glory"], before)


@rule("I79")
def test_a_slot_of_the_main_deck_is_filled_from_there_whatever_comes():
    g = table(me("conquer", "glory", tokens=purse(0, 2)))
    play(g, "play:conquer", "aksumites")
    assert market(g) == ["forest", "elders", "temple", "urban_development", "hittites"]
    assert slot(g, "urban_development")["unrest"] is True


@rule("I79")
def test_several_suits_are_still_one_card():
    g = table(me("philip_ii", "advance"), nations="macedonians romans")
    play(g, "play:philip_ii")
    assert sorted(keys(g)) == ["aksumites", "elders", "forest", "hittites", "temple"]
    play(g, "forest")
    assert hand(g) == ["advance", "forest"]
    assert pending(g) == ("turn", 0)


@rule("I79")
def test_only_the_suits_listed_may_be_acquired():
    g = table(me("advance", tokens=purse(3)))
    play(g, "play:advance")
    assert keys(g) == ["elders", "temple"]


@rule("I79")
def test_a_card_just_revealed_may_be_acquired_next():
    g = table(me("roman_expansion", "advance"))
    play(g, "play:roman_expansion", "yes")
    assert hand(g) == ["advance", "forest", "hills"]
    assert market(g)[0] == "coast"


NO_REGIONS = ["mountain", "coast", "floodplain", "oasis", "hills", "marsh"]
NO_REGIONS += ["steppe", "river", "cape", "woodland", "sacred_pass"]


def without_regions(mine):
    """The small deck of regions is empty, Jungle lies in the main deck."""
    decks = {"region": [], "main": ["urban_development", "jungle"]}
    g = table(mine, decks=decks, gone=NO_REGIONS)
    assert g.view(None)["small_decks"][0] == 0
    return g


@rule("I79")
def test_a_slot_with_an_empty_deck_is_filled_from_the_main_deck():
    g = without_regions(me("conquer", "glory", tokens=purse(0, 2)))
    play(g, "play:conquer", "forest")
    assert slot(g, "urban_development") == {"card": "urban_development", "unrest": True}
    assert market(g)[0] == "urban_development"


@rule("I84")
def test_with_an_empty_small_deck_the_main_deck_is_searched():
    g = without_regions(me("conquer", "glory", tokens=purse(0, 3)))
    before = g.view(None)["main_deck"]
    play(g, "play:conquer", "break_through", "region", "deck")
    assert hand(g) == ["glory", "jungle"]
    assert g.view(None)["main_deck"] == before - 1


# break through ------------------------------------------------------------------------------------


@rule("I84")
def test_one_suit_is_named_first():
    g = table(me("conquer", tokens=purse(0, 3)))
    play(g, "play:conquer", "break_through")
    assert keys(g) == ["region", "tributary"]
    play(g, "tributary")
    assert keys(g) == ["deck", "aksumites", "hittites"]


@rule("I84")
def test_breaking_through_from_the_market_brings_tokens_but_no_unrest():
    loaded = {"card": "elders", "unrest": True, "tokens": purse(0, 1, 1)}
    g = table(me("advance", "glory", tokens=purse(5)), market=[MARKET[0], loaded, *MARKET[2:]])
    before = pile(g)
    play(g, "play:advance", "break_through", "uncivilised", "elders")
    assert hand(g) == ["elders", "glory"]
    assert tokens(g) == purse(0, 1, 1)
    assert slot(g, "shrine") == {"card": "shrine", "unrest": True}
    assert pile(g) == before + 1 - 1, "one returned, one under the new card"


@rule("I84")
def test_breaking_through_from_a_small_deck_takes_its_top_card():
    g = table(me("advance", "glory", tokens=purse(5)))
    before = pile(g)
    play(g, "play:advance", "break_through", "civilised", "deck")
    assert hand(g) == ["glory", "pharmacy"]
    assert market(g) == ["forest", "elders", "temple", "aksumites", "hittites"]
    assert (pile(g), g.view(None)["small_decks"][2]) == (before, 4)


@rule("I84")
def test_a_tributary_is_looked_for_in_the_main_deck():
    g = table(
        me("conquer", "glory", tokens=purse(0, 3)),
        decks={"main": ["urban_development", "jungle", "armenians", "river"]},
    )
    before, unrest = g.view(None)["main_deck"], pile(g)
    play(g, "play:conquer", "break_through", "tributary", "deck")
    assert hand(g) == ["armenians", "glory"]
    assert g.view(None)["main_deck"] == before - 1
    assert {"urban_development", "jungle", "river"} <= set(g.position()["decks"]["main"])
    assert pile(g) == unrest


@rule("I84")
def test_two_progress_when_no_such_card_exists():
    g = table(
        me("conquer", "glory", tokens=purse(0, 3)),
        market=[*MARKET[:3], None, None],
        exile=TRIBUTARIES,
    )
    play(g, "play:conquer", "break_through", "tributary")
    assert hand(g) == ["glory"]
    assert tokens(g) == purse(0, 0, 2)


@rule("I84")
def test_a_dual_card_answers_to_either_suit():
    g = table(
        me("advance", tokens=purse(5)),
        market=[MARKET[0], {"card": "port", "unrest": True}, *MARKET[2:]],
    )
    play(g, "play:advance", "break_through", "civilised")
    assert keys(g) == ["deck", "port", "temple"]


@rule("I109")
def test_acclaimed_breaks_through_for_a_card_with_variable_points():
    variable = {"card": "qanat", "unrest": True}
    g = table(
        me("acclaimed", "glory"),
        legends=True,
        market=[LEGENDS_MARKET[0], variable, *LEGENDS_MARKET[2:]],
    )
    play(g, "play:acclaimed")
    assert keys(g) == ["deck", "qanat", "amphitheatre"]
    play(g, "qanat")
    assert hand(g) == ["glory", "qanat"]


@rule("I109")
def test_acclaimed_reveals_main_deck_cards_until_one_has_variable_points():
    g = table(
        me("acclaimed", "glory"),
        legends=True,
        decks={"main": ["civil_service", "mercenaries", "city"]},
    )
    play(g, "play:acclaimed", "deck")
    assert hand(g) == ["glory", "mercenaries"]


# cards one cannot play yet ------------------------------------------------------------------------


@rule("I83")
def test_a_barbarian_may_acquire_an_empire_card_but_not_play_it():
    g = table(me("advance", "glory", tokens=purse(3)))
    play(g, "play:advance", "temple")
    assert "temple" in hand(g)
    assert "play:temple" not in keys(g)


@rule("I83")
def test_a_barbarian_card_in_play_may_be_exhausted_by_an_empire():
    g = table(me("unrest", state="empire", play=["shrine"]), decks={"uncivilised": ["boats"]})
    assert "exhaust:shrine" in keys(g)


@rule("I83")
def test_atlanteans_play_no_barbarian_cards():
    g = table(me("oracle", "assyrians"), nations="atlanteans romans")
    assert keys(g, "play:") == ["play:assyrians"]


# costs and nothing for them -----------------------------------------------------------------------


@rule("I141")
def test_a_cost_may_be_paid_for_nothing():
    g = table(me("conquer", "advance", tokens=purse(3, 2)), market=[None, *MARKET[1:3], None, None])
    play(g, "play:conquer")
    assert tokens(g) == purse(3, 0)
    assert hand(g) == ["advance"]


@rule("I155")
@pytest.mark.parametrize("guess", ["civilised", "tributary"])
def test_gambling_on_the_top_card_of_the_main_deck(guess):
    g = table(me("gambling", "glory", tokens=purse(1)))
    before = pile(g)
    play(g, "play:gambling", guess)
    won = guess == "civilised"
    assert hand(g) == (["glory", "urban_development"] if won else ["glory"])
    assert exile(g) == ([] if won else ["urban_development"])
    assert (pile(g), market(g)) == (before, [entry["card"] for entry in MARKET])


@rule("I155")
def test_a_dual_card_matches_either_suit():
    g = table(me("gambling", "glory", tokens=purse(1)), decks={"main": ["port"]})
    play(g, "play:gambling", "civilised")
    assert hand(g) == ["glory", "port"]


@rule("I102")
def test_an_acquired_pinned_card_is_in_hand_not_in_play():
    g = table(me("conquer", "glory", tokens=purse(0, 2)))
    play(g, "play:conquer", "forest")
    assert in_play(g) == []
