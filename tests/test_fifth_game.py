"""A game from elsewhere: it is installed, and everything has it."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

import tabularium as tb
from caravan_installed import CARAVAN, install
from documents import blocks_of
from support import one_quick

ROOT = Path(__file__).resolve().parent.parent
DOCUMENT = ROOT / "docs" / "new-game.md"
SOURCES = sorted(CARAVAN.glob("src/caravan/*.py"))
LINES = 600  # with its words and its tests


@pytest.fixture(scope="session")
def caravan(tmp_path_factory):
    """Run something where Caravan is installed beside Tabularium."""
    env = install(tmp_path_factory.mktemp("installed"))

    def run(*words, **more):
        done = subprocess.run(
            [sys.executable, *words], env=env, capture_output=True, text=True, **more
        )
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout

    return run


def test_it_is_small():
    files = [file for end in ("py", "ftl", "toml") for file in CARAVAN.rglob(f"*.{end}")]
    assert sum(len(file.read_text().splitlines()) for file in files) <= LINES


def test_the_document_shows_the_whole_game():
    """Every line is in a block; that blocks are in files is tried for all documents."""
    shown = {}
    for block in blocks_of(DOCUMENT):
        shown.setdefault(block.title, []).extend(block.code.splitlines())
    for file in [*SOURCES, CARAVAN / "src/caravan/en/rules.md", CARAVAN / "pyproject.toml"]:
        lines = shown[str(file.relative_to(ROOT))]
        assert not set(file.read_text().splitlines()) - set(lines) - {""}, file.name


@pytest.mark.slow
def test_its_own_tests_pass(caravan):
    alone = ["-p", "no:cacheprovider", "-p", "no:benchmark"]  # whoever has pytest and nothing else
    said = caravan("-m", "pytest", "-q", *alone, str(CARAVAN / "tests"))
    assert re.search(r"\d+ passed", said)


@pytest.mark.slow
def test_it_is_in_the_list(caravan):
    assert "caravan  Caravan\n  2 to 4 players" in caravan("-m", "tabularium", "games")
    assert "Hall of Mirrors" in caravan("-m", "tabularium", "cards", "caravan")


@pytest.mark.slow
def test_it_is_played_in_the_terminal(caravan, tmp_path):
    words = ["-m", "tabularium", "play", "caravan", "--seats", "me,greedy", "--seed", "3"]
    said = caravan(*words, input="1\n1\n5\nq\n", cwd=tmp_path)
    assert "Caravan · Player A decides" in said
    assert "Take" in said and "from the market" in said


@pytest.mark.slow
def test_it_holds_a_tournament(caravan, tmp_path):
    said = caravan(
        *["-m", "tabularium", "arena", "caravan", "greedy", "random"],
        *["--games", "12", "--workers", "1", "--out", str(tmp_path / "arena")],
    )
    assert "12 games of greedy, random" in said


PETTINGZOO = """
import warnings
import pettingzoo
from pettingzoo.test import api_test
import tabularium.research.pettingzoo_env
warnings.simplefilter("ignore")
api_test(pettingzoo.make("aec", "tabularium/caravan-3p-v1"), num_cycles=200)
"""


@pytest.mark.slow
def test_it_is_an_environment(caravan):
    assert "Passed API test" in caravan("-c", PETTINGZOO)


BROKEN = """
import warnings
from importlib.metadata import EntryPoint
import tabularium.plugins as plugins
real = plugins.entry_points
broken = {"bad": "json:loads", "worse": "nowhere:GAME"}
more = [EntryPoint(name, value, plugins.GROUP) for name, value in broken.items()]
plugins.entry_points = lambda group: [*real(group=group), *more]
with warnings.catch_warnings(record=True) as said:
    warnings.simplefilter("always")
    print(*plugins.plugins())
print(*(one.message for one in said), sep="\\n")
"""


@pytest.mark.slow
def test_a_game_that_cannot_be_loaded_stops_no_other(caravan):
    ids, *said = caravan("-c", BROKEN).splitlines()
    assert ids == "altay settlers nations imperium caravan"
    assert [line.split()[2] for line in said] == ["bad", "worse"]


MISTAKEN = {
    'OTHER = Ware("x")': "cards.py:2: NameError: name 'Ware' is not defined",
    "from tabularium.cards.plain import PlainKind\n"
    "from tabularium.cards.kind import Catalogue\n"
    "CARDS = Catalogue()\n"
    'CARDS.open("spice")\n'
    "def ware(key, cost):\n"
    '    CARDS.enter(PlainKind("mistaken", key, cost), 2)\n'
    'ware("pepper", "1")': "cards.py:8: deck spice: pepper: cost: int is expected, not '1'",
    "def half(n):\n    return n // 0\nhalf(2)": "cards.py:4, cards.py:3: ZeroDivisionError: ",
    "one = (": "__init__.py:1: SyntaxError: '(' was never closed (cards.py, line 2)",
}


@pytest.mark.parametrize("source", one_quick(*MISTAKEN))
def test_a_game_that_cannot_be_loaded_says_where(source, tmp_path):
    expected = MISTAKEN[source]
    if tb.compiled and "deck spice" in expected:  # types are checked before the deck is known
        expected = "cards.py:8, cards.py:7: int is expected, not a str"
    package = tmp_path / "mistaken"
    package.mkdir()
    (package / "__init__.py").write_text("from mistaken.cards import GAME\n")
    (package / "cards.py").write_text(f'"""Cards."""\n{source}\n')
    info = tmp_path / "mistaken-1.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: mistaken\nVersion: 1\n")
    (info / "entry_points.txt").write_text("[tabularium.games]\nmistaken = mistaken:GAME\n")
    path = os.pathsep.join(filter(None, [os.environ.get("PYTHONPATH"), str(tmp_path)]))
    done = subprocess.run(
        [sys.executable, "-m", "tabularium", "games"],
        env=os.environ | {"PYTHONPATH": path, "TABULARIUM_LANG": "en"},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0
    (said,) = done.stderr.splitlines()
    assert said.startswith(f"The game mistaken cannot be loaded. {expected}")
