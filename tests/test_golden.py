"""Golden records are replayed move by move; their digests and results must come out the same."""

import json
from pathlib import Path

import pytest

import tabularium as tb

GOLDEN = Path(__file__).resolve().parent.parent / "golden"
RECORDS = sorted(GOLDEN.glob("*/*.json"))


@pytest.mark.parametrize("path", RECORDS, ids=[f"{p.parent.name}/{p.stem}" for p in RECORDS])
def test_a_golden_record_replays(path):
    g = tb.replay(json.loads(path.read_text()))
    assert g.over


@pytest.mark.parametrize("info", tb.games(), ids=lambda info: info.id)
def test_every_game_has_a_golden_record_for_each_number_of_seats(info):
    seats = {len(json.loads(p.read_text())["seats"]) for p in GOLDEN.glob(f"{info.id}/*.json")}
    assert seats == set(range(info.min_seats, info.max_seats + 1))


def test_every_nation_of_imperium_is_there_and_both_ways_of_ending():
    nations = set()
    endings = set()
    for path in GOLDEN.glob("imperium/*.json"):
        g = tb.replay(json.loads(path.read_text()))
        nations |= {player["faction"] for player in g.view(None)["players"]}
        endings.add(g.view(None)["collapsed"])
    assert nations == {
        name for info in tb.games() if info.id == "imperium" for name in info.factions
    }
    assert endings == {True, False}


def test_both_ways_of_ending_altay_are_there():
    ended = {"settled": 0, "eliminated": 0}
    for path in GOLDEN.glob("altay/*.json"):
        g = tb.replay(json.loads(path.read_text()))
        out = any(player["points"]["territories"] == 0 for player in g.view(None)["players"])
        ended["eliminated" if out else "settled"] += 1
    assert min(ended.values()) >= 3
