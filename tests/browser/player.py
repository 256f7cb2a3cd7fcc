"""Somebody who plays Crooks through the page: looks at what is lit, and decides."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from .window import Window


class Player(Window):
    """The lit things carry the blank they fill; the sentence says which blanks are open."""

    @property
    def bar(self) -> Locator:
        return self.role("region", "table-decision")

    @property
    def primary(self) -> Locator:
        """The button that does it, whatever it is called now."""
        return self.page.locator('[data-handle^="do-"]').first

    @property
    def over(self) -> Locator:
        """The way to the score, while the cards still lie on the table or are being turned."""
        return self.page.locator(
            '[data-handle="finale-skip"], [data-handle="finale-over"], [data-handle="score"]'
        ).first

    @property
    def my_move(self) -> Locator:
        return self.page.locator('[data-handle^="do-"]').first

    @property
    def score(self) -> Locator:
        """What there is to do when it is over."""
        return self.role("region", "finished-next")

    def verb(self) -> str:
        return (self.primary.get_attribute("data-handle") or "").removeprefix("do-")

    def lit(self, blank: str) -> Locator:
        """What may be filled in and is not."""
        may = ':not([aria-disabled="true"]):not([aria-pressed="true"]):not([aria-checked="true"])'
        return self.page.locator(f'[data-blank="{blank}"]{may}')

    def open_blanks(self) -> list[str]:
        """The empty places in the sentence; those that are filled are called after what is in them."""
        found = self.bar.locator('[data-handle^="tag-"]:not([aria-label])').all()
        return [(one.get_attribute("data-handle") or "").removeprefix("tag-") for one in found]

    def ready(self) -> bool:
        return self.primary.get_attribute("aria-disabled") != "true"

    def confirm(self) -> None:
        """The move is made when the table asks something else, or somebody else, and the page has heard of both."""
        expect(self.primary).not_to_have_attribute("aria-disabled", "true")
        verb = self.verb()
        self.press(self.primary)
        expect(self.handle(f"do-{verb}")).to_be_hidden()
        self.idle()
        if self.keys:
            assert not self.unfocused(), f"the focus is lost after {verb}"

    def idle(self) -> None:
        """Nothing can be filled in before the server has said yes, even if the next question is there already."""
        expect(self.page.locator('.decide[aria-busy="true"]')).to_have_count(0)

    # ---- the three decisions, and the way out ----

    def recruit(self, which: int = 0) -> None:
        self.press(self.lit("hideout").nth(which))
        self.confirm()

    def hire(self) -> None:
        """The first who can be hired."""
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
        """Press it, unless it is chosen already because nothing else is possible."""
        if "true" not in (thing.get_attribute("aria-checked"), thing.get_attribute("aria-pressed")):
            self.press(thing)

    def fill_in(self, blank: str) -> None:
        """Some of the lit things go with what is chosen; the first that does. If none does, one of them is chosen
        instead, and what did not go with it is open again."""
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
