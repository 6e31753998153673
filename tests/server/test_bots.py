"""Bots that are too slow, break down or lie: somebody simpler decides, and the table goes on."""

import asyncio
import subprocess
import sys
import time
from pathlib import Path

import msgspec
import pytest

import tabularium as tb
from server_support import PATIENCE, Running, settings, wait_until
from support import one_quick
from tabularium import bots
from tabularium.server.start import Seat, Start
from tabularium.server.thinker import Job, Memory, Thought, think
from tabularium.server.thinkers import Thinkers

PROCESS = (sys.executable, str(Path(__file__).parent / "slow_bots.py"))
STRANGE = ("sleeper", "raiser", "dier", "liar", "last")


@pytest.fixture
def known(monkeypatch):
    """The server knows of the strange bots; what they do is only known in their process."""
    for name in STRANGE:
        monkeypatch.setitem(bots._BOTS, name, bots._BOTS["random"])


def running(tmp_path, *words, think=0.5):
    chosen = settings(db=f"sqlite:///{tmp_path}/tables.db", think=think)
    return Running(chosen, thinkers=Thinkers(chosen, (*PROCESS, *words)))


@pytest.mark.slow
@pytest.mark.parametrize("name", one_quick("raiser", "sleeper", "dier", "liar"))
def test_a_bot_that_fails_is_replaced(tmp_path, known, caplog, name):
    with running(tmp_path, think=5.0 if name != "sleeper" else 0.5) as server:
        table = server.create("settlers", seats=["human", name])
        while table.state()["moves"] < 6:
            if table.to_move() == 0:
                table.play()
            time.sleep(0.01)
    told = [record.getMessage() for record in caplog.records if name in record.getMessage()]
    assert told
    # what went wrong is told by its name only: its message might hold secrets
    assert "secret" not in caplog.text


@pytest.mark.slow
def test_a_table_where_every_bot_sleeps_goes_on_by_chance(tmp_path, known):
    with running(tmp_path, "all asleep", think=0.2) as server:
        table = server.create("altay", seats=["sleeper", "sleeper"])
        wait_until(lambda: table.state()["moves"] >= 2)


@pytest.mark.slow
def test_a_good_bot_is_not_replaced(tmp_path, known, caplog):
    with running(tmp_path, think=10.0) as server:
        table = server.create("altay", seats=["last", "last"])
        wait_until(lambda: table.state()["moves"] >= 12)
    assert "last" not in [r.getMessage() for r in caplog.records if r.levelname == "WARNING"]


@pytest.mark.slow
def test_a_server_stops_although_a_bot_does_not_hear_that_it_shall(tmp_path):
    class Deaf(Thinkers):
        async def choose(self, table, seat):
            try:
                await asyncio.sleep(0.05)
            except asyncio.CancelledError:
                pass
            return Thought(table.board.game.n_options - 1)

    chosen = settings(db=f"sqlite:///{tmp_path}/tables.db")
    with Running(chosen, thinkers=Deaf(chosen)) as server:
        table = server.create("altay", seats=["greedy", "greedy"])
        wait_until(lambda: table.state()["moves"] >= 3)


@pytest.mark.slow
def test_people_do_not_wait_for_a_thinking_bot(tmp_path, known):
    """The event loop answers while a bot thinks."""
    with running(tmp_path, think=3.0) as server:
        slow = server.create("altay", seats=["sleeper", "sleeper"])
        other = server.create()
        began = time.monotonic()
        other.play()
        other.play()
        assert time.monotonic() - began < 2.0
        assert slow.state()["moves"] == 0


@pytest.mark.slow
def test_a_sleeping_bot_does_not_outlive_its_server():
    """A server that is killed cannot end its processes; they see that it has gone."""
    start = Start([Seat("sleeper"), Seat("human")], "altay", ["earthfolk", "firefolk"], {}, 7)
    raw = msgspec.Raw(msgspec.json.encode(start))
    job = Job("t", raw, [], start.play().to_move, "sleeper", 1)
    with subprocess.Popen(PROCESS, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
        try:
            assert process.stdout.readline() == b"\n"
            process.stdin.write(msgspec.json.encode(job) + b"\n")
            process.stdin.flush()
            with pytest.raises(subprocess.TimeoutExpired):
                process.wait(0.5)
            process.stdin.close()
            assert process.wait(PATIENCE) == 0
            assert process.stdout.read() == b""
        finally:
            process.kill()


def test_bots_only_see_what_they_may():
    """The job of a bot is made of the view of its seat; the rest stays in the kernel."""
    start = Start([Seat("spy"), Seat("human")], "altay", ["earthfolk", "firefolk"], {}, 7)
    game = start.play()
    while game.decision.kind != "turn":
        game.play(0)
    seen = []

    class Spy:
        def decide(self, view, decision, imagine):
            seen.append((view, decision.seat, imagine(3).view(decision.seat)))
            return 0

    memory = Memory()
    memory.bot = lambda job: Spy()
    raw = msgspec.Raw(msgspec.json.encode(start))
    job = Job("t", raw, list(game.moves), game.to_move, "spy", 1)
    assert think(job, memory) == Thought(0)
    assert seen == [(game.view(game.to_move), game.to_move, game.view(game.to_move))]
    # a worker goes on from the game it knows, and from another one when moves were taken back
    longer = game.clone().play(0)
    known = memory.game(job)
    job.moves = list(longer.moves)
    assert memory.game(job) is known
    assert known.digest() == longer.digest()
    job.moves = list(tb.replay(game.record()).at_move(1).moves)
    assert memory.game(job).digest() == game.at_move(1).digest()
