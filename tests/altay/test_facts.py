"""What is printed on cards and board, as a table of its own, against what the engine does.

The tables below are the facts; nothing in them comes from the engine. A price is found by giving
plenty of everything and looking what is gone, a number of copies by asking for one too many.
"""

from __future__ import annotations

import re
from collections import Counter

import pytest

import tabularium as tb
from altay_printed import NEIGHBOURS
from altay_table import (
    FACTIONS,
    PLENTY,
    altay,
    develop,
    discard,
    goods,
    keys,
    offered,
    player,
    points,
    settlements,
)
from support import rule

SEATS = (2, 3, 4)


def dealt(seats, **options):
    """A new game at the start of its first turn."""
    g = tb.new("altay", FACTIONS[:seats], seed=5, options={"starts": "suggested", **options})
    assert g.decision.kind == "turn"
    return g


def spent(g):
    """What is gone of plenty."""
    return Counter(PLENTY) - Counter(goods(g))


def fits(paid, price):
    """Whether these goods are a price to the last one; ``wms`` is wood, metal or stone."""
    due = Counter(price.split())
    variable = due.pop("wms", 0)
    over = paid - due
    return not due - paid and over.total() == variable and set(over) <= {"wood", "metal", "stone"}


# --- the market -----------------------------------------------------------------------------------

# the copies of every title from the top of its pile: points, price; then how often with eight
MARKET = {
    "farmer": [(0, "food", 8)],
    "lumberjack": [(0, "food", 8)],
    "miner": [(0, "food", 8)],
    "stonecutter": [(0, "food", 8)],
    "scholar": [(0, "food food", 8)],
    "merchant": [(1, "food food wms culture", 1), (0, "food food wms", 7)],
    "cavalry": [(1, "food metal culture", 1), (0, "food metal", 7)],
    "town": [(1, "food wood culture", 1), (0, "food wood", 7)],
    "worker": [(1, "food wms wms culture", 1), (0, "food wms wms", 7)],
    "chariot": [
        (2, "metal metal culture culture", 1),
        (1, "metal metal culture", 1),
        (0, "metal metal", 6),
    ],
    "city": [
        (2, "wood wood culture culture", 1),
        (1, "wood wood culture", 1),
        (0, "wood wood", 6),
    ],
}
COPIES = {2: 4, 3: 6, 4: 8}


def named(title, vp):
    return f"{title}+{vp}" if vp else title


def pile(title):
    """The eight copies of a title from the top."""
    return [named(title, vp) for vp, _, copies in MARKET[title] for _ in range(copies)]


VARIANTS = [
    pytest.param(title, at, vp, price, id=named(title, vp))
    for title, variants in MARKET.items()
    for at, (vp, price, _) in enumerate(variants)
]


@rule("A2", "A17")
@pytest.mark.parametrize("seats", SEATS)
def test_market_piles(seats):
    market = dealt(seats).view(None)["market"]
    assert [(heap["title"], heap["top"], heap["left"]) for heap in market] == [
        (title, pile(title)[0], COPIES[seats]) for title in MARKET
    ]


@rule("A2", "A17")
@pytest.mark.parametrize("title", MARKET)
def test_a_box_holds_eight_copies(title):
    assert len(pile(title)) == 8


@rule("A17", "B28")
@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("title", MARKET)
def test_order_of_a_pile_from_top_to_bottom(title, seats):
    for sold in range(COPIES[seats]):
        g = altay(FACTIONS[:seats], discard=pile(title)[:sold])
        heap = next(heap for heap in g.view(0)["market"] if heap["title"] == title)
        assert (heap["top"], heap["left"]) == (pile(title)[sold], COPIES[seats] - sold)


@rule("A17")
@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("title", MARKET)
def test_no_copy_beyond_those_in_use(title, seats):
    copies = pile(title)[: COPIES[seats]]
    assert discard(altay(FACTIONS[:seats], discard=copies)) == sorted(copies)
    with pytest.raises(tb.BadPosition):
        altay(FACTIONS[:seats], discard=[*copies, title])


