"""A backup of servers in play, and all of it in another database."""

import gzip
import hashlib
import json
import stat
import threading

import pytest
from sqlalchemy import func, select

from owner_support import Owner, finished, stored
from server_support import Running, settings, wait_until
from tabularium.server import backup
from tabularium.server.alone import alone
from tabularium.server.backup import PARTS, back_up, columns
from tabularium.server.database import open_engine
from tabularium.server.schema import ENTRIES, HOUSE, METADATA, TABLES

pytestmark = pytest.mark.slow
KINDS = ["sqlite", "postgresql"]


@pytest.fixture
def empty(request, tmp_path):
    """Gives new databases of a kind."""

    def make(kind, name):
        if kind == "sqlite":
            return f"sqlite:///{tmp_path}/{name}.db"
        return request.getfixturevalue("postgres").database()

    return make


def everything(url):
    """All rows that are kept, but for the words of the house, and who has looked meanwhile."""
    found = []
    for table in PARTS:
        names = [name for name in columns(table) if name != "watched"]
        if table is not HOUSE:
            query = select(*[table.c[name] for name in names]).order_by(*table.primary_key)
            found.append(sorted(stored(url, query), key=str))
    return found


@pytest.mark.parametrize(
    ("before", "after"), [(one, other) for one in KINDS for other in KINDS], ids=str
)
def test_tables_go_on_in_another_database(empty, tmp_path, before, after):
    """With the same links, moves, names and words; bots that have to move do so there."""
    url, other = empty(before, "before"), empty(after, "after")
    file = tmp_path / "tables.gz"
    with Running(settings(db=url, thinkers=0)) as server:
        table = server.create("altay", seats=[{"who": "human", "name": "Łucja 🎲"}, "human"])
        for _ in range(7):
            table.play()
        table.send("chat", 1, text="So long, ő – 'ű'!")
        waiting = server.create("nations", seats=["human", "greedy"])
        while waiting.to_move() == 0:
            waiting.play()
        over = server.create(None, record=finished())
        said = Owner(url)("backup", file)
        assert said.startswith("3 tables are written to ")
        states = [one.state(0) for one in (table, over)]
        moves = waiting.state()["moves"]
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert Owner(other)("restore", file) == "3 tables are restored.\n"
    assert everything(other) == everything(url)
    with Running(settings(db=other)) as server:
        for one, state in zip((table, over), states, strict=True):
            assert one.on(server).state(0) == state
        assert table.on(server).play()["moves"] == 8
        wait_until(lambda: waiting.on(server).to_move() == 0)
        assert waiting.on(server).state(0)["moves"] > moves
        record = f"{over.path}/record"
        assert server.get(record, over.watch).json()["keys"] == finished()["keys"]


def test_it_is_of_one_moment_while_people_play(database, tmp_path):
    """Moves are made all the time: each backup holds whole tables, as they once were."""
    with Running(settings(db=database)) as server:
        tables = [server.create(seats=["human", "human"]) for _ in range(3)]
        stop = threading.Event()
        problems = []

        def play(table):
            try:
                while not stop.is_set() and not table.state()["over"]:
                    table.play()
                    table.send("chat", 0, text="Well?")
            except Exception as problem:
                problems.append(problem)

        players = [threading.Thread(target=play, args=(table,)) for table in tables]
        for player in players:
            player.start()
        try:
            files = [tmp_path / f"{number}.gz" for number in range(4)]
            for file in files:
                Owner(database)("backup", file)
        finally:
            stop.set()
            for player in players:
                player.join()
    assert not problems
    lengths = []
    for file in files:
        url = f"sqlite:///{file}.db"
        Owner(url)("restore", file)
        lengths.append(stored(url, select(func.count()).select_from(ENTRIES))[0][0])
        with Running(settings(db=url)) as server:
            for table in tables:
                state = table.on(server).state(0)
                assert state["closed"] is None
    assert lengths == sorted(lengths) and lengths[0] < lengths[-1]


