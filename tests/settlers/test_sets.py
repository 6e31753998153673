"""Sets of cards: what is added later has to be asked for, and changes nothing else."""

import subprocess
import sys
from pathlib import Path

import pytest

import tabularium as tb

GOLDEN = Path(__file__).resolve().parents[2] / "golden" / "settlers"

# a deck of another set, entered beside the others before the rules are made
EXTRA = """
import json
import sys
from pathlib import Path

from tabularium.games.settlers import decks, layout as at
from tabularium.games.settlers.deck import Deck, Printing, gain, spend, when_razed

assert decks.DECKS
deck = Deck("more common cards", at.COMMON, "extra")
raze = [at.WOOD, at.FOOD]
deck.production("orchard", [at.RED], Printing(dict(food=3), raze=raze), produces=gain(food=2))
deck = Deck("more Romans", at.ROMANS, "extra")
deck.feature("arch", [at.GREY], Printing(dict(stone=3, food=1), locations=1, deal=at.VP, copies=2),
             features=[when_razed(gain(vp=1))])
deck.action("forum", [at.BLUE], Printing(dict(wood=1), locations=1, deal=at.CARD),
            does=spend(gain(card=1), worker=1), uses=2)

import tabularium as tb
from tabularium.kernel.errors import BadOption, BadPosition

extra = ["arch", "forum", "orchard"]


def cards(g):
    doc = g.position()
    mine = [card for player in doc["players"] for card in player["deck"] + player["hand"]]
    return sorted(set(extra) & set(mine + doc["common_deck"] + doc["offer"]))


for path in sorted(Path(sys.argv[1]).glob("*.json")):
    record = json.loads(path.read_text())
    g = tb.replay(record)
    assert g.over and g.record() == record, path
seats = ["barbarians", "romans"]
usual = tb.new("settlers", seats, seed=4)
assert cards(usual) == []
more = tb.new("settlers", seats, seed=4, options={"sets": ["base", "extra"]})
assert cards(more) == extra, cards(more)
assert more.record()["sets"] == ["base", "extra"]
while not more.over:
    more.apply(len(more.moves) * 7 % more.n_options)
again = tb.replay(more.record())
assert again.record() == more.record() and again.digest() == more.digest()
try:
    tb.new("settlers", seats, seed=4, options={"sets": ["other"]})
except BadOption as problem:
    assert "extra" in str(problem)
else:
    raise AssertionError("there is no such set")
hands = [{"hand": ["orchard", "ruins"]}, {}]
doc = {"game": "settlers", "seats": seats, "round": 2, "players": hands}
try:
    tb.position(doc)
except BadPosition as problem:
    print(problem)
g = tb.position(doc | {"options": {"sets": ["base", "extra"]}})
assert "orchard" in g.view(0)["hand"]
print("done")
"""


@pytest.mark.slow
def test_another_set_changes_nothing_until_it_is_asked_for():
    command = [sys.executable, "-W", "ignore", "-c", EXTRA, str(GOLDEN)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    refused, last = done.stdout.splitlines()
    assert "sets" in refused and last == "done"


def test_without_another_set_there_is_nothing_to_choose():
    info = next(info for info in tb.games() if info.id == "settlers")
    assert not info.has_sets()
    g = tb.new("settlers", 2, seed=1)
    assert g.record()["sets"] == ["base"]
