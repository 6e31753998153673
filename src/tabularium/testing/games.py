"""Does a game keep the promises of the engine? For who adds a game of their own."""

from __future__ import annotations

import json
import random
from typing import Any, Final

from tabularium.kernel.choices import option_keys
from tabularium.kernel.errors import TabulariumError
from tabularium.kernel.game import Game, start_game
from tabularium.kernel.load import load_position
from tabularium.kernel.machine import Rules
from tabularium.kernel.replay import replay_record
from tabularium.locale import LANGUAGES
from tabularium.testing.broken import BrokenPromise
from tabularium.testing.moments import played, started, step

LONGEST: Final = 20_000  # moves of a random game
ON: Final = 20  # moves played on from a moment


def check_game(rules: Rules, games: int = 8, moments: int = 6, seed: int = 0) -> None:
    """Try the rules of a game; BrokenPromise says what does not hold, and where.

    So many random games are played to their ends; so many moments in each are looked at closely.
    """
    for number in range(games):
        seed_of_game = seed + number
        length = _ends(rules, seed_of_game)
        draw = random.Random(seed_of_game)
        for _ in range(moments):
            game = played(rules, seed_of_game, draw.randrange(length + 1))
            _Moment(game, seed_of_game).check()


def _ends(rules: Rules, seed: int) -> int:
    """How many moves a random game has; all its decisions are real ones."""
    game = started(rules, seed)
    same = started(rules, seed)
    if same.digest() != game.digest():
        raise BrokenPromise("promise-same-start", game=rules.info.id, seed=seed)
    draw = random.Random(seed)
    moves = 0
    while not game.over:
        keys = option_keys(game.state)
        where = {"game": rules.info.id, "seed": seed, "moves": moves}
        if len(keys) < 2:
            raise BrokenPromise("promise-choice", given=keys, **where)
        if len(set(keys)) < len(keys):
            raise BrokenPromise("promise-keys", given=keys, **where)
        if moves == LONGEST:
            raise BrokenPromise("promise-end", **where)
        step(game, draw)
        moves += 1
    for seat in range(game.seats):
        points = rules.score(game.state, seat)
        if len(points) != len(rules.categories()):
            raise BrokenPromise(
                "promise-score",
                game=rules.info.id,
                given=points,
                expected_length=len(rules.categories()),
            )
    return moves


class _Moment:
    """One moment of a game, looked at closely."""

    def __init__(self, game: Game, seed: int) -> None:
        self.game = game
        self.rules = game.rules
        self.seed = seed

    def check(self) -> None:
        self.words()
        self.clone()
        self.record()
        self.position()
        for seat in range(self.game.seats):
            self.row(seat)
            self.other_world(seat)

    def words(self) -> None:
        """Everything asked can be said."""
        decision = self.game.decision
        if decision is None:
            return
        for lang in LANGUAGES:
            try:
                said = [decision.prompt(lang), *[option.text(lang) for option in decision.options]]
            except NotImplementedError as problem:
                raise self.broken("promise-words", lang=lang, given=repr(problem)) from problem
            for text in said:
                if not text or "‹" in text:  # how a missing message shows
                    raise self.broken("promise-words", lang=lang, given=text)

    def clone(self) -> None:
        """A copy is equal, goes its own way, and the same moves lead to the same place."""
        before = self.game.digest()
        first, second = self.game.clone(), self.game.clone()
        if first.digest() != before:
            raise self.broken("promise-clone-equal")
        ends = [self.play_on(first), self.play_on(second)]
        if self.game.digest() != before:
            raise self.broken("promise-clone-apart")
        if ends[0] != ends[1]:
            raise self.broken("promise-same-moves")

    def play_on(self, game: Game) -> str:
        draw = random.Random(self.seed)
        for _ in range(ON):
            if not game.over:
                step(game, draw)
        return game.digest()

    def record(self) -> None:
        """What is written down can be played again."""
        try:
            again = replay_record(_through_json(self.game.record()), self.rules)
        except TabulariumError as problem:
            raise self.broken("promise-record", problem=problem) from problem
        if again.digest() != self.game.digest():
            raise self.broken("promise-record", problem="…")

    def position(self) -> None:
        """A position gives the same moment, and it goes on in the same way."""
        doc = self.game.position()
        try:
            state = load_position(self.rules, _through_json(doc))
        except TabulariumError as problem:
            raise self.broken("promise-position", problem=problem) from problem
        again = start_game(state, {})
        if again.digest() != self.game.digest() or again.position() != doc:
            raise self.broken("promise-position", problem="…")
        if self.play_on(again) != self.play_on(self.game.clone()):
            raise self.broken("promise-same-moves")

    def row(self, seat: int) -> None:
        """The row of bytes is as long as its named parts, which leave nothing out."""
        row = self.rules.observe(self.game.state, seat)
        at = 0
        for name, start, end in self.rules.observed(self.game.seats):
            if start != at or end <= start:
                raise self.broken("promise-parts", name=name)
            at = end
        if at != len(row):
            raise self.broken("promise-row", given=len(row), expected_length=at)

    def other_world(self, seat: int) -> None:
        """What a seat may not know changes nothing that it is shown."""
        game = self.game
        world = game.resample(seat, self.seed + 1)
        if world.to_move != game.to_move:
            raise self.broken("promise-hidden-turn", viewer=seat)
        shown, there = game.view(seat), world.view(seat)
        for name in shown:
            if _text(shown[name]) != _text(there.get(name)):
                raise self.broken("promise-hidden-view", viewer=seat, name=name)
        row, other = (self.rules.observe(g.state, seat) for g in (game, world))
        for name, start, end in self.rules.observed(game.seats):
            if row[start:end] != other[start:end]:
                raise self.broken("promise-hidden-row", viewer=seat, name=name)
        if game.to_move == seat and _offered(world) != _offered(game):
            raise self.broken("promise-hidden-options", viewer=seat)
        third = self.seed + 2
        if world.resample(seat, third).digest() != game.resample(seat, third).digest():
            raise self.broken("promise-imagined", viewer=seat)

    def broken(self, message: str, **arguments: Any) -> BrokenPromise:
        return BrokenPromise(
            message,
            game=self.rules.info.id,
            seed=self.seed,
            moves=len(self.game.moves),
            **arguments,
        )


def _offered(game: Game) -> list[object]:
    """The pending options: as searching bots tell them apart, by their keys, and in words."""
    decision = game.decision
    assert decision is not None
    words = [option.text(LANGUAGES[0]) for option in decision.options]
    return [game.state.options, option_keys(game.state), decision.prompt(LANGUAGES[0]), words]


def _text(data: object) -> str:
    return json.dumps(data, sort_keys=True)


def _through_json(doc: dict[str, Any]) -> dict[str, Any]:
    read: dict[str, Any] = json.loads(json.dumps(doc))
    return read
