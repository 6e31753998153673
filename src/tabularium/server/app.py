"""The application: everything put together."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from litestar import Litestar
from litestar.datastructures import State
from litestar.exceptions import HTTPException

from tabularium.kernel.errors import TabulariumError
from tabularium.locale import LANGUAGES, talk
from tabularium.server import routes_games, routes_more, routes_tables
from tabularium.server.asking import Server
from tabularium.server.database import Database
from tabularium.server.gate import Gate
from tabularium.server.health import Health
from tabularium.server.house import House
from tabularium.server.live import live
from tabularium.server.openapi import describe
from tabularium.server.page import Pages, no_page
from tabularium.server.problems import broken, refused, refused_by_router
from tabularium.server.pulse import pulse
from tabularium.server.settings import Settings
from tabularium.server.thinkers import Thinkers


def make_app(
    settings: Settings, database: Database | None = None, thinkers: Thinkers | None = None
) -> Gate:
    """The server as an ASGI application. Tests hand in stores and bots of their own."""

    @asynccontextmanager
    async def running(app: Litestar) -> AsyncIterator[None]:
        opened = database or Database(settings.db, settings.db_time)
        await opened.open()
        async with House(opened, settings, thinkers) as house:
            app.state.server = Server(
                house.tables,
                house.presence,
                house.clerks,
                house.secret,
                settings,
                pages.documented,
                Health(opened),
            )
            beating = asyncio.create_task(pulse())
            describe(app)  # it takes a while, and is the same ever after
            # nobody has to wait for the texts of a language
            warming = asyncio.gather(*[asyncio.to_thread(talk, lang) for lang in LANGUAGES])
            try:
                yield
            finally:
                beating.cancel()
                await asyncio.gather(beating, warming, return_exceptions=True)
        await opened.close()

    app = Litestar(
        [*routes_games.ROUTES, *routes_tables.ROUTES, *routes_more.ROUTES, live, no_page],
        lifespan=[running],
        exception_handlers={
            TabulariumError: refused,
            HTTPException: refused_by_router,
            Exception: broken,
        },
        openapi_config=None,
        request_max_body_size=None,  # bodies are measured while they are read
        logging_config=None,
        state=State(),
    )
    pages = Pages(app, settings)
    return Gate(pages, settings)
