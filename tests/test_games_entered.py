"""A game is entered once in each layer; whoever adds one is told what is left to enter."""

import re
import tomllib
from pathlib import Path

import tabularium as tb
from tabularium.cli.tables import TABLES
from tabularium.presentation.games import PRESENTED
from tabularium.testing.kits import KITS

ROOT = Path(__file__).parent.parent
GAMES = [game.id for game in tb.games()]


def test_presented():
    assert list(PRESENTED) == GAMES
    for game, shown in PRESENTED.items():
        assert shown.guide.game == shown.lesson.position["game"] == game


def test_among_the_rich_positions():
    assert list(KITS) == GAMES


def test_in_the_terminal():
    assert list(TABLES) == GAMES


def test_on_the_page():
    types = (ROOT / "web" / "src" / "lib" / "types.ts").read_text()
    entered = re.search(r"GAMES = \[(.*?)\]", types)[1]
    assert re.findall(r"'(\w+)'", entered) == GAMES
    for game in GAMES:
        assert (ROOT / "web" / "src" / "games" / game / "Board.svelte").is_file()
        assert (ROOT / "web" / "src" / "games" / game / "face.ts").is_file()


def test_among_the_layers():
    contracts = tomllib.loads((ROOT / "pyproject.toml").read_text())["tool"]["importlinter"]
    apart = next(one for one in contracts["contracts"] if one["type"] == "independence")
    assert apart["modules"] == [f"tabularium.games.{game}" for game in sorted(GAMES)]
