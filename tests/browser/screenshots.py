"""Pictures of the page for docs/screenshots: `make screenshots`. The same cards lie on the same tables every time."""

from __future__ import annotations

import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from playwright.sync_api import Browser, expect

from malina.kernel.table import Table

from .chromium import chromium
from .city import actions, code
from .past import Game, Past, Somebody, played
from .player import Player
from .serving import Serving
from .window import DESK, PHONE, SMALL

FOLDER = Path(__file__).parents[2] / "docs" / "screenshots"
HOST = "malina.example"  # what the pictures show; nobody is asked where it is
QUALITY = 84
MOST = 300 * 1024  # bytes of a picture
CLOCK = {"type": "move", "seconds": 90}

Do = Callable[[Player], object]


@dataclass(frozen=True)
class Picture:
    path: str
    size: tuple[int, int] = DESK
    lang: str = "ru"
    scheme: str = "auto"
    guest: bool = False
    do: Do = lambda player: None  # before it is taken


# ---- the moments ----


def deciding(action: str, hidden: int) -> Callable[[Table], bool]:
    """The first player sends somebody out late in the game; some cards lie face down, one of them his own."""

    def now(table: Table) -> bool:
        view = table.view(0)
        if table.over or table.waiting_for != {0} or view["turn_no"] < 17 or not view["places"]["hand"]["0"]:
            return False
        mine, others = (backs(view, seats) for seats in ({0}, {1, 2, 3}))
        return actions(table.decisions(0)[0]) == {action} and mine >= 1 and others >= hidden

    return now


def backs(view: dict[str, Any], seats: set[int]) -> int:
    rows = [row for seat, row in view["places"]["slot"].items() if int(seat) in seats]
    return sum(not card.get("public") for row in rows for pile in row.values() for card in pile)


def choosing(table: Table) -> bool:
    view = table.view(0)
    if table.over or table.waiting_for != {0} or not 8 <= view["turn_no"] <= 14 or not view["opened"]:
        return False
    return len(view["places"]["hideout"][view["opened"]]) >= 4 and table.decisions(0)[0].kind == "choose"


def close(table: Table) -> bool:
    """Over, and it was a near thing."""
    return table.over and table.result is not None and spread(table.result.points) <= 6


def spread(points: tuple[int, ...]) -> int:
    return max(points) - min(points)


# ---- who is there, and what they do ----


def furnish(past: Past) -> dict[str, Any]:
    names = {"ru": ("Саша", "Жанна", "Тимур", "Ольга"), "en": ("Sasha", "Jeanne", "Timur", "Olga")}
    people = {
        lang: [past.somebody(name, mask) for name, mask in zip(four, ("raccoon", "fox", "owl", "lynx"), strict=True)]
        for lang, four in names.items()
    }
    sharp = played("sharp", 4, deciding("assassin", 2))
    spied = played("spied", 4, deciding("spy", 1))
    hire = played("hire", 4, choosing)
    end = played("end", 4, close)
    said = {
        "ru": [(3, "на семёрке ловить нечего, поверьте", ""), (1, "«поверьте» от Ольги, конечно", "")],
        "en": [(3, "nothing to find on seven, trust me", ""), (1, "“trust me”, says Olga", "")],
    }
    titles = {"ru": "Пятничная малина", "en": "Friday den"}

    def table(name: str, lang: str, game: Game, **settings: Any) -> str:
        sasha, jeanne, timur, olga = people[lang]
        who: list[Somebody | str | None] = [sasha, jeanne, timur, olga]
        return past.table(code(name + lang), who, game, said[lang], title=titles[lang], **settings)

    for lang in names:
        table("sharp", lang, sharp, clock=CLOCK)
        table("spied", lang, spied, clock=CLOCK)
        table("hire", lang, hire, clock=CLOCK)
        table("end", lang, end, listed=True)
    me, jeanne, timur, olga = people["ru"]
    past.table(code("gather"), [me, jeanne, "regular", None], title="Пятничная малина")
    past.table(code("open"), [olga, timur, None, None], title="Новички, не бойтесь", listed=True)
    past.table(code("open two"), [jeanne, "regular", None], title="На троих", listed=True, clock=CLOCK)
    past.table(code("open three"), [timur, None], title="Дуэль", listed=True, talk=False)
    return {lang: four[0] for lang, four in people.items()}


