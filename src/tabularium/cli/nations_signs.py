"""The goods and cards of Nations in letters and signs."""

from __future__ import annotations

from rich.text import Text

from tabularium.cli.goods import Goods
from tabularium.cli.typeset import joined
from tabularium.games.nations import layout as at
from tabularium.games.nations.catalogue import AGE, KIND, SORT, YIELD, kind_of
from tabularium.games.nations.words import card_words
from tabularium.locale.talk import Talk
from tabularium.presentation.nations_cards import has_text

STYLES = ["bold yellow", "bold", "green", "cyan", "red", "bright_blue", "yellow"]
# strength, stability and VP are signs in every language
SIGNS = {at.STRENGTH: "⚔", at.STABILITY: "⚖", at.VP: "★"}
GOODS = Goods("cli-nations-", at.GOODS, STYLES, SIGNS)
ANY_SIGN = "◎"  # a resource of any kind
ARCHITECT = "⚒"
RAID_SIGN, RAID_STYLE = "†", "yellow"
MORE = "⋯"  # there is text as well
BUILT = "■"
OPEN = "□"
WORKER = "●"
SORT_SIGNS = {
    at.BUILDING: ("⌂", "bright_blue"),
    at.MILITARY: ("♞", "red"),
    at.COLONY: ("⚑", "green"),
    at.WAR: ("‡", "bold red"),
    at.BATTLE: (RAID_SIGN, RAID_STYLE),
    at.GOLDEN_AGE: ("☼", "bold yellow"),
    at.WONDER: ("▲", "magenta"),
    at.ADVISOR: ("☺", "cyan"),
}


def card_text(talk: Talk, key: str, style: str = "bold") -> Text:
    """A card: sign and name."""
    kind = kind_of(key)
    sign = SORT_SIGNS.get(SORT[kind], ("", ""))
    return Text.assemble(sign, " ", (card_words(talk, kind), style))


def sections(talk: Talk, kind: int, built: int = 0) -> Text:
    """The sections of a wonder with their stone: ■2 □1 □0."""
    text = Text()
    for i, stone in enumerate(KIND[kind].sections):
        text.append(f"{' ' if i else ''}{BUILT if i < built else OPEN}{stone}")
    return text.append_text(GOODS.sign(talk, at.STONE))


def slots(talk: Talk, kind: int, workers: int) -> Text:
    """The VP of the first worker, the second, ...; those that count now stand out."""
    text = Text.assemble(GOODS.sign(talk, at.VP))
    for i, points in enumerate(KIND[kind].slots):
        text.append("·" if i else "", "dim").append(str(points), "bold" if i < workers else "dim")
    return text


def yields(talk: Talk, kind: int) -> Text:
    """What a card gives without workers: VP, goods, architects."""
    parts: list[Text] = []
    if KIND[kind].worth:
        parts.append(GOODS.amount(talk, KIND[kind].worth, at.VP))
    if any(YIELD[kind]):
        parts.append(GOODS.amounts(talk, YIELD[kind]))
    if KIND[kind].private:
        parts.append(Text(f"{KIND[kind].private}{ARCHITECT}"))
    return joined(parts, " ")


def facts(talk: Talk, kind: int) -> Text:
    """The numbers on a card; what is paid or needed stands before a colon."""
    sort = SORT[kind]
    if sort in (at.BUILDING, at.MILITARY):
        price = GOODS.amount(talk, KIND[kind].deploy, at.STONE)
        text = Text.assemble(price, ": ", GOODS.amounts(talk, YIELD[kind]))
        raid = KIND[kind].raid
        return text.append(f" {RAID_SIGN}{raid}" if raid else "", RAID_STYLE)
    if sort == at.WAR:
        return GOODS.amounts(talk, [-n for n in YIELD[kind]])
    if sort == at.BATTLE:
        loot = [GOODS.sign(talk, good) for good in (at.BOOKS, at.FOOD, at.STONE)]
        return Text.assemble((f"{RAID_SIGN}: ", RAID_STYLE), joined(loot, "/"))
    if sort == at.GOLDEN_AGE:
        point = GOODS.amount(talk, 1, at.VP)
        price = Text(f"{AGE[kind]}{ANY_SIGN}: ")
        return Text.assemble(GOODS.amounts(talk, YIELD[kind]), " / ", price, point)
    text = yields(talk, kind)
    if has_text(kind):
        text.append(f" {MORE}" if text.plain else MORE, "dim")
    if sort == at.COLONY:
        return Text.assemble(GOODS.amount(talk, KIND[kind].required, at.STRENGTH), ": ", text)
    if sort == at.WONDER:
        return Text.assemble(sections(talk, kind), ": " if text.plain else "", text)
    assert sort in (at.ADVISOR, at.BOARD)
    return text
