"""Cards of several nations of Classics: Advance, Conquer, Prosperity, Glory, unrest."""

from __future__ import annotations

import pytest

from imperium_classics import (
    EMPTY,
    SPARE,
    UNRESTED,
    Card,
    asks,
    check_icons,
    check_playable,
    check_played,
    check_points,
    each,
    kind,
    purse,
    score,
    table,
)
from imperium_table import (
    discard,
    hand,
    imperium,
    in_play,
    keys,
    play,
    player,
    rule,
    secret,
    tokens,
)

CARDS = [
    Card("advance", state="barbarian"),
    Card("conquer", state="barbarian"),
    Card("prosperity"),
    Card("glory"),
    Card("unrest", vp=0),
]


@each(CARDS)
def test_when_it_may_be_played(card):
    check_playable("carthaginians", card)


@each(CARDS)
def test_attacks_and_pinned_cards(card):
    check_played("carthaginians", card)


@each([card for card in CARDS if card.key != "prosperity"])
def test_suits_and_icons(card):
    check_icons("carthaginians", card)


@each(CARDS)
def test_points(card):
    check_points("carthaginians", card)


START = {
    "carthaginians": {
        "deck": (
            "advance balearic_islands carthaginian_traders conquer dido_queen_of_carthage "
            "glory mauretania prosperity unrest unrest"
        ),
        "nation": "advance berbers caravans iberia prosperity",
        "accession": "city_of_carthage",
        "development": "elephants elephants hannibal hegemony monopoly trading_ships",
    },
    "celts": {
        "deck": (
            "advance boudicca cattle_raid cauldron_of_cerridwen celtica conquer druids "
            "glory unrest unrest"
        ),
        "nation": "armorica belgica britannia conquer hibernia unrest",
        "accession": "celtic_gold",
        "development": "celtic_innovation chainmail chariots ogham_script vercingetorix",
    },
    "greeks": {
        "deck": (
            "advance city_of_sparta conquer forest_of_pholoe glory greek_mercenaries "
            "peloponnese settlers unrest unrest"
        ),
        "nation": "city_of_athens plains_of_thessaly unrest",
        "accession": "olympic_games",
        "development": (
            "city_of_corinth direct_democracy greek_innovation greek_prosperity lighthouse "
            "pericles philosophy science"
        ),
    },
    "macedonians": {
        "deck": (
            "advance conquer conquer haliacmon_valley orestis pelagonia phalanx philip_ii "
            "unrest unrest unrest"
        ),
        "nation": "glory prosperity uxians",
        "accession": "alexander",
        "development": (
            "alexander_the_great alexandria_in_ariana alexandria_in_egypt companion_cavalry "
            "development_macedonians mosaics parmenion"
        ),
    },
    "persians": {
        "deck": "advance bactria conquer conquer glory lydians prosperity unrest unrest zagros",
        "nation": "arachosia median_empire nisaean_plain unrest",
        "accession": "city_of_persepolis",
        "development": (
            "babylonians battering_ram darius_i development_persians persian_gold satrap windmills"
        ),
    },
    "romans": {
        "deck": (
            "advance city_of_rome conquer dalmatia glory prosperity roman_expansion "
            "triumvirate unrest unrest"
        ),
        "nation": "bread_and_circuses gallia_aquitania prosperity raetia unrest",
        "accession": "julius_caesar",
        "development": (
            "emperor_trajan legions military_engineering roman_invasion "
            "rome_the_eternal_city the_senate"
        ),
    },
    "scythians": {
        "deck": (
            "advance carpathian_mountains conquer mounted_archers nomads nomads_2 tents "
            "tian_shan unrest unrest unrest"
        ),
        "nation": "caucasia pontic_steppe raiders tamga tarim_basin unrest unrest",
        "accession": "glory",
        "development": "ateas city_of_gelonus jewellery kurgans",
    },
    "vikings": {
        "deck": (
            "advance althing erik_the_red glory gothja jomsviking prosperity scandinavia unrest"
        ),
        "nation": (
            "city_of_dubh_linn combs foroyar go_a_viking graenland iceland longships "
            "rollo_the_walker sagas skis unrest unrest vinland"
        ),
        "accession": "harald_hardrada",
    },
}


