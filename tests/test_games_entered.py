"""Our games are plugins like everybody else's; each of them brings all its parts."""

import re
import tomllib
from pathlib import Path

import pytest

import tabularium as tb
from tabularium.cli.table import TerminalTable
from tabularium.plugins import plugin_of, plugins
from tabularium.presentation.guide import Guide
from tabularium.presentation.lesson import Lesson
from tabularium.testing.kit import Kit

ROOT = Path(__file__).parent.parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())
OURS = list(PROJECT["project"]["entry-points"]["tabularium.games"])


def test_all_of_ours_are_installed():
    assert set(OURS) <= set(plugins())
    assert [game.id for game in tb.games()] == list(plugins())


@pytest.mark.parametrize("game", OURS)
@pytest.mark.parametrize(
    ("part", "sort"),
    [("guide", Guide), ("lesson", Lesson), ("terminal", TerminalTable), ("kit", Kit)],
)
def test_each_brings_its_parts(game, part, sort):
    found = plugin_of(game).load(part)
    assert isinstance(found, sort)
    if isinstance(found, Guide):
        assert found.game == game
    if isinstance(found, Lesson):
        assert found.position["game"] == game


def test_on_the_page():
    folders = ROOT / "web" / "src" / "games"
    for game in OURS:
        for file in ("Board.svelte", "face.ts", "Cover.svelte", "page.ts"):
            assert (folders / game / file).is_file(), (game, file)


def test_the_page_knows_no_game_by_its_id():
    """What games there are the server says, so that one installed beside ours is found as well."""
    page = ROOT / "web" / "src"
    named = re.compile(r"(['\"`/]|^ *\.)(" + "|".join(OURS) + r")\b", re.MULTILINE)
    shared = [page / "App.svelte", page / "games" / "index.ts"]
    for file in [*shared, *page.glob("lib/*.*"), *page.glob("pages/*.*")]:
        assert not named.search(file.read_text()), file


def test_among_the_layers():
    contracts = PROJECT["tool"]["importlinter"]["contracts"]
    apart = next(one for one in contracts if one["type"] == "independence")
    assert apart["modules"] == [f"tabularium.games.{game}" for game in sorted(OURS)]
