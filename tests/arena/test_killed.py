"""A tournament that is killed goes on where it was."""

import os
import signal
import time
from pathlib import Path

import msgspec
import pytest

from arena_bots import short_plan
from tabularium.arena.match import play_match
from tabularium.arena.stored_games import GAMES, read_games

WORDS = ["altay", "--option", "round_limit=2", "--games", "8", "--workers", "2"]


def stat(pid):
    """State and parent of a process; nothing if it is gone."""
    try:
        words = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except (FileNotFoundError, ProcessLookupError):
        return "", 0
    return words[0], int(words[1])


def workers_of(process):
    """The processes that a process has started."""
    pids = [int(entry.name) for entry in Path("/proc").iterdir() if entry.name.isdecimal()]
    return [pid for pid in pids if stat(pid)[1] == process.pid]


def alive(pids):
    return [pid for pid in pids if stat(pid)[0] not in ("", "Z")]


def wait(until, seconds=30):
    ends = time.monotonic() + seconds
    while not until():
        assert time.monotonic() < ends
        time.sleep(0.02)


@pytest.mark.slow
def test_after_kill_9_no_finished_game_is_lost_and_none_is_played_twice(tmp_path, started, results):
    bots = "random,arena_bots:Slow"
    words = [*WORDS, "--bots", bots, "--out", tmp_path / "out"]
    process = started(*words)
    file = tmp_path / "out" / GAMES
    wait(lambda: file.exists() and len(read_games(file.parent)) >= 3)
    helpers = workers_of(process)
    assert len(alive(helpers)) >= 2
    process.send_signal(signal.SIGKILL)
    process.wait()
    # workers do not outlive their tournament
    wait(lambda: not alive(helpers), 10)
    before = read_games(file.parent)
    assert 3 <= len(before) < 8
    # the machine stopped in the middle of a line
    with file.open("ab") as half:
        half.write(file.read_bytes()[:1000].replace(b'"number":', b'"number":7'))
    printed = results(*words)
    assert printed["games"] == 8
    after = read_games(file.parent)
    assert sorted(after) == list(range(8))
    assert {number: after[number] for number in before} == before  # the clock's numbers, too
    # the same games as if nothing had happened
    plain = {m.number: play_match(m) for m in short_plan(bots.split(","), 8).matches()}
    assert [timeless(after[n]) for n in range(8)] == [timeless(plain[n]) for n in range(8)]


def timeless(game):
    return msgspec.structs.replace(game, seconds=[])


@pytest.mark.slow
def test_ctrl_c_is_not_for_the_workers(tmp_path, started):
    """They hear it too when it is typed, and from their first moment."""
    process = started(*WORDS, "--bots", "random", "--out", tmp_path / "out")
    wait(lambda: [pid for pid in workers_of(process) if is_worker(pid)])
    for pid in filter(is_worker, workers_of(process)):
        os.kill(pid, signal.SIGINT)
    _, err = process.communicate(timeout=60)
    assert process.returncode == 0
    assert "Traceback" not in err
    assert len(read_games(tmp_path / "out")) == 8


def is_worker(pid):
    return b"spawn_main" in Path(f"/proc/{pid}/cmdline").read_bytes()


@pytest.mark.slow
def test_ctrl_c_keeps_what_is_finished(tmp_path, started):
    process = started(*WORDS, "--bots", "arena_bots:Slow", "--out", tmp_path / "out")
    wait(lambda: (tmp_path / "out" / GAMES).exists() and read_games(tmp_path / "out"))
    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=20)
    assert process.returncode == 130
    assert out == ""
    assert "the same command goes on from there" in err
    assert "Traceback" not in err
    assert 0 < len(read_games(tmp_path / "out")) < 8
