"""Running the server."""

from __future__ import annotations

import gc
import logging
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable
from contextlib import suppress

import uvicorn

from tabularium.locale import LANGUAGES, talk
from tabularium.server.app import make_app
from tabularium.server.preparing import check_page, listen, prepare_database
from tabularium.server.settings import Settings

LARGEST_MESSAGE = 8 * 1024  # on a socket
KEEP_ALIVE = 30
COLLECTING = (20_000, 20, 50)


def address(host: str, port: int) -> str:
    """Where the server is to be found."""
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def configured(settings: Settings, host: str, port: int) -> uvicorn.Config:
    """The web server around the application."""
    return uvicorn.Config(
        make_app(settings),
        host=host,
        port=port,
        # our own log lines have no questions in them, which may name cards
        access_log=False,
        log_level="warning",
        server_header=False,
        ws_max_size=LARGEST_MESSAGE,
        # a dictionary for each socket would be most of the memory
        ws_per_message_deflate=False,
        timeout_keep_alive=KEEP_ALIVE,
        timeout_graceful_shutdown=5,
    )


def settle() -> None:
    """Load what every table needs, and keep the garbage collector away from it.

    It would look through all texts and rules again and again, a third of a second each time.
    """
    for lang in LANGUAGES:
        talk(lang)
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECTING)


class _Announced(uvicorn.Server):
    """Says when it listens."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[int], None]) -> None:
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started and sockets:
            self._ready(sockets[0].getsockname()[1])


def serve(
    settings: Settings,
    host: str,
    port: int,
    say: Callable[[str], None],
    open_browser: bool = False,
    verbose: bool = False,
) -> None:
    """Serve until stopped; ``say`` is told the address. CannotStart says why it cannot."""
    logging.basicConfig(
        stream=sys.stderr,
        level=logging.INFO if verbose else logging.WARNING,
        format="%(asctime)s %(message)s",
    )

    def ready(actual: int) -> None:
        say(address(host, actual))
        if open_browser:
            # a browser may take its time; the loop may not
            threading.Thread(
                target=webbrowser.open, args=(address(host, actual),), daemon=True
            ).start()

    check_page(settings.page)
    with listen(host, port) as at:
        prepare_database(settings.db)
        settle()
        # Ctrl-C is how a server is told to stop; it has been heard by then
        with suppress(KeyboardInterrupt):
            _Announced(configured(settings, host, port), ready).run([at])
