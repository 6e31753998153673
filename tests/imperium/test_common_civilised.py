"""The civilised cards of both boxes: one at a time."""

from __future__ import annotations

import pytest

from imperium_common import (
    actions,
    asked,
    cash,
    classics,
    close,
    deck,
    exile,
    forced,
    legends,
    pile,
    play,
    points,
    solstice,
    table,
    who,
    worth,
)
from imperium_table import discard, garrison, hand, history, in_play, keys, player, rule, tokens

BOXES = pytest.mark.parametrize("box", ["classics", "legends"])


def empire(*cards, **entries):
    return who(hand=list(cards), state="empire", **entries)


# --- both boxes -----------------------------------------------------------------------------------


@rule("I81", "I107")
@BOXES
def test_drama_and_poetry(box):
    """A progress from each other player, then each may discard a card to return an unrest."""
    others = [who(hand=["unrest", "glory"], progress=1), who(progress=3), who(hand=["unrest"])]
    g = table(box, empire("drama_and_poetry", "advance", "unrest"), *others)
    before = pile(g)
    play(g, "play:drama_and_poetry")
    assert [tokens(g, seat)["progress"] for seat in range(4)] == [2, 0, 2, 0]
    assert asked(g) == ("may", 0)
    play(g, "yes", "advance")
    assert (hand(g), asked(g)) == ([], ("may", 1))
    play(g, "yes", "glory")
    assert (hand(g, 1), discard(g, 1)) == ([], ["glory"])
    while g.decision.kind == "may":
        play(g, "no")
    assert pile(g) == before + 2
    assert (hand(g, 3), actions(g)) == (["unrest"], 3)


@BOXES
def test_education(box):
    me = empire("education", "advance", "prosperity", discard=["glory", "unrest"], actions=0)
    g = play(table(box, me), "play:education", "yes", "advance", "yes", "glory")
    assert history(g) == ["advance", "glory"]
    assert (hand(g), sorted(discard(g))) == (["prosperity"], ["education", "unrest"])
    g = play(table(box, me), "play:education", "no", "yes", "unrest")
    assert (history(g), hand(g)) == (["unrest"], ["advance", "prosperity"])
    g = play(table(box, me), "play:education", "no", "no")
    assert history(g) == []


@rule("I80", "I101", "I138")
@BOXES
@pytest.mark.parametrize(
    "card, price", [("moneylenders", cash(material=3)), ("mercenaries", cash(population=1))]
)
def test_actions_for_sale(box, card, price):
    g = table(box, empire(card, actions=0) | {"tokens": price})
    play(g, f"play:{card}")
    assert (tokens(g), actions(g), discard(g)) == (cash(), 1, [card])
    for short in (cash(2), cash(0, 0, 1)):
        g = table(box, empire(card, actions=0) | {"tokens": short})
        payable = card == "mercenaries" and short["progress"] == 1
        assert (f"play:{card}" in keys(g)) == payable


@BOXES
@pytest.mark.parametrize(
    "card, purse, vp",
    [
        ("moneylenders", cash(9), 0),
        ("moneylenders", cash(29), 2),
        ("moneylenders", cash(150), 10),
        ("mercenaries", cash(0, 3), 0),
        ("mercenaries", cash(0, 8), 2),
        ("mercenaries", cash(0, 99), 10),
    ],
)
def test_points_for_tokens(box, card, purse, vp):
    assert worth(box, card, **purse) == vp


@BOXES
def test_corruption(box):
    g = play(table(box, empire("corruption"), who(progress=1), n=3), "play:corruption")
    assert [tokens(g, seat) for seat in range(3)] == [cash(2, 0, 1), cash(2, 0, 1), cash(2)]
    assert [hand(g, seat) for seat in range(3)] == [[], ["unrest"], ["unrest"]]


