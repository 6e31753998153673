"""What takes long is done by a process of its own: in turns, with a deadline, in nobody's way."""

import asyncio
import sys
import threading

import msgspec
import pytest

from server_support import HANGING, Running, settings, wait_until
from tabularium.server import house
from tabularium.server.clerks import WAITING, Clerks
from tabularium.server.errands import Points, Reply
from tabularium.server.errors import TooMany

# answers each errand by its table; "slow" never, "worse" with nonsense, "dead" by its end
ANSWERS = """
import json, sys, time
print(flush=True)
for line in sys.stdin:
    table = json.loads(line)["table"]
    if table == "slow": time.sleep(1000)
    if table == "dead": sys.exit()
    print("nonsense" if table == "worse" else json.dumps([200, table]), flush=True)
"""
COMMAND = (sys.executable, "-c", ANSWERS)


def running(work, **given):
    """Do something with clerks."""

    async def run():
        clerks = Clerks(settings(**given), COMMAND)
        try:
            return await work(clerks)
        finally:
            await clerks.close()

    return asyncio.run(run())


def about(table):
    return Points("en", table)


def test_owners_take_turns():
    async def work(clerks):
        done = []

        async def ask(owner, number):
            await clerks.run(owner, about(f"{owner}{number}"))
            done.append(owner)

        first = [ask("many", n) for n in range(WAITING)]
        await asyncio.gather(*first, ask("one", 0), ask("two", 0))
        return done

    # the first is under way when the others come, and its owner has the next place too
    assert running(work)[:5] == ["many", "many", "one", "two", "many"]


def test_nobody_keeps_the_line_full():
    async def work(clerks):
        asked = [clerks.run("many", about(str(n))) for n in range(40)]
        told = await asyncio.gather(*asked, clerks.run("one", about("x")), return_exceptions=True)
        refused = [one for one in told if isinstance(one, TooMany)]
        return len(refused), told[-1]

    refused, other = running(work)
    assert refused == 40 - WAITING - 1  # one is under way
    assert isinstance(other, Reply)


@pytest.mark.parametrize("table", ["slow", "worse", "dead"])
def test_who_fails_is_replaced(table):
    async def work(clerks):
        with pytest.raises(TooMany) as refused:
            await clerks.run("a", about(table))
        reply = await clerks.run("a", about("next"))
        return refused.value.text("en"), msgspec.json.decode(reply.body)

    told, after = running(work, errand=5.0 if table != "slow" else 0.5)
    assert told == "It takes longer than is allowed here. Try again later."
    assert after == "next"


def test_who_goes_away_gives_the_place_back():
    async def work(clerks):
        asked = [asyncio.create_task(clerks.run("a", about("slow"))) for _ in range(3)]
        await asyncio.sleep(0.2)
        for task in asked:
            task.cancel()
        await asyncio.gather(*asked, return_exceptions=True)
        return msgspec.json.decode((await clerks.run("a", about("next"))).body)

    assert running(work) == "next"


def test_others_play_on_meanwhile(tmp_path, monkeypatch):
    """D2: eight that look at the past of a long game held up everybody else's moves."""
    monkeypatch.setattr(house, "Clerks", lambda chosen: Clerks(chosen, HANGING))
    with Running(settings(db=f"sqlite:///{tmp_path}/tables.db", errand=20.0)) as server:
        table, other = server.create("altay"), server.create("altay")
        table.play()
        answers = []

        def look():
            answers.append(server.get(table.path, table.token(0), at=0).status_code)

        looking = [threading.Thread(target=look) for _ in range(8)]
        for one in looking:
            one.start()
        for _ in range(5):
            assert other.play()["moves"]
            assert server.get("/health").status_code == 200
        assert not answers  # they are still at it
        (tmp_path / "go").touch()
        wait_until(lambda: len(answers) == 8)
        assert set(answers) == {200}
