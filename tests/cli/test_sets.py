"""Several things are chosen with one line."""

import json
import re

import pytest

import tabularium as tb
from tabularium.cli.prompt import Command, Misheard
from tabularium.cli.sets import Chosen, understand_set
from tabularium.presentation.undo import last_move


def under_attack():
    """Strength 7 against 1, with symbols for 6 in hand."""
    g = tb.position(
        {
            "game": "altay",
            "seats": ["earthfolk", "smallfolk"],
            "board": {"5": "earthfolk 4", "17": "smallfolk 1"},
            "players": [
                {"hand": ["chariot", "hunter"]},
                {"hand": ["cavalry", "chariot", "warrior", "hunter"]},
            ],
        }
    )
    return g.play("attack:5:17").play("fight")


WARRIOR, CAVALRY, CHARIOT = (f"play:{card}:defence" for card in ("warrior", "cavalry", "chariot"))


@pytest.mark.parametrize(
    ("line", "meant"),
    [
        ("3 1", Chosen([CHARIOT, WARRIOR])),
        ("3,2, 1", Chosen([CHARIOT, CAVALRY, WARRIOR])),
        ("1x2", Chosen([WARRIOR, WARRIOR])),
        ("2", Chosen([CAVALRY])),
        ("0", Chosen([])),
        ("done", Chosen([])),
        ("x", Misheard("cli-wrong-unknown", {"given": "x", "most": 3})),
        ("1x0", Misheard("cli-wrong-unknown", {"given": "1x0", "most": 3})),
        ("u u", Misheard("cli-wrong-unknown", {"given": "u", "most": 3})),
        ("chariot cav", Chosen([CHARIOT, CAVALRY])),
        ("rydwan", Misheard("cli-wrong-unknown", {"given": "rydwan", "most": 3})),
        ("1 2 ?", Chosen([WARRIOR, CAVALRY], weigh=True)),
        ("*", Chosen([WARRIOR, CAVALRY, CHARIOT])),
        ("0?", Chosen([], weigh=True)),
        ("4", Misheard("cli-wrong-number", {"given": "4", "most": 3})),
        ("1 zzz", Misheard("cli-wrong-unknown", {"given": "zzz", "most": 3})),
        ("1x999", Misheard("cli-wrong-many", {"most": 3})),
        ("? warrior", Command("help", "warrior")),
        ("u", Command("undo")),
        ("", Command("table")),
    ],
)
def test_what_a_line_means(line, meant):
    decision = under_attack().decision
    assert understand_set(line, decision.set, decision.options, "en") == meant


def test_names_in_the_language_of_the_player():
    decision = under_attack().decision
    meant = understand_set("rydwan wojo", decision.set, decision.options, "pl")
    assert meant == Chosen([CHARIOT, WARRIOR])


def play(run, tmp_path, *lines, lang="en"):
    file = tmp_path / "game.json"
    file.write_text(json.dumps(under_attack().record()))
    words = ("play", "--load", file, "--seats", "random,me", "--save", tmp_path / "saved.json")
    output = run(*words, "--lang", lang, lines=[*lines, "q"]).output
    saved = json.loads((tmp_path / "saved.json").read_text())
    return output, saved["record"]["keys"]


def test_the_strongest_first_wins_as_well(run, tmp_path):
    output, keys = play(run, tmp_path, "3 2 1")
    assert "The battle is a tie; nothing happens." in output
    assert keys[2:5] == [WARRIOR, CAVALRY, CHARIOT]


@pytest.mark.parametrize("lang", ["en", "pl", "hu"])
def test_the_question_says_how_to_choose_and_what_it_leads_to(run, tmp_path, lang):
    output, keys = play(run, tmp_path, "3 2 ?", lang=lang)
    asked = under_attack().decision.set
    assert asked.prompt(lang).split(":")[0] in output
    assert "2x3" in output
    assert asked.outcome([CHARIOT, CAVALRY], lang).split(":")[0] in output
    assert len(keys) == 2  # nothing was done


def test_a_wrong_choice_is_explained_and_changes_nothing(run, tmp_path):
    output, keys = play(run, tmp_path, "1 1", "9", "x")
    assert "“Warrior” was chosen more often than it is there (1)." in output
    assert "There is no option 9" in output
    assert len(keys) == 2


def test_a_set_is_taken_back_as_one():
    g = tb.position(
        {
            "game": "settlers",
            "seats": ["barbarians", "romans"],
            "players": [
                {
                    "hand": [],
                    "empire": ["barter"],
                    "goods": {"wood": 1, "stone": 1, "gold": 1, "worker": 2},
                }
            ],
        }
    )
    g.play("use:barter")
    before = g.digest()
    g.play_set(["gold", "wood"])
    assert last_move(g, 0).game.digest() == before


def test_the_first_that_are_enough_pay_a_price():
    tokens = {"material": 2, "population": 0, "progress": 4}
    mine = {"hand": ["egyptian_incursion", "glory"], "state": "barbarian", "tokens": tokens}
    doc = {"game": "imperium", "seats": ["egyptians", "celts"], "players": [mine, {}]}
    g = tb.position(doc).play("play:egyptian_incursion")
    meant = understand_set("*", g.decision.set, g.decision.options, "en")
    g.decision.set.check(meant.keys)


@pytest.mark.slow
def test_a_hint_in_a_set_has_no_numbers_of_its_own(run, tmp_path):
    output, _ = play(run, tmp_path, "hint")
    table = output[output.rindex("Hint") if "Hint" in output else 0 :]
    assert "Add Warrior: +1 defence" in table
    assert not re.search(r"\d+ +Add Warrior", table)
