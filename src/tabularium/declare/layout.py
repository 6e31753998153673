"""The layout of a game's state: every zone and number declared once, everything else derived."""

from __future__ import annotations

from typing import Any, Final

from tabularium.declare.entry import (
    ASKED,
    FORECAST,
    IN_POSITIONS,
    IN_ROWS,
    IN_VIEWS,
    NOBODY,
    OPEN,
    OWNER_SEES,
    Entry,
)
from tabularium.declare.given import Given
from tabularium.declare.known import KnownCards, KnownToAll
from tabularium.declare.marks import Mark
from tabularium.declare.moves import Moves
from tabularium.declare.numbers import Number
from tabularium.declare.schema import FLAG, NUMBER, TEXT, Schema, array, or_none, record
from tabularium.declare.zones import Size, Zone
from tabularium.kernel.errors import BadPosition
from tabularium.kernel.frames import go_on, is_over, read_frames, write_frames
from tabularium.kernel.machine import FRAME, Rules, State
from tabularium.kernel.offer import Thing
from tabularium.kernel.rng import STATES as RNG_STATES
from tabularium.kernel.sight import Cards, Field, Layer, Sight

# what every position has, and every view
ALWAYS: Final[list[str]] = ["game", "version", "seats", "options", "seed", "rng"]
LAST: Final[list[str]] = ["players", "stack", "over"]
TAKEN: Final[list[str]] = [*ALWAYS, *LAST, "seat", "to_move", "kind"]


