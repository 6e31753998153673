"""What a person who writes a bot sees of values: each in one line."""

import pytest

import tabularium as tb

DOC = {
    "game": "altay",
    "seats": ["earthfolk", "firefolk"],
    "players": [{"hand": ["hunter", "village"]}],
}


def test_options_and_decisions_say_their_words():
    decision = tb.position(DOC).decision
    assert repr(decision) == ('<Decision turn of seat 0 "Your turn: what will you do?": 3 options>')
    assert repr(decision.options[0]) == '<Option play:hunter:food "Hunter: produce 1 food">'


def test_they_stay_as_they_were_when_the_game_moves_on():
    game = tb.position(DOC)
    decision = game.decision
    before = repr(decision), repr(decision.options)
    game.play("end")
    assert (repr(decision), repr(decision.options)) == before


def test_games_and_their_options():
    info = tb.games()[0]
    assert repr(info) == '<GameInfo altay "Altay: Dawn of Civilization": 2 to 4 players>'
    assert repr(info.option("trade")) == "<OptionInfo trade = false; or true>"
    assert repr(info.option("round_limit")) == "<OptionInfo round_limit = 0; or 1, 2, …>"


@pytest.mark.parametrize("info", tb.games(), ids=lambda info: info.id)
def test_every_value_is_told_in_a_line(info):
    game = tb.new(info.id, seats=info.max_seats, seed=5)
    told = [info, *info.options]
    while game.decision and len(game.moves) < 60:
        told += [game, game.decision, *game.decision.options]
        game.apply(len(game.moves) % game.n_options)
    for value in told:
        assert repr(value).startswith(f"<{type(value).__name__} ")
        assert "\n" not in repr(value) and " object at " not in repr(value)
        assert "‹" not in repr(value)


def test_an_error_says_its_sentence():
    with pytest.raises(tb.IllegalMove) as refused:
        tb.position(DOC).play("fly")
    assert repr(refused.value) == (
        "IllegalMove('“fly” is not offered to seat 0 (turn). "
        "Possible: play:hunter:food, play:village:collect, end.')"
    )
