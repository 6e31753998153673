"""Hostile bodies: each is refused with its name, and nothing changes."""

import pytest


@pytest.fixture(scope="module")
def table(shared):
    return shared.create()


GOOD = {"version": 0, "request": "abcdefgh", "seat": 0, "key": "x"}


def without(name):
    return {key: value for key, value in GOOD.items() if key != name}


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"{",
        b"null",
        b"[]",
        b'"move"',
        b"\xff\xfe",
        b'{"version": NaN, "request": "abcdefgh", "seat": 0, "key": "x"}',
        b'{"version": Infinity, "request": "abcdefgh", "seat": 0, "key": "x"}',
        b'{"version": 1e999, "request": "abcdefgh", "seat": 0, "key": "x"}',
        b'{"version": 0, "request": "abcdefgh", "seat": 0, "key": "\\ud800"}',
        b'{"version": 0, "request": "abcdefgh", "seat": 0, "key": "\\udc00 and more"}',
        b'{"version": 0, "request": "abcdefgh", "seat": 0, "key": "\xed\xa0\x80"}',
        {**GOOD, "admin": True},
        {**GOOD, "version": -1},
        {**GOOD, "version": "0"},
        {**GOOD, "version": 0.5},
        {**GOOD, "version": True},
        {**GOOD, "version": 10**30},
        {**GOOD, "seat": 5},
        {**GOOD, "seat": None},
        {**GOOD, "request": "short"},
        {**GOOD, "request": "x" * 65},
        {**GOOD, "request": "with a space"},
        {**GOOD, "key": ""},
        {**GOOD, "key": "x" * 201},
        {**GOOD, "key": ["x"]},
        without("version"),
        without("request"),
        without("seat"),
        without("key"),
    ],
)
def test_a_body_of_the_wrong_shape(shared, table, body):
    answer = shared.post(f"{table.path}/moves", body, table.tokens[0])
    assert answer.status_code == 400, answer.text
    assert answer.json()["error"] == "BadBody"
    assert answer.json()["message"]
    assert table.state()["version"] == 0


@pytest.mark.parametrize("opening", [b"[", b'{"a":'])
@pytest.mark.parametrize("levels", [33, 20_000])
def test_deep_nesting(shared, table, opening, levels):
    body = b'{"position": ' + opening * levels + b"1"
    answer = shared.post("/api/tables", body)
    assert answer.status_code == 400
    assert "32" in answer.json()["message"]


def test_brackets_inside_texts_are_no_nesting(shared, table):
    answer = table.send("chat", 0, text="[" * 100 + '\\"{')
    assert answer.status_code == 200
    assert answer.json()["chat"]["lines"][-1]["text"] == "[" * 100 + '\\"{'


@pytest.mark.parametrize(
    ("path", "size"),
    [("moves", 65 * 1024), ("moves", 11 * 1024 * 1024), ("", 1100 * 1024), ("", 11 * 1024 * 1024)],
)
def test_too_long(shared, table, path, size):
    address = f"{table.path}/{path}" if path else "/api/tables"
    answer = shared.post(address, b'{"key": "' + b"x" * size + b'"}', table.tokens[0])
    assert answer.status_code == 413
    assert answer.json()["error"] == "TooLarge"


@pytest.mark.parametrize(
    ("body", "error", "status"),
    [
        ({}, "BadBody", 400),
        ({"game": "altay", "position": {}}, "BadBody", 400),
        ({"game": "chess"}, "UnknownGame", 422),
        ({"game": "altay", "seats": ["human"]}, "BadSeats", 422),
        ({"game": "altay", "seats": ["human"] * 6}, "BadBody", 400),
        ({"game": "altay", "seats": ["human", "stockfish"]}, "UnknownBot", 422),
        ({"game": "altay", "options": {"trade": "maybe"}}, "BadOption", 422),
        ({"game": "altay", "options": {"speed": 3}}, "BadOption", 422),
        ({"game": "altay", "seats": [{"who": "human", "age": 7}, "greedy"]}, "BadBody", 400),
        (
            {"game": "altay", "seats": [{"who": "human", "faction": "cats"}, "greedy"]},
            "BadSeats",
            422,
        ),
        ({"position": {"game": "altay"}}, "BadPosition", 422),
        ({"record": {"game": "altay"}}, "BadRecord", 422),
        ({"record": {"game": "altay", "keys": 7}}, "BadRecord", 422),
        ({"game": "altay", "seed": 7}, "BadBody", 400),
    ],
)
def test_a_table_that_cannot_be(shared, body, error, status):
    answer = shared.post("/api/tables", body)
    assert (answer.json()["error"], answer.status_code) == (error, status)


@pytest.mark.parametrize("query", ["at=-1", "at=x", "at=1&at=2", "lang=", "nothing=1"])
def test_questions_of_the_wrong_shape(shared, table, query):
    answer = shared.get(f"{table.path}?{query}", table.tokens[0])
    assert answer.status_code == 400, answer.text


def test_addresses_that_are_none(shared):
    assert shared.get("/api/nothing").status_code == 404
    assert shared.http.delete("/api/tables").status_code == 405
    for path in ("/..%2f..%2fetc%2fpasswd", "/%00", "/assets/../../pyproject.toml"):
        answer = shared.get(path)
        assert answer.status_code in (400, 404), path
        assert answer.json()["error"] == "NotFound"


def test_a_message_of_a_million_letters_on_a_socket(shared, table):
    with table.live(0) as socket:
        socket.recv(10)
        socket.send("x" * 1_000_000)
        with pytest.raises(Exception, match="1009"):
            while True:
                socket.recv(10)
