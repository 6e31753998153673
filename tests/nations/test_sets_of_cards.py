"""A set of cards is added without changing a game that does not use it."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

import tabularium as tb

ROOT = Path(tb.__file__).resolve().parent
GOLDEN = sorted((Path(__file__).resolve().parents[2] / "golden" / "nations").glob("*.json"))

# the decks are entered before the package makes its rules, and then one more
EXTENDED = """
import json, sys, types
package = types.ModuleType("tabularium")
package.__path__ = [sys.argv[1]]
sys.modules["tabularium"] = package
from tabularium.games.nations import decks, layout as at
from tabularium.games.nations.vocabulary import EVERYONE, Event, For, building, deck, gain, wonder
deck("follies", "extra")
for level in (1, 2, 3):
    building(f"folly_{level}", 1, level, gold=3)
wonder("moon_gate", 1, 1, [1], 1, ready=gain(books=1))
Event("eclipse", "comet", 1, architects=1, famine=1).brings(
    For(EVERYONE, gain(gold=1)), For(EVERYONE, gain(food=1)))
del sys.modules["tabularium"]
import tabularium as tb
results = {}
for path in sys.argv[2:]:
    with open(path, encoding="utf-8") as file:
        g = tb.replay(json.load(file))
    results[path] = [g.digest(), [score.total for score in g.scores()]]
info = next(info for info in tb.games() if info.id == "nations")
plain = tb.new("nations", seats=2, seed=1)
more = tb.new("nations", seats=2, seed=1, options={"sets": ["base", "extra"]})
print(json.dumps({
    "results": results,
    "options": [option.name for option in info.options],
    "decks": [g.view(None)["deck_sizes"] for g in (plain, more)],
    "events": [g.view(None)["event_deck_sizes"] for g in (plain, more)],
    "kept": more.position()["options"],
}))
"""


@pytest.mark.slow
def test_golden_records_come_out_the_same_with_another_set_in_the_house():
    files = [str(path) for path in GOLDEN]
    run = subprocess.run(
        [sys.executable, "-c", EXTENDED, str(ROOT), *files], capture_output=True, text=True
    )
    assert run.returncode == 0, run.stderr
    told = json.loads(run.stdout)
    for path in GOLDEN:
        g = tb.replay(json.loads(path.read_text()))
        assert told["results"][str(path)] == [g.digest(), [score.total for score in g.scores()]]
    assert told["options"][-1] == "sets"
    assert told["kept"] == {"sets": ["base", "extra"]}
    plain, more = told["decks"]
    assert more[0] - plain[0] == 2  # of the usual level: a building and a wonder
    assert more[1:] == plain[1:]
    plain, more = told["events"]
    assert (more[0] - plain[0], more[1:]) == (1, plain[1:])


def test_without_another_set_there_is_nothing_to_choose():
    info = next(info for info in tb.games() if info.id == "nations")
    assert "sets" not in [option.name for option in info.options]
