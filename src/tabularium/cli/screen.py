"""What the player sees: the table, what happened, the question."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from textwrap import shorten

from rich.console import Console, Group, RenderableType
from rich.rule import Rule
from rich.text import Text

from tabularium.bots import Candidate
from tabularium.cli.choices import choices
from tabularium.cli.explain import explained, keys_help
from tabularium.cli.log import in_full, in_short
from tabularium.cli.look import WIDEST, Look, look_at
from tabularium.cli.output import line
from tabularium.cli.saves import folders
from tabularium.cli.scores import ending, score_table
from tabularium.cli.seat_badge import badge, named
from tabularium.cli.session import Session
from tabularium.cli.sets import members
from tabularium.cli.table import TerminalTable
from tabularium.cli.typeset import SEPARATOR, flow, heading
from tabularium.cli.weighed import weighed_table
from tabularium.kernel.game import Option
from tabularium.locale.talk import Talk
from tabularium.presentation.log import lines_of, since_own_turn
from tabularium.presentation.undo import Back, Stop, last_move

UNDO = 24  # letters of what undo would take back


class Screen:
    """Prints one session's table on a console."""

    def __init__(
        self, console: Console, session: Session, table: TerminalTable, talk: Talk
    ) -> None:
        self.console = console
        self.session = session
        self.table = table
        self.talk = talk

    @property
    def width(self) -> int:
        return min(self.console.width, WIDEST)

    def look(self, seat: int | None) -> Look:
        return look_at(self.session.game, seat, self.talk, self.width, self.session.seats)

    def print(self, what: RenderableType) -> None:
        self.console.print(what, width=self.width)

    def say(self, message: str, style: str = "", **args: str | int) -> None:
        line(self.console, self.talk.say(message, dict(args)), style)

    def tell(self, text: str, style: str = "") -> None:
        """Something that is said already."""
        line(self.console, text, style)

    def clear(self) -> None:
        """A fresh screen, where there is one."""
        if self.console.is_terminal:
            self.console.clear()

    @contextmanager
    def waiting(self) -> Iterator[Callable[[int], None]]:
        """While bots decide: gives a function that shows whose decision is awaited."""
        if not self.console.is_terminal:
            yield lambda seat: None
            return
        with self.console.status("") as status:

            def tell(seat: int) -> None:
                who = named(self.table.seat(self.look(None), seat))
                status.update(Text(self.talk.say("cli-waiting", {"who": who}), "dim"))

            yield tell

    @contextmanager
    def status(self, message: str) -> Iterator[None]:
        """While something takes long."""
        if not self.console.is_terminal:
            yield
            return
        with self.console.status(Text(self.talk.say(message), "dim")):
            yield

    # the table ----------------------------------------------------------------------------------

    def show(self, seat: int) -> None:
        """Everything a player needs to decide."""
        table = self.table.draw(self.look(seat))
        happened = self.happened(seat)
        question = self.question(seat)
        whole = Group(table, happened, question)
        # on a low screen the top scrolls away: better the account than the map
        if self.console.is_terminal and self.height(whole) >= self.console.height:
            whole = Group(happened, table, question)
        self.clear()
        self.print(whole)
        self.maybe_warn()

    def height(self, what: RenderableType) -> int:
        """How many lines something takes."""
        options = self.console.options.update(width=self.width, height=None)
        return len(self.console.render_lines(what, options))

    def happened(self, seat: int) -> RenderableType:
        """What happened since a player's last turn."""
        everything = lines_of(self.session.game, seat, self.talk.lang)
        guide = self.table.guide
        told = in_short(since_own_turn(everything, seat, guide), seat, guide, self.talk)
        return Group() if told is None else Group(heading(self.talk.say("cli-happened")), told)

    def question(self, seat: int) -> RenderableType:
        """The question, the options, the commands."""
        decision = self.session.game.decision
        assert decision is not None
        if decision.set is not None:
            prompt = decision.set.prompt(self.talk.lang)
            answers = members(decision.set, self.talk, self.width)
        else:
            prompt = decision.prompt(self.talk.lang)
            answers = choices(decision.options, self.table, self.talk, self.width)
        return Group(self.prompt(seat, prompt), answers, self.hints(seat))

    def prompt(self, seat: int, prompt: str) -> RenderableType:
        """A question on a line of its own, drawn out where there is room."""
        text = Text.assemble(badge(seat), " ", (prompt, "bold"))
        if text.cell_len + 4 > self.width:
            return Group(Rule(style="yellow"), text)
        return Rule(text, align="left", style="yellow")

    def hints(self, seat: int) -> Text:
        """The commands, and what undo would do."""
        back = last_move(self.session.game, seat)
        undo = self.talk.say("cli-hint-undo-nothing")
        if isinstance(back, Back):
            undo = shorten(back.option.text(self.talk.lang), UNDO, placeholder=" …")
        whole = self.talk.say(self.table.whole)
        parts = self.talk.say("cli-hints", {"undo": undo, "whole": whole}).split(SEPARATOR)
        return flow([Text(part, "dim") for part in parts], self.width, SEPARATOR)

    def maybe_warn(self) -> None:
        """Tell that the last move could not be saved."""
        problem = self.session.problem
        if problem is not None:
            reason = problem.strerror or str(problem)
            self.say("cli-not-saved", "bold red", file=str(self.session.file), problem=reason)

    # answers to commands ------------------------------------------------------------------------

    def map(self, seat: int) -> None:
        self.print(self.table.map(self.look(seat)))

    def log(self, seat: int | None) -> None:
        self.print(in_full(lines_of(self.session.game, seat, self.talk.lang), self.table.guide))

    def scores(self, seat: int) -> None:
        self.print(score_table(self.session.game, self.look(seat), self.table))

    def hint(self, candidates: Sequence[Candidate], options: Sequence[Option]) -> None:
        """What a bot thinks of the options."""
        decision = self.session.game.decision
        # the numbers of a set are those of its members, and a bot picks one after the other
        numbered = decision is None or decision.set is None
        title = self.talk.say("cli-hint")
        self.print(weighed_table(title, candidates, options, self.talk, numbered=numbered))
        self.say("cli-weighed-meaning", "dim")

    def help(self, words: str, seat: int) -> None:
        """The help, or the explanation of a card."""
        if words:
            self.print(explained(words, self.table, self.talk, self.session.game, seat))
        else:
            decision = self.session.game.decision
            options = decision.options if decision is not None else ()
            self.print(keys_help(self.table, self.talk, options))
            self.print(self.table.help(self.talk))

    def undone(self, back: Back) -> None:
        self.say("cli-undone", "yellow", what=back.option.text(self.talk.lang))

    def not_undone(self, stop: Stop, seat: int) -> None:
        """Why undo stops here."""
        game = self.session.game
        if stop.reason == "other":
            who = named(self.table.seat(self.look(seat), stop.seat))
            self.say("cli-undo-stop-other", "yellow", who=who)
        elif stop.reason == "revealed" and stop.game is not None:
            new = lines_of(game, seat, self.talk.lang)[
                len(lines_of(stop.game, seat, self.talk.lang)) :
            ]
            seen = [line for line in new if self.table.guide.reveals(line.event)] or new
            told = " ".join([line.text for line in seen])
            self.say("cli-undo-stop-revealed", "yellow", what=told)
        elif stop.reason == "learnt":
            self.say("cli-undo-stop-learnt", "yellow")
        else:
            self.say("cli-undo-stop-start", "yellow")

    def pass_on(self, seat: int) -> str:
        """What the next person at this screen is told before the hand is shown."""
        who = named(self.table.seat(self.look(None), seat))
        return self.talk.say("cli-pass", {"who": who})

    def where_saved(self) -> None:
        """Where the game is and how to go on."""
        if self.session.problem is not None:
            self.maybe_warn()
            return
        file = self.session.file
        self.say("cli-saved-at", file=str(file))
        if not self.session.game.over:
            # --resume looks only where games are usually saved
            usual = file.parent in folders()
            self.say("cli-resume" if usual else "cli-resume-file", "dim", file=str(file))

    def end(self) -> None:
        """The end of the game."""
        people = self.session.people
        look = self.look(people[0] if len(people) == 1 else None)
        self.clear()
        self.print(
            Group(
                self.table.draw(look),
                heading(self.talk.say("cli-over")),
                ending(self.session.game, look, self.table, self.talk),
            )
        )
        self.where_saved()
        self.say("cli-replay", "dim", file=str(self.session.file))
