"""A person is forgotten: what they wrote goes, and the game of the others goes on."""

import time

import msgspec
import pytest
from sqlalchemy import select

from owner_support import Owner, finished, set_back, stored
from server_support import Running, heard, settings, wait_until
from tabularium.server.schema import ENTRIES, TABLES

pytestmark = pytest.mark.slow

ADA = {"who": "human", "name": "Ada Lovelace"}
BOB = {"who": "human", "name": "Bob"}


@pytest.fixture
def owner(database):
    return Owner(database)


@pytest.fixture
def talked(server):
    """A table at which people have played, talked and taken names."""
    table = server.create("nations", seats=[ADA, BOB])
    for _ in range(6):
        table.play()
    table.send("chat", 0, text="I live in Marylebone.")
    table.send("chat", 1, text="Nice.")
    table.send("seat", 0, action="rename", name="Countess")
    table.send("chat", None, text="A spectator says this.")
    return table


WORDS = ("Ada Lovelace", "Countess", "Marylebone")


def told_to(table, seat):
    """All that is told to a seat, by the server and by its clerks."""
    token = table.token(seat)
    told = [table.server.get(table.path, token, lang=lang).text for lang in ("en", "hu", "pl")]
    return "".join([*told, table.server.get(table.path, token, at=2).text])


def rows(url):
    queries = (select(TABLES.c.start, TABLES.c.owner), select(ENTRIES.c.body, ENTRIES.c.request))
    return str([stored(url, query) for query in queries])


def test_what_they_wrote_goes_everywhere(talked, owner):
    table = talked
    assert all(word in told_to(table, 1) for word in ("Countess", "Marylebone"))
    before = table.state(1)
    log = [line["text"] for line in before["log"]["lines"]]
    with table.live(1) as socket:
        heard(socket, lambda state: True)
        said = owner("forget", f"https://play.example/t/{table.id}#{table.tokens[0]}", "--yes")
        assert said.startswith("Forgotten on one seat: 2 names, one line.")
        assert "The bot greedy plays on one seat from now on." in said
        state = heard(socket, lambda state: state["seats"][0]["bot"] == "greedy")
        # whoever sits there is sent the whole of it again
        assert (state["chat"]["from"], state["log"]["from"]) == (0, 0)
        assert [line["text"] for line in state["chat"]["lines"]] == [
            "Nice.",
            "A spectator says this.",
        ]
        assert [seat["name"] for seat in state["seats"]] == ["", "Bob"]
        assert [line["text"] for line in state["log"]["lines"]][: len(log)] == log
        # the game goes on, with a bot
        wait_until(lambda: table.state(1)["decision"]["seat"] == 1)
    assert table.state(1)["moves"] >= before["moves"]
    assert table.server.get(table.path, table.tokens[0]).status_code == 404
    for seat in (1, None):
        assert not [word for word in WORDS if word in told_to(table, seat)]
    assert not [word for word in WORDS if word in rows(owner.url)]
    table.play()
    assert [line["text"] for line in table.state(1)["log"]["lines"]][: len(log)] == log


def test_versions_have_no_gap(talked, owner):
    version = talked.state(1)["version"]
    owner("forget", talked.tokens[0], "--yes")
    wait_until(lambda: talked.state(1)["version"] > version)
    found = stored(owner.url, select(ENTRIES.c.version).order_by(ENTRIES.c.version))
    assert found == [(number,) for number in range(1, len(found) + 1)]


def test_who_stays_goes_on_under_no_name(talked, owner):
    table = talked
    table.state(0)
    said = owner("forget", "--table", table.id, "--name", "Ada Lovelace", "--stay", "--yes")
    assert said.startswith("Forgotten on one seat: 2 names, one line.")
    wait_until(lambda: table.state(0)["seats"][0]["name"] == "")
    assert table.state(0)["seats"][0]["bot"] is None
    assert len(table.state(0)["chat"]["lines"]) == 2
    while table.to_move() != 0:
        table.play()
    assert table.play()["moves"] > 6
    table.send("seat", 0, action="rename", name="Somebody")
    assert table.state(1)["seats"][0]["name"] == "Somebody"


def test_a_bot_that_plays_already_plays_on(talked, owner):
    talked.send("seat", 0, action="leave", bot="random")
    said = owner("forget", "--table", talked.id, "--seat", "0", "--yes")
    assert "The bot" not in said
    assert talked.state(1)["seats"][0]["bot"] == "random"


def test_spectators_are_forgotten_together(talked, owner):
    said = owner("forget", talked.watch, "--yes")
    assert said.startswith("Forgotten on one seat: 0 names, one line.")
    wait_until(lambda: len(talked.state()["chat"]["lines"]) == 2)
    assert talked.state(0)["seats"][0]["name"] == "Countess"


