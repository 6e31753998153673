"""The built page: files from a folder, and its front page for the addresses it draws itself."""

from __future__ import annotations

import mimetypes
from pathlib import Path

from litestar import Response, get

from tabularium.locale import talk
from tabularium.server.asking import server_of
from tabularium.server.errors import NotFound
from tabularium.server.problems import Asked, spoken

INDEX = "index.html"
DRAWN = ("t", "new", "rules", "cards", "glossary", "tour")  # what the page draws itself
HASHED = "assets"  # names that change with their contents
_HERE = Path(__file__).resolve()


def find_page() -> Path | None:
    """The page beside this package, or the one that was built in a checkout."""
    for folder in (_HERE.parent / "page", _HERE.parents[3] / "web" / "dist"):
        if (folder / INDEX).is_file():
            return folder
    return None


def file_of(folder: Path, path: str) -> Path:
    """The file an address means; NotFound when it is none of the page's."""
    wanted = path.strip("/")
    if not wanted or wanted.split("/")[0] in DRAWN:
        return folder / INDEX
    if "\0" in wanted:
        raise NotFound("server-error-not-found")
    file = (folder / wanted).resolve()
    if not file.is_relative_to(folder.resolve()) or not file.is_file():
        raise NotFound("server-error-not-found")
    return file


@get(["/", "/{path:path}"])
async def page(request: Asked) -> Response[bytes]:
    """A file of the page."""
    path = str(request.path_params.get("path", ""))
    folder = server_of(request).settings.page or find_page()
    if folder is None:
        if path.strip("/"):
            raise NotFound("server-error-not-found")
        text = talk(spoken(request)).say("server-no-page")
        return Response(text.encode(), media_type="text/plain")
    file = file_of(folder, path)
    kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    forever = path.strip("/").split("/")[0] == HASHED
    caching = "public, max-age=31536000, immutable" if forever else "no-cache"
    return Response(file.read_bytes(), media_type=kind, headers={"Cache-Control": caching})
