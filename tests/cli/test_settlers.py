"""Imperial Settlers at the terminal."""

import json
import random

import pytest

import tabularium as tb
from support import one_quick
from tabularium.cli.settlers_panels import possible
from tabularium.games.settlers.catalogue import KEY, OWNER
from tabularium.games.settlers.layout import COLOURS, COMMON, GOODS, HELD
from tabularium.locale import LANGUAGES, talk
from tabularium.presentation.settlers import SettlersGuide
from tabularium.presentation.settlers_cards import all_cards
from terminal_table import drawn, look_of

GAME = ("play", "settlers", "--seed", "5", "--option", "first_player=first_seat")
SEATED = (*GAME, "--factions", "romans,barbarians")
POSITION = {
    "game": "settlers",
    "seats": ["japanese", "romans"],
    "round": 2,
    "turn": 0,
    "players": [
        {
            "hand": ["quarry", "quarry", "gate", "wood_storage"],
            "empire": [
                "mill",
                {"card": "castle", "used": 1, "defended": True},
                {"card": "gold_mine", "blocked": True},
                {"card": "stalls", "samurai": True},
                {"card": "shrine", "holds": 3},
            ],
            "goods": {"wood": 2, "stone": 1, "food": 1, "worker": 3, "raze": 3},
            "deals": ["casino"],
        },
        {"empire": ["statue"], "deals": ["spies"], "passed": True},
    ],
}


@pytest.mark.slow
@pytest.mark.parametrize("lang", one_quick(*LANGUAGES))
@pytest.mark.parametrize("width", one_quick(80, 100))
def test_nothing_overflows_in_a_whole_game(lang, width):
    for seats in (1, 2, 4):
        game = tb.new("settlers", seats=seats, seed=seats)
        chance = random.Random(width)
        while not game.over:
            if len(game.moves) % 15 == 0:
                for name in ("draw", "map"):
                    for seat in (None, game.decision.seat):
                        lines = drawn(game, lang, width, seat, name)
                        assert max(len(line) for line in lines) <= width
                        assert "‹" not in "".join(lines)
            game.apply(chance.randrange(game.n_options))
        drawn(game, lang, width, 0)


def test_names_are_not_cut():
    doc = {**POSITION, "players": [{"hand": ["imperial_messenger", "school_of_diplomacy"]}]}
    for lang in LANGUAGES:
        text = "\n".join(drawn(tb.position(doc), lang, 80, 0))
        for card in all_cards(talk(lang)):
            if card.key in ("imperial_messenger", "school_of_diplomacy"):
                assert card.name in text


def test_the_table_shows_what_lies_on_locations():
    text = "\n".join(drawn(tb.position(POSITION), "en", 100, 0))
    for sign in ("⊕ Production", "◇ Features", "» Actions"):
        assert sign in text
    assert "✓Castle bl ×+D" in text
    assert "Gold Mine ye ⊘" in text
    assert "✓Stalls re ♞" in text
    assert "Shrine ye (3)" in text
    assert "deals Casino G" in text
    assert "passed" in text
    assert "Hand · common 3 · faction 1" in text
    assert "Quarry ×2" in text
    assert "B  ◇ Statue gr  deals Spies" in text


def test_the_map_shows_all_empires_in_full():
    text = "\n".join(drawn(tb.position(POSITION), "en", 100, None, "map"))
    assert text.count("⊕ Production") == 2
    assert "spend 1 worker to draw 1 card" in text
    assert "Hand" not in text


def test_the_virtual_player_is_shown():
    game = tb.new("settlers", seats=1, seed=3)
    chance = random.Random(1)
    while game.view(0)["round"] < 2:
        game.apply(chance.randrange(game.n_options))
    text = "\n".join(drawn(game, "en", 100, 0))
    assert "Virtual player" in text
    assert "attack cards from the newest" in text
    assert "collection 2 against" in text


def test_a_spectator_sees_no_hand():
    text = "\n".join(drawn(tb.position(POSITION), "en", 100, None))
    assert "Hand" not in text
    assert "Stalls re ♞" in text


def test_used_locations_are_told_apart():
    game = tb.position(POSITION)
    look = look_of(game, "en", 100, 0)
    empire = look.view["players"][0]["empire"]
    usable = possible(look, "use", "empire")
    assert [entry["card"] for entry in empire if entry["name"] in usable] == ["castle", "stalls"]
    assert usable == {"castle.used1.defended", "stalls.samurai"}


