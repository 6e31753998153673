"""A card that asks is answered where it lies."""

import pytest
from playwright.sync_api import expect

from web_pilot import Pilot

DOC = {
    "game": "imperium",
    "seats": ["romans", "celts"],
    "players": [{"hand": ["roman_expansion", "triumvirate", "prosperity"]}],
}


@pytest.mark.parametrize("width, lang", [(1280, "en"), (390, "hu")])
def test_yes_and_no_stand_at_the_card(site, visitor, width, lang):
    table = site.create(None, ["human", "human"], position=DOC)
    pilot = Pilot(visitor(width, lang))
    pilot.sit(table, 0)
    table.play("play:prosperity")
    lit = pilot.page.locator(".board .area .card[data-lit]:visible")
    expect(lit).to_have_count(1)
    answers = pilot.page.locator(".board .answers button[data-lit]")
    said = [option["text"] for option in table.state(0, lang=lang)["decision"]["options"]]
    expect(answers).to_have_text(said)
    pilot.picture(f"answers-{width}")
    before = pilot.version
    answers.nth(1).click()
    pilot.page.wait_for_function(
        "version => Number(document.querySelector('.frame').dataset.version) > version",
        arg=before,
    )
    expect(answers).to_have_count(0)
    pilot.check()
