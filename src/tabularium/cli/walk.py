"""Walking through a finished or unfinished game, move by move."""

from __future__ import annotations

from rich.console import Console, Group, RenderableType
from rich.rule import Rule
from rich.text import Text

from tabularium.cli.errors import BadRequest
from tabularium.cli.keyboard import Keyboard
from tabularium.cli.log import in_full
from tabularium.cli.look import Look, look_at
from tabularium.cli.saves import Weighed
from tabularium.cli.scores import ending, score_table
from tabularium.cli.seat_badge import badge
from tabularium.cli.table import TerminalTable
from tabularium.cli.weighed import weighed_table
from tabularium.kernel.game import Game
from tabularium.locale.talk import Talk
from tabularium.presentation.log import lines_of


class Walk:
    """Shows a game as a spectator sees it."""

    def __init__(
        self,
        console: Console,
        game: Game,
        seats: list[str],
        table: TerminalTable,
        talk: Talk,
        weighed: Weighed,
    ) -> None:
        self.console = console
        self.game = game
        self.seats = seats
        self.table = table
        self.talk = talk
        # until the end it is a secret: it names cards in hands
        self.weighed: Weighed = weighed if game.over else {}

    def _look(self, game: Game) -> Look:
        return look_at(game, None, self.talk, self.console.width, self.seats)

    def at(self, number: int) -> Game:
        """The game after so many moves."""
        most = len(self.game.moves)
        if not 0 <= number <= most:
            raise BadRequest("cli-error-move", n=str(number), most=most)
        return self.game.at_move(number)

    def show(self, number: int) -> None:
        """The table after so many moves."""
        game = self.at(number)
        most = len(self.game.moves)
        title = self.talk.say("cli-walk-move", {"n": number, "most": most})
        parts: list[RenderableType] = [
            self.table.draw(self._look(game)),
            Rule(Text(title, "bold"), style="yellow"),
        ]
        if number:
            parts.append(self._last(game))
        self.console.print(Group(*parts))

    def _last(self, game: Game) -> RenderableType:
        """The last move of a game, what it led to, and what a bot weighed before it."""
        before = game.at_move(len(game.moves) - 1)
        decision = before.decision
        assert decision is not None
        option = decision.options[game.moves[-1]]
        lang = self.talk.lang
        texts = game.log(lang)[len(before.log(lang)) :]
        move = Text.assemble(
            badge(decision.seat),
            " ",
            (option.text(self.talk.lang), "bold"),
            (f"   {option.key}", "dim"),
            "\n",
            " ".join(texts),
        )
        weighed = self.weighed.get(len(game.moves))
        if not weighed:
            return move
        title = self.talk.say("cli-weighed")
        return Group(move, weighed_table(title, weighed, decision.options, self.talk, option.key))

    def whole(self) -> None:
        """The log and the scores."""
        game = self.game
        self.console.print(in_full(lines_of(game, None, self.talk.lang), self.table.guide))
        self.console.print()
        look = self._look(game)
        if game.over:
            self.console.print(ending(game, look, self.table, self.talk))
        else:
            self.console.print(score_table(game, look, self.table))
        self.console.print(Text(self.talk.say("cli-walk-checked", {"n": len(game.moves)}), "green"))

    def step(self, number: int) -> None:
        """Enter goes on, b goes back, a number jumps, q ends."""
        keyboard = Keyboard()
        most = len(self.game.moves)
        show = True
        while True:
            if show:
                if self.console.is_terminal:
                    self.console.clear()
                self.show(number)
                self.console.print(Text(self.talk.say("cli-walk-hints"), "dim"))
            show = True
            try:
                word = keyboard.ask().strip().lower()
            except (EOFError, KeyboardInterrupt):
                self.console.print()
                return
            if word == "q" or (word in ("", "n") and number == most):
                return
            if word in ("", "n"):
                number += 1
            elif word == "b":
                number = max(0, number - 1)
            elif word.isdecimal() and int(word) <= most:
                number = int(word)
            else:
                show = False
                text = self.talk.say("cli-walk-wrong", {"given": word[:20], "most": most})
                self.console.print(Text(text, "yellow"))
