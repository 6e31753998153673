"""Sockets: they break, messages get lost or come twice, and everybody ends up with the truth."""

from socket import SHUT_RDWR

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from server_support import heard, socket_address, wait_until
from tabularium.server import live


def spliced(known, tail):
    return known[: tail["from"]] + tail["lines"]


@pytest.mark.slow
def test_states_after_each_change(server):
    table = server.create()
    with table.live(0) as zero, table.live(None) as nobody:
        log = []
        for number in range(12):
            if number:
                table.play()
            state = heard(zero, lambda state, n=number: state["version"] == n)
            log = spliced(log, state["log"])
            assert state["moves"] == number
            watched = heard(nobody, lambda state, n=number: state["version"] == n)
            assert watched["viewer"] is None
        assert log == table.state(0)["log"]["lines"]
        # only what is new was sent
        assert state["log"]["from"] > 0


def test_lost_messages_are_made_up_for(server):
    """A socket that breaks gets the whole log again."""
    table = server.create()
    with table.live(0) as socket:
        heard(socket, lambda state: state["version"] == 0)
    table.play()
    table.play()
    with table.live(0) as socket:
        state = heard(socket, lambda state: state["version"] == 2)
    assert state["log"]["from"] == 0
    assert state["log"] == table.state(0)["log"]


def test_repeated_messages_are_harmless(server):
    table = server.create()
    for _ in range(4):
        table.play()
    with table.live(0) as one:
        first = heard(one, lambda state: state["version"] == 4)
        log = spliced([], first["log"])
        table.play()
        second = heard(one, lambda state: state["version"] == 5)
        for _ in range(3):
            log = spliced(log, second["log"])
    assert log == table.state(0)["log"]["lines"]


@pytest.mark.slow
def test_the_client_comes_back_after_a_break(shared):
    table = shared.client().create("settlers", seats=["human", "random"])
    me = table.seat(0)
    broken = []
    while len(broken) < 3:
        decision = me.wait(timeout=30)
        socket = me._socket
        if socket is not None and socket not in broken:
            broken.append(socket)
            socket.socket.shutdown(SHUT_RDWR)
        me.play(decision.options[0].key)
    assert me.wait(timeout=30) is not None
    me.close()


def test_a_new_language_is_a_new_socket(shared):
    table = shared.create()
    table.play()
    with table.live(0, "pl") as socket:
        state = heard(socket, lambda state: True)
    assert state == {**table.state(0, lang="pl"), "seats": state["seats"]}
    assert state["log"]["lines"] != table.state(0)["log"]["lines"]


def refused_hello(server, path, hello):
    with connect(socket_address(server, path)) as socket:
        socket.send(hello)
        told = msgspec.json.decode(socket.recv(10))
        with pytest.raises(ConnectionClosed) as closed:
            socket.recv(10)
    return told["error"], closed.value.rcvd.code


@pytest.mark.parametrize(
    ("hello", "error", "code"),
    [
        ('{"tokens": ["nonsense"]}', "NoSuchTable", 4404),
        ('{"tokens": []}', "BadBody", 4400),
        ("{}", "BadBody", 4400),
        ("hello", "BadBody", 4400),
        (b"\x00\x01", "BadBody", 4400),
        ('{"tokens": ["a"], "lang": "xx"}', "UnknownLanguage", 4400),
        ('{"tokens": ["a"], "admin": true}', "BadBody", 4400),
        ("[" * 40, "BadBody", 4400),
    ],
)
def test_hellos_that_are_none(shared, hello, error, code):
    table = shared.create()
    assert refused_hello(shared, table.path, hello) == (error, code)


def test_a_table_that_does_not_exist(shared):
    found = refused_hello(shared, "/api/tables/nothing", '{"tokens": ["abc"]}')
    assert found == ("NoSuchTable", 4404)


def test_a_page_of_another_origin_gets_no_socket(shared):
    table = shared.create()
    address = socket_address(shared, table.path)
    with (
        pytest.raises(InvalidStatus) as refused,
        connect(address, origin="http://evil.example"),
    ):
        pass
    assert refused.value.response.status_code == 403
    with connect(address, origin=shared.address) as socket:
        socket.send(msgspec.json.encode({"tokens": [table.watch]}).decode())
        assert msgspec.json.decode(socket.recv(10))["version"] == 0


def test_who_only_looks_on_disturbs_nobody(shared):
    """Nor does a second window of the same seat: nothing is told to those who are there already."""
    table = shared.create()
    with table.live(None) as first:
        assert msgspec.json.decode(first.recv(10))["version"] == 0
        with table.live(None) as second:
            heard(second, lambda state: True)
        with table.live(0) as mine:
            heard(mine, lambda state: True)
            there = msgspec.json.decode(first.recv(10))
            assert (there["version"], there["seats"][0]["here"]) == (0, True)
            with table.live(0) as again:
                heard(again, lambda state: True)
            table.play()
            assert msgspec.json.decode(first.recv(10))["version"] == 1


def test_what_changes_fast_is_told_together(shared, monkeypatch):
    monkeypatch.setattr(live, "PACE", 0.5)
    table = shared.create()
    with table.live(0) as socket:
        heard(socket, lambda state: True)
        for number in range(10):
            table.send("chat", 0, text=str(number))
        told = []
        while not told or told[-1]["version"] < 10:
            told.append(msgspec.json.decode(socket.recv(10)))
    assert len(told) < 10


def test_moves_do_not_come_over_sockets(shared):
    """Whatever is sent after the first message is not listened to."""
    table = shared.create()
    with table.live(0) as socket:
        heard(socket, lambda state: state["version"] == 0)
        seat = table.to_move()
        move = {"version": 0, "request": "abcdefgh", "seat": seat, "key": table.options()[0]}
        socket.send(msgspec.json.encode(move).decode())
        table.send("chat", 0, text="still here")
        assert heard(socket, lambda state: state["version"] == 1)["moves"] == 0


def test_who_chatters_is_put_out(shared):
    table = shared.create()
    with table.live(0) as socket, pytest.raises(ConnectionClosed):
        for _ in range(200):
            socket.send("x")
        while True:
            socket.recv(10)
    wait_until(lambda: not table.state()["seats"][0]["here"])
