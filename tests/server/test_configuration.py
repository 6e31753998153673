"""Settings: the command line before the environment before a file, and what is wrong is named."""

import re
from dataclasses import fields
from pathlib import Path

import pytest

from tabularium.server.configuration import configure
from tabularium.server.errors import CannotStart
from tabularium.server.settings import Settings

DOCUMENT = Path(__file__).parents[2] / "docs" / "server.md"


def test_the_command_line_goes_before_the_environment_and_that_before_a_file(tmp_path):
    file = tmp_path / "tabularium.toml"
    file.write_text('think = 1.5\npause = 1\nport = 1000\nproxies = ["10.0.0.0/8", "::1"]\n')
    found = configure(
        {"think": 3.0, "pause": None, "port": None},
        {"TABULARIUM_THINK": "2", "TABULARIUM_PAUSE": "2.5", "PATH": "/bin"},
        file,
    )
    assert (found.think, found.pause, found.port) == (3.0, 2.5, 1000)
    assert found.proxies == ("10.0.0.0/8", "::1")
    assert found.tables == Settings().tables


def test_the_environment_names_the_file(tmp_path):
    file = tmp_path / "tabularium.toml"
    file.write_text('log = "json"\nverbose = true\npage = "/srv/page"\n')
    found = configure({}, {"TABULARIUM_CONFIG": str(file)})
    assert (found.log, found.verbose, found.page) == ("json", True, Path("/srv/page"))
    other = tmp_path / "other.toml"
    other.write_text("")
    assert configure({}, {"TABULARIUM_CONFIG": str(file)}, other) == Settings()


def test_lists_in_the_environment():
    for written in ("http://a,http://b", " http://a  http://b ", "http://a, http://b,"):
        found = configure({}, {"TABULARIUM_ORIGINS": written})
        assert found.origins == ("http://a", "http://b")
    assert configure({}, {"TABULARIUM_ORIGINS": ""}).origins == ()


def test_what_else_the_environment_says_is_no_setting():
    others = {"TABULARIUM_LANG": "pl", "TABULARIUM_COMPILED": "1", "_TABULARIUM_COMPLETE": "x"}
    assert configure({}, others) == Settings()


@pytest.mark.parametrize(
    ("environment", "named"),
    [
        ({"TABULARIUM_THNIK": "3"}, "TABULARIUM_THNIK"),
        ({"TABULARIUM_think": "3"}, "TABULARIUM_think"),
        ({"TABULARIUM_THINK": "long"}, "TABULARIUM_THINK"),
        ({"TABULARIUM_THINK": "0"}, "TABULARIUM_THINK"),
        ({"TABULARIUM_THINK": "inf"}, "TABULARIUM_THINK"),
        ({"TABULARIUM_THINK": ""}, "TABULARIUM_THINK"),
        ({"TABULARIUM_PORT": "70000"}, "TABULARIUM_PORT"),
        ({"TABULARIUM_LOG": "xml"}, "TABULARIUM_LOG"),
        ({"TABULARIUM_VERBOSE": "perhaps"}, "TABULARIUM_VERBOSE"),
    ],
)
def test_what_is_wrong_in_the_environment(environment, named):
    with pytest.raises(CannotStart, match=named) as refused:
        configure({}, environment)
    for lang in ("en", "pl", "hu"):
        assert named in refused.value.text(lang)
        assert "\n" not in refused.value.text(lang)


@pytest.mark.parametrize(
    ("written", "named"),
    [
        ("thnik = 3", "thnik"),
        ("think = 'long'", "think"),
        ("think = '3'", "think"),
        ("verbose = 1", "verbose"),
        ("origins = 'http://a'", "origins"),
        ("origins = [1]", "origins"),
        ("page = 3", "page"),
        ("[server]\nthink = 3", "server"),
        ("think =", "tabularium.toml"),
        ("think = 1\nthink = 2", "tabularium.toml"),
        ("\xff", "tabularium.toml"),
    ],
)
def test_what_is_wrong_in_a_file(tmp_path, written, named):
    file = tmp_path / "tabularium.toml"
    file.write_bytes(written.encode("latin-1"))
    with pytest.raises(CannotStart, match=named):
        configure({}, {}, file)


def test_a_file_that_is_not_there(tmp_path):
    with pytest.raises(CannotStart, match=r"none\.toml cannot be read: No such file"):
        configure({}, {}, tmp_path / "none.toml")


def test_what_was_written_is_not_told():
    """It may be a password that stands where it should not."""
    with pytest.raises(CannotStart) as refused:
        configure({}, {"TABULARIUM_TABLES": "postgresql://me:secret@host/x"})
    assert "secret" not in refused.value.text("en")


def documented():
    """The table of settings: name, default, meaning."""
    section = DOCUMENT.read_text().split("\n## Settings\n")[1].split("\n## ")[0]
    rows = re.findall(r"^\| `(\w+)` \| (.*?) \| (.+?) \|$", section, re.M)
    return {name: (default.strip("`"), meaning) for name, default, meaning in rows}


def shown(value):
    if value is None or value in ((), ""):
        return ""
    if isinstance(value, bool):
        return str(value).lower()
    return f"{value:g}" if isinstance(value, float) else str(value)


def test_every_setting_is_in_the_document_with_its_default():
    told = documented()
    assert list(told) == [one.name for one in fields(Settings)]
    for one in fields(Settings):
        default, meaning = told[one.name]
        assert len(meaning) > 10, one.name
        if one.name != "thinkers":  # as many as there are processors
            assert default == shown(getattr(Settings(), one.name)), one.name
