"""Screenshots of the page for docs/screenshots: `make screenshots`. Deterministic: the same cards every time."""

from __future__ import annotations

import sys
from collections.abc import Callable
from contextlib import ExitStack
from dataclasses import dataclass
from io import BytesIO
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from PIL import Image
from playwright.sync_api import Browser, expect

import malina
from malina.kernel.table import Table

from . import fair
from .chromium import chromium
from .city import actions, asks, code
from .hand import hand
from .past import Game, Past, Somebody, played
from .player import Player
from .serving import Serving
from .window import DESK, PHONE, SMALL

FOLDER = Path(__file__).parents[2] / "docs" / "screenshots"
HOST = "malina.example"  # the address that the pictures show; it is never resolved
MOST = 350 * 1024  # bytes of a picture at most
CLOCK = {"type": "move", "seconds": 180}

Do = Callable[[Player], object]


@dataclass(frozen=True)
class Picture:
    path: str
    size: tuple[int, int] = DESK
    lang: str = "ru"
    scheme: str = "auto"
    guest: bool = False
    do: Do = lambda player: None  # actions before it is taken


# ---- the moments ----


def deciding(action: str, hidden: int) -> Callable[[Table], bool]:
    """The first player sends somebody out late in the game; some cards lie face down, one of them their own."""

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


def under_fire(table: Table) -> bool:
    """The first player is shot at in a game that has gone on for a while, and could dodge."""
    view = table.view(0)
    if table.over or table.waiting_for != {0} or view["turn_no"] < 16 or len(view["ring"]) < 6:
        return False
    lying = sum(len(cards) for cards in view["places"]["front"].values())
    decision = table.decisions(0)[0]
    dodges = [move for move in decision.moves if move["cmd"] == "miss"]
    return decision.kind == "dodge_shot" and bool(dodges) and lying >= 6 and len(view["places"]["hand"]["0"]) >= 4


def close(table: Table) -> bool:
    """Over, and the first player came close."""
    points = table.result.points if table.result else (0,)
    return table.over and max(points) >= 14 and 1 <= max(points) - points[0] <= 2 and sorted(points)[-2] == points[0]


def bargaining(sheriff: int) -> Game:
    """A game of Sheriff at a late moment: this seat is sheriff, and all have something to offer."""

    def now(table: Any) -> bool:
        if table.in_office != (sheriff,) or table.waiting_for != {sheriff} or table.round < 5 or min(table.gold) < 20:
            return False
        return len(table.closed) == 3 and all(sum(fair.stands(table, seat).values()) > 4 for seat in range(4))

    match = fair.until(f"bargain {sheriff}", 4, now)
    table: Any = match.table
    first, second, third = sorted(table.closed)
    good = fair.stands(table, first).most_common(1)[0][0]
    match.act(third, fair.offer(sheriff, third, gold=2))
    match.act(second, fair.offer(sheriff, first, clauses=[[first, "inspect"]], gold=4))
    match.act(first, fair.offer(sheriff, first, gold=3, from_stand=[[good, 1]]))
    if sheriff:
        demand = fair.offer(sheriff, first, gold=7, from_stand=[[good, 1]], answers=table.deals[-1].id)
        match.act(sheriff, {**demand, "cmd": "demand", "payer": first})
    return fair.kept(match)


def asked(question: str, round_: int, field: str) -> Callable[[Table], bool]:
    """The first player is asked this, late enough for something to lie on the table."""

    def now(table: Table) -> bool:
        if table.over or table.waiting_for != {0} or table.decisions(0, about=False)[0].kind != question:
            return False
        late: int = getattr(table, field)
        return late >= round_

    return now


# ---- who is there, and what they do ----


@dataclass(frozen=True)
class House:
    """The people on the server: who takes the pictures, and who else sits at which table."""

    me: dict[str, Somebody]
    others: list[tuple[str, Somebody]]


