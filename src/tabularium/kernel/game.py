"""A game as its users see it: decisions, options, views, records."""

from __future__ import annotations

from collections import OrderedDict
from typing import Any, overload

from tabularium.kernel.digest import digest
from tabularium.kernel.errors import BadSeat, BadSeed, IllegalMove, NotYourTurn, whole
from tabularium.kernel.events import EVERYBODY, Event
from tabularium.kernel.machine import Rules, State
from tabularium.kernel.offer import Thing
from tabularium.kernel.record import write_position, write_record
from tabularium.kernel.rng import seeded
from tabularium.kernel.sets import SetQuestion, moves_for, set_question
from tabularium.locale.talk import Spoken


class Option:
    """One thing that can be done now.

    >>> import tabularium as tb
    >>> option = tb.new("altay", seats=2, seed=7).decision.options[0]
    >>> option.key, option.text("en")
    ('earthfolk', 'Earthfolk')
    >>> option
    <Option earthfolk "Earthfolk">
    """

    __slots__ = ("_code", "_state", "index", "key")

    def __init__(self, state: State, index: int, key: str) -> None:
        self.index: int = index
        self.key: str = key
        self._state = state
        self._code = state.options[index]

    def text(self, lang: Spoken) -> str:
        """The option in words."""
        g = self._state
        return g.rules.nodes[g.stack[g.top]].label(g, self._code, g.rules.talk(lang))

    @property
    def about(self) -> tuple[Thing, ...]:
        """The things on the table that it is about, each with its part: chosen, pays, hit.

        >>> import tabularium as tb
        >>> g = tb.position({"game": "altay", "seats": ["earthfolk", "firefolk"],
        ...                  "players": [{"hand": ["hunter", "village"]}]})
        >>> g.decision.options[0].about
        (<chosen: hunter in hand of seat 0>,)
        """
        g = self._state
        return tuple(g.rules.nodes[g.stack[g.top]].about(g, self._code))

    def __repr__(self) -> str:
        return f'<Option {self.key} "{self.text("en")}">'


class Decision:
    """A pick of one out of at least two options. It stays readable after the game has moved on.

    >>> import tabularium as tb
    >>> tb.new("altay", seats=2, seed=7).decision
    <Decision faction of seat 0 "Which faction will you lead?": 4 options>
    """

    __slots__ = ("_set", "_state", "kind", "options", "seat")

    def __init__(self, state: State) -> None:
        self._set: SetQuestion | None = None
        node = state.rules.nodes[state.stack[state.top]]
        self._state = state
        self.seat: int = state.to_move
        self.kind: str = node.kind()
        self.options: tuple[Option, ...] = tuple(
            [Option(state, i, node.key(state, state.options[i])) for i in range(len(state.options))]
        )

    @property
    def set(self) -> SetQuestion | None:
        """What can be chosen together, if this is one of several picks; see ``Game.play_set``."""
        if self._set is None:
            self._set = set_question(self._state)
        return self._set

    def prompt(self, lang: Spoken) -> str:
        """The question in words."""
        g = self._state
        return g.rules.nodes[g.stack[g.top]].prompt(g, g.rules.talk(lang))

    def __repr__(self) -> str:
        asked = f'{self.kind} of seat {self.seat} "{self.prompt("en")}"'
        return f"<Decision {asked}: {len(self.options)} options>"


class Score:
    """A seat's points: ``total``, and ``parts`` by the game's own categories."""

    __slots__ = ("parts", "total")

    def __init__(self, categories: list[str], points: list[int]) -> None:
        self.parts: OrderedDict[str, int] = OrderedDict(zip(categories, points, strict=True))
        self.total: int = sum(points)

    def __repr__(self) -> str:
        parts = ", ".join([f"{name} {points}" for name, points in self.parts.items()])
        return f"<Score {self.total}: {parts}>"


