"""Altay's board in characters: a box per territory, at its place, joined to its neighbours."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

from rich.text import Text

from tabularium.cli.altay_signs import token_signs
from tabularium.cli.seat_badge import LETTERS, seat_style
from tabularium.cli.typeset import legend
from tabularium.games.altay.board import CENTRES, EDGES, TERRAIN, TERRAINS
from tabularium.kernel.offer import HIT, Thing
from tabularium.locale.talk import Talk

WIDE = 9  # columns of a box
TALL = 2  # rows of a box
TERRAIN_SIGNS = ["≈", "♣", "∩", "▲"]
TERRAIN_STYLES = ["yellow", "green", "magenta", "bold"]
TOKEN = "◆"
STAR = "★"
SETTLEMENT = "●"
USED = "×"
CHOICE = "▸"
LINK = "dim"
# dots of a Braille letter by column and row; they draw thin lines between the boxes
BRAILLE = 0x2800
DOTS = ((0x01, 0x02, 0x04, 0x40), (0x08, 0x10, 0x20, 0x80))

Cell = tuple[str, str]  # a character and its style


@cache
def layout(territories: tuple[int, ...], width: int, height: int) -> dict[int, tuple[int, int]]:
    """The column and row of every box: its centre on the board, moved until no two overlap."""
    xs = [CENTRES[t][0] for t in territories]
    ys = [CENTRES[t][1] for t in territories]
    places = {
        t: [
            (CENTRES[t][0] - min(xs)) / (max(xs) - min(xs)) * (width - WIDE),
            (CENTRES[t][1] - min(ys)) / (max(ys) - min(ys)) * (height - TALL),
        ]
        for t in territories
    }
    for _ in range(500):
        if not _push_apart(places):
            break
        for place in places.values():
            place[0] = min(max(place[0], 0), width - WIDE)
            place[1] = min(max(place[1], 0), height - TALL)
    return {t: (round(place[0]), round(place[1])) for t, place in places.items()}


def _push_apart(places: dict[int, list[float]]) -> bool:
    """Move boxes that overlap or touch, along the side where less is missing."""
    moved = False
    names = list(places)
    for i, a in enumerate(names):
        for b in names[i + 1 :]:
            dx = places[b][0] - places[a][0]
            dy = places[b][1] - places[a][1]
            across = 1 - abs(dx) / (WIDE + 1)
            down = 1 - abs(dy) / (TALL + 1)
            if across <= 1e-6 or down <= 1e-6:
                continue
            moved = True
            axis = 0 if across < down else 1
            push = across * (WIDE + 1) / 2 if axis == 0 else down * (TALL + 1) / 2
            if (dx, dy)[axis] < 0:
                push = -push
            places[a][axis] -= push
            places[b][axis] += push
    return moved


def choices(numbered: Sequence[tuple[int, Sequence[Thing]]]) -> dict[int, str]:
    """The territories that options are about, with the number of the option: 7, or 7+ for more."""
    marks: dict[int, str] = {}
    for typed, about in numbered:
        there = [it for it in about if it.zone == "board"]
        for it in [it for it in there if it.part == HIT] or there:
            target, number = int(it.name), str(typed)
            marks[target] = marks[target].rstrip("+") + "+" if target in marks else number
    return marks


def draw_map(
    view: dict[str, Any],
    talk: Talk,
    width: int,
    height: int,
    numbered: Sequence[tuple[int, Sequence[Thing]]] = (),
) -> Text:
    """The map, with what can be done on it marked."""
    board = {place["territory"]: place for place in view["board"]}
    places = layout(tuple(board), width, height)
    cells: list[list[Cell]] = [[(" ", "")] * width for _ in range(height)]
    _draw_links(cells, places)
    marks = choices(numbered)
    battle = view["battle"]
    fighting = (battle["from"], battle["to"]) if battle else ()
    for t, (column, row) in places.items():
        lit = t in marks or t in fighting
        box = _box(board[t], talk, t in view["used"], marks.get(t, ""), lit)
        for below, line in enumerate(box):
            cells[row + below][column : column + WIDE] = line
    return Text("\n").join(
        [Text.assemble(*[(sign, style) for sign, style in row]) for row in cells]
    )


def _draw_links(cells: list[list[Cell]], places: dict[int, tuple[int, int]]) -> None:
    dots: dict[tuple[int, int], int] = {}
    for a, b in EDGES:
        if a not in places or b not in places:
            continue
        # in dots: two to a column, four to a row
        x0, y0 = places[a][0] * 2 + WIDE, places[a][1] * 4 + TALL * 2
        x1, y1 = places[b][0] * 2 + WIDE, places[b][1] * 4 + TALL * 2
        steps = max(abs(x1 - x0), abs(y1 - y0), 1)
        for step in range(steps + 1):
            x = int(x0 + (x1 - x0) * step / steps)
            y = int(y0 + (y1 - y0) * step / steps)
            place = (x // 2, y // 4)
            dots[place] = dots.get(place, 0) | DOTS[x % 2][y % 4]
    for (column, row), pattern in dots.items():
        cells[row][column] = (chr(BRAILLE + pattern), LINK)


def _box(
    place: dict[str, Any], talk: Talk, used: bool, mark: str, lit: bool
) -> tuple[list[Cell], list[Cell]]:
    """Two lines: what the territory is, who or what is on it."""
    t = place["territory"]
    owner = place["owner"]
    frame = LINK if owner is None else seat_style(owner)
    if lit:
        frame = "bold yellow"
    corners = "╔╗╚╝═" if lit else "╭╮╰╯─"
    top: list[Cell] = [(TERRAIN_SIGNS[TERRAIN[t]], TERRAIN_STYLES[TERRAIN[t]])]
    top += [(digit, "bold") for digit in str(t)]
    if place["vp"]:
        top.append((STAR, "yellow"))
    choice: list[Cell] = [(sign, "bold reverse yellow") for sign in _fitted(mark, len(top))]
    bottom: list[Cell] = []
    if owner is not None:
        bottom = [(LETTERS[owner], f"bold reverse {seat_style(owner)}")]
        bottom += [(SETTLEMENT, seat_style(owner))] * place["settlements"]
    elif place["token"]:
        signs = token_signs(talk, place["token"])
        bottom = [(TOKEN, "red"), *[(sign.plain, str(sign.style)) for sign in signs]]
    end: list[Cell] = [(USED, "bold")] if used else []
    return (
        _line(corners[0], top, choice, corners[1], corners[4], frame),
        _line(corners[2], bottom, end, corners[3], corners[4], frame),
    )


def _fitted(mark: str, taken: int) -> str:
    """The number of an option with a pointer, or what there is room for."""
    room = WIDE - 2 - taken
    return f"{CHOICE}{mark}" if mark and len(mark) < room else mark[:room]


def _line(
    left: str, inside: list[Cell], end: list[Cell], right: str, filler: str, frame: str
) -> list[Cell]:
    room = WIDE - 2 - len(inside) - len(end)
    return [(left, frame), *inside, *[(filler, frame)] * room, *end, (right, frame)]


def map_legend(talk: Talk) -> Text:
    """What the signs mean."""
    text = legend(
        [
            *[
                (TERRAIN_SIGNS[n], TERRAIN_STYLES[n], talk.say(f"altay-{name}"))
                for n, name in enumerate(TERRAINS)
            ],
            (TOKEN, "red", talk.say("cli-altay-token")),
            (STAR, "yellow", talk.say("cli-altay-star")),
            (USED, "bold", talk.say("cli-altay-used")),
        ]
    )
    text.stylize("dim")
    return text
