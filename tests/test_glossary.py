"""The words of the glossary that the page marks in the text of the cards, in all languages.

How they are marked is the page's business (web/src/lib/terms.ts, web/tests/terms.test.ts); here the
forms each language lists are held against all cards as they are said now.
"""

import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

from tabularium.locale import LANGUAGES, talk
from tabularium.presentation.games import guide_of

ROOT = Path(__file__).parents[1]
LOCALE = ROOT / "src" / "tabularium" / "locale"
GAMES = ["altay", "settlers", "nations", "imperium"]


@cache
def terms(game):
    """The terms of a game, as the page lists them."""
    source = (ROOT / "web" / "src" / "games" / game / "page.ts").read_text()
    listed = re.search(r"terms: \{(.*?)\}", source, re.DOTALL)
    assert listed is not None
    return re.findall(r"'?([\w-]+)'?: '\w+'", listed.group(1))


@cache
def forms(lang):
    """Each term's forms in a language; none where no card speaks of it."""
    body = FluentParser().parse((LOCALE / lang / "web.ftl").read_text(encoding="utf-8")).body
    found = {}
    for entry in body:
        if isinstance(entry, fluent.Message) and entry.id.name.startswith("web-term-"):
            said = {one.id.name: one.value.elements[0].value for one in entry.attributes}
            listed = said["forms"].split(", ") if "forms" in said else []
            found[entry.id.name.removeprefix("web-term-")] = listed
    return found


@cache
def texts(game, lang):
    return {
        card.key: " ".join([*card.effects, card.note]) for card in guide_of(game).cards(talk(lang))
    }


def speaks_of(text, form):
    return re.search(rf"(?<!\w){re.escape(form)}(?!\w)", text, re.IGNORECASE) is not None


def named(text, game, lang):
    """The terms a card speaks of."""
    return {
        term for term in terms(game) if any(speaks_of(text, form) for form in forms(lang)[term])
    }


@pytest.mark.parametrize("lang", [lang for lang in LANGUAGES if lang != "en"])
@pytest.mark.parametrize("game", GAMES)
def test_a_card_speaks_of_the_same_things_in_every_language(game, lang):
    """A form that is not listed, or a word that means something else, would show here."""
    for key, english in texts(game, "en").items():
        said = texts(game, lang)[key]
        assert named(said, game, lang) == named(english, game, "en"), (key, english, said)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_no_form_is_listed_that_no_card_uses(game, lang):
    everything = " ".join(texts(game, lang).values())
    for term in terms(game):
        for form in forms(lang)[term]:
            assert speaks_of(everything, form), (term, form)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_forms_are_lists_of_small_words_with_one_meaning(lang):
    """As the page takes them apart: no capitals, nothing with a meaning in a pattern."""
    for game in GAMES:
        listed = [form for term in terms(game) for form in forms(lang)[term]]
        assert len(listed) == len(set(listed))
        assert all(re.fullmatch(r"[^\W\d_]+( [^\W\d_]+)*", form) for form in listed)
        assert all(form == form.lower() for form in listed)
