"""The cards of the Romans: what is printed on them and what they do."""

from __future__ import annotations

import pytest

from imperium_classics import (
    DECKS,
    EMPTY,
    MARKET,
    SPARE,
    UNRESTED,
    Card,
    abandon_all,
    asks,
    check_city,
    check_cost,
    check_icons,
    check_metropolis,
    check_playable,
    check_played,
    check_points,
    check_region,
    each,
    hand_after_round,
    kind,
    purse,
    score,
    settle,
    solstice,
    table,
)
from imperium_table import discard, hand, history, in_play, keys, play, rule

CARDS = [
    Card("julius_caesar", state="empire", free=True),
    Card("military_engineering", state="empire", attack=True, vp=3, cost=(4, 1)),
    Card("roman_invasion", state="empire", attack=True, vp=2, cost=(0, 3)),
    Card("legions", state="empire", pinned=True, vp=2, cost=(0, 3)),
    Card("the_senate", state="empire", vp=3, cost=(4, 0)),
    Card(
        "rome_the_eternal_city",
        state="empire",
        pinned=True,
        icons="c",
        vp=4,
        cost=(3, 3),
        play=("city_of_rome",),
    ),
    Card("emperor_trajan", state="empire", vp=None, cost=(2, 1)),
    Card("bread_and_circuses", pinned=True),
    Card("gallia_aquitania", pinned=True, suit="region", icons="pf"),
    Card("raetia", pinned=True, suit="region", icons="pr"),
    Card("triumvirate", state="barbarian"),
    Card("city_of_rome", pinned=True, icons="c"),
    Card("dalmatia", pinned=True, suit="region", icons="p"),
    Card("roman_expansion", state="barbarian", attack=True),
]


@rule("I3", "I47", "I94")
@each(CARDS)
def test_when_it_may_be_played(card):
    check_playable("romans", card)


@rule("I2", "I47", "I102", "I172")
@each(CARDS)
def test_attacks_and_pinned_cards(card):
    check_played("romans", card)


@rule("I5", "I7", "I200")
@each(CARDS)
def test_suits_and_icons(card):
    check_icons("romans", card)


@rule("I72")
@each(CARDS)
def test_points(card):
    check_points("romans", card)


@rule("I86")
@each([card for card in CARDS if card.cost])
def test_cost_of_developing(card):
    check_cost("romans", card)


# --- the power card -------------------------------------------------------------------------------


@rule("I74")
@pytest.mark.parametrize(
    "side, people, points",
    [("A", 7, 1), ("A", 8, 2), ("A", 50, 10), ("B", 3, 1), ("B", 4, 2), ("B", 30, 10)],
)
def test_power_scores_population(side, people, points):
    g = table("romans", {"side": side, "tokens": EMPTY | {"population": people}})
    assert score(g, "power") == points


@pytest.mark.parametrize("side, seen, gain", [("A", 3, {"progress": 1}), ("B", 2, {})])
def test_power_and_fame(side, seen, gain):
    me = {"side": side, "hand": ["glory", SPARE], "play": ["dalmatia", "raetia", "floodplain"]}
    g = abandon_all(table("romans", me).play("play:glory"))
    assert sorted(keys(g)) == sorted(["great", "glorious", "marvellous"][:seen])
    assert purse(g) == gain
    settle(g.play("glorious"))
    assert hand(g) == sorted([SPARE, "glorious"])
    assert g.position()["decks"]["fame"][0] in {"great", "marvellous"}
    assert set(discard(g)) == {"glory", "dalmatia", "raetia", "floodplain"}


@rule("I191")
def test_power_gains_nothing_from_the_king_of_kings():
    me = {"side": "A", "hand": ["glory", SPARE], "play": ["dalmatia", "raetia", "floodplain"]}
    decks = DECKS | {"fame": []}
    gone = ["great", "glorious", "marvellous", "praiseworthy", "awe_inspiring", "notorious"]
    gone += ["triumphant", "triumphant"]
    g = table("romans", me, decks=decks, gone=gone)
    assert g.view(None)["fame_deck"] == 0
    abandon_all(g.play("play:glory"))
    assert purse(g) == {"progress": 6}


