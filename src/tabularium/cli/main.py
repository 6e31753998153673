"""The ``tabularium`` command and its subcommands."""

from __future__ import annotations

import os
import subprocess
import sys
import warnings
from dataclasses import replace
from pathlib import Path
from typing import Annotated, Any

import typer
from typer.core import TyperGroup

from tabularium import __version__
from tabularium.api import games as all_games
from tabularium.cli.admin import admin
from tabularium.cli.data import game_data, print_json
from tabularium.cli.errors import BadRequest
from tabularium.cli.language import default_language, examples, said, speak
from tabularium.cli.options import Json, Lang, option_of
from tabularium.cli.output import err, line, out
from tabularium.kernel.errors import TabulariumError
from tabularium.locale import LANGUAGES
from tabularium.plugins import GameNotLoaded

COMPLETION = ("install_completion", "show_completion")  # options that typer adds
WRONG = 2  # the exit code of whatever was asked for and cannot be done


class Commands(TyperGroup):
    """Tells errors of the engine in one line, in the language of the command."""

    def get_params(self, ctx: Any) -> list[Any]:
        params: list[Any] = list(super().get_params(ctx))
        for param in params:
            if param.name in COMPLETION:
                param.help = said(f"cli-help-{param.name.replace('_', '-')}")
        return params

    def invoke(self, ctx: Any) -> Any:
        try:
            with warnings.catch_warnings():
                warnings.showwarning = _warn
                return super().invoke(ctx)
        except TabulariumError as problem:
            lang = ctx.obj if ctx.obj in LANGUAGES else default_language()
            line(err(), problem.text(lang), "bold red")
            raise typer.Exit(WRONG) from None


def _warn(message: Warning | str, category: type[Warning], *where: Any, **more: Any) -> None:
    """A game that is left out is told like anything else, without the line that looked for it."""
    if issubclass(category, GameNotLoaded):
        line(err(), str(message), "yellow")
    else:
        _shown(message, category, *where, **more)


_shown = warnings.showwarning


app: typer.Typer = typer.Typer(
    cls=Commands,
    no_args_is_help=True,
    rich_markup_mode="rich",
    context_settings={"help_option_names": ["-h", "--help"]},
    help=said("cli-help"),
    epilog=examples("cli-help-end"),
    pretty_exceptions_enable=False,
)


def _version(wanted: bool) -> None:
    if wanted:
        line(out(), f"tabularium {__version__}")
        raise typer.Exit


app.add_typer(admin, name="admin")


@app.callback()
def main(
    version: Annotated[
        bool,
        typer.Option("--version", callback=_version, is_eager=True, help=said("cli-help-version")),
    ] = False,
) -> None:
    pass


def _games(incomplete: str) -> list[str]:
    """The games whose names begin so, for the shell to complete."""
    return [game.id for game in all_games() if game.id.startswith(incomplete)]


GameName = Annotated[
    str, typer.Argument(metavar="GAME", help=said("cli-help-game"), autocompletion=_games)
]
Seats = Annotated[str, option_of("--seats", show_default=False)]
Seed = Annotated[int | None, option_of("--seed")]
Options = Annotated[list[str] | None, option_of("--option", metavar="NAME=VALUE")]


@app.command(help=said("cli-help-play"), epilog=examples("cli-help-play-end"))
def play(
    game: GameName = "altay",
    seats: Seats = "",
    factions: Annotated[str, option_of("--factions", show_default=False)] = "",
    seed: Seed = None,
    option: Options = None,
    load: Annotated[Path | None, option_of("--load", metavar="FILE")] = None,
    resume: Annotated[bool, option_of("--resume")] = False,
    save: Annotated[Path | None, option_of("--save", metavar="FILE")] = None,
    lang: Lang = "",
) -> None:
    from tabularium.cli import saves
    from tabularium.cli.start import new_session, old_session, sit_down

    if resume and load is None:
        load = saves.latest()
    if load is not None and (factions or seed is not None or option):
        raise BadRequest("cli-error-fixed")
    if load is not None:
        session = old_session(load, seats, save, lang)
    else:
        session = new_session(game, seats, factions, seed, option or [], save, lang)
    raise typer.Exit(sit_down(session))


