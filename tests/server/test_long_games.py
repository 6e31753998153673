"""A long game costs a server no more at a time than a short one; all is counted in steps."""

import asyncio
import random
import subprocess
import sys
import threading
from contextlib import AsyncExitStack
from types import SimpleNamespace

import msgspec
import pytest

import tabularium as tb
from server_support import Raw, Running, settings
from tabularium.kernel.errors import TabulariumError
from tabularium.server import entries, metrics, steps
from tabularium.server.commands import LONGEST_CHAT, chat, move, undo
from tabularium.server.database import Database, Due, Stored
from tabularium.server.entries import Entry
from tabularium.server.errors import NotPossible, TooMany
from tabularium.server.openapi import describe
from tabularium.server.requests import Chat, Move, Undo
from tabularium.server.settings import Settings
from tabularium.server.start import Seat, Start
from tabularium.server.state import LINES, state_bytes
from tabularium.server.steps import Steps, at_once
from tabularium.server.table import ServedTable
from tabularium.server.tables import Tables
from tabularium.server.tokens import fresh_keys

MOVES = 150
OPEN = [(), (0,), (1,), (0, 1)]


@pytest.fixture(scope="module")
def game():
    g = tb.new("altay", seats=["earthfolk", "firefolk"], seed=3)
    draw = random.Random(3)
    while len(g.moves) < MOVES:
        g.apply(draw.choice([g.n_options - 1, draw.randrange(g.n_options)]))
    return g


def of_entries(game):
    """A table at which all moves were made."""
    start = Start([Seat("human"), Seat("human")], "altay", ["earthfolk", "firefolk"], {}, 3)
    made = [
        Entry(
            number,
            entries.MOVE,
            then.to_move,
            {"key": then.decision.options[option].key, "option": option},
            f"request-{number}",
        )
        for number, option in enumerate(game.moves, 1)
        for then in [game.at_move(number - 1)]
    ]
    return Stored(start, {}, made)


def of_record(game):
    """A table that goes on from a record."""
    return Stored(Start([Seat("human"), Seat("human")], record=game.record()), {}, [])


@pytest.fixture(scope="module")
def stored(game):
    return of_entries(game)


class Counted:
    """A log of which it is counted what is asked of it."""

    def __init__(self, log):
        self._log = log
        self.asked = 0

    def __getattr__(self, name):
        found = getattr(self._log, name)
        if not callable(found):
            return found

        def ask(*given):
            self.asked += 1
            return found(*given)

        return ask


@pytest.mark.parametrize("open_", OPEN)
def test_a_first_look_says_few_lines(stored, open_):
    """Also in a language of its own, and when all has to be said anew."""
    table = at_once(ServedTable.read("t", stored))
    log = table.board.log
    assert log.count(-1, MOVES) > 2 * LINES
    log._log = counted = Counted(log._log)
    for lang in ("en", "hu", "pl", "en"):
        table.board.log.reword()
        table.changed()
        counted.asked = 0
        state = msgspec.json.decode(state_bytes(table, open_, lang))
        assert len(state["log"]["lines"]) == LINES
        assert counted.asked < 10 * LINES


@pytest.mark.parametrize("since", [0, 3, MOVES - 1])
def test_who_has_seen_an_old_version_is_told_few_lines(stored, since):
    table = at_once(ServedTable.read("t", stored))
    table.reworded = 0
    state = msgspec.json.decode(state_bytes(table, (0,), "en", since))
    told = state["log"]
    assert told["from"] + len(told["lines"]) == table.board.log.count(0, MOVES)
    assert len(told["lines"]) <= LINES


@pytest.mark.parametrize("made", [of_entries, of_record])
def test_a_table_is_read_in_steps(game, made):
    work = ServedTable.read("t", made(game))
    count = 0
    while True:
        try:
            next(work)
        except StopIteration as done:
            table = done.value
            break
        count += 1
    assert count >= 2 * MOVES  # each move is looked at twice at least
    assert table.board.game.digest() == game.digest()
    lines = [line["text"] for line in log_of(table, 0)]
    assert lines == game.log("en", 0)[-LINES:]


def log_of(table, seat):
    return msgspec.json.decode(state_bytes(table, (seat,), "en"))["log"]["lines"]


def test_a_record_that_is_none_any_more_is_gone(game):
    record = {**game.record(), "result": {"winners": [0], "scores": []}}
    work = ServedTable.read("t", Stored(Start([Seat("human")], record=record), {}, []))
    with pytest.raises(TabulariumError) as problem:
        at_once(work)
    assert type(problem.value).__name__ == "Gone"


