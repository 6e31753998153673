"""Does a game keep the promises of the engine? For who adds a game of their own."""

from __future__ import annotations

import random
from typing import Final

from tabularium.kernel.machine import Rules
from tabularium.locale import LANGUAGES
from tabularium.plugins import plugins
from tabularium.presentation.games import guide_of
from tabularium.presentation.general import GeneralGuide
from tabularium.testing.broken import BrokenPromise
from tabularium.testing.moment import Moment, is_said
from tabularium.testing.moments import played, started, step

LONGEST: Final = 20_000  # moves of a random game


def check_game(rules: Rules, games: int = 8, moments: int = 6, seed: int = 0) -> None:
    """Try the rules of a game; BrokenPromise says what does not hold, and where.

    So many random games are played to their ends; so many moments in each are looked at closely.
    """
    _words(rules)
    for number in range(games):
        seed_of_game = seed + number
        length = _ends(rules, seed_of_game)
        draw = random.Random(seed_of_game)
        for _ in range(moments):
            game = played(rules, seed_of_game, draw.randrange(length + 1))
            Moment(game, seed_of_game).check()


def _words(rules: Rules) -> None:
    """Every card and every category of the score can be said in every language."""
    known = rules.info.id in plugins()
    guide = guide_of(rules.info.id) if known else GeneralGuide(rules)
    for lang in LANGUAGES:
        talk = rules.talk(lang)
        texts = [guide.category(name, talk) for name in rules.categories()] if known else []
        for card in guide.cards(talk):
            texts += [card.name, card.group, *card.effects]
        for text in texts:
            if not is_said(text):
                raise BrokenPromise("promise-card-words", game=rules.info.id, lang=lang, given=text)


def _ends(rules: Rules, seed: int) -> int:
    """How many moves a random game has; all its decisions are real ones."""
    game = started(rules, seed)
    same = started(rules, seed)
    if same.digest() != game.digest():
        raise BrokenPromise("promise-same-start", game=rules.info.id, seed=seed)
    draw = random.Random(seed)
    moves = 0
    while not game.over:
        now = Moment(game, seed)
        now.at_hand()
        if moves == LONGEST:
            raise now.broken("promise-end")
        step(game, draw)
        moves += 1
    Moment(game, seed).score()
    return moves