def furnish(past: Past) -> House:
    names = {"ru": ("Саша", "Жанна", "Тимур", "Ольга"), "en": ("Sasha", "Jeanne", "Timur", "Olga")}
    masks = ("raccoon", "fox", "owl", "lynx")
    people = {lang: [*map(past.somebody, four, masks)] for lang, four in names.items()}
    said = {
        "ru": [(3, "на семёрке ловить нечего, поверьте", ""), (1, "«поверьте» от Ольги, конечно", "")],
        "en": [(3, "nothing to find on seven, trust me", ""), (1, "“trust me”, says Olga", "")],
    }
    titles = {"ru": "Пятничная малина", "en": "Friday den"}
    others: list[tuple[str, Somebody]] = []

    def table(name: str, lang: str, game: Game, **settings: Any) -> None:
        who: list[Somebody | str | None] = [*people[lang], *["regular"] * (game.seats - 4)]
        id = past.table(code(name), who, game, said[lang], **{"title": titles[lang], **settings})
        others.extend((id, one) for one in people[lang][1:])

    table("shot", "ru", played("shot", 4, deciding("assassin", 2)), clock=CLOCK)
    table("spied", "en", played("spied", 4, deciding("spy", 1)), clock=CLOCK)
    table("hire", "en", played("hire", 4, choosing), clock=CLOCK)
    for lang in people:
        table(f"saloon {lang}", lang, played("saloon", 7, under_fire, game=malina.game("bang")))
    table("gate", "ru", bargaining(0))
    table("cart", "en", bargaining(1))
    table("cells", "ru", played("cells", 4, asked("turn", 3, "round"), game=malina.game("lockup")))
    table("estate", "en", played("estate", 4, asked("plan", 2, "day"), game=malina.game("scoundrels")))
    table("calm", "ru", played("calm", 4, asks("turn", turn=9, seat=1)), title="Без спешки")
    table("end", "ru", played("end", 4, close), listed=True, title="Вторничная сходка")
    sasha, jeanne, timur, olga = people["ru"]
    gather = past.table(code("gather"), [sasha, jeanne, "regular", None], title="Пятничная малина")
    past.table(code("newcomers"), [olga, timur, None, None], title="Новички, не бойтесь", listed=True)
    past.table(code("three"), [jeanne, "regular", None], title="На троих", listed=True, clock=CLOCK)
    past.table(code("duel"), [timur, None], title="Дуэль", listed=True, talk=False)
    return House({lang: four[0] for lang, four in people.items()}, [*others, (gather, jeanne)])


def aim(player: Player) -> None:
    """Choose everything but do not confirm. Not the first action, which would be against one's own crook."""
    expect(player.my_move).to_be_visible()
    player.press(player.handle("face-up"))
    player.press(player.page.get_by_role("radio").and_(player.lit("action")).nth(1))
    for _ in range(6):
        if player.ready():
            break
        player.fill_in(player.open_blanks()[0])
    player.page.mouse.move(5, 300)


def pick(player: Player) -> None:
    expect(player.my_move).to_be_visible()
    player.press(player.lit("crook").nth(1))
    player.page.mouse.move(5, 300)


def deciding_now(player: Player) -> None:
    expect(player.page.locator(".decide.mine")).to_be_visible()
    player.page.mouse.move(5, 300)


def inspecting(player: Player) -> None:
    """Choose a sack."""
    deciding_now(player)
    player.press(player.lit("bag").first)
    player.page.mouse.move(5, 300)


def rules(player: Player) -> None:
    expect(player.my_move).to_be_visible()
    player.press(player.button("table-rules-key"))
    expect(player.page.get_by_role("dialog")).to_be_visible()


def named(player: Player) -> None:
    player.fill(player.role("textbox", "room-your-name"), "Борис")
    player.press(player.role("radio", "mask-boar"))


