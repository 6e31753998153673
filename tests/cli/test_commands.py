"""The other commands, and everything that can be asked wrongly."""

import json
import os
import random
import shutil
import subprocess
import sys

import pytest

import tabularium as tb
from support import keys
from tabularium.cli.language import VARIABLES, default_language, help_language
from tabularium.games.altay import catalogue

POSITION = {
    "game": "altay",
    "seats": ["earthfolk", "smallfolk"],
    "turn": 0,
    "board": {"5": "earthfolk 2", "17": "smallfolk 3", "11": "2:wood", "21": "free"},
    "players": [{"hand": ["warrior", "cavalry"]}, {"hand": ["warrior", "craftsman_wood"]}],
}


@pytest.fixture
def record(tmp_path):
    """A finished game as a file."""
    game = tb.new("altay", seats=2, seed=9, options={"round_limit": 4})
    chance = random.Random(1)
    while not game.over:
        game.apply(chance.randrange(game.n_options))
    file = tmp_path / "record.json"
    file.write_text(json.dumps(game.record()))
    return file


@pytest.mark.parametrize(
    ("words", "lang"),
    [
        ([], "en"),
        (["play", "--help"], "en"),
        (["play", "--lang", "pl", "--help"], "pl"),
        (["play", "--lang=hu", "--help"], "hu"),
        (["play", "--lang", "xx"], "en"),
        (["play", "--lang"], "en"),
    ],
)
def test_the_language_of_the_help(monkeypatch, words, lang):
    monkeypatch.setattr("sys.argv", ["tabularium", *words])
    assert help_language() == lang


@pytest.mark.parametrize(
    ("variables", "lang"),
    [
        ({}, "en"),
        ({"LANG": "hu_HU.UTF-8"}, "hu"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "hu_HU.UTF-8", "TABULARIUM_LANG": "pl"}, "pl"),
    ],
)
def test_the_language_of_the_environment(monkeypatch, variables, lang):
    for name in VARIABLES:
        monkeypatch.delenv(name, raising=False)
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    assert default_language() == lang


def test_help_teaches_with_examples(run):
    assert "tabularium play" in run("--help").output
    output = run("play", "--help").output
    assert "$ tabularium play altay --seats me,easy,hard" in output
    assert "$ tabularium play --resume" in output
    assert "$ tabularium arena" in run("arena", "--help").output


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["play", "chess"], "no game “chess”. Possible: altay, settlers, nations, imperium."),
        (["play", "altay", "--seats", "me,nobody"], "There is no player “nobody”. Possible: me,"),
        (["play", "altay", "--seats", "me"], "altay is for 2 to 4 players, not for 1."),
        (["play", "altay", "--seats", "me,me,me,me,me"], "not for 5."),
        (["play", "altay", "--factions", "orcs"], "There is no faction “orcs”."),
        (["play", "altay", "--factions", "firefolk,firefolk"], "is named for two seats"),
        (["play", "altay", "--factions", "?,?,?"], "3 factions are named for 2 seats."),
        (["play", "altay", "--option", "trade"], "expected NAME=VALUE"),
        (["play", "altay", "--option", "trade=maybe"], "expected true or false"),
        (["play", "altay", "--option", "trada=true"], "has no option “trada”"),
        (["play", "altay", "--option", "starts=here"], "Possible: free, suggested"),
        (["play", "altay", "--seed", "-1"], "expected a whole number from 0 on"),
        (["play", "altay", "--lang", "xx"], "There are no texts in “xx”. Possible: en, pl, hu."),
        (["play", "--load", "/no/such/file.json"], "/no/such/file.json cannot be read"),
        (["play", "--load", "/"], "cannot be read"),
        (["play", "altay", "--save", "/no/such/file.json"], "cannot be written"),
        (["play", "--load", "x", "--seed", "3"], "keeps its seed"),
        (["cards", "chess"], "There is no game “chess”"),
        (["cards", "altay", "--html", "/no/such/file.html"], "cannot be written"),
        (["cards", "altay", "colour=red"], "say nothing of “colour”. Possible: deck, set, "),
        (["cards", "altay", "level=7"], "has “7” as its level. Possible: 0, 1, 2, 3."),
        (["show-position", "/no/such/file.json"], "cannot be read"),
        (["replay", "/no/such/file.json"], "cannot be read"),
    ],
)
def test_mistakes_are_told_in_one_line(run, words, said):
    output = run(*words, code=2).output
    assert said in output
    assert len(output.strip().splitlines()) == 1
    assert "‹" not in output


