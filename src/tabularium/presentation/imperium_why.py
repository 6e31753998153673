"""Why not, in Imperium."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from tabularium.games.imperium import layout as at
from tabularium.games.imperium.catalogue import KEY, SUITS
from tabularium.presentation.imperium_effects import card_reason, develop_reason, hand_reason
from tabularium.presentation.reasons import Moment, Reason, Why, cards, named

ACTIONS = ("innovate", "revolt", "end")
# where a card lies that a question names by its key alone; other questions: anywhere
BARE: dict[str, tuple[str, ...]] = {
    **dict.fromkeys(("discard", "garrison", "free-play", "give", "swap-nation"), ("hand",)),
    **dict.fromkeys(("break-through", "exile", "place"), ("market",)),
    **dict.fromkeys(("acquire", "swap"), ("market", "exile")),
    **dict.fromkeys(("recall", "garrison-this", "solstice", "ready", "treat"), ("play",)),
    "abandon": ("play", "garrison"),
    "develop": ("development",),
    "play-from-discard": ("discard",),
    "copy": ("rival",),
    "fame": ("seen",),
}
EVERYWHERE = ("hand", "play", "garrison", "discard", "history", "development", "market", "seen")
LYING = {  # what can be said in one's turn of cards that lie somewhere
    "market": "I79",
    "slot": "I179",
    "garrison": "I96",
    "discard": "I87",
    "history": "I97",
    "development": "I64",
    "exile": "I89",
    "seen": "I98",
}


def in_row(row: list[dict[str, Any]]) -> list[str]:
    """The cards garrisoned under a row."""
    return [card for entry in row for card in entry.get("garrison", [])]


class ImperiumWhy(Why):
    """See ``tabularium.presentation.reasons.Why``."""

    game = "imperium"
    over = "I68"
    turns = "I42"
    rivals = "I45"

    def things(self, view: dict[str, Any]) -> list[str]:
        found = named("market", [entry["card"] for entry in view["market"] if entry])
        found += [f"slot:{n}" for n, entry in enumerate(view["market"], 1) if entry is None]
        found += named("exile", view["exile"])
        for player in view["players"]:
            own = cards(player["powers"]) + cards(player["play"])
            if player["seat"] == view["seat"]:
                found += named("hand", view["hand"])
                found += named("play", own)
                found += named("garrison", in_row(player["play"]))
                found += named("discard", player["discard"])
                found += named("history", view["history"])
                found += named("development", player["development"])
                found += named("seen", view["looked_at"])
                found += named("action", ACTIONS)
            else:
                found += named(f"rival:{player['seat']}", own)
        return found

    def about(self, moment: Moment, key: str) -> Iterable[str]:
        verb, _, name = key.partition(":")
        if verb == "play":
            return [f"hand:{name}"]
        if verb == "exhaust":
            return [f"play:{name.partition('.')[0]}"]
        if verb in ACTIONS:
            return [f"action:{verb}"]
        card = verb.partition(".")[0]  # twins are numbered
        if card not in KEY:
            return []
        sorts = BARE.get(moment.kind, EVERYWHERE)
        if sorts == ("rival",):
            seats = [player["seat"] for player in moment.view["players"]]
            return [f"rival:{seat}:{card}" for seat in seats]
        return [f"{sort}:{card}" for sort in sorts]

    def in_menu(self, moment: Moment, sort: str, name: str) -> Reason | None:
        if sort == "hand":
            return hand_reason(moment, KEY.index(name))
        if sort == "play":
            return card_reason(moment, KEY.index(name))
        if sort == "rival":
            return moment.no("rival", self.rivals)
        if sort in LYING:
            return moment.no(f"imperium-{sort}", LYING[sort])
        rule = "I52" if name == "innovate" else "I53"
        if moment.view["activating"]:
            return moment.no("imperium-whole-turn", rule)
        unrest = any(SUITS[KEY.index(card)] & at.UNREST for card in moment.view["hand"])
        return None if name == "innovate" or unrest else moment.no("imperium-no-unrest", rule)

    def in_question(self, moment: Moment, sort: str, name: str) -> Reason | None:
        if moment.kind == "develop" and sort == "development":
            return develop_reason(moment, KEY.index(name))
        if moment.kind == "exile" and sort == "market":
            return moment.no("imperium-tokens-on-it", "I89")
        return None
