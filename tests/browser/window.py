"""Page object: a browser window and its user, who touches, types or clicks, and reads one language."""

from __future__ import annotations

import json
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import Browser, ConsoleMessage, Locator, Position, Request, expect

from .past import Somebody
from .words import say

DESK = (1440, 900)
TABLET = (768, 1024)
PHONE = (390, 844)
SMALL = (360, 640)
LOCALES = {"ru": "ru-RU", "en": "en-US"}


class Window:
    def __init__(
        self,
        browser: Browser,
        url: str,
        lang: str,
        size: tuple[int, int] = DESK,
        who: Somebody | None = None,
        *,
        touch: bool = False,
        keys: bool = False,
        moving: bool = False,
        scheme: str = "auto",
        sharp: float = 1,
        worker: bool = False,
    ) -> None:
        self.url, self.lang, self.keys, self.touch = url, lang, keys, touch
        self.context = browser.new_context(
            locale=LOCALES[lang],
            viewport={"width": size[0], "height": size[1]},
            has_touch=touch,
            is_mobile=touch,
            device_scale_factor=sharp,
            reduced_motion="no-preference" if moving else "reduce",
            # Its precache would fetch the whole page in every window of every test.
            service_workers="allow" if worker else "block",
        )
        self.context.set_default_timeout(30_000)
        if "://127.0.0.1" in url:  # there is no clipboard where the browser sees no secure origin
            self.context.grant_permissions(["clipboard-read", "clipboard-write"], origin=origin(url))
        if who:
            self.context.add_cookies([{"name": "malina", "value": who.cookie, "url": url}])
        if scheme != "auto":
            self.set(scheme=scheme)
        self.troubles: list[str] = []  # uncaught errors, and errors and warnings in the console
        self.bears = ["registration blocked by Playwright"]  # texts of those that are ignored
        self.strangers: list[str] = []  # requests to other hosts
        self.context.on("console", self._said)
        self.context.on("weberror", lambda error: self.troubles.append(str(error.error)))
        self.context.on("request", self._asked)
        self.page = self.context.new_page()

    def _said(self, message: ConsoleMessage) -> None:
        page = message.page.url if message.page else ""
        if "404" in message.text and message.location["url"] == page:
            return  # an expected 404: the page shows it to people
        if message.type in ("error", "warning") and not any(words in message.text for words in self.bears):
            self.troubles.append(f"{message.type}: {message.text} ({page})")

    def _asked(self, request: Request) -> None:
        if urlsplit(request.url).scheme not in ("data", "blob") and origin(request.url) != origin(self.url):
            self.strangers.append(request.url)

    def set(self, **settings: str) -> None:
        """Preset the page's local storage before its first visit."""
        self.context.add_init_script(
            "if (location.protocol.startsWith('http') && !localStorage.getItem('malina'))"
            f"localStorage.setItem('malina', {json.dumps(json.dumps(settings))})"
        )

    def close(self) -> None:
        self.context.close()

    def bear(self, words: str) -> None:
        """Expect an error in the console with these words."""
        self.bears.append(words)

    # ---- where ----

    def go(self, path: str = "") -> Window:
        self.page.goto(path if "://" in path else f"{self.url}/{path}")
        return self

    # ---- what is there ----

    def say(self, id: str, **args: Any) -> str:
        return say(self.lang, id, **args)

    def role(self, role: Any, id: str, exact: bool = False, **args: Any) -> Locator:
        return self.page.get_by_role(role, name=self.say(id, **args), exact=exact)

    def button(self, id: str, **args: Any) -> Locator:
        return self.role("button", id, **args)

    def text(self, id: str, exact: bool = False, **args: Any) -> Locator:
        """The first visible element with this message."""
        return self.page.get_by_text(self.say(id, **args), exact=exact).filter(visible=True).first

    def handle(self, handle: str) -> Locator:
        return self.page.locator(f'[data-handle="{handle}"]')

    # ---- hands ----

    def press(
        self, target: Locator, *, in_vain: bool = False, at: Position | None = None, within: float | None = None
    ) -> None:
        """Press with touch, mouse or keyboard. `in_vain`: press a disabled element, to be told why. `at`: not in its
        middle. `within`: timeout in milliseconds, where it may go away meanwhile."""
        expect(target).to_be_visible(timeout=within)
        if self.keys:
            self.reach(target, within)
            self.page.keyboard.press("Enter")
        elif self.touch:
            target.tap(force=in_vain, position=at, timeout=within)
        else:
            target.click(force=in_vain, position=at, timeout=within)

    def fill(self, target: Locator, words: str) -> None:
        if self.keys:
            self.reach(target)
        else:
            self.press(target)
        self.page.keyboard.press("Control+A")
        self.page.keyboard.type(words)
        expect(target).to_have_value(words)

    def reach(self, target: Locator, within: float | None = None) -> None:
        """Move the focus by keyboard: Tab or Shift+Tab to the element or its group, arrows inside a group; limited."""
        been: set[int] = set()
        for _ in range(120):
            where = target.evaluate(WHERE, timeout=within)
            if where == "there":
                return
            if where in ("before", "after"):
                self.page.keyboard.press("Shift+Tab" if where == "before" else "Tab")
                continue
            # Towards it; after a repeated position step by step in one direction.
            towards, on, at = where
            self.page.keyboard.press(on if at in been else towards)
            been.add(at)
        raise AssertionError(f"the keyboard does not reach {target}; it is at {self.focused()}")

    def settle(self) -> None:
        """Wait until fonts are loaded and animations have ended."""
        self.page.evaluate(
            """async () => {
              await document.fonts.ready;
              await Promise.all(document.getAnimations().filter((one) => one.effect.getTiming().iterations < 9)
                .map((one) => one.finished.catch(() => null)));
              await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
            }"""
        )

    def focused(self) -> str:
        """The HTML of the focused element, shortened."""
        return str(self.page.evaluate("() => document.activeElement?.outerHTML.slice(0, 200) ?? ''"))

    def unfocused(self) -> bool:
        return bool(self.page.evaluate("() => document.activeElement === document.body"))


WHERE = """(target) => {
  const here = document.activeElement;
  if (here === target) return 'there';
  const group = target.closest('[role=group], [role=radiogroup], [role=menu], [role=toolbar]');
  if (target.tabIndex >= 0 || !group?.contains(here) || here === group)
    return here.compareDocumentPosition(target) & Node.DOCUMENT_POSITION_PRECEDING ? 'before' : 'after';
  const from = here.getBoundingClientRect(), to = target.getBoundingClientRect();
  const dx = to.x + to.width / 2 - from.x - from.width / 2, dy = to.y + to.height / 2 - from.y - from.height / 2;
  const on = here.compareDocumentPosition(target) & Node.DOCUMENT_POSITION_FOLLOWING ? 'ArrowRight' : 'ArrowLeft';
  const across = dx > 0 ? 'ArrowRight' : 'ArrowLeft', along = dy > 0 ? 'ArrowDown' : 'ArrowUp';
  return [Math.abs(dy) > Math.abs(dx) ? along : across, on, [...group.querySelectorAll('*')].indexOf(here)];
}"""


def origin(url: str) -> str:
    parts = urlsplit(url)
    return f"{parts.scheme.replace('ws', 'http')}://{parts.netloc}"
