"""Collapse: the unrest pile has run out (I69, I76-I77, I122, I184, I196-I197)."""

import pytest

from imperium_rounds import bare, end_round, pool, table
from imperium_table import hand, play, rule, tokens

ELDERS = {"card": "elders", "unrest": True}


def corrupt(me=None, *others, **top):
    """Corruption: all gain 2 material, the others take an unrest, then 1 progress."""
    mine = bare(hand=["corruption", "glory"], state="empire") | (me or {})
    g = table(mine, *(others or (bare(),)), **{"unrest": 1} | top)
    return g.play("play:corruption")


@rule("I69", "I76", "I184")
def test_the_game_stops_inside_an_action():
    g = corrupt()
    assert g.over
    assert (tokens(g), tokens(g, 1)) == (pool(2), pool(2))


@rule("I69")
def test_not_while_an_unrest_is_left():
    g = corrupt(unrest=2)
    assert not g.over
    assert tokens(g) == pool(2, 0, 1)


@rule("I184", "I69")
def test_nobody_takes_more_after_the_last():
    g = corrupt({}, bare(), bare())
    assert g.over
    assert (hand(g, 1), hand(g, 2)) == (["unrest"], [])


@rule("I184", "I76")
def test_a_refilled_market_may_take_the_last_one():
    """The Senate acquires nothing else; a civilised card is dealt with an unrest under it."""
    temple = {"card": "temple", "unrest": True}
    market = ["hills", "marsh", temple, "forest", "steppe"]
    g = table(bare(hand=["the_senate", "glory"], state="empire"), bare(), market=market, unrest=1)
    play(g, "play:the_senate", "yes")
    assert g.over


@rule("I184")
def test_an_unrest_that_returns_first_saves_the_table():
    """Breaking through returns the unrest under the card before the slot is refilled."""
    market = ["hills", ELDERS, "jungle", "forest", "steppe"]
    g = table(bare(hand=["glory"]), bare(), market=market, unrest=1)
    play(g, "innovate", "uncivilised", "elders")
    assert not g.over
    assert g.view(None)["unrest_pile"] == 1


@rule("I77", "I69")
def test_fewest_unrest_wins_whatever_the_points():
    g = corrupt({}, bare(tokens=pool(0, 0, 90)))
    assert g.winners == (0,)


@rule("I69", "I77")
@pytest.mark.parametrize("already", [1, 2])
def test_collapse_overrides_scoring(already):
    g = corrupt({}, bare(tokens=pool(0, 0, 90)), ending=already)
    assert (g.over, g.winners) == (True, (0,))


@rule("I77")
@pytest.mark.parametrize("place", ["hand", "deck", "discard", "history"])
def test_unrest_everywhere_counts(place):
    cards = ["unrest", "unrest"]
    if place == "hand":
        cards += ["corruption", "glory"]
    assert corrupt({place: cards}).winners == (1,)


@rule("I122", "I196")
def test_garrisoned_unrest_does_not_count():
    region = {"card": "dalmatia", "garrison": ["unrest", "unrest"]}
    assert corrupt({"play": [region]}).winners == (0,)


@rule("I122", "I196")
def test_sunken_unrest_does_not_count():
    me = {"history": ["unrest", "unrest"], "hand": ["corruption", "flood"]}
    assert corrupt(me, seats=("atlanteans", "romans")).winners == (0,)


@rule("I77")
@pytest.mark.parametrize("progress, winner", [(pool(0, 0, 9), 0), (pool(), 1)])
def test_who_is_tied_scores(progress, winner):
    me = {"discard": ["unrest"], "tokens": progress}
    assert corrupt(me, bare(tokens=pool(0, 0, 5))).winners == (winner,)


@rule("I77")
def test_only_who_is_tied():
    rich = bare(tokens=pool(0, 0, 90), discard=["unrest", "unrest"])
    assert corrupt({"discard": ["unrest"]}, bare(tokens=pool(0, 0, 5)), rich).winners == (1,)


@rule("I197", "I77")
@pytest.mark.parametrize("progress, winners", [(0, (0,)), (1, (0, 1)), (2, (1,))])
def test_still_tied_players_share(progress, winners):
    """Mysticism is worth a point; it takes the last unrest."""
    rival = bare(tokens=pool(0, 0, progress), hand=["unrest"])
    g = end_round(table(bare(play=["mysticism"]), rival, unrest=1)).play("take_unrest")
    assert (g.over, g.winners) == (True, winners)