@rule("A37", "A66")
@pytest.mark.parametrize("title, at, vp, price", VARIANTS)
def test_price_and_points_of_a_market_card(title, at, vp, price):
    g = altay(goods=PLENTY, rival={"discard": pile(title)[:at]}).play(f"buy:{title}")
    while g.decision.kind == "pay":
        g.play(0)
    assert fits(spent(g), price)
    assert points(g, "cards") == vp


@rule("A37")
@pytest.mark.parametrize("title, at, vp, price", VARIANTS)
def test_a_market_card_is_offered_in_words(title, at, vp, price):
    g = altay(goods=PLENTY, rival={"discard": pile(title)[:at]})
    text = next(option for option in g.decision.options if option.key == f"buy:{title}").text("en")
    name, _, cost = text.partition(" for ")
    due = Counter(price.split())
    assert name == f"Buy {title.capitalize()}" + (f" ({vp} VP)" if vp else "")
    assert ("wood, metal or stone" in cost) == ("wms" in due)
    due["wood"] += due.pop("wms", 0)  # "2 wood, metal or stone" begins like this
    assert {good: int(n) for n, good in re.findall(r"(\d+) (\w+)", cost)} == +due


SYMBOLS = {"warrior": 1, "cavalry": 2, "chariot": 3}


@rule("A10", "A52")
def test_symbols_of_attack_and_defence_in_words():
    everything = [*SYMBOLS, "hunter"]
    board = {"5": "earthfolk 1", "17": "smallfolk 1"}
    g = altay(hand=everything, board=board, rival={"hand": everything}).play("attack:5:17")
    for kind in ("attack", "defence"):
        texts = {o.key: o.text("en") for o in g.decision.options if o.key != "done"}
        assert texts == {
            f"play:{card}:{kind}": f"Add {card.capitalize()}: +{n} {kind}"
            for card, n in SYMBOLS.items()
        }
        if kind == "attack":
            g.play("play:warrior:attack").play("done").play("fight")


# --- starting decks -------------------------------------------------------------------------------

DECKS = {
    "earthfolk": {"hunter": 3, "warrior": 3, "village": 2, "colonist": 1, "digger": 1},
    "elvenfolk": {"hunter": 5, "warrior": 2, "village": 1, "loremaster": 2},
    "firefolk": {"hunter": 3, "warrior": 4, "village": 2, "shaman": 1},
    "smallfolk": {
        "hunter": 4,
        "warrior": 2,
        "village": 1,
        "craftsman_wood": 1,
        "craftsman_stone": 1,
        "spellweaver": 1,
    },
}


@rule("A1", "A23", "A25", "B11")
@pytest.mark.parametrize("seat, faction", list(enumerate(DECKS)))
def test_starting_deck(seat, faction):
    me = dealt(4).view(seat)["players"][seat]
    assert me["faction"] == faction
    assert Counter(me["hand_and_deck"]) == DECKS[faction]
    assert (me["hand_size"], me["deck_size"]) == (5, 5)
    assert (me["supply"], me["discard"], me["table"], me["played"]) == (14, [], [], [])


@rule("A1")
@pytest.mark.parametrize("faction", DECKS)
def test_starting_cards_belong_to_their_faction(faction):
    rival = "firefolk" if faction == "smallfolk" else "smallfolk"
    for card in {card for deck in DECKS.values() for card in deck}:
        copies = DECKS[faction].get(card, 0)
        with pytest.raises(tb.BadPosition):
            altay((faction, rival), hand=[card] * (copies + 1))


@rule("A66")
@pytest.mark.parametrize("seats", SEATS)
def test_starting_cards_are_worth_nothing(seats):
    assert [score.parts["cards"] for score in dealt(seats).scores()] == [0] * seats