@pytest.mark.slow
def test_a_round_against_random(run, saves):
    # take the first card of the offers, then build or pass
    lines = ["1", "1", *["build", "1", "p"] * 30]
    result = run(*SEATED, "--seats", "me,random", lines=lines)
    assert "Lookout" in result.output
    assert "Your empire" in result.output
    assert "round 2 of 5" in result.output
    assert "‹" not in result.output
    game = tb.replay(json.loads(saves()[0].read_text())["record"])
    assert game.view(0)["round"] > 1


@pytest.mark.slow
def test_a_whole_game_ends_with_points(run, saves):
    lines = ["1", "p", "d", "n"] * 150
    output = run(*SEATED, "--seats", "me,random", lines=lines).output
    assert "The game is over" in output
    assert "gained in play" in output
    assert tb.replay(json.loads(saves()[0].read_text())["record"]).over


@pytest.mark.slow
def test_a_lost_solo_game_has_no_winner(run, saves):
    words = (*GAME, "--factions", "romans", "--seats", "me")
    output = run(*words, lines=["1", "1", "p"] * 10).output
    assert tb.replay(json.loads(saves()[0].read_text())["record"]).winners == ()
    assert "The game is lost" in output


@pytest.mark.slow
@pytest.mark.parametrize("lang", one_quick(*LANGUAGES))
def test_help_log_scores_and_map_have_words(run, lang):
    lines = ["?", "l", "s", "m", "1", "1", "l", "p", "1", "1", "u", *["1", "p"] * 20]
    output = run(*SEATED, "--seats", "me,greedy", "--lang", lang, lines=lines).output
    assert "‹" not in output


def test_a_card_is_explained(run):
    output = run(*SEATED, lines=["? castle", "? zamek", "? dark", "? gate"]).output
    assert output.count("spend 1 worker to draw 1 card") >= 4  # two printings, asked twice
    assert "when you raze it: " in output
    assert "action location, blue" in output
    assert "as a deal, at once and in every production phase: " in output
    assert "1 location or foundation" in output
    assert "put cards from your hand under this location" in output


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_gallery(run, lang):
    output = run("cards", "settlers", "--lang", lang).output
    assert "‹" not in output
    assert "•" in output
    said = talk(lang)
    cards = all_cards(said)
    assert {card.key for card in cards} == {
        key for kind, key in enumerate(KEY) if OWNER[kind] >= COMMON
    }
    assert all(card.effects and card.name in output for card in cards if len(card.name) < 9)


def test_show_position(run, tmp_path):
    file = tmp_path / "position.json"
    file.write_text(json.dumps(POSITION))
    output = run("show-position", file, "--seat", "A").output
    assert "Castle bl ×+D" in output
    assert "Activate" in output
    assert "Hand" not in run("show-position", file).output


@pytest.mark.parametrize("lang", LANGUAGES)
def test_letters_of_goods_and_colours_differ(lang):
    said = talk(lang)
    for names in ([GOODS[good] for good in range(HELD)], [f"short-{name}" for name in COLOURS]):
        letters = [said.say(f"cli-settlers-{name}") for name in names]
        assert len(set(letters)) == len(letters)
        assert len({len(letter) for letter in letters}) == 1


def test_hotkeys_are_no_commands():
    from tabularium.cli.prompt import COMMANDS

    assert not set(SettlersGuide.hotkeys.values()) & set(COMMANDS)
    assert len(set(SettlersGuide.hotkeys.values())) == len(SettlersGuide.hotkeys)


def test_a_number_stands_on_the_card_that_is_chosen():
    """A card in hand is not to be had in the draft because one like it is."""
    game = tb.new("settlers", seats=["romans", "barbarians"], seed=11).play(0).play(0)
    quarry = next(option for option in game.decision.options if option.key == "quarry")
    assert game.decision.kind == "draft" and "quarry" in game.view(0)["hand"]
    lines = [line for line in drawn(game, "en", 100, 0) if "Quarry" in line]
    offered, held = [line.split()[0] for line in lines]
    assert (offered, held) == (str(quarry.index + 1), "Quarry")
