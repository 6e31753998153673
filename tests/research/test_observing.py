"""The rows of bytes that learning programs see: all that is public, nothing that is hidden."""

import json
import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import tabularium as tb
from games import played, step
from tabularium.plugins import rules_of

GAMES = [info.id for info in tb.games()]
every_game = pytest.mark.parametrize("game", GAMES)
seeds = st.integers(0, 10**6)
moments = st.one_of(st.integers(0, 20), st.integers(0, 900))


def row(g, seat):
    return g.rules.observe(g.state, seat)


def look(g, seat, name):
    """One part of a row, by its name."""
    start, end = next((a, b) for n, a, b in g.rules.observed(g.seats) if n == name)
    return list(row(g, seat)[start:end])


def seen_in(g, seat, place):
    """How many cards a seat sees in a place."""
    return look(g, seat, "cards").count(g.rules.places(g.seats).index(place))


@pytest.mark.slow
@every_game
@settings(max_examples=60)
@given(seed=seeds, moment=moments, other=seeds)
def test_hidden_cards_dealt_anew_change_nothing(game, seed, moment, other):
    g = played(seed, moment, game)
    for seat in range(g.seats):
        assert row(g.resample(seat, other), seat) == row(g, seat)


@every_game
def test_the_named_parts_cover_the_row(game):
    info = rules_of(game).info
    for seats in range(info.min_seats, info.max_seats + 1):
        g = tb.new(game, seats=seats, seed=1)
        at = 0
        names = set()
        for name, start, end in g.rules.observed(seats):
            assert start == at < end, name
            assert name not in names
            names.add(name)
            at = end
        assert at == len(row(g, 0))


@every_game
def test_every_place_has_a_name_of_its_own(game):
    for seats in range(2, rules_of(game).info.max_seats + 1):
        places = rules_of(game).places(seats)
        assert len(set(places)) == len(places)


# what views work out from the rest; and the order of cards in a row, which rows leave out
WORKED_OUT = (
    *("points", "production", "ranks", "last_round", "fame", "rating", "strength"),
    *("worth", "most_defence"),
)
SEATS_NAMED = ("first_player", "turn", "order", "buyer")  # there is no other in a solo game


def plain(view, out):
    """A view without some entries, as far as rows say the same."""
    if isinstance(view, dict):
        return {name: plain(value, out) for name, value in view.items() if name not in out}
    if isinstance(view, list) and view and not isinstance(view[0], int):
        values = [plain(value, out) for value in view]
        return sorted(values, key=lambda value: json.dumps(value, sort_keys=True))
    return view


SPACES = {"altay": (), "settlers": (), "nations": (0,), "imperium": (0,)}  # markets of fixed size


def changes(g, draw):
    """The game's state with one thing changed, again and again: a counter, a mark, a card moved."""
    for i in range(len(g.state.nums)):
        t = g.state.clone()
        t.nums[i] += -1 if t.nums[i] > 0 else 1  # flags stay flags, seats stay seats
        yield f"number {i}", t
    full = [zone for zone in range(len(g.state.zones)) if g.state.zones[zone]]
    for zone in full:
        t = g.state.clone()
        place = draw.randrange(len(t.zones[zone]))
        t.marks[t.zones[zone][place]] ^= 1 << draw.randrange(26)
        yield f"mark in zone {zone}", t
    for _ in range(60):
        t = g.state.clone()
        zone, other = draw.choice(full), draw.choice(full)
        card = t.zones[zone].pop(draw.randrange(len(t.zones[zone])))
        if other in SPACES[g.rules.info.id]:  # as many as there are: a card for a card
            place = draw.randrange(len(t.zones[other]))
            card, t.zones[other][place] = t.zones[other][place], card
            t.zones[zone].append(card)
        elif zone not in SPACES[g.rules.info.id]:
            t.zones[other].append(card)
        else:
            continue
        yield f"card from zone {zone} to {other}", t


@pytest.mark.slow
@every_game
def test_what_changes_in_the_view_changes_the_row(game):
    tried = 0
    for seed in range(16):
        draw = random.Random(seed)
        g = played(seed, draw.choice((5, 40, 150, 400)), game)
        if g.over:
            continue
        seat = draw.randrange(g.seats)
        view = g.rules.view(g.state, seat)
        out = WORKED_OUT + (SEATS_NAMED if g.seats == 1 else ())
        for what, t in changes(g, draw):
            try:
                other = g.rules.view(t, seat)
            except Exception:
                continue  # no game looks like that, and there is no view of it
            bytes_now = g.rules.observe(t, seat)
            tried += 1
            if plain(other, out) != plain(view, out):
                assert bytes_now != row(g, seat), (seed, what)
    assert tried > 1000


def test_a_seat_sees_its_own_hand_and_not_the_rivals():
    g = tb.new("altay", seats=["earthfolk", "firefolk"], seed=7).play(0).play(0)
    assert seen_in(g, 0, "own hand") == len(g.view(0)["hand"]) == 5
    assert seen_in(g, 0, "rival 1 known hand") == 0
    assert seen_in(g, 0, "rival 1 hand or deck") == 10
    assert look(g, 0, "hand size") == [5, 5]


def test_seats_are_counted_from_the_observer():
    g = tb.new("nations", seats=3, seed=2)
    while g.view(None)["turn"] is None:
        g.apply(0)
    gold = [player["goods"]["gold"] for player in g.view(None)["players"]]
    for seat in range(3):
        assert look(g, seat, "goods")[::4] == gold[seat:] + gold[:seat]
        assert look(g, seat, "own seat").index(1) == seat
        assert look(g, seat, "to move").index(1) == (g.to_move - seat) % 3


def test_only_who_is_asked_sees_which_card_asks():
    g = tb.new("imperium", seats=2, seed=4, options={"factions": "random"})
    draw = random.Random(4)
    concerned = 0
    for _ in range(200):
        concerned += any(look(g, g.to_move, "concerns"))
        assert not any(look(g, 1 - g.to_move, "concerns"))
        step(g, draw)
    assert concerned > 20


def test_goods_on_a_card_stand_beside_its_place():
    g = tb.position(
        {
            "game": "altay",
            "seats": ["earthfolk", "firefolk"],
            "players": [{"table": [{"card": "village", "goods": {"food": 1}}]}],
        }
    )
    place = g.rules.places(2).index("own table")
    at = look(g, 0, "cards").index(place)
    assert look(g, 0, "food on cards")[at] == 1
    assert sum(look(g, 0, "food on cards")) == 1
