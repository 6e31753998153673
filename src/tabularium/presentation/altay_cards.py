"""Altay's cards in words."""

from __future__ import annotations

from tabularium.games.altay.catalogue import KIND, KINDS, AltayKind, kind_of
from tabularium.games.altay.words import card_words
from tabularium.locale.talk import Talk
from tabularium.presentation.altay_printed import printed
from tabularium.presentation.figures import ROMAN
from tabularium.presentation.guide import Card


def card_name(talk: Talk, key: str) -> str:
    return card_words(talk, kind_of(key))


def effects(talk: Talk, kind: AltayKind) -> tuple[str, ...]:
    """Everything a card can do, clause by clause; a card is played for one of several (A28)."""
    clauses = [effect.text(talk) for effect in kind.plays]
    clauses[1:] = [talk.say("altay-or", {"effect": clause}) for clause in clauses[1:]]
    clauses += [standing.text(talk) for standing in kind.stands]
    if kind.instant is not None:
        clauses.append(talk.say("altay-on-completion", {"effect": kind.instant.text(talk)}))
    if kind.points is not None:
        clauses.append(kind.points.text(talk))
    return tuple(clauses)


def effect_line(talk: Talk, key: str) -> str:
    """What a card in hand can be played for, in one line."""
    return " ".join(effects(talk, KIND[kind_of(key)]))


def group_words(talk: Talk, kind: AltayKind) -> str:
    """The heading a card belongs under."""
    if kind.decks:
        return talk.say("cli-altay-starting")
    if kind.level == 3:
        return talk.say("cli-altay-wonders")
    if kind.level:
        rule = talk.say("altay-technology-settlement")
        return talk.say("cli-altay-technologies", {"level": ROMAN[kind.level], "rule": rule})
    return talk.say("cli-altay-market-cards")


def note(talk: Talk, kind: AltayKind) -> str:
    """How often a card exists, and for a starting card who has it."""
    if kind.decks:
        who = [f"{talk.say('altay-' + faction)} {n}×" for faction, n in kind.decks.items()]
        return ", ".join(who)
    return talk.say("cli-altay-copies", {"n": KINDS.count(kind.number)})


def place(kind: AltayKind) -> tuple[int, bool]:
    return kind.level, not kind.decks


def all_cards(talk: Talk) -> list[Card]:
    """Every card: starting ones, the market, technologies, wonders."""
    return [
        Card(
            key=kind.key,
            name=card_words(talk, kind.number),
            group=group_words(talk, kind),
            cost=kind.cost.words(talk) if kind.cost.total else "",
            points=str(kind.vp) if kind.points is None else talk.say("cli-altay-counted"),
            effects=effects(talk, kind),
            note=note(talk, kind),
            printed=printed(kind.number),
        )
        for kind in sorted(KIND, key=place)
    ]
