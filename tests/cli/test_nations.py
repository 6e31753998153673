"""Nations at the terminal."""

import json
import random

import pytest

import tabularium as tb
from support import one_quick
from tabularium.cli.nations_signs import SORT_SIGNS, facts
from tabularium.cli.prompt import COMMANDS, hotkeys
from tabularium.cli.tables import table_of
from tabularium.games.nations.catalogue import KEY, SORT, kind_of
from tabularium.games.nations.events import LOG
from tabularium.games.nations.info import INFO
from tabularium.games.nations.layout import BLANK, GOODS, RESOURCES
from tabularium.games.nations.scoring import CATEGORIES, HALL_OF_FAME
from tabularium.locale import LANGUAGES, talk
from tabularium.presentation.log import Line, since_own_turn
from tabularium.presentation.nations import NationsGuide
from tabularium.presentation.nations_cards import all_cards
from terminal_table import MISSING, drawn, fits

GAME = ("play", "nations", "--seed", "5", "--option", "first_player=first_seat")
SEATED = (*GAME, "--factions", "rome,egypt")
POSITION = {
    "game": "nations",
    "seats": ["rome", "egypt"],
    "options": {"levels": "master"},
    "round": 3,
    "event": "black_death",
    "architects": 2,
    "war": {"card": "hunnic_invasions", "strength": 5, "buyer": 0},
    "market": [
        ["windmill", None, "greenland", "war_of_the_roses"],
        ["magna_carta", "battle_of_hastings"],
        ["cathedral", "notre_dame", "marco_polo", "knight"],
    ],
    "players": [
        {
            "side": "B",
            "goods": {"gold": 5, "stone": 4, "food": 0, "books": 7},
            "cards": [{"card": "axeman", "workers": 2}, "farm", {"card": "mine", "workers": 7}],
            "advisor": ["alhazen"],
            "colonies": ["nubia"],
            "site": [{"card": "alhambra", "built": 1}],
            "wonders": ["stonehenge", {"card": "petra", "used": True}],
            "workers": 1,
            "food_section": 3,
            "stability_section": 0,
            "stability_room": 0,
        },
        {
            "advisor": ["augustus"],
            "wonders": ["pyramids"],
            "site": [{"card": "colosseum", "built": 1}],
            "passed": 1,
        },
    ],
}


def played(seats, seed, **options):
    """A random game that likes to act, decision by decision."""
    game = tb.new("nations", seats=seats, seed=seed, options=options)
    chance = random.Random(seed)
    while not game.over:
        yield game
        acts = [
            option.index
            for option in game.decision.options
            if option.key.partition(":")[0] in ("buy", "deploy", "hire", "use")
        ]
        busy = acts and chance.random() < 0.9
        game.apply(chance.choice(acts) if busy else chance.randrange(game.n_options))
    yield game


@pytest.mark.slow
@pytest.mark.parametrize("lang", one_quick(*LANGUAGES))
@pytest.mark.parametrize("width", one_quick(80, 100, 140))
def test_nothing_overflows_in_a_whole_game(lang, width):
    for seats in (1, 2, 3, 5):
        for game in played(seats, seats, levels="master", sides="choose"):
            if len(game.moves) % 40 == 0 or game.over:
                for name in ("draw", "map"):
                    for seat in (None, 0 if game.over else game.decision.seat):
                        fits(game, lang, width, seat, name)


# decisions ----------------------------------------------------------------------------------------

# kinds that random games seldom come to: a position, and the moves that lead there
SELDOM = {
    "advisor": ({"goods": {"gold": 3}, "wonders": ["porcelain_tower"]}, ["buy:augustus"]),
    "deploy-here": ({"goods": {"gold": 3}, "wonders": ["mit"]}, ["buy:windmill", "replace:farm"]),
    "pay": ({"goods": {"food": 2, "stone": 2}, "advisor": ["marco_polo"]}, ["use:marco_polo"]),
    "gain": ({"goods": {"food": 1}, "wonders": ["petra"]}, ["use:petra"]),
    "buy-free": ({"advisor": ["galileo_galilei"]}, ["use:galileo_galilei"]),
    "deploy-free": ({"wonders": ["royal_society"]}, ["use:royal_society"]),
    "colony": (
        {"advisor": ["simon_bolivar"], "colonies": ["nubia", "gaul"]},
        ["use:simon_bolivar"],
    ),
    "swap": ({"advisor": ["alhazen"]}, ["use:alhazen"]),
    "battle": (
        {"goods": {"gold": 1}, "cards": [{"card": "axeman", "workers": 1}]},
        ["buy:battle_of_hastings"],
    ),
    "golden-age": ({"goods": {"gold": 1, "stone": 5}}, ["buy:magna_carta"]),
}


