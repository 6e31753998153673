"""Workers: however many there are and whatever becomes of them, the same games are played."""

import msgspec
import pytest

from arena_bots import short_plan
from support import one_quick
from tabularium.arena.crew import played_by
from tabularium.arena.pool import Pool
from tabularium.arena.reason import Reason


def games(matches, workers):
    """The games by number, without what a clock said."""
    played = played_by(Pool(workers), matches)
    return {game.number: msgspec.structs.replace(game, seconds=[]) for game in played}


@pytest.mark.slow
def test_the_number_of_workers_does_not_matter():
    matches = list(short_plan(games=8, seats=(2, 3)).matches())
    one = games(matches, 1)
    assert sorted(one) == list(range(8))
    assert not any(game.error for game in one.values())
    assert games(matches, 2) == one


@pytest.mark.slow
def test_a_worker_that_dies_loses_only_its_game_and_that_is_played_again(tmp_path, monkeypatch):
    monkeypatch.setenv("ARENA_MARK", str(tmp_path / "died"))
    played = games(short_plan(("random", "arena_bots:DiesOnce"), 6).matches(), 2)
    assert (tmp_path / "died").exists()
    assert sorted(played) == list(range(6))
    assert not any(game.error for game in played.values())


@pytest.mark.slow
def test_a_game_that_kills_its_workers_is_given_up_and_the_others_go_on():
    bad = next(iter(short_plan(("random", "arena_bots:Dier")).matches()))
    played = games([bad, *list(short_plan(games=3).matches())[1:]], 2)
    died = Reason("arena-error-died", {"n": 3})
    assert {number: game.error for number, game in played.items()} == {0: died, 1: "", 2: ""}


@pytest.mark.slow
@pytest.mark.parametrize("bot", one_quick("Sleeper", "Hog"))
def test_a_worker_whose_bot_never_answers_can_be_stopped(tmp_path, monkeypatch, bot):
    mark = tmp_path / "asked"
    monkeypatch.setenv("ARENA_MARK", str(mark))
    hangs = next(iter(short_plan(("random", f"arena_bots:{bot}")).matches()))
    pool = Pool(1)
    try:
        pool.give(hangs)
        while not mark.exists():
            assert pool.take(0.05) == []
        assert pool.free == 0
        assert hangs.bots[pool.stop(hangs)] == f"arena_bots:{bot}"
        assert pool.free == 1
        match = next(iter(short_plan().matches()))
        pool.give(match)
        [(_, played)] = pool.take(60)
        assert not played.error
    finally:
        pool.close()


@pytest.mark.slow
def test_whoever_has_seen_enough_may_leave():
    running = played_by(Pool(1), short_plan(("arena_bots:Slow",), 500).matches())
    assert not next(running).error
    running.close()
