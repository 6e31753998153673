"""Running the server."""

from __future__ import annotations

import gc
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace

import uvicorn

from tabularium.api import games
from tabularium.locale import LANGUAGES, talk
from tabularium.presentation.games import guide_of
from tabularium.server.addresses import Proxies
from tabularium.server.alone import alone
from tabularium.server.app import make_app
from tabularium.server.connections import Connections
from tabularium.server.edge import Deadlines, Edge
from tabularium.server.edge_socket import EdgeSocket
from tabularium.server.logs import set_up
from tabularium.server.metrics_server import metrics_at
from tabularium.server.open_files import raise_limit, room
from tabularium.server.preparing import (
    BACKLOG,
    check_origins,
    check_page,
    check_proxies,
    check_shared,
    listen,
    prepare_database,
)
from tabularium.server.settings import Settings
from tabularium.server.workers import Workers

LARGEST_MESSAGE = 8 * 1024  # on a socket
PING = 20.0
AT_ONCE = 128
KEEP_ALIVE = 30
# what is older is gone through seldom: that stops everybody for as long as there is much of it
COLLECTING = (5_000, 1, 4000)
SWITCH = 0.001  # seconds that a thread may compute while the event loop waits to go on


def address(host: str, port: int) -> str:
    """Where the server is to be found."""
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


class Recipe(uvicorn.Config):
    """How a web server is made; in another process it is made anew."""

    of: tuple[Settings, str, int]

    def __reduce__(self) -> tuple[Callable[..., uvicorn.Config], tuple[Settings, str, int]]:
        return in_worker, self.of


def configured(settings: Settings, host: str, port: int) -> uvicorn.Config:
    """The web server around the application."""
    around = {
        "room": Connections(
            room(settings.connections), settings.address_connections, Proxies(settings.proxies)
        ),
        "deadlines": Deadlines(
            settings.header_time, settings.body_time, settings.idle_time, settings.taking_time
        ),
    }
    recipe = Recipe(
        make_app(settings),
        host=host,
        port=port,
        http=type("OurEdge", (Edge,), around),
        ws=type("OurEdgeSocket", (EdgeSocket,), around),
        ws_ping_interval=PING,
        ws_ping_timeout=PING,
        # so many are let in before anything else is done
        backlog=AT_ONCE,
        # for whom a proxy asks is found out behind the gate, by our own settings
        proxy_headers=False,
        log_config=None,
        # our own log lines have no questions in them, which may name cards
        access_log=False,
        log_level="warning",
        server_header=False,
        ws_max_size=LARGEST_MESSAGE,
        # a dictionary for each socket would be most of the memory
        ws_per_message_deflate=False,
        timeout_keep_alive=KEEP_ALIVE,
        timeout_graceful_shutdown=5,
        workers=settings.workers,
    )
    recipe.of = (settings, host, port)
    return recipe


def in_worker(settings: Settings, host: str, port: int) -> uvicorn.Config:
    """The web server of one of several processes."""
    set_up(settings)
    raise_limit()
    settle()
    thinkers = -(-settings.thinkers // settings.workers)  # of all of them together
    return configured(replace(settings, thinkers=thinkers), host, port)


def settle() -> None:
    """Load what every table needs, and keep the garbage collector away from it.

    It would look through all texts and rules again and again, a third of a second each time. No
    thread keeps the event loop waiting for long.
    """
    for lang in LANGUAGES:
        talk(lang)
    for game in games():
        guide_of(game.id)
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECTING)
    sys.setswitchinterval(SWITCH)


class _Announced(uvicorn.Server):
    """Says when it listens."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[int], None]) -> None:
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started and sockets:
            # the loop has made the queue as short as what it lets in at once
            sockets[0].listen(BACKLOG)
            self._ready(sockets[0].getsockname()[1])


def serve(
    settings: Settings,
    host: str,
    port: int,
    say: Callable[[str], None],
    open_browser: bool = False,
) -> None:
    """Serve until stopped; ``say`` is told the address. CannotStart says why it cannot."""
    set_up(settings)
    raise_limit()

    def ready(actual: int) -> None:
        say(address(host, actual))
        if open_browser:
            # a browser may take its time; the loop may not
            threading.Thread(
                target=webbrowser.open, args=(address(host, actual),), daemon=True
            ).start()

    check_page(settings.page)
    if settings.workers > 1:
        check_shared(settings.db)
    check_origins(settings.origins)
    check_proxies(settings.proxies)
    with listen(host, port) as at, metrics_at(settings.metrics, settings.workers > 1):
        prepare_database(settings.db)
        config = configured(settings, host, port)
        # Ctrl-C is how a server is told to stop; it has been heard by then
        with alone(settings.db), suppress(KeyboardInterrupt):
            if settings.workers > 1:
                Workers(config, at, ready).run()
            else:
                settle()
                _Announced(config, ready).run([at])
