"""Whatever a game says has words: messages that are missing are found before they are needed."""

import copy

import pytest

import tabularium as tb
from broken_games import failure, failure_of_turns, interpreted
from tabularium.games.altay.rules import AltayRules
from tabularium.plugins import rules_of
from tabularium.testing import BrokenPromise, check_game

GAMES = [info.id for info in tb.games()]


@interpreted
def test_a_score_without_words():
    class Broken(AltayRules):
        def categories(self):
            return ["no such category"]

    assert failure(Broken) == "promise-card-words"


@interpreted
@pytest.mark.parametrize("game", GAMES)
def test_an_event_that_nobody_meets_has_words(game):
    rules = copy.copy(rules_of(game))
    rules.log = copy.copy(rules.log)
    rules.log.names = [*rules.log.names, "never"]
    with pytest.raises(BrokenPromise, match=f"“{game}-event-never” is missing in “en”") as caught:
        check_game(rules, games=1, moments=1)
    assert caught.value.message == "promise-message"


@interpreted
def test_a_game_with_all_its_words(caravan):
    check_game(caravan, games=1, moments=2)


@interpreted
@pytest.mark.parametrize(
    "message",
    [
        "why-caravan-full",
        "why-caravan-poor",
        "caravan-ask-turn",
        "caravan-do-sell",
        "caravan-do-rest",
        "caravan-ask-may",
        "caravan-yes",
        "caravan-no",
        "caravan-ask-choose",
        "caravan-option",
        "caravan-event-levy",
    ],
)
def test_a_message_that_a_random_game_hardly_needs(caravan, message):
    type(caravan).lacks = message
    with pytest.raises(BrokenPromise, match=f"“{message}” is missing in “en”") as caught:
        check_game(caravan, games=1, moments=1)
    assert caught.value.message == "promise-message"


@interpreted
@pytest.mark.parametrize("message", ["caravan-deck-silk", "caravan-score-coins"])
def test_a_heading_without_words(caravan, message):
    type(caravan).lacks = message
    with pytest.raises(BrokenPromise) as caught:
        check_game(caravan, games=1, moments=1)
    assert caught.value.message == "promise-card-words"


@interpreted
def test_a_log_in_which_no_turn_begins(caravan):
    caravan.log.names[0] = "round"
    with pytest.raises(BrokenPromise, match=r"no event opens a turn.* the name turn") as caught:
        check_game(caravan, games=0)
    assert caught.value.message == "promise-opening"


@interpreted
def test_two_options_of_the_same_words():
    assert failure_of_turns(label=lambda g, code, talk: "Do it") == "promise-alike"


@interpreted
def test_an_option_with_a_blank_that_was_not_filled():
    assert failure_of_turns(label=lambda g, code, talk: f"Do { {code} }") == "promise-words"


@interpreted
def test_a_question_without_words():
    assert failure_of_turns(prompt=lambda g, talk: talk.say("no-such-text")) == "promise-words"
