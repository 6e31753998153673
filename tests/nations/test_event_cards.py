"""What stands on the 48 event cards: names, architects, famine; and how they are gone through."""

from __future__ import annotations

import re

import pytest

import tabularium as tb
from nations_events import CARDS, Happening, event, land
from nations_table import QUIET, everybody_passes, nations, play, rule

PUBLIC = {2: 1, 3: 2, 4: 2, 5: 3}  # architects for the number of players
BEFORE = {1: "taoism", 2: "martyrdom_of_ali", 3: "blackbeard", 4: "sick_man_of_europe"}

# card: its two events, from top to bottom
NAMES = {
    "rigveda": ("Rigveda", "Exodus"),
    "yellow_turban_rebellion": ("Yellow Turban Rebellion", "Spartacus Revolt"),
    "taoism": ("Taoism", "Philosophy"),
    "bread_and_games": ("Bread and Games", "Christianity"),
    "shang_oracle_bones": ("Shang Oracle Bones", "Ionian Colonisation"),
    "attila": ("Attila", "Zoroastrian Revival"),
    "qin_unification": ("Qin Unification", "Olympic Games"),
    "aryan_migration": ("Aryan Migration", "Code of Hammurabi"),
    "hellenism": ("Hellenism", "Ashoka's Conversion"),
    "assyrian_deportations": ("Assyrian Deportations", "Jain Asceticism"),
    "sea_peoples": ("Sea Peoples", "Bronze Age Collapse"),
    "pax_romana": ("Pax Romana", "Han Dynasty"),
    "ecological_collapse": ("Ecological Collapse", "Caste System"),
    "benedictine_rule": ("Benedictine Rule", "Paper Money"),
    "peace_of_god": ("Peace of God", "Council of Clermont"),
    "black_death": ("Black Death", "Hunt for Prester John"),
    "imperial_examination": ("Imperial Examination", "Justinian Code"),
    "martyrdom_of_ali": ("Martyrdom of Ali", "Scholasticism"),
    "fourth_crusade": ("Fourth Crusade", "Song Resistance"),
    "feudal_dues": ("Feudal Dues", "Hajj from Mali"),
    "raid_on_lindisfarne": ("Raid on Lindisfarne", "Iconoclasm"),
    "chanson_de_roland": ("Chanson de Roland", "Zanj Revolt"),
    "sack_of_baghdad": ("Sack of Baghdad", "Hanseatic Salt Trade"),
    "stupor_mundi": ("Stupor Mundi", "Great Schism"),
    "little_ice_age": ("Little Ice Age", "City Upon a Hill"),
    "african_slave_trade": ("African Slave Trade", "Glorious Revolution"),
    "janissaries": ("Janissaries", "Council of Trent"),
    "crop_rotation": ("Crop Rotation", "Mercantilism"),
    "sinking_of_the_vasa": ("Sinking of the Vasa", "Peace of Westphalia"),
    "pilgrims": ("Pilgrims", "Dutch Revolt"),
    "spice_trade": ("Spice Trade", "Müntzer Revolt"),
    "absolute_monarchy": ("Absolute Monarchy", "Salem Witch Trials"),
    "columbian_exchange": ("Columbian Exchange", "Expulsion of Jews"),
    "tulip_mania": ("Tulip Mania", "Kangxi Era"),
    "magellans_expedition": ("Magellan's Expedition", "Papal Indulgence"),
    "blackbeard": ("Blackbeard", "Habeas Corpus Act"),
    "tonghak_movement": ("Tonghak Movement", "Sepoy Mutiny"),
    "sokoto_caliphate": ("Sokoto Caliphate", "Tennis Court Oath"),
    "romanticism": ("Romanticism", "Industrial Revolution"),
    "sick_man_of_europe": ("Sick Man of Europe", "Women's Suffrage"),
    "eruption_of_krakatoa": ("Eruption of Krakatoa", "First Vatican Council"),
    "entente_cordiale": ("Entente Cordiale", "General Strike"),
    "weltpolitik": ("Weltpolitik", "Emigration"),
    "californian_gold_rush": ("Californian Gold Rush", "Irish Potato Blight"),
    "march_to_moscow": ("March to Moscow", "Taiping Rebellion"),
    "anarchism": ("Anarchism", "Great Exhibition"),
    "american_revolution": ("American Revolution", "French Revolution"),
    "scramble_for_africa": ("Scramble for Africa", "Dreyfus Affair"),
}

