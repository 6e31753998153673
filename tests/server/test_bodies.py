"""Bodies made to be slow: what they cost grows no faster than they do, and not in one piece."""

import threading
import time

import msgspec
import pytest
from websockets.sync.client import connect

from server_support import socket_address
from tabularium.kernel.errors import TabulariumError
from tabularium.server.limits import DEEPEST, LARGE, SMALL, VALUES, decode
from tabularium.server.requests import Chat, Hello, Move, NewTable

HEAD = b'{"position": {"a": '


def filled(piece, size, head=HEAD, tail=b"}}"):
    """A body of about a size."""
    return head + piece * ((size - len(head) - len(tail)) // len(piece)) + tail


ATTACKS = {
    "quotes that are none": lambda n: b'\\"' * (n // 2),
    "a text that never ends": lambda n: filled(b'\\"', n, HEAD + b'"', b""),
    "escapes": lambda n: filled(b"\\u0141", n, HEAD + b'"', b'"}}'),
    "openings": lambda n: filled(b"[", n, tail=b""),
    "objects in objects": lambda n: filled(b'{"a":', n, tail=b""),
    "short lists": lambda n: filled(b"[],", n, HEAD + b"[", b"1]}}"),
    "long keys": lambda n: filled(b"k", n, b'{"position": {"', b'": 1}}'),
    "an unknown long name": lambda n: filled(b"k", n, b'{"', b'": 1}'),
    "the same key": lambda n: filled(b'"a":1,', n, b'{"position": {', b'"b":1}}'),
    "digits": lambda n: filled(b"1", n),
    "digits of a fraction": lambda n: filled(b"1", n, HEAD + b"0."),
    "many fractions": lambda n: filled(b"1.2345678901234567890123e-300,", n, HEAD + b"[", b"1]}}"),
    "many long numbers": lambda n: filled(b"1" * 4000 + b",", n, HEAD + b"[", b"1]}}"),
    "blanks": lambda n: b" " * n,
    "empty texts": lambda n: filled(b'"",', n, HEAD + b"[", b"1]}}"),
}


def cost(attack, size, kind=NewTable):
    """The least of some seconds that a body costs to be read or refused."""
    data = ATTACKS[attack](size)
    least = 60.0
    for _ in range(3):
        began = time.perf_counter()
        try:
            decode(data, kind)
        except TabulariumError:
            pass
        least = min(least, time.perf_counter() - began)
    return least


@pytest.mark.parametrize("attack", ATTACKS)
@pytest.mark.parametrize("kind", [NewTable, Hello])
def test_a_body_costs_no_more_than_it_is_long(attack, kind):
    """Sixteen times as long: sixteen times the time; squared it would be 256 times."""
    small, large = cost(attack, 4096, kind), cost(attack, SMALL, kind)
    assert large < max(64 * small, 0.05)


@pytest.mark.parametrize("attack", ATTACKS)
def test_the_longest_body_is_read_at_once(attack):
    assert cost(attack, LARGE) < 0.25


def test_a_request_that_froze_everything(shared):
    """Without a token, in 64 kB: others are served meanwhile."""
    body = b'\\"' * (SMALL // 2 - 8)
    attacks = [threading.Thread(target=shared.post, args=("/api/tables", body)) for _ in range(8)]
    began = time.perf_counter()
    for attack in attacks:
        attack.start()
    assert shared.get("/api/site").status_code == 200
    for attack in attacks:
        attack.join()
    assert time.perf_counter() - began < 3


def test_a_hello_that_froze_everything(shared):
    table = shared.create()
    with connect(socket_address(shared, table.path)) as socket:
        socket.send('\\"' * 1000)
        began = time.perf_counter()
        assert msgspec.json.decode(socket.recv(10))["error"] == "BadBody"
        assert time.perf_counter() - began < 2


@pytest.mark.parametrize("number", [b"1e400", b"-1e999", b"1" * 100_000, b"0." + b"1" * 100_000])
def test_numbers_that_are_too_large(shared, number):
    answer = shared.post("/api/tables", HEAD + number + b"}}")
    assert (answer.status_code, answer.json()["error"]) == (400, "BadBody")


def test_as_many_values_as_are_allowed(shared):
    answer = shared.post("/api/tables", HEAD + b"[" + b"[]," * VALUES + b"1]}}")
    assert answer.status_code == 400
    assert str(VALUES) in answer.json()["message"].replace(",", "")


def nested(levels):
    return HEAD + b"[" * (levels - 2) + b"]" * (levels - 2) + b"}}"


def test_as_deep_as_is_allowed():
    assert decode(nested(DEEPEST), NewTable).position
    with pytest.raises(TabulariumError, match=str(DEEPEST)):
        decode(nested(DEEPEST + 1), NewTable)


def test_what_is_told_of_a_wrong_body_is_short(shared):
    answer = shared.post("/api/tables", b'{"' + b"k" * 60_000 + b'": 1}')
    assert answer.status_code == 400
    assert len(answer.content) < 1000


CHAT = {"request": "abcdefgh", "seat": None}
TURNED = ["\u061c", "\u200e", "\u200f", "\u202e", "\u2066", "\n"]


@pytest.mark.parametrize("mark", TURNED)
def test_marks_that_turn_text_around_are_refused(mark):
    for text in (f"{mark}hello", f"he{mark}llo", f"hello{mark}"):
        with pytest.raises(TabulariumError):
            decode(msgspec.json.encode({**CHAT, "text": text}), Chat)
        with pytest.raises(TabulariumError):
            wanted = {"game": "altay", "seats": [{"name": text}]}
            decode(msgspec.json.encode(wanted), NewTable)


@pytest.mark.parametrize("text", ["hello", "  hello  ", "szia, Ádám!", "x", " x y "])
def test_what_people_write_passes(text):
    assert decode(msgspec.json.encode({**CHAT, "text": text}), Chat).text == text


@pytest.mark.parametrize("text", ["", " ", " " * 500, "\u3000"])
def test_blanks_are_nothing_said(text):
    with pytest.raises(TabulariumError):
        decode(msgspec.json.encode({**CHAT, "text": text}), Chat)


def test_a_request_key_has_no_line_break_at_its_end():
    with pytest.raises(TabulariumError):
        move = {"version": 0, "request": "abcdefgh\n", "seat": 0, "key": "x"}
        decode(msgspec.json.encode(move), Move)
