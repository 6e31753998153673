"""Nations at the terminal: its table, and how it speaks of its options and events."""

from __future__ import annotations

from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from tabularium.cli.nations_board import choosing, market
from tabularium.cli.nations_cards import all_cards
from tabularium.cli.nations_own import one_board, own_side
from tabularium.cli.nations_players import players, rivals, seat_text
from tabularium.cli.nations_round import events, title
from tabularium.cli.nations_signs import SORT_SIGNS, SORT_STYLES
from tabularium.cli.seat_badge import badge
from tabularium.cli.table import Card, Look
from tabularium.games.nations.layout import GOODS, RESOURCES, SORTS
from tabularium.locale.talk import Args, Talk

GROUPS = {
    "buy": "buy",
    "deploy": "deploy",
    "hire": "hire",
    "use": "use",
    "undeploy": "undeploy",
}
# "no" is the more frequent of the two answers with an n, so "none" has no letter
HOTKEYS = {
    "pass": "p",
    "end": "e",
    "done": "d",
    "yes": "y",
    "no": "n",
    "hire:public": "h",
    "gold": "g",
    "stone": "t",
    "food": "f",
    "books": "b",
    "resources": "r",
    "vp": "v",
}
# a round begins with its first player, a production is everybody's: were they turns, an own one
# would end the account of what the others did before it
OPENING = ("turn", "skip", "roll")
# what the table shows anyway, or what only leads to something
DETAILS = (
    "first-player",
    "board-picked",
    "turn",
    "production",
    "gain",
    "lose",
    "replaced",
    "new-cards",
    "new-order",
    "reveal",
)
REVEALING = ("new-cards", "reveal", "roll")


class NationsTable:
    """See ``tabularium.cli.table.Table``."""

    def draw(self, look: Look) -> RenderableType:
        parts: list[RenderableType] = [title(look), events(look), players(look), rivals(look)]
        parts += [market(look), choosing(look)]
        if look.view["seat"] is not None:
            parts.append(own_side(look))
        return Group(*parts)

    def map(self, look: Look) -> RenderableType:
        """All boards in full."""
        boards = [one_board(look, seat) for seat in look.view["order"]]
        return Group(title(look), players(look), *boards)

    def seat(self, look: Look, seat: int) -> Text:
        return seat_text(look, seat)

    def badge(self, seat: int) -> Text:
        return badge(seat)

    def help(self, talk: Talk) -> RenderableType:
        signs: Args = {name: talk.say(f"cli-nations-{name}") for name in GOODS[:RESOURCES]}
        legend = Text("  ").join(
            [
                Text.assemble((sign, SORT_STYLES[sort]), " ", (_sort_words(talk, sort), "dim"))
                for sort, sign in SORT_SIGNS.items()
            ]
        )
        return Group(Text(talk.say("cli-nations-help", signs)), legend)

    def group(self, key: str) -> str:
        return "cli-nations-group-" + GROUPS.get(key.partition(":")[0], "other")

    def hotkey(self, key: str) -> str:
        return HOTKEYS.get(key, "")

    def notable(self, event: dict[str, Any]) -> bool:
        return event["event"] not in DETAILS

    def begins_turn(self, event: dict[str, Any]) -> bool:
        return event["event"] in OPENING

    def reveals(self, event: dict[str, Any]) -> bool:
        return event["event"] in REVEALING

    def category(self, name: str, talk: Talk) -> str:
        return talk.say(f"nations-score-{name}")

    def option_words(self, name: str, talk: Talk) -> str:
        return talk.say("nations-option-" + name.replace("_", "-"))

    def faction(self, name: str, talk: Talk) -> str:
        return talk.say(f"nations-{name}")

    def verdict(self, look: Look) -> str:
        """Whom a solo score equals (N196)."""
        rival = look.view["rival"]
        if rival is None:
            return ""
        return look.talk.say("cli-nations-fame-" + rival["fame"])

    def cards(self, talk: Talk) -> list[Card]:
        return all_cards(talk)


def _sort_words(talk: Talk, sort: int) -> str:
    return talk.say("cli-nations-sort-" + SORTS[sort].replace("_", "-"))