# what the events take from or give to the food of a nation that leads and trails in nothing
FOOD = {"hellenism": -2, "aryan_migration": 3}

# answers that cost no food and take none
ANSWERS = ["no", "done", "last", "5books", "stone", "1vp", "3gold", "supply", "food_section"]


def middling(card: str) -> Happening:
    """Seat 1 has neither the most nor the least of anything, and passes neither first nor last."""
    t = event(card, land(4, 2, food=21), land(2, 1, food=20), land(0, 0, food=19))
    while t.g.decision is not None and t.g.decision.kind != "growth":
        t.play(next(key for key in ANSWERS if key in {o.key for o in t.g.decision.options}))
    return t


def revealed(card: str, seats: int) -> tb.Game:
    """The first turn of a round whose event card is this one, drawn from its deck."""
    age = CARDS[card][0]
    decks: list[list[str] | None] = [None, None, None, None]
    decks[age - 1] = [card]
    before = QUIET[age] if QUIET[age] != card else BEFORE[age]
    lands = [{"goods": {"food": 20, "gold": 20}, "cards": [], "workers": 0} for _ in range(seats)]
    g = nations(*lands, event=before, event_decks=decks, round=2 * age - 1)
    everybody_passes(g)
    assert g.decision is not None and g.decision.kind == "growth"
    while g.decision.kind == "growth":
        assert g.view(None)["event"] == before  # growth comes before the new event
        g.play("stone")
    return g


@rule("N18", "NQ20")
def test_twelve_event_cards_of_each_age():
    assert [sum(age == n for age, _, _ in CARDS.values()) for n in (1, 2, 3, 4)] == [12] * 4
    assert set(NAMES) == set(CARDS)
    for levels in ("basic", "advanced", "master"):
        g = nations({}, {}, options={"levels": levels}, event="taoism")
        assert g.view(None)["event_deck_sizes"] == [11, 12, 12, 12]


@rule("N52", "N53", "N29")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("card", CARDS)
def test_architects(card, seats):
    view = revealed(card, seats).view(None)
    assert (view["event"], view["round"] % 2) == (card, 0)
    assert view["architects"] == PUBLIC[seats] + CARDS[card][1]


@rule("N158", "N250")
@pytest.mark.parametrize("card", CARDS)
def test_famine(card):
    t = middling(card)
    assert t.player(1)["goods"]["food"] == 20 + FOOD.get(card, 0) - CARDS[card][2]


@rule("N149", "N156")
@pytest.mark.parametrize("card", CARDS)
def test_the_upper_event_comes_first(card):
    log = "\n".join(middling(card).g.log("en"))
    upper, lower = NAMES[card]
    places = [re.search(f"^{re.escape(name)}", log, re.MULTILINE) for name in (upper, lower)]
    assert places[0] and places[1], log
    famine = log.find("Famine")
    assert places[0].start() < places[1].start()
    assert (places[1].start() < famine) == (CARDS[card][2] > 0)


@rule("N158", "N120", "N124")
def test_famine_beyond_the_food():
    t = event("romanticism", land(food=4, books=9), land(food=0, books=2, gold=0, stone=0))
    # 6 food: the first to pass has 9 + 5 books, pays 4 food, 2 books and a VP;
    # the other has only 2 books to give for it, which costs a second VP
    assert t.raw(0) == [20, 20, 0, 12, 9]
    assert t.raw(1) == [0, 0, 0, 0, 8]


@rule("N158", "N149")
def test_famine_comes_after_the_events():
    t = event("californian_gold_rush", land(), land(2, food=8), land(0, 1))
    # the blight takes 8 food, the famine lacks 3
    assert t.raw(1) == [28, 20, 0, 17, 9]
    t = event("bread_and_games", land(food=0), land(0, 1, food=0))
    assert t.changed == [{}, {"food": 3}]
    t = event("rigveda", land(food=1), land(food=0))
    assert t.raw(0) == [20, 20, 3, 20, 10]  # Exodus brings 4 before 2 are eaten


@rule("N54", "N53")
def test_unused_architects_of_the_event_do_not_stay():
    g = revealed("bread_and_games", 2)
    assert g.view(None)["architects"] == 3
    everybody_passes(g)
    while g.decision is not None and g.decision.kind != "growth":
        play(g, "no")
    g = tb.position(g.position() | {"event_decks": [None, ["peace_of_god"], None, None]})
    play(g, "stone", "stone")
    assert (g.view(None)["event"], g.view(None)["architects"]) == ("peace_of_god", 1)
