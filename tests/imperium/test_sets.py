"""Sets of cards: the two boxes, and what others add to them."""

import subprocess
import sys
from pathlib import Path

import pytest

from imperium_rounds import new
from tabularium.games.imperium.catalogue import CATALOGUE, KEY, KINDS, OWNER, SET
from tabularium.games.imperium.layout import NATIONS
from tabularium.games.imperium.rules import RULES

GOLDEN = Path(__file__).resolve().parent.parent.parent / "golden" / "imperium"

# an expansion: a common card, one for a nation, and a new market card of the second box
EXTRA = """
import json, sys
import tabularium.games.imperium.boxes
from tabularium.games.imperium import layout as at
from tabularium.games.imperium.vocabulary import (
    EMPIRE, PINNED, REGION, RIVER, CIVILISED, Draw, Gain, card, common, nation
)

common("extra", "extra", at.CLASSICS)
card("delta", at.SUPPLY, REGION, PINNED, RIVER, copies=2, worth=1).play(Draw(1))
nation("qin", "extra")
card("terracotta_army", at.DEVELOPMENT, EMPIRE, worth=5).play(Gain(at.PROGRESS, 2))

import tabularium as tb
from tabularium.kernel.errors import BadOption
"""


def run(code, *arguments):
    done = subprocess.run(
        [sys.executable, "-c", EXTRA + code, *arguments],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.split()


def test_every_card_belongs_to_a_box():
    assert CATALOGUE.sets == ["classics", "legends"]
    assert len(SET) == len(KINDS) == len(OWNER)
    for card, owner in enumerate(OWNER):
        if 0 <= owner < len(NATIONS):
            assert SET[card] == (owner >= NATIONS.index("arthurians")), KEY[KINDS[card]]


def test_without_another_set_there_is_nothing_to_choose():
    assert [option.name for option in RULES.info.options][-1] == "exile_unrest"
    assert new("romans", "qin").record()["sets"] == ["base"]


@pytest.mark.slow
def test_golden_records_replay_with_a_set_added():
    code = """
for path in sys.argv[1:]:
    g = tb.replay(json.load(open(path)))
    print(g.over)
"""
    paths = sorted(str(path) for path in GOLDEN.glob("*.json"))
    assert run(code, *paths) == ["True"] * len(paths) and len(paths) >= 5


@pytest.mark.slow
def test_a_set_joins_only_where_it_is_asked_for():
    code = """
from tabularium.games.imperium.rules import RULES
print(RULES.info.options[-1].name, *RULES.info.options[-1].choices)

def found(**options):
    g = tb.new("imperium", ["romans", "qin"], seed=3, options=options)
    zones = g.state.zones
    names = [RULES.card_keys()[RULES.kinds[card]] for zone in zones for card in zone]
    return names.count("delta"), names.count("terracotta_army")

print(*found())
print(*found(sets=["classics", "legends", "extra"]))
print(*found(sets=["classics", "legends", "extra"], common_cards="legends"))
g = tb.new("imperium", 2, options={"sets": ["classics", "extra"]})
print(len(g.decision.options))
print(*g.record()["sets"])
print(tb.replay(g.record()).digest() == g.digest())
try:
    tb.new("imperium", 2, options={"sets": ["legends"]})
except BadOption as problem:
    print("refused")
"""
    assert run(code) == [
        *("sets", "classics", "legends", "extra"),
        *("0", "0"),
        *("2", "1"),
        *("0", "1"),
        "8",
        *("classics", "extra"),
        "True",
        "refused",
    ]
