"""Running the server."""

from __future__ import annotations

import gc
import logging
import sys
import threading
import webbrowser
from collections.abc import Callable

import uvicorn

from tabularium.locale import LANGUAGES, talk
from tabularium.server.app import make_app
from tabularium.server.settings import Settings

LARGEST_MESSAGE = 64 * 1024  # on a socket
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

    async def startup(self, sockets: list[object] | None = None) -> None:  # type: ignore[override]
        await super().startup(sockets)  # type: ignore[arg-type]
        if self.started:
            port = self.servers[0].sockets[0].getsockname()[1]
            self._ready(port)


def serve(
    settings: Settings,
    host: str,
    port: int,
    say: Callable[[str], None],
    open_browser: bool = False,
    verbose: bool = False,
) -> bool:
    """Serve until stopped; ``say`` is told the address. Gives whether it came to that."""
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

    settle()
    server = _Announced(configured(settings, host, port), ready)
    try:
        server.run()
    except SystemExit:  # the port is taken; uvicorn has said so
        return False
    return server.started
