"""What compiled code must not do, because it costs time that nobody sees in the source."""

import ast
from pathlib import Path

import pytest

SOURCE = Path(__file__).resolve().parent.parent / "src" / "tabularium"
LAYERS = ["kernel", "search", "declare", "cards", "games"]


@pytest.mark.parametrize("layer", LAYERS)
def test_classes_are_told_apart_by_tuples(layer):
    """``isinstance(x, A | B)`` makes a union at every call; ``(A, B)`` compiles to comparisons."""
    unions = [
        f"{path.name}:{node.lineno}"
        for path in sorted((SOURCE / layer).rglob("*.py"))
        for node in ast.walk(ast.parse(path.read_text()))
        if isinstance(node, ast.Call)
        and ast.unparse(node.func) == "isinstance"
        and isinstance(node.args[1], ast.BinOp)
    ]
    assert unions == []
