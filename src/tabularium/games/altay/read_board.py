"""Reading the board of a position: territories, tokens, settlements, this turn's doings."""

from __future__ import annotations

from typing import Any, Final

from tabularium.games.altay import layout as at
from tabularium.games.altay.board import EDGE, SUGGESTED, TERRITORIES
from tabularium.games.altay.build import IN_PLAY, map_size, put_settlement
from tabularium.games.altay.catalogue import (
    EFFECTS,
    KEY,
    KINDS,
    PILES,
    TITLE,
    kind_of,
)
from tabularium.games.altay.setup import (
    lay_tokens,
)
from tabularium.games.altay.slots import SYMBOLS
from tabularium.games.altay.table import Collect, Lay
from tabularium.games.altay.view import token_name
from tabularium.games.altay.words import FACTIONS
from tabularium.kernel.entries import MOST, Entries, unfit, unknown
from tabularium.kernel.errors import BadPosition, whole
from tabularium.kernel.machine import State

TITLES: Final[list[str]] = [TITLE[pile[0]] for pile in PILES]
TOKEN_NAMES: Final[list[str]] = [token_name(token) for token in range(1, at.TOKEN_TYPES)]
# the cards that goods are stored on
STORING: Final[list[str]] = [
    KEY[kind]
    for kind, effects in enumerate(EFFECTS)
    if any(isinstance(effect, Lay) and not isinstance(effect, Collect) for effect in effects)
]


