"""What no program of ours would send: it is answered or ended, and leaves nothing behind."""

import asyncio
import gc
import logging
import socket
import struct
import threading
import time
import uuid

import msgspec
import pytest
from alembic import command

from server_support import Running, heard, settings, wait_until
from tabularium.server.database import Database
from tabularium.server.edge import Edge
from tabularium.server.errors import CannotStart, NotStored
from tabularium.server.preparing import prepare_database

UPGRADE = (
    b"Host: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
)


def opened(server):
    port = int(server.address.rsplit(":", 1)[1])
    return socket.create_connection(("127.0.0.1", port), timeout=5)


def told(one):
    """All that comes until the other side closes."""
    found = b""
    while piece := one.recv(65536):
        found += piece
    return found


def reset(one):
    """Go without a word."""
    one.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
    one.close()


@pytest.fixture
def logged(caplog):
    """Mistakes of ours that were logged meanwhile."""
    caplog.set_level(logging.WARNING)
    return lambda: [one.getMessage() for one in caplog.records if one.levelno >= logging.ERROR]


@pytest.mark.parametrize(
    "more",
    [
        b"Content-Length: 2\r\n",
        b"Transfer-Encoding: chunked\r\n",
        b"a: b\r\n" * 150,
        b"a: " + b"x" * 9000 + b"\r\n",
    ],
    ids=["body", "chunks", "lines", "long"],
)
def test_a_socket_that_is_none_is_answered(shared, more):
    """Nothing was said, and nobody waited for the end of it."""
    with opened(shared) as one:
        one.sendall(b"GET /api/tables/x/live HTTP/1.1\r\n" + UPGRADE + more + b"\r\n")
        head, _, body = told(one).partition(b"\r\n\r\n")
    assert head.startswith(b"HTTP/1.1 400 ")
    assert msgspec.json.decode(body)["error"] == "BadBody"


def masked(first, data):
    return bytes([first, 128 | len(data)]) + b"\0\0\0\0" + data


@pytest.mark.parametrize(
    "frames",
    [
        masked(0x81, b"\xff\xfe"),
        masked(0x01, b"\xc3") + masked(0x80, b"("),
        masked(0x81, b"\xff") + masked(0x88, b""),  # and the end with it
        masked(0x81, b"\xff") * 3,
    ],
    ids=["text", "pieces", "end", "several"],
)
def test_text_that_is_none(shared, logged, frames):
    table = shared.create()
    with opened(shared) as one:
        one.sendall(b"GET " + f"{table.path}/live".encode() + b" HTTP/1.1\r\n" + UPGRADE + b"\r\n")
        assert one.recv(65536).startswith(b"HTTP/1.1 101 ")
        one.sendall(frames)
        assert told(one)[:1] == b"\x88"  # the end
    assert logged() == []


@pytest.mark.parametrize("more", [b"Origin: http://elsewhere\r\n", b"Expect: 100-continue\r\n"])
def test_a_body_that_is_none(shared, logged, more):
    """The head was answered by one who did not know that the rest had been refused as well."""
    for _ in range(5):
        with opened(shared) as one:
            one.sendall(
                b"POST /api/tables HTTP/1.1\r\nHost: x\r\n" + more + b"Transfer-Encoding: chunked"
                b"\r\n\r\nno number\r\n"
            )
            assert told(one).startswith(b"HTTP/1.1 4")
    assert logged() == []


@pytest.mark.slow
def test_connections_that_were_reset_leave_nothing_in_memory(shared):
    """Each stayed as long as a next request would have been waited for."""
    for _ in range(30):
        one = opened(shared)
        one.sendall(b"GET /api/site HTTP/1.1\r\nHost: x\r\n\r\n")
        answer = b""
        while not answer.endswith(b"}"):
            answer += one.recv(65536)
        time.sleep(0.01)
        reset(one)

    def left():
        gc.collect()
        return sum(isinstance(one, Edge) for one in gc.get_objects())

    wait_until(lambda: left() < 15, 5)


# the database -------------------------------------------------------------------------------------


class Slow(Database):
    """Keeps nothing while it is told so, and takes its time to say that."""

    hangs = False

    async def append(self, table, entry, *more):
        if self.hangs:
            await asyncio.sleep(self.patience)
            raise NotStored("server-error-not-stored")
        await super().append(table, entry, *more)


@pytest.mark.slow
def test_nobody_waits_for_all_who_wait(tmp_path):
    """Each had to wait until the database had not answered all those before."""
    store = Slow(f"sqlite:///{tmp_path}/tables.db", 0.5)
    with Running(settings(db=f"sqlite:///{tmp_path}/tables.db"), store) as server:
        table = server.create()
        store.hangs = True
        took = []

        def say():
            began = time.monotonic()
            answer = table.send("chat", 0, text="x", request=str(uuid.uuid4()))
            took.append((answer.status_code, time.monotonic() - began))

        people = [threading.Thread(target=say) for _ in range(8)]
        for one in people:
            one.start()
        for one in people:
            one.join()
        assert {status for status, _ in took} == {503}
        assert max(seconds for _, seconds in took) < 2
        store.hangs = False
        assert table.send("chat", 0, text="x").status_code == 200


class Forgetful(Database):
    """Cannot say what has happened while it is told so."""

    fails = False

    async def entries(self, table, after):
        if self.fails:
            raise NotStored("server-error-not-stored")
        return await super().entries(table, after)


@pytest.mark.slow
def test_what_could_not_be_read_is_read_before_long(postgres):
    """A notice was heard, but the database did not answer: those who look on heard of it never."""
    url = postgres.database()
    store = Forgetful(url)
    with Running(settings(db=url)) as first, Running(settings(db=url), store) as second:
        table = first.create()
        with table.on(second).live(0) as one:
            heard(one, lambda state: state["version"] == 0)
            store.fails = True
            table.play()
            time.sleep(1)
            store.fails = False
            heard(one, lambda state: state["version"] == 1, 5)


@pytest.mark.slow
def test_servers_that_begin_together(postgres, monkeypatch):
    """All but one were told that a part of the schema was there already."""
    url = postgres.database()
    problems = []
    upgrade = command.upgrade

    def slowly(*given):
        upgrade(*given)
        time.sleep(0.3)  # others begin meanwhile

    monkeypatch.setattr(command, "upgrade", slowly)

    def begin():
        try:
            prepare_database(url)
        except CannotStart as problem:
            problems.append(problem.text("en"))

    servers = [threading.Thread(target=begin) for _ in range(3)]
    for one in servers:
        one.start()
    for one in servers:
        one.join()
    assert problems == []
