"""Altay's cards and goods in words and letters."""

from __future__ import annotations

from rich.text import Text

from tabularium.cli.table import Card
from tabularium.games.altay.cards import STARTING_DECKS
from tabularium.games.altay.catalogue import (
    COST,
    EFFECTS,
    INSTANT,
    KEY,
    KINDS,
    LEVEL_OF,
    POINTS,
    STANDING,
    STARTING,
    VP,
    kind_of,
)
from tabularium.games.altay.layout import GOODS
from tabularium.games.altay.slots import Slots
from tabularium.games.altay.table import laid
from tabularium.games.altay.words import FACTIONS, card_words
from tabularium.locale.talk import Talk

# each good has a letter (of the language) and a colour; the two variable ones have a sign
# no white, black or bright colours: they would vanish on light or on dark ground
GOOD_STYLES = ["green", "yellow", "cyan", "bold", "magenta", "", ""]
SYMBOLS = [*GOODS, "wms", "any"]
FULL = "●"
EMPTY = "○"
LEVELS = ["", "I", "II", "III"]


def good_letter(talk: Talk, symbol: int) -> Text:
    """The letter of a good, or the sign of a variable one."""
    return Text(talk.say(f"cli-altay-{SYMBOLS[symbol]}"), style=GOOD_STYLES[symbol])


def cost_letters(talk: Talk, slots: Slots) -> Text:
    """A cost as letters: FFW."""
    return Text.assemble(*[good_letter(talk, symbol) for symbol in slots.symbols])


def card_name(talk: Talk, key: str) -> str:
    return card_words(talk, kind_of(key))


def slots_of(key: str) -> Slots:
    """What fits on a card: of an achievement its cost, of a table card what it takes."""
    kind = kind_of(key)
    return COST[kind] if LEVEL_OF[kind] else laid(kind).slots


def load_letters(talk: Talk, key: str, goods: dict[str, int]) -> Text:
    """The slots of a card, full and empty ones told apart: ●F○W."""
    left = dict(goods)
    text = Text()
    spare: list[int] = []
    for symbol in slots_of(key).symbols:
        if symbol < len(GOODS) and left.get(GOODS[symbol], 0):
            left[GOODS[symbol]] -= 1
            text.append(FULL).append_text(good_letter(talk, symbol))
        elif symbol < len(GOODS):
            text.append(EMPTY, "dim").append_text(good_letter(talk, symbol))
        else:
            spare.append(symbol)
    # what is left lies on the slots that take several kinds
    over = [number for number, good in enumerate(GOODS) for _ in range(left.get(good, 0))]
    for symbol in spare:
        if over:
            text.append(FULL).append_text(good_letter(talk, over.pop(0)))
        else:
            text.append(EMPTY, "dim").append_text(good_letter(talk, symbol))
    return text


def effects(talk: Talk, kind: int) -> tuple[str, ...]:
    """Everything a card can do, clause by clause."""
    clauses = [effect.text(talk) for effect in EFFECTS[kind]]
    clauses += [standing.text(talk) for standing in STANDING[kind]]
    instant = INSTANT[kind]
    if instant is not None:
        clauses.append(talk.say("altay-on-completion", {"effect": instant.text(talk)}))
    points = POINTS[kind]
    if points is not None:
        clauses.append(points.text(talk))
    return tuple(clauses)


def effect_line(talk: Talk, key: str) -> str:
    """What a card in hand can be played for, in one line."""
    return " / ".join(effects(talk, kind_of(key)))


def group_words(talk: Talk, kind: int) -> str:
    """The heading a card belongs under."""
    if STARTING[kind]:
        return talk.say("cli-altay-starting")
    if LEVEL_OF[kind] == 3:
        return talk.say("cli-altay-wonders")
    if LEVEL_OF[kind]:
        rule = talk.say("altay-technology-settlement")
        level = LEVELS[LEVEL_OF[kind]]
        return talk.say("cli-altay-technologies", {"level": level, "rule": rule})
    return talk.say("cli-altay-market-cards")


def note(talk: Talk, kind: int) -> str:
    """How often a card exists, and for a starting card who has it."""
    if STARTING[kind]:
        return ", ".join(
            f"{talk.say('altay-' + FACTIONS[number])} {deck[KEY[kind]]}×"
            for number, deck in enumerate(STARTING_DECKS)
            if KEY[kind] in deck
        )
    return talk.say("cli-altay-copies", {"n": KINDS.count(kind)})


def all_cards(talk: Talk) -> list[Card]:
    """Every card: starting ones, the market, technologies, wonders."""
    kinds = sorted(range(len(KEY)), key=lambda kind: (LEVEL_OF[kind], not STARTING[kind], kind))
    return [
        Card(
            key=KEY[kind],
            name=card_words(talk, kind),
            group=group_words(talk, kind),
            cost=COST[kind].words(talk) if COST[kind].total else "",
            points=str(VP[kind]) if POINTS[kind] is None else talk.say("cli-altay-counted"),
            effects=effects(talk, kind),
            note=note(talk, kind),
        )
        for kind in kinds
    ]
