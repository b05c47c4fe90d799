"""Serves the files of the web client, from the package or from `web/dist` beside the sources."""

import gzip
from functools import lru_cache
from pathlib import Path
from typing import Annotated, Any

from litestar import Request, Response, Router, get
from litestar.params import PathParameter

from kleinod.server import texts
from kleinod.server.errors import NotFound

FOLDERS = (Path(__file__).parent / "static", Path(__file__).parents[3] / "web" / "dist")
IMMUTABLE = "public, max-age=31536000, immutable"
"""For files whose names change with their content."""
MEDIA_TYPES = {
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
"""By file extension; the list of the operating system may be incomplete or wrong."""
COMPRESSED = (".css", ".html", ".js", ".json", ".svg", ".txt", ".webmanifest")
"""Extensions of files that are sent gzipped."""
NOT_BUILT = "<!doctype html><title>Kleinod</title><p>The web client is not built: run <code>make web</code>.</p>"


def client_folder() -> Path | None:
    for folder in FOLDERS:
        if (folder / "index.html").is_file():
            return folder
    return None


def _find(name: str) -> Path | None:
    """The path of a file of the client; None for anything outside its folder."""
    found = client_folder()
    if found is None:
        return None
    try:
        path = (found / name.lstrip("/")).resolve()
        return path if path.is_relative_to(found.resolve()) and path.is_file() else None
    except (OSError, ValueError):  # not a valid file name
        return None


def _page() -> Response[bytes]:
    """The page of the client, which decides by the address what to show."""
    found = client_folder()
    body = NOT_BUILT.encode() if found is None else (found / "index.html").read_bytes()
    return Response(body, media_type="text/html", headers={"cache-control": "no-cache"})


@get(["/", "/t/{rest:path}", "/replay/{rest:path}", "/new/{rest:path}", "/me/{rest:path}"], include_in_schema=False)
async def page() -> Response[bytes]:
    return _page()


@get("/{name:path}", include_in_schema=False, sync_to_thread=True)
def file(request: Request[Any, Any, Any], name: Annotated[str, PathParameter(max_length=300)]) -> Response[bytes]:
    path = _find(name)
    if path is None:
        raise NotFound(texts.NO_PAGE)
    compressed = path.suffix in COMPRESSED and "gzip" in request.headers.get("accept-encoding", "")
    headers = {"cache-control": IMMUTABLE if path.parent.name == "assets" else "no-cache", "vary": "accept-encoding"}
    if compressed:
        headers["content-encoding"] = "gzip"
    body = _compressed(path, path.stat().st_mtime_ns) if compressed else path.read_bytes()
    return Response(body, media_type=MEDIA_TYPES.get(path.suffix, "application/octet-stream"), headers=headers)


@lru_cache(maxsize=256)
def _compressed(path: Path, changed: int) -> bytes:
    """A gzipped file, compressed again only when it has changed."""
    return gzip.compress(path.read_bytes(), mtime=0)


router = Router("", route_handlers=[page, file])
