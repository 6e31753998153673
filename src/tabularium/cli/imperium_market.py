"""The middle of the table of Imperium: the round, the decks, the market, cards to choose from."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.text import Text

from tabularium.cli.imperium_lines import (
    ALIGNED,
    ALL_LINES,
    Line,
    card_facts,
    card_lines,
    names_flow,
)
from tabularium.cli.imperium_signs import (
    SUIT_SIGNS,
    SUIT_STYLES,
    card_text,
    kind_of,
    suit_sign,
    tokens_on,
)
from tabularium.cli.look import Look
from tabularium.cli.option_numbers import mark, numbers_at
from tabularium.cli.players import seat_name
from tabularium.cli.seat_badge import badge
from tabularium.cli.typeset import SEPARATOR, flow, heading
from tabularium.games.imperium import layout as at
from tabularium.games.imperium.words import title_words
from tabularium.presentation.imperium_cards import text_line

MAIN_SIGN = "≡"
DANGER = "!"
LAST_ROUND = 2
WARNING = 3  # so few unrest in the pile are a danger
TEXT_LINES = 2  # of a market card on a narrow screen


def title(look: Look) -> RenderableType:
    """Round, who began it, whose turn it is, who decides."""
    view, talk = look.view, look.talk
    if not view["round"]:
        return heading(talk.say("cli-imperium-setup"))
    parts = [Text(talk.say("cli-imperium-title", {"n": view["round"]}), "bold")]
    if view["over"]:
        parts.append(Text(talk.say("cli-imperium-over"), "bold"))
        return heading(Text(SEPARATOR).join(parts))
    parts.append(Text.assemble(talk.say("cli-imperium-first"), " ", badge(view["first_player"])))
    if view["turn"] is not None:
        who = seat_name(look, view["turn"])
        parts.append(Text(talk.say("cli-imperium-turn", {"who": who}), "bold"))
    else:
        parts.append(Text(talk.say("cli-imperium-in-solstice"), "bold"))
    if view["to_move"] is not None and view["to_move"] not in (-1, view["turn"]):
        who = seat_name(look, view["to_move"])
        parts.append(Text(talk.say("cli-imperium-decides", {"who": who})))
    return heading(Text(SEPARATOR).join(parts))


def supply(look: Look) -> RenderableType:
    """Whether the end is near; piles and decks of everybody."""
    view, talk = look.view, look.talk
    if not view["round"]:
        return Group()
    pile = view["unrest_pile"]
    unrest = Text.assemble((SUIT_SIGNS[at.UNREST], SUIT_STYLES[at.UNREST]), " ")
    few = pile <= WARNING
    unrest.append(talk.say("cli-imperium-pile", {"n": pile}), "bold red" if few else "")
    unrest.append(DANGER if few else "", "bold red")
    small = Text(" ").join(
        [
            Text.assemble((SUIT_SIGNS[suit], SUIT_STYLES[suit]), str(n))
            for suit, n in zip(at.SMALL_SUITS, view["small_decks"], strict=True)
        ]
    )
    fame = Text.assemble((SUIT_SIGNS[at.FAME], SUIT_STYLES[at.FAME]), " ")
    side = "A" if "king_of_kings_a" in view["king"] else "B"
    fame.append(talk.say("cli-imperium-fame", {"n": view["fame_deck"], "side": side}))
    parts = [
        unrest,
        Text.assemble(talk.say("cli-imperium-small"), " ", small),
        Text(f"{MAIN_SIGN} " + talk.say("cli-imperium-main", {"n": view["main_deck"]})),
        fame,
        Text(talk.say("cli-imperium-exile", {"n": len(view["exile"])})),
    ]
    if view["ending"] and not view["over"]:
        word = "last-round" if view["ending"] == LAST_ROUND else "scoring"
        parts.insert(0, Text(talk.say(f"cli-imperium-{word}"), "bold red"))
    return flow(parts, look.width, SEPARATOR)


def market(look: Look) -> RenderableType:
    """The five cards; before each the deck it is refilled from."""
    view, talk = look.view, look.talk
    if not view["round"]:
        return Group()
    found = numbers_at(look, "market")
    lines: list[Line] = []
    for slot, entry in enumerate(view["market"]):
        if slot < at.SMALL_DECKS:
            suit = at.SMALL_SUITS[slot]
            left = view["small_decks"][slot]
            lead = Text.assemble((SUIT_SIGNS[suit], SUIT_STYLES[suit]), (f"{left}", "dim"))
        else:
            lead = Text(f"{MAIN_SIGN}{view['main_deck']}", "dim")
        if entry is None:
            lines.append(Line("", Text(talk.say("cli-imperium-empty"), "dim"), lead=lead))
            continue
        key = entry["card"]
        offered = key in found
        style = "bold" if offered or not found else "dim"
        unrest = Text(SUIT_SIGNS[at.UNREST] if entry.get("unrest") else "", SUIT_STYLES[at.UNREST])
        facts = [*card_facts(key), tokens_on(talk, entry), unrest]
        card = card_text(talk, kind_of(key), style)
        said = text_line(talk, kind_of(key))
        lines.append(Line(mark(found.get(key, [])), card, facts, said, lead))
    most = ALL_LINES if look.width >= ALIGNED else TEXT_LINES
    return Group(heading(talk.say("cli-imperium-market")), card_lines(look, lines, most))


# cards to choose from -------------------------------------------------------------------------


def choosing(look: Look) -> RenderableType:
    """Cards of the exile pile, cards that are looked at, sides and nations, when asked for."""
    view, talk = look.view, look.talk
    parts: list[RenderableType] = []
    exiled = numbers_at(look, "exile")
    if any(key in exiled for key in view["exile"]):
        names = names_flow(look, view["exile"], look.width, exiled)
        parts += [heading(talk.say("cli-imperium-exile-pile")), names]
    looked_at = view.get("looked_at") or []
    if looked_at:
        parts.append(heading(talk.say("cli-imperium-looked-at")))
        parts.append(card_lines(look, _texts(look, looked_at)))
    if look.options and view["kind"] in ("faction", "side"):
        parts.append(card_lines(look, _powers(look), TEXT_LINES))
    return Group(*parts)


def _texts(look: Look, keys: list[str]) -> list[Line]:
    found = numbers_at(look, "looked_at")
    return [
        Line(
            mark(found.get(key, [])),
            card_text(look.talk, kind_of(key)),
            card_facts(key),
            text_line(look.talk, kind_of(key)),
        )
        for key in keys
    ]


def _powers(look: Look) -> list[Line]:
    """The power cards to choose from, each side in a line."""
    view, talk = look.view, look.talk
    found = {option.key: [str(option.index + 1)] for option in look.options}
    lines: list[Line] = []
    names = at.NATIONS if view["kind"] == "faction" else [view["players"][view["seat"]]["faction"]]
    sides = view["options"].get("sides", "B")
    own = sides[view["seat"]] if isinstance(sides, list | tuple) else sides
    for name in names:
        if view["kind"] == "faction" and name not in found:
            continue
        given = found.get(name, [])
        for side in "AB" if own == "choose" else own:
            kind = kind_of(f"{name}_{side.lower()}")
            given = found.get(side, given)
            args = {"card": title_words(talk, name), "side": side}
            title = Text.assemble(suit_sign(kind), " ", talk.say("cli-imperium-face", args))
            lines.append(Line(mark(given), title, [], text_line(talk, kind)))
            given = []
    return lines
