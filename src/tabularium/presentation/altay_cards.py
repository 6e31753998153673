"""Altay's cards in words."""

from __future__ import annotations

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
from tabularium.games.altay.layout import FACTIONS
from tabularium.games.altay.words import card_words
from tabularium.locale.talk import Talk
from tabularium.presentation.altay_printed import printed
from tabularium.presentation.figures import ROMAN
from tabularium.presentation.guide import Card


def card_name(talk: Talk, key: str) -> str:
    return card_words(talk, kind_of(key))


def effects(talk: Talk, kind: int) -> tuple[str, ...]:
    """Everything a card can do, clause by clause; a card is played for one of several (A28)."""
    clauses = [effect.text(talk) for effect in EFFECTS[kind]]
    clauses[1:] = [talk.say("altay-or", {"effect": clause}) for clause in clauses[1:]]
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
    return " ".join(effects(talk, kind_of(key)))


def group_words(talk: Talk, kind: int) -> str:
    """The heading a card belongs under."""
    if STARTING[kind]:
        return talk.say("cli-altay-starting")
    if LEVEL_OF[kind] == 3:
        return talk.say("cli-altay-wonders")
    if LEVEL_OF[kind]:
        rule = talk.say("altay-technology-settlement")
        level = ROMAN[LEVEL_OF[kind]]
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
            printed=printed(kind),
        )
        for kind in kinds
    ]
