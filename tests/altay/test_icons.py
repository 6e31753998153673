"""Effects as signs: every card that does something shows it, and every sign has a name."""

import pytest

from tabularium.games.altay.catalogue import KIND, kind_of
from tabularium.games.altay.layout import SYMBOLS
from tabularium.locale import LANGUAGES, talk
from tabularium.presentation.altay_icons import rows
from tabularium.presentation.altay_printed import printed

UNNAMED = [*SYMBOLS, "collect"]  # goods have names of their own


def test_every_effect_has_a_row():
    for number, kind in enumerate(KIND):
        effects = len(kind.plays) + len(kind.stands) + (kind.instant is not None)
        assert len(rows(number)) == effects
        assert all(row["signs"] for row in rows(number))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_sign_and_moment_has_a_name(lang):
    for kind in range(len(KIND)):
        for row in rows(kind):
            names = [f"sign-{sign}" for sign, _ in row["signs"] if sign not in UNNAMED]
            if row["when"] != "play":
                names.append(f"when-{row['when']}")
            for name in names:
                assert "‹" not in talk(lang).say(f"web-altay-{name}")


def test_using_a_territory_leads_to_more():
    assert rows(kind_of("farmer")) == [
        {"when": "play", "signs": [["food", 1]]},
        {"when": "play", "signs": [["farmland", 0], ["to", 0], ["food", 2]]},
    ]


def test_starting_decks_have_ten_cards():
    for faction in ("earthfolk", "elvenfolk", "firefolk", "smallfolk"):
        assert sum(printed(kind)["decks"].get(faction, 0) for kind in range(len(KIND))) == 10
