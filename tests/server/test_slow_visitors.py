"""Who sends slowly, half, or in crumbs: they are ended, and others get in meanwhile."""

import resource
import signal
import socket
import subprocess
import sys
import time
from contextlib import ExitStack

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from server_support import Running, free_port, heard, settings, socket_address, wait_until
from tabularium.server.addresses import Proxies
from tabularium.server.connections import Connections

HEAD = b"POST /api/tables HTTP/1.1\r\nHost: x\r\n"
SOON = {"header_time": 0.5, "body_time": 1.5, "idle_time": 0.5, "taking_time": 1.0}


@pytest.fixture(scope="module")
def strict(tmp_path_factory):
    db = f"sqlite:///{tmp_path_factory.mktemp('strict')}/tables.db"
    with Running(settings(db=db, **SOON)) as server:
        yield server


def opened(server):
    port = int(server.address.rsplit(":", 1)[1])
    return socket.create_connection(("127.0.0.1", port), timeout=10)


def answered(one):
    """What comes until the other side closes."""
    told = b""
    while True:
        try:
            piece = one.recv(65536)
        except ConnectionResetError:
            return told
        if not piece:
            return told
        told += piece


@pytest.mark.parametrize("said", [b"", b"G", HEAD, HEAD + b"X-More: " + b"x" * 10_000])
def test_a_head_that_never_ends(strict, said):
    with opened(strict) as one:
        one.sendall(said)
        began = time.monotonic()
        assert answered(one).startswith(b"HTTP/1.1 408 ")
        assert time.monotonic() - began < 5


@pytest.mark.slow
def test_a_head_that_comes_letter_by_letter(strict):
    with opened(strict) as one:
        began = time.monotonic()
        with pytest.raises(OSError):
            while time.monotonic() - began < 8:
                one.sendall(b"x")
                time.sleep(0.1)
        assert time.monotonic() - began < 5


def test_a_second_request_that_never_ends(strict):
    with opened(strict) as one:
        one.sendall(b"GET /api/site HTTP/1.1\r\nHost: x\r\n\r\n")
        assert one.recv(65536).startswith(b"HTTP/1.1 200 ")
        one.sendall(b"GET ")
        assert b"HTTP/1.1 408 " in answered(one)


def test_a_body_that_stops(strict):
    with opened(strict) as one:
        one.sendall(HEAD + b"Content-Length: 1000\r\n\r\n{")
        assert answered(one).startswith(b"HTTP/1.1 408 ")


@pytest.mark.slow
def test_a_body_that_trickles(strict):
    """Always a little, but never all of it."""
    with opened(strict) as one:
        one.sendall(HEAD + b"Content-Length: 1000\r\n\r\n")
        began = time.monotonic()
        with pytest.raises(OSError):
            while time.monotonic() - began < 8:
                one.sendall(b" ")
                time.sleep(0.1)
        assert 1 < time.monotonic() - began < 6


def test_a_head_of_many_lines(strict):
    with opened(strict) as one:
        one.sendall(HEAD + b"a: b\r\n" * 1000)
        assert answered(one).startswith(b"HTTP/1.1 400 ")


def test_a_second_head_of_many_lines(strict):
    """Sent together with the first request, which is answered."""
    with opened(strict) as one:
        first = b"GET /api/site HTTP/1.1\r\nHost: x\r\n\r\n"
        one.sendall(first + HEAD + b"a: b\r\n" * 1000)
        told = answered(one)
        assert told.startswith(b"HTTP/1.1 200 ")
        assert b"HTTP/1.1 400 " in told


def test_a_socket_that_is_wanted_before_an_answer(strict):
    """The request that came before is answered all the same."""
    first = b"GET /api/site HTTP/1.1\r\nHost: x\r\n\r\n"
    more = b"Connection: Upgrade\r\nUpgrade: websocket\r\n\r\n"
    with opened(strict) as one:
        one.sendall(first + b"GET /api/tables/x/live HTTP/1.1\r\nHost: x\r\n" + more)
        told = answered(one)
        assert told.startswith(b"HTTP/1.1 200 ")
        assert b"HTTP/1.1 400 " in told


