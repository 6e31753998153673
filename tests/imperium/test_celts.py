"""The cards of the Celts: what is printed on them and what they do."""

from __future__ import annotations

import pytest

from imperium_classics import (
    EMPTY,
    MARKET,
    PURSE,
    SPARE,
    UNRESTED,
    Card,
    asks,
    check_cost,
    check_icons,
    check_playable,
    check_played,
    check_points,
    check_region,
    each,
    hand_after_round,
    kind,
    market,
    purse,
    score,
    settle,
    table,
)
from imperium_table import (
    discard,
    garrison,
    hand,
    history,
    keys,
    play,
    player,
    rule,
    secret,
    tokens,
)

CARDS = [
    Card("celtic_gold"),
    Card("celtic_innovation", state="empire", attack=True, vp=4, cost=(2, 2)),
    Card("chainmail", state="empire", pinned=True, vp=4, cost=(3, 1)),
    Card("chariots", state="empire", pinned=True, vp=4, cost=(0, 3)),
    Card("ogham_script", state="empire", pinned=True, vp=4, cost=(2, 2)),
    Card("vercingetorix", state="empire", vp=None, cost=(4, 0)),
    Card("armorica", pinned=True, suit="region", icons="pr"),
    Card("belgica", pinned=True, suit="region", icons="r"),
    Card("britannia", pinned=True, suit="region", icons="pf"),
    Card("hibernia", pinned=True, suit="region", icons="f"),
    Card("druids"),
    Card("boudicca", state="barbarian", attack=True),
    Card("cattle_raid", state="barbarian", attack=True),
    Card("cauldron_of_cerridwen", pinned=True),
    Card("celtica", pinned=True, suit="region", icons="p"),
]


@rule("I3", "I47", "I94")
@each(CARDS)
def test_when_it_may_be_played(card):
    check_playable("celts", card)


@rule("I2", "I47", "I102", "I172")
@each(CARDS)
def test_attacks_and_pinned_cards(card):
    check_played("celts", card)


@rule("I5", "I7", "I200")
@each(CARDS)
def test_suits_and_icons(card):
    check_icons("celts", card)


@rule("I72")
@each(CARDS)
def test_points(card):
    check_points("celts", card)


@rule("I86")
@each([card for card in CARDS if card.cost])
def test_cost_of_developing(card):
    check_cost("celts", card)


# --- the power card -------------------------------------------------------------------------------

WILD = ["town", "town", "shrine", "invasion", "mysticism", "shaduf", "agriculture", "jade_mask"]


@rule("I8", "I74", "I200")
@pytest.mark.parametrize("side, each_one", [("A", 1), ("B", 2)])
@pytest.mark.parametrize("cards", [[], WILD[:3], ["city", "coinage"], WILD])
def test_power_scores_uncivilised_cards(side, each_one, cards):
    """The four cards of the deck are both uncivilised and civilised."""
    me = {"side": side, "deck": ["port", "leadership"], "discard": cards}
    g = table("celts", me, decks={})
    wild = 2 + len(cards) - cards.count("coinage")
    assert score(g, "power") == min(10, each_one * wild)


@rule("I162", "I175")
@pytest.mark.parametrize(
    "card, moves, offered",
    [
        pytest.param("advance", ("acquire", "elders"), True),
        ("advance", ("acquire", "temple"), False),
        pytest.param("advance", ("break_through", "uncivilised", "elders"), True),
        pytest.param("advance", ("break_through", "uncivilised", "deck"), True),
        ("advance", ("break_through", "civilised", "deck"), False),
        ("conquer", ("acquire", "hills"), False),
    ],
)
def test_power_spreads_unrest(card, moves, offered):
    me = {"side": "A", "hand": [card, SPARE]}
    g = play(table("celts", me, {}, {"hand": [], "deck": ["unrest"]}), f"play:{card}", *moves)
    if not offered:
        assert kind(g) == "turn"
        return
    assert kind(g) == "react"
    refused = g.clone().play("no")
    assert hand(refused, 1) == ["advance", "conquer"]
    g.play("yes")
    assert player(g)["powers"] == [{"card": "celts_a", "exhausted": True}]
    assert hand(g, 1) == ["advance", "conquer", "unrest"]
    assert hand(g, 2) == ["unrest"]
    assert "unrest" not in hand(g)
    assert kind(g) == "turn"


@rule("I162")
def test_power_and_a_card_of_both_suits():
    me = {"side": "A", "hand": ["advance", SPARE]}
    slots = ["hills", "city", "temple", "hittites", "jungle"]
    g = play(table("celts", me, market=slots, decks={}), "play:advance", "acquire", "city")
    assert kind(g) == "react"
    g = table("celts", me | {"side": "B"})
    play(g, "play:advance", "acquire", "elders")
    assert kind(g) == "turn"


