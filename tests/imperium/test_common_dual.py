"""Cards that are uncivilised and civilised, of both boxes: one at a time."""

from __future__ import annotations

import pytest

from imperium_common import (
    asked,
    cash,
    classics,
    deck,
    exile,
    legends,
    pile,
    play,
    solstice,
    table,
    who,
)
from imperium_table import discard, for_nothing, hand, history, in_play, keys, player, rule, tokens

BOXES = pytest.mark.parametrize("box", ["classics", "legends"])


@BOXES
@pytest.mark.parametrize(
    "key, gain, drawn",
    [("material", cash(1), []), ("population", cash(0, 1), []), ("draw", cash(), ["glory"])],
)
def test_city(box, key, gain, drawn):
    me = who(play=["city"], hand=["advance", "unrest"], deck=["glory"])
    g = play(solstice(box, me), "yes", "unrest", key)
    assert (tokens(g), hand(g)) == (gain, sorted(["advance", *drawn]))
    assert discard(g) == ["unrest"]
    g = play(solstice(box, me), "no")
    assert (tokens(g), hand(g)) == (cash(), ["advance", "unrest"])
    g = solstice(box, who(play=["city"], deck=["glory"]))
    assert asked(g)[0] == "turn"


@rule("I84", "I138")
@BOXES
def test_diplomacy(box):
    found, near = {"classics": ("qin", "hittites"), "legends": ("vikings", "etruscans")}[box]
    for key, card in (("deck", found), (near, near)):
        g = table(box, who(hand=["diplomacy"], material=3), decks={"main": ["city", found]})
        play(g, "play:diplomacy", key)
        assert (hand(g), tokens(g)) == ([card], cash())
    assert "play:diplomacy" not in keys(table(box, who(hand=["diplomacy"], material=2)))


@BOXES
def test_leadership(box):
    me = who(hand=["leadership", "advance"], deck=["glory"], discard=["unrest"], actions=0)
    g = play(table(box, me), "play:leadership", "draw")
    assert hand(g) == ["advance", "glory"]
    for card in ("advance", "unrest"):
        g = play(table(box, me), "play:leadership", "history", card)
        assert history(g) == [card]
        assert deck(g) == ["glory"]


@rule("I81")
@BOXES
def test_lost_scroll(box):
    me = who(hand=["lost_scroll"], deck=["advance"], discard=["glory", "unrest"], actions=0)
    rival = who(deck=["unrest"])
    g = play(table(box, me, rival, n=3), "play:lost_scroll", "yes", "glory", "yes", "yes", "no")
    assert (hand(g), deck(g)) == (["glory"], ["advance"])
    assert hand(g, 1) == ["unrest"]
    g = play(table(box, me, rival, n=3), "play:lost_scroll", "no", "no", "no", "no")
    assert (hand(g), deck(g), hand(g, 1)) == ([], ["advance"], [])
    assert sorted(discard(g)) == ["glory", "lost_scroll", "unrest"]


@rule("I208")
def test_ambassador():
    """An exhaust effect of an opponent's pinned card, as if Ambassador bore it."""
    me = who(play=["ambassador"], hand=["glory"], deck=["advance"], material=1)
    tired = {"card": "coinage", "exhausted": True}
    others = [who(play=[tired, "hills"], exhausts=4), who(play=["shrine", "temple", "wonder"])]
    g = play(classics(me, *others), "exhaust:ambassador")
    assert keys(g) == ["coinage", "shrine", "temple"]  # no reactions
    play(g, "coinage")
    assert hand(g) == ["advance", "glory"]
    assert player(g)["play"] == [{"card": "ambassador", "exhausted": True}]
    assert player(g)["exhausts"] == 4
    assert player(g, 1)["play"][0] == tired
    g = play(classics(me, *others), "exhaust:ambassador", "shrine")
    assert (tokens(g), hand(g)) == (cash(), ["advance", "glory"])
    assert tokens(g, 2) == cash()
    g = play(classics(me, *others), "exhaust:ambassador", "temple")
    assert (tokens(g), discard(g), hand(g, 2)) == (cash(1, 0, 1), ["glory"], [])
    assert player(g, 2)["play"] == [{"card": "shrine"}, {"card": "temple"}, {"card": "wonder"}]