def test_mistakes_are_told_in_the_chosen_language(run):
    output = run("play", "altay", "--seats", "me,nobody", "--lang", "pl", code=2).output
    assert "Nie ma gracza „nobody”" in output
    output = run("play", "chess", "--lang", "hu", code=2).output
    assert "Nincs ilyen játék" in output


@pytest.mark.parametrize("lang", ["en", "pl", "hu"])
def test_the_gallery_speaks_every_language(run, tmp_path, lang):
    output = run("cards", "altay", "--lang", lang).output
    assert "‹" not in output
    assert "III" not in output  # wonders have a heading of their own
    name = {"en": "Triumphal", "pl": "Łuk", "hu": "Diadalív"}[lang]
    assert name in output
    page = tmp_path / "cards.html"
    run("cards", "altay", "--lang", lang, "--html", page)
    html = page.read_text(encoding="utf-8")
    assert html.count("<article") == html.count("</article>") == len(catalogue.KEY)
    assert f'<html lang="{lang}">' in html
    assert "‹" not in html
    assert "src=" not in html
    assert "href=" not in html


def test_a_position_as_spectator_and_as_players(run, tmp_path):
    file = tmp_path / "position.json"
    file.write_text(json.dumps(POSITION))
    output = run("show-position", file).output
    assert "A●●" in output
    assert "B●●●" in output
    assert "◆2W" in output
    assert "Your side" not in output
    assert "Cavalry" not in output.partition("Players")[2]
    mine = run("show-position", file, "--seat", "A").output
    assert "2 attack symbols or 2 defence symbols" in mine
    assert "Attack Smallfolk in hill 17 from farmland 5" in mine
    assert run("show-position", file, "--seat", "0").output == mine
    theirs = run("show-position", file, "--seat", "b").output
    assert "Cavalry" not in theirs.partition("Players")[2]
    assert "Craftsman" in theirs
    assert "There is no seat “C”" in run("show-position", file, "--seat", "C", code=2).output


def test_a_position_from_standard_input(run):
    output = run("show-position", "-", lines=[json.dumps(POSITION)]).output
    assert "A●●" in output
    assert "is not JSON" in run("show-position", "-", lines=["{"], code=2).output
    wrong = {**POSITION, "bord": {}}
    assert "bord" in run("show-position", "-", lines=[json.dumps(wrong)], code=2).output


def test_replay_checks_and_tells(run, record):
    output = run("replay", record).output
    assert "moves agree with the record" in output
    assert "Round 4: " in output
    assert "conquest tokens" in output


def test_replay_of_a_moment_and_step_by_step(run, record):
    output = run("replay", record, "--to", "10").output
    assert "Move 10 of" in output
    lines = ["", "b", "12", "what", "999", "q"]
    output = run("replay", record, "--step", "--to", "10", lines=lines).output
    moves = [line for line in output.splitlines() if "Move " in line]
    assert [word for line in moves for word in line.split() if word.isdecimal()][::2] == [
        "10",
        "11",
        "10",
        "12",
    ]
    assert "“what” is not understood" in output
    assert "“999” is not understood" in output
    assert "There is no move 9999" in run("replay", record, "--to", "9999", code=2).output


