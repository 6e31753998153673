"""Event cards of Nations, one at a time.

``event("taoism", land(), land(2, 1))`` is the first round of the card's age in which all have
passed: seat 1 has strength 2 and stability 1, everything else is equal, and production leaves
everybody with BASE. ``changed`` tells what the two events did to each seat; production and famine
are already taken out. Nobody is strongest or most stable in a tie, everybody tied is weakest or
least stable.
"""

from __future__ import annotations

from typing import Any

import tabularium as tb
from nations_table import everybody_passes, nations, order, player

BASE = {"gold": 20, "stone": 20, "food": 20, "books": 20, "vp": 10}

# card: its age, architects, famine
CARDS = {
    "rigveda": (1, 0, 2),
    "yellow_turban_rebellion": (1, 1, 2),
    "taoism": (1, 1, 1),
    "bread_and_games": (1, 2, 0),
    "shang_oracle_bones": (1, 1, 1),
    "attila": (1, 2, 3),
    "qin_unification": (1, 1, 1),
    "aryan_migration": (1, 2, 1),
    "hellenism": (1, 0, 1),
    "assyrian_deportations": (1, 1, 0),
    "sea_peoples": (1, 1, 2),
    "pax_romana": (1, 0, 2),
    "ecological_collapse": (2, 2, 4),
    "benedictine_rule": (2, 3, 1),
    "peace_of_god": (2, 0, 2),
    "black_death": (2, 1, 3),
    "imperial_examination": (2, 1, 0),
    "martyrdom_of_ali": (2, 1, 1),
    "fourth_crusade": (2, 1, 2),
    "feudal_dues": (2, 0, 2),
    "raid_on_lindisfarne": (2, 2, 1),
    "chanson_de_roland": (2, 1, 3),
    "sack_of_baghdad": (2, 0, 2),
    "stupor_mundi": (2, 2, 1),
    "little_ice_age": (3, 1, 3),
    "african_slave_trade": (3, 1, 4),
    "janissaries": (3, 1, 2),
    "crop_rotation": (3, 2, 4),
    "sinking_of_the_vasa": (3, 0, 0),
    "pilgrims": (3, 3, 3),
    "spice_trade": (3, 0, 2),
    "absolute_monarchy": (3, 2, 5),
    "columbian_exchange": (3, 1, 1),
    "tulip_mania": (3, 0, 1),
    "magellans_expedition": (3, 2, 3),
    "blackbeard": (3, 1, 2),
    "tonghak_movement": (4, 0, 5),
    "sokoto_caliphate": (4, 0, 3),
    "romanticism": (4, 2, 6),
    "sick_man_of_europe": (4, 3, 1),
    "eruption_of_krakatoa": (4, 1, 3),
    "entente_cordiale": (4, 2, 4),
    "weltpolitik": (4, 2, 2),
    "californian_gold_rush": (4, 0, 3),
    "march_to_moscow": (4, 1, 5),
    "anarchism": (4, 1, 4),
    "american_revolution": (4, 1, 2),
    "scramble_for_africa": (4, 1, 4),
}


def land(strength: int = 0, stability: int = 0, **more: Any) -> dict[str, Any]:
    """A nation for ``event``: axemen for the strength (even), caravans for the stability.

    Goods and VP are those after production, in which each axeman eats 1 food and each caravan
    brings 1 gold. What else is named goes into the position; ``cards`` come after these two, and
    what they produce is not allowed for.
    """
    assert strength % 2 == 0
    base = {kind: more.pop(kind, n) for kind, n in BASE.items()}
    goods = {kind: n for kind, n in base.items() if kind != "vp"}
    goods["food"] += strength // 2
    goods["gold"] -= stability
    assert goods["gold"] >= 0
    own = [{"card": "axeman", "workers": strength // 2}, {"card": "caravan", "workers": stability}]
    more["cards"] = [card for card in own if card["workers"]] + more.pop("cards", [])
    return {"base": base, "goods": goods, "vp": base["vp"], "workers": 2} | more


class Happening:
    """A table at which all have passed."""

    def __init__(self, card: str, lands: tuple[dict[str, Any], ...], passes: bool, **top: Any):
        age, _, self.famine = CARDS[card]
        self.base = [entry["base"] for entry in lands]
        players = [{k: v for k, v in entry.items() if k != "base"} for entry in lands]
        self.g: tb.Game = nations(*players, event=card, **({"round": 2 * age - 1} | top))
        if passes:
            everybody_passes(self.g)

    def asks(self, seat: int) -> list[str]:
        """What this seat may answer to the event; it must be the one asked."""
        decision = self.g.decision
        assert decision is not None and decision.kind not in ("turn", "afterwards", "growth")
        assert self.g.to_move == seat
        return [option.key for option in decision.options]

    def play(self, *moves: str) -> Happening:
        for move in moves:
            self.g.play(move)
        return self

    def player(self, seat: int = 0) -> dict[str, Any]:
        return player(self.g, seat)

    def held(self, seat: int, *areas: str) -> list[str]:
        """The names of the cards a seat has there."""
        cards = [card for area in areas for card in self.player(seat)[area]]
        return [card if isinstance(card, str) else card["card"] for card in cards]

    def raw(self, seat: int) -> list[int]:
        """Gold, stone, food, books and VP after everything, famine included."""
        self.over()
        seen = self.player(seat)
        return [*(seen["goods"][kind] for kind in ("gold", "stone", "food", "books")), seen["vp"]]

    def over(self) -> None:
        assert self.g.decision is not None and self.g.decision.kind == "growth", self.g.decision

    @property
    def changed(self) -> list[dict[str, int]]:
        """What the events did to each seat; nobody may be asked any more."""
        self.over()
        result = []
        for seat, base in enumerate(self.base):
            seen = self.player(seat)
            now = seen["goods"] | {"vp": seen["vp"]}
            now["food"] += self.famine
            result.append({kind: now[kind] - n for kind, n in base.items() if now[kind] != n})
        return result

    @property
    def order(self) -> list[int]:
        self.over()
        return order(self.g)


def event(card: str, *lands: dict[str, Any], passes: bool = True, **top: Any) -> Happening:
    """Everybody has passed with this event card; the first question or the next growth."""
    return Happening(card, lands or (land(), land()), passes, **top)
