"""What is said is what happens, in every language: where from, for what, what came of it."""

import pytest

import tabularium as tb
from imperium_table import imperium, play, rule

LANGS = ("en", "pl", "hu")
LEGENDS = {"common_cards": "legends"}
EMPIRE = {"state": "empire", "nation": []}
MARKET = ["steppe", "elders", "temple", "town", "hittites"]


def table(me, *rivals, seats="romans celts greeks persians", **top):
    players = [me, *(rivals or [{}])]
    return imperium(*players, seats=tuple(seats.split()), **{"market": MARKET} | top)


def told(g, *moves):
    """What the last move added to the log, in every language."""
    play(g, *moves[:-1])
    before = len(g.log("en"))
    play(g, moves[-1])
    return {lang: g.log(lang)[before:] for lang in LANGS}


def one_line(said, *lines):
    """Each language has its line."""
    for lang, line in zip(LANGS, lines, strict=True):
        assert line in said[lang], said[lang]


def offered(g, key):
    """What an option says in every language."""
    option = next(option for option in g.decision.options if option.key == key)
    return [option.text(lang) for lang in LANGS]


# where a card comes from -------------------------------------------------------------------------


def acclaimed(**top):
    me = {"hand": ["acclaimed", "glory"], "deck": ["druids"]}
    market = ["rainforest", "elders", "code_of_laws", "etruscans", "exports"]
    return table(me, seats="celts romans", options=LEGENDS, **{"market": market} | top)


@rule("I84", "I12")
def test_no_suit_is_named_where_none_was():
    g = acclaimed(decks={"main": ["leadership", "oracle"]})
    one_line(
        told(g, "play:acclaimed", "deck"),
        "Celts break through for a card with variable VP from the main deck: Oracle.",
        "Celtowie podporządkowują kartę ze zmienną liczbą PZ z talii głównej: Wyrocznia.",
        "A kelták áttörnek egy változó GyP-t érő kártyáért a főpakliból: Jósda.",
    )
    found = [e for e in g.feed(None) if e["event"].startswith("break-through")]
    assert [(e["card"], e["from"], "suit" in e) for e in found] == [("oracle", "main_deck", False)]
    one_line(
        told(acclaimed(), "play:acclaimed", "exports"),
        "Celts break through for a card with variable VP: Exports.",
        "Celtowie podporządkowują kartę ze zmienną liczbą PZ: Eksport.",
        "A kelták áttörnek egy változó GyP-t érő kártyáért: Kivitel.",
    )


@rule("I79", "I90")
@pytest.mark.parametrize(
    ("nation", "card", "play_area", "moves"),
    [
        ("vikings", "jomsviking", ["longships"], ["progress:0", "progress:0", "no"]),
        ("celts", "conquer", ["chariots"], ["acquire", "progress:0"]),
        ("vikings", "macedonians", [], []),
        ("romans", "conquer", ["cartography"], ["acquire", "progress:0"]),
    ],
)
def test_a_card_acquired_from_exile_is_told_to_be(nation, card, play_area, moves):
    rich = {"tokens": {"material": 9, "population": 9, "progress": 9}}
    me = {"hand": [card, "glory"], "play": play_area, **rich}
    top = {"options": LEGENDS, "market": ["lakes", "elders"], "exile": ["plain"]}
    g = play(table(me, {}, {}, seats=f"{nation} qin olmecs", **top), f"play:{card}", *moves)
    assert offered(g, "plain")[0] == "Plain, from exile"
    said = told(g, "plain")
    assert f"{nation.capitalize()} acquire Plain from exile." in said["en"]
    assert any("zdobywają kartę Równina spośród usuniętych." in line for line in said["pl"])
    assert any("megszerzik ezt a száműzöttek közül: Síkság." in line for line in said["hu"])
    assert next(e for e in g.feed(None) if e["event"] == "acquire")["from"] == "exile"


@rule("I84", "I90")
def test_a_card_broken_through_for_from_exile_is_told_to_be():
    me = {"hand": ["imperial", "glory"]}
    g = table(me, seats="celts romans", options=LEGENDS, market=["lakes"], exile=["plain"])
    play(g, "play:imperial", "break_through", "region")
    assert offered(g, "plain")[0] == "Plain, from exile"
    one_line(
        told(g, "plain"),
        "Celts break through for a region card from exile: Plain.",
        "Celtowie podporządkowują region spośród usuniętych: Równina.",
        "A kelták áttörnek egy régiókártyáért a száműzöttek közül: Síkság.",
    )


# what goes with it, what is left of it ------------------------------------------------------------


