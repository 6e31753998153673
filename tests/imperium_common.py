"""Tables for the tests of the common cards of Imperium, and what is printed on these cards.

``classics(me, ...)`` and ``legends(me, ...)`` are positions in which seat 0 is to move and
everybody owns only what the test names: ``who(hand=..., play=...)``. The market is fixed and known.
"""

from __future__ import annotations

from typing import Any

import tabularium as tb
from imperium_table import imperium, keys, play, player

NATIONS = {
    "classics": ("romans", "celts", "greeks", "persians"),
    "legends": ("minoans", "egyptians", "mauryans", "qin"),
}
MARKETS = {
    "classics": ["forest", "elders", "pharmacy", "hittites", "armenians"],
    "legends": ["plain", "elders", "civil_service", "etruscans", "phoenicians"],
}
# for slots whose usual card is needed elsewhere
SPARE = {
    "classics": ["steppe", "diplomacy", "education", "assyrians", "aksumites"],
    "legends": ["grassland", "diplomacy", "education", "carthaginians", "celts"],
}


def cash(material: int = 0, population: int = 0, progress: int = 0) -> dict[str, int]:
    return {"material": material, "population": population, "progress": progress}


def who(
    material: int = 0, population: int = 0, progress: int = 0, **entries: Any
) -> dict[str, Any]:
    """A player who has these tokens, these cards and nothing else."""
    tokens = cash(material, population, progress)
    return {"tokens": tokens, "hand": [], "deck": [], "nation": []} | entries


def named(thing: Any) -> set[str]:
    """All names that occur in a piece of a position."""
    if isinstance(thing, str):
        return {thing}
    if isinstance(thing, dict):
        thing = list(thing.values())
    if isinstance(thing, (list, tuple)):
        return {name for part in thing for name in named(part)}
    return set()


def table(box: str, *players: dict[str, Any], n: int = 2, **top: Any) -> tb.Game:
    """A position with the common cards of a box and at least n seats."""
    everybody = list(players) + [who() for _ in range(len(players), n)]
    taken = named(everybody) | named(top.get("exile")) | named(top.get("decks"))
    pairs = zip(MARKETS[box], SPARE[box], strict=True)
    usual = [spare if card in taken else card for card, spare in pairs]
    options = {"common_cards": box}
    seats = {"seats": NATIONS[box], "market": usual} | top
    return imperium(*everybody, options=options, **seats)


def classics(*players: dict[str, Any], **top: Any) -> tb.Game:
    return table("classics", *players, **top)


def legends(*players: dict[str, Any], **top: Any) -> tb.Game:
    return table("legends", *players, **top)


def solstice(box: str, *players: dict[str, Any], n: int = 2, **top: Any) -> tb.Game:
    """The last player of the round has ended the turn: the solstice comes."""
    last = max(n, len(players)) - 1
    g = table(box, *players, n=n, first_player=0, turn=last, **top)
    return close(g)


def close(g: tb.Game) -> tb.Game:
    """End the turn: progress on the first market card, nothing is thrown away."""
    play(g, "end")
    if g.decision is not None and g.decision.kind == "place":
        play(g, keys(g)[0])
    if g.decision is not None and g.decision.kind == "discard" and "none" in keys(g):
        play(g, "none")
    return g


def forced(g: tb.Game, kind: str) -> tb.Game:
    """Answer all decisions of a kind, the answers do not matter."""
    while g.decision is not None and g.decision.kind == kind:
        play(g, keys(g)[0])
    return g


def finish(g: tb.Game) -> tb.Game:
    """Everybody ends the turn and declines, until the game is over."""
    while not g.over:
        offered = keys(g)
        play(
            g, next((key for key in ("end", "no", "none", "enough") if key in offered), offered[0])
        )
    return g


def worth(box: str, *cards: str, zone: str = "discard", n: int = 4, **entries: Any) -> int:
    """What these cards of seat 0 are worth, power card and tokens apart."""
    g = table(box, who(**{zone: list(cards)} | entries), n=n, market=[None] * 5)
    return points(g)


def points(g: tb.Game, seat: int = 0) -> int:
    parts = g.scores()[seat].parts
    return parts["cards"] + parts["fame"]


def state(g: tb.Game) -> dict[str, Any]:
    return g.view(None)


def market(g: tb.Game) -> list[str | None]:
    return [slot and slot["card"] for slot in state(g)["market"]]


def exile(g: tb.Game) -> list[str]:
    return sorted(state(g)["exile"])


def pile(g: tb.Game) -> int:
    return state(g)["unrest_pile"]


def deck(g: tb.Game, seat: int = 0) -> list[str]:
    return g.position()["players"][seat]["deck"]


def actions(g: tb.Game, seat: int = 0) -> int:
    return player(g, seat)["actions"]


def asked(g: tb.Game) -> tuple[str, int]:
    """What is to be decided, and by which seat."""
    assert g.decision is not None
    return g.decision.kind, g.decision.seat


# key; suits; icons; marks; fixed points (None: see the card's own test); players; copies
Row = tuple[str, str, str, str, int | None, int, int]

