"""The common tributaries of both boxes: one at a time."""

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
    finish,
    legends,
    pile,
    play,
    points,
    solstice,
    who,
    worth,
)
from imperium_table import discard, hand, history, in_play, keys, player, rule, tokens


def nation(g, seat=0):
    return g.position()["players"][seat]["nation"]


# --- Classics -------------------------------------------------------------------------------------


@rule("I79")
def test_armenians():
    board = ["forest", {"card": "elders", "unrest": True}, "pharmacy", "hittites", "city"]
    g = play(classics(who(hand=["armenians"]), market=board), "play:armenians")
    assert keys(g) == ["elders", "city"]
    play(g, "elders")
    assert hand(g) == ["elders", "unrest"]
    assert history(g) == ["armenians"]


@rule("I94")
def test_assyrians():
    g = play(classics(who(hand=["assyrians"])), "play:assyrians")
    assert tokens(g) == cash(population=1)
    assert (actions(g), discard(g)) == (3, ["assyrians"])


def test_egyptians_barbarian():
    me = who(hand=["egyptians"], nation=["raetia", "julius_caesar"], material=9, population=9)
    g = play(classics(me), "play:egyptians")
    assert discard(g) == ["raetia"]
    assert nation(g) == ["julius_caesar"]
    assert history(g) == ["egyptians"]
    assert player(g)["state"] == "barbarian"
    assert len(player(g)["development"]) == 6


@rule("I86", "I189")
def test_egyptians_empire():
    me = who(hand=["egyptians"], state="empire", nation=["raetia", "julius_caesar"], population=3)
    g = play(classics(me), "play:egyptians")
    assert keys(g) == ["roman_invasion", "legions"]  # what can be paid, and no way out
    play(g, "legions")
    assert tokens(g) == cash()
    assert (discard(g), history(g)) == (["legions"], ["egyptians"])
    assert nation(g) == ["raetia", "julius_caesar"]
    assert not player(g)["development_token"]


@rule("I61", "I136", "I188")
def test_egyptians_move_the_accession_card_and_develop():
    me = who(hand=["egyptians"], nation=["julius_caesar"], population=3)
    g = play(classics(me), "play:egyptians")
    assert player(g)["state"] == "empire"
    play(g, "legions")
    assert sorted(discard(g)) == ["julius_caesar", "legions"]
    assert history(g) == ["egyptians"]


@rule("I189")
def test_egyptians_cannot_pay():
    g = play(classics(who(hand=["egyptians"], state="empire")), "play:egyptians")
    assert (discard(g), history(g)) == ([], ["egyptians"])


@rule("I12", "I74")
@pytest.mark.parametrize("cards, vp", [([], 0), (["wonder", "city"], 2 + 2 + 1)])
def test_egyptians_points(cards, vp):
    """One for each civilised card, dual ones too."""
    assert worth("classics", "egyptians", *cards) == vp


@rule("I12", "I74")
def test_variable_points_end_at_ten():
    civilised = ["education", "corruption", "onager", "metropolis", "metropolis", "pharmacy"]
    civilised += ["wonder", "coinage", "cataphract", "drama_and_poetry", "port", "city"]
    assert worth("classics", *civilised) == 22
    assert worth("classics", "egyptians", *civilised) == 32


@rule("I105", "I142")
@pytest.mark.parametrize(
    "moves, left, thrown",
    [
        (["hand", "hand"], 0, 2),
        (["hand", "discard"], 1, 1),
        (["discard", "discard"], 2, 0),
        (["discard", "none"], 2, 1),
        (["none"], 2, 2),
    ],
)
def test_ionians(moves, left, thrown):
    me = who(hand=["ionians", "unrest", "unrest"], discard=["unrest", "unrest"])
    g = classics(me)
    before = pile(g)
    play(g, "play:ionians", *moves)
    assert hand(g) == ["unrest"] * left
    assert discard(g) == ["unrest"] * thrown
    assert pile(g) == before + 4 - left - thrown
    assert history(g) == ["ionians"]


@rule("I58")
def test_qin_tributary_hand_size():
    cards = ["advance", "conquer", "prosperity", "triumvirate", "dalmatia", "raetia", "unrest"]
    g = classics(who(play=["qin"], deck=list(cards)))
    close(g)
    assert hand(g) == sorted(cards[:6])


