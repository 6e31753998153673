"""Does a game keep the promises of the engine? For who adds a game of their own."""

from __future__ import annotations

import json
import random
from collections import Counter
from typing import Final

from tabularium.declare.rules import DeclaredRules
from tabularium.kernel.choices import option_keys
from tabularium.kernel.errors import BadPosition, Endless
from tabularium.kernel.game import Game
from tabularium.kernel.load import load_position
from tabularium.kernel.machine import Rules
from tabularium.locale import LANGUAGES
from tabularium.plugins import plugins
from tabularium.presentation.games import guide_of
from tabularium.presentation.guide import Guide
from tabularium.testing.apart import in_states
from tabularium.testing.at_table import check_table, said_on
from tabularium.testing.broken import BrokenPromise
from tabularium.testing.cited import Reasons, check_cited
from tabularium.testing.conserved import cards_of
from tabularium.testing.failing import LAID, Course
from tabularium.testing.faithful import check_faithful
from tabularium.testing.fields import check_fields
from tabularium.testing.kit import Kit, in_general, kit_of
from tabularium.testing.legal import check_legal
from tabularium.testing.messages import messages
from tabularium.testing.moment import Moment, is_said
from tabularium.testing.moments import pick, played, started
from tabularium.testing.moving import Moving
from tabularium.testing.overheard import check_overheard
from tabularium.testing.places import check_places
from tabularium.testing.rich.chance import Chance
from tabularium.testing.sets import check_set
from tabularium.testing.trial import DEALS

LONGEST: Final = 20_000  # moves of a random game
LOOKED_AT: Final = 5_000  # of these; then the end alone is waited for
SELDOM: Final = 50  # moves from one that is looked at to the next
TRIED: Final = 4  # moves from a moment of which is asked what a rival learns
IDLE: Final = 200  # moves in a row that change nothing


def check_game(rules: Rules, games: int = 8, moments: int = 6, seed: int = 0) -> None:
    """Try the rules of a game; BrokenPromise says what does not hold, and where.

    So many random games are played to their ends; so many moments in each are looked at closely,
    and a position that was dealt richly for each is read and written. Before them all is read that
    needs no game: messages, names of cards, rules that are cited (``games=0`` does nothing more).
    """
    course = Course(rules)
    try:
        _check(rules, games, moments, seed, course)
    except BrokenPromise:
        raise
    except Exception as problem:
        raise course.failed(problem) from problem


def _check(rules: Rules, games: int, moments: int, seed: int, course: Course) -> None:
    _words(rules)
    check_cited(rules)
    _printed(rules)
    heard = Reasons(rules)
    kit = kit_of(rules.info.id) if rules.info.id in plugins() else in_general(rules)
    for number in range(games):
        seed_of_game = seed + number
        course.seed, course.moves = seed_of_game, LAID
        length = _ends(rules, kit, course, heard)
        draw = random.Random(seed_of_game)
        for _ in range(moments):
            game = played(rules, seed_of_game, draw.randrange(length + 1))
            course.moves = len(game.moves)
            Moment(game, seed_of_game).check()
            check_table(game, seed_of_game)
            check_overheard(Moment(game, seed_of_game), kit, TRIED)
            check_legal(game, seed_of_game, heard=heard)
            check_set(game, seed_of_game, kit is None or kit.sets_one_way)
        if kit is not None:
            _documents(rules, kit, seed_of_game)


def _documents(rules: Rules, kit: Kit, seed: int) -> None:
    """What a position document names is on the table; of those dealt, most contradict nothing."""
    chance = Chance(seed)
    why: BadPosition | None = None
    for _ in range(DEALS):
        try:
            doc = json.loads(json.dumps(kit.deal(chance)))
            load_position(rules, doc)
        except BadPosition as problem:
            why = problem
            continue
        check_faithful(rules, kit, doc, seed)
        return
    raise BrokenPromise(
        "promise-dealt", game=rules.info.id, seed=str(seed), n=DEALS, problem=why
    ) from why


def _words(rules: Rules) -> None:
    """Cards, questions, events and categories of the score can be said in every language."""
    guide = guide_of(rules.info.id) if rules.info.id in plugins() else Guide(rules)
    names = rules.log.names if isinstance(rules, DeclaredRules) else []
    if names and not set(names) & set(guide.opening):
        opening = list(guide.opening)
        raise BrokenPromise("promise-opening", game=rules.info.id, possible=names, given=opening)
    for lang in LANGUAGES:
        talk = rules.talk(lang)
        missing = [message for message in dict.fromkeys(messages(rules)) if not talk.has(message)]
        if missing:
            given = ", ".join(missing)
            raise BrokenPromise("promise-message", game=rules.info.id, lang=lang, given=given)
        texts = [guide.category(name, talk) for name in rules.categories()]
        for card in guide.cards(talk):
            texts += [card.name, card.group, *said_on(card)]
        for text in texts:
            if not is_said(text):
                raise BrokenPromise("promise-card-words", game=rules.info.id, lang=lang, given=text)


def _printed(rules: Rules) -> None:
    """Of every kind there is a card."""
    printed = set(rules.kinds)
    missing = [key for kind, key in enumerate(rules.card_keys()) if kind not in printed]
    if missing:
        raise BrokenPromise("promise-printed", game=rules.info.id, missing=missing)


def _begun(rules: Rules, seed: int) -> Game:
    """A new game, if its table is ever laid."""
    try:
        return started(rules, seed)
    except Endless as problem:
        raise BrokenPromise(
            "promise-steps", game=rules.info.id, seed=str(seed), moves=0, key="", problem=problem
        ) from None


def _ends(rules: Rules, kit: Kit | None, course: Course, heard: Reasons) -> int:
    """How many moves a random game has; all its decisions are real ones."""
    seed = course.seed
    game = _begun(rules, seed)
    if game.over:
        raise BrokenPromise("promise-asked", game=rules.info.id, seed=str(seed))
    same = started(rules, seed)
    if same.digest() != game.digest():
        given = next(in_states(game.state, same.state), "")
        raise BrokenPromise("promise-same-start", game=rules.info.id, seed=str(seed), given=given)
    check_fields(game.state)
    moving = Moving(game, seed, kit)
    moving.begin()
    draw = random.Random(seed)
    asked = Counter[str]()
    still = 0
    lying: set[int] = set()
    while not game.over:
        moves = course.moves = len(game.moves)
        now = Moment(game, seed)
        asked[game.state.at_work()] += 1
        if moves == LONGEST:
            name, n = asked.most_common(1)[0]
            raise now.broken("promise-end", name=name, n=n)
        if moves < LOOKED_AT or moves % SELDOM == 0:
            now.at_hand()
            check_legal(game, seed, closely=False, heard=heard)
            check_places(now)
        before, lying = lying, set(cards_of(game, kit.faces if kit else {}))
        if before - lying:
            keys = [rules.card_keys()[rules.kinds[card]] for card in before - lying]
            raise now.broken("promise-cards-kept", lost=sorted(keys), new=[])
        number = pick(game.n_options, draw)
        course.key = option_keys(game.state)[number]
        if moves < LOOKED_AT:
            still = still + 1 if moving.move(number).idle else 0
            moving.look()
        else:
            game.apply(number)
        course.key = ""
        if still == IDLE:
            raise now.broken("promise-asks-on", name=game.state.at_work(), n=still)
    course.moves = len(game.moves)
    Moment(game, seed).score()
    return len(game.moves)
