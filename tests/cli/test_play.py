"""Playing with scripted lines."""

import json

import pytest

import tabularium as tb
from tabularium.cli import errors
from tabularium.cli.session import Session

SHORT = ("play", "altay", "--seed", "5", "--option", "round_limit=3")
SEATED = (*SHORT, "--factions", "earthfolk,firefolk", "--option", "starts=suggested")


def game_of(file):
    return tb.replay(json.loads(file.read_text())["record"])


def test_no_arguments_start_a_sensible_game(run, saves):
    result = run("play", "altay")
    assert "Which faction will you lead?" in result.output
    save = json.loads(saves()[0].read_text())
    assert save["seats"] == ["me", "easy"]


def test_play_alone_means_altay(run):
    assert "Which faction will you lead?" in run("play").output


def test_an_option_of_seats_takes_a_list(run, saves):
    """In the letters in which it is written: sides are A and B."""
    sides = ("--option", "sides=A,B")
    run("play", "nations", "--factions", "rome,egypt", "--seats", "me,me", *sides)
    players = game_of(saves()[0]).view(None)["players"]
    assert [player["side"] for player in players] == ["A", "B"]


def test_a_whole_game_against_random(run, saves):
    # the first option is a card while there is one, the last ends the turn
    lines = ["1", "e"] * 60
    result = run(*SEATED, "--seats", "me,random", lines=lines)
    assert "The game is over" in result.output
    assert "Points over the game" in result.output
    assert "Winner:" in result.output or "Shared win:" in result.output
    game = game_of(saves()[0])
    assert game.over
    assert str(game.scores()[0].total) in result.output.rpartition("total")[2]


def test_the_same_seed_and_lines_give_the_same_game(run, saves):
    for _ in range(2):
        run(*SEATED, "--seats", "me,greedy,random", lines=["1", "e", "1"])
    first, second = saves()
    assert game_of(first).digest() == game_of(second).digest()


def test_the_table_shows_what_a_player_needs(run):
    output = run(*SEATED, "--seats", "me,random", "--option", "trade=true").output
    for word in (
        "Market",
        "Achievements",
        "Players",
        "Hand 5",
        "Resources",
        "coins",
        "secret wonder",
    ):
        assert word in output
    for sign in ("≈2", "♣7", "∩13", "▲20★", "A●", "B●", "◆"):
        assert sign in output
    assert "produce 1 food" in output  # generated text of a card in hand
    assert "‹" not in output


def test_a_bot_is_never_shown_as_holding_cards(run):
    output = run(*SEATED, "--seats", "random,me", lines=["e"] * 2).output
    assert output.count("Hand ") == output.count("Your side")


def test_every_way_to_choose(run, saves):
    digests = set()
    for line in ("7", "e", "E", "end", "en", "turn"):
        run(*SEATED, "--seats", "me,me", "--option", "first_player=first_seat", lines=["", line])
        digests.add(game_of(saves()[-1]).digest())
        saves()[-1].unlink()
    assert len(digests) == 1


def test_wrong_input_is_answered_and_asked_again(run, saves):
    lines = ["nonsense", "99", "0", "play:", "-1", "?" * 300, "\x00", "play:hunter:food"]
    result = run(*SEATED, "--seats", "me,random", lines=lines)
    assert "“nonsense” fits no option" in result.output
    assert "There is no option 99" in result.output
    assert "There is no option 0" in result.output
    assert "“play:” could be: 1 " in result.output
    assert "“-1” fits no option" in result.output
    assert game_of(saves()[0]).log("en", 0)[-1].endswith("produce 1 food.")


def test_help_and_cards(run):
    lines = ["?", "? merchant", "? zzz", "? c", "?warr", "help city"]
    output = run(*SEATED, "--seats", "me,random", lines=lines).output
    assert "Tab completes" in output
    assert "Merchant (1 VP)" in output
    assert "store up to 2 resources of any kind" in output
    assert "cost: 2 food and 1 wood, metal or stone" in output
    assert "There is no card “zzz”" in output
    assert "“c” fits many names" in output
    assert "1 defence" in output
    assert "collect 1 food and 1 wood to build 2 settlements" in output


