"""A process for thinking in which some bots sleep, break down or lie."""

import os
import select
import sys

from tabularium import bots
from tabularium.server.thinker import serve


class Sleeper:
    def __init__(self, seed):
        pass

    def decide(self, view, decision, imagine):
        """Sleeps until nobody is left to be answered: it must not outlive its server."""
        server = select.poll()
        server.register(sys.stdin, 0)  # that the other end hangs up is told in any case
        server.poll()
        os._exit(0)


class Raiser(Sleeper):
    def decide(self, view, decision, imagine):
        raise ValueError(f"secret: {view}")


class Dier(Sleeper):
    def decide(self, view, decision, imagine):
        os._exit(3)


class Liar(Sleeper):
    def decide(self, view, decision, imagine):
        return len(decision.options)


class Last(Sleeper):
    """A good one: always the last option, and only what a bot may know."""

    def decide(self, view, decision, imagine):
        assert view["seat"] == decision.seat == imagine(5).view(decision.seat)["seat"]
        return len(decision.options) - 1


STRANGE = {"sleeper": Sleeper, "raiser": Raiser, "dier": Dier, "liar": Liar, "last": Last}

if __name__ == "__main__":
    bots._BOTS.update(STRANGE)
    if sys.argv[1:] == ["all asleep"]:
        bots._BOTS["greedy"] = Sleeper
    serve(sys.stdin.buffer, sys.stdout.buffer)
