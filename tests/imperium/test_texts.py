"""What Imperium says: card texts, questions, options and the log read like a rulebook."""

import random
import re
from functools import cache

import pytest

import tabularium as tb
from imperium_table import imperium, secret
from tabularium.desk.imperium_cards import all_cards
from tabularium.games.imperium.catalogue import (
    EXHAUST,
    FEATURES,
    KEY,
    SOLSTICE,
    WHEN_PLAYED,
)
from tabularium.games.imperium.control import Choose, Do, Each, May
from tabularium.games.imperium.words import BRIEF, EACH, MAY, kind_words
from tabularium.locale import LANGUAGES, talk

FAULTS = (
    "‹",  # a missing message
    r"  ",
    r"[.,;:?!][.,;:?!]",
    r" [.,;:?!]",
    r"\b99\b",  # how the code says "all"
    r"\b(each|every|za|minden) 1 ",
    r"\bno 1\b|\bnot unrest\b|\b1 (materials|cards|regions|actions)\b",
    r"\b(always|zawsze|mindig):",
    r"\b(may|możesz) (may|możesz)\b|ha akarod",
    r"\(\)|\(\(",
)


def nodes_of(node):
    yield node
    for part in node.parts():
        yield from nodes_of(part)


@cache
def nodes():
    """Every node of every card, with the card's key."""
    found = []
    for kind, key in enumerate(KEY):
        waiting = [feature.effect for feature in FEATURES[kind] if hasattr(feature, "effect")]
        for root in (WHEN_PLAYED[kind], EXHAUST[kind], SOLSTICE[kind], *waiting):
            if root is not None:
                found += [(key, node) for node in nodes_of(root)]
    return found


@cache
def texts(lang):
    """The clauses of every card by its key."""
    return {card.key: card.effects for card in all_cards(talk(lang))}


def faults(text):
    return [fault for fault in FAULTS if re.search(fault, text)]


# cards --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_card_texts_have_no_faults(lang):
    for key, clauses in texts(lang).items():
        for clause in clauses:
            assert not faults(clause), (key, clause)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_card_texts_are_sentences(lang):
    for key, clauses in texts(lang).items():
        for clause in clauses:
            assert clause.endswith("."), (key, clause)
            assert clause[0] == clause[0].upper(), (key, clause)
            for sentence in clause.split(". ")[1:]:
                assert sentence[0].isupper(), (key, clause)


@pytest.mark.parametrize(
    ("lang", "key", "clause"),
    [
        ("en", "jungle", "Play: gain 1 population. Exile a market card. You may"),
        ("en", "mauryans_a", "1 VP for each region you have in play."),
        ("en", "temple", "1 VP for every 5 progress you have."),
        ("en", "carthaginians_a", "At clean-up you put 1 material on a market card"),
        ("en", "ashoka", "Reveal your hand, deck and discard pile. Move all attack cards from"),
        ("en", "arthashastra", "discard any number of unrest cards. For each card discarded"),
        ("en", "mountain_retreat", "(b) return all unrest from the garrison here and abandon"),
        ("en", "go_a_viking", "Each player who could not give that much takes 1 unrest."),
        ("en", "drama_and_poetry", "Each player may discard 1 card to return 1 unrest from their"),
        ("en", "road_building", "Ignore the barbarian icon of Conquer."),
        ("en", "monastery", "exile 1 card other than unrest from your hand and gain 2 population"),
        ("en", "graal", "You may acquire any card from exile other than a knight."),
        ("pl", "erik_the_red", "porzuć Skandynawię, aby odszukać 1 region"),
        ("pl", "temple", "1 PZ za każde 5 żetonów postępu."),
        ("pl", "agriculture", "1 symbol żyznej ziemi jako 3 symbole produkcji"),
        ("pl", "egyptian_legacy", "każdy inny gracz bierze 1 kartę buntu i odrzuca 1 kartę."),
        ("hu", "erik_the_red", "hagyd el Skandináviát, hogy megkeress 1 régiót"),
        ("hu", "jungle", "Elszállásolhatsz itt 1 kártyát."),
        ("hu", "agriculture", "1 termőföldikon 3 termelésikonnak számít"),
        ("hu", "drama_and_poetry", "Minden játékos eldobhat 1 kártyát, hogy visszategyen 1"),
        ("hu", "lost_tomes", "ha legalább 2 tekercs van itt elszállásolva, elhagyhatod"),
    ],
)
def test_texts_of_some_cards(lang, key, clause):
    assert any(clause in said for said in texts(lang)[key]), texts(lang)[key]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_alternatives_that_are_lists_are_lettered(lang):
    language = talk(lang)
    met = 0
    for key, node in nodes():
        if isinstance(node, Choose) and any(isinstance(option, Do) for option in node.options):
            met += 1
            for letter in "abc"[: len(node.options)]:
                assert f"({letter}) " in node.text(language), key
    assert met > 10


