"""A bot says why: hints for who asks, and what the bots weighed once the game is over."""

import json

import pytest

import tabularium as tb
from tabularium.bots import Candidate
from tabularium.cli import play
from tabularium.cli import saves as disk
from tabularium.cli.session import Session
from tabularium.presentation.undo import Back, last_move

WORDS = ("play", "altay", "--seed", "5", "--option", "starts=suggested")
WORDS += ("--factions", "earthfolk,firefolk", "--option", "first_player=first_seat")
SHORT = (*WORDS, "--option", "round_limit=1")


@pytest.fixture
def quick(monkeypatch):
    """Advice that does not take two seconds."""
    monkeypatch.setattr(play, "HINT", "search@60")


def rows(output, title):
    """The lines of a table of what was weighed, without its rule."""
    lines = output.partition(title)[2].splitlines()[2:]
    end = next(i for i, line in enumerate(lines) if not line.strip())
    return lines[:end]


def test_a_hint_ranks_the_options_as_they_are_numbered(run, quick, saves):
    output = run(*WORDS, "--seats", "me,random", lines=["hint", "q"]).output
    assert "tries   to win   points" in output
    found = rows(output, "What a bot would weigh here")
    assert len(found) == 5
    g = tb.replay(json.loads(saves()[0].read_text())["record"])
    tries = []
    for line in found:
        number, _, text = line.strip().partition(" ")
        assert text.startswith(g.decision.options[int(number) - 1].text("en"))
        tries.append(int(line.split()[-3]))
    assert tries == sorted(tries, reverse=True)
    assert 0 < sum(tries) <= 60
    assert found[0].split()[-2].endswith("%")
    # nothing was done
    assert g.moves == ()


def test_a_hint_takes_about_two_seconds():
    assert play.HINT == "search@2s"


def test_a_hint_does_not_depend_on_hidden_cards(run, quick, tmp_path):
    g = tb.new("imperium", seats=2, seed=3)
    while len(g.moves) < 30 or g.to_move != 0:
        g.apply(len(g.moves) % g.n_options)
    told = []
    for number in (1, 2):
        file = tmp_path / f"{number}.json"
        file.write_text(json.dumps(g.resample(0, number).record()))
        output = run("play", "--load", file, "--seats", "me,random", lines=["hint"]).output
        told.append(rows(output, "What a bot would weigh here"))
    assert told[0] == told[1]


@pytest.mark.parametrize("lang", ["en", "pl", "hu"])
def test_the_help_names_the_hint(run, quick, lang):
    output = run(*WORDS, "--seats", "me,random", "--lang", lang, lines=["?", "hint"]).output
    assert "\nhint " in output
    assert "‹" not in output


@pytest.mark.slow
def test_the_walk_through_a_finished_game_tells_what_bots_weighed(run, saves):
    run(*SHORT, "--seats", "me,easy", lines=["e"])
    file = saves()[0]
    save = disk.read(file)
    assert save.weighed
    game = tb.replay(save.record)
    for move in range(1, len(game.moves) + 1):
        before = game.at_move(move - 1)
        output = run("replay", file, "--to", move).output
        if before.to_move == 0:
            assert move not in save.weighed
            assert "What the bot weighed" not in output
            continue
        found = rows(output, "What the bot weighed")
        assert len(found) == min(5, before.n_options)
        taken = before.decision.options[game.moves[move - 1]]
        assert [taken.text("en") in line for line in found if "▸" in line] == [True]
        best = save.weighed[move][0]
        assert best.key == taken.key
        assert f"{best.tries}    {best.chance:.1%}" in found[0]
    output = run("replay", file, "--step", lines=[""] * len(game.moves)).output
    assert output.count("What the bot weighed") == len(save.weighed)


def test_until_the_end_nothing_is_told(run, saves):
    run(*WORDS, "--seats", "me,greedy", lines=["e", "l", "s", "q"])
    file = saves()[0]
    save = disk.read(file)
    assert save.weighed
    output = run("replay", file, "--to", max(save.weighed)).output
    output += run("replay", file, "--step", lines=[""] * 60).output
    output += run("play", "--load", file, lines=["?", "l", "s", "m", "q"]).output
    assert "What the bot weighed" not in output


def test_a_game_taken_up_again_keeps_what_was_weighed(run, saves):
    run(*WORDS, "--seats", "me,greedy", lines=["e", "q"])
    before = disk.read(saves()[0]).weighed
    run("play", "--resume", lines=["e", "q"])
    after = disk.read(saves()[0]).weighed
    assert len(after) > len(before) > 0
    assert {move: after[move] for move in before} == before


def test_an_older_save_has_no_reasons(run, saves):
    run(*SHORT, "--seats", "me,greedy", lines=["e"])
    file = saves()[0]
    doc = json.loads(file.read_text())
    moves = max(int(move) for move in doc.pop("weighed"))
    file.write_text(json.dumps(doc))
    output = run("replay", file, "--to", moves).output
    assert "What the bot weighed" not in output


@pytest.mark.parametrize("weighed", [[], {"x": []}, {"3": [["end"]]}, {"3": [["end", "1", 0, 0]]}])
def test_damaged_reasons_are_refused(run, saves, weighed):
    run(*SHORT, "--seats", "me,greedy", lines=["e"])
    file = saves()[0]
    doc = json.loads(file.read_text())
    file.write_text(json.dumps({**doc, "weighed": weighed}))
    assert "is no saved game" in run("replay", file, code=2).output


def test_reasons_for_something_else_are_left_out(run, saves):
    run(*SHORT, "--seats", "me,greedy", lines=["e"])
    file = saves()[0]
    save = disk.read(file)
    move = max(save.weighed)
    save.weighed[move].append(Candidate("no:such:thing", 1, 0.5, None))
    disk.write(file, save)
    output = run("replay", file, "--to", move).output
    assert len(rows(output, "What the bot weighed")) == len(save.weighed[move]) - 1


def test_what_is_taken_back_was_not_weighed(tmp_path):
    game = tb.new("altay", seats=["earthfolk", "firefolk"], seed=5, options={"starts": "suggested"})
    session = Session(game, ["me", "greedy"], "en", tmp_path / "game.json")
    said = [Candidate(game.decision.options[0].key, 1, 0.5, None)]
    seat = game.to_move
    session.move(0, said)
    assert disk.read(session.file).weighed == {1: said}
    back = last_move(session.game, seat)
    assert isinstance(back, Back)
    session.take_back(back)
    assert disk.read(session.file).weighed == {}
