"""Playing on from rich positions, and checking everything that must always hold."""

from __future__ import annotations

import json
import random
from dataclasses import dataclass, field
from typing import Any, Final

from tabularium.kernel.choices import option_keys
from tabularium.kernel.errors import BadPosition, IllegalMove
from tabularium.kernel.game import Game, start_game
from tabularium.kernel.load import load_position
from tabularium.kernel.machine import Rules
from tabularium.testing.at_table import check_table
from tabularium.testing.conserved import Conserved
from tabularium.testing.copies import check_copies
from tabularium.testing.coverage import Coverage
from tabularium.testing.faithful import check_faithful
from tabularium.testing.finding import Finding, found
from tabularium.testing.kit import Kit
from tabularium.testing.legal import check_legal
from tabularium.testing.moment import Moment
from tabularium.testing.moments import pick
from tabularium.testing.moving import Moving
from tabularium.testing.overheard import check_overheard
from tabularium.testing.places import check_places
from tabularium.testing.rich.chance import Chance
from tabularium.testing.sets import check_set

MOVES: Final = 48  # at most, from one position
ON: Final = 8  # moves that copies are played on
# how often the last option is taken, mostly the one that ends a turn: some play many turns
HASTE: Final = (0.0, 0.1, 0.4)
DEALS: Final = 20  # of one seed, before it is given up


@dataclass
class Outcome:
    """What became of one seed."""

    seed: int
    moves: int = 0
    refused: list[str] = field(default_factory=list)  # why positions and entries were
    finding: Finding | None = None
    coverage: Coverage = field(default_factory=Coverage)


def fuzz(rules: Rules, kit: Kit, seed: int) -> Outcome:
    """Deal a rich position, play on from it, check everything. The seed alone decides what."""
    outcome = Outcome(seed)
    chance = Chance(seed)
    for _ in range(DEALS):
        doc = json.loads(json.dumps(kit.deal(chance)))
        trial = Trial(rules, kit, seed, doc, outcome.coverage)
        try:
            trial.load()
        except BadPosition as problem:
            outcome.refused.append(str(problem))
            continue
        except Exception as problem:
            outcome.finding = trial.found(problem)
            break
        outcome.finding = trial.play(chance.random)
        outcome.moves = len(trial.keys)
        break
    outcome.refused += chance.refused
    return outcome


def again(rules: Rules, kit: Kit, finding: Finding) -> Finding | None:
    """What a finding's position and moves break now; BadPosition, IllegalMove if they cannot be."""
    trial = Trial(rules, kit, finding.seed, finding.position, Coverage())
    try:
        trial.load()
    except BadPosition:
        raise
    except Exception as problem:
        return trial.found(problem)
    return trial.play_keys(finding.moves)


class Trial:
    """One position and some moves from it."""

    def __init__(
        self, rules: Rules, kit: Kit, seed: int, doc: dict[str, Any], coverage: Coverage
    ) -> None:
        self.rules = rules
        self.kit = kit
        self.seed = seed
        self.doc = doc
        self.coverage = coverage
        self.keys: list[str] = []
        self.game: Game | None = None
        self.asked: list[int] = []  # nodes whose questions have been looked at
        self.moving: Moving | None = None

    def load(self) -> None:
        self.game = start_game(load_position(self.rules, self.doc), {})
        self.moving = Moving(self.game, self.seed, self.kit)
        check_faithful(self.rules, self.kit, self.doc, self.seed)

    def play(self, draw: random.Random) -> Finding | None:
        """Random moves. All is checked at the start, at one moment later, and at the end."""
        game = self.game
        assert game is not None
        closely = draw.randrange(1, MOVES)
        haste = draw.choice(HASTE)
        try:
            conserved = Conserved(game, self.kit)
            self.coverage.see_pairs(game.state, self.kit.in_play)
            self.look(conserved, True)
            for n in range(1, MOVES):
                if game.over:
                    break
                self.coverage.see(game.state, self.kit.in_play, self.kit.hands)
                last = game.n_options - 1
                self.move(last if draw.random() < haste else pick(last + 1, draw))
                self.look(conserved, n == closely or game.over)
        except Exception as problem:
            return self.found(problem)
        return None

    def play_keys(self, keys: list[str]) -> Finding | None:
        """The moves of a finding. All is checked after the last."""
        game = self.game
        assert game is not None
        wanted = list(keys)
        try:
            conserved = Conserved(game, self.kit)
            while wanted:
                self.look(conserved, False)
                self.move(game.index_of(wanted.pop(0)))
            self.look(conserved, True)
        except IllegalMove:
            raise
        except Exception as problem:
            return self.found(problem)
        return None

    def move(self, number: int) -> None:
        assert self.moving is not None
        self.keys.append(option_keys(self.moving.game.state)[number])
        self.moving.move(number)

    def look(self, conserved: Conserved, closely: bool) -> None:
        assert self.game is not None and self.moving is not None
        conserved.check(self.game, self.seed)
        now = Moment(self.game, self.seed, ON)
        try:
            if closely:
                now.check()
                check_table(self.game, self.seed)
                check_overheard(now, self.kit)
            else:
                now.at_hand()
            check_legal(self.game, self.seed, closely)
            check_places(now)
            if self.asks_anew():
                now.words()
                check_set(self.game, self.seed, self.kit.sets_one_way)
            check_copies(self.game, self.seed, self.kit)
            self.moving.look()
        except Exception:
            self.keys += now.ahead  # a copy was played on, and broke
            raise

    def asks_anew(self) -> bool:
        """Whether a node asks that has not done so in this trial."""
        assert self.game is not None
        g = self.game.state
        if g.over or g.stack[g.top] in self.asked:
            return False
        self.asked.append(g.stack[g.top])
        return True

    def found(self, problem: Exception) -> Finding:
        return found(self.rules, self.seed, self.doc, self.keys, self.game, problem)