@rule("I173", "I177")
@BOXES
def test_onager(box):
    """Each other player abandons a city; 2 material for each; then a region or tributary."""
    region = {"classics": "forest", "legends": "plain"}[box]
    tributaries = {"classics": ["hittites", "armenians"], "legends": ["etruscans", "phoenicians"]}
    host = {"card": "city", "garrison": ["glory"]}
    others = [who(play=[host, "city"]), who(play=["metropolis"]), who(play=["city"])]
    g = play(table(box, empire("onager"), *others), "play:onager")
    assert asked(g)[1] == 1
    play(g, next(key for key in keys(g) if key.startswith("city")))
    assert len(in_play(g, 1)) == 1
    assert in_play(g, 2) == ["metropolis"]  # no city
    assert in_play(g, 3) == []
    assert tokens(g) == cash(material=4)
    play(g, "yes")
    assert keys(g) == [region, *tributaries[box]]
    play(g, region)
    assert hand(g) == [region]
    g = play(table(box, empire("onager"), who(), n=2), "play:onager", "no")
    assert (tokens(g), hand(g)) == (cash(), [])


@rule("I106")
@BOXES
@pytest.mark.parametrize(
    "key, gain, drawn",
    [("material", cash(1), []), ("population", cash(0, 1), []), ("draw", cash(), ["advance"])],
)
def test_metropolis(box, key, gain, drawn):
    g = solstice(box, who(play=["metropolis"], deck=["advance"]))
    assert keys(g) == ["material", "population", "draw"]
    play(g, key)
    assert (tokens(g), hand(g)) == (gain, drawn)


@rule("I81", "I178")
@BOXES
def test_exports(box):
    me = empire("exports", "advance", discard=["glory", "conquer"])
    g = play(table(box, me, n=3), "play:exports")
    assert [tokens(g, seat) for seat in range(3)] == [cash(2)] * 3
    assert sorted(keys(g)) == ["advance", "conquer", "glory"]
    play(g, "glory", "advance")
    assert [hand(g, seat) for seat in range(3)] == [[], ["glory"], ["advance"]]
    assert sorted(discard(g)) == ["conquer", "exports"]


@rule("I178")
@pytest.mark.parametrize("key, first, second", [("glory", ["glory"], []), ("none", [], ["glory"])])
def test_exports_short_of_cards(key, first, second):
    """One card for two: the giver chooses who gets none."""
    g = play(classics(empire("exports", discard=["glory"]), n=3), "play:exports", key)
    if g.decision.kind == "give":
        play(g, "glory")
    assert (hand(g, 1), hand(g, 2)) == (first, second)


@rule("I173")
def test_exports_avoided():
    """Who avoids it gets neither material nor a card."""
    g = classics(empire("exports", "advance", "glory"), who(play=["cape"]), n=3)
    play(g, "play:exports", "yes", "glory")
    assert (tokens(g, 1), hand(g, 1)) == (cash(), ["cape"])
    assert (tokens(g, 2), hand(g, 2), hand(g)) == (cash(2), ["glory"], ["advance"])


@rule("I198")
@BOXES
def test_exports_points(box):
    """One for every 10 cards: hand, deck, discard pile, history, play, garrisons, power card."""
    cards = {
        "hand": ["exports", "advance"],
        "deck": ["glory", "conquer"],
        "discard": ["prosperity"],
        "history": ["unrest"],
    }
    host = {"classics": "hills", "legends": "moor"}[box]
    g = table(box, who(**cards, play=[{"card": host, "garrison": ["unrest", "unrest"]}]))
    assert points(g) == 1
    g = table(box, who(**cards, play=[{"card": host, "garrison": ["unrest"]}]))
    assert points(g) == 0


@BOXES
def test_urban_development(box):
    """A material and a population for each city and metropolis in play."""
    me = empire("urban_development", play=["city", "city", "metropolis"], discard=["city"])
    g = play(table(box, me), "play:urban_development")
    assert tokens(g) == cash(3, 3)
    assert points(g) == 8 + 3 + 2


@rule("I74")
def test_urban_development_points_end_at_ten():
    cards = ["city"] * 3 + ["metropolis"] * 2
    assert worth("classics", *cards, "urban_development") == 7 + 10
    cards = ["city"] * 4 + ["metropolis", "greeks"]
    assert worth("legends", *cards, "urban_development") == 6 + 10


@rule("I78", "I177")
@BOXES
def test_cataphract(box):
    mine, one, two, fresh = {
        "classics": ("oasis", "hills", "coast", "forest"),
        "legends": ("moor", "lakes", "island", "plain"),
    }[box]
    me = empire("cataphract", "advance", play=[mine, "city"])
    host = {"card": one, "garrison": ["glory"]}
    g = play(table(box, me, who(play=[host, two]), who(play=["city"])), "play:cataphract", one)
    assert in_play(g, 1) == [two]
    assert sorted(discard(g, 1)) == sorted([one, "glory"])
    assert in_play(g, 2) == ["city"]
    play(g, "yes", fresh, "no")
    assert hand(g) == sorted(["advance", fresh])
    assert discard(g) == ["cataphract"]
    assert garrison(g, mine) == []


