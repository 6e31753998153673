"""The cards and tokens of Imperium in letters and signs."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich.text import Text

from tabularium.games.imperium import layout as at
from tabularium.games.imperium.catalogue import (
    ATTACK,
    COST,
    FREE,
    ICONS,
    KEY,
    PINNED,
    STATE_ICON,
    SUITS,
)
from tabularium.games.imperium.words import kind_words
from tabularium.locale.talk import Talk
from tabularium.presentation.figures import number
from tabularium.presentation.imperium_printed import fixed_points

# every suit has a shape and a colour that no ground swallows
SUIT_SIGNS = {
    at.POWER: "✦",
    at.REGION: "▲",
    at.UNCIVILISED: "◆",
    at.CIVILISED: "■",
    at.TRIBUTARY: "⚑",
    at.FAME: "☼",
    at.UNREST: "‡",
}
SUIT_STYLES = {
    at.POWER: "bold",
    at.REGION: "green",
    at.UNCIVILISED: "red",
    at.CIVILISED: "bright_blue",
    at.TRIBUTARY: "magenta",
    at.FAME: "bold yellow",
    at.UNREST: "bold red",
}
NO_SUIT = "□"
STATE_SIGNS = {at.BARBARIAN: "♣", at.EMPIRE: "♚"}
STATE_STYLES = {at.BARBARIAN: "yellow", at.EMPIRE: "magenta"}
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
PROGRESS_SIGN = "↑"
TOKEN_STYLES = {at.MATERIAL: "yellow", at.POPULATION: "cyan", at.PROGRESS: "bold green"}
POINT = "★"
VARIABLE = "…"
EXHAUSTED = "×"


def kind_of(key: str) -> int:
    return KEY.index(key)


# tokens ---------------------------------------------------------------------------------------


def token_sign(talk: Talk, token: int) -> Text:
    sign = (
        PROGRESS_SIGN
        if token == at.PROGRESS
        else talk.say(f"cli-imperium-{at.TOKENS_NAMES[token]}")
    )
    return Text(sign, TOKEN_STYLES[token])


def amounts(talk: Talk, tokens: Sequence[int]) -> Text:
    """Some tokens: 3M 1↑."""
    parts = [Text.assemble(str(n), token_sign(talk, token)) for token, n in enumerate(tokens) if n]
    return Text(" ").join(parts)


def tokens_on(talk: Talk, entry: Mapping[str, object]) -> Text:
    """What lies on a card."""
    found = entry.get("tokens") or {}
    assert isinstance(found, dict)
    return amounts(talk, [found.get(name, 0) for name in at.TOKENS_NAMES])


# cards ----------------------------------------------------------------------------------------


def suit_sign(kind: int) -> Text:
    """The suits of a card; most have one."""
    text = Text()
    for suit, sign in SUIT_SIGNS.items():
        if SUITS[kind] & suit:
            text.append(sign, SUIT_STYLES[suit])
    return text if text.plain else Text(NO_SUIT, "dim")


def state_sign(state: int) -> Text:
    return Text(STATE_SIGNS.get(state, ""), STATE_STYLES.get(state, ""))


def icons(kind: int) -> Text:
    """City, river and so on."""
    return Text("".join(ICON_SIGNS[icon] * n for icon, n in enumerate(ICONS[kind])), "cyan")


def marks(kind: int) -> Text:
    """What is printed on a card besides its suit and its text."""
    text = state_sign(STATE_ICON[kind])
    if ATTACK[kind]:
        text.append(ATTACK_SIGN, "bold red")
    if PINNED[kind]:
        text.append(PINNED_SIGN)
    if FREE[kind]:
        text.append(FREE_SIGN, "bold green")
    return text.append_text(icons(kind))


def points(kind: int) -> Text:
    """The points on a card; nothing for none."""
    worth = fixed_points(kind)
    if worth == 0:
        return Text()
    return Text.assemble(VARIABLE if worth is None else number(worth), (POINT, "yellow"))


def cost(talk: Talk, kind: int) -> Text:
    """What developing a card costs."""
    return amounts(talk, COST[kind])


def card_text(talk: Talk, kind: int, style: str = "bold") -> Text:
    """A card: suit and name."""
    return Text.assemble(suit_sign(kind), " ", (kind_words(talk, kind), style))
