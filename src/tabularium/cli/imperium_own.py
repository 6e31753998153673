"""A player's side of the table in full: power card, cards in play, hand, piles, points."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.text import Text

from tabularium.cards.standing import Modifier
from tabularium.cli.imperium_lines import (
    ALIGNED,
    ALL_LINES,
    Entry,
    Line,
    card_facts,
    card_lines,
    counted,
    names_flow,
    play_lines,
)
from tabularium.cli.imperium_players import seat_text
from tabularium.cli.imperium_signs import (
    EXHAUSTED,
    FREE_SIGN,
    POINT,
    card_text,
    cost,
    kind_of,
    marks,
    points,
)
from tabularium.cli.look import Look
from tabularium.cli.option_numbers import mark, mark_text, numbers_at
from tabularium.cli.typeset import NOTHING, SEPARATOR, flow, grid, heading
from tabularium.games.imperium import layout as at
from tabularium.games.imperium.catalogue import FEATURES, FREE, ICONS
from tabularium.games.imperium.nations import SINKING
from tabularium.games.imperium.scoring import CATEGORIES
from tabularium.presentation.figures import number
from tabularium.presentation.imperium_cards import text_line

IN_PLAY_LINES = 2  # of a card in play on a narrow screen
LABELS = ("discard", "deck", "nation", "development", "history", "sunken", "beneath", "points")


def own_side(look: Look) -> RenderableType:
    """Everything of one's own, with the numbers of options on it."""
    view, talk = look.view, look.talk
    player = view["players"][view["seat"]]
    if not player["powers"]:
        return Group()
    parts: list[RenderableType] = [heading(talk.say("cli-imperium-your-side"))]
    parts.append(_area(look, player, ALL_LINES if look.width >= ALIGNED else IN_PLAY_LINES))
    hand = hand_lines(look)
    parts.append(heading(talk.say("cli-imperium-hand", {"n": player["hand_size"]})))
    parts.append(card_lines(look, hand) if hand else Text(f"   {NOTHING}", "dim"))
    if view["kind"] == "develop" and look.options:
        parts.append(heading(talk.say("cli-imperium-development")))
        parts.append(card_lines(look, _development_lines(look, player)))
    parts += [heading(talk.say("cli-imperium-piles")), _piles(look, player)]
    return Group(*parts)


def one_side(look: Look, seat: int) -> RenderableType:
    """What everybody may know of a player, under the player's name."""
    player = look.view["players"][seat]
    name = heading(seat_text(look, seat))
    if not player["powers"]:
        return name
    return Group(name, _area(look, player, ALL_LINES), _piles(look, player))


def _mine(look: Look, player: Entry) -> bool:
    return bool(player["seat"] == look.view["seat"])


def _area(look: Look, player: Entry, most: int) -> RenderableType:
    """Power card, journey, cards in play, what is being played."""
    lines: list[Line] = []
    under = numbers_at(look, "garrison", player["seat"])
    for place in ("powers", "play"):
        found = numbers_at(look, place, player["seat"])
        lines += play_lines(look, player[place], found, under)
    for key in player["played"]:
        card = card_text(look.talk, kind_of(key), "italic")
        being = Text(look.talk.say("cli-imperium-being-played"), "dim italic")
        lines.append(Line("", card, [being], text_line(look.talk, kind_of(key))))
    return card_lines(look, lines, most)


# hand -----------------------------------------------------------------------------------------


def hand_lines(look: Look) -> list[Line]:
    """The hand; what can be played now stands out."""
    talk = look.talk
    found = numbers_at(look, "hand", look.view["seat"])
    lines: list[Line] = []
    cities = free_cities(look)
    for key, n in counted(sorted(look.view["hand"], key=kind_of)).items():
        kind = kind_of(key)
        card = card_text(talk, kind, "bold" if key in found or not found else "dim")
        card.append(f" ({n})" if n > 1 else "")
        facts = card_facts(key)
        if cities and not FREE[kind] and ICONS[kind][at.CITY] + ICONS[kind][at.METROPOLIS]:
            facts.append(Text(FREE_SIGN, "bold green"))
        lines.append(Line(mark(found.get(key, [])), card, facts, text_line(talk, kind)))
    return lines


