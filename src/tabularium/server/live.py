"""The socket of a table: after its first message it is sent a state after each change."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from tabularium.kernel.errors import TabulariumError, UnknownLanguage
from tabularium.locale import LANGUAGES
from tabularium.server.asking import Server, again
from tabularium.server.errors import BadBody, status_of
from tabularium.server.limits import SMALL, decode
from tabularium.server.parts import Parts
from tabularium.server.problems import problem_bytes
from tabularium.server.requests import Hello
from tabularium.server.state import parts_now, patch_bytes, state_bytes
from tabularium.server.table import Open, ServedTable

PATIENCE = 10.0  # seconds to wait for the first message
PACE = 0.05  # seconds between two states: what changes faster is told together
CHATTER = 100  # messages nobody asked for, before the socket is closed
CLOSED = 4000  # plus the status an HTTP request would have got
Socket = WebSocket[Any, Any, Any]


class Live:
    """Somebody connected to a table."""

    def __init__(
        self, socket: Socket, server: Server, table: ServedTable, open_: Open, hello: Hello
    ) -> None:
        self.open = open_
        self._presence = server.presence
        self._socket = socket
        self._table = table
        self._lang = hello.lang
        self._patches = hello.patches
        self._changed = asyncio.Event()

    def wake(self) -> None:
        """The table has changed."""
        self._changed.set()

    async def run(self) -> None:
        """Send states until the other side is gone. Who is slow misses some, never the newest."""
        self._come(self._table.listeners.add)
        self.wake()
        tasks = [asyncio.ensure_future(self._send()), asyncio.ensure_future(self._listen())]
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            self._come(self._table.listeners.discard)
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    def _come(self, how: Callable[[Live], None]) -> None:
        """Be there, or no more. The others are told only if it makes a difference to them: else
        many sockets at one table would cost as much as their number times itself."""
        before = self._table.connected
        how(self)
        if self._table.connected != before:
            self._table.changed()
        self._presence.changed(self._table)

    async def _send(self) -> None:
        since: int | None = None
        known: Parts | None = None
        while True:
            await self._changed.wait()
            self._changed.clear()
            if since is None or known is None:
                data = state_bytes(self._table, self.open, self._lang, since)
            else:
                data = patch_bytes(self._table, self.open, self._lang, since, known)
            since = self._table.version
            if self._patches:
                known = parts_now(self._table, self.open, self._lang)
            await _tell(self._socket, data)
            await asyncio.sleep(PACE)

    async def _listen(self) -> None:
        """Nothing is expected; the end of the connection is noticed here."""
        for _ in range(CHATTER):
            message = await self._socket.receive()
            if message["type"] == "websocket.disconnect":
                return


async def _hello(socket: Socket) -> Hello:
    message: dict[str, Any] = dict(await asyncio.wait_for(socket.receive(), PATIENCE))
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(detail="")
    data = (message.get("text") or "").encode("utf-8", "surrogatepass")
    if not data or len(data) > SMALL:
        raise BadBody("server-error-hello")
    hello = decode(data, Hello)
    if hello.lang not in LANGUAGES:
        raise UnknownLanguage("error-language", given=hello.lang, possible=LANGUAGES)
    return hello


@websocket("/api/tables/{table:str}/live")
async def live(socket: Socket) -> None:
    """Follow a table."""
    server: Server = socket.app.state.server
    await socket.accept()
    lang = LANGUAGES[0]
    try:
        hello = await _hello(socket)
        lang = hello.lang
        name = socket.path_params["table"]
        async with server.tables.use(name, fresh=True, pay=again(socket)) as found:
            await Live(socket, server, found, found.opened(hello.tokens), hello).run()
    except (TimeoutError, WebSocketDisconnect):
        pass
    except TabulariumError as error:
        await _tell(socket, problem_bytes(error, lang))
        await _close(socket, CLOSED + status_of(error))
        return
    await _close(socket, 1000)


async def _tell(socket: Socket, data: bytes) -> None:
    await socket.send({"type": "websocket.send", "bytes": None, "text": data.decode()})


async def _close(socket: Socket, code: int) -> None:
    try:
        await socket.close(code)
    except Exception:  # it is gone already
        pass