@rule("I96", "I145")
def test_cataphract_in_the_garrison():
    """The host's play effect happens again; the card stays beneath the region."""
    g = classics(empire("cataphract", "advance", play=["mountain", "hills"]))
    play(g, "play:cataphract", "no", "yes", "mountain")
    assert tokens(g) == cash(material=3)
    assert asked(g) == ("exile", 0)
    play(g, "elders", "yes")
    assert garrison(g, "mountain") == ["cataphract", "advance"]
    assert (discard(g), exile(g)) == ([], ["elders"])
    assert in_play(g) == ["mountain", "hills"]


def test_cataphract_without_a_region():
    g = play(classics(empire("cataphract", play=["city"])), "play:cataphract", "no")
    assert (discard(g), asked(g)) == (["cataphract"], ("place", 0))


# --- Classics -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "start, key, end",
    [(2, "population", cash(0, 3)), (2, "progress", cash(0, 0, 1)), (5, "progress", cash(0, 3, 1))],
)
def test_pharmacy(start, key, end):
    g = play(solstice("classics", who(population=start, play=["pharmacy"])), key)
    assert tokens(g) == end


@rule("I140")
def test_pharmacy_closed_option():
    g = solstice("classics", who(population=1, play=["pharmacy"]))
    assert tokens(g) == cash(population=2)


@rule("I158", "I161")
@pytest.mark.parametrize("answer, progress, left", [("yes", 2, 4), ("no", 0, 5)])
def test_wonder(answer, progress, left):
    me = who(population=1, hand=["unrest", "assyrians"], play=["wonder"])
    g = play(classics(me, n=3), "play:unrest")
    assert asked(g) == ("react", 0)
    play(g, answer)
    assert (tokens(g)["progress"], player(g)["exhausts"]) == (progress, left)


@rule("I158", "I161")
def test_wonder_once_a_turn_and_not_in_a_revolt():
    me = who(hand=["ionians", "unrest"], discard=["unrest"], play=["wonder"])
    g = play(classics(me, n=3), "play:ionians", "hand")
    assert asked(g) == ("react", 0)
    play(g, "yes")
    while g.decision.kind == "return-unrest":
        play(g, "discard")
    assert asked(g)[0] != "react"
    assert tokens(g) == cash(progress=2)
    g = play(classics(who(hand=["unrest"], play=["wonder"]), n=3), "revolt")
    while g.decision.kind not in ("place", "react"):
        play(g, keys(g)[0])
    assert asked(g) == ("place", 0)
    assert tokens(g) == cash()


@rule("I158")
def test_wonder_rests_in_the_turn_of_another():
    g = classics(empire("drama_and_poetry"), who(play=["wonder"], hand=["unrest", "glory"]), n=4)
    play(g, "play:drama_and_poetry", "yes", "glory")
    assert (asked(g), hand(g, 1), tokens(g, 1)) == (("place", 0), [], cash())


@rule("I91")
def test_coinage():
    g = play(classics(who(play=["coinage"], deck=["advance", "glory"])), "exhaust:coinage")
    assert hand(g) == ["advance"]
    assert keys(g, "exhaust") == []
    g = solstice("classics", who(play=["coinage"]))
    assert tokens(g) == cash(material=2)


def test_temple():
    g = play(classics(who(play=["temple"], hand=["unrest", "glory"])), "exhaust:temple", "unrest")
    assert (tokens(g), hand(g), discard(g)) == (cash(progress=1), ["glory"], ["unrest"])
    assert keys(classics(who(play=["temple"])), "exhaust") == []
    g = solstice("classics", who(play=["temple"], discard=["unrest", "unrest"], hand=["unrest"]))
    assert (discard(g), hand(g)) == (["unrest"], ["unrest"])


