"""A table at which nobody can do anything comes to an end."""

import tabularium as tb
from support import altay, keys, rule


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
    g = altay(["hunter", "warrior"], idle_rounds=19)
    assert g.position()["idle_rounds"] == 19
    g.play("play:hunter:food")
    assert g.position()["idle_rounds"] == 0


@rule("B43")
def test_whether_a_choice_is_open_tells_nothing_of_a_hand():
    """Earthfolk is asked because of religion; whether its card is of use is its own affair."""
    gone = [*ALL]
    gone.remove("hunter")
    g = tb.position(
        {
            "game": "altay",
            "seats": ["earthfolk", "firefolk"],
            "idle_rounds": 3,
            "board": {
                **dict.fromkeys(["11", "17", "21"], "free"),
                "5": "earthfolk 2",
                "2": "firefolk 1",
            },
            "players": [
                {"hand": ["cavalry"], "deck": ["hunter"], "achievements": ["religion"]},
                {"hand": []},
            ],
            "gone": gone,
        }
    )
    worlds = [g.resample(1, seed) for seed in range(20)]
    assert {"play:hunter:food" in keys(world) for world in worlds} == {False, True}
    for seed, world in enumerate(worlds):
        assert world.resample(1, seed + 1).digest() == g.resample(1, seed + 1).digest()


EARTHFOLK = ["colonist", "digger", *["hunter"] * 3, *["village"] * 2, *["warrior"] * 3]
FIREFOLK = ["shaman", *["hunter"] * 3, *["village"] * 2, *["warrior"] * 4]
ALL = EARTHFOLK + FIREFOLK
