"""The socket of a table: after its first message it is sent a state after each change."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from tabularium.kernel.errors import TabulariumError, UnknownLanguage
from tabularium.locale import LANGUAGES
from tabularium.server.asking import Server, again
from tabularium.server.errors import BadBody, LinkReplaced, status_of
from tabularium.server.limits import SMALL, decode
from tabularium.server.patches import Fields
from tabularium.server.problems import problem_bytes
from tabularium.server.requests import Hello
from tabularium.server.state import fields_now, patch_bytes, state_bytes
from tabularium.server.table import Open, ServedTable
from tabularium.server.tokens import hashed

PATIENCE = 10.0  # seconds to wait for the first message
PACE = 0.05  # seconds between two states: what changes faster is told together
CHATTER = 100  # messages nobody asked for, before the socket is closed
CLOSED = 4000  # plus the status an HTTP request would have got
Socket = WebSocket[Any, Any, Any]


class Live:
    """Somebody connected to a table."""

    def __init__(self, socket: Socket, server: Server, table: ServedTable, hello: Hello) -> None:
        self._hashes = [hashed(token) for token in hello.tokens]
        self._presence = server.presence
        self._socket = socket
        self._table = table
        self._lang = hello.lang
        self._patches = hello.patches
        self._changed = asyncio.Event()

    @property
    def open(self) -> Open:
        """The seats that its tokens open now."""
        return self._table.open_by(self._hashes) or ()

    def wake(self) -> None:
        """The table has changed."""
        self._changed.set()

    async def run(self) -> None:
        """Send states until the other side is gone. Who is slow misses some, never the newest.

        LinkReplaced when the tokens do not open it any more, TableDeleted when nothing does.
        """
        self._come(self._table.listeners.add)
        self.wake()
        tasks = [asyncio.ensure_future(self._send()), asyncio.ensure_future(self._listen())]
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            self._come(self._table.listeners.discard)
            for task in tasks:
                task.cancel()
            ended = await asyncio.gather(*tasks, return_exceptions=True)
        for problem in ended:
            if isinstance(problem, TabulariumError):
                raise problem

    def _come(self, how: Callable[[Live], None]) -> None:
        """Be there, or no more. The others are told only if it makes a difference to them: else
        many sockets at one table would cost as much as their number times itself."""
        before = self._table.connected
        how(self)
        if self._table.connected != before:
            self._table.changed()
        self._presence.changed(self._table)

    async def _send(self) -> None:
        """Send states while there is anything that may be seen."""
        since: int | None = None
        known: Fields | None = None
        before: Open | None = None
        while True:
            await self._changed.wait()
            self._changed.clear()
            self._table.check_there()
            open_ = self._table.open_by(self._hashes)
            if open_ is None:
                raise LinkReplaced("server-error-link-replaced")
            if open_ != before:
                since = known = None  # other eyes: nothing that was sent is of any use
                self._presence.changed(self._table)
            if since is None or known is None:
                data = state_bytes(self._table, open_, self._lang, since)
            else:
                data = patch_bytes(self._table, open_, self._lang, since, known)
            since = self._table.version
            before = open_
            if self._patches:
                known = fields_now(self._table, open_, self._lang)
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
            found.opened(hello.tokens)
            await Live(socket, server, found, hello).run()
    except (TimeoutError, WebSocketDisconnect):
        pass
    except TabulariumError as error:
        with suppress(Exception):  # it is gone already
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
