"""Our games are plugins like everybody else's; each of them brings all its parts."""

import re
import tomllib
from collections import Counter
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path

import pytest

import tabularium as tb
from tabularium import plugins as found
from tabularium.cli.table import TerminalTable
from tabularium.declare.numbers import Amounts
from tabularium.declare.zones import Zone
from tabularium.plugins import plugin_of, plugins, rules_of
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
    for file in [*shared, *page.glob("lib/**/*.*"), *page.glob("pages/*.*")]:
        assert not named.search(file.read_text()), file


def own_words():
    """What a single one of ours has: its goods, and what lies on its cards."""
    words = Counter()
    for game in OURS:
        names = set()
        for entry in rules_of(game).layout.entries:
            if isinstance(entry, Amounts):
                names.update(entry.names)
            for mark in entry.marks if isinstance(entry, Zone) else []:
                names |= {mark.name, *getattr(mark, "names", [])}
        words.update(names)
    return {word for word, games in words.items() if games == 1 and word.isidentifier()}


def test_the_page_knows_no_goods_and_no_marks_of_a_single_game():
    """Goods are entered by a game's page.ts, what lies on cards its layout says."""
    page = ROOT / "web" / "src"
    own = own_words()
    assert {"raze", "books", "progress", "culture", "exhausted", "samurai"} <= own
    assert not {"food", "wood", "gold"} & own
    words = "|".join(own)
    quoted = rf"""(?<!name=)(?<!class=)(['"`])({words})\1"""
    named = re.compile(rf"{quoted}|^ +({words}): (sign|['\[]).*,$", re.MULTILINE)
    sources = [*page.glob("games/index.ts"), *page.glob("lib/**/*.*"), *page.glob("pages/*.*")]
    sources = [file for file in sources if file.suffix in (".ts", ".svelte")]
    for file in sources:
        found = named.search(file.read_text())
        assert not found, (file, found)


def test_among_the_layers():
    contracts = PROJECT["tool"]["importlinter"]["contracts"]
    apart = next(one for one in contracts if one["type"] == "independence")
    assert apart["modules"] == [f"tabularium.games.{game}" for game in sorted(OURS)]


def test_a_game_that_cannot_be_loaded_says_why(monkeypatch):
    """It keeps nobody else from being played, and whoever asks for it is told."""
    broken = EntryPoint("folly", "tabularium.plugin:NOTHING", "tabularium.games")
    every = [*entry_points(group="tabularium.games"), broken]
    monkeypatch.setattr(found, "entry_points", lambda group: every)
    monkeypatch.setattr(found, "_broken", set())
    with pytest.warns(UserWarning, match="game folly cannot be loaded"):
        assert set(OURS) <= set(found.plugins.__wrapped__())
    with pytest.raises(
        tb.UnknownGame, match="“folly” is installed, but cannot be loaded"
    ) as caught:
        plugin_of("folly")
    # a server says this to strangers: nothing of what went wrong inside
    assert "NOTHING" not in str(caught.value) and "AttributeError" not in str(caught.value)
