"""The cards of the Carthaginians: what is printed on them and what they do."""

from __future__ import annotations

import pytest

from imperium_classics import (
    EMPTY,
    MARKET,
    SPARE,
    UNRESTED,
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
    imperium,
    in_play,
    keys,
    play,
    player,
    rule,
    tokens,
)

CARDS = [
    Card("city_of_carthage", pinned=True, icons="c"),
    Card("elephants", state="empire", attack=True, vp=2, cost=(0, 3)),
    Card("hegemony", state="empire", vp=2, cost=(3, 1)),
    Card("hannibal", state="empire", vp=4, cost=(0, 4)),
    Card("trading_ships", state="empire", pinned=True, vp=4, cost=(4, 1)),
    Card("monopoly", state="empire", attack=True, vp=None, cost=(7, 0)),
    Card("caravans", pinned=True),
    Card("iberia", pinned=True, suit="region", icons="pf"),
    Card("berbers", suit="tributary"),
    Card("dido_queen_of_carthage", state="barbarian"),
    Card("carthaginian_traders", state="barbarian", free=True),
    Card("balearic_islands", pinned=True, suit="region", icons="ppr"),
    Card("mauretania", pinned=True, suit="region", icons="p"),
]


@rule("I3", "I47", "I94")
@each(CARDS)
def test_when_it_may_be_played(card):
    check_playable("carthaginians", card)


@rule("I2", "I47", "I102", "I172")
@each(CARDS)
def test_attacks_and_pinned_cards(card):
    check_played("carthaginians", card)


@rule("I5", "I7", "I200")
@each(CARDS)
def test_suits_and_icons(card):
    check_icons("carthaginians", card)


@rule("I72")
@each(CARDS)
def test_points(card):
    check_points("carthaginians", card)


@rule("I86")
@each([card for card in CARDS if card.cost])
def test_cost_of_developing(card):
    check_cost("carthaginians", card)


# --- the power card -------------------------------------------------------------------------------


@rule("I74")
@pytest.mark.parametrize(
    "side, goods, points",
    [("A", 5, 0), ("A", 13, 2), ("A", 66, 10), ("B", 2, 0), ("B", 11, 3), ("B", 33, 10)],
)
def test_power_scores_material(side, goods, points):
    g = table("carthaginians", {"side": side, "tokens": EMPTY | {"material": goods}})
    assert score(g, "power") == points


@rule("I54")
@pytest.mark.parametrize("side, goods", [("A", 1), ("B", 2)])
def test_power_puts_material_on_the_market(side, goods):
    g = table("carthaginians", {"side": side})
    g.play("end").play("temple")
    assert g.view(None)["market"][2] == {"card": "temple", "tokens": {"material": goods}}
    assert purse(g) == {}


MATERIAL = ["hills", {"card": "elders", "tokens": {"material": 3, "progress": 1}}, *MARKET[2:]]


@rule("I163")
@pytest.mark.parametrize("way, cost", [("acquire", 3), ("break_through", 5)])
@pytest.mark.parametrize("side, again", [pytest.param("A", "yes"), ("A", "no"), ("B", None)])
def test_power_doubles_material(side, again, way, cost):
    me = {"side": side, "hand": ["advance", SPARE]}
    g = table("carthaginians", me, market=MATERIAL)
    play(g, "play:advance", way)
    if way == "break_through":
        g.play("uncivilised")
    g.play("elders")
    if again:
        g.play(again)
    assert kind(g) == "turn"
    more = 3 if again == "yes" else 0
    assert tokens(g) == {"material": 10 - cost + 3 + more, "population": 10, "progress": 1}


@rule("I158")
def test_power_doubles_once_a_turn_and_only_material():
    slots = [{"card": "hills", "tokens": {"material": 1}}, *MATERIAL[1:]]
    me = {"side": "A", "hand": ["advance", "conquer", SPARE]}
    g = table("carthaginians", me, market=slots)
    play(g, "play:advance", "acquire", "elders", "yes")
    assert player(g)["powers"] == [{"card": "carthaginians_a", "exhausted": True}]
    play(g, "play:conquer", "acquire", "progress:0", "hills")
    assert kind(g) == "turn"
    slots = ["hills", {"card": "elders", "tokens": {"progress": 2}}, *MARKET[2:]]
    g = table("carthaginians", me, market=slots)
    play(g, "play:advance", "acquire", "elders")
    assert kind(g) == "turn"


# --- cards of the deck ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    "region, gain", [("iberia", {}), ("balearic_islands", {}), ("mauretania", {"material": 2})]
)
def test_regions(region, gain):
    check_region("carthaginians", region, gain)


