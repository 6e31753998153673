"""One's own side of the table of Imperial Settlers: cards to choose from, goods, empire, hand."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.text import Text

from tabularium.cli.look import Look
from tabularium.cli.option_numbers import STYLE, Numbers, mark, numbers_at
from tabularium.cli.players import Entry
from tabularium.cli.settlers_panels import POSSIBLE, board, full_rows, possible
from tabularium.cli.settlers_signs import GOODS, colour_chips, cost_letters, deal_letter, sort_sign
from tabularium.cli.typeset import fitted, heading, joined, lines
from tabularium.games.settlers import layout as at
from tabularium.games.settlers.catalogue import OWNER, RAZE_FIELD, SORT, kind_of
from tabularium.games.settlers.gain import goods_words
from tabularium.presentation.settlers_cards import card_name, effect_line

TURNS = ("turn", "afterwards")  # kinds of decisions
ROOMY = 12  # lines for effects of cards; if they need more, each is cut to a line


def card_table(
    look: Look, groups: Sequence[tuple[str, Sequence[str]]], chosen: Numbers
) -> RenderableType:
    """Cards under labels: whether one can build it, name, colour, cost, deal, raze, effect."""
    talk, empty = look.talk, Text("")
    # a card that is chosen has the number of its option, one that can be built a tick
    buildable = possible(look, "build", "hand")
    titles = [look.say(f"cli-settlers-col-{name}") for name in ("cost", "deal", "raze")]
    rows: list[list[Text]] = []
    for label, keys in groups:
        if not keys:
            continue
        shown = [Text(title if not rows else "", "dim") for title in titles]
        rows.append([empty, Text(label, "dim"), empty, empty, *shown])
        for key, n in Counter(keys).items():
            kind = kind_of(key)
            name = Text.assemble((card_name(talk, key), "bold"), (f" ×{n}" if n > 1 else "", "dim"))
            tick = Text(POSSIBLE if key in buildable else " ", "bold green")
            rows.append(
                [
                    Text(mark(chosen[key]), STYLE) if key in chosen else tick,
                    name,
                    colour_chips(talk, kind),
                    sort_sign(SORT[kind]),
                    cost_letters(talk, kind),
                    deal_letter(talk, kind),
                    GOODS.letters(talk, RAZE_FIELD[kind]),
                    Text(effect_line(talk, kind)),
                ]
            )
    return fitted(rows, look.width, ROOMY)


def open_cards(look: Look) -> RenderableType:
    """The lookout's offer, cards drawn to choose from, a card being paid for."""
    parts: list[RenderableType] = []
    for name in ("offer", "drawn", "looked_at", "building"):
        keys = look.view.get(name)
        if keys:
            parts.append(heading(look.say(f"cli-settlers-{name.replace('_', '-')}")))
            chosen = numbers_at(look, name) | numbers_at(look, name, look.view["seat"])
            parts.append(card_table(look, [("", sorted(keys, key=kind_of))], chosen))
    return Group(*parts)


def hand(look: Look) -> RenderableType:
    """The own cards, common ones first."""
    common = [key for key in look.view["hand"] if OWNER[kind_of(key)] == at.COMMON]
    own = [key for key in look.view["hand"] if OWNER[kind_of(key)] != at.COMMON]
    title = look.say("cli-settlers-hand", {"common": len(common), "own": len(own)})
    groups = [(look.say("cli-settlers-common"), common), (look.say("cli-settlers-faction"), own)]
    # in a turn there is more than one thing to be done with a card
    chosen = {} if look.view["kind"] in TURNS else numbers_at(look, "hand", look.view["seat"])
    return Group(heading(title), card_table(look, groups, chosen))


def goods_text(look: Look, player: Entry) -> Text:
    """The goods in a supply, letter and name."""
    parts: list[Text] = []
    for good in range(at.HELD):
        n = player["goods"][at.GOODS[good]]
        letter = GOODS.sign(look.talk, good)
        if not n:
            letter.stylize("dim")
        # what one has is named, so that the letters are learnt
        name = goods_words(look.talk, [(good, n)]) if n else "0"
        parts.append(Text.assemble(letter, " ", (name, "bold" if n else "dim")))
    return joined(parts, "  ")


def empire(look: Look, player: Entry, *, one_to_a_line: bool) -> RenderableType:
    """A board with its deals, goods, the three rows of locations."""
    table = lines()
    table.add_row(look.say("cli-settlers-board"), board(look, player))
    table.add_row(look.say("cli-settlers-goods"), goods_text(look, player))
    return Group(table, full_rows(look, player, lines=one_to_a_line))


def own_side(look: Look) -> RenderableType:
    """The own empire and the hand."""
    title = heading(look.say("cli-settlers-your-empire"))
    return Group(title, empire(look, look.me, one_to_a_line=False), hand(look))
