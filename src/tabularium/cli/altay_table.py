"""Altay at the terminal: its table put together, and how it speaks of its options and events."""

from __future__ import annotations

from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from tabularium.cli.altay_cards import SYMBOLS, all_cards
from tabularium.cli.altay_map import draw_map, legend
from tabularium.cli.altay_panels import displays, market, own_side, players, seat_text
from tabularium.cli.seat_badge import badge
from tabularium.cli.table import Card, Look
from tabularium.cli.typeset import heading
from tabularium.locale.talk import Args, Talk

SIDE_BY_SIDE = 96  # columns from which market and achievements stand beside the map
SIDE = 35  # columns for them
WIDE_ROWS = 20
NARROW_ROWS = 17

GROUPS = {
    "play": "play",
    "place": "place",
    "take": "place",
    "buy": "buy",
    "attack": "attack",
    "start": "develop",
    "use": "develop",
}
# an abandoned technology is gone, so "abandon" has no letter that could be hit by mistake
HOTKEYS = {"end": "e", "done": "d", "none": "n", "fight": "f", "surrender": "y", "trade": "t"}
# what the table shows anyway, or what only leads to something
DETAILS = ("play", "produce", "use", "draw", "drew", "reshuffle", "place", "take", "reveal")


class AltayTable:
    """See ``tabularium.cli.table.Table``."""

    def draw(self, look: Look) -> RenderableType:
        parts: list[RenderableType] = []
        if look.width >= SIDE_BY_SIDE:
            left = look.width - SIDE - 2
            sides = Grid.grid(padding=(0, 2, 0, 0))
            sides.add_column(width=left)
            sides.add_column(width=SIDE)
            sides.add_row(self._board(look, left, WIDE_ROWS), Group(market(look), displays(look)))
            parts.append(sides)
        else:
            half = (look.width - 2) // 2
            sides = Grid.grid(padding=(0, 2, 0, 0))
            sides.add_column(width=half)
            sides.add_column(width=half)
            sides.add_row(market(look), displays(look))
            parts += [self._board(look, look.width, NARROW_ROWS), sides]
        parts.append(players(look))
        if look.view["seat"] is not None:
            parts.append(own_side(look))
        return Group(*parts)

    def map(self, look: Look) -> RenderableType:
        return self._board(look, look.width, WIDE_ROWS)

    def _board(self, look: Look, width: int, rows: int) -> RenderableType:
        view, talk = look.view, look.talk
        title = talk.say("cli-altay-setup")
        if view["round"]:
            title = talk.say("cli-altay-title", {"round": view["round"]})
        if view["last_round"]:
            title += " · " + talk.say("cli-altay-last-round")
        picture = draw_map(view, talk, width, rows, look.options)
        return Group(heading(title), picture, legend(talk))

    def seat(self, look: Look, seat: int) -> Text:
        return seat_text(look, seat)

    def badge(self, seat: int) -> Text:
        return badge(seat)

    def help(self, talk: Talk) -> RenderableType:
        signs: Args = {name: talk.say(f"cli-altay-{name}") for name in SYMBOLS}
        return Text(talk.say("cli-altay-help", signs))

    def group(self, key: str) -> str:
        return "cli-altay-group-" + GROUPS.get(key.partition(":")[0], "other")

    def hotkey(self, key: str) -> str:
        return HOTKEYS.get(key, "")

    def notable(self, event: dict[str, Any]) -> bool:
        return event["event"] not in DETAILS

    def begins_turn(self, event: dict[str, Any]) -> bool:
        return bool(event["event"] == "turn")

    def reveals(self, event: dict[str, Any]) -> bool:
        return event["event"] in ("draw", "drew", "reveal")

    def category(self, name: str, talk: Talk) -> str:
        return talk.say(f"altay-score-{name}")

    def option_words(self, name: str, talk: Talk) -> str:
        return talk.say("altay-option-" + name.replace("_", "-"))

    def faction(self, name: str, talk: Talk) -> str:
        return talk.say(f"altay-{name}")

    def verdict(self, look: Look) -> str:
        return ""

    def cards(self, talk: Talk) -> list[Card]:
        return all_cards(talk)