def test_city_of_carthage():
    check_city("carthaginians", "city_of_carthage")


def test_berbers():
    g = table("carthaginians", {"hand": ["berbers", SPARE]}).play("play:berbers")
    assert purse(g) == {"population": 2}
    assert discard(g) == ["berbers"]


@rule("I143")
@pytest.mark.parametrize("take", [None, "jungle"])
def test_dido(take):
    me = {"hand": ["dido_queen_of_carthage", SPARE], "actions": 1}
    g = table("carthaginians", me).play("play:dido_queen_of_carthage")
    if take is None:
        g.play("no")
        assert purse(g) == {"population": 1}
    else:
        g.play("yes")
        assert keys(g) == ["hills", "jungle"]
        settle(g.play("jungle"))
        assert purse(g) == {"population": 2}
        assert in_play(g) == ["jungle"]
    assert hand(g) == [SPARE]
    assert player(g)["actions"] == 0
    assert history(g) == ["dido_queen_of_carthage"]


@pytest.mark.parametrize("bury", [None, "berbers", "iberia"])
def test_carthaginian_traders(bury):
    me = {"hand": ["carthaginian_traders", "berbers"], "discard": ["iberia"], "actions": 0}
    g = table("carthaginians", me).play("play:carthaginian_traders")
    assert keys(g) == list(MARKET)
    g.play("jungle")
    assert g.view(None)["market"][4] == {"card": "jungle", "tokens": {"material": 1}}
    if bury:
        g.play("yes")
        assert sorted(keys(g)) == ["berbers", "iberia"]
        g.play(bury)
    else:
        g.play("no")
    assert history(g) == ([bury] if bury else [])
    assert purse(g) == {}
    left = {"carthaginian_traders", "iberia"} - {bury}
    assert set(discard(g)) == left


# --- nation deck ----------------------------------------------------------------------------------


@rule("I49", "I79")
def test_caravans():
    slots = ["hills", "elders", "temple", "hittites", {"card": "jungle", "tokens": {"material": 2}}]
    slots[3] = {"card": "hittites", "tokens": {"material": 1, "population": 1}, "unrest": True}
    slots[2] = {"card": "temple", "tokens": {"progress": 1}}
    me = {"hand": ["berbers", "glory", SPARE], "play": ["caravans"]}
    g = table("carthaginians", me, market=slots)
    play(g, "exhaust:caravans", "glory")
    assert keys(g) == ["hittites", "jungle"]
    g.play("hittites")
    assert purse(g) == {"material": -2, "population": 1}
    assert hand(g) == sorted(["berbers", "hittites", "unrest", SPARE])
    assert discard(g) == ["glory"]
    assert "exhaust:caravans" not in keys(g)


@rule("I49")
def test_caravans_cannot_be_used_without_their_price():
    me = {"hand": [SPARE], "play": ["caravans"]}
    assert "exhaust:caravans" in keys(table("carthaginians", me))
    poor = table("carthaginians", me | {"tokens": EMPTY | {"material": 2}})
    assert "exhaust:caravans" not in keys(poor)
    g = table("carthaginians", me | {"hand": [], "play": ["caravans", "mysticism"]})
    assert "exhaust:mysticism" in keys(g)
    assert "exhaust:caravans" not in keys(g)


# --- developments ---------------------------------------------------------------------------------


def test_two_elephants():
    g = imperium({}, {}, seats=("carthaginians", "celts"))
    assert player(g)["development"].count("elephants") == 2


@pytest.mark.parametrize(
    "suit, take, got",
    [
        (None, None, None),
        ("region", "deck", "marsh"),
        ("region", "hills", "hills"),
        ("tributary", "hittites", "hittites"),
        ("tributary", "deck", "minoans"),
    ],
)
def test_elephants(suit, take, got):
    me = {"hand": ["elephants", SPARE], "state": "empire"}
    rival = {"play": ["raetia", "dalmatia", "city_of_rome"]}
    g = table("carthaginians", me, rival).play("play:elephants")
    assert asks(g) == 1
    assert sorted(keys(g)) == ["dalmatia", "raetia"]
    g.play("raetia")
    assert discard(g, 1) == ["raetia"]
    play(g, "yes", suit, take) if suit else play(g, "no")
    assert hand(g) == sorted([SPARE] + ([got] if got else []))
    assert history(g) == ["elephants"]


