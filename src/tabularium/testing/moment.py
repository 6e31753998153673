"""One moment of a game, looked at closely: everything that must hold whatever is played."""

from __future__ import annotations

import json
import random
from typing import Any, Final

from tabularium.kernel.choices import option_keys
from tabularium.kernel.digest import digest
from tabularium.kernel.errors import TabulariumError
from tabularium.kernel.game import Decision, Game, start_game
from tabularium.kernel.load import load_position
from tabularium.kernel.machine import Rules
from tabularium.kernel.replay import replay_record
from tabularium.locale import LANGUAGES
from tabularium.testing.apart import apart, as_text, in_states
from tabularium.testing.broken import BrokenPromise
from tabularium.testing.moments import pick
from tabularium.testing.tried import Tried

ON: Final = 20  # moves played on from a moment
WATCHING: Final = -1  # the seat of a spectator
# how a missing message shows, and what is left of one whose arguments were not filled in
UNSAID: Final = ("‹", "{", "}", "$")


def is_said(text: str) -> bool:
    """Whether a text is there, and nothing in it was left out."""
    return bool(text) and not any(mark in text for mark in UNSAID)


class Moment:
    """What everybody relies on, at one moment; BrokenPromise says what does not hold.

    A further promise is a method of its own, called in ``check``.
    """

    def __init__(self, game: Game, seed: int, on: int = ON) -> None:
        self.game = game
        self.rules: Rules = game.rules
        self.seed = seed
        self.on = on
        self.ahead: list[str] = []  # keys played on in a copy that has not come to its end

    def check(self) -> None:
        """All of it."""
        self.at_hand()
        self.words()
        self.score()
        self.clone()
        self.record()
        self.position()
        for seat in range(self.game.seats):
            self.row(seat)
        for viewer in (WATCHING, *range(self.game.seats)):
            self.other_world(viewer)
        self.taken_back()

    def at_hand(self) -> None:
        """What is quickly looked at, after every move."""
        self.cards()
        self.choice()

    # the table --------------------------------------------------------------------------------

    def cards(self) -> None:
        """No card lies in two places."""
        lying = [card for zone in self.game.state.zones for card in zone]
        if len(set(lying)) < len(lying):
            twice = sorted({card for card in lying if lying.count(card) > 1})
            keys = self.rules.card_keys()
            raise self.broken("promise-card-once", given=[keys[self.rules.kinds[i]] for i in twice])

    def score(self) -> None:
        """Points can be counted at any time, one number for each category."""
        before = self.game.digest()
        for seat in range(self.game.seats):
            points = self.rules.score(self.game.state, seat)
            if self.game.digest() != before:
                raise self.broken("promise-looks-only", name="score")
            if not isinstance(points, list) or len(points) != len(self.rules.categories()):
                raise BrokenPromise(
                    "promise-score",
                    game=self.rules.info.id,
                    given=points,
                    expected_length=len(self.rules.categories()),
                )

    # the question -----------------------------------------------------------------------------

    def choice(self) -> None:
        """Who is asked has a choice, between things of different names."""
        if self.game.over:
            return
        keys = option_keys(self.game.state)
        if len(keys) < 2:
            raise self.broken("promise-choice", given=keys)
        if len(set(keys)) < len(keys):
            raise self.broken("promise-keys", given=keys)

    def words(self) -> None:
        """Everything asked can be said, and no two answers sound alike."""
        decision = self.game.decision
        if decision is None:
            return
        asked = decision._state
        before = digest(asked)
        for lang in LANGUAGES:
            self.words_in(decision, lang)
        option_keys(asked)
        if digest(asked) != before:
            node = self.rules.nodes[asked.stack[asked.top]]
            raise self.broken("promise-looks-only", name=f"{type(node).__name__} ({node.name})")

    def words_in(self, decision: Decision, lang: str) -> None:
        try:
            said = [option.text(lang) for option in decision.options]
            self.said(decision.prompt(lang), lang)
        except NotImplementedError as problem:
            raise self.broken("promise-words", lang=lang, given=str(problem)) from problem
        for text in said:
            self.said(text, lang)
        if len(set(said)) < len(said):
            alike = [text for text in said if said.count(text) > 1]
            keys = [o.key for o, text in zip(decision.options, said) if text in alike]
            raise self.broken("promise-alike", lang=lang, given=alike[0], keys=keys)

    def said(self, text: str, lang: str) -> None:
        if not is_said(text):
            raise self.broken("promise-words", lang=lang, given=text)

    # copies -----------------------------------------------------------------------------------

    def clone(self) -> None:
        """A copy is equal, goes its own way, and the same moves lead to the same place."""
        before = self.game.digest()
        first, second = self.game.clone(), self.game.clone()
        if first.digest() != before:
            raise self.broken("promise-clone-equal")
        ways = [self.play_on(first), self.play_on(second)]
        if self.game.digest() != before:
            raise self.broken("promise-clone-apart")
        self.same(first, second, ways)

    def play_on(self, game: Game) -> list[tuple[str, str]]:
        """The moves that are made, by their keys, and the digest after each."""
        draw = random.Random(self.seed)
        way: list[tuple[str, str]] = []
        while len(way) < self.on and not game.over:
            i = pick(game.n_options, draw)
            key = option_keys(game.state)[i]
            self.ahead.append(key)
            Tried(game, i, self.seed)
            game.apply(i)
            way.append((key, game.digest()))
        self.ahead.clear()
        return way

    def same(self, game: Game, other: Game, ways: list[list[tuple[str, str]]]) -> None:
        """The same moves have led to the same place."""
        for (key, here), (_, there) in zip(*ways):
            if here != there:
                raise self.broken("promise-same-moves", key=key, given=apart(game, other))

    def record(self) -> None:
        """What is written down can be played again."""
        try:
            again = replay_record(_through_json(self.game.record()), self.rules)
        except TabulariumError as problem:
            raise self.broken("promise-record", problem=problem) from problem
        if again.digest() != self.game.digest():
            raise self.broken("promise-record", problem=apart(self.game, again))

    def position(self) -> None:
        """A position gives the same moment, and it goes on in the same way."""
        doc = self.game.position()
        try:
            state = load_position(self.rules, _through_json(doc))
        except TabulariumError as problem:
            raise self.broken("promise-position", problem=problem) from problem
        again = start_game(state, {})
        if again.digest() != self.game.digest() or again.position() != doc:
            raise self.broken("promise-position", problem=apart(self.game, again))
        for place in in_states(self.game.state, again.state):  # no digest tells what stands by
            raise self.broken("promise-standing", given=place)
        other = self.game.clone()
        self.same(again, other, [self.play_on(again), self.play_on(other)])

    # what is hidden ---------------------------------------------------------------------------

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
        viewer: Any = None if seat == WATCHING else seat
        world = game.resample(viewer, self.seed + 1)
        if world.to_move != game.to_move:
            raise self.broken("promise-hidden-turn", viewer=seat)
        shown = game.view(viewer, forecasts=True)
        there = world.view(viewer, forecasts=True)
        for name in shown:
            if as_text(shown[name]) != as_text(there.get(name)):
                raise self.broken("promise-hidden-view", viewer=seat, name=name)
        for player, (score, imagined) in enumerate(zip(game.scores(), world.scores())):
            if game.knows_score(viewer, player) and score.parts != imagined.parts:
                raise self.broken("promise-hidden-score", viewer=seat, seat=player)
        if self.seen(world, seat) != self.seen(game, seat):
            raise self.broken("promise-hidden-feed", viewer=seat)
        if seat != WATCHING:
            row, other = (self.rules.observe(g.state, seat) for g in (game, world))
            for name, start, end in self.rules.observed(game.seats):
                if row[start:end] != other[start:end]:
                    raise self.broken("promise-hidden-row", viewer=seat, name=name)
        if (
            game.to_move == seat
            and not game.over
            and _offered(asked_there(world)) != _offered(game)
        ):
            raise self.broken("promise-hidden-options", viewer=seat)
        third = self.seed + 2
        again = world.resample(viewer, third)
        if again.digest() != game.resample(viewer, third).digest():
            raise self.broken("promise-imagined", viewer=seat)

    def taken_back(self) -> None:
        """Who took back a move that showed nothing would have learnt nothing: in another world its
        view is the same after the move, unless it is somebody else's turn there."""
        game, seat = self.game, self.game.to_move
        if game.over:
            return
        done, there = game.clone(), game.resample(seat, self.seed + 1)
        i = pick(game.n_options, random.Random(self.seed))
        Tried(there, i, self.seed)
        done.apply(i)
        if self.rules.shows(game.state, done.state):
            return
        there.apply(i)
        view, other = done.view(seat), there.view(seat)
        if any(view[name] != other[name] for name in ("to_move", "kind")):
            return
        for name in view:
            if as_text(view[name]) != as_text(other.get(name)):
                key = option_keys(game.state)[i]
                raise self.broken("promise-taken-back", viewer=seat, given=key, name=name)

    def seen(self, game: Game, seat: int) -> str:
        """What has happened as a viewer saw it: as data, and to one of them in words."""
        viewer: Any = None if seat == WATCHING else seat
        told = seat == self.seed % (game.seats + 1) - 1
        return as_text([game.feed(viewer), game.log(LANGUAGES[0], viewer) if told else []])

    def broken(self, message: str, **arguments: Any) -> BrokenPromise:
        return BrokenPromise(
            message,
            game=self.rules.info.id,
            seed=str(self.seed),  # a number would be written with commas
            moves=len(self.game.moves),
            **arguments,
        )


def asked_there(world: Game) -> Game:
    """An imagined world whose question is asked there: its options were those of the real one."""
    state = world.state.clone()
    state.ask_again()
    return start_game(state, {})


def _offered(game: Game) -> list[object]:
    """The pending options: as searching bots tell them apart, by their keys, and in words."""
    decision = game.decision
    assert decision is not None
    words = [option.text(LANGUAGES[0]) for option in decision.options]
    prompt = decision.prompt(LANGUAGES[0])
    return [game.state.options, option_keys(game.state), prompt, words, _set_offered(decision)]


def _set_offered(decision: Decision) -> list[object]:
    """The set that is asked for, with all its numbers and words."""
    question = decision.set
    if question is None:
        return []
    members = [[m.key, m.most, m.worth, m.text(LANGUAGES[0])] for m in question.members]
    numbers = [question.least, question.most, question.need, question.ordered]
    return [members, numbers, question.prompt(LANGUAGES[0]), question.given_text(LANGUAGES[0])]


def _through_json(doc: dict[str, Any]) -> dict[str, Any]:
    read: dict[str, Any] = json.loads(json.dumps(doc))
    return read
