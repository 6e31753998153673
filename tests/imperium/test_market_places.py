"""Copies of a card on the market: which one is taken decides which deck fills its place."""

import pytest

from imperium_table import imperium, keys, play, rule

CITIES = ["forest", "city", "temple", "city", "hittites"]
DECKS = {"uncivilised": ["oracle"], "main": ["boats", "marsh"]}
PURSE = {"material": 3, "population": 0, "progress": 0}
# who chooses a card of the market, and the moves that lead to the question
CHOOSERS = {
    "acquire": ("romans", {"hand": ["advance"], "tokens": PURSE}, ["play:advance"]),
    "break through": ("romans", {"hand": ["triumvirate"]}, ["play:triumvirate"]),
    "clean up": ("romans", {}, ["end"]),
    "exile": ("romans", {"hand": ["forest"]}, ["play:forest"]),
    "place material": (
        "carthaginians",
        {"hand": ["carthaginian_traders"]},
        ["play:carthaginian_traders"],
    ),
    "mandate": ("qin", {"play": ["mandate_of_heaven"]}, ["exhaust:mandate_of_heaven"]),
    "exchange": (
        "greeks",
        {"play": ["lighthouse"], "state": "empire", "nation": []},
        ["exhaust:lighthouse", "swap"],
    ),
}


def lying(g):
    return [slot and slot["card"] for slot in g.view(None)["market"]]


def asked(chooser, market, **top):
    nation, me, moves = CHOOSERS[chooser]
    top = {"decks": DECKS, "exile": ["oasis"]} | top
    return play(imperium(me, seats=(nation, "celts"), market=market, **top), *moves)


def cities(g):
    return [option for option in g.decision.options if option.key.startswith("city")]


@rule("I79", "I180")
def test_the_place_of_the_acquired_copy_is_filled_from_its_own_deck():
    g = asked("acquire", CITIES)
    assert keys(g) == ["city.1", "temple", "city.2"]
    assert lying(play(g.clone(), "city.1")) == ["forest", "oracle", "temple", "city", "hittites"]
    assert lying(play(g, "city.2")) == ["forest", "city", "temple", "boats", "hittites"]


@rule("I54", "I79", "I84", "I89", "I180")
@pytest.mark.parametrize("chooser", CHOOSERS)
def test_copies_at_different_decks_are_different_choices(chooser):
    market = ["hills", *CITIES[1:]] if chooser == "exile" else CITIES
    g = asked(chooser, market)
    assert [option.key for option in cities(g)] == ["city.1", "city.2"]
    assert [option.about[0].spot for option in cities(g)] == [1, 3]


@rule("I180")
def test_copies_that_one_deck_replaces_are_one_choice():
    g = asked("break through", ["forest", "city", "temple", "city", "city"])
    assert [option.about[0].spot for option in cities(g)] == [1, 3]


@rule("I79")
def test_a_place_whose_small_deck_is_empty_is_filled_from_the_main_deck_like_the_others():
    g = asked("clean up", CITIES, decks={"uncivilised": [], "main": ["boats"]})
    assert keys(g, "city") == ["city"]


@rule("I39")
def test_a_copy_without_an_unrest_is_another_choice():
    bare = {"card": "city", "unrest": False}
    g = asked("clean up", ["forest", "elders", "temple", {"card": "city", "unrest": True}, bare])
    assert [option.text("en") for option in cities(g)] == [
        "City – an unrest under it",
        "City – no unrest under it",
    ]


@rule("I180")
@pytest.mark.parametrize(
    ("lang", "words"),
    [
        (
            "en",
            ["City – refilled from the uncivilised deck", "City – refilled from the main deck"],
        ),
        (
            "pl",
            [
                "Miasto – miejsce uzupełniane z talii kart archaicznych",
                "Miasto – miejsce uzupełniane z talii głównej",
            ],
        ),
        (
            "hu",
            [
                "Város – a helyét a civilizálatlan pakli tölti fel",
                "Város – a helyét a főpakli tölti fel",
            ],
        ),
    ],
)
def test_the_options_say_which_deck_fills_the_place(lang, words):
    g = asked("acquire", CITIES)
    assert [option.text(lang) for option in cities(g)] == words
