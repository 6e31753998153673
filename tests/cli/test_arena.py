"""The command ``tabularium arena``."""

import json

import pytest

from support import one_quick
from tabularium.cli import arena
from tabularium.cli.output import out

SHORT = ["--option", "round_limit=1", "--games", "4", "--workers", "1"]
FILES = ["games.jsonl", "games.parquet", "plan.json", "report.html", "results.json"]


@pytest.fixture
def stored(run, tmp_path):
    """A short tournament that has been played."""
    run("arena", "altay", "--bots", "greedy,random", *SHORT, "--out", tmp_path / "played")
    return tmp_path / "played"


@pytest.mark.slow
def test_json_is_one_object_and_nothing_else(run, home):
    words = ["arena", "altay", "--bots", "greedy,random", *SHORT, "--json"]
    result = run(*words)
    printed = json.loads(result.stdout)
    assert printed["seconds"] > 0
    assert printed["games"] == 4
    for one in printed["results"]:
        assert {"bot", "games", "wins", "win_rate", "low", "high", "rating"} <= set(one)
        assert one["games"] == 4
        assert one["low"] <= one["win_rate"] <= one["high"]
    assert {one["bot"] for one in printed["results"]} == {"greedy", "random"}
    # where it is kept: a folder that only this tournament has
    folder = next((home / "tabularium" / "arena").iterdir())
    assert sorted(file.name for file in folder.iterdir()) == FILES
    assert str(folder) in result.stderr
    # played already, so that nothing is played now; more games are added to it
    again = json.loads(run(*words).stdout)
    assert again["results"] == printed["results"]
    more = json.loads(run(*words, "--games", "6").stdout)
    assert more["games"] == 6
    assert len(list((home / "tabularium" / "arena").iterdir())) == 1


@pytest.mark.slow
@pytest.mark.parametrize(
    "written", one_quick("greedy,random", "greedy random", "greedy --bots random")
)
def test_bots_are_listed_with_commas_spaces_or_one_by_one(run, home, written):
    result = run("arena", "altay", "--bots", *written.split(), *SHORT, "--games", "2", "--json")
    assert {one["bot"] for one in json.loads(result.stdout)["results"]} == {"greedy", "random"}


@pytest.mark.slow
def test_the_table_names_the_bots_and_the_report(run, stored):
    output = run("arena", "--report", stored).stdout
    assert "greedy" in output
    assert "random" in output
    assert "win rate" in output
    assert "4 games of greedy, random · players: 2" in output
    assert f"Written: {stored / 'report.html'}" in output


@pytest.mark.slow
def test_a_report_is_made_from_what_is_stored(run, stored):
    for name in ("games.parquet", "report.html", "results.json"):
        (stored / name).unlink()
    output = run("arena", "--report", stored, "--lang", "hu").stdout
    assert "győzelmi arány" in output
    assert sorted(file.name for file in stored.iterdir()) == FILES
    assert '<html lang="hu">' in (stored / "report.html").read_text()


@pytest.mark.slow
def test_failed_games_are_told_and_change_the_exit_code(run, tmp_path):
    words = ["arena", "altay", "--bots", "random,arena_bots:Raiser", *SHORT]
    result = run(*words, "--out", tmp_path / "bad", "--json", code=1)
    assert len(json.loads(result.stdout)["failed"]) == 4
    assert "4 games failed:" in result.stderr
    assert "(random, arena_bots:Raiser): ValueError: no idea" in result.stderr


@pytest.mark.slow
def test_a_failed_game_is_told_in_the_language_of_the_command(run, tmp_path):
    bad = tmp_path / "bad"
    words = ["arena", "altay", "--bots", "random,arena_bots:Liar", *SHORT, "--out", bad]
    told = "Podano opcję numer 9999, oczekiwano numeru od 0 do"
    result = run(*words, "--json", "--lang", "pl", code=1)
    error = json.loads(result.stdout)["failed"][0]["error"]
    assert error["message"] == "error-option-index"
    assert error["arguments"]["given"] == "9999"
    assert told in result.stderr
    assert told in (bad / "report.html").read_text()
    # what is stored has no language
    said = run("arena", "--report", bad, "--lang", "en", code=1).stderr
    assert "Got option number 9999, expected 0 to" in said


