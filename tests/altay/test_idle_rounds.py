"""A table at which nobody can do anything comes to an end."""

import tabularium as tb
from support import altay, rule


@rule("B43")
def test_a_game_without_any_choice_is_over_after_twenty_rounds():
    g = tb.position(
        {
            "game": "altay",
            "seats": ["earthfolk", "firefolk"],
            "players": [{"hand": []}, {"hand": []}],
            "gone": ALL,
        }
    )
    assert g.over
    assert g.position()["idle_rounds"] == 20


@rule("B43")
def test_moving_settlements_about_does_not_keep_a_game_alive():
    """Religion may resettle once a turn; nobody has a card left to do anything else with."""
    g = tb.position(
        {
            "game": "altay",
            "seats": ["earthfolk", "firefolk"],
            "board": {"5": "earthfolk 2", "2": "firefolk 1", "21": "free"},
            "players": [{"hand": [], "achievements": ["religion"]}, {"hand": []}],
            "gone": ALL,
        }
    )
    resettled = 0
    while not g.over:
        key = g.decision.options[0].key
        resettled += key == "use:religion"
        g.play(key)
    assert resettled == 1 + 20  # in the round it begins with, and in twenty more


@rule("B43")
def test_a_choice_starts_the_count_anew():
    g = altay(["hunter"], idle_rounds=19)
    assert g.position()["idle_rounds"] == 0


EARTHFOLK = ["colonist", "digger", *["hunter"] * 3, *["village"] * 2, *["warrior"] * 3]
FIREFOLK = ["shaman", *["hunter"] * 3, *["village"] * 2, *["warrior"] * 4]
ALL = EARTHFOLK + FIREFOLK
