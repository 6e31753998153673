"""The rules of a game that needs nothing special: what its declarations say is enough."""

from __future__ import annotations

from typing import Any

from mypy_extensions import mypyc_attr

from tabularium.cards.count import Points
from tabularium.cards.faults import NOTHING, must_be
from tabularium.cards.kind import BadCard, Catalogue, Kind, add_kinds
from tabularium.cards.rounds import Rounds
from tabularium.cards.rules import CardRules
from tabularium.cards.sequence import Sequence
from tabularium.declare.deal import LayoutDealer, hides
from tabularium.declare.given import Given
from tabularium.declare.heap import Absence
from tabularium.declare.layout import Layout
from tabularium.declare.log import Log
from tabularium.declare.zones import Zone
from tabularium.kernel.errors import BadPosition
from tabularium.kernel.info import GameInfo
from tabularium.kernel.machine import Node, Standing, State
from tabularium.kernel.redeal import Dealer
from tabularium.locale.talk import Talk


@mypyc_attr(allow_interpreted_subclasses=True)
class PlainKind(Kind):
    """A card with a price, a worth, something it does once, something it does while it is in play.

    ``game`` is the id of its game: the price is said by the message ``<game>-price``.
    """

    def __init__(
        self,
        game: str,
        key: str,
        cost: int,
        worth: int | Points = 0,
        does: Node | None = None,
        lasting: Standing | None = None,
    ) -> None:
        super().__init__(key)
        self.game = game
        self.cost = cost
        self.worth = worth
        self.does = does
        self.lasting = lasting

    def value(self, g: State, seat: int) -> int:
        """What it is worth to a player now."""
        return self.worth if isinstance(self.worth, int) else self.worth.value(g, seat)

    def fault(self) -> str:
        for part, value, kinds in (
            ("cost", self.cost, (int,)),
            ("worth", self.worth, (int, Points)),
            ("does", self.does, (Node, NOTHING)),
            ("lasting", self.lasting, (Standing, NOTHING)),
        ):
            problem = must_be(kinds, value)
            if problem:
                return f"{part}: {problem}"
        return "" if self.cost >= 0 else f"it cannot cost {self.cost}"

    def effects(self) -> list[tuple[str, Node]]:
        return [] if self.does is None else [("does", self.does)]

    def standing(self) -> list[Standing]:
        return [] if self.lasting is None else [self.lasting]

    def texts(self, talk: Talk) -> list[str]:
        worth = self.worth
        return super().texts(talk) + ([] if isinstance(worth, int) else [worth.text(talk)])

    def cost_words(self, talk: Talk) -> str:
        return talk.say(f"{self.game}-price", {"n": self.cost}) if self.cost else ""

    def points_words(self, talk: Talk) -> str:
        return str(self.worth) if isinstance(self.worth, int) else ""

    def enter(self, g: State, seat: int, card: int) -> None:
        """The card comes into play: it does what it says."""
        for feature in self.standing():
            feature.enter(g, seat, card)
        if self.does is not None:
            g.perform(self.does, seat, card)


@mypyc_attr(allow_interpreted_subclasses=True)
class PlainRules(CardRules):
    """A game derives from it and says how it is scored.

    ``course`` is the whole game: its set-up step by step, at last the rounds. ``faction`` is where
    the layout keeps who leads what, -1 in a game without factions.
    """

    def __init__(
        self,
        info: GameInfo,
        layout: Layout,
        catalogue: Catalogue,
        course: Sequence,
        log: Log,
        faction: int = -1,
        n_hooks: int = 0,
        n_mods: int = 0,
    ) -> None:
        super().__init__(info, layout, catalogue, log, faction, n_hooks, n_mods)
        if info.max_seats > layout.seats:
            raise ValueError(f"{info.id}: its layout has {layout.seats} seats")
        for entry in layout.entries:
            if isinstance(entry, Zone) and hides(entry) and not entry.pool:
                problem = "its cards are hidden: which pool could they be in?"
                raise ValueError(f"{info.id}, zone {entry.name}: {problem}")
        for kind in catalogue.kinds:
            if isinstance(kind, PlainKind) and kind.game != info.id:
                problem = f"it says that its game is {kind.game!r}, and this is {info.id!r}"
                raise BadCard(kind.deck, kind.key, "", problem)
        self.course = course
        self.dealer: Dealer | None = LayoutDealer(layout)
        self.add("game", course)
        add_kinds(self, catalogue)

    def given(self, g: State, doc: dict[str, Any]) -> Given:
        return PlainPosition(g, doc, self)

    def lay_out(self, g: State) -> None:
        """What a written position does not name and lies there in any turn: a market, say."""

    def evaluate(self, g: State, seat: int) -> float:
        return float(sum(self.score(g, seat)))

    def spread(self) -> float:
        return 5.0

    def horizon(self) -> int:
        return 4

    def at_rest(self, g: State) -> bool:
        return self.nodes[g.stack[g.top]].kind() == "turn"


class UnusedSets(Absence):
    """Every card of the sets in use is in the game."""

    def why(self, kind: int) -> BadPosition:
        return BadPosition("position-why-option", option="sets")


@mypyc_attr(allow_interpreted_subclasses=True)
class PlainPosition(Given):
    """What is named lies where it is said; all other cards are shuffled and go home.

    They are out of the game where the home is said to be empty, or where a game has written
    everything down.
    """

    def __init__(self, g: State, doc: dict[str, Any], rules: PlainRules) -> None:
        super().__init__(g, doc, [rules.catalogue.used(g)], UnusedSets(g))
        self.rules = rules
        rounds = rules.course.steps[-1]
        assert isinstance(rounds, Rounds)
        self.rounds: Rounds = rounds

    def counted(self) -> None:
        number = self.rules.layout.on_table.numbers[self.rounds.number]
        if not self.complete:
            self.g.nums[self.rounds.number] = self.doc.number(number.name, 1, least=1)

    def seated(self, player: int) -> None:
        """What cards do for as long as they lie there begins anew."""
        g = self.g
        for entry in self.rules.layout.entries:
            if isinstance(entry, Zone) and entry.own and entry.active:
                for card in g.zones[entry.start + player][:]:
                    for feature in self.rules.catalogue.kinds[g.rules.kinds[card]].standing():
                        feature.enter(g, player, card)

    def finish(self) -> None:
        if self.complete:
            return
        g = self.g
        left = self.heap.heaps[0]
        g.shuffle(left)
        for entry in self.rules.layout.entries:
            if isinstance(entry, Zone) and entry.home:
                self.go_home(left, self.doc, entry.name, entry.start)
                break
        self.rules.lay_out(g)

    def begin(self) -> None:
        """At the start of a turn."""
        g = self.g
        self.stand(self.rules.course, len(self.rules.course.steps))
        self.stand(self.rounds)
        self.stand(self.rounds.turn, 0, g.nums[self.rounds.whose])
        g.run()
