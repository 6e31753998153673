"""A server that dies by kill -9 just before or just after a move is stored.

python crash_app.py PORT DB WHEN        WHEN: never, before, after
"""

import os
import signal
import sys

import uvicorn

from server_support import settings
from tabularium.server.app import make_app
from tabularium.server.database import Database
from tabularium.server.serve import configured


class Fatal(Database):
    """Dies at the second move that comes in."""

    when = "never"
    moves = 0

    async def append(self, table, entry, *more):
        self.moves += entry.kind == "move"
        last = self.moves == 2 and self.when != "never"
        if last and self.when == "before":
            os.kill(os.getpid(), signal.SIGKILL)
        await super().append(table, entry, *more)
        if last:
            os.kill(os.getpid(), signal.SIGKILL)


if __name__ == "__main__":
    port, db, Fatal.when = int(sys.argv[1]), sys.argv[2], sys.argv[3]
    chosen = settings(db=db)
    config = configured(chosen, "127.0.0.1", port)
    config.app = make_app(chosen, Fatal(db))
    uvicorn.Server(config).run()
