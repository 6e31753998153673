"""How late the event loop is: whether anything keeps it from others."""

from __future__ import annotations

import asyncio

from tabularium.server import metrics

EVERY = 0.25


async def pulse() -> None:
    """Measure until cancelled."""
    loop = asyncio.get_running_loop()
    while True:
        due = loop.time() + EVERY
        await asyncio.sleep(EVERY)
        metrics.delayed(loop.time() - due)
