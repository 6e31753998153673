"""Frames as documents: work in progress, written into positions and read back."""

from __future__ import annotations

from typing import Any

from tabularium.kernel.entries import Entries, unfit, unknown
from tabularium.kernel.errors import BadPosition, whole
from tabularium.kernel.machine import FRAME, IT, NODE, PC, R0, SCOPE, SEAT, SOURCE, State
from tabularium.kernel.sets import picked_so_far


def write_frames(g: State, keys: list[str]) -> list[dict[str, Any]]:
    """The stack from the bottom; ``keys`` names the kinds of cards."""
    frames: list[dict[str, Any]] = []
    for at in range(0, len(g.stack), FRAME):
        frame = g.stack[at : at + FRAME]
        node = g.rules.nodes[frame[NODE]]
        doc: dict[str, Any] = {
            "node": node.name,
            "pc": frame[PC],
            "seat": frame[SEAT],
        }
        for name, field in (("source", SOURCE), ("it", IT)):
            if frame[field] >= 0:
                # the name is for people, the place tells it from its twins
                doc[name] = [keys[g.rules.kinds[frame[field]]], *g.place_of(frame[field])]
        if frame[SCOPE]:
            doc["scope"] = frame[SCOPE] // FRAME
        if any(frame[R0:]):
            doc["registers"] = frame[R0:]
            if node.holds() >= 0:
                doc["registers"][node.holds() - R0] = g.rules.nodes[frame[node.holds()]].name
        frames.append(doc)
    picked = picked_so_far(g)
    if picked:
        frames[-1]["picked"] = picked
    return frames


def read_frames(g: State, docs: Any, keys: list[str]) -> None:
    """Put frames back on the stack of a state whose zones are filled."""
    if not isinstance(docs, list):
        raise unfit("stack", docs, "list")
    names = {node.name: node.id for node in g.rules.nodes}
    fields = ["node", "pc", "seat", "source", "it", "scope", "registers", "picked"]
    for number, item in enumerate(docs):
        doc = Entries(f"stack[{number}]", item, fields)
        name = doc.need("node")
        if not isinstance(name, str) or name not in names:
            raise unknown(doc.at("node"), name, sorted(names))
        registers = doc.items("registers") or [0] * (FRAME - R0)
        held = g.rules.nodes[names[name]].holds() - R0
        if 0 <= held < len(registers):
            if registers[held] not in names:
                raise unknown(doc.at("registers"), registers[held], sorted(names))
            registers = [*registers[:held], names[registers[held]], *registers[held + 1 :]]
        whole_numbers = [value for value in registers if type(value) is int]
        if len(registers) != FRAME - R0 or len(whole_numbers) != len(registers):
            raise unfit(doc.at("registers"), registers, "registers")
        g.top = len(g.stack)
        g.stack += [
            names[name],
            doc.number("pc", 0),
            doc.number("seat", 0, g.seats - 1),
            _find(g, doc, "source", keys),
            _find(g, doc, "it", keys),
            doc.number("scope", 0, number) * FRAME,
        ]
        g.stack += registers
        for thing in doc.items("picked"):
            if not whole(thing):
                raise unfit(doc.at("picked"), thing, "number")
            g.picked = [*g.picked, g.top, int(thing)]
    for at in range(0, len(g.stack), FRAME):
        if not g.rules.nodes[g.stack[at + NODE]].fits(g, at):
            raise BadPosition("error-position-frame", where=f"stack[{at // FRAME}]")


def is_over(g: State, doc: Entries) -> bool:
    """Whether a document tells of a finished game; then no work is left."""
    if not doc.flag("over", False):
        return False
    if doc.has("stack") and doc.value("stack"):
        raise BadPosition("error-position-over")
    g.finish()
    return True


def go_on(g: State) -> None:
    """Ask what the frames ask; BadPosition when they would do something else first."""
    if not g.stack:
        raise BadPosition("error-position-no-work")
    # the step that asks does nothing else: whatever it changes was left undone at this table
    before = g.clone()
    top = g.top
    g.rules.nodes[g.stack[top]].step(g, g.stack[top + SEAT], g.stack[top + SOURCE])
    same = g.stack == before.stack and g.zones == before.zones and g.nums == before.nums
    if not same or g.marks != before.marks or g.rng != before.rng:
        raise BadPosition("error-position-undone")
    # a single option is taken without asking, unless this game asks forced moves as well
    if g.to_move < 0 or not g.options or (len(g.options) == 1 and not g.forced):
        raise BadPosition("error-position-undone")


def _find(g: State, doc: Entries, name: str, keys: list[str]) -> int:
    """The card in the place that is named, which must be of the kind that is named."""
    items = doc.items(name)
    if not items:
        return -1
    if len(items) == 3 and whole(items[1]) and whole(items[2]):
        zone = int(items[1])
        i = int(items[2])
        if zone < len(g.zones) and i < len(g.zones[zone]):
            card = g.zones[zone][i]
            if keys[g.rules.kinds[card]] == items[0]:
                return card
    raise unfit(doc.at(name), items, "place")
