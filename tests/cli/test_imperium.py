"""Imperium at the terminal."""

import json
import random

import pytest

import tabularium as tb
from tabularium.cli.imperium_signs import ICON_SIGNS, NO_SUIT, STATE_SIGNS, SUIT_SIGNS, kind_of
from tabularium.cli.imperium_signs import marks as signs
from tabularium.cli.look import Look
from tabularium.cli.option_numbers import numbers_at
from tabularium.cli.prompt import COMMANDS, hotkeys
from tabularium.cli.saves import Save, write
from tabularium.cli.tables import table_of
from tabularium.games.imperium.catalogue import KEY, KINDS, OWNER
from tabularium.games.imperium.events import LOG
from tabularium.games.imperium.info import INFO
from tabularium.games.imperium.layout import TOKENS_NAMES
from tabularium.games.imperium.scoring import CATEGORIES
from tabularium.locale import LANGUAGES, talk
from tabularium.presentation.imperium import ImperiumGuide
from tabularium.presentation.imperium_cards import all_cards
from tabularium.presentation.log import Line, since_own_turn
from terminal_table import MISSING, drawn, fits, look_of, number_of

GAME = ("play", "imperium", "--seed", "5", "--option", "first_player=first_seat")
SEATED = (*GAME, "--factions", "romans,celts")
POSITION = {
    "game": "imperium",
    "seats": ["romans", "celts"],
    "round": 4,
    "unrest": 3,
    "ending": 1,
    "exile": ["coast"],
    "market": [
        {"card": "forest", "tokens": {"progress": 2, "material": 1}},
        {"card": "elders", "unrest": True},
        "temple",
        None,
        "hittites",
    ],
    "players": [
        {
            "side": "A",
            "tokens": {"material": 5, "population": 4, "progress": 3},
            "hand": ["advance", "dalmatia", "the_senate", "unrest", "unrest"],
            "deck": ["glory"],
            "discard": ["conquer", "prosperity", "prosperity"],
            "play": [
                {"card": "raetia", "garrison": ["triumvirate"]},
                {"card": "shrine", "exhausted": True},
                "coinage",
            ],
            "history": ["roman_expansion"],
            "nation_token": True,
        },
        {
            "state": "empire",
            "discard": ["druids"],
            "play": [{"card": "celtica", "garrison": ["boudicca"]}, "city"],
        },
    ],
}


def played(seats, seed, **options):
    """A random game that likes to act, decision by decision."""
    game = tb.new("imperium", seats=seats, seed=seed, options=options)
    chance = random.Random(seed)
    while not game.over:
        yield game
        idle = ("end", "innovate", "revolt")
        acts = [option.index for option in game.decision.options if option.key not in idle]
        busy = acts and chance.random() < 0.9
        game.apply(chance.choice(acts) if busy else chance.randrange(game.n_options))
    yield game


@pytest.mark.slow
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("width", [80, 100, 140])
def test_nothing_overflows_in_a_whole_game(lang, width):
    for seats in (2, 3, 4):
        for game in played(seats, seats, sides="choose"):
            if len(game.moves) % 60 == 0 or game.over:
                for name in ("draw", "map"):
                    for seat in (None, 0 if game.over else game.decision.seat):
                        fits(game, lang, width, seat, name)


# decisions ----------------------------------------------------------------------------------------


@pytest.mark.slow
def test_every_decision_can_be_drawn():
    seen = set()
    for seed in range(24):
        options = {"sides": "choose", "common_cards": ("classics", "legends")[seed % 2]}
        for game in played((2, 3, 4)[seed % 3], seed, **options):
            if game.over or game.decision.kind in seen:
                continue
            seen.add(game.decision.kind)
            for lang in LANGUAGES:
                for width in (80, 100):
                    fits(game, lang, width, game.decision.seat)
    assert seen >= {
        "faction",
        "side",
        "turn",
        "acquire",
        "break-through",
        "place",
        "exile",
        "discard",
        "move",
        "garrison",
        "abandon",
        "recall",
        "develop",
        "choose",
        "may",
        "react",
        "pay",
        "calm",
        "solstice",
        "fame",
        "draw",
        "copy",
    }


