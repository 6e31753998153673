"""One's own side of the table of Imperial Settlers: cards to choose from, goods, empire, hand."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.text import Text

from tabularium.cli.look import Look
from tabularium.cli.settlers_panels import POSSIBLE, board, full_rows
from tabularium.cli.settlers_signs import (
    colour_chips,
    cost_letters,
    deal_letter,
    good_letter,
    raze_letters,
    sort_sign,
)
from tabularium.cli.typeset import fitted, heading, lines
from tabularium.games.settlers import layout as at
from tabularium.games.settlers.catalogue import OWNER, kind_of
from tabularium.games.settlers.gain import goods_words
from tabularium.locale.talk import Talk
from tabularium.presentation.settlers_cards import card_name, effect_line

ROOMY = 12  # lines for effects of cards; if they need more, each is cut to a line


def card_table(look: Look, groups: Sequence[tuple[str, Sequence[str]]]) -> RenderableType:
    """Cards under labels: whether one can build it, name, colour, cost, deal, raze, effect."""
    talk = look.talk
    # a card that is an option itself has its number, one that can be built a tick
    chosen = {option.key: str(option.index + 1) for option in look.options}
    titles = [talk.say(f"cli-settlers-col-{name}") for name in ("cost", "deal", "raze")]
    rows: list[list[Text]] = []
    for label, keys in groups:
        if not keys:
            continue
        rows.append(_row(Text(""), Text(label, "dim"), [Text(title, "dim") for title in titles]))
        titles = [""] * len(titles)
        for key, n in Counter(keys).items():
            kind = kind_of(key)
            name = Text(card_name(talk, key), "bold")
            if n > 1:
                name.append(f" ×{n}", "dim")
            mark = Text(POSSIBLE if f"build:{key}" in chosen else " ", "bold green")
            if key in chosen:
                mark = Text(chosen[key], "bold yellow")
            facts = [cost_letters(talk, kind), deal_letter(talk, kind), raze_letters(talk, kind)]
            row = _row(mark, name, facts)
            row[2:4] = [colour_chips(talk, kind), sort_sign(kind)]
            rows.append([*row, Text(effect_line(talk, kind))])
    return fitted(rows, look.width, ROOMY)


def _row(mark: Text, name: Text, facts: list[Text]) -> list[Text]:
    return [mark, name, Text(""), Text(""), *facts]


def open_cards(look: Look) -> RenderableType:
    """The lookout's offer, cards drawn to choose from, a card being paid for."""
    view, talk = look.view, look.talk
    parts: list[RenderableType] = []
    for name in ("offer", "drawn", "looked_at", "building"):
        keys = view.get(name) or []
        if keys:
            word = name.replace("_", "-")
            parts.append(heading(talk.say(f"cli-settlers-{word}")))
            parts.append(card_table(look, [("", sorted(keys, key=kind_of))]))
    return Group(*parts)


def hand(look: Look) -> RenderableType:
    """The own cards, common ones first."""
    view, talk = look.view, look.talk
    common = [key for key in view["hand"] if OWNER[kind_of(key)] == at.COMMON]
    own = [key for key in view["hand"] if OWNER[kind_of(key)] != at.COMMON]
    title = talk.say("cli-settlers-hand", {"common": len(common), "own": len(own)})
    groups = [
        (talk.say("cli-settlers-common"), common),
        (talk.say("cli-settlers-faction"), own),
    ]
    return Group(heading(title), card_table(look, groups))


def goods_text(talk: Talk, goods: dict[str, int]) -> Text:
    """The goods in the own supply, letter and name."""
    parts: list[Text] = []
    for number in range(at.HELD):
        n = goods[at.GOODS[number]]
        letter = good_letter(talk, number)
        if not n:
            letter.stylize("dim")
        # what one has is named, so that the letters are learnt
        name = goods_words(talk, [(number, n)]) if n else "0"
        parts.append(Text.assemble(letter, " ", (name, "bold" if n else "dim")))
    return Text("  ").join(parts)


def own_side(look: Look) -> RenderableType:
    """The own board with its deals, goods, the empire, the hand."""
    view, talk = look.view, look.talk
    player = view["players"][view["seat"]]
    table = lines()
    table.add_row(talk.say("cli-settlers-board"), board(talk, player))
    table.add_row(talk.say("cli-settlers-goods"), goods_text(talk, player["goods"]))
    rows = full_rows(look, player, lines=False)
    return Group(heading(talk.say("cli-settlers-your-empire")), table, rows, hand(look))
