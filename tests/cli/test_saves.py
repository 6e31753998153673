"""Nothing is ever lost."""

import json
import os
import random
import signal
import time

import pytest

import tabularium as tb
from tabularium.cli import saves as disk
from tabularium.cli.recorder import Recorder
from tabularium.cli.session import Session
from tabularium.presentation.undo import Back, last_move

WORDS = ("play", "altay", "--seed", "5", "--seats", "me,random", "--option", "starts=suggested")
WORDS += ("--factions", "earthfolk,firefolk", "--option", "first_player=first_seat")


def random_game(moves, seats=3):
    game = tb.new("altay", seats=seats, seed=1)
    chance = random.Random(2)
    while len(game.moves) < moves and not game.over:
        game.apply(chance.randrange(game.n_options))
    return game


def test_the_recorder_writes_what_the_engine_would():
    game = tb.new("altay", seats=2, seed=3, options={"round_limit": 6})
    recorder = Recorder(game)
    chance = random.Random(4)
    while not game.over:
        if chance.random() < 0.1:
            back = last_move(game, game.to_move)
            if isinstance(back, Back):
                game = back.game
                recorder.take_back(game)
                assert recorder.document() == game.record()
        option = game.decision.options[chance.randrange(game.n_options)]
        game.apply(option.index)
        recorder.add(option.key, game)
        if len(game.moves) % 7 == 0 or game.over:
            assert recorder.document() == game.record()
    assert len(game.moves) > 50
    assert list(recorder.document()["digests"]) == list(game.record()["digests"])


def test_saving_a_long_game_takes_no_time(tmp_path):
    game = tb.new("altay", seats=4, seed=1)
    while len(game.moves) < 1500:
        # nobody does anything, so that the game goes on
        game.apply(game.n_options - 1 if len(game.moves) % 3 else 0)
        if game.over:
            pytest.fail("the game ended too early for this test")
    session = Session(game, ["me", "random", "random", "random"], "en", tmp_path / "game.json")
    times = []
    for _ in range(20):
        before = time.perf_counter()
        session.move(session.game.n_options - 1)
        times.append(time.perf_counter() - before)
    assert sorted(times)[10] < 0.05


def test_every_move_is_on_disk_when_the_next_question_is_asked(run, saves):
    run(*WORDS, lines=["play:hunter:food", "q"])
    assert json.loads(saves()[0].read_text())["record"]["keys"] == ["play:hunter:food"]


def test_quit_says_where_and_how_to_resume(run, saves):
    output = run(*WORDS, lines=["q"]).output
    assert f"The game is saved in {saves()[0]}" in output
    assert "tabularium play --resume" in output
    assert f"--load {saves()[0]}" in output


def test_the_end_of_input_is_polite(run):
    result = run(*WORDS, lines=["play:hunter:food"])
    assert "The game is saved in" in result.output


def test_resume_goes_on_in_the_same_file(run, saves):
    run(*WORDS, lines=["play:hunter:food", "q"])
    output = run("play", "--resume", lines=["play:digger:stone", "q"]).output
    assert "u undo (Hunter: produce 1 food)" in output
    assert len(saves()) == 1
    keys = json.loads(saves()[0].read_text())["record"]["keys"]
    assert keys == ["play:hunter:food", "play:digger:stone"]


def test_resume_takes_the_latest_unfinished_game(run, saves):
    run(*WORDS, lines=["q"])
    run(*WORDS, "--option", "round_limit=1", lines=["e"])
    first, second = saves()
    os.utime(first, ns=(1, 1))
    assert json.loads(second.read_text())["record"]["result"]
    assert disk.latest() == first


def test_resume_without_a_game(run):
    assert "There is no unfinished game" in run("play", "--resume", code=2).output


def test_save_elsewhere(run, saves, tmp_path):
    there = tmp_path / "there.json"
    lines = ["play:hunter:food", f"save {there}", "play:digger:stone", "save", "q"]
    output = run(*WORDS, lines=lines).output
    assert output.count(f"saved in {there}") == 3
    assert len(json.loads(there.read_text())["record"]["keys"]) == 2
    # the game so far stays where it was
    assert len(json.loads(saves()[0].read_text())["record"]["keys"]) == 1


def test_no_file_is_written_over(run, tmp_path):
    precious = tmp_path / "precious.txt"
    precious.write_text("mine")
    assert "exists already" in run(*WORDS, "--save", precious, code=2).output
    output = run(*WORDS, lines=[f"save {precious}", "save /nowhere/at/all.json", "q"]).output
    assert "exists already" in output
    assert "/nowhere/at/all.json cannot be written" in output
    assert precious.read_text() == "mine"


