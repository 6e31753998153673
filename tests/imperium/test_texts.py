"""What Imperium says: card texts, questions, options and the log read like a rulebook."""

import random
import re
from functools import cache

import pytest

import tabularium as tb
from imperium_table import imperium, secret
from support import one_quick
from tabularium.games.imperium.catalogue import (
    EXHAUST,
    FEATURES,
    KEY,
    NEEDS,
    SOLSTICE,
    WHEN_PLAYED,
)
from tabularium.games.imperium.choose import Choose
from tabularium.games.imperium.control import Do, Each, If, May, Steps
from tabularium.games.imperium.filters import Named
from tabularium.games.imperium.reactions import IconLost
from tabularium.games.imperium.tokens import Gain
from tabularium.games.imperium.words import BRIEF, EACH, MAY, card_words
from tabularium.locale import LANGUAGES, talk
from tabularium.presentation.imperium_cards import all_cards

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
    r"\(\)|\([^)]*\(|\) \(",  # nothing, another one or a second one after it in brackets
    r"\b\d+ (populacj|postęp)",  # in Polish tokens of them are counted
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
        ("en", "gwaith_camlan", "When it leaves your nation deck it goes straight into play."),
        ("en", "harald_hardrada", "Scoring is triggered when it leaves your nation deck."),
        ("en", "king_of_kings_a", "Instead of taking this card: if you are barbarian, gain 6"),
        ("en", "king_of_kings_a", "Then turn this card over: scoring is triggered."),
        ("en", "king_of_kings_b", "Each player can do this only once in a game"),
        ("en", "viviane_of_the_lake", "recall 1 knight garrisoned here or draw 1 card."),
        ("en", "myrddin_wyllt_merlin", "abandon 3 knights garrisoned under regions to take your"),
        ("en", "guennuvar", "(b) abandon King Arthur from a garrison to play 1 empire card"),
        ("en", "peredur_sir_percival", "(b) find Graal in your discard pile or deck, take it"),
        ("en", "phalanx", "Exhaust: spend 1 action to play a region from your discard pile."),
        ("en", "king_arthurs_court", "you may take 1 unrest to garrison 1 impending quest here."),
        ("en", "graal", "Cannot be chosen while other quests are impending."),
        ("en", "mining", "if that card has no production icon, gain 1 progress more."),
        ("en", "roman_expansion", "acquire a region card. You may acquire another region card."),
        ("en", "shangri_la", "Each time you would gain material, however much, you gain 2"),
        ("en", "town", "you may gain 2 progress; if you do, choose one: abandon this card or"),
        ("en", "vinland", "Can be played only if Longships is in play and Graenland is in play."),
        ("en", "urban_development", "gain 1 material and 1 population for each city or"),
        ("pl", "lawnslot_llyn_sir_lancelot", "odszukaj Ginewrę i przenieś znalezioną kartę do"),
        ("pl", "marvellous", "połóż dobraną kartę na wierzchu talii"),
        ("pl", "shangri_la", "jeśli masz co najmniej 24 żetony populacji, wywołaj punktację."),
        ("pl", "chariots", "Ignoruj symbol barbarzyńców na kartach Podbój i kartach ataku."),
        ("hu", "roman_expansion", "Megszerezhetsz még egy régiókártyát."),
        ("hu", "conquer", "hogy megszerezz egy régió- vagy adófizető kártyát"),
        ("hu", "ritual_sacrifice", "ha a Lépcsős piramisok játékban van."),
        ("hu", "greeks_b", "1 GyP minden 3 birtokodban lévő kártya után."),
        ("hu", "morigena", "amely alatt Myrddin Wyllt (Merlin) van elszállásolva, hogy tedd az"),
    ],
)
def test_texts_of_some_cards(lang, key, clause):
    assert any(clause in said for said in texts(lang)[key]), texts(lang)[key]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_card_says_a_thing_twice(lang):
    """Another one is another, and what comes to the same is more of it."""
    for key, clauses in texts(lang).items():
        sentences = [sentence for clause in clauses for sentence in clause.split(". ")]
        assert len(set(sentences)) == len(sentences), (key, sentences)


