"""The nation deck of the Vikings: what its cards do."""

from __future__ import annotations

import pytest

from imperium_classics import (
    EMPTY,
    MARKET,
    SPARE,
    check_city,
    check_region,
    kind,
    purse,
    score,
    settle,
    solstice,
    table,
)
from imperium_table import (
    discard,
    garrison,
    hand,
    in_play,
    keys,
    play,
    player,
    rule,
    secret,
    tokens,
)

# --- regions --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "region, choice, gain",
    [
        ("iceland", "material", {"material": 2}),
        ("graenland", "population", {"population": 1}),
        ("foroyar", "population", {"population": 1}),
    ],
)
@pytest.mark.parametrize("keep", ["yes", "no"])
def test_regions_give_tokens(region, choice, gain, keep):
    g = table("vikings", {"hand": [region, SPARE, "glory"]})
    play(g, f"play:{region}", keep)
    if kind(g) == "garrison":
        g.play(SPARE)
    assert garrison(g, region) == ([SPARE] if keep == "yes" else [])
    assert len(keys(g)) == 2
    g.play(choice)
    assert purse(g) == gain
    assert in_play(g) == [region]


@rule("I98", "I99")
@pytest.mark.parametrize("region, other", [("iceland", "material"), ("graenland", "population")])
@pytest.mark.parametrize("shuffle", ["yes", "no"])
def test_regions_look_at_the_nation_deck(region, other, shuffle):
    deck = ["skis", "combs", "sagas", "rollo_the_walker", "unrest", "harald_hardrada"]
    me = {"hand": [region, "glory"], "nation": deck}
    g = play(table("vikings", me), f"play:{region}")
    if kind(g) == "may":
        g.play("no")
    g.play(next(key for key in keys(g) if key != other))
    assert kind(g) != "turn"
    g.play(shuffle)
    assert purse(g) == {}
    after = secret(g)["nation"]
    assert sorted(after) == sorted(deck)
    assert after[-1] == "harald_hardrada"
    if shuffle == "no":
        assert after == deck


def test_shuffling_the_nation_deck_changes_it():
    deck = ["skis", "combs", "sagas", "rollo_the_walker", "unrest", "harald_hardrada"]
    seen = set()
    for rng in range(1, 9):
        me = {"hand": ["gothja", "glory"], "nation": deck}
        g = play(table("vikings", me, rng=rng), "play:gothja", "yes")
        seen.add(tuple(secret(g)["nation"]))
    assert len(seen) > 1


@rule("I89")
def test_foroyar_exiles():
    slots = ["hills", {"card": "elders", "unrest": True}, *MARKET[2:]]
    slots[2] = {"card": "temple", "tokens": {"progress": 1}}
    g = table("vikings", {"hand": ["foroyar", SPARE]}, market=slots)
    pile = g.view(None)["unrest_pile"]
    play(g, "play:foroyar", "no")
    g.play(next(key for key in keys(g) if key != "population"))
    assert keys(g) == ["hills", "elders", "hittites", "jungle"]
    g.play("elders")
    assert g.view(None)["exile"] == ["elders"]
    assert g.view(None)["market"][1] == {"card": "oracle", "unrest": True}
    assert g.view(None)["unrest_pile"] == pile
    assert purse(g) == {}


def test_scandinavia():
    check_region("vikings", "scandinavia", {})


@rule("I85")
@pytest.mark.parametrize("choice", ["return_unrest", "garrison"])
def test_vinland(choice):
    me = {"hand": ["vinland", "unrest", SPARE], "play": ["longships", "graenland"]}
    for part in (["longships"], ["graenland"], []):
        assert "play:vinland" not in keys(table("vikings", me | {"play": part}))
    g = play(table("vikings", me), "play:vinland", choice)
    if choice == "garrison":
        play(g, "yes", SPARE)
        assert garrison(g, "vinland") == [SPARE]
        assert hand(g) == ["unrest"]
    else:
        assert hand(g) == [SPARE]
        assert garrison(g, "vinland") == []


@rule("I73")
@pytest.mark.parametrize("zone, points", [("play", 6), ("discard", 0), ("hand", 0), ("deck", 0)])
def test_vinland_scores_in_play(zone, points):
    me = {"hand": [], "deck": [], "tokens": EMPTY} | {zone: ["vinland"]}
    assert score(table("vikings", me)) == points


# --- other cards of the nation deck ---------------------------------------------------------------


