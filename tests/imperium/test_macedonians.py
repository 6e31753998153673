"""The cards of the Macedonians: what is printed on them and what they do."""

from __future__ import annotations

import pytest

from imperium_classics import (
    EMPTY,
    MARKET,
    PURSE,
    SPARE,
    UNRESTED,
    Card,
    check_city,
    check_cost,
    check_icons,
    check_metropolis,
    check_playable,
    check_played,
    check_points,
    check_region,
    each,
    kind,
    purse,
    score,
    settle,
    table,
)
from imperium_table import (
    discard,
    for_nothing,
    hand,
    history,
    in_play,
    keys,
    play,
    player,
    rule,
    tokens,
)

CARDS = [
    Card("alexander"),
    Card("development_macedonians", state="empire", vp=3, cost=(4, 1)),
    Card("parmenion", state="empire", vp=2, cost=(2, 2)),
    Card("companion_cavalry", state="empire", pinned=True, vp=3, cost=(0, 3)),
    Card(
        "alexander_the_great", state="empire", free=True, vp=4, cost=(4, 2), history=("alexander",)
    ),
    Card("mosaics", state="empire", pinned=True, vp=3, cost=(4, 1)),
    Card("alexandria_in_egypt", state="empire", pinned=True, icons="c", vp=2, cost=(4, 1)),
    Card("alexandria_in_ariana", state="empire", pinned=True, icons="c", vp=None, cost=(4, 2)),
    Card("uxians", attack=True, suit="tributary"),
    Card("philip_ii", state="barbarian"),
    Card("phalanx", pinned=True),
    Card("haliacmon_valley", pinned=True, suit="region", icons="fr"),
    Card("orestis", pinned=True, suit="region"),
    Card("pelagonia", pinned=True, suit="region", icons="f"),
]


@rule("I3", "I47", "I94")
@each(CARDS)
def test_when_it_may_be_played(card):
    check_playable("macedonians", card)


@rule("I2", "I47", "I102", "I172")
@each(CARDS)
def test_attacks_and_pinned_cards(card):
    check_played("macedonians", card)


@rule("I5", "I7", "I200")
@each(CARDS)
def test_suits_and_icons(card):
    check_icons("macedonians", card)


@rule("I72")
@each(CARDS)
def test_points(card):
    check_points("macedonians", card)


@rule("I86")
@each([card for card in CARDS if card.cost])
def test_cost_of_developing(card):
    check_cost("macedonians", card)


# --- the power card -------------------------------------------------------------------------------

FIELDS = [
    "haliacmon_valley",
    "orestis",
    "pelagonia",
    "coast",
    "oasis",
    "cape",
    "steppe",
    "woodland",
]
MORE = ["mountain", "floodplain", "forest", "river"]


@rule("I74")
@pytest.mark.parametrize(
    "side, n, points",
    [("A", 0, 0), ("A", 3, 1), ("A", 12, 6), ("B", 0, 0), ("B", 3, 3), ("B", 12, 10)],
)
def test_power_scores_regions(side, n, points):
    g = table("macedonians", {"side": side, "discard": [*FIELDS, *MORE][:n]}, decks={})
    assert score(g, "power") == points


@pytest.mark.parametrize("side, gain", [("A", 2), ("B", 0)])
def test_power_and_the_phalanx(side, gain):
    me = {"side": side, "play": ["phalanx"], "discard": ["orestis", "philip_ii", "pelagonia"]}
    g = table("macedonians", me).play("exhaust:phalanx")
    assert sorted(keys(g)) == ["orestis", "pelagonia"]
    settle(g.play("orestis"))
    assert purse(g) == {"material": 2 + gain}
    assert in_play(g) == ["phalanx", "orestis"]
    assert sorted(discard(g)) == ["pelagonia", "philip_ii"]
    assert player(g)["actions"] == 2


def test_power_gives_nothing_for_regions_of_the_hand():
    g = table("macedonians", {"side": "A", "hand": ["pelagonia", SPARE]})
    settle(g.play("play:pelagonia"))
    assert purse(g) == {"population": 1}


# --- cards of the deck and the nation deck --------------------------------------------------------


def test_phalanx_needs_an_action_and_a_region():
    me = {"play": ["phalanx"], "discard": ["orestis"]}
    assert "exhaust:phalanx" in keys(table("macedonians", me))
    assert "exhaust:phalanx" not in keys(table("macedonians", me | {"actions": 0}))
    assert for_nothing(table("macedonians", me | {"discard": ["philip_ii"]}), "exhaust:phalanx")


