"""Static files: the built page, served from memory, with its one HTML for every other path."""

from __future__ import annotations

import mimetypes
import re
from html import escape
from pathlib import Path
from typing import Any

from litestar import Request, Response, route
from litestar.di import NamedDependency as Given
from litestar.exceptions import NotFoundException

from ...kernel.refusal import Refusal
from ..live.hub import Hub
from ..outbound.picture import SIZE, Moment, icons, language
from ..tables import records

FOLDER = Path(__file__).parents[1] / "page"
RECORD = re.compile(r"r/([^/]+)")
PAGES = re.compile(r"(|(t|r|first)/[^/]+(/.*)?|(new|guide|records|mine|settings|credits|device)(/.*)?)")  # App.svelte
FOREVER = "public, max-age=31536000, immutable"  # the names of assets change with their content
mimetypes.add_type("application/manifest+json", ".webmanifest")
mimetypes.add_type("text/javascript", ".js")
mimetypes.add_type("font/woff2", ".woff2")


class Page:
    def __init__(self, root_path: str, address: str, folder: Path = FOLDER) -> None:
        self.files = {str(f.relative_to(folder).as_posix()): f.read_bytes() for f in folder.rglob("*") if f.is_file()}
        self.root_path = root_path
        self.icons = icons(self.files)
        html = self.files.pop("index.html", b"").decode() or NOT_BUILT
        meta = f'<meta name="malina-address" content="{escape(address)}" />'
        self.html = html.replace('<base href="/" />', f'<base href="{escape(root_path)}/" />{meta}', 1)

    def answer(self, path: str, preview: str = "") -> Response[Any]:
        if (data := self.files.get(path)) is not None:
            kind, _ = mimetypes.guess_type(path)
            cache = FOREVER if path.startswith("assets/") else "no-cache"
            return Response(data, media_type=kind or "application/octet-stream", headers={"cache-control": cache})
        if path.startswith(("api/", "assets/")):
            raise NotFoundException
        status = 200 if PAGES.fullmatch(path) else 404  # the page says so itself
        headers = {"cache-control": "no-cache"}
        html = self.html.replace("</head>", f"{preview}</head>", 1) if preview else self.html
        return Response(html, media_type="text/html", status_code=status, headers=headers)


NOT_BUILT = """<!doctype html><meta charset="utf-8"><title>Malina</title>
<p>Страница ещё не собрана: <code>make page</code>.<p>The page is not built yet: <code>make page</code>.
"""


@route(["/", "/{path:path}"], http_method=["GET", "HEAD"], include_in_schema=False)
async def page_file(request: Request[Any, Any, Any], page: Given[Page], hub: Given[Hub]) -> Response[Any]:
    path = request.scope["path"].lstrip("/")
    record = RECORD.fullmatch(path)
    return page.answer(path, await preview(request, hub, record[1], page.root_path) if record else "")


async def preview(request: Request[Any, Any, Any], hub: Hub, id: str, root_path: str) -> str:
    """What chats read of a link to a moment of a finished game, if strangers may see it: they bring no cookie."""
    try:
        live = await hub.live(id)
        if not live.may_watch(""):
            return ""
        ended = await records.look_back(live, hub.archive)
        asked = request.query_params.get("step", "")
        step = int(asked) if asked.isdecimal() else ended.film.length - 1
        lang = language(request.query_params.get("lang", ""))
        moment = Moment(live.room, ended, step, lang)
    except Refusal:
        return ""
    base = f"{request.url.scheme}://{request.url.netloc}{root_path}"
    width, height = SIZE
    tags = {
        "og:type": "website",
        "og:title": moment.game,
        "og:description": moment.words,
        "og:image": f"{base}/api/records/{live.room.id}/steps/{step}/picture?lang={lang}",
        "og:image:width": str(width),
        "og:image:height": str(height),
        "twitter:card": "summary_large_image",
    }
    return "".join(f'<meta property="{name}" content="{escape(value)}" />' for name, value in tags.items())
