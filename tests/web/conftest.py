"""A browser and a server with the built page."""

import random
from pathlib import Path
from types import SimpleNamespace

import pytest
from playwright.sync_api import sync_playwright

from server_support import Running, settings
from tabularium.server import creating, thinkers
from web_pilot import PAGE, context, launch, missing


def pytest_collection_modifyitems(items):
    """All of them drive a browser; the quick tests of the page are its own, in web/tests."""
    for item in items:
        if Path(__file__).parent in item.path.parents:
            item.add_marker("slow")


@pytest.fixture(autouse=True)
def fixed_deal(monkeypatch):
    """Every run deals the same cards and meets the same bots; a server draws them by itself."""
    draw = random.Random(7)
    fixed = SimpleNamespace(randbits=draw.getrandbits, randbelow=draw.randrange)
    for module in (creating, thinkers):
        monkeypatch.setattr(module, "secrets", fixed)


@pytest.fixture(scope="session")
def browser():
    lacking = missing()
    if lacking:
        pytest.skip(lacking)
    with sync_playwright() as playwright:
        started = launch(playwright)
        yield started
        started.close()


@pytest.fixture(scope="session")
def site(tmp_path_factory):
    folder = tmp_path_factory.mktemp("site")
    with Running(settings(db=f"sqlite:///{folder}/tables.db", page=PAGE)) as server:
        yield server


@pytest.fixture
def visitor(browser, site):
    """Makes visitors, and sees them off."""
    made = []

    def make(width=1280, lang="en", **more):
        made.append(context(browser, site.address, width, lang, **more))
        return made[-1]

    yield make
    for one in made:
        one.close()