@pytest.mark.parametrize(
    "region, gain",
    [
        ("haliacmon_valley", {"population": 1}),
        ("orestis", {"material": 2}),
        ("pelagonia", {"population": 1}),
    ],
)
def test_regions(region, gain):
    check_region("macedonians", region, gain)


@pytest.mark.parametrize("take", MARKET)
def test_philip_ii(take):
    g = table("macedonians", {"hand": ["philip_ii", SPARE]}, market=list(UNRESTED))
    g.play("play:philip_ii")
    assert keys(g) == list(MARKET)
    g.play(take)
    wild = take in ("elders", "temple", "hittites")
    assert hand(g) == sorted([SPARE, take] + ["unrest"] * wild)
    assert history(g) == ["philip_ii"]


@rule("I107", "I146")
@pytest.mark.parametrize("back", ["yes", "no"])
def test_uxians(back):
    me = {"hand": ["uxians", SPARE], "play": [{"card": "phalanx", "exhausted": True}]}
    rival = {"tokens": EMPTY | {"material": 1}}
    third = {"hand": [], "deck": [], "tokens": PURSE}
    g = table("macedonians", me | {"exhausts": 4, "discard": ["orestis"]}, rival, third)
    assert "exhaust:phalanx" not in keys(g)
    play(g, "play:uxians", back)
    if kind(g) != "turn":
        g.play("phalanx")
    assert purse(g) == {"material": 3}
    assert tokens(g, 1) == EMPTY
    assert purse(g, 2) == {"material": -2}
    assert ("exhaust:phalanx" in keys(g)) is (back == "yes")
    assert player(g)["exhausts"] == (5 if back == "yes" else 4)
    assert sorted(discard(g)) == ["orestis", "uxians"]


@pytest.mark.parametrize(
    "suit, take, got",
    [
        (None, None, None),
        ("region", "deck", "marsh"),
        ("region", "hills", "hills"),
        ("tributary", "deck", "minoans"),
        ("tributary", "hittites", "hittites"),
    ],
)
def test_alexander(suit, take, got):
    g = table("macedonians", {"hand": ["alexander", SPARE]}).play("play:alexander")
    play(g, "yes", suit, take) if suit else play(g, "no")
    assert hand(g) == sorted([SPARE, "port"] + ([got] if got else []))
    assert history(g) == ["alexander"]


# --- developments ---------------------------------------------------------------------------------


@rule("I86")
@pytest.mark.parametrize("choice", ["develop", "acquire"])
def test_development(choice):
    me = {"hand": ["development_macedonians", SPARE], "state": "empire"}
    me["development"] = ["mosaics", "parmenion"]
    g = table("macedonians", me).play("play:development_macedonians")
    assert sorted(keys(g)) == ["acquire", "develop"]
    g.play(choice)
    if choice == "develop":
        assert sorted(keys(g)) == ["mosaics", "parmenion"]
        g.play("mosaics")
        assert purse(g) == {"material": -4, "population": -1}
        assert sorted(discard(g)) == ["development_macedonians", "mosaics"]
        assert player(g)["development"] == ["parmenion"]
        assert player(g)["development_token"] is False
    else:
        assert keys(g) == ["elders", "temple"]
        g.play("elders")
        assert purse(g) == {"material": -2}
        assert hand(g) == sorted([SPARE, "elders"])
        assert discard(g) == ["development_macedonians"]


@rule("I143")
@pytest.mark.parametrize("take", [None, "jungle", "hittites"])
def test_parmenion(take):
    me = {"hand": ["parmenion", SPARE], "state": "empire", "actions": 1}
    g = table("macedonians", me).play("play:parmenion")
    if take is None:
        g.play("no")
        assert in_play(g) == []
        assert hand(g) == [SPARE]
        assert history(g) == ["parmenion"]
        return
    g.play("yes")
    assert keys(g) == ["hills", "hittites", "jungle"]
    g.play(take)
    if take == "jungle":
        settle(g)
        assert in_play(g) == ["jungle"]
        assert purse(g) == {"population": 1}
        assert history(g) == ["parmenion"]
    else:
        g.play("deck")
        assert hand(g) == sorted([SPARE, "marsh"])
        assert history(g) == ["hittites", "parmenion"]
    assert player(g)["actions"] == 0


@rule("I143")
def test_parmenion_keeps_what_cannot_be_played():
    me = {"hand": ["parmenion", SPARE], "state": "empire"}
    slots = ["sacred_pass", *MARKET[1:]]
    g = table("macedonians", me, market=slots)
    play(g, "play:parmenion", "yes", "sacred_pass")
    assert kind(g) == "turn"
    assert hand(g) == sorted([SPARE, "sacred_pass"])


