"""docs/new-card.md does what it says: cards can be written, mistakes are named."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

DOCUMENT = (Path(__file__).resolve().parents[2] / "docs" / "new-card.md").read_text()
FIRST, SECOND, TEST = re.findall(r"```python\n(.*?)```", DOCUMENT, re.S)
# as if it stood at the end of the deck
BEFORE = """
import tabularium.games.imperium.boxes
import tabularium as tb
from tabularium.games.imperium import layout as at
from tabularium.games.imperium.vocabulary import *
nation("romans", at.CLASSICS_SET)
"""
WRITTEN = {
    'Named("conqer")': '.play(MoveCards(1, Named("conqer"), FROM_PLAY, TO_HISTORY))',
    "cost=Goods(material=-1)": "cost=Goods(material=-1)",
    "EMPIRE, EMPIRE": "EMPIRE, EMPIRE",
    ".play()": ".play()",
    "a key that is taken": "twice",
}
SAID = dict(re.findall(r"^\| `?(.*?)`? \| `(deck romans: .*)` \|$", DOCUMENT, re.M))


def run(code):
    done = subprocess.run([sys.executable, "-c", BEFORE + code], capture_output=True, text=True)
    return done.returncode, done.stderr


@pytest.mark.parametrize("card", [FIRST, SECOND])
def test_its_cards_can_be_written(card):
    assert run(card + "tb.games()") == (0, "")


def test_its_test_passes():
    assert run(SECOND + TEST + "test_aqua_claudia_brings_population()") == (0, "")


def test_its_list_of_mistakes_is_whole():
    assert set(SAID) == set(WRITTEN)


@pytest.mark.parametrize("mistake", WRITTEN)
def test_a_mistake_is_named(mistake):
    written = WRITTEN[mistake]
    start = 'card("aqua_claudia", at.IN_DECK'
    if written == "twice":
        code = f"{start})\n{start})"
    elif written.startswith("."):
        code = f"{start}){written}"
    else:
        code = f"{start}, {written})"
    code += "\nfrom tabularium.games.imperium.rules import RULES"
    status, said = run(code)
    assert status == 1
    assert said.strip().endswith("BadCard: " + SAID[mistake])
