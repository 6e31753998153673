"""What a position of Imperium says in one place must fit what it says in another."""

from __future__ import annotations

from typing import Final

from tabularium.games.imperium import layout as at
from tabularium.games.imperium.catalogue import KEY, KINDS, OWNER, START
from tabularium.games.imperium.position_document import Document
from tabularium.kernel.entries import is_nothing, too_many
from tabularium.kernel.errors import BadPosition

LAID: Final[list[str]] = ["market", "decks", "king", "unrest", "exile", "gone", "looked_at"]


def check_bare(given: Document) -> None:
    """While nations and sides are picked nothing lies on the table."""
    for name in LAID:
        if not is_nothing(given.doc.value(name)):
            raise BadPosition("imperium-error-bare", where=name)
    if len(given.doc.items("market")) > at.SLOTS:
        raise too_many("market", len(given.doc.items("market")), at.SLOTS)
    for doc in given.players:
        for name in doc.doc:
            if name not in ("side", "state") and not is_nothing(doc.value(name)):
                raise BadPosition("imperium-error-bare", where=doc.at(name))
        if doc.value("state") not in (None, at.STATE_NAMES[0]):
            raise BadPosition("imperium-error-bare", where=doc.at("state"))


def check_table(given: Document) -> None:
    """The moments that the rules do not allow to last."""
    g = given.g
    collapsed = given.doc.flag("collapsed", False)
    if not g.zones[at.PILE] and not collapsed:
        raise BadPosition("imperium-error-pile", where="unrest")
    if given.complete:
        return
    over = given.doc.flag("over", False)
    if collapsed and not over:
        raise BadPosition("imperium-error-collapsed", where="collapsed")
    # dealing the market may have touched both
    g.nums[at.COLLAPSED] = int(collapsed)
    g.nums[at.ENDING] = given.doc.number("ending", 0, 2)
    if not g.zones[at.MAIN] and not over:
        if given.doc.has("ending") and not g.nums[at.ENDING]:
            raise BadPosition("imperium-error-ending", where="ending")
        g.nums[at.ENDING] = max(1, g.nums[at.ENDING])
    if g.zones[at.LOOKED_AT]:
        raise BadPosition("error-position-not-now", where="looked_at")
    for seat in range(g.seats):
        if g.zones[at.PLAYED + seat]:
            raise BadPosition("error-position-not-now", where=given.players[seat].at("played"))
        check_nation_deck(given, seat)


def check_nation_deck(given: Document, seat: int) -> None:
    """The accession card of a nation is the last of its deck (I19)."""
    g = given.g
    for place, card in enumerate(g.zones[at.NATION + seat]):
        own = OWNER[card] == g.nums[at.FACTION + seat] and START[card] == at.ACCESSION
        if own and place > 0:
            raise BadPosition(
                "imperium-error-accession",
                where=given.players[seat].at("nation"),
                given=KEY[KINDS[card]],
            )
