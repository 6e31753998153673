"""The cards and goods of Imperial Settlers in letters and signs."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from tabularium.cli.typeset import NOTHING, legend
from tabularium.games.settlers import layout as at
from tabularium.games.settlers.catalogue import COLOURS_OF, COST, DEAL, RAZE_FIELD, SACRIFICE, SORT
from tabularium.locale.talk import Talk

# each good has a letter (of the language) or a sign, and a colour that no ground swallows
GOOD_STYLES = ["green", "bold", "yellow", "bold yellow", "cyan", "red", "blue"]
CARD_SIGN = "▯"
VP_SIGN = "★"
LOCATION_SIGN = "⌂"  # an own location or foundation to discard
# a colour of the game is two letters (of the language) on that colour
COLOUR_STYLES = [
    "#ffffff on #303030",
    "#ffffff on #7b3fa0",
    "#ffffff on #1f5fbf",
    "#ffffff on #80522a",
    "#000000 on #e6c229",
    "#ffffff on #b8322a",
    "#000000 on #f4a6c0",
    "#000000 on #a8a8a8",
]
SORT_SIGNS = ["⊕", "◇", "»"]
SORT_STYLES = ["green", "magenta", "yellow"]


def good_letter(talk: Talk, good: int) -> Text:
    """The letter of a good in a supply, or the sign of a card or a point."""
    if good < at.HELD:
        return Text(talk.say(f"cli-settlers-{at.GOODS[good]}"), GOOD_STYLES[good])
    return Text(VP_SIGN, "yellow") if good == at.VP else Text(CARD_SIGN)


def letters(talk: Talk, goods: Sequence[int]) -> Text:
    """Goods as letters: WWS."""
    return Text.assemble(*[good_letter(talk, good) for good in goods])


def amounts(talk: Talk, goods: Sequence[tuple[int, int]]) -> Text:
    """Amounts as numbers and letters: 4P 1W."""
    return Text(" ").join([Text.assemble(str(n), good_letter(talk, good)) for good, n in goods])


def cost_letters(talk: Talk, kind: int) -> Text:
    """What building costs: ⌂WSS, or a dash."""
    text = Text(LOCATION_SIGN * SACRIFICE[kind])
    for good, n in enumerate(COST[kind]):
        text.append_text(letters(talk, [good] * n))
    return text if text.plain else Text(NOTHING, "dim")


def deal_letter(talk: Talk, kind: int) -> Text:
    """What a card gives as a deal."""
    return letters(talk, [DEAL[kind]]) if DEAL[kind] >= 0 else Text("")


def raze_letters(talk: Talk, kind: int) -> Text:
    """What razing a card gives."""
    return letters(talk, RAZE_FIELD[kind])


def colour_chips(talk: Talk, kind: int) -> Text:
    """The colours of a card, each two letters on its colour."""
    return Text("/").join(
        [
            Text(talk.say(f"cli-settlers-short-{at.COLOURS[colour]}"), COLOUR_STYLES[colour])
            for colour in COLOURS_OF[kind]
        ]
    )


def sort_sign(kind: int) -> Text:
    return Text(SORT_SIGNS[SORT[kind]], SORT_STYLES[SORT[kind]])


def colour_legend(talk: Talk) -> Text:
    """The letters of the colours."""
    return legend(
        (
            talk.say(f"cli-settlers-short-{name}"),
            COLOUR_STYLES[colour],
            talk.say(f"cli-settlers-colour-{name}"),
        )
        for colour, name in enumerate(at.COLOURS)
    )