@pytest.mark.slow
def test_a_bot_that_never_answers_does_not_stop_the_tournament(run, tmp_path, monkeypatch):
    monkeypatch.setenv("ARENA_MARK", str(tmp_path / "asked"))
    words = ["arena", "altay", "--bots", "random,arena_bots:Sleeper", *SHORT]
    result = run(*words, "--games", "1", "--limit", "0.5", "--out", tmp_path / "bad", code=1)
    assert "It was not over after 0.5 seconds" in result.stderr


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["chess", "--bots", "random"], "There is no game “chess”"),
        (["--bots", "random"], "There is no game “”"),
        (["altay"], "No bots are named"),
        (["altay", "--bots", "nobody"], "There is no bot “nobody”"),
        (["altay", "--bots", "random", "--games", "0"], "Got 0 games"),
        (["altay", "--bots", "random", "--seats", "5"], "altay is for 2 to 4 players, not for 5"),
        (["altay", "--bots", "random", "--seats", "two"], "Got “two” as the number of players"),
        (["altay", "--bots", "random", "--option", "x=1"], "altay has no option “x”"),
        (["altay", "--bots", "random", "--seed", "-1"], "Got -1 as a seed"),
        (["altay", "--bots", "random", "--workers", "0"], "Got 0 workers"),
        (["altay", "--bots", "random", "--limit", "0"], "Got 0.0 as the seconds for a game"),
        (["altay", "--bots", "random", "--limit", "nan"], "Got nan as the seconds for a game"),
        (["altay", "--bots", "random", "--limit", "inf"], "expected a number above 0"),
        (["--report", "/nowhere"], "There is no tournament in /nowhere"),
    ],
)
def test_what_is_asked_wrongly_is_said_in_one_line(run, words, said):
    result = run("arena", *words, code=2)
    assert said in result.stderr
    assert result.stderr.count("\n") == 1
    assert result.stdout == ""


@pytest.mark.slow
def test_another_tournament_is_not_mixed_in(run, stored):
    words = ["arena", "altay", "--bots", "random", *SHORT, "--out", stored, "--lang", "pl"]
    assert "jest inny turniej" in run(*words, code=2).stderr


def test_a_missing_library_is_named_before_anything_is_played(run, monkeypatch, home):
    monkeypatch.setattr(arena, "find_spec", lambda name: None if name == "polars" else name)
    result = run("arena", "altay", "--bots", "random", code=2)
    assert "polars is missing: pip install 'tabularium-games[arena]'" in result.stderr
    assert not (home / "tabularium").exists()


def test_names_of_folders_tell_tournaments_apart():
    def named(**other):
        arguments = {"game": "altay", "bots": "greedy,random", "games": 4, "seats": "2", "seed": 0}
        return arena.name_of(
            arena.planned(
                arena.ArenaArguments(**{**arguments, "options": [], "until": None, **other})
            )
        )

    assert named() == named(games=9) == named(until=0.75)
    names = {named(), named(seed=1), named(seats="2,3"), named(options=["trade=true"])}
    assert len(names) == 4
    assert all("/" not in name for name in names)
    assert ":" not in named(bots="arena_bots:Slow,greedy")


@pytest.mark.slow
def test_the_table_fits_a_small_screen(run, stored, monkeypatch):
    monkeypatch.setenv("COLUMNS", "80")
    assert out().width == 80
    lines = run("arena", "--report", stored).stdout.splitlines()
    row = next(line for line in lines if line.strip().startswith("greedy"))
    assert "(" in row
    assert "±" in row
