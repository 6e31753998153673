"""Imperial Settlers at the terminal: its table, and how it speaks of its options and events."""

from __future__ import annotations

from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from tabularium.cli.seat_badge import badge
from tabularium.cli.settlers_cards import all_cards, colour_legend
from tabularium.cli.settlers_own import goods_text, open_cards, own_side
from tabularium.cli.settlers_panels import board, full_rows, players, rivals, seat_text, virtual
from tabularium.cli.table import Card, Look
from tabularium.cli.typeset import grid, heading
from tabularium.games.settlers.layout import GOODS, HELD, ROUNDS
from tabularium.locale.talk import Args, Talk

GROUPS = {
    "build": "build",
    "deal": "deal",
    "raze": "raze",
    "use": "use",
    "work": "use",
    "defend": "free",
    "samurai": "free",
    "gate": "free",
    "shrine": "free",
}
HOTKEYS = {
    "pass": "p",
    "work": "w",
    "done": "d",
    "none": "n",
    "common": "c",
    "faction": "f",
    "again": "a",
    "enough": "e",
}
# a pick in the lookout and an attack of the virtual player are turns of their own
OPENING = ("round-begins", "take", "turn", "attack")
# what the table shows anyway, or what only leads to something
DETAILS = (
    "first-player",
    "faction-picked",
    "gain",
    "draw",
    "drew",
    "reshuffle",
    "reveal",
    "keep",
)
REVEALING = ("draw", "drew", "reveal", "attack")


class SettlersTable:
    """See ``tabularium.cli.table.Table``."""

    def draw(self, look: Look) -> RenderableType:
        parts: list[RenderableType] = [self._title(look), players(look), rivals(look)]
        parts += [virtual(look), open_cards(look)]
        if look.view["seat"] is not None:
            parts.append(own_side(look))
        return Group(*parts)

    def map(self, look: Look) -> RenderableType:
        """All empires in full."""
        talk = look.talk
        parts: list[RenderableType] = [self._title(look), virtual(look)]
        for player in look.view["players"]:
            facts = grid()
            facts.add_column(no_wrap=True, style="dim")
            facts.add_column(ratio=1)
            facts.add_row(talk.say("cli-settlers-board"), board(talk, player))
            facts.add_row(talk.say("cli-settlers-goods"), goods_text(talk, player["goods"]))
            name = seat_text(look, player["seat"])
            parts += [name, facts, full_rows(look, player, lines=True)]
        return Group(*parts, colour_legend(talk))

    def _title(self, look: Look) -> RenderableType:
        view, talk = look.view, look.talk
        title = talk.say("cli-settlers-setup")
        if view["round"]:
            numbers: Args = {"round": view["round"], "most": ROUNDS}
            title = talk.say("cli-settlers-title", numbers)
        deck: Args = {"deck": view["common_deck_size"], "discard": len(view["common_discard"])}
        return heading(title + " · " + talk.say("cli-settlers-common-deck", deck))

    def seat(self, look: Look, seat: int) -> Text:
        return seat_text(look, seat)

    def badge(self, seat: int) -> Text:
        return badge(seat)

    def help(self, talk: Talk) -> RenderableType:
        signs: Args = {name: talk.say(f"cli-settlers-{name}") for name in GOODS[:HELD]}
        return Group(Text(talk.say("cli-settlers-help", signs)), colour_legend(talk))

    def group(self, key: str) -> str:
        return "cli-settlers-group-" + GROUPS.get(key.partition(":")[0], "other")

    def hotkey(self, key: str) -> str:
        return HOTKEYS.get(key, "")

    def notable(self, event: dict[str, Any]) -> bool:
        return event["event"] not in DETAILS

    def begins_turn(self, event: dict[str, Any]) -> bool:
        return event["event"] in OPENING

    def reveals(self, event: dict[str, Any]) -> bool:
        return event["event"] in REVEALING

    def category(self, name: str, talk: Talk) -> str:
        return talk.say(f"settlers-score-{name}")

    def option_words(self, name: str, talk: Talk) -> str:
        return talk.say("settlers-option-" + name.replace("_", "-"))

    def faction(self, name: str, talk: Talk) -> str:
        return talk.say(f"settlers-{name}")

    def verdict(self, look: Look) -> str:
        """The achievement of a solo game (S157)."""
        virtual = look.view["virtual"]
        if virtual is None:
            return ""
        return look.talk.say("cli-settlers-rating-" + virtual["rating"])

    def cards(self, talk: Talk) -> list[Card]:
        return all_cards(talk)
