"""Short ways to set up a table of Imperial Settlers and to look at it. Only the public API is used.

``settlers(...)`` is a position of round 2: what belongs to a player is named outright and goes to
seat 0, which is to move; ``rival`` and ``third`` hold the same for seats 1 and 2. Unless told
otherwise every hand is one Ruins: a free build, so that no turn is over before it has begun (the
engine takes a single option by itself).
"""

from __future__ import annotations

from typing import Any

import pytest

import tabularium as tb

rule = pytest.mark.rule

COLOURED = {  # common locations of each colour; none of them does anything when others are built
    "grey": ["coal_mine", "court_sculptor", "above_ground_mine", "mason", "masons_guild", "quarry"],
    "brown": ["lumberjacks", "carpenter", "joiner", "new_forest", "sawmill", "old_forest"],
    "black": ["barracks", "armorer", "barracks", "armorer", "armorer", "gallows"],
    "red": [
        "confectioner",
        "hunter_joe",
        "pig_farmer",
        "pig_farmer_2",
        "grain_field",
        "grain_field",
    ],
    "pink": ["porters", "town", "village", "acting_troupe", "missionaries", "village_2"],
    "gold": ["goldsmiths_workshop", "gold_creek", "gold_mine", "gold_mine", "hanseatic_league"]
    + ["goldsmiths_workshop"],
    "blue": ["castle", "tavern", "watchtower", "castle_2"],
}
ONE_OF = {  # a card of each colour that does nothing when it is built, and its price
    "grey": ("court_sculptor", {"stone": 1}),
    "brown": ("sawmill", {"wood": 1}),
    "black": ("gallows", {"wood": 2}),
    "red": ("brewer", {"wood": 1}),
    "pink": ("settlers", {"wood": 1}),
    "gold": ("marketplace", {"wood": 2}),
    "blue": ("castle_2", {"stone": 2}),
}
BOARDS = {
    "barbarians": {"worker": 5, "raze": 1, "defence": 1},
    "japanese": {"wood": 1, "worker": 4, "raze": 1, "defence": 1},
    "romans": {"wood": 1, "stone": 1, "worker": 2, "raze": 1, "defence": 1},
    "egyptians": {"gold": 1, "worker": 3, "raze": 1, "defence": 1},
}
_OF_A_PLAYER = {
    *("hand", "deck", "discard", "empire", "foundations", "deals", "routes", "under_gates"),
    *("goods", "vp", "passed"),
}


# writing positions --------------------------------------------------------------------------------


def settlers(
    faction: str = "barbarians",
    rival: dict[str, Any] | None = None,
    third: dict[str, Any] | None = None,
    against: str = "",
    **entries: Any,
) -> tb.Game:
    """A position, see above. ``against`` is the faction of seat 1."""
    me = {name: entries.pop(name) for name in sorted(_OF_A_PLAYER & set(entries))}
    others = [name for name in ("romans", "egyptians", "japanese", "barbarians") if name != faction]
    seats = [faction, against or others[0]]
    players = [me, rival or {}]
    if third is not None:
        seats.append(next(name for name in others if name not in seats))
        players.append(third)
    return tb.position(
        {
            "game": "settlers",
            "seats": seats,
            "round": 2,
            "players": [{"hand": ["ruins"]} | player for player in players],
        }
        | entries
    )


def on(card: str, **lying: Any) -> dict[str, Any]:
    """A location with what lies on it."""
    return {"card": card} | lying


def pool(*kinds: str) -> dict[str, int]:
    """Goods by kind: pool("food", "food", "wood") is {"food": 2, "wood": 1}."""
    return {kind: kinds.count(kind) for kind in kinds}


# playing ------------------------------------------------------------------------------------------


def keys(g: tb.Game) -> list[str]:
    """What can be done now."""
    assert g.decision is not None
    return [option.key for option in g.decision.options]


def offered(g: tb.Game, start: str) -> list[str]:
    """What can be done now, of the keys that begin so."""
    return [key for key in keys(g) if key.startswith(start)]


def play(g: tb.Game, *moves: str) -> tb.Game:
    """Play the moves one after another."""
    for move in moves:
        g.play(move)
    return g


def their_deal(seat: int, card: str) -> str:
    """The key of a deal of somebody else."""
    return f"{seat}:deal:{card}"


def asked(g: tb.Game, seat: int, kind: str = "turn") -> bool:
    """Whether this seat has to decide this; free moves after an action are declined first."""
    if g.decision is not None and g.decision.kind == "afterwards" and kind == "turn":
        g.play("end")
    return g.decision is not None and (g.to_move, g.decision.kind) == (seat, kind)


def next_turn(g: tb.Game) -> tb.Game:
    """Let seat 1 pass, and it is seat 0's turn again."""
    assert asked(g, 1), g.decision
    g.play("pass")
    assert asked(g, 0), g.decision
    return g


def next_round(g: tb.Game) -> tb.Game:
    """Let everybody pass and draft the first card each time; stop in production or after it."""
    now = g.view(None)["round"]
    while g.view(None)["round"] == now and not g.over:
        g.play({"turn": "pass", "afterwards": "end"}.get(g.decision.kind, 0))
    while not g.over and g.decision.kind == "draft":
        g.play(0)
    return g