def test_what_is_written_during_a_backup_is_not_in_it(database, tmp_path, monkeypatch):
    """Even if it is written before its rows are read."""
    with Running(settings(db=database)) as server:
        table = server.create()
        engine = open_engine(database)
        lines = backup._lines

        def meanwhile(connection, rows):
            for number, line in enumerate(lines(connection, rows)):
                yield line
                if number == 4:  # a table has been read, none of its entries
                    table.play()
                    server.create()

        monkeypatch.setattr(backup, "_lines", meanwhile)
        end = back_up(engine, tmp_path / "tables.gz")
        engine.dispose()
        assert (end.rows["tables"], end.rows["entries"]) == (1, 0)
        assert table.state()["moves"] == 1


# files that are not as they should be -------------------------------------------------------------


@pytest.fixture
def made(tmp_path):
    """A backup and the database it was made of."""
    url = f"sqlite:///{tmp_path}/tables.db"
    with Running(settings(db=url)) as server:
        table = server.create(seats=["human", "greedy"])
        for _ in range(3):
            wait_until(lambda: table.to_move() == 0)
            table.play()
        file = tmp_path / "tables.gz"
        Owner(url)("backup", file)
    return file, url


def rewritten(file, change):
    """The same file with other lines."""
    lines = gzip.decompress(file.read_bytes()).decode().splitlines()
    changed = file.with_name("changed.gz")
    changed.write_bytes(gzip.compress("".join(f"{line}\n" for line in change(lines)).encode()))
    return changed


def swapped(number, old, new):
    def change(lines):
        assert old in lines[number]
        return [*lines[:number], lines[number].replace(old, new), *lines[number + 1 :]]

    return change


def entry_lines(lines):
    return [number for number, line in enumerate(lines) if '"move"' in line]


def without(number):
    return lambda lines: [*lines[:number], *lines[number + 1 :]]


DAMAGES = {
    "an entry is missing": lambda lines: without(entry_lines(lines)[0])(lines),
    "entries are swapped": lambda lines: swap_two(lines),
    "the end is missing": lambda lines: lines[:-1],
    "more after the end": lambda lines: [*lines, lines[-1]],
    "a number is another": lambda lines: swapped(entry_lines(lines)[0], ",1,", ",7,")(lines),
    "a letter is another": lambda lines: swapped(entry_lines(lines)[0], "key", "kez")(lines),
    "a row is a text": lambda lines: [*lines[:4], '"row"', *lines[5:]],
    "a row is short": lambda lines: [*lines[:-2], '["x"]', lines[-1]],
    "no JSON": lambda lines: [*lines[:4], "][", *lines[5:]],
    "the head is missing": lambda lines: lines[1:],
    "nothing": lambda lines: [],
    "another file": lambda lines: ['{"backup": "of something else"}'],
}


def swap_two(lines):
    one, other, *_ = entry_lines(lines)
    lines[one], lines[other] = lines[other], lines[one]
    return lines


@pytest.mark.parametrize("damage", DAMAGES)
def test_a_damaged_file_changes_nothing(made, tmp_path, damage):
    file, url = made
    changed = rewritten(file, DAMAGES[damage])
    before = everything(url)
    said = Owner(url)("restore", changed, "--replace", "--yes", code=2)
    assert "is no backup of Tabularium, or it is damaged (line " in said
    assert said.count("\n") == 1
    assert everything(url) == before
    new = tmp_path / "new.db"
    Owner(f"sqlite:///{new}")("restore", changed, code=2)
    assert not new.exists()


@pytest.mark.parametrize("cut", [0, 10, -1, -9, -200])
def test_a_file_that_was_cut_off(made, tmp_path, cut):
    file, url = made
    cut_off = tmp_path / "cut.gz"
    cut_off.write_bytes(file.read_bytes()[:cut])
    before = everything(url)
    assert "damaged" in Owner(url)("restore", cut_off, "--replace", "--yes", code=2)
    assert everything(url) == before