@pytest.mark.parametrize("kind", SELDOM)
def test_a_rare_decision_can_be_drawn(kind):
    player, moves = SELDOM[kind]
    doc = {
        "game": "nations",
        "seats": ["rome", "egypt"],
        "options": {"levels": "master"},
        "round": 7,
        "market": [
            ["magna_carta", "battle_of_hastings", "augustus", "windmill"],
            ["compass", "alhambra"],
        ],
        "players": [player, {}],
    }
    game = tb.position(doc)
    for move in moves:
        game.play(move)
    assert game.decision.kind == kind
    for lang in LANGUAGES:
        for width in (80, 100):
            fits(game, lang, width, 0)


@pytest.mark.slow
def test_every_other_decision_can_be_drawn():
    seen = set()
    for seed in range(24):
        options = {"levels": "master", "sides": "choose", "extra_worker": seed % 2 == 0}
        for game in played((5, 2, 1, 3)[seed % 4], seed, **options):
            if game.over or game.decision.kind in seen:
                continue
            seen.add(game.decision.kind)
            for lang in LANGUAGES:
                fits(game, lang, 80, game.decision.seat)
    assert seen >= {
        "faction",
        "extra-worker",
        "growth",
        "turn",
        "afterwards",
        "replace",
        "pay-any",
        "make-up",
        "may",
        "either",
        "take-worker",
        "return-worker",
        "cover",
    }


def test_event_cards_to_choose_from_are_shown():
    player = {"advisor": ["niccolo_machiavelli"]}
    doc = {"game": "nations", "seats": ["rome", "egypt"], "options": {"levels": "master"}}
    game = tb.position({**doc, "players": [player, {"passed": 1}]})
    game.play("pass")
    while game.decision.kind != "new-event":
        game.play("gold")
    lines = drawn(game, "en", 100, 0)
    for number, key in enumerate(game.view(0)["looked_at"], 1):
        name = talk("en").say("nations-card-" + key.replace("_", "-"))
        assert any(line.startswith(f" {number} {name}: ") for line in lines)


def test_hotkeys():
    assert not set(NationsGuide.hotkeys.values()) & set(COMMANDS)
    assert len(set(NationsGuide.hotkeys.values())) == len(NationsGuide.hotkeys)
    table = table_of("nations")
    for game in played(2, 3):
        if not game.over:
            letters = hotkeys(game.decision.options, table)
            wanted = [option for option in game.decision.options if table.guide.hotkey(option.key)]
            assert len(letters) == len(wanted)


# what is shown ------------------------------------------------------------------------------------


def test_the_round_is_shown():
    text = "\n".join(drawn(tb.position(POSITION), "en", 100, 0))
    assert "age II, round A (3 of 8) · actions · Rome decides" in text
    assert "Black Death: everybody: return 1 worker" in text
    assert "Hunt for Prester John: strongest: gain 3 books" in text
    assert "2⚒ architects left · " in text
    assert "‡ Hunnic Invasions 5⚔  A  the weaker lose −4F −1★" in text


def numbers_of(game, word):
    """The numbers of the options that begin with a word, by their cards."""
    found = [option for option in game.decision.options if option.key.startswith(f"{word}:")]
    return {option.key.rpartition(":")[2]: option.index + 1 for option in found}


def test_the_progress_board_shows_numbers_and_options():
    game = tb.position(POSITION)
    lines = drawn(game, "en", 100, 0)
    numbers = numbers_of(game, "buy")
    dear = next(line for line in lines if line.startswith("3G"))
    for key, name in (("cathedral", "⌂ Cathedral"), ("notre_dame", "▲ Notre Dame")):
        assert f"{numbers[key]} {name}" in dear
    cheap = next(line for line in lines if line.startswith("1G"))
    assert f"{numbers['windmill']} ⌂ Windmill" in cheap
    assert "greenland" not in numbers  # it needs strength 7
    text = "\n".join(lines)
    for fact in ("2S: 1G 3F", "7⚔: 1★ 3F", "−7G −1★", "2B / 2◎: 1★", "†: B/F/S", "2S: 5⚔ −1S †4"):
        assert fact in text
    assert "⋯ ☺ Marco Polo" in text


def test_a_narrow_board_has_its_rows_side_by_side():
    game = tb.new("nations", seats=5, seed=1)
    for _ in range(12):
        game.apply(0)
    text = "\n".join(drawn(game, "en", 80, game.decision.seat))
    assert "3G" in text
    assert any("3G" in line and "2G" in line and "1G" in line for line in text.splitlines())


