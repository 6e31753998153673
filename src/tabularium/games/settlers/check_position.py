"""What a position of Settlers says in one place must fit what it says in another."""

from __future__ import annotations

from tabularium.games.settlers import layout as at
from tabularium.games.settlers.actions_on_rivals import TOKENS
from tabularium.games.settlers.catalogue import GATE, KINDS
from tabularium.games.settlers.deals import routed_locations
from tabularium.games.settlers.locations import original_owner
from tabularium.kernel.entries import Entries, too_many
from tabularium.kernel.errors import BadPosition
from tabularium.kernel.machine import State


def check_taken(g: State, players: list[Entries]) -> None:
    """Locations are taken over by Egyptians, for whom there are four tokens (S112, S114)."""
    for seat in range(g.seats):
        taken = [
            card for card in g.zones[at.EMPIRE + seat] if g.marks[card] >> at.TAKEN & at.SEAT_MASK
        ]
        most = TOKENS if g.nums[at.FACTION + seat] == at.EGYPTIANS else 0
        if len(taken) > most:
            raise too_many(players[seat].at("empire.taken"), len(taken), most)


def check_attached(g: State, players: list[Entries]) -> None:
    """Markers of Trade Routes and cards under Gates are as many as the locations tell."""
    for seat in range(g.seats):
        gates = [card for card in g.zones[at.EMPIRE + seat] if GATE[KINDS[card]]]
        for name, zone, expected in (
            ("routes", at.ROUTES, len(routed_locations(g, seat))),
            ("under_gates", at.UNDER, sum([g.marks[card] >> at.COUNT for card in gates])),
        ):
            if len(g.zones[zone + seat]) != expected:
                raise BadPosition(
                    "settlers-error-attached",
                    where=players[seat].at(name),
                    given=len(g.zones[zone + seat]),
                    least=expected,
                )


def check_defence(g: State, players: list[Entries]) -> None:
    """Everybody has one defence token at most, in the supply or on a location (S79)."""
    tokens = [g.nums[at.POOL + seat * at.HELD + at.DEFENCE] for seat in range(g.seats)]
    taken: list[tuple[int, int]] = []
    for seat in range(g.seats):
        for card in g.zones[at.EMPIRE + seat]:
            owner = original_owner(g, seat, card)
            if g.marks[card] & at.DEFENDED and owner == seat:
                tokens[seat] += 1
            elif g.marks[card] & at.DEFENDED and owner < g.seats:
                taken.append((owner, seat))
    for owner, borrower in taken:
        # it came with its token, or the borrower has put one there
        tokens[owner if tokens[owner] == 0 else borrower] += 1
    for seat in range(g.seats):
        if tokens[seat] > 1:
            raise too_many(players[seat].at("goods.defence"), tokens[seat], 1)
