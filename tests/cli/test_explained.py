"""``? words``: one's own cards come first, then those in sight."""

import pytest

import tabularium as tb
from tabularium.cli.explain import find_cards, nearest
from tabularium.cli.tables import table_of
from tabularium.locale import talk


@pytest.fixture
def game():
    return tb.position(
        {
            "game": "imperium",
            "seats": ["romans", "celts"],
            "players": [{"hand": ["conquer", "prosperity"]}, {}],
        }
    )


def shown(game, words, seat=0):
    found = find_cards(words, table_of(game.rules.info.id), talk("en"))
    return [card.key for card in nearest(found, game, seat)]


def test_of_many_names_those_in_hand_are_meant(game):
    assert len(find_cards("co", table_of("imperium"), talk("en"))) > 6
    assert shown(game, "co") == ["conquer"]


def test_few_names_are_all_shown_with_the_own_first(game):
    assert shown(game, "pro") == ["prosperity", "proud", "prosperity_atlanteans"]


def test_of_a_rival_s_hand_nothing_is_told(game):
    answers = {tuple(shown(game.resample(1, seed), "co", seat=1)) for seed in range(5)}
    assert answers == {tuple(shown(game, "co", seat=1))}
