"""A table whose log today's rules read differently: it is shown, not played, and says so."""

import msgspec
import pytest
from sqlalchemy import select, update

from server_support import Running, heard, settings
from tabularium.server.database import open_engine
from tabularium.server.schema import ENTRIES, TABLES
from tabularium.server.start import Start


@pytest.fixture
def older(tmp_path):
    """A table of six moves, of which the fifth has another name today."""
    url = f"sqlite:///{tmp_path}/tables.db"
    with Running(settings(db=url)) as server:
        table = server.create("altay")
        for _ in range(6):
            table.play()
    rewrite(url, 5, key="of:older:rules")
    with Running(settings(db=url)) as server:
        yield table.on(server)


def rewrite(url, version, **changed):
    engine = open_engine(url)
    with engine.begin() as connection:
        row = (ENTRIES.c.table_id == select(TABLES.c.id).scalar_subquery()) & (
            ENTRIES.c.version == version
        )
        body = msgspec.json.decode(connection.execute(select(ENTRIES.c.body).where(row)).scalar())
        new = msgspec.json.encode({**body, **changed}).decode()
        connection.execute(update(ENTRIES).where(row).values(body=new))
    engine.dispose()


def test_it_is_shown_up_to_there(older):
    state = older.state(0)
    assert (state["moves"], state["version"]) == (4, 6)
    assert state["closed"].startswith("This table was begun by older rules, in which move 5")
    assert "options" not in state["decision"]
    assert state["undo"] == {"reason": state["closed"]}
    assert older.state(0, at=2)["moves"] == 4
    with older.live(1) as socket:
        assert heard(socket, lambda state: True)["closed"]


def test_it_is_not_played(older):
    seat = older.to_move()
    refused = older.send("moves", seat, key="end")
    assert (refused.status_code, refused.json()["error"]) == (422, "NotPossible")
    assert refused.json()["message"] == older.state()["closed"]
    assert older.send("undo", 0, to=0).status_code == 422
    assert older.send("seat", 0, action="leave", bot="greedy").status_code == 422
    # people may still talk, and part
    assert older.send("chat", 0, text="Well then.").status_code == 200
    assert older.send("seat", 0, action="rename", name="Ada").status_code == 200
    new = {"seat": 0, "request": "a-new-link", "token": "n" * 32}
    assert older.server.post(f"{older.path}/link", new, older.token(0)).status_code == 200
    older.tokens[0] = new["token"]
    assert older.state(0)["moves"] == 4


def test_a_new_table_goes_on_from_it(older):
    made = older.server.post(
        f"{older.path}/branch", {"request": "go-on-from", "at": 3}, older.token(0)
    )
    assert made.status_code == 201


def test_a_start_that_is_refused_today(tmp_path):
    url = f"sqlite:///{tmp_path}/tables.db"
    with Running(settings(db=url)) as server:
        table = server.create("altay")
    engine = open_engine(url)
    with engine.begin() as connection:
        start = connection.execute(select(TABLES.c.start)).scalar().replace('"altay"', '"chess"')
        connection.execute(update(TABLES).values(start=start))
    engine.dispose()
    with Running(settings(db=url)) as server:
        answer = server.get(table.path, table.token(0))
        assert (answer.status_code, answer.json()["error"]) == (410, "Gone")


def test_what_is_usual_later_changes_no_table(tmp_path):
    """All options are noted as they were, those that nobody has set too."""
    url = f"sqlite:///{tmp_path}/tables.db"
    with Running(settings(db=url)) as server:
        server.create("imperium")
    engine = open_engine(url)
    with engine.connect() as connection:
        text, rules = connection.execute(select(TABLES.c.start, TABLES.c.rules)).one()
    engine.dispose()
    start = msgspec.json.decode(text, type=Start)
    assert rules == start.rules == start.play().rules.info.version
    assert set(start.options) == {option.name for option in start.play().rules.info.options}
    assert start.sets
