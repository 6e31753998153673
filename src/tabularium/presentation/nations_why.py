"""Why not, in Nations."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from tabularium.presentation.nations_boards import board_cards, card_reason, hire_reason
from tabularium.presentation.nations_progress import market_reason
from tabularium.presentation.reasons import Moment, Reason, Why, cards, named

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
    """See ``tabularium.presentation.reasons.Why``."""

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

    def about(self, moment: Moment, key: str) -> Iterable[str]:
        verb, _, name = key.partition(":")
        if verb == "buy":
            return [f"market:{name}"]
        if verb in ("deploy", "undeploy", "use", "replace", "cover"):
            return [f"play:{name}"]
        if verb == "hire":
            return ["action:hire", *named("play", [*cards(moment.me["site"]), name])]
        if verb in ACTIONS:
            return [f"action:{verb}"]
        if verb in SECTIONS:
            return [f"section:{verb}"]
        return [f"{BARE[moment.kind]}:{key}"] if moment.kind in BARE else []

    def in_menu(self, moment: Moment, sort: str, name: str) -> Reason | None:
        if sort == "slot":
            return moment.no("nations-slot", "N68")
        if sort == "section":
            return moment.no("nations-section", "N107")
        if sort == "event":
            return moment.no("nations-event", "N52")
        if sort == "war":
            return moment.no("nations-war", "N78")
        if sort == "rival":
            return moment.no("rival", self.rivals)
        if sort == "play":
            return card_reason(moment, name)
        if moment.kind == "afterwards":
            return moment.no("acted", "N57")
        if sort == "market":
            return market_reason(moment, name)
        return hire_reason(moment) if name == "hire" else moment.no("nations-end", "N57")

    def in_question(self, moment: Moment, sort: str, name: str) -> Reason | None:
        asked = {thing for key in moment.keys for thing in self.about(moment, key)}
        if sort == "section" and any(thing.startswith("section:") for thing in asked):
            return section_reason(moment, name)
        if moment.view["turn"] is None and sort in ("market", "play", "action"):
            return moment.no("phase", "N56", prompt=moment.prompt)
        return None


def section_reason(moment: Moment, name: str) -> Reason | None:
    """Why no worker can be taken from a part of the population track, or returned to it."""
    if moment.kind == "return-worker":
        return moment.no("nations-track-full", "N108")
    if moment.me["above"] and name != "above":
        return moment.no("nations-above-first", "N109")
    return moment.no("nations-no-worker-there", "N110")