def there(role: Any, id: str) -> Do:
    return lambda player: expect(player.role(role, id).first).to_be_visible()


PICTURES = {
    "lobby": Picture("", do=there("heading", "lobby-open")),
    "lobby-phone": Picture("", PHONE, do=there("heading", "lobby-open")),
    "create": Picture("new?game=crooks", do=there("button", "room-open")),
    "room": Picture(f"t/{code('gather')}", do=there("button", "room-deal")),
    "join": Picture(f"t/{code('gather')}", PHONE, guest=True, do=named),
    "table": Picture(f"t/{code('shot')}", do=aim),
    "table-phone": Picture(f"t/{code('shot')}", PHONE, do=aim),
    "rules": Picture(f"t/{code('shot')}", do=rules),
    "table-en": Picture(f"t/{code('hire')}", lang="en", do=pick),
    "table-en-phone": Picture(f"t/{code('hire')}", PHONE, lang="en", do=pick),
    "table-light": Picture(f"t/{code('spied')}", lang="en", scheme="light", do=aim),
    "table-small": Picture(f"t/{code('spied')}", SMALL, lang="en", do=aim),
    "bang": Picture(f"t/{code('saloon en')}", lang="en", do=deciding_now),
    "bang-phone": Picture(f"t/{code('saloon ru')}", PHONE, do=deciding_now),
    "sheriff": Picture(f"t/{code('gate')}", do=inspecting),
    "sheriff-phone": Picture(f"t/{code('cart')}", PHONE, lang="en", do=there("list", "sheriff-feed")),
    "lockup": Picture(f"t/{code('cells')}", do=deciding_now),
    "lockup-phone": Picture(f"t/{code('cells')}", PHONE, do=deciding_now),
    "scoundrels": Picture(f"t/{code('estate')}", lang="en", do=deciding_now),
    "scoundrels-phone": Picture(f"t/{code('estate')}", PHONE, lang="en", do=deciding_now),
    "score": Picture(f"t/{code('end')}", do=there("region", "finished-next")),
    "score-phone": Picture(f"t/{code('end')}", PHONE, do=there("region", "finished-next")),
    "replay": Picture(f"r/{code('end')}?step=48&as=all", do=there("slider", "finished-replay")),
    "guide": Picture("guide/crooks", lang="en", do=there("navigation", "guide-contents")),
}


def take(browser: Browser, url: str, picture: Picture, me: dict[str, Somebody]) -> Image.Image:
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
    taken = player.page.screenshot(animations="disabled", caret="hide")
    player.close()
    return Image.open(BytesIO(taken)).convert("RGB")


def keep(image: Image.Image, file: Path) -> None:
    """Save a picture with a palette of 256 colours. Counts are damped, so that rare colours (the red of the logo) get
    their share of the palette."""
    colours = image.getcolors(image.width * image.height) or []
    counted = b"".join(bytes(colour) * round(count**0.35) for count, colour in colours if isinstance(colour, tuple))
    palette = Image.frombytes("RGB", (len(counted) // 3, 1), counted).quantize(256, kmeans=3)
    image.quantize(palette=palette, dither=Image.Dither.NONE).save(file, optimize=True)
    assert file.stat().st_size < MOST, f"{file.name} has {file.stat().st_size} bytes"


def main(wanted: list[str]) -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory() as folder, ExitStack() as later:
        past = Past(Path(folder) / "data")
        house = furnish(past)
        past.close()
        server = Serving(Path(folder) / "data").start()
        later.callback(server.stop)
        for table, one in house.others:
            later.enter_context(hand(server, table, one))
        browser = later.enter_context(chromium(f"--host-resolver-rules=MAP {HOST}:80 127.0.0.1:{server.port}"))
        for name in wanted or PICTURES:
            keep(take(browser, f"http://{HOST}", PICTURES[name], house.me), FOLDER / f"{name}.png")


if __name__ == "__main__":
    main(sys.argv[1:])
