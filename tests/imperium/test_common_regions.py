"""The common regions of both boxes: one at a time."""

from __future__ import annotations

import pytest

from imperium_common import (
    MARKETS,
    actions,
    asked,
    cash,
    classics,
    deck,
    exile,
    legends,
    market,
    pile,
    play,
    points,
    solstice,
    table,
    who,
)
from imperium_table import discard, garrison, hand, history, in_play, keys, player, rule, tokens

# regions that give something, or nothing, as soon as they are played
GAINS = [
    ("classics", "wilderness", {}),
    ("classics", "jungle", {"population": 1}),
    ("classics", "mountain", {"material": 3}),
    ("classics", "forest", {}),
    ("classics", "oasis", {}),
    ("classics", "hills", {"population": 1}),
    ("classics", "marsh", {"material": 2}),
    ("classics", "steppe", {}),
    ("classics", "cape", {}),
    ("legends", "rainforest", {"population": 1}),
    ("legends", "mountain_legends", {"material": 2}),
    ("legends", "highlands", {}),
    ("legends", "lowlands", {}),
    ("legends", "plain", {"progress": 1}),
    ("legends", "fortified_region", {}),
    ("legends", "grassland", {}),
]
DRAWS = [("classics", "coast", 1), ("legends", "peninsula", 2), ("legends", "island", 1)]
BURIES = [
    ("classics", "floodplain"),
    ("classics", "river"),
    ("legends", "lakes"),
    ("legends", "archipelago"),
]
LIFTS = [("classics", "woodland"), ("legends", "moor")]


@rule("I89", "I96")
@pytest.mark.parametrize("box, card, gain", GAINS)
def test_region_gain_exile_garrison(box, card, gain):
    g = play(table(box, who(hand=[card, "advance", "prosperity"]), n=3), f"play:{card}")
    assert tokens(g) == cash() | gain
    assert asked(g) == ("exile", 0)  # exiling is not optional
    assert keys(g) == market(g)
    play(g, "elders")
    assert exile(g) == ["elders"]
    assert asked(g) == ("may", 0)
    play(g, "yes", "prosperity")
    assert in_play(g) == [card]
    assert garrison(g, card) == ["prosperity"]
    assert hand(g) == ["advance"]
    assert (actions(g), tokens(g)) == (2, cash() | gain)


@pytest.mark.parametrize("box, card, gain", GAINS)
def test_region_without_garrison(box, card, gain):
    g = play(table(box, who(hand=[card, "prosperity"]), n=3), f"play:{card}", "elders", "no")
    assert in_play(g) == [card]
    assert garrison(g, card) == []
    assert hand(g) == ["prosperity"]


@pytest.mark.parametrize("box, card, number", DRAWS)
def test_region_that_draws(box, card, number):
    """The drawn cards may be garrisoned, the cards left in hand too."""
    cards = ["advance", "prosperity", "glory"]
    g = play(table(box, who(hand=[card], deck=cards)), f"play:{card}")
    assert hand(g) == sorted(cards[:number])
    play(g, "elders", "yes", *(["prosperity"] if number > 1 else []))
    assert exile(g) == ["elders"]
    assert garrison(g, card) == ["prosperity" if number > 1 else "advance"]
    assert deck(g) == cards[number:]


@rule("I103")
@pytest.mark.parametrize("box, card", BURIES)
def test_region_that_buries(box, card):
    me = who(hand=[card], discard=["advance", "prosperity"])
    g = play(table(box, me), f"play:{card}", "yes", "prosperity")
    assert history(g) == ["prosperity"]
    assert discard(g) == ["advance"]
    assert asked(g) == ("exile", 0)
    g = play(table(box, me), f"play:{card}", "no", "elders")
    assert (history(g), sorted(discard(g))) == ([], ["advance", "prosperity"])
    assert exile(g) == ["elders"]


@pytest.mark.parametrize("box, card", LIFTS)
def test_region_that_lifts(box, card):
    me = who(hand=[card], discard=["advance", "prosperity"], deck=["glory"])
    g = play(table(box, me), f"play:{card}", "yes", "prosperity")
    assert deck(g) == ["prosperity", "glory"]
    assert discard(g) == ["advance"]
    play(g, "elders")
    g = play(table(box, me), f"play:{card}", "no", "elders")
    assert (deck(g), sorted(discard(g))) == (["glory"], ["advance", "prosperity"])


