"""docs/new-card.md does what it says: cards can be written, mistakes are named."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

DOCUMENT = (Path(__file__).resolve().parents[2] / "docs" / "new-card.md").read_text()
FIRST, SECOND, TEST = re.findall(r"```python\n(.*?)```", DOCUMENT, re.S)
NAMES = re.search(r"^imperium-card.*?(?=```)", DOCUMENT, re.S | re.M).group()
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
}
SAID = dict(re.findall(r"^\| `?(.*?)`? \| `(deck romans: .*)` \|$", DOCUMENT, re.M))


def run(code, folder=None):
    command = [sys.executable, "-c", code]
    path = os.pathsep.join(filter(None, [os.environ.get("PYTHONPATH"), folder and str(folder)]))
    env = os.environ | {"PYTHONPATH": path, "TABULARIUM_LANG": "en"}
    return subprocess.run(command, env=env, capture_output=True, text=True)


@pytest.fixture
def folder(tmp_path):
    """Where the package of the document is."""
    (tmp_path / "aqueducts" / "en").mkdir(parents=True)
    (tmp_path / "aqueducts" / "__init__.py").write_text(f"{FIRST}\n{SECOND}")
    (tmp_path / "aqueducts" / "en" / "aqueducts.ftl").write_text(NAMES)
    return tmp_path


@pytest.mark.slow
def test_its_test_passes(folder):
    done = run(f"{TEST}\ntest_aqua_marcia_brings_population()", folder)
    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.slow
def test_its_cards_are_shown(folder):
    code = re.search(r'python -c "(.*?)" cards imperium$', DOCUMENT, re.M).group(1)
    done = run(
        f"import sys; sys.argv = ['tabularium', 'cards', 'imperium', '--json']; {code}", folder
    )
    names = {card["name"] for card in json.loads(done.stdout)}
    assert {"Aqua Claudia", "Aqua Marcia"} < names


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
    done = run(BEFORE + code)
    assert done.returncode == 1
    assert done.stderr.strip().endswith("BadCard: " + SAID[mistake])
