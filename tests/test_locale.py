"""Every language says everything that English says, and nothing is missing in play."""

import ast
import random
import re
from collections import Counter
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

import tabularium as tb
from support import one_quick
from tabularium.games.altay import catalogue
from tabularium.locale import LANGUAGES, BadText, add_texts, talk
from tabularium.presentation.games import guide_of

SOURCES = Path(__file__).parents[1] / "src" / "tabularium"
LOCALE = SOURCES / "locale"
FILES = sorted(path.name for path in (LOCALE / "en").glob("*.ftl"))
OTHERS = [lang for lang in LANGUAGES if lang != "en"]
MISSING = "‹"  # how a missing or malformed message shows


@cache
def parsed(lang, name):
    return FluentParser().parse((LOCALE / lang / name).read_text(encoding="utf-8"))


def messages(lang, name):
    """The messages of a file by their ids."""
    body = parsed(lang, name).body
    return {entry.id.name: entry for entry in body if isinstance(entry, fluent.Message)}


class Variables(Visitor):
    """Collects the names of the variables of whatever it visits."""

    def __init__(self):
        self.names = set()

    def visit_VariableReference(self, node):
        self.names.add(node.id.name)


def variables(message):
    found = Variables()
    found.visit(message)
    return found.names


def test_what_fluent_cannot_read_is_named(tmp_path, monkeypatch):
    for lang in LANGUAGES:
        (tmp_path / "mistaken" / lang).mkdir(parents=True)
    (tmp_path / "mistaken" / "__init__.py").touch()
    (tmp_path / "mistaken" / "en" / "words.ftl").write_text("one = 1\n\ntwo = { $n\n")
    monkeypatch.syspath_prepend(tmp_path)
    with pytest.raises(BadText, match=r'mistaken/en/words.ftl:[34]: Expected token: "}"'):
        add_texts("mistaken")
    assert not talk("en").has("one")


def test_a_game_speaks_the_languages_it_brings_and_english_elsewhere(tmp_path, monkeypatch):
    for lang in ("en", "hu"):
        (tmp_path / "bilingual" / lang).mkdir(parents=True)
        (tmp_path / "bilingual" / lang / "words.ftl").write_text(f"bilingual-word = in {lang}\n")
    (tmp_path / "bilingual" / "__init__.py").touch()
    monkeypatch.syspath_prepend(tmp_path)
    add_texts("bilingual")
    said = {lang: talk(lang).say("bilingual-word") for lang in LANGUAGES}
    assert said == {"en": "in en", "pl": "in en", "hu": "in hu"}


def test_a_game_without_english_is_told_where_its_words_are_missing(tmp_path, monkeypatch):
    (tmp_path / "speechless").mkdir()
    (tmp_path / "speechless" / "__init__.py").touch()
    monkeypatch.syspath_prepend(tmp_path)
    with pytest.raises(BadText, match="speechless/en: there are no texts"):
        add_texts("speechless")


# the files ----------------------------------------------------------------------------------------


def test_every_language_has_a_folder_of_its_own():
    assert sorted(path.name for path in LOCALE.iterdir() if any(path.glob("*.ftl"))) == sorted(
        LANGUAGES
    )


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_language_has_the_same_files(lang):
    assert sorted(path.name for path in (LOCALE / lang).glob("*.ftl")) == FILES