@rule("I74")
def test_qin_tributary_points():
    """One for every 3 pinned cards in play that are no regions, itself included."""
    seven = ["qin", "city", "port", "temple", "shrine", "boats"]
    assert points(classics(who(play=seven))) - points(classics(who(play=seven[1:]))) == 2
    less = [*seven[:5], "hills", "oasis"]
    assert points(classics(who(play=less))) - points(classics(who(play=less[1:]))) == 1
    assert worth("classics", *seven) - worth("classics", *seven[1:]) == 0


@rule("I146")
@pytest.mark.parametrize("place", ["temple", "port", "nation_deck"])
def test_olmecs_tributary(place):
    me = who(
        hand=["olmecs", "assyrians"],
        play=[{"card": "temple", "exhausted": True}, {"card": "port", "exhausted": True}],
        nation=["raetia", "julius_caesar"],
        nation_token=True,
        exhausts=2,
        material=3,
    )
    g = play(classics(me, n=3), "play:olmecs", place)
    assert player(g)["exhausts"] == 3
    assert actions(g) == 3
    assert discard(g) == ["olmecs"]
    ready = [entry["card"] for entry in player(g)["play"] if not entry.get("exhausted")]
    assert ready == ([place] if place != "nation_deck" else [])
    assert player(g)["nation_token"] == (place != "nation_deck")
    if place == "temple":
        assert "exhaust:temple" in keys(g)


def settle(g):
    """Return as much unrest as may be returned before the game is counted."""
    while not g.over:
        play(g, next(key for key in keys(g) if key not in ("none", "no")))
    return g


def unrest_of(g, seat=0):
    zones = g.position()["players"][seat]
    return sum(zones[zone].count("unrest") for zone in ("hand", "deck", "discard", "history"))


@rule("I116", "I205")
@pytest.mark.parametrize("zone", ["hand", "deck", "discard", "history"])
def test_sumerians_before_scoring(zone):
    """Two of four unrest go before anything is counted, wherever the card lies."""
    me = {"hand": ["unrest"], "deck": ["unrest"], "discard": ["unrest"], "history": ["unrest"]}
    me[zone] = [*me[zone], "sumerians"]
    g = settle(close(classics(who(**me), who(), ending=2, turn=1)))
    assert g.scores()[0].parts["unrest"] == -4
    assert g.scores()[0].parts["cards"] == 3


@rule("I116")
def test_sumerians_before_a_collapse_is_judged():
    me = who(hand=["sumerians", "unrest", "unrest", "unrest"])
    g = classics(me, who(hand=["corruption"], state="empire"), turn=1, unrest=1)
    settle(play(g, "play:corruption"))
    assert g.view(None)["collapsed"]
    assert unrest_of(g) == 2


@rule("I205")
def test_sumerians_do_not_reach_garrisons():
    me = who(play=[{"card": "hills", "garrison": ["unrest"]}], hand=["sumerians"])
    g = finish(classics(me, ending=2, turn=1))
    assert g.scores()[0].parts["unrest"] == -2


def test_aksumites():
    g = play(classics(who(hand=["aksumites"])), "play:aksumites")
    assert (tokens(g), discard(g)) == (cash(material=4), ["aksumites"])
    assert worth("classics", "aksumites") == 1
    assert worth("classics", "aksumites", "hittites", "ionians") == 3 + 6


@rule("I94")
def test_minoans_tributary():
    g = play(classics(who(hand=["minoans", "advance", "unrest"], deck=["conquer"])), "play:minoans")
    assert keys(g) == ["advance", "unrest"]
    play(g, "unrest")
    assert deck(g) == ["unrest", "conquer"]
    assert (tokens(g), actions(g), hand(g)) == (cash(progress=2), 3, ["advance"])
    assert discard(g) == ["minoans"]


@rule("I48")
def test_minoans_tributary_with_nothing_else_in_hand():
    g = play(classics(who(hand=["minoans"])), "play:minoans")
    assert tokens(g) == cash(progress=2)


@pytest.mark.parametrize("progress, vp", [(3, 0), (4, 1), (11, 2), (99, 10)])
def test_minoans_tributary_points(progress, vp):
    assert worth("classics", "minoans", progress=progress) == vp


@pytest.mark.parametrize(
    "key, gain, kept", [("material", cash(material=2), []), ("hand", cash(), ["hills"])]
)
def test_mauryans_tributary(key, gain, kept):
    me = who(play=["mauryans"], discard=["advance", "hills"])
    g = solstice("classics", me, n=4)
    assert asked(g) == ("choose", 0)
    assert len(keys(g)) == 2
    play(g, key if key == "material" else next(k for k in keys(g) if k != "material"))
    assert (tokens(g), hand(g)) == (gain, kept)


