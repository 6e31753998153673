"""What the tests of the Legends nations share: the solstice, and checks of what is printed.

A row of a nation's table is ``(card, suits, icons, marks, points, cost)``: suits other than none;
the icons production, river, fertile, city and metropolis; the marks pinned, attack, barbarian,
empire and free; fixed victory points (None when they vary); the development cost in material,
population and progress, or None. Printed facts are checked by what they do, mostly with the card
in the hands of the Minoans, whose power card scores nothing on side A.
"""

from __future__ import annotations

from typing import Any

import tabularium as tb
from imperium_table import (
    hand,
    history,
    imperium,
    in_play,
    keys,
    play,
    player,
    tokens,
)

Row = tuple[str, str, str, str, int | None, tuple[int, int, int] | None]

MARKET = ["hills", "oracle", "education", "woodland", "ionians"]
# the same cards, those of three suits on top of an unrest
SLOTS: list[Any] = ["hills", *({"card": name, "unrest": True} for name in MARKET[1:3]), "woodland"]
SLOTS.append({"card": "ionians", "unrest": True})
RICH = {"material": 9, "population": 9, "progress": 9}
POOR = {"material": 0, "population": 0, "progress": 0}
# what has to be there before a card may be played at all
NEEDS: dict[str, dict[str, list[str]]] = {
    "palace_of_poseidon": {"play": ["mountain_of_atlantis"]},
    "edicts_of_ashoka": {"history": ["ashoka"]},
    "nanda_dynasty": {"play": ["arthashastra"]},
    "ritual_sacrifice": {
        "play": ["step_pyramids"],
        "hand": ["ritual_sacrifice", "stone_mask", "stone_mask"],
    },
    "duke_zhuang_of_qin": {"play": ["mandate_of_heaven"]},
    "king_wu_of_qin": {"play": ["mandate_of_heaven"], "history": ["duke_zhuang_of_qin"]},
    "emperor_qin_shi_huang": {"play": ["mandate_of_heaven"], "history": ["king_wu_of_qin"]},
}
NEVER = ("seal_stones", "terracotta_warriors")
# suit or icon: a card that scores it, the points for each
PROBES = {
    "region": ("portals", 1),
    "uncivilised": ("mountain_retreat", 1),
    "civilised": ("tree_of_knowledge", 1),
    "tributary": ("daochang", 1),
    "fame": ("lost_tomes", 2),
    "river": ("shaduf", 2),
    "fertile": ("agriculture", 2),
    "city": ("urban_development", 2),
}
NEUTRAL = ("portals", "mountain_retreat", "tree_of_knowledge", "daochang", "lost_tomes")


def names(rows: list[Row]) -> list[str]:
    return [row[0] for row in rows]


def stock(**amounts: int) -> dict[str, int]:
    """These tokens and no others."""
    return POOR | amounts


def gained(g: tb.Game, before: dict[str, int], seat: int = 0) -> dict[str, int]:
    """How the tokens differ from what they were; kinds that did not change are left out."""
    now = tokens(g, seat)
    return {kind: now[kind] - before[kind] for kind in now if now[kind] != before[kind]}


def start(nation: str, me: dict[str, Any], *others: dict[str, Any], **top: Any) -> tb.Game:
    """The nation against Celts without cards in hand; five known cards in the market."""
    seats = top.pop("seats", (nation, "celts", "romans", "greeks"))
    rivals = others or ({"hand": []},)
    return imperium(me, *rivals, seats=seats, **({"market": SLOTS} | top))


def solstice(nation: str, me: dict[str, Any], *others: dict[str, Any], **top: Any) -> tb.Game:
    """The last player of the round has just ended the turn; seat 0 is first in the solstice."""
    n = max(2, 1 + len(others))
    g = start(nation, me, *others, turn=n - 1, **top)
    g.play("end")
    g.play(keys(g)[-1])
    while g.decision is not None and g.decision.kind == "discard" and g.decision.seat == n - 1:
        g.play("none")
    return g


def chosen(g: tb.Game, *moves: str) -> tb.Game:
    """Plays those of the moves that are asked for, in order; the others were settled already."""
    for move in moves:
        if move in keys(g):
            g.play(move)
    return g


def through(g: tb.Game, seat: int = 0) -> tb.Game:
    """Declines what can be declined until the seat may take its next action."""
    while g.decision is not None and (g.decision.kind, g.decision.seat) != ("turn", seat):
        offered = keys(g)
        g.play(next((key for key in ("no", "none", "enough") if key in offered), offered[0]))
    return g


def total(g: tb.Game, seat: int = 0) -> int:
    return g.scores()[seat].total


def market_unrest(g: tb.Game) -> list[bool]:
    return [bool(slot and slot.get("unrest")) for slot in g.view(None)["market"]]