@pytest.mark.slow
def test_numbers_stand_where_the_cards_lie():
    """Every option that is a card has its number on the table."""
    missing = set()
    for seed in range(8):
        for game in played(2 + seed % 3, seed):
            if game.over or game.decision.kind not in ("turn", "acquire", "place", "solstice"):
                continue
            seat = game.decision.seat
            look = look_of(game, "en", 100, seat)
            kind = game.decision.kind
            zones = {"turn": ("hand", "powers", "play"), "solstice": ("powers", "play")}
            shown = {
                number
                for zone in zones.get(kind, ("market", "exile"))
                for found in numbers_at(look, zone, seat if kind in zones else -1).values()
                for number in found
            }
            for option in game.decision.options:
                of_a_card = ":" in option.key or kind != "turn"
                if of_a_card and str(option.index + 1) not in shown:
                    missing.add((kind, option.key))
    assert not missing


def test_a_pile_that_holds_all_the_cards_asked_for_has_the_numbers():
    players = [
        {"hand": ["glory", "conquer"], "play": ["writing_systems"], "discard": ["glory", "temple"]},
        {},
    ]
    game = tb.position({"game": "imperium", "seats": ["minoans", "celts"], "players": players})
    game.play("exhaust:writing_systems")
    assert game.decision.kind == "move"
    look = look_of(game, "en", 100, 0)
    assert set(numbers_at(look, "discard", 0)) == {"glory", "temple"}
    assert not numbers_at(look, "hand", 0)


def test_copies_that_differ_have_numbers_of_their_own():
    play = ["city", {"card": "city", "garrison": ["glory"]}, "shrine"]
    players = [{"hand": ["conquer", "unrest"], "play": play, "tokens": {"material": 1}}, {}]
    doc = {"game": "imperium", "seats": ["romans", "celts"], "players": players}
    game = tb.position(doc)
    lines = drawn(game, "en", 100, 0)
    assert sum("◆■ City" in line and "⌂" in line for line in lines) == 2
    assert any("[□ Glory]" in line for line in lines)
    assert any(f"{number_of(game, 'exhaust:shrine')} ◆ Shrine" in line for line in lines)


def test_fame_cards_to_choose_from_are_shown():
    play = ["raetia", "dalmatia", "gallia_aquitania"]
    players = [{"hand": ["glory", "advance"], "play": play}, {}]
    doc = {"game": "imperium", "seats": ["romans", "celts"], "players": players}
    game = tb.position(doc)
    game.play("play:glory")
    while game.decision.kind == "abandon":
        game.apply(0)
    assert game.decision.kind == "fame"
    lines = drawn(game, "en", 100, 0)
    start = next(n for n, line in enumerate(lines) if line.startswith("You look at"))
    assert lines[start + 1].startswith(" 1 ☼ ")
    assert "being played" in "\n".join(lines)


def test_power_cards_are_shown_where_they_are_chosen():
    game = tb.new("imperium", seats=2, seed=2, options={"sides": "choose"})
    text = " ".join(" ".join(drawn(game, "en", 100, game.decision.seat)).split())
    assert "6 ✦ Romans, side A Whenever you look at" in text
    assert "✦ Romans, side B 1 VP for every" in text
    game.play("romans")
    one = tb.new("imperium", seats=2, seed=2, options={"sides": ["A", "B"]})
    text = "\n".join(drawn(one, "en", 100, one.decision.seat))
    assert f"side {'AB'[one.decision.seat]}" in text
    assert f"side {'BA'[one.decision.seat]}" not in text


def test_hotkeys():
    assert not set(ImperiumGuide.hotkeys.values()) & set(COMMANDS)
    table = table_of("imperium")
    for game in played(2, 3):
        if not game.over:
            letters = hotkeys(game.decision.options, table)
            wanted = [option for option in game.decision.options if table.guide.hotkey(option.key)]
            assert len(letters) == len(wanted)


# what is shown ------------------------------------------------------------------------------------