def test_a_record_is_loaded_but_not_written_over(run, saves, tmp_path):
    file = tmp_path / "record.json"
    game = random_game(30, seats=2)
    file.write_text(json.dumps(game.record()))
    before = file.read_bytes()
    run("play", "--load", file, "--seats", "me,me", lines=["", "1", "q"])
    assert file.read_bytes() == before
    assert len(json.loads(saves()[0].read_text())["record"]["keys"]) == 31


@pytest.mark.parametrize(
    ("damage", "said"),
    [
        (lambda text: text[: len(text) // 2], "is damaged, it is not JSON"),
        (lambda text: "", "is damaged, it is not JSON"),
        (lambda text: "[]", "is no saved game"),
        (lambda text: text.replace("play:hunter:food", "play:hunter:wood"), "Move 1 of the record"),
        (lambda text: text.replace('"seed":5', '"seed":6'), "differs from the record"),
        (lambda text: text.replace('"keys"', '"kyes"'), "unknown entry “kyes”"),
        (lambda text: text.replace('"version":1', '"version":99'), "version 99 of the rules"),
        (lambda text: text.replace('"save_format":1', '"save_format":9'), "another version"),
    ],
)
def test_a_damaged_file_is_refused_and_left_alone(run, saves, damage, said):
    run(*WORDS, lines=["play:hunter:food", "q"])
    file = saves()[0]
    file.write_text(damage(file.read_text()))
    before = file.read_bytes()
    result = run("play", "--load", file, code=2)
    assert said in result.output
    assert str(file) in result.output
    assert "Traceback" not in result.output
    assert file.read_bytes() == before


def test_a_full_disk_does_not_end_the_game(tmp_path, monkeypatch):
    session = Session(tb.new("altay", seats=2, seed=1), ["me", "me"], "en", tmp_path / "g.json")
    session.save()
    before = (tmp_path / "g.json").read_bytes()

    def full(*_):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "replace", full)
    session.move(0)
    assert session.problem is not None
    assert (tmp_path / "g.json").read_bytes() == before
    assert [file.name for file in tmp_path.iterdir()] == ["g.json"]
    monkeypatch.undo()
    session.move(0)
    assert session.problem is None
    assert disk.read(tmp_path / "g.json").record == session.game.record()


def test_ctrl_c_never_cuts_a_move_in_two(tmp_path, monkeypatch):
    session = Session(tb.new("altay", seats=2, seed=1), ["me", "me"], "en", tmp_path / "g.json")
    write = disk.write

    def interrupted(*args):
        os.kill(os.getpid(), signal.SIGINT)
        write(*args)

    monkeypatch.setattr(disk, "write", interrupted)
    with pytest.raises(KeyboardInterrupt):
        session.move(0)
    assert len(session.game.moves) == 1
    assert disk.read(tmp_path / "g.json").record == session.game.record()


def read_until(process, text):
    seen = b""
    while text.encode() not in seen:
        chunk = os.read(process.stdout.fileno(), 65536)
        assert chunk, seen.decode()
        seen += chunk
    return seen.decode()


@pytest.mark.slow
def test_after_ctrl_c_the_game_is_resumed_with_the_same_digest(start, run, saves):
    process = start(*WORDS)
    read_until(process, "> ")
    process.stdin.write(b"play:hunter:food\nplay:digger:stone\n")
    process.stdin.flush()
    read_until(process, "u undo (Digger: produce 1 stone)")
    time.sleep(
        0.5
    )  # until it waits for a line: a signal just before is heard only with the next key
    process.send_signal(signal.SIGINT)
    rest, _ = process.communicate(timeout=20)
    assert process.returncode == 130
    assert b"The game is saved in" in rest
    assert b"Traceback" not in rest

    expected = tb.new(
        "altay",
        seats=["earthfolk", "firefolk"],
        seed=5,
        options={"starts": "suggested", "first_player": "first_seat"},
    )
    expected.play("play:hunter:food").play("play:digger:stone")
    resumed = tb.replay(disk.read(saves()[0]).record)
    assert resumed.digest() == expected.digest()
    assert "Digger: produce 1 stone" in run("play", "--resume", lines=["q"]).output
    assert tb.replay(disk.read(saves()[0]).record).digest() == expected.digest()
