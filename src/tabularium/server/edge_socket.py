"""Where sockets come in: they say hello, take what they are sent, and say little else."""

from __future__ import annotations

import asyncio

from uvicorn._types import ASGISendEvent
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode

from tabularium.locale import LANGUAGES
from tabularium.server import metrics
from tabularium.server.connections import Connections
from tabularium.server.edge import Deadlines, read_little
from tabularium.server.errors import BadBody
from tabularium.server.problems import problem_bytes

SLICE = 4 * 1024
TALK = 32 * 1024  # bytes that may come at once: a hello
NO_SOCKET = (
    b"HTTP/1.1 400 Bad Request\r\ncontent-type: application/json\r\ncontent-length: %d\r\n"
    b"connection: close\r\n\r\n"
)
MORE = 512  # a second: answers to pings, and whatever browsers say when they go


def is_text(data: bytes) -> bool:
    """Whether bytes are text."""
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True


class EdgeSocket(WebSocketsSansIOProtocol):
    """One socket."""

    room: Connections
    deadlines: Deadlines

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        read_little(transport, SLICE)
        self._left: float = TALK
        self._seen = self.loop.time()
        self._taking: asyncio.TimerHandle | None = None
        metrics.socket_opened()
        if not self.room.enter(self, self.client[0] if self.client else ""):
            metrics.rejected("connections")
            self.transport.abort()

    def data_received(self, data: bytes) -> None:
        greeted = self.handshake_initiated
        super().data_received(data)
        if not self.handshake_initiated:
            self._refuse()
        if not greeted:
            return  # the head of the request, which was measured before
        now = self.loop.time()
        self._left = min(TALK, self._left + (now - self._seen) * MORE) - len(data)
        self._seen = now
        if self._left < 0 and not self.transport.is_closing():
            metrics.rejected("talkative")
            self.transport.abort()

    def _refuse(self) -> None:
        """It came as a whole and is no request for a socket: nothing more is waited for."""
        metrics.rejected("malformed")
        told = problem_bytes(BadBody("server-error-head"), LANGUAGES[0])
        self.transport.write(NO_SOCKET % len(told) + told)
        self.transport.close()

    def send_receive_event_to_app(self) -> None:
        self.room.works(self)
        if self.curr_msg_data_type == "text" and not is_text(b"".join(self.frames)):
            metrics.rejected("malformed")
            self.frames.clear()
            self.conn.fail(CloseCode.INVALID_DATA)
            self.handle_parser_exception()
            return
        super().send_receive_event_to_app()

    async def send(self, message: ASGISendEvent) -> None:
        if self.close_sent and self.handshake_complete:
            # ended by what was sent; nobody is told before the connection is gone
            raise ClientDisconnected
        await super().send(message)

    def handle_parser_exception(self) -> None:
        if self.conn.close_sent is not None:
            super().handle_parser_exception()
            return
        # before the other side was answered there is nothing to be said in frames
        metrics.rejected("malformed")
        self.transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self.room.leave(self)
        self.resume_writing()
        metrics.socket_closed()
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
        metrics.rejected("turned-out")
        self.transport.abort()

    def _not_taken(self) -> None:
        metrics.rejected("slow-taking")
        self.transport.abort()
