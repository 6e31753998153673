"""The cards and goods of Imperial Settlers in letters and signs."""

from __future__ import annotations

from rich.text import Text

from tabularium.cli.goods import Goods
from tabularium.cli.typeset import NOTHING, joined, legend
from tabularium.games.settlers import layout as at
from tabularium.games.settlers.catalogue import COLOURS_OF, COST, DEAL, SACRIFICE
from tabularium.locale.talk import Talk

CARD_SIGN = "▯"
VP_SIGN = "★"
# cards of every sort and VP are signs in every language
SIGNS = {**dict.fromkeys(range(at.HELD, at.VP), CARD_SIGN), at.VP: VP_SIGN}
STYLES = ["green", "bold", "yellow", "bold yellow", "cyan", "red", "blue", "", "", "", "yellow"]
GOODS = Goods("cli-settlers-", at.GOODS, STYLES, SIGNS)
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
SORT_SIGNS = [("⊕", "green"), ("◇", "magenta"), ("»", "yellow")]


def cost_letters(talk: Talk, kind: int) -> Text:
    """What building costs: ⌂WSS, or a dash."""
    goods = [good for good, n in enumerate(COST[kind]) for _ in range(n)]
    text = Text.assemble(LOCATION_SIGN * SACRIFICE[kind], GOODS.letters(talk, goods))
    return text if text.plain else Text(NOTHING, "dim")


def deal_letter(talk: Talk, kind: int) -> Text:
    """What a card gives as a deal."""
    return GOODS.letters(talk, [DEAL[kind]] if DEAL[kind] >= 0 else [])


def colour_chips(talk: Talk, kind: int) -> Text:
    """The colours of a card, each two letters on its colour."""
    chips = [
        Text(talk.say(f"cli-settlers-short-{at.COLOURS[colour]}"), COLOUR_STYLES[colour])
        for colour in COLOURS_OF[kind]
    ]
    return joined(chips, "/")


def sort_sign(sort: int, label: str = "") -> Text:
    """The sign of a row of locations, and what belongs to it."""
    return Text.assemble(SORT_SIGNS[sort], label)


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
