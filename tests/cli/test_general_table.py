"""The table of a game that brings none, tried with games that do."""

from dataclasses import replace
from io import StringIO

import pytest
from rich.console import Console

import tabularium as tb
from support import one_quick
from tabularium.cli import tables
from tabularium.cli.general_table import GeneralTable
from tabularium.cli.look import look_at
from tabularium.cli.option_numbers import numbers_at
from tabularium.locale import LANGUAGES, talk
from tabularium.plugins import plugin_of
from tabularium.presentation.games import guide_of
from terminal_table import MISSING, look_of

GAMES = [info.id for info in tb.games()]


def general(game):
    return GeneralTable(guide_of(game), plugin_of(game).rules)


def lines(what, width):
    console = Console(width=width, record=True, file=StringIO())
    console.print(what)
    return console.export_text().splitlines()


def played(game, moves):
    g = tb.new(game, seats=2, seed=3)
    for i in range(moves):
        g.apply(i % len(g.decision.options))
    return g


@pytest.mark.slow
@pytest.mark.parametrize("lang", one_quick(*LANGUAGES))
@pytest.mark.parametrize("width", one_quick(80, 120))
@pytest.mark.parametrize("game", GAMES)
def test_every_game_fits(game, width, lang):
    g = played(game, 60)
    table = general(game)
    for seat in (g.to_move, None):
        look = look_of(g, lang, width, seat)
        for what in (table.draw(look), table.map(look), table.help(look.talk)):
            text = lines(what, width)
            assert max(len(line) for line in text) <= width
            assert MISSING not in "".join(text)


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_every_card_in_sight_is_named(game):
    g = played(game, 60)
    seat = g.to_move
    text = " ".join(" ".join(lines(general(game).draw(look_of(g, "en", 300, seat)), 300)).split())
    names = {card.key: card.name for card in guide_of(game).cards(talk("en"))}
    for thing in g.rules.things(g.state, seat):
        if thing.name in names:
            assert names[thing.name] in text, thing


def test_options_have_their_numbers_on_cards():
    g = tb.position(
        {
            "game": "altay",
            "seats": ["earthfolk", "firefolk"],
            "players": [{"hand": ["hunter", "village"]}],
        }
    )
    text = lines(general("altay").draw(look_of(g, "en", 100, 0)), 100)
    hunter = next(option for option in g.decision.options if option.about[0].name == "hunter")
    assert any(line.split()[:2] == [str(hunter.index + 1), "Hunter"] for line in text)


def test_what_a_set_holds_has_the_numbers_of_the_list_below():
    """Whatever the order of the single picks: a game may ask first whether that is enough."""
    doc = {
        "game": "altay",
        "seats": ["earthfolk", "smallfolk"],
        "board": {"5": "earthfolk 4", "17": "smallfolk 1"},
        "players": [{"hand": ["chariot"]}, {"hand": ["cavalry", "chariot", "warrior"]}],
    }
    g = tb.position(doc)
    g.play("attack:5:17").play("fight")
    g.state.options = [g.state.options[-1], *g.state.options[:-1]]
    assert g.decision.options[0].key == "done"
    look = look_at(g, 1, talk("en"), 100)
    listed = {member.about[0].name: i for i, member in enumerate(g.decision.set.members, 1)}
    assert numbers_at(look, "hand", 1) == {name: [str(i)] for name, i in listed.items()}
    text = lines(general("altay").draw(look), 100)
    for i, member in enumerate(g.decision.set.members, 1):
        name = member.about[0].name.capitalize()
        assert any(line.split()[:2] == [str(i), name] for line in text), name


def test_a_set_of_one_sort_has_its_number():
    g = tb.position(
        {
            "game": "altay",
            "seats": ["earthfolk", "smallfolk"],
            "board": {"5": "earthfolk 4", "17": "smallfolk 1"},
            "players": [{"hand": ["chariot"]}, {"hand": ["warrior"] * 2}],
        }
    )
    g.play("attack:5:17").play("fight")
    assert [member.key for member in g.decision.set.members] == ["play:warrior:defence"]
    assert numbers_at(look_at(g, 1, talk("en"), 100), "hand", 1) == {"warrior": ["1"]}


def test_nobody_else_sees_a_hand():
    g = tb.new("altay", seats=2, seed=7)
    shown = lines(general("altay").draw(look_of(g, "en", 100, None)), 100)
    assert not any("your hand" in line for line in shown)


def test_a_game_without_a_table_gets_it(monkeypatch):
    bare = replace(plugin_of("altay"), terminal="")
    monkeypatch.setattr(tables, "plugin_of", lambda game: bare)
    table = tables.table_of.__wrapped__("altay")
    assert isinstance(table, GeneralTable)
    assert table.seat(look_of(tb.new("altay", seats=2, seed=7), "en", 80, 0), 1).plain.startswith(
        " B "
    )
