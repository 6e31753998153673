"""Playing at the terminal: people are asked, bots decide, every move is saved."""

from __future__ import annotations

from pathlib import Path

from tabularium.bots import Bot, answer, bot, weighed
from tabularium.cli.errors import BadRequest, maybe_failed, unwritable
from tabularium.cli.keyboard import Keyboard
from tabularium.cli.prompt import COMMANDS, Command, Misheard, Pick, hotkeys, understand
from tabularium.cli.saves import unused
from tabularium.cli.screen import Screen
from tabularium.cli.session import Session
from tabularium.cli.sets import Chosen, refusal, understand_set, weighed_set
from tabularium.kernel.errors import IllegalMove
from tabularium.kernel.sets import SetQuestion
from tabularium.presentation.undo import Back, taken_back

HINT = "search@2s"  # whose advice is asked for
INTERRUPTED = 130  # what shells expect after Ctrl-C


class Quit(Exception):
    """A player wants to stop for now."""


class Player:
    """Runs one session until it is over or the people leave."""

    def __init__(
        self, session: Session, bots: list[Bot | None], screen: Screen, keyboard: Keyboard
    ) -> None:
        self.session = session
        self.bots = bots
        self.screen = screen
        self.keyboard = keyboard
        self._seated = -1  # the person at the screen, when there are several

    def run(self) -> int:
        """Play; gives the exit code."""
        try:
            self._play()
        except (Quit, EOFError) as reason:
            if isinstance(reason, EOFError):
                self.screen.console.print()
            self._leave()
            return 0
        except KeyboardInterrupt:
            self.screen.console.print()
            self._leave()
            return INTERRUPTED
        except Exception as problem:
            self._leave()
            maybe_failed(self.session.game.rules, problem)
            raise
        self.screen.end()
        return 0

    def _play(self) -> None:
        while not self.session.game.over:
            seat = self.session.game.to_move
            if self.bots[seat] is not None:
                self._let_bots_decide()
                continue
            self._maybe_pass_on(seat)
            self.screen.show(seat)
            self._ask(seat)
        if not self.session.people:
            self.screen.log(None)

    def _leave(self) -> None:
        self.session.maybe_save_again()
        self.screen.where_saved()

    def _let_bots_decide(self) -> None:
        """Let bots play until a person is asked or the game is over."""
        with self.screen.waiting() as tell:
            while not self.session.game.over:
                seat = self.session.game.to_move
                player = self.bots[seat]
                if player is None:
                    return
                tell(seat)
                self._let_decide(player)

    def _let_decide(self, player: Bot) -> None:
        decision = self.session.game.decision
        assert decision is not None
        index = answer(self.session.game, player)
        self.session.move(index, weighed(player, decision))

    def _maybe_pass_on(self, seat: int) -> None:
        """Several people at one screen: hide the last one's cards first."""
        if len(self.session.people) > 1 and seat != self._seated:
            self.screen.clear()
            self.keyboard.ask(self.screen.pass_on(seat) + " ")
        self._seated = seat

    def _ask(self, seat: int) -> None:
        """Ask until a move is made or taken back."""
        while True:
            decision = self.session.game.decision
            assert decision is not None
            letters = hotkeys(decision.options, self.screen.table)
            words = [option.key for option in decision.options] + [
                word for word in COMMANDS if word
            ]
            question = decision.set
            if question is not None:
                words += [member.key for member in question.members]
            typed = self.keyboard.ask(words=words)
            lang = self.session.lang
            meant: Pick | Chosen | Command | Misheard
            if question is None:
                meant = understand(typed, decision.options, letters, lang)
            else:
                meant = understand_set(typed, question, decision.options, lang)
            if isinstance(meant, Chosen):
                if question is not None and self._choose(meant, question):
                    return
            elif isinstance(meant, Pick):
                self.session.move(meant.index)
                return
            elif isinstance(meant, Misheard):
                self.screen.say(meant.message, "yellow", **meant.args)
            elif self._obey(meant, seat):
                return

    def _choose(self, chosen: Chosen, question: SetQuestion) -> bool:
        """Take several things, or tell what they lead to; gives whether they were taken."""
        if chosen.weigh:
            self.screen.tell(weighed_set(question, chosen.keys, self.screen.talk))
            return False
        try:
            self.session.choose(chosen.keys)
        except IllegalMove as problem:
            self.screen.tell(refusal(problem, question, self.screen.talk), "yellow")
            return False
        return True

    def _obey(self, command: Command, seat: int) -> bool:
        """Do what was asked; gives whether the table has to be shown anew."""
        screen = self.screen
        if command.name == "quit":
            raise Quit
        if command.name == "table":
            return True
        if command.name == "undo":
            return self._undo(seat)
        if command.name == "help":
            screen.help(command.words, seat)
        elif command.name == "log":
            screen.log(seat)
        elif command.name == "scores":
            screen.scores(seat)
        elif command.name == "map":
            screen.map(seat)
        elif command.name == "hint":
            self._hint()
        elif command.name == "save":
            self._save(command.words)
        return False

    def _undo(self, seat: int) -> bool:
        back = taken_back(self.session.game, seat, self.session.people)
        if not isinstance(back, Back):
            self.screen.not_undone(back, seat)
            return False
        self.session.take_back(back)
        self.screen.show(seat)
        self.screen.undone(back)
        return False

    def _hint(self) -> None:
        """What a bot in this seat would weigh."""
        decision = self.session.game.decision
        assert decision is not None
        adviser = bot(HINT)
        with self.screen.status("cli-hint-looking"):
            answer(self.session.game, adviser)
        self.screen.hint(weighed(adviser, decision), decision.options)

    def _save(self, words: str) -> None:
        """Write the file now, or go on in another one."""
        file = Path(words).expanduser() if words else self.session.file
        try:
            if file != self.session.file:
                self.session.save_as(unused(file))
            else:
                self.session.save()
            self.screen.say("cli-saved-at", "green", file=str(self.session.file))
        except BadRequest as problem:
            self.screen.say(problem.message, "red", file=str(file))
        except OSError as problem:
            told = unwritable(file, problem)
            self.screen.say(told.message, "red", **told.arguments)
