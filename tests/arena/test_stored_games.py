"""Tournaments on disk: every finished game is kept, and nothing is mixed up."""

from pathlib import Path

import pytest

from arena_bots import short_plan
from tabularium.arena.errors import BadFolder
from tabularium.arena.match import play_match
from tabularium.arena.stored_games import GAMES, PLAN, StoredGames, read_games, read_plan
from tabularium.locale import LANGUAGES


@pytest.fixture(scope="module")
def played():
    """The games of a short tournament."""
    return [play_match(match) for match in short_plan(games=3).matches()]


def refused(folder, plan, said):
    with pytest.raises(BadFolder) as problem, StoredGames(folder, plan):
        pass
    assert said in str(problem.value)
    assert len({problem.value.text(lang) for lang in LANGUAGES}) == 3


def test_games_are_there_again(tmp_path, played):
    plan = short_plan(games=3)
    with StoredGames(tmp_path / "new" / "folder", plan) as stored:
        for game in played:
            stored.add(game)
            # on disk at once, for whoever looks
            assert read_games(stored.folder)[game.number] == game
    assert read_plan(stored.folder) == plan
    with StoredGames(stored.folder, plan) as again:
        assert list(again.games.values()) == played


@pytest.mark.parametrize("left", [1, 40, -1])
def test_a_line_that_was_cut_off_is_dropped(tmp_path, played, left):
    """``left`` characters of the last line were written; -1 for all but its end."""
    plan = short_plan(games=3)
    with StoredGames(tmp_path, plan) as stored:
        for game in played:
            stored.add(game)
    lines = (tmp_path / GAMES).read_bytes().splitlines(keepends=True)
    (tmp_path / GAMES).write_bytes(b"".join(lines[:2]) + lines[2][:left])
    assert sorted(read_games(tmp_path)) == [0, 1]
    with StoredGames(tmp_path, plan) as stored:
        assert sorted(stored.games) == [0, 1]
        stored.add(played[2])
    assert (tmp_path / GAMES).read_bytes() == b"".join(lines)


def test_a_failed_game_is_replaced_by_a_good_one(tmp_path, played):
    with StoredGames(tmp_path, short_plan(games=3)) as stored:
        stored.add(type(played[0])(0, played[0].bots, played[0].factions, error="broken"))
        stored.add(played[0])
    assert read_games(tmp_path) == {0: played[0]}


def test_more_games_of_the_same_tournament_may_be_added(tmp_path):
    StoredGames(tmp_path, short_plan(games=3)).__exit__(None, None, None)
    with StoredGames(tmp_path, short_plan(games=9)):
        assert read_plan(tmp_path).games == 9


@pytest.mark.parametrize(
    ("other", "said"),
    [
        ({"seed": 1}, "holds another tournament, with seed 0 and not 1"),
        ({"bots": ["greedy"]}, 'with bots ["random","greedy"] and not ["greedy"]'),
        ({"seats": [2, 3]}, "with seats [2] and not [2,3]"),
    ],
)
def test_a_folder_of_another_tournament_is_refused(tmp_path, other, said):
    StoredGames(tmp_path, short_plan()).__exit__(None, None, None)
    refused(tmp_path, short_plan(**other), said)


def test_a_folder_with_other_things_is_refused(tmp_path):
    (tmp_path / "thesis.txt").write_text("do not lose this")
    refused(tmp_path, short_plan(), "There is no tournament in")
    assert [file.name for file in tmp_path.iterdir()] == ["thesis.txt"]


def test_a_damaged_folder_is_refused(tmp_path, played):
    with StoredGames(tmp_path, short_plan(games=3)) as stored:
        stored.add(played[0])
        stored.add(played[1])
    games = (tmp_path / GAMES).read_bytes()
    (tmp_path / GAMES).write_bytes(b"?" + games)
    refused(tmp_path, short_plan(games=3), "games.jsonl:1 is damaged")
    (tmp_path / PLAN).write_text("{")
    refused(tmp_path, short_plan(games=3), "plan.json is damaged")


def test_games_of_another_tournament_are_refused(tmp_path, played):
    with StoredGames(tmp_path / "theirs", short_plan(games=3)) as stored:
        stored.add(played[0])
    alone = short_plan(["random"], games=3)
    StoredGames(tmp_path / "ours", alone).__exit__(None, None, None)
    (tmp_path / "theirs" / GAMES).rename(tmp_path / "ours" / GAMES)
    refused(tmp_path / "ours", alone, "games.jsonl:1 is a game of another tournament")


def test_a_full_disk_is_told(tmp_path, played, monkeypatch):
    plan = short_plan(games=3)
    with Path("/dev/full").open("ab", buffering=0) as full, StoredGames(tmp_path, plan) as stored:
        stored.add(played[0])
        with monkeypatch.context() as disk, pytest.raises(BadFolder) as problem:
            disk.setattr(stored, "_file", full)
            stored.add(played[1])
    assert "games.jsonl cannot be used: No space left on device" in str(problem.value)
    assert read_games(tmp_path) == {0: played[0]}


def test_a_file_is_no_folder(tmp_path):
    (tmp_path / "file").write_text("")
    refused(tmp_path / "file", short_plan(), "cannot be used")


def test_two_commands_do_not_write_into_the_same_folder(tmp_path):
    with StoredGames(tmp_path, short_plan()):
        refused(tmp_path, short_plan(), "is being played by another command")
