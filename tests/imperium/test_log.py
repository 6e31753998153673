"""The log tells everybody what is done openly, and nobody what is not."""

import pytest

from imperium_rounds import bare, table
from imperium_table import imperium, play, rule

MARKET = ["steppe", "elders", "temple", "town", "hittites"]
COURT = {"card": "king_arthurs_court", "garrison": ["excalibur"]}
GLORY = {"hand": ["glory"], "play": ["forest", "hills", "coast"]}
EMPIRE = {"state": "empire", "nation": []}


def purse(material=0, population=0, progress=0):
    return {"tokens": {"material": material, "population": population, "progress": progress}}


def told(me, *moves, nation="romans", rival="celts", viewer=None, lang="en", **top):
    """What the last move added to the log."""
    players = [me, *top.pop("rivals", [{}])]
    seats = (nation, rival, "greeks", "persians")
    g = play(imperium(*players, seats=seats, **{"market": MARKET} | top), *moves[:-1])
    before = len(g.log(lang, viewer))
    return play(g, moves[-1]).log(lang, viewer)[before:]


SCORING = "Scoring is triggered."


@rule("I67")
def test_the_last_development_triggers_scoring():
    me = EMPIRE | {"deck": [], "hand": [], "discard": ["glory", "advance"]}
    me |= {"development": ["legions"]} | purse(population=3)
    said = told(me, "end", "elders", "legions")
    assert said.index(SCORING) == said.index("Romans develop Legions.") + 1


@rule("I67", "I190")
def test_king_of_kings_triggers_scoring():
    said = told(GLORY, "play:glory", "forest", "hills", decks={"fame": []})
    assert said[2:] == [
        "Romans resolve King of Kings.",
        "Romans gain 6 progress.",
        "King of Kings is turned over.",
        SCORING,
    ]


@rule("I62", "I67")
def test_the_zenith_card_triggers_scoring():
    me = {"deck": [], "discard": [], "nation": ["harald_hardrada"], "hand": ["gothja"]}
    said = told(me, "play:gothja", "draw", nation="vikings")
    assert said[:2] == ["Vikings add a nation card: Harald Hardrada.", SCORING]


@rule("I67")
def test_the_last_card_of_the_main_deck_triggers_scoring():
    g = table(bare(hand=["glory"]), bare(), main=["hittites"])
    before = len(g.log("en", None))
    play(g, "innovate", "tributary")
    assert g.log("en", None)[before + 2 : before + 4] == [
        "Romans break through for a tributary card from the main deck: Hittites.",
        SCORING,
    ]


@rule("I93")
def test_every_card_that_sinks_is_named():
    me = {"hand": ["flood"], "play": ["mountain_of_atlantis", "hesperides"]}
    said = told(
        me,
        "play:flood",
        "mountain_of_atlantis",
        nation="atlanteans",
        rival="romans",
        options={"sides": "A"},
    )
    assert said == ["Atlanteans sink Flood.", "Atlanteans sink Mountain of Atlantis."]


@rule("I93")
def test_who_has_no_sunken_pile_discards():
    me = EMPIRE | {"hand": ["flood"], "play": ["celtica"]}
    said = told(me, "play:flood", nation="celts", rival="atlanteans")
    assert said == ["Celts play Flood.", "Celts discard Flood.", "Celts discard Celtica."]


@rule("I96", "I145")
@pytest.mark.parametrize(
    ("card", "moves", "name"),
    [
        ("bedwyr", ["yes"], "Bedwyr"),
        ("cai_sir_kay", ["yes"], "Cai (Sir Kay)"),
        ("gwalchmei_sir_gawain", ["yes"], "Gwalchmei (Sir Gawain)"),
        ("peredur_sir_percival", ["return_unrest", "yes"], "Peredur (Sir Percival)"),
        ("cataphract", ["no", "yes"], "Cataphract"),
    ],
)
def test_a_card_that_garrisons_itself(card, moves, name):
    me = {"hand": [card, "unrest"], "play": ["britannia_flavia"]}
    if card == "cataphract":
        me |= EMPIRE
    said = told(me, f"play:{card}", *moves, nation="arthurians")
    assert f"Arthurians garrison {name} under Britannia Flavia." in said