class Layout:
    """Where everything of a game lies in the flat state, who sees it, how it is written down.

    ``add`` gives the first zone or number of an entry: what rules and cards speak of.
    """

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.entries: list[Entry] = []
        self.n_zones: int = 0
        self.nums: list[int] = []  # before setup
        self.keys: list[str] = []  # of the kinds of cards
        self.names: list[str] = []  # the key of every physical card
        self.on_table: Moves = Moves(self.names)
        self.claimed: list[str] = []  # names of entries, by where they stand
        self.sights: dict[int, Sight] = {}
        # what views show, by who may see it
        self.shared: list[tuple[str, Entry]] = []
        self.of_players: list[tuple[str, Entry]] = []
        self.numbers_of_players: list[tuple[str, int]] = []  # the plain ones, which are most
        self.of_viewer: list[tuple[str, Entry]] = []
        self.of_asked: list[tuple[str, Entry]] = []
        self.forecasts: list[tuple[str, Entry]] = []
        # what positions say, of the table and of a player
        self.kept: list[Entry] = []
        self.kept_own: list[Entry] = []

    def add(self, entry: Entry) -> int:
        """Give an entry its place."""
        self.claim(entry)
        zones, nums = entry.takes(self.seats)
        if zones or nums:
            entry.start = self.n_zones if zones else len(self.nums)
        self.n_zones += zones
        if isinstance(entry, Number):
            self.nums += [entry.blank] * nums
            self.on_table.numbers += [entry] * nums
        self.entries.append(entry)
        if entry.told & IN_POSITIONS:
            (self.kept_own if entry.own else self.kept).append(entry)
        if entry.told & IN_VIEWS:
            self.show(entry)
        if entry.told & FORECAST:
            assert entry.seen in (OPEN, OWNER_SEES), entry.name
            self.forecasts.append((entry.shown_as, entry))
        if isinstance(entry, Zone):
            entry.names = self.names
            self.on_table.zones += [entry] * zones
            if entry.size:
                self.add(Size(entry))
            if entry.known is not None:
                self.add(KnownCards(entry.name, entry.start, entry.known, self.names))
        return entry.start

    def claim(self, entry: Entry) -> None:
        """A name stands for one entry, of the table or of players."""
        of_player = entry.own and entry.seen == OPEN
        names: list[str] = []
        if entry.told & (IN_VIEWS | FORECAST):
            names.append(f"{'players' if of_player else 'all'} see {entry.shown_as}")
        if entry.told & IN_POSITIONS:
            names.append(f"{'players' if entry.own else 'all'} have {entry.name}")
        for name in names:
            word = name.rpartition(" ")[2]
            if name in self.claimed or (word in TAKEN and not entry.own):
                raise ValueError(f"layout: another entry is called {word!r} already")
            self.claimed.append(name)

    def show(self, entry: Entry) -> None:
        """Views show an entry, to whoever may see it."""
        if entry.seen != OPEN:
            shown = self.of_asked if entry.seen == ASKED else self.of_viewer
            shown.append((entry.shown_as, entry))
            return
        if entry.own and type(entry) is Number:
            self.numbers_of_players.append((entry.name, entry.start))
            return
        (self.of_players if entry.own else self.shared).append((entry.shown_as, entry))

    def name(self, kinds: list[int], keys: list[str]) -> None:
        """The cards are known now."""
        self.keys += keys
        self.names += [keys[kind] for kind in kinds]

    def zone(self, name: str) -> Zone:
        """The zone of this name."""
        for entry in self.entries:
            if isinstance(entry, Zone) and entry.name == name:
                return entry
        raise KeyError(name)

    def card_at(self, g: State, thing: Thing) -> int:
        """The physical card that a thing is, the first of those alike; -1 for anything else."""
        for zone, entry in enumerate(self.on_table.zones):
            if entry.shown_as == thing.zone and self.on_table.owner(zone) == thing.seat:
                for card in g.zones[zone]:
                    if entry.thing(g, card) == thing.name:
                        return card
        return -1

    def place(self, zone: int, viewer: int) -> tuple[str, int]:
        """A zone as an entry of views, and whose it is (-1: shared).

        It has no name where the viewer does not see its cards.
        """
        if zone < 0:
            return "", -1
        entry = self.on_table.zones[zone]
        owner = self.on_table.owner(zone)
        hidden = entry.seen == NOBODY or (entry.seen == OWNER_SEES and owner != viewer)
        return "" if hidden else entry.shown_as, owner

    # views ------------------------------------------------------------------------------------

    def view(self, g: State, seat: int, forecasts: bool = False) -> dict[str, Any]:
        """What a seat may know; -1 for a spectator."""
        node = g.rules.nodes[g.stack[g.top]] if g.stack else None
        info = g.rules.info
        seen: dict[str, Any] = {
            "game": info.id,
            "seats": g.seats,
            "options": info.option_values(g.opts),
            "seat": seat if seat >= 0 else None,
            "to_move": g.to_move,
            "kind": node.kind() if node is not None else None,
            "over": g.over,
        }
        for name, entry in self.shared:
            seen[name] = entry.show(g, seat, 0)
        players: list[dict[str, Any]] = []
        for player in range(g.seats):
            doc: dict[str, Any] = {"seat": player}
            for name, start in self.numbers_of_players:
                doc[name] = g.nums[start + player]
            for name, entry in self.of_players:
                doc[name] = entry.show(g, seat, player)
            players.append(doc)
        seen["players"] = players
        if seat >= 0:
            for name, entry in self.of_viewer:
                seen[name] = entry.show(g, seat, seat)
            for name, entry in self.of_asked:
                seen[name] = entry.show(g, seat, 0) if g.to_move == seat else []
        if forecasts:
            for name, entry in self.forecasts:
                if entry.seen == OPEN:
                    for player in range(g.seats):
                        players[player][name] = entry.show(g, seat, player)
                elif seat >= 0:
                    seen[name] = entry.show(g, seat, seat)
        return seen

    def things(self, g: State, viewer: int) -> list[Thing]:
        """Everything that a viewer sees on the table, each once; -1 for a spectator."""
        found: list[Thing] = []
        for name, entry in self.shared:
            found += named(name, -1, entry.things(g, viewer, 0))
        for player in range(g.seats):
            for name, entry in self.of_players:
                found += named(name, player, entry.things(g, viewer, player))
        if viewer < 0:
            return found
        for name, entry in self.of_viewer:
            found += named(name, viewer if entry.own else -1, entry.things(g, viewer, viewer))
        if g.to_move == viewer:
            for name, entry in self.of_asked:
                found += named(name, -1, entry.things(g, viewer, 0))
        return found

    def schema(self, forecasts: bool = False) -> Schema:
        """The JSON schema of views. What a viewer alone sees, a spectator does not."""
        always: dict[str, Schema] = {
            "game": TEXT,
            "seats": NUMBER,
            "options": {"type": "object"},
            "seat": or_none(NUMBER),
            "to_move": NUMBER,
            "kind": or_none(TEXT),
            "over": FLAG,
        }
        player: dict[str, Schema] = {"seat": NUMBER}
        for name, _ in self.numbers_of_players:
            player[name] = NUMBER
        foreseen = self.forecasts if forecasts else []
        for name, entry in self.of_players + [item for item in foreseen if item[1].seen == OPEN]:
            player[name] = entry.schema()
        for name, entry in self.shared:
            always[name] = entry.schema()
        always["players"] = array(record(player))
        own_ones = self.of_viewer + self.of_asked
        own_ones += [item for item in foreseen if item[1].seen != OPEN]
        own = {name: entry.schema() for name, entry in own_ones}
        return record({**always, **own}, list(always))

    # rows -------------------------------------------------------------------------------------

    def sight(self, rules: Rules, seats: int) -> Sight:
        """How the game is seen with so many seats, as rows of bytes."""
        if seats not in self.sights:
            self.sights[seats] = self.look(rules, seats)
        return self.sights[seats]

    def look(self, rules: Rules, seats: int) -> Sight:
        layers: dict[Mark, list[Layer]] = {}
        cards: list[Cards] = []
        fields: list[Field] = []
        for entry in self.entries:
            if not entry.told & IN_ROWS or (entry.solo and seats > 1):
                continue
            if isinstance(entry, Zone):
                entry.layers = []
                for mark in entry.row_marks:
                    if mark not in layers:
                        layers[mark] = mark.layers()
                    entry.layers += layers[mark]
                if entry.known is not None:
                    entry.layers.append(KnownToAll(entry.known))
            cards += entry.cards()
            fields += entry.fields()
        return Sight(rules, seats, cards, fields)

    # positions --------------------------------------------------------------------------------

    def fields(self, own: bool) -> list[str]:
        """The entries that a position may have."""
        names = [entry.name for entry in (self.kept_own if own else self.kept)]
        return names if own else [*ALWAYS, *names, *LAST]

    def position(self, g: State) -> dict[str, Any]:
        """The whole state; piles are listed from the top."""
        doc: dict[str, Any] = {"rng": g.rng}
        for entry in self.kept:
            doc[entry.name] = entry.write(g, 0)
        doc["players"] = [
            {entry.name: entry.write(g, player) for entry in self.kept_own}
            for player in range(g.seats)
        ]
        doc["stack"] = write_frames(g, g.rules.card_keys())
        doc["over"] = g.over
        return doc

    def read(self, given: Given) -> None:
        """Numbers that are shared, then what players have, then what lies on the table."""
        for entry in self.kept:
            if isinstance(entry, Number):
                entry.read(given, given.doc, 0)
        given.counted()
        for player in range(given.g.seats):
            given.seating(player)
            for entry in self.kept_own:
                entry.read(given, given.players[player], player)
            given.seated(player)
        for entry in self.kept:
            if not isinstance(entry, Number):
                entry.read(given, given.doc, 0)
        given.finish()
        if given.doc.has("rng"):
            given.g.rng = given.doc.number("rng", 0, RNG_STATES - 1)
        resume(given)


def named(zone: str, seat: int, names: list[str]) -> list[Thing]:
    """Things of a zone, those that look alike once."""
    return [Thing(zone, seat, name) for name in dict.fromkeys(names)]


def resume(given: Given) -> None:
    """Go on where the frames say, or at the start of a turn."""
    g = given.g
    if is_over(g, given.doc):
        return
    if not given.complete:
        given.begin()
        return
    read_frames(g, given.doc.value("stack"), g.rules.card_keys())
    game = g.rules.nodes[0]
    if len(g.stack) < 2 * FRAME or g.stack[0] != game.id:
        raise BadPosition("error-position-no-work")
    if g.rules.nodes[g.stack[FRAME]] not in game.parts():
        raise BadPosition("error-position-no-work")
    given.check_frames()
    go_on(g)
