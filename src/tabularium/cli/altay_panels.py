"""The parts of Altay's table beside the map: players, market, achievements, one's own side."""

from __future__ import annotations

from collections import Counter
from itertools import groupby

from rich.console import Group, RenderableType
from rich.text import Text

from tabularium.cli.altay_signs import GOODS, cost_letters, load_letters, token_signs
from tabularium.cli.look import Look
from tabularium.cli.players import (
    Column,
    Entry,
    beside_badges,
    entry,
    number_rows,
    others,
    player_rows,
)
from tabularium.cli.typeset import (
    NOTHING,
    fit,
    grid,
    heading,
    joined,
    labelled,
    lines,
    present,
    rest,
)
from tabularium.games.altay import layout as at
from tabularium.games.altay.catalogue import VP, kind_of
from tabularium.games.altay.scoring import CATEGORIES
from tabularium.presentation.altay_cards import card_name, effect_line
from tabularium.presentation.figures import ROMAN

AFFORDABLE = "✓"
BOUGHT = "–"


# players ------------------------------------------------------------------------------------


def players(look: Look) -> RenderableType:
    """A line of numbers for every seat, and under it what lies before a rival."""
    cells = {
        "hand": entry("hand_size"),
        "deck": entry("deck_size"),
        "discard": lambda it: Text(str(len(it["discard"]) + len(it["played"]))),
        "supply": entry("supply"),
        "coins": entry("coins"),
        "vp": entry("points", style="bold"),
        **{name: entry("points", name) for name in CATEGORIES},
    }
    if not look.view["options"].get("trade"):
        del cells["coins"]
    columns = [Column(look.say(f"cli-altay-col-{name}"), cell) for name, cell in cells.items()]
    rows = player_rows(look, look.say("cli-altay-players"), columns, whose="turn")
    rivals = [(player["seat"], rival_line(look, player)) for player in others(look)]
    return Group(number_rows(look, rows, columns), beside_badges(look, rivals))


def rival_line(look: Look, player: Entry) -> Text:
    """What lies before a rival."""
    kept = Text(", ".join(card_name(look.talk, key) for key in player["archive"]))
    return joined([*before(look, player), *present([(look.say("cli-altay-archive"), kept)])])


def before(look: Look, player: Entry) -> list[Text]:
    """What lies before anybody: achievements, finished and not, cards on the table, tokens."""
    talk = look.talk

    def loaded(card: Entry) -> Text:
        load = load_letters(talk, card["card"], card["goods"])
        return Text.assemble(card_name(talk, card["card"]), " ", load)

    table = joined([loaded(card) for card in player["table"]], ", ")
    # the own secret wonder is marked
    done = [
        card_name(talk, key) + ("*" if key == player["secret_wonder"] else "")
        for key in player["achievements"]
    ]
    return present(
        [
            (look.say("cli-altay-table"), table),
            *[(look.say("cli-altay-progress"), loaded(card)) for card in player["progress"]],
            (look.say("cli-altay-done"), Text(", ".join(done))),
            (look.say("cli-altay-tokens"), tokens_text(look, player["tokens"])),
        ]
    )


def tokens_text(look: Look, tokens: dict[str, int]) -> Text:
    parts: list[Text] = []
    for name, n in tokens.items():
        parts += [Text.assemble(*token_signs(look.talk, name))] * n
    return joined(parts, " ")


# market and achievements ----------------------------------------------------------------------


