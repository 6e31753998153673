"""What a seat sees of the board: the territories, the attacks made, the one being made."""

from __future__ import annotations

from typing import Any

from tabularium.declare.entry import Entry
from tabularium.declare.given import Given
from tabularium.declare.schema import FLAG, NUMBER, TEXT, Schema, array, or_none, record
from tabularium.games.altay import layout as at
from tabularium.games.altay.attack import ATTACK_NODE
from tabularium.games.altay.battle import (
    CARDS,
    attack_strength,
    origin_of,
    standing_defence,
    target_of,
)
from tabularium.games.altay.board import EDGE, EDGES, TERRITORIES
from tabularium.games.altay.build import IN_PLAY, map_size, put_settlement
from tabularium.games.altay.defend import DEFEND, SURRENDERED, defence_strength
from tabularium.games.altay.scoring import vp_spots
from tabularium.kernel import sight
from tabularium.kernel.entries import Entries, unfit, unknown
from tabularium.kernel.errors import BadPosition, whole
from tabularium.kernel.machine import FRAME, SEAT, State


class Board(Entry):
    """The territories in play; a position names each with what lies there.

    ``against`` is what an attack meets there before any card is played.
    """

    def show(self, g: State, viewer: int, player: int) -> Any:
        spots = vp_spots(g)
        in_play = IN_PLAY[map_size(g)]
        owners = g.nums[at.OWNER : at.OWNER + TERRITORIES]
        settled = g.nums[at.COUNT : at.COUNT + TERRITORIES]
        tokens = g.nums[at.TOKEN : at.TOKEN + TERRITORIES]
        return [
            {
                "territory": t,
                "owner": owners[t] if owners[t] >= 0 else None,
                "settlements": settled[t],
                "token": at.TOKEN_NAMES[tokens[t]] or None,
                "against": standing_defence(g, t) if owners[t] >= 0 else at.TOKEN_VALUE[tokens[t]],
                "vp": int(t in spots),
            }
            for t in range(TERRITORIES)
            if in_play[t]
        ]

    def things(self, g: State, viewer: int, player: int) -> list[str]:
        in_play = IN_PLAY[map_size(g)]
        return [str(t) for t in range(TERRITORIES) if in_play[t]]

    def write(self, g: State, player: int) -> Any:
        return {t: self.spot(g, int(t)) for t in self.things(g, player, player)}

    def spot(self, g: State, t: int) -> str:
        nums = g.nums
        owner = nums[at.OWNER + t]
        if owner >= 0:
            return f"{at.FACTIONS[nums[at.FACTION + owner]]} {nums[at.COUNT + t]}"
        return at.TOKEN_NAMES[nums[at.TOKEN + t]] or "free"

    def read(self, given: Given, doc: Entries, player: int) -> None:
        ids = self.things(given.g, player, player)
        for name, value in doc.pairs("board").items():
            if name not in ids:
                raise unknown("board", name, ids)
            self.read_spot(given.g, int(name), value)

    def read_spot(self, g: State, t: int, value: Any) -> None:
        words = value.split() if isinstance(value, str) else []
        g.nums[at.TOKEN + t] = 0
        if value == "free":
            return
        if len(words) == 1 and words[0] in at.TOKEN_NAMES:
            g.nums[at.TOKEN + t] = at.TOKEN_NAMES.index(words[0])
            return
        if len(words) == 2 and words[0] in at.FACTIONS and words[1].isdigit():
            seat = seat_of(g, f"board.{t}", words[0])
            n = int(words[1])
            if not 1 <= n <= at.CROWD:
                raise BadPosition("altay-error-crowd", where=f"board.{t}", n=n, most=at.CROWD)
            for _ in range(n):
                put_settlement(g, seat, t)
            return
        raise BadPosition(
            "altay-error-territory", where=f"board.{t}", given=value, possible=at.TOKEN_NAMES[1:]
        )

    def schema(self) -> Schema:
        spot = {"territory": NUMBER, "owner": or_none(NUMBER), "settlements": NUMBER}
        spot |= {"token": or_none(TEXT), "against": NUMBER, "vp": NUMBER}
        return array(record(spot))