@pytest.mark.parametrize("name", FILES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_file_can_be_read(lang, name):
    junk = [entry.content for entry in parsed(lang, name).body if isinstance(entry, fluent.Junk)]
    assert not junk


@pytest.mark.parametrize("name", FILES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_message_is_given_twice(lang, name):
    body = parsed(lang, name).body
    ids = [entry.id.name for entry in body if isinstance(entry, fluent.Message)]
    assert len(ids) == len(set(ids))


@pytest.mark.parametrize("name", FILES)
@pytest.mark.parametrize("lang", OTHERS)
def test_the_messages_are_those_of_english(lang, name):
    assert messages(lang, name).keys() == messages("en", name).keys()


@pytest.mark.parametrize("name", FILES)
@pytest.mark.parametrize("lang", OTHERS)
def test_a_message_has_the_variables_of_english(lang, name):
    expected = {key: variables(message) for key, message in messages("en", name).items()}
    assert {key: variables(message) for key, message in messages(lang, name).items()} == expected


@pytest.mark.parametrize("name", FILES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_form_of_every_message_can_be_said(lang, name):
    language = talk(lang)
    for key, message in messages(lang, name).items():
        forms = [key, *(f"{key}.{attribute.id.name}" for attribute in message.attributes)]
        for form in forms:
            for n in (0, 1, 2, 5):
                assert MISSING not in language.say(form, dict.fromkeys(variables(message), n))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_letters_of_the_goods_differ(lang):
    signs = ["food", "wood", "metal", "stone", "culture", "wms", "any"]
    letters = [talk(lang).say(f"cli-altay-{sign}") for sign in signs]
    assert len(set(letters)) == len(signs)
    assert {len(letter) for letter in letters} == {1}


# cards and play -----------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_has_its_text(lang):
    language = talk(lang)
    for kind in range(len(catalogue.KEY)):
        texts = [catalogue.COST[kind].words(language)]
        texts += [effect.text(language) for effect in catalogue.EFFECTS[kind]]
        texts += [standing.text(language) for standing in catalogue.KIND[kind].stands]
        for extra in (catalogue.KIND[kind].instant, catalogue.POINTS[kind]):
            if extra is not None:
                texts.append(extra.text(language))
        assert MISSING not in " ".join(texts), catalogue.KEY[kind]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", [info.id for info in tb.games()])
def test_different_cards_have_different_names(game, lang):
    """Two in one place could not be told apart. Those of different headings are never together."""
    names = Counter((card.group, card.name) for card in guide_of(game).cards(talk(lang)))
    if game == "nations":  # its progress cards of all sorts lie side by side
        names = Counter(name for _, name in names)
    assert [name for name, n in names.items() if n > 1] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_option_of_a_game_is_described(lang):
    language = talk(lang)
    for info in tb.games():
        assert MISSING not in language.say(f"{info.id}-title")
        for option in info.options:
            assert MISSING not in guide_of(info.id).option_words(option, language)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", [info.id for info in tb.games()])
def test_every_option_and_every_choice_has_a_name(game, lang):
    (info,) = [info for info in tb.games() if info.id == game]
    language = talk(lang)
    for option in info.options:
        names = [option.choice_name(game, choice, language) for choice in option.choices]
        assert len(set(names)) == len(names), option.name
        for part in ("name", *option.choices):
            # without it the text of the option itself would be said
            assert language.has(option.message(game, part)), (option.name, part)


@pytest.mark.parametrize("game", [info.id for info in tb.games()])
def test_the_same_choices_are_explained_in_every_language(game):
    (info,) = [info for info in tb.games() if info.id == game]
    for option in info.options:
        # nothing is left of choices that are no longer there, and no language has more than another
        parts = {"name", *(choice.replace("_", "-").lower() for choice in option.choices)}
        key = option.message(game)
        given = [
            {one.id.name for one in messages(lang, f"{game}.ftl")[key].attributes}
            for lang in LANGUAGES
        ]
        assert given[0] == given[1] == given[2], key
        assert {name.removesuffix("-text") for name in given[0]} == parts, key


@pytest.mark.parametrize("seats", one_quick(2, 3, 4))
def test_nothing_is_missing_in_play(seats):
    options = {"trade": True, "drop_table_cards": True, "ask_government": True}
    g = tb.new("altay", seats=seats, seed=seats, options=options)
    draw = random.Random(seats)
    for _ in range(500):
        decision = g.decision
        if decision is None:
            break
        for lang in LANGUAGES:
            assert MISSING not in decision.prompt(lang)
            for option in decision.options:
                assert MISSING not in option.text(lang), option.key
        idle = ("end", "abandon", "drop")  # passed over, so that achievements get finished
        busy = [o for o in decision.options if o.key.partition(":")[0] not in idle]
        g.play(draw.choice(busy if busy and draw.random() < 0.9 else decision.options))
    for lang in LANGUAGES:
        for seat in (None, *range(seats)):
            assert not [line for line in g.log(lang, seat) if MISSING in line]


# errors -------------------------------------------------------------------------------------------


def strings(node):
    """The texts in an expression, such as both of ``"x" if level else "y"``."""
    return [
        part.value
        for part in ast.walk(node)
        if isinstance(part, ast.Constant) and isinstance(part.value, str)
    ]


MESSAGE = re.compile(r"([a-z]+-)?error-[a-z-]+|position-why-[a-z-]+")


def error_messages():
    """The ids of all messages that errors are raised with, and of what they say was expected."""
    ids = set()
    for path in SOURCES.rglob("*.py"):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        ids.update(text for text in strings(tree) if MESSAGE.fullmatch(text))
        for node in ast.walk(tree):
            ids.update(f"expected-{text}" for text in expectations(node) if text)
    return ids


def expectations(node):
    """What a piece of the source says was expected."""
    kinds = []
    if isinstance(node, ast.Call):
        kinds = [word.value for word in node.keywords if word.arg == "expected"]
        if ast.unparse(node.func) in ("unfit", "self._bad"):
            kinds += node.args[-1:]
    elif isinstance(node, ast.AnnAssign) and ast.unparse(node.target) == "EXPECTED":
        kinds = [node.value]
    elif isinstance(node, ast.FunctionDef) and node.name == "expected":
        kinds = [part for part in ast.walk(node) if isinstance(part, ast.Return)]
    return [text for kind in kinds for text in strings(kind)]


def test_every_error_has_its_message():
    needed = error_messages()
    assert {"error-unknown-game", "altay-error-twice", "expected-wonder", "expected-flag"} < needed
    assert needed <= {key for name in FILES for key in messages("en", name)}


@pytest.mark.parametrize(("lang", "point"), [("en", "."), ("pl", ","), ("hu", ",")])
def test_decimals_as_the_language_writes_them(lang, point):
    said = talk(lang)
    assert said.decimal(12.26) == f"12{point}3"
    assert said.decimal(-0.5) == f"-0{point}5"
    assert said.decimal(0.5, sign=True) == f"+0{point}5"
    assert said.percent(0.8214) == f"82{point}1%"
    assert said.percent(-0.05, sign=True) == f"-5{point}0%"