def test_more_is_said_of_what_is_gained_again():
    """Mining: 1 progress, and perhaps 1 more."""
    met = []
    for key, node in nodes():
        gained = set()
        for step in node.steps if isinstance(node, Steps) else ():
            again = step.effect if isinstance(step, If) else None
            if isinstance(again, Gain):
                assert again.more == (again.token in gained), key
                met += [key] * again.more
            if isinstance(step, Gain):
                gained.add(step.token)
    assert met == ["mining"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_card_is_named_once(lang):
    for kind, key in enumerate(KEY):
        name = card_words(talk(lang), kind)
        head, _, rest = name.partition(" (")
        assert rest.rstrip(")") != head, key


def test_hungarian_names_in_a_sentence_have_their_article():
    """Or are given without one on purpose: none is taken for a word of the sentence by chance."""
    language = talk("hu")
    titles = {need.title for needs in NEEDS for need in needs}
    for _, node in nodes():
        condition = getattr(node, "condition", None)
        titles |= {getattr(condition, "title", ""), getattr(node, "title", "")}
        if isinstance(node, IconLost):
            parts = getattr(node.fitting, "filters", [node.fitting])
            titles |= {part.title for part in parts if isinstance(part, Named)}
    titles -= {"", "gates_of_shangri_la"}  # the journey goes on to it without a case
    assert len(titles) > 10
    for title in titles:
        assert language.has(f"imperium-card-{title.replace('_', '-')}.the"), title


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


@pytest.mark.slow
@pytest.mark.parametrize("lang", one_quick(*LANGUAGES))
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
    name = card_words(talk("en"), KEY.index(top))
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


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_price_never_looks_like_a_gain(lang):
    """No option is an amount alone: it says pay, or gain, or has a plus."""
    language = talk(lang)
    pay = language.say("imperium-pay", {"goods": ""}).strip()
    paid = 0
    for seed in range(2):
        for game in played(2 + seed, seed):
            if game.over:
                continue
            for option in game.decision.options:
                text = option.text(lang)
                assert not text[0].isdigit(), text
                if game.decision.kind == "pay":
                    paid += 1
                    assert text.lower().startswith(pay), text
    assert paid


def test_what_developing_costs_is_said():
    me = {
        "state": "empire",
        "hand": ["egyptians", "glory"],
        "development": ["legions", "the_senate"],
        "tokens": {"material": 9, "population": 9, "progress": 0},
    }
    g = imperium(me).play("play:egyptians")
    assert [option.text("en") for option in g.decision.options] == [
        "Legions: pay 3 population",
        "The Senate: pay 4 materials",
    ]


def test_an_option_is_said_without_a_condition_that_holds():
    """Flood of the Nile: an empire may break through."""
    me = {"state": "empire", "hand": ["flood_of_the_nile", "glory"], "play": ["lower_nile"]}
    g = imperium(me, {}, seats=("egyptians", "celts")).play("play:flood_of_the_nile")
    assert [option.text("en") for option in g.decision.options] == [
        "Gain 5 materials",
        "Break through for an uncivilised or civilised card",
    ]


def test_copies_of_a_card_say_how_they_differ():
    """Onager: the Celts abandon a city."""
    cities = ["city", {"card": "city", "garrison": ["glory", "druids"]}]
    g = imperium({"hand": ["onager"], "state": "empire"}, {"play": cities, "hand": []})
    g = g.play("play:onager")
    assert [option.text("en") for option in g.decision.options] == [
        "City",
        "City – garrison: Glory, Druids",
    ]


def test_what_is_done_with_a_drawn_card_names_it():
    g = imperium({"hand": ["marvellous", "glory"], "deck": ["dalmatia", "raetia"]})
    g = g.play("play:marvellous")
    assert g.decision.prompt("en") == "Marvellous: choose one for Dalmatia."


def test_an_exhaust_option_is_brief():
    g = imperium({"play": ["shrine"], "tokens": {"material": 3}, "hand": ["glory"]})
    option = next(o for o in g.decision.options if o.key == "exhaust:shrine")
    assert option.text("en") == "Shrine: pay 1 material → draw 1 card"
