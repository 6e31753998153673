"""The cards of the Scythians: what is printed on them and what they do."""

from __future__ import annotations

import pytest

from imperium_classics import (
    EMPTY,
    SPARE,
    Card,
    asks,
    check_city,
    check_cost,
    check_icons,
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
from imperium_table import (
    discard,
    garrison,
    hand,
    history,
    imperium,
    in_play,
    keys,
    play,
    player,
    rule,
    secret,
)

CARDS = [
    Card("ateas", state="empire", vp=3, cost=(0, 4)),
    Card("kurgans", state="empire", pinned=True, vp=2, cost=(0, 3)),
    Card("city_of_gelonus", state="empire", pinned=True, icons="c", vp=2, cost=(0, 3)),
    Card("jewellery", vp=7, cost=(7, 0), unplayable=True),
    Card("tamga", pinned=True, vp=None),
    Card("pontic_steppe", pinned=True, suit="region", icons="pf"),
    Card("tarim_basin", pinned=True, suit="region", icons="pr"),
    Card("caucasia", pinned=True, suit="region", icons="p"),
    Card("raiders", state="barbarian", attack=True, free=True),
    Card("nomads"),
    Card("nomads_2", state="barbarian"),
    Card("carpathian_mountains", state="barbarian", pinned=True, suit="region"),
    Card("tian_shan", state="barbarian", pinned=True, suit="region"),
    Card("mounted_archers", pinned=True),
    Card("tents", state="barbarian", pinned=True),
]


@rule("I3", "I47", "I94")
@each(CARDS)
def test_when_it_may_be_played(card):
    check_playable("scythians", card)


@rule("I2", "I47", "I102", "I172")
@each(CARDS)
def test_attacks_and_pinned_cards(card):
    check_played("scythians", card)


@rule("I5", "I7", "I200")
@each(CARDS)
def test_suits_and_icons(card):
    check_icons("scythians", card)


@rule("I72")
@each(CARDS)
def test_points(card):
    check_points("scythians", card)


@rule("I86")
@each([card for card in CARDS if card.cost])
def test_cost_of_developing(card):
    check_cost("scythians", card)


# --- the power card -------------------------------------------------------------------------------

FIELDS = ["pontic_steppe", "tarim_basin", "caucasia", "tian_shan", "coast", "oasis", "cape"]
MORE = ["steppe", "woodland", "mountain", "floodplain", "forest", "river", "marsh", "sacred_pass"]
ALL = [*FIELDS, *MORE, "carpathian_mountains", "hills", "jungle"]
BARE = {"decks": {}, "market": ["invasion", "elders", "temple", "hittites", "shrine"]}


@rule("I74", "I204")
@pytest.mark.parametrize(
    "side, goods, regions, points",
    [
        ("A", 5, 6, 0),
        ("A", 13, 0, 2),
        ("A", 66, 0, 10),
        ("B", 2, 2, 0),
        ("B", 5, 4, 2),
        ("B", 6, 7, 4),
        ("B", 24, 9, 10),
        ("B", 0, 18, 6),
    ],
)
def test_power_scores_material_and_regions(side, goods, regions, points):
    me = {"side": side, "discard": ALL[:regions], "tokens": EMPTY | {"material": goods}}
    assert score(table("scythians", me, **BARE), "power") == points


@rule("I80", "I84")
@pytest.mark.parametrize("take, got", [("deck", "marsh"), ("hills", "hills"), ("jungle", "jungle")])
def test_power_breaks_through(take, got):
    g = table("scythians", {"side": "A"}).play("exhaust:scythians_a")
    assert keys(g) == ["deck", "hills", "jungle"]
    g.play(take)
    assert hand(g) == sorted([SPARE, got, "unrest"])
    assert player(g)["actions"] == 2
    assert "exhaust:scythians_a" not in keys(g)


@rule("I80")
def test_power_needs_an_action():
    assert keys(table("scythians", {"side": "A", "actions": 0}), "exhaust:") == []
    assert keys(table("scythians", {"side": "B"}), "exhaust:") == []


# --- cards of the deck ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    "region", ["pontic_steppe", "caucasia", "carpathian_mountains", "tian_shan"]
)
def test_regions(region):
    check_region("scythians", region, {"population": 1})