# --- cards of the deck ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    "region, gain",
    [("dalmatia", {"population": 1}), ("raetia", {"material": 1}), ("gallia_aquitania", {})],
)
def test_regions(region, gain):
    check_region("romans", region, gain)


@rule("I66")
def test_city_of_rome():
    check_city("romans", "city_of_rome")


@rule("I84")
def test_triumvirate():
    g = table("romans", {"hand": ["triumvirate", SPARE]}).play("play:triumvirate")
    assert keys(g) == ["deck", "elders"]
    g.play("deck")
    assert hand(g) == sorted(["oracle", SPARE])
    assert history(g) == ["triumvirate"]


@rule("I177")
@pytest.mark.parametrize("again", ["no", "yes"])
def test_roman_expansion(again):
    me = {"hand": ["roman_expansion", SPARE]}
    rival = {"play": ["coast", "city_of_carthage", "oasis"]}
    g = table("romans", me, rival, foes=("carthaginians",)).play("play:roman_expansion")
    assert keys(g) == ["hills", "jungle"]
    g.play("jungle")
    if again == "yes":
        g.play("yes")  # there is only one left
    else:
        g.play("no")
    assert asks(g) == 1
    assert sorted(keys(g)) == ["coast", "oasis"]
    g.play("oasis")
    more = ["jungle", "hills"] if again == "yes" else ["jungle"]
    assert hand(g) == sorted([SPARE, *more])
    assert "oasis" in hand(g, 1)
    assert in_play(g, 1) == ["coast", "city_of_carthage"]
    assert history(g) == ["roman_expansion"]


# --- nation deck and accession --------------------------------------------------------------------


@pytest.mark.parametrize("choice", ["draw", "acquire", "neither"])
def test_julius_caesar(choice):
    me = {"hand": ["julius_caesar", SPARE], "state": "empire", "actions": 0}
    g = table("romans", me).play("play:julius_caesar")
    g.play("draw" if choice == "draw" else "acquire")
    if choice == "acquire":
        g.play("yes")
        assert keys(g) == ["hills", "hittites", "jungle"]
        g.play("hittites")
    if choice == "neither":
        g.play("no")
    more = {"draw": ["port", "leadership"], "acquire": ["hittites"], "neither": []}[choice]
    assert hand(g) == sorted([SPARE, *more])
    assert history(g) == ["julius_caesar"]


@rule("I66")
@pytest.mark.parametrize("first", ["yes", "no"])
@pytest.mark.parametrize("second", ["yes", "no"])
def test_bread_and_circuses(first, second):
    me = {"hand": ["unrest", "town"], "play": ["bread_and_circuses"], "discard": ["unrest"]}
    g = solstice("romans", me)
    assert sorted(keys(g)) == ["town", "unrest"]
    pile = g.view(None)["unrest_pile"]
    play(g, "town", first, second)
    assert hand(g) == ([] if first == "yes" else ["unrest"])
    assert sorted(discard(g)) == (["town"] if second == "yes" else ["town", "unrest"])
    assert g.view(None)["unrest_pile"] == pile + (first == "yes") + (second == "yes")


@rule("I48")
def test_bread_and_circuses_takes_a_card_even_so():
    g = solstice("romans", {"hand": ["town"], "play": ["bread_and_circuses"]})
    assert kind(g) == "turn"
    assert hand(g) == []
    assert discard(g) == ["town"]


# --- developments ---------------------------------------------------------------------------------


@pytest.mark.parametrize("take", [None, "deck", "temple"])
def test_military_engineering(take):
    me = {"hand": ["military_engineering", SPARE], "state": "empire"}
    rival = {"hand": ["iberia", "berbers", "mauretania"], "deck": []}
    g = table("romans", me, rival, foes=("carthaginians",)).play("play:military_engineering")
    assert asks(g) == 1
    play(g, "iberia", "berbers")
    assert asks(g) == 0
    assert hand(g, 1) == ["mauretania"]
    assert sorted(discard(g, 1)) == ["berbers", "iberia"]
    if take is None:
        g.play("no")
    else:
        g.play("yes")
        assert keys(g) == ["deck", "temple"]
        g.play(take)
    more = {None: [], "deck": ["coinage"], "temple": ["temple"]}[take]
    assert hand(g) == sorted([SPARE, *more])
    assert discard(g) == ["military_engineering"]


