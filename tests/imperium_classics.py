"""Tables and checks for the cards of the eight nations of Imperium: Classics.

``table(nation, me)`` is a small fixed position: whatever is not named is empty or the same for
every test, so that each change can be told apart.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import pytest

import tabularium as tb
from imperium_table import discard, garrison, hand, imperium, in_play, keys, tokens

SPARE = "assyrians"  # free to play at any time, so that a turn does not end by itself
DECK = ("port", "leadership", "gambling", "diplomacy")
MARKET = ("hills", "elders", "temple", "hittites", "jungle")
UNRESTED = (
    "hills",
    {"card": "elders", "unrest": True},
    {"card": "temple", "unrest": True},
    {"card": "hittites", "unrest": True},
    "jungle",
)
DECKS = {
    "region": ["marsh", "river"],
    "uncivilised": ["oracle", "boats"],
    "civilised": ["coinage", "pharmacy"],
    "main": ["minoans", "city"],
    "fame": ["great", "glorious", "marvellous"],
}
PURSE = {"material": 10, "population": 10, "progress": 0}
EMPTY = {"material": 0, "population": 0, "progress": 0}
ME = {"tokens": PURSE, "hand": [SPARE], "deck": list(DECK)}
RIVAL = {
    "tokens": PURSE,
    "hand": ["advance", "conquer"],
    "deck": ["glory", "unrest"],
}


def table(
    nation: str,
    me: dict[str, Any] | None = None,
    rival: dict[str, Any] | None = None,
    *more: dict[str, Any],
    foes: tuple[str, ...] = ("romans", "persians", "greeks"),
    **top: Any,
) -> tb.Game:
    others = tuple(name for name in foes if name != nation)
    if not others:
        others = ("carthaginians",)
    players = (ME | (me or {}), RIVAL | (rival or {}), *(RIVAL | seat for seat in more))
    return imperium(
        *players,
        seats=(nation, *others),
        **({"market": list(MARKET), "decks": DECKS} | top),
    )


def purse(g: tb.Game, seat: int = 0, **base: int) -> dict[str, int]:
    """What a player has gained or lost since the position was set up with ``PURSE``."""
    now = tokens(g, seat)
    start = PURSE | base
    return {name: now[name] - start[name] for name in now if now[name] != start[name]}


def score(g: tb.Game, part: str = "cards", seat: int = 0) -> int:
    return g.scores()[seat].parts[part]


def market(g: tb.Game) -> list[str]:
    return [slot["card"] for slot in g.view(None)["market"]]


def kind(g: tb.Game) -> str:
    assert g.decision is not None
    return g.decision.kind


def asks(g: tb.Game) -> int:
    """The seat that has to decide."""
    assert g.decision is not None
    return g.decision.seat


def settle(g: tb.Game) -> tb.Game:
    """Decline what may be declined and answer the rest somehow, until a turn goes on."""
    for _ in range(60):
        if kind(g) == "turn":
            return g
        offered = keys(g)
        g.play(next((key for key in ("no", "none") if key in offered), offered[0]))
    raise AssertionError("no end")


def abandon_all(g: tb.Game) -> tb.Game:
    while kind(g) == "abandon":
        g.play(keys(g)[0])
    return g


def end_turn(g: tb.Game) -> tb.Game:
    """End the turn: the token goes to the first market card, nothing is discarded."""
    seat = asks(g)
    if kind(g) == "turn":
        g.play("end")
    if kind(g) == "place" and asks(g) == seat:
        g.play(keys(g)[0])
    if kind(g) == "discard" and asks(g) == seat and "none" in keys(g):
        g.play("none")
    return g


def solstice(
    nation: str, me: dict[str, Any], rival: dict[str, Any] | None = None, **top: Any
) -> tb.Game:
    """The last turn of the round, of the rival, has just ended."""
    return end_turn(table(nation, me, rival, **({"turn": 1} | top)))


def hand_after_round(nation: str, me: dict[str, Any]) -> int:
    """How many cards are held after a turn in which nothing was done."""
    g = table(nation, {"hand": [SPARE], "deck": [*DECK, "town", "shrine"]} | me)
    return len(hand(end_turn(g)))


# --- what is printed on the cards -----------------------------------------------------------------


@dataclass(frozen=True)
class Card:
    """What a card bears. Icons: p production, r river, f fertile, c city or metropolis."""

    key: str
    state: str = ""
    pinned: bool = False
    attack: bool = False
    free: bool = False
    suit: str = ""
    icons: str = ""
    vp: int | None = 0
    cost: tuple[int, int] | None = None
    unplayable: bool = False
    play: tuple[str, ...] = ()
    history: tuple[str, ...] = field(default=())

    def needed(self) -> dict[str, Any]:
        return {"play": list(self.play), "history": list(self.history)}


def each(cards: list[Card]) -> Any:
    return pytest.mark.parametrize("card", cards, ids=[card.key for card in cards])


def owner(nation: str) -> tuple[str, tuple[str, ...]]:
    """Vikings are never an empire: somebody else holds their cards."""
    return ("romans", ("vikings",)) if nation == "vikings" else (nation, ("romans", "persians"))


def check_playable(nation: str, card: Card) -> None:
    """State icon, and whether an action token is needed."""
    name, foes = owner(nation)
    rival = {"hand": ["unrest"], "deck": []}
    for state in ("barbarian", "empire"):
        fits = not card.unplayable and card.state in ("", state)
        me = {"hand": [card.key, SPARE], "state": state} | card.needed()
        assert (f"play:{card.key}" in keys(table(name, me, rival, foes=foes))) is fits
        g = table(name, me | {"actions": 0}, rival, foes=foes)
        assert (f"play:{card.key}" in keys(g)) is (fits and card.free)


def check_played(nation: str, card: Card) -> None:
    """Attacks can be avoided by others; pinned cards stay, the others do not."""
    me = {"hand": [card.key, SPARE], "state": card.state or "barbarian"} | card.needed()
    rival = {"play": ["cape"], "hand": ["unrest"], "deck": ["unrest"]}
    g = table(nation, me, rival)
    if card.unplayable:
        return
    g.play(f"play:{card.key}")
    assert (kind(g) == "may" and asks(g) == 1) is card.attack
    settle(g)
    assert (card.key in in_play(g)) is card.pinned


def check_icons(nation: str, card: Card) -> None:
    """Suits and icons, by what other cards count."""
    for counter, plain, worth in (
        ("agriculture", "mysticism", 2 * card.icons.count("f") - 1),
        ("shaduf", "mysticism", 2 * card.icons.count("r") - 1),
        ("urban_development", "corruption", 2 * card.icons.count("c") - 2),
        ("aksumites", "armenians", 1 + (card.suit == "tributary") - 3),
    ):
        me = {"discard": [card.key], "tokens": EMPTY}
        counted = score(table(nation, me | {"hand": [counter]}))
        assert counted - score(table(nation, me | {"hand": [plain]})) == worth, counter
    if card.pinned:
        for choice, more in (
            ("material", card.icons.count("p")),
            ("population", int(card.suit == "region")),
        ):
            me = {"hand": ["prosperity", SPARE], "play": [card.key, "floodplain"]}
            g = table(nation, me)
            g.play("play:prosperity").play("no").play("no").play(choice)
            assert purse(g) == {choice: 1 + more}


def check_points(nation: str, card: Card) -> None:
    """Points that do not depend on anything."""
    base = score(table(nation, {"tokens": EMPTY}))
    if card.vp is not None:
        assert score(table(nation, {"discard": [card.key], "tokens": EMPTY})) - base == card.vp


def check_cost(nation: str, card: Card) -> None:
    """Developing takes exactly the cost, and less than that is not enough."""
    assert card.cost is not None
    material, population = card.cost
    for short in ((0, 0), (1, 0), (0, 1)):
        have = (material - short[0], population - short[1])
        if min(have) < 0:
            continue
        me = {
            "hand": ["egyptians", SPARE],
            "state": "empire",
            "development": [card.key],
            "tokens": {"material": have[0], "population": have[1], "progress": 0},
        }
        g = table(nation, me).play("play:egyptians")
        assert (card.key in discard(g)) is (short == (0, 0))
        left = (0, 0) if short == (0, 0) else have
        assert (tokens(g)["material"], tokens(g)["population"]) == left


def check_region(nation: str, key: str, gain: dict[str, int], before: tuple[str, ...] = ()) -> None:
    """A region gives what it gives, then a card may be garrisoned under it."""
    g = table(nation, {"hand": [key, SPARE]}).play(f"play:{key}")
    for move in before:
        g.play(move)
    assert purse(g) == gain
    left = g.clone().play("no")
    assert garrison(left, key) == []
    assert hand(left) == [SPARE]
    g.play("yes")
    assert garrison(g, key) == [SPARE]
    assert hand(g) == []


def check_city(nation: str, key: str) -> None:
    """At the solstice a card may be discarded for a material, a population or a card."""
    me = {
        "hand": ["town"],
        "play": [key],
        "state": "empire" if nation != "vikings" else "barbarian",
    }
    for choice, gain, held in (
        ("material", {"material": 1}, []),
        ("population", {"population": 1}, []),
        ("draw", {}, ["port"]),
    ):
        g = solstice(nation, me)
        assert asks(g) == 0
        g.play("yes").play(choice)
        assert purse(g) == gain
        assert hand(g) == held
        assert discard(g) == ["town"]
    g = solstice(nation, me).play("no")
    assert purse(g) == {}
    assert hand(g) == ["town"]
    g = solstice(nation, me | {"hand": []})
    assert kind(g) == "turn"
    assert purse(g) == {}


def check_metropolis(nation: str, key: str) -> None:
    """At the solstice: a material, a population or a card, and nothing to pay."""
    me = {"hand": ["town"], "play": [key], "state": "empire"}
    for choice, gain, held in (
        ("material", {"material": 1}, ["town"]),
        ("population", {"population": 1}, ["town"]),
        ("draw", {}, ["port", "town"]),
    ):
        g = solstice(nation, me).play(choice)
        assert purse(g) == gain
        assert hand(g) == held
        assert discard(g) == []