def test_replay_of_an_edited_record_fails_clearly(run, record):
    doc = json.loads(record.read_text())
    doc["keys"][5], doc["keys"][6] = doc["keys"][6], doc["keys"][5]
    record.write_text(json.dumps(doc))
    output = run("replay", record, code=2).output
    assert "of the record cannot be made" in output or "differs from the record" in output
    assert len(output.strip().splitlines()) == 1
    doc["keys"] = doc["keys"][:5]
    record.write_text(json.dumps(doc))
    assert str(record) in run("replay", record, code=2).output


@pytest.mark.parametrize("lang", ["en", "pl", "hu"])
def test_games_lists_factions_and_options(run, lang):
    output = run("games", "--lang", lang).output
    assert "earthfolk" in output
    assert "round_limit" in output
    assert "‹" not in output


def test_games_says_what_a_choice_means_the_default_first(run):
    lines = [line.split() for line in run("games", "--lang", "pl").output.splitlines()]
    inner = next(line for line in lines if line[:1] == ["inner"])
    assert inner[1:5] == ["z", "dala", "od", "krawędzi:"]
    sides = [line[0] for line in lines if line[1:] in (["strona", "A"], ["strona", "B"])]
    # Nations is played on side A unless said otherwise, Imperium on side B
    assert sides == ["A", "B", "B", "A"]


def test_bench_says_where_it_lives(run, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("tabularium.cli.main.__file__", str(tmp_path / "a/b/c/d/main.py"))
    assert "part of the repository" in run("bench", code=2).output
    (tmp_path / "bench").mkdir()
    (tmp_path / "bench" / "run.py").write_text("raise SystemExit(7)\n")
    assert shutil.which("python3")
    run("bench", code=7)


def test_some_cards_of_the_gallery(run, tmp_path):
    some = ("cards", "altay", "level=2", "--text", "metal")
    output = run(*some).output
    assert "Government" in output and "Religion" not in output and "Hunter" not in output
    found = json.loads(run(*some, "--json").output)
    cards = tb.cards("altay", level=2, text="metal")
    assert [card["key"] for card in found] == [card.key for card in cards]
    page = tmp_path / "cards.html"
    run(*some, "--html", page)
    assert page.read_text(encoding="utf-8").count("<article") == len(cards) == 3
    starting = json.loads(run("cards", "altay", "starting", "--json").output)
    assert {card["printed"]["starting"] for card in starting} == {True}
    assert run("cards", "altay", "--text", "no such words", "--lang", "pl").output.strip() == (
        "Żadna karta nie pasuje."
    )


def test_what_is_asked_for_as_json(run, record, tmp_path):
    games = json.loads(run("games", "--json", "--lang", "pl").output)
    assert [game["id"] for game in games] == [game.id for game in tb.games()]
    cards = json.loads(run("cards", "altay", "--json").output)
    assert {card["key"] for card in cards} == {kind.key for kind in catalogue.CARDS.kinds}
    document = tmp_path / "position.json"
    document.write_text(json.dumps(POSITION))
    moment = json.loads(run("show-position", document, "--seat", "A", "--json").output)
    assert moment["view"] == tb.position(POSITION).view(0)
    assert [option["key"] for option in moment["options"]] == keys(tb.position(POSITION))
    watched = json.loads(run("show-position", document, "--json").output)
    assert (watched["options"], watched["prompt"]) == ([], None)
    replayed = json.loads(run("replay", record, "--json").output)
    assert replayed["over"]
    assert replayed["log"][-1]["text"]
    assert json.loads(run("replay", record, "--to", "3", "--json").output)["moves"] == 3


@pytest.mark.slow
@pytest.mark.parametrize(
    ("line", "word"), [("tabularium ", "play"), ("tabularium play se", "settlers")]
)
def test_the_shell_completes(line, word):
    asked = {"_TABULARIUM_COMPLETE": "complete_bash", "COMP_WORDS": line}
    asked["COMP_CWORD"] = str(len(line.split(" ")) - 1)
    command = [sys.executable, "-m", "tabularium"]
    told = subprocess.run(command, env=os.environ | asked, capture_output=True, text=True)
    assert word in told.stdout.split()
