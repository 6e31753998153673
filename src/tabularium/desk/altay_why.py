"""Why not, in Altay."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from tabularium.cards.standing import Modifier, Waiting
from tabularium.desk.altay_territories import (
    placing_reason,
    spot_of,
    territory_reason,
    token_value,
)
from tabularium.desk.reasons import Moment, Reason, Why, cards, named
from tabularium.games.altay.catalogue import (
    ATTACK,
    COST,
    DEFENCE,
    EFFECTS,
    LEVEL_OF,
    POINTS,
    STANDING,
    kind_of,
)
from tabularium.games.altay.layout import ABILITY, GOODS, METAL, STONE, TRADE_PRICE, TURN_END, WOOD
from tabularium.games.altay.slots import WMS, Slots, one
from tabularium.games.altay.table import Collect, Lay, laid

ACTIONS = ("end", "trade", "abandon")


class AltayWhy(Why):
    """See ``tabularium.desk.reasons.Why``."""

    game = "altay"
    over = "A65"
    turns = "A27"
    rivals = "A27"

    def things(self, view: dict[str, Any]) -> list[str]:
        seat = view["seat"]
        found = named("territory", [str(spot["territory"]) for spot in view["board"]])
        found += named("market", [pile["title"] for pile in view["market"]])
        shown = [card for display in view["displays"] for card in display]
        found += named("achievement", [*shown, *view.get("secret", [])])
        for player in view["players"]:
            own = cards(player["table"]) + cards(player["progress"]) + player["achievements"]
            if player["seat"] == seat:
                found += named("hand", view["hand"] + player["archive"])
                found += named("play", own + player["played"])
                found += named("action", ACTIONS)
            else:
                found += named(f"rival:{player['seat']}", own)
        return found

    def about(self, at: Moment, key: str) -> Iterable[str]:
        verb, *names = key.split(":")
        if verb in ("play", "trash", "discard", "archive"):
            return [f"hand:{names[0]}"]
        if verb in ("place", "take", "drop", "use"):
            return [f"play:{names[0]}"]
        if verb == "buy":
            return [f"market:{names[0]}"]
        if verb == "start":
            return [f"achievement:{names[0]}"]
        if verb in ("attack", "at", "from", "to"):
            return [f"territory:{name}" for name in names]
        return [f"action:{verb}"] if verb in ACTIONS else []

    def in_menu(self, at: Moment, sort: str, name: str) -> Reason | None:
        if sort == "hand":
            return hand_reason(at, kind_of(name))
        if sort == "market":
            return market_reason(at, name)
        if sort == "achievement":
            return achievement_reason(at, name)
        if sort == "territory":
            return territory_reason(at, int(name))
        if sort == "play":
            return own_card_reason(at, name)
        if sort == "rival":
            return at.no("rival", self.rivals)
        return action_reason(at, name)

    def in_question(self, at: Moment, sort: str, name: str) -> Reason | None:
        if sort == "territory":
            return placing_reason(at, int(name))
        if sort != "hand" or at.view["battle"] is None or name not in at.view["hand"]:
            return None
        kind = kind_of(name)
        if at.kind == "attack":
            return attack_card_reason(at, kind, at.view["battle"])
        if "surrender" in at.keys:
            return None
        if any(key.startswith("discard") for key in at.keys):
            return at.no("altay-order", "A50")
        return at.no("altay-order" if DEFENCE[kind] else "altay-no-defence", "A51")


# cards in hand ----------------------------------------------------------------------------------


def hand_reason(at: Moment, kind: int) -> Reason | None:
    """A card with one table effect, or with symbols only; all others can always be played."""
    if any(isinstance(effect, Lay) for effect in EFFECTS[kind]):
        return at.no("altay-same-title", "A31")
    if ATTACK[kind]:
        attacks = any(key.startswith("attack:") for key in at.keys)
        return at.no("altay-attack-first" if attacks else "altay-no-attack", "A44")
    return None


def attack_card_reason(at: Moment, kind: int, battle: dict[str, Any]) -> Reason:
    """A card that cannot be added to an attack on a token."""
    if not ATTACK[kind]:
        return at.no("altay-no-attack-symbol", "A44")
    value = token_value(spot_of(at, battle["to"]))
    held = [kind_of(card) for card in at.view["hand"] + at.me["archive"]]
    reach = battle["strength"] + sum(ATTACK[other] for other in held if other >= kind)
    if reach <= value:
        return at.no("altay-too-weak", "A47", value=value, strength=reach)
    return at.no("altay-order", "A44")


# buying and developing --------------------------------------------------------------------------


def missing_goods(slots: Slots, pool: dict[str, int]) -> list[int]:
    """What is missing to pay for something: the symbols that stay open."""
    missing: list[int] = []
    spare = 0
    for good, need in enumerate(slots.need):
        left = pool[GOODS[good]] - need
        missing += [good] * max(0, -left)
        if good in (WOOD, METAL, STONE):
            spare += max(0, left)
    return missing + [WMS] * max(0, slots.wms - spare)


def market_reason(at: Moment, title: str) -> Reason | None:
    pile = next(pile for pile in at.view["market"] if pile["title"] == title)
    if pile["top"] is None:
        return at.no("altay-pile-empty", "A17")
    if title in at.view["bought"]:
        return at.no("altay-bought", "A38")
    missing = missing_goods(COST[kind_of(pile["top"])], at.view["goods"])
    return at.no("missing", "A37", goods=Slots(missing).words(at.talk)) if missing else None


def fits(slots: Slots, load: int, pool: dict[str, int]) -> bool:
    """Whether a good at hand fits beside what lies there."""
    return any(pool[GOODS[good]] and slots.room(load, good) for good in range(5))


def load_of(goods: dict[str, int]) -> int:
    """What lies on a card, as its mark."""
    return sum(one(GOODS.index(good)) * n for good, n in goods.items())


def achievement_reason(at: Moment, key: str) -> Reason | None:
    kind = kind_of(key)
    if at.me["progress"]:
        return at.no("altay-in-progress", "A59")
    if key in at.me["achievements"]:
        return at.no("altay-twice", "A59")
    level = LEVEL_OF[kind]
    have = [LEVEL_OF[kind_of(done)] for done in at.me["achievements"]]
    if level > 1 and have.count(level) >= have.count(level - 1):
        if level == 3 and not have.count(2):
            return at.no("altay-wonder-early", "A61")
        return at.no("altay-level", "A59", level=level, below=level - 1)
    if not fits(COST[kind], 0, at.view["goods"]):
        return at.no("altay-no-fitting", "A59", goods=COST[kind].words(at.talk))
    return None


# cards before the player ------------------------------------------------------------------------


def own_card_reason(at: Moment, key: str) -> Reason | None:
    kind = kind_of(key)
    for entry in at.me["table"]:
        if entry["card"] == key:
            return slots_reason(at, kind, laid(kind).slots, entry["goods"])
    for entry in at.me["progress"]:
        if entry["card"] == key:
            return slots_reason(at, kind, COST[kind], entry["goods"])
    if key in at.me["achievements"]:
        return finished_reason(at, kind, key)
    return at.no("altay-played", "A29")


def slots_reason(at: Moment, kind: int, slots: Slots, goods: dict[str, int]) -> Reason:
    """Why no good can be put on a card, and what is stored cannot be taken."""
    stores = not LEVEL_OF[kind] and not isinstance(laid(kind), Collect)
    if stores and goods:
        return at.no("altay-stored-now", "A9")
    if not any(at.view["goods"].values()):
        return at.no("altay-no-goods", "A33")
    open_slots = Slots(missing_slots(slots, goods))
    return at.no("altay-no-room", "A33", goods=open_slots.words(at.talk))


def missing_slots(slots: Slots, goods: dict[str, int]) -> list[int]:
    """The symbols still open on a card."""
    left = list(slots.symbols)
    load = load_of(goods)
    for good in range(5):
        n = load >> 3 * good & 7
        for symbol in [good] * n:
            fitting = [s for s in (symbol, WMS, WMS + 1) if s in left]
            left.remove(fitting[0])
    return left


def finished_reason(at: Moment, kind: int, key: str) -> Reason:
    """A finished achievement: what it does happens once a turn, at its end, or by itself."""
    for standing in STANDING[kind]:
        if isinstance(standing, Waiting) and standing.hook == ABILITY:
            if key in at.view["abilities_used"]:
                return at.no("altay-used", "A11")
            return at.no("useless", "A11", effect=standing.effect.text(at.talk))
        if isinstance(standing, Waiting) and standing.hook == TURN_END:
            return at.no("altay-turn-end", "A11")
        if isinstance(standing, Modifier):
            return at.no("altay-by-itself", "A11")
    return at.no("altay-points", "A64") if POINTS[kind] else at.no("altay-instant", "A11")


def action_reason(at: Moment, name: str) -> Reason | None:
    if name == "trade":
        if not at.view["options"].get("trade"):
            return at.no("altay-no-trade", "A36")
        return at.no("altay-coins", "A36", n=TRADE_PRICE - at.me["coins"])
    if name == "abandon":
        if at.me["progress"]:
            return at.no("altay-wonder-stays", "A63")
        return at.no("altay-nothing-begun", "A60")
    return None
