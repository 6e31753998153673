"""Undo goes back to the last thing that was revealed, and says why it stops."""

import json

import tabularium as tb
from tabularium.presentation.undo import Back, Stop, last_move, taken_back

HAND = {"hand": ["hunter", "digger", "warrior"], "deck": ["warrior", "hunter"]}


# the Tavern costs what the Romans do not have: after the Ruins of the Barbarians they must pass
TAVERN = {
    "game": "settlers",
    "seats": ["barbarians", "romans"],
    "round": 2,
    "players": [{"hand": ["ruins", "ruins"]}, {"hand": ["tavern"]}],
}


def position(**entries):
    """The first player's turn."""
    seats = ["earthfolk", "firefolk"]
    return tb.position({"game": "altay", "seats": seats, "turn": 0, "players": [HAND], **entries})


def test_at_the_start_there_is_nothing():
    assert last_move(position(), 0) == Stop("start")


def test_own_moves_go_back():
    game = position().play("play:hunter:food").play("play:digger:stone")
    back = last_move(game, 0)
    assert isinstance(back, Back)
    assert back.option.key == "play:digger:stone"
    again = last_move(back.game, 0)
    assert isinstance(again, Back)
    assert again.game.digest() == position().digest()
    assert last_move(again.game, 0) == Stop("start")


def test_a_drawn_card_stops_it():
    game = position().play("end")
    stop = last_move(game, 0)
    assert isinstance(stop, Stop)
    assert stop.reason == "revealed"


def test_another_players_decision_stops_it():
    game = position().play("end")
    game.play(game.decision.options[0])
    assert isinstance(last_move(game, 1), Back)
    stop = last_move(game, 0)
    assert isinstance(stop, Stop)
    assert (stop.reason, stop.seat) == ("other", 1)


def test_a_revealed_achievement_stops_it():
    level = ["masonry", "writing", "engineering"]
    game = position(displays=[level, [], []], goods={"food": 1}).play("start:masonry")
    stop = last_move(game, 0)
    assert isinstance(stop, Stop)
    assert stop.reason == "revealed"


def test_a_rival_who_had_to_pass_stops_it():
    game = tb.position(TAVERN).play("build:ruins")
    assert game.to_move == 0
    assert isinstance(last_move(game, 0), Back)
    stop = taken_back(game, 0, [0])
    assert isinstance(stop, Stop)
    assert stop.reason == "learnt"
    # with no card in hand it was plain that they would pass
    nothing = {**TAVERN, "players": [TAVERN["players"][0], {"hand": []}]}
    assert isinstance(taken_back(tb.position(nothing).play("build:ruins"), 0, [0]), Back)


def test_the_table_says_that_something_was_learnt(run, tmp_path):
    file = tmp_path / "game.json"
    file.write_text(json.dumps(tb.position(TAVERN).record()))
    words = ("play", "--load", file, "--seats", "me,random")
    output = run(*words, lines=["build:ruins", "u", "q"]).output
    assert "Undo stops here: what has happened since would have been otherwise" in output


def test_at_the_table(run, saves):
    words = ("play", "altay", "--seed", "5", "--seats", "me,random", "--option", "starts=suggested")
    words += ("--factions", "earthfolk,firefolk", "--option", "first_player=first_seat")
    lines = ["play:hunter:food", "play:digger:stone", "u", "undo", "u", "e", "u", "q"]
    output = run(*words, lines=lines).output
    assert "Undone: Digger: produce 1 stone" in output
    assert "Undone: Hunter: produce 1 food" in output
    assert "There is nothing to undo." in output
    assert "Undo stops here: " in output
    assert "decided after your last move" in output
    assert "u undo (Digger: produce 1 stone)" in output
    # what was taken back is not in the file
    keys = json.loads(saves()[0].read_text())["record"]["keys"]
    assert keys[0] == "end"


def test_the_table_says_what_was_revealed(run):
    words = ("play", "altay", "--seed", "5", "--seats", "me,random", "--option", "starts=suggested")
    words += ("--factions", "earthfolk,firefolk", "--option", "first_player=first_seat")
    output = run(*words, lines=["play:hunter:food", "start:masonry", "u", "q"]).output
    assert "Undo stops here, because something was shown:" in output
    assert "is revealed." in output.partition("something was shown:")[2].splitlines()[0]
