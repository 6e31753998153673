"""Scoring (I12, I70-I75, I198)."""

import pytest

from imperium_rounds import bare, end_turn, pool, table
from imperium_table import rule

LEGENDS = {"options": {"common_cards": "legends"}, "market": [None] * 5}


def final(*players, **top):
    """The last turn of the last round has passed; the solstice too."""
    last = len(players) - 1
    g = end_turn(table(*players, turn=last, ending=2, **top))
    assert g.over
    return g


def points(*others, seats=("romans", "celts", "greeks"), top=None, **me):
    """What seat 0 scores."""
    return final(bare(**me), *(others or (bare(),)), seats=seats, **top or {}).scores()[0].total


def garrisoned(card):
    return [{"card": "dalmatia", "garrison": [card]}]


# tokens and places --------------------------------------------------------------------------------


@rule("I71")
def test_a_point_for_each_progress():
    assert points(tokens=pool(0, 0, 7)) == 7


@rule("I71")
def test_none_for_material():
    assert points(tokens=pool(20)) == 0


@rule("I72")
@pytest.mark.parametrize("place", ["hand", "play", "deck", "discard", "history"])
def test_cards_score_wherever_they_are(place):
    """Legions: 2 points."""
    assert points(**{place: ["legions"]}) == 2


@rule("I72", "I96")
def test_garrisoned_cards_score():
    assert points(play=garrisoned("legions")) == 2


@rule("I72", "I93")
def test_sunken_cards_score():
    """Kleito: 3 points."""
    assert points(history=["kleito"], seats=("atlanteans", "celts")) == 3


@rule("I72")
def test_the_power_card_scores():
    """Romans: a point for each 4 or 2 population."""
    assert points(tokens=pool(0, 8), side="A") == 2
    assert points(tokens=pool(0, 8), side="B") == 4


@rule("I72")
def test_nation_deck_and_development_area_do_not():
    """Skis of the Vikings are worth 2 points, Legions too."""
    assert points(development=["legions"]) == 0
    seats = ("vikings", "celts")
    plain = points(seats=seats, nation=["harald_hardrada"])
    assert points(seats=seats, nation=["skis", "harald_hardrada"]) == plain


@rule("I72")
def test_nor_does_a_card_in_exile():
    assert points(top={"exile": ["temple", "education"]}) == 0


@rule("I70")
def test_places_matter():
    """Proud: 12 in a garrison, 8 in history, 3 elsewhere."""
    region = {"card": "dalmatia", "garrison": ["proud"]}
    assert points(top=LEGENDS, play=[region]) == 12
    assert points(top=LEGENDS, history=["proud"]) == 8
    assert points(top=LEGENDS, hand=["proud"]) == 3


# kinds of points ----------------------------------------------------------------------------------


@rule("I12")
def test_fixed_points():
    assert points(discard=["triumphant", "education"]) == 11 + 2


@rule("I12")
def test_negative_points():
    assert points(discard=["unrest", "unrest"], tokens=pool(0, 0, 1)) == 1 - 4


@rule("I12", "I73")
def test_conditional_points():
    """A town is worth 2 in history."""
    assert points(history=["town"]) == 2
    assert points(discard=["town"]) == 0


@rule("I73")
def test_conditional_points_with_another_value():
    """Praiseworthy: 7 in history, otherwise 3."""
    assert points(history=["praiseworthy"]) == 7
    assert points(hand=["praiseworthy"]) == 3


@rule("I12", "I73")
def test_a_conditional_negative_value():
    """Mandate of Heaven: -2 unless it is in play, where it is a pinned card for Qin B."""
    seats = ("qin", "celts")
    assert points(discard=["mandate_of_heaven"], seats=seats, side="B") == -2
    assert points(play=["mandate_of_heaven"], seats=seats, side="B") == 2


@rule("I12", "I74")
def test_variable_points():
    """Emperor Trajan: a point for each 3 population. 8 of them: 2, and 2 for the power card."""
    assert points(hand=["emperor_trajan"], tokens=pool(0, 8), side="A") == 2 + 2


@rule("I12", "I74")
@pytest.mark.parametrize("population, expected", [(18, 9), (20, 10), (22, 10), (60, 10)])
def test_ten_at_most(population, expected):
    assert points(tokens=pool(0, population)) == expected


@rule("I74")
def test_ten_for_each_card():
    assert points(tokens=pool(0, 60), hand=["emperor_trajan"]) == 20


@rule("I74")
def test_things_are_counted_anew_by_each_card():
    """Romans B: 6 / 2, Emperor Trajan: 6 / 3, Mercenaries: 6 / 4."""
    assert points(tokens=pool(0, 6), discard=["emperor_trajan", "mercenaries"]) == 3 + 2 + 1


@rule("I74", "I8")
def test_dual_cards_count_for_both_suits():
    """Celts B: 2 points for each uncivilised card; Egyptians: 1 for each civilised one. Port: 1."""
    assert points(hand=["port", "egyptians"], seats=("celts", "romans")) == 2 + 1 + 1


# cards owned --------------------------------------------------------------------------------------

GREEKS = ("greeks", "celts")  # B: a point for each 3 cards


@rule("I198")
@pytest.mark.parametrize("cards, expected", [(1, 0), (2, 1), (4, 1), (5, 2)])
def test_the_power_card_is_a_card_but_not_the_state_card(cards, expected):
    owned = ["glory", "advance", "conquer", "settlers", "forest_of_pholoe"][:cards]
    assert points(discard=owned, seats=GREEKS) == expected


@rule("I198", "I72")
@pytest.mark.parametrize("place", ["hand", "deck", "discard", "history"])
def test_cards_owned_anywhere(place):
    owned = ["glory", "advance", "conquer", "settlers", "forest_of_pholoe"]
    assert points(**{place: owned}, seats=GREEKS) == 2


@rule("I198")
def test_garrisoned_cards_are_owned():
    region = {"card": "peloponnese", "garrison": ["advance"]}
    assert points(play=[region], seats=GREEKS) == 1


@rule("I198", "I72")
def test_cards_not_scored_are_not_owned():
    nation = ["city_of_athens", "plains_of_thessaly", "olympic_games"]
    assert points(nation=nation, development=["science", "lighthouse"], seats=GREEKS) == 0


@rule("I198")
def test_owned_suits_are_found_in_garrisons():
    region = {"card": "celtica", "garrison": ["elders"]}
    assert points(play=[region], seats=("celts", "romans")) == 1 + 2


# the winner ---------------------------------------------------------------------------------------


@rule("I75")
def test_most_points_win():
    g = final(bare(tokens=pool(0, 0, 3)), bare(tokens=pool(0, 0, 4)), bare(tokens=pool(0, 0, 1)))
    assert g.winners == (1,)
    assert [score.total for score in g.scores()] == [3, 4, 1]


@rule("I75")
def test_ties_share_the_win():
    g = final(bare(tokens=pool(0, 0, 3)), bare(), bare(tokens=pool(0, 0, 3)))
    assert g.winners == (0, 2)


@rule("I75")
def test_unrest_decides_nothing_in_scoring():
    g = final(bare(tokens=pool(0, 0, 5), discard=["unrest"]), bare(tokens=pool(0, 0, 2)))
    assert g.winners == (0,)
