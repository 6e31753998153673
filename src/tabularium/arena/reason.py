"""Why a game failed, kept so that it can be said in every language."""

from __future__ import annotations

import msgspec

from tabularium.kernel.errors import TabulariumError, shortened


class Reason(msgspec.Struct, frozen=True):
    """An error of ours: a message of the texts, and its arguments."""

    message: str
    arguments: dict[str, str | int | list[str] | Reason] = {}

    @property
    def error(self) -> TabulariumError:
        arguments = {
            name: value.error if isinstance(value, Reason) else value
            for name, value in self.arguments.items()
        }
        return TabulariumError(self.message, **arguments)


Why = Reason | str  # errors that are not ours have only their own text


def reason_of(problem: BaseException) -> Why:
    """What is kept of an error."""
    if isinstance(problem, TabulariumError):
        return _reason(problem)
    return _plain(f"{type(problem).__name__}: {problem}")


def say_reason(why: Why, lang: str) -> str:
    """Why a game failed, in a language."""
    return why.error.text(lang) if isinstance(why, Reason) else why


def _reason(problem: TabulariumError) -> Reason:
    kept = {name: _kept(name, value) for name, value in problem.arguments.items()}
    return Reason(problem.message, kept)


def _kept(name: str, value: object) -> str | int | list[str] | Reason:
    if isinstance(value, TabulariumError):
        return _reason(value)
    if isinstance(value, list | tuple):
        return [_plain(str(item)) for item in value]
    if name == "given":  # it may be anything, and of any length
        return _plain(shortened(value))
    return value if isinstance(value, int) else _plain(str(value))


def _plain(text: str) -> str:
    """Without what cannot be written into a file."""
    return text.encode(errors="replace").decode()