def table(nation: str, me: dict[str, Any], **top: Any) -> tb.Game:
    """Minoans of side A hold what is to be looked at; the nation and the Utopians sit by."""
    others = [name for name in (nation, "utopians", "celts") if name != "minoans"]
    others = list(dict.fromkeys(others))[:2]
    doc = {"side": "A", "hand": [], "deck": [], "discard": [], "tokens": POOR}
    return imperium(doc | me, {}, {}, seats=("minoans", *others), market=MARKET, **top)


def score(nation: str, *cards: str) -> int:
    return total(table(nation, {"deck": list(cards)}))


def held(nation: str, card: str, state: str, actions: int = 3) -> tb.Game:
    """The card in hand, everything at hand to pay with, what it needs in place."""
    needs = NEEDS.get(card, {})
    others = {"cyprus", "pottery", "thera"} - {card}
    me = {"hand": [card, *sorted(others)], "tokens": RICH, "state": state, "actions": actions}
    deck = ["conquer", "crete", "knossos"]
    return table(nation, me | {"deck": [name for name in deck if name != card]} | needs)


def check_state_icon_and_free_play(nation: str, row: Row) -> None:
    card, _, _, marks, _, _ = row
    if card in NEVER:
        fits = {"barbarian": False, "empire": False}
    else:
        fits = {
            "barbarian": "empire" not in marks.split(),
            "empire": "barbarian" not in marks.split(),
        }
    for state, fit in fits.items():
        for actions in (3, 0):
            wanted = fit and (actions > 0 or "free" in marks.split())
            offered = f"play:{card}" in keys(held(nation, card, state, actions))
            assert offered == wanted, (state, actions)


def check_pinned(nation: str, row: Row) -> None:
    """Pinned cards stay in play; others do not."""
    card, _, _, marks, _, _ = row
    g = held(nation, card, "empire" if "empire" in marks else "barbarian")
    if card in NEVER:
        return
    through(g.play(f"play:{card}") or g)
    assert (card in in_play(g)) == ("pinned" in marks.split())


def check_attacks(nation: str, rows: list[Row]) -> None:
    """Ashoka puts all attack cards, and nothing else, into history."""
    cards = [name for name in names(rows) if name != "ashoka"]
    seats = ("mauryans", nation) if nation != "mauryans" else ("mauryans", "celts")
    me = {"hand": ["ashoka"], "deck": cards, "state": "empire"}
    g = imperium(me, {}, seats=seats, market=MARKET)
    g.play("play:ashoka")
    attacks = [row[0] for row in rows if "attack" in row[3].split()]
    assert history(g) == sorted([*attacks, "ashoka"])


def check_suits_and_icons(nation: str, row: Row) -> None:
    card, suits, icons, marks, _, _ = row
    counted = (suits + " " + icons.replace("metropolis", "city")).split()
    alone = score(nation, card)
    for what, (probe, each) in PROBES.items():
        if probe == card or (row[4] is None and probe not in NEUTRAL):
            continue  # a card that scores suits would score the probe
        extra = score(nation, probe, card) - score(nation, probe) - alone
        assert extra == each * counted.count(what), what
    if "pinned" in marks:
        for what, yields in (("material", "production"), ("population", "region")):
            g = table(nation, {"hand": ["prosperity"], "play": [card], "deck": ["conquer"]})
            play(g, "play:prosperity")
            while keys(g) == ["yes", "no"]:
                g.play("no")
            g.play(what)
            assert tokens(g)[what] == counted.count(yields), what


def check_points(nation: str, row: Row) -> None:
    card, points = row[0], row[4]
    if points is not None:
        assert score(nation, card) == points


def check_cost(nation: str, row: Row) -> None:
    """The price is asked, and one token less is not enough."""
    card, cost = row[0], row[5]
    assert cost is not None
    price = dict(zip(("material", "population", "progress"), cost, strict=True))
    me = {"state": "empire", "hand": [], "deck": [], "discard": ["unrest"], "development": [card]}
    rival = {"hand": []}
    g = start(nation, me | {"tokens": price}, rival)
    play(g, "end", "hills")
    assert keys(g) == [card, "none"]
    g.play(card)
    assert card in hand(g) and tokens(g) == POOR
    for kind, amount in price.items():
        if amount:
            g = start(nation, me | {"tokens": price | {kind: amount - 1}}, rival)
            play(g, "end", "hills")
            assert card not in keys(g), kind
            assert card in player(g)["development"]


def arthurians(me: dict[str, Any], *others: dict[str, Any], **top: Any) -> tb.Game:
    return start("arthurians", me, *others, **top)


def court(quest: str) -> dict[str, Any]:
    """King Arthur's Court with a quest under it."""
    return {"card": "king_arthurs_court", "garrison": [quest]}