def test_steps_are_short_and_take_turns(monkeypatch):
    """However much there is to do: others are let in after each."""
    now = [0.0]
    monkeypatch.setattr(steps, "time", SimpleNamespace(perf_counter=lambda: now[0]))
    held: list[float] = []  # how long nobody else was let in
    turns: list[str] = []

    def work(name):
        for _ in range(20):
            now[0] += 0.0004
            turns.append(name)
            yield
        return name

    async def others():
        while True:
            before = now[0]
            await asyncio.sleep(0)
            held.append(now[0] - before)

    async def run():
        all_ = Steps()
        looking = asyncio.create_task(others())
        done = await asyncio.gather(*[all_.do(work(name)) for name in "abc"])
        looking.cancel()
        return done

    assert asyncio.run(run()) == ["a", "b", "c"]
    assert max(held) < 2 * steps.STEP
    assert "".join(turns).startswith("aaabbbcccaaabbbccc")


def test_who_first_asks_for_a_table_pays_for_it(tmp_path, game):
    """One who cannot pay keeps nobody else from it."""

    async def run():
        database = Database(f"sqlite:///{tmp_path}/tables.db")
        await database.open()
        keys = fresh_keys([0, 1])
        await database.create(keys, of_record(game).start, "owner", Due(None, 2))
        tables = Tables(database, Settings(db=""))
        paid = []

        def poor(moves):
            raise TooMany("server-error-too-many", seconds=5)

        async def look(pay):
            async with tables.use(keys.table, pay=pay) as table:
                return table.ledger.moves

        found = await asyncio.gather(
            *[look(pay) for pay in (poor, paid.append, paid.append)], return_exceptions=True
        )
        found.append(await look(poor))  # it is in memory by now
        await tables.close()
        await database.close()
        return found, paid

    (refused, *others), paid = asyncio.run(run())
    assert isinstance(refused, TooMany)
    assert others == [MOVES] * 3
    assert paid == [MOVES]


def test_earlier_lines_are_told_when_they_are_asked_for(shared, game):
    made = shared.post("/api/tables", {"record": game.record(), "seats": ["human", "human"]})
    table = Raw(shared, made.json())
    for seat in (0, 1, None):
        assert [line["text"] for line in table.log(seat)] == game.log("en", seat)
    told = shared.get(f"{table.path}/log", table.token(1), to=5, lang="hu").json()
    assert (told["from"], len(told["lines"])) == (0, 5)
    assert [line["text"] for line in told["lines"]] == game.log("hu", 1)[:5]
    # of several at one screen each may be asked for, of others none
    both = shared.get(f"{table.path}/log", *table.tokens.values(), to=5, seat=1, lang="hu")
    assert both.json() == told
    assert shared.get(f"{table.path}/log", table.token(0), to=5, seat=1).status_code == 403
    assert shared.get(f"{table.path}/log", table.watch, to=5, seat=1).status_code == 403
    assert shared.get(f"{table.path}/log", table.watch).status_code == 400
    beyond = shared.get(f"{table.path}/log", table.watch, to=999_999).json()
    assert beyond["from"] + len(beyond["lines"]) == len(game.log("en"))


def test_a_chat_is_no_book(game):
    table = at_once(ServedTable.read("t", of_record(game)))
    said = 0
    while True:
        body = Chat(f"request-{said}", 0, "x" * 500)
        try:
            kind, entry = chat(body, (0,)).draft(table)
        except NotPossible as problem:
            assert "letters" in problem.text("en")
            break
        table.apply(Entry(table.version + 1, kind, 0, entry, body.request))
        said += 1
    assert said == LONGEST_CHAT // 500


def test_many_tables_in_use_cost_nothing(tmp_path, monkeypatch, game):
    """Which one is forgotten is found without looking at all the others."""
    looked = []
    monkeypatch.setattr(
        ServedTable, "idle", property(lambda table: looked.append(table) or table.users == 0)
    )

    async def run():
        database = Database(f"sqlite:///{tmp_path}/tables.db")
        await database.open()
        names = []
        for _ in range(20):
            keys = fresh_keys([0, 1])
            names.append(keys.table)
            start = Start([Seat("human"), Seat("human")], "altay", ["earthfolk", "firefolk"])
            await database.create(keys, start, "owner", Due(None, 2))
        tables = Tables(database, Settings(db="", tables=2))
        async with AsyncExitStack() as used:
            for name in names[:15]:
                await used.enter_async_context(tables.use(name))
            for name in names[15:]:
                async with tables.use(name):
                    pass
            in_use = [table.name for table in tables.in_memory]
        left = [table.name for table in tables.in_memory]
        await tables.close()
        await database.close()
        return names, in_use, left

    names, in_use, left = asyncio.run(run())
    assert in_use == names[:15]
    assert sorted(left) == sorted(names[:2])  # those that were let go of last
    assert len(looked) < 3 * len(names)


