"""The round of Nations: where the game is, the events, the war."""

from __future__ import annotations

from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from tabularium.cli.look import Look
from tabularium.cli.nations_signs import ARCHITECT, amount, facts, sort_sign
from tabularium.cli.players import seat_name
from tabularium.cli.seat_badge import badge
from tabularium.cli.typeset import SEPARATOR, heading, lines
from tabularium.games.nations import layout as at
from tabularium.games.nations.catalogue import SORT, kind_of
from tabularium.locale.talk import Args, Talk
from tabularium.presentation.figures import ROMAN
from tabularium.presentation.nations_cards import happenings, name_of

ROUND_LETTERS = "AB"

View = dict[str, Any]


def drawn_event(view: View) -> int | None:
    """This round's event card; while players grow, the one that lies there is the last round's."""
    if view["event"] is None or view["phase"] in ("setup", "maintenance"):
        return None
    return kind_of(view["event"])


def title(look: Look) -> RenderableType:
    """Age, round, phase, whose turn it is."""
    view, talk = look.view, look.talk
    if not view["round"]:
        return heading(talk.say("cli-nations-setup"))
    args: Args = {
        "age": ROMAN[view["age"]],
        "round": ROUND_LETTERS[view["round_of_age"] - 1],
        "n": view["round"],
        "most": view["rounds"],
    }
    parts = [
        talk.say("cli-nations-title", args),
        talk.say(f"cli-nations-phase-{view['phase']}"),
    ]
    if view["to_move"] is not None and view["to_move"] >= 0 and not view["over"]:
        who = seat_name(look, view["to_move"])
        parts.append(talk.say("cli-nations-decides", {"who": who}))
    return heading(SEPARATOR.join(parts))


# the event card -------------------------------------------------------------------------------


def events(look: Look) -> RenderableType:
    """Both events, architects, famine, the war."""
    view, talk = look.view, look.talk
    if not view["round"]:
        return Group()
    kind = drawn_event(view)
    names = ("events", "war", "round", "tile-label")
    labels = {name: talk.say(f"cli-nations-{name}") for name in names}
    table = lines(max(len(label) for label in labels.values()))
    if kind is None:
        table.add_row(labels["events"], Text(talk.say("cli-nations-not-drawn"), "dim"))
        return table
    label = labels["tile-label" if SORT[kind] == at.TILE else "events"]
    table.add_row(label, Text("\n").join(happening_texts(talk, kind)))
    numbers = _architects_and_famine(look)
    if view["war"] is None:
        numbers.append(SEPARATOR + talk.say("cli-nations-no-war"), "dim")
    else:
        table.add_row(labels["war"], _war(look))
    table.add_row(labels["round"], numbers)
    return table


def happening_texts(talk: Talk, kind: int) -> list[Text]:
    return [Text.assemble((f"{name}: ", "bold"), effect) for name, effect in happenings(talk, kind)]


def _architects_and_famine(look: Look) -> Text:
    view, talk = look.view, look.talk
    style = "bold" if view["architects"] else "dim"
    architects = Text.assemble(
        (f"{view['architects']}{ARCHITECT} ", style),
        (talk.say("cli-nations-architects", {"n": view["architects"]}), "dim"),
    )
    hunger = Text.assemble(
        amount(talk, -view["famine"], at.FOOD), " ", (talk.say("cli-nations-famine"), "dim")
    )
    return Text(SEPARATOR).join([architects, hunger])


def _war(look: Look) -> Text:
    """The war of this round: strength, who began it, what the defeated lose."""
    view, talk = look.view, look.talk
    war = view["war"]
    text = Text()
    if war["card"]:
        text.append_text(sort_sign(kind_of(war["card"])))
        text.append(f" {name_of(talk, war['card'])} ", "bold")
    text.append_text(amount(talk, war["strength"], at.STRENGTH)).append(" ")
    # in the solo game a war without a buyer is the opponent's
    text.append_text(badge(len(view["players"]) if war["buyer"] is None else war["buyer"]))
    if war["card"]:
        text.append(" ").append(talk.say("cli-nations-weaker"), "dim").append(" ")
        text.append_text(facts(talk, kind_of(war["card"])))
    return text
