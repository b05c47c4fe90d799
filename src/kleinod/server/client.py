"""The web client's files, as they were built into the package or lie beside the sources."""

import gzip
from functools import lru_cache
from pathlib import Path
from typing import Annotated, Any

from litestar import Request, Response, Router, get
from litestar.params import PathParameter

from kleinod.server import words
from kleinod.server.words import Unknown

PLACES = (Path(__file__).parent / "static", Path(__file__).parents[3] / "web" / "dist")
FOREVER = "public, max-age=31536000, immutable"
"""For files whose names change with their content."""
KINDS = {
    ".css": "text/css",
    ".html": "text/html",
    ".ico": "image/x-icon",
    ".js": "text/javascript",
    ".json": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
"""By their ends; the machine's own list may be anything, and browsers take only what is named rightly."""
PACKED = (".css", ".html", ".js", ".json", ".svg", ".txt", ".webmanifest")
"""What becomes smaller by it."""
NOT_BUILT = "<!doctype html><title>Kleinod</title><p>The web client is not built: run <code>make web</code>.</p>"


def folder() -> Path | None:
    for place in PLACES:
        if (place / "index.html").is_file():
            return place
    return None


def _find(name: str) -> Path | None:
    """A file of the client, and no other."""
    found = folder()
    if found is None:
        return None
    try:
        path = (found / name.lstrip("/")).resolve()
        return path if path.is_relative_to(found.resolve()) and path.is_file() else None
    except (OSError, ValueError):  # no name that a file could have
        return None


def _page() -> Response[bytes]:
    """The client itself; it finds out by the address what to show."""
    found = folder()
    body = NOT_BUILT.encode() if found is None else (found / "index.html").read_bytes()
    return Response(body, media_type="text/html", headers={"cache-control": "no-cache"})


@get(["/", "/t/{rest:path}", "/replay/{rest:path}", "/new/{rest:path}", "/me/{rest:path}"], include_in_schema=False)
async def page() -> Response[bytes]:
    return _page()


@get("/{name:path}", include_in_schema=False, sync_to_thread=True)
def file(request: Request[Any, Any, Any], name: Annotated[str, PathParameter(max_length=300)]) -> Response[bytes]:
    path = _find(name)
    if path is None:
        raise Unknown(words.NO_PAGE)
    packed = path.suffix in PACKED and "gzip" in request.headers.get("accept-encoding", "")
    headers = {"cache-control": FOREVER if path.parent.name == "assets" else "no-cache", "vary": "accept-encoding"}
    if packed:
        headers["content-encoding"] = "gzip"
    body = _packed(path, path.stat().st_mtime_ns) if packed else path.read_bytes()
    return Response(body, media_type=KINDS.get(path.suffix, "application/octet-stream"), headers=headers)


@lru_cache(maxsize=256)
def _packed(path: Path, changed: int) -> bytes:
    """A file, packed once for each time that it has changed."""
    return gzip.compress(path.read_bytes(), mtime=0)


router = Router("", route_handlers=[page, file])