def test_the_round_and_the_decks_are_shown():
    lines = drawn(tb.position(POSITION), "en", 100, 0)
    assert lines[0].startswith("Imperium · round 4 · starts  A  · turn: Romans ─")
    assert lines[1].startswith("scoring is triggered: one more round · ‡ unrest 3! · small decks")
    assert lines[2].startswith("☼ fame 6 + King A · exile 1")


def test_the_last_round_is_announced():
    assert "last round" in drawn(tb.position({**POSITION, "ending": 2}), "en", 80, 0)[1]


@pytest.mark.parametrize("width", [80, 100])
def test_the_market_is_shown(width):
    lines = drawn(tb.position(POSITION), "en", width, 0)
    forest = next(line for line in lines if "▲ Forest" in line)
    assert forest.startswith(" ▲5    ▲ Forest")
    assert "⊥⚒⚒⚘ 1M 2↑" in forest
    assert "Exile a market card" in forest
    elders = next(line for line in lines if "◆ Elders" in line)
    assert "‡ " in elders
    assert any(line.startswith("≡") and "empty" in line for line in lines)


def test_what_can_be_acquired_is_numbered():
    game = tb.position(POSITION)
    game.play("play:advance")
    while game.decision.kind != "acquire":
        game.apply(0)
    lines = drawn(game, "en", 100, 0)
    for key, name in (("elders", "◆ Elders"), ("temple", "■ Temple")):
        assert any(f"{number_of(game, key)} {name}" in line for line in lines)
    assert "   ▲ Forest" in next(line for line in lines if "▲ Forest" in line)


def test_the_players_are_shown():
    lines = drawn(tb.position(POSITION), "en", 100, 0)
    romans, celts = (line for line in lines if "Romans A (you)" in line or "Celts B (" in line)
    assert romans.startswith("▶")
    assert "♣ barbarian 5 4 3   3   5    5    1    3    1  3×   5" in romans
    assert "♚ empire" in celts
    narrow = drawn(tb.position(POSITION), "en", 80, 0)
    assert any("Celts B (random) ♚ 3 2 1" in line for line in narrow)


def test_the_own_side_is_shown():
    game = tb.position(POSITION)
    text = "\n".join(drawn(game, "en", 100, 0))
    play = numbers_at(look_of(game, "en", 100, 0), "hand", 0)
    assert f" {play['advance'][0]} □ Advance" in text
    assert "the_senate" not in play  # for empires only
    assert "   □ The Senate" in text
    assert f"{'/'.join(play['unrest'])} ‡ Unrest (2)" in text  # to be played, to revolt
    assert f" {number_of(game, 'exhaust:coinage')} ■ Coinage" in text
    assert "[□ Triumvirate]" in text
    shrine = next(line for line in text.splitlines() if "◆ Shrine" in line)
    assert "×" in shrine
    assert "Discard 3    □ Conquer  □ Prosperity (2)" in text
    assert "Deck 1       □ Glory" in text
    assert "Nation 3×    " in text
    assert "History 1    □ Roman Expansion" in text
    assert "□ Military Engineering ♚⚔ 3★: 4M 1P" in text
    points = next(line for line in text.splitlines() if line.startswith("Points"))
    assert "progress 3" in points
    assert "unrest −4" in points


def test_tokens_on_a_card_in_play_are_shown():
    players = [{}, {"play": [{"card": "pottery", "tokens": {"progress": 2}}]}]
    game = tb.position({"game": "imperium", "seats": ["romans", "minoans"], "players": players})
    assert any("□ Pottery 2↑" in line for line in drawn(game, "en", 100, 0))
    assert any("□ Pottery 2↑" in line for line in drawn(game, "en", 80, 1))


def test_rivals_are_shown_in_short():
    text = "\n".join(drawn(tb.position(POSITION), "en", 100, 0))
    assert "✦ Celts  ▲ Celtica ⚒ [1]  ◆■ City ⌂" in text


def test_the_map_shows_everything_that_is_open():
    text = "\n".join(drawn(tb.position(POSITION), "en", 100, None, "map"))
    assert "[□ Boudicca]" in text
    assert "Discard 1    □ Druids" in text
    assert "Exile pile" in text
    assert "▲ Coast" in text
    assert "Deck 1" not in text
    assert "History" not in text


