"""Why not, in Altay."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from tabularium.cards.standing import Modifier, Waiting
from tabularium.games.altay import layout as at
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
from tabularium.games.altay.slots import WMS, Slots, one
from tabularium.games.altay.table import Collect, Lay, laid
from tabularium.presentation.altay_territories import (
    placing_reason,
    spot_of,
    territory_reason,
    token_value,
)
from tabularium.presentation.reasons import Moment, Reason, Why, cards, named

ACTIONS = ("end", "trade", "abandon")


class AltayWhy(Why):
    """See ``tabularium.presentation.reasons.Why``."""

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

    def about(self, moment: Moment, key: str) -> Iterable[str]:
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

    def in_menu(self, moment: Moment, sort: str, name: str) -> Reason | None:
        if sort == "hand":
            return hand_reason(moment, kind_of(name))
        if sort == "market":
            return market_reason(moment, name)
        if sort == "achievement":
            return achievement_reason(moment, name)
        if sort == "territory":
            return territory_reason(moment, int(name))
        if sort == "play":
            return own_card_reason(moment, name)
        if sort == "rival":
            return moment.no("rival", self.rivals)
        return action_reason(moment, name)

    def in_question(self, moment: Moment, sort: str, name: str) -> Reason | None:
        if sort == "territory":
            return placing_reason(moment, int(name))
        if sort != "hand" or moment.view["battle"] is None or name not in moment.view["hand"]:
            return None
        kind = kind_of(name)
        if moment.kind == "attack":
            return attack_card_reason(moment, kind, moment.view["battle"])
        if "surrender" in moment.keys:
            return None
        if any(key.startswith("discard") for key in moment.keys):
            return moment.no("altay-order", "A50")
        return moment.no("altay-order" if DEFENCE[kind] else "altay-no-defence", "A51")


# cards in hand ----------------------------------------------------------------------------------


def hand_reason(moment: Moment, kind: int) -> Reason | None:
    """A card with one table effect, or with symbols only; all others can always be played."""
    if any(isinstance(effect, Lay) for effect in EFFECTS[kind]):
        return moment.no("altay-same-title", "A31")
    if ATTACK[kind]:
        attacks = any(key.startswith("attack:") for key in moment.keys)
        return moment.no("altay-attack-first" if attacks else "altay-no-attack", "A44")
    return None


def attack_card_reason(moment: Moment, kind: int, battle: dict[str, Any]) -> Reason:
    """A card that cannot be added to an attack on a token."""
    if not ATTACK[kind]:
        return moment.no("altay-no-attack-symbol", "A44")
    value = token_value(spot_of(moment, battle["to"]))
    held = [kind_of(card) for card in moment.view["hand"] + moment.me["archive"]]
    reach = battle["strength"] + sum(ATTACK[other] for other in held if other >= kind)
    if reach <= value:
        return moment.no("altay-too-weak", "A47", value=value, strength=reach)
    return moment.no("altay-order", "A44")


# buying and developing --------------------------------------------------------------------------


def missing_goods(slots: Slots, pool: dict[str, int]) -> list[int]:
    """What is missing to pay for something: the symbols that stay open."""
    missing: list[int] = []
    spare = 0
    for good, need in enumerate(slots.need):
        left = pool[at.GOODS[good]] - need
        missing += [good] * max(0, -left)
        if good in (at.WOOD, at.METAL, at.STONE):
            spare += max(0, left)
    return missing + [WMS] * max(0, slots.wms - spare)


def market_reason(moment: Moment, title: str) -> Reason | None:
    pile = next(pile for pile in moment.view["market"] if pile["title"] == title)
    if pile["top"] is None:
        return moment.no("altay-pile-empty", "A17")
    if title in moment.view["bought"]:
        return moment.no("altay-bought", "A38")
    missing = missing_goods(COST[kind_of(pile["top"])], moment.view["goods"])
    return moment.no("missing", "A37", goods=Slots(missing).words(moment.talk)) if missing else None


def fits(slots: Slots, load: int, pool: dict[str, int]) -> bool:
    """Whether a good at hand fits beside what lies there."""
    return any(pool[at.GOODS[good]] and slots.room(load, good) for good in range(5))


def load_of(goods: dict[str, int]) -> int:
    """What lies on a card, as its mark."""
    return sum(one(at.GOODS.index(good)) * n for good, n in goods.items())


def achievement_reason(moment: Moment, key: str) -> Reason | None:
    kind = kind_of(key)
    if moment.me["progress"]:
        return moment.no("altay-in-progress", "A59")
    if key in moment.me["achievements"]:
        return moment.no("altay-twice", "A59")
    level = LEVEL_OF[kind]
    have = [LEVEL_OF[kind_of(done)] for done in moment.me["achievements"]]
    if level > 1 and have.count(level) >= have.count(level - 1):
        if level == 3 and not have.count(2):
            return moment.no("altay-wonder-early", "A61")
        return moment.no("altay-level", "A59", level=level, below=level - 1)
    if not fits(COST[kind], 0, moment.view["goods"]):
        return moment.no("altay-no-fitting", "A59", goods=COST[kind].words(moment.talk))
    return None


# cards before the player ------------------------------------------------------------------------


def own_card_reason(moment: Moment, key: str) -> Reason | None:
    kind = kind_of(key)
    for entry in moment.me["table"]:
        if entry["card"] == key:
            return slots_reason(moment, kind, laid(kind).slots, entry["goods"])
    for entry in moment.me["progress"]:
        if entry["card"] == key:
            return slots_reason(moment, kind, COST[kind], entry["goods"])
    if key in moment.me["achievements"]:
        return finished_reason(moment, kind, key)
    return moment.no("altay-played", "A29")


def slots_reason(moment: Moment, kind: int, slots: Slots, goods: dict[str, int]) -> Reason:
    """Why no good can be put on a card, and what is stored cannot be taken."""
    stores = not LEVEL_OF[kind] and not isinstance(laid(kind), Collect)
    if stores and goods:
        return moment.no("altay-stored-now", "A9")
    if not any(moment.view["goods"].values()):
        return moment.no("altay-no-goods", "A33")
    open_slots = Slots(missing_slots(slots, goods))
    return moment.no("altay-no-room", "A33", goods=open_slots.words(moment.talk))


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


def finished_reason(moment: Moment, kind: int, key: str) -> Reason:
    """A finished achievement: what it does happens once a turn, at its end, or by itself."""
    for standing in STANDING[kind]:
        if isinstance(standing, Waiting) and standing.hook == at.ABILITY:
            if key in moment.view["abilities_used"]:
                return moment.no("altay-used", "A11")
            return moment.no("useless", "A11", effect=standing.effect.text(moment.talk))
        if isinstance(standing, Waiting) and standing.hook == at.TURN_END:
            return moment.no("altay-turn-end", "A11")
        if isinstance(standing, Modifier):
            return moment.no("altay-by-itself", "A11")
    return moment.no("altay-points", "A64") if POINTS[kind] else moment.no("altay-instant", "A11")


def action_reason(moment: Moment, name: str) -> Reason | None:
    if name == "trade":
        if not moment.view["options"].get("trade"):
            return moment.no("altay-no-trade", "A36")
        return moment.no("altay-coins", "A36", n=at.TRADE_PRICE - moment.me["coins"])
    if name == "abandon":
        if moment.me["progress"]:
            return moment.no("altay-wonder-stays", "A63")
        return moment.no("altay-nothing-begun", "A60")
    return None
