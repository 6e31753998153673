"""docs/new-card.md does what it says: mistakes are named (its blocks are run like all others)."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

DOCUMENT = (Path(__file__).resolve().parents[2] / "docs" / "new-card.md").read_text()
BEFORE = """
import tabularium.games.imperium.boxes
from tabularium.games.imperium import layout as at
from tabularium.games.imperium.vocabulary import *
nation("romans", "aqueducts")
"""
WRITTEN = {
    'Named("conqer")': '.play(MoveCards(1, Named("conqer"), FROM_PLAY, TO_HISTORY))',
    "cost=Goods(material=-1)": "cost=Goods(material=-1)",
    "EMPIRE, EMPIRE": "EMPIRE, EMPIRE",
    ".play()": ".play()",
    "a key that is taken": "twice",
    "no `nation(…)` before it": "nobody's",
    'nation("romans", "classics")': "of the box",
}
SAID = dict(
    re.findall(r"^\| `?(.*?)`? \| `(deck romans: .*|aqua_claudia: .*)` \|$", DOCUMENT, re.M)
)


def run(code):
    command = [sys.executable, "-c", code]
    env = os.environ | {"TABULARIUM_LANG": "en"}
    return subprocess.run(command, env=env, capture_output=True, text=True)


def test_its_list_of_mistakes_is_whole():
    assert set(SAID) == set(WRITTEN)


@pytest.mark.parametrize("mistake", WRITTEN)
def test_a_mistake_is_named(mistake):
    written = WRITTEN[mistake]
    start = 'card("aqua_claudia", at.IN_DECK'
    if written == "twice":
        code = f"{start})\n{start})"
    elif written == "of the box":
        code = mistake
    elif written.startswith("."):
        code = f"{start}){written}"
    elif written == "nobody's":
        code = f"{start})"
    else:
        code = f"{start}, {written})"
    code += "\nfrom tabularium.games.imperium.rules import RULES"
    before = BEFORE.rpartition("nation(")[0] if written == "nobody's" else BEFORE
    done = run(before + code)
    assert done.returncode == 1
    assert done.stderr.strip().endswith("BadCard: " + SAID[mistake])
