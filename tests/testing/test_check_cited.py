"""What a game brings beside its rules fits them: rule numbers, the glossary, reasons, names."""

import copy

import pytest

from broken_games import broken, interpreted, say
from tabularium import Plugin
from tabularium.cards.kind import BadCard
from tabularium.declare.entry import OWN, OWNER_SEES
from tabularium.declare.layout import Layout
from tabularium.declare.numbers import Number
from tabularium.declare.zones import Zone
from tabularium.kernel.info import Cited
from tabularium.kernel.reason import Reason
from tabularium.presentation import rulebook
from tabularium.testing import cited, games, messages

say("""
why-caravan-hole = You have { $n } coins.
why-caravan-known = You have no coins.
""")


@pytest.fixture
def installed(caravan, monkeypatch):
    """As if it were found through an entry point, with these words in its glossary."""

    def brings(**terms):
        plugin = Plugin(caravan, texts="caravan", terms=terms)
        for module in (cited, messages):
            monkeypatch.setattr(module, "plugins", lambda: ["caravan"])
            monkeypatch.setattr(module, "plugin_of", lambda game: plugin)
        monkeypatch.setattr(rulebook, "plugin_of", lambda game: plugin)
        rulebook.rulebook_of.cache_clear()
        return caravan

    yield brings
    rulebook.rulebook_of.cache_clear()


@interpreted
def test_a_game_whose_rules_are_all_there(installed):
    games.check_game(installed(caravan="C5"), games=1, moments=1)


@interpreted
def test_a_general_answer_that_leads_to_no_rule(installed):
    rules = installed()
    rules.info = copy.copy(rules.info)
    object.__setattr__(rules.info, "cited", Cited("C88", "C3", "C5"))
    message, said = broken(rules)
    assert message == "promise-rule"
    assert "“Cited over” leads to the rule C88" in said


@interpreted
def test_a_word_that_leads_to_no_rule(installed):
    said = broken(installed(caravan="C51"))[1]
    assert "“terms caravan” leads to the rule C51" in said


@interpreted
def test_a_reason_that_leads_to_no_rule(installed, monkeypatch):
    """Also one that is made on the spot."""
    from caravan.turn import Rest

    monkeypatch.setattr(Rest, "why", lambda self, g, seat: Reason("why-caravan-known", "C99"))
    said = broken(installed())[1]
    assert "“why-caravan-known” leads to the rule C99" in said


@interpreted
def test_a_word_of_the_glossary_without_words(installed):
    message, said = broken(installed(caravan="C5", camel="C5"))
    assert message == "promise-message"
    assert "“caravan-term-camel, caravan-term-camel.text” is missing in “en”" in said


@interpreted
def test_a_reason_with_a_hole(caravan, monkeypatch):
    from caravan.turn import Load

    def why(self, g, seat, kind):
        return Reason("why-caravan-hole") if kind % 2 else None

    monkeypatch.setattr(Load, "why", why)
    message, said = broken(caravan)
    assert message == "promise-reason"
    assert "the reason “why-caravan-hole” cannot be said in “en”: ‹why-caravan-hole: " in said


@interpreted
@pytest.mark.parametrize("message", ["caravan-price", "caravan-levy"])
def test_what_only_cards_say(caravan, message):
    type(caravan).lacks = message
    assert broken(caravan)[0] == "promise-card-words"


@interpreted
def test_a_card_that_nobody_printed(caravan):
    kind = caravan.card_keys().index("scout")
    caravan.kinds = [0 if other == kind else other for other in caravan.kinds]
    message, said = broken(caravan)
    assert message == "promise-printed"
    assert "no card of scout" in said


@interpreted
def test_a_card_of_another_game(caravan, monkeypatch):
    from caravan import layout as at
    from caravan.cards import WARES

    monkeypatch.setattr(WARES[0], "game", "caravel")
    known = type(caravan).__mro__[1]
    with pytest.raises(BadCard, match="pepper: it says that its game is 'caravel'"):
        known(caravan.info, at.LAYOUT, caravan.catalogue, caravan.course, caravan.log)


@pytest.mark.parametrize(
    ("entry", "name"),
    [
        (Zone("bid"), "bid"),
        (Number("bid"), "bid"),
        (Zone("offer", OWN, OWNER_SEES, size="hand_size", pool="deck"), "hand_size"),
        (Number("players"), "players"),
        (Zone("other", shown_as="bid"), "bid"),
    ],
)
def test_a_name_stands_for_one_entry(entry, name):
    layout = Layout(2)
    layout.add(Zone("bid"))
    layout.add(Zone("hand", OWN, OWNER_SEES, size="hand_size", pool="deck"))
    layout.add(Number("bid", OWN))  # of players: another place
    with pytest.raises(ValueError, match=f"layout: another entry is called '{name}' already"):
        layout.add(entry)


def test_what_our_own_games_cite():
    for game in ("altay", "settlers", "nations", "imperium"):
        assert len(cited.paragraphs(game)) > 100
        cited.check_cited(cited.plugin_of(game).rules)