CLASSICS: list[Row] = [
    ("cataphract", "civilised", "", "attack empire", 2, 2, 1),
    ("coinage", "civilised", "", "pinned empire", 2, 2, 1),
    ("corruption", "civilised", "", "attack empire", 2, 2, 1),
    ("drama_and_poetry", "civilised", "", "attack free empire", 2, 4, 1),
    ("education", "civilised", "", "free empire", 2, 2, 1),
    ("exports", "civilised", "", "attack empire", None, 2, 1),
    ("mercenaries", "civilised", "", "free empire", None, 2, 1),
    ("metropolis", "civilised", "metropolis", "pinned empire", 2, 2, 1),
    ("metropolis", "civilised", "metropolis", "pinned empire", 2, 4, 1),
    ("moneylenders", "civilised", "", "free empire", None, 2, 1),
    ("onager", "civilised", "", "attack empire", 2, 2, 1),
    ("pharmacy", "civilised", "", "pinned empire", 2, 2, 1),
    ("temple", "civilised", "", "pinned empire", None, 2, 1),
    ("urban_development", "civilised", "", "empire", None, 2, 1),
    ("wonder", "civilised", "", "pinned empire", 2, 3, 1),
    ("ambassador", "civilised uncivilised", "", "pinned", 1, 3, 1),
    ("city", "civilised uncivilised", "city", "pinned", 1, 2, 3),
    ("diplomacy", "civilised uncivilised", "", "", 1, 2, 1),
    ("gambling", "civilised uncivilised", "", "free", 1, 2, 1),
    ("leadership", "civilised uncivilised", "", "free", 1, 2, 1),
    ("lost_scroll", "civilised uncivilised", "", "free", None, 3, 1),
    ("port", "civilised uncivilised", "", "pinned", 1, 2, 1),
    ("awe_inspiring", "fame", "", "pinned", 7, 2, 1),
    ("glorious", "fame", "", "free", 6, 2, 1),
    ("great", "fame", "", "free", None, 2, 1),
    ("marvellous", "fame", "", "free", 9, 2, 1),
    ("notorious", "fame", "", "attack free", None, 2, 1),
    ("praiseworthy", "fame", "", "", None, 2, 1),
    ("triumphant", "fame", "", "", 11, 2, 2),
    ("cape", "region", "production river", "pinned", 0, 2, 1),
    ("coast", "region", "production fertile", "pinned", 0, 2, 1),
    ("floodplain", "region", "production river", "pinned", 0, 2, 1),
    ("forest", "region", "production production fertile", "pinned", 0, 2, 1),
    ("hills", "region", "production fertile", "pinned", 0, 2, 1),
    ("jungle", "region", "", "pinned", 1, 2, 1),
    ("marsh", "region", "production river", "pinned", 0, 2, 1),
    ("mountain", "region", "", "pinned", 1, 2, 1),
    ("oasis", "region", "production production river", "pinned", 0, 2, 1),
    ("river", "region", "production production river", "pinned", 0, 2, 1),
    ("sacred_pass", "region", "", "pinned barbarian", 1, 2, 1),
    ("steppe", "region", "production production fertile", "pinned", 0, 2, 1),
    ("wilderness", "region", "", "pinned", 1, 3, 1),
    ("woodland", "region", "production fertile", "pinned", 0, 2, 1),
    ("aksumites", "tributary", "", "", None, 2, 1),
    ("armenians", "tributary", "", "", 3, 2, 1),
    ("assyrians", "tributary", "", "free", 3, 2, 1),
    ("egyptians", "tributary", "", "", None, 2, 1),
    ("hittites", "tributary", "", "", 3, 2, 1),
    ("ionians", "tributary", "", "free", 3, 2, 1),
    ("mauryans", "tributary", "", "pinned", None, 4, 1),
    ("minoans", "tributary", "", "free barbarian", None, 2, 1),
    ("olmecs", "tributary", "", "free", 3, 3, 1),
    ("qin", "tributary", "", "pinned", None, 2, 1),
    ("sumerians", "tributary", "", "", 3, 2, 1),
    ("agriculture", "uncivilised", "", "pinned", None, 2, 1),
    ("boats", "uncivilised", "", "pinned", None, 2, 1),
    ("elders", "uncivilised", "", "", 1, 2, 1),
    ("invasion", "uncivilised", "", "attack", 1, 2, 1),
    ("jade_mask", "uncivilised", "", "", None, 2, 1),
    ("mysticism", "uncivilised", "", "pinned", 1, 2, 1),
    ("oracle", "uncivilised", "", "free barbarian", None, 2, 1),
    ("rituals_and_ceremonies", "uncivilised", "", "free barbarian", 1, 3, 1),
    ("shaduf", "uncivilised", "", "pinned", None, 2, 1),
    ("shrine", "uncivilised", "", "pinned barbarian", 1, 2, 1),
    ("standing_army", "uncivilised", "", "pinned", 1, 4, 1),
    ("town", "uncivilised", "", "pinned barbarian", None, 2, 2),
]