def test_whoever_goes_while_a_table_is_read_leaves_it_to_be_forgotten(tmp_path, game):
    async def run():
        database = Database(f"sqlite:///{tmp_path}/tables.db")
        await database.open()
        left, other = fresh_keys([0, 1]), fresh_keys([0, 1])
        for keys in (left, other):
            await database.create(keys, of_record(game).start, "owner", Due(None, 2))
        tables = Tables(database, Settings(db="", tables=0))
        tables.steps = Slow(tables.steps)

        async def look(name):
            async with tables.use(name):
                pass

        looking = asyncio.create_task(look(left.table))
        await tables.steps.begun.wait()
        looking.cancel()
        await asyncio.gather(looking, return_exceptions=True)
        tables.steps.go_on.set()
        await asyncio.gather(*tables._loading.values())
        held = [table.name for table in tables.in_memory]
        await look(other.table)  # which is forgotten at once, and with it what nobody uses
        kept = tables.in_memory
        await tables.close()
        await database.close()
        return held == [left.table], kept

    assert asyncio.run(run()) == (True, [])


class Slow:
    """Steps that wait until they may begin."""

    def __init__(self, steps):
        self._steps = steps
        self.begun = asyncio.Event()
        self.go_on = asyncio.Event()

    async def do(self, work):
        self.begun.set()
        await self.go_on.wait()
        return await self._steps.do(work)


def test_what_bots_answer_makes_no_undo_stale(game):
    """What they have answered meanwhile is taken back with it; what a person does comes first."""
    table = at_once(ServedTable.read("t", of_record(game)))

    def enter(kind, seat, request, **body):
        table.apply(Entry(table.version + 1, kind, seat, body, request))

    def go_on(seat, request):
        assert table.board.game.to_move == seat
        enter(
            entries.MOVE,
            seat,
            request,
            key=table.board.game.decision.options[-1].key,
            option=table.board.game.n_options - 1,
        )

    seat = table.board.game.to_move
    other = 1 - seat
    enter(entries.LEAVE, other, "leaves-now", bot="random")
    go_on(seat, "my-own-move")
    seen = table.version
    while table.board.game.to_move == seat:
        go_on(seat, "my-own-move")
        seen = table.version
    body = Undo(seen, "take-it-back", seat, MOVES)
    command = undo(body, (seat,), lambda *_: None)
    later = move(Move(table.version, "move-by-hand", seat, "end"), (seat,))
    go_on(other, None)
    assert not command.stale(table)
    assert later.stale(table)  # a move is one
    enter(entries.RETURN, other, "is-back-now")
    assert command.stale(table)


@pytest.mark.slow  # a process of its own: it is for good
def test_what_takes_long_is_ready_before_anybody_comes():
    code = """
import gc, sys
from tabularium.presentation.games import guide_of
from tabularium.server.serve import settle
settle()
print(guide_of.cache_info().currsize, sys.getswitchinterval(), *gc.get_threshold()[:2])
"""
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    guides, switch, young, middle = told.stdout.split()
    assert int(guides) == len(tb.games())
    assert float(switch) <= 0.001
    # objects that are gone through at a time, but for a collection of everything
    assert int(young) * (int(middle) + 1) <= 10_000


def test_the_description_of_the_api_is_there_from_the_beginning(tmp_path):
    with Running(settings(db=f"sqlite:///{tmp_path}/tables.db")) as server:
        made = describe.cache_info().misses
        assert server.get("/api/openapi.json").status_code == 200
        assert describe.cache_info().misses == made


def test_metrics_are_put_together_in_a_thread(tmp_path, monkeypatch):
    threads = []

    def exposition():
        threads.append(threading.current_thread().name)
        return b""

    monkeypatch.setattr(metrics, "exposition", exposition)
    with Running(settings(db=f"sqlite:///{tmp_path}/tables.db", metrics="open")) as server:
        assert server.get("/metrics").content == b""
    assert threads[0].startswith("asyncio_")
