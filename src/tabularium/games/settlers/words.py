"""Names of things in words."""

from __future__ import annotations

from tabularium.games.settlers import layout as at
from tabularium.games.settlers.catalogue import KEY, KINDS, TITLE
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
    if mark & at.USES:
        marks.append(talk.say("settlers-mark-used", {"n": mark & at.USES}))
    for name, bit in (("blocked", at.BLOCKED), ("defended", at.DEFENDED), ("samurai", at.SAMURAI)):
        if mark & bit:
            marks.append(talk.say(f"settlers-mark-{name}"))
    for name, shift in (("route", at.ROUTE), ("taken", at.TAKEN)):
        seat = (mark >> shift & at.SEAT_MASK) - 1
        if seat >= 0:
            marks.append(talk.say(f"settlers-mark-{name}", {"who": seat_words(talk, g, seat)}))
    if mark >> at.COUNT:
        held = f"settlers-mark-holds.{TITLE[KINDS[card]]}"
        marks.append(talk.say(held, {"n": mark >> at.COUNT}))
    name = card_words(talk, KINDS[card])
    if not marks:
        return name
    return talk.say("settlers-location", {"card": name, "marks": ", ".join(marks)})


def seat_words(talk: Talk, g: State, seat: int) -> str:
    """A player: the faction, or the seat before it is picked."""
    if g.seats == 1 and seat == at.VIRTUAL:
        return talk.say("settlers-virtual")
    faction = g.nums[at.FACTION + seat]
    if faction < 0:
        return talk.say("settlers-seat", {"n": seat + 1})
    return talk.say("settlers-" + at.FACTIONS[faction])
