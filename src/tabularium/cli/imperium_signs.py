"""The cards and tokens of Imperium in letters and signs."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.text import Text

from tabularium.cli.goods import Goods
from tabularium.games.imperium import layout as at
from tabularium.games.imperium.catalogue import (
    ATTACK,
    CATALOGUE,
    FREE,
    ICONS,
    PINNED,
    STATE_ICON,
    SUITS,
)
from tabularium.games.imperium.words import card_words
from tabularium.locale.talk import Talk
from tabularium.presentation.figures import number
from tabularium.presentation.imperium_printed import fixed_points

# every suit has a shape and a colour that no ground swallows
SUIT_SIGNS = {
    at.POWER: ("✦", "bold"),
    at.REGION: ("▲", "green"),
    at.UNCIVILISED: ("◆", "red"),
    at.CIVILISED: ("■", "bright_blue"),
    at.TRIBUTARY: ("⚑", "magenta"),
    at.FAME: ("☼", "bold yellow"),
    at.UNREST: ("‡", "bold red"),
}
NO_SUIT = "□"
STATE_SIGNS = {at.BARBARIAN: ("♣", "yellow"), at.EMPIRE: ("♚", "magenta")}
ATTACK_SIGN = "⚔"
PINNED_SIGN = "⊥"
FREE_SIGN = "»"
ICON_SIGNS = {
    at.CITY: "⌂",
    at.METROPOLIS: "♜",
    at.SCROLL: "§",
    at.KNIGHT: "♞",
    at.MASK: "☻",
    at.PRODUCTION: "⚒",
    at.RIVER: "≈",
    at.FERTILE: "⚘",
}
# material and population are letters of the language
TOKENS = Goods(
    "cli-imperium-", at.TOKENS_NAMES, ["yellow", "cyan", "bold green"], {at.PROGRESS: "↑"}
)
POINT = "★"
VARIABLE = "…"
EXHAUSTED = "×"


def kind_of(key: str) -> int:
    return CATALOGUE.numbers[key]


def tokens_on(talk: Talk, entry: Mapping[str, Any]) -> Text:
    """What lies on a card: 3M 1↑."""
    found = entry.get("tokens") or {}
    return TOKENS.amounts(talk, [found.get(name, 0) for name in at.TOKENS_NAMES])


def suit_sign(kind: int) -> Text:
    """The suits of a card; most have one."""
    suits = [suit for suit in SUIT_SIGNS if SUITS[kind] & suit]
    return Text.assemble(*[of_suit(suit) for suit in suits]) if suits else Text(NO_SUIT, "dim")


def of_suit(suit: int, text: str = "") -> Text:
    """The sign of a suit, and what belongs to it."""
    return Text.assemble(SUIT_SIGNS[suit], text)


def state_sign(state: int) -> Text:
    return Text(*STATE_SIGNS.get(state, ("", "")))


def icons(kind: int) -> Text:
    """City, river and so on."""
    return Text("".join(ICON_SIGNS[icon] * n for icon, n in enumerate(ICONS[kind])), "cyan")


def marks(kind: int) -> Text:
    """What is printed on a card besides its suit and its text."""
    return Text.assemble(
        state_sign(STATE_ICON[kind]),
        (ATTACK_SIGN if ATTACK[kind] else "", "bold red"),
        PINNED_SIGN if PINNED[kind] else "",
        (FREE_SIGN if FREE[kind] else "", "bold green"),
        icons(kind),
    )


def points(kind: int) -> Text:
    """The points on a card; nothing for none."""
    worth = fixed_points(kind)
    if worth == 0:
        return Text()
    return Text.assemble(VARIABLE if worth is None else number(worth), (POINT, "yellow"))


def card_text(talk: Talk, kind: int, style: str = "bold") -> Text:
    """A card: suit and name."""
    return Text.assemble(suit_sign(kind), " ", (card_words(talk, kind), style))
