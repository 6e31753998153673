"""The report of a tournament: one page that needs nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from math import nan
from pathlib import Path
from typing import NamedTuple

from jinja2 import Environment, FileSystemLoader, StrictUndefined

from tabularium.arena import figures
from tabularium.arena.breakdown import Gain, Rate, curves, gains, rates
from tabularium.arena.figures import Dot
from tabularium.arena.match import Played
from tabularium.arena.plan import Plan
from tabularium.arena.reason import say_reason
from tabularium.arena.results import Results
from tabularium.arena.words import between, head_line, opening_words, stopped_line
from tabularium.locale.talk import Talk
from tabularium.plugins import rules_of
from tabularium.presentation.games import guide_of

FEWEST_SEATS = 20  # that have used a card or an opening, before it is spoken of
MOST_OPENINGS = 15
MOST_CARDS = 12  # at each end
LETTERS = "ABCDE"

TEMPLATES = Environment(
    loader=FileSystemLoader(Path(__file__).parent),
    autoescape=True,
    undefined=StrictUndefined,
    trim_blocks=True,
    lstrip_blocks=True,
)


class Part(NamedTuple):
    """A part of the page. Numbers that are plotted too are folded away."""

    title: str
    note: str = ""
    plot: str = ""
    head: Sequence[str] = ()
    rows: Sequence[Sequence[str]] = ()


def write_page(
    file: Path, plan: Plan, games: Sequence[Played], results: Results, talk: Talk
) -> None:
    """Write report.html."""
    lead = [head_line(plan, results, talk)]
    if results.stopped:
        lead.append(stopped_line(results, talk))
    page = TEMPLATES.get_template("page.html").render(
        lang=talk.lang,
        title=talk.say("arena-page-title", {"game": guide_of(plan.game).title(talk)}),
        lead=lead,
        parts=_Parts(plan, games, results, talk).all(),
        fold=talk.say("arena-numbers"),
    )
    file.write_text(page + "\n", encoding="utf-8")


class _Parts:
    """The parts of the report. Only games that were played to their end come in."""

    def __init__(self, plan: Plan, games: Sequence[Played], results: Results, talk: Talk) -> None:
        self._plan = plan
        self._games = games
        self._results = results
        self._talk = talk
        self._guide = guide_of(plan.game)
        self._counts = sorted({len(game.bots) for game in games})

    def all(self) -> list[Part]:
        parts: list[Part | None] = [self._standings()]
        if self._games:
            parts += [
                self._factions(),
                self._seats(),
                self._categories(),
                self._curves(),
                self._length(),
                self._openings(),
                self._cards(),
            ]
        parts.append(self._failures())
        return [part for part in parts if part is not None]

    def _standings(self) -> Part:
        talk = self._talk
        head = ["bot", "games", "win-rate", "interval", "rating", "rating-interval", "points"]
        rows = [
            [
                one.bot,
                str(one.games),
                talk.percent(one.win_rate),
                between(talk, one.low, one.high),
                talk.decimal(one.rating),
                f"{talk.decimal(one.rating_low)} – {talk.decimal(one.rating_high)}",
                talk.decimal(one.score),
                talk.decimal(1000 * one.seconds_per_decision),
            ]
            for one in self._results.results
        ]
        note = self._say("note-standings")
        return self._part("standings", note, "", self._head(*head, "milliseconds"), rows)

    def _factions(self) -> Part | None:
        found = rates(self._games, lambda game, seat: (game.factions[seat], len(game.bots)))
        order = rates(self._games, lambda game, seat: game.factions[seat])
        names = sorted(filter(None, order), key=lambda name: -order[name].rate)
        rows = [
            (self._guide.faction(name, self._talk), n, found[name, n])
            for name in names
            for n in self._counts
            if (name, n) in found
        ]
        return self._by_count("factions", rows) if rows else None  # a game without factions

    def _seats(self) -> Part:
        found = rates(self._games, lambda game, seat: (seat, len(game.bots)))
        rows = [(LETTERS[seat], n, found[seat, n]) for seat, n in sorted(found)]
        return self._by_count("seats", rows)

    def _by_count(self, name: str, rows: list[tuple[str, int, Rate]]) -> Part:
        """Win rates for each number of players."""
        dots = [Dot(row, self._say("players", n=n), *rate[1:]) for row, n, rate in rows]
        usual = [1 / n for n in dict.fromkeys([n for _, n, _ in rows])]
        plot = figures.dots(self._say(name), dots, usual, self._say("win-rate"))
        head = self._head(name, "player-count", "seats-held", "win-rate", "interval")
        cells = [[row, str(n), *self._rate(rate)] for row, n, rate in rows]
        return self._part(name, self._say("note-rates"), plot, head, cells)

    def _categories(self) -> Part | None:
        bots = self._results.results
        parts = [
            (self._guide.category(name, self._talk), [bot.parts.get(name, 0.0) for bot in bots])
            for name in rules_of(self._plan.game).categories()
        ]
        parts = [part for part in parts if any(part[1])]
        if not parts:
            return None
        names = [bot.bot for bot in bots]
        plot = figures.stacks(self._say("categories"), names, parts, self._say("points"))
        rows = [[name, *[self._talk.decimal(value) for value in values]] for name, values in parts]
        return self._part("categories", "", plot, [self._say("category"), *names], rows)

    def _curves(self) -> Part:
        named = [
            (self._say(name), curve)
            for name, curve in zip(("winners", "losers"), curves(self._games), strict=True)
            if curve is not None
        ]
        axes = self._head("part-of-game", "points")
        return self._part(
            "curves", self._say("note-curves"), figures.lines(self._say("curves"), named, *axes)
        )

    def _length(self) -> Part:
        groups = [
            (
                self._say("players", n=n),
                [game.moves for game in self._games if len(game.bots) == n],
            )
            for n in self._counts
        ]
        axes = self._head("moves", "games")
        return self._part("length", "", figures.histogram(self._say("length"), groups, *axes))

    def _openings(self) -> Part:
        found = rates(self._games, lambda game, seat: game.openings[seat] or None)
        more = gains(
            self._games, lambda game, seat: list(filter(None, [game.openings[seat]])), FEWEST_SEATS
        )
        usual = sorted(more, key=lambda key: -more[key].games)[:MOST_OPENINGS]
        usual = sorted(usual, key=lambda key: -more[key].gain)
        if not usual:
            return self._part("openings", self._say("too-few", n=FEWEST_SEATS))
        words = opening_words(self._games, usual, self._talk.lang)
        head = self._head("opening", "seats-held", "win-rate", "interval", "gain")
        rows = [
            [words[key], *self._rate(found[key]), self._talk.percent(more[key].gain, sign=True)]
            for key in usual
        ]
        return self._part("openings", self._say("note-openings", n=FEWEST_SEATS), "", head, rows)

    def _cards(self) -> Part:
        found = gains(self._games, lambda game, seat: game.cards[seat], FEWEST_SEATS)
        order = sorted(found, key=lambda card: -found[card].gain)
        if not order:
            return self._part("cards", self._say("too-few", n=FEWEST_SEATS))
        names = {card.key: card.name for card in self._guide.cards(self._talk)}
        dots = [Dot(names[card], "", *found[card][1:]) for card in order]
        if len(order) > 2 * MOST_CARDS:
            dots[MOST_CARDS:-MOST_CARDS] = [Dot("⋮", "", nan, nan, nan)]
        plot = figures.dots(self._say("cards"), dots, [0.0], self._say("gain"), signed=True)
        head = self._head("card", "seats-held", "gain", "interval")
        rows = [[names[card], *self._rate(found[card], sign=True)] for card in order]
        return self._part("cards", self._say("note-cards", n=FEWEST_SEATS), plot, head, rows)

    def _failures(self) -> Part | None:
        rows = [
            [str(game.number), ", ".join(game.bots), say_reason(game.error, self._talk.lang)]
            for game in self._results.failed
        ]
        head = self._head("number", "bots", "error")
        return self._part("failures", "", "", head, rows) if rows else None

    # what they are made of --------------------------------------------------------------------

    def _part(
        self,
        name: str,
        note: str,
        plot: str = "",
        head: Sequence[str] = (),
        rows: Sequence[Sequence[str]] = (),
    ) -> Part:
        return Part(self._say(name), note, plot, head, rows)

    def _say(self, message: str, **args: int) -> str:
        return self._talk.say(f"arena-{message}", dict(args))

    def _head(self, *names: str) -> list[str]:
        return [self._say(name) for name in names]

    def _rate(self, found: Rate | Gain, sign: bool = False) -> list[str]:
        """How many seats, how often they won, or how much more often, and the interval."""
        seats, share, low, high = found
        percent = self._talk.percent
        return [str(seats), percent(share, sign), between(self._talk, low, high, sign)]
