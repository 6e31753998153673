"""Several servers on one PostgreSQL; a database in a file has one."""

import sqlite3
import threading
import time
import uuid

import pytest

from server_support import Running, heard, settings, wait_until
from tabularium.server.alone import alone
from tabularium.server.database import open_engine
from tabularium.server.due import LEASE, claim
from tabularium.server.errors import CannotStart


@pytest.fixture
def two(postgres):
    url = postgres.database()
    with Running(settings(db=url)) as first, Running(settings(db=url, thinkers=0)) as second:
        yield first, second


@pytest.mark.slow
def test_a_move_at_one_is_seen_at_the_other(two):
    here, there = two
    table = here.create("altay", seats=["human", "human"])
    other = table.on(there)
    for number in range(6):
        at, away = (table, other) if number % 2 else (other, table)
        at.play()
        seen = [away.state(seat) for seat in (0, 1, None)]
        assert seen == [at.state(seat) for seat in (0, 1, None)]
        assert seen[0]["moves"] == number + 1


@pytest.mark.slow
def test_sockets_anywhere_hear_every_move(two):
    here, there = two
    table = here.create("nations", seats=["human", "human"])
    other = table.on(there)
    with table.live(0) as one, other.live(1) as two_:
        wait_until(lambda: all(seat["here"] for seat in other.state()["seats"]))
        wait_until(lambda: all(seat["here"] for seat in table.state()["seats"]))
        for number in range(8):
            (table if number % 2 else other).play()
            began = time.monotonic()
            for socket in (one, two_):
                heard(socket, lambda state, number=number: state["moves"] == number + 1)
            assert time.monotonic() - began < 1
    wait_until(lambda: not any(seat["here"] for seat in other.state()["seats"]))


@pytest.mark.slow
def test_a_request_sent_to_both_is_one_move(two):
    here, there = two
    table = here.create("altay")
    other = table.on(there)
    other.state()
    for number in range(10):
        seat = table.to_move()
        body = {
            "version": table.state()["version"],
            "request": str(uuid.uuid4()),
            "seat": seat,
            "key": table.options()[0],
        }
        answers = []

        def send(one, body=body, seat=seat, answers=answers):
            answers.append(one.server.post(f"{one.path}/moves", body, one.token(seat)))

        senders = [threading.Thread(target=send, args=(one,)) for one in (table, other)]
        for sender in senders:
            sender.start()
        for sender in senders:
            sender.join()
        assert [answer.status_code for answer in answers] == [200, 200]
        assert {answer.json()["moves"] for answer in answers} == {number + 1}


@pytest.mark.slow
def test_two_moves_from_one_state_are_one_move_and_one_refusal(two):
    here, there = two
    table = here.create("altay")
    other = table.on(there)
    other.state()
    seat = table.to_move()
    first, second = table.options()[:2]
    assert table.send("moves", seat, key=first, version=0).status_code == 200
    late = other.send("moves", seat, key=second, version=0)
    assert late.status_code == 409
    assert late.json()["state"]["moves"] == 1


@pytest.mark.slow
def test_bots_think_where_there_are_thinkers(two):
    """The second server has none, and whoever plays there is answered by the first."""
    here, there = two
    table = there.create("altay", seats=["human", "greedy"])
    with table.live(0) as socket:
        for _ in range(5):
            seen = heard(socket, lambda state: state["decision"]["seat"] == 0)
            key = seen["decision"]["options"][0]["key"]
            assert table.send("moves", 0, key=key).status_code == 200
    wait_until(lambda: table.on(here).state() == table.state())  # also that nobody is there


@pytest.mark.slow
def test_bots_of_a_server_that_died_are_taken_over(postgres):
    """Whoever had begun to think says nothing any more: another does before long."""
    url = postgres.database()
    with Running(settings(db=url, thinkers=0)) as first:
        table = first.create("altay", seats=["human", "greedy"])
        while table.to_move() == 0:
            table.play()
    engine = open_engine(url)
    with engine.begin() as connection:
        assert claim(connection, "dead") == table.id
        assert claim(connection, "alive") is None
    engine.dispose()
    with Running(settings(db=url)) as second:
        wait_until(lambda: table.on(second).to_move() == 0, 2 * LEASE)


def test_a_file_is_served_by_one_process(tmp_path):
    url = f"sqlite:///{tmp_path}/tables.db"
    with alone(url):
        with pytest.raises(CannotStart) as refused, alone(url):
            pass
        assert "served by another process already" in refused.value.text("en")
    with alone(url):  # whoever comes later finds it free
        pass


def test_a_lock_ends_with_its_process(tmp_path):
    url = f"sqlite:///{tmp_path}/tables.db"
    left = sqlite3.connect(f"{tmp_path}/tables.db-served")
    left.close()
    with alone(url):
        pass
