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
    folders = ROOT / "web" / "src" / "games"
    for game in GAMES:
        for file in ("Board.svelte", "face.ts", "Cover.svelte", "page.ts"):
            assert (folders / game / file).is_file(), (game, file)


def test_the_page_knows_no_game_by_its_id():
    """What games there are the server says, so that one installed beside ours is found as well."""
    page = ROOT / "web" / "src"
    named = re.compile(r"(['\"`/]|^ *\.)(" + "|".join(GAMES) + r")\b", re.MULTILINE)
    shared = [page / "App.svelte", page / "games" / "index.ts"]
    for file in [*shared, *page.glob("lib/*.*"), *page.glob("pages/*.*")]:
        assert not named.search(file.read_text()), file


def test_among_the_layers():
    contracts = tomllib.loads((ROOT / "pyproject.toml").read_text())["tool"]["importlinter"]
    apart = next(one for one in contracts["contracts"] if one["type"] == "independence")
    assert apart["modules"] == [f"tabularium.games.{game}" for game in sorted(GAMES)]