@rule("I89")
def test_exiled_market_card_leaves_its_unrest_and_is_replaced():
    board = ["forest", {"card": "elders", "unrest": True}, "pharmacy", "hittites", "armenians"]
    me = who(hand=["oasis"])
    g = classics(me, market=board, decks={"uncivilised": ["boats"]})
    before = pile(g)
    play(g, "play:oasis", "elders")
    assert exile(g) == ["elders"]
    assert g.view(None)["market"][1] == {"card": "boats", "unrest": True}
    assert pile(g) == before  # one back, one under the new card


@rule("I89", "I182")
def test_market_cards_with_tokens_are_not_exiled():
    board = [{"card": card, "tokens": {"progress": 1}} for card in MARKETS["classics"]]
    board[1] = {"card": "elders"}
    board[2] = {"card": "pharmacy"}
    g = play(classics(who(hand=["oasis"]), market=board), "play:oasis")
    assert keys(g) == ["elders", "pharmacy"]
    board[1] = board[2] = {"card": "shrine", "tokens": {"material": 1}}
    board[2] = None
    g = play(classics(who(hand=["oasis"]), market=board), "play:oasis")
    assert exile(g) == []
    assert in_play(g) == ["oasis"]


# --- solstice -------------------------------------------------------------------------------------


@rule("I66", "I106")
@pytest.mark.parametrize(
    "card, gain", [("highlands", cash(population=2)), ("lowlands", cash(material=3))]
)
def test_highlands_and_lowlands_at_the_solstice(card, gain):
    g = solstice("legends", who(play=[card], hand=["advance", "prosperity"]))
    assert tokens(g) == gain
    assert asked(g) == ("discard", 0)
    assert keys(g) == ["advance", "prosperity"]  # not optional
    play(g, "advance")
    assert (hand(g), discard(g)) == (["prosperity"], ["advance"])
    g = solstice("legends", who(play=[card]))
    assert (tokens(g), discard(g)) == (gain, [])


def test_grassland_at_the_solstice():
    g = solstice("legends", who(play=["grassland"], hand=["advance"], deck=["prosperity", "glory"]))
    assert hand(g) == ["advance", "prosperity"]
    play(g, "prosperity")
    assert (hand(g), discard(g), deck(g)) == (["advance"], ["prosperity"], ["glory"])


# --- protection -----------------------------------------------------------------------------------


@rule("I82", "I104", "I172", "I173")
@pytest.mark.parametrize("card", ["wilderness", "cape"])
def test_recalled_to_avoid_an_attack(card):
    """Corruption: everybody gains 2 material, the others take an unrest."""
    attacker = who(hand=["corruption"], state="empire")
    owner = who(play=[{"card": card, "garrison": ["druids"]}])
    g = play(classics(attacker, owner, n=3), "play:corruption")
    assert asked(g)[1] == 1
    play(g, "yes")
    assert hand(g, 1) == sorted([card, "druids"])
    assert in_play(g, 1) == []
    assert tokens(g, 1) == cash()  # the gain is avoided as well
    assert (hand(g, 2), tokens(g, 2)) == (["unrest"], cash(material=2))
    assert tokens(g) == cash(material=2, progress=1)
    g = play(classics(attacker, owner, n=3), "play:corruption", "no")
    assert in_play(g, 1) == [card]
    assert (hand(g, 1), tokens(g, 1)) == (["unrest"], cash(material=2))


@pytest.mark.parametrize("card", ["wilderness", "cape"])
def test_own_attacks_do_not_ask(card):
    g = play(
        classics(who(hand=["corruption"], state="empire", play=[card]), n=3), "play:corruption"
    )
    assert asked(g) == ("place", 0)
    assert in_play(g) == [card]


@rule("I82", "I173")
@pytest.mark.parametrize("paid", [cash(population=1), cash(progress=1)])
def test_fortified_region(paid):
    attacker = who(hand=["corruption"], state="empire")
    owner = who(play=["fortified_region"]) | {"tokens": paid}
    g = play(legends(attacker, owner), "play:corruption")
    assert asked(g)[1] == 1
    play(g, "yes")
    assert tokens(g, 1) == cash()
    assert hand(g, 1) == []
    assert player(g, 1)["play"] == [{"card": "fortified_region", "exhausted": True}]
    assert player(g, 1)["exhausts"] == 4
    g = play(legends(attacker, owner), "play:corruption", "no")
    assert hand(g, 1) == ["unrest"]
    assert tokens(g, 1) == paid | {"material": 2}