def market(look: Look) -> RenderableType:
    """The piles: whether one can pay, title, points of the top card, price, copies left."""
    talk, view = look.talk, look.view
    mine = view["seat"] == view["turn"]
    table = grid(1, rest(cut=True), fit(), fit(), fit(right=True))
    for pile in view["market"]:
        top = pile["top"]
        title = talk.say("altay-card-" + pile["title"].replace("_", "-"))
        if top is None:
            table.add_row("", Text(title, "dim"), "", "", Text("0", "dim"))
            continue
        vp = VP[kind_of(top)]
        mark, style = Text(" "), ""
        if pile["title"] in view["bought"]:
            mark, style = Text(BOUGHT, "dim"), "dim"
        elif mine and pile["payable"]:
            mark, style = Text(AFFORDABLE, "bold green"), "bold"
        table.add_row(
            mark,
            Text(title, style),
            Text(f"{vp} {look.say('cli-altay-col-vp')}" if vp else "", "dim"),
            cost_letters(talk, top),
            Text(f"{pile['left']}×", "dim"),
        )
    letters = joined([GOODS.sign(talk, good) for good in (1, 2, 3)], "/").plain
    signs = {"sign": look.say("cli-altay-wms"), "goods": letters}
    return Group(heading(look.say("cli-altay-market", {**signs})), table)


def displays(look: Look) -> RenderableType:
    """The achievements on display, level by level."""
    talk, view = look.talk, look.view
    own = look.me["achievements"] if view["seat"] is not None else []
    table = grid(3, rest(cut=True), fit(), fit(right=True))
    for level, keys in enumerate(view["displays"], 1):
        deck = Text(f"+{view['achievement_decks'][level - 1]}", "dim")
        label = Text(ROMAN[level], "bold")
        for key, copies in groupby(keys):
            n = len(list(copies))
            name = card_name(talk, key) + (f" ×{n}" if n > 1 else "")
            # nobody may have an achievement twice
            shown = Text(f"({name})", "dim") if key in own else Text(name)
            table.add_row(label, shown, cost_letters(talk, key), deck)
            label, deck = Text(""), Text("")
        if label.plain:
            table.add_row(label, Text(NOTHING, "dim"), "", deck)
    return Group(heading(look.say("cli-altay-achievements")), table)


# one's own side -------------------------------------------------------------------------------


def own_side(look: Look) -> RenderableType:
    """Goods, coins, table, achievements, secret wonder, hand."""
    view = look.view
    table = lines()
    if view["seat"] == view["turn"] and not view["over"]:
        table.add_row(look.say("cli-altay-goods"), goods_text(look))
    table.add_row(look.say("cli-altay-yours"), belongings(look))
    table.add_row(look.say("cli-altay-hand", {"n": len(view["hand"])}), hand(look))
    return Group(heading(look.say("cli-altay-your-side")), table)


def goods_text(look: Look) -> Text:
    """The goods of this turn, letter and name."""
    parts: list[Text] = []
    for number, good in enumerate(at.GOODS):
        n = look.view["goods"][good]
        letter = look.say(f"cli-altay-{good}")
        style = f"bold {GOODS.styles[number]}" if n else "dim"
        name = (f" {look.say(f'altay-good-{good}')}", "" if n else "dim")
        parts.append(Text.assemble((f"{n} {letter}", style), name))
    return joined(parts, "   ")


def belongings(look: Look) -> Text:
    """What lies before oneself, the secret wonder included."""
    talk, view = look.talk, look.view
    coins = str(look.me["coins"]) if view["options"].get("trade") else ""
    parts = present([(look.say("cli-altay-coins"), Text(coins))]) + before(look, look.me)
    for key in view["secret"]:
        text = Text.assemble(card_name(talk, key), " ", cost_letters(talk, key))
        parts.append(labelled(look.say("cli-altay-secret"), text))
    return joined(parts) if parts else Text(NOTHING, "dim")


def hand(look: Look) -> RenderableType:
    """The cards in hand, equal ones together, with what each can do."""
    talk = look.talk
    table = grid(fit(), rest(), padding=2)
    counted = [*Counter(look.view["hand"]).items(), *[(key, 0) for key in look.me["archive"]]]
    for key, n in counted:
        archived = f" ({look.say('cli-altay-archived')})" if n == 0 else ""
        shown = Text.assemble(
            (f"{n}× ", "dim") if n > 1 else "   ",
            (card_name(talk, key), "bold"),
            (archived, "dim"),
        )
        table.add_row(shown, effect_line(talk, key))
    return table if counted else Text(NOTHING, "dim")
