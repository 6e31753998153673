"""The commands of those who own a server, while it runs."""

import itertools
import os
import subprocess
import sys
import threading
import time
import uuid
from contextlib import ExitStack

import msgspec
import pytest
from sqlalchemy import select
from websockets.exceptions import ConnectionClosed

from owner_support import Owner, finished, set_back, stored
from server_support import Running, heard, settings, wait_until
from tabularium.server.database import open_engine
from tabularium.server.schema import ENTRIES, TABLES, TOKENS, WEIGHED

pytestmark = pytest.mark.slow

COMMAND = [sys.executable, "-c", "from tabularium.cli.main import app; app()"]
SOON = 4.0  # seconds: a database in a file is looked at once a second


@pytest.fixture
def owner(database):
    return Owner(database)


def closing(socket):
    """What a socket is told last, and the code it is closed with."""
    last = {}
    try:
        while True:
            last = msgspec.json.decode(socket.recv(SOON))
    except ConnectionClosed as end:
        return last, end.rcvd.code


def moved(table, seat, key):
    """A move that is sent without a look at the table."""
    body = {"version": 0, "request": "move-of-mine", "seat": seat, "key": key}
    return table.server.post(f"{table.path}/moves", body, table.tokens[seat])


# looking --------------------------------------------------------------------------------------


def test_tables_are_listed(server, owner):
    altay = server.create("altay", seats=[{"who": "human", "name": "Ada"}, "human"])
    nations = server.create("nations", seats=["human", {"who": "human", "name": "100%"}])
    over = server.create(None, record=finished(), seats=["human", "human"])
    for _ in range(3):
        altay.play()
    lines = owner.data("tables")
    assert [line["id"] for line in lines] == [altay.id, over.id, nations.id]
    first = lines[0]
    assert (first["game"], first["moves"], first["people"], first["over"]) == (
        *("altay", 3, 2),
        False,
    )
    assert first["created"] <= first["changed"] <= time.time()
    assert lines[1]["over"] is True and lines[1]["moves"] > 10
    assert len({line["owner"] for line in lines}) == 1

    def found(*words):
        return {line["id"] for line in owner.data("tables", *words)}

    assert found("--game", "nations") == {nations.id}
    assert found("--name", "Ada") == {altay.id}
    assert found("--name", "100%") == {nations.id}  # % stands for itself
    assert found("--name", "A") == set()
    assert found("--over") == {over.id}
    assert found("--running") == {altay.id, nations.id}
    assert found("--owner", first["owner"][:6]) == {altay.id, nations.id, over.id}
    assert found("--idle", "1h") == set()
    assert found("--limit", "1") == {altay.id}
    set_back(owner.url, nations.id, over.id)
    assert found("--idle", "99d") == {nations.id, over.id}
    assert found("--idle", "15w") == set()
    told = owner("tables", "--game", "altay")
    assert altay.id in told and "running" in told and "over" in told
    assert owner("tables", "--game", "chess") == "There are no such tables.\n"


def test_a_name_that_was_taken_later_is_found(server, owner):
    table = server.create()
    table.send("seat", 1, action="rename", name="Béla “B” \\ Łoś")
    assert [line["id"] for line in owner.data("tables", "--name", "Béla “B” \\ Łoś")] == [table.id]


def test_a_table_is_shown_without_its_secrets(server, owner):
    table = server.create(seats=[{"who": "human", "name": "Ada"}, "greedy"])
    table.send("chat", 0, text="Not for everybody.")
    data = owner.data("show", table.id)
    assert data["seats"][0] == {"seat": 0, "who": "human", "name": "Ada", "bot": None, "link": True}
    assert data["seats"][1]["link"] is False
    assert (data["chat"], data["spectators"]) == (1, True)
    (start,) = stored(owner.url, select(TABLES.c.start))
    seed = str(msgspec.json.decode(start[0])["seed"])
    told = owner("show", table.id) + owner("show", table.id, "--json") + owner("tables", "--json")
    for secret in (seed, "Not for", *table.tokens.values(), table.watch, "hash"):
        assert secret not in told
    assert "There is no table “none”." in owner("show", "none", code=2)