@rule("I9", "I16", "I19", "I20", "I21", "I24")
@pytest.mark.parametrize("nation", START)
def test_where_the_cards_begin(nation):
    g = imperium({}, {}, seats=(nation, "egyptians"))
    mine, told = secret(g), START[nation]
    assert sorted([*mine["hand"], *mine["deck"]]) == told["deck"].split()
    assert sorted(mine["nation"][:-1]) == told["nation"].split()
    assert mine["nation"][-1] == told["accession"]
    assert sorted(mine["development"]) == told.get("development", "").split()
    assert player(g)["play"] == []
    assert player(g)["state"] == "barbarian"


@rule("I60", "I61", "I62")
@pytest.mark.parametrize("nation", [name for name in START if name != "vikings"])
def test_becoming_an_empire(nation):
    accession = START[nation]["accession"]
    me = {"hand": ["leadership", SPARE], "deck": [], "nation": [accession]}
    g = play(table(nation, me), "play:leadership", "draw")
    assert player(g)["state"] == "empire"
    assert hand(g) == sorted([SPARE, accession])
    assert player(g)["nation_token"] is True


@rule("I23", "I31", "I134")
@pytest.mark.parametrize(
    "seats, more",
    [
        (("romans", "greeks"), 8),
        (("romans", "celts"), 8),
        (("romans", "vikings"), 8),
        (("romans", "celts", "greeks"), 10 + 2),
        (("romans", "vikings", "greeks"), 10 + 1),
        (("romans", "celts", "greeks", "persians"), 12 + 5),
        (("romans", "vikings", "greeks", "persians"), 12 + 2),
        (("vikings", "celts", "greeks", "persians"), 12 + 5 + 2),
    ],
)
def test_unrest_of_celts_and_vikings(seats, more):
    view = imperium(*({} for _ in seats), seats=seats).view(None)
    under = sum(1 for slot in view["market"] if slot.get("unrest"))
    assert view["unrest_pile"] + under == more


# --- advance and conquer --------------------------------------------------------------------------


@rule("I79", "I84")
@pytest.mark.parametrize(
    "card, pay, suits",
    [
        ("advance", "material", ["elders", "temple"]),
        ("conquer", "population", ["hills", "hittites", "jungle"]),
    ],
)
def test_acquiring(card, pay, suits):
    g = table("celts", {"hand": [card, SPARE]}, market=list(UNRESTED))
    g.play(f"play:{card}").play("acquire")
    assert keys(g) == suits
    g.play(suits[1])
    assert purse(g) == {pay: -3 if card == "advance" else -2}
    assert hand(g) == sorted([SPARE, suits[1], "unrest"])
    assert discard(g) == [card]


@rule("I84")
@pytest.mark.parametrize(
    "card, pay, suit, take, got",
    [
        ("advance", ("material", 5), "uncivilised", "deck", "oracle"),
        ("advance", ("material", 5), "uncivilised", "elders", "elders"),
        ("advance", ("material", 5), "civilised", "deck", "coinage"),
        ("advance", ("material", 5), "civilised", "temple", "temple"),
        ("conquer", ("population", 3), "region", "deck", "marsh"),
        ("conquer", ("population", 3), "region", "jungle", "jungle"),
        ("conquer", ("population", 3), "tributary", "deck", "minoans"),
        ("conquer", ("population", 3), "tributary", "hittites", "hittites"),
    ],
)
def test_breaking_through(card, pay, suit, take, got):
    g = table("celts", {"hand": [card, SPARE]}, market=list(UNRESTED))
    play(g, f"play:{card}", "break_through", suit, take)
    assert purse(g) == {pay[0]: -pay[1]}
    assert hand(g) == sorted([SPARE, got])


@rule("I85", "I101", "I138")
@pytest.mark.parametrize(
    "card, res, few, enough", [("advance", "material", 3, 5), ("conquer", "population", 2, 3)]
)
def test_what_can_be_paid(card, res, few, enough):
    def offered(n, **more):
        g = table("celts", {"hand": [card, SPARE], "tokens": EMPTY | {res: n} | more})
        if f"play:{card}" not in keys(g):
            return []
        g.play(f"play:{card}")
        return [key for key in keys(g) if key in ("acquire", "break_through")]

    assert offered(few - 1) == []
    assert offered(enough) == ["acquire", "break_through"]
    g = table("celts", {"hand": [card, SPARE], "tokens": EMPTY | {res: enough - 1}})
    g.play(f"play:{card}")
    if kind(g) == "choose":
        assert keys(g) == ["acquire"]
        g.play("acquire")
    assert kind(g) == "acquire"