def test_starting_cards_cannot_be_bought():
    bought = {key.partition(":")[2] for key in offered(altay(goods=PLENTY), "buy:")}
    assert bought == set(MARKET)


# --- achievements ---------------------------------------------------------------------------------

# level, price, settlements on completion
ACHIEVEMENTS = {
    "engineering": (1, "wood wood stone stone", 1),
    "masonry": (1, "food food stone stone", 2),
    "mathematics": (1, "metal metal stone stone", 1),
    "strategy": (1, "food food metal metal", 1),
    "writing": (1, "food food wood wood", 1),
    "commerce": (2, "food wood metal stone culture", 1),
    "government": (2, "metal stone stone culture culture", 1),
    "leadership": (2, "metal metal stone culture culture", 1),
    "philosophy": (2, "culture culture culture", 1),
    "religion": (2, "food food stone culture culture", 1),
    "academy": (3, "stone stone stone stone culture culture", 0),
    "amphitheatre": (3, "food wood metal stone culture culture", 0),
    "aqueducts": (3, "wood metal stone culture culture culture", 0),
    "ark": (3, "wood wood wood metal metal culture", 0),
    "colossus": (3, "culture culture culture culture", 0),
    "great_wall": (3, "metal metal stone stone stone culture", 0),
    "highways": (3, "wood wood wood stone culture culture", 0),
    "mausoleum": (3, "wms wms wms culture culture culture", 0),
    "siege_engines": (3, "metal metal metal stone culture culture", 0),
    "triumphal_arch": (3, "metal metal metal stone stone culture", 0),
}
LEVELS = {
    level: [card for card, (of, *_) in ACHIEVEMENTS.items() if of == level] for level in (1, 2, 3)
}


def startable(card, **entries):
    """A table where this card is face up and may be started."""
    level = ACHIEVEMENTS[card][0]
    base = ["writing" if card == "strategy" else "strategy", "leadership"][: level - 1]
    displays = [[card] if of == level else [] for of in (1, 2, 3)]
    return altay(achievements=base, displays=displays, **entries)


@rule("A57", "A63")
@pytest.mark.parametrize("card", ACHIEVEMENTS)
def test_price_and_settlements_of_an_achievement(card):
    _, price, built = ACHIEVEMENTS[card]
    g = develop(startable(card, goods=PLENTY), card)
    assert card in player(g)["achievements"]
    assert fits(spent(g), price)
    assert settlements(g) == {5: 1 + built}


@rule("A66")
@pytest.mark.parametrize("card", LEVELS[1] + LEVELS[2])
def test_points_of_a_technology(card):
    assert points(altay(achievements=[card]), "achievements") == 1


@rule("A2", "A18")
@pytest.mark.parametrize("seats", SEATS)
def test_copies_of_every_achievement(seats):
    doc = dealt(seats).position()
    cards = Counter()
    for shown, hidden in zip(doc["displays"], doc["achievement_decks"], strict=True):
        cards.update(shown + hidden)
    cards.update(seat["secret"] for seat in doc["players"])
    assert cards == {card: 1 if level == 3 else seats for card, (level, *_) in ACHIEVEMENTS.items()}


@rule("A18", "A19")
@pytest.mark.parametrize("seats", SEATS)
def test_every_level_shows_three_different_cards(seats):
    for level, shown in enumerate(dealt(seats).view(None)["displays"], start=1):
        assert len(set(shown)) == 3
        assert set(shown) <= set(LEVELS[level])


@rule("A26")
@pytest.mark.parametrize("seats", SEATS)
def test_everybody_is_dealt_a_secret_wonder(seats):
    g = dealt(seats)
    secrets = [g.view(seat)["secret"] for seat in range(seats)]
    assert all(len(secret) == 1 and secret[0] in LEVELS[3] for secret in secrets)
    assert len({secret[0] for secret in secrets}) == seats


# --- the board ------------------------------------------------------------------------------------

