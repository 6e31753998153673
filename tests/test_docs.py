"""The documents say what the code does."""

import doctest
import re
from pathlib import Path

import pytest

from tabularium.games.altay import catalogue as altay
from tabularium.games.imperium import catalogue as imperium
from tabularium.games.nations import catalogue as nations
from tabularium.games.settlers import catalogue as settlers
from tabularium.plugins import rules_of
from tabularium.presentation.rulebook import rulebook_of

DOCS = Path(__file__).resolve().parent.parent / "docs"
TRANSLATED = ["pl", "hu"]
LISTED = (
    "games/",
    "changelog.md",
)  # pages that tools/docs_pages.py writes; mkdocs knows whether they are there
GAMES = ["altay", "imperium", "nations", "settlers"]
BOOKS = [*(f"rules/{game}.md" for game in GAMES), "rulings.md"]


def nodes_of(node):
    yield type(node).__name__
    for part in node.parts():
        yield from nodes_of(part)


def roots(kind):
    """Everything a kind of card does, whenever it does it."""
    standing = [one.effect for one in kind.standing() if hasattr(one, "effect")]
    return [node for _, node in kind.effects()] + standing


CATALOGUES = {
    "altay": altay.CARDS,
    "imperium": imperium.CATALOGUE,
    "nations": nations.CATALOGUE,
    "settlers": settlers.CATALOGUE,
}


@pytest.mark.parametrize("game", CATALOGUES)
def test_the_bespoke_nodes_are_listed(game):
    rules_of(game)  # all decks are entered
    users = {}
    for kind in CATALOGUES[game].kinds:
        for root in roots(kind):
            for name in nodes_of(root):
                users.setdefault(name, set()).add(kind.title)
    bespoke = {name: cards.pop() for name, cards in users.items() if len(cards) == 1}
    text = (DOCS / "cards.md").read_text()
    assert dict(re.findall(rf"^\| {game} \| `(\w+)` \| (\w+) \|$", text, re.M)) == bespoke


def test_links_between_documents_lead_somewhere():
    for path in [*DOCS.rglob("*.md"), *DOCS.parent.glob("*.md")]:
        for target in re.findall(r"\]\(([^)#]+)[^)]*\)", path.read_text()):
            if "://" not in target and not target.startswith(LISTED):
                assert (path.parent / target).exists(), (path.name, target)


def test_the_examples_of_the_api_do_what_they_say():
    result = doctest.testfile(str(DOCS / "api.md"), module_relative=False)
    assert result.attempted > 8
    assert result.failed == 0


def numbers(path):
    """The numbers of the rules of a document in its order, and its headings between them."""
    return re.findall(r"^(?:\*\*([A-Z]+\d+)\.\*\*|(#+) )", path.read_text(), re.M)


@pytest.mark.parametrize("name", BOOKS)
@pytest.mark.parametrize("lang", TRANSLATED)
def test_a_translation_has_the_rules_of_the_english(lang, name):
    assert numbers(DOCS / lang / name) == numbers(DOCS / name)


def test_the_numbers_are_found():
    """Else every translation would agree with the English."""
    assert len([rule for rule, _ in numbers(DOCS / "rules/altay.md") if rule]) == 71


def test_every_rule_number_given_in_a_translation_exists():
    known = {rule for name in BOOKS for rule, _ in numbers(DOCS / name)}
    for lang in TRANSLATED:
        for name in BOOKS:
            text = (DOCS / lang / name).read_text()
            assert set(re.findall(r"\b(?:[ABSNI]|NQ|SQ|NE|SE)\d+\b", text)) <= known, (lang, name)


def said(path):
    """The rules of a document by their numbers."""
    parts = re.split(r"^\*\*([A-Z]+\d+)\.\*\*", path.read_text(), flags=re.M)
    return dict(zip(parts[1::2], parts[2::2], strict=True))


@pytest.mark.parametrize("name", BOOKS)
@pytest.mark.parametrize("lang", TRANSLATED)
def test_a_translated_rule_gives_the_numbers_of_the_english(lang, name):
    """Amounts, ages, other rules: whatever is written in digits."""
    other = said(DOCS / lang / name)
    for rule, text in said(DOCS / name).items():
        assert sorted(re.findall(r"\d+", other[rule])) == sorted(re.findall(r"\d+", text)), rule


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", ["", *TRANSLATED])
def test_the_rules_name_nothing_of_the_program(lang, game):
    """The page shows them to players: no fields of cards, no files; numbers of rules may stand."""
    text = (DOCS / lang / f"rules/{game}.md").read_text()
    code = re.findall(r"`([^`]*)`", text)
    assert [word for word in code if not re.fullmatch(r"[A-Z]+\d+", word)] == []
    assert re.findall(r"\w+_\w+|src/\S*", text) == []


@pytest.mark.parametrize("lang", ["en", *TRANSLATED])
@pytest.mark.parametrize("game", GAMES)
def test_the_rulebook_holds_the_rules_and_the_rulings_of_its_game(game, lang):
    """Every number stands once; those of the other games are not among them."""
    book = rulebook_of(game, lang)
    assert book.lang == lang
    rules = (DOCS / ("" if lang == "en" else lang) / f"rules/{game}.md").read_text()
    assert book.text.startswith(rules)
    heading = {"en": "Rulings", "pl": "Rozstrzygnięcia", "hu": "Döntések"}[lang]
    assert re.findall("^## (.*)$", book.text, re.M)[-1] == heading
    found = re.findall(r"^\*\*([A-Z]+)\d+\.\*\*", book.text, re.M)
    rulings = {"altay": "B", "settlers": "SQ", "nations": "NQ", "imperium": "I"}[game]
    assert set(found) >= {rules.split("**")[1][0], rulings}
    numbers = re.findall(r"^\*\*([A-Z]+\d+)\.\*\*", book.text, re.M)
    assert len(numbers) == len(set(numbers)) > 60
