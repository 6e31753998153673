"""Playing games in tests: random games of any shape, and moments in the middle of them."""

from __future__ import annotations

import random

import tabularium as tb

# option sets that reach every rule of a game, by game
OPTIONS = {
    "altay": [
        {},
        {"trade": True, "drop_table_cards": True, "ask_government": True},
        {"starts": "suggested", "factions": "random", "abandoned": "returned"},
        {"map": "full", "vp_spots": "inner", "archive_defends": False, "trade": True}
        | {"archive_surrenders": True},
        {"first_player": "first_seat", "round_limit": 12},
    ],
    "imperium": [
        {"factions": "random"},
        {"factions": "random", "common_cards": "legends", "sides": "A"},
        {"factions": "random", "sides": "choose"},
        {"common_cards": "legends", "first_player": "first_seat"},
    ],
    "nations": [
        {},
        {"levels": "master", "sides": "choose"},
        {"levels": "advanced", "sides": "B", "extra_worker": True, "difficulty": "emperor"},
        {"levels": "basic_expert", "advisors_removed": "one", "worker_packages": False, "ages": 2},
        {"levels": "master", "others_suffer": False, "anna_stability": False}
        | {"no_war_is_zero": True, "shaka_stone": "owner", "crusade_books": "always"}
        | {"shortage_at_zero": True, "undeploy_after": False, "factions": "random"},
    ],
    "settlers": [
        {},
        {"lookout": "advanced", "factions": "random"},
        {"peaceful": True, "faction_reshuffle": False},
        {
            "barbarians_deck": {
                **dict.fromkeys(["robbers", "pyre", "dark_chapel"], 3),
                **dict.fromkeys(["raid", "rabble", "idol", "mission", "barter", "pack"], 2),
            }
        },
        {"chapel_points": False, "robbers_take_routes": True, "first_player": "first_seat"}
        | {"second_use": "asked", "missed_attack": "ends_phase"},
    ],
}


def started(seed, game="altay", seats=None):
    """A game with a number of seats, unless it is given, and options drawn from the seed."""
    info = next(info for info in tb.games() if info.id == game)
    draw = random.Random(seed)
    drawn = draw.randint(info.min_seats, info.max_seats)
    return tb.new(game, seats=seats or drawn, seed=seed, options=draw.choice(OPTIONS[game]))


def played(seed, moves, game="altay", drive=0.7, seats=None):
    """A game after so many moves, or at its end.

    ``drive`` is how often "end" and other ways of doing nothing are passed over, so that random
    games also get to achievements and battles.
    """
    g = started(seed, game, seats)
    draw = random.Random(seed + 1)
    for _ in range(moves):
        if g.over:
            break
        step(g, draw, drive)
    return g


def step(g, draw, drive=0.7):
    """One random move."""
    n = g.n_options
    i = draw.randrange(n)
    if draw.random() < drive and g.decision.options[i].key in ("end", "abandon", "pass"):
        i = (i + 1 + draw.randrange(n - 1)) % n
    g.apply(i)
