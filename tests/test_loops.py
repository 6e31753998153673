"""No loop goes through cards that its own body moves.

A zone or a hook that changes while it is gone through skips cards or ends in one that has left.
Where a change of the table can let further cards go (the conditions of Nations, N131) even a copy
is too old: cards that leave together are taken off together, and judged afterwards.
"""

import ast
from pathlib import Path

import pytest

SOURCE = Path(__file__).resolve().parent.parent / "src" / "tabularium"
PACKAGES = ["cards", *[f"games/{path.name}" for path in sorted((SOURCE / "games").iterdir())]]
CHANGING = {"append", "remove", "pop", "insert", "clear", "extend"}
LATER = {"step", "chose"}  # of nodes on the stack: the loop has ended by then
SETTLES = "settle"  # counts anew and lets cards go
FIXED = (
    "range(",
    "BOARDS[",
    "board.printed",
    "enumerate(KIND[",
    "FEATURES",
)  # what no move changes


def functions(tree):
    return [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]


def calls(body):
    """The names of everything called."""
    found = set()
    for part in body:
        for node in ast.walk(part):
            if isinstance(node, ast.Call):
                name = node.func
                found.add(name.attr if isinstance(name, ast.Attribute) else ast.unparse(name))
    return found


def is_live(node):
    """A zone or a hook itself, not a copy of it."""
    if isinstance(node, ast.Call) and ast.unparse(node.func) == "reversed":
        return is_live(node.args[0])
    if isinstance(node, ast.Subscript) and not isinstance(node.slice, ast.Slice):
        return ast.unparse(node.value) in ("g.zones", "zones")
    return isinstance(node, ast.Call) and ast.unparse(node.func) == "g.hook"


def moves_by_itself(body):
    """Whether a zone or hook is changed right here."""
    for part in body:
        for node in ast.walk(part):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
                if node.func.attr in CHANGING and is_live(node.func.value):
                    return True
            elif isinstance(node, ast.Assign | ast.AugAssign):
                targets = node.targets if isinstance(node, ast.Assign) else [node.target]
                if any(is_live(target) for target in targets):
                    return True
    return False


def callers(trees, names):
    """The names, and every function that calls one of them, directly or through others."""
    bodies = {}
    for tree in trees:
        for function in functions(tree):
            if function.name not in LATER:
                bodies.setdefault(function.name, []).extend(function.body)
    found = set(names)
    while True:
        more = {name for name, body in bodies.items() if calls(body) & found} - found
        if not more:
            return found
        found |= more


def leaves(loop):
    """Whether the loop ends with the first card that it acts on."""
    return any(isinstance(node, ast.Return | ast.Break) for node in ast.walk(loop))


def faults(trees):
    """The loops that go through what they change: line and what is gone through."""
    moving = {"perform"}
    moving |= {f.name for tree in trees for f in functions(tree) if moves_by_itself(f.body)}
    moving = callers(trees, moving - LATER)
    settling = callers(trees, {SETTLES})
    found = []
    for tree in trees:
        for loop in [node for node in ast.walk(tree) if isinstance(node, ast.For)]:
            through = ast.unparse(loop.iter)
            called = calls(loop.body)
            if leaves(loop) or through.startswith(FIXED):
                continue
            itself = f"{through}." in ast.unparse(loop) and moves_by_itself(loop.body)
            changed = is_live(loop.iter) and (called & moving or itself)
            if changed or called & settling:
                found.append((loop.lineno, through))
    return found


@pytest.mark.parametrize("package", PACKAGES)
def test_no_loop_goes_through_what_it_changes(package):
    paths = sorted((SOURCE / package).glob("*.py"))
    assert faults([ast.parse(path.read_text()) for path in paths]) == []


SETTLING = """
def settle(g):
    g.zones[GONE].append(1)

def remove_card(g, seat, card):
    g.zones[PLAY + seat].remove(card)
    settle(g)
"""


@pytest.mark.parametrize(
    ("fault", "loop"),
    [
        (True, "for card in cards:\n        remove_card(g, seat, card)"),
        (True, "for card in g.hook(seat, 1)[:]:\n        remove_card(g, seat, card)"),
        (True, "for card in g.zones[PLAY + seat]:\n        g.zones[PLAY + seat].remove(card)"),
        (True, "for card in g.hook(seat, 1):\n        g.perform(card, seat, card)"),
        (True, "for card in reversed(g.hook(seat, 1)):\n        g.perform(card, seat, card)"),
        (False, "for card in g.hook(seat, 1)[:]:\n        g.perform(card, seat, card)"),
        (False, "for card in g.zones[PLAY + seat]:\n        g.zones[GONE].append(card)"),
        (False, "for card in g.zones[PLAY]:\n        remove_card(g, 0, card)\n        return"),
    ],
)
def test_such_a_loop_is_found(fault, loop):
    tree = ast.parse(f"{SETTLING}\ndef go(g, seat, cards):\n    {loop}\n")
    assert bool(faults([tree])) == fault
