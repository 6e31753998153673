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


# what is replaced by something else ---------------------------------------------------------------


def noted(g, key, *notes):
    """An option says in every language what happens instead."""
    for text, note in zip(offered(g, key), notes, strict=True):
        assert text.endswith(f" ({note})"), text


NO_HISTORY = (
    "you have no history: to your discard pile instead",
    "nie masz historii: zamiast tego na stos kart odrzuconych",
    "nincs történelmed: helyette a dobópaklidra kerül",
)
NO_SUNKEN_PILE = (
    "you have no sunken pile: to your discard pile instead",
    "nie masz stosu kart zatopionych: zamiast tego na stos kart odrzuconych",
    "nincs elárasztott paklid: helyette a dobópaklidra kerül",
)


@rule("I168")
def test_shangri_la_says_what_comes_instead_of_material():
    me = {"powers": ["utopians_b", "shangri_la"], "below": [], "hand": ["glory"], **EMPIRE}
    g = table(me, seats="utopians romans")
    noted(
        g,
        "exhaust:shangri_la",
        "instead of material you gain 2 population and each other player gains 1 progress",
        "zamiast surowców zyskujesz 2 żetony populacji, a każdy inny gracz zyskuje 1 żeton postępu",
        "nyersanyag helyett 2 népességet kapsz, és minden másik játékos 1 haladást kap",
    )
    # a gain that another player is asked about is theirs
    g = play(table(me | {"hand": ["charity", "glory"]}, seats="utopians romans"), "play:charity")
    assert g.decision.prompt("en") == "Charity: do you want to gain 2 materials?"
    me = {"hand": ["advance", "glory"], "play": ["town"]}
    shangri = {"powers": ["utopians_b", "shangri_la"], "below": [], "hand": [], **EMPIRE}
    g = table(me, shangri, seats="vikings utopians", market=["steppe", "elders"])
    assert "instead" not in offered(g, "exhaust:town")[0]
    play(g, "exhaust:town", "yes")
    assert g.decision.prompt("en").startswith("Town: do you want to gain 2 materials? (instead of")


@rule("I97")
def test_who_has_no_history_is_told_where_cards_go_instead():
    me = {"play": ["town"], "hand": ["advance"], "deck": ["gothja"], "discard": []}
    g = table(me, {"hand": []}, seats="vikings romans", market=["steppe", "elders"])
    while g.decision.kind != "may":
        offers = [option.key for option in g.decision.options]
        g.play(next((key for key in ("end", "none") if key in offers), offers[0]))
    assert g.decision.prompt("en").endswith(f"({NO_HISTORY[0]})")
    g.play("yes")
    assert offered(g, "abandon")[0] == "Abandon this card"
    noted(g, "this_history", *NO_HISTORY)
    roman = {"hand": ["leadership", "advance"], "discard": ["glory"]}
    g = play(table(roman, seats="romans vikings"), "play:leadership")
    assert offered(g, "history")[0] == "Move 1 card from your hand or discard pile to your history"


@rule("I97")
def test_a_card_of_the_discard_pile_stays_where_there_is_no_history():
    me = {"hand": ["leadership", "gothja"], "discard": ["skis", "combs"]}
    g = play(table(me, seats="vikings romans"), "play:leadership")
    noted(g, "history", *NO_HISTORY)
    g.play("history")
    for lang, note in zip(LANGS, NO_HISTORY, strict=True):
        assert g.decision.prompt(lang).endswith(f"({note})")
    said = told(g, "skis")
    one_line(
        said,
        "Vikings leave Skis in their discard pile.",
        "Wikingowie pozostawiają kartę Narty na stosie kart odrzuconych.",
        "A vikingek a dobópaklijukban hagyják ezt: Sílécek.",
    )
    assert not any("discard Skis" in line for line in said["en"])
    g = play(table(me, seats="vikings romans"), "play:leadership", "history")
    assert "Vikings discard Gothja." in told(g, "gothja")["en"]


@rule("I93")
def test_who_has_no_sunken_pile_is_told_where_cards_go_instead():
    me = {"hand": ["atlantean_fleet"], "discard": ["advance", "glory"], **EMPIRE}
    g = play(table(me, seats="romans atlanteans"), "play:atlantean_fleet")
    noted(
        g,
        "steal",
        "you have no sunken pile: nothing moves",
        "nie masz stosu kart zatopionych: nic się nie przemieszcza",
        "nincs elárasztott paklid: minden a helyén marad",
    )
    noted(g, "break_through", *NO_SUNKEN_PILE)
    one_line(
        told(g, "steal", "advance"),
        "Romans leave Advance in their discard pile.",
        "Rzymianie pozostawiają kartę Postęp na stosie kart odrzuconych.",
        "A rómaiak a dobópaklijukban hagyják ezt: Fejlődés.",
    )
    own = {"hand": ["atlantean_fleet"], "discard": ["flood"]}
    g = play(table(own, seats="atlanteans romans"), "play:atlantean_fleet")
    assert "(" not in offered(g, "steal")[0]


@rule("I114", "I190")
@pytest.mark.parametrize(
    ("top", "notes"),
    [
        (
            {},
            (
                "no fame card is left: you resolve King of Kings instead",
                "talia sławy jest pusta: zamiast tego rozpatrujesz kartę Król królów",
                "elfogytak a hírnévkártyák: helyette a Királyok királya hatását alkalmazod",
            ),
        ),
        (
            {"king_resolved": True},
            (
                "no fame card is left, and you have already resolved King of Kings",
                "talia sławy jest pusta, a kartę Król królów masz już rozpatrzoną",
                "elfogytak a hírnévkártyák, és a Királyok királya hatását már alkalmaztad",
            ),
        ),
    ],
)
def test_what_comes_of_taking_fame_when_none_is_left_is_said(top, notes):
    tomes = {"card": "lost_tomes", "garrison": ["sacred_scroll", "sacred_scroll"]}
    me = {"play": [tomes], "hand": ["charity"], "deck": [], "discard": [], **top}
    ending = {"king": ["king_of_kings_b"], "ending": 1} if top else {}
    g = table(me, {"hand": []}, seats="utopians romans", decks={"fame": []}, **ending)
    for _ in range(20):
        if g.decision.prompt("en").startswith("Lost Tomes"):
            break
        offers = [option.key for option in g.decision.options]
        g.play(next((key for key in ("end", "none") if key in offers), offers[0]))
    for lang, note in zip(LANGS, notes, strict=True):
        assert g.decision.prompt(lang).endswith(f"({note})")