@rule("I96")
def test_the_garrison_of_an_abandoned_card_and_the_quest_are_named():
    host = {"card": "forest", "garrison": ["myrddin_wyllt_merlin"]}
    me = {"hand": ["morigena"], "play": [COURT, host], "deck": ["glory"]}
    said = told(me, "play:morigena", "yes", nation="arthurians")
    assert said[:3] == [
        "Arthurians abandon Forest.",
        "Arthurians abandon Myrddin Wyllt (Merlin).",
        "Arthurians discard Excalibur.",
    ]


@rule("I212")
def test_a_card_out_of_the_discard_pile_is_named():
    me = {"hand": ["hibernia"], "discard": ["glory", "advance"]}
    said = told(me, "play:hibernia", "yes", "glory", nation="celts", rival="romans")
    assert said[0] == "Celts take Glory into their hand."


@rule("I89", "I157")
def test_a_card_that_comes_back_from_exile_is_named():
    town = {"card": "town", "tokens": {"material": 2}}
    market = ["steppe", town, "temple", "city", "hittites"]
    me = EMPIRE | {"play": ["lighthouse"], "discard": []}
    moves = ["exhaust:lighthouse", "swap", "town", "elders"]
    said = told(me, *moves, nation="greeks", market=market, exile=["elders", "oasis"])
    assert said == [
        "Town goes into exile.",
        "Elders comes from exile to the market; an unrest goes under it.",
        "Elders takes over 2 materials from the card it replaces.",
    ]


@rule("I118")
def test_the_journey_is_told():
    me = {"powers": ["utopians_b", "path_to_shangri_la"], "below": ["gates_of_shangri_la"]}
    me |= purse(progress=5) | {"hand": [], "discard": []}
    moves = ["end", "elders", "end", "elders", "go_on"]
    said = told(me, *moves, nation="utopians", rivals=[{"hand": []}])
    assert "Utopians continue their journey: Gates of Shangri-la." in said


@rule("I212")
def test_that_a_hand_card_goes_on_top_of_the_deck_is_told_but_not_which():
    me = {"hand": ["minoans", "glory", "advance"]}
    said = told(me, "play:minoans", "glory")
    assert said[0] == "Romans put a card on top of their deck."


@rule("I80")
def test_actions_and_copied_cards_are_told():
    me = {"play": ["ambassador"], "hand": []}
    said = told(me, "exhaust:ambassador", rivals=[{"play": ["mysticism"]}, {}])
    assert said == [
        "Romans exhaust Ambassador.",
        "Romans use the exhaust effect of Mysticism.",
        "Romans gain 1 action.",
    ]


@rule("I158")
def test_a_reaction_exhausts_its_card():
    me = {"play": ["longships"], "hand": ["notorious"]}
    said = told(me, "play:notorious", "yes", nation="vikings")
    assert said[:2] == ["Vikings exhaust Longships.", "Vikings gain 2 materials."]


@rule("I80", "I158")
def test_a_reaction_that_spends_an_action():
    me = {"powers": ["utopians_b", "visions_of_shangri_la"], "below": ["gates_of_shangri_la"]}
    me |= {"hand": ["unrest"]} | purse(population=1)
    said = told(me, "play:unrest", "yes", nation="utopians")
    assert said == [
        "Utopians exhaust Visions of Shangri-la.",
        "Utopians spend 1 action.",
        "Utopians gain 1 progress.",
    ]


@rule("I152")
def test_an_icon_that_counts_as_another_is_told():
    me = {"play": ["agriculture", "forest", "hills"], "hand": []}
    said = told(me, "exhaust:agriculture", "forest")
    assert said == ["Romans count 1 fertile icon on Forest as 3 production icons."]


@rule("I146")
def test_an_exhaust_token_that_is_taken_back():
    me = {"play": ["mysticism"], "hand": ["olmecs"]}
    said = told(me, "exhaust:mysticism", "play:olmecs", rivals=[{}, {}])
    assert said[1:] == ["Romans take back the exhaust token on Mysticism."]