def seat_of(g: State, where: str, faction: str) -> int:
    """Who leads a faction that a position names."""
    for seat in range(g.seats):
        if g.nums[at.FACTION + seat] == at.FACTIONS.index(faction):
            return seat
    raise BadPosition("altay-error-absent", where=where, given=faction)


class Attacks(Entry):
    """The pairs of territories an attack was made along this turn."""

    def show(self, g: State, viewer: int, player: int) -> Any:
        made: list[list[int]] = []
        forth = g.nums[at.FORTH]
        back = g.nums[at.BACK]
        if forth or back:
            for edge, (a, b) in enumerate(EDGES):
                if forth >> edge & 1:
                    made.append([a, b])
                if back >> edge & 1:
                    made.append([b, a])
        return made

    def read(self, given: Given, doc: Entries, player: int) -> None:
        g = given.g
        in_play = IN_PLAY[map_size(g)]
        for pair in doc.different(self.name):
            edge = -1
            if isinstance(pair, list) and len(pair) == 2 and all(territory(t) for t in pair):
                edge = EDGE[int(pair[0]) * TERRITORIES + int(pair[1])]
            if edge < 0 or not in_play[int(pair[0])] or not in_play[int(pair[1])]:
                raise unfit("attacks", pair, "neighbours")
            g.nums[at.FORTH if pair[0] < pair[1] else at.BACK] |= 1 << edge

    def schema(self) -> Schema:
        return array({"type": "array", "prefixItems": [NUMBER, NUMBER], "items": False})


def territory(t: Any) -> bool:
    return whole(t) and t < TERRITORIES


class Battle(Entry):
    """The attack being made, if any."""

    def show(self, g: State, viewer: int, player: int) -> Any:
        for frame in range(0, len(g.stack), FRAME):
            if g.stack[frame] == ATTACK_NODE.id:
                return {
                    "attacker": g.stack[frame + SEAT],
                    "from": origin_of(g, frame),
                    "to": target_of(g, frame),
                    "cards": g.stack[frame + CARDS],
                    "strength": attack_strength(g, frame),
                    "resistance": resistance(g, frame),
                    "surrendered": surrendered(g),
                }
        return None

    def fields(self) -> list[sight.Field]:
        return [BattleField(self.label)]

    def schema(self) -> Schema:
        names = ["attacker", "from", "to", "cards", "strength"]
        battle: dict[str, Schema] = dict.fromkeys(names, NUMBER)
        return or_none(record({**battle, "resistance": or_none(NUMBER), "surrendered": FLAG}))


def resistance(g: State, attack: int) -> int | None:
    """The defender's strength so far, once an opponent answers."""
    for frame in range(attack, len(g.stack), FRAME):
        if g.stack[frame] == DEFEND.id:
            return defence_strength(g, frame)
    return None


def surrendered(g: State) -> bool:
    """Whether the defender discards cards instead of playing them."""
    return g.stack[g.top] == DEFEND.id and g.stack[g.top + SURRENDERED] > 0


class BattleField(sight.Field):
    """The attack being made: attacker, territories + 1, cards, strength, resistance + 1."""

    def length(self, seats: int) -> int:
        return 6

    def write(self, g: State, seat: int, row: bytearray, start: int) -> None:
        for frame in range(0, len(g.stack), FRAME):
            node = g.stack[frame]
            if node == ATTACK_NODE.id:
                row[start] = sight.from_seat(g, seat, g.stack[frame + SEAT])
                row[start + 1] = origin_of(g, frame) + 1
                row[start + 2] = target_of(g, frame) + 1
                row[start + 3] = sight.byte(g.stack[frame + CARDS])
                row[start + 4] = sight.byte(attack_strength(g, frame))
            elif node == DEFEND.id:
                row[start + 5] = sight.byte(defence_strength(g, frame) + 1)