def test_a_spectator_sees_no_hand():
    text = "\n".join(drawn(tb.position(POSITION), "en", 100, None))
    assert "Hand" not in text
    assert "The Senate" not in text


def test_the_text_of_a_card_that_lies_in_play_leaves_out_what_it_did():
    text = "\n".join(drawn(tb.position(POSITION), "en", 100, 0))
    raetia = next(line for line in text.splitlines() if "▲ Raetia" in line)
    assert "material" not in raetia
    assert "gain 1 population" in next(
        line.lower() for line in text.splitlines() if "▲ Dalmatia" in line
    )


# words --------------------------------------------------------------------------------------------


def test_events_are_known():
    names = set(LOG.names)
    assert {*ImperiumGuide.details, *ImperiumGuide.opening, *ImperiumGuide.revealing} <= names
    table = table_of("imperium")
    assert table.guide.notable({"event": "acquire"})
    assert not table.guide.notable({"event": "gain"})
    assert table.guide.begins_turn({"event": "turn"})
    assert table.guide.reveals({"event": "reveal"})


def test_the_account_reaches_over_the_solstice():
    told = [
        {"event": name, "seat": seat}
        for name, seat in (
            ("turn", 0),
            ("play", 0),
            ("turn", 1),
            ("acquire", 1),
            ("solstice", -1),
            ("history", 0),
            ("round-begins", 0),
        )
    ]
    lines = [Line(event, event["event"]) for event in told]
    assert since_own_turn(lines, 0, table_of("imperium").guide) == lines[2:]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_has_words(lang):
    said, table = talk(lang), table_of("imperium")
    words = [table.guide.category(name, said) for name in CATEGORIES]
    words += [table.guide.option_words(option, said) for option in INFO.options]
    words += [table.guide.faction(name, said) for name in INFO.factions]
    words += [said.say(table.guide.group(key)) for key in ("play:x", "exhaust:x", "end", "temple")]
    assert MISSING not in "".join(words)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_signs_differ(lang):
    letters = [talk(lang).say(f"cli-imperium-{name}") for name in TOKENS_NAMES[:2]]
    assert len(set(letters)) == 2
    assert {len(letter) for letter in letters} == {1}
    used = [sign for sign, _ in [*SUIT_SIGNS.values(), *STATE_SIGNS.values()]]
    used += [*ICON_SIGNS.values(), NO_SUIT]
    assert len(set(used)) == len(used)


def test_the_signs_on_cards():
    for key, expected in {
        "military_engineering": "♚⚔",
        "rome_the_eternal_city": "♚⊥♜",
        "julius_caesar": "♚»",
        "forest": "⊥⚒⚒⚘",
        "triumvirate": "♣",
    }.items():
        assert signs(kind_of(key)).plain == expected


def test_a_collapse_is_explained():
    table = table_of("imperium")
    look = look_of(tb.position(POSITION), "en", 100, 0)
    assert table.guide.verdict(look.view, look.talk) == ""
    fallen = Look({**look.view, "collapsed": True}, look.talk, 100)
    assert "collapse" in table.guide.verdict(fallen.view, fallen.talk)


# the gallery --------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_gallery_has_every_card(run, lang, tmp_path):
    said = talk(lang)
    cards = all_cards(said)
    printed = {KEY[KINDS[card]] for card in range(len(KINDS)) if OWNER[card] >= 0}
    assert {card.key for card in cards} == printed
    assert len(printed) == len(cards)
    # the faces of sixteen power cards, two journey cards and a king in each box are two
    faces = sum(1 for owner in OWNER if owner >= 0)
    assert faces - 16 - 2 - 2 == 552
    plain = {"triumphant", "jewellery", "terracotta_warriors", "proud", "seal_stones"}
    silent = {card.key for card in cards if not card.effects}
    assert silent <= {"arthurians_b"} | plain
    assert all(card.note for card in cards)
    groups = [card.group for card in cards]
    assert len([n for n in range(1, len(groups)) if groups[n] != groups[n - 1]]) + 1 == 20
    file = tmp_path / "cards.html"
    run("cards", "imperium", "--lang", lang, "--html", str(file))
    page = file.read_text(encoding="utf-8")
    assert page.count("<article") == len(cards)
    assert MISSING not in page