# deleting -------------------------------------------------------------------------------------


def test_a_table_is_deleted_where_somebody_sits(server, owner):
    table, other = server.create(seats=["human", "greedy"]), server.create()
    while table.to_move() == 0:
        table.play()
    wait_until(lambda: table.to_move() == 0)
    other.play()
    with table.live(0) as socket, other.live(0) as stays:
        heard(socket, lambda state: True)
        heard(stays, lambda state: True)
        key = table.options()[0]
        assert owner("delete", table.id, "--yes") == "One table is deleted.\n"
        told, code = closing(socket)
        assert code == 4410
        assert told == {"error": "TableDeleted", "message": "This table has been deleted."}
        assert server.get(table.path, table.tokens[0]).status_code == 404
        assert moved(table, 0, key).status_code == 404
        other.play()
        heard(stays, lambda state: state["moves"] == 2)
    for part in (TABLES.c.id, ENTRIES.c.table_id, TOKENS.c.table_id, WEIGHED.c.table_id):
        assert table.id not in {row[0] for row in stored(owner.url, select(part))}
    assert other.state()["moves"] == 2


def test_a_move_that_comes_before_the_news(server, owner):
    """Whoever has not heard yet that the table is gone finds out when they move."""
    table = server.create()
    seat, key = table.to_move(), table.options()[0]
    owner("delete", table.id, "--yes")
    answer = moved(table, seat, key)
    assert (answer.status_code, answer.json()["error"]) == (410, "TableDeleted")
    assert moved(table, seat, key).status_code == 404  # from then on as if it had never been
    assert stored(owner.url, select(ENTRIES.c.version)) == []


def test_what_cannot_be_undone_is_asked(server, owner):
    table = server.create()
    set_back(owner.url, table.id)
    for words in (
        ["delete", table.id],
        ["expire", "--older", "1d"],
        ["revoke", table.id],
        ["forget", table.tokens[0]],
        ["forget", "-"],
    ):
        told = owner(*words, code=2, typed="y\n")
        assert "This cannot be undone, and there is nobody to be asked: say --yes." in told, words
    assert table.state(0)["moves"] == 0
    assert "There is no table “none”." in owner("delete", table.id, "none", "--yes", code=2)
    assert table.state(0)["moves"] == 0


def test_abandoned_tables_are_deleted_by_hand(server, owner):
    old, over, fresh = server.create(), server.create(None, record=finished()), server.create()
    set_back(owner.url, old.id, over.id)
    assert "For how long must nobody have come?" in owner("expire", "--yes", code=2)
    assert "“soon” is no length of time." in owner("expire", "--older", "soon", code=2)
    said = owner("expire", "--older", "90d", "--dry-run")
    assert said == "Nobody has come to 2 tables for so long.\n"
    assert len(owner.data("tables")) == 3
    assert owner("expire", "--older", "101d", "--yes").startswith("Nobody has come to 0 tables")
    assert owner("expire", "--older", "90d", "--yes") == "2 tables are deleted.\n"
    assert [line["id"] for line in owner.data("tables")] == [fresh.id]


# links ----------------------------------------------------------------------------------------


def test_a_link_is_replaced(server, owner):
    table = server.create()
    with table.live(0) as gone, table.live(1) as stays, table.live(None) as watches:
        for socket in (gone, stays, watches):
            heard(socket, lambda state: True)
        told = owner("revoke", table.id, "--seat", "0", "--yes")
        fresh = told.split("#")[1].strip()
        said, code = closing(gone)
        assert (said["error"], code) == ("LinkReplaced", 4404)
        assert f"0: /t/{table.id}#{fresh}" in told
        assert server.get(table.path, table.tokens[0]).status_code == 404
        assert server.get(table.path, fresh).json()["open"] == [0]
        if table.to_move() == 1:
            table.play()
        else:
            table.tokens[0] = fresh
            table.play()
        for socket in (stays, watches):
            heard(socket, lambda state: state["moves"] == 1)
    assert "no such seat" in owner("revoke", table.id, "--seat", "4", "--yes", code=2)


