"""What events say has moved: nothing is left out, nothing hidden is named."""

import random

import pytest

import tabularium as tb
from tabularium.kernel.events import CARD, EVERYBODY, MARK, MOVE, NUMBER, Event, Witness
from tabularium.kernel.game import event_data, heard
from tabularium.testing.told import changed

DISCARDED = ["warrior", "hunter", "village"]
GAMES = [info.id for info in tb.games()]


def played(game, seats, seed, moves=150):
    g = tb.new(game, seats=seats, seed=seed)
    draw = random.Random(seed)
    while not g.over and len(g.moves) < moves:
        g.apply(draw.randrange(g.n_options))
    return g


class Told:
    """A game that tells what moves, followed move by move."""

    def __init__(self, game):
        self.state = game.at_move(0).state.clone()
        self.state.watch()

    def apply(self, option):
        """Take an option; gives what was told of it."""
        self.state.apply(option)
        return self.state.told()


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("game", GAMES)
def test_the_table_follows_from_what_moved(game, seed):
    """Whoever carries out all moves from the start on has the table of the end."""
    g = played(game, 2 + seed % 2, seed)
    start = g.at_move(0).state
    where = {card: zone for zone, cards in enumerate(start.zones) for card in cards}
    nums = list(start.nums)
    marks = list(start.marks)
    game_told = Told(g)
    moved = [event.moved for i in g.moves for event in game_told.apply(i)]
    moved.append(game_told.state.witness.held)
    for moves in moved:
        for at in range(0, len(moves), MOVE):
            what, *numbers = moves[at : at + MOVE]
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


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("game", GAMES)
def test_what_everybody_sees_change_is_told_with_the_move_that_changed_it(game, seed):
    """Also where there are no words for it: the last step of a card that does nothing, say."""
    g = tb.new(game, seats=2 + seed % 2, seed=seed)
    draw = random.Random(seed)
    follows = Told(g)
    on_table = g.rules.layout.on_table
    unsaid = 0
    while not g.over and len(g.moves) < 400:
        i = draw.randrange(g.n_options)
        state = g.state.clone()
        g.apply(i)
        events = follows.apply(i)
        seen = [g.rules.seen(event, -1) for event in events if heard(event, -1)]
        told = [event_data(g.state, event) for event in seen]
        if list(changed(on_table, state, g.state)):
            assert any("moved" in event for event in told), (g.moves, told)
        unsaid += any(not event.spoken for event in events)
        assert all("moved" in event for event in told if event["event"] == "moved")
    assert unsaid or game not in ("imperium", "settlers")  # the others say nearly everything


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
                # what was shuffled on its way is not followed
                assert seen or move["card"] is None
                seen = move["card"] is not None
                named += seen
                hidden += not seen
    assert named > 20
    # in Nations everything is open but the decks
    assert hidden > 5 or game == "nations"


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("game", ["altay", "settlers", "imperium"])
def test_a_card_that_goes_to_a_rivals_hand_is_named_only_if_it_is_known_there(game, seed):
    """A card that was shuffled into a deck and drawn at once must not be followed."""
    g = tb.new(game, seats=2 + seed % 2, seed=seed)
    draw = random.Random(seed)
    follows = Told(g)
    rules = g.rules
    hands = rules.layout.zone("hand").start
    while not g.over and len(g.moves) < 250:
        i = draw.randrange(g.n_options)
        g.apply(i)
        events = follows.apply(i)
        for viewer in range(g.seats):
            known = [player["known_hand"] for player in g.view(viewer)["players"]]
            for event in events:
                told = rules.seen(event, viewer).moved
                for at in range(0, len(told), MOVE):
                    what, card, _, zone, _ = told[at : at + MOVE]
                    rival = zone - hands
                    if what != CARD or card < 0 or not 0 <= rival < g.seats or rival == viewer:
                        continue
                    if card in g.state.zones[zone]:
                        assert rules.layout.names[card] in known[rival]


def test_a_shuffled_deck_does_not_show_its_order():
    """Nobody learns from the event in which order the cards of a discard pile were shuffled."""
    told = []
    for seed in range(6):
        g = tb.position(
            {
                "game": "altay",
                "seats": ["firefolk", "smallfolk"],
                "seed": seed,
                "players": [{"hand": [], "deck": [], "discard": DISCARDED}, {}],
            },
            forced=True,
        )
        g.play("end")
        told.append([event.get("moved") for event in g.feed(1) if event["event"] == "reshuffle"])
    assert told[0] and all(one == told[0] for one in told)


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


def test_a_card_that_was_shuffled_on_its_way_is_not_followed():
    """From an open pile through a deck into a hand, with no event in between."""
    zones = [[7], [], []]  # an open pile, a deck, a hand
    witness = Witness(zones, [], [0] * 8, looks=True)
    zones[1] = zones[0]
    zones[0] = []
    witness.mixed.update(zones[1])  # as a shuffle does
    zones[2].append(zones[1].pop())
    event = Event([0, 0, 0, 0, 0], EVERYBODY)
    witness.tell(event, zones, [], [0] * 8)
    assert event.moved == [CARD, 7, 0, 2, 1]
    layout = tb.new("settlers", seats=2, seed=1).rules.layout
    discard, hand = (layout.zone(name).start for name in ("discard", "hand"))
    for shuffled, seen in ((0, 7), (1, -1)):
        event.moved = [CARD, 7, discard, hand, shuffled]
        assert layout.on_table.seen(event, 1).moved[1] == seen
        assert layout.on_table.seen(event, 0).moved[1] == 7  # its owner sees it come