# --- prosperity -----------------------------------------------------------------------------------


@rule("I81", "I200")
@pytest.mark.parametrize("choice, gain", [("material", 3), ("population", 2)])
@pytest.mark.parametrize("mine", ["yes", "no"])
@pytest.mark.parametrize("theirs", ["yes", "no"])
def test_prosperity(choice, gain, mine, theirs):
    me = {"hand": ["prosperity", SPARE], "play": ["balearic_islands", "mauretania", "caravans"]}
    g = table("carthaginians", me).play("play:prosperity")
    assert asks(g) == 0
    g.play(mine)
    assert asks(g) == 1
    play(g, theirs, choice)
    assert purse(g) == {choice: gain}
    assert hand(g) == sorted([SPARE] + (["port"] if mine == "yes" else []))
    assert hand(g, 1) == sorted(["advance", "conquer"] + (["glory"] if theirs == "yes" else []))
    assert discard(g) == ["prosperity"]


# --- glory ----------------------------------------------------------------------------------------


@rule("I78", "I98")
def test_glory():
    fields = ["balearic_islands", {"card": "mauretania", "garrison": ["berbers"]}]
    me = {"hand": ["glory", SPARE], "play": [*fields, "iberia", "floodplain", "caravans"]}
    g = table("carthaginians", me).play("play:glory")
    assert "caravans" not in keys(g)
    play(g, "mauretania", "iberia", "floodplain")
    assert sorted(keys(g)) == ["glorious", "great"]
    g.play("great")
    assert hand(g) == sorted([SPARE, "great"])
    assert in_play(g) == ["balearic_islands", "caravans"]
    assert sorted(discard(g)) == ["berbers", "floodplain", "glory", "iberia", "mauretania"]
    assert g.position()["decks"]["fame"][:2] == ["glorious", "marvellous"]


@rule("I137", "I138")
def test_glory_with_too_few_regions():
    me = {"hand": ["glory", SPARE], "play": ["mauretania", "iberia", "caravans"]}
    g = table("carthaginians", me).play("play:glory")
    assert kind(g) == "turn"
    assert in_play(g) == ["mauretania", "iberia", "caravans"]
    assert discard(g) == ["glory"]
    assert hand(g) == [SPARE]


def test_glory_is_never_garrisoned():
    g = table("carthaginians", {"hand": ["iberia", "glory", SPARE, "town"]})
    play(g, "play:iberia", "yes")
    assert sorted(keys(g)) == [SPARE, "town"]


# --- unrest ---------------------------------------------------------------------------------------


def test_unrest_costs_two_points():
    g = table("carthaginians", {"hand": ["unrest"], "tokens": EMPTY})
    assert score(g, "unrest") == -2


@rule("I85")
@pytest.mark.parametrize(
    "choice, gain",
    [("population", {"population": -1}), ("material", {"material": -3}), ("cards", {})],
)
def test_calming(choice, gain):
    g = table("carthaginians", {"hand": ["unrest", SPARE, "town", "shrine"]})
    pile = g.view(None)["unrest_pile"]
    play(g, "play:unrest", choice)
    if choice == "cards":
        play(g, "town", "shrine")
    assert purse(g) == gain
    assert g.view(None)["unrest_pile"] == pile + 1
    cards = ["shrine", "town"]
    assert hand(g) == sorted([SPARE] + (cards if choice != "cards" else []))
    assert sorted(discard(g)) == (cards if choice == "cards" else [])


@rule("I85", "I140")
def test_calming_with_nothing():
    g = table("carthaginians", {"hand": ["unrest", SPARE], "tokens": EMPTY})
    pile = g.view(None)["unrest_pile"]
    g.play("play:unrest")
    assert discard(g) == ["unrest"]
    assert g.view(None)["unrest_pile"] == pile
    g = table("carthaginians", {"hand": ["unrest", SPARE], "tokens": EMPTY | {"material": 3}})
    g.play("play:unrest")
    if kind(g) == "choose":
        assert keys(g) == ["material"]
        g.play("material")
    assert tokens(g)["material"] == 0
    assert discard(g) == []