class Game:
    """A game in progress or finished. Made by ``tb.new``, ``tb.replay`` or ``tb.position``.

    >>> import tabularium as tb
    >>> g = tb.new("altay", seats=["earthfolk", "firefolk"], seed=7)
    >>> while g.decision:
    ...     g = g.play(g.decision.options[-1])
    ...     if g.decision.kind == "turn": break
    >>> g
    <Game altay: earthfolk, firefolk; 2 moves; seat 0 to move>
    """

    # no __init__, as for State: see start_game
    __slots__ = (
        "_asked",
        "_moves",
        "_n_moves",
        "_original",
        "_start",
        "_told",
        "_viewer",
        "source",
        "state",
    )
    state: State
    source: dict[str, Any]  # how the start came about: a seed, or nothing for a position
    _start: State  # never changed
    _told: list[Event]  # the events up to the start
    _original: Game | None  # the game this one was imagined from, and for whom
    _viewer: int
    _moves: list[int]  # shared with clones until one of them moves on
    _n_moves: int
    _asked: Decision | None

    # the fast path ----------------------------------------------------------------------------

    @property
    def to_move(self) -> int:
        """The seat that has to decide, -1 when the game is over."""
        return self.state.to_move

    @property
    def n_options(self) -> int:
        """How many options there are."""
        return len(self.state.options)

    def apply(self, i: int) -> None:
        """Take option number i; IllegalMove outside 0 to n_options - 1."""
        options = self.state.options
        if i < 0 or i >= len(options):
            if self.state.over:
                raise IllegalMove("error-game-over")
            raise IllegalMove("error-option-index", given=i, most=len(options) - 1)
        _ = options[i]  # a wrong type fails here, before anything has changed
        if len(self._moves) != self._n_moves:
            self._moves = self._moves[: self._n_moves]
        self._moves.append(i)
        self._n_moves += 1
        self._asked = None
        self.state.apply(i)

    def go_on(self, i: int, state: State) -> None:
        """Take option number i where it is known what comes of it: a state that is ours now."""
        if len(self._moves) != self._n_moves:
            self._moves = self._moves[: self._n_moves]
        self._moves.append(i)
        self._n_moves += 1
        self._asked = None
        self.state = state

    def gone_back(self, n: int, state: State) -> Game:
        """The game after its first n moves where it is known how it was: a state that is its own
        now."""
        other = self.clone()
        other._n_moves = n
        other.state = state
        return other

    def clone(self) -> Game:
        """An independent copy."""
        other = Game()
        other._start = self._start
        other.source = self.source
        other._moves = self._moves
        other._n_moves = self._n_moves
        other._told = self._told
        other._original = self._original
        other._viewer = self._viewer
        other._asked = None
        other.state = self.state.clone()
        return other

    # deciding ---------------------------------------------------------------------------------

    @property
    def rules(self) -> Rules:
        return self.state.rules

    @property
    def seats(self) -> int:
        """The number of seats."""
        return self.state.seats

    @property
    def decision(self) -> Decision | None:
        """The pending decision, None when the game is over."""
        if self.state.over:
            return None
        if self._asked is None:
            self._asked = Decision(self.state.clone())
        return self._asked

    # Whatever callers pass is checked here with errors of our own: compiled code would refuse a
    # wrong type with a bare TypeError, so the types stand in the overloads.
    @overload
    def play(self, choice: Option, seat: int | None = None) -> Game: ...
    @overload
    def play(self, choice: str | int, seat: int | None = None) -> Game: ...
    def play(self, choice: object, seat: object = None) -> Game:
        """Make a move: an option, its key, or its index. Gives the game itself, for chaining.

        ``seat`` names who wants to move; IllegalMove (NotYourTurn) leaves the game untouched.
        """
        decision = self.decision
        if decision is None:
            raise IllegalMove("error-game-over")
        if seat is not None and seat != decision.seat:
            raise NotYourTurn("error-not-your-turn", given=seat, seat=decision.seat)
        self.apply(self.index_of(choice))
        return self

    @overload
    def play_set(self, keys: list[str], seat: int | None = None) -> Game: ...
    @overload
    def play_set(self, keys: tuple[str, ...], seat: int | None = None) -> Game: ...
    def play_set(self, keys: object, seat: object = None) -> Game:
        """Answer a question of several picks at once, with keys of its members in any order.

        IllegalMove says what is wrong with an answer, and leaves the game untouched. It is recorded
        as the single picks. If something else is asked meanwhile (a reaction to the first pick),
        the rest of the set is asked again afterwards.

        >>> import tabularium as tb
        >>> g = tb.position({"game": "altay", "seats": ["earthfolk", "smallfolk"],
        ...                  "board": {"5": "earthfolk 4", "17": "smallfolk 1"},
        ...                  "players": [{"hand": ["chariot", "warrior"]}]})
        >>> g = g.play("attack:5:17").play_set(["play:warrior:attack", "play:chariot:attack"])
        >>> g.decision.kind
        'defend'
        """
        for i in self.set_moves(keys, seat):
            self.apply(i)
        return self

    def set_moves(self, keys: object, seat: object = None) -> list[int]:
        """The single picks, by the numbers of their options, that ``play_set`` would make."""
        if self.state.over:
            raise IllegalMove("error-game-over")
        if seat is not None and seat != self.to_move:
            raise NotYourTurn("error-not-your-turn", given=seat, seat=self.to_move)
        return moves_for(self.state, keys)

    def index_of(self, choice: object) -> int:
        """The number of an option given by itself, its key or its number, if it is one."""
        decision = self.decision
        if decision is None:
            raise IllegalMove("error-game-over")
        options = decision.options
        if not isinstance(choice, bool) and isinstance(choice, int):
            if 0 <= choice < len(options):
                return choice
            raise IllegalMove("error-option-index", given=choice, most=len(options) - 1)
        if isinstance(choice, Option):
            wanted = choice.key
        elif isinstance(choice, str):
            wanted = choice
        else:
            raise IllegalMove("error-option-type", given=choice)
        for option in options:
            if option.key == wanted:
                return option.index
        raise IllegalMove(
            "error-option-key",
            given=wanted,
            seat=decision.seat,
            kind=decision.kind,
            possible=[option.key for option in options],
        )

    # results ----------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        return self.state.over

    @property
    def winners(self) -> tuple[int, ...]:
        """The winning seats; empty while the game runs."""
        return tuple(self.rules.winners(self.state)) if self.over else ()

    def scores(self) -> tuple[Score, ...]:
        """The points of every seat, as if the game ended now."""
        categories = self.rules.categories()
        return tuple(
            [Score(categories, self.rules.score(self.state, seat)) for seat in range(self.seats)]
        )

    def knows_score(self, viewer: int | None, seat: int) -> bool:
        """Whether a viewer (None: a spectator) may know the points of a seat now."""
        return self.over or viewer == seat or self.rules.open_scores()

    def digest(self) -> str:
        """A hash of the whole state, equal for equal states on every machine and run."""
        return digest(self.state)

    # what a seat may know ---------------------------------------------------------------------

    def _seat(self, seat: object) -> int:
        if seat is None:
            return -1
        if not whole(seat) or not isinstance(seat, int) or seat >= self.seats:
            raise BadSeat("error-seat", given=seat, most=self.seats - 1)
        return seat

    @overload
    def view(self, seat: int, *, forecasts: bool = False) -> dict[str, Any]: ...
    @overload
    def view(self, seat: None, *, forecasts: bool = False) -> dict[str, Any]: ...
    def view(self, seat: object, *, forecasts: bool = False) -> dict[str, Any]:
        """Only what that seat may know, as plain data; None is a spectator.

        ``forecasts``: also what can be reckoned from it, as people like to see it at the table.
        """
        return self.rules.view(self.state, self._seat(seat), forecasts)

    def things(self, seat: int | None) -> list[Thing]:
        """Everything that a seat sees on the table, each once; None is a spectator."""
        return self.rules.things(self.state, self._seat(seat))

    @overload
    def resample(self, seat: int, seed: int) -> Game: ...
    @overload
    def resample(self, seat: None, seed: int) -> Game: ...
    def resample(self, seat: object, seed: object) -> Game:
        """Another game that this seat cannot tell from this one: hidden cards are dealt anew."""
        if not whole(seed) or not isinstance(seed, int):
            raise BadSeed("error-seed", given=seed)
        viewer = self._seat(seat)
        g = self.state.clone()
        g.rng = seeded(seed)
        self.rules.redeal(g, viewer)
        if g.to_move != viewer:
            g.picked = []  # what somebody else has picked may be among the cards dealt anew
        other = start_game(g, {})
        other._original = self.clone()
        other._viewer = viewer
        return other

    def _before(self) -> list[Event]:
        """The events up to the start: of an imagined game, what its viewer saw of the real one."""
        if self._original is not None:
            return self._original._events(self._viewer)
        return self._told[:]

    def _events(self, viewer: int) -> list[Event]:
        """All events as a viewer saw them, from the start on."""
        g = self._start.clone()
        g.watch()
        told = self._before()
        for i in self._moves[: self._n_moves]:
            g.apply(i)
            told += g.told()
        return [self.rules.seen(event, viewer) for event in told if heard(event, viewer)]

    @overload
    def feed(self, seat: int) -> list[dict[str, Any]]: ...
    @overload
    def feed(self, seat: None) -> list[dict[str, Any]]: ...
    def feed(self, seat: object) -> list[dict[str, Any]]:
        """The log as data: what that seat saw happen.

        ``moved`` is what moved on the table, ``because`` the card whose effect it was. What moved
        without a word, such as a card that has done all it does, is an event of its own, ``moved``.
        """
        told = self._events(self._seat(seat))
        return [event_data(self.state, event) for event in told]

    @overload
    def log(self, lang: str, seat: int) -> list[str]: ...
    @overload
    def log(self, lang: str, seat: None = None) -> list[str]: ...
    def log(self, lang: str, seat: object = None) -> list[str]:
        """What that seat saw happen, in sentences."""
        talk = self.rules.talk(lang)
        told = self._events(self._seat(seat))
        return [
            self.rules.event_text(self.state, event.numbers, talk) for event in told if event.spoken
        ]

    # history ----------------------------------------------------------------------------------

    @property
    def moves(self) -> tuple[int, ...]:
        """The option numbers taken so far."""
        return tuple(self._moves[: self._n_moves])

    def record(self) -> dict[str, Any]:
        """The game as a document: seed, options, keys played. It holds all secrets of the game."""
        return write_record(self._start, self.source, self._moves[: self._n_moves])

    def position(self) -> dict[str, Any]:
        """This moment as a document that a person can read and edit, see docs/positions.md."""
        return write_position(self.state)

    @overload
    def at_move(self, n: int) -> Game: ...
    @overload
    def at_move(self, n: None) -> Game: ...
    def at_move(self, n: object) -> Game:
        """The game as it was after its first n moves; None for all of them."""
        if n is None:
            n = self._n_moves
        if not whole(n) or not isinstance(n, int) or n > self._n_moves:
            raise IllegalMove("error-move-number", given=n, most=self._n_moves)
        other = start_game(self._start.clone(), self.source)
        other._told = self._told
        other._original = self._original
        other._viewer = self._viewer
        for i in self._moves[:n]:
            other.apply(i)
        return other

    def __repr__(self) -> str:
        info = self.rules.info
        names = [
            info.factions[faction] if faction >= 0 else "?"
            for faction in self.rules.factions(self.state)
        ]
        if self.over and not self.winners:
            state = "lost"
        elif self.over:
            state = f"won by seat {', '.join([str(seat) for seat in self.winners])}"
        else:
            state = f"seat {self.to_move} to move"
        return f"<Game {info.id}: {', '.join(names)}; {self._n_moves} moves; {state}>"


def heard(event: Event, viewer: int) -> bool:
    """Whether a viewer (-1: a spectator) heard of an event."""
    return event.audience in (EVERYBODY, viewer)


def event_data(g: State, event: Event) -> dict[str, Any]:
    """An event as somebody saw it, as plain data."""
    return {**g.rules.event(g, event.numbers), **g.rules.moves(event)}


def start_game(state: State, source: dict[str, Any]) -> Game:
    """A game from its first state, with the events that state has told so far."""
    game = Game()
    game.source = source
    game._told = state.told()
    state.telling = False
    state.witness = None
    game._original = None
    game._viewer = -1
    game._start = state
    game._moves = []
    game._n_moves = 0
    game._asked = None
    game.state = state.clone()
    return game
