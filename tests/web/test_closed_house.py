"""A house that takes no new tables says so before anybody has filled in a form."""

import pytest
from playwright.sync_api import expect

from owner_support import Owner
from server_support import Running, settings
from web_pilot import PAGE, context

TOLD = {
    "en": "No new tables are taken here at present.",
    "hu": "Itt most nem nyitható új asztal.",
    "pl": "Obecnie nie przyjmuje się tu nowych stołów.",
}


@pytest.mark.parametrize("lang", TOLD)
def test_the_page_says_so(browser, tmp_path, lang):
    url = f"sqlite:///{tmp_path}/tables.db"
    with Running(settings(db=url, page=PAGE)) as server:
        Owner(url)("close")
        visitor = context(browser, server.address, lang=lang)
        page = visitor.new_page()
        page.goto("/")
        expect(page.get_by_role("status").filter(has_text=TOLD[lang])).to_be_visible()
        page.locator(".play").first.click()
        # whoever tries all the same is told by the server
        expect(page.get_by_role("alert")).to_contain_text(TOLD[lang])
        page.goto("/new/altay")
        expect(page.get_by_role("status").filter(has_text=TOLD[lang])).to_be_visible()
        Owner(url)("open")
        page.goto("/")
        page.locator(".play").first.click()
        page.wait_for_selector(".frame[data-version]")
        expect(page.get_by_text(TOLD[lang])).to_have_count(0)
        visitor.close()
