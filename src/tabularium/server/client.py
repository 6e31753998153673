"""A client in Python: everything the page does, in a few lines.

table = Client("http://127.0.0.1:8000").create("altay", seats=["human", "greedy"])
me = table.seat(0)
while not table.over:
    decision = me.wait()
    if decision:
        me.play(decision.options[0].key)
"""

from __future__ import annotations

import random
import secrets
import time
import uuid
from collections import OrderedDict
from collections.abc import Mapping, Sequence
from contextlib import ExitStack
from copy import copy
from dataclasses import dataclass
from typing import Any

import httpx
import msgspec
from websockets.exceptions import WebSocketException
from websockets.sync.client import ClientConnection, connect

from tabularium.kernel.errors import IllegalMove
from tabularium.kernel.sets import listed_keys
from tabularium.server.errors import NotStored, ServerError, Stale, TooMany, named_error
from tabularium.server.responses import MemberState, OptionState

PATIENCE = 30.0  # seconds for an answer
TRIES = 5  # of a request whose answer was lost
FIRST_WAIT, LONGEST_WAIT = 0.2, 5.0  # seconds between two tries


class Unreachable(ServerError):
    """The server cannot be reached."""


@dataclass(frozen=True)
class SetQuestion:
    """What can be chosen together: ``least`` to ``most``, with a sum of at least ``need``.

    ``ordered``: what is chosen first is done first. ``given`` are the keys of what stands so far.
    """

    prompt: str
    members: tuple[MemberState, ...]
    least: int
    most: int
    need: int
    ordered: bool
    given: tuple[str, ...]


@dataclass(frozen=True)
class Decision:
    """A pick of one out of several options, or of several members of a set at once."""

    seat: int
    kind: str
    prompt: str
    options: tuple[OptionState, ...]
    set: SetQuestion | None = None


@dataclass(frozen=True)
class Score:
    """A seat's points: ``total``, and ``parts`` by the game's own categories."""

    total: int
    parts: OrderedDict[str, int]


def _waits() -> Any:
    """Longer and longer waits, never quite the same for two clients."""
    wait = FIRST_WAIT
    while True:
        yield wait * random.uniform(0.7, 1.3)
        wait = min(LONGEST_WAIT, 2 * wait)


class Client:
    """A server. ``lang`` is the language of all texts."""

    def __init__(self, address: str, lang: str = "en") -> None:
        self.address: str = address.rstrip("/")
        self.lang = lang
        self._http = httpx.Client(base_url=self.address, timeout=PATIENCE)

    def close(self) -> None:
        """Let go of the connections."""
        self._http.close()

    def __enter__(self) -> Client:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def games(self) -> Any:
        """What can be played."""
        return self.ask("GET", "/api/games")

    def create(
        self,
        game: str | None = None,
        seats: Sequence[str | Mapping[str, Any]] | None = None,
        options: Mapping[str, Any] | None = None,
        record: Mapping[str, Any] | None = None,
        position: Mapping[str, Any] | None = None,
    ) -> Table:
        """Make a table, of a game, a record or a position."""
        wanted = {
            "game": game,
            "seats": seats,
            "options": options,
            "record": record,
            "position": position,
        }
        body = {name: value for name, value in wanted.items() if value is not None}
        made = self.ask("POST", "/api/tables", body=body)
        tokens = {int(seat): token for seat, token in made["tokens"].items()}
        return Table(self, made["id"], tokens, made["watch"])

    def table(self, name: str, tokens: Mapping[int, str], watch: str = "") -> Table:
        """A table that exists already."""
        return Table(self, name, dict(tokens), watch)

    def ask(
        self,
        method: str,
        path: str,
        tokens: Sequence[str] = (),
        body: Any = None,
        query: Mapping[str, Any] | None = None,
        again: bool = False,
    ) -> Any:
        """The answer to a request; errors are raised as what they are.

        ``again``: may be sent again if the answer is lost, because it carries a request key.
        """
        headers = {"Authorization": f"Bearer {','.join(tokens)}"} if tokens else {}
        content = None if body is None else msgspec.json.encode(body)
        params = {"lang": self.lang, **(query or {})}
        waits = _waits()
        for number in range(TRIES):
            try:
                answer = self._http.request(
                    method, path, params=params, headers=headers, content=content
                )
                return self._read(answer)
            except httpx.TransportError:
                if number == TRIES - 1 or not (again or method == "GET"):
                    raise Unreachable("server-error-unreachable", address=self.address) from None
            except (TooMany, NotStored):
                if number == TRIES - 1:
                    raise
            time.sleep(next(waits))
        raise AssertionError

    def _read(self, answer: httpx.Response) -> Any:
        try:
            told = msgspec.json.decode(answer.content)
        except msgspec.DecodeError:
            told = {}
        if answer.is_success:
            return told
        raise named_error(str(told.get("error")), str(told.get("message", answer.status_code)))


