"""Why not, in Nations."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from tabularium.desk.nations_boards import board_cards, card_reason, hire_reason
from tabularium.desk.nations_progress import market_reason
from tabularium.desk.reasons import Moment, Reason, Why, cards, named

ACTIONS = ("pass", "hire", "end")
SECTIONS = ("food_section", "stability_section", "above")
# keys that are a card alone, by the question: where that card lies
BARE = {
    "swap": "market",
    "new-event": "event",
    **dict.fromkeys(("colony", "remove-advisor", "return-worker"), "play"),
    **dict.fromkeys(("deploy-free", "deploy-here"), "play"),
}


class NationsWhy(Why):
    """See ``tabularium.desk.reasons.Why``."""

    game = "nations"
    over = "N2"
    turns = "N56"
    rivals = "N67"
    menus = ("turn", "afterwards")

    def things(self, view: dict[str, Any]) -> list[str]:
        found = named("market", [card for row in view["market"] for card in row if card])
        for row, line in enumerate(view["market"], 1):
            found += [f"slot:{row}:{n}" for n, card in enumerate(line, 1) if card is None]
        events = [view["event"]] if view["event"] else []
        found += named("event", events + view.get("looked_at", []))
        if view["war"] is not None and view["war"]["card"]:
            found.append(f"war:{view['war']['card']}")
        for player in view["players"]:
            own = board_cards(player)
            if player["seat"] == view["seat"]:
                found += named("play", own)
                found += named("section", SECTIONS)
                found += named("action", ACTIONS)
            else:
                found += named(f"rival:{player['seat']}", own)
        return found

    def about(self, at: Moment, key: str) -> Iterable[str]:
        verb, _, name = key.partition(":")
        if verb == "buy":
            return [f"market:{name}"]
        if verb in ("deploy", "undeploy", "use", "replace", "cover"):
            return [f"play:{name}"]
        if verb == "hire":
            return ["action:hire", *named("play", [*cards(at.me["site"]), name])]
        if verb in ACTIONS:
            return [f"action:{verb}"]
        if verb in SECTIONS:
            return [f"section:{verb}"]
        return [f"{BARE[at.kind]}:{key}"] if at.kind in BARE else []

    def in_menu(self, at: Moment, sort: str, name: str) -> Reason | None:
        if sort == "slot":
            return at.no("nations-slot", "N68")
        if sort == "section":
            return at.no("nations-section", "N107")
        if sort == "event":
            return at.no("nations-event", "N52")
        if sort == "war":
            return at.no("nations-war", "N78")
        if sort == "rival":
            return at.no("rival", self.rivals)
        if sort == "play":
            return card_reason(at, name)
        if at.kind == "afterwards":
            return at.no("acted", "N57")
        if sort == "market":
            return market_reason(at, name)
        return hire_reason(at) if name == "hire" else at.no("nations-end", "N57")

    def in_question(self, at: Moment, sort: str, name: str) -> Reason | None:
        asked = {thing for key in at.keys for thing in self.about(at, key)}
        if sort == "section" and any(thing.startswith("section:") for thing in asked):
            return section_reason(at, name)
        if at.view["turn"] is None and sort in ("market", "play", "action"):
            return at.no("phase", "N56", prompt=at.prompt)
        return None


def section_reason(at: Moment, name: str) -> Reason | None:
    """Why no worker can be taken from a part of the population track, or returned to it."""
    if at.kind == "return-worker":
        return at.no("nations-track-full", "N108")
    if at.me["above"] and name != "above":
        return at.no("nations-above-first", "N109")
    return at.no("nations-no-worker-there", "N110")
