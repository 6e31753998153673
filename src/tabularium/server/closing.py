"""A house that is closed takes no new tables; those that are there go on."""

from __future__ import annotations

import time

from sqlalchemy import Connection

from tabularium.server import common


def close(connection: Connection) -> None:
    """Take no new tables from now on. Servers look whenever they are asked for one."""
    common.say(connection, common.CLOSED, str(time.time()))


def open_again(connection: Connection) -> None:
    """Take new tables again."""
    common.unsay(connection, common.CLOSED)