class BoardReader:
    """Reads everything that is not cards."""

    def __init__(self, g: State, doc: Entries, players: list[Entries]) -> None:
        self.g = g
        self.doc = doc
        self.players = players

    def read(self) -> None:
        self.read_board()
        for seat in range(self.g.seats):
            self.read_player_numbers(seat)
        self.count_settlements()
        self.check_tokens()
        self.read_turn()

    def read_board(self) -> None:
        g = self.g
        named = self.doc.pairs("board")
        in_play = IN_PLAY[map_size(g)]
        lay_tokens(g)
        ids = [str(t) for t in range(TERRITORIES) if in_play[t]]
        for name, value in named.items():
            if name not in ids:
                raise unknown("board", name, ids)
            self.read_territory(int(name), value)
        if named or self.doc.has("stack"):
            return
        for seat in range(g.seats):
            start = SUGGESTED[g.seats][seat]
            g.nums[at.TOKEN + start] = 0
            put_settlement(g, seat, start)

    def read_territory(self, t: int, value: Any) -> None:
        g = self.g
        words = value.split() if isinstance(value, str) else []
        g.nums[at.TOKEN + t] = 0
        if value == "free":
            return
        if len(words) == 1 and words[0] in TOKEN_NAMES:
            g.nums[at.TOKEN + t] = TOKEN_NAMES.index(words[0]) + 1
            return
        if len(words) == 2 and words[0] in FACTIONS and words[1].isdigit():
            seat = self.seat_of(f"board.{t}", words[0])
            n = int(words[1])
            if not 1 <= n <= at.CROWD:
                raise BadPosition("altay-error-crowd", where=f"board.{t}", n=n, most=at.CROWD)
            for _ in range(n):
                put_settlement(g, seat, t)
            return
        raise BadPosition(
            "altay-error-territory", where=f"board.{t}", given=value, possible=TOKEN_NAMES
        )

    def seat_of(self, where: str, faction: str) -> int:
        for seat in range(self.g.seats):
            if self.g.nums[at.FACTION + seat] == FACTIONS.index(faction):
                return seat
        raise BadPosition("altay-error-absent", where=where, given=faction)

    def read_player_numbers(self, seat: int) -> None:
        g = self.g
        nums = g.nums
        doc = self.players[seat]
        nums[at.COINS + seat] = doc.number("coins", 0, MOST if g.opts[at.TRADE] else 0)
        for name, amount in doc.amounts("captured", FACTIONS).items():
            owner = self.seat_of(doc.at("captured"), name)
            if owner == seat:
                raise BadPosition("altay-error-own-captured", where=doc.at("captured"), given=name)
            nums[at.CAPTURED + seat * at.SEATS + owner] = amount
        for name, amount in doc.amounts("tokens", TOKEN_NAMES).items():
            nums[at.TOKENS + seat * at.TOKEN_TYPES + TOKEN_NAMES.index(name) + 1] = amount
        taken = sum(
            nums[at.TOKENS + seat * at.TOKEN_TYPES + token] for token in range(at.TOKEN_TYPES)
        )
        nums[at.CONSUMED + seat] = doc.number("consumed", 0, taken)

    def count_settlements(self) -> None:
        """What is named nowhere is in the supply; if that is named too, the rest is lost."""
        nums = self.g.nums
        for seat in range(self.g.seats):
            doc = self.players[seat]
            if nums[at.FACTION + seat] < 0:  # not picked yet
                doc.number("supply", 0, 0)
                doc.number("lost", 0, 0)
                continue
            used = nums[at.ON_CARD + seat]
            for t in range(TERRITORIES):
                used += nums[at.COUNT + t] if nums[at.OWNER + t] == seat else 0
            for winner in range(at.SEATS):
                used += nums[at.CAPTURED + winner * at.SEATS + seat]
            lost = doc.number("lost", 0)
            left = at.SETTLEMENTS - used - lost
            supply = doc.number("supply", max(0, left))
            if not doc.has("lost"):
                lost = max(0, at.SETTLEMENTS - used - supply)
            if used + lost + supply != at.SETTLEMENTS:
                raise BadPosition(
                    "altay-error-settlements",
                    where=f"players[{seat}]",
                    n=used + lost + supply,
                    most=at.SETTLEMENTS,
                )
            nums[at.SUPPLY + seat] = supply
            nums[at.LOST + seat] = lost

    def check_tokens(self) -> None:
        """Default tokens make room for named ones; too many named ones are an error."""
        nums = self.g.nums
        named = self.doc.pairs("board")
        for token in range(1, at.TOKEN_TYPES):
            held = sum(nums[at.TOKENS + seat * at.TOKEN_TYPES + token] for seat in range(at.SEATS))
            lying = [t for t in range(TERRITORIES) if nums[at.TOKEN + t] == token]
            fixed = [t for t in lying if str(t) in named]
            if held + len(fixed) > at.TOKEN_COPIES[token]:
                raise BadPosition(
                    "altay-error-tokens",
                    given=token_name(token),
                    n=held + len(fixed),
                    most=at.TOKEN_COPIES[token],
                )
            for t in lying:
                if held + len(lying) > at.TOKEN_COPIES[token] and t not in fixed:
                    nums[at.TOKEN + t] = 0
                    lying = [other for other in lying if other != t]

    def read_turn(self) -> None:
        g = self.g
        nums = g.nums
        doc = self.doc
        for name, amount in doc.amounts("goods", at.GOODS).items():
            nums[at.POOL + SYMBOLS[name]] = amount
        in_play = IN_PLAY[map_size(g)]
        for t in doc.different("used"):
            if not whole(t) or t >= TERRITORIES or not in_play[int(t)]:
                raise unfit("used", t, "territory")
            nums[at.USED] |= 1 << t
        for title in doc.different("bought"):
            if title not in TITLES:
                raise unknown("bought", title, TITLES)
            nums[at.BOUGHT] |= 1 << TITLES.index(title)
        for pair in doc.different("attacks"):
            if not (isinstance(pair, list) and len(pair) == 2 and _edge(pair) >= 0):
                raise unfit("attacks", pair, "neighbours")
            if not in_play[int(pair[0])] or not in_play[int(pair[1])]:
                raise unfit("attacks", pair, "neighbours")
            nums[at.FORTH if pair[0] < pair[1] else at.BACK] |= 1 << _edge(pair)
        for key in doc.different("stored_now"):
            if key not in STORING:
                raise unknown("stored_now", key, STORING)
            nums[at.FRESH] |= 1 << kind_of(key)
        for key in doc.different("abilities_used"):
            cards = [card for card in g.hook(nums[at.TURN], at.ABILITY) if KEY[KINDS[card]] == key]
            if not cards:
                raise BadPosition("altay-error-no-ability", given=key, seat=nums[at.TURN])
            g.marks[cards[0]] = 1
        nums[at.EXTRA] = doc.number("extra_draw", 0, 1)  # of Government, once a turn
        nums[at.IDLE] = doc.number("idle_rounds", 0, at.IDLE_ROUNDS)


def _edge(pair: list[Any]) -> int:
    a, b = pair
    for t in (a, b):
        if not whole(t) or t >= TERRITORIES:
            return -1
    return EDGE[int(a) * TERRITORIES + int(b)]
