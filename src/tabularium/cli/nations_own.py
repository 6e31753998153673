"""A player's board in full: cards with workers, advisors, colonies, wonders, population, stock."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.text import Text

from tabularium.cli.look import Look
from tabularium.cli.nations_board import card_text
from tabularium.cli.nations_players import (
    EMPTY,
    SHORT,
    Entry,
    marks,
    seat_text,
    workers,
)
from tabularium.cli.nations_signs import (
    ARCHITECT,
    GOOD_STYLES,
    WORKER,
    amount,
    amounts,
    per_worker,
    sections,
    signed,
    slots,
    yields,
)
from tabularium.cli.option_numbers import STYLE, mark, mark_text, numbers_at
from tabularium.cli.typeset import NOTHING, SEPARATOR, flow, grid, heading, lines
from tabularium.games.nations import layout as at
from tabularium.games.nations.catalogue import KIND, YIELD, kind_of
from tabularium.kernel.offer import PAYS
from tabularium.locale.talk import Talk
from tabularium.presentation.figures import number
from tabularium.presentation.nations_cards import special_rule, text_line

LIFT = "↑"
# the zones of a row, where they are not called like it
ZONES = {"advisors": ("advisor", "tower")}
LABELS = ("stock", "people", "advisors", "colonies", "site", "wonders", "rule", "free", "cards")


def own_side(look: Look) -> RenderableType:
    """The own board, with the numbers of options on it."""
    player = look.view["players"][look.view["seat"]]
    if not player["faction"]:
        return Group()
    return Group(heading(look.talk.say("cli-nations-your-board")), full_board(look, player))


def one_board(look: Look, seat: int) -> RenderableType:
    """Anybody's board under its owner's name."""
    player = look.view["players"][seat]
    name = heading(seat_text(look, seat))
    return Group(name, full_board(look, player)) if player["faction"] else name


def full_board(look: Look, player: Entry) -> RenderableType:
    talk = look.talk
    labels = {name: talk.say(f"cli-nations-{name}") for name in LABELS}
    width = max(len(label) for label in labels.values())
    table = lines(width)
    room = look.width - width - 1
    table.add_row(labels["stock"], flow(_stock(look, player), room, SEPARATOR))
    table.add_row(labels["people"], flow(_people(talk, player), room, SEPARATOR))
    rows: list[tuple[str, list[Entry], int]] = [
        ("cards", player["cards"], player["card_spaces"]),
        ("advisors", [*player["advisor"], *player["tower"]], 1),
        ("colonies", [{"card": key} for key in player["colonies"]], player["colony_spaces"]),
        ("site", player["site"], 1),
        ("wonders", player["wonders"], player["wonder_spaces"]),
    ]
    for name, entries, _ in rows[1:]:
        if entries:
            shown = [_card(look, player, name, entry) for entry in entries]
            table.add_row(labels[name], flow(shown, room, f" {SEPARATOR} "))
    rule = special_rule(talk, at.NATIONS.index(player["faction"])) if player["side"] == "B" else []
    if rule:
        table.add_row(labels["rule"], Text(" / ".join(rule)))
    free = [
        f"{labels[name]} {spaces - len(entries)}"
        for name, entries, spaces in rows
        if spaces > len(entries)
    ]
    table.add_row(labels["free"], Text(SEPARATOR.join(free), "dim"))
    return Group(_cards(look, player), table)


# cards with workers ---------------------------------------------------------------------------


def _cards(look: Look, player: Entry) -> RenderableType:
    """Building and military cards: option, name, workers, what each yields and all together."""
    talk = look.talk
    deploy = numbers_at(look, "cards", player["seat"])
    lift = numbers_at(look, "cards", player["seat"], PAYS)
    titles = [talk.say(f"cli-nations-col-{name}") for name in ("workers", "each", "all", "vp")]
    rows = [
        [
            Text(""),
            Text(talk.say("cli-nations-cards"), "dim"),
            *[Text(title, "dim") for title in titles],
        ]
    ]
    for entry in player["cards"]:
        kind = kind_of(entry["card"])
        n = entry.get("workers", 0)
        key = entry["card"]
        each = Text.assemble(
            amount(talk, KIND[kind].deploy, at.STONE), ": ", per_worker(talk, kind)
        )
        men = Text.assemble((workers(n), "bold"))
        if key in lift:
            men.append(f" {LIFT}", "dim").append(mark(lift[key]), STYLE)
        rows.append(
            [
                Text(mark(deploy.get(key, [])), STYLE, justify="right"),
                card_text(talk, key, "bold" if n else ""),
                men,
                each,
                amounts(talk, [n * worth for worth in YIELD[kind]]),
                slots(kind, n),
            ]
        )
    table = grid(padding=2)
    table.add_column(width=2, justify="right")
    for _ in titles:
        table.add_column(no_wrap=True, overflow="ellipsis")
    for row in rows:
        table.add_row(*row)
    return table


# the other cards ------------------------------------------------------------------------------


def _card(look: Look, player: Entry, row: str, entry: Entry) -> Text:
    """An advisor, colony or wonder with what it gives and says."""
    talk = look.talk
    kind = kind_of(entry["card"])
    numbers: list[str] = []
    for zone in ZONES.get(row, (row,)):
        numbers += numbers_at(look, zone, player["seat"]).get(entry["card"], [])
    site = row == "site"
    text = Text.assemble(mark_text([] if site else numbers), card_text(talk, entry["card"]))
    on_it = marks(entry)
    if on_it:
        text.append(f" {on_it}")
    if site:
        text.append(" ").append_text(sections(talk, kind, entry.get("built", 0)))
        for hires in numbers:
            text.append(f"  {ARCHITECT} ").append(hires, STYLE)
    gives = yields(talk, kind)
    if gives.plain:
        text.append("  ").append_text(gives)
    said = text_line(talk, kind)
    return text.append(f"  {said}", "dim") if said else text


# stock and population -------------------------------------------------------------------------


def _stock(look: Look, player: Entry) -> list[Text]:
    """Each resource now and after the next production and famine."""
    talk = look.talk
    parts: list[Text] = []
    ahead = look.view["phase"] in ("action", "maintenance")
    for good in range(at.RESOURCES):
        famine = look.view["famine"] if good == at.FOOD else 0
        have, more = player["goods"][at.GOODS[good]], player["production"][at.GOODS[good]]
        name = talk.say(f"nations-good-{at.GOODS[good]}")
        text = Text.assemble((name, GOOD_STYLES[good]), f" {have}")
        if ahead and (more or famine):
            left = player["outlook"][at.GOODS[good]]
            text.append(f" {signed(more)}" if more else "", "green" if more > 0 else "red")
            if famine:
                text.append(f" {signed(-famine)}", "red")
            text.append(f" → {number(left)}", "bold red" if left < 0 else "bold")
            text.append(SHORT if left < 0 else "", "bold red")
        parts.append(text)
    return parts


def _people(talk: Talk, player: Entry) -> list[Text]:
    """Free workers, and those left in the sections of the population track."""
    parts = [_group(talk, "supply", player["workers"], 0)]
    for name in ("food", "stability"):
        left = player[f"{name}_section"]
        parts.append(_group(talk, f"{name}-section", left, player[f"{name}_room"] - left))
    if player["above"]:
        parts.append(_group(talk, "above", player["above"], 0))
    return parts


def _group(talk: Talk, where: str, n: int, gone: int) -> Text:
    text = Text.assemble((talk.say(f"cli-nations-{where}") + " ", "dim"), (WORKER * n, "bold"))
    if not n and not gone:
        text.append(NOTHING, "dim")
    return text.append(EMPTY * gone, "dim")
