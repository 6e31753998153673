"""Where sockets come in: they say hello, take what they are sent, and say little else."""

from __future__ import annotations

import asyncio

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from tabularium.server import metrics
from tabularium.server.connections import Connections
from tabularium.server.edge import Deadlines, read_little

SLICE = 4 * 1024
TALK = 32 * 1024  # bytes that may come at once: a hello
MORE = 512  # a second: answers to pings, and whatever browsers say when they go


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
        if not greeted:
            return  # the head of the request, which was measured before
        now = self.loop.time()
        self._left = min(TALK, self._left + (now - self._seen) * MORE) - len(data)
        self._seen = now
        if self._left < 0 and not self.transport.is_closing():
            metrics.rejected("talkative")
            self.transport.abort()

    def send_receive_event_to_app(self) -> None:
        self.room.works(self)
        super().send_receive_event_to_app()

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
