"""The translated rules and rulings say the same as the English ones, as far as numbers can tell."""

import re
from collections import Counter
from pathlib import Path

import pytest

DOCS = Path(__file__).resolve().parent.parent / "docs"
LANGUAGES = ["pl", "hu"]
GAMES = ["altay", "settlers", "nations", "imperium"]
FILES = [*(f"rules/{game}.md" for game in GAMES), "rulings.md"]

# where a language has to say a number in another way than in digits: (file, rule) and why
EXCEPTIONS: dict[str, dict[tuple[str, str], str]] = {
    "pl": {},
    "hu": {},
}


def headings(text):
    return [len(mark) for mark in re.findall(r"(?m)^(#+) ", text)]


def rules(text):
    """The rules by number, in order; what stands before the first has none."""
    parts = re.split(r"(?m)^\*\*([A-Z]+\d+[a-z]?)\.\*\*", text)
    return dict(zip(parts[1::2], parts[2::2], strict=True))


def numbers(text):
    """The numbers of a rule, however a language puts spaces or signs around them."""
    return Counter(re.findall(r"\d+", text))


@pytest.fixture(params=[(lang, file) for lang in LANGUAGES for file in FILES], ids="-".join)
def pair(request):
    """A file in English and in another language."""
    lang, file = request.param
    english = (DOCS / file).read_text(encoding="utf-8")
    return lang, file, english, (DOCS / lang / file).read_text(encoding="utf-8")


def test_every_rule_is_there_in_its_place(pair):
    _, _, english, other = pair
    assert list(rules(other)) == list(rules(english))


def test_headings_are_the_same_steps(pair):
    _, _, english, other = pair
    assert headings(other) == headings(english)


def test_the_games_are_called_alike_in_the_rulings():
    """The page finds the rulings of a game by these headings."""
    wanted = re.findall(r"(?m)^## (.*)$", (DOCS / "rulings.md").read_text(encoding="utf-8"))
    for lang in LANGUAGES:
        text = (DOCS / lang / "rulings.md").read_text(encoding="utf-8")
        assert re.findall(r"(?m)^## (.*)$", text) == wanted


def test_the_numbers_of_a_rule_are_the_same(pair):
    lang, file, english, other = pair
    translated = rules(other)
    wrong = {
        number: (
            numbers(text) - numbers(translated[number]),
            numbers(translated[number]) - numbers(text),
        )
        for number, text in rules(english).items()
        if numbers(text) != numbers(translated[number])
    }
    allowed = {number for name, number in EXCEPTIONS[lang] if name == file}
    assert set(wrong) == allowed, {n: wrong.get(n) for n in set(wrong) ^ allowed}