# --- cards of the deck ----------------------------------------------------------------------------


@pytest.mark.parametrize("region", ["armorica", "britannia"])
def test_regions(region):
    check_region("celts", region, {})


@pytest.mark.parametrize("draw", ["yes", "no"])
def test_belgica(draw):
    g = play(table("celts", {"hand": ["belgica", SPARE]}), "play:belgica", draw)
    more = ["port"] if draw == "yes" else []
    assert hand(g) == sorted([SPARE, *more])
    play(g, "yes")
    if draw == "yes":
        g.play("port")
    assert garrison(g, "belgica") == (more or [SPARE])


@pytest.mark.parametrize("back", ["yes", "no"])
def test_hibernia(back):
    me = {"hand": ["hibernia", SPARE], "discard": ["druids", "boudicca"]}
    g = play(table("celts", me), "play:hibernia", back)
    if back == "yes":
        assert sorted(keys(g)) == ["boudicca", "druids"]
        g.play("druids")
    held = [SPARE] + (["druids"] if back == "yes" else [])
    assert hand(g) == sorted(held)
    assert sorted(discard(g)) == (["boudicca"] if back == "yes" else ["boudicca", "druids"])
    settle(g.play("yes"))
    assert len(garrison(g, "hibernia")) == 1


@pytest.mark.parametrize("back", ["yes", "no"])
def test_celtica(back):
    me = {"hand": ["celtica", SPARE], "discard": ["druids", "boudicca"]}
    g = play(table("celts", me), "play:celtica", back)
    if back == "yes":
        g.play("druids")
    top = secret(g)["deck"][0]
    assert top == ("druids" if back == "yes" else "port")
    assert hand(g) == [SPARE]
    assert ("druids" in discard(g)) is (back == "no")
    g.play("yes")
    assert garrison(g, "celtica") == [SPARE]


@rule("I85")
@pytest.mark.parametrize("choice", ["progress", "break_through", "population"])
def test_druids(choice):
    g = table("celts", {"hand": ["druids", "unrest", SPARE]}).play("play:druids")
    assert sorted(keys(g)) == ["break_through", "population", "progress"]
    g.play(choice)
    if choice == "break_through":
        assert keys(g) == ["deck", "elders"]
        g.play("elders")
    gain = {
        "progress": {"progress": 1},
        "break_through": {"population": -1},
        "population": {"population": 1},
    }[choice]
    assert purse(g) == gain
    held = {"progress": ["unrest"], "break_through": ["elders", "unrest"], "population": []}
    assert hand(g) == sorted([SPARE, *held[choice]])
    assert discard(g) == ["druids"]


@rule("I85", "I140")
def test_druids_closed_options():
    g = table("celts", {"hand": ["druids", SPARE], "tokens": EMPTY}).play("play:druids")
    if kind(g) == "choose":
        assert keys(g) == ["progress"]
        g.play("progress")
    assert tokens(g) == EMPTY | {"progress": 1}


@rule("I78", "I177")
def test_boudicca():
    rival = {"play": ["raetia", "city_of_rome", "dalmatia"]}
    g = table("celts", {"hand": ["boudicca", SPARE]}, rival).play("play:boudicca")
    assert asks(g) == 1
    assert sorted(keys(g)) == ["dalmatia", "raetia"]
    g.play("dalmatia")
    assert discard(g, 1) == ["dalmatia"]
    assert purse(g) == {"progress": 1}
    assert history(g) == ["boudicca"]


@rule("I107", "I176")
@pytest.mark.parametrize("region", [True, False])
@pytest.mark.parametrize("state", ["barbarian", "empire"])
def test_cattle_raid(region, state):
    rival = {"play": ["raetia"] if region else ["city_of_rome"], "state": state}
    rival["tokens"] = PURSE | {"progress": 3}
    me = {"hand": ["cattle_raid", SPARE], "play": ["celtica"]}
    g = table("celts", me, rival).play("play:cattle_raid")
    stolen = {"material": int(region), "progress": int(state == "empire")}
    assert tokens(g) == {
        "material": 12 + stolen["material"],
        "population": 10,
        "progress": stolen["progress"],
    }
    assert tokens(g, 1) == {
        "material": 10 - stolen["material"],
        "population": 10,
        "progress": 3 - stolen["progress"],
    }
    assert discard(g) == ["cattle_raid"]


@rule("I49", "I101")
def test_cauldron_of_cerridwen():
    me = {"play": ["cauldron_of_cerridwen"], "tokens": EMPTY | {"progress": 2}}
    g = table("celts", me).play("exhaust:cauldron_of_cerridwen")
    assert tokens(g) == {"material": 0, "population": 2, "progress": 1}
    g = table("celts", me | {"tokens": PURSE})
    assert "exhaust:cauldron_of_cerridwen" not in keys(g)