@rule("I81", "I137")
@pytest.mark.parametrize("take", ["hills", "elders", "temple", "hittites"])
@pytest.mark.parametrize("mine", ["yes", "no"])
def test_hegemony(take, mine):
    me = {"hand": ["hegemony", SPARE], "state": "empire"}
    g = table("carthaginians", me).play("play:hegemony")
    assert keys(g) == list(MARKET)
    play(g, take, mine)
    assert asks(g) == 1
    g.play("yes")
    assert purse(g) == {"material": -2}
    assert hand(g) == sorted([SPARE, take] + (["port"] if mine == "yes" else []))
    assert hand(g, 1) == ["advance", "conquer", "glory"]
    assert discard(g) == ["hegemony"]
    poor = table("carthaginians", me | {"tokens": EMPTY | {"material": 1}})
    assert "play:hegemony" not in keys(poor)


@pytest.mark.parametrize("take", ["yes", "no"])
@pytest.mark.parametrize("draw", ["yes", "no"])
@pytest.mark.parametrize("back", ["yes", "no"])
def test_hannibal(take, draw, back):
    me = {"hand": ["hannibal", SPARE], "state": "empire", "history": ["berbers", "iberia"]}
    g = table("carthaginians", me, market=list(UNRESTED)).play("play:hannibal")
    play(g, "yes", "temple") if take == "yes" else play(g, "no")
    g.play(draw)
    play(g, "yes", "berbers") if back == "yes" else play(g, "no")
    held = [SPARE]
    held += ["temple", "unrest"] if take == "yes" else []
    held += ["port"] if draw == "yes" else []
    held += ["berbers"] if back == "yes" else []
    assert hand(g) == sorted(held)
    assert history(g) == sorted(["hannibal", "iberia"] + ([] if back == "yes" else ["berbers"]))


@rule("I79", "I104")
@pytest.mark.parametrize("region", ["balearic_islands", "iberia"])
def test_trading_ships(region):
    slots = [{"card": "hills", "tokens": {"material": 2}}, "elders", "temple", "hittites"]
    slots.append({"card": "jungle", "tokens": {"material": 1}})
    fields = ["balearic_islands", "mauretania", {"card": "iberia", "garrison": ["berbers"]}]
    me = {"play": ["trading_ships", *fields]}
    g = table("carthaginians", me, market=slots).play("exhaust:trading_ships")
    if kind(g) == "may":
        g.play("yes")
    assert sorted(keys(g)) == ["balearic_islands", "iberia"]
    g.play(region)
    assert keys(g) == ["hills", "jungle"]
    g.play("hills")
    assert purse(g) == {"material": 2}
    back = ["iberia", "berbers"] if region == "iberia" else [region]
    assert hand(g) == sorted([SPARE, "hills", *back])


@rule("I221")
def test_trading_ships_do_nothing_without_a_river_or_a_fertile_card():
    slots = [{"card": "hills", "tokens": {"material": 2}}, *MARKET[1:]]
    me = {"play": ["trading_ships", "mauretania"]}
    assert for_nothing(table("carthaginians", me, market=slots), "exhaust:trading_ships")


@rule("I178")
@pytest.mark.parametrize("gift", [SPARE, "port", "berbers"])
def test_monopoly(gift):
    me = {"hand": ["monopoly", SPARE], "state": "empire", "discard": ["berbers"]}
    g = table("carthaginians", me).play("play:monopoly")
    assert sorted(keys(g)) == sorted([SPARE, "berbers", "port"])
    g.play(gift)
    assert purse(g) == {"material": 2}
    assert hand(g, 1) == sorted(["advance", "conquer", gift])
    assert hand(g) == sorted({SPARE, "port"} - {gift})
    assert set(discard(g)) == {"monopoly", "berbers"} - {gift}


@rule("I178")
def test_monopoly_with_two_others():
    me = {"hand": ["monopoly", SPARE], "state": "empire", "discard": ["berbers"]}
    third = {"hand": ["unrest"], "deck": []}
    g = table("carthaginians", me, {"hand": ["unrest"]}, third).play("play:monopoly")
    play(g, "berbers", "port")
    assert hand(g, 1) == ["berbers", "unrest"]
    assert hand(g, 2) == ["port", "unrest"]


@rule("I74")
@pytest.mark.parametrize("goods, points", [(4, 0), (14, 2), (70, 10)])
def test_monopoly_scores_material(goods, points):
    me = {"tokens": EMPTY | {"material": goods}}
    base = score(table("carthaginians", me))
    assert score(table("carthaginians", me | {"discard": ["monopoly"]})) - base == points


@rule("I173")
def test_monopoly_avoided():
    me = {"hand": ["monopoly", SPARE], "state": "empire"}
    g = play(table("carthaginians", me, {"play": ["cape"]}), "play:monopoly", "yes")
    assert kind(g) == "turn"
    assert hand(g) == sorted([SPARE, "port"])
    assert hand(g, 1) == ["advance", "cape", "conquer"]
    assert purse(g) == {"material": 2}
