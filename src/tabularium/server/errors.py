"""Errors of the server, each with the status it is answered with."""

from __future__ import annotations

from tabularium.kernel.errors import NotYourTurn, TabulariumError, UnknownLanguage


class ServerError(TabulariumError):
    """The base of the errors that only the server has."""

    status = 400


class CannotStart(ServerError):
    """The server has not what it needs to start."""


class BadBody(ServerError):
    """The request is no JSON, too deep, or of the wrong shape."""


class NoToken(ServerError):
    """The request carries no token."""

    status = 401


class NotAllowed(ServerError):
    """The token opens the table, but not for this; or the page comes from elsewhere."""

    status = 403


class HouseClosed(ServerError):
    """No new tables are taken; those that are there go on."""

    status = 403


class BadBackup(ServerError):
    """A backup is damaged, or of a newer version."""


class NoSuchTable(ServerError):
    """There is no such table, or none that this token may know of."""

    status = 404


class LinkReplaced(NoSuchTable):
    """The token opened the table until another one took its place."""


class TableDeleted(NoSuchTable):
    """It was there until now."""

    status = 410


class NotFound(ServerError):
    """There is nothing at this address."""

    status = 404


class NotHere(ServerError):
    """The address does not take requests of this kind."""

    status = 405


class Stale(ServerError):
    """The table has changed since the sender looked."""

    status = 409


class Gone(ServerError):
    """The table was made by rules that are no more, and cannot be shown either."""

    status = 410


class TooLarge(ServerError):
    """The body is too long."""

    status = 413


class NotPossible(ServerError):
    """Fresh and well formed, but it cannot be done."""

    status = 422


class RequestReused(NotPossible):
    """The same request key came with something else before."""


class WouldCount(NotPossible):
    """What is to be taken back was followed by something that cannot be: it would be counted, and
    is done only if that is agreed to."""


class NotOver(NotPossible):
    """This is told only of finished games."""


class TooMany(ServerError):
    """Too many requests; ``seconds`` says when to try again."""

    status = 429


class Broken(ServerError):
    """A mistake of the server's own."""

    status = 500


class NotStored(ServerError):
    """The database could not keep it: nothing has happened."""

    status = 503


class NotReady(ServerError):
    """The database does not keep what it is given, or does not answer."""

    status = 503


def status_of(error: TabulariumError) -> int:
    """The status an error is answered with."""
    if isinstance(error, ServerError):
        return error.status
    if isinstance(error, NotYourTurn):
        return 409
    return 400 if isinstance(error, UnknownLanguage) else 422


def named_error(name: str, message: str) -> TabulariumError:
    """The error of that name, saying what the server said."""
    for kind in _kinds(TabulariumError):
        if kind.__name__ == name:
            return kind("server-error-said", text=message)
    return ServerError("server-error-said", text=message)


def _kinds(kind: type[TabulariumError]) -> list[type[TabulariumError]]:
    found = [kind]
    for derived in kind.__subclasses__():
        found += _kinds(derived)
    return found
