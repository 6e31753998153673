"""Nations at the terminal: its table put together, with the round and its events."""

from __future__ import annotations

from typing import Any, Final

from rich.console import Group, RenderableType
from rich.text import Text

from tabularium.cli.look import Look
from tabularium.cli.nations_market import choosing, happening_texts, market
from tabularium.cli.nations_own import one_board, own_side
from tabularium.cli.nations_players import players, rivals
from tabularium.cli.nations_signs import ARCHITECT, GOODS, SORT_SIGNS, card_text, facts
from tabularium.cli.players import seat_name
from tabularium.cli.seat_badge import badge
from tabularium.cli.table import TerminalTable
from tabularium.cli.typeset import SEPARATOR, heading, joined, legend, lines
from tabularium.games.nations import layout as at
from tabularium.games.nations.catalogue import SORT, kind_of
from tabularium.locale.talk import Args, Talk
from tabularium.presentation.figures import ROMAN
from tabularium.presentation.nations import GUIDE

ROUND_LETTERS = "AB"


class NationsTable(TerminalTable):
    """See ``tabularium.cli.table.TerminalTable``."""

    def draw(self, look: Look) -> RenderableType:
        parts: list[RenderableType] = [title(look), events(look), players(look), rivals(look)]
        parts += [market(look), choosing(look)]
        if look.view["seat"] is not None:
            parts.append(own_side(look))
        return Group(*parts)

    def map(self, look: Look) -> RenderableType:
        """All boards in full."""
        boards = [one_board(look, seat) for seat in look.view["order"]]
        return Group(title(look), players(look), *boards)

    def help(self, talk: Talk) -> RenderableType:
        meant = [
            (sign, style, talk.say("cli-nations-sort-" + at.SORTS[sort].replace("_", "-")))
            for sort, (sign, style) in SORT_SIGNS.items()
        ]
        return Group(GOODS.help(talk, "cli-nations-help"), legend(meant))


def title(look: Look) -> RenderableType:
    """Age, round, phase, whose turn it is."""
    view = look.view
    if not view["round"]:
        return heading(look.say("cli-nations-setup"))
    args: Args = {
        "age": ROMAN[view["age"]],
        "round": ROUND_LETTERS[view["round_of_age"] - 1],
        "n": view["round"],
        "most": view["rounds"],
    }
    parts = [look.say("cli-nations-title", args), look.say(f"cli-nations-phase-{view['phase']}")]
    if view["to_move"] is not None and view["to_move"] >= 0 and not view["over"]:
        parts.append(look.say("cli-nations-decides", {"who": seat_name(look, view["to_move"])}))
    return heading(SEPARATOR.join(parts))


# the event card -------------------------------------------------------------------------------


def drawn_event(view: dict[str, Any]) -> int | None:
    """This round's event card; while players grow, the one that lies there is the last round's."""
    if view["event"] is None or view["phase"] in ("setup", "maintenance"):
        return None
    return kind_of(view["event"])


def events(look: Look) -> RenderableType:
    """Both events, architects, famine, the war."""
    view, talk = look.view, look.talk
    if not view["round"]:
        return Group()
    names = ("events", "war", "round", "tile-label")
    labels = {name: look.say(f"cli-nations-{name}") for name in names}
    table = lines(max(len(label) for label in labels.values()))
    kind = drawn_event(view)
    if kind is None:
        table.add_row(labels["events"], Text(look.say("cli-nations-not-drawn"), "dim"))
        return table
    label = labels["tile-label" if SORT[kind] == at.TILE else "events"]
    table.add_row(label, happening_texts(talk, kind))
    architects = view["architects"]
    left = look.say("cli-nations-architects", {"n": architects})
    hunger = GOODS.amount(talk, -view["famine"], at.FOOD)
    numbers = [
        Text.assemble(
            (f"{architects}{ARCHITECT} ", "bold" if architects else "dim"), (left, "dim")
        ),
        hunger.append(f" {look.say('cli-nations-famine')}", "dim"),
    ]
    if view["war"] is None:
        numbers.append(Text(look.say("cli-nations-no-war"), "dim"))
    else:
        table.add_row(labels["war"], _war(look))
    table.add_row(labels["round"], joined(numbers))
    return table


def _war(look: Look) -> Text:
    """The war of this round: strength, who began it, what the defeated lose."""
    war = look.view["war"]
    # in the solo game a war without a buyer is the opponent's
    buyer = badge(len(look.view["players"]) if war["buyer"] is None else war["buyer"])
    parts = [GOODS.amount(look.talk, war["strength"], at.STRENGTH), buyer]
    if war["card"]:
        parts.insert(0, card_text(look.talk, war["card"]))
        parts.append(Text(look.say("cli-nations-weaker"), "dim"))
        parts.append(facts(look.talk, kind_of(war["card"])))
    return joined(parts, " ")


TABLE: Final = NationsTable(GUIDE)