def test_who_is_meant(talked, owner):
    table = talked
    for words in (
        [],
        ["--table", table.id],
        ["--name", "Bob"],
        ["--seat", "0"],
        ["--table", table.id, "--name", "Bob", "--seat", "1"],
        [table.tokens[0], "--table", table.id, "--seat", "0"],
        [table.tokens[0], "--name", "Bob"],
    ):
        assert "Say who it is" in owner("forget", *words, "--yes", code=2), words
    table.send("seat", 1, action="rename", name="Countess")
    said = owner("forget", "--table", table.id, "--name", "Countess", "--yes", code=2)
    assert "say --seat with one of 0, 1." in said
    said = owner("forget", "--table", table.id, "--name", "Eve", "--yes", code=2)
    assert "is or was called “Eve”" in said
    said = owner("forget", "--table", table.id, "--seat", "4", "--yes", code=2)
    assert "There is no such seat" in said
    wrong = "wrong-token-of-somebody"
    said = owner("forget", table.tokens[0], wrong, "--yes", code=2)
    assert "Link 2 opens no seat of this database." in said
    assert wrong not in said
    assert table.state(0)["seats"][0]["name"] == "Countess"  # nothing was done


def test_links_of_several_tables_from_elsewhere(server, owner):
    tables = [server.create(seats=[ADA, BOB]) for _ in range(2)]
    links = "\n".join(f"http://x/t/{table.id}#{table.tokens[0]}" for table in tables)
    said = owner("forget", "-", "--yes", typed=links)
    assert said.startswith("Forgotten on 2 seats: 2 names, 0 lines.")
    for table in tables:
        wait_until(lambda table=table: table.state(1)["seats"][0]["name"] == "")


def test_a_finished_game_has_the_same_record(server, owner):
    table = server.create(None, record=finished("nations"), seats=[ADA, BOB])
    table.send("chat", 0, text="Marylebone again.")
    record = server.get(f"{table.path}/record", table.watch).json()
    curve = server.get(f"{table.path}/curve", table.watch).json()
    said = owner("forget", table.tokens[0], "--yes")
    assert "The bot" not in said
    wait_until(lambda: table.state()["seats"][0]["name"] == "")
    assert server.get(f"{table.path}/record", table.watch).json() == record
    assert server.get(f"{table.path}/curve", table.watch).json() == curve
    assert table.state()["chat"]["lines"] == []


@pytest.mark.parametrize(("over", "plays"), [(True, False), (False, True)])
def test_of_an_older_table_its_game_is_asked(server, owner, over, plays):
    """Nobody noted whether it was over."""
    record = {"record": finished("nations")} if over else {}
    table = server.create(None if over else "nations", seats=[ADA, BOB], **record)
    set_back(owner.url, table.id, finished=None)
    assert ("The bot greedy" in owner("forget", table.tokens[0], "--yes")) == plays


def test_nothing_is_left_in_the_file(tmp_path):
    """What is deleted from a SQLite file is overwritten, and its journal goes with the server."""
    url = f"sqlite:///{tmp_path}/tables.db"
    with Running(settings(db=url)) as server:
        table = server.create("nations", seats=[ADA, BOB])
        gone = server.create("nations", seats=[ADA, {"who": "human", "name": "Charles"}])
        table.send("chat", 0, text="I live in Marylebone. " * 20)
        gone.send("chat", 0, text="I live in Marylebone. " * 20)
        Owner(url)("forget", table.tokens[0], "--yes")
        Owner(url)("delete", gone.id, "--yes")
        wait_until(lambda: server.get(gone.path, gone.watch).status_code == 404)
    left = b"".join(path.read_bytes() for path in tmp_path.iterdir())
    assert b"Bob" in left
    for word in (b"Lovelace", b"Marylebone", b"Charles"):
        assert word not in left


def test_two_servers_notice(postgres):
    url = postgres.database()
    with Running(settings(db=url)) as one, Running(settings(db=url, thinkers=0)) as two:
        table = one.create("nations", seats=[ADA, BOB])
        table.send("chat", 0, text="I live in Marylebone.")
        with table.live(1) as here, table.on(two).live(1) as there:
            for socket in (here, there):
                heard(socket, lambda state: state["chat"]["lines"])
            began = time.monotonic()
            Owner(url)("forget", table.tokens[0], "--yes")
            for socket in (here, there):
                state = heard(socket, lambda state: state["seats"][0]["name"] == "")
                assert msgspec.json.encode(state).find(b"Marylebone") == -1
            assert time.monotonic() - began < 3
            Owner(url)("delete", table.id, "--yes")
            wait_until(lambda: two.get(table.path, table.watch).status_code == 404)
