"""A player's side of the table in full: power card, cards in play, hand, piles, points."""

from __future__ import annotations

from collections import Counter

from rich.console import Group, RenderableType
from rich.text import Text

from tabularium.cards.standing import Modifier
from tabularium.cli.card_lines import ALL_LINES, Line, card_lines
from tabularium.cli.imperium_cards import card_facts, card_line, cost, names_flow, play_lines
from tabularium.cli.imperium_signs import EXHAUSTED, FREE_SIGN, POINT, card_text, kind_of
from tabularium.cli.look import Look
from tabularium.cli.option_numbers import numbers_at
from tabularium.cli.players import Entry, seat_line
from tabularium.cli.typeset import NOTHING, SEPARATOR, fit, flow, grid, heading
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
    player = look.me
    if not player["powers"]:
        return Group()
    hand = hand_lines(look)
    parts: list[RenderableType] = [
        heading(look.say("cli-imperium-your-side")),
        _area(look, player, IN_PLAY_LINES),
        heading(look.say("cli-imperium-hand", {"n": player["hand_size"]})),
        card_lines(look.width, hand) if hand else Text(f"   {NOTHING}", "dim"),
    ]
    if look.view["kind"] == "develop" and look.options:
        found = numbers_at(look, "development", player["seat"])
        lines = [
            card_line(look, key, found, [cost(look, key), *card_facts(key)])
            for key in Counter(player["development"])
        ]
        parts += [heading(look.say("cli-imperium-development")), card_lines(look.width, lines)]
    return Group(*parts, heading(look.say("cli-imperium-piles")), _piles(look, player))


def one_side(look: Look, seat: int) -> RenderableType:
    """What everybody may know of a player, under the player's name."""
    player = look.view["players"][seat]
    name = heading(seat_line(look, seat))
    if not player["powers"]:
        return name
    return Group(name, _area(look, player, ALL_LINES), _piles(look, player))


def _area(look: Look, player: Entry, narrow: int) -> RenderableType:
    """Power card, journey, cards in play, what is being played."""
    lines: list[Line] = []
    under = numbers_at(look, "garrison", player["seat"])
    for place in ("powers", "play"):
        found = numbers_at(look, place, player["seat"])
        lines += play_lines(look, player[place], found, under)
    for key in player["played"]:
        card = card_text(look.talk, kind_of(key), "italic")
        being = Text(look.say("cli-imperium-being-played"), "dim italic")
        lines.append(Line("", card, [being], text_line(look.talk, kind_of(key))))
    return card_lines(look.width, lines, narrow=narrow)


# hand -----------------------------------------------------------------------------------------


def hand_lines(look: Look) -> list[Line]:
    """The hand; what can be played now stands out."""
    found = numbers_at(look, "hand", look.view["seat"])
    lines: list[Line] = []
    cities = free_cities(look)
    for key, n in Counter(sorted(look.view["hand"], key=kind_of)).items():
        kind = kind_of(key)
        facts = card_facts(key)
        if cities and not FREE[kind] and ICONS[kind][at.CITY] + ICONS[kind][at.METROPOLIS]:
            facts.append(Text(FREE_SIGN, "bold green"))
        lines.append(card_line(look, key, found, facts, n))
    return lines


def free_cities(look: Look) -> bool:
    """Whether something in play makes cities free."""
    return any(
        isinstance(feature, Modifier) and feature.mod == at.FREE_CITIES
        for entry in [*look.me["powers"], *look.me["play"]]
        for feature in FEATURES[kind_of(entry["card"])]
    )


# piles ----------------------------------------------------------------------------------------


def _piles(look: Look, player: Entry) -> RenderableType:
    """Discard pile, decks, history, points; of others what is open."""
    own = look.view if player["seat"] == look.view["seat"] else {}
    labels = {name: look.say(f"cli-imperium-{name}") for name in LABELS}
    label_width = max(len(label) for label in labels.values()) + 5
    width = look.width - label_width - 1
    table = grid(fit(label_width, style="dim"), width)
    past = "sunken" if player["faction"] in SINKING else "history"
    # the label of a pile, its cards where one may know them, and its zone
    piles: list[tuple[str, list[str] | None, str]] = [
        ("discard", player["discard"], "discard"),
        ("deck", own.get("deck"), "deck"),
        ("nation", own.get("nation_deck"), "nation_deck"),
        (past, own.get("history"), "history"),
        ("development", player["development"], "development"),
    ]
    for name, keys, zone in piles:
        if keys:
            token = EXHAUSTED if player.get(f"{name}_token") else ""
            found = numbers_at(look, zone, player["seat"])
            shown = names_flow(look, keys, width, found, priced=name == "development")
            table.add_row(f"{labels[name]} {len(keys)}{token}", shown)
    if player["below"]:
        table.add_row(labels["beneath"], names_flow(look, player["below"], width, {}))
    scored = player.get("points") or own.get("points")
    if scored:
        table.add_row(labels["points"], _points(look, scored, width))
    if player["king_resolved"]:
        table.add_row("", Text(look.say("cli-imperium-king-resolved"), "dim"))
    return table


def _points(look: Look, scored: dict[str, int], width: int) -> Text:
    """Points so far, by category."""
    total = Text.assemble((number(sum(scored.values())), "bold"), (POINT, "yellow"))
    parts = [
        Text(f"{look.say(f'imperium-score-{name}')} {number(scored[name])}", "dim")
        for name in CATEGORIES
        if scored[name]
    ]
    return flow([total, *parts], width, SEPARATOR)
