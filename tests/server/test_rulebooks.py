"""Rulebooks, ours and those of games from elsewhere, are given in the same way."""

import pytest

from tabularium.plugin import Plugin
from tabularium.plugins import plugins, rules_of
from tabularium.presentation import rulebook


@pytest.mark.parametrize("lang", ["en", "pl", "hu"])
def test_the_rules_of_a_game_in_its_languages(shared, lang):
    book = shared.get("/api/games/altay/rules", lang=lang).json()
    assert book["lang"] == lang
    assert "**A1.**" in book["text"] and "**B1.**" in book["text"]


def test_the_rules_of_no_game(shared):
    answer = shared.get("/api/games/chess/rules")
    assert (answer.status_code, answer.json()["error"]) == (404, "UnknownGame")


def brought(tmp_path, monkeypatch, **texts):
    """A game from elsewhere with these rulebooks."""
    name = f"elsewhere_{tmp_path.name}"
    for lang in ("en", "pl", "hu"):
        (tmp_path / name / lang).mkdir(parents=True)
        (tmp_path / name / lang / "words.ftl").write_text("# none of its own\n")
    (tmp_path / name / "__init__.py").touch()
    for lang, text in texts.items():
        (tmp_path / name / lang / "rules.md").write_text(text, encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    plugin = Plugin(rules_of("altay"), texts=name)
    monkeypatch.setattr(rulebook, "plugin_of", {**plugins(), "elsewhere": plugin}.get)
    return lambda lang: rulebook.rulebook_of.__wrapped__("elsewhere", lang)


def test_a_game_from_elsewhere_has_it_beside_its_words(tmp_path, monkeypatch):
    book = brought(tmp_path, monkeypatch, en="# Rules\n", pl="# Zasady\n")
    assert book("pl") == rulebook.Book("pl", "# Zasady\n")
    assert book("hu") == book("en") == rulebook.Book("en", "# Rules\n")


def test_or_it_has_none(tmp_path, monkeypatch):
    assert brought(tmp_path, monkeypatch)("en") is None