@rule("I49", "I138")
@pytest.mark.parametrize(
    "owner",
    [
        who(material=9, play=["fortified_region"]),
        who(population=1, play=[{"card": "fortified_region", "exhausted": True}], exhausts=4),
        who(population=1, play=["fortified_region"], exhausts=0),
    ],
)
def test_fortified_region_not_ready(owner):
    g = play(legends(who(hand=["corruption"], state="empire"), owner), "play:corruption")
    assert asked(g) == ("place", 0)
    assert hand(g, 1) == ["unrest"]


def test_fortified_region_is_not_exhausted_on_its_own():
    g = legends(who(population=3, play=["fortified_region"]))
    assert keys(g, "exhaust") == []


# --- the others -----------------------------------------------------------------------------------


@rule("I79", "I89")
@pytest.mark.parametrize("taken", ["plain", "elders", "civil_service", "etruscans"])
def test_fortunate_isle(taken):
    board = [{"card": card, "unrest": card != "plain"} for card in MARKETS["legends"]]
    g = play(legends(who(hand=["fortunate_isle"]), market=board), "play:fortunate_isle")
    assert keys(g) == MARKETS["legends"]
    play(g, taken)
    assert hand(g) == sorted([taken] + ["unrest"] * (taken != "plain"))
    assert exile(g) == ["fortunate_isle"]
    assert (in_play(g), discard(g)) == ([], [])


@rule("I103")
def test_sacred_grove():
    me = who(hand=["sacred_grove", "advance", "prosperity"])
    g = play(legends(me, n=3), "play:sacred_grove")
    assert tokens(g) == cash(progress=1)
    play(g, "yes", "advance")
    assert history(g) == ["advance", "sacred_grove"]
    assert hand(g) == ["prosperity"]
    g = play(legends(me, n=3), "play:sacred_grove", "no")
    assert history(g) == ["sacred_grove"]
    assert hand(g) == ["advance", "prosperity"]
    assert (in_play(g), discard(g), exile(g)) == ([], [], [])


@rule("I206")
@pytest.mark.parametrize("mine, vp", [(0, 0), (1, 2), (3, 4), (4, 6)])
def test_sacred_grove_points(mine, vp):
    """Two for each opponent with fewer progress, equals do not count."""
    others = [who(progress=n) for n in (0, 1, 3)]
    g = legends(who(progress=mine, history=["sacred_grove"]), *others)
    assert points(g) == vp


@rule("I115", "I156")
@pytest.mark.parametrize("look", ["yes", "no"])
def test_sacred_pass_swaps(look):
    me = who(
        hand=["advance", "prosperity"], play=["sacred_pass"], nation=["raetia", "julius_caesar"]
    )
    g = play(classics(me), "exhaust:sacred_pass", look, "yes", "prosperity")
    assert hand(g) == ["advance", "raetia"]
    assert g.position()["players"][0]["nation"] == ["prosperity", "julius_caesar"]
    assert discard(g) == ["sacred_pass"]
    assert in_play(g) == []
    assert player(g)["exhausts"] == 4


def test_sacred_pass_only_looks():
    me = who(hand=["advance"], play=["sacred_pass"], nation=["raetia", "julius_caesar"])
    g = play(classics(me), "exhaust:sacred_pass", "yes")
    assert asked(g) == ("may", 0)
    play(g, "no")
    assert in_play(g) == ["sacred_pass"]
    assert hand(g) == ["advance"]
    assert g.position()["players"][0]["nation"] == ["raetia", "julius_caesar"]


@rule("I115", "I156", "I188")
def test_sacred_pass_never_takes_the_accession_card():
    me = who(hand=["advance"], play=["sacred_pass"], nation=["julius_caesar"])
    g = classics(me)
    play(g, "exhaust:sacred_pass")
    while g.decision.kind == "may":
        play(g, "yes")
    assert hand(g) == ["advance"]
    assert in_play(g) == ["sacred_pass"]
    assert g.position()["players"][0]["nation"] == ["julius_caesar"]
