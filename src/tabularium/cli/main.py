"""The ``tabularium`` command and its subcommands."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Annotated, Any

import typer
from typer.core import TyperGroup

from tabularium.bots import names
from tabularium.cli.errors import BadRequest
from tabularium.cli.language import default_language, examples, said, speak
from tabularium.cli.output import err, line, out
from tabularium.kernel.errors import TabulariumError
from tabularium.locale import LANGUAGES
from tabularium.locale.talk import Args

BOTS: Args = {"bots": ", ".join(names())}
WRONG = 2  # the exit code of whatever was asked for and cannot be done


class Commands(TyperGroup):
    """Tells errors of the engine in one line, in the language of the command."""

    def invoke(self, ctx: Any) -> Any:
        try:
            return super().invoke(ctx)
        except TabulariumError as problem:
            lang = ctx.obj if ctx.obj in LANGUAGES else default_language()
            line(err(), problem.text(lang), "bold red")
            raise typer.Exit(WRONG) from None


app = typer.Typer(
    cls=Commands,
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode="rich",
    context_settings={"help_option_names": ["-h", "--help"]},
    help=said("cli-help"),
    epilog=examples("cli-help-end"),
    pretty_exceptions_enable=False,
)


def _language(ctx: typer.Context, lang: str) -> str:
    """Remember the language early, so that errors about other arguments are told in it."""
    speak(lang or default_language())
    ctx.find_root().obj = lang or default_language()
    return lang


Lang = Annotated[
    str,
    typer.Option(
        "--lang",
        metavar="|".join(LANGUAGES),
        callback=_language,
        is_eager=True,
        show_default=False,
        help=said("cli-help-lang"),
    ),
]
GameName = Annotated[str, typer.Argument(metavar="GAME", help=said("cli-help-game"))]
Seats = Annotated[
    str, typer.Option("--seats", help=said("cli-help-seats", BOTS), show_default=False)
]
Seed = Annotated[int | None, typer.Option("--seed", help=said("cli-help-seed"))]
Options = Annotated[
    list[str] | None, typer.Option("--option", metavar="NAME=VALUE", help=said("cli-help-option"))
]


@app.command(help=said("cli-help-play"), epilog=examples("cli-help-play-end"))
def play(
    game: GameName = "altay",
    seats: Seats = "",
    factions: Annotated[
        str, typer.Option("--factions", show_default=False, help=said("cli-help-factions"))
    ] = "",
    seed: Seed = None,
    option: Options = None,
    load: Annotated[
        Path | None, typer.Option("--load", metavar="FILE", help=said("cli-help-load"))
    ] = None,
    resume: Annotated[bool, typer.Option("--resume", help=said("cli-help-resume"))] = False,
    save: Annotated[
        Path | None, typer.Option("--save", metavar="FILE", help=said("cli-help-save"))
    ] = None,
    lang: Lang = "",
) -> None:
    from tabularium.cli import saves
    from tabularium.cli.start import PlayArguments, sit_down

    if resume and load is None:
        load = saves.latest()
    if load is not None and (factions or seed is not None or option):
        raise BadRequest("cli-error-fixed")
    arguments = PlayArguments(
        game=game,
        lang=lang or default_language(),
        lang_given=bool(lang),
        seats=seats,
        factions=factions,
        seed=seed,
        options=option or [],
        load=load,
        save=save,
    )
    raise typer.Exit(sit_down(arguments))


@app.command(help=said("cli-help-cards"))
def cards(
    game: GameName = "altay",
    html: Annotated[
        Path | None, typer.Option("--html", metavar="FILE", help=said("cli-help-html"))
    ] = None,
    lang: Lang = "",
) -> None:
    from tabularium.cli.gallery import print_gallery, write_page
    from tabularium.presentation.games import guide_of

    talk = speak(lang or default_language())
    guide = guide_of(game)
    if html is None:
        print_gallery(out(), guide.cards(talk), talk)
        return
    title = talk.say("cli-cards-title", {"game": guide.title(talk)})
    write_page(html, title, guide, talk)
    line(out(), talk.say("cli-written", {"file": str(html)}))


@app.command("show-position", help=said("cli-help-show"), epilog=examples("cli-help-show-end"))
def show_position(
    file: Annotated[str, typer.Argument(metavar="FILE", help=said("cli-help-position-file"))],
    seat: Annotated[
        str, typer.Option("--seat", metavar="SEAT", show_default=False, help=said("cli-help-seat"))
    ] = "",
    lang: Lang = "",
) -> None:
    from tabularium.cli.show import print_position

    print_position(out(), file, seat, speak(lang or default_language()))


@app.command(help=said("cli-help-replay"), epilog=examples("cli-help-replay-end"))
def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help=said("cli-help-record-file"))],
    step: Annotated[bool, typer.Option("--step", help=said("cli-help-step"))] = False,
    to: Annotated[int | None, typer.Option("--to", metavar="N", help=said("cli-help-to"))] = None,
    lang: Lang = "",
) -> None:
    from tabularium.cli import saves
    from tabularium.cli.start import replayed
    from tabularium.cli.tables import table_of
    from tabularium.cli.walk import Walk

    save = saves.read(file)
    game = replayed(save, file)
    talk = speak(lang or default_language())
    walk = Walk(out(), game, save.seats, table_of(game.rules.info.id), talk, save.weighed)
    if step:
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
    bots: Annotated[
        list[str] | None,
        typer.Option("--bots", show_default=False, help=said("cli-help-arena-bots", BOTS)),
    ] = None,
    games: Annotated[int, typer.Option("--games", help=said("cli-help-games"))] = 100,
    seats: Annotated[str, typer.Option("--seats", help=said("cli-help-arena-seats"))] = "2",
    seed: Annotated[int, typer.Option("--seed", help=said("cli-help-arena-seed"))] = 0,
    option: Options = None,
    workers: Annotated[
        int | None,
        typer.Option("--workers", show_default=False, help=said("cli-help-workers")),
    ] = None,
    ray: Annotated[bool, typer.Option("--ray", help=said("cli-help-ray"))] = False,
    limit: Annotated[
        float | None,
        typer.Option("--limit", metavar="SECONDS", show_default=False, help=said("cli-help-limit")),
    ] = None,
    until: Annotated[
        float | None, typer.Option("--until", metavar="RATE", help=said("cli-help-until"))
    ] = None,
    folder: Annotated[
        Path | None,
        typer.Option("--out", metavar="FOLDER", show_default=False, help=said("cli-help-out")),
    ] = None,
    report: Annotated[
        Path | None,
        typer.Option(
            "--report", metavar="FOLDER", show_default=False, help=said("cli-help-report")
        ),
    ] = None,
    json: Annotated[bool, typer.Option("--json", help=said("cli-help-json"))] = False,
    lang: Lang = "",
) -> None:
    from tabularium.cli import arena as tournament

    talk = speak(lang or default_language())
    if report is not None:
        raise typer.Exit(tournament.report(report, json, talk))
    # written with commas, with spaces, or with --bots before each
    named = ",".join([*(bots or []), *(more or [])])
    arguments = tournament.ArenaArguments(game, named, games, seats, seed, option or [], until)
    hands = tournament.Hands(workers, ray, limit)
    raise typer.Exit(tournament.hold(arguments, hands, folder, json, talk))


@app.command(help=said("cli-help-serve"), epilog=examples("cli-help-serve-end"))
def serve(
    port: Annotated[
        int, typer.Option("--port", min=0, max=65535, help=said("cli-help-port"))
    ] = 8000,
    host: Annotated[str, typer.Option("--host", help=said("cli-help-host"))] = "127.0.0.1",
    db: Annotated[str, typer.Option("--db", metavar="URL", help=said("cli-help-db"))] = "",
    page: Annotated[
        Path | None, typer.Option("--page", metavar="FOLDER", help=said("cli-help-page"))
    ] = None,
    origin: Annotated[
        list[str] | None, typer.Option("--origin", metavar="URL", help=said("cli-help-origin"))
    ] = None,
    think: Annotated[float, typer.Option("--think", min=0.1, help=said("cli-help-think"))] = 10.0,
    pause: Annotated[float, typer.Option("--pause", min=0.0, help=said("cli-help-pause"))] = 0.3,
    open_: Annotated[bool, typer.Option("--open", help=said("cli-help-open"))] = False,
    verbose: Annotated[bool, typer.Option("--verbose", help=said("cli-help-verbose"))] = False,
    lang: Lang = "",
) -> None:
    from tabularium.cli import saves

    try:
        from tabularium.server.serve import address
        from tabularium.server.serve import serve as serve_tables
        from tabularium.server.settings import Settings
    except ModuleNotFoundError as missing:
        raise BadRequest("cli-error-no-server", name=missing.name or "") from None
    talk = speak(lang or default_language())
    settings = Settings(
        db=db or saves.database(),
        page=page,
        pause=pause,
        think=think,
        origins=tuple(origin or ()),
    )
    served = serve_tables(
        settings,
        host,
        port,
        lambda where: line(out(), talk.say("server-serving", {"address": where})),
        open_,
        verbose,
    )
    if not served:
        raise BadRequest("server-error-start", address=address(host, port))


@app.command(help=said("cli-help-list"))
def games(lang: Lang = "") -> None:
    from tabularium.cli.listing import print_games

    print_games(out(), speak(lang or default_language()))


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
