"""The parts of Altay's table beside the map: players, market, achievements, one's own side."""

from __future__ import annotations

from collections import Counter
from itertools import groupby
from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from tabularium.cli.altay_signs import GOOD_STYLES, cost_letters, good_letter, load_letters
from tabularium.cli.seat_badge import badge
from tabularium.cli.seats import ME
from tabularium.cli.table import Look
from tabularium.cli.typeset import SEPARATOR, grid, heading
from tabularium.games.altay import layout as at
from tabularium.games.altay.catalogue import COST, VP, kind_of
from tabularium.games.altay.scoring import CATEGORIES
from tabularium.locale.talk import Talk
from tabularium.presentation.altay_cards import card_name, effect_line
from tabularium.presentation.figures import ROMAN

AFFORDABLE = "✓"
BOUGHT = "–"
TURN = "▶"


# players ------------------------------------------------------------------------------------


def seat_text(look: Look, seat: int) -> Text:
    """A player: letter, faction, who plays it."""
    talk = look.talk
    player = look.view["players"][seat]
    faction = player["faction"]
    name = talk.say(f"altay-{faction}") if faction else talk.say("altay-seat", {"n": seat + 1})
    text = Text.assemble(badge(seat), " ", (name, "bold"))
    if seat == look.view["seat"]:
        text.append(f" ({talk.say('cli-you')})", "dim")
    elif seat < len(look.seats):
        who = look.seats[seat]
        text.append(f" ({talk.say('cli-person') if who == ME else who})", "dim")
    return text


def players(look: Look) -> RenderableType:
    """A line of numbers for every seat, and under it what lies before a rival."""
    talk, view = look.talk, look.view
    coins = bool(view["options"].get("trade"))
    table = grid()
    table.add_column(width=1)
    table.add_column(no_wrap=True)
    titles = ["hand", "deck", "discard", "supply", *(["coins"] if coins else []), "vp", *CATEGORIES]
    for _ in titles:
        table.add_column(justify="right", no_wrap=True)
    label = Text(talk.say("cli-altay-players"), "bold")
    table.add_row("", label, *[Text(talk.say(f"cli-altay-col-{name}"), "dim") for name in titles])
    for player in view["players"]:
        seat = player["seat"]
        points = player["points"]
        numbers = [
            player["hand_size"],
            player["deck_size"],
            len(player["discard"]) + len(player["played"]),
            player["supply"],
        ]
        if coins:
            numbers.append(player["coins"])
        table.add_row(
            Text(TURN if seat == view["turn"] and not view["over"] else " ", "bold yellow"),
            seat_text(look, seat),
            *[str(number) for number in numbers],
            Text(str(sum(points.values())), "bold"),
            *[_dim_zero(points[name]) for name in CATEGORIES],
        )
    rivals = grid()
    rivals.add_column(width=5)
    rivals.add_column(ratio=1)
    for player in view["players"]:
        line = rival_line(talk, player)
        if player["seat"] != view["seat"] and line.plain:
            rivals.add_row(Text.assemble("  ", badge(player["seat"])), line)
    return Group(table, rivals)


def _dim_zero(number: int) -> Text:
    return Text(str(number), style="" if number else "dim")


def rival_line(talk: Talk, player: dict[str, Any]) -> Text:
    """What lies before a rival."""
    parts: list[Text] = []
    if player["achievements"]:
        parts.append(labelled(talk, "cli-altay-done", achieved(talk, player)))
    parts += progress_parts(talk, player)
    if player["table"]:
        parts.append(labelled(talk, "cli-altay-table", table_cards(talk, player)))
    if player["archive"]:
        parts.append(labelled(talk, "cli-altay-archive", cards_text(talk, player["archive"])))
    if player["tokens"]:
        parts.append(labelled(talk, "cli-altay-tokens", tokens_text(talk, player["tokens"])))
    return Text(SEPARATOR, style="").join(parts)


def labelled(talk: Talk, message: str, text: Text) -> Text:
    return Text.assemble((talk.say(message) + " ", "dim"), text)


def achieved(talk: Talk, player: dict[str, Any]) -> Text:
    """Finished achievements; the own secret wonder is marked."""
    return Text(", ").join(
        [
            Text(card_name(talk, key) + ("*" if key == player["secret_wonder"] else ""))
            for key in player["achievements"]
        ]
    )


def progress_parts(talk: Talk, player: dict[str, Any]) -> list[Text]:
    parts: list[Text] = []
    for entry in player["progress"]:
        text = Text.assemble(
            card_name(talk, entry["card"]), " ", load_letters(talk, entry["card"], entry["goods"])
        )
        parts.append(labelled(talk, "cli-altay-progress", text))
    return parts


def table_cards(talk: Talk, player: dict[str, Any]) -> Text:
    return Text(", ").join(
        [
            Text.assemble(
                card_name(talk, entry["card"]),
                " ",
                load_letters(talk, entry["card"], entry["goods"]),
            )
            for entry in player["table"]
        ]
    )


def cards_text(talk: Talk, keys: list[str]) -> Text:
    return Text(", ".join(card_name(talk, key) for key in keys))


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
    table = grid()
    table.add_column(no_wrap=True, style="dim")
    table.add_column(ratio=1)
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
        parts.append(labelled(talk, "cli-altay-coins", Text(str(player["coins"]))))
    if player["table"]:
        parts.append(labelled(talk, "cli-altay-table", table_cards(talk, player)))
    parts += progress_parts(talk, player)
    if player["achievements"]:
        parts.append(labelled(talk, "cli-altay-done", achieved(talk, player)))
    if player["tokens"]:
        parts.append(labelled(talk, "cli-altay-tokens", tokens_text(talk, player["tokens"])))
    for key in view["secret"]:
        text = Text.assemble(card_name(talk, key), " ", cost_letters(talk, COST[kind_of(key)]))
        parts.append(labelled(talk, "cli-altay-secret", text))
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