@pytest.mark.parametrize("take", [None, "hills"])
def test_roman_invasion(take):
    me = {"hand": ["roman_invasion", SPARE], "state": "empire"}
    rival = {"play": ["iberia", {"card": "mauretania", "garrison": ["berbers"]}, "caravans"]}
    g = table("romans", me, rival, foes=("carthaginians",)).play("play:roman_invasion")
    if take is None:
        g.play("no")
    else:
        g.play("yes")
        assert keys(g) == ["hills", "hittites", "jungle"]
        g.play(take)
    assert asks(g) == 1
    assert sorted(keys(g)) == ["iberia", "mauretania"]
    g.play("mauretania")
    assert in_play(g, 1) == ["iberia", "caravans"]
    assert sorted(discard(g, 1)) == ["berbers", "mauretania"]
    assert hand(g) == sorted([SPARE] + ([take] if take else []))


def test_legions():
    empire = {"state": "empire", "hand": ["conquer", SPARE]}
    assert "play:conquer" not in keys(table("romans", empire))
    g = table("romans", empire | {"play": ["legions"]})
    assert "play:conquer" in keys(g)
    assert "play:advance" not in keys(table("romans", empire | {"hand": ["advance", SPARE]}))
    assert hand_after_round("romans", {}) == 5
    assert hand_after_round("romans", {"play": ["legions"]}) == 6


@pytest.mark.parametrize("take", [None, "temple"])
@pytest.mark.parametrize("bury", [None, "dalmatia"])
def test_the_senate(take, bury):
    me = {"hand": ["the_senate", "dalmatia", SPARE], "state": "empire"}
    slots = ["hills", "elders", "temple", "coinage", "jungle"]
    g = table("romans", me, market=slots, decks=DECKS | {"civilised": ["pharmacy"]})
    g.play("play:the_senate")
    if take:
        g.play("yes")
        assert keys(g) == ["temple", "coinage"]
        g.play(take)
    else:
        g.play("no")
    play(g, "yes", bury) if bury else play(g, "no")
    assert history(g) == ([bury] if bury else [])
    held = {SPARE, "dalmatia"} | ({take} if take else set())
    assert hand(g) == sorted(held - {bury})
    assert discard(g) == ["the_senate"]


@rule("I147")
def test_rome_the_eternal_city():
    me = {"hand": ["rome_the_eternal_city", SPARE], "state": "empire"}
    assert "play:rome_the_eternal_city" not in keys(table("romans", me))
    g = table("romans", me | {"history": ["city_of_rome"]})
    assert "play:rome_the_eternal_city" not in keys(g)
    city = {"card": "city_of_rome", "garrison": ["triumvirate"]}
    g = table("romans", me | {"play": ["floodplain", city]}).play("play:rome_the_eternal_city")
    assert in_play(g) == ["floodplain", "rome_the_eternal_city"]
    assert history(g) == ["city_of_rome", "triumvirate"]
    check_metropolis("romans", "rome_the_eternal_city")


@pytest.mark.parametrize("take", ["hills", "elders", "temple", "hittites"])
def test_emperor_trajan(take):
    me = {"hand": ["emperor_trajan", SPARE], "state": "empire"}
    g = table("romans", me, market=list(UNRESTED)).play("play:emperor_trajan")
    assert keys(g) == list(MARKET)
    g.play(take)
    assert hand(g) == sorted([SPARE, take, *([] if take == "hills" else ["unrest"])])
    assert history(g) == ["emperor_trajan"]


@rule("I74")
@pytest.mark.parametrize("people, points", [(2, 0), (3, 1), (11, 3), (30, 10), (60, 10)])
def test_emperor_trajan_scores_population(people, points):
    me = {"tokens": EMPTY | {"population": people}}
    base = score(table("romans", me))
    assert score(table("romans", me | {"history": ["emperor_trajan"]})) - base == points
