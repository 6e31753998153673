"""Setup, and the lookout phase with its variants."""

import pytest

import tabularium as tb
from settlers_support import (
    asked,
    discard,
    end_round,
    hand,
    keys,
    play,
    player,
    rule,
    settlers,
    three,
    vp,
)

FACTIONS = ["barbarians", "japanese", "romans", "egyptians"]


def start(seats, **options):
    """A new game with that many seats, seat 0 first, at the first pick of the first round."""
    options = {"first_player": "first_seat"} | options
    return tb.new("settlers", seats=FACTIONS[:seats], seed=3, options=options)


def lookout(g):
    """The picks of a lookout phase: who picks, from how many cards."""
    picks = []
    while g.decision.kind == "draft":
        picks.append((g.to_move, len(g.view(None)["offer"])))
        g.play(0)
    return picks


def cards(g, seat):
    """How many common and faction cards a seat holds."""
    return (player(g, seat)["common_cards"], player(g, seat)["faction_cards"])


# setup --------------------------------------------------------------------------------------------


@rule("S19")
def test_each_player_picks_a_faction_that_is_left():
    g = tb.new("settlers", seats=3, seed=1, options={"first_player": "first_seat"})
    assert (asked(g), keys(g)) == ((0, "faction"), FACTIONS)
    play(g, "romans")
    assert (asked(g), keys(g)) == ((1, "faction"), ["barbarians", "japanese", "egyptians"])
    play(g, "egyptians", "japanese")
    assert [player(g, seat)["faction"] for seat in range(3)] == ["romans", "egyptians", "japanese"]


@rule("S19")
def test_factions_may_be_dealt_at_random():
    deals = [tb.new("settlers", seats=2, seed=s, options={"factions": "random"}) for s in range(20)]
    pairs = {tuple(player(g, seat)["faction"] for seat in (0, 1)) for g in deals}
    assert {g.decision.kind for g in deals} == {"draft"}
    assert {faction for pair in pairs for faction in pair} == set(FACTIONS)
    assert all(one != other for one, other in pairs)


@rule("S18", "S19", "S22", "S27", "S28")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_decks_before_the_first_pick(seats):
    g = start(seats)
    assert g.view(None)["round"] == 1
    assert g.view(None)["common_deck_size"] == 84 - 2 * seats - (seats + 1)
    assert [player(g, seat)["deck_size"] for seat in range(seats)] == [30 - 2 - 1] * seats


@rule("S22", "S27")
def test_two_common_and_two_faction_cards_and_the_first_of_the_lookout():
    g = start(3)
    assert [cards(g, seat) for seat in range(3)] == [(2, 3)] * 3


@rule("S18", "S19")
def test_the_decks_are_shuffled():
    first, second = (
        tb.new("settlers", seats=["barbarians", "romans"], seed=seed).position() for seed in (1, 2)
    )
    assert first["common_deck"] != second["common_deck"]
    assert first["players"][0]["deck"] != second["players"][0]["deck"]


@rule("S19", "S8")
def test_each_draws_from_a_deck_of_the_own_faction():
    decks = [set(entry["deck"]) for entry in start(4).position()["players"]]
    assert all(len(deck) >= 12 for deck in decks)
    assert len(set.union(*decks)) == sum(len(deck) for deck in decks)


@rule("S20", "S23")
def test_nobody_starts_with_points_or_goods():
    g = start(4)
    for seat in range(4):
        assert vp(g, seat) == 0
        assert set(player(g, seat)["goods"].values()) == {0}
        assert (player(g, seat)["empire"], player(g, seat)["deals"]) == ([], [])


@rule("S21")
def test_the_first_player_is_random():
    firsts = {
        tb.new("settlers", seats=FACTIONS, seed=seed).view(None)["first_player"]
        for seed in range(40)
    }
    assert firsts == {0, 1, 2, 3}


@rule("S21")
def test_the_first_seat_may_be_the_first_player():
    for seed in range(10):
        g = tb.new("settlers", seats=2, seed=seed, options={"first_player": "first_seat"})
        assert g.view(None)["first_player"] == 0


@rule("S22")
def test_there_is_no_mulligan():
    g = start(2)
    assert asked(g) == (0, "draft")
    assert set(keys(g)) == set(g.view(None)["offer"])


# the usual lookout --------------------------------------------------------------------------------


@rule("S28", "S29")
def test_two_players_pick_forth_and_back():
    assert lookout(start(2)) == [(0, 3), (1, 2), (1, 3), (0, 2)]


@rule("S28", "S29", "SE15")
def test_three_players_pick_forth_and_back():
    assert lookout(start(3)) == [(0, 4), (1, 3), (2, 2), (2, 4), (1, 3), (0, 2)]


@rule("S28", "S29")
def test_four_players_pick_forth_and_back():
    picks = [(0, 5), (1, 4), (2, 3), (3, 2), (3, 5), (2, 4), (1, 3), (0, 2)]
    assert lookout(start(4)) == picks


@rule("S28", "S29")
def test_the_lookout_begins_with_the_first_player():
    g = end_round(three(first_player=1, turn=0))
    assert g.view(None)["first_player"] == 2
    assert lookout(g) == [(2, 4), (0, 3), (1, 2), (1, 4), (0, 3), (2, 2)]


@rule("S26", "S27", "S28", "S29")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_gains_one_faction_and_two_common_cards(seats):
    g = start(seats)
    lookout(g)
    assert [cards(g, seat) for seat in range(seats)] == [(4, 3)] * seats
    assert len(discard(g)) == 2
    assert g.view(None)["common_deck_size"] == 84 - 2 * seats - 2 * (seats + 1)


