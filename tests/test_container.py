"""The container's steps, done one by one in an empty folder; then its server with a database."""

import runpy
from pathlib import Path

import httpx
import pytest
import yaml

from container_steps import Image
from server_support import Postgres, free_port, wait_until

ROOT = Path(__file__).resolve().parent.parent

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def image(tmp_path_factory):
    # compiled rules take minutes and are tried by `make wheel`
    given = {"TABULARIUM_COMPILE": "no"}
    # the Node of this machine, or one from PyPI
    npm = runpy.run_path(str(ROOT / "tools" / "build_page.py"))["find_npm"]()
    return Image(tmp_path_factory.mktemp("container"), npm.path, given)


@pytest.fixture
def database():
    if lacking := Postgres.missing():
        pytest.skip(lacking)
    postgres = Postgres()
    yield postgres.database()
    postgres.stop()


def serves(image, **environment):
    """It starts, says that it is well, and serves page, documents and tables."""
    port = free_port()
    server = image.start(image.command, port, **environment)
    address = f"http://127.0.0.1:{port}"

    def well():
        assert server.poll() is None, server.stderr.read()
        asked = image.start(image.health, port)
        asked.communicate(timeout=30)
        return asked.returncode == 0

    try:
        wait_until(well)
        assert "<title>" in httpx.get(address).text
        assert httpx.get(f"{address}/docs/").status_code == 200
        made = httpx.post(f"{address}/api/tables", json={"game": "nations"})
        assert made.status_code == 201
    finally:
        server.terminate()
        server.communicate(timeout=30)


def test_it_keeps_its_tables_in_a_file(image):
    serves(image)
    assert (image.stage.folder / "data" / "tables.db").is_file()


def test_it_keeps_its_tables_in_postgresql(image, database):
    serves(image, TABULARIUM_DB=database)


def test_it_is_small_and_not_root(image):
    assert image.stage.user not in ("", "root")
    assert "slim" in image.stage.base
    left = {path.name for path in image.stage.folder.rglob("*")}
    assert not left & {"node_modules", "mypy", "mkdocs", "web"}


def test_the_compose_file_fits_it(image):
    compose = yaml.safe_load((ROOT / "compose.yaml").read_text())
    services = compose["services"]
    ours = services["tabularium"]
    assert ours["build"]["dockerfile"] == "Containerfile"
    assert set(ours["environment"]) <= set(image.stage.set)
    assert set(ours["depends_on"]) <= set(services)
    assert all("healthcheck" in services[name] for name in ours["depends_on"])
    # the same name, user and password on both sides
    database = services["database"]["environment"]
    url = f"postgresql://{database['POSTGRES_USER']}:{database['POSTGRES_PASSWORD']}@database/tabularium"
    assert ours["environment"]["TABULARIUM_DB"] == url
