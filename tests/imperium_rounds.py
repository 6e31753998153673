"""Whole turns and rounds of Imperium, players who own next to nothing, the cards of both boxes."""

from __future__ import annotations

from collections import Counter
from typing import Any

import tabularium as tb
from imperium_table import imperium, keys

# by suit of setup (I8): cards used at any number of players, with 3 or more, only with 4
CLASSICS = {
    "region": (
        "cape coast floodplain forest hills jungle marsh mountain oasis river sacred_pass steppe"
        " woodland",
        "wilderness",
        "",
    ),
    "uncivilised": (
        "agriculture boats city city city diplomacy elders gambling invasion jade_mask leadership"
        " mysticism oracle port shaduf shrine town town",
        "ambassador lost_scroll rituals_and_ceremonies",
        "standing_army",
    ),
    "civilised": (
        "cataphract coinage corruption education exports mercenaries metropolis moneylenders onager"
        " pharmacy temple urban_development",
        "wonder",
        "drama_and_poetry metropolis",
    ),
    "tributary": (
        "aksumites armenians assyrians egyptians hittites ionians minoans qin sumerians",
        "olmecs",
        "mauryans",
    ),
    "fame": (
        "awe_inspiring glorious great marvellous notorious praiseworthy triumphant triumphant",
        "",
        "",
    ),
}
LEGENDS = {
    "region": (
        "archipelago fortified_region fortunate_isle grassland highlands island lakes lowlands moor"
        " mountain_legends peninsula plain rainforest",
        "sacred_grove",
        "",
    ),
    "uncivilised": (
        "art city city city code_of_laws diplomacy domestication elders espionage invasion"
        " jade_mask leadership monument oracle qanat religion road_building water_mill",
        "city lost_scroll rituals_and_ceremonies",
        "mining",
    ),
    "civilised": (
        "amphitheatre astronomy cataphract civil_service corruption education exports mercenaries"
        " metropolis moneylenders onager urban_development",
        "cartography",
        "drama_and_poetry masonry",
    ),
    "tributary": (
        "carthaginians celts etruscans greeks macedonians persians phoenicians scythians vikings",
        "romans",
        "xiongnu",
    ),
    "fame": ("acclaimed eminent imperial independent magnificent outstanding proud proud", "", ""),
}
BOXES = {"classics": CLASSICS, "legends": LEGENDS}
DUAL = {"city", "ambassador", "gambling", "port", "diplomacy", "leadership", "lost_scroll"} | {
    "road_building",
    "art",
}

# five regions: nothing under them, nothing on them
WILD = ["hills", "marsh", "jungle", "forest", "steppe"]


def box(name: str, suit: str, players: int = 4) -> list[str]:
    """The cards of a suit in a box that are used with so many players."""
    return sorted(" ".join(BOXES[name][suit][: players - 1]).split())


def bare(**entries: Any) -> dict[str, Any]:
    """A player with tokens and a power card only, besides what is named."""
    nothing = {"hand": [], "deck": [], "discard": [], "nation": [], "development": []}
    return nothing | {"tokens": {"material": 0, "population": 0, "progress": 0}} | entries


def pool(material: int = 0, population: int = 0, progress: int = 0) -> dict[str, int]:
    return {"material": material, "population": population, "progress": progress}


def new(*seats: str, seed: int = 0, **options: Any) -> tb.Game:
    """A new game in which seat 0 starts unless told otherwise."""
    return tb.new("imperium", seats, seed=seed, options={"first_player": "first_seat"} | options)


def table(*players: dict[str, Any], main: list[str] | None = None, **top: Any) -> tb.Game:
    """A position; with ``main`` the main deck is exactly that, from the top."""
    top = {"market": WILD} | top
    if main is not None:
        dealt = imperium(*players, **top | {"decks": top.get("decks", {}) | {"main": main}})
        rest = dealt.position()["decks"]["main"][len(main) :]
        gone = rest + list(top.get("gone", []))
        small = {suit: cards for suit, cards in dealt.position()["decks"].items() if suit != "main"}
        top |= {"decks": small | {"main": main}, "gone": gone}
    g = imperium(*players, **top)
    if main is not None:
        assert g.position()["decks"]["main"] == main
    return g


def clean_up(g: tb.Game, on: str | None = None) -> tb.Game:
    """Put the token on a market card (the first one) and discard nothing."""
    seat = g.to_move
    if not g.over and g.decision.kind == "place":
        g.play(on or keys(g)[0])
    if not g.over and g.decision.kind == "discard" and g.to_move == seat and "none" in keys(g):
        g.play("none")
    return g


def end_turn(g: tb.Game, on: str | None = None) -> tb.Game:
    """End the turn without doing more, and clean up."""
    if g.decision.kind == "turn":  # it is over by itself when nothing else can be done
        g.play("end")
    return clean_up(g, on)


def end_round(g: tb.Game) -> tb.Game:
    """End all turns that are left in this round."""
    number = g.view(None)["round"]
    while not g.over and g.view(None)["round"] == number and g.decision.kind == "turn":
        end_turn(g)
    return g


def decline(g: tb.Game) -> tb.Game:
    """Say no to everything that may be done."""
    while not g.over and g.decision.kind == "may":
        g.play("no")
    return g


def exhausted(g: tb.Game, card: str, seat: int = 0) -> bool:
    """Whether an exhaust token lies on a card in play or on the power card."""
    shown = g.view(None)["players"][seat]
    found = next(entry for entry in shown["play"] + shown["powers"] if entry["card"] == card)
    return bool(found.get("exhausted", False))


def common(g: tb.Game) -> Counter[str]:
    """All common cards in the decks and the market."""
    doc = g.position()
    return Counter(card for deck in doc["decks"].values() for card in deck) + Counter(
        entry["card"] for entry in doc["market"]
    )


def of_box(name: str, players: int, *suits: str) -> Counter[str]:
    """The cards of some suits in a box that are used with so many players."""
    return Counter(card for suit in suits for card in box(name, suit, players))


def all_unrest(g: tb.Game) -> int:
    """Unrest in the pile and under market cards."""
    shown = g.view(None)
    return shown["unrest_pile"] + sum(bool(card.get("unrest")) for card in shown["market"])
