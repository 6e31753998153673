"""Reading a position: what is named is set, everything else gets a legal default.

Cards named nowhere go home: starting cards into their owner's deck, market cards into their pile,
achievements into the deck of their level.
"""

from __future__ import annotations

from typing import Any, Final

from tabularium.games.altay.board import EDGE, SUGGESTED, TERRITORIES
from tabularium.games.altay.build import IN_PLAY, map_size, put_settlement
from tabularium.games.altay.catalogue import (
    COST,
    EFFECTS,
    KEY,
    KINDS,
    LEVEL_OF,
    PILES,
    TITLE,
    kind_of,
)
from tabularium.games.altay.develop import enter_play, refill_display
from tabularium.games.altay.hand import draw
from tabularium.games.altay.layout import (
    ARCHIVE,
    BACK,
    BOUGHT,
    CAPTURED,
    COINS,
    CONSUMED,
    COUNT,
    CROWD,
    DECK,
    DISCARD,
    DISPLAY,
    DONE,
    EXTRA,
    FACTION,
    FIRST,
    FORTH,
    FRESH,
    GONE,
    GOODS,
    HAND,
    HAND_SIZE,
    LEVEL,
    LOST,
    ON_CARD,
    OWNER,
    PILE,
    PLAYED,
    POOL,
    PROGRESS,
    REVEALED,
    ROUND,
    SEATS,
    SECRET,
    SETTLEMENTS,
    SUPPLY,
    TABLE,
    TOKEN,
    TOKEN_COPIES,
    TOKEN_TYPES,
    TOKENS,
    TURN,
    USED,
)
from tabularium.games.altay.setup import (
    GAME,
    achievement_cards,
    lay_tokens,
    market_cards,
    starting_cards,
)
from tabularium.games.altay.slots import SYMBOLS, Slots, one
from tabularium.games.altay.table import Lay, laid
from tabularium.games.altay.turn import MAIN, ROUNDS, TURN_ENDS
from tabularium.games.altay.view import token_name
from tabularium.games.altay.words import FACTIONS
from tabularium.kernel.entries import Entries, unfit, unknown
from tabularium.kernel.errors import BadPosition, whole
from tabularium.kernel.frames import read_frames
from tabularium.kernel.machine import PC, State
from tabularium.kernel.rng import STATES as RNG_STATES

FIELDS: Final[list[str]] = [
    "game",
    "version",
    "seats",
    "options",
    "seed",
    "rng",
    "round",
    "first_player",
    "turn",
    "goods",
    "used",
    "bought",
    "attacks",
    "stored_now",
    "abilities_used",
    "extra_draw",
    "board",
    "market",
    "displays",
    "achievement_decks",
    "gone",
    "players",
    "stack",
    "over",
]
PLAYER: Final[list[str]] = [
    "hand",
    "deck",
    "discard",
    "played",
    "table",
    "archive",
    "achievements",
    "progress",
    "secret",
    "secret_started",
    "supply",
    "lost",
    "coins",
    "captured",
    "tokens",
    "consumed",
]
TITLES: Final[list[str]] = [TITLE[pile[0]] for pile in PILES]
TOKEN_NAMES: Final[list[str]] = [token_name(token) for token in range(1, TOKEN_TYPES)]