def finish(g: tb.Game, seat: int = 0) -> tb.Game:
    """Take the first option until the action of that seat is over; no free moves after it."""
    while not g.over and g.decision.seat == seat and g.decision.kind != "turn":
        g.play("end" if g.decision.kind == "afterwards" else 0)
    return g


# looking ------------------------------------------------------------------------------------------


def player(g: tb.Game, seat: int = 0) -> dict[str, Any]:
    return g.position()["players"][seat]


def goods(g: tb.Game, seat: int = 0) -> dict[str, int]:
    """The goods of a seat, without what it lacks."""
    return {good: n for good, n in player(g, seat)["goods"].items() if n}


def vp(g: tb.Game, seat: int = 0) -> int:
    """Points on the marker."""
    return player(g, seat)["vp"]


def hand(g: tb.Game, seat: int = 0) -> list[str]:
    return sorted(player(g, seat)["hand"])


def empire(g: tb.Game, seat: int = 0) -> list[str]:
    """The locations of a seat, sorted."""
    return sorted(location["card"] for location in player(g, seat)["empire"])


def location(g: tb.Game, card: str, seat: int = 0) -> dict[str, Any]:
    """What lies on a location."""
    found = next(where for where in player(g, seat)["empire"] if where["card"] == card)
    return {what: n for what, n in found.items() if what != "card"}


def discard(g: tb.Game, seat: int = 0) -> list[str]:
    return sorted(player(g, seat)["discard"])


def common_discard(g: tb.Game) -> list[str]:
    return sorted(g.position()["common_discard"])


def deals(g: tb.Game, seat: int = 0) -> list[str]:
    return sorted(player(g, seat)["deals"])


def foundations(g: tb.Game, seat: int = 0) -> list[str]:
    return sorted(player(g, seat)["foundations"])


def produced(g: tb.Game, faction: str, seat: int = 0) -> dict[str, int]:
    """What a seat got in production besides the goods of its faction board."""
    board = BOARDS[faction]
    left = {good: n - board.get(good, 0) for good, n in goods(g, seat).items()}
    return {good: n for good, n in left.items() if n}


def times(n: int, some: dict[str, int]) -> dict[str, int]:
    """These goods so many times."""
    return {good: n * many for good, many in some.items() if n * many}


def without(some: dict[str, int], good: str) -> dict[str, int]:
    """These goods, one of that kind less."""
    return some | {good: some[good] - 1}


# checks that many cards share ---------------------------------------------------------------------


def check_use(faction: str, card: str, spend: Any, gain: Any, points: int) -> None:
    """One use: the cost is gone, the gain is there, the location is used."""
    g = settlers(faction, empire=[card], goods=spend).play(f"use:{card}")
    assert asked(g, 1)
    assert goods(g) == gain
    assert vp(g) == points
    assert location(g, card) == {"used": 1}
    assert hand(g) == ["ruins"]


def check_cost(faction: str, card: str, spend: dict[str, int]) -> None:
    """Without one part of the cost there is no use; gold is good for resources only."""
    for good in spend:
        others = dict.fromkeys(("wood", "stone", "food", "worker", "raze"), 9)
        poor = others | {"gold": 0} | without(spend, good) | {"gold": spend.get("gold", 0)}
        if good == "gold":
            poor = others | {"gold": spend["gold"] - 1}
        assert f"use:{card}" not in keys(settlers(faction, empire=[card], goods=poor)), good
        if good == "gold":
            continue
        rich = without(spend, good) | {"gold": spend.get("gold", 0) + 1}
        possible = f"use:{card}" in keys(settlers(faction, empire=[card], goods=rich))
        assert possible == (good in ("wood", "stone", "food")), good


def check_once(faction: str, card: str, spend: Any, gain: Any, points: int) -> None:
    """A second use in the same round is not possible."""
    g = settlers(faction, empire=[card], goods=times(3, spend)).play(f"use:{card}")
    while asked(g, 0, "pay"):
        g.play("gold:0")
    assert asked(g, 1)
    assert vp(g) == points
    assert offered(next_turn(g), "use:") == []


def check_twice(faction: str, card: str, spend: Any, gain: Any, points: int) -> None:
    """Both uses in one action or in two, and no third one."""
    at_once = settlers(faction, empire=[card], goods=times(2, spend))
    play(at_once, f"use:{card}", "again")
    in_turns = settlers(faction, empire=[card], goods=times(2, spend))
    next_turn(play(in_turns, f"use:{card}", "enough"))
    assert vp(in_turns) == points
    in_turns.play(f"use:{card}.used1")
    for g in (at_once, in_turns):
        assert goods(g) == times(2, gain)
        assert vp(g) == 2 * points
        assert location(g, card) == {"used": 2}
    rich = settlers(faction, empire=[on(card, used=1)], goods=times(3, spend))
    rich.play(f"use:{card}.used1")
    assert asked(rich, 1)
    assert offered(next_turn(rich), "use:") == []


def check_action(
    faction: str, card: str, uses: int, spend: dict[str, int], gain: dict[str, int], points: int
) -> None:
    """All of the above."""
    check_use(faction, card, spend, gain, points)
    check_cost(faction, card, spend)
    (check_once if uses == 1 else check_twice)(faction, card, spend, gain, points)