def test_the_players_are_shown_in_their_order():
    doc = {**POSITION, "order": [1, 0], "turn": 0}
    lines = drawn(tb.position(doc), "en", 100, 0)
    egypt, rome = (line for line in lines if "Egypt A (" in line or "Rome B (" in line)
    assert "passed 1st" in egypt
    assert " 1! " in egypt  # weaker than the war
    assert rome.startswith("▶")
    assert "4+14" in rome  # stone: what there is, what production adds
    assert "0−5!" in rome  # food is missing


def test_the_own_board_is_shown():
    game = tb.position(POSITION)
    text = "\n".join(drawn(game, "en", 100, 0))
    deploy = numbers_of(game, "deploy")
    lift = numbers_of(game, "undeploy")
    assert f"{deploy['farm']}  ⌂ Farm" in text
    assert f"7● ↑{lift['mine']}" in text
    assert "14S" in text  # seven workers in the mine
    hire = next(option for option in game.decision.options if option.key == "hire:public")
    assert f"▲ Alhambra ■1 □1S  ⚒ {hire.index + 1}" in text
    use = numbers_of(game, "use")["alhazen"]
    assert f"{use} ☺ Alhazen" in text
    assert "⚑ Nubia  2G" in text
    assert "Petra ×" in text
    assert "food section ●●●○" in text
    assert "+2 strength" in text  # side B


def test_rivals_are_shown_in_short():
    text = "\n".join(drawn(tb.position(POSITION), "en", 100, 0))
    assert "☺ Augustus  ▲ Colosseum ■2 □2S  ▲ Pyramids" in text


def test_the_map_shows_all_boards_in_full():
    text = "\n".join(drawn(tb.position(POSITION), "en", 100, None, "map"))
    assert text.count("each worker") == 2
    assert "Production: if you are strongest, gain 2 stone" in text


def test_a_spectator_sees_no_numbers_of_options():
    text = "\n".join(drawn(tb.position(POSITION), "en", 100, None))
    assert "Your board" not in text
    assert "↑" not in text


def test_the_event_of_the_last_round_is_not_shown_while_players_grow():
    for game in played(2, 4):
        if game.view(None)["round"] == 2 and game.decision.kind == "growth":
            assert "drawn after growth" in "\n".join(drawn(game, "en", 100, 0))
            return
    pytest.fail("no second round")


def test_the_virtual_opponent_is_shown():
    game = next(game for game in played(1, 2) if not game.over and game.decision.kind == "turn")
    lines = drawn(game, "en", 100, 0)
    rival = next(line for line in lines if "Virtual opponent" in line)
    seen = game.view(0)["rival"]
    assert rival.split()[-3:] == [
        str(seen["books"]),
        str(seen["strength"]),
        str(seen["stability"]).replace("-", "−"),
    ]
    assert any(line.startswith("Die") and "On a 5" in line for line in lines)


def test_what_lies_above_a_cap_is_shown_with_what_it_counts_for():
    strong = {"cards": [{"card": "machine_gunner", "workers": 5}, {"card": "castle", "workers": 6}]}
    track = {"food_section": 0, "food_room": 0, "stability_section": 2, "stability_room": 2}
    game = tb.position({**POSITION, "players": [strong | track]})
    line = next(line for line in drawn(game, "en", 100, 0) if "50" in line)
    assert {"50=40", "18=15"} <= set(line.split())


def test_sides_b_are_explained_where_they_are_chosen():
    game = tb.new("nations", seats=2, seed=2, options={"sides": "choose"})
    text = " ".join(" ".join(drawn(game, "en", 100, game.decision.seat)).split())
    assert "side B At the start" in text
    assert "Side A, all nations" in text


# words --------------------------------------------------------------------------------------------


def test_events_are_known():
    assert {*NationsGuide.details, *NationsGuide.opening, *NationsGuide.revealing} <= {*LOG.names}
    table = table_of("nations")
    assert table.guide.notable({"event": "buy"})
    assert not table.guide.notable({"event": "gain"})
    assert table.guide.begins_turn({"event": "turn"})
    assert table.guide.reveals({"event": "new-cards"})


