"""Whose turn it is to be thought about: people first, owners in turn, nobody twice."""

import pytest
from sqlalchemy import insert, select, update

from server_support import Running, settings
from tabularium.server import due
from tabularium.server.database import migrate, open_engine
from tabularium.server.schema import OWNERS, TABLES


@pytest.fixture
def connection(database):
    engine = open_engine(database)
    migrate(engine)
    with engine.begin() as connection:
        yield connection
    engine.dispose()


def put(connection, *tables):
    now = due.clock(connection)
    for number, (name, more) in enumerate(tables):
        row = {"id": name, "created": 1.0, "start": "", "due_at": now - 1000 + number}
        row |= {"people": 1, "owner": name, **more}
        if row.pop("looks", False):
            row["watched"] = now
        connection.execute(insert(TABLES), row)


def all_in_turn(connection):
    found = []
    while name := due.claim(connection, "me"):
        found.append(name)
    return found


def test_people_first(connection):
    put(
        connection,
        ("bots, watched", {"people": 0, "looks": True}),
        ("somebody, away", {}),
        ("somebody, there", {"looks": True}),
        ("bots, alone", {"people": 0}),
        ("nobody due", {"due_at": None}),
    )
    assert all_in_turn(connection) == ["somebody, there", "somebody, away", "bots, watched"]


def test_not_before_its_time(connection):
    put(connection, ("soon", {"due_at": due.clock(connection) + 30}))
    assert due.claim(connection, "me") is None
    assert 29 < due.next_in(connection) <= 30


def test_two_hundred_tables_of_one_do_not_keep_the_other_waiting(connection):
    """D3: one queue, first come first served, no share per owner."""
    put(connection, *[(f"flood {n:03}", {"owner": "flood"}) for n in range(200)])
    put(connection, ("guest", {"owner": "guest", "due_at": due.clock(connection)}))
    assert due.ahead(connection, "guest") == 200
    due.charge(connection, due.claim(connection, "me"), 1.0)
    assert due.claim(connection, "me") == "guest"


def test_owners_take_turns_by_what_was_thought_for_them(connection):
    put(connection, *[(f"{who} {n}", {"owner": who}) for n in range(4) for who in "ab"])
    found = []
    for _ in range(8):
        name = due.claim(connection, "me")
        found.append(name[0])
        due.charge(connection, name, 2.5 if name[0] == "a" else 1.0)
    assert found == list("abbbabaa")


def test_thinking_of_long_ago_counts_less(connection):
    put(connection, ("lately", {}), ("long ago", {}))
    due.charge(connection, "lately", 1.0)
    due.charge(connection, "long ago", 60.0)
    ago = select(OWNERS.c.used - 10).where(OWNERS.c.owner == "long ago").scalar_subquery()
    earlier = update(OWNERS).where(OWNERS.c.owner == "long ago").values(used=ago)
    connection.execute(earlier)  # ten half-lives
    assert all_in_turn(connection) == ["long ago", "lately"]


def test_a_claim_that_we_do_not_know_of_ends(connection):
    """Its answer was lost: it was kept up as long as we thought about anything."""
    put(connection, ("known", {}), ("lost", {}))
    assert all_in_turn(connection) == ["known", "lost"]
    ends = select(TABLES.c.leased_until).order_by(TABLES.c.id)
    before = connection.execute(ends).scalars().all()
    due.renew(connection, "me", ["known"])
    after = connection.execute(ends).scalars().all()
    assert after[0] > before[0]
    assert after[1] == before[1]


def test_a_claim_ends_unless_it_is_renewed(connection):
    put(connection, ("table", {}))
    assert due.claim(connection, "me") == "table"
    assert due.claim(connection, "you") is None
    assert due.next_in(connection) <= due.LEASE
    connection.execute(update(TABLES).values(leased_until=due.clock(connection) - 1))
    assert due.claim(connection, "you") == "table"
    due.release(connection, "me")  # not ours any more
    assert due.claim(connection, "me") is None
    due.release(connection, "you", "table")
    assert due.claim(connection, "me") == "table"


@pytest.mark.slow
def test_two_that_claim_at_once_get_two_tables(postgres):
    engine = open_engine(postgres.database())
    migrate(engine)
    with engine.begin() as connection:
        put(connection, ("one", {}), ("two", {}))
    with engine.begin() as first, engine.begin() as second:
        assert {due.claim(first, "first"), due.claim(second, "second")} == {"one", "two"}
        assert due.claim(second, "second") is None
    engine.dispose()


def test_what_is_said_disturbs_no_bot(tmp_path):
    """Chat and the like while a bot thinks: it is not asked once more, and its answer counts."""
    url = f"sqlite:///{tmp_path}/tables.db"
    with Running(settings(db=url, thinkers=0)) as server:
        table = server.create("altay", seats=["human", "greedy"])
        while table.to_move() == 0:
            table.play()
        engine = open_engine(url)
        with engine.begin() as connection:
            assert due.claim(connection, "me") == table.id
        assert table.send("chat", 0, text="Well?").status_code == 200
        assert table.send("seat", 0, action="rename", name="Ada").status_code == 200
        new = {"seat": 0, "request": "a-new-link", "token": "n" * 32}
        assert server.post(f"{table.path}/link", new, table.tokens[0]).status_code == 200
        table.tokens[0] = new["token"]
        with engine.begin() as connection:
            assert due.claim(connection, "you") is None
        # what changes the game, or who plays, puts the question anew
        assert table.send("seat", 0, action="leave", bot="greedy").status_code == 200
        with engine.begin() as connection:
            columns = (TABLES.c.leased_by, TABLES.c.people)
            assert tuple(connection.execute(select(*columns)).one()) == (None, 0)
        engine.dispose()
