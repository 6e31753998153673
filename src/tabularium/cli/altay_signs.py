"""Altay's goods in letters and signs."""

from __future__ import annotations

from rich.text import Text

from tabularium.cli.goods import Goods
from tabularium.games.altay import layout as at
from tabularium.games.altay.catalogue import COST, LEVEL_OF, kind_of
from tabularium.games.altay.table import laid
from tabularium.locale.talk import Talk

STYLES = ["green", "yellow", "cyan", "bold", "magenta", "", ""]
GOODS = Goods("cli-altay-", at.SYMBOLS, STYLES)
FULL = "●"
EMPTY = "○"


def cost_letters(talk: Talk, key: str) -> Text:
    """What a card costs: FFW."""
    return GOODS.letters(talk, COST[kind_of(key)].symbols)


def load_letters(talk: Talk, key: str, goods: dict[str, int]) -> Text:
    """The slots of a card, full and empty ones told apart: ●F○W."""
    kind = kind_of(key)
    # what fits on an achievement is its cost
    slots = COST[kind] if LEVEL_OF[kind] else laid(kind).slots
    left = {good: goods.get(name, 0) for good, name in enumerate(at.GOODS)}
    one_kind = [symbol for symbol in slots.symbols if symbol in left]
    several = [symbol for symbol in slots.symbols if symbol not in left]
    shown: list[tuple[int, bool]] = []
    for symbol in one_kind:
        shown.append((symbol, left[symbol] > 0))
        left[symbol] = max(0, left[symbol] - 1)
    # what is left lies on the slots that take several kinds
    over = [good for good, n in left.items() for _ in range(n)][: len(several)]
    shown += [(good, True) for good in over]
    shown += [(symbol, False) for symbol in several[len(over) :]]
    return Text.assemble(
        *[
            Text.assemble((FULL, "") if full else (EMPTY, "dim"), GOODS.sign(talk, symbol))
            for symbol, full in shown
        ]
    )


def token_signs(talk: Talk, name: str) -> list[Text]:
    """A conquest token: its value, and the good it shows if any."""
    token = at.TOKEN_NAMES.index(name)
    value, good = Text(str(at.TOKEN_VALUE[token]), "bold"), at.TOKEN_GOOD[token]
    return [value, GOODS.sign(talk, good)] if good >= 0 else [value]
