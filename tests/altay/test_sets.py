"""A further set of cards: it has to be asked for, and nothing that was there changes."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

import tabularium as tb
from tabularium.kernel.errors import BadOption

GOLDEN = Path(__file__).parents[2] / "golden" / "altay"

EXTRA = """
import json, sys
from tabularium.games.altay import layout as at, vocabulary as cards

cards.deck("guilds", "extra")
cards.starting("herald", [cards.Draw(1)], firefolk=2)
cards.starting_decks()
cards.technology(1, "alchemy", [at.METAL, at.METAL], cards.once_per_turn(cards.SwapGood()))
cards.wonder("observatory", [at.CULTURE] * 4, cards.Points(0, 1, cards.Technologies()))

import tabularium as tb
"""


def with_extra(script, *arguments):
    """What a script prints that has entered the set before the rules are made."""
    done = subprocess.run(
        [sys.executable, "-c", EXTRA + script, *map(str, arguments)],
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


@pytest.mark.slow
def test_golden_records_replay_beside_another_set():
    records = sorted(GOLDEN.glob("*.json"))
    script = """
found = []
for path in sys.argv[1:]:
    g = tb.replay(json.load(open(path)))
    found.append([score.total for score in g.scores()])
print(json.dumps(found))
"""
    expected = [
        [score.total for score in tb.replay(json.loads(path.read_text())).scores()]
        for path in records
    ]
    assert len(records) > 3
    assert with_extra(script, *records) == expected


@pytest.mark.slow
def test_a_set_is_used_by_those_who_ask_for_it():
    script = """
def everything(**options):
    g = tb.new("altay", seats=["firefolk", "earthfolk"], seed=3, options=options)
    doc = g.position()
    me = doc["players"][0]
    levels = [d + s for d, s in zip(doc["achievement_decks"], doc["displays"])]
    return [g.digest(), me["deck"] + me["hand"], levels, g.view(0)["options"], g.view(0)["gone"]]

print(json.dumps([everything(), everything(sets=["base", "extra"])]))
"""
    plain, more = with_extra(script)
    g = tb.new("altay", seats=["firefolk", "earthfolk"], seed=3)
    assert plain[0] == g.digest()
    assert plain[3] == {}
    assert "herald" not in plain[1] and len(plain[1]) == 10
    assert "alchemy" not in plain[2][0] and "observatory" not in plain[2][2]
    assert more[1].count("herald") == 2 and len(more[1]) == 12
    assert more[2][0].count("alchemy") == 2  # one for each player
    assert more[3] == {"sets": ["base", "extra"]}


@pytest.mark.slow
def test_a_game_with_it_is_recorded_and_written_down():
    script = """
import random
draw = random.Random(4)
g = tb.new("altay", seats=3, seed=1, options={"sets": ["base", "extra"]})
while not g.over and len(g.moves) < 300:
    g.apply(draw.randrange(g.n_options))
again = tb.replay(g.record())
read = tb.position(g.position())
print(json.dumps([g.digest(), again.digest(), read.digest()]))
"""
    assert len(set(with_extra(script))) == 1


def test_the_box_alone_has_nothing_to_choose():
    with pytest.raises(BadOption):
        tb.new("altay", seats=2, options={"sets": ["base"]})