@pytest.mark.parametrize("number, vp", [(1, 0), (2, 1), (5, 2)])
def test_mauryans_tributary_points(number, vp):
    """One for every two cards in history."""
    cards = ["advance", "conquer", "prosperity", "glory", "triumvirate"][:number]
    assert points(classics(who(discard=["mauryans"], history=cards), n=4)) == vp


@rule("I84")
@pytest.mark.parametrize("moves, card", [(["deck"], "oasis"), (["forest"], "forest")])
def test_hittites(moves, card):
    board = ["forest", "elders", "pharmacy", "assyrians", "armenians"]
    g = classics(who(hand=["hittites"]), market=board, decks={"region": ["oasis"]})
    play(g, "play:hittites")
    assert keys(g) == ["deck", "forest"]
    play(g, *moves)
    assert (hand(g), history(g)) == ([card], ["hittites"])


# --- Legends --------------------------------------------------------------------------------------


def test_etruscans():
    g = play(legends(who(hand=["etruscans"])), "play:etruscans")
    assert (tokens(g), discard(g)) == (cash(progress=2), ["etruscans"])


@rule("I82", "I158", "I172")
def test_scythians_tributary():
    attacker = who(hand=["corruption"], state="empire")
    owner = who(play=["scythians"])
    g = play(legends(attacker, owner, n=3), "play:corruption", "yes")
    assert player(g, 1)["play"] == [{"card": "scythians", "exhausted": True}]
    assert (hand(g, 1), tokens(g, 1)) == ([], cash())
    assert (hand(g, 2), tokens(g, 2)) == (["unrest"], cash(material=2))
    g = play(legends(attacker, owner, n=3), "play:corruption", "no")
    assert (hand(g, 1), tokens(g, 1)) == (["unrest"], cash(material=2))
    assert player(g, 1)["play"] == [{"card": "scythians"}]
    tired = who(play=[{"card": "scythians", "exhausted": True}], exhausts=4)
    g = play(legends(attacker, tired), "play:corruption")
    assert (asked(g), hand(g, 1)) == (("place", 0), ["unrest"])


@rule("I107", "I176")
def test_vikings_tributary():
    """Two material from each other player; who gives less takes an unrest."""
    me = who(hand=["vikings"], state="empire")
    others = [who(material=3), who(material=1, progress=5), who(progress=3)]
    g = play(legends(me, *others), "play:vikings")
    assert tokens(g) == cash(material=2 + 2 + 1)
    assert tokens(g, 1) == cash(material=1)
    assert tokens(g, 2) == cash(progress=5)
    assert tokens(g, 3) == cash(progress=3)
    assert [hand(g, seat) for seat in (1, 2, 3)] == [[], ["unrest"], ["unrest"]]
    assert discard(g) == ["vikings"]


@rule("I173")
def test_vikings_tributary_avoided():
    me = who(hand=["vikings"], state="empire")
    g = play(legends(me, who(play=["scythians"], material=1)), "play:vikings", "yes")
    assert (tokens(g), tokens(g, 1), hand(g, 1)) == (cash(2), cash(1), [])


def test_vikings_tributary_points():
    assert worth("legends", "vikings", "elders") == 1
    assert worth("legends", "vikings", "elders", "art") == 2 + 1
    assert worth("legends", "vikings", "elders", "art", "city", "invasion") == 4 + 2


@rule("I79")
def test_phoenicians():
    board = ["plain", "city", {"card": "onager", "unrest": True}, "etruscans", "elders"]
    g = play(legends(who(hand=["phoenicians"]), market=board), "play:phoenicians")
    assert keys(g) == ["city", "onager"]
    play(g, "onager")
    assert (hand(g), history(g)) == (["onager", "unrest"], ["phoenicians"])


def test_romans_tributary():
    me = who(hand=["romans"], play=["plain", "island"])
    g = legends(me, n=3, decks={"fame": ["imperial", "proud"]})
    play(g, "play:romans", "island")
    assert hand(g) == ["imperial"]
    assert (in_play(g), discard(g), exile(g)) == (["plain"], ["island"], ["romans"])
    assert [tokens(g, seat)["progress"] for seat in range(3)] == [0, 1, 1]


@rule("I138")
def test_romans_tributary_without_a_region():
    """Nothing to abandon: the rest happens all the same."""
    g = play(legends(who(hand=["romans"], play=["city"]), n=3), "play:romans")
    assert (hand(g), exile(g), in_play(g)) == ([], ["romans"], ["city"])
    assert [tokens(g, seat)["progress"] for seat in range(3)] == [0, 1, 1]


