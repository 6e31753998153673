"""What a table says beside the rules: every card in words, and why something cannot be done."""

from __future__ import annotations

import random
from functools import cache
from typing import Final

from tabularium.kernel.game import Game
from tabularium.locale import LANGUAGES, talk
from tabularium.plugins import plugins
from tabularium.presentation.games import guide_of
from tabularium.presentation.guide import Card
from tabularium.presentation.why import things, why_not
from tabularium.testing.moment import Moment, is_said

ASKED: Final = 8  # things that are asked about at one moment in all languages


def check_table(game: Game, seed: int) -> None:
    """Of games that are presented; BrokenPromise says what cannot be said."""
    now = Moment(game, seed)
    name = game.rules.info.id
    if name not in plugins():
        return
    for lang in LANGUAGES:
        for text in odd_cards(name, lang):
            now.said(text, lang)
    if game.over:
        return
    seat = game.to_move
    seen = things(game, seat)
    world = game.resample(seat, seed + 1)
    if things(world, seat) != seen:
        raise now.broken("promise-hidden-why", viewer=seat, given="")
    for thing in seen:
        if why_not(world, seat, thing, LANGUAGES[0]) != why_not(game, seat, thing, LANGUAGES[0]):
            raise now.broken("promise-hidden-why", viewer=seat, given=thing)
    for thing in random.Random(seed).sample(seen, min(ASKED, len(seen))):
        for lang in LANGUAGES:
            reason = why_not(game, seat, thing, lang)
            if reason is not None:
                now.said(reason.text, lang)


def said_on(card: Card) -> list[str]:
    """What a card says. One that is free or worth nothing says nothing of it."""
    return [*filter(None, (card.cost, card.points, card.note)), *card.effects]


@cache
def odd_cards(game: str, lang: str) -> tuple[str, ...]:
    """What stands on the cards of a game and is no text; these never change."""
    cards = guide_of(game).cards(talk(lang))
    texts = [text for card in cards for text in (card.name, card.group, *said_on(card))]
    return tuple(text for text in texts if not is_said(text))