@pytest.mark.parametrize("draw", ["yes", "no"])
def test_tarim_basin(draw):
    g = play(table("scythians", {"hand": ["tarim_basin", SPARE]}), "play:tarim_basin", draw)
    more = ["port"] if draw == "yes" else []
    assert hand(g) == sorted([SPARE, *more])
    g.play("yes")
    if draw == "yes":
        g.play("port")
    assert garrison(g, "tarim_basin") == (more or [SPARE])


@rule("I81", "I113")
@pytest.mark.parametrize("card", ["nomads", "nomads_2"])
@pytest.mark.parametrize("mine", ["yes", "no"])
@pytest.mark.parametrize("theirs", ["yes", "no"])
def test_nomads(card, mine, theirs):
    me = {"hand": [card, SPARE], "play": ["caucasia", "oasis", "tian_shan", "tents"]}
    g = table("scythians", me).play(f"play:{card}")
    assert asks(g) == 0
    g.play(mine)
    assert asks(g) == 1
    g.play(theirs)
    assert purse(g) == {"material": 3}
    assert hand(g) == sorted([SPARE] + (["port"] if mine == "yes" else []))
    assert hand(g, 1) == sorted(["advance", "conquer"] + (["glory"] if theirs == "yes" else []))
    assert discard(g) == [card]


@rule("I172", "I173")
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_mounted_archers_avoid_attacks(answer):
    rival = {"hand": ["roman_invasion", "unrest"], "state": "empire", "deck": ["unrest"]}
    me = {"play": ["mounted_archers", "caucasia"]}
    g = table("scythians", me, rival, turn=1).play("play:roman_invasion")
    assert asks(g) == 0
    g.play(answer)
    assert asks(g) == 1
    g.play("no")
    assert in_play(g) == ["mounted_archers", "caucasia"][: 2 if answer == "yes" else 1]
    assert player(g)["exhausts"] == (4 if answer == "yes" else 5)


@rule("I158")
def test_mounted_archers_need_a_token():
    rival = {"hand": ["roman_invasion", "unrest"], "state": "empire", "deck": ["unrest"]}
    me = {"play": [{"card": "mounted_archers", "exhausted": True}, "caucasia"], "exhausts": 4}
    g = table("scythians", me, rival, turn=1).play("play:roman_invasion")
    assert asks(g) == 1
    me = {"play": ["mounted_archers", "caucasia"], "exhausts": 0}
    g = table("scythians", me, rival, turn=1).play("play:roman_invasion")
    assert asks(g) == 1


def test_mounted_archers_save_one_player_only():
    rival = {"hand": ["roman_invasion", "unrest"], "state": "empire", "deck": ["unrest"]}
    third = {"hand": [], "deck": [], "play": ["zagros"]}
    me = {"play": ["mounted_archers", "caucasia"]}
    g = table("scythians", me, rival, third, turn=1).play("play:roman_invasion")
    assert asks(g) == 0
    play(g, "yes", "no")
    assert in_play(g) == ["mounted_archers", "caucasia"]
    assert in_play(g, 2) == []


@pytest.mark.parametrize("answer, gain", [("yes", {"material": -1, "population": 1}), ("no", {})])
def test_mounted_archers_at_the_solstice(answer, gain):
    g = solstice("scythians", {"play": ["mounted_archers"]}).play(answer)
    assert purse(g) == gain


@rule("I158")
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_tents(answer):
    me = {"hand": ["caucasia", "tian_shan", SPARE], "play": ["tents"]}
    g = table("scythians", me).play("play:caucasia")
    while kind(g) != "react":
        g.play("no")
    settle(g.play(answer))
    assert purse(g) == {"population": 2 if answer == "yes" else 1}
    g.play("play:tian_shan")
    asked = []
    while kind(g) != "turn":
        asked.append(kind(g))
        g.play("no")
    assert ("react" in asked) is (answer == "no")