class Reader:
    """Reads one document into a blank state."""

    def __init__(self, g: State, doc: dict[str, Any]) -> None:
        self.g = g
        self.doc = Entries("", doc, FIELDS)
        players = self.doc.items("players")
        if len(players) > g.seats:
            raise BadPosition(
                "error-position-most", where="players", given=len(players), most=g.seats
            )
        self.players = [
            Entries(f"players[{seat}]", players[seat] if seat < len(players) else {}, PLAYER)
            for seat in range(g.seats)
        ]
        # cards not yet named, by kind: those of each seat, then those of all
        self.own: list[list[int]] = [[] for _ in range(g.seats)]
        self.common: list[int] = []
        for seat in range(g.seats):
            if g.nums[FACTION + seat] >= 0:
                self.own[seat] = starting_cards(g.nums[FACTION + seat])
        for pile in range(len(PILES)):
            self.common += market_cards(g.seats, pile)
        for level in range(1, 4):
            self.common += achievement_cards(g.seats, level)

    def read(self) -> None:
        g = self.g
        doc = self.doc
        g.nums[ROUND] = doc.number("round", 1)
        g.nums[FIRST] = doc.number("first_player", 0, g.seats - 1)
        g.nums[TURN] = doc.number("turn", g.nums[FIRST], g.seats - 1)
        for seat in range(g.seats):
            self.read_player_cards(seat)
        self.read_shared_cards()
        self.read_board()
        for seat in range(g.seats):
            self.read_player_numbers(seat)
        self.check_tokens()
        self.read_turn()
        self.fill_up()
        if doc.has("rng"):
            g.rng = doc.number("rng", 0, RNG_STATES - 1)
        self.resume()

    # cards ------------------------------------------------------------------------------------

    def take(self, where: str, key: Any, seat: int) -> int:
        """A card of this name that lies nowhere yet; seat -1 takes anybody's."""
        kind = kind_of(key) if isinstance(key, str) else -1
        if kind < 0:
            raise unknown(where, key, KEY)
        heaps = [self.common]
        heaps += [self.own[seat]] if seat >= 0 else self.own
        for heap in heaps:
            for i in range(len(heap) - 1, -1, -1):
                if KINDS[heap[i]] == kind:
                    return heap.pop(i)
        raise BadPosition("altay-error-none-left", where=where, given=key)

    def take_all(self, where: str, names: list[Any], seat: int, level: bool) -> list[int]:
        cards: list[int] = []
        for name in names:
            card = self.take(where, name, seat)
            if (LEVEL_OF[KINDS[card]] > 0) != level:
                raise unfit(where, name, "achievement" if level else "action-card")
            cards.append(card)
        return cards

    def read_player_cards(self, seat: int) -> None:
        g = self.g
        doc = self.players[seat]
        for name, zone in (
            ("hand", HAND),
            ("discard", DISCARD),
            ("played", PLAYED),
            ("archive", ARCHIVE),
        ):
            cards = self.take_all(doc.at(name), doc.items(name), seat, False)
            g.zones[zone + seat] = cards
        if len(g.zones[ARCHIVE + seat]) > 1:
            raise BadPosition(
                "error-position-most",
                where=doc.at("archive"),
                given=len(doc.items("archive")),
                most=1,
            )
        deck = self.take_all(doc.at("deck"), doc.items("deck"), seat, False)
        g.zones[DECK + seat] = deck[::-1]
        self.read_table(seat)
        done = self.take_all(doc.at("achievements"), doc.items("achievements"), -1, True)
        kinds = [KINDS[card] for card in done]
        if len(set(kinds)) < len(kinds):
            raise BadPosition("altay-error-twice", where=doc.at("achievements"))
        g.zones[DONE + seat] = done
        for card in done:
            enter_play(g, seat, card)
        self.read_progress(seat)
        secret = doc.text("secret")
        if secret is not None:
            self.g.zones[SECRET + seat] = [self.take_wonder(doc.at("secret"), secret)]
        self.read_started_secret(seat)

    def take_wonder(self, where: str, key: str) -> int:
        card = self.take(where, key, -1)
        if LEVEL_OF[KINDS[card]] != 3:
            raise unfit(where, key, "wonder")
        return card

    def read_started_secret(self, seat: int) -> None:
        doc = self.players[seat]
        started = doc.text("secret_started")
        if started is None:
            return
        held = self.g.zones[DONE + seat] + self.g.zones[PROGRESS + seat]
        kinds = [KINDS[card] for card in held]
        if kind_of(started) not in kinds or LEVEL_OF[kind_of(started)] != 3:
            raise unfit(doc.at("secret_started"), started, "own-wonder")
        self.g.nums[REVEALED + seat] = kind_of(started)

    def read_table(self, seat: int) -> None:
        g = self.g
        doc = self.players[seat]
        titles: list[str] = []
        for number, item in enumerate(doc.items("table")):
            entry = Entries(doc.at(f"table[{number}]"), item, ["card", "goods"])
            card = self.take(entry.at("card"), entry.need("card"), seat)
            kind = KINDS[card]
            if not any(isinstance(effect, Lay) for effect in EFFECTS[kind]):
                raise unfit(entry.at("card"), KEY[kind], "table-card")
            if TITLE[kind] in titles:
                raise BadPosition("altay-error-title-twice", where=doc.at("table"), given=KEY[kind])
            titles.append(TITLE[kind])
            g.marks[card] = self.load_of(entry, laid(kind).slots)
            g.zones[TABLE + seat].append(card)

    def read_progress(self, seat: int) -> None:
        g = self.g
        doc = self.players[seat]
        item = doc.value("progress")
        if item is None:
            return
        entry = Entries(doc.at("progress"), item, ["card", "goods", "settlement"])
        card = self.take(entry.at("card"), entry.need("card"), -1)
        kind = KINDS[card]
        if LEVEL_OF[kind] == 0:
            raise unfit(entry.at("card"), KEY[kind], "achievement")
        if kind in [KINDS[other] for other in g.zones[DONE + seat]]:
            raise BadPosition("altay-error-twice", where=entry.at("card"))
        g.marks[card] = self.load_of(entry, COST[kind])
        g.zones[PROGRESS + seat] = [card]
        settlement = entry.flag("settlement", LEVEL_OF[kind] < 3)
        if settlement and LEVEL_OF[kind] == 3:
            raise BadPosition("altay-error-wonder-settlement", where=entry.at("settlement"))
        g.nums[ON_CARD + seat] = int(settlement)

    def load_of(self, entry: Entries, slots: Slots) -> int:
        load = 0
        for name, amount in entry.amounts("goods", GOODS).items():
            for _ in range(amount):
                if not slots.room(load, SYMBOLS[name]):
                    raise BadPosition(
                        "altay-error-no-room", where=entry.at("goods"), n=amount, given=name
                    )
                load += one(SYMBOLS[name])
        return load

    def read_shared_cards(self) -> None:
        g = self.g
        doc = self.doc
        for level in range(3):
            where = f"displays[{level}]"
            shown = doc.items("displays")
            if level < len(shown):
                cards = self.take_all(where, shown[level], -1, True)
                self.check_level(where, cards, level + 1)
                g.zones[DISPLAY + level] = cards
            where = f"achievement_decks[{level}]"
            decks = doc.items("achievement_decks")
            if level < len(decks):
                cards = self.take_all(where, decks[level], -1, True)
                self.check_level(where, cards, level + 1)
                g.zones[LEVEL + level] = cards[::-1]
        g.zones[GONE] = [self.take("gone", name, -1) for name in doc.items("gone")]

    def check_level(self, where: str, cards: list[int], level: int) -> None:
        for card in cards:
            if LEVEL_OF[KINDS[card]] != level:
                raise BadPosition(
                    "altay-error-level", where=where, given=KEY[KINDS[card]], level=level
                )

    # board and numbers ------------------------------------------------------------------------

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
            g.nums[TOKEN + start] = 0
            put_settlement(g, seat, start)

    def read_territory(self, t: int, value: Any) -> None:
        g = self.g
        words = value.split() if isinstance(value, str) else []
        g.nums[TOKEN + t] = 0
        if value == "free":
            return
        if len(words) == 1 and words[0] in TOKEN_NAMES:
            g.nums[TOKEN + t] = TOKEN_NAMES.index(words[0]) + 1
            return
        if len(words) == 2 and words[0] in FACTIONS and words[1].isdigit():
            seat = self.seat_of(f"board.{t}", words[0])
            n = int(words[1])
            if not 1 <= n <= CROWD:
                raise BadPosition("altay-error-crowd", where=f"board.{t}", n=n, most=CROWD)
            for _ in range(n):
                put_settlement(g, seat, t)
            return
        raise BadPosition(
            "altay-error-territory", where=f"board.{t}", given=value, possible=TOKEN_NAMES
        )

    def seat_of(self, where: str, faction: str) -> int:
        for seat in range(self.g.seats):
            if self.g.nums[FACTION + seat] == FACTIONS.index(faction):
                return seat
        raise BadPosition("altay-error-absent", where=where, given=faction)

    def read_player_numbers(self, seat: int) -> None:
        g = self.g
        nums = g.nums
        doc = self.players[seat]
        nums[COINS + seat] = doc.number("coins", 0)
        for name, amount in doc.amounts("captured", FACTIONS).items():
            owner = self.seat_of(doc.at("captured"), name)
            nums[CAPTURED + seat * SEATS + owner] = amount
        for name, amount in doc.amounts("tokens", TOKEN_NAMES).items():
            nums[TOKENS + seat * TOKEN_TYPES + TOKEN_NAMES.index(name) + 1] = amount
        taken = sum(nums[TOKENS + seat * TOKEN_TYPES + token] for token in range(TOKEN_TYPES))
        nums[CONSUMED + seat] = doc.number("consumed", 0, taken)

    def count_settlements(self) -> None:
        """What is named nowhere is in the supply; if that is named too, the rest is lost."""
        nums = self.g.nums
        for seat in range(self.g.seats):
            if nums[FACTION + seat] < 0:
                continue
            doc = self.players[seat]
            used = nums[ON_CARD + seat]
            for t in range(TERRITORIES):
                used += nums[COUNT + t] if nums[OWNER + t] == seat else 0
            for winner in range(SEATS):
                used += nums[CAPTURED + winner * SEATS + seat]
            lost = doc.number("lost", 0)
            left = SETTLEMENTS - used - lost
            supply = doc.number("supply", max(0, left))
            if not doc.has("lost"):
                lost = max(0, SETTLEMENTS - used - supply)
            if used + lost + supply != SETTLEMENTS:
                raise BadPosition(
                    "altay-error-settlements",
                    where=f"players[{seat}]",
                    n=used + lost + supply,
                    most=SETTLEMENTS,
                )
            nums[SUPPLY + seat] = supply
            nums[LOST + seat] = lost

    def check_tokens(self) -> None:
        """Default tokens make room for named ones; too many named ones are an error."""
        self.count_settlements()
        nums = self.g.nums
        named = self.doc.pairs("board")
        for token in range(1, TOKEN_TYPES):
            held = sum(nums[TOKENS + seat * TOKEN_TYPES + token] for seat in range(SEATS))
            lying = [t for t in range(TERRITORIES) if nums[TOKEN + t] == token]
            fixed = [t for t in lying if str(t) in named]
            if held + len(fixed) > TOKEN_COPIES[token]:
                raise BadPosition(
                    "altay-error-tokens",
                    given=token_name(token),
                    n=held + len(fixed),
                    most=TOKEN_COPIES[token],
                )
            for t in lying:
                if held + len(lying) > TOKEN_COPIES[token] and t not in fixed:
                    nums[TOKEN + t] = 0
                    lying = [other for other in lying if other != t]

    def read_turn(self) -> None:
        g = self.g
        nums = g.nums
        doc = self.doc
        for name, amount in doc.amounts("goods", GOODS).items():
            nums[POOL + SYMBOLS[name]] = amount
        for t in doc.items("used"):
            if not whole(t) or t >= TERRITORIES:
                raise unfit("used", t, "territory")
            nums[USED] |= 1 << t
        for title in doc.items("bought"):
            if title not in TITLES:
                raise unknown("bought", title, TITLES)
            nums[BOUGHT] |= 1 << TITLES.index(title)
        for pair in doc.items("attacks"):
            if not (isinstance(pair, list) and len(pair) == 2 and _edge(pair) >= 0):
                raise unfit("attacks", pair, "neighbours")
            nums[FORTH if pair[0] < pair[1] else BACK] |= 1 << _edge(pair)
        for key in doc.items("stored_now"):
            if kind_of(str(key)) < 0:
                raise unknown("stored_now", key, KEY)
            nums[FRESH] |= 1 << kind_of(key)
        for key in doc.items("abilities_used"):
            cards = [card for card in g.zones[DONE + nums[TURN]] if KEY[KINDS[card]] == key]
            if not cards:
                raise BadPosition("altay-error-no-ability", given=key, seat=nums[TURN])
            g.marks[cards[0]] = 1
        nums[EXTRA] = doc.number("extra_draw", 0)

    # defaults ---------------------------------------------------------------------------------

    def fill_up(self) -> None:
        g = self.g
        counts = self.doc.amounts("market", TITLES)
        for pile in range(len(PILES)):
            cards = [card for card in market_cards(g.seats, pile) if card in self.common]
            left = counts.get(TITLES[pile], len(cards))
            if left > len(cards):
                raise BadPosition(
                    "error-position-most",
                    where=f"market.{TITLES[pile]}",
                    given=left,
                    most=len(cards),
                )
            g.zones[PILE + pile] = cards[:left]
            g.zones[GONE] += cards[left:]
        for level in range(1, 4):
            cards = [card for card in self.common if LEVEL_OF[KINDS[card]] == level]
            g.shuffle(cards)
            g.zones[LEVEL + level - 1] = cards + g.zones[LEVEL + level - 1]
            if len(self.doc.items("displays")) < level:
                refill_display(g, level)
        for seat in range(g.seats):
            if g.nums[FACTION + seat] < 0:
                continue
            g.shuffle(self.own[seat])
            g.zones[DECK + seat] = self.own[seat] + g.zones[DECK + seat]
            doc = self.players[seat]
            if not doc.has("hand"):
                draw(g, seat, HAND_SIZE)
            revealed = g.nums[REVEALED + seat] >= 0
            if not doc.has("secret") and not revealed and g.zones[LEVEL + 2]:
                g.zones[SECRET + seat] = [g.zones[LEVEL + 2].pop()]

    def resume(self) -> None:
        """Go on where the stack says, or at the start of the turn."""
        g = self.g
        if self.doc.flag("over", False):
            g.finish()
        elif self.doc.has("stack"):
            read_frames(g, self.doc.value("stack"), KEY)
            if not g.stack:
                raise BadPosition("error-position-no-work")
            g.run()
        else:
            g.push(GAME, 0, -1)
            g.stack[g.top + PC] = len(GAME.steps)
            g.push(ROUNDS, 0, -1)
            g.push(TURN_ENDS, g.nums[TURN], -1)
            g.push(MAIN, g.nums[TURN], -1)
            g.run()


def _edge(pair: list[Any]) -> int:
    a, b = pair
    for t in (a, b):
        if not whole(t) or t >= TERRITORIES:
            return -1
    return EDGE[int(a) * TERRITORIES + int(b)]


def read_position(g: State, doc: dict[str, Any]) -> None:
    """Fill a blank state from a document."""
    Reader(g, doc).read()
