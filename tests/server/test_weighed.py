"""What bots weighed: stored with their moves, told to everybody once the game is over."""

import asyncio
from concurrent.futures import ThreadPoolExecutor

import msgspec
import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import delete, insert, select, text

import tabularium as tb
from server_support import PATIENCE, Raw, Running, settings, wait_until
from tabularium.bots import Candidate
from tabularium.server import entries
from tabularium.server.appending import Due, Taken
from tabularium.server.commands import bot_move
from tabularium.server.database import Database, Stored, migrate, open_engine
from tabularium.server.entries import Entry
from tabularium.server.errors import NotPossible
from tabularium.server.schema import TABLES, WEIGHED
from tabularium.server.start import Seat, Start
from tabularium.server.steps import at_once
from tabularium.server.table import ServedTable
from tabularium.server.thinker import Thought
from tabularium.server.weighed import in_words

SHORT = {"round_limit": 1, "starts": "suggested", "first_player": "first_seat"}
NOTHING = {"seat": None, "options": []}


def weighed(table, viewer=None, **query):
    return table.server.get(f"{table.path}/weighed", table.token(viewer), **query)


def my_turn(table):
    """Until seat 0 is asked, or the game is over; gives whether it is asked."""
    wait_until(lambda: (table.state()["decision"] or {"seat": 0})["seat"] == 0)
    return not table.state()["over"]


def finish(table):
    while my_turn(table):
        table.play(-1)


def stored(database):
    engine = open_engine(database)
    with engine.connect() as connection:
        rows = connection.execute(select(WEIGHED)).all()
    engine.dispose()
    return rows


@pytest.mark.slow
def test_told_to_everybody_when_it_is_over_and_not_before(server, database):
    table = server.create(seats=["human", "easy", "random", "greedy"], options=SHORT)
    heard = []
    with table.live(0) as socket:
        while my_turn(table):
            for viewer in (0, None):
                for query in ({}, {"at": 0}, {"at": 1}):
                    answer = weighed(table, viewer, **query)
                    assert (answer.status_code, answer.json()["error"]) == (422, "NotOver")
                heard.append(msgspec.json.encode(table.state(viewer)).decode())
            table.play(-1)
        while not msgspec.json.decode(heard[-1])["over"]:
            heard.append(socket.recv(PATIENCE))
    assert not [told for told in heard if '"tries"' in told or '"candidates"' in told]
    assert stored(database)

    game = tb.replay(server.get(f"{table.path}/record", table.watch).json())
    assert weighed(table, at=0).json() == NOTHING
    for move in range(1, len(game.moves) + 1):
        before = game.at_move(move - 1)
        told = weighed(table, at=move).json()
        assert weighed(table, 0, at=move).json() == told
        if before.to_move in (0, 2):  # a person, and a bot that cannot say
            assert told == NOTHING
            continue
        assert told["seat"] == before.to_move
        assert len(told["options"]) == min(5, before.n_options)
        texts = {option.key: option.text("pl") for option in before.decision.options}
        in_polish = weighed(table, at=move, lang="pl").json()["options"]
        assert [one["text"] for one in in_polish] == [texts[one["key"]] for one in told["options"]]
        taken = before.decision.options[game.moves[move - 1]].key
        assert [one["key"] for one in told["options"] if one["taken"]] == [taken]
        best = told["options"][0]
        assert best["key"] == taken
        assert 0 < best["chance"] < 1
        assert (best["points"] is None) == (before.to_move == 3)
    assert weighed(table).json() == weighed(table, at=len(game.moves)).json()


def test_what_was_asked_wrongly(shared):
    table = shared.create(seats=["human", "greedy"], options=SHORT)
    finish(table)
    moves = table.state()["moves"]
    answer = weighed(table, at=moves + 1)
    assert (answer.status_code, answer.json()["error"]) == (422, "IllegalMove")
    assert weighed(table, at="x").status_code == 400
    assert shared.get(f"{table.path}/weighed").status_code == 401
    assert shared.get(f"{table.path}/weighed", "wrong-token-wrong-token").status_code == 404


