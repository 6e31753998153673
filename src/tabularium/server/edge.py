"""Where connections come in: HTTP with deadlines, so that who sends slowly holds nobody up.

uvicorn has no deadlines for what is sent to it. Its protocol is kept as it is; this looks on, and
ends what takes too long, or is more than anybody needs.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, Final

import httptools
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol

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
SLICE: Final = 16 * 1024
LARGEST_HEAD: Final = 16 * 1024
LINES: Final = 200  # of a head; browsers send some twenty
AHEAD: Final = 16  # requests that may be sent before the first of them is answered
# pieces of a body: each costs as much as many letters, so they may not be all too small
PIECES, SMALLEST = 256, 256
LINGER = 2.0  # seconds that who was refused may go on sending

HEAD, BODY = "head", "body"  # what is being sent
REST = "rest"  # nothing is: uvicorn has a deadline of its own between requests


@dataclass(frozen=True)
class Deadlines:
    """Seconds until something has come, or was taken."""

    head: float
    body: float
    idle: float  # until more of a body comes
    taking: float  # until more of an answer is taken


class Malformed(Exception):
    """What is sent is no request."""


def read_little(transport: asyncio.BaseTransport, size: int) -> None:
    """Read so much at once, where the loop lets it be said; by itself it reads 256 kB."""
    if hasattr(transport, "max_size"):
        transport.max_size = size


class Edge(HttpToolsProtocol):
    """One connection."""

    room: Connections
    deadlines: Deadlines

    def __init__(self, *given: Any, **more: Any) -> None:
        super().__init__(*given, **more)
        self._part = ""  # of a request: what is being sent
        self._phase = ""  # what a deadline is set for
        self._gone = False  # or handed on to a socket
        self._deaf = False  # whatever else is sent is not heard
        self._malformed = False  # once those before it are answered, this is to be said
        self._fed = 0  # bytes of a head that is not yet whole
        self._size = self._lines = self._pieces = 0  # of the part that is being sent
        self._open = 0  # requests that are not answered yet
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
        self._begin(HEAD)

    def data_received(self, data: bytes) -> None:
        if self._gone or self._deaf:
            return
        self._unset_keepalive_if_required()
        was = self._part
        try:
            self.parser.feed_data(data)
            if self._part == HEAD == was:
                # a line that never ends has told nobody yet how long it is
                self._fed += len(data)
                self._check_head()
        except httptools.HttpParserUpgrade:
            if not self._should_upgrade():
                self.cycle.keep_alive = False  # we do not speak what it would go on in
            elif self._open:
                self._refuse()  # answers are still to come on this connection
            else:
                self._end()
                self.handle_websocket_upgrade()
        except (httptools.HttpParserError, Malformed):
            self._refuse()
        self._look(fed=True)

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._open -= 1
        if self._malformed and not self._open:
            self._say_malformed()
        self._look()

    def connection_lost(self, exc: Exception | None) -> None:
        self._end()
        # else all of a connection that was reset stays in memory until the next request is late
        self._unset_keepalive_if_required()
        super().connection_lost(exc)

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

    # what is sent -------------------------------------------------------------------------------

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._part = HEAD
        self._fed = self._size = self._lines = self._pieces = 0

    def on_url(self, url: bytes) -> None:
        super().on_url(url)
        self._size += len(url)
        self._check_head()

    def on_header(self, name: bytes, value: bytes) -> None:
        super().on_header(name, value)
        self._lines += 1
        self._size += len(name) + len(value)
        self._check_head()

    def _check_head(self) -> None:
        if self._lines > LINES or max(self._size, self._fed) > LARGEST_HEAD:
            raise Malformed

    def on_headers_complete(self) -> None:
        hosts = sum(name == b"host" for name, _ in self.headers)
        if hosts > 1 or (not hosts and self.parser.get_http_version() == "1.1"):
            raise Malformed
        if len(self.pipeline) >= AHEAD:
            raise Malformed
        before = self.cycle
        super().on_headers_complete()
        if self.cycle is not before:  # else it becomes a socket
            self._open += 1
        self._part = BODY
        self._size = 0

    def on_body(self, body: bytes) -> None:
        self._pieces += 1
        self._size += len(body)
        if self._pieces > PIECES + self._size // SMALLEST:
            raise Malformed
        super().on_body(body)

    def on_message_complete(self) -> None:
        self._part = ""
        super().on_message_complete()

    # refusing -----------------------------------------------------------------------------------

    def _refuse(self) -> None:
        metrics.rejected("malformed")
        self._deaf = self._malformed = True
        if self._part == BODY and self._dropped():
            self.transport.abort()  # an answer is on its way already
        elif not self._open:
            self._say_malformed()

    def _dropped(self) -> bool:
        """Forget the request whose body is being sent; whether its answer had begun."""
        cycle = self.cycle
        if cycle.response_started:
            return True
        cycle.disconnected = True
        cycle.waiting_for_100_continue = False
        cycle.message_event.set()  # whoever reads it hears that no more will come
        self._open -= 1
        if self.pipeline and self.pipeline[0][0] is cycle:
            self.pipeline.popleft()
        return False

    def _say_malformed(self) -> None:
        if self.transport.is_closing():
            return
        # nothing was read, so nobody knows in which language
        self._say(400, problem_bytes(BadBody("server-error-head"), LANGUAGES[0]))
        # the answer would be lost if we closed before the sender has stopped sending
        self._begin(REST)
        self.flow.resume_reading()
        with suppress(OSError):  # it is gone already
            self.transport.write_eof()
        self._whole = self.loop.call_later(LINGER, self.transport.abort)

    def _say(self, status: int, text: bytes) -> None:
        self.transport.write(
            STATUS_LINE[status]
            + b"content-type: application/json\r\n"
            + b"content-length: %d\r\nconnection: close\r\n\r\n" % len(text)
            + text
        )

    # deadlines ----------------------------------------------------------------------------------

    def _look(self, fed: bool = False) -> None:
        """What is awaited now; what has come (fed) puts off the next deadline of a body."""
        if self._gone or self._deaf:
            return
        if self._part == BODY:
            self._begin(BODY)
            self._await_more()
        elif self._open:
            self._begin("")
        else:
            self._begin(HEAD if fed or self._part else REST)

    def _begin(self, phase: str) -> None:
        if phase == self._phase:
            return
        self._phase = phase
        self._stop()
        if not phase:
            self.room.works(self)
            return
        self.room.waits(self)
        if phase != REST:
            seconds = self.deadlines.head if phase == HEAD else self.deadlines.body
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
        if (self._part != BODY or not self._dropped()) and not self._open:
            self._say(408, b"")
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