def test_every_flipped_bit_is_noticed(made, tmp_path):
    file, url = made
    whole = file.read_bytes()
    flipped = tmp_path / "flipped.gz"
    # the last bits before the sums at the end mean nothing
    for place in range(10, len(whole) - 9, max(1, len(whole) // 20)):
        data = bytearray(whole)
        data[place] ^= 4
        flipped.write_bytes(bytes(data))
        Owner(url)("restore", flipped, "--replace", "--yes", code=2)


@pytest.mark.parametrize(
    "change",
    [
        swapped(0, '"format":1', '"format":2,"colour":"blue"'),
        lambda lines: [line.replace('"rules"', '"mood"') for line in lines],
    ],
)
def test_a_newer_file_is_refused(made, change):
    file, url = made
    before = everything(url)
    said = Owner(url)("restore", rewritten(file, change), "--replace", "--yes", code=2)
    assert said.startswith("The backup belongs to a newer version of Tabularium (")
    assert everything(url) == before


def test_an_older_file_that_lacks_columns_is_read(made, tmp_path):
    """A later version has columns of which this one does not know: as if it had begun without."""
    file, url = made
    taken = ("watched", "finished")

    def change(lines):
        out = []
        part = {}
        for line in lines[:-1]:
            said = json.loads(line)
            if isinstance(said, dict):
                part = said
                kept = [name for name in said.get("columns", []) if name not in taken]
                out.append(json.dumps({**said, "columns": kept} if kept else said))
            else:
                named = dict(zip(part["columns"], said, strict=True))
                out.append(json.dumps([v for name, v in named.items() if name not in taken]))
        end = json.loads(lines[-1])
        text = "".join(f"{line}\n" for line in out)
        end["digest"] = hashlib.sha256(text.encode()).hexdigest()
        return [*out, json.dumps(end)]

    other = f"sqlite:///{tmp_path}/other.db"
    Owner(other)("restore", rewritten(file, change))
    assert stored(other, select(TABLES.c.watched, TABLES.c.finished)) == [(0.0, None)]
    assert everything(other)[2:] == everything(url)[2:]


# what is there already ----------------------------------------------------------------------------


def test_tables_that_are_there_stay_unless_it_is_said(database, tmp_path):
    file = tmp_path / "tables.gz"
    with Running(settings(db=database)) as server:
        kept = server.create()
        Owner(database)("backup", file)
        later = server.create()
        kept.play()
    said = Owner(database)("restore", file, code=2)
    assert "There are 2 tables in the database already." in said
    assert "say --yes" in Owner(database)("restore", file, "--replace", code=2)
    said = Owner(database)("backup", file, code=2)
    assert "is there already. Name a new file." in said
    assert Owner(database)("restore", file, "--replace", "--yes") == "One table is restored.\n"
    with Running(settings(db=database)) as server:
        assert kept.on(server).state()["moves"] == 0
        assert server.get(later.path, later.watch).status_code == 404


def test_a_file_that_is_served_is_left_alone(tmp_path):
    """Its server would not know what it serves."""
    url = f"sqlite:///{tmp_path}/tables.db"
    file = tmp_path / "tables.gz"
    with Running(settings(db=url)) as server:
        table = server.create()
        with alone(url):  # as the command `serve` does
            Owner(url)("backup", file)
            said = Owner(url)("restore", file, "--replace", "--yes", code=2)
            assert said.endswith("tables.db” is being served. Stop the server first.\n")
        assert table.state()["moves"] == 0


def test_servers_that_run_hear_of_it(postgres, tmp_path):
    url = postgres.database()
    file = tmp_path / "tables.gz"
    with Running(settings(db=url)) as server:
        table = server.create()
        Owner(url)("backup", file)
        gone = server.create()
        table.play()
        assert table.state()["moves"] == 1
        Owner(url)("restore", file, "--replace", "--yes")
        wait_until(lambda: table.state()["moves"] == 0)
        assert table.play()["moves"] == 1
        assert server.get(gone.path, gone.watch).status_code == 404


def test_files_that_cannot_be_read_or_written(made, tmp_path):
    _, url = made
    assert "No such file" in Owner(url)("restore", tmp_path / "none.gz", code=2)
    assert "Is a directory" in Owner(url)("restore", tmp_path, code=2)
    assert "No such file" in Owner(url)("backup", tmp_path / "none" / "tables.gz", code=2)


def test_nothing_half_written_is_left(made, tmp_path, monkeypatch):
    _, url = made

    def broken(connection, rows):
        yield b"{}\n"
        raise KeyError

    monkeypatch.setattr(backup, "_lines", broken)
    engine = open_engine(url)
    with pytest.raises(KeyError):
        back_up(engine, tmp_path / "other.gz")
    engine.dispose()
    assert not [path.name for path in tmp_path.iterdir() if "other.gz" in path.name]


def test_all_tables_of_the_schema_are_in_it():
    assert {table.name for table in PARTS} == set(METADATA.tables)
