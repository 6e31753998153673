"""What a socket is sent after its first state makes the same state as asking for all of it."""

import random
from contextlib import ExitStack, contextmanager

import msgspec
import pytest
from websockets.sync.client import connect

from server_support import heard, socket_address
from support import one_quick
from tabularium.server.client import patched


@contextmanager
def following(table, *seats):
    """A socket for each seat that has asked for patches."""
    with ExitStack() as open_:
        found = {}
        for seat in seats:
            address = socket_address(table.server, table.path)
            found[seat] = open_.enter_context(connect(address, max_size=None))
            hello = {"tokens": [table.token(seat)], "patches": True}
            found[seat].send(msgspec.json.encode(hello).decode())
        yield found


@pytest.mark.parametrize("game", one_quick("imperium", "altay", "settlers", "nations"))
def test_patches_make_the_states(shared, game):
    table = shared.create(game, seats=["human", "human"])
    draw = random.Random(game)
    with following(table, 0, 1, None) as sockets:
        play_and_compare(table, draw, sockets)


def play_and_compare(table, draw, sockets):
    states = {seat: heard(socket, lambda state: True) for seat, socket in sockets.items()}
    assert all("set" not in state for state in states.values())
    sizes = []
    for number in range(40):
        state = table.state()
        if state["over"]:
            break
        if number % 9 == 8:
            table.send("chat", 0, text=f"Well, {number}.")
        elif number % 7 == 6 and "to" in table.state(0)["undo"]:
            offered = table.state(0)["undo"]
            table.send("undo", 0, to=offered["to"])
        else:
            table.play(draw.randrange(len(table.options())))
        version = table.state()["version"]
        for seat, socket in sockets.items():
            while states[seat]["version"] < version:
                told = msgspec.json.decode(socket.recv(30))
                sizes.append(len(msgspec.json.encode(told)))
                states[seat] = patched(states[seat], told)
            whole = table.state(seat)
            for tail in ("log", "chat"):
                told = whole.pop(tail)
                lines = table.log(seat) if tail == "log" else told["lines"]
                new = states[seat][tail]
                assert new["lines"] == lines[new["from"] :]
            mine = {name: value for name, value in states[seat].items() if name in whole}
            # somebody who looks is not connected, and nobody waits for it to be told
            assert {**mine, "seats": []} == {**whole, "seats": []}
    assert sum(sizes) / len(sizes) < len(msgspec.json.encode(table.state(0))) / 2


def test_who_does_not_ask_for_patches_is_sent_states(shared):
    table = shared.create("altay")
    with table.live(0) as socket:
        heard(socket, lambda state: True)
        table.play()
        assert "view" in heard(socket, lambda state: state["version"] == 1)


def test_a_patch_leaves_the_state_before_as_it_was():
    before = {"version": 1, "view": {"a": [1], "players": [{"x": 1}, {"x": 2}]}}
    patch = {"set": [[["version"], 2], [["view", "players", 1, "x"], 3]], "gone": [["view", "a"]]}
    after = patched(before, {**patch, "log": {}, "chat": {}})
    assert before == {"version": 1, "view": {"a": [1], "players": [{"x": 1}, {"x": 2}]}}
    assert after["view"] == {"players": [{"x": 1}, {"x": 3}]}
    assert after["view"]["players"][0] is before["view"]["players"][0]
