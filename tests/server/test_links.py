"""New links for seats: the old one opens nothing any more, at any server; nobody else is told."""

import asyncio
import logging
import secrets
import time
import uuid

import msgspec
import pytest
from sqlalchemy import select
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from server_support import Running, heard, settings, socket_address
from tabularium.server import commands, requests
from tabularium.server import database as tables_in
from tabularium.server.creating import started
from tabularium.server.database import Database, open_engine
from tabularium.server.errors import LinkReplaced, NoSuchTable
from tabularium.server.schema import ENTRIES, TOKENS
from tabularium.server.steps import at_once
from tabularium.server.table import ServedTable
from tabularium.server.tables import Tables
from tabularium.server.tokens import WATCH, Keys, hashed

FRESH = "b" * 32


def fresh():
    return secrets.token_urlsafe(24)


def link(table, seat, new, token=None, request=None):
    """Asks for a new link as the seat, or with another token."""
    body = {"seat": seat, "token": new, "request": request or str(uuid.uuid4())}
    return table.server.post(f"{table.path}/link", body, token or table.token(seat))


def renewed(table, seat):
    """Gives a seat a new link; the old token."""
    old, new = table.tokens[seat], fresh()
    answer = link(table, seat, new)
    assert answer.status_code == 200, answer.text
    table.tokens[seat] = new
    return old


def told(table, token):
    """What somebody is told who asks for whatever there is, as bytes."""
    move = {"version": 0, "request": "a-key-of-mine", "seat": 0, "key": "end"}
    chat = {"request": "a-key-of-mine", "seat": None, "text": "hello"}
    asked = [
        table.server.get(table.path, token),
        table.server.get(table.path, token, at=0),
        table.server.get(f"{table.path}/why", token, seat=0, thing="hand"),
        table.server.post(f"{table.path}/moves", move, token),
        table.server.post(f"{table.path}/chat", chat, token),
        link(table, 0, FRESH, token),
    ]
    return [(answer.status_code, answer.content) for answer in asked]


def put_out(socket):
    """How a socket ends: what is told last, and the code."""
    found = heard(socket, lambda said: "error" in said)
    with pytest.raises(ConnectionClosed) as closed:
        socket.recv(10)
    return found, closed.value.rcvd.code


def test_who_has_the_old_link_is_a_stranger(server):
    table = server.create()
    old = renewed(table, 0)
    assert told(table, old) == told(table, "never heard of") == [(404, told(table, old)[0][1])] * 6
    assert table.state(0)["open"] == [0]
    assert table.state(1)["open"] == [1]
    assert table.state()["open"] == []
    again = renewed(table, 0)
    assert told(table, again) == told(table, old)
    table.play()


def test_a_link_stays_replaced_after_a_restart(database):
    with Running(settings(db=database)) as first:
        table = first.create()
        old = renewed(table, 1)
    with Running(settings(db=database)) as second:
        table = table.on(second)
        assert second.get(table.path, old).status_code == 404
        assert table.state(1)["open"] == [1]


def test_sent_again_it_is_the_same_answer(shared):
    """The answer may have been lost: whoever asks again has nothing but the old token, and the new
    one that the request holds."""
    table = shared.create()
    old, new = table.tokens[0], fresh()
    answers = [link(table, 0, new, old, request="once-and-again") for _ in range(3)]
    assert [answer.status_code for answer in answers] == [200] * 3
    assert len({answer.content for answer in answers}) == 1
    assert answers[0].json()["open"] == [0]
    assert table.state()["version"] == 1
    another = link(table, 0, fresh(), new, request="once-and-again")
    assert (another.status_code, another.json()["error"]) == (422, "RequestReused")


def test_of_two_that_ask_at_once_one_is_put_out(shared):
    """Whoever has found the link and its owner: the first to ask has the seat."""
    table = shared.create()
    old = renewed(table, 0)
    assert link(table, 0, fresh(), old).status_code == 404
    assert table.state(0)["open"] == [0]


@pytest.mark.parametrize(
    "token", ["", "short", "x" * 31, "x" * 65, "é" * 32, "x" * 31 + " ", "x" * 32 + "\n", 7, None]
)
def test_tokens_that_are_none(shared, token):
    table = shared.create()
    answer = link(table, 0, token)
    assert (answer.status_code, answer.json()["error"]) == (400, "BadBody")
    assert table.state(0)["version"] == 0


