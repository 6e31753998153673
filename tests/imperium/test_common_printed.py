"""What is printed on the common cards, found again by what it does."""

from __future__ import annotations

from collections import Counter

import pytest

import tabularium as tb
from imperium_common import ROWS, actions, asked, classics, legends, play, table, who
from imperium_table import imperium, in_play, keys, player, rule, tokens

BOXES = ("classics", "legends")
CARDS = [
    pytest.param(box, *row[:5], row[5], id=f"{box}-{row[0]}-{row[5]}")
    for box in BOXES
    for row in ROWS[box]
]
# suit or icon: a card that scores it, points for each; where two boxes need it, one card each
SUITS = {
    "region": ("portals", 1),
    "uncivilised": ("mountain_retreat", 1),
    "civilised": ("tree_of_knowledge", 1),
    "tributary": ("daochang", 1),
    "fame": ("lost_tomes", 2),
}
ICONS = {
    "classics": {"fertile": "agriculture", "river": "shaduf", "city": "urban_development"},
    "legends": {"fertile": "domestication", "river": "qanat", "city": "urban_development"},
}
NEVER = ("sumerians", "triumphant", "proud")
# cards with which an attack is avoided
SHIELDS = {"classics": "cape", "legends": "scythians"}
RICH = {"material": 9, "population": 9, "progress": 9}


def utopia(box, *cards):
    """The points of these cards at a table of nations that share no tributary's name."""
    seats = ("utopians", "atlanteans", "arthurians", "carthaginians")
    if box == "legends":
        seats = ("utopians", "atlanteans", "arthurians", "qin")
    me = who(discard=list(cards))
    g = imperium(
        me,
        *[{}] * 3,
        seats=seats,
        options={"common_cards": box},
        market=[None] * 5,
    )
    parts = g.scores()[0].parts
    return parts["cards"] + parts["fame"] + parts["unrest"]


def adds(box, card, probe):
    """How many points the probe scores for the card."""
    own = card == "acclaimed" or (card, probe) == ("egyptians", "urban_development")
    return utopia(box, card, probe) - utopia(box, card) - utopia(box, probe) - own


@rule("I1", "I7", "I8", "I200")
@pytest.mark.parametrize("box, card, suits, icons, marks, vp, least", CARDS)
def test_suits(box, card, suits, icons, marks, vp, least):
    found = {suit for suit, (probe, each) in SUITS.items() if adds(box, card, probe) == each}
    assert found == set(suits.split())


@rule("I5", "I200")
@pytest.mark.parametrize("box, card, suits, icons, marks, vp, least", CARDS)
def test_icons(box, card, suits, icons, marks, vp, least):
    printed = Counter("city" if icon == "metropolis" else icon for icon in icons.split())
    for icon, probe in ICONS[box].items():
        if card != probe:
            assert adds(box, card, probe) == 2 * printed[icon], icon


@pytest.mark.parametrize(
    "box, card, suits, icons, marks, vp, least", [p for p in CARDS if "pinned" in p.values[4]]
)
def test_production(box, card, suits, icons, marks, vp, least):
    """Prosperity gives a material for every production icon in play."""
    g = table(box, who(hand=["prosperity"], play=[card], actions=1), n=4)
    play(g, "play:prosperity")
    while g.decision.kind == "may":
        play(g, "no")
    play(g, "material")
    assert tokens(g)["material"] == icons.split().count("production")


@rule("I12", "I72")
@pytest.mark.parametrize(
    "box, card, suits, icons, marks, vp, least", [p for p in CARDS if p.values[5] is not None]
)
def test_fixed_points(box, card, suits, icons, marks, vp, least):
    assert utopia(box, card) == vp


@rule("I3", "I47", "I94")
@pytest.mark.parametrize("box, card, suits, icons, marks, vp, least", CARDS)
def test_state_and_free_play(box, card, suits, icons, marks, vp, least):
    for state in ("barbarian", "empire"):
        for left in (0, 1):
            me = who(hand=[card], state=state, actions=left) | {"tokens": RICH}
            fits = state in marks or not {"barbarian", "empire"} & set(marks.split())
            allowed = fits and card not in NEVER and ("free" in marks or left)
            # nothing but the card can be done
            g = table(box, me, n=4)
            assert (f"play:{card}" in keys(g)) == bool(allowed), (state, left)


@rule("I2", "I47", "I102")
@pytest.mark.parametrize(
    "box, card, suits, icons, marks, vp, least",
    [p for p in CARDS if p.values[1] not in NEVER and p.values[1] != SHIELDS[p.values[0]]],
)
def test_pinned_and_attack(box, card, suits, icons, marks, vp, least):
    """A pinned card stays in play, no other does; an attack can be avoided."""
    shield = SHIELDS[box]
    state = "empire" if "empire" in marks else "barbarian"
    me = who(hand=[card], state=state) | {"tokens": RICH}
    g = table(box, me, who(play=[shield]), n=4)
    play(g, f"play:{card}")
    while g.decision.kind not in ("place", "turn"):
        offered = keys(g)
        wanted = ("yes",) if asked(g)[1] == 1 else ("no", "none", "enough")
        play(g, next((key for key in wanted if key in offered), offered[0]))
    assert (card in in_play(g)) == ("pinned" in marks)
    ready = [entry["card"] for entry in player(g, 1)["play"] if not entry.get("exhausted")]
    assert (shield in ready) == ("attack" not in marks)
    assert actions(g) >= (3 if "free" in marks else 2)


@rule("I10", "I31", "I35", "I36", "I37", "I131", "I132")
@pytest.mark.parametrize("box", BOXES)
@pytest.mark.parametrize("n, fame", [(2, 6), (3, 7), (4, 8)])
def test_cards_in_the_game(box, n, fame):
    """Which cards lie in the decks and on the market, by their player marks."""
    seats = ("utopians", "atlanteans", "arthurians", "carthaginians")
    if box == "legends":
        seats = ("utopians", "atlanteans", "arthurians", "qin")
    g = tb.new("imperium", seats=list(seats[:n]), seed=n, options={"common_cards": box})
    doc = g.position()
    decks = doc["decks"]
    found = Counter(slot["card"] for slot in doc["market"])
    for name in ("region", "uncivilised", "civilised", "main"):
        found.update(decks[name])
    wanted = Counter()
    famous = Counter()
    for key, suits, _, _, _, least, copies in ROWS[box]:
        if suits == "fame":
            famous[key] += copies
        elif least <= n:
            wanted[key] += copies
    assert found == wanted
    assert len(decks["fame"]) == fame
    assert not Counter(decks["fame"]) - famous


@rule("I8", "I36", "I29")
@pytest.mark.parametrize("box", BOXES)
def test_small_decks_hold_their_suit(box):
    seats = ("utopians", "atlanteans", "arthurians", "carthaginians")
    if box == "legends":
        seats = ("utopians", "atlanteans", "arthurians", "qin")
    g = tb.new("imperium", seats=list(seats), seed=5, options={"common_cards": box})
    doc = g.position()
    suits = {row[0]: row[1].split()[-1] for row in ROWS[box]}  # dual cards are uncivilised here
    for slot, name in zip(doc["market"], ("region", "uncivilised", "civilised"), strict=False):
        cards = [*doc["decks"][name], slot["card"]]
        assert {suits[card] for card in cards} == {name}
        assert len(cards) == 8


@rule("I12", "I72")
def test_unrest_costs_two_points():
    for g in (
        classics(who(hand=["unrest"], deck=["unrest"])),
        legends(who(play=[], hand=["unrest"] * 2)),
    ):
        assert g.scores()[0].parts["unrest"] == -4
