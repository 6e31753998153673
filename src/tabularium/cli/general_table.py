"""Any game at the terminal: what its views hold, entry by entry, as its layout declares them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.text import Text

from tabularium.cli.card_lines import Line, card_lines
from tabularium.cli.look import Look
from tabularium.cli.option_numbers import Numbers, mark, mark_text, numbers_at
from tabularium.cli.players import seat_line, seat_name, turn_mark
from tabularium.cli.seat_badge import badge, seat_style
from tabularium.cli.table import TerminalTable
from tabularium.cli.typeset import SEPARATOR, fit, flow, grid, heading, joined
from tabularium.declare.entry import OPEN
from tabularium.declare.layout import Layout
from tabularium.declare.numbers import SeatOf
from tabularium.declare.points import Points
from tabularium.declare.rules import DeclaredRules
from tabularium.kernel.machine import Rules
from tabularium.locale.talk import Talk
from tabularium.presentation.guide import Card, Guide

SIDE_BY_SIDE = 100  # columns from which players stand beside each other
ROW = "›"  # before every row of what lies in rows
FRAME = 4  # columns of a panel's frame
NAME = "name"  # what options call a thing that has a name of its own
# what every view has, and is said elsewhere
ALWAYS = ("game", "seats", "options", "seat", "to_move", "kind", "over", "players", "faction")


class GeneralTable(TerminalTable):
    """See ``tabularium.cli.table.TerminalTable``."""

    def __init__(self, guide: Guide, rules: Rules) -> None:
        super().__init__(guide)
        layout = rules.layout if isinstance(rules, DeclaredRules) else Layout(0)
        own = layout.of_viewer + layout.of_asked + layout.forecasts
        self.own: list[str] = [name for name, entry in own if entry.seen != OPEN]
        self.seats: list[str] = [
            entry.shown_as for entry in layout.entries if isinstance(entry, SeatOf)
        ]
        self.points: list[str] = [
            entry.shown_as for entry in layout.entries if isinstance(entry, Points)
        ]

    def draw(self, look: Look) -> RenderableType:
        return Group(*self._open(look), *self._mine(look))

    def map(self, look: Look) -> RenderableType:
        """What lies open."""
        return Group(*self._open(look))

    def help(self, talk: Talk) -> RenderableType:
        return Text(talk.say("cli-general-help"))

    # parts --------------------------------------------------------------------------------------

    def _open(self, look: Look) -> list[RenderableType]:
        """What all see: the table, then every player."""
        shared = {
            name: value
            for name, value in look.view.items()
            if name not in ALWAYS and name not in self.own
        }
        title = self.guide.title(look.talk)
        if look.view["to_move"] >= 0 and not look.view["over"]:
            who = seat_name(look, look.view["to_move"])
            title += SEPARATOR + look.talk.say("cli-general-decides", {"who": who})
        page = _Page(self, look, look.width)
        return [heading(title), page.entries(shared, None), *self._players(look)]

    def _players(self, look: Look) -> list[RenderableType]:
        players = look.view["players"]
        if look.width < SIDE_BY_SIDE or len(players) < 2:
            return [self._player(look, player, look.width) for player in players]
        half = look.width // 2
        table = grid(half, half, padding=0)
        for first in range(0, len(players), 2):
            table.add_row(*[self._player(look, one, half) for one in players[first : first + 2]])
        return [table]

    def _player(self, look: Look, player: Mapping[str, Any], width: int) -> RenderableType:
        seat = player["seat"]
        page = _Page(self, look, width - FRAME)
        facts = {name: value for name, value in player.items() if name not in ALWAYS}
        return Panel(
            page.entries(facts, seat),
            title=Text.assemble(turn_mark(look, seat), " ", seat_line(look, seat)),
            title_align="left",
            border_style=seat_style(seat),
            box=box.ROUNDED,
            width=width,
        )

    def _mine(self, look: Look) -> list[RenderableType]:
        """What only the viewer sees: the hand, and what can be chosen, with the texts of cards."""
        seat = look.view["seat"]
        page = _Page(self, look, look.width)
        parts: list[RenderableType] = []
        rest: dict[str, Any] = {}
        for name in self.own:
            value = look.view.get(name)
            if isinstance(value, list) and value and (not parts or page.asked(name, value, seat)):
                parts += [heading(page.label(name)), page.in_lines(name, value, seat)]
            elif value:
                rest[name] = value
        return [*parts, page.entries(rest, seat)]


class _Page:
    """Entries of one view in words, in a width."""

    def __init__(self, table: GeneralTable, look: Look, width: int) -> None:
        self.talk = look.talk
        self.width = width
        self.game = look.view["game"]
        self.seats = table.seats
        self.points = table.points
        self.guide = table.guide
        self.cards = {card.key: card for card in table.guide.cards(look.talk)}
        self.look = look

    # words --------------------------------------------------------------------------------------

    def label(self, name: str, part: str = "") -> str:
        """An entry by its name, or a part of it: as the game says it, else as it is called."""
        own = f"{self.game}-view-{name}" + (f".{part}" if part else "")
        word = part or name
        general = [f"web-view-{word}", f"web-good-{word}"]
        for message in (own, *(reversed(general) if part else general)):
            said = message.replace("_", "-")
            if self.talk.has(said):
                return self.talk.say(said)
        return word.replace("_", " ")

    def word(self, entry: str, value: object) -> str:
        """A card by its name; anything else by its own."""
        card = self.cards.get(str(value))
        return card.name if card is not None else self.label(entry, str(value))

    # entries ------------------------------------------------------------------------------------

    def entries(self, found: Mapping[str, Any], seat: int | None) -> RenderableType:
        """Numbers in a flow, then lists in lines of their own."""
        facts: list[Text] = []
        lists: list[tuple[str, list[Text]]] = []
        for name, value in found.items():
            if isinstance(value, list) and not all(isinstance(one, int) for one in value):
                lists.append((self.label(name), self._things(name, value, seat)))
            else:
                facts += self._facts(name, value)
        width = max([len(label) for label, _ in lists], default=0)
        table = grid(fit(width, style="dim"), self.width - width - 1)
        for label, shown in lists:
            if shown:
                table.add_row(label, flow(shown, self.width - width - 1))
        parts: list[RenderableType] = [flow(facts, self.width, SEPARATOR)] if facts else []
        return Group(*parts, *([table] if table.row_count else []))

    def _facts(self, name: str, value: Any) -> list[Text]:
        """An entry that is no list of things: "points 3", "passed", "food 2"."""
        if value is None or value is False or value == [] or value == "":
            return []
        label = Text(self.label(name), "dim")
        if isinstance(value, dict):
            if name in self.points:
                return self._points(name, value)
            parts = self._value(name, value)
            return [Text.assemble(label, ": ", parts)] if parts.plain else []
        if value is True:
            return [Text(self.label(name))]
        if name in self.seats:
            return [Text.assemble(label, " ", badge(value))]
        return [Text.assemble(label, " ", self._value(name, value))]

    def _points(self, name: str, value: Mapping[str, int]) -> list[Text]:
        """All points together, then those of every category that has some."""
        total = Text.assemble((f"{self.label(name)} ", "dim"), (str(sum(value.values())), "bold"))
        some = [(self.guide.category(part, self.talk), n) for part, n in value.items() if n]
        words = SEPARATOR.join(f"{category} {n}" for category, n in some)
        return [total.append(f" ({words})" if words else "", "dim")]

    def _part(self, name: str, part: str, value: Any) -> list[Text]:
        if value is None or value is False or value == [] or value == {}:
            return []
        label = Text(self.label(name, part), "dim")
        return [label if value is True else Text.assemble(label, " ", self._value(name, value))]

    def _value(self, name: str, value: Any) -> Text:
        if isinstance(value, int):
            return Text(str(value), "bold" if value else "dim")
        if isinstance(value, list):
            return joined([self._value(name, one) for one in value], "/")
        if isinstance(value, dict):
            return joined([fact for one in value.items() for fact in self._part(name, *one)], " ")
        return Text(self.word(name, value))

    def _things(self, name: str, value: list[Any], seat: int | None) -> list[Text]:
        """Cards and other things, equal ones together, each with the numbers of its options."""
        if any(isinstance(one, list) for one in value):
            rows = [[Text(ROW, "dim"), *self._things(name, one, seat)] for one in value]
            return [thing for row in rows for thing in row]
        unlike = [one for n, one in enumerate(value) if one is not None and one not in value[:n]]
        return [self._thing(name, one, value.count(one), seat) for one in unlike]

    def _thing(self, name: str, one: Any, n: int, seat: int | None) -> Text:
        key = _key(one)
        numbers = self._numbers(name, seat).get(_name(one), [])
        style = "bold" if numbers else ""
        text = Text.assemble(mark_text(numbers), (self.word(name, key), style))
        text.append(f" ×{n}" if n > 1 else "", "dim")
        if isinstance(one, dict):
            rest = [part for part in list(one.items())[1:] if part[0] != NAME]
            marks = [fact for part in rest for fact in self._part(name, *part)]
            if marks:
                text.append(" (").append_text(joined(marks, ", ")).append(")")
        return text

    def _numbers(self, name: str, seat: int | None) -> Numbers:
        return numbers_at(self.look, name, -1 if seat is None else seat)

    def asked(self, name: str, value: list[Any], seat: int) -> bool:
        """Whether options are about some of these things."""
        return any(_name(one) in self._numbers(name, seat) for one in value)

    def in_lines(self, name: str, value: list[Any], seat: int) -> RenderableType:
        """Cards in lines: number of the option, name, price, text."""
        lines: list[Line] = []
        for key, n in Counter(_key(one) for one in value).items():
            shown = Text.assemble(
                (self.word(name, key), "bold"), (f" ×{n}" if n > 1 else "", "dim")
            )
            numbers = mark(self._numbers(name, seat).get(key, []))
            lines.append(Line(numbers, shown, text=_text(self.cards.get(key))))
        return card_lines(self.width, lines)


def _name(one: Any) -> str:
    """What a thing is called in places: the name that it gives itself, else what it is."""
    return str(one[NAME]) if isinstance(one, dict) and NAME in one else _key(one)


def _key(one: Any) -> str:
    """What a thing is: a card by its key, anything else by what is said first."""
    return str(next(iter(one.values())) if isinstance(one, dict) else one)


def _text(card: Card | None) -> str:
    """What a card costs and says."""
    parts = () if card is None else (card.cost, " ".join(card.effects))
    return SEPARATOR.join(filter(None, parts))
