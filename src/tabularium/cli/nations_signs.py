"""The goods and cards of Nations in letters and signs."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from tabularium.games.nations import layout as at
from tabularium.games.nations.catalogue import AGE, KIND, SORT, YIELD
from tabularium.locale.talk import Talk
from tabularium.presentation.figures import number
from tabularium.presentation.nations_cards import has_text

# each good has a letter (of the language) or a sign, and a colour that no ground swallows
GOOD_STYLES = ["bold yellow", "bold", "green", "cyan", "red", "bright_blue", "yellow"]
# strength, stability and VP are signs in every language
GOOD_SIGNS = ["", "", "", "", "⚔", "⚖", "★"]
ANY_SIGN = "◎"  # a resource of any kind
ARCHITECT = "⚒"
RAID_SIGN = "†"
MORE = "⋯"  # there is text as well
BUILT = "■"
OPEN = "□"
WORKER = "●"
# by sort
SORT_SIGNS = {
    at.BUILDING: "⌂",
    at.MILITARY: "♞",
    at.COLONY: "⚑",
    at.WAR: "‡",
    at.BATTLE: "†",
    at.GOLDEN_AGE: "☼",
    at.WONDER: "▲",
    at.ADVISOR: "☺",
}
SORT_STYLES = {
    at.BUILDING: "bright_blue",
    at.MILITARY: "red",
    at.COLONY: "green",
    at.WAR: "bold red",
    at.BATTLE: "yellow",
    at.GOLDEN_AGE: "bold yellow",
    at.WONDER: "magenta",
    at.ADVISOR: "cyan",
}


def signed(n: int) -> str:
    return f"+{n}" if n > 0 else number(n)


def good_sign(talk: Talk, good: int) -> Text:
    """The letter or sign of a good."""
    sign = talk.say(f"cli-nations-{at.GOODS[good]}") if good < at.RESOURCES else GOOD_SIGNS[good]
    return Text(sign, GOOD_STYLES[good])


def amount(talk: Talk, n: int, good: int) -> Text:
    """Some of a good: 2G, −1F."""
    return Text.assemble(number(n), good_sign(talk, good))


def amounts(talk: Talk, goods: Sequence[int]) -> Text:
    """Gains before losses, each in the order of GOODS: 2G 3⚔ −1F."""
    gains = [amount(talk, n, good) for good, n in enumerate(goods) if n > 0]
    losses = [amount(talk, n, good) for good, n in enumerate(goods) if n < 0]
    return Text(" ").join(gains + losses)


def sort_sign(kind: int) -> Text:
    return Text(SORT_SIGNS.get(SORT[kind], ""), SORT_STYLES.get(SORT[kind], ""))


def sections(talk: Talk, kind: int, built: int = 0) -> Text:
    """The sections of a wonder with their stone: ■2 □1 □0."""
    text = Text()
    for i, stone in enumerate(KIND[kind].sections):
        text.append(f"{' ' if i else ''}{BUILT if i < built else OPEN}{stone}")
    return text.append_text(good_sign(talk, at.STONE))


def slots(kind: int, workers: int) -> Text:
    """The VP of the first worker, the second, ...; those that count now stand out."""
    text = Text.assemble((GOOD_SIGNS[at.VP], GOOD_STYLES[at.VP]))
    for i, points in enumerate(KIND[kind].slots):
        text.append("·" if i else "", "dim").append(str(points), "bold" if i < workers else "dim")
    return text


def per_worker(talk: Talk, kind: int) -> Text:
    """What each worker yields, and the raid value."""
    text = amounts(talk, YIELD[kind])
    if KIND[kind].raid:
        text.append(f" {RAID_SIGN}{KIND[kind].raid}", SORT_STYLES[at.BATTLE])
    return text


def yields(talk: Talk, kind: int) -> Text:
    """What a card gives without workers: VP, goods, architects."""
    parts: list[Text] = []
    if KIND[kind].worth:
        parts.append(amount(talk, KIND[kind].worth, at.VP))
    if any(YIELD[kind]):
        parts.append(amounts(talk, YIELD[kind]))
    if KIND[kind].private:
        parts.append(Text(f"{KIND[kind].private}{ARCHITECT}"))
    return Text(" ").join(parts)


def facts(talk: Talk, kind: int) -> Text:
    """The numbers on a card; what is paid or needed stands before a colon."""
    sort = SORT[kind]
    if sort in (at.BUILDING, at.MILITARY):
        price = amount(talk, KIND[kind].deploy, at.STONE)
        return Text.assemble(price, ": ", per_worker(talk, kind))
    if sort == at.WAR:
        return amounts(talk, [-n for n in YIELD[kind]])
    if sort == at.BATTLE:
        loot = [good_sign(talk, good) for good in (at.BOOKS, at.FOOD, at.STONE)]
        return Text.assemble((f"{RAID_SIGN}: ", SORT_STYLES[at.BATTLE]), Text("/").join(loot))
    if sort == at.GOLDEN_AGE:
        point = amount(talk, 1, at.VP)
        price = Text(f"{AGE[kind]}{ANY_SIGN}: ")
        return Text.assemble(amounts(talk, YIELD[kind]), " / ", price, point)
    text = yields(talk, kind)
    if has_text(kind):
        text.append(f" {MORE}" if text.plain else MORE, "dim")
    if sort == at.COLONY:
        return Text.assemble(amount(talk, KIND[kind].required, at.STRENGTH), ": ", text)
    if sort == at.WONDER:
        return Text.assemble(sections(talk, kind), ": " if text.plain else "", text)
    assert sort in (at.ADVISOR, at.BOARD)
    return text
