"""Imperium at the terminal: its table, and how it speaks of its options and events."""

from __future__ import annotations

from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from tabularium.cli.imperium_cards import all_cards
from tabularium.cli.imperium_lines import names_flow
from tabularium.cli.imperium_market import choosing, market, supply, title
from tabularium.cli.imperium_own import one_side, own_side
from tabularium.cli.imperium_players import players, rivals, seat_text
from tabularium.cli.imperium_signs import (
    ICON_SIGNS,
    NO_SUIT,
    STATE_SIGNS,
    STATE_STYLES,
    SUIT_SIGNS,
    SUIT_STYLES,
)
from tabularium.cli.seat_badge import badge
from tabularium.cli.table import Card, Look
from tabularium.cli.typeset import heading
from tabularium.games.imperium.layout import ICON_NAMES, STATE_NAMES, SUIT_NAMES
from tabularium.games.imperium.words import title_words
from tabularium.locale.talk import Args, Talk

GROUPS = {"play": "play", "exhaust": "exhaust"}
# letters that stand for no command; those that are here twice are never offered together
HOTKEYS = {
    "end": "e",
    "innovate": "i",
    "revolt": "r",
    "yes": "y",
    "no": "n",
    "none": "x",
    "enough": "x",
    "both": "b",
    "draw": "d",
    "deck": "d",
    "progress": "g",
    "population": "p",
    "cards": "c",
    "material": "t",
    "hand": "h",
}
# the solstice is everybody's; it has no seat, and so a paragraph of its own
OPENING = ("turn", "solstice")
# what the table shows anyway, or what only leads to something
DETAILS = (
    "first-player",
    "nation-picked",
    "turn",
    "gain",
    "pay",
    "draw",
    "drew",
    "reshuffle",
    "discard",
    "reveal",
    "place",
    "pass",
)
REVEALING = ("drew", "reveal", "nation-card", "nation-looked", "break-through", "fame")


class ImperiumTable:
    """See ``tabularium.cli.table.Table``."""

    def draw(self, look: Look) -> RenderableType:
        parts: list[RenderableType] = [title(look), supply(look), players(look), rivals(look)]
        parts += [market(look), choosing(look)]
        if look.view["seat"] is not None:
            parts.append(own_side(look))
        return Group(*parts)

    def map(self, look: Look) -> RenderableType:
        """All sides of the table in full, and the exile pile."""
        parts: list[RenderableType] = [title(look), supply(look), players(look)]
        parts += [one_side(look, player["seat"]) for player in look.view["players"]]
        for name in ("exile", "gone"):
            keys = look.view[name]
            if keys:
                parts.append(heading(look.talk.say(f"cli-imperium-{name}-pile")))
                parts.append(names_flow(look, keys, look.width, {}))
        return Group(*parts)

    def seat(self, look: Look, seat: int) -> Text:
        return seat_text(look, seat)

    def badge(self, seat: int) -> Text:
        return badge(seat)

    def help(self, talk: Talk) -> RenderableType:
        signs: Args = {
            name: talk.say(f"cli-imperium-{name}") for name in ("material", "population")
        }
        suits = [
            Text.assemble((sign, SUIT_STYLES[suit]), " ", (_suit_words(talk, suit), "dim"))
            for suit, sign in SUIT_SIGNS.items()
        ]
        suits.append(Text.assemble(f"{NO_SUIT} ", (talk.say("cli-imperium-no-suit"), "dim")))
        states = [
            Text.assemble((sign, STATE_STYLES[state]), " ", (_state_words(talk, state), "dim"))
            for state, sign in STATE_SIGNS.items()
        ]
        icons = [
            Text.assemble((sign, "cyan"), " ", (_icon_words(talk, icon), "dim"))
            for icon, sign in ICON_SIGNS.items()
        ]
        legend = Text("  ").join([*suits, *states, *icons])
        return Group(Text(talk.say("cli-imperium-help", signs)), legend)

    def group(self, key: str) -> str:
        return "cli-imperium-group-" + GROUPS.get(key.partition(":")[0], "other")

    def hotkey(self, key: str) -> str:
        return HOTKEYS.get(key, "")

    def notable(self, event: dict[str, Any]) -> bool:
        return event["event"] not in DETAILS

    def begins_turn(self, event: dict[str, Any]) -> bool:
        return event["event"] in OPENING

    def reveals(self, event: dict[str, Any]) -> bool:
        return event["event"] in REVEALING

    def category(self, name: str, talk: Talk) -> str:
        return talk.say(f"imperium-score-{name}")

    def option_words(self, name: str, talk: Talk) -> str:
        return talk.say("imperium-option-" + name.replace("_", "-"))

    def faction(self, name: str, talk: Talk) -> str:
        return title_words(talk, name)

    def verdict(self, look: Look) -> str:
        """Why the one with least unrest has won (I77)."""
        return look.talk.say("cli-imperium-collapsed") if look.view["collapsed"] else ""

    def cards(self, talk: Talk) -> list[Card]:
        return all_cards(talk)


def _suit_words(talk: Talk, suit: int) -> str:
    return talk.say("cli-imperium-suit-" + SUIT_NAMES[suit.bit_length() - 1])


def _state_words(talk: Talk, state: int) -> str:
    return talk.say(f"cli-imperium-state-{STATE_NAMES[state]}")


def _icon_words(talk: Talk, icon: int) -> str:
    return talk.say(f"cli-imperium-icon-{ICON_NAMES[icon]}")
