"""What people ask of a table, checked and turned into entries."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import Any

from tabularium.bots import Candidate, names
from tabularium.kernel.errors import UnknownBot
from tabularium.server import entries, requests
from tabularium.server.entries import Entry
from tabularium.server.errors import NotPossible, RequestReused, WouldCount
from tabularium.server.start import HUMAN
from tabularium.server.table import Open, ServedTable
from tabularium.server.thinker import Thought
from tabularium.server.tokens import hashed
from tabularium.server.undo import way_back

MOST_CHAT = 2000  # lines
LONGEST_CHAT = 100_000  # letters in all of them: every state holds the chat
Draft = tuple[str, dict[str, Any]]  # kind and body of an entry
Missing = Callable[[ServedTable, Open, int], Awaitable[None] | None]  # see learning.py


@dataclass(frozen=True)
class Command:
    """Something that would become an entry."""

    seat: int | None
    request: str | None  # None: a bot's
    version: int | None  # the one its sender saw
    kinds: tuple[str, ...]  # what it may become
    said: dict[str, Any]  # what the entry would hold of it
    draft: Callable[[ServedTable], Draft]  # refuses what cannot be
    any_time: bool = False  # whether it means the same however the game has gone on
    despite_bots: bool = False  # the same, as long as only bots have moved
    weighed: Sequence[Candidate] = ()  # what a bot weighed
    # finds out what the draft must know and takes a while, if it is not known yet; meanwhile the
    # table may go on
    first: Callable[[ServedTable], Awaitable[None] | None] | None = None

    def stale(self, table: ServedTable) -> bool:
        """Whether the game has changed since; what was said meanwhile does not matter."""
        if self.version is None:
            return False
        ledger = table.ledger
        oldest = ledger.decided if self.despite_bots else ledger.played
        if self.any_time:
            oldest = 0
        return not oldest <= self.version <= table.version

    def fulfilled(self, table: ServedTable) -> bool:
        """Whether this very request has been fulfilled before."""
        if self.request is None:
            return False
        entry = table.ledger.answered(self.seat, self.request)
        if entry is None:
            return table.ledger.answered_long_ago(self.seat, self.request)
        if not self._led_to(entry):
            raise RequestReused("server-error-reused", given=self.request)
        return True

    def _led_to(self, entry: Entry) -> bool:
        same = all(entry.body.get(name) == value for name, value in self.said.items())
        return entry.kind in self.kinds and same


def move(body: requests.Move, open_: Open) -> Command:
    """An option is taken."""

    def draft(table: ServedTable) -> Draft:
        option = table.board.choose(body.key, body.seat)
        return entries.MOVE, {"key": body.key, "option": option}

    return Command(body.seat, body.request, body.version, (entries.MOVE,), {"key": body.key}, draft)


def chosen_set(body: requests.ChosenSet, open_: Open) -> Command:
    """Several things are chosen at once: all of the moves it comes to, or none."""

    def draft(table: ServedTable) -> Draft:
        return entries.SET, {
            "keys": body.keys,
            "picks": table.board.choose_set(body.keys, body.seat),
        }

    return Command(
        body.seat, body.request, body.version, (entries.SET,), {"keys": body.keys}, draft
    )


def bot_move(seat: int, moves: tuple[int, ...], thought: Thought) -> Command:
    """A bot takes an option, if it is still asked what it thought about."""

    def draft(table: ServedTable) -> Draft:
        game = table.board.game
        decision = game.decision
        # moves may have been taken back and others made meanwhile
        if table.bot_to_move() != seat or game.moves != moves or decision is None:
            raise NotPossible("server-error-bot-late")
        option = decision.options[thought.option]
        return entries.MOVE, {"key": option.key, "option": option.index}

    return Command(seat, None, None, (entries.MOVE,), {}, draft, weighed=thought.weighed)


def undo(body: requests.Undo, open_: Open, missing: Missing) -> Command:
    """Moves are taken back, or the others are asked whether they may be."""

    def draft(table: ServedTable) -> Draft:
        way = way_back(table, open_, body.to)
        if not way.waiting:
            if way.shown and not body.counted:
                raise WouldCount("server-error-counted")
            return entries.UNDO, {"to": way.to, "shown": way.shown}
        if table.ledger.asking is not None:
            raise NotPossible("server-error-asking")
        return entries.ASK_UNDO, {"to": way.to, "shown": way.shown, "waiting": way.waiting}

    kinds = (entries.UNDO, entries.ASK_UNDO)
    return Command(
        body.seat,
        body.request,
        body.version,
        kinds,
        {"to": body.to},
        draft,
        # what bots have answered meanwhile is taken back with it
        despite_bots=True,
        first=lambda table: missing(table, open_, body.to),
    )


def answer(body: requests.Answer, open_: Open) -> Command:
    """Somebody agrees to an undo, or does not."""

    def draft(table: ServedTable) -> Draft:
        asking = table.ledger.asking
        if asking is None or body.seat not in asking.waiting:
            raise NotPossible("server-error-not-asked")
        return entries.ANSWER_UNDO, {"agree": body.agree}

    said = {"agree": body.agree}
    return Command(body.seat, body.request, body.version, (entries.ANSWER_UNDO,), said, draft)


def seat_action(body: requests.SeatAction, open_: Open) -> Command:
    """A person leaves, comes back or takes another name."""
    if body.action == "leave":
        if body.bot not in names():
            raise UnknownBot("error-unknown-bot", given=body.bot, possible=names())
        kind, said = entries.LEAVE, {"bot": body.bot}
    elif body.action == "return":
        kind, said = entries.RETURN, {}
    else:
        kind, said = entries.RENAME, {"name": body.name or ""}

    def draft(table: ServedTable) -> Draft:
        seat = table.ledger.seats[body.seat]
        if seat.who != HUMAN or (kind == entries.LEAVE and not seat.present):
            raise NotPossible("server-error-no-person", seat=body.seat)
        if kind == entries.RETURN and seat.present:
            raise NotPossible("server-error-not-away", seat=body.seat)
        return kind, said

    return Command(body.seat, body.request, body.version, (kind,), said, draft, any_time=True)


def chat(body: requests.Chat, open_: Open) -> Command:
    """A line is said."""

    def draft(table: ServedTable) -> Draft:
        ledger = table.ledger
        if len(ledger.chat) >= MOST_CHAT:
            raise NotPossible("server-error-chat-full", most=MOST_CHAT)
        if ledger.letters + len(body.text) > LONGEST_CHAT:
            raise NotPossible("server-error-chat-long", most=LONGEST_CHAT)
        return entries.CHAT, {"text": body.text}

    return Command(body.seat, body.request, None, (entries.CHAT,), {"text": body.text}, draft)


def link(body: requests.NewLink, open_: Open) -> Command:
    """A seat gets another token."""
    said = {"hash": hashed(body.token)}

    def draft(table: ServedTable) -> Draft:
        return entries.LINK, said  # whether the token is a new one the database knows

    return Command(body.seat, body.request, None, (entries.LINK,), said, draft)