TERRAIN = {"farmer": range(6), "lumberjack": range(6, 12), "miner": range(12, 18)}
TERRAIN["stonecutter"] = range(18, 23)
IN_PLAY = {
    2: [1, 2, 4, 5, 7, 8, 10, 11, 13, 14, 16, 17, 20, 21, 22],
    3: [0, 1, 3, 4, 5, 6, 7, 9, 11, 12, 13, 15, 16, 17, 18, 19, 20, 22],
    4: list(range(23)),
}
VP_SPOTS = {2: [20, 21, 22], 3: [18, 19, 22], 4: [18, 19, 21]}
STARTS = {2: [2, 5], 3: [0, 3, 5], 4: [0, 2, 3, 5]}
TOKENS = {
    "1": 12,
    **dict.fromkeys(("2:food", "2:wood", "2:metal", "2:stone"), 3),
    **dict.fromkeys(("3:wood", "3:metal", "3:stone"), 3),
}


def alone(territory, **entries):
    """A table of four on which nobody is near: the rivals have no settlement at all."""
    doc = {"game": "altay", "seats": list(FACTIONS), "board": {str(territory): "earthfolk 1"}}
    return tb.position(doc | {"players": [entries]})


@rule("A12")
@pytest.mark.parametrize("territory", range(23))
def test_terrain(territory):
    g = alone(territory, hand=list(TERRAIN))
    usable = [key.split(":")[1] for key in keys(g) if key.endswith(":use")]
    assert usable == [title for title, spots in TERRAIN.items() if territory in spots]


@rule("A13", "B4", "B5", "B6")
@pytest.mark.parametrize("territory", range(23))
def test_neighbours(territory):
    g = alone(territory, hand=["chariot", "hunter"])
    targets = [int(key.split(":")[2]) for key in offered(g, "attack:")]
    assert targets == NEIGHBOURS[territory]


@rule("A13")
def test_the_table_of_neighbours_is_symmetric():
    pairs = {(a, b) for a, near in NEIGHBOURS.items() for b in near}
    assert pairs == {(b, a) for a, b in pairs}
    assert len(pairs) == 2 * 41


@rule("A15", "A21", "B1", "B2", "B7", "B10")
@pytest.mark.parametrize("seats", SEATS)
def test_territories_in_play_and_their_points(seats):
    board = dealt(seats).view(None)["board"]
    assert [spot["territory"] for spot in board] == IN_PLAY[seats]
    assert [spot["territory"] for spot in board if spot["vp"]] == VP_SPOTS[seats]
    assert {spot["vp"] for spot in board} == {0, 1}


@rule("A24", "B3")
@pytest.mark.parametrize("seats", SEATS)
def test_suggested_starts(seats):
    board = dealt(seats).view(None)["board"]
    held = [spot for spot in board if spot["owner"] is not None]
    assert [spot["territory"] for spot in held] == STARTS[seats]
    assert all(spot["settlements"] == 1 and spot["token"] is None for spot in held)


@rule("A20", "B8")
@pytest.mark.parametrize("seed", range(8))
def test_conquest_tokens(seed):
    g = tb.new("altay", FACTIONS, seed=seed, options={"starts": "suggested"})
    lying = {spot["territory"]: spot["token"] for spot in g.view(None)["board"] if spot["token"]}
    assert all((token[0] == "3") == (spot >= 18) for spot, token in lying.items())
    assert all(n <= TOKENS[token] for token, n in Counter(lying.values()).items())


@rule("A2", "B8")
@pytest.mark.parametrize("token", TOKENS)
def test_copies_of_a_conquest_token(token):
    board = {str(spot): "free" for spot in IN_PLAY[2] if spot not in (5, 2)}
    most = TOKENS[token]
    assert player(altay(board=board, tokens={token: most}))["tokens"] == {token: most}
    with pytest.raises(tb.BadPosition):
        altay(board=board, tokens={token: most + 1})
