"""The types of the public API are known, and they help whoever writes against it."""

from __future__ import annotations

import doctest
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import tabularium as tb

ROOT = Path(__file__).resolve().parent.parent
pytestmark = pytest.mark.slow  # the checker reads the whole package

WRITTEN_AGAINST_IT = """
from typing import assert_type

import tabularium as tb
import tabularium.cards.kind
import tabularium.games.altay.layout as at
from tabularium.bots import Bot, Candidate, WeighingBot, bot, take_turn
from tabularium.cards.kind import Kind

assert_type(tb.games(), tuple[tb.GameInfo, ...])
print(tb.games.altay.layout.HAND)  # a package as well
assert_type(tb.cards("altay", text="metal", level=2), tuple[tb.CardInfo, ...])
assert_type(tabularium.cards.kind.Kind, type[Kind])
assert_type(tb.cards("altay")[0].text, str)
game = tb.replay("{}")
assert_type(game.play("end").play(0), tb.Game)
while decision := game.decision:
    assert_type(decision, tb.Decision)
    assert_type(decision.options[0].key, str)
    assert_type(decision.seat, int)
assert_type(game.scores()[0].total, int)
assert_type(at.HAND, int)


def reasons(player: Bot) -> list[Candidate]:
    return player.candidates if isinstance(player, WeighingBot) else []


class Mine:
    def decide(self, view: object, decision: tb.Decision, imagine: object) -> int:
        return 0


take_turn(game, Mine())
assert_type(bot("greedy"), Bot)
"""


def checked(folder: Path, *words: str) -> dict:
    """What the checker says in JSON; it finds this package as a program of its user would."""
    path = os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]])
    command = [sys.executable, "-m", "basedpyright", "--outputjson", *words]
    run = subprocess.run(
        command, cwd=folder, env=os.environ | {"PATH": path}, capture_output=True, text=True
    )
    assert run.stdout.lstrip().startswith("{"), run.stdout + run.stderr
    return json.loads(run.stdout)


def errors(folder: Path, program: str) -> list[str]:
    """What is wrong with a program by the checker's basic rules."""
    (folder / "pyrightconfig.json").write_text(json.dumps({"typeCheckingMode": "basic"}))
    (folder / "program.py").write_text(program)
    said = checked(folder, "--pythonpath", sys.executable)
    assert said["summary"]["filesAnalyzed"] == 1
    return [
        f"{one['range']['start']['line'] + 1}: {one['message']}"
        for one in said["generalDiagnostics"]
        if one["severity"] == "error"
    ]


def test_the_types_of_what_is_public_are_known(tmp_path):
    """Some are not: classes that derive from those of packages without types."""
    told = checked(tmp_path, "--verifytypes", "tabularium", "--ignoreexternal")["typeCompleteness"]
    symbols = {one["name"]: one for one in told["symbols"]}
    assert {f"tabularium.{name}" for name in tb.__all__} <= {*symbols}
    vague = [name for name, one in symbols.items() if one["isTypeAmbiguous"]]
    assert vague == []
    assert told["completenessScore"] > 0.99


@pytest.mark.parametrize("document", ["README.md", "docs/api.md"])
def test_the_examples_are_typed(tmp_path, document):
    program = doctest.script_from_examples((ROOT / document).read_text())
    assert "tb.new(" in program
    assert errors(tmp_path, program) == []


def test_what_is_written_against_it_is_understood(tmp_path):
    assert errors(tmp_path, WRITTEN_AGAINST_IT) == []


def test_a_mistake_is_found(tmp_path):
    wrong = "import tabularium as tb\n" + "tb.games(3)\ntb.new('altay', 2).decision.kind\n"
    assert len(errors(tmp_path, wrong)) == 2
