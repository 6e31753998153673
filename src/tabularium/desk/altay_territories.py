"""Why not, on the map of Altay."""

from __future__ import annotations

from typing import Any

from tabularium.cards.standing import Modifier
from tabularium.desk.reasons import Moment, Reason
from tabularium.games.altay.board import FARMLAND, NEIGHBOURS, TERRAIN
from tabularium.games.altay.catalogue import ATTACK, STANDING, kind_of
from tabularium.games.altay.layout import ATTACKING, CROWD


def token_value(spot: dict[str, Any]) -> int:
    """The value of the conquest token that lies there, 0 for none."""
    return int((spot["token"] or "0").partition(":")[0])


def around(at: Moment, territory: int) -> list[dict[str, Any]]:
    """The player's own territories next to one."""
    return [
        spot
        for spot in at.view["board"]
        if spot["owner"] == at.seat and spot["territory"] in NEIGHBOURS[territory]
    ]


def attack_symbols(at: Moment) -> int:
    """The attack symbols at hand."""
    return sum(ATTACK[kind_of(card)] for card in at.view["hand"] + at.me["archive"])


def attack_bonus(at: Moment) -> int:
    """What finished technologies add to an attack."""
    return sum(
        standing.amount
        for key in at.me["achievements"]
        for standing in STANDING[kind_of(key)]
        if isinstance(standing, Modifier) and standing.mod == ATTACKING
    )


def spot_of(at: Moment, territory: int) -> dict[str, Any]:
    found: dict[str, Any] = next(
        spot for spot in at.view["board"] if spot["territory"] == territory
    )
    return found


def territory_reason(at: Moment, territory: int) -> Reason | None:
    """Why a territory cannot be attacked in one's turn."""
    spot = spot_of(at, territory)
    if spot["owner"] == at.seat:
        return at.no("altay-own", "A41")
    origins = around(at, territory)
    if not origins:
        return at.no("altay-far", "A44")
    value = token_value(spot)
    if spot["owner"] is None and not value:
        return at.no("altay-free", "A42")
    symbols = attack_symbols(at)
    if not symbols:
        return at.no("altay-no-attack-card", "A46" if value else "A49")
    fresh = [o for o in origins if [o["territory"], territory] not in at.view["attacks"]]
    if not fresh:
        return at.no("altay-attacked", "A45")
    strength = max(origin["settlements"] for origin in fresh) + symbols + attack_bonus(at)
    return at.no("altay-too-weak", "A47", value=value, strength=strength)


def placing_reason(at: Moment, territory: int) -> Reason | None:
    """Why a territory is no answer to the question for one."""
    spot = spot_of(at, territory)
    own = spot["owner"] == at.seat
    if any(key.startswith("from:") for key in at.keys):
        return at.no("altay-no-move" if own else "altay-not-yours", "A6")
    if at.kind in ("build", "resettle"):
        rule = "A42" if at.kind == "build" else "A6"
        if spot["token"] is not None:
            return at.no("altay-has-token", rule)
        if own and spot["settlements"] == CROWD:
            return at.no("altay-crowded", rule, n=CROWD)
        rival = spot["owner"] is not None and not own
        return at.no("altay-taken" if rival else f"altay-not-next-{at.kind}", rule)
    if at.kind == "start":
        return at.no("altay-taken" if TERRAIN[territory] == FARMLAND else "altay-farmland", "A24")
    if at.kind == "use":
        if not own:
            return at.no("altay-not-yours", "A7")
        return at.no("altay-used-spot" if territory in at.view["used"] else "altay-terrain", "A7")
    return None
