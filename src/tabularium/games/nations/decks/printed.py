"""What is printed on the player boards, and the special rules of sides B (N32, N35, N38)."""

from __future__ import annotations

from tabularium.games.nations import layout as at
from tabularium.games.nations.vocabulary import (
    BUILDING_SLOTS, FIRST_TO_PASS, MILITARY_SLOTS, NationsKind, adds, amounts, deck, enter,
    produces,
)  # fmt: skip

deck("printed")


def printed(key: str, sort: int = at.BUILDING, raid: int = 0, **gives: int) -> None:
    """A card on every board."""
    slots = MILITARY_SLOTS[0] if sort == at.MILITARY else BUILDING_SLOTS[0]
    kind = NationsKind(key, sort, gives=amounts(**gives), deploy=1, raid=raid, slots=slots)
    enter(kind, copies=at.SEATS)


printed("temple", books=1, gold=1)
printed("quarry", stone=1, gold=1)
printed("farm", stone=1, food=1)
printed("caravan", stability=1, gold=1)
printed("axeman", at.MILITARY, 2, strength=2, food=-1)


# sides B show some cards of the first age; these count as no age all the same
def early(title: str, sort: int = at.BUILDING, raid: int = 0, **gives: int) -> None:
    goods = amounts(**gives)
    key = f"printed_{title}"
    slots = BUILDING_SLOTS[1]
    enter(NationsKind(key, sort, title=title, gives=goods, deploy=1, raid=raid, slots=slots))


early("brewery", food=2, books=1)
early("pagoda", books=2, stability=1)
early("lyceum", books=2, stone=1)
early("ziggurat", stability=2, stone=1)
early("aqueduct", food=2, stability=1)
early("hoplite", at.MILITARY, 3, strength=3, stone=-1)
early("legionary", at.MILITARY, 3, strength=3, food=-1)
enter(
    NationsKind(
        "printed_pyramids",
        at.WONDER,
        title="pyramids",
        gives=amounts(gold=2, food=-2),
        sections=[2, 1, 0],
        worth=3,
    )
)

enter(NationsKind("china_board", at.BOARD, features=[produces(FIRST_TO_PASS, food=1)]))
enter(NationsKind("egypt_board", at.BOARD, private=1))
_bonus = adds("golden-bonus", at.GOLDEN_BONUS, 1)
enter(NationsKind("greece_board", at.BOARD, features=[_bonus]))
enter(NationsKind("persia_board", at.BOARD))
enter(NationsKind("rome_board", at.BOARD, gives=amounts(strength=2)))
