"""What can be played, in words."""

from __future__ import annotations

from functools import cache

import msgspec

from tabularium import bots
from tabularium.api import games
from tabularium.kernel.info import OptionInfo, SeatOption
from tabularium.locale.talk import Talk
from tabularium.plugins import rules_of
from tabularium.presentation import guide as presented
from tabularium.presentation.games import guide_of, lesson_of
from tabularium.presentation.guide import Guide
from tabularium.presentation.lesson import LEARNER, RIVAL, Lesson
from tabularium.server.layouts import hides, said
from tabularium.server.responses import (
    BotInfo,
    CardState,
    Deck,
    DeckCard,
    Faction,
    GameOption,
    GameState,
    LessonState,
    LessonStep,
    SeatNumbers,
)
from tabularium.server.start import HUMAN


@cache
def games_bytes(lang: str) -> bytes:
    """Every game: seats, factions, options with their meaning, bots."""
    found: list[GameState] = []
    for info in games():
        guide = guide_of(info.id)
        rules = rules_of(info.id)
        language = rules.talk(lang)
        found.append(
            GameState(
                id=info.id,
                title=guide.title(language),
                text=said(f"{info.id}-about", language),
                sort=said(f"{info.id}-about.sort", language),
                seats=SeatNumbers(info.min_seats, info.max_seats),
                factions=[Faction(key, guide.faction(key, language)) for key in info.factions],
                options=[_option(option, guide, language) for option in info.options],
                bots=[_bot(name, language) for name in bots.names()],
                hidden=hides(rules),
                lesson=lesson_of(info.id) is not None,
            )
        )
    return msgspec.json.encode(found)


def _bot(name: str, talk: Talk) -> BotInfo:
    said = f"server-bot-{name}"
    return BotInfo(name, talk.say(f"{said}.name"), talk.say(said))


def _option(option: OptionInfo, guide: Guide, language: Talk) -> GameOption:
    name = option.name
    meanings = {choice: guide.choice_words(name, choice, language) for choice in option.choices}
    deck = guide.deck(option, language)
    return GameOption(
        name=name,
        label=guide.option_name(name, language),
        text=guide.option_words(name, language),
        kind="deck" if deck else _kind(option),
        default=option.default,
        choices=list(option.choices),
        words={choice: guide.choice_name(name, choice, language) for choice in option.choices},
        meanings={choice: text for choice, text in meanings.items() if text},
        least=option.least,
        most=option.most,
        per_seat=isinstance(option, SeatOption),
        deck=_deck(deck) if deck else None,
    )


def _kind(option: OptionInfo) -> str:
    if isinstance(option.default, bool):
        return "switch"
    return "choice" if option.choices else "number"


def _deck(deck: presented.Deck) -> Deck:
    cards = [DeckCard(card.key, card.name, card.copies) for card in deck.cards]
    return Deck(deck.faction, cards, list(deck.shape))


@cache
def cards_bytes(game: str, lang: str) -> bytes:
    """Every card of a game in words and as printed facts."""
    rules = rules_of(game)
    guide = guide_of(rules.info.id)
    return msgspec.json.encode(
        [
            CardState(
                key=card.key,
                name=card.name,
                group=card.group,
                cost=card.cost,
                points=card.points,
                effects=list(card.effects),
                note=card.note,
                printed=dict(card.printed),
            )
            for card in guide.cards(rules.talk(lang))
        ]
    )


@cache
def lesson_bytes(game: str, lang: str) -> bytes | None:
    """The guided first game of a game, in words; None where it has none."""
    rules = rules_of(game)
    lesson = lesson_of(rules.info.id)
    return None if lesson is None else _lesson(lesson, rules.talk(lang))


def _lesson(lesson: Lesson, language: Talk) -> bytes:
    seats = [HUMAN if seat == LEARNER else RIVAL for seat in range(len(lesson.position["seats"]))]
    return msgspec.json.encode(
        LessonState(
            position=dict(lesson.position),
            seats=seats,
            steps=[
                LessonStep(say=language.say(step.say), play=step.play, point=step.point)
                for step in lesson.steps
            ],
        )
    )