def test_a_token_opens_one_thing(shared):
    """Else the link for spectators could be made to open a seat."""
    table = shared.create()
    for taken in (table.tokens[0], table.watch):
        answer = link(table, 0, taken)
        assert (answer.status_code, answer.json()["error"]) == (422, "NotPossible")
    assert link(table, 0, table.tokens[1]).status_code == 422
    assert link(table, 1, table.tokens[1], table.tokens[0]).status_code == 422
    assert link(table, 0, shared.create().tokens[0]).status_code == 422
    assert [table.state(seat)["open"] for seat in (0, 1, None)] == [[0], [1], []]
    assert table.state()["version"] == 0


def test_nobody_makes_a_link_for_another_seat(shared):
    table = shared.create(seats=["human", "human", "random"])
    for seat, token in ((1, table.tokens[0]), (0, table.watch), (2, table.tokens[0])):
        answer = link(table, seat, fresh(), token)
        assert (answer.status_code, answer.json()["error"]) == (403, "NotAllowed")
    body = {"seat": 0, "token": fresh(), "request": "no-token-at-all"}
    assert shared.post(f"{table.path}/link", body).status_code == 401
    assert table.state()["version"] == 0


def test_a_seat_that_a_bot_holds_has_a_link_of_its_own(shared):
    """Who leaves may hand the seat on; nobody else may."""
    table = shared.create()
    seat = 1 - table.to_move()
    assert table.send("seat", seat, action="leave", bot="random").status_code == 200
    assert link(table, seat, fresh(), table.tokens[1 - seat]).status_code == 403
    old = renewed(table, seat)
    assert table.send("seat", seat, token=old, action="return").status_code == 404
    assert table.send("seat", seat, action="return").status_code == 200


def test_the_others_notice_nothing(shared):
    table = shared.create()
    before = [table.state(seat) for seat in (1, None)]
    renewed(table, 0)
    after = [table.state(seat) for seat in (1, None)]
    assert [{**state, "version": 0} for state in after] == before
    # nor does what somebody was about to do
    seat = table.to_move()
    assert table.send("moves", seat, version=0, key=table.options()[0]).status_code == 200


def test_the_secret_is_nowhere(database, caplog):
    with caplog.at_level(logging.DEBUG), Running(settings(db=database, verbose=True)) as server:
        table = server.create()
        old = renewed(table, 0)
        link(table, 0, table.tokens[1])
        link(table, 0, "short" + fresh()[:20])
    written = caplog.text + str([record.__dict__ for record in caplog.records])
    engine = open_engine(database)
    with engine.connect() as connection:
        stored = str([connection.execute(select(one)).all() for one in (ENTRIES, TOKENS)])
    engine.dispose()
    assert hashed(table.tokens[0]) in stored
    assert hashed(old) not in stored
    for secret in (old, *table.tokens.values(), table.watch):
        assert secret not in written
        assert secret not in stored
    assert hashed(table.tokens[0]) not in written


def test_a_socket_of_the_old_link_is_put_out(server):
    table = server.create()
    with table.live(0) as mine, table.live(1) as other:
        for socket in (mine, other):
            heard(socket, lambda state: all(seat["here"] for seat in state["seats"]))
        renewed(table, 0)
        said, code = put_out(mine)
        assert (said["error"], code) == ("LinkReplaced", 4404)
        assert "replaced" in said["message"]
        # whoever stays sees that nobody is there
        heard(other, lambda state: not state["seats"][0]["here"])


@pytest.mark.parametrize("patches", [False, True])
def test_a_screen_that_loses_one_of_its_seats_keeps_the_other(shared, patches):
    """It is sent as a whole what it may see now, and nothing of the other seat any more."""
    table = shared.create()
    lost = table.to_move()
    hello = {"tokens": [table.tokens[0], table.tokens[1]], "patches": patches}
    with connect(socket_address(shared, table.path), max_size=None) as socket:
        socket.send(msgspec.json.encode(hello).decode())
        before = heard(socket, lambda state: True)
        assert (before["open"], before["viewer"]) == ([0, 1], lost)
        renewed(table, lost)
        after = heard(socket, lambda said: said["version"] == 1)
        kept = table.state(1 - lost)
        assert (kept["open"], kept["viewer"]) == ([1 - lost], 1 - lost)
        assert kept["view"] != before["view"]
        assert after == {**kept, "seats": after["seats"]}
        assert "options" not in after["decision"]
        assert not kept["seats"][lost]["here"]
        table.play()
        heard(socket, lambda said: said["version"] == 2)


def test_a_socket_of_the_new_link_stays(shared):
    table = shared.create()
    renewed(table, 0)
    with table.live(0) as socket:
        heard(socket, lambda state: state["version"] == 1)
        renewed(table, 1)
        assert heard(socket, lambda state: state["version"] == 2)["open"] == [0]


