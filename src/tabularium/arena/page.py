"""The report of a tournament: one page that needs nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from math import nan
from pathlib import Path

from tabularium.api import new
from tabularium.arena import figures
from tabularium.arena.breakdown import Gain, Rate, curves, gains, rates
from tabularium.arena.figures import Dot
from tabularium.arena.match import Played
from tabularium.arena.plan import Plan
from tabularium.arena.reason import say_reason
from tabularium.arena.results import Results
from tabularium.locale.talk import Args, Talk
from tabularium.plugins import rules_of
from tabularium.presentation.games import guide_of

FEWEST_SEATS = 20  # that have used a card or an opening, before it is spoken of
MOST_OPENINGS = 15
MOST_CARDS = 12  # at each end
LETTERS = "ABCDE"

CSS = (Path(__file__).parent / "page.css").read_text(encoding="utf-8")


def write_page(
    file: Path, plan: Plan, games: Sequence[Played], results: Results, talk: Talk
) -> None:
    """Write report.html."""
    file.write_text(_Page(plan, games, results, talk).html(), encoding="utf-8")


class _Page:
    """The parts of the report. Only games that were played to their end come in."""

    def __init__(self, plan: Plan, games: Sequence[Played], results: Results, talk: Talk) -> None:
        self._plan = plan
        self._games = games
        self._results = results
        self._talk = talk
        self._guide = guide_of(plan.game)

    def _say(self, message: str, args: Args | None = None) -> str:
        return self._talk.say(f"arena-{message}", args)

    def html(self) -> str:
        title = self._say("page-title", {"game": self._guide.title(self._talk)})
        parts = [self._head(), self._standings()]
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
        return (
            f'<!doctype html>\n<html lang="{self._talk.lang}">\n<head>\n<meta charset="utf-8">\n'
            # nothing is loaded and nothing runs, whatever a bot's name or error says
            '<meta http-equiv="Content-Security-Policy" '
            "content=\"default-src 'none'; style-src 'unsafe-inline'\">\n"
            '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
            f"<title>{escape(title)}</title>\n<style>\n{CSS}</style>\n</head>\n"
            f"<body>\n<main>\n<h1>{escape(title)}</h1>\n"
            + "\n".join([part for part in parts if part])
            + "\n</main>\n</body>\n</html>\n"
        )

    # the parts --------------------------------------------------------------------------------

    def _head(self) -> str:
        said = [head_line(self._plan, self._results, self._talk)]
        if self._results.stopped:
            said.append(stopped_line(self._results, self._talk))
        return "".join([f'<p class="lead">{escape(line)}</p>' for line in said])

    def _standings(self) -> str:
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
        return self._part(
            "standings", self._table([*head, "milliseconds"], rows), self._say("note-standings")
        )

    def _factions(self) -> str:
        found = rates(self._games, lambda game, seat: (game.factions[seat], len(game.bots)))
        order = rates(self._games, lambda game, seat: game.factions[seat])
        names = sorted(filter(None, order), key=lambda name: -order[name].rate)
        if not names:  # a game without factions
            return ""
        rows = [
            (self._guide.faction(name, self._talk), n, found[name, n])
            for name in names
            for n in self._counts
            if (name, n) in found
        ]
        return self._by_count("factions", rows)

    def _seats(self) -> str:
        found = rates(self._games, lambda game, seat: (seat, len(game.bots)))
        rows = [(LETTERS[seat], n, found[seat, n]) for seat, n in sorted(found)]
        return self._by_count("seats", rows)

    def _categories(self) -> str:
        names = rules_of(self._plan.game).categories()
        bots = self._results.results
        parts = [
            (self._guide.category(name, self._talk), [bot.parts.get(name, 0.0) for bot in bots])
            for name in names
        ]
        parts = [part for part in parts if any(part[1])]
        if not parts:
            return ""
        plot = figures.stacks(
            self._say("categories"), [bot.bot for bot in bots], parts, self._say("points")
        )
        table = _table(
            [self._say("category"), *[bot.bot for bot in bots]],
            [[name, *[self._talk.decimal(value) for value in values]] for name, values in parts],
        )
        return self._part("categories", plot + self._folded(table))

    def _curves(self) -> str:
        won, lost = curves(self._games)
        named = [
            (self._say(name), curve)
            for name, curve in (("winners", won), ("losers", lost))
            if curve is not None
        ]
        plot = figures.lines(
            self._say("curves"), named, self._say("part-of-game"), self._say("points")
        )
        return self._part("curves", plot, self._say("note-curves"))

    def _length(self) -> str:
        groups = [
            (self._players(n), [game.moves for game in self._games if len(game.bots) == n])
            for n in self._counts
        ]
        plot = figures.histogram(
            self._say("length"), groups, self._say("moves"), self._say("games")
        )
        return self._part("length", plot)

    def _openings(self) -> str:
        found = rates(self._games, lambda game, seat: game.openings[seat] or None)
        more = gains(
            self._games,
            lambda game, seat: [key for key in [game.openings[seat]] if key],
            FEWEST_SEATS,
        )
        usual = sorted(more, key=lambda key: -more[key].games)[:MOST_OPENINGS]
        usual = sorted(usual, key=lambda key: -more[key].gain)
        if not usual:
            return self._part("openings", "", self._few())
        words = opening_words(self._games, usual, self._talk.lang)
        rows = [
            [
                words[key],
                *self._rate(found[key]),
                self._talk.percent(more[key].gain, sign=True),
            ]
            for key in usual
        ]
        table = self._table(["opening", "seats-held", "win-rate", "interval", "gain"], rows)
        return self._part("openings", table, self._say("note-openings", {"n": FEWEST_SEATS}))

    def _cards(self) -> str:
        found = gains(self._games, lambda game, seat: game.cards[seat], FEWEST_SEATS)
        order = sorted(found, key=lambda card: -found[card].gain)
        if not order:
            return self._part("cards", "", self._few())
        names = {card.key: card.name for card in self._guide.cards(self._talk)}
        middle = max(len(order) - MOST_CARDS, MOST_CARDS)
        dots = [Dot(names[card], "", *found[card][1:]) for card in order]
        if middle > MOST_CARDS:
            dots[MOST_CARDS:middle] = [Dot("⋮", "", nan, nan, nan)]
        plot = figures.dots(
            self._say("cards"),
            dots,
            [0.0],
            self._say("gain"),
            signed=True,
        )
        table = self._card_table([(names[card], found[card]) for card in order])
        return self._part(
            "cards", plot + self._folded(table), self._say("note-cards", {"n": FEWEST_SEATS})
        )

    def _card_table(self, cards: list[tuple[str, Gain]]) -> str:
        rows = [
            [
                name,
                str(gain.games),
                self._talk.percent(gain.gain, sign=True),
                between(self._talk, gain.low, gain.high, sign=True),
            ]
            for name, gain in cards
        ]
        return self._table(["card", "seats-held", "gain", "interval"], rows)

    def _failures(self) -> str:
        if not self._results.failed:
            return ""
        rows = [
            [str(game.number), ", ".join(game.bots), say_reason(game.error, self._talk.lang)]
            for game in self._results.failed
        ]
        return self._part("failures", self._table(["number", "bots", "error"], rows))

    # what they are made of --------------------------------------------------------------------

    @property
    def _counts(self) -> list[int]:
        return sorted({len(game.bots) for game in self._games})

    def _players(self, n: int) -> str:
        return self._say("players", {"n": n})

    def _rate(self, rate: Rate) -> list[str]:
        """How many seats, how often they won, and the interval."""
        talk = self._talk
        return [str(rate.games), talk.percent(rate.rate), between(talk, rate.low, rate.high)]

    def _few(self) -> str:
        return self._say("too-few", {"n": FEWEST_SEATS})

    def _by_count(self, name: str, rows: list[tuple[str, int, Rate]]) -> str:
        """Win rates for each number of players: a plot, and the same as a table."""
        dots = [Dot(row, self._players(n), *rate[1:]) for row, n, rate in rows]
        groups = list(dict.fromkeys([n for _, n, _ in rows]))
        plot = figures.dots(self._say(name), dots, [1 / n for n in groups], self._say("win-rate"))
        head = [name, "player-count", "seats-held", "win-rate", "interval"]
        cells = [[row, str(n), *self._rate(rate)] for row, n, rate in rows]
        table = self._folded(self._table(head, cells))
        return self._part(name, plot + table, self._say("note-rates"))

    def _part(self, name: str, body: str, note: str = "") -> str:
        said = f'<p class="note">{escape(note)}</p>' if note else ""
        return f"<section>\n<h2>{escape(self._say(name))}</h2>\n{said}{body}\n</section>"

    def _table(self, head: list[str], rows: list[list[str]]) -> str:
        return _table([self._say(name) for name in head], rows)

    def _folded(self, table: str) -> str:
        return f"<details><summary>{escape(self._say('numbers'))}</summary>{table}</details>"


def head_line(plan: Plan, results: Results, talk: Talk) -> str:
    """What was played."""
    options = "".join([f" · {name}={value}" for name, value in plan.options.items()])
    said = talk.say(
        "arena-head",
        {
            "games": results.games,
            "bots": ", ".join(plan.bots),
            "players": ", ".join([str(n) for n in plan.seats]),
            "moves": f"{results.moves:.0f}",
            "seed": str(plan.seed),
        },
    )
    return said + options


def stopped_line(results: Results, talk: Talk) -> str:
    """Why fewer games were played than planned."""
    return talk.say(
        "arena-stopped",
        {
            "games": results.games,
            "planned": results.planned,
            "until": talk.percent(results.until or 0.0),
        },
    )


def opening_words(games: Sequence[Played], keys: Sequence[str], lang: str) -> dict[str, str]:
    """Openings in words, as they were offered in a game in which they were played."""
    words: dict[str, str] = {}
    for key in keys:
        game = next(game for game in games if key in game.openings)
        record = game.recorded()
        walker = new(record["game"], record["seats"], record["seed"], record["options"])
        for move in record["keys"]:
            decision = walker.decision
            assert decision is not None
            if decision.kind == "turn" and move == key:
                break
            walker.play(move)
        option = walker.index_of(key)
        decision = walker.decision
        assert decision is not None
        words[key] = decision.options[option].text(lang)
    return words


def between(talk: Talk, low: float, high: float, sign: bool = False) -> str:
    return f"{talk.percent(low, sign)} – {talk.percent(high, sign)}"


def _table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    top = "".join([f'<th scope="col">{escape(cell)}</th>' for cell in head])
    body = "".join(
        [
            f'<tr><th scope="row">{escape(row[0])}</th>'
            + "".join([f"<td>{escape(cell)}</td>" for cell in row[1:]])
            + "</tr>\n"
            for row in rows
        ]
    )
    return (
        f'<div class="wide"><table>\n<thead><tr>{top}</tr></thead>\n'
        f"<tbody>\n{body}</tbody>\n</table></div>"
    )
