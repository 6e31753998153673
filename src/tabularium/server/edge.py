"""Where connections come in: HTTP with deadlines, so that who sends slowly holds nobody up.

uvicorn has no deadlines for what is sent to it. Its protocol is kept as it is; this looks on, and
ends what takes too long.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from tabularium.locale import LANGUAGES
from tabularium.server import metrics
from tabularium.server.connections import Connections
from tabularium.server.errors import BadBody
from tabularium.server.problems import problem_bytes

REFUSED = (
    b"HTTP/1.1 503 Service Unavailable\r\nretry-after: 1\r\ncontent-length: 0\r\n"
    b"connection: close\r\n\r\n"
)
# what is read at once, and so how long others wait for it
SLICE = 16 * 1024
# pieces of a body: each costs as much as many letters, so they may not be all too small
PIECES, SMALLEST = 256, 256
LINGER = 2.0  # seconds that who was refused may go on sending
LINES = 200  # of a head; the same is true of them, and browsers send some twenty


@dataclass(frozen=True)
class Deadlines:
    """Seconds until something has come, or was taken."""

    head: float
    body: float
    idle: float  # until more of a body comes
    taking: float  # until more of an answer is taken


class Pieces(h11.Connection):
    """Refuses heads of very many lines, and bodies in very many small pieces."""

    pieces: int = 0
    size: int = 0

    def next_event(self) -> Any:
        if self.their_state is h11.IDLE:
            head, _ = self.trailing_data
            end = head.find(b"\r\n\r\n")
            if head.count(b"\n", 0, end if end >= 0 else len(head)) > LINES:
                raise h11.RemoteProtocolError("a head of too many lines")
        event = super().next_event()
        if isinstance(event, h11.Data):
            self.pieces += 1
            self.size += len(event.data)
            if self.pieces > PIECES + self.size // SMALLEST:
                raise h11.RemoteProtocolError("a body in too many pieces")
        return event

    def start_next_cycle(self) -> None:
        super().start_next_cycle()
        self.pieces = self.size = 0


def read_little(transport: asyncio.BaseTransport, size: int) -> None:
    """Read so much at once, where the loop lets it be said; by itself it reads 256 kB."""
    if hasattr(transport, "max_size"):
        transport.max_size = size


class Edge(H11Protocol):
    """One connection."""

    room: Connections
    deadlines: Deadlines

    def __init__(self, *given: Any, **more: Any) -> None:
        super().__init__(*given, **more)
        self.conn: Pieces = Pieces(h11.SERVER, self.config.h11_max_incomplete_event_size or SLICE)
        self._phase = ""
        self._gone = False  # or handed on to a socket
        self._deaf = False  # the sender has been answered, whatever else it sends
        self._whole: asyncio.TimerHandle | None = None
        self._idle: asyncio.TimerHandle | None = None
        self._taking: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        super().connection_made(transport)
        read_little(transport, SLICE)
        if not self.room.enter(self, self.client[0] if self.client else ""):
            self._gone = True
            metrics.rejected("connections")
            transport.write(REFUSED)
            transport.close()
            return
        self._begin("head")

    def data_received(self, data: bytes) -> None:
        if self._gone or self._deaf:
            return
        super().data_received(data)
        self._look()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._look(fed=False)

    def connection_lost(self, exc: Exception | None) -> None:
        self._end()
        # else all of a connection that was reset stays in memory until the next request is late
        self._unset_keepalive_if_required()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._end()
        super().handle_websocket_upgrade(event)

    def send_400_response(self, msg: str) -> None:
        metrics.rejected("malformed")
        if self.cycle is not None and not self.cycle.response_complete:
            # its head was well, and somebody works at the answer: there is nobody to be told
            self.cycle.disconnected = True
            self.cycle.waiting_for_100_continue = False
            self.cycle.message_event.set()
        if self.conn.our_state not in (h11.IDLE, h11.SEND_RESPONSE):
            self.transport.abort()  # an answer is on its way already
            return
        # nothing was read, so nobody knows in which language
        self._answer(400, problem_bytes(BadBody("server-error-head"), LANGUAGES[0]))
        # the answer would be lost if we closed before the sender has stopped sending
        self._deaf = True
        self._begin("rest")
        self.flow.resume_reading()
        with suppress(OSError):  # it is gone already
            self.transport.write_eof()
        self._whole = self.loop.call_later(LINGER, self.transport.abort)

    def _answer(self, status: int, text: bytes) -> None:
        headers = [
            ("content-type", "application/json"),
            ("content-length", str(len(text))),
            ("connection", "close"),
        ]
        self.transport.write(
            self.conn.send(h11.Response(status_code=status, headers=headers))
            + self.conn.send(h11.Data(data=text))
            + self.conn.send(h11.EndOfMessage())
        )

    def pause_writing(self) -> None:
        super().pause_writing()
        if self._taking is None:
            self._taking = self.loop.call_later(self.deadlines.taking, self._not_taken)

    def resume_writing(self) -> None:
        super().resume_writing()
        if self._taking is not None:
            self._taking.cancel()
            self._taking = None

    def turn_out(self) -> None:
        """Somebody else needs the room."""
        self._end()
        metrics.rejected("turned-out")
        self.transport.abort()

    # deadlines --------------------------------------------------------------------------------

    def _look(self, fed: bool = True) -> None:
        """What is awaited now; what has come (fed) puts off the next deadline of a body."""
        if self._gone or self._deaf:
            return
        state = self.conn.their_state
        if state is h11.IDLE:
            # between requests uvicorn has a deadline of its own, until something comes
            self._begin("head" if fed else "rest")
        elif state is h11.SEND_BODY:
            self._begin("body")
            self._await_more()
        else:
            self._begin("")

    def _begin(self, phase: str) -> None:
        if phase == self._phase:
            return
        self._phase = phase
        self._stop()
        if not phase:
            self.room.works(self)
            return
        self.room.waits(self)
        if phase != "rest":
            seconds = self.deadlines.head if phase == "head" else self.deadlines.body
            self._whole = self.loop.call_later(seconds, self._late)

    def _await_more(self) -> None:
        if self._idle is not None:
            self._idle.cancel()
        self._idle = self.loop.call_later(self.deadlines.idle, self._nothing_came)

    def _nothing_came(self) -> None:
        if self.flow.read_paused:  # we are the slow ones
            self._await_more()
        else:
            self._late()

    def _late(self) -> None:
        if self._gone or self.transport.is_closing():
            return
        metrics.rejected(f"slow-{self._phase}")
        self._end()
        if self.conn.our_state in (h11.IDLE, h11.SEND_RESPONSE):
            self._answer(408, b"")
        if self.transport.get_write_buffer_size():
            self.transport.abort()
        else:
            self.transport.close()

    def _not_taken(self) -> None:
        metrics.rejected("slow-taking")
        self.transport.abort()

    def _stop(self) -> None:
        for timer in (self._whole, self._idle):
            if timer is not None:
                timer.cancel()
        self._whole = self._idle = None

    def _end(self) -> None:
        self._gone = True
        self._stop()
        if self._taking is not None:
            self._taking.cancel()
            self._taking = None
        self.room.leave(self)