def test_the_client_makes_a_new_link(shared):
    table = shared.client().create("altay", seats=["human", "human"])
    me = table.seat(0)
    stolen = shared.client().table(table.id, {0: table.tokens[0]}).seat(0)
    assert stolen.state["open"] == [0]
    token = me.new_link()
    assert table.tokens[0] == token
    assert me.state["open"] == [0]
    with pytest.raises(NoSuchTable):
        stolen.say("still here")
    assert shared.client().table(table.id, {0: token}).seat(0).state["viewer"] == 0
    me.new_link()
    me.say("twice")
    assert me.state["version"] == 3


def test_a_client_that_waits_is_told(shared):
    table = shared.client().create("altay", seats=["human", "human"])
    waiting = 1 - table.state["decision"]["seat"]
    thief = shared.client().table(table.id, dict(table.tokens)).seat(waiting)
    with pytest.raises(TimeoutError):
        thief.wait(0.2)
    table.seat(waiting).new_link()
    with pytest.raises(LinkReplaced):
        thief.wait(10)


# several servers ------------------------------------------------------------------------------


def test_a_link_replaced_while_a_table_is_read_is_no_link_any_more(tmp_path, monkeypatch):
    """The log and the tokens are read one after the other; between them anything may happen."""
    url = f"sqlite:///{tmp_path}/tables.db"
    with Running(settings(db=url)) as server:
        table = server.create()
        old = table.tokens[0]
        read = tables_in.read_entries
        between = []

        def slowly(*asked):
            found = read(*asked)
            if not between:
                between.append(True)
                renewed(table, 0)
            return found

        monkeypatch.setattr(tables_in, "read_entries", slowly)
        engine = open_engine(url)
        with engine.connect() as connection:
            stored = tables_in.read_table(connection, table.id)
            later = at_once(ServedTable.read(table.id, stored))
            assert later.version == 0
            for entry in read(connection, table.id, 0):
                later.apply(entry)
        engine.dispose()
        assert (later.opens(old), later.opens(table.tokens[0])) == (False, True)


def test_what_another_server_has_replaced_is_asked_before_anything_is_stored(tmp_path):
    """A server that has not heard of the new link yet: its old token changes nothing."""
    url = f"sqlite:///{tmp_path}/tables.db"
    keys = Keys("table", {0: "a" * 32, 1: "c" * 32, WATCH: "w" * 32})

    async def play():
        here, there = (Tables(Database(url), settings()) for _ in range(2))
        await here.database.open()
        await there.database.open()
        made = started(requests.NewTable(game="altay", seats=["human", "human"]))
        await here.create(keys, made, "")
        async with here.use(keys.table) as mine, there.use(keys.table) as other:
            new = commands.link(requests.NewLink("request-1", 0, FRESH), (0,))
            await here.change(mine, new, [keys.tokens[0]])
            assert other.opened([keys.tokens[0]]) == (0,)  # it has not heard
            for late in (
                commands.chat(requests.Chat("request-2", 0, "hello"), (0,)),
                commands.link(requests.NewLink("request-3", 0, "d" * 32), (0,)),
            ):
                with pytest.raises(NoSuchTable):
                    await there.change(other, late, [keys.tokens[0]])
            assert await here.database.standing(keys.table) == (0, 1)
            # everybody else goes on
            said = commands.chat(requests.Chat("request-4", 1, "hello"), (1,))
            await there.change(other, said, [keys.tokens[1]])
            assert await here.database.standing(keys.table) == (0, 2)
        for one in (here, there):
            await one.close()
            await one.database.close()

    asyncio.run(play())


@pytest.mark.slow
def test_replaced_at_one_server_it_is_dead_at_the_other(postgres):
    url = postgres.database()
    with Running(settings(db=url)) as first, Running(settings(db=url)) as second:
        table = first.create()
        other = table.on(second)
        for seat in (0, 1):
            with other.live(seat) as socket, other.live(1 - seat) as stays:
                for one in (socket, stays):
                    heard(one, lambda state: True)
                began = time.monotonic()
                old = renewed(table, seat)
                other.tokens[seat] = table.tokens[seat]
                assert second.get(table.path, old).status_code == 404
                said, code = put_out(socket)
                assert time.monotonic() - began < 1
                assert (said["error"], code) == ("LinkReplaced", 4404)
                assert other.state(seat)["open"] == [seat]
                moves = table.play()["moves"]
                heard(stays, lambda state, moves=moves: state["moves"] == moves)
