"""Lines for programs, with a name for each request; and never too many of one kind."""

import io
import logging

import msgspec
import pytest

from server_support import Running, settings
from tabularium.server.logs import LIKE, WHILE, Bounded, JsonLines, Plain
from tabularium.server.visitor import REQUEST_ID, request_id


@pytest.fixture
def lines(caplog):
    """What a server logs meanwhile, as a handler of its own writes it."""
    stream = io.StringIO()
    handler = logging.StreamHandler(stream)
    handler.setFormatter(JsonLines())
    logger = logging.getLogger("tabularium")
    before = logger.level
    logger.setLevel(logging.INFO)
    logger.addHandler(handler)
    yield lambda: [msgspec.json.decode(line) for line in stream.getvalue().splitlines()]
    logger.removeHandler(handler)
    logger.setLevel(before)


def test_a_line_for_each_request(tmp_path, lines):
    with Running(settings(db=f"sqlite:///{tmp_path}/tables.db")) as server:
        table = server.create()
        headers = {"Authorization": f"Bearer {table.tokens[0]}", "X-Request-ID": "from-the-proxy-7"}
        answer = server.http.get(f"{table.path}?lang=hu", headers=headers)
    assert answer.headers["x-request-id"] == "from-the-proxy-7"
    (line,) = [line for line in lines() if line.get("path") == table.path]
    assert line["request"] == "from-the-proxy-7"
    assert line["method"] == "GET"
    assert line["status"] == 200
    assert line["table"] == table.id
    assert line["level"] == "info"
    assert line["time"].endswith("+00:00")
    assert isinstance(line["ms"], float)
    assert "lang" not in line["message"]
    everything = msgspec.json.encode(lines()).decode()
    assert "127.0.0.1" not in everything
    for token in [*table.tokens.values(), table.watch]:
        assert token not in everything


def test_every_answer_says_which_request_it_answers(shared):
    found = {shared.get("/api/site").headers["x-request-id"] for _ in range(3)}
    found.add(shared.get("/nothing").headers["x-request-id"])
    found.add(shared.get("/" + "x" * 300).headers["x-request-id"])
    assert len(found) == 5


@pytest.mark.parametrize(
    "given", ["", "short", "x" * 65, "with blanks in it", "två-två-två", 'quote"quote"', "a\nb" * 4]
)
def test_a_request_id_that_is_not_sane_is_made_anew(given):
    made = request_id(given)
    assert made != given
    assert request_id(made) == made


def test_lines_of_what_a_request_causes_have_its_name():
    REQUEST_ID.set("abcdefgh")
    record = logging.LogRecord("tabularium.server", 30, "x.py", 1, "table %s", ("t",), None)
    line = msgspec.json.decode(JsonLines().format(record))
    assert (line["request"], line["message"], line["level"]) == ("abcdefgh", "table t", "warning")
    REQUEST_ID.set("")
    assert "request" not in msgspec.json.decode(JsonLines().format(record))


@pytest.mark.parametrize("formatter", [Plain(), JsonLines()])
def test_messages_of_exceptions_are_not_written(formatter):
    try:
        raise ValueError("hand@0:hunter")
    except ValueError as problem:
        about = (ValueError, problem, problem.__traceback__)
    record = logging.LogRecord("uvicorn.error", 40, "x.py", 1, "Exception in ASGI", (), about)
    told = formatter.format(record)
    assert "ValueError" in told
    assert "test_logs.py" in told
    assert "hunter" not in told


def test_what_many_requests_cause_is_written_a_few_times():
    now = [0.0]
    bounded = Bounded(lambda: now[0])

    def written(message, *words):
        record = logging.LogRecord("uvicorn.error", 30, "x.py", 1, message, words, None)
        return record.getMessage() if bounded.filter(record) else None

    told = [written("Invalid HTTP request received.") for _ in range(100_000)]
    assert sum(one is not None for one in told) == LIKE
    assert written("something else %s", 1) == "something else 1"
    now[0] = WHILE + 1
    more = 100_000 - LIKE
    assert written("Invalid HTTP request received.").endswith(f"(and {more} more like this)")
