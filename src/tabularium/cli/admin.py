"""``tabularium admin``: the commands of those who own a server. What they do is in ``owner.py``."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer

from tabularium.cli.language import examples, said
from tabularium.cli.options import Json, Lang, option_of

admin: typer.Typer = typer.Typer(
    no_args_is_help=True,
    help=said("admin-help"),
    epilog=examples("admin-help-end"),
)


def _own(flag: str, **more: Any) -> Any:
    """An option of these commands; its help has the name of the option."""
    return typer.Option(flag, help=said(f"admin-help-{flag[2:]}"), show_default=False, **more)


Db = Annotated[str | None, option_of("--db", metavar="URL")]
Config = Annotated[Path | None, option_of("--config", metavar="FILE")]
Yes = Annotated[bool, _own("--yes")]
Name = Annotated[str, typer.Argument(metavar="TABLE", help=said("admin-help-table-name"))]
Names = Annotated[list[str], typer.Argument(metavar="TABLE...", help=said("admin-help-table-name"))]


@admin.command(help=said("admin-help-tables"), epilog=examples("admin-help-tables-end"))
def tables(
    game: Annotated[str, _own("--game")] = "",
    idle: Annotated[str, _own("--idle", metavar="30d")] = "",
    name: Annotated[str, _own("--name")] = "",
    owner: Annotated[str, _own("--owner")] = "",
    over: Annotated[bool | None, typer.Option("--over/--running", help=said("admin-help-over"))] = (
        None
    ),
    limit: Annotated[int, _own("--limit", min=1)] = 50,
    json: Json = False,
    db: Db = None,
    config: Config = None,
    lang: Lang = "",
) -> None:
    from tabularium.cli import owner as doing

    doing.list_tables(doing.house(db, config, lang), game, idle, name, owner, over, limit, json)


@admin.command(help=said("admin-help-show"))
def show(
    table: Name, json: Json = False, db: Db = None, config: Config = None, lang: Lang = ""
) -> None:
    from tabularium.cli import owner as doing

    doing.show_table(doing.house(db, config, lang), table, json)


@admin.command(help=said("admin-help-expire"), epilog=examples("admin-help-expire-end"))
def expire(
    older: Annotated[str, _own("--older", metavar="90d")] = "",
    dry_run: Annotated[bool, _own("--dry-run")] = False,
    yes: Yes = False,
    db: Db = None,
    config: Config = None,
    lang: Lang = "",
) -> None:
    from tabularium.cli import owner as doing

    doing.expire(doing.house(db, config, lang), older, dry_run, yes)


@admin.command(help=said("admin-help-delete"))
def delete(
    table: Names, yes: Yes = False, db: Db = None, config: Config = None, lang: Lang = ""
) -> None:
    from tabularium.cli import owner as doing

    doing.delete(doing.house(db, config, lang), table, yes)


@admin.command(help=said("admin-help-forget"), epilog=examples("admin-help-forget-end"))
def forget(
    link: Annotated[
        list[str] | None, typer.Argument(metavar="[LINK]...", help=said("admin-help-link"))
    ] = None,
    table: Annotated[str, _own("--table")] = "",
    seat: Annotated[int | None, _own("--seat", min=0)] = None,
    name: Annotated[str, _own("--name")] = "",
    stay: Annotated[bool, _own("--stay")] = False,
    yes: Yes = False,
    db: Db = None,
    config: Config = None,
    lang: Lang = "",
) -> None:
    from tabularium.cli import owner as doing

    house = doing.house(db, config, lang)
    doing.forget(house, link or [], table, seat, name, stay, yes)


@admin.command(help=said("admin-help-revoke"))
def revoke(
    table: Name,
    seat: Annotated[int | None, _own("--seat", min=0)] = None,
    yes: Yes = False,
    db: Db = None,
    config: Config = None,
    lang: Lang = "",
) -> None:
    from tabularium.cli import owner as doing

    doing.revoke(doing.house(db, config, lang), table, seat, yes)


@admin.command(help=said("admin-help-close"))
def close(db: Db = None, config: Config = None, lang: Lang = "") -> None:
    from tabularium.cli import owner as doing

    doing.close(doing.house(db, config, lang))


@admin.command("open", help=said("admin-help-open"))
def open_again(db: Db = None, config: Config = None, lang: Lang = "") -> None:
    from tabularium.cli import owner as doing

    doing.open_again(doing.house(db, config, lang))


@admin.command(help=said("admin-help-backup"))
def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help=said("admin-help-backup-file"))],
    db: Db = None,
    config: Config = None,
    lang: Lang = "",
) -> None:
    from tabularium.cli import owner as doing

    doing.back_up(doing.house(db, config, lang), file)


@admin.command(help=said("admin-help-restore"))
def restore(
    file: Annotated[Path, typer.Argument(metavar="FILE", help=said("admin-help-backup-file"))],
    replace: Annotated[bool, _own("--replace")] = False,
    yes: Yes = False,
    db: Db = None,
    config: Config = None,
    lang: Lang = "",
) -> None:
    from tabularium.cli import owner as doing

    doing.restore(doing.house(db, config, lang), file, replace, yes)
