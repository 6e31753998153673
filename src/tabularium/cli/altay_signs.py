"""Altay's goods in letters and signs."""

from __future__ import annotations

from rich.text import Text

from tabularium.games.altay import layout as at
from tabularium.games.altay.catalogue import COST, LEVEL_OF, kind_of
from tabularium.games.altay.slots import Slots
from tabularium.games.altay.table import laid
from tabularium.locale.talk import Talk

# each good has a letter (of the language) and a colour; the two variable ones have a sign
# no white, black or bright colours: they would vanish on light or on dark ground
GOOD_STYLES = ["green", "yellow", "cyan", "bold", "magenta", "", ""]
FULL = "●"
EMPTY = "○"


def good_letter(talk: Talk, symbol: int) -> Text:
    """The letter of a good, or the sign of a variable one."""
    return Text(talk.say(f"cli-altay-{at.SYMBOLS[symbol]}"), style=GOOD_STYLES[symbol])


def cost_letters(talk: Talk, slots: Slots) -> Text:
    """A cost as letters: FFW."""
    return Text.assemble(*[good_letter(talk, symbol) for symbol in slots.symbols])


def slots_of(key: str) -> Slots:
    """What fits on a card: of an achievement its cost, of a table card what it takes."""
    kind = kind_of(key)
    return COST[kind] if LEVEL_OF[kind] else laid(kind).slots


def load_letters(talk: Talk, key: str, goods: dict[str, int]) -> Text:
    """The slots of a card, full and empty ones told apart: ●F○W."""
    left = dict(goods)
    text = Text()
    spare: list[int] = []
    for symbol in slots_of(key).symbols:
        if symbol < len(at.GOODS) and left.get(at.GOODS[symbol], 0):
            left[at.GOODS[symbol]] -= 1
            text.append(FULL).append_text(good_letter(talk, symbol))
        elif symbol < len(at.GOODS):
            text.append(EMPTY, "dim").append_text(good_letter(talk, symbol))
        else:
            spare.append(symbol)
    # what is left lies on the slots that take several kinds
    over = [number for number, good in enumerate(at.GOODS) for _ in range(left.get(good, 0))]
    for symbol in spare:
        if over:
            text.append(FULL).append_text(good_letter(talk, over.pop(0)))
        else:
            text.append(EMPTY, "dim").append_text(good_letter(talk, symbol))
    return text
