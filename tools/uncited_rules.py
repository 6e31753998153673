"""Lists the numbered rules that no test cites with @rule("A42").

    .venv/bin/python tools/uncited_rules.py

Rules that cannot be tested stand in docs/rules/untested.md, each with its reason. Exits 1 when a
rule is neither cited nor listed there, or when a test cites a rule that does not exist.
"""

from __future__ import annotations

import ast
import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


def numbered(folder: Path) -> dict[str, str]:
    """Every rule of docs/rules and ruling of docs/rulings.md: number to text."""
    found: dict[str, str] = {}
    for path in [*sorted(folder.glob("rules/*.md")), folder / "rulings.md"]:
        if path.name == "untested.md":
            continue
        for number, text in re.findall(r"^\*\*([A-Z]+\d+)\.\*\* (.*)$", path.read_text(), re.M):
            found[number] = text
    return found


def cited(folder: Path) -> dict[str, str]:
    """Every rule a test cites: number to the first test that does."""
    found: dict[str, str] = {}
    for path in sorted(folder.rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text())):
            if not isinstance(node, ast.FunctionDef | ast.ClassDef):
                continue
            for decorator in node.decorator_list:
                if isinstance(decorator, ast.Call) and ast.unparse(decorator.func) == "rule":
                    for argument in decorator.args:
                        where = f"{path.relative_to(ROOT)}::{node.name}"
                        found.setdefault(ast.literal_eval(argument), where)
    return found


def excused(folder: Path) -> dict[str, str]:
    """Rules listed as untestable: number to reason."""
    path = folder / "rules" / "untested.md"
    return dict(re.findall(r"^\| ([A-Z]+\d+) \| (.+) \|$", path.read_text(), re.M))


def main() -> int:
    rules = numbered(ROOT / "docs")
    tests = cited(ROOT / "tests")
    reasons = excused(ROOT / "docs")
    missing = [number for number in rules if number not in tests and number not in reasons]
    strange = [number for number in [*tests, *reasons] if number not in rules]
    strange += [number for number in reasons if number in tests]
    for number in missing:
        print(f"{number}: {rules[number][:90]}")
    for number in strange:
        where = tests.get(number, "nowhere")
        print(f"{number}: no such rule, or excused although it is tested; cited by {where}")
    print(
        f"{len(rules)} rules and rulings, {len(rules) - len(missing) - len(reasons)} cited, "
        f"{len(reasons)} excused, {len(missing)} missing"
    )
    return 1 if missing or strange else 0


if __name__ == "__main__":
    sys.exit(main())