@app.command(help=said("cli-help-cards"))
def cards(
    game: GameName = "altay",
    facts: Annotated[
        list[str] | None,
        typer.Argument(metavar="[FACT=VALUE]...", help=said("cli-help-facts"), show_default=False),
    ] = None,
    text: Annotated[str, option_of("--text", show_default=False)] = "",
    html: Annotated[Path | None, option_of("--html", metavar="FILE")] = None,
    json: Json = False,
    lang: Lang = "",
) -> None:
    from tabularium.cli.gallery import print_gallery, write_page
    from tabularium.cli.seats import read_facts
    from tabularium.presentation.find_cards import find_cards
    from tabularium.presentation.games import guide_of
    from tabularium.server.listing import cards_bytes

    talk = speak(lang)
    found = find_cards(game, text=text, lang=talk.lang, facts=read_facts(facts or []))
    if json:
        print_json(cards_bytes(found))
        return
    if not found:
        line(out(), talk.say("cli-cards-none"))
        return
    if html is None:
        print_gallery(out(), found, talk)
        return
    title = talk.say("cli-cards-title", {"game": guide_of(game).title(talk)})
    write_page(html, title, found, talk)
    line(out(), talk.say("cli-written", {"file": str(html)}))


@app.command("show-position", help=said("cli-help-show"), epilog=examples("cli-help-show-end"))
def show_position(
    file: Annotated[str, typer.Argument(metavar="FILE", help=said("cli-help-position-file"))],
    seat: Annotated[str, option_of("--seat", metavar="SEAT", show_default=False)] = "",
    json: Json = False,
    lang: Lang = "",
) -> None:
    from tabularium.cli.show import print_position, read_position

    game, viewer = read_position(file, seat)
    if json:
        print_json(game_data(game, viewer, speak(lang)))
    else:
        print_position(out(), game, viewer, speak(lang))


@app.command(help=said("cli-help-replay"), epilog=examples("cli-help-replay-end"))
def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help=said("cli-help-record-file"))],
    step: Annotated[bool, option_of("--step")] = False,
    to: Annotated[int | None, option_of("--to", metavar="N")] = None,
    json: Json = False,
    lang: Lang = "",
) -> None:
    from tabularium.cli import saves
    from tabularium.cli.start import replayed
    from tabularium.cli.tables import table_of
    from tabularium.cli.walk import Walk

    save = saves.read(file)
    game = replayed(save, file)
    talk = speak(lang)
    walk = Walk(out(), game, save.seats, table_of(game.rules.info.id), talk, save.weighed)
    if json:
        print_json(game_data(walk.at(len(game.moves) if to is None else to), None, talk))
    elif step:
        walk.at(to or 0)
        walk.step(to or 0)
    elif to is not None:
        walk.show(to)
    else:
        walk.whole()


@app.command(help=said("cli-help-arena"), epilog=examples("cli-help-arena-end"))
def arena(
    game: Annotated[
        str, typer.Argument(metavar="GAME", show_default=False, help=said("cli-help-game"))
    ] = "",
    more: Annotated[list[str] | None, typer.Argument(hidden=True, metavar="BOT")] = None,
    bots: Annotated[list[str] | None, option_of("--bots", "arena-bots", show_default=False)] = None,
    games: Annotated[int, option_of("--games")] = 100,
    seats: Annotated[str, option_of("--seats", "arena-seats")] = "2",
    seed: Annotated[int, option_of("--seed", "arena-seed")] = 0,
    option: Options = None,
    workers: Annotated[int | None, option_of("--workers", show_default=False)] = None,
    ray: Annotated[bool, option_of("--ray")] = False,
    limit: Annotated[
        float | None, option_of("--limit", metavar="SECONDS", show_default=False)
    ] = None,
    until: Annotated[float | None, option_of("--until", metavar="RATE")] = None,
    folder: Annotated[Path | None, option_of("--out", metavar="FOLDER", show_default=False)] = None,
    report: Annotated[
        Path | None, option_of("--report", metavar="FOLDER", show_default=False)
    ] = None,
    json: Json = False,
    lang: Lang = "",
) -> None:
    from tabularium.cli import arena as tournament

    talk = speak(lang)
    if report is not None:
        raise typer.Exit(tournament.report(report, json, talk))
    # written with commas, with spaces, or with --bots before each
    named = ",".join([*(bots or []), *(more or [])])
    arguments = tournament.ArenaArguments(game, named, games, seats, seed, option or [], until)
    hands = tournament.Hands(workers, ray, limit)
    raise typer.Exit(tournament.hold(arguments, hands, folder, json, talk))


