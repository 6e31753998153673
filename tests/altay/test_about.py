"""What options are about: the things on the table, each with its part (none has to be guessed)."""

import random

import pytest

import tabularium as tb

PLACES = {
    "hand": lambda view, seat: view["hand"],
    "archive": lambda view, seat: view["players"][seat]["archive"],
    "table": lambda view, seat: [card["card"] for card in view["players"][seat]["table"]],
    "progress": lambda view, seat: [card["card"] for card in view["players"][seat]["progress"]],
    "achievements": lambda view, seat: view["players"][seat]["achievements"],
    "secret": lambda view, seat: view["secret"],
    "market": lambda view, seat: [pile["title"] for pile in view["market"]],
    "displays": lambda view, seat: [card for cards in view["displays"] for card in cards],
    "board": lambda view, seat: [str(spot["territory"]) for spot in view["board"]],
    "goods": lambda view, seat: view["goods"],
    "coins": lambda view, seat: ["coins"],
}
BARE = {"end", "done", "fight", "surrender", "none", "more", "trade"}


@pytest.mark.parametrize("seed", range(6))
def test_everything_an_option_is_about_lies_there(seed):
    g = tb.new("altay", seats=2 + seed % 3, seed=seed, options={"trade": seed % 2 == 0})
    draw = random.Random(seed)
    while not g.over and len(g.moves) < 400:
        decision = g.decision
        view = g.view(decision.seat)
        for option in decision.options:
            for thing in option.about:
                assert thing.name in PLACES[thing.zone](view, decision.seat), option.key
                assert thing.seat in (-1, decision.seat)
            if decision.kind != "faction" and option.key not in BARE:
                assert option.about, option.key
        g.apply(draw.randrange(g.n_options))


def test_an_attack_chooses_where_it_comes_from_and_hits_where_it_goes():
    g = tb.position(
        {
            "game": "altay",
            "seats": ["earthfolk", "smallfolk"],
            "board": {"5": "earthfolk 4", "17": "smallfolk 1"},
            "players": [{"hand": ["chariot", "warrior"]}],
        }
    )
    attack = next(option for option in g.decision.options if option.key == "attack:5:17")
    assert str(attack.about) == "(<chosen: 5 in board>, <hit: 17 in board>)"
    members = g.play("attack:5:17").decision.set.members
    assert [str(member.about[0]) for member in members] == [
        "<chosen: warrior in hand of seat 0>",
        "<chosen: chariot in hand of seat 0>",
    ]