@rule("S28", "S29")
def test_a_pick_goes_to_the_hand_and_the_last_card_to_the_discard_pile():
    deck = ["mill", "town", "castle", "mason", "rubble", "tavern"]
    g = end_round(settlers(common_deck=deck))
    assert (asked(g), set(keys(g))) == ((1, "draft"), {"mill", "town", "castle"})
    play(g, "town", "castle")
    assert ("town" in hand(g, 1), "castle" in hand(g, 0), discard(g)) == (True, True, ["mill"])
    assert (asked(g), set(keys(g))) == ((0, "draft"), {"mason", "rubble", "tavern"})
    play(g, "tavern", "rubble")
    assert sorted(discard(g)) == ["mason", "mill"]


@rule("S27")
def test_the_top_card_of_the_own_faction_deck_is_drawn():
    g = end_round(settlers({"deck": ["idol", "raid"]}, {"deck": ["colossus"]}))
    assert (hand(g, 0), hand(g, 1)) == (["idol", "ruins"], ["colossus", "ruins"])


@rule("S30")
def test_there_is_no_hand_limit():
    many = ["mill", "town", "castle", "mason", "rubble", "tavern", "statue", "supplier", "baker"]
    g = end_round(settlers({"hand": many + ["gallows", "monument", "canteen"]}))
    lookout(g)
    assert cards(g, 0) == (14, 1)
    assert asked(g) == (1, "turn")


# the advanced lookout -----------------------------------------------------------------------------


@rule("S90", "S91")
def test_advanced_two_players_take_turns_from_five():
    g = start(2, lookout="advanced")
    assert lookout(g) == [(0, 5), (1, 4), (0, 3), (1, 2)]
    assert len(discard(g)) == 1


@rule("S92", "S93", "SE16")
def test_advanced_three_players():
    g = start(3, lookout="advanced")
    assert lookout(g) == [(0, 5), (1, 4), (2, 4), (0, 3), (1, 3), (2, 2)]
    assert len(discard(g)) == 1


@rule("S92", "S93")
def test_advanced_four_players():
    picks = [(0, 5), (1, 4), (2, 4), (3, 4), (0, 3), (1, 3), (2, 3), (3, 2)]
    g = start(4, lookout="advanced")
    assert lookout(g) == picks
    assert len(discard(g)) == 1


@rule("S94", "S90")
@pytest.mark.parametrize("seats, revealed", [(2, 5), (3, 7), (4, 9)])
def test_advanced_cards_revealed_in_all(seats, revealed):
    g = start(seats, lookout="advanced")
    lookout(g)
    assert g.view(None)["common_deck_size"] == 84 - 2 * seats - revealed
    assert [cards(g, seat) for seat in range(seats)] == [(4, 3)] * seats


@rule("S91", "S93")
def test_advanced_begins_with_the_first_player_of_the_round():
    g = end_round(settlers(options={"lookout": "advanced"}))
    assert lookout(g) == [(1, 5), (0, 4), (1, 3), (0, 2)]
    g = end_round(three(options={"lookout": "advanced"}))
    assert lookout(g) == [(1, 5), (2, 4), (0, 4), (1, 3), (2, 3), (0, 2)]


# the peaceful game --------------------------------------------------------------------------------


@rule("S95")
def test_in_peace_everybody_draws_one_more_common_card():
    g = start(2, peaceful=True)
    assert [cards(g, seat) for seat in (0, 1)] == [(3, 3)] * 2
    assert lookout(g) == [(0, 3), (1, 2), (1, 3), (0, 2)]
    assert [cards(g, seat) for seat in (0, 1)] == [(5, 3)] * 2


@rule("S95")
def test_in_peace_the_card_comes_unseen_in_every_round():
    deck = ["mill", "town", "castle", "mason", "rubble"]
    g = end_round(
        settlers({"hand": []}, {"hand": []}, common_deck=deck, options={"peaceful": True})
    )
    drawn = [card for seat in (0, 1) for card in g.view(seat)["hand"] if card in deck]
    assert sorted(drawn) == ["mill", "town"]
    assert set(keys(g)) == {"castle", "mason", "rubble"}
    assert [player(g, seat)["known_hand"] for seat in (0, 1)] == [[], []]


@rule("S95", "S90")
def test_peace_goes_with_the_advanced_lookout():
    g = start(2, peaceful=True, lookout="advanced")
    assert lookout(g) == [(0, 5), (1, 4), (0, 3), (1, 2)]
    assert [cards(g, seat) for seat in (0, 1)] == [(5, 3)] * 2


# when the cards run out ---------------------------------------------------------------------------


@rule("S11", "S28")
def test_the_common_deck_is_made_anew_in_the_middle_of_the_offer():
    doc = settlers(common_deck=["mill"]).position()
    doc["common_discard"], doc["common_deck"] = doc["common_deck"][1:], ["mill"]
    g = tb.position(doc)
    size = len(discard(g))
    end_round(g)
    assert (len(g.view(None)["offer"]), "mill" in keys(g)) == (3, True)
    assert (g.view(None)["common_deck_size"], discard(g)) == (size - 2, [])


@rule("S11", "S27", "S28")
def test_without_any_card_left_the_lookout_gives_none():
    doc = settlers().position()
    mine = doc["players"][0]
    mine["hand"] = mine["hand"] + mine["deck"] + doc["common_deck"]
    mine["deck"], doc["common_deck"] = [], []
    before = cards(tb.position(doc), 0)
    g = play(tb.position(doc), "pass", "pass")
    assert (asked(g), cards(g, 0), cards(g, 1)) == ((1, "turn"), before, (1, 1))
