"""What somebody gets who installs the wheel: no checkout, no Node, no compiler."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from playwright.sync_api import expect, sync_playwright

import tabularium as tb
from web_pilot import context, launch, missing

ROOT = Path(__file__).resolve().parent.parent
GAMES = [game.id for game in tb.games()]
# what is not compiled here is not compiled for this test, which would take minutes
CHECK = [sys.executable, str(ROOT / "tools" / "compile.py"), "--check"]
COMPILED = subprocess.run(CHECK, capture_output=True).returncode == 0

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def wheel(tmp_path_factory):
    """The wheel for this machine; its rules are compiled where they are so in the checkout."""
    folder = tmp_path_factory.mktemp("wheel")
    words = ["-m", "build", "--wheel", "--no-isolation", "--outdir", str(folder), str(ROOT)]
    env = os.environ | {"TABULARIUM_COMPILE": "yes" if COMPILED else "no"}
    done = subprocess.run([sys.executable, *words], env=env, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    (built,) = folder.glob("*.whl")
    return built


@pytest.fixture(scope="module")
def installed(wheel, tmp_path_factory):
    """An empty environment with it; nothing else is on the path."""
    home = tmp_path_factory.mktemp("home")
    subprocess.run([sys.executable, "-m", "venv", home / "venv"], check=True)
    bin = home / "venv" / "bin"
    words = ["-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    words += ["-c", str(ROOT / "requirements.lock"), str(wheel)]
    subprocess.run([bin / "python", *words], check=True)
    env = {"PATH": str(bin), "HOME": str(home), "TABULARIUM_LANG": "en", "COLUMNS": "100"}
    return lambda *words, **more: subprocess.Popen(
        [bin / words[0], *words[1:]],
        env=env,
        cwd=home,
        text=True,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        **more,
    )


@pytest.fixture(scope="module")
def said(installed):
    """What a command prints, having been told some lines."""

    def said(*words, lines="", code=0):
        process = installed(*words)
        out, err = process.communicate(lines, timeout=120)
        assert process.returncode == code, out + err
        assert words[0] == "python" or "Traceback" not in err
        return out + err

    return said


def test_it_says_which_version_it_is(said):
    assert said("tabularium", "--version") == f"tabularium {tb.__version__}\n"
    assert said("python", "-m", "tabularium", "--version") == f"tabularium {tb.__version__}\n"


def test_its_rules_are_compiled(said):
    told = said("python", "-c", "import tabularium as tb; print(tb.compiled)")
    assert told == f"{COMPILED}\n"


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_played_in_the_terminal(said, game):
    told = said("tabularium", "play", game, "--seed", "7", lines="1\n1\n1\nq\n")
    assert "Go on with: tabularium play --resume" in told


@pytest.mark.parametrize(
    ("words", "extra"),
    [
        (["arena", "altay", "random,greedy"], "arena"),
        (["serve", "--port", "0", "--db", "postgresql://me@127.0.0.1:1/x"], "postgres"),
    ],
)
def test_a_missing_part_is_one_sentence(said, words, extra):
    told = said("tabularium", *words, code=2)
    assert f"pip install 'tabularium-games[{extra}]'" in told
    assert len(told.splitlines()) == 1


def test_a_missing_part_of_the_library_is_told(said):
    told = said("python", "-c", "import tabularium.research.space", code=1)
    assert told.splitlines()[-1].endswith("pip install 'tabularium-games[research]'")


def test_it_serves_the_page(installed):
    if lacking := missing():
        pytest.skip(lacking)
    server = installed("tabularium", "serve", "--port", "0")
    try:
        address = server.stdout.readline().split()[-1]
        with sync_playwright() as playwright:
            browser = launch(playwright)
            page = context(browser, address).new_page()
            page.goto("/")
            # the games may come after the page
            expect(page.get_by_role("heading", name="Altay")).to_be_visible()
            browser.close()
    finally:
        server.terminate()
        server.communicate(timeout=30)
