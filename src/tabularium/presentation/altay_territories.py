"""Why not, on the map of Altay."""

from __future__ import annotations

from typing import Any

from tabularium.cards.standing import Modifier
from tabularium.games.altay import layout as at
from tabularium.games.altay.board import FARMLAND, NEIGHBOURS, TERRAIN
from tabularium.games.altay.catalogue import ATTACK, STANDING, kind_of
from tabularium.presentation.reasons import Moment, Reason


def token_value(spot: dict[str, Any]) -> int:
    """The value of the conquest token that lies there, 0 for none."""
    return int((spot["token"] or "0").partition(":")[0])


def around(moment: Moment, territory: int) -> list[dict[str, Any]]:
    """The player's own territories next to one."""
    return [
        spot
        for spot in moment.view["board"]
        if spot["owner"] == moment.seat and spot["territory"] in NEIGHBOURS[territory]
    ]


def attack_symbols(moment: Moment) -> int:
    """The attack symbols at hand."""
    return sum(ATTACK[kind_of(card)] for card in moment.view["hand"] + moment.me["archive"])


def attack_bonus(moment: Moment) -> int:
    """What finished technologies add to an attack."""
    return sum(
        standing.amount
        for key in moment.me["achievements"]
        for standing in STANDING[kind_of(key)]
        if isinstance(standing, Modifier) and standing.mod == at.ATTACKING
    )


def spot_of(moment: Moment, territory: int) -> dict[str, Any]:
    found: dict[str, Any] = next(
        spot for spot in moment.view["board"] if spot["territory"] == territory
    )
    return found


def territory_reason(moment: Moment, territory: int) -> Reason | None:
    """Why a territory cannot be attacked in one's turn."""
    spot = spot_of(moment, territory)
    if spot["owner"] == moment.seat:
        return moment.no("altay-own", "A41")
    origins = around(moment, territory)
    if not origins:
        return moment.no("altay-far", "A44")
    value = token_value(spot)
    if spot["owner"] is None and not value:
        return moment.no("altay-free", "A42")
    symbols = attack_symbols(moment)
    if not symbols:
        return moment.no("altay-no-attack-card", "A46" if value else "A49")
    fresh = [o for o in origins if [o["territory"], territory] not in moment.view["attacks"]]
    if not fresh:
        return moment.no("altay-attacked", "A45")
    strength = max(origin["settlements"] for origin in fresh) + symbols + attack_bonus(moment)
    return moment.no("altay-too-weak", "A47", value=value, strength=strength)


def placing_reason(moment: Moment, territory: int) -> Reason | None:
    """Why a territory is no answer to the question for one."""
    spot = spot_of(moment, territory)
    own = spot["owner"] == moment.seat
    if any(key.startswith("from:") for key in moment.keys):
        return moment.no("altay-no-move" if own else "altay-not-yours", "A6")
    if moment.kind in ("build", "resettle"):
        rule = "A42" if moment.kind == "build" else "A6"
        if spot["token"] is not None:
            return moment.no("altay-has-token", rule)
        if own and spot["settlements"] == at.CROWD:
            return moment.no("altay-crowded", rule, n=at.CROWD)
        rival = spot["owner"] is not None and not own
        return moment.no("altay-taken" if rival else f"altay-not-next-{moment.kind}", rule)
    if moment.kind == "start":
        return moment.no(
            "altay-taken" if TERRAIN[territory] == FARMLAND else "altay-farmland", "A24"
        )
    if moment.kind == "use":
        if not own:
            return moment.no("altay-not-yours", "A7")
        return moment.no(
            "altay-used-spot" if territory in moment.view["used"] else "altay-terrain", "A7"
        )
    return None
