"""Names of things in words."""

from __future__ import annotations

from tabularium.games.settlers.catalogue import KEY, KINDS, TITLE
from tabularium.games.settlers.layout import (
    BLOCKED,
    COUNT,
    DEFENDED,
    FACTION,
    FACTIONS,
    ROUTE,
    SAMURAI,
    SEAT_MASK,
    TAKEN,
    USES,
    VIRTUAL,
)
from tabularium.kernel.machine import State
from tabularium.locale.talk import Talk


def title_words(talk: Talk, title: str) -> str:
    """A card's name, whatever its printing: Castle."""
    return talk.say("settlers-card-" + title.replace("_", "-"))


def card_words(talk: Talk, kind: int) -> str:
    """A card's name, with a letter where printings differ: Castle B."""
    name = title_words(talk, TITLE[kind])
    if KEY[kind] == TITLE[kind]:
        return name
    return talk.say("settlers-printing", {"card": name, "n": int(KEY[kind].rpartition("_")[2])})


def location_words(talk: Talk, g: State, card: int, owner: str = "") -> str:
    """A location's name with what lies on it: Castle [Romans, used once, defended]."""
    mark = g.marks[card]
    marks: list[str] = [owner] if owner else []
    if mark & USES:
        marks.append(talk.say("settlers-mark-used", {"n": mark & USES}))
    for name, bit in (("blocked", BLOCKED), ("defended", DEFENDED), ("samurai", SAMURAI)):
        if mark & bit:
            marks.append(talk.say(f"settlers-mark-{name}"))
    for name, shift in (("route", ROUTE), ("taken", TAKEN)):
        seat = (mark >> shift & SEAT_MASK) - 1
        if seat >= 0:
            marks.append(talk.say(f"settlers-mark-{name}", {"who": seat_words(talk, g, seat)}))
    if mark >> COUNT:
        held = f"settlers-mark-holds.{TITLE[KINDS[card]]}"
        marks.append(talk.say(held, {"n": mark >> COUNT}))
    name = card_words(talk, KINDS[card])
    if not marks:
        return name
    return talk.say("settlers-location", {"card": name, "marks": ", ".join(marks)})


def seat_words(talk: Talk, g: State, seat: int) -> str:
    """A player: the faction, or the seat before it is picked."""
    if g.seats == 1 and seat == VIRTUAL:
        return talk.say("settlers-virtual")
    faction = g.nums[FACTION + seat]
    if faction < 0:
        return talk.say("settlers-seat", {"n": seat + 1})
    return talk.say("settlers-" + FACTIONS[faction])