def aim(player: Player) -> None:
    """Everything is chosen; only the word is missing."""
    expect(player.my_move).to_be_visible()
    player.press(player.handle("face-up"))
    for _ in range(6):
        if player.ready():
            break
        player.fill_in(player.open_blanks()[0])
    player.page.mouse.move(5, 300)


def pick(player: Player) -> None:
    expect(player.my_move).to_be_visible()
    player.press(player.lit("crook").nth(1))
    player.page.mouse.move(5, 300)


def rules(player: Player) -> None:
    expect(player.my_move).to_be_visible()
    player.press(player.button("table-rules-key"))
    expect(player.page.get_by_role("dialog")).to_be_visible()


def named(player: Player) -> None:
    player.fill(player.role("textbox", "room-your-name"), "Борис")
    player.press(player.role("radio", "shell-mask-boar"))


def table_is(player: Player) -> None:
    expect(player.my_move).to_be_visible()


def there(role: Any, id: str) -> Do:
    return lambda player: expect(player.role(role, id).first).to_be_visible()


PICTURES = {
    "lobby": Picture("", do=there("heading", "lobby-open")),
    "lobby-phone": Picture("", PHONE, do=there("heading", "lobby-open")),
    "create": Picture("new?game=crooks", do=there("button", "room-open")),
    "room": Picture(f"t/{code('gather')}", do=there("button", "room-deal")),
    "join": Picture(f"t/{code('gather')}", PHONE, guest=True, do=named),
    "table": Picture(f"t/{code('sharpru')}", do=aim),
    "table-phone": Picture(f"t/{code('sharpru')}", PHONE, do=aim),
    "table-small": Picture(f"t/{code('spiedru')}", SMALL, do=aim),
    "table-en": Picture(f"t/{code('hireen')}", lang="en", do=pick),
    "table-en-phone": Picture(f"t/{code('hireen')}", PHONE, lang="en", do=pick),
    "table-light": Picture(f"t/{code('spieden')}", lang="en", scheme="light", do=aim),
    "rules": Picture(f"t/{code('sharpru')}", do=rules),
    "score": Picture(f"r/{code('endru')}", do=there("region", "finished-next")),
    "score-phone": Picture(f"r/{code('endru')}", PHONE, do=there("region", "finished-next")),
    "replay": Picture(f"r/{code('endru')}?step=48&as=all", do=there("slider", "finished-replay")),
    "guide": Picture("guide/crooks", lang="en", do=there("navigation", "guide-contents")),
}


def take(browser: Browser, url: str, name: str, picture: Picture, me: dict[str, Somebody], folder: Path) -> None:
    phone = picture.size != DESK
    player = Player(
        browser,
        url,
        picture.lang,
        picture.size,
        None if picture.guest else me[picture.lang],
        touch=phone,
        scheme=picture.scheme,
        sharp=2 if phone else 1,
    )
    player.go(picture.path)
    picture.do(player)
    player.page.wait_for_load_state("networkidle")
    player.settle()
    file = folder / f"{name}.jpg"
    player.page.screenshot(path=file, type="jpeg", quality=QUALITY, animations="disabled", caret="hide")
    player.close()
    assert file.stat().st_size < MOST, f"{file.name} has {file.stat().st_size} bytes"


def main(wanted: list[str]) -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory() as folder:
        past = Past(Path(folder) / "data")
        me = furnish(past)
        past.close()
        server = Serving(Path(folder) / "data").start()
        try:
            with chromium(f"--host-resolver-rules=MAP {HOST}:80 127.0.0.1:{server.port}") as browser:
                for name in wanted or PICTURES:
                    take(browser, f"http://{HOST}", name, PICTURES[name], me, FOLDER)
        finally:
            server.stop()


if __name__ == "__main__":
    main(sys.argv[1:])
