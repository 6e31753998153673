"""The drawn map."""

import pytest

import tabularium as tb
from tabularium.cli.altay_map import TALL, WIDE, choices, draw_map, layout, map_legend
from tabularium.games.altay.board import CENTRES, OUT_OF_PLAY
from tabularium.locale import LANGUAGES, talk


def in_play(seats):
    return tuple(t for t in range(23) if t not in OUT_OF_PLAY[seats])


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize(("width", "height"), [(61, 20), (78, 17), (80, 17), (83, 20), (120, 20)])
def test_no_two_boxes_overlap(seats, width, height):
    at = layout(in_play(seats), width, height)
    cells = [
        (column + right, row + down)
        for column, row in at.values()
        for right in range(WIDE)
        for down in range(TALL)
    ]
    assert len(set(cells)) == len(cells)
    assert all(0 <= column < width and 0 <= row < height for column, row in cells)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_boxes_lie_as_on_the_board(seats):
    at = layout(in_play(seats), 80, 20)
    for a in at:
        for b in at:
            if CENTRES[b][0] - CENTRES[a][0] > 150:
                assert at[a][0] < at[b][0]
            if CENTRES[b][1] - CENTRES[a][1] > 150:
                assert at[a][1] < at[b][1]


def test_every_line_has_the_width():
    for seats in (2, 3, 4):
        game = tb.new("altay", seats=seats, seed=1)
        lines = draw_map(game.view(None), talk("en"), 61, 20).plain.split("\n")
        assert [len(line) for line in lines] == [61] * 20


def test_crowds_tokens_and_stars_are_readable_without_colour():
    board = {"5": "earthfolk 4", "17": "smallfolk 1", "11": "2:wood", "20": "3:stone", "21": "free"}
    doc = {"game": "altay", "seats": ["earthfolk", "smallfolk"], "board": board, "used": [5]}
    text = draw_map(tb.position(doc).view(None), talk("en"), 61, 20).plain
    for sign in ("≈5", "A●●●●─×", "∩17", "B●", "◆2W", "▲20★", "◆3S"):
        assert sign in text


def test_options_are_marked_on_the_map():
    board = {"5": "earthfolk 2", "17": "smallfolk 3", "11": "earthfolk 1", "21": "2:wood"}
    hand = {"hand": ["cavalry", "cavalry"]}
    doc = {
        "game": "altay",
        "seats": ["earthfolk", "smallfolk"],
        "board": board,
        "players": [hand],
        "turn": 0,
    }
    game = tb.position(doc)
    options = game.decision.options
    numbered = [(option.index + 1, option.about) for option in options]
    marks = choices(numbered)
    # 17 can be attacked from two sides
    first = next(option for option in options if option.key.endswith(":17"))
    assert marks[17] == f"{first.index + 1}+"
    text = draw_map(game.view(0), talk("en"), 61, 20, numbered).plain
    assert f"╔∩17═▸{marks[17]}╗" in text
    # a mark that is too long loses its end, never the shape of the box
    long = draw_map(game.view(0), talk("en"), 61, 20, numbered * 30).plain
    assert {len(line) for line in long.split("\n")} == {61}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_legend_takes_one_line(lang):
    assert map_legend(talk(lang)).cell_len <= 63
