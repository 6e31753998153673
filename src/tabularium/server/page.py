"""The built page, and the documents under /docs: files from folders, compressed beforehand."""

from __future__ import annotations

from pathlib import Path
from typing import Any
from wsgiref.headers import Headers

from litestar import Response, get
from servestatic import ServeStaticASGI

from tabularium.locale import talk
from tabularium.server.errors import NotFound
from tabularium.server.problems import Asked, spoken
from tabularium.server.settings import Settings

INDEX = "index.html"
DRAWN = ("t", "new", "rules", "cards", "glossary", "tour")  # what the page draws itself
HASHED = "/assets/"  # names that change with their contents
DOCUMENTS = "/docs/"
_PACKAGE = Path(__file__).resolve().parents[1]
_ROOT = _PACKAGE.parents[1]


def find(*folders: Path) -> Path | None:
    """The first of these folders that holds pages."""
    return next((folder for folder in folders if (folder / INDEX).is_file()), None)


def find_page() -> Path | None:
    """The page that came with this package, or the one that was built in a checkout."""
    return find(_PACKAGE / "page", _ROOT / "web" / "dist")


def find_documents() -> Path | None:
    """The documents that came with this package, or those that were built in a checkout."""
    return find(_PACKAGE / "documents", _ROOT / "build" / "site")


class Pages(ServeStaticASGI):  # type: ignore[misc]  # it carries no types
    """Serves the files of the page and the documents; passes on what is neither."""

    def __init__(self, app: Any, settings: Settings) -> None:
        super().__init__(
            app,
            max_age=None,
            allow_all_origins=False,
            index_file=INDEX,
            immutable_file_test=lambda path, url: url.startswith(HASHED),
            add_headers_function=_ask_again,
        )
        folder = settings.page or find_page()
        if folder is not None:
            self.add_files(folder)
        documents = find_documents()
        self.documented: bool = documents is not None
        if documents is not None:
            self.add_files(documents, DOCUMENTS)

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "http" and "/" in self.files and drawn(scope["path"]):
            scope = {**scope, "path": "/"}
        await super().__call__(scope, receive, send)


def drawn(path: str) -> bool:
    """Whether the page itself draws what is at an address."""
    return path.strip("/").split("/")[0] in DRAWN


def _ask_again(headers: Headers, path: str, url: str) -> None:
    """What may change under its name is asked for again each time."""
    if "Cache-Control" not in headers:
        headers["Cache-Control"] = "no-cache"


@get(["/", "/{path:path}"])
async def no_page(request: Asked) -> Response[bytes]:
    """What is no file: without a page its front says how to build one."""
    path = str(request.path_params.get("path", "")).strip("/")
    if path and path != DOCUMENTS.strip("/"):
        raise NotFound("server-error-not-found")
    text = talk(spoken(request)).say("server-no-documents" if path else "server-no-page")
    return Response(text.encode(), media_type="text/plain")