@rule("I158")
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_companion_cavalry(answer):
    me = {"hand": ["orestis", "pelagonia", SPARE], "play": ["companion_cavalry"]}
    g = table("macedonians", me | {"state": "empire"}).play("play:orestis")
    while kind(g) != "react":
        g.play("no")
    g.play(answer)
    settle(g)
    drawn = ["port"] if answer == "yes" else []
    assert hand(g) == sorted([SPARE, "pelagonia", *drawn])
    g.play("play:pelagonia")
    asked = []
    while kind(g) != "turn":
        asked.append(kind(g))
        g.play("no")
    assert ("react" in asked) is (answer == "no")


def test_companion_cavalry_and_conquer():
    me = {"hand": ["conquer", "advance", SPARE], "state": "empire"}
    assert keys(table("macedonians", me), "play:") == [f"play:{SPARE}"]
    g = table("macedonians", me | {"play": ["companion_cavalry"]})
    assert sorted(keys(g, "play:")) == [f"play:{SPARE}", "play:conquer"]


@rule("I142")
@pytest.mark.parametrize(
    "takes",
    [
        [],
        pytest.param(["hills"]),
        ["coast", "jungle"],
    ],
)
def test_alexander_the_great(takes):
    me = {"hand": ["alexander_the_great", SPARE], "state": "empire", "actions": 0}
    assert "play:alexander_the_great" not in keys(table("macedonians", me))
    me["history"] = ["alexander"]
    g = table("macedonians", me, exile=["coast", "armenians"], market=list(UNRESTED))
    g.play("play:alexander_the_great")
    for take in takes:
        if "yes" in keys(g):
            g.play("yes")
        assert take in keys(g)
        assert not {"hittites", "armenians", "elders"} & set(keys(g))
        g.play(take)
    settle(g)
    assert hand(g) == sorted([SPARE, *takes])
    assert history(g) == ["alexander", "alexander_the_great"]
    assert ("coast" in g.view(None)["exile"]) is ("coast" not in takes)


@rule("I49")
def test_mosaics():
    me = {"play": ["mosaics"], "discard": ["orestis", "philip_ii"]}
    g = play(table("macedonians", me), "exhaust:mosaics", "philip_ii")
    assert purse(g) == {"material": -1}
    assert hand(g) == sorted([SPARE, "philip_ii"])
    assert discard(g) == ["orestis"]
    assert "exhaust:mosaics" not in keys(table("macedonians", me | {"tokens": EMPTY}))


@rule("I66")
def test_alexandria_in_egypt():
    check_metropolis("macedonians", "alexandria_in_egypt")


@rule("I66")
def test_alexandria_in_ariana():
    check_city("macedonians", "alexandria_in_ariana")


@rule("I74")
@pytest.mark.parametrize("n, points", [(0, 0), (1, 0), (3, 1), (12, 6)])
def test_alexandria_in_ariana_scores_regions(n, points):
    me = {"discard": [*FIELDS, *MORE][:n]}
    base = score(table("macedonians", me, decks={}))
    both = table("macedonians", me | {"history": ["alexandria_in_ariana"]}, decks={})
    assert score(both) - base == points


@rule("I158")
@pytest.mark.parametrize("way", ["phalanx", "parmenion"])
def test_companion_cavalry_and_other_ways_to_play_a_region(way):
    me = {"state": "empire", "play": ["companion_cavalry"]}
    if way == "phalanx":
        me["play"] = ["companion_cavalry", "phalanx"]
        g = table("macedonians", me | {"discard": ["orestis"]}).play("exhaust:phalanx")
        if kind(g) == "play-from-discard":
            g.play("orestis")
    else:
        me["hand"] = ["parmenion", SPARE]
        g = play(table("macedonians", me), "play:parmenion", "yes", "hills")
    drawn = False
    while kind(g) != "turn":
        if kind(g) == "react":
            drawn = True
            g.play("yes")
        else:
            g.play("no" if "no" in keys(g) else keys(g)[0])
    assert drawn
    assert "port" in hand(g)


@rule("I3")
def test_phalanx_and_state_icons():
    me = {"state": "empire", "play": ["phalanx"], "discard": ["sacred_pass"]}
    assert for_nothing(table("macedonians", me), "exhaust:phalanx")
    g = table("macedonians", me | {"state": "barbarian"})
    assert not for_nothing(g, "exhaust:phalanx")
