"""What can be played, in words."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

import msgspec

from tabularium import bots
from tabularium.api import games
from tabularium.kernel.info import OptionInfo, SeatOption
from tabularium.locale.talk import Talk
from tabularium.plugins import plugin_of, rules_of
from tabularium.presentation import guide as presented
from tabularium.presentation.card_info import CardInfo
from tabularium.presentation.find_cards import all_cards
from tabularium.presentation.games import guide_of, lesson_of
from tabularium.presentation.guide import Guide
from tabularium.presentation.lesson import LEARNER, RIVAL, Lesson
from tabularium.presentation.rulebook import rulebook_of
from tabularium.server.layouts import hides, said
from tabularium.server.responses_games import (
    BookState,
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
    TermState,
)
from tabularium.server.start import HUMAN


@cache
def games_bytes(lang: str) -> bytes:
    """Every game: seats, factions, options with their meaning, bots."""
    found: list[GameState] = []
    for info in games():
        guide = guide_of(info.id)
        plugin = plugin_of(info.id)
        language = plugin.rules.talk(lang)
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
                hidden=hides(plugin.rules),
                lesson=lesson_of(info.id) is not None,
                rules=rulebook_of(info.id, lang) is not None,
                terms=[_term(info.id, id, rule, language) for id, rule in plugin.terms.items()],
                colour=plugin.colour,
                mark=plugin.mark,
            )
        )
    return msgspec.json.encode(found)


def _term(game: str, id: str, rule: str, talk: Talk) -> TermState:
    term = f"{game}-term-{id}"
    forms = said(f"{term}.forms", talk)
    return TermState(
        id=id,
        name=talk.say(term),
        text=talk.say(f"{term}.text"),
        forms=forms.split(", ") if forms else [],
        rule=rule,
    )


def _bot(name: str, talk: Talk) -> BotInfo:
    said = f"server-bot-{name}"
    return BotInfo(name, talk.say(f"{said}.name"), talk.say(said))


def _option(option: OptionInfo, guide: Guide, language: Talk) -> GameOption:
    meanings = {choice: guide.choice_words(option, choice, language) for choice in option.choices}
    deck = guide.deck(option, language)
    return GameOption(
        name=option.name,
        label=language.say(option.message(guide.game, "name")),
        text=guide.option_words(option, language),
        kind=option.sort(),
        default=option.default,
        choices=list(option.choices),
        words={
            choice: option.choice_name(guide.game, choice, language) for choice in option.choices
        },
        meanings={choice: text for choice, text in meanings.items() if text},
        least=option.least,
        most=option.most,
        per_seat=isinstance(option, SeatOption),
        deck=_deck(deck) if deck else None,
    )


def _deck(deck: presented.Deck) -> Deck:
    cards = [DeckCard(card.key, card.name, card.copies) for card in deck.cards]
    return Deck(deck.faction, cards, list(deck.shape))


@cache
def gallery_bytes(game: str, lang: str) -> bytes:
    """Every card of a game in words and as printed facts."""
    return cards_bytes(all_cards(game, lang))


def cards_bytes(cards: Sequence[CardInfo]) -> bytes:
    """Cards in words and as printed facts."""
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
                printed=dict(card.facts),
            )
            for card in cards
        ]
    )


def book_bytes(game: str, lang: str) -> bytes | None:
    """The rulebook of a game; None where it has none."""
    book = rulebook_of(game, lang)
    return None if book is None else msgspec.json.encode(BookState(book.lang, book.text))


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