LEGENDS: list[Row] = [
    ("amphitheatre", "civilised", "", "pinned empire", None, 2, 1),
    ("astronomy", "civilised", "", "pinned empire", 2, 2, 1),
    ("cartography", "civilised", "", "pinned empire", 2, 3, 1),
    ("cataphract", "civilised", "", "attack empire", 2, 2, 1),
    ("civil_service", "civilised", "", "pinned empire", 2, 2, 1),
    ("corruption", "civilised", "", "attack empire", 2, 2, 1),
    ("drama_and_poetry", "civilised", "", "attack free empire", 2, 4, 1),
    ("education", "civilised", "", "free empire", 2, 2, 1),
    ("exports", "civilised", "", "attack empire", None, 2, 1),
    ("masonry", "civilised", "", "pinned empire", None, 4, 1),
    ("mercenaries", "civilised", "", "free empire", None, 2, 1),
    ("metropolis", "civilised", "metropolis", "pinned empire", 2, 2, 1),
    ("moneylenders", "civilised", "", "free empire", None, 2, 1),
    ("onager", "civilised", "", "attack empire", 2, 2, 1),
    ("urban_development", "civilised", "", "empire", None, 2, 1),
    ("art", "civilised uncivilised", "", "pinned", 1, 2, 1),
    ("city", "civilised uncivilised", "city", "pinned", 1, 3, 1),
    ("city", "civilised uncivilised", "city", "pinned", 1, 2, 3),
    ("diplomacy", "civilised uncivilised", "", "", 1, 2, 1),
    ("leadership", "civilised uncivilised", "", "free", 1, 2, 1),
    ("lost_scroll", "civilised uncivilised", "", "free", None, 3, 1),
    ("road_building", "civilised uncivilised", "", "pinned", 1, 2, 1),
    ("acclaimed", "fame", "", "", None, 2, 1),
    ("eminent", "fame", "", "free", 8, 2, 1),
    ("imperial", "fame", "", "", None, 2, 1),
    ("independent", "fame", "", "free", 3, 2, 1),
    ("magnificent", "fame", "", "free", 5, 2, 1),
    ("outstanding", "fame", "", "free", 7, 2, 1),
    ("proud", "fame", "", "", None, 2, 2),
    ("archipelago", "region", "production fertile river", "pinned", 0, 2, 1),
    ("fortified_region", "region", "", "pinned", 1, 2, 1),
    ("fortunate_isle", "region", "", "barbarian", 2, 2, 1),
    ("grassland", "region", "production fertile", "pinned", 0, 2, 1),
    ("highlands", "region", "production", "pinned", 0, 2, 1),
    ("island", "region", "production fertile river", "pinned", 0, 2, 1),
    ("lakes", "region", "production river river", "pinned", 0, 2, 1),
    ("lowlands", "region", "production", "pinned", 0, 2, 1),
    ("moor", "region", "production river", "pinned", 0, 2, 1),
    ("mountain_legends", "region", "production", "pinned", 0, 2, 1),
    ("peninsula", "region", "production production river", "pinned", 0, 2, 1),
    ("plain", "region", "production production fertile", "pinned", 0, 2, 1),
    ("rainforest", "region", "production fertile", "pinned", 0, 2, 1),
    ("sacred_grove", "region", "", "", None, 3, 1),
    ("carthaginians", "tributary", "", "attack", None, 2, 1),
    ("celts", "tributary", "", "attack", 3, 2, 1),
    ("etruscans", "tributary", "", "barbarian", 3, 2, 1),
    ("greeks", "tributary", "metropolis", "pinned empire", None, 2, 1),
    ("macedonians", "tributary", "", "", None, 2, 1),
    ("persians", "tributary", "", "", None, 2, 1),
    ("phoenicians", "tributary", "", "", 3, 2, 1),
    ("romans", "tributary", "", "", 3, 3, 1),
    ("scythians", "tributary", "", "pinned", 3, 2, 1),
    ("vikings", "tributary", "", "attack empire", None, 2, 1),
    ("xiongnu", "tributary", "", "attack", None, 4, 1),
    ("code_of_laws", "uncivilised", "", "pinned", 1, 2, 1),
    ("domestication", "uncivilised", "", "pinned", None, 2, 1),
    ("elders", "uncivilised", "", "", 1, 2, 1),
    ("espionage", "uncivilised", "", "attack", 1, 2, 1),
    ("invasion", "uncivilised", "", "attack", 1, 2, 1),
    ("jade_mask", "uncivilised", "", "", None, 2, 1),
    ("mining", "uncivilised", "", "pinned", 1, 4, 1),
    ("monument", "uncivilised", "", "pinned barbarian", 1, 2, 1),
    ("oracle", "uncivilised", "", "free barbarian", None, 2, 1),
    ("qanat", "uncivilised", "", "pinned", None, 2, 1),
    ("religion", "uncivilised", "", "pinned", 1, 2, 1),
    ("rituals_and_ceremonies", "uncivilised", "", "free barbarian", 1, 3, 1),
    ("water_mill", "uncivilised", "", "pinned", None, 2, 1),
]
ROWS = {"classics": CLASSICS, "legends": LEGENDS}