# --- accession ------------------------------------------------------------------------------------


@rule("I61")
@pytest.mark.parametrize(
    "fields, gain", [([], 0), (["britannia"], 4), (["britannia", "hibernia", "celtica"], 8)]
)
def test_celtic_gold(fields, gain):
    me = {"hand": ["celtic_gold", SPARE], "play": fields, "tokens": EMPTY}
    third = {"hand": [], "deck": [], "tokens": EMPTY}
    g = table("celts", me, {}, third).play("play:celtic_gold")
    assert tokens(g) == EMPTY | {"material": gain}
    assert purse(g, 1) == {"material": 1}
    assert tokens(g, 2) == EMPTY | {"material": 1}
    assert discard(g) == ["celtic_gold"]


# --- developments ---------------------------------------------------------------------------------


@pytest.mark.parametrize("take", [None, "elders", "temple"])
def test_celtic_innovation(take):
    me = {"hand": ["celtic_innovation", SPARE], "state": "empire"}
    g = table("celts", me, market=list(UNRESTED)).play("play:celtic_innovation")
    if take:
        g.play("yes")
        assert keys(g) == ["elders", "temple"]
        g.play(take)
    else:
        g.play("no")
    assert hand(g) == sorted([SPARE] + ([take, "unrest"] if take else []))
    assert hand(g, 1) == ["advance", "conquer", "unrest"]
    assert discard(g) == ["celtic_innovation"]


@rule("I159")
def test_chainmail():
    me = {"hand": ["celtic_innovation", SPARE], "state": "empire", "play": ["chainmail"]}
    g = settle(table("celts", me).play("play:celtic_innovation"))
    assert purse(g) == {"progress": 1}
    g.play(f"play:{SPARE}")
    assert tokens(g)["progress"] == 1
    rival = {"hand": ["roman_invasion"], "state": "empire", "deck": []}
    g = settle(table("celts", me, rival, turn=1).play("play:roman_invasion"))
    assert purse(g) == {}


def test_chariots():
    attacks = ["conquer", "boudicca", "cattle_raid"]
    me = {"hand": [*attacks, "advance", SPARE], "state": "empire"}
    assert keys(table("celts", me), "play:") == [f"play:{SPARE}"]
    g = table("celts", me | {"play": ["chariots"]})
    assert sorted(keys(g, "play:")) == sorted(f"play:{key}" for key in [*attacks, SPARE])


@rule("I90")
def test_chariots_and_exile():
    me = {"hand": ["conquer", SPARE], "state": "empire", "play": ["chariots"]}
    g = table("celts", me, exile=["coast", "armenians"])
    play(g, "play:conquer", "acquire")
    assert keys(g) == ["hills", "hittites", "jungle", "coast"]
    g.play("coast")
    assert hand(g) == sorted([SPARE, "coast"])
    assert g.view(None)["exile"] == ["armenians"]
    assert market(g) == list(MARKET)


@pytest.mark.parametrize("first", ["yes", "no"])
@pytest.mark.parametrize("second", ["yes", "no"])
def test_ogham_script(first, second):
    me = {"hand": ["druids", SPARE], "discard": ["boudicca"], "play": ["ogham_script"]}
    g = table("celts", me).play("exhaust:ogham_script")
    play(g, "yes", "druids") if first == "yes" else play(g, "no")
    g.play(second)
    buried = (["druids"] if first == "yes" else []) + (["boudicca"] if second == "yes" else [])
    assert history(g) == sorted(buried)
    assert hand(g) == sorted({"druids", SPARE} - set(buried))
    assert discard(g) == ([] if second == "yes" else ["boudicca"])


@rule("I58")
def test_ogham_script_and_the_hand():
    assert hand_after_round("celts", {}) == 5
    assert hand_after_round("celts", {"play": ["ogham_script"]}) == 6


@pytest.mark.parametrize("take", [None, *MARKET[:4]])
def test_vercingetorix(take):
    me = {"hand": ["vercingetorix", SPARE], "state": "empire"}
    g = table("celts", me).play("play:vercingetorix")
    play(g, "yes", take) if take else play(g, "no")
    assert hand(g) == sorted([SPARE] + ([take] if take else []))
    assert history(g) == ["vercingetorix"]


@rule("I74")
@pytest.mark.parametrize("cards, points", [(["coinage"], 4), (WILD[:3], 7), (WILD, 10)])
def test_vercingetorix_scores_uncivilised_cards(cards, points):
    me = {"discard": cards}
    base = score(table("celts", me, decks={}))
    assert score(table("celts", me | {"history": ["vercingetorix"]}, decks={})) - base == points