def test_all_links_are_replaced(server, owner):
    table = server.create(seats=["human", "greedy", "human"])
    told = owner("revoke", table.id, "--yes")
    lines = dict(line.split(": ") for line in told.splitlines()[1:])
    assert set(lines) == {"0", "2", "spectators"}
    wait_until(lambda: server.get(table.path, table.watch).status_code == 404, SOON)
    for who, link in lines.items():
        state = server.get(table.path, link.split("#")[1]).json()
        assert state["open"] == ([] if who == "spectators" else [int(who)])


def test_a_screen_of_two_keeps_the_other_seat(server, owner):
    table = server.create()
    with table.live(tokens=list(table.tokens.values())) as socket:
        assert heard(socket, lambda state: True)["open"] == [0, 1]
        owner("revoke", table.id, "--seat", "1", "--yes")
        state = heard(socket, lambda state: state["open"] == [0], SOON)
        assert (state["viewer"], state["log"]["from"]) == (0, 0)


# the house ------------------------------------------------------------------------------------

CLOSED = {
    "en": "No new tables are taken here at present. Those that are there go on.",
    "hu": "Itt most nem nyitható új asztal. A meglévők folytatódnak.",
    "pl": "Obecnie nie przyjmuje się tu nowych stołów. Te, które są, grają dalej.",
}


def test_a_closed_house_takes_no_new_tables(server, owner):
    table = server.create()
    assert server.get("/api/site").json()["closed"] is False
    assert owner("close").startswith("No new tables are taken.")
    assert server.get("/api/site").json()["closed"] is True
    branch = {"request": "branch-off-now", "at": 0}
    for lang, said in CLOSED.items():
        for path, body in (("/api/tables", {"game": "altay"}), (f"{table.path}/branch", branch)):
            answer = server.post(path, body, table.tokens[0], params={"lang": lang})
            assert answer.status_code == 403
            assert answer.json() == {"error": "HouseClosed", "message": said}
    assert table.play()["moves"] == 1
    assert len(owner.data("tables")) == 1
    owner("close")  # it is closed already
    assert owner("open") == "New tables are taken again.\n"
    assert server.post(f"{table.path}/branch", branch, table.tokens[0]).status_code == 201
    assert server.create().state()["moves"] == 0


# while many play ------------------------------------------------------------------------------


def test_whatever_is_done_while_many_play(database, owner):
    """Two servers where there can be two: nothing breaks, and no move that was answered is lost."""
    with ExitStack() as stack:
        first = stack.enter_context(Running(settings(db=database)))
        second = first
        if database.startswith("postgres"):
            second = stack.enter_context(Running(settings(db=database, thinkers=0)))
        tables = [first.create(seats=["human", "human"]) for _ in range(6)]
        made = dict.fromkeys((table.id for table in tables), 0)
        answers = []
        stop = threading.Event()

        def play(table):
            for number in itertools.count():
                at = table.on((first, second)[number % 2])
                state = at.server.get(at.path, at.watch)
                answers.append(state.status_code)
                if stop.is_set() or state.status_code != 200 or state.json()["over"]:
                    return
                seat = state.json()["decision"]["seat"]
                seen = at.server.get(at.path, at.tokens[seat])
                asked = seen.json().get("decision") or {} if seen.status_code == 200 else {}
                if "options" not in asked:
                    continue
                body = {"version": state.json()["version"], "request": str(uuid.uuid4())}
                body |= {"seat": seat, "key": asked["options"][0]["key"]}
                moved = at.server.post(f"{at.path}/moves", body, at.tokens[seat])
                answers.append(moved.status_code)
                made[table.id] += moved.status_code == 200
                said = {"request": str(uuid.uuid4()), "seat": seat, "text": "Well?"}
                answers.append(at.server.post(f"{at.path}/chat", said, at.tokens[seat]).status_code)

        players = [threading.Thread(target=play, args=(table,)) for table in tables]
        for player in players:
            player.start()
        try:
            for table in tables[:4]:
                for seat in (0, 1):
                    words = ("--table", table.id, "--seat", seat, "--stay", "--yes")
                    owner("forget", *words)
            owner("delete", tables[0].id, "--yes")
            owner("revoke", tables[1].id, "--seat", "1", "--yes")
            owner("forget", tables[2].tokens[0], "--yes")
            time.sleep(0.5)
        finally:
            stop.set()
            for player in players:
                player.join()
        assert set(answers) <= {200, 404, 409, 410, 422}
        left = {line["id"]: line for line in owner.data("tables")}
        assert set(left) == {table.id for table in tables[1:]}
        for table in tables[1:]:
            # a bot may have moved, too
            assert left[table.id]["moves"] >= made[table.id] > 0
            state = table.state()
            assert state["closed"] is None
            if table is not tables[2]:
                assert state["moves"] == made[table.id]
            versions = select(ENTRIES.c.version).where(ENTRIES.c.table_id == table.id)
            found = sorted(row[0] for row in stored(owner.url, versions))
            assert found == list(range(1, len(found) + 1))


