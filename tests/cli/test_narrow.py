"""On a narrow screen sentences are broken between words, and numbers of options stand alone."""

import re
from io import StringIO

import pytest
from rich.console import Console
from rich.text import Text

import tabularium as tb
from tabularium.cli.choices import Entry, choices, in_columns
from tabularium.cli.explain import explained, keys_help
from tabularium.cli.screen import Screen
from tabularium.cli.session import Session
from tabularium.cli.tables import table_of
from tabularium.locale import LANGUAGES, talk

WIDTHS = (40, 50, 64, 80)
GAMES = [info.id for info in tb.games()]


def lines_at(width, draw):
    console = Console(width=width, file=StringIO())
    draw(console)
    return console.file.getvalue().splitlines()


def words(lines):
    return re.findall(r"\w+", " ".join(lines))


@pytest.fixture(scope="module", params=GAMES)
def game(request):
    game = tb.new(request.param, seats=2, seed=5)
    while len(game.moves) < 6:
        game.apply(0)
    return game


@pytest.mark.slow
@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_word_is_broken(game, lang, tmp_path):
    table, say = table_of(game.rules.info.id), talk(lang)
    options = game.decision.options
    card = table.guide.cards(say)[0].name
    session = Session(game, ["me", "random"], lang, tmp_path / "x.json")

    answers = [keys_help(table, say, options), explained(card, table, say, game, game.to_move)]

    def draw(console):
        console.print(choices(options, table, say, console.width))
        console.print(*answers)
        console.print(Screen(console, session, table, say).hints(game.to_move))

    # options side by side are read in another order when they are one below the other
    whole = sorted(words(lines_at(400, draw)))
    for width in WIDTHS:
        lines = lines_at(width, draw)
        assert max(len(line) for line in lines) <= width
        assert sorted(words(lines)) == whole


def test_only_numbers_of_options_stand_on_the_left():
    found = [Entry(n, Text("gain 2 wood and 3 stone")) for n in (1, 12)]
    lines = lines_at(12, lambda console: console.print(in_columns(found, 12)))
    assert [line[:2].strip() for line in lines] == ["1", "", "", "12", "", ""]
    assert [line[3:].strip() for line in lines] == ["gain 2", "wood and", "3 stone"] * 2


def test_a_command_of_the_hints_stays_together(game, tmp_path):
    session = Session(game, ["me", "random"], "en", tmp_path / "x.json")
    for width in range(40, 100):
        lines = lines_at(
            width,
            lambda console: console.print(
                Screen(console, session, table_of(game.rules.info.id), talk("en")).hints(0)
            ),
        )
        assert "q quit" in lines[-1]
        assert max(len(line) for line in lines) <= width


def test_the_market_is_whole_where_it_has_the_width_alone(run, monkeypatch):
    monkeypatch.setenv("COLUMNS", "50")
    output = run("play", "altay", "--seed", "5", "--seats", "me,random", lines=["1", "q"]).output
    market = output.partition("Market")[2].partition("Achievements")[0]
    assert market.count("×") >= 11
    assert "…" not in market
