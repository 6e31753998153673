"""Cards that acquire: every suit that each of them lets choose from."""

from __future__ import annotations

import pytest

from imperium_branches import (
    EMPIRE,
    MARKET,
    SECOND_REGION,
    SUITS,
    branch_table,
    of_suit,
    reach,
    row,
)
from imperium_table import hand, history, keys, play, rule, tokens

ALL = " ".join(SUITS)
LANDS = "region tributary"
ARTS = "uncivilised civilised"
KAY = {"card": "britannia_secunda", "garrison": ["cai_sir_kay"]}
WU = {"play": ["mandate_of_heaven"], "history": ["duke_zhuang_of_qin"], **EMPIRE}
ONE = {"tokens": {"material": 0, "population": 2, "progress": 1}}
ROWS = [
    row("king_arthur", "arthurians", LANDS, play=[KAY]),
    row("guennuvar", "arthurians", ARTS),
    row("advanced_culture", "atlanteans", ARTS),
    row("kleito", "atlanteans", ALL),
    row("flood", "atlanteans", ALL, play=["thule"]),
    row("hannibal", "carthaginians", ALL, "play:hannibal", "yes", **EMPIRE),
    row("onager", "romans", LANDS, "play:onager", "yes", **EMPIRE),
    row("cataphract", "romans", LANDS, "play:cataphract", "yes", **EMPIRE),
    row("espionage", "romans", ALL, box="legends", hand=["advance"]),
    row("ramesses_ii", "egyptians", ALL, **EMPIRE),
    row("egyptian_expansion", "egyptians", LANDS, "play:egyptian_expansion", "yes", **EMPIRE),
    row(
        "greek_innovation",
        "greeks",
        ALL,
        "play:greek_innovation",
        "glory",
        hand=["advance", "glory"],
        **EMPIRE,
    ),
    row("minoan_expansion", "minoans", ALL, "play:minoan_expansion", "yes", **EMPIRE),
    row(
        "olmecs_a",
        "olmecs",
        ALL,
        "exhaust:olmecs_a",
        "acquire",
        side="A",
        hand=["stone_mask"] * 3,
    ),
    row(
        "lodestone_compass",
        "olmecs",
        LANDS,
        "exhaust:lodestone_compass",
        play=["lodestone_compass"],
        hand=["stone_mask"] * 2,
    ),
    row("king_wu_of_qin", "qin", ALL, "play:king_wu_of_qin", "progress:1", **WU, **ONE),
    row(
        "julius_caesar",
        "romans",
        LANDS,
        "play:julius_caesar",
        "acquire",
        "yes",
        deck=["glory", "prosperity"],
        **EMPIRE,
    ),
    row("roman_invasion", "romans", LANDS, "play:roman_invasion", "yes", **EMPIRE),
    row(
        "tree_of_knowledge",
        "utopians",
        ARTS,
        "exhaust:tree_of_knowledge",
        play=["tree_of_knowledge"],
        hand=["sacred_scroll"],
    ),
    *(
        row(
            f"development_{nation}",
            nation,
            ARTS,
            f"play:development_{nation}",
            "acquire",
            **EMPIRE,
        )
        for nation in ("egyptians", "macedonians", "persians")
    ),
]


@rule("I79")
@pytest.mark.parametrize("entry", ROWS, ids=[entry[0] for entry in ROWS])
def test_acquires_any_of_its_suits(entry):
    """The card comes with what lies on it, and with an unrest unless it is a region."""
    _, _, suits, _, box, _ = entry
    g = reach(entry)
    other = [SECOND_REGION[box]] if "region" in suits else []
    assert keys(g) == [of_suit(box, suit) for suit in SUITS if suit in suits] + other
    for suit in suits:
        g = reach(entry)
        held, population = hand(g), tokens(g)["population"]
        play(g, of_suit(box, suit))
        unrest = [] if suit == "region" else ["unrest"]
        assert hand(g) == sorted([*held, of_suit(box, suit), *unrest]), suit
        assert tokens(g)["population"] == population + 1
        assert of_suit(box, suit) not in [slot["card"] for slot in g.view(None)["market"]]


@rule("I79")
@pytest.mark.parametrize("suit", ["uncivilised", "civilised", "tributary"])
def test_confucianism_acquires_only_where_population_lies(suit):
    """Regions are not among its suits, and a card with other tokens is not meant."""
    card = of_suit("classics", suit)
    slots = [
        {
            "card": other,
            "unrest": True,
            "tokens": {"population" if other == card else "progress": 1},
        }
        for other in MARKET["classics"][1:]
    ]
    slots += [{"card": "hills", "tokens": {"population": 1}}, "steppe"]
    me = {"hand": ["advance", "glory"], "play": ["confucianism"], "discard": ["unrest"]}
    g = branch_table("qin", me, market=slots)
    play(g, "exhaust:confucianism", "advance", "acquire")
    assert hand(g) == sorted([card, "unrest"])
    assert tokens(g) == {"material": 3, "population": 3, "progress": 0}


@rule("I79", "I142")
def test_king_wu_pays_for_two():
    """As many acquisitions as progress paid; what is paid is gone, the leader goes into history."""
    me = {"hand": ["king_wu_of_qin"], **WU}
    me |= {"tokens": {"material": 0, "population": 0, "progress": 3}}
    g = branch_table("qin", me)
    play(g, "play:king_wu_of_qin")
    assert keys(g) == ["progress:0", "progress:1", "progress:2", "progress:3"]
    play(g, "progress:2", "hills", "education")
    assert hand(g) == ["education", "hills", "unrest"]
    assert tokens(g) == {"material": 0, "population": 2, "progress": 1}
    assert history(g) == ["duke_zhuang_of_qin", "king_wu_of_qin"]


@rule("I90", "I142")
@pytest.mark.parametrize("first, second", [("jungle", "hills"), ("hills", "jungle")])
def test_alexander_the_great_takes_regions_from_market_and_exile(first, second):
    me = {"hand": ["alexander_the_great"], "history": ["alexander"], **EMPIRE}
    g = branch_table("macedonians", me, exile=["jungle", "hittites"])
    play(g, "play:alexander_the_great", "yes")
    assert keys(g) == ["hills", "steppe", "jungle"]
    play(g, first, "yes", second)
    assert hand(g) == ["hills", "jungle"]
    assert g.view(None)["exile"] == ["hittites"]
    assert history(g) == ["alexander", "alexander_the_great"]