def test_why_a_button_cannot_be_used(run):
    output = run(*SEATED, "--seats", "me,random", lines=["? abandon"]).output
    assert "not now: You are not developing anything that could be abandoned. (A60)" in output


def test_a_card_is_explained_with_why_it_cannot_be_used_now(run):
    lines = ["? merchant", "? hunter"]
    output = run(*SEATED, "--seats", "me,random", lines=lines).output
    assert "not now: Not enough: needs 2 food" in output
    assert "more. (A37)" in " ".join(output.split())
    # Hunters in hand can be played
    assert "not now" not in output.rpartition("Hunter")[2]
    output = run(*SEATED, "--seats", "me,random", "--lang", "pl", lines=["? kupiec"]).output
    assert "nie teraz: Nie stać cię na to, brakuje: 2 żywności" in output


def test_a_card_by_its_polish_name_and_by_its_key(run):
    for word in ("kupiec", "Kupiec", "merchant"):
        output = run(*SEATED, "--seats", "me,random", "--lang", "pl", lines=[f"? {word}"]).output
        assert "zmagazynuj maksymalnie 2 dowolne zasoby" in output
    # without the Polish keyboard
    output = run(*SEATED, "--seats", "me,random", "--lang", "pl", lines=["? lowca"]).output
    assert "Ziemny Lud 3×" in output


def test_log_scores_and_map(run):
    output = run(*SEATED, "--seats", "me,random", lines=["e", "l", "s", "m"]).output
    assert "Firefolk draw 5 cards." in output
    assert "conquest tokens" in output
    assert output.count("≈ farmland") == 3


def test_hot_seat_hides_the_hand_until_the_screen_was_passed(run):
    lines = ["", "e", "", "e"]
    output = run(*SEATED, "--seats", "me,me", lines=lines).output
    first, second = output.split("Pass the screen to")[1:3]
    assert "Your side" in first
    assert "Your side" in second
    assert "press Enter" in second.splitlines()[0]


def test_bots_alone_play_to_the_end(run):
    output = run(*SEATED, "--seats", "random,random").output
    assert "Round 3: " in output
    assert "The game is over" in output


def test_narrow_terminals(run, monkeypatch):
    monkeypatch.setenv("COLUMNS", "80")
    output = run(*SHORT, "--seats", "me,random,random,random", lines=["1", "1", "e"]).output
    # nothing is typed into the output here, so the table follows the prompt on its line
    table = output.partition("The game is saved")[0].replace("> ", "")
    assert max(len(line) for line in table.splitlines()) <= 80
    assert "Market" in table


@pytest.mark.parametrize("game", [info.id for info in tb.games()])
def test_a_map_is_offered_where_there_is_one(run, game):
    lines = ["?", "m", "q"]
    output = run("play", game, "--seats", "me,random", "--seed", "5", lines=lines).output
    has_map = game == "altay"
    assert ("m map ·" in output) == has_map
    assert ("the board alone, in full" in output) == has_map
    assert ("m in full ·" in output) != has_map
    assert ("what lies open, in full" in output) != has_map


def failing(monkeypatch, module):
    """A move of Altay raises, as if its rules came from somewhere."""

    def move(self, index, weighed=()):
        return index // 0

    monkeypatch.setattr(Session, "move", move)
    monkeypatch.setattr(errors, "home_of", lambda rules: module)


def test_a_game_from_elsewhere_that_fails_says_so_in_a_sentence(run, saves, monkeypatch):
    failing(monkeypatch, "gavel.rules")
    output = run(*SEATED, lines=["1"], code=2).output
    assert "The game “altay” has failed by a mistake in its rules: ZeroDivisionError: " in output
    assert len(saves()) == 1


def test_a_game_of_ours_that_fails_shows_all_of_it(run, monkeypatch):
    failing(monkeypatch, "tabularium.games.altay.rules")
    with pytest.raises(ZeroDivisionError):
        run(*SEATED, lines=["1"])