def test_the_account_reaches_over_the_end_of_a_round():
    told = [
        {"event": name, "seat": seat}
        for name, seat in (
            ("turn", 0),
            ("pass", 0),
            ("turn", 1),
            ("buy", 1),
            ("turn", 1),
            ("pass", 1),
            ("production", 0),
            ("new-order", 0),
            ("famine", 0),
            ("round-begins", 1),
        )
    ]
    lines = [Line(event, event["event"]) for event in told]
    since = since_own_turn(lines, 0, table_of("nations").guide)
    assert since == lines[2:]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_has_words(lang):
    said, table = talk(lang), table_of("nations")
    words = [table.guide.category(name, said) for name in CATEGORIES]
    words += [table.guide.option_words(option, said) for option in INFO.options]
    words += [table.guide.faction(name, said) for name in INFO.factions]
    words += [
        said.say(table.guide.group(key)) for key in ("buy:x", "deploy:x", "hire:public", "pass")
    ]
    words += [said.say(table.guide.group(key)) for key in ("use:x", "undeploy:x")]
    words += [said.say(f"cli-nations-fame-{name}") for _, name in HALL_OF_FAME]
    assert MISSING not in "".join(words)
    assert len({said.say(f"cli-nations-fame-{name}") for _, name in HALL_OF_FAME}) == 12


@pytest.mark.parametrize("lang", LANGUAGES)
def test_signs_differ(lang):
    letters = [talk(lang).say(f"cli-nations-{name}") for name in GOODS[:RESOURCES]]
    assert len(set(letters)) == len(letters)
    assert {len(letter) for letter in letters} == {1}
    assert len({sign for sign, _ in SORT_SIGNS.values()}) == len(SORT_SIGNS)


@pytest.mark.slow
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_gallery(run, lang):
    output = run("cards", "nations", "--lang", lang).output
    assert MISSING not in output
    cards = all_cards(talk(lang))
    assert {card.key for card in cards} == {
        key for kind, key in enumerate(KEY) if SORT[kind] != BLANK
    }
    assert len({card.key for card in cards}) == len(cards)
    assert all(card.effects and card.note for card in cards)
    assert all(card.name in output for card in cards if len(card.name) < 9)


def test_the_numbers_on_cards():
    said = talk("en")
    for key, expected in {
        "hoplite": "1S: 3⚔ −1S †3",
        "pyramids": "□2 □1 □0S: 3★ 2G −2F",
        "archimedes": "1S 1⚒",
        "saint_augustine": "1⚖ ⋯",
        "iron_working": "2S / 1◎: 1★",
    }.items():
        assert facts(said, kind_of(key)).plain == expected


# playing ------------------------------------------------------------------------------------------


def test_a_round_against_random(run, saves):
    result = run(*SEATED, "--seats", "me,random", lines=["g", *["1", "e", "p"] * 30])
    assert "Growth" in result.output
    assert "Your board" in result.output
    assert "round B (2 of 8)" in result.output
    assert MISSING not in result.output
    game = tb.replay(json.loads(saves()[0].read_text())["record"])
    assert game.view(0)["round"] > 1


@pytest.mark.slow
def test_a_whole_game_ends_with_points(run, saves):
    lines = ["p", "g", "n", "*", "1"] * 300
    output = run(*SEATED, "--seats", "me,random", lines=lines).output
    assert "The game is over" in output
    assert "VP tokens" in output
    assert tb.replay(json.loads(saves()[0].read_text())["record"]).over


@pytest.mark.slow
def test_a_solo_game_ends_in_the_hall_of_fame(run, saves):
    output = run(
        *GAME, "--factions", "rome", "--seats", "me", lines=["p", "g", "n", "*", "1"] * 200
    ).output
    game = tb.replay(json.loads(saves()[0].read_text())["record"])
    assert game.over
    assert talk("en").say("cli-nations-fame-" + game.view(0)["rival"]["fame"]) in output


@pytest.mark.parametrize("lang", LANGUAGES)
def test_help_log_scores_and_map_have_words(run, lang):
    lines = ["?", "l", "s", "m", "g", "1", "l", "e", "u", "p", "1", "l", "m"]
    output = run(*SEATED, "--seats", "me,greedy", "--lang", lang, lines=lines).output
    assert MISSING not in output


@pytest.mark.slow
def test_cards_are_explained(run):
    words = ["hoplite", "piramidy", "attila", "tile 1 of", "rome, side b", "nubia", "iron"]
    output = run(*SEATED, lines=[f"? {word}" for word in words]).output
    for text in (
        "Each worker: 3 strength",
        "Upkeep of each worker: 1 stone",
        "cost: 2 + 1 + 0 stone",
        "Zoroastrian Revival – most stable",
        "Public architects: 2 more",
        "Famine: everybody loses 3 food",
        "designed for this program",
        "On a 5: the opponent gains",
        "+2 strength",
        "Needs at least 3 strength",
        "or pay 1 resource of any kind to gain 1 VP",
    ):
        assert text in output


def test_show_position(run, tmp_path):
    file = tmp_path / "position.json"
    file.write_text(json.dumps(POSITION))
    output = run("show-position", file, "--seat", "A").output
    assert "Your board" in output
    assert "Take a worker off Axeman" in output
    assert "Your board" not in run("show-position", file).output