@rule("I49", "I208", "I221")
def test_ambassador_pays_the_cost():
    g = classics(who(play=["ambassador"]), who(play=["shrine", "temple"], material=9), n=3)
    assert for_nothing(g, "exhaust:ambassador")


@rule("I208")
def test_ambassador_recalls_its_own_lands():
    me = who(play=["ambassador", "oasis"])
    g = classics(me, who(play=["boats", "marsh"]), n=3)
    play(g, "exhaust:ambassador")
    assert (tokens(g), hand(g)) == (cash(2, 1), ["oasis"])
    assert in_play(g, 1) == ["boats", "marsh"]


@rule("I155")
@pytest.mark.parametrize(
    "top, said, right",
    [
        ("coast", "region", True),
        ("coast", "tributary", False),
        ("leadership", "uncivilised", True),
        ("leadership", "civilised", True),
        ("leadership", "region", False),
        ("wonder", "civilised", True),
        ("wonder", "uncivilised", False),
        ("qin", "tributary", True),
    ],
)
def test_gambling(top, said, right):
    g = classics(who(hand=["gambling"], material=1, actions=0), n=3, decks={"main": [top, "boats"]})
    before, board = pile(g), g.view(None)["market"]
    play(g, "play:gambling")
    assert sorted(keys(g)) == ["civilised", "region", "tributary", "uncivilised"]
    play(g, said)
    assert (hand(g), exile(g)) == (([top], []) if right else ([], [top]))
    assert (tokens(g), pile(g), g.view(None)["market"]) == (cash(), before, board)
    assert discard(g) == ["gambling"]


@rule("I139")
def test_gambling_must_be_paid():
    assert "play:gambling" not in keys(classics(who(hand=["gambling"], population=9)))
    assert "play:gambling" in keys(classics(who(hand=["gambling"], progress=1)))


@rule("I208")
def test_ambassador_is_the_card_itself():
    """Sacred Pass copied: Ambassador is abandoned, the own nation deck is used."""
    me = who(play=["ambassador"], hand=["glory"], nation=["raetia", "julius_caesar"])
    g = classics(me, who(play=["sacred_pass"]), n=3)
    play(g, "exhaust:ambassador", "no", "yes")
    assert (hand(g), discard(g), in_play(g)) == (["raetia"], ["ambassador"], [])
    assert in_play(g, 1) == ["sacred_pass"]


def test_port():
    """A material for each river in play, nothing else has to be paid."""
    g = play(classics(who(play=["port", "oasis", "marsh", "hills"])), "exhaust:port")
    assert tokens(g) == cash(2)


def test_port_pays_with_what_it_gained():
    me = who(play=["port", "oasis", "marsh"], discard=["glory", "advance"], material=1)
    g = play(classics(me), "exhaust:port", "yes", "glory")
    assert (tokens(g), hand(g), discard(g)) == (cash(), ["glory"], ["advance"])


def test_port_with_enough_material():
    me = who(play=["port", "oasis"], discard=["glory", "advance"], material=3)
    g = play(classics(me), "exhaust:port", "yes", "advance")
    assert (tokens(g), hand(g)) == (cash(1), ["advance"])
    g = play(classics(me), "exhaust:port", "no")
    assert (tokens(g), hand(g)) == (cash(4), [])


def test_road_building():
    """Conquer loses its barbarian icon, Advance does not."""
    me = who(hand=["conquer", "advance"], state="empire", population=2, material=5)
    assert keys(legends(me), "play:") == []
    assert keys(legends(me | {"play": ["road_building"]}), "play:") == ["play:conquer"]
    g = solstice("legends", who(play=["road_building"]))
    assert tokens(g) == cash(2)


@rule("I136")
def test_art():
    me = who(play=["art"], hand=["unrest"], material=3)
    g = play(solstice("legends", me), "yes")
    assert (tokens(g), hand(g)) == (cash(2), [])
    assert asked(g)[0] == "turn"
    g = play(solstice("legends", me | {"state": "empire"}), "yes")
    assert (tokens(g), hand(g)) == (cash(0, 0, 1), ["unrest"])
    for state in ("barbarian", "empire"):
        g = play(solstice("legends", me | {"state": state}), "no")
        assert (tokens(g), hand(g)) == (cash(3), ["unrest"])
    g = solstice("legends", who(play=["art"], material=2, state="empire"))
    assert (asked(g), tokens(g)) == (("turn", 0), cash(2))  # not enough to be asked
