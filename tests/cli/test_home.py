"""Where a person's data lies, and that what lay elsewhere is found."""

from pathlib import Path

import pytest
from platformdirs import user_data_path

from tabularium.cli import home as places
from tabularium.cli import saves as disk

WORDS = ("play", "altay", "--seed", "5", "--seats", "me,random", "--option", "starts=suggested")
WORDS += ("--factions", "earthfolk,firefolk", "--option", "first_player=first_seat")
BEFORE = Path(".local", "share", "tabularium")


@pytest.fixture
def person(tmp_path, monkeypatch):
    """Somebody's home folder, on a system that keeps data in Data/tabularium."""
    monkeypatch.delenv(places.VARIABLE)
    monkeypatch.setenv("HOME", str(tmp_path))
    where = tmp_path / "Data" / "tabularium"
    monkeypatch.setattr(places, "user_data_path", lambda name, appauthor: where)
    return tmp_path


def test_the_system_says_where(tmp_path, monkeypatch):
    monkeypatch.delenv(places.VARIABLE)
    monkeypatch.setenv("HOME", str(tmp_path))
    assert places.home() == user_data_path("tabularium", appauthor=False)


def test_a_new_person_s_games_lie_where_the_system_wants_them(run, person):
    run(*WORDS, lines=["q"])
    assert len(list((person / "Data" / "tabularium" / "saves").glob("*.json"))) == 1
    assert disk.database() == f"sqlite:///{person}/Data/tabularium/tables.db"
    assert not (person / ".local").exists()


@pytest.mark.slow
def test_whoever_has_games_in_the_old_place_keeps_it(run, person):
    (person / BEFORE / "saves").mkdir(parents=True)
    (person / BEFORE / "tables.db").touch()
    run(*WORDS, lines=["play:hunter:food", "q"])
    assert "Hunter: produce 1 food" in run("play", "--resume", lines=["q"]).output
    assert len(list((person / BEFORE / "saves").glob("*.json"))) == 1
    assert disk.database() == f"sqlite:///{person / BEFORE}/tables.db"
    assert disk.tournament("x") == person / BEFORE / "arena" / "x"
    assert not (person / "Data").exists()


def test_a_game_in_the_old_place_is_found_beside_newer_ones(run, person):
    (person / BEFORE).mkdir(parents=True)
    run(*WORDS, lines=["play:hunter:food", "q"])
    (person / "Data" / "tabularium" / "saves").mkdir(parents=True)
    assert places.home() == person / "Data" / "tabularium"
    output = run("play", "--resume", lines=["q"]).output
    assert "Hunter: produce 1 food" in output
    assert "tabularium play --resume" in output


def test_a_variable_puts_them_elsewhere_on_every_system(run, person, monkeypatch):
    (person / BEFORE / "saves").mkdir(parents=True)
    monkeypatch.setenv(places.VARIABLE, str(person / "told"))
    run(*WORDS, lines=["q"])
    assert len(list((person / "told" / "tabularium" / "saves").glob("*.json"))) == 1


def test_resume_is_not_offered_for_a_file_that_it_does_not_find(run, tmp_path):
    there = tmp_path / "there.json"
    output = run(*WORDS, "--save", there, lines=["q"]).output
    assert "--resume" not in output
    assert f"Go on with: tabularium play --load {there}" in output