class Table:
    """A table, as far as its tokens open it."""

    def __init__(self, client: Client, name: str, tokens: dict[int, str], watch: str) -> None:
        self.client = client
        self.id = name
        self.tokens = tokens
        self.watch = watch
        self._newest: dict[str, Any] = {}

    def seat(self, number: int) -> Seat:
        """A person's seat, opened with its token."""
        return Seat(self, number, self.tokens[number])

    def ask(self, method: str, what: str, tokens: Sequence[str] = (), **asked: Any) -> Any:
        """A request about this table."""
        path = f"/api/tables/{self.id}/{what}".rstrip("/")
        return self.client.ask(method, path, tokens or [self._any_token()], **asked)

    def notice(self, state: dict[str, Any]) -> None:
        """Keep what is the same for everybody; states that came late are left out."""
        if state["version"] >= self._newest.get("version", 0):
            self._newest = state

    @property
    def state(self) -> dict[str, Any]:
        """The table now, as one of its tokens sees it."""
        self.notice(self.ask("GET", ""))
        return self._newest

    def log(self) -> list[dict[str, Any]]:
        """All lines of the log, as one of its tokens sees it; a state holds only the last ones."""
        told = self.state["log"]
        lines: list[dict[str, Any]] = told["lines"]
        while told["from"]:
            told = self.ask("GET", "log", query={"to": told["from"]})
            lines = told["lines"] + lines
        return lines

    @property
    def over(self) -> bool:
        """Whether the game is over, as far as anybody here has heard."""
        return bool((self._newest or self.state)["over"])

    @property
    def scores(self) -> tuple[Score | None, ...]:
        """The points of every seat that may be known."""
        return tuple(
            Score(score["total"], OrderedDict((p["name"], p["points"]) for p in score["parts"]))
            if score is not None
            else None
            for score in self.state["scores"]
        )

    @property
    def winners(self) -> tuple[int, ...]:
        """The winning seats; empty while the game runs."""
        return tuple(self.state["winners"])

    def record(self) -> Any:
        """The record of the finished game."""
        return self.ask("GET", "record")

    def weighed(self, at: int | None = None) -> Any:
        """What the bot weighed that made this move of the finished game; else the last one."""
        return self.ask("GET", "weighed", query={} if at is None else {"at": at})

    def _any_token(self) -> str:
        return next(iter(self.tokens.values()), self.watch)


def sendable(keys: object) -> list[str]:
    """The keys of an answer; none has blanks, which part them in an address."""
    wanted = listed_keys(keys)
    for key in wanted:
        if len(key.split()) != 1 or not key.isprintable():
            raise IllegalMove("error-set-type", given=ascii(key))
    return wanted


def patched(state: dict[str, Any], patch: dict[str, Any]) -> dict[str, Any]:
    """The state that a patch makes of the one before it; that one stays as it is."""
    found = {**state, "log": patch["log"], "chat": patch["chat"]}
    fresh = {(): found}  # what has been copied, by where it is

    def inside(way: tuple[Any, ...]) -> Any:
        """What holds other things, our own copy of it."""
        if way not in fresh:
            holder = inside(way[:-1])
            holder[way[-1]] = fresh[way] = copy(holder[way[-1]])
        return fresh[way]

    for way, value in patch["set"]:
        inside(tuple(way[:-1]))[way[-1]] = value
    for way in patch.get("gone", []):
        del inside(tuple(way[:-1]))[way[-1]]
    return found


