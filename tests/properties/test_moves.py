"""What events say has moved: nothing is left out, nothing hidden is named."""

import random

import pytest

import tabularium as tb
from tabularium.kernel.events import CARD, MARK, MOVE, NUMBER
from tabularium.kernel.teller import Teller

GAMES = [info.id for info in tb.games()]


def played(game, seats, seed, moves=150):
    g = tb.new(game, seats=seats, seed=seed)
    draw = random.Random(seed)
    while not g.over and len(g.moves) < moves:
        g.apply(draw.randrange(g.n_options))
    return g


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("game", GAMES)
def test_the_table_follows_from_what_moved(game, seed):
    """Whoever carries out all moves from the start on has the table of the end."""
    g = played(game, 2 + seed % 2, seed)
    start = g.at_move(0).state
    where = {card: zone for zone, cards in enumerate(start.zones) for card in cards}
    nums = list(start.nums)
    marks = list(start.marks)
    teller = Teller(g.at_move(0))
    before = teller.count
    for i in g.moves:
        teller.apply(i)
    for event in teller._told[before:]:
        for at in range(0, len(event.moved), MOVE):
            what, *numbers = event.moved[at : at + MOVE]
            if what == CARD:
                card, left, came, _ = numbers
                assert where.pop(card, -1) == left
                if came >= 0:
                    where[card] = came
            elif what == NUMBER:
                place, was, now, _ = numbers
                assert nums[place] == was
                nums[place] = now
            else:
                assert what == MARK
                card, zone, was, now = numbers
                assert where[card] == zone
                marks[card] = now
    end = g.state
    assert where == {card: zone for zone, cards in enumerate(end.zones) for card in cards}
    assert nums == end.nums


@pytest.mark.parametrize("game", GAMES)
def test_a_card_is_named_to_whoever_sees_it_come_or_go(game):
    g = played(game, 2, 5)
    layout = g.rules.layout
    named = hidden = 0
    for viewer in (None, 0, 1):
        for event in g.feed(viewer):
            for move in event.get("moved", []):
                if "number" in move or "mark" in move:
                    continue
                seen = False
                for place in (move["from"], move["to"]):
                    if place is not None:
                        zone = next(z for z in layout.on_table.zones if z.shown_as == place["zone"])
                        own = viewer is not None and place.get("seat") == viewer
                        seen = seen or zone.seen == 0 or (zone.seen == 1 and own)
                assert (move["card"] is not None) == seen
                named += seen
                hidden += not seen
    assert named > 20
    # in Nations everything is open but the decks
    assert hidden > 5 or game == "nations"


def test_an_event_says_what_moved_from_where_to_where_and_why():
    g = tb.position(
        {
            "game": "settlers",
            "seats": ["barbarians", "romans"],
            "players": [{"empire": ["barter"], "goods": {"wood": 1, "gold": 2, "worker": 2}}],
        }
    )
    g.play("use:barter")
    event = next(event for event in g.feed(1) if event["event"] == "activate")
    assert event["card"] == "barter"
    assert {"card": "barter", "in": {"zone": "empire", "seat": 0}, "mark": "used"} | {
        "from": None,
        "to": 1,
    } in event["moved"]
