"""Static files: the built page, served from memory, with its one HTML for every other path."""

from __future__ import annotations

import mimetypes
from html import escape
from pathlib import Path
from typing import Any

from litestar import Request, Response, route
from litestar.di import NamedDependency as Given
from litestar.exceptions import NotFoundException

FOLDER = Path(__file__).parents[1] / "page"
FOREVER = "public, max-age=31536000, immutable"  # the names of assets change with their content
mimetypes.add_type("application/manifest+json", ".webmanifest")
mimetypes.add_type("text/javascript", ".js")
mimetypes.add_type("font/woff2", ".woff2")


class Page:
    def __init__(self, root_path: str, address: str, folder: Path = FOLDER) -> None:
        self.files = {str(f.relative_to(folder).as_posix()): f.read_bytes() for f in folder.rglob("*") if f.is_file()}
        html = self.files.pop("index.html", b"").decode() or NOT_BUILT
        meta = f'<meta name="malina-address" content="{escape(address)}" />'
        self.html = html.replace('<base href="/" />', f'<base href="{escape(root_path)}/" />{meta}', 1)

    def answer(self, path: str) -> Response[Any]:
        if (data := self.files.get(path)) is not None:
            kind, _ = mimetypes.guess_type(path)
            cache = FOREVER if path.startswith("assets/") else "no-cache"
            return Response(data, media_type=kind or "application/octet-stream", headers={"cache-control": cache})
        if path.startswith(("api/", "assets/")):
            raise NotFoundException
        return Response(self.html, media_type="text/html; charset=utf-8", headers={"cache-control": "no-cache"})


NOT_BUILT = """<!doctype html><meta charset="utf-8"><title>Malina</title>
<p>Страница ещё не собрана: <code>make page</code>.<p>The page is not built yet: <code>make page</code>.
"""


@route(["/", "/{path:path}"], http_method=["GET", "HEAD"], include_in_schema=False)
async def page_file(request: Request[Any, Any, Any], page: Given[Page]) -> Response[Any]:
    return page.answer(request.scope["path"].lstrip("/"))