def test_who_is_refused_hears_it_although_still_sending(strict):
    """Else the answer is lost: the system resets what is closed while something comes."""
    for _ in range(10):
        with opened(strict) as one:
            one.sendall(HEAD + b"X-More: " + b"x" * 200_000 + b"\r\n\r\n")
            assert answered(one).startswith(b"HTTP/1.1 400 ")


def test_a_body_in_crumbs(strict):
    with opened(strict) as one:
        one.sendall(HEAD + b"Transfer-Encoding: chunked\r\n\r\n" + b"1\r\n \r\n" * 10_000)
        assert answered(one).startswith(b"HTTP/1.1 400 ")


def test_a_body_in_pieces_of_some_size_is_read(strict):
    body = b'{"game": "altay"' + b" " * 60_000 + b"}"
    pieces = [body[at : at + 1000] for at in range(0, len(body), 1000)]
    assert strict.http.post("/api/tables", content=iter(pieces)).status_code == 201


def test_an_answer_that_nobody_takes(strict):
    with opened(strict) as one:
        one.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        wanted = b"GET /api/games/nations/cards HTTP/1.1\r\nHost: x\r\n\r\n"
        with pytest.raises(OSError):
            end = time.monotonic() + 10
            while time.monotonic() < end:
                one.sendall(wanted)
                time.sleep(0.02)


@pytest.mark.slow
def test_a_connection_that_is_left_open_is_used_again(strict):
    """Deadlines are for what was begun: between requests there is more time."""
    with opened(strict) as one:
        for _ in range(2):
            one.sendall(b"GET /api/site HTTP/1.1\r\nHost: x\r\n\r\n")
            told = b""
            while not told.endswith(b"}"):
                told += one.recv(65536)
            assert told.startswith(b"HTTP/1.1 200 ")
            time.sleep(1.5)


def test_a_socket_that_never_says_hello(strict, monkeypatch):
    monkeypatch.setattr("tabularium.server.live.PATIENCE", 0.5)
    table = strict.create()
    with connect(socket_address(strict, table.path)) as one, pytest.raises(ConnectionClosed):
        one.recv(10)


@pytest.mark.parametrize("frame", [b"\x00\x80abcd", b"\x89\x80abcd"], ids=["more", "ping"])
def test_a_socket_that_sends_nothing_very_often(strict, frame):
    """Empty frames: no message is ever whole, so none would be counted."""
    table = strict.create()
    began = time.monotonic()
    with table.live(0) as one, pytest.raises((OSError, ConnectionClosed)):
        one.recv(10)
        one.socket.sendall(b"\x01\x80abcd" + frame * 20_000)
        while time.monotonic() - began < 15:
            one.recv(10)
    assert time.monotonic() - began < 8


def test_sockets_are_pinged():
    from tabularium.server.serve import configured

    config = configured(settings(), "127.0.0.1", 0)
    assert (config.ws_ping_interval, config.ws_ping_timeout) == (20, 20)


# how many ---------------------------------------------------------------------------------------


class Somebody:
    def __init__(self):
        self.out = False

    def turn_out(self):
        self.out = True


def entered(room, address, number=1):
    found = [Somebody() for _ in range(number)]
    for one in found:
        assert room.enter(one, address)
    return found


def test_the_longest_waiting_goes_where_room_is_short():
    room = Connections(3, 10, Proxies([]))
    first, second, third = entered(room, "192.0.2.1", 3)
    room.works(first)
    entered(room, "192.0.2.2")
    assert [one.out for one in (first, second, third)] == [False, True, False]
    assert len(room) == 3


def test_who_works_is_not_turned_out():
    room = Connections(2, 10, Proxies([]))
    for one in entered(room, "192.0.2.1", 2):
        room.works(one)
    assert not room.enter(Somebody(), "192.0.2.2")


