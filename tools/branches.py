"""Lists the branches of Imperium's cards that no test takes.

    .venv/bin/python tools/branches.py [-v] [pytest arguments]

Runs tests/imperium, interpreted, and notes what every node of a card's effects does and is
answered: options of a choice, yes and no, a condition that holds or does not, a cost that cannot be
met, suits named, places cards come from, points that a card gives or does not. Tests that sweep
over all cards (``SWEEPS``) do not count. Exits with 1 when a branch is not taken; -v lists all
branches, how many tests take them, and one of these.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "src"))

from tabularium.cards.control import ForEach  # noqa: E402
from tabularium.games.imperium import (  # noqa: E402
    acquire,
    break_through,
    calm,
    choose,
    conditions,
    control,
    drawing,
    finding,
    market_verbs,
    paying,
    pick_some,
    places,
    playing,
    protection,
    reactions,
    specials,
    turn,
    unrest,
)
from tabularium.games.imperium import catalogue as cards  # noqa: E402
from tabularium.games.imperium import layout as lay  # noqa: E402
from tabularium.games.imperium.choosing import DONE  # noqa: E402
from tabularium.games.imperium.effects import EFFECT, SINGLED_OUT  # noqa: E402
from tabularium.games.imperium.rules import RULES  # noqa: E402
from tabularium.kernel.machine import PC, SCOPE, SEAT, SOURCE, Node, State  # noqa: E402

# tests of what is printed on all cards, and random games: they do not look at what a card does
SWEEPS = (
    "all_pairs attack_cards attacks_and_pinned_cards cost_of_developing development_cost"
    " fixed_points icons pinned_and_attack pinned_cards_stay points production state_and_free_play"
    " state_icon_and_free_play suits suits_and_icons when_it_may_be_played"
)
COUNTS_ITSELF = "the card counts itself"
IMPOSSIBLE = {
    "gwalchmei_sir_gawain/play/0: cannot be paid": "without unrest in the pile the game is over",
    "erik_the_red/play/0/1/0: not found": "the region abandoned for it can be found",
    "taliesin_the_bard/play/0/0: not found": "a cost: without a knight it is not begun",
    "acclaimed/worth: no points": COUNTS_ITSELF,
    "aksumites/worth: no points": COUNTS_ITSELF,
    "harald_hardrada/worth: no points": COUNTS_ITSELF,
    "persians/worth: no points": COUNTS_ITSELF,
    "vikings_a/worth: no points": COUNTS_ITSELF,
    "vikings_b/worth: no points": COUNTS_ITSELF,
}
NEVER_RUN = ("IconLost", "InsteadOfMasks")  # other nodes ask them
PARENTS = {part.id: node for node in reversed(RULES.nodes) for part in node.parts()}
ZONES = {lay.HAND: "hand", lay.DISCARD: "discard", lay.DECK: "deck", lay.HISTORY: "history"}
ZONES |= {lay.NATION: "nation", lay.AREA: "quests", lay.PLAY: "play"}


def suits(bits: int) -> list[str]:
    return [name for bit, name in enumerate(lay.SUIT_NAMES[:7]) if bits >> bit & 1]


def zone_of(g: State, card: int) -> str:
    """Where a card of the player who answers lies."""
    if g.marks[card] & lay.GARRISONED:
        return "garrison"
    seat = g.stack[g.top + SEAT]
    return next(name for zone, name in ZONES.items() if card in g.zones[zone + seat])


# what can be answered, and what an answer stands for ----------------------------------------------

Branches = Callable[[Any], list[str]]
Taken = Callable[[Any, State, int], list[str]]


def of_pick(node: pick_some.PickSome) -> list[str]:
    where = [word for bit, word in enumerate(places.PLACE_WORDS) if node.places >> bit & 1]
    if len(where) == 1 or node.n == pick_some.ALL_CARDS:
        where = []
    return where + (["some", "none"] if node.up_to else [])


def took_pick(node: pick_some.PickSome, g: State, code: int) -> list[str]:
    if code == DONE:
        return ["none"] if g.stack[g.top + pick_some.PICKED] == 0 else []
    where = zone_of(g, code)
    quest = where == "garrison" and node.places & places.FROM_ACTIVE_QUEST
    return ["some", "active-quest" if quest else where]


def of_acquire(node: acquire.Acquire) -> list[str]:
    named = suits(node.suits) if node.suits != lay.ANY_SUIT else []
    return named + (["exile", "market"] if node.exile and node.market else [])


def took_acquire(node: acquire.Acquire, g: State, code: int) -> list[str]:
    exiled = code in g.zones[lay.EXILE]
    return suits(cards.SUITS[cards.KINDS[code]]) + ["exile" if exiled else "market"]


def of_break(node: break_through.BreakThrough) -> list[str]:
    named = suits(node.suits) if node.suits != lay.ANY_SUIT else []
    return named + ["deck", "market"] + (["exile"] if node.exile else [])


def took_break(node: break_through.BreakThrough, g: State, code: int) -> list[str]:
    if g.stack[g.top + PC] == 0:
        return suits(code)
    if code == break_through.FROM_DECK:
        return ["deck"]
    return ["exile" if code in g.zones[lay.EXILE] else "market"]


def of_return(node: unrest.ReturnUnrest) -> list[str]:
    both = node.whence == places.FROM_HAND | places.FROM_DISCARD
    return (["hand", "discard"] if both else []) + (["some", "none"] if node.up_to else [])


def took_return(node: unrest.ReturnUnrest, g: State, code: int) -> list[str]:
    if code == DONE:
        return ["none"] if g.stack[g.top + pick_some.PICKED] == 0 else []
    return ["some", zone_of(g, code)]


def of_may(node: control.May) -> list[str]:
    """Where all players are asked: whoever plays the card, and another."""
    parent = PARENTS.get(node.id)
    if not isinstance(parent, control.Each):
        return ["yes", "no"]
    return (["yes", "no"] if parent.who == control.ALL else []) + ["other yes", "other no"]


def took_may(node: control.May, g: State, code: int) -> list[str]:
    own = g.stack[g.top + SEAT] == g.stack[g.stack[g.top + SCOPE] + SEAT]
    other = isinstance(PARENTS.get(node.id), control.Each) and not own
    return [("other " if other else "") + ("yes" if code else "no")]


def of_choose(node: choose.Choose) -> list[str]:
    options = [f"option {number}" for number in range(1, len(node.options) + 1)]
    return options + (["both"] if node.both else [])


def took_choose(node: choose.Choose, g: State, code: int) -> list[str]:
    return [f"option {code + 1}" if code < len(node.options) else "both"]


def of_find(node: finding.Find) -> list[str]:
    names = ["hand", "discard", "deck", "nation"]
    return [name for bit, name in enumerate(names) if node.zones >> bit & 1]


def took_gamble(node: market_verbs.Gamble, g: State, code: int) -> list[str]:
    top = g.zones[lay.MAIN][-1]
    return ["match" if cards.SUITS[cards.KINDS[top]] & code else "no match"]


def took_ready(node: specials.ReadyToken, g: State, code: int) -> list[str]:
    where = {specials.ON_NATION: "nation deck", specials.ON_AREA: "development area"}
    return [where.get(code, "card")]


YES_NO: tuple[Branches, Taken] = (
    lambda node: ["yes", "no"],
    lambda node, g, code: ["yes" if code else "no"],
)
ANSWERS: dict[type, tuple[Branches, Taken]] = {
    choose.Choose: (of_choose, took_choose),
    control.May: (of_may, took_may),
    reactions.React: YES_NO,
    protection.AvoidUnlessPaid: YES_NO,
    calm.Calm: (lambda node: calm.SLUGS, lambda node, g, code: [calm.SLUGS[code]]),
    drawing.Draw: (
        lambda node: ["draw", "enough"] if node.up_to else [],
        lambda node, g, code: ["draw" if code else "enough"],
    ),
    paying.PayProgress: (
        lambda node: [f"progress {n}" for n in range(node.most + 1)],
        lambda node, g, code: [f"progress {code}"],
    ),
    market_verbs.Gamble: (lambda node: ["match", "no match"], took_gamble),
    acquire.Acquire: (of_acquire, took_acquire),
    break_through.BreakThrough: (of_break, took_break),
    pick_some.PickSome: (of_pick, took_pick),
    unrest.ReturnUnrest: (of_return, took_return),
    finding.Find: (of_find, lambda node, g, code: [zone_of(g, code)]),
    specials.Give: (
        lambda node: ["hand", "discard"],
        lambda node, g, code: [zone_of(g, code)] if code != DONE else [],
    ),
    specials.ReadyToken: (
        lambda node: ["card", "nation deck", "development area"],
        took_ready,
    ),
}


# what happens without a question ------------------------------------------------------------------


def closed(node: control.If) -> bool:
    """An option, or an exhaust effect, that cannot be chosen unless its condition holds (I140)."""
    return isinstance(PARENTS.get(node.id), choose.Choose) or node.name.endswith("/exhaust")


def skipped(node: control.Do) -> bool:
    """A sentence of a played card that is passed over where its cost cannot be met (I138)."""
    parent = PARENTS.get(node.id)
    whole = parent is None or (isinstance(parent, control.Steps) and parent.name.endswith("/play"))
    return whole and "/play" in node.name and not playing.asks_tokens(node.cost)


def of_step(node: Node) -> list[str]:
    if isinstance(node, control.If):
        return ["holds"] if closed(node) else ["holds", "does not hold"]
    if isinstance(node, control.Do):
        return ["done", "cannot be paid"] if skipped(node) else ["done"]
    if isinstance(node, ForEach):
        return ["some", "none"]
    if isinstance(node, control.Each) and node.who in (control.SHORT, control.GIVEN):
        return ["some", "none"]
    if isinstance(node, finding.Find):
        return ["not found"]
    return ["cannot be paid"] if isinstance(node, calm.Calm) else []


def took_step(node: Node, g: State) -> list[str]:
    """Asked before the node is stepped, so that nothing has changed yet."""
    stack = g.stack
    top = g.top
    seat, source = stack[top + SEAT], stack[top + SOURCE]
    if isinstance(node, control.If):
        return ["holds" if node.condition.holds(g, seat) else "does not hold"]
    if isinstance(node, control.Do):
        return ["done" if node.cost.can(g, seat, source) else "cannot be paid"]
    if isinstance(node, ForEach) and stack[top + PC] == 0:
        return ["some" if node.count.value(g, seat) else "none"]
    if isinstance(node, control.Each) and stack[top + control.SERVED] == 0:
        return ["some" if stack[stack[top + SCOPE] + SINGLED_OUT] else "none"]
    if isinstance(node, finding.Find):
        return [] if node.cards(g, seat, -1) else ["not found"]
    if isinstance(node, calm.Calm):
        by_population, by_cards, by_material = node.costs(g, seat)
        payable = len(g.zones[lay.HAND + seat]) >= by_cards or any(
            paying.can_pay(g, seat, node.amounts(way, n))
            for way, n in ((calm.BY_POPULATION, by_population), (calm.BY_MATERIAL, by_material))
        )
        return [] if payable else ["cannot be paid"]
    return []


# all branches -------------------------------------------------------------------------------------


def inside(node: Node) -> list[Node]:
    return [deeper for part in node.parts() for deeper in [part, *inside(part)]]


# what every draw and every reaction brings along is named after the first card that does
SHARED = inside(drawing.DRAW_ONE) + [EFFECT]


def of_node(node: Node) -> list[str]:
    whole = node.name.count("/") == (2 if "/feature/" in node.name else 1)
    found = ["used"] if whole and type(node).__name__ not in NEVER_RUN else []
    found += of_step(node)
    for kind, (branches, _) in ANSWERS.items():
        if isinstance(node, kind):
            found += branches(node)
    return found


def of_worth(worth: cards.Worth | None) -> list[str]:
    """That ten points are the most is one rule, and tested as one."""
    if isinstance(worth, conditions.Depends):
        return [conditions.LYING[where] for where in worth.cases] + ["otherwise"]
    return ["points", "no points"] if isinstance(worth, conditions.Per) else []


def all_branches() -> list[str]:
    """Every branch, as ``card/keyword/part: what happens``."""
    found: dict[str, None] = {}  # a set that keeps the order
    for node in RULES.nodes:
        if node.name.split("/")[0] in cards.KEY and "/" in node.name and node not in SHARED:
            found |= dict.fromkeys(f"{node.name}: {branch}" for branch in of_node(node))
    for kind, key in enumerate(cards.KEY):
        found |= dict.fromkeys(f"{key}/worth: {branch}" for branch in of_worth(cards.WORTH[kind]))
        for number in range(len(cards.NEEDS[kind])):
            found |= {f"{key}/needs/{number}: met": None, f"{key}/needs/{number}: not met": None}
    return [branch for branch in found if branch not in IMPOSSIBLE]


# noting what is taken -----------------------------------------------------------------------------


class Recorder:
    """A plugin of pytest: which tests take which branch."""

    def __init__(self) -> None:
        self.taken: dict[str, set[str]] = {}
        self.test = ""

    def pytest_runtest_setup(self, item: pytest.Item) -> None:
        swept = getattr(item, "originalname", "").removeprefix("test_") in SWEEPS.split()
        self.test = "" if swept else item.nodeid

    def note(self, where: str, branches: list[str]) -> None:
        for branch in branches if self.test else []:
            self.taken.setdefault(f"{where}: {branch}", set()).add(self.test)

    def watch(self) -> None:
        kinds = {type(node) for node in RULES.nodes}
        for name, noting in (("step", self.stepped), ("chose", self.answered)):
            # all are looked up before one is replaced
            for kind, inner in [(kind, getattr(kind, name)) for kind in kinds]:
                self.wrap(kind, name, inner, noting)
        for worth in (conditions.Depends, conditions.Per):
            self.wrap(worth, "value", worth.value, self.scored)
        playable = playing.playable

        def watched(g: State, seat: int, card: int, any_icon: bool = False) -> bool:
            kind = cards.KINDS[card]
            for number, need in enumerate(cards.NEEDS[kind]):
                met = "met" if need.holds(g, seat) else "not met"
                self.note(f"{cards.KEY[kind]}/needs/{number}", [met])
            return playable(g, seat, card, any_icon)

        for module in (playing, turn):
            vars(module)["playable"] = watched

    def wrap(self, kind: type, name: str, inner: Any, noting: Callable[..., None]) -> None:
        def outer(node: Any, g: State, *rest: int) -> Any:
            if type(node) is kind:  # not once more when a subclass calls this
                noting(node, g, *rest)
            return inner(node, g, *rest)

        setattr(kind, name, outer)

    def meant(self, node: Node, g: State) -> bool:
        """Not where another card copies the effect."""
        source = g.stack[g.top + SOURCE]
        return source >= 0 and cards.KEY[cards.KINDS[source]] == node.name.split("/")[0]

    def stepped(self, node: Node, g: State) -> None:
        if self.meant(node, g):
            self.note(node.name, ["used", *took_step(node, g)])

    def answered(self, node: Node, g: State, code: int) -> None:
        for kind, (_, taken) in ANSWERS.items():
            if isinstance(node, kind) and self.meant(node, g):
                self.note(node.name, taken(node, g, code))

    def scored(self, worth: cards.Worth, g: State, seat: int, card: int) -> None:
        name = f"{cards.KEY[cards.KINDS[card]]}/worth"
        if seat:  # tests set up the cards of seat 0; others score what they were dealt
            return
        if isinstance(worth, conditions.Depends):
            lying = [case for case in worth.cases if conditions.lies(g, seat, card, case)]
            self.note(name, [conditions.LYING[case] for case in lying[:1]] or ["otherwise"])
        elif isinstance(worth, conditions.Per):
            some = any(count.of_card(g, seat, card) >= worth.each for count in worth.counts)
            self.note(name, ["points" if some else "no points"])


def main() -> int:
    arguments = [a for a in sys.argv[1:] if a != "-v"] or [str(ROOT / "tests" / "imperium")]
    recorder = Recorder()
    recorder.watch()
    failed = pytest.main(["-q", "-p", "no:cacheprovider", *arguments], plugins=[recorder])
    total = all_branches()
    missing = [branch for branch in total if branch not in recorder.taken]
    for branch in total if "-v" in sys.argv else missing:
        tests = recorder.taken.get(branch, set())
        print(f"{branch} -- {len(tests)}, {min(tests)}" if tests else branch)
    wrong = [branch for branch in IMPOSSIBLE if branch in recorder.taken]
    for branch in wrong:
        print(f"{branch} -- taken, though {IMPOSSIBLE[branch]}")
    print(f"{len(total)} branches, {len(total) - len(missing)} taken, {len(missing)} not taken")
    return 1 if failed or missing or wrong else 0


if __name__ == "__main__":
    sys.exit(main())
