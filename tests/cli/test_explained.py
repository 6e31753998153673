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


def shown(game, words, seat=0, lang="en"):
    found = find_cards(words, table_of(game.rules.info.id), talk(lang))
    return [card.key for card in nearest(found, game, seat)]


@pytest.mark.slow
def test_of_many_names_those_in_hand_are_meant(game):
    assert len(find_cards("co", table_of("imperium"), talk("en"))) > 6
    assert shown(game, "co") == ["conquer"]


def test_few_names_are_all_shown_with_the_own_first(game):
    own, *others = shown(game, "pro")
    assert own == "prosperity"
    # names that begin so, then those in which a later word does
    assert others == ["proud", "prosperity_atlanteans", "greek_prosperity"]


def test_of_a_rival_s_hand_nothing_is_told(game):
    found = find_cards("co", table_of("imperium"), talk("en"))
    told = [card.key for card in nearest(found, game, 1)]
    for seed in range(5):
        assert [card.key for card in nearest(found, game.resample(1, seed), 1)] == told


@pytest.fixture
def chapels():
    """Two printings of Dark Chapel, one in the hand and one in the empire; a rival has a Shrine."""
    players = [{"empire": ["dark_chapel"], "hand": ["dark_chapel_2", "mill"]}, {"hand": ["shrine"]}]
    seats = ["barbarians", "japanese"]
    return tb.position({"game": "settlers", "seats": seats, "players": players})


def test_the_hand_comes_before_the_table_and_the_table_before_the_rest(chapels):
    # Kapliczka begins so, the others are called Mroczna kaplica
    assert shown(chapels, "Kapl", lang="pl") == ["dark_chapel_2", "dark_chapel", "shrine"]
    assert shown(chapels, "kapl", seat=1, lang="pl") == ["shrine", "dark_chapel", "dark_chapel_2"]


def test_accents_and_the_language_do_not_matter(chapels):
    assert shown(chapels, "swiaty", lang="pl") == shown(chapels, "Świąty", lang="pl")
    assert "shrine" in shown(chapels, "kaplicz", lang="hu")


def test_a_part_of_a_word_is_enough_where_nothing_fits_better(chapels):
    assert shown(chapels, "aplica", lang="pl") == ["dark_chapel_2"]  # the hand alone
    assert shown(chapels, "pliczk", lang="pl") == ["shrine"]
    assert shown(chapels, "xyzzy") == []


@pytest.mark.parametrize(("game", "words"), [("settlers", "work"), ("nations", "pass")])
def test_a_button_is_meant_rather_than_the_middle_of_a_name(run, game, words):
    """There are cards called Farmers at Work and Compass."""
    output = run("play", game, "--seats", "me,random", "--seed", "5", lines=[f"? {words}", "q"])
    assert "That comes later, in the action phase" in output.output
    assert "Compass" not in output.output and "Farmers at Work" not in output.output