@pytest.mark.parametrize(
    ("one", "other", "together"),
    [
        ("192.0.2.1", "192.0.2.1", True),
        ("192.0.2.1", "192.0.2.2", False),
        ("2001:db8::1", "2001:db8::ffff:1", True),
        ("2001:db8::1", "2001:db8:0:1::1", False),
        ("::ffff:192.0.2.1", "192.0.2.1", True),
    ],
)
def test_each_address_has_its_share(one, other, together):
    room = Connections(100, 2, Proxies([]))
    for somebody in entered(room, one, 2):
        room.works(somebody)
    assert room.enter(Somebody(), other) is not together


def test_proxies_have_no_share_of_their_own():
    room = Connections(100, 2, Proxies(["10.0.0.0/8"]))
    for somebody in entered(room, "10.1.2.3", 50):
        room.works(somebody)
    assert len(room) == 50


def test_who_is_gone_leaves_nothing_behind():
    room = Connections(5, 2, Proxies([]))
    for _ in range(10):
        (one,) = entered(room, "192.0.2.1")
        room.works(one)
        room.waits(one)
        room.leave(one)
        room.leave(one)
    assert len(room) == 0
    assert not (room._homes or room._numbers or room._waiting or room._all_waiting)


def test_too_many_from_one_address(tmp_path):
    chosen = settings(db=f"sqlite:///{tmp_path}/tables.db", address_connections=5)
    with Running(chosen) as server, ExitStack() as held:
        table = server.create()
        sockets = [held.enter_context(table.live(0)) for _ in range(4)]
        for one in sockets:
            one.recv(10)
        idle = [held.enter_context(opened(server)) for _ in range(5)]
        # those who hold a place for nothing made room for those who came
        assert httpx.get(f"{server.address}/api/site").status_code == 200
        assert sum(answered(one) == b"" for one in idle[:4]) == 4
        table.send("chat", 0, text="still here")
        for one in sockets:
            heard(one, lambda state: state["version"] == 1)


def fewer_files():
    resource.setrlimit(resource.RLIMIT_NOFILE, (1024, 1024))


@pytest.mark.slow
def test_half_sent_requests_keep_nobody_out(tmp_path):
    """More of them than files may be open."""
    port = free_port()
    log = (tmp_path / "log").open("wb")
    process = subprocess.Popen(
        [
            *(sys.executable, "-c", "from tabularium.cli.main import app; app()", "serve"),
            *("--port", str(port), "--db", f"sqlite:///{tmp_path}/tables.db", "--verbose"),
        ],
        stdout=subprocess.PIPE,
        stderr=log,
        preexec_fn=fewer_files,
    )
    log.close()
    try:
        assert process.stdout.readline()
        with ExitStack() as held:
            for _ in range(1100):
                one = held.enter_context(socket.create_connection(("127.0.0.1", port)))
                one.sendall(HEAD)
            for _ in range(5):
                began = time.monotonic()
                answer = httpx.get(f"http://127.0.0.1:{port}/health", timeout=10)
                assert answer.status_code == 200
                assert time.monotonic() - began < 3
    finally:
        process.send_signal(signal.SIGTERM)
        process.communicate(timeout=30)
    assert len((tmp_path / "log").read_bytes().splitlines()) < 100


def test_as_many_files_as_the_system_allows():
    code = (
        "import resource; from tabularium.server.open_files import *;"
        "resource.setrlimit(resource.RLIMIT_NOFILE, (256, 900)); raise_limit();"
        "print(resource.getrlimit(resource.RLIMIT_NOFILE)[0], room(0), room(50), room(10**6))"
    )
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert told.stdout.split() == ["900", "644", "50", "644"]


def test_those_who_left_are_not_counted(strict):
    from tabularium.server.metrics import REGISTRY

    def connected():
        return REGISTRY.get_sample_value("tabularium_sockets")

    before = connected()
    table = strict.create()
    with table.live(0) as one:
        one.recv(10)
        assert connected() == before + 1
    wait_until(lambda: connected() == before)
