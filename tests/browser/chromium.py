"""The browser: Chromium, headless and without background requests; the headless shell if it is installed."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Browser, sync_playwright

NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
# No background requests of the browser itself, so that every request is the page's.
ARGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    "--font-render-hinting=none",
)


def find() -> str:
    """The path of Chromium, which `make test` has installed by `scripts/chromium`."""
    given = os.environ.get("MALINA_CHROMIUM", "")
    found = shutil.which(given) if given else next(filter(None, map(shutil.which, NAMES)), None)
    if not found:
        raise RuntimeError(
            f"no Chromium{f' at {given}' if given else ''}: run scripts/chromium, or set MALINA_CHROMIUM"
        )
    return found


@contextmanager
def chromium(*args: str) -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find(), args=[*ARGS, *args])
        try:
            yield browser
        finally:
            browser.close()
