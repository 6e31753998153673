"""The commands of a server's owner, run in this process, and tables for them to look after."""

import json
import random
import time

from sqlalchemy import update
from typer.testing import CliRunner

import tabularium as tb
from tabularium.cli.main import app
from tabularium.server.database import open_engine
from tabularium.server.schema import TABLES

LONG_AGO = time.time() - 100 * 86_400


class Owner:
    """Runs ``tabularium admin`` on a database."""

    def __init__(self, url):
        self.url = url

    def __call__(self, *words, code=0, typed=""):
        """What a command says."""
        given = [str(word) for word in ("admin", *words, "--db", self.url)]
        result = CliRunner().invoke(app, given, input=typed)
        if result.exception and not isinstance(result.exception, SystemExit):
            raise result.exception
        assert result.exit_code == code, result.output
        return result.output

    def data(self, *words):
        return json.loads(self(*words, "--json"))


def finished(game="altay", seed=9):
    """The record of a finished game."""
    g = tb.new(game, seats=2, seed=seed, options={"round_limit": 3} if game == "altay" else {})
    draw = random.Random(seed)
    while not g.over:
        g.apply(draw.randrange(g.n_options))
    return g.record()


def stored(url, query):
    engine = open_engine(url)
    with engine.connect() as connection:
        rows = [tuple(row) for row in connection.execute(query)]
    engine.dispose()
    return rows


def set_back(url, *tables, **values):
    """As if the last thing at some tables had happened long ago."""
    engine = open_engine(url)
    values = {"changed": LONG_AGO, "watched": 0.0, **values}
    with engine.begin() as connection:
        connection.execute(update(TABLES).where(TABLES.c.id.in_(tables)).values(**values))
    engine.dispose()