@rule("I89", "I157")
def test_tokens_that_pass_to_the_card_from_exile_are_told():
    """Forest makes way for Pharmacy, and what lay on it stays in its place."""
    me = {"play": ["lighthouse"], "discard": [], **EMPIRE}
    forest = {"card": "forest", "tokens": {"material": 2, "progress": 1}}
    top = {"market": [forest, *MARKET[1:]], "exile": ["pharmacy"]}
    g = table(me, seats="greeks romans", **top)
    said = told(g, "exhaust:lighthouse", "swap", "forest")
    assert said["en"] == [
        "Forest goes into exile.",
        "Pharmacy comes from exile to the market; an unrest goes under it.",
        "Pharmacy takes over 2 materials from the card it replaces.",
        "Pharmacy takes over 1 progress from the card it replaces.",
    ]
    one_line(
        said,
        "Pharmacy takes over 2 materials from the card it replaces.",
        "Karta Farmacja przejmuje 2 surowce z karty, którą zastępuje.",
        "Gyógyszerészet a lecserélt kártyáról 2 nyersanyagot vesz át.",
    )
    passed = [e for e in g.feed(None) if e["event"] == "tokens-pass"]
    assert [(e["card"], e["token"], e["n"]) for e in passed] == [
        ("pharmacy", "material", 2),
        ("pharmacy", "progress", 1),
    ]


@rule("I190")
@pytest.mark.parametrize(
    ("nation", "hand", "play_area", "moves"),
    [
        ("vikings", "harald_hardrada", [], ["play:harald_hardrada"]),
        ("romans", "glory", ["dalmatia", "raetia", "forest"], ["play:glory", "raetia", "forest"]),
    ],
)
def test_who_has_resolved_the_king_and_gets_nothing_is_told_so(nation, hand, play_area, moves):
    me = {"hand": [hand, "advance"], "king_resolved": True, "play": play_area}
    top = {"king": ["king_of_kings_b"], "ending": 1, "decks": {"fame": []}}
    said = told(table(me, seats=f"{nation} celts", **top), *moves)
    assert (
        f"{nation.capitalize()} get no fame card: none is left, and they have already resolved"
        " King of Kings."
    ) in said["en"]
    who = {"vikings": ("Wikingowie", "A vikingek"), "romans": ("Rzymianie", "A rómaiak")}[nation]
    assert (
        f"{who[0]} nie dostają karty sławy: talia sławy jest pusta, a kartę Król królów mają już"
        " rozpatrzoną."
    ) in said["pl"]
    assert (
        f"{who[1]} nem kapnak hírnévkártyát: elfogytak, és a Királyok királya hatását már"
        " alkalmazták."
    ) in said["hu"]


@rule("I118")
def test_gates_of_shangri_la_say_that_they_make_an_empire():
    first = {
        "en": "When this card comes into play, you become an empire.",
        "pl": "Gdy ta karta trafia do obszaru gry, stajesz się imperium.",
        "hu": "Amikor ez a kártya játékba kerül, birodalommá válsz.",
    }
    for lang, line in first.items():
        (card,) = tb.cards("imperium", name="gates_of_shangri_la", lang=lang)
        assert card.text.startswith(line)


# effects that are copied --------------------------------------------------------------------------

NOTHING = ("(nothing happens now)", "(teraz nic nie daje)", "(most nem történik semmi)")
IN_VAIN = (
    "(nothing would come of it now)",
    "(teraz nic by z tego nie było)",
    "(most nem lenne semmi haszna)",
)


def ambassador(*others, seats="romans macedonians scythians vikings"):
    me = {"hand": ["glory"], "play": ["ambassador"], "deck": ["advance"], "discard": []}
    me |= {"tokens": {"material": 1, "population": 0, "progress": 0}}
    return table(me, *[{"play": cards} for cards in others], seats=seats)


@rule("I208", "I221")
def test_what_an_effect_that_is_copied_would_do_is_said():
    g = ambassador(["mosaics"], ["kurgans", "tamga"], ["combs"])
    assert not offered(g, "exhaust:ambassador")[0].endswith("now)")
    g.play("exhaust:ambassador")
    assert [option.text("en") for option in g.decision.options] == [
        f"Mosaics: pay 1 material → take 1 card from discards {IN_VAIN[0]}",
        f"Kurgans: move 1 card from discards to history {NOTHING[0]}",
        "Tamga: discard 1 card → draw 2 cards",
        "Combs: ignore the empire icon of the next card",
    ]
    for key, name, note in (
        ("mosaics", ("Mosaics: ", "Mozaiki: ", "Mozaikok: "), IN_VAIN),
        ("kurgans", ("Kurgans: ", "Kurhany: ", "Kurgánok: "), NOTHING),
    ):
        for text, begins, ends in zip(offered(g, key), name, note, strict=True):
            assert text.startswith(begins) and text.endswith(ends)


@rule("I208", "I221")
def test_a_condition_that_keeps_a_copied_effect_from_doing_anything_is_said():
    g = play(ambassador(["long_walls_iv"], ["mosaics"], seats="romans qin macedonians"))
    for text, ends in zip(offered(g, "exhaust:ambassador"), IN_VAIN, strict=True):
        assert text.endswith(ends)  # there is nothing better to copy
    text = offered(g.play("exhaust:ambassador"), "long_walls_iv")[0]
    assert "if you have at least 3 cards of the Long Walls in play" in text
    assert text.endswith(NOTHING[0])


@rule("I208", "I221")
def test_nothing_that_could_be_copied_does_anything():
    g = ambassador(["long_walls_iv"], [], seats="romans qin macedonians")
    for text, ends in zip(offered(g, "exhaust:ambassador"), NOTHING, strict=True):
        assert text.endswith(ends)