def test_the_gallery_counts_copies(run):
    cards = {card.key: card for card in all_cards(talk("en"))}
    assert "Romans 2" in cards["prosperity"].note
    assert cards["elephants"].note == "empire, attack, 2 copies, development area"
    assert cards["romans_a"].name == "Romans, side A"
    assert cards["the_senate"].cost == "4 materials"
    assert cards["dalmatia"].cost == ""
    assert cards["unrest"].points == "−2"
    assert "players" in " ".join(card.note for card in cards.values())
    output = run("cards", "imperium").output
    assert MISSING not in output
    for group in ("Romans", "Utopians", "Cards of several nations", "Common cards, Legends"):
        assert group in output


@pytest.mark.slow
def test_cards_are_explained(run):
    words = ["rome, the", "grand trunk", "sumerians", "glory", "romans, side a", "king arthur's"]
    output = run(*SEATED, lines=[f"? {word}" for word in words]).output
    for text in (
        "Can be played only if City of Rome is in play",
        "cost: 3 materials and 3 population",
        "Solstice: choose",
        "Counts as 2 regions",
        "Before scoring or judging a collapse: return",
        "Cannot be garrisoned",
        "you look at 1 more",
        "is your active quest",
    ):
        assert text in output


# playing ------------------------------------------------------------------------------------------


@pytest.mark.slow
def test_some_rounds_against_random(run, saves):
    result = run(*SEATED, "--seats", "me,random", lines=["1", "e", "x", "n"] * 40)
    assert "Your piles" in result.output
    assert MISSING not in result.output
    game = tb.replay(json.loads(saves()[0].read_text())["record"])
    assert game.view(0)["round"] > 2


@pytest.mark.slow
def test_a_game_ends_with_points(run, tmp_path):
    whole = list(played(2, 6, factions="random"))[-1]
    file = tmp_path / "late.json"
    write(file, Save(["me", "random"], "en", whole.at_move(len(whole.moves) - 30).record()))
    lines = ["e", "x", "n", "2", "1"] * 60
    output = run("play", "--load", file, lines=lines).output
    assert "The game is over" in output
    assert "other cards" in output
    assert tb.replay(json.loads(file.read_text())["record"]).over


@pytest.mark.parametrize("lang", LANGUAGES)
def test_help_log_scores_and_map_have_words(run, lang):
    lines = ["?", "l", "s", "m", "1", "l", "1", "1", "u", "e", "1", "x", "l", "m"]
    output = run(*SEATED, "--seats", "me,greedy", "--lang", lang, lines=lines).output
    assert MISSING not in output


def test_points_of_rivals_would_tell_hidden_cards(run):
    lines = run(*SEATED, "--seats", "me,greedy", lines=["s"]).output.splitlines()
    total = next(line for line in lines if line.split()[:1] == ["total"])
    own, rival = total.split()[1:]
    assert int(own) and rival == "?"


def test_show_position(run, tmp_path):
    file = tmp_path / "position.json"
    file.write_text(json.dumps(POSITION))
    output = run("show-position", file, "--seat", "A").output
    assert "Your piles" in output
    assert "Play Advance" in output
    assert "Your piles" not in run("show-position", file).output


def test_what_only_one_has_seen_is_asked_of_that_one(run, tmp_path):
    """Marvellous: the card drawn is named in the question."""
    me = {"hand": ["marvellous", "glory"], "deck": ["dalmatia", "raetia"]}
    doc = {"game": "imperium", "seats": ["romans", "celts"], "players": [me, {}]}
    file = tmp_path / "position.json"
    file.write_text(json.dumps(tb.position(doc).play("play:marvellous").position()))
    question = "Marvellous: choose one for Dalmatia."
    assert question in run("show-position", file, "--seat", "A").output
    for seat in ([], ["--seat", "B"]):
        output = run("show-position", file, *seat).output
        assert "Dalmatia" not in output
        assert " A  decides; --seat A shows the question" in output
