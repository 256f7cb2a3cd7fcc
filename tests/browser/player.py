"""Page object: a player of Crooks who uses the page as people do, choosing among what is highlighted."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from .window import Window


class Player(Window):
    """Highlighted elements have the blank they fill in `data-blank`; the decision bar shows which blanks are open."""

    @property
    def bar(self) -> Locator:
        return self.role("region", "table-decision")

    @property
    def primary(self) -> Locator:
        """The button that confirms the move, whatever its label is now."""
        return self.page.locator('[data-handle^="do-"]').first

    @property
    def over(self) -> Locator:
        """The button that leads to the score, while the final animation runs or after it."""
        return self.page.locator(
            '[data-handle="finale-skip"], [data-handle="finale-over"], [data-handle="score"]'
        ).first

    @property
    def my_move(self) -> Locator:
        return self.page.locator('[data-handle^="do-"]').first

    @property
    def score(self) -> Locator:
        """The region with the next steps after a finished game."""
        return self.role("region", "finished-next")

    def verb(self) -> str:
        return (self.primary.get_attribute("data-handle") or "").removeprefix("do-")

    def lit(self, blank: str) -> Locator:
        """The elements that can be chosen for this blank and are not chosen yet."""
        may = ':not([aria-disabled="true"]):not([aria-pressed="true"]):not([aria-checked="true"])'
        return self.page.locator(f'[data-blank="{blank}"]{may}')

    def open_blanks(self) -> list[str]:
        """The open blanks in the decision bar; filled ones have an accessible name."""
        found = self.bar.locator('[data-handle^="tag-"]:not([aria-label])').all()
        return [(one.get_attribute("data-handle") or "").removeprefix("tag-") for one in found]

    def ready(self) -> bool:
        return self.primary.get_attribute("aria-disabled") != "true"

    def confirm(self) -> None:
        """Confirm the move, and wait until the page shows the next state."""
        expect(self.primary).not_to_have_attribute("aria-disabled", "true")
        verb = self.verb()
        self.press(self.primary)
        expect(self.handle(f"do-{verb}")).to_be_hidden()
        self.idle()
        if self.keys:
            assert not self.unfocused(), f"the focus is lost after {verb}"

    def idle(self) -> None:
        """Wait until the server has acknowledged the last move: before, the page accepts no input."""
        expect(self.page.locator('.decide[aria-busy="true"]')).to_have_count(0)

    # ---- the three decisions, and the way out ----

    def recruit(self, which: int = 0) -> None:
        self.press(self.lit("hideout").nth(which))
        self.confirm()

    def hire(self) -> None:
        """Hire the first crook possible."""
        self.fill_in("crook")
        self.confirm()

    def place(self, face: str) -> None:
        if self.handle(f"face-{face}").get_attribute("aria-disabled") != "true":
            self.choose(self.handle(f"face-{face}"))
        for _ in range(8):
            if self.ready():
                return self.confirm()
            self.fill_in(self.open_blanks()[0])
        raise AssertionError(f"open after all: {self.open_blanks()}")

    def resign(self) -> None:
        if self.verb() != "pass":
            self.press(self.handle("verb-pass"))
        self.confirm()

    def choose(self, thing: Locator) -> None:
        """Press it, unless it is chosen already (the page preselects what is the only choice)."""
        if "true" not in (thing.get_attribute("aria-checked"), thing.get_attribute("aria-pressed")):
            self.press(thing)

    def fill_in(self, blank: str) -> None:
        """Fill a blank with the first highlighted element that fits the choices so far. If none does, choose one
        anyway: choices that conflict with it are open again then."""
        if blank not in self.open_blanks():
            return
        before = len(self.open_blanks())
        for thing in self.lit(blank).all():
            if not thing.count():  # the chosen one is not among the lit ones
                break
            self.press(thing)
            if len(self.open_blanks()) < before:
                return
        assert blank not in self.open_blanks(), f"nothing fills {blank}"
