"""A player's board in full: cards with workers, advisors, colonies, wonders, population, stock."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.text import Text

from tabularium.cli.look import Look
from tabularium.cli.nations_players import SHORT, cards_in, laid, signed, workers
from tabularium.cli.nations_signs import ARCHITECT, GOODS, WORKER, card_text, facts, slots, yields
from tabularium.cli.option_numbers import STYLE, mark, mark_text, numbers_at
from tabularium.cli.players import Entry, seat_line
from tabularium.cli.typeset import NOTHING, SEPARATOR, fit, flow, grid, heading, lines
from tabularium.games.nations import layout as at
from tabularium.games.nations.catalogue import YIELD, kind_of
from tabularium.kernel.offer import PAYS
from tabularium.presentation.figures import number
from tabularium.presentation.nations_cards import special_rule, text_line

LIFT = "↑"
EMPTY = "○"
# the rows of a board, and the zones that lie in each
ROWS: dict[str, tuple[str, ...]] = {
    "advisors": ("advisor", "tower"),
    "colonies": ("colonies",),
    "site": ("site",),
    "wonders": ("wonders",),
}
LABELS = ("stock", "people", *ROWS, "rule", "free", "cards")


def own_side(look: Look) -> RenderableType:
    """The own board, with the numbers of options on it."""
    if not look.me["faction"]:
        return Group()
    return Group(heading(look.say("cli-nations-your-board")), full_board(look, look.me))


def one_board(look: Look, seat: int) -> RenderableType:
    """Anybody's board under its owner's name."""
    player = look.view["players"][seat]
    name = heading(seat_line(look, seat))
    return Group(name, full_board(look, player)) if player["faction"] else name


def full_board(look: Look, player: Entry) -> RenderableType:
    labels = {name: look.say(f"cli-nations-{name}") for name in LABELS}
    width = max(len(label) for label in labels.values())
    table = lines(width)
    room = look.width - width - 1
    table.add_row(labels["stock"], flow(_stock(look, player), room, SEPARATOR))
    table.add_row(labels["people"], flow(_people(look, player), room, SEPARATOR))
    free = {"cards": player["card_spaces"] - len(player["cards"])}
    spaces = {"colonies": player["colony_spaces"], "wonders": player["wonder_spaces"]}
    for name, zones in ROWS.items():
        shown = [_card(look, player, zones, entry) for entry in cards_in(player, *zones)]
        free[name] = spaces.get(name, 1) - len(shown)
        if shown:
            table.add_row(labels[name], flow(shown, room, f" {SEPARATOR} "))
    nation = at.NATIONS.index(player["faction"])
    rule = special_rule(look.talk, nation) if player["side"] == "B" else []
    if rule:
        table.add_row(labels["rule"], Text(" / ".join(rule)))
    left = [f"{labels[name]} {n}" for name, n in free.items() if n > 0]
    table.add_row(labels["free"], Text(SEPARATOR.join(left), "dim"))
    return Group(_cards(look, player), table)


def _cards(look: Look, player: Entry) -> RenderableType:
    """Building and military cards: option, name, workers, what each yields and all together."""
    talk = look.talk
    deploy = numbers_at(look, "cards", player["seat"])
    lift = numbers_at(look, "cards", player["seat"], PAYS)
    names = ("cards", "col-workers", "col-each", "col-all", "col-vp")
    table = grid(fit(2, right=True), *[fit() for _ in names], padding=2)
    table.add_row("", *[Text(look.say(f"cli-nations-{name}"), "dim") for name in names])
    for entry in player["cards"]:
        key, n = entry["card"], entry.get("workers", 0)
        kind = kind_of(key)
        men = Text.assemble((workers(n), "bold"))
        if key in lift:
            men.append(f" {LIFT}", "dim").append(mark(lift[key]), STYLE)
        table.add_row(
            Text(mark(deploy.get(key, [])), STYLE),
            card_text(talk, key, "bold" if n else ""),
            men,
            facts(talk, kind),
            GOODS.amounts(talk, [n * worth for worth in YIELD[kind]]),
            slots(talk, kind, n),
        )
    return table


def _card(look: Look, player: Entry, zones: tuple[str, ...], entry: Entry) -> Text:
    """An advisor, colony or wonder with what it gives and says."""
    key, site = entry["card"], zones == ROWS["site"]
    found = [numbers_at(look, zone, player["seat"]).get(key, []) for zone in zones]
    numbers = [number for some in found for number in some]
    text = Text.assemble(mark_text([] if site else numbers), laid(look.talk, entry, "bold", site))
    for hires in numbers if site else []:
        text.append(f"  {ARCHITECT} ").append(hires, STYLE)
    gives = yields(look.talk, kind_of(key))
    text.append("  " if gives.plain else "").append_text(gives)
    said = text_line(look.talk, kind_of(key))
    return text.append(f"  {said}" if said else "", "dim")


# stock and population -------------------------------------------------------------------------


def _stock(look: Look, player: Entry) -> list[Text]:
    """Each resource now and after the next production and famine."""
    parts: list[Text] = []
    ahead = look.view["phase"] in ("action", "maintenance")
    for good, name in enumerate(at.GOODS[: at.RESOURCES]):
        famine = look.view["famine"] if good == at.FOOD else 0
        more, left = player["production"][name], player["outlook"][name]
        label = (look.say(f"nations-good-{name}"), GOODS.styles[good])
        text = Text.assemble(label, f" {player['goods'][name]}")
        if ahead and (more or famine):
            text.append(f" {signed(more)}" if more else "", "green" if more > 0 else "red")
            text.append(f" {signed(-famine)}" if famine else "", "red")
            text.append(f" → {number(left)}", "bold red" if left < 0 else "bold")
            text.append(SHORT if left < 0 else "", "bold red")
        parts.append(text)
    return parts


def _people(look: Look, player: Entry) -> list[Text]:
    """Free workers, and those left in the sections of the population track."""
    food, stability = player["food_section"], player["stability_section"]
    groups = [
        ("supply", player["workers"], 0),
        ("food-section", food, player["food_room"] - food),
        ("stability-section", stability, player["stability_room"] - stability),
    ]
    if player["above"]:
        groups.append(("above", player["above"], 0))
    return [
        Text.assemble(
            (look.say(f"cli-nations-{where}") + " ", "dim"),
            (WORKER * n, "bold"),
            (EMPTY * gone if n or gone else NOTHING, "dim"),
        )
        for where, n, gone in groups
    ]
