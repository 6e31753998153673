"""Regions that may be garrisoned as they are played: with a card, and without."""

from __future__ import annotations

import pytest

from imperium_branches import EMPIRE, MARKET, branch_table
from imperium_table import garrison, hand, in_play, keys, play, rule

LONGSHIPS = {"play": ["longships", "graenland"]}
# the region, its nation or box, what is answered before, what else is there
REGIONS = [
    ("coast", "classics", ["elders"], {"deck": ["advance"]}),
    ("floodplain", "classics", ["no", "elders"], {"discard": ["advance"]}),
    ("river", "classics", ["no", "elders"], {"discard": ["advance"]}),
    ("woodland", "classics", ["no", "elders"], {"discard": ["advance"]}),
    ("peninsula", "legends", ["elders"], {"deck": ["advance", "prosperity"]}),
    ("lakes", "legends", ["no", "elders"], {"discard": ["advance"]}),
    ("moor", "legends", ["no", "elders"], {"discard": ["advance"]}),
    ("archipelago", "legends", ["no", "elders"], {"discard": ["advance"]}),
    ("island", "legends", ["elders"], {"deck": ["advance"]}),
    ("ynys_afallach_avalon", "arthurians", [], {"discard": ["cai_sir_kay"]}),
    ("belgica", "celts", ["yes"], {"deck": ["advance"]}),
    ("hibernia", "celts", ["yes"], {"discard": ["advance"]}),
    ("tres_zapotes", "olmecs", ["no"], {"discard": ["stone_mask"], **EMPIRE}),
    ("arachosia", "persians", ["no"], {"discard": ["advance"]}),
    ("tarim_basin", "scythians", ["yes"], {"deck": ["advance"]}),
    ("vinland", "vikings", ["garrison"], LONGSHIPS | {"discard": []}),
]


def played(region, owner, answers, me):
    """The region asks whether a card is to be garrisoned."""
    box = owner if owner in MARKET else "classics"
    nation = owner if owner not in MARKET else "romans"
    slots = [card for card in MARKET[box] if card != region]
    me = me | {"hand": [region, "unrest", "conquer"]}
    g = branch_table(nation, me, box, market=[*slots, None])
    return play(g, f"play:{region}", *answers)


@rule("I96")
@pytest.mark.parametrize("region, owner, answers, me", REGIONS, ids=[r[0] for r in REGIONS])
def test_region_with_or_without_a_garrison(region, owner, answers, me):
    g = played(region, owner, answers, me)
    held = hand(g)
    assert keys(g) == ["yes", "no"]
    play(g, "yes")
    assert sorted(set(keys(g))) == sorted(set(held))  # any card in hand
    play(g, "conquer")
    assert garrison(g, region) == ["conquer"]
    assert sorted([*hand(g), "conquer"]) == held
    g = play(played(region, owner, answers, me), "no")
    assert garrison(g, region) == []
    assert region in in_play(g) and hand(g) == held