@app.command(help=said("cli-help-serve"), epilog=examples("cli-help-serve-end"))
def serve(
    port: Annotated[int | None, option_of("--port", min=0, max=65535, show_default="8000")] = None,
    host: Annotated[str | None, option_of("--host", show_default="127.0.0.1")] = None,
    db: Annotated[str | None, option_of("--db", metavar="URL")] = None,
    page: Annotated[Path | None, option_of("--page", metavar="FOLDER")] = None,
    origin: Annotated[list[str] | None, option_of("--origin", metavar="URL")] = None,
    think: Annotated[float | None, option_of("--think", min=0.1, show_default="10")] = None,
    pause: Annotated[float | None, option_of("--pause", min=0.0, show_default="0.3")] = None,
    workers: Annotated[
        int | None, option_of("--workers", "serve-workers", min=1, show_default="1")
    ] = None,
    config: Annotated[Path | None, option_of("--config", metavar="FILE")] = None,
    log: Annotated[
        str | None, option_of("--log", metavar="plain|json", show_default="plain")
    ] = None,
    open_: Annotated[bool, option_of("--open")] = False,
    verbose: Annotated[bool, option_of("--verbose")] = False,
    lang: Lang = "",
) -> None:
    from tabularium.cli import saves
    from tabularium.server.configuration import configure
    from tabularium.server.serve import serve as serve_tables

    talk = speak(lang)
    given = {
        "host": host,
        "port": port,
        "db": db,
        "page": page,
        "pause": pause,
        "think": think,
        "origins": tuple(origin) if origin else None,
        "workers": workers,
        "log": log,
        "verbose": verbose or None,
    }
    settings = configure(given, os.environ, config)
    if not settings.db:
        settings = replace(settings, db=saves.database())
    serve_tables(
        settings,
        settings.host,
        settings.port,
        lambda where: line(out(), talk.say("server-serving", {"address": where})),
        open_,
    )


@app.command(name="think", help=said("cli-help-thinking"))
def think_for_servers(
    db: Annotated[str | None, option_of("--db", metavar="URL")] = None,
    thinkers: Annotated[int | None, option_of("--thinkers", min=1)] = None,
    think: Annotated[float | None, option_of("--think", min=0.1, show_default="10")] = None,
    config: Annotated[Path | None, option_of("--config", metavar="FILE")] = None,
    log: Annotated[
        str | None, option_of("--log", metavar="plain|json", show_default="plain")
    ] = None,
    verbose: Annotated[bool, option_of("--verbose")] = False,
    lang: Lang = "",
) -> None:
    from tabularium.cli import saves
    from tabularium.server.configuration import configure
    from tabularium.server.thinking import think as think_here

    talk = speak(lang)
    given = {"db": db, "thinkers": thinkers, "think": think, "log": log, "verbose": verbose or None}
    settings = configure(given, os.environ, config)
    if not settings.db:
        settings = replace(settings, db=saves.database())
    think_here(
        settings,
        lambda: line(out(), talk.say("server-thinking", {"n": settings.thinkers})),
    )


@app.command(help=said("cli-help-list"))
def games(json: Json = False, lang: Lang = "") -> None:
    from tabularium.cli.listing import print_games
    from tabularium.server.listing import games_bytes

    talk = speak(lang)
    if json:
        print_json(games_bytes(talk.lang))
    else:
        print_games(out(), talk)


@app.command(
    help=said("cli-help-bench"),
    context_settings={"allow_extra_args": True, "ignore_unknown_options": True},
)
def bench(ctx: typer.Context, lang: Lang = "") -> None:
    # the benchmark belongs to the repository, not to what is installed
    for root in (Path(__file__).resolve().parents[3], Path.cwd()):
        if (root / "bench" / "run.py").is_file():
            command = [sys.executable, "-m", "bench.run", *ctx.args]
            raise typer.Exit(subprocess.run(command, cwd=root, check=False).returncode)
    raise BadRequest("cli-error-no-bench")