@rule("I104")
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_tents_at_the_solstice(answer):
    field = {"card": "caucasia", "garrison": ["nomads"]}
    g = solstice("scythians", {"play": ["tents", field, "tian_shan"]}).play(answer)
    if answer == "yes":
        assert sorted(keys(g)) == ["caucasia", "tian_shan"]
        g.play("caucasia")
        assert hand(g) == sorted([SPARE, "caucasia", "nomads"])
        assert in_play(g) == ["tents", "tian_shan"]
    else:
        assert in_play(g) == ["tents", "caucasia", "tian_shan"]


# --- nation deck and accession --------------------------------------------------------------------


@rule("I61")
def test_glory_is_the_accession_card():
    g = imperium({}, {}, seats=("scythians", "romans"))
    assert secret(g)["nation"][-1] == "glory"


@rule("I49")
def test_tamga():
    me = {"hand": ["nomads", SPARE], "play": ["tamga"]}
    g = play(table("scythians", me), "exhaust:tamga", "nomads")
    assert discard(g) == ["nomads"]
    assert hand(g) == sorted([SPARE, "port", "leadership"])
    g = table("scythians", {"hand": [], "play": ["tamga", "mysticism"]})
    assert keys(g, "exhaust:") == ["exhaust:mysticism"]


@rule("I74")
@pytest.mark.parametrize("n, points", [(1, 0), (5, 2), (18, 9)])
def test_tamga_scores_regions(n, points):
    me = {"discard": ALL[:n]}
    base = score(table("scythians", me, **BARE))
    assert score(table("scythians", me | {"play": ["tamga"]}, **BARE)) - base == points


@rule("I107", "I177")
@pytest.mark.parametrize("state", ["barbarian", "empire"])
def test_raiders(state):
    me = {"hand": ["raiders", SPARE], "actions": 0}
    rival = {"play": ["raetia", "dalmatia", "city_of_rome"], "state": state}
    g = table("scythians", me, rival).play("play:raiders")
    assert asks(g) == 1
    assert sorted(keys(g)) == ["dalmatia", "raetia"]
    g.play("raetia")
    assert hand(g) == sorted([SPARE, "port", "leadership"])
    assert "raetia" in hand(g, 1)
    lost = {"population": -1} if state == "empire" else {}
    assert purse(g, 1) == lost
    assert purse(g) == {name: -n for name, n in lost.items()}
    assert discard(g) == ["raiders"]


# --- developments ---------------------------------------------------------------------------------


@pytest.mark.parametrize("take", [None, "jungle"])
@pytest.mark.parametrize("calm", ["yes", "no"])
def test_ateas(take, calm):
    me = {"hand": ["ateas", "unrest", SPARE], "state": "empire"}
    g = table("scythians", me).play("play:ateas")
    if take:
        g.play("yes")
        assert keys(g) == ["hills", "jungle"]
        g.play(take)
    else:
        g.play("no")
    g.play(calm)
    held = [SPARE] + ([take] if take else []) + (["unrest"] if calm == "no" else [])
    assert hand(g) == sorted(held)
    assert history(g) == ["ateas"]


def test_kurgans():
    me = {"play": ["kurgans"], "discard": ["nomads", "caucasia"]}
    g = play(table("scythians", me), "exhaust:kurgans", "nomads")
    assert history(g) == ["nomads"]
    assert discard(g) == ["caucasia"]
    assert hand_after_round("scythians", {}) == 5
    assert hand_after_round("scythians", {"play": ["kurgans"]}) == 6


@rule("I66")
def test_city_of_gelonus():
    check_city("scythians", "city_of_gelonus")


def test_jewellery_is_never_garrisoned():
    g = table("scythians", {"hand": ["caucasia", "jewellery", SPARE, "nomads"]})
    play(g, "play:caucasia", "yes")
    assert sorted(keys(g)) == [SPARE, "nomads"]
