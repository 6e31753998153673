"""The parts of Altay's table beside the map: players, market, achievements, one's own side."""

from __future__ import annotations

from collections import Counter
from itertools import groupby
from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from tabularium.cli.altay_signs import GOOD_STYLES, cost_letters, good_letter, load_letters
from tabularium.cli.look import Look
from tabularium.cli.players import (
    beside_badges,
    dim_zero,
    number_rows,
    others,
    seat_line,
    turn_mark,
)
from tabularium.cli.typeset import SEPARATOR, grid, heading, labelled, lines
from tabularium.games.altay import layout as at
from tabularium.games.altay.catalogue import COST, VP, kind_of
from tabularium.games.altay.scoring import CATEGORIES
from tabularium.locale.talk import Talk
from tabularium.presentation.altay_cards import card_name, effect_line
from tabularium.presentation.figures import ROMAN

AFFORDABLE = "✓"
BOUGHT = "–"


# players ------------------------------------------------------------------------------------


def players(look: Look) -> RenderableType:
    """A line of numbers for every seat, and under it what lies before a rival."""
    talk, view = look.talk, look.view
    coins = bool(view["options"].get("trade"))
    names = ["hand", "deck", "discard", "supply", *(["coins"] if coins else []), "vp", *CATEGORIES]
    titles = [Text(talk.say(f"cli-altay-col-{name}"), "dim") for name in names]
    rows = [[Text(" "), Text(talk.say("cli-altay-players"), "bold"), *titles]]
    for player in view["players"]:
        seat, points = player["seat"], player["points"]
        discard = len(player["discard"]) + len(player["played"])
        numbers = [player["hand_size"], player["deck_size"], discard, player["supply"]]
        numbers += [player["coins"]] if coins else []
        rows.append(
            [
                turn_mark(look, seat, "turn"),
                seat_line(look, seat),
                *[Text(str(number)) for number in numbers],
                Text(str(sum(points.values())), "bold"),
                *[dim_zero(points[name]) for name in CATEGORIES],
            ]
        )
    rivals = [(player["seat"], rival_line(talk, player)) for player in others(look)]
    shown = [(seat, line) for seat, line in rivals if line.plain]
    return Group(number_rows(look, rows), beside_badges(look, shown))


def rival_line(talk: Talk, player: dict[str, Any]) -> Text:
    """What lies before a rival."""
    parts = before(talk, player)
    if player["archive"]:
        kept = Text(", ".join(card_name(talk, key) for key in player["archive"]))
        parts.append(labelled(talk.say("cli-altay-archive"), kept))
    return Text(SEPARATOR).join(parts)


def achieved(talk: Talk, player: dict[str, Any]) -> Text:
    """Finished achievements; the own secret wonder is marked."""
    return Text(", ").join(
        [
            Text(card_name(talk, key) + ("*" if key == player["secret_wonder"] else ""))
            for key in player["achievements"]
        ]
    )


def loaded(talk: Talk, entry: dict[str, Any]) -> Text:
    """A card with the goods on it."""
    load = load_letters(talk, entry["card"], entry["goods"])
    return Text.assemble(card_name(talk, entry["card"]), " ", load)


def before(talk: Talk, player: dict[str, Any]) -> list[Text]:
    """What lies before anybody: achievements, finished and not, cards on the table, tokens."""
    parts: list[Text] = []
    if player["table"]:
        cards = Text(", ").join([loaded(talk, entry) for entry in player["table"]])
        parts.append(labelled(talk.say("cli-altay-table"), cards))
    for entry in player["progress"]:
        parts.append(labelled(talk.say("cli-altay-progress"), loaded(talk, entry)))
    if player["achievements"]:
        parts.append(labelled(talk.say("cli-altay-done"), achieved(talk, player)))
    if player["tokens"]:
        parts.append(labelled(talk.say("cli-altay-tokens"), tokens_text(talk, player["tokens"])))
    return parts


def tokens_text(talk: Talk, tokens: dict[str, int]) -> Text:
    parts: list[Text] = []
    for name, n in tokens.items():
        value, _, good = name.partition(":")
        text = Text(value)
        if good:
            text.append_text(good_letter(talk, at.GOODS.index(good)))
        parts += [text] * n
    return Text(" ").join(parts)


# market and achievements ----------------------------------------------------------------------


def affordable(view: dict[str, Any], key: str) -> bool:
    """Whether the goods of this turn pay for a card."""
    cost = COST[kind_of(key)]
    have: list[int] = [view["goods"][good] for good in at.GOODS]
    if any(have[good] < n for good, n in cost.pairs):
        return False
    spare = sum(have[good] - cost.need[good] for good in (1, 2, 3))
    return spare >= cost.wms