@pytest.mark.slow
def test_only_moves_that_stand_have_reasons(server):
    """Moves are taken back with a bot's answers to them, and others are made."""
    table = server.create(seats=["human", "greedy"], options={**SHORT, "round_limit": 2})
    assert my_turn(table)
    table.play(-1)
    my_turn(table)
    undo = table.state(0)["undo"]
    table.send("undo", 0, to=undo["to"])
    table.play(0)
    finish(table)
    game = tb.replay(server.get(f"{table.path}/record", table.watch).json())
    for move in range(1, len(game.moves) + 1):
        before = game.at_move(move - 1)
        taken = [one["key"] for one in weighed(table, at=move).json()["options"] if one["taken"]]
        expected = [before.decision.options[game.moves[move - 1]].key]
        assert taken == (expected if before.to_move == 1 else [])


@pytest.mark.slow
def test_told_after_a_restart_and_nothing_where_nothing_was_stored(database):
    with Running(settings(db=database)) as server:
        table = server.create(seats=["human", "greedy"], options=SHORT)
        finish(table)
        told = weighed(table).json()
        assert told["options"]
    with Running(settings(db=database)) as server:
        assert weighed(table.on(server)).json() == told
        engine = open_engine(database)
        with engine.begin() as connection:
            connection.execute(delete(WEIGHED))
        engine.dispose()
        assert weighed(table.on(server)).json() == NOTHING


def test_moves_of_a_record_have_no_reasons(shared):
    first = shared.create(seats=["human", "greedy"], options=SHORT)
    finish(first)
    record = shared.get(f"{first.path}/record", first.watch).json()
    made = shared.post("/api/tables", {"record": record, "seats": ["human", "greedy"]}).json()
    table = Raw(shared, made)
    for move in range(len(record["keys"]) + 1):
        assert weighed(table, at=move).json() == NOTHING


def test_a_database_of_before_gets_its_place_for_reasons(database):
    engine = open_engine(database)
    config = Config()
    config.set_main_option("script_location", "tabularium.server:migrations")
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "0001")
        connection.execute(text("INSERT INTO tables VALUES ('t', 1.0, '', true)"))
    migrate(engine)
    with engine.connect() as connection:
        assert connection.execute(select(TABLES.c.id)).scalars().all() == ["t"]
        assert connection.execute(select(WEIGHED)).all() == []
    engine.dispose()


def test_a_move_and_its_reasons_are_stored_together_or_not_at_all(database):
    store = Database(database)
    migrate(store.engine)
    move = Entry(1, entries.MOVE, 0, {"key": "end", "option": 0})
    said = [Candidate("end", 3, 0.5, 2.0)]
    with store.engine.begin() as connection:
        connection.execute(insert(TABLES), {"id": "t", "created": 1.0, "start": ""})
        connection.execute(insert(WEIGHED), {"table_id": "t", "version": 1, "candidates": "[]"})

    async def append():
        with pytest.raises(Taken):
            await store.append("t", move, Due(None, 1), said)
        return (await store.since("t", 0)).entries

    with ThreadPoolExecutor(1) as elsewhere:  # a browser test may have left a loop in this thread
        assert elsewhere.submit(asyncio.run, append()).result() == []
    store._close()


def test_a_thought_about_a_game_that_went_another_way_is_dropped():
    """As many moves, but others: what was thought out no longer fits."""
    options = {"starts": "suggested", "first_player": "first_seat"}
    seats = [Seat("human"), Seat("greedy")]
    start = Start(seats, "altay", ["earthfolk", "firefolk"], options, 5)
    table = at_once(ServedTable.read("t", Stored(start, {}, [])))

    def play(key):
        option = table.board.choose(key, 0)
        table.apply(Entry(table.version + 1, entries.MOVE, 0, {"key": key, "option": option}))

    play("play:hunter:food")
    play("end")
    late = bot_move(1, table.board.game.moves, Thought(0))
    assert late.draft(table)[0] == entries.MOVE
    table.apply(Entry(table.version + 1, entries.UNDO, 0, {"to": 0, "shown": True}))
    play("play:digger:stone")
    play("end")
    with pytest.raises(NotPossible):
        late.draft(table)


def test_options_of_another_decision_are_left_out():
    game = tb.new("altay", seats=2, seed=1)
    key = game.decision.options[0].key
    game.apply(0)
    said = [Candidate(key, 1, 0.5, None), Candidate("no:such:thing", 1, 0.5, None)]
    assert [one.key for one in in_words(game, 1, said, "en").options] == [key]