@rule("I187")
def test_nothing_is_said_of_an_empty_discard_pile():
    me = EMPIRE | {"deck": [], "discard": [], "hand": [], "development": []}
    assert not any("reshuffle" in line for line in told(me, "end", "elders"))


@rule("I54")
def test_the_tokens_of_the_clean_up_are_named():
    market = ["steppe", "town", "temple", "elders", "hittites"]
    said = told({}, "end", "town", nation="carthaginians", market=market, options={"sides": "B"})
    assert said[0] == "Carthaginians put 2 materials on Town."


@rule("I52")
def test_the_cards_of_an_innovation_are_named():
    said = told({"hand": ["glory", "advance"]}, "innovate")
    assert said == ["Romans innovate.", "Romans discard Glory.", "Romans discard Advance."]


@rule("I98")
def test_how_many_fame_cards_are_looked_at():
    said = told(GLORY, "play:glory", "forest", "hills")
    assert said[-1] == "Romans look at 2 fame cards."


@rule("I98", "I212")
@pytest.mark.parametrize("viewer", [0, 1, None])
def test_what_others_do_not_see_is_told_to_who_does_it(viewer):
    me = {"hand": ["leadership", "unrest", "triumvirate"], "discard": ["glory"]}
    lines = told(me, "play:leadership", "history", "triumvirate", viewer=viewer)
    assert lines[0] == "Romans put a card into their history."
    assert ("It is Triumvirate." in lines) is (viewer == 0)
    decks = {"fame": ["great", "notorious"]}
    lines = told(GLORY, "play:glory", "forest", "hills", "great", viewer=viewer, decks=decks)
    assert "Romans take a fame card." in lines
    assert ("It is Great." in lines) is (viewer == 0)


@rule("I79")
def test_the_unrest_that_comes_with_a_card_of_the_market_is_told():
    market = [MARKET[0], {"card": "elders", "unrest": True}, *MARKET[2:]]
    me = {"hand": ["advance"], **purse(progress=9, population=9)}
    lines = told(me, "play:advance", "acquire", "elders", market=market)
    assert "Romans take 1 unrest." in lines


LEGENDS = {"common_cards": "legends"}


def causes(g, moves, viewer=1):
    """What was told of the last moves, each with the card it is because of."""
    play(g, *moves)
    return [(event["event"], event.get("because")) for event in g.feed(viewer)]


def test_what_waits_in_the_middle_of_an_effect_is_not_the_cause_of_the_rest():
    """Qin A asks whether to double the tokens, and is told no."""
    rich = {"card": "etruscans", "tokens": {"population": 2, "material": 1, "progress": 1}}
    me = {"side": "A", "hand": ["glory"], "play": ["legalism"], **purse(population=3)}
    market = ["lakes", "elders", "civil_service", "city", rich]
    g = imperium(me, {}, seats=("qin", "romans"), market=market, options=LEGENDS)
    found = causes(g, ["exhaust:legalism", "etruscans", "no"])
    assert {because for event, because in found if event in ("gain", "reveal")} == {"legalism"}


def test_a_card_that_moves_away_stays_the_cause():
    """Flood sinks, and has more to do then."""
    me = {"hand": ["flood"], "play": ["elysian_fields"], "history": []}
    market = ["lakes", "elders", "civil_service", "city", "etruscans"]
    g = imperium(me, {}, seats=("atlanteans", "romans"), market=market, options=LEGENDS)
    found = causes(g, ["play:flood", "city"])
    assert ("sink", "flood") in found and ("acquire", "flood") in found


COAST_OF_LEGENDS = {
    "options": {"common_cards": "legends"},
    "market": ["lakes", "elders", "astronomy", {"card": "celts", "unrest": True}, "greeks"],
    "nation": "minoans",
    "rival": "qin",
}