def market(look: Look) -> RenderableType:
    """The piles: whether one can pay, title, points of the top card, price, copies left."""
    talk, view = look.talk, look.view
    mine = view["seat"] == view["turn"]
    table = grid()
    table.add_column(width=1)
    table.add_column(no_wrap=True, ratio=1)
    table.add_column(no_wrap=True)
    table.add_column(no_wrap=True)
    table.add_column(justify="right", no_wrap=True)
    for pile in view["market"]:
        top = pile["top"]
        title = talk.say("altay-card-" + pile["title"].replace("_", "-"))
        if top is None:
            table.add_row("", Text(title, "dim"), "", "", Text("0", "dim"))
            continue
        vp = VP[kind_of(top)]
        mark = Text(" ")
        style = ""
        if pile["title"] in view["bought"]:
            mark, style = Text(BOUGHT, "dim"), "dim"
        elif mine and affordable(view, top):
            mark, style = Text(AFFORDABLE, "bold green"), "bold"
        table.add_row(
            mark,
            Text(title, style),
            Text(f"{vp} {talk.say('cli-altay-col-vp')}" if vp else "", "dim"),
            cost_letters(talk, COST[kind_of(top)]),
            Text(f"{pile['left']}×", "dim"),
        )
    signs = {"sign": talk.say("cli-altay-wms"), "goods": "/".join(_letters(talk, (1, 2, 3)))}
    return Group(heading(talk.say("cli-altay-market", dict(signs))), table)


def _letters(talk: Talk, goods: tuple[int, ...]) -> list[str]:
    return [good_letter(talk, good).plain for good in goods]


def displays(look: Look) -> RenderableType:
    """The achievements on display, level by level."""
    talk, view = look.talk, look.view
    own = view["players"][view["seat"]]["achievements"] if view["seat"] is not None else []
    table = grid()
    table.add_column(width=3)
    table.add_column(no_wrap=True, ratio=1)
    table.add_column(no_wrap=True)
    table.add_column(justify="right", no_wrap=True)
    for level, keys in enumerate(view["displays"], 1):
        deck = Text(f"+{view['achievement_decks'][level - 1]}", "dim")
        label = Text(ROMAN[level], "bold")
        for key, copies in groupby(keys):
            n = len(list(copies))
            name = card_name(talk, key) + (f" ×{n}" if n > 1 else "")
            # nobody may have an achievement twice
            shown = Text(f"({name})", "dim") if key in own else Text(name)
            table.add_row(label, shown, cost_letters(talk, COST[kind_of(key)]), deck)
            label, deck = Text(""), Text("")
        if label.plain:
            table.add_row(label, Text("–", "dim"), "", deck)
    return Group(heading(talk.say("cli-altay-achievements")), table)


# one's own side -------------------------------------------------------------------------------


def goods_text(talk: Talk, goods: dict[str, int]) -> Text:
    """The goods of this turn, letter and name."""
    parts: list[Text] = []
    for number, good in enumerate(at.GOODS):
        n = goods[good]
        style = f"bold {GOOD_STYLES[number]}" if n else "dim"
        parts.append(
            Text.assemble(
                (f"{n} ", style),
                (talk.say(f"cli-altay-{good}"), style if n else "dim"),
                (f" {talk.say(f'altay-good-{good}')}", "" if n else "dim"),
            )
        )
    return Text("   ").join(parts)


def own_side(look: Look) -> RenderableType:
    """Goods, coins, table, achievements, secret wonder, hand."""
    talk, view = look.talk, look.view
    seat = view["seat"]
    player = view["players"][seat]
    table = lines()
    if seat == view["turn"] and not view["over"]:
        table.add_row(talk.say("cli-altay-goods"), goods_text(talk, view["goods"]))
    table.add_row(talk.say("cli-altay-yours"), belongings(look, player))
    table.add_row(
        talk.say("cli-altay-hand", {"n": len(view["hand"])}),
        hand(talk, view["hand"], player["archive"]),
    )
    return Group(heading(talk.say("cli-altay-your-side")), table)


def belongings(look: Look, player: dict[str, Any]) -> Text:
    """What lies before oneself, the secret wonder included."""
    talk, view = look.talk, look.view
    parts: list[Text] = []
    if view["options"].get("trade"):
        parts.append(labelled(talk.say("cli-altay-coins"), Text(str(player["coins"]))))
    parts += before(talk, player)
    for key in view["secret"]:
        text = Text.assemble(card_name(talk, key), " ", cost_letters(talk, COST[kind_of(key)]))
        parts.append(labelled(talk.say("cli-altay-secret"), text))
    return Text(SEPARATOR).join(parts) if parts else Text("–", "dim")


def hand(talk: Talk, keys: list[str], archive: list[str]) -> RenderableType:
    """The cards in hand, equal ones together, with what each can do."""
    table = grid(padding=2)
    table.add_column(no_wrap=True)
    table.add_column(ratio=1)
    counted = [*Counter(keys).items(), *[(key, 0) for key in archive]]
    for key, n in counted:
        shown = Text(f"{n}× ", "dim") if n > 1 else Text("   ")
        shown.append(card_name(talk, key), "bold")
        if n == 0:
            shown.append(f" ({talk.say('cli-altay-archived')})", "dim")
        table.add_row(shown, effect_line(talk, key))
    return table if counted else Text("–", "dim")