def test_combs():
    me = {"hand": ["satrap", "babylonians", SPARE], "play": ["combs"]}
    g = table("vikings", me, foes=("persians",))
    assert "play:satrap" not in keys(g)
    g.play("exhaust:combs")
    assert {"play:satrap", "play:babylonians"} <= set(keys(g))
    g.play("play:satrap")
    assert player(g)["actions"] == 4
    assert "play:babylonians" not in keys(g)


@rule("I74")
@pytest.mark.parametrize(
    "card, res, n, points",
    [
        ("combs", "population", 8, 2),
        ("combs", "population", 40, 10),
        ("city_of_dubh_linn", "material", 15, 1),
        ("city_of_dubh_linn", "material", 16, 2),
        ("city_of_dubh_linn", "material", 99, 10),
    ],
)
def test_points_for_tokens(card, res, n, points):
    me = {"hand": [], "deck": [], "discard": [card], "tokens": EMPTY | {res: n}}
    assert score(table("vikings", me)) == points


@rule("I66", "I96")
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_sagas(answer):
    me = {"hand": ["althing", "advance"], "play": [{"card": "sagas", "garrison": ["prosperity"]}]}
    g = solstice("vikings", me | {"deck": [], "tokens": EMPTY}).play(answer)
    if answer == "yes":
        g.play("althing")
    under = ["prosperity", "althing"] if answer == "yes" else ["prosperity"]
    assert garrison(g, "sagas") == under
    assert score(g) == len(under)


@rule("I74")
def test_sagas_score_no_more_than_ten():
    under = ["unrest"] * 6 + ["prosperity", "advance", "althing", "gothja", "scandinavia"]
    me = {"hand": [], "deck": [], "play": [{"card": "sagas", "garrison": under}], "tokens": EMPTY}
    assert score(table("vikings", me)) == 10


@rule("I66")
def test_city_of_dubh_linn():
    check_city("vikings", "city_of_dubh_linn")


@rule("I90", "I166")
def test_longships_and_exile():
    me = {"hand": ["jomsviking", SPARE], "play": ["longships"]}
    slots = ["hills", "elders", "temple", "hittites", "jungle"]
    g = table("vikings", me, market=slots, exile=["coast", "armenians"])
    g.play("play:jomsviking")
    while "coast" not in keys(g):
        g.play("no")
    assert sorted(keys(g)) == ["coast", "hills", "hittites", "jungle"]
    g.play("coast")
    settle(g)
    assert purse(g) == {"material": -2}
    assert hand(g) == sorted([SPARE, "coast"])


@rule("I158")
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_longships_and_attacks(answer):
    me = {"hand": ["go_a_viking", SPARE], "play": ["longships"]}
    g = table("vikings", me)
    g.play("play:go_a_viking")
    assert kind(g) == "react"
    settle(g.play(answer))
    assert purse(g) == {"material": 4 if answer == "yes" else 2}


@rule("I158")
@pytest.mark.parametrize("choice", ["draw", "material", None])
def test_skis(choice):
    me = {"hand": ["scandinavia", SPARE], "play": ["skis"]}
    g = table("vikings", me).play("play:scandinavia")
    while kind(g) != "react":
        g.play("no")
    play(g, "yes", choice) if choice else play(g, "no")
    settle(g)
    assert purse(g) == ({"material": 2} if choice == "material" else {})
    assert hand(g) == sorted([SPARE] + (["port"] if choice == "draw" else []))


def test_rollo_the_walker():
    g = table("vikings", {"hand": ["rollo_the_walker", SPARE]}).play("play:rollo_the_walker")
    assert hand(g) == sorted([SPARE, "great"])
    assert g.view(None)["exile"] == ["rollo_the_walker"]
    assert discard(g) == []


@rule("I107", "I176")
@pytest.mark.parametrize("have, lost, unrest", [(5, 2, 0), (2, 2, 0), (1, 1, 1), (0, 0, 1)])
def test_go_a_viking(have, lost, unrest):
    rival = {"tokens": {"material": have, "population": 5, "progress": 5}}
    me = {"hand": ["go_a_viking", SPARE], "actions": 0}
    g = table("vikings", me, rival).play("play:go_a_viking")
    assert tokens(g)["material"] == 10 + lost
    assert tokens(g, 1) == {"material": have - lost, "population": 5, "progress": 5}
    assert hand(g, 1) == ["advance", "conquer"] + ["unrest"] * unrest
