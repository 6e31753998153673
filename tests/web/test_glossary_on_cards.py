"""Words of the glossary on the big cards."""

import pytest
from playwright.sync_api import expect

from web_pilot import Pilot


@pytest.mark.parametrize(
    "lang, word, entry",
    [
        ("en", "garrison", "Garrison"),
        ("pl", "garnizonie", "Garnizon"),
        ("hu", "elszállásolhatsz", "Elszállásolás"),
    ],
)
def test_a_word_on_a_card_of_the_gallery_shows_its_entry(visitor, lang, word, entry):
    pilot = Pilot(visitor(lang=lang))
    pilot.page.goto("/cards/imperium")
    marked = pilot.page.locator(".sentence a[href='/glossary#imperium-garrison']").first
    expect(marked).to_have_text(word, ignore_case=True)
    marked.click()
    shown = pilot.page.locator(".entry:not(:empty)")
    expect(shown).to_contain_text(f"{entry}:")
    assert shown.locator("a").get_attribute("href") == "/rules/imperium#I96"
    pilot.page.goto("/glossary#imperium-garrison")
    pilot.page.wait_for_selector("#imperium-garrison.here")
    pilot.check()


def test_a_card_that_is_held_at_the_table_explains_its_words(site, visitor):
    doc = {
        "game": "imperium",
        "seats": ["romans", "celts"],
        "players": [{"hand": ["roman_expansion", "triumvirate", "city_of_rome", "conquer"]}],
    }
    table = site.create(None, ["human", "random"], position=doc)
    pilot = Pilot(visitor())
    pilot.sit(table, 0)
    pilot.wait_for_turn()
    # something of the market that cannot be used now: a click holds its card, and asks why
    pilot.page.locator(".board [data-thing^='market:']:not([data-lit])").first.click()
    held = pilot.page.locator("aside.held")
    held.wait_for()
    word = held.locator(".sentence a").first
    word.click()
    expect(held.locator(".entry")).not_to_be_empty()
    pilot.picture("held-card")
    assert table.id in pilot.page.url
    pilot.check()
