"""The words of the glossary that the page marks in the text of the cards, in all languages.

How they are marked is the page's business (web/src/lib/terms.ts, web/tests/terms.test.ts); here the
forms each language lists are held against all cards as they are said now.
"""

import json
import re
from functools import cache

import pytest

from tabularium.locale import LANGUAGES, talk
from tabularium.presentation.games import guide_of
from tabularium.presentation.rulebook import rulebook_of
from tabularium.server.listing import games_bytes

GAMES = ["altay", "settlers", "nations", "imperium"]


@cache
def terms(game):
    """The terms of a game, as the server lists them, with their forms."""
    return {
        lang: {
            term["id"]: term["forms"]
            for one in json.loads(games_bytes(lang))
            if one["id"] == game
            for term in one["terms"]
        }
        for lang in LANGUAGES
    }


def test_a_term_is_explained_and_has_a_rule_that_exists():
    for lang in LANGUAGES:
        for game in json.loads(games_bytes(lang)):
            numbers = re.findall(r"^\*\*(\w+)\.\*\*", rulebook_of(game["id"], lang).text, re.M)
            assert game["terms"], game["id"]
            for term in game["terms"]:
                assert term["rule"] in numbers, term
                assert term["name"] and term["text"] and "‹" not in term["name"] + term["text"]


@cache
def texts(game, lang):
    return {
        card.key: " ".join([*card.effects, card.note]) for card in guide_of(game).cards(talk(lang))
    }


def speaks_of(text, form):
    return re.search(rf"(?<!\w){re.escape(form)}(?!\w)", text, re.IGNORECASE) is not None


def named(text, game, lang):
    """The terms a card speaks of."""
    listed = terms(game)[lang].items()
    return {term for term, forms in listed if any(speaks_of(text, form) for form in forms)}


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
    for term, forms in terms(game)[lang].items():
        for form in forms:
            assert speaks_of(everything, form), (term, form)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_forms_are_lists_of_small_words_with_one_meaning(lang):
    """As the page takes them apart: no capitals, nothing with a meaning in a pattern."""
    for game in GAMES:
        listed = [form for forms in terms(game)[lang].values() for form in forms]
        assert len(listed) == len(set(listed))
        assert all(re.fullmatch(r"[^\W\d_]+( [^\W\d_]+)*", form) for form in listed)
        assert all(form == form.lower() for form in listed)
