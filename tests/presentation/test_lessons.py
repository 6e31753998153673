"""The guided first games: every step can be taken, and the game goes on after the last."""

import re
from pathlib import Path

import pytest

import tabularium as tb
from tabularium.bots import bot, take_turn
from tabularium.kernel.errors import UnknownGame
from tabularium.locale import LANGUAGES, talk
from tabularium.presentation.games import lesson_of
from tabularium.presentation.lesson import LEARNER, RIVAL
from tabularium.presentation.why import things

GAMES = [game.id for game in tb.games()]
EVERY_GAME = pytest.mark.parametrize("game", GAMES)
RULES = Path(__file__).parents[2] / "docs" / "rules"
RULE = re.compile(r"\b[ASNI]\d+\b")
RIVALS = range(3)  # the bot draws among equal options, so several of them are tried


def learner_decides(g, rival):
    """Let the rival play until the learner has to decide."""
    while not g.over and g.decision.seat != LEARNER:
        take_turn(g, rival)
    return g


def taught(game, rival):
    """Every step with the game as it stands before it."""
    lesson = lesson_of(game)
    g = tb.position(lesson.position)
    for step in lesson.steps:
        yield step, learner_decides(g, rival)
        if step.play:
            take(g, step.play)
    yield None, g


def take(g, play):
    """Several things at once where they are asked for so, as on the page."""
    question = g.decision.set
    if question is None:
        g.play(play)
        return
    possible = [member.key for member in question.members]
    g.play_set([key for key in play.split() if key in possible])


def offered(decision):
    members = decision.set.members if decision.set else ()
    return [option.key for option in decision.options] + [member.key for member in members]


@EVERY_GAME
def test_the_position_is_a_game_of_two_in_which_the_learner_decides(game):
    g = tb.position(lesson_of(game).position)
    assert g.rules.info.id == game
    assert g.seats == 2
    assert g.decision.seat == LEARNER


@EVERY_GAME
def test_the_position_can_be_written_and_read_again(game):
    g = tb.position(lesson_of(game).position)
    assert tb.position(g.position()).digest() == g.digest()


@EVERY_GAME
@pytest.mark.parametrize("seed", RIVALS)
def test_every_step_is_offered_to_the_learner(game, seed):
    for step, g in taught(game, bot(RIVAL, seed)):
        if step and step.play:
            assert set(step.play.split()) <= set(offered(g.decision))


@EVERY_GAME
def test_every_thing_pointed_at_is_there(game):
    for step, g in taught(game, bot(RIVAL)):
        if step and step.point:
            assert step.point in things(g, LEARNER)


@EVERY_GAME
def test_a_lesson_is_short(game):
    steps = lesson_of(game).steps
    assert 8 <= len(steps) <= 12
    assert sum(step.play != "" for step in steps) >= 6


@EVERY_GAME
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_text_is_there_and_short(game, lang):
    texts = [talk(lang).say(step.say) for step in lesson_of(game).steps]
    assert len(set(texts)) == len(texts)
    for text in texts:
        assert "‹" not in text
        assert 40 < len(text) < 400


@EVERY_GAME
def test_the_texts_name_the_same_rules_and_they_exist(game):
    written = (RULES / f"{game}.md").read_text(encoding="utf-8")
    for step in lesson_of(game).steps:
        named = [RULE.findall(talk(lang).say(step.say)) for lang in LANGUAGES]
        assert named[0] == named[1] == named[2]
        for number in named[0]:
            assert f"**{number}.**" in written


@pytest.mark.slow
@EVERY_GAME
def test_the_game_goes_on_to_its_end(game):
    rival = bot(RIVAL)
    *_, (_, g) = taught(game, rival)
    assert g.decision.seat in (0, 1)
    while not g.over:
        take_turn(g, rival)
    assert len(g.scores()) == 2


def test_a_game_that_does_not_exist():
    with pytest.raises(UnknownGame):
        lesson_of("chess")