def free_cities(look: Look) -> bool:
    """Whether something in play makes cities free."""
    player = look.view["players"][look.view["seat"]]
    return any(
        isinstance(feature, Modifier) and feature.mod == at.FREE_CITIES
        for entry in [*player["powers"], *player["play"]]
        for feature in FEATURES[kind_of(entry["card"])]
    )


# piles ----------------------------------------------------------------------------------------


def _development_lines(look: Look, player: Entry) -> list[Line]:
    talk = look.talk
    found = numbers_at(look, "development", player["seat"])
    return [
        Line(
            mark(found.get(key, [])),
            card_text(talk, kind_of(key), "bold" if key in found else "dim"),
            [cost(talk, kind_of(key)), *card_facts(key)],
            text_line(talk, kind_of(key)),
        )
        for key in counted(player["development"])
    ]


def _development(look: Look, player: Entry, width: int) -> Text:
    """The development area with costs and points."""
    found = numbers_at(look, "development", player["seat"])
    parts: list[Text] = []
    for key, n in counted(player["development"]).items():
        kind = kind_of(key)
        text = Text.assemble(mark_text(found.get(key, [])), card_text(look.talk, kind, ""))
        text.append(f" ({n})" if n > 1 else "", "dim")
        for fact in (marks(kind), points(kind)):
            text.append(" " if fact.plain else "").append_text(fact)
        price = cost(look.talk, kind)
        parts.append(text.append(": " if price.plain else "").append_text(price))
    return flow(parts, width)


def _piles(look: Look, player: Entry) -> RenderableType:
    """Discard pile, decks, history, points; of others what is open."""
    view, talk = look.view, look.talk
    mine = _mine(look, player)
    labels = {name: talk.say(f"cli-imperium-{name}") for name in LABELS}
    label_width = max(len(label) for label in labels.values()) + 5
    width = look.width - label_width - 1
    table = grid()
    table.add_column(width=label_width, no_wrap=True, style="dim")
    table.add_column(width=width)
    past = "sunken" if player["faction"] in SINKING else "history"
    piles: list[tuple[str, int, list[str] | None, str]] = [
        ("discard", len(player["discard"]), player["discard"], "discard"),
        ("deck", player["deck_size"], view["deck"] if mine else None, "deck"),
        ("nation", player["nation_size"], view["nation_deck"] if mine else None, "nation_deck"),
        (past, player["history_size"], view["history"] if mine else None, "history"),
    ]
    for name, n, keys, place in piles:
        token = EXHAUSTED if name == "nation" and player["nation_token"] else ""
        found = numbers_at(look, place, player["seat"])
        if n and keys is not None:
            table.add_row(f"{labels[name]} {n}{token}", names_flow(look, keys, width, found))
    if player["development"]:
        token = EXHAUSTED if player["development_token"] else ""
        start = f"{labels['development']} {len(player['development'])}{token}"
        table.add_row(start, _development(look, player, width))
    if player["below"]:
        table.add_row(labels["beneath"], names_flow(look, player["below"], width, {}))
    scored = player.get("points") or (view.get("points") if mine else None)
    if scored:
        table.add_row(labels["points"], _points(look, scored, width))
    if player["king_resolved"]:
        table.add_row("", Text(talk.say("cli-imperium-king-resolved"), "dim"))
    return table


def _points(look: Look, scored: dict[str, int], width: int) -> Text:
    """Points so far, by category."""
    total = Text.assemble((number(sum(scored.values())), "bold"), (POINT, "yellow"))
    parts = [
        Text(f"{look.talk.say(f'imperium-score-{name}')} {number(scored[name])}", "dim")
        for name in CATEGORIES
        if scored[name]
    ]
    return flow([total, *parts], width, SEPARATOR)
