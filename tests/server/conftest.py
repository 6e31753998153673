"""Servers and databases for the tests."""

import pytest

from server_support import Running, settings


@pytest.fixture(params=["sqlite", pytest.param("postgresql", marks=pytest.mark.slow)])
def database(request, tmp_path):
    """The URL of an empty database: everything stored is tried with both."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/tables.db"
    return request.getfixturevalue("postgres").database()


@pytest.fixture(scope="session")
def shared(tmp_path_factory):
    """A server for tests that leave nothing behind but their tables."""
    folder = tmp_path_factory.mktemp("server")
    with Running(settings(db=f"sqlite:///{folder}/tables.db")) as server:
        yield server


@pytest.fixture
def server(database):
    with Running(settings(db=database)) as server:
        yield server