@rule("I207")
@pytest.mark.parametrize(
    "key, gain, drawn",
    [
        ("material", cash(material=1), []),
        ("population", cash(population=1), []),
        ("draw", cash(), ["advance"]),
    ],
)
def test_greeks_tributary(key, gain, drawn):
    g = play(solstice("legends", who(play=["greeks"], deck=["advance"])), key)
    assert (tokens(g), hand(g)) == (gain, drawn)


@rule("I198")
def test_greeks_tributary_points():
    """One for every 10 cards, power card and garrisons counted."""
    eight = ["advance", "conquer", "prosperity", "glory", "plain", "moor", "lakes", "crete"]
    assert points(legends(who(discard=["greeks", *eight[:-1]]))) == 0
    assert points(legends(who(discard=["greeks", *eight]))) == 1
    host = [{"card": "moor", "garrison": ["glory"]}]
    rest = [card for card in eight if card not in ("moor", "glory")]
    assert points(legends(who(deck=["greeks", *rest], play=host))) == 1


@rule("I178")
def test_carthaginians_tributary():
    me = who(hand=["carthaginians", "advance"], deck=["conquer"], discard=["glory"])
    g = play(legends(me, n=3), "play:carthaginians")
    assert tokens(g) == cash(material=2)
    assert sorted(keys(g)) == ["advance", "conquer", "glory"]
    play(g, "conquer", "glory")
    assert [hand(g, seat) for seat in range(3)] == [["advance"], ["conquer"], ["glory"]]
    assert discard(g) == ["carthaginians"]


@pytest.mark.parametrize("material, vp", [(9, 0), (10, 1), (39, 3), (199, 10)])
def test_carthaginians_tributary_points(material, vp):
    assert worth("legends", "carthaginians", material=material) == vp


@rule("I84", "I137")
def test_persians_tributary():
    g = legends(who(hand=["persians"], population=2), decks={"main": ["art", "macedonians"]})
    play(g, "play:persians")
    assert keys(g) == ["deck", "etruscans", "phoenicians"]
    play(g, "deck")
    assert (hand(g), tokens(g), history(g)) == (["macedonians"], cash(), ["persians"])
    g = play(legends(who(hand=["persians"], population=2)), "play:persians", "etruscans")
    assert hand(g) == ["etruscans"]


@rule("I138")
@pytest.mark.parametrize("purse, playable", [(cash(9, 1), False), (cash(0, 1, 1), True)])
def test_persians_tributary_must_be_paid(purse, playable):
    g = legends(who(hand=["persians"]) | {"tokens": purse})
    assert ("play:persians" in keys(g)) == playable


def test_persians_tributary_points():
    assert worth("legends", "persians", "etruscans", "romans") == 3 + 3 + 3


def test_celts_tributary():
    g = legends(who(hand=["celts"]), n=3, decks={"uncivilised": ["art"]})
    play(g, "play:celts", "deck")
    assert hand(g) == ["art"]
    assert (hand(g, 1), hand(g, 2), discard(g)) == (["unrest"], ["unrest"], ["celts"])


@rule("I79", "I90")
def test_macedonians_tributary():
    """Two regions, one after the other, from the market or from exile."""
    board = [{"card": "plain", "tokens": {"progress": 2}}, "elders", "onager", "etruscans", "moor"]
    g = legends(
        who(hand=["macedonians"]),
        market=board,
        exile=["island", "art"],
        decks={"region": ["lakes"]},
    )
    play(g, "play:macedonians")
    assert keys(g) == ["plain", "moor", "island"]
    play(g, "plain")
    assert keys(g) == ["lakes", "moor", "island"]
    play(g, "island")
    assert hand(g) == ["island", "plain"]
    assert (tokens(g), history(g), exile(g)) == (cash(progress=2), ["macedonians"], ["art"])


def test_macedonians_tributary_points():
    four = ["plain", "moor", "lakes", "island"]
    assert worth("legends", "macedonians", *four[:3]) == 0
    assert worth("legends", "macedonians", *four) == 1


@rule("I107")
def test_xiongnu():
    g = legends(who(hand=["xiongnu"]), who(progress=2), who(), who(progress=1))
    play(g, "play:xiongnu")
    assert [tokens(g, seat)["progress"] for seat in range(4)] == [2, 1, 0, 0]
    assert hand(g, 2) == []
    assert worth("legends", "xiongnu", "eminent", "independent") == 8 + 3 + 2
