"""Why not, in Settlers."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from tabularium.games.settlers import layout as at
from tabularium.games.settlers.catalogue import kind_of
from tabularium.games.settlers.work import PAIR
from tabularium.presentation.reasons import Moment, Reason, Why, named
from tabularium.presentation.settlers_locations import hand_reason, location_reason, rival_reason

ACTIONS = ("pass", "work", "end")
MARKS = ("blocked", "defended", "samurai")
# keys that are a card alone, by the question: where that card lies
BARE = {
    **dict.fromkeys(("pay", "build-from-hand", "lay-foundation"), "hand"),
    **dict.fromkeys(("draft", "look-and-keep", "keep-faction-card"), "market"),
    **dict.fromkeys(("sacrifice", "raze-own", "copy-production", "copy-other"), "play"),
    **dict.fromkeys(("reset", "samurai", "produce", "attack"), "play"),
}


def location_name(entry: dict[str, Any]) -> str:
    """A location as options name it: with what lies on it."""
    parts = [entry["card"]]
    if "used" in entry:
        parts.append(f"used{entry['used']}")
    parts += [mark for mark in MARKS if mark in entry]
    parts += [f"{mark}{entry[mark]}" for mark in ("route", "taken", "holds") if mark in entry]
    return ".".join(parts)


class SettlersWhy(Why):
    """See ``tabularium.presentation.reasons.Why``."""

    game = "settlers"
    over = "S86"
    turns = "S36"
    rivals = "S60"
    menus = ("turn", "afterwards")

    def things(self, view: dict[str, Any]) -> list[str]:
        offered = view["offer"] + view.get("drawn", []) + view.get("looked_at", [])
        found = named("market", offered)
        for player in view["players"]:
            locations = [location_name(entry) for entry in player["empire"]]
            if player["seat"] == view["seat"]:
                found += named("hand", view["hand"])
                found += named("play", locations)
                found += named("foundation", player["foundations"])
                found += named("deal", player["deals"])
                found += named("action", ACTIONS)
            else:
                found += rival_things(player["seat"], locations, player["deals"])
        if view["virtual"] is not None:
            locations = [location_name(entry) for entry in view["virtual"]["empire"]]
            found += rival_things(at.VIRTUAL, locations, view["virtual"]["attacks"])
        return found

    def about(self, moment: Moment, key: str) -> Iterable[str]:
        verb, _, name = key.partition(":")
        if not name:  # no verb, though two cards are named like one: gate and shrine
            if key in ACTIONS:
                return [f"action:{key}"]
            known = kind_of(key.partition(".")[0]) >= 0
            return [f"{BARE[moment.kind]}:{key}"] if known and moment.kind in BARE else []
        if verb in ("build", "discard") or (verb == "deal" and moment.kind in self.menus):
            return [f"hand:{name}"]
        if verb == "raze":
            where, _, card = name.partition(":")
            return [f"hand:{card}" if where == "hand" else f"rival:{name}"]
        if verb in ("use", "defend", "samurai"):
            return [f"play:{name}"]
        if verb in ("gate", "shrine"):
            where, _, what = name.partition(":")
            return [f"play:{where}", *([f"hand:{what}"] if verb == "gate" else [])]
        if verb in ("foundation", "deal"):
            return [key]
        if verb.isdigit():
            if moment.view["virtual"] is not None and name.startswith("deal:"):
                name = name.partition(".")[0]  # equal attack cards are told apart by their place
            return [] if name in at.GOODS else [f"rival:{verb}:{name}"]
        return []

    def in_menu(self, moment: Moment, sort: str, name: str) -> Reason | None:
        if sort == "rival":
            seat, _, card = name.partition(":")
            return rival_reason(moment, int(seat), card)
        if sort == "deal":
            return moment.no("settlers-deal", "S60")
        if sort == "foundation":
            return moment.no("settlers-foundation", "S67")
        if sort == "play":
            entry = next(e for e in moment.me["empire"] if location_name(e) == name)
            return location_reason(moment, entry)
        if moment.kind == "afterwards":
            return moment.no("acted", "S36")
        if sort == "hand":
            return hand_reason(moment, name)
        if name == "work":
            workers = PAIR - moment.me["goods"]["worker"]
            goods = moment.talk.say("settlers-n-worker", {"n": workers})
            return moment.no("missing", "S78", goods=goods)
        return moment.no("settlers-end", "S36") if name == "end" else None

    def in_question(self, moment: Moment, sort: str, name: str) -> Reason | None:
        # outside the action phase it is nobody's turn
        if moment.view["turn"] is None and sort != "market":
            return moment.no("phase", "S36", prompt=moment.prompt)
        return None


def rival_things(seat: int, locations: list[str], deals: list[str]) -> list[str]:
    sort = f"rival:{seat}"
    return named(sort, locations) + named(f"{sort}:deal", deals)
