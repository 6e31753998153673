"""Points that depend on a count: none where too little is counted, some as soon as there is."""

from __future__ import annotations

from typing import Any

import pytest

from imperium_table import imperium, rule

LEGENDS = ("domestication", "water_mill", "qanat", "xiongnu")
POOR = {"material": 0, "population": 0, "progress": 0}
WALLS = ("long_walls_i", "long_walls_ii", "long_walls_iii", "long_walls_iv")


def stock(**amounts: int) -> dict[str, Any]:
    return {"tokens": POOR | amounts}


def others(wall: str) -> list[str]:
    return [other for other in WALLS if other != wall]


# the card, its nation, too little, enough, what it is worth then
COUNTS: list[tuple[str, str, dict[str, Any], dict[str, Any], int]] = [
    ("advanced_culture", "atlanteans", {}, {"deck": ["thule", "hesperides"]}, 2),
    ("vercingetorix", "celts", {"deck": ["coinage"]}, {"deck": ["elders", "town"]}, 2),
    ("urban_development", "romans", {"deck": ["port"]}, {"deck": ["city", "metropolis"]}, 4),
    ("xiongnu", "romans", {"deck": ["etruscans"]}, {"deck": ["proud", "eminent"]}, 2),
    ("domestication", "romans", {"deck": ["moor"]}, {"deck": ["plain"]}, 2),
    ("water_mill", "romans", {"deck": ["highlands"]}, {"deck": ["archipelago"]}, 2),
    ("qanat", "romans", {"deck": ["plain"]}, {"deck": ["lakes"]}, 4),
    ("mathematics_mauryans", "mauryans", {"play": ["jungle"]}, {"play": ["boats"]}, 1),
    ("buddhism", "mauryans", {"deck": ["boats"]}, {"history": ["boats", "jungle"]}, 2),
    ("darius_i", "persians", {"deck": ["boats"]}, {"deck": ["ionians", "hittites"]}, 2),
    ("combs", "vikings", stock(population=2), stock(population=3), 1),
    ("city_of_dubh_linn", "vikings", stock(material=7), stock(material=8), 1),
    ("portals", "utopians", {"deck": ["elders"]}, {"deck": ["jungle", "hills"]}, 2),
    ("daochang", "utopians", {"deck": ["elders"]}, {"deck": ["ionians", "hittites"]}, 2),
    ("lost_tomes", "utopians", {"deck": ["elders"]}, {"deck": ["great", "notorious"]}, 4),
    ("tree_of_knowledge", "utopians", {"deck": ["elders"]}, {"deck": ["coinage", "city"]}, 2),
    ("mountain_retreat", "utopians", {"deck": ["coinage"]}, {"deck": ["elders", "city"]}, 2),
    *((wall, "qin", {"deck": others(wall)}, {"play": others(wall)}, 3) for wall in WALLS),
]
# the side of the power card, then as above
POWERS: list[tuple[str, str, dict[str, Any], dict[str, Any], int]] = [
    ("A", "atlanteans", {"deck": ["thule"]}, {"deck": ["thule", "hesperides"]}, 1),
    ("A", "celts", {"deck": ["coinage"]}, {"deck": ["elders", "town"]}, 2),
    ("A", "romans", stock(population=3), stock(population=4), 1),
    ("B", "egyptians", {"deck": ["elders"]}, {"deck": ["coinage", "city"]}, 6),
]


def parts(nation: str, me: dict[str, Any], box: str = "classics") -> dict[str, int]:
    """What a player has who owns only this; four sit down, so that all common cards are used."""
    bare = {"hand": [], "deck": [], "tokens": POOR}
    seats = tuple(dict.fromkeys((nation, "scythians", "utopians", "minoans", "qin")))
    options = {"common_cards": box}
    g = imperium(bare | me, {}, {}, {}, seats=seats, options=options, market=[None] * 5)
    return g.scores()[0].parts


def worth(card: str, nation: str, me: dict[str, Any]) -> int:
    """What the card adds."""
    box = "legends" if card in LEGENDS else "classics"
    with_it = parts(nation, me | {"hand": [card]}, box)
    return with_it["cards"] - parts(nation, me, box)["cards"]


@rule("I72", "I74")
@pytest.mark.parametrize("card, nation, few, many, vp", COUNTS)
def test_points_of_a_card(card, nation, few, many, vp):
    assert worth(card, nation, few) == 0
    assert worth(card, nation, many) == vp


@rule("I72", "I74")
@pytest.mark.parametrize("side, nation, few, many, vp", POWERS)
def test_points_of_a_power_card(side, nation, few, many, vp):
    assert parts(nation, few | {"side": side})["power"] == 0
    assert parts(nation, many | {"side": side})["power"] == vp


@rule("I72", "I96")
@pytest.mark.parametrize("garrisoned", [[], ["coast"], ["coast", "floodplain"]])
def test_sagas_score_what_is_garrisoned_there(garrisoned):
    me = {"play": [{"card": "sagas", "garrison": garrisoned}]}
    assert parts("vikings", me)["cards"] == len(garrisoned)