@pytest.mark.parametrize("lang", ["pl", "hu"])
def test_what_you_may_do_and_what_others_do_has_its_own_form(lang):
    language = talk(lang)
    for key, node in nodes():
        if isinstance(node, May):
            assert node.effect.text(language, MAY) != node.effect.text(language), key
        elif isinstance(node, Each):
            assert node.effect.text(language, EACH) != node.effect.text(language), key


def test_others_are_not_told_of_your_cards():
    for key, node in nodes():
        if isinstance(node, Each):
            assert "your" not in node.text(talk("en")), key
            assert not re.search(r"\b(kezed|dobópaklid)", node.text(talk("hu"))), key


@pytest.mark.parametrize("lang", LANGUAGES)
def test_effects_in_brief_are_not_longer(lang):
    language = talk(lang)
    for kind, key in enumerate(KEY):
        effect = EXHAUST[kind]
        if effect is not None:
            assert len(effect.text(language, BRIEF)) <= len(effect.text(language)), key


# play ---------------------------------------------------------------------------------------------


def played(seats, seed):
    """A random game that likes to act, decision by decision."""
    box = ("classics", "legends")[seed % 2]
    game = tb.new("imperium", seats=seats, seed=seed, options={"common_cards": box})
    chance = random.Random(seed)
    while not game.over:
        yield game
        acts = [option.index for option in game.decision.options if option.key != "end"]
        game.apply(chance.choice(acts or range(game.n_options)))
    yield game


@pytest.mark.parametrize("lang", LANGUAGES)
def test_play_is_told_without_faults(lang):
    title = talk(lang).say("imperium-title")
    for seed in range(4):
        for game in played(2 + seed % 3, seed):
            if game.over:
                continue
            prompt = game.decision.prompt(lang)
            assert title not in prompt
            for text in (prompt, *(option.text(lang) for option in game.decision.options)):
                assert not faults(text), text
        for line in game.log(lang, 0):
            assert not faults(line), line


def test_questions_without_a_card_name_the_occasion():
    g = imperium({"hand": ["unrest", "unrest", "glory"]}).play("revolt")
    assert g.decision.prompt("en") == "Revolt: which unrest do you return?"
    g = g.play("none")
    assert g.decision.prompt("en") == "Clean-up: on which market card do you put 1 progress?"
    g = g.play(g.decision.options[0])
    assert g.decision.prompt("en") == "Clean-up: which card do you discard?"
    assert g.decision.prompt("pl").startswith("Porządki: ")
    assert g.decision.prompt("hu").startswith("Takarítás: ")
    g = imperium({}).play("innovate")
    assert g.decision.prompt("en") == "Innovation: for which suit do you break through?"


def looking():
    """Vikings who have looked at their nation deck and may shuffle it."""
    me = {"hand": ["gothja", "glory"], "nation": ["skis", "combs", "sagas", "longships"]}
    return imperium(me, {}, seats=("vikings", "celts")).play("play:gothja")


def test_who_has_looked_at_a_nation_card_is_told_which():
    g = looking()
    top = secret(g)["nation"][0]
    name = kind_words(talk("en"), KEY.index(top))
    said = g.decision.prompt("en")
    assert said == (
        f"The top card of your nation deck is {name}. "
        "Gothja: do you want to shuffle your nation deck?"
    )
    # it is known in every world the player may imagine, and in none of the others
    assert {g.resample(0, seed).decision.prompt("en") for seed in range(20)} == {said}
    rivals = [secret(g.resample(1, seed))["nation"][0] for seed in range(40)]
    assert len(set(rivals)) > 1
    assert name not in " ".join(g.log("en", 1))


def test_an_exhaust_option_is_brief():
    g = imperium({"play": ["shrine"], "tokens": {"material": 3}, "hand": ["glory"]})
    option = next(o for o in g.decision.options if o.key == "exhaust:shrine")
    assert option.text("en") == "Shrine: pay 1 material → draw 1 card"
