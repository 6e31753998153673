"""The server dies and comes back: what was stored has happened, nothing else has."""

import httpx
import pytest
from sqlalchemy import func, select

from server_support import Killable, Running, settings, wait_until
from tabularium.server.database import open_engine
from tabularium.server.schema import ENTRIES


@pytest.mark.slow
@pytest.mark.parametrize(("when", "moves"), [("before", 1), ("after", 2)])
def test_kill_9_around_the_append(database, when, moves):
    first = Killable("crash_app.py", database, when)
    table = first.create()
    table.play()
    version = table.state()["version"]
    key = table.options()[0]
    seat = table.to_move()
    body = {"request": "lost-answer", "version": version, "key": key}
    with pytest.raises(httpx.TransportError):
        table.send("moves", seat, **body)
    first.end()
    with Running(settings(db=database)) as second:
        again = table.on(second)
        assert again.state()["moves"] == moves
        assert again.state()["version"] == moves
        # whoever sent it sends it again and finds it done once
        answer = again.send("moves", seat, **body)
        assert answer.status_code == 200
        assert answer.json()["moves"] == 2


@pytest.mark.slow
def test_a_restart_inside_a_half_made_choice(database):
    """Imperium, in the middle of a card: what it asks for is still to be said."""
    with Running(settings(db=database)) as first:
        table = first.create("imperium")
        for number in range(60):
            state = table.play(number % 2)
            if number > 4 and state["decision"]["kind"] not in ("turn", "nation"):
                break
        assert state["decision"]["kind"] not in ("turn", "nation")
        seen = [table.state(viewer) for viewer in (None, 0, 1)]
    with Running(settings(db=database)) as second:
        again = table.on(second)
        assert [again.state(viewer) for viewer in (None, 0, 1)] == seen
        assert again.play()["moves"] == seen[0]["moves"] + 1


@pytest.mark.slow
def test_bots_go_on_by_themselves_after_a_restart(database):
    """Nobody thinks: the bot has not moved when the server stops."""
    with Running(settings(db=database, thinkers=0)) as first:
        table = first.create("nations", seats=["human", "greedy"])
        while table.to_move() == 0:
            table.play()
    before = stored(database)
    with Running(settings(db=database)) as second:
        # nobody has asked for this table
        wait_until(lambda: stored(database) > before)
        wait_until(lambda: table.on(second).to_move() == 0)


def stored(database):
    """The number of entries in a database."""
    engine = open_engine(database)
    with engine.connect() as connection:
        n = connection.execute(select(func.count()).select_from(ENTRIES)).scalar()
    engine.dispose()
    return n