# at a terminal --------------------------------------------------------------------------------


@pytest.mark.parametrize(("answer", "gone"), [("y", True), ("n", False), ("", False)])
def test_at_a_terminal_it_is_asked(tmp_path, answer, gone):
    url = f"sqlite:///{tmp_path}/tables.db"
    with Running(settings(db=url)) as server:
        table = server.create()
    ours, theirs = os.openpty()
    process = subprocess.Popen(
        [*COMMAND, "admin", "delete", table.id, "--db", url, "--lang", "hu"],
        stdin=theirs,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
    )
    os.write(ours, f"{'i' if answer == 'y' else answer}\n".encode())
    told, _ = process.communicate(timeout=60)
    os.close(ours)
    os.close(theirs)
    assert "Végleg törlődjön ez az asztal? [i/N]" in told
    assert process.returncode == (0 if gone else 1)
    assert ("Egy asztal törölve." if gone else "Nem történt semmi.") in told
    assert (Owner(url).data("tables") == []) == gone


# where there is nothing of ours -----------------------------------------------------------------


def test_a_database_that_nobody_has_served(tmp_path):
    file = tmp_path / "none.db"
    told = Owner(f"sqlite:///{file}")("tables", code=2)
    assert "There are no tables of Tabularium in the database" in told
    assert not file.exists()
    file.touch()
    assert "There are no tables of Tabularium" in Owner(f"sqlite:///{file}")("tables", code=2)
    assert "is not the address of a database" in Owner("tables.db")("tables", code=2)


@pytest.mark.parametrize(
    ("revision", "said"), [("0003", "an older version"), ("9999", "a newer version")]
)
def test_a_database_of_another_version(tmp_path, revision, said):
    url = f"sqlite:///{tmp_path}/tables.db"
    with Running(settings(db=url)):
        pass
    engine = open_engine(url)
    with engine.begin() as connection:
        connection.exec_driver_sql(f"UPDATE alembic_version SET version_num = '{revision}'")
    engine.dispose()
    assert said in Owner(url)("tables", code=2)


def test_the_settings_name_the_database(server, owner, tmp_path, monkeypatch):
    table = server.create()
    file = tmp_path / "tabularium.toml"
    file.write_text(f'db = "{owner.url}"\n')
    owner.url = None
    runs = [("--config", file)]
    for words in runs:
        assert table.id in _without_db("tables", *words)
    monkeypatch.setenv("TABULARIUM_CONFIG", str(file))
    assert table.id in _without_db("tables")


def _without_db(*words):
    from typer.testing import CliRunner

    from tabularium.cli.main import app

    result = CliRunner().invoke(app, ["admin", *map(str, words)])
    assert result.exit_code == 0, result.output
    return result.output
