"""The terminal says the same in every language."""

import re
from importlib import resources
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from tabularium import cli, presentation
from tabularium.cli.tables import table_of
from tabularium.locale import LANGUAGES, talk


def messages(lang):
    """The messages of the terminal, with the variables each uses."""
    text = (resources.files("tabularium.locale") / lang / "cli.ftl").read_text(encoding="utf-8")
    entries = FluentParser().parse(text).body
    assert not [entry for entry in entries if isinstance(entry, ast.Junk)]
    return {
        entry.id.name: set(re.findall(r"\{ \$(\w+)", text[entry.span.start : entry.span.end]))
        for entry in entries
        if isinstance(entry, ast.Message)
    }


@pytest.mark.parametrize("lang", LANGUAGES[1:])
def test_same_messages_and_variables(lang):
    assert messages(lang) == messages("en")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_goods_have_letters_of_their_own(lang):
    names = ("food", "wood", "metal", "stone", "culture", "wms", "any")
    letters = [talk(lang).say(f"cli-altay-{name}") for name in names]
    assert len(set(letters)) == len(letters)
    assert {len(letter) for letter in letters} == {1}


def test_every_message_exists_and_is_used():
    folders = [Path(package.__file__).parent for package in (cli, presentation)]
    files = [file for folder in folders for file in folder.glob("*.py")]
    source = "".join(file.read_text(encoding="utf-8") for file in files)
    named = set(re.findall(r"[\"'](cli-[a-z0-9-]*[a-z0-9])[\"']", source))
    # the rest is put together from a beginning and a name
    beginnings = set(re.findall(r"\"(cli-[a-z-]*-)(?:\{|\")", source))
    known = set(messages("en"))
    assert named <= known
    unused = {
        name for name in known - named if not any(name.startswith(start) for start in beginnings)
    }
    assert not unused


@pytest.mark.slow
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_whole_short_game_has_words_for_everything(run, lang):
    words = ("play", "altay", "--seed", "8", "--option", "round_limit=5", "--lang", lang)
    words += ("--seats", "me,greedy,greedy", "--option", "trade=true")
    lines = ["?", "l", "s", "m", "zz", "99", *["1", "2", "e", "u"] * 40]
    output = run(*words, lines=lines).output
    assert "‹" not in output


def test_hotkeys_are_no_commands():
    from tabularium.cli.prompt import COMMANDS
    from tabularium.presentation.altay import AltayGuide

    assert not set(AltayGuide.hotkeys.values()) & set(COMMANDS)
    assert len(set(AltayGuide.hotkeys.values())) == len(AltayGuide.hotkeys)
    assert table_of("altay").guide.hotkey("end") == "e"
