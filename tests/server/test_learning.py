"""What was learnt since a move is found out by a clerk: the table goes on meanwhile, and what is
not found out in time counts as learnt."""

import asyncio
import threading

import msgspec
import pytest

from served import Served
from server_support import HANGING, Running, settings
from tabularium.server import house, learning
from tabularium.server.clerks import Clerks
from tabularium.server.errands import Reply
from tabularium.server.errors import NotPossible, TooMany

# playing a card shows nothing
POSITION = {
    "game": "altay",
    "seats": ["earthfolk", "firefolk"],
    "board": {"5": "earthfolk 1", "2": "firefolk 1"},
    "players": [{"hand": ["hunter", "village", "hunter"]}, {"hand": ["village", "village"]}],
}


def asked(table, answer, to=0, times=1):
    """What is known after it was asked so often; and of how many clerks."""
    errands = []

    async def ask(errand):
        errands.append(errand)
        return await answer(errand)

    async def run():
        for _ in range(times):
            found = learning.missing(table, (0,), to, ask, lambda: None)
            if found is not None:
                await found

    asyncio.run(run())
    return table.board.learnt, len(errands)


async def nothing(errand):
    return Reply(200, msgspec.Raw(b"false"))


async def silence(errand):
    await asyncio.sleep(60)


async def refusal(errand):
    raise TooMany("server-error-too-many", seconds=5)


async def mistake(errand):
    return Reply(500, msgspec.Raw(b"{}"))


def begun():
    served = Served(POSITION)
    served.play("play:hunter:food")
    return served


def test_it_is_found_out_once():
    """Who asks again and again keeps nobody busy."""
    assert asked(begun().table, nothing, times=4) == ({((0,), 0): False}, 1)


@pytest.mark.parametrize("answer", [silence, refusal, mistake])
def test_what_is_not_found_out_counts_as_learnt(monkeypatch, answer):
    monkeypatch.setattr(learning, "LONGEST", 0.05)
    assert asked(begun().table, answer, times=2) == ({((0,), 0): True}, 1)


def test_what_was_found_out_of_another_situation_is_forgotten():
    served = begun()

    async def late(errand):
        served.play("play:hunter:food")  # a move comes in the meantime
        return await nothing(errand)

    assert asked(served.table, late) == ({}, 1)
    assert asked(served.table, nothing) == ({((0,), 0): False}, 1)
    served.play("end")
    assert served.table.board.learnt == {}


def test_who_cannot_pay_is_not_answered():
    served = begun()

    def pay():
        raise TooMany("server-error-too-many", seconds=5)

    with pytest.raises(TooMany):
        learning.missing(served.table, (0,), 0, nothing, pay)
    assert served.table.board.learnt == {}
    with pytest.raises(NotPossible):  # nobody pays for what cannot be done anyway
        learning.missing(served.table, (0,), 7, nothing, pay)


def test_others_go_on_meanwhile(tmp_path, monkeypatch):
    """Also at this very table: a move that comes first counts."""
    monkeypatch.setattr(house, "Clerks", lambda chosen: Clerks(chosen, HANGING))
    with Running(settings(db=f"sqlite:///{tmp_path}/tables.db")) as server:
        other = server.create()
        made = server.create("altay", options={"starts": "suggested", "first_player": "first_seat"})
        while made.to_move() != 0 or "play:hunter:food" not in made.options():
            made.play()
        made.play("play:hunter:food")
        version, moves = made.state()["version"], made.state()["moves"]
        answers = []

        def ask():
            answers.append(made.send("undo", 0, to=moves - 1, version=version))

        asking = threading.Thread(target=ask)
        asking.start()
        assert other.play()["moves"] == 1
        assert made.state(1)["moves"] == moves
        assert made.play("end")["moves"] == moves + 1
        assert not answers
        (tmp_path / "go").touch()
        asking.join(20)
        assert answers[0].status_code == 409
        assert answers[0].json()["state"]["moves"] == moves + 1
