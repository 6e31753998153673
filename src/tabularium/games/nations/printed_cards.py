"""What is printed on the player boards, and the special rules of sides B (N32, N35, N38)."""

from __future__ import annotations

from tabularium.cards.standing import Modifier
from tabularium.games.nations import layout as at
from tabularium.games.nations.catalogue import enter_kind
from tabularium.games.nations.deck import BUILDING_SLOTS, FIRST_TO_PASS, MILITARY_SLOTS, produces


def printed(key: str, copies: int = at.SEATS, **gives: int) -> None:
    enter_kind(key, at.BUILDING, 0, gives=gives, deploy=1, slots=BUILDING_SLOTS[0], copies=copies)


printed("temple", books=1, gold=1)
printed("quarry", stone=1, gold=1)
printed("farm", stone=1, food=1)
printed("caravan", stability=1, gold=1)
enter_kind(
    "axeman",
    at.MILITARY,
    0,
    gives={"strength": 2, "food": -1},
    deploy=1,
    raid=2,
    slots=MILITARY_SLOTS[0],
    copies=at.SEATS,
)


# sides B show some cards of the first age; these count as no age all the same
def early(title: str, sort: int = at.BUILDING, raid: int = 0, **gives: int) -> None:
    enter_kind(
        f"printed_{title}",
        sort,
        0,
        title=title,
        gives=gives,
        deploy=1,
        raid=raid,
        slots=BUILDING_SLOTS[1],
    )


early("brewery", food=2, books=1)
early("pagoda", books=2, stability=1)
early("lyceum", books=2, stone=1)
early("ziggurat", stability=2, stone=1)
early("aqueduct", food=2, stability=1)
early("hoplite", at.MILITARY, 3, strength=3, stone=-1)
early("legionary", at.MILITARY, 3, strength=3, food=-1)
enter_kind(
    "printed_pyramids",
    at.WONDER,
    0,
    title="pyramids",
    gives={"gold": 2, "food": -2},
    sections=[2, 1, 0],
    worth=3,
)

enter_kind("china_board", at.BOARD, 0, features=[produces(FIRST_TO_PASS, food=1)])
enter_kind("egypt_board", at.BOARD, 0, private=1)
enter_kind(
    "greece_board", at.BOARD, 0, features=[Modifier(at.GOLDEN_BONUS, 1, "nations-golden-bonus")]
)
enter_kind("persia_board", at.BOARD, 0)
enter_kind("rome_board", at.BOARD, 0, gives={"strength": 2})
