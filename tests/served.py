"""A served table without a server: its commands and whatever it sends, called in this process."""

from __future__ import annotations

import asyncio
import itertools
from types import SimpleNamespace

import msgspec

from tabularium.kernel.errors import TabulariumError
from tabularium.presentation.why import things, why_not
from tabularium.server import commands, learning, requests
from tabularium.server.database import Stored
from tabularium.server.entries import Entry
from tabularium.server.errands import Reply
from tabularium.server.preview import preview
from tabularium.server.routes_more import chosen
from tabularium.server.start import Seat, Start
from tabularium.server.state import state_at, state_bytes, viewer_of
from tabularium.server.steps import at_once
from tabularium.server.table import ServedTable

ENCODE = msgspec.json.encode


class Served:
    """A table that begins with a position; people sit at it."""

    def __init__(self, position):
        seats = [Seat("human") for _ in position["seats"]]
        stored = Stored(Start(seats, position=position), {}, [])
        self.table = at_once(ServedTable.read("table", stored))
        self._requests = itertools.count()

    @property
    def game(self):
        return self.table.board.game

    # changing ---------------------------------------------------------------------------------

    def play(self, key):
        """Whoever has to move takes an option."""
        body = requests.Move(self.table.version, self._request(), self.game.to_move, key)
        self._do(commands.move(body, (body.seat,)))

    def weighed(self, open_, to):
        """What would come of taking back, if it were asked for: what is done, or the refusal."""
        body = requests.Undo(self.table.version, self._request(), open_[0], to, True)
        try:
            return ENCODE(self._draft(commands.undo(body, open_, self._missing)))
        except TabulariumError as error:
            return error.text("en").encode()

    def _request(self):
        return f"request-{next(self._requests)}"

    def _draft(self, command):
        missing = command.first and command.first(self.table)
        if missing:
            asyncio.run(missing)
        return command.draft(self.table)

    def _missing(self, table, open_, to):
        """What a clerk would find out."""

        async def ask(errand):
            desk = SimpleNamespace(table=lambda name: self.table)
            return Reply(200, msgspec.Raw(errand.run(desk)))

        return learning.missing(table, open_, to, ask, lambda: None)

    def _do(self, command):
        kind, body = self._draft(command)
        version = self.table.version + 1
        self.table.apply(Entry(version, kind, command.seat, body, command.request))

    # looking ----------------------------------------------------------------------------------

    def state(self, open_, lang="en", since=None):
        return state_bytes(self.table, open_, lang, since)

    def told(self, open_):
        """What somebody is sent unasked, in one language and what is new."""
        return [self.state(open_), self.state(open_, "hu", max(0, self.table.version - 1))]

    def asked(self, open_, draw, most=4):
        """What somebody can ask for without moving, with some options and things by chance."""
        game = self.game
        found = [state_at(self.table, open_, "pl", game.at_move(draw.randint(0, len(game.moves))))]
        viewer = viewer_of(self.table, open_, game)
        for thing in some(things(game, viewer), draw, most):
            said = why_not(game, viewer, thing, self.table.talk("en"))
            found.append(ENCODE([thing, said and [said.text, said.rule]]))
        decision = game.decision
        if decision is not None and decision.seat in open_:
            for option in some(decision.options, draw, most):
                found.append(ENCODE(preview(game, decision.seat, option.index)))
            if decision.set is not None:
                members = [member.key for member in decision.set.members]
                found.append(ENCODE(chosen(game, some(members, draw, 2), self.table.talk("en"))))
        for seat in open_:
            try:
                self.table.board.choose("no:such:thing", seat)
            except TabulariumError as error:
                found.append(error.text("en").encode())
        return found


def some(things_, draw, most):
    """Some things, in the order they had."""
    numbers = sorted(draw.sample(range(len(things_)), min(most, len(things_))))
    return [things_[number] for number in numbers]