@pytest.mark.parametrize("box, card", [("classics", "temple"), ("legends", "amphitheatre")])
@pytest.mark.parametrize("progress, vp", [(4, 0), (5, 1), (14, 2), (80, 10)])
def test_points_for_progress(box, card, progress, vp):
    assert worth(box, card, progress=progress) == vp


# --- Legends --------------------------------------------------------------------------------------


@rule("I158", "I164")
@pytest.mark.parametrize("answer, progress", [("yes", 1), ("no", 0)])
def test_astronomy(answer, progress):
    g = legends(who(hand=["conquer", "moor"], play=["astronomy"], population=2))
    play(g, "play:conquer", "plain")
    assert asked(g) == ("react", 0)
    play(g, answer)
    assert tokens(g) == cash(progress=progress)


@rule("I164")
@pytest.mark.parametrize("moves", [["acquire", "etruscans"], ["break_through", "region", "plain"]])
def test_astronomy_does_not_see(moves):
    """Neither an acquired tributary nor a region gained by breaking through."""
    g = legends(who(hand=["conquer", "moor"], play=["astronomy"], population=3))
    play(g, "play:conquer", *moves)
    assert asked(g)[0] != "react"
    assert hand(g) == sorted(["moor", moves[-1]])


@rule("I164")
def test_astronomy_and_a_region_from_exile():
    g = legends(who(hand=["macedonians"], play=["astronomy"]), exile=["lakes", "moor"])
    play(g, "play:macedonians", "lakes", "yes", "moor")
    assert asked(g)[0] != "react"  # exhausted already
    assert tokens(g) == cash(progress=1)


def test_astronomy_at_the_solstice():
    me = who(play=["astronomy"], discard=["moor", "lakes", "advance"])
    g = play(solstice("legends", me), "yes")
    assert keys(g) == ["moor", "lakes"]
    play(g, "lakes")
    assert hand(g) == ["lakes"]
    assert hand(play(solstice("legends", me), "no")) == []


@rule("I90")
@pytest.mark.parametrize("card, with_unrest", [("lakes", []), ("celts", ["unrest"])])
def test_cartography(card, with_unrest):
    me = who(hand=["conquer"], play=["cartography"], population=2)
    board = ["plain", "elders", "onager", "etruscans", "phoenicians"]
    g = legends(me, n=3, exile=["lakes", "celts", "art"], market=board)
    play(g, "play:conquer")
    assert keys(g) == ["plain", "etruscans", "phoenicians", "lakes", "celts"]
    play(g, card)
    assert hand(g) == sorted([card, *with_unrest])
    without = who(hand=["conquer"], population=2)
    g = play(legends(without, n=3, exile=["lakes", "celts"], market=board), "play:conquer")
    assert keys(g) == ["plain", "etruscans", "phoenicians"]


@rule("I144")
def test_masonry():
    """Cities and metropolises cost no action; two in a turn are no problem."""
    me = empire("city", "city", "metropolis", "road_building", play=["masonry"], actions=0)
    g = legends(me, n=4)
    assert sorted(keys(g, "play:")) == ["play:city", "play:metropolis"]
    play(g, "play:city", "play:metropolis", "play:city")
    assert in_play(g) == ["masonry", "city", "metropolis", "city"]
    assert points(g) == 2 * 3 + 2 + 1 + 1 + 1
    assert worth("legends", "masonry", "city", "city") == 2


@rule("I58")
def test_civil_service():
    cards = ["advance", "conquer", "prosperity", "glory", "crete", "cyprus", "unrest"]
    g = close(legends(who(play=["civil_service"], deck=list(cards))))
    assert hand(g) == sorted(cards[:6])
    assert deck(g) == ["unrest"]
    g = solstice("legends", who(play=["civil_service"]))
    assert tokens(g) == cash(material=2)


@rule("I49")
def test_amphitheatre():
    g = legends(who(play=["amphitheatre"], discard=["unrest", "advance"]))
    before = pile(g)
    play(g, "exhaust:amphitheatre")
    assert (tokens(g), discard(g), pile(g)) == (cash(progress=1), ["advance"], before + 1)
    assert keys(legends(who(play=["amphitheatre"], hand=["unrest"])), "exhaust") == []
    g = solstice("legends", who(play=["amphitheatre"], hand=["unrest", "advance"]))
    forced(g, "discard")
    assert len(hand(g)) == 1
    assert len(discard(g)) == 1