@rule("I39", "I89")
def test_unrest_that_goes_back_and_under_a_card_is_told():
    said = told({"hand": ["rainforest", "glory"]}, "play:rainforest", "celts", **COAST_OF_LEGENDS)
    assert said[:2] == ["The unrest under Celts goes back to its pile.", "Celts goes into exile."]
    assert said[2].endswith(" is revealed; an unrest goes under it.")


@rule("I98")
def test_who_puts_a_fame_card_back_reads_which_it_is():
    moves = ("play:glory", "forest", "hills", "great")
    fame = {"fame": ["great", "marvellous"]}
    mine = told(GLORY, *moves, viewer=0, decks=fame)
    assert mine[-1] == "You put Marvellous back on the fame deck."
    assert not any("Marvellous" in line for line in told(GLORY, *moves, viewer=1, decks=fame))


@rule("I47")
def test_a_card_that_has_done_all_it_does_is_seen_to_leave_at_once():
    """Also where its last step did nothing that there are words for."""
    me = {"hand": ["prosperity", "glory"], "deck": ["thera"], "play": []}
    seats = ("minoans", "qin", "greeks", "persians")
    top = {name: COAST_OF_LEGENDS[name] for name in ("options", "market")}
    g = play(imperium(me, {}, seats=seats, **top), "play:prosperity", "no", "no")
    before, lines = len(g.feed(None)), g.log("en")
    play(g, "population")  # there is no region: nothing is gained
    assert g.log("en") == lines
    left = {"card": "prosperity", "from": {"zone": "played", "seat": 0}}
    assert g.feed(None)[before:] == [
        {"event": "moved", "seat": -1, "moved": [left | {"to": {"zone": "discard", "seat": 0}}]}
    ]


@rule("I99", "I165")
def test_what_is_done_with_a_nation_deck_is_told_to_all_and_which_card_to_its_owner():
    me = EMPIRE | {"hand": ["corruption", "glory"]}
    vikings = {"hand": [], "nation": ["skis", "sagas", "iceland", "harald_hardrada"]}
    at_all = {"rival": "vikings", "rivals": [vikings]}
    looked = "Vikings look at the top card of their nation deck."
    put = "Vikings put the top card of their nation deck at its bottom."
    g = play(imperium(me, vikings, seats=("romans", "vikings"), market=MARKET), "play:corruption")
    assert [looked in g.log("en", seat) for seat in (0, 1)] == [True, True]
    assert ["It is Skis." in g.log("en", seat) for seat in (0, 1)] == [False, True]
    assert put in told(me, "play:corruption", "yes", viewer=0, **at_all)
    assert put not in told(me, "play:corruption", "no", viewer=0, **at_all)


@rule("I92")
def test_decks_that_are_shuffled_after_a_search_are_told():
    viking = {"hand": ["gothja"], "nation": ["skis", "sagas", "iceland"]}
    assert "Vikings shuffle their nation deck." in told(
        viking, "play:gothja", "yes", nation="vikings", viewer=1
    )


def test_a_suit_that_is_declared_is_told():
    me = {"hand": ["gambling", "glory"]} | purse(material=1)
    decks = {"decks": {"main": ["shaduf", "oracle"]}}
    for suit, said in (("region", "a region"), ("civilised", "a civilised")):
        lines = told(me, "play:gambling", suit, viewer=1, **decks)
        assert f"Romans declare {said} card." in lines


@rule("I67", "I114")
def test_king_of_kings_is_turned_when_it_has_been_resolved():
    """It gains its own progress, and everybody still sees side A while it is being resolved."""
    me = EMPIRE | {"hand": ["glory"], "play": ["dalmatia", "raetia", "gallia_aquitania"]}
    g = play(imperium(me, {}, market=MARKET, decks={"fame": []}), "play:glory")
    g.play_set(["dalmatia", "raetia", "gallia_aquitania"])
    assert (g.view(1)["king"], g.view(1)["ending"]) == (["king_of_kings_a"], 0)
    assert g.feed(1)[-1]["because"] == "king_of_kings_a"
    g.play(0)
    assert (g.view(1)["king"], g.view(1)["ending"]) == (["king_of_kings_b"], 1)
    assert "King of Kings is turned over." in g.log("en", 1)
