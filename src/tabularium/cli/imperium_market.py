"""The middle of the table of Imperium: the round, the decks, the market, cards to choose from."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.text import Text

from tabularium.cli.card_lines import Line, card_lines
from tabularium.cli.imperium_cards import card_facts, card_line, names_flow
from tabularium.cli.imperium_signs import kind_of, of_suit, suit_sign, tokens_on
from tabularium.cli.look import Look
from tabularium.cli.option_numbers import mark, numbers_at
from tabularium.cli.players import seat_name
from tabularium.cli.seat_badge import badge
from tabularium.cli.typeset import SEPARATOR, flow, heading, joined
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
    view = look.view
    if not view["round"]:
        return heading(look.say("cli-imperium-setup"))
    parts = [Text(look.say("cli-imperium-title", {"n": view["round"]}), "bold")]
    if view["over"]:
        parts.append(Text(look.say("cli-imperium-over"), "bold"))
        return heading(joined(parts))
    parts.append(Text.assemble(look.say("cli-imperium-first"), " ", badge(view["first_player"])))
    turn = look.say("cli-imperium-in-solstice")
    if view["turn"] is not None:
        turn = look.say("cli-imperium-turn", {"who": seat_name(look, view["turn"])})
    parts.append(Text(turn, "bold"))
    if view["to_move"] is not None and view["to_move"] not in (-1, view["turn"]):
        who = seat_name(look, view["to_move"])
        parts.append(Text(look.say("cli-imperium-decides", {"who": who})))
    return heading(joined(parts))


def supply(look: Look) -> RenderableType:
    """Whether the end is near; piles and decks of everybody."""
    view = look.view
    if not view["round"]:
        return Group()
    pile = view["unrest_pile"]
    left = look.say("cli-imperium-pile", {"n": pile})
    few = pile <= WARNING
    small = [
        of_suit(suit, str(n)) for suit, n in zip(at.SMALL_SUITS, view["small_decks"], strict=True)
    ]
    side = "A" if "king_of_kings_a" in view["king"] else "B"
    fame = look.say("cli-imperium-fame", {"n": view["fame_deck"], "side": side})
    parts = [
        of_suit(at.UNREST, " ").append(left + DANGER if few else left, "bold red" if few else ""),
        Text.assemble(look.say("cli-imperium-small"), " ", joined(small, " ")),
        Text(f"{MAIN_SIGN} " + look.say("cli-imperium-main", {"n": view["main_deck"]})),
        of_suit(at.FAME, f" {fame}"),
        Text(look.say("cli-imperium-exile", {"n": len(view["exile"])})),
    ]
    if view["ending"] and not view["over"]:
        word = "last-round" if view["ending"] == LAST_ROUND else "scoring"
        parts.insert(0, Text(look.say(f"cli-imperium-{word}"), "bold red"))
    return flow(parts, look.width, SEPARATOR)


def market(look: Look) -> RenderableType:
    """The five cards; before each the deck it is refilled from."""
    view = look.view
    if not view["round"]:
        return Group()
    found = numbers_at(look, "market")
    lines: list[Line] = []
    for slot, entry in enumerate(view["market"]):
        lead = Text(f"{MAIN_SIGN}{view['main_deck']}", "dim")
        if slot < at.SMALL_DECKS:
            lead = of_suit(at.SMALL_SUITS[slot]).append(str(view["small_decks"][slot]), "dim")
        if entry is None:
            lines.append(Line("", Text(look.say("cli-imperium-empty"), "dim"), lead=lead))
            continue
        unrest = of_suit(at.UNREST) if entry.get("unrest") else Text()
        facts = [*card_facts(entry["card"]), tokens_on(look.talk, entry), unrest]
        lines.append(card_line(look, entry["card"], found, facts, lead=lead))
    cards = card_lines(look.width, lines, narrow=TEXT_LINES)
    return Group(heading(look.say("cli-imperium-market")), cards)


# cards to choose from -------------------------------------------------------------------------


def choosing(look: Look) -> RenderableType:
    """Cards of the exile pile, cards that are looked at, sides and nations, when asked for."""
    view = look.view
    parts: list[RenderableType] = []
    exiled = numbers_at(look, "exile")
    if any(key in exiled for key in view["exile"]):
        names = names_flow(look, view["exile"], look.width, exiled)
        parts += [heading(look.say("cli-imperium-exile-pile")), names]
    looked_at = view.get("looked_at") or []
    if looked_at:
        found = numbers_at(look, "looked_at")
        seen = [card_line(look, key, found, card_facts(key)) for key in looked_at]
        parts += [heading(look.say("cli-imperium-looked-at")), card_lines(look.width, seen)]
    if look.options and view["kind"] in ("faction", "side"):
        parts.append(card_lines(look.width, _powers(look), TEXT_LINES))
    return Group(*parts)


def _powers(look: Look) -> list[Line]:
    """The power cards to choose from, each side in a line."""
    view, talk = look.view, look.talk
    found = {option.key: [str(option.index + 1)] for option in look.options}
    lines: list[Line] = []
    picking = view["kind"] == "faction"
    names = [name for name in at.NATIONS if name in found] if picking else [look.me["faction"]]
    sides = view["options"].get("sides", "B")
    own = sides[view["seat"]] if isinstance(sides, list | tuple) else sides
    for name in names:
        given = found.get(name, [])
        for side in "AB" if own == "choose" else own:
            kind = kind_of(f"{name}_{side.lower()}")
            args = {"card": title_words(talk, name), "side": side}
            face = Text.assemble(suit_sign(kind), " ", talk.say("cli-imperium-face", args))
            lines.append(Line(mark(found.get(side, given)), face, text=text_line(talk, kind)))
            given = []
    return lines
