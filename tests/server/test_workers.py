"""Several processes at one address, and processes that only think."""

import os
import signal
import time

import httpx
import pytest

from server_support import Raw, Started, heard, wait_until

pytestmark = pytest.mark.slow


@pytest.fixture
def served(postgres):
    url = postgres.database()
    with Started("serve", "--port", "0", "--workers", "2", "--db", url, "--pause", "0") as server:
        server.url = url
        yield server
    assert "Traceback" not in server.told


def test_two_processes_are_one_server(served):
    assert len(served.children()) == 2
    with served.connected():
        table = served.create("altay", seats=["human", "human"])
    with table.live(0) as one, table.live(1) as other:
        for number in range(12):
            with served.connected():
                table.play()
            for socket in (one, other):
                heard(socket, lambda state, number=number: state["moves"] == number + 1, 5)


def test_who_dies_is_replaced_and_nothing_is_lost(served):
    """kill -9 in the middle of moves."""
    with served.connected():
        table = served.create("nations", seats=["human", "greedy"])
    moves = 0
    for number in range(30):
        if number in (5, 15):
            os.kill(min(served.children()), signal.SIGKILL)
        try:
            with served.connected():
                wait_until(lambda: table.to_move() == 0)
                key = table.options()[0]
                version = table.state()["version"]
                body = {"key": key, "version": version, "request": f"move number {number}"[:12]}
                body["request"] = f"number-{number:03}"
                answer = table.send("moves", 0, **body)
        except httpx.TransportError:
            continue  # it was sent to whoever has just died
        if answer.status_code == 200:
            assert answer.json()["moves"] > moves
            moves = answer.json()["moves"]
    with served.connected():
        assert table.state()["moves"] >= moves > 20
        wait_until(lambda: len(served.children()) == 2)


def test_they_are_replaced_one_by_one(served):
    before = served.children()
    with served.connected():
        table = served.create("altay", seats=["human", "human"])
    served.process.send_signal(signal.SIGHUP)
    end = time.monotonic() + 60
    refused = 0
    while served.children() & before:
        assert time.monotonic() < end
        try:
            with served.connected():
                assert table.state()["moves"] == 0
        except httpx.TransportError:
            refused += 1
        time.sleep(0.1)
    assert refused <= 2  # requests that were under way when their process ended
    with served.connected():
        assert table.play()["moves"] == 1


def test_a_process_that_only_thinks(postgres):
    url = postgres.database()
    server = Started("serve", "--port", "0", "--db", url, "--pause", "0", TABULARIUM_THINKERS="0")
    with server, server.connected():
        table = Raw(server, server.post("/api/tables", {"game": "altay"}).json())
        while table.to_move() == 0:
            table.play()
        moves = table.state()["moves"]
        time.sleep(1)
        assert table.state()["moves"] == moves
        with Started("think", "--db", url, "--thinkers", "1") as thinking:
            assert thinking.said == "Thinking with one process for the bots of this database.\n"
            wait_until(lambda: table.to_move() == 0)
        assert thinking.process.returncode == 0
        assert "Traceback" not in thinking.told


@pytest.mark.parametrize("words", [["serve", "--workers", "2", "--port", "0"], ["think"]])
def test_a_file_is_not_shared(tmp_path, words):
    with Started(*words, "--db", f"sqlite:///{tmp_path}/tables.db") as refused:
        refused.process.wait(30)
    assert refused.process.returncode == 2
    assert "Several processes need a database that they can share: PostgreSQL" in " ".join(
        refused.told.split()
    )