class Seat:
    """A seat that a token opens. Not to be shared between threads."""

    def __init__(self, table: Table, number: int, token: str) -> None:
        self.table = table
        self.number = number
        self._tokens = [token]  # more than one only while nobody knows which of them opens it
        self._state: dict[str, Any] | None = None
        self._socket: ClientConnection | None = None
        self._sockets = ExitStack()
        self._sent: dict[str, Any] = {}  # the newest state on the socket

    @property
    def state(self) -> dict[str, Any]:
        """The newest state this seat has heard of."""
        if self._state is None:
            self._take(self.table.ask("GET", "", self._tokens))
        assert self._state is not None
        return self._state

    @property
    def view(self) -> dict[str, Any]:
        """What this seat may know."""
        view: dict[str, Any] = self.state["view"]
        return view

    @property
    def decision(self) -> Decision | None:
        """What this seat has to decide now, if anything."""
        asked = self.state["decision"]
        if asked is None or asked["seat"] != self.number:
            return None
        options = msgspec.convert(asked["options"], tuple[OptionState, ...])
        several = None
        if "set" in asked:
            told = dict(asked["set"])
            told["members"] = msgspec.convert(told["members"], tuple[MemberState, ...])
            told["given"] = tuple(thing["key"] for thing in told["given"])
            several = SetQuestion(**told)
        return Decision(asked["seat"], asked["kind"], asked["prompt"], options, several)

    def wait(self, timeout: float | None = None) -> Decision | None:
        """The decision of this seat, once it is its turn; None when the game is over.

        TimeoutError after ``timeout`` seconds.
        """
        end = None if timeout is None else time.monotonic() + timeout
        waits = _waits()
        while self._state is None or (self.decision is None and not self._state["over"]):
            left = None if end is None else end - time.monotonic()
            if left is not None and left <= 0:
                raise TimeoutError
            try:
                self._hear(left)
                waits = _waits()
            except TimeoutError:
                continue
            except (OSError, WebSocketException):
                self.close()
                time.sleep(next(waits))
        if self._state["over"]:
            self.close()
        return self.decision

    def play(self, key: str) -> None:
        """Take an option."""
        self._change("moves", {"key": key})

    def play_set(self, keys: Sequence[str]) -> None:
        """Choose several members of a set at once, in any order."""
        self._change("set", {"keys": sendable(keys)})

    def weigh_set(self, keys: Sequence[str]) -> dict[str, Any]:
        """What a choice of several would do and lead to: ``do``, ``outcome``, ``problem``."""
        query = {
            "seat": self.number,
            "version": self.state["version"],
            "keys": " ".join(sendable(keys)),
        }
        told: dict[str, Any] = self.table.ask("GET", "set", self._tokens, query=query)
        return told

    def undo(self, to: int | None = None, counted: bool = False) -> None:
        """Take back moves: what the state offers, or down to a number of moves.

        WouldCount where the result would say so: then only if ``counted`` agrees to that.
        """
        if to is None:
            offered = self.state["undo"]
            if "to" not in offered:
                raise named_error("NotPossible", offered["reason"])
            to = offered["to"]
        self._change("undo", {"to": to, "counted": counted})

    def answer(self, agree: bool) -> None:
        """Answer somebody who wants to take moves back."""
        self._change("answer", {"agree": agree})

    def leave(self, bot: str | None = None) -> None:
        """Let a bot play on."""
        self._change("seat", {"action": "leave", **({"bot": bot} if bot else {})})

    def come_back(self) -> None:
        """Take the seat back from the bot."""
        self._change("seat", {"action": "return"})

    def rename(self, name: str) -> None:
        """Take another name."""
        self._change("seat", {"action": "rename", "name": name})

    def say(self, text: str) -> None:
        """Say something to the table."""
        self._change("chat", {"text": text}, versioned=False)

    def new_link(self) -> str:
        """A new token for the seat; from now on no other opens it."""
        token, old = secrets.token_urlsafe(24), self._tokens
        self._tokens = [token, *old]  # whichever opens it, if the answer is lost
        try:
            self._change("link", {"token": token}, versioned=False)
        except (Unreachable, NotStored):
            raise
        except ServerError:
            self._tokens = old
            raise
        self._tokens = [token]
        self.table.tokens[self.number] = token
        self.close()
        return token

    def close(self) -> None:
        """Close the socket; ``wait`` opens it again."""
        self._socket = None
        self._sockets.close()

    def _change(self, what: str, body: dict[str, Any], versioned: bool = True) -> None:
        said = {**body, "seat": self.number, "request": str(uuid.uuid4())}
        if versioned:
            said["version"] = self.state["version"]
        try:
            self._take(self.table.ask("POST", what, self._tokens, body=said, again=True))
        except Stale:
            self._state = None
            raise

    def _hear(self, timeout: float | None) -> None:
        """Wait for the next state."""
        if self._socket is None:
            address = f"ws{self.table.client.address.removeprefix('http')}"
            self._socket = self._sockets.enter_context(
                connect(
                    f"{address}/api/tables/{self.table.id}/live",
                    max_size=None,
                    compression=None,
                    open_timeout=PATIENCE,
                )
            )
            hello = {"tokens": self._tokens, "lang": self.table.client.lang, "patches": True}
            self._socket.send(msgspec.json.encode(hello).decode())
        told = msgspec.json.decode(self._socket.recv(timeout))
        if "error" in told:
            self.close()
            raise named_error(told["error"], told["message"])
        self._sent = patched(self._sent, told) if "set" in told else told
        self._take(self._sent)

    def _take(self, state: dict[str, Any]) -> None:
        if self._state is None or state["version"] >= self._state["version"]:
            self._state = state
        self.table.notice(state)
