"""The game of a table, kept in step with its ledger."""

from __future__ import annotations

from array import array
from typing import Any

from tabularium.kernel.choices import option_keys
from tabularium.kernel.errors import NotYourTurn
from tabularium.kernel.game import Game, Option
from tabularium.kernel.log import Ahead, Log
from tabularium.kernel.machine import State
from tabularium.kernel.sets import set_question
from tabularium.locale import talk
from tabularium.locale.talk import Talk
from tabularium.presentation.games import guide_of
from tabularium.presentation.guide import Guide
from tabularium.server.ledger import Ledger, Made
from tabularium.server.log import LogLines
from tabularium.server.steps import Work

REMEMBERED = 4  # moves made lately, and the last of every seat: what could be taken back, so that
# it can be said without a replay


class Before:
    """A game before a move of a seat, and the move in words by language."""

    __slots__ = ("said", "seat", "state")

    def __init__(self, state: State, seat: int) -> None:
        self.state: State = state
        self.seat: int = seat
        self.said: dict[str, str] = {}


class OlderRules(Exception):
    """The next move is none by the rules of today."""


class Board:
    """The game, its log, and how much had been shown after each move."""

    def __init__(self, game: Game) -> None:
        """A game at its very start."""
        self.game: Game = game
        self.guide: Guide = guide_of(game.rules.info.id)
        self.base: int = 0  # moves of a record that goes on here
        # moves that showed something, after base moves, base + 1, …
        self.shown: array[int] = array("i", [0])
        self._told = Log(game)
        self._ahead: Ahead | None = None  # what a move that is being stored leads to
        self.log: LogLines = LogLines(self._told, self.guide, game.seats)
        # before moves that may soon be taken back: the game, and the move in words once it was said
        self._before: dict[int, Before] = {}
        # whether those who have opened some seats have learnt something since so many moves, as far
        # as it was found out
        self.learnt: dict[tuple[tuple[int, ...], int], bool] = {}
        self.names: tuple[str, ...] = ()  # that people have given, seat by seat
        self._talks: dict[str, Talk] = {}
        self._called = self._callings()

    @property
    def moves(self) -> int:
        return self.base + len(self.shown) - 1

    def talk(self, lang: str) -> Talk:
        """The texts in a language, as they are said at this table."""
        found = self._talks.get(lang)
        if found is None or found.names != self.names:
            found = self._talks[lang] = talk(lang).naming(self.names)
        return found

    def go_on(self, option: int) -> None:
        """A move of a record that the table begins with."""
        self._told.apply(option)
        self.log.go_on()
        self.game.go_on(option, self._told.now())
        self.base += 1

    def follow(self, ledger: Ledger, known: int) -> Work[bool]:
        """Come to what a ledger says, of whose moves the first ``known`` (at least) are ours.

        Gives whether the log has to be said anew. OlderRules where a move cannot be made: all those
        before it are.
        """
        made = ledger.made
        self.names = tuple(seat.name for seat in ledger.seats)
        if known < len(self.shown) - 1:
            self._back(known)
        new = made[len(self.shown) - 1 :]
        for number, move in enumerate(new, 1):
            # a table that is read again asks for few of its moves
            if move.person and not move.joined and number > len(new) - REMEMBERED:
                self._remember(move)
            self._play(move)
            yield
        return self._reworded()

    def choose(self, key: str, seat: int) -> int:
        """The number of an option; IllegalMove when there is none with that key."""
        decision = self.game.decision
        if decision is not None and decision.seat != seat:
            raise NotYourTurn("error-not-your-turn", given=seat, seat=decision.seat)
        return self.game.index_of(key)

    def choose_set(self, keys: list[str], seat: int) -> list[dict[str, Any]]:
        """Key and number of each option that a set comes to; IllegalMove when it is none."""
        options = self.game.set_moves(keys, seat)
        state = self.game.state.clone()
        picks: list[dict[str, Any]] = []
        for option in options:
            picks.append({"key": option_keys(state)[option], "option": option})
            state.apply(option)
        return picks

    def after(self, options: list[int]) -> int:
        """Who would have to decide after some options, -1 for nobody."""
        if len(options) == 1:
            ahead = self._ahead
            if ahead is None or (ahead.option, ahead.moves) != (options[0], self.moves):
                ahead = self._ahead = self._told.ahead(options[0])
            return ahead.state.to_move
        state = self.game.state.clone()
        for option in options:
            state.apply(option)
        return state.to_move

    def shown_since(self, moves: int) -> bool:
        """Whether something was shown since so many moves were made."""
        return self.shown[moves - self.base] != self.shown[-1]

    def taken(self, moves: int, made: Made, lang: str) -> str:
        """The option that was taken after so many moves, or the set, in words."""
        before = self._before.get(moves)
        if before is None:
            before = self._before[moves] = Before(self._told.at(moves), made.seat)
        if lang not in before.said:
            before.said[lang] = self._said(before.state, made, self.talk(lang))
        return before.said[lang]

    def _said(self, state: State, made: Made, talk: Talk) -> str:
        question = set_question(state) if made.chosen is not None else None
        if made.chosen is not None and question is not None:
            return question.label(made.chosen, talk)
        return Option(state, made.option, made.key).text(talk)

    def _remember(self, move: Made) -> None:
        """Keep how the game is before a move, and of those before it what may still be wanted."""
        moves = self.moves
        self._before[moves] = Before(self.game.state.clone(), move.seat)
        last = {before.seat: number for number, before in sorted(self._before.items())}
        kept = {*last.values(), *sorted(self._before)[-REMEMBERED:]}
        self._before = {number: self._before[number] for number in kept}

    def _play(self, move: Made) -> None:
        state = self.game.state
        if (
            move.option >= len(state.options)
            or state.to_move != move.seat
            or state.rules.nodes[state.stack[state.top]].key(state, state.options[move.option])
            != move.key
        ):
            raise OlderRules
        ahead, self._ahead = self._ahead, None
        if ahead is not None and (ahead.option, ahead.moves) == (move.option, self.moves):
            self._told.take(ahead)  # what was looked at before it was stored
        else:
            self._told.apply(move.option)
        self.log.go_on()
        self.learnt.clear()
        after = self._told.now()
        self.game.go_on(move.option, after)
        self.shown.append(self.shown[-1] + state.rules.shows(state, after))

    def _back(self, kept: int) -> None:
        self._ahead = None
        self._told.cut(self.base + kept)
        self.game = self.game.gone_back(self.base + kept, self._told.now())
        self.log.cut()
        self.learnt.clear()
        del self.shown[kept + 1 :]
        for moves in [moves for moves in self._before if moves >= self.moves]:
            del self._before[moves]

    def _reworded(self) -> bool:
        """Whether players are called otherwise than the last time."""
        called = self._callings()
        if called == self._called:
            return False
        self._called = called
        self.log.reword()
        for before in self._before.values():
            before.said.clear()
        return True

    def _callings(self) -> list[int | str]:
        """What players are called by: the faction, or the name of those who lead none."""
        factions = self.game.rules.factions(self.game.state)
        names = [*self.names, *[""] * (len(factions) - len(self.names))]
        return [
            name if faction < 0 else faction for name, faction in zip(names, factions, strict=True)
        ]
