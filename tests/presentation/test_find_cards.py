"""Cards are found by their words and by what is printed on them, in any game."""

import json
import pickle
from dataclasses import FrozenInstanceError

import pytest

import tabularium as tb
from caravan_installed import CARAVAN
from tabularium.locale import LANGUAGES, add_texts, talk
from tabularium.plugin import Plugin
from tabularium.plugins import plugins, rules_of
from tabularium.presentation.find_cards import _every_card
from tabularium.presentation.games import guide_of
from tabularium.server.listing import gallery_bytes

GAMES = [info.id for info in tb.games()]


def keys(game, **wanted):
    return [card.key for card in tb.cards(game, **wanted)]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_card_is_there_in_the_words_of_the_guide(game, lang):
    cards = tb.cards(game, lang=lang)
    told = guide_of(game).cards(talk(lang))
    assert [(card.key, card.name, card.effects) for card in cards] == [
        (card.key, card.name, card.effects) for card in told
    ]
    assert all(card.text == "\n".join(card.effects) for card in cards)
    rules = rules_of(game)
    for card in cards:
        kind = rules.catalogue.kinds[rules.catalogue.number(card.key)]
        assert card.copies == rules.kinds.count(kind.number)
        assert (card.deck, card.set) == (kind.deck, kind.set)


@pytest.mark.parametrize("game", GAMES)
def test_the_server_and_the_terminal_tell_the_same_cards(game):
    sent = json.loads(gallery_bytes(game, "en"))
    assert [(card["key"], card["printed"]) for card in sent] == [
        (card.key, card.facts) for card in tb.cards(game)
    ]


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_a_card_is_found_by_each_of_its_facts(game):
    """None is lost: every value that can be asked for gives the cards that have it."""
    cards = tb.cards(game)
    asked = 0
    for fact in cards[0].facts:
        try:
            tb.cards(game, **{fact: object()})
        except tb.BadFilter as refused:
            if refused.message == "error-card-fact":
                continue  # neither words nor numbers: signs, say
        for card in cards[:: max(1, len(cards) // 8)]:
            value = card.facts[fact]
            if value in ([], {}):
                continue
            assert card.key in keys(game, **{fact: value}), (fact, value)
            asked += 1
    assert asked > 40


def test_words_must_all_stand_on_a_card_as_on_the_page():
    assert keys("altay", text="metal", level=2) == ["commerce", "government", "leadership"]
    assert keys("altay", text="METAL stone") == keys("altay", text="stone metal")
    assert set(keys("altay", text="metal stone")) < set(keys("altay", text="metal"))
    assert keys("altay", text="lowca", lang="pl") == keys("altay", text="Łowca", lang="pl")
    assert keys("altay", text="no such words") == []


def test_a_name_is_a_key_or_what_is_printed():
    assert keys("altay", name="hunter") == ["hunter"]
    assert keys("altay", name="Łowca", lang="pl") == ["hunter"]
    assert keys("settlers", name="Carpenter's Workshop") == ["carpenters_workshop"]
    assert keys("altay", name="town") == ["town+1", "town"]


def test_facts_of_each_game():
    regions = keys("imperium", suit="region")
    assert "coast" in regions and regions == keys("imperium", suits="region")
    both = keys("imperium", suit=["region", "unrest"])
    assert sorted(both) == sorted([*regions, *keys("imperium", suit="unrest")])
    assert set(keys("imperium", suit="region", set="legends")) < set(regions)
    assert "castle" in keys("settlers", colour="blue", cost={"wood": 1, "stone": 1})
    assert "castle" not in keys("settlers", cost={"wood": 2})
    assert keys("nations", sort="wonder", age=1, text="pyramids") == ["pyramids"]
    assert keys("altay", decks="earthfolk", text="colonist") == ["colonist"]
    assert set(keys("imperium", state=None)) | set(keys("imperium", state="empire")) < set(
        keys("imperium")
    )


@pytest.mark.parametrize(
    ("filters", "sentence"),
    [
        ({"colour": "red"}, "The cards of altay say nothing of “colour”. Possible: deck, set, "),
        ({"effects": 1}, "The cards of altay say nothing of “effects”."),
        ({"level": 7}, "No card of altay has “7” as its level. Possible: 0, 1, 2, 3."),
        ({"cost": {"gold": 1}}, "No card of altay has “gold” as its cost. Possible: "),
        ({"cost": ["food", "gold"]}, "No card of altay has “gold” as its cost."),
        ({"starting": 1}, "No card of altay has “1” as its starting. Possible: True, False."),
        ({"name": "huntr"}, "No card of altay has “huntr” as its name. Possible: hunter, "),
        ({"text": 3}, "Cards, text: got 3, expected a text."),
        ({"name": None}, "Cards, name: got None, expected a text."),
    ],
)
def test_what_no_card_has_is_refused_with_what_there_is(filters, sentence):
    with pytest.raises(tb.BadFilter) as refused:
        tb.cards("altay", **filters)
    assert str(refused.value).startswith(sentence)
    for lang in LANGUAGES:
        assert "‹" not in refused.value.text(lang)


@pytest.mark.parametrize("game", ["chess", None, [], 3])
def test_only_games_have_cards(game):
    with pytest.raises(tb.UnknownGame):
        tb.cards(game)


@pytest.mark.parametrize("lang", ["de", None, []])
def test_only_in_languages_that_are_spoken(lang):
    with pytest.raises(tb.UnknownLanguage):
        tb.cards("altay", lang=lang)


def test_a_card_is_a_value():
    card = tb.cards("altay", name="hunter")[0]
    assert repr(card) == '<CardInfo hunter "Hunter": 15 of starting>'
    card.facts["decks"].clear()  # nobody else's
    card = tb.cards("altay", name="hunter")[0]
    assert pickle.loads(pickle.dumps(card)) == card == tb.cards("altay", name="hunter")[0]
    with pytest.raises(FrozenInstanceError):
        card.key = "gatherer"


def test_a_game_from_elsewhere_without_a_guide(monkeypatch):
    """Its facts are what its kinds of cards hold."""
    monkeypatch.syspath_prepend(CARAVAN / "src")
    add_texts("caravan")
    from caravan.rules import RULES

    monkeypatch.setitem(plugins(), "caravan", Plugin(RULES, texts="caravan"))
    try:
        cards = tb.cards("caravan")
        cheap = tb.cards("caravan", cost=1)
        assert 0 < len(cheap) < len(cards)
        assert {card.facts["cost"] for card in cheap} == {1}
        assert {card.deck for card in cards} == set(RULES.catalogue.decks)
        assert set(cards[0].facts) >= {"deck", "set", "copies", "cost", "worth"}
        with pytest.raises(tb.BadFilter, match="Possible: deck, set, copies, "):
            tb.cards("caravan", suit="region")
    finally:
        guide_of.cache_clear()
        _every_card.cache_clear()
