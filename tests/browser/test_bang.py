"""BANG! on the page: a table of seven is in sight on the smallest phone, and a game comes to its end."""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Position, WebSocket, expect

import malina
from malina.kernel.record import Match
from malina.kernel.table import Table
from malina.text import Texts

from .made_up import MadeUp, decision
from .past import Game, Past, Somebody, When, at_random, played
from .player import Player
from .serving import Serving
from .test_pages import barriers
from .test_secrets import known
from .test_small import lost
from .truth import truth
from .window import PHONE, SMALL
from .words import say

BANG = malina.game("bang")
SEATS = 7
MOST = 1000  # looks at the table and taps till the end
DECISIONS = 12  # of the two people, at least
LAPTOP = (1280, 800)
FACES = tuple(face for face in BANG.cards() if "." in face)  # the cards that are drawn
# The place on top of a thing that is nearest to its middle, from its own corner.
UNCOVERED = """(thing) => {
  const box = thing.getBoundingClientRect();
  const far = ({ x, y }) => Math.hypot(x - box.width / 2, y - box.height / 2);
  const places = [];
  for (let x = 3; x < box.width; x += 4) for (let y = 3; y < box.height; y += 4) places.push({ x, y });
  return places.sort((a, b) => far(a) - far(b)).find(
    ({ x, y }) => document.elementFromPoint(box.x + x, box.y + y)?.closest('button') === thing) ?? null;
}"""
ROLES = ("sheriff", "deputy", "outlaw", "renegade")


def asked(kind: str, cause: str = "", verb: str = "", only: bool = False) -> When:
    """Anna is asked this, because of that card, and could answer so."""

    def now(table: Table) -> bool:
        if table.over or table.waiting_for != {0}:
            return False
        view = table.view(0)
        [decision] = [each for each in view["decisions"] if each["required"]]
        because = view["chain"][-1][0] if view["chain"] else ""
        verbs = {say["cmd"] for say in decision["says"]}
        fits = verbs == {verb} if only else not verb or verb in verbs
        return decision["kind"] == kind and cause in ("", because) and fits

    return now


def fuse(table: Table) -> bool:
    """The dynamite lies in front of somebody else, and it is Anna's turn."""
    front = table.view(None)["places"]["front"]
    lit = any(card["face"].startswith("dynamite") for seat in range(1, SEATS) for card in front[str(seat)])
    return lit and asked("act")(table)


MOMENTS: dict[str, When] = {
    "duel": asked("duel_answer", "duel", "discard"),
    "gatling": asked("dodge_shot", "gatling", "miss"),
    "store": asked("pick"),
    "dying": asked("last_gasp", verb="drink"),
    "dynamite": fuse,
}


@dataclass(frozen=True)
class Saloon:
    serving: Serving
    anna: Somebody
    boris: Somebody


@pytest.fixture(scope="module")
def saloon(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Saloon]:
    data = tmp_path_factory.mktemp("saloon") / "data"
    past = Past(data)
    anna, boris = past.somebody("Anna", "raccoon"), past.somebody("Борис", "fox")
    games = {name: played(name, SEATS, when, at_random, game=BANG) for name, when in MOMENTS.items()}
    dealt = Game(hashlib.sha256(b"dealt").digest(), SEATS, id=BANG.id)
    games["doomed"] = played("doomed", SEATS, asked("last_gasp", verb="give_up", only=True), at_random, game=BANG)
    games["lastcard"] = played("last cards", SEATS, asked("last_cards"), at_random, game=BANG)
    ended = played("mind", SEATS, lambda table: table.over, at_random, game=BANG)
    eight = played("eight", 8, asked("act"), at_random, game=BANG)
    series = played("series", 4, lambda table: table.over, at_random, {"tournament_scoring": True}, BANG)
    for name, game in {**games, "whole": dealt, "mind": ended, "eight": eight, "series": series}.items():
        bots = ("novice",) * (game.seats - 2)
        past.table(name.upper(), [anna, boris, *bots], game, grace=86400, pace="instant")
    past.close()
    serving = Serving(data).start()
    yield Saloon(serving, anna, boris)
    serving.stop()


def lit(player: Player) -> Locator:
    return player.page.locator("[data-blank].can").filter(visible=True)


def deciding(player: Player) -> Locator:
    return player.page.locator(".decide.mine")


@pytest.mark.parametrize("lang", ["ru", "en"])
@pytest.mark.parametrize("moment", MOMENTS)
def test_a_moment_on_the_smallest_phone(window: Callable[..., Player], saloon: Saloon, moment: str, lang: str) -> None:
    anna = window(lang, SMALL, saloon.anna, touch=True, url=saloon.serving.url)
    anna.go(f"t/{moment.upper()}")
    expect(deciding(anna)).to_be_visible()
    assert lost(anna) == []
    assert barriers(anna) == []
    if moment in ("duel", "gatling"):
        expect(anna.handle("chain")).to_be_visible()
        expect(lit(anna).first.or_(anna.page.locator(".hand .sel"))).to_be_visible()
    elif moment == "store":
        goods = anna.role("group", "bang-table")
        assert goods.get_by_role("button").count() > 1
        expect(goods.locator(".can").first).to_be_visible()
    elif moment == "dying":
        expect(anna.page.locator(".hand").locator(".can, .sel").first).to_be_visible()
        expect(anna.handle("verb-give_up")).to_be_visible()
    else:
        expect(anna.page.get_by_role("img", name=anna.say("bang-fuse"))).to_be_visible()


@pytest.mark.parametrize(("table", "verb"), [("DOOMED", "give_up"), ("LASTCARD", "lay_all")])
def test_what_leaves_no_choice_gives_itself(
    window: Callable[..., Player], saloon: Saloon, table: str, verb: str
) -> None:
    anna = window("en", LAPTOP, saloon.anna, url=saloon.serving.url, moving=True)
    anna.go(f"t/{table}")
    expect(deciding(anna)).to_be_visible()
    expect(anna.handle(f"verb-{verb}").or_(anna.handle(f"do-{verb}"))).to_have_count(0)
    assert (0, {"cmd": verb}) in at(saloon.serving.data, table)[1].record.moves


# Names that are cut.
CUT = """() => [...document.querySelectorAll('.seat .nm b')]
  .filter((name) => name.scrollWidth > name.clientWidth + 1).map((name) => name.textContent)"""


@pytest.mark.parametrize("lang", ["ru", "en"])
@pytest.mark.parametrize("size", [(768, 1024), PHONE, SMALL], ids=["tablet", "phone", "small phone"])
def test_every_animal_is_named_in_full_at_a_table_of_eight(
    window: Callable[..., Player], saloon: Saloon, size: tuple[int, int], lang: str
) -> None:
    anna = window(lang, size, saloon.anna, url=saloon.serving.url)
    anna.go("t/EIGHT")
    expect(deciding(anna)).to_be_visible()
    expect(anna.page.locator(".seat .nm")).to_have_count(7)
    assert anna.page.evaluate(CUT) == []


# Numbers that lie on one another, in the seats of others.
COVERED = """() => [...document.querySelectorAll('.seat')].flatMap((seat) => {
  const parts = [...seat.querySelectorAll('.dist, .hc, .pips')].map((part) => part.getBoundingClientRect());
  const meet = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
  return parts.some((a, i) => parts.slice(i + 1).some((b) => meet(a, b))) ? [seat.innerText] : [];
})"""


@pytest.mark.parametrize("size", [PHONE, SMALL], ids=["phone", "small phone"])
def test_a_table_of_eight_on_a_phone(window: Callable[..., Player], saloon: Saloon, size: tuple[int, int]) -> None:
    anna = window("ru", size, saloon.anna, touch=True, url=saloon.serving.url)
    anna.go("t/EIGHT")
    expect(deciding(anna)).to_be_visible()
    assert anna.page.locator(".seat .dist").count() > 3
    assert anna.page.evaluate(COVERED) == []
    assert lost(anna) == []


def test_a_caption_is_as_good_as_its_card(window: Callable[..., Player], saloon: Saloon) -> None:
    anna = window("en", PHONE, saloon.anna, touch=True, url=saloon.serving.url)
    MadeUp(anna.page, decision("act", take={"what": ["hand", "volcanic.10S"]}))
    anna.go("t/EIGHT")
    anna.press(anna.page.locator(".one small"))
    expect(anna.primary).not_to_have_attribute("aria-disabled", "true")


@pytest.mark.parametrize("size", [LAPTOP, SMALL], ids=["laptop", "small phone"])
def test_after_the_game_all_can_read_who_was_who(
    window: Callable[..., Player], saloon: Saloon, size: tuple[int, int]
) -> None:
    anna = window("en", size, saloon.anna, touch=size != LAPTOP, url=saloon.serving.url)
    anna.go("t/MIND")
    truth = anna.role("region", "finished-sides")
    rows = truth.get_by_role("listitem")
    expect(rows).to_have_count(SEATS)
    won = [row.get_by_role("img", name=anna.say("finished-bang-won")).count() for row in rows.all()]
    assert any(won)
    assert won == sorted(won, reverse=True)
    roles = [Texts("en", BANG).say(f"role-{role}") for role in ROLES]
    assert all(any(role in row for role in roles) for row in rows.all_inner_texts())
    you = re.compile(rf"\b{anna.say('finished-you')}\b")  # Youl Grinner is somebody else
    expect(rows.filter(has_text=you)).to_have_count(1)
    assert barriers(anna) == []
    fallen = truth.get_by_role("link").first
    anna.press(fallen)
    expect(anna.page).to_have_url(re.compile(r"r/MIND\?step=\d+&as=all"))


def test_after_a_series_all_can_read_what_they_earned(window: Callable[..., Player], saloon: Saloon) -> None:
    """Roles changed from game to game; what is left is money, and who won what."""
    anna = window("en", SMALL, saloon.anna, touch=True, url=saloon.serving.url)
    anna.go("t/SERIES")
    expect(anna.role("region", "finished-made-of").get_by_role("listitem")).to_have_count(4)
    earned = anna.page.locator("section", has=anna.role("heading", "finished-truth"))
    expect(earned.get_by_role("listitem")).to_have_count(4 + 4)
    assert barriers(anna) == []


@pytest.mark.parametrize("size", [LAPTOP, PHONE, SMALL], ids=["laptop", "phone", "small phone"])
def test_after_the_game_all_can_read_what_a_bot_thought(
    window: Callable[..., Player], saloon: Saloon, size: tuple[int, int]
) -> None:
    """Turn by turn, beside the board, whoever looks; the truth is marked."""
    guest = window("en", size, touch=size != LAPTOP, url=saloon.serving.url)
    guest.go("r/MIND?step=2&as=spectator")
    opener = guest.role("radio", "finished-mind") if size == LAPTOP else guest.button("finished-mind")
    guest.press(opener.filter(visible=True))
    thoughts = guest.role("region", "finished-mind").filter(visible=True)
    before = roles_in(thoughts)
    assert len(before) > SEATS - 3
    assert all(sum(chance for _, chance, _ in odds) in range(97, 104) for odds in before.values())
    assert all([true for _, _, true in odds].count(True) == 1 for odds in before.values())
    assert not {odds[0][1] for odds in before.values()} <= {100}, "nothing to guess so early"
    assert barriers(guest) == []
    assert lost(guest) == []

    slider = guest.page.get_by_role("slider")
    slider.focus()
    guest.page.keyboard.press("End")
    for _ in range(2):
        guest.page.keyboard.press("ArrowLeft")
    expect(guest.page).to_have_url(re.compile(r"step=(?!2&).*&bot=2"))
    other = guest.role("radiogroup", "finished-mind-whose").filter(visible=True).get_by_role("radio").nth(1)
    guest.press(other)
    expect(other).to_be_checked()
    expect(guest.page).to_have_url(re.compile(r"&bot=3"))


def roles_in(thoughts: Locator) -> dict[str, list[tuple[str, int, bool]]]:
    """By name: each role with its chance, and is it the true one?"""
    expect(thoughts.locator("li").first).to_be_visible()
    found = {}
    for section in thoughts.locator("section").all():
        odds = []
        for one in section.locator("li").all():
            chance = int(re.sub(r"\D", "", one.locator(".chance").inner_text()))
            odds.append((one.locator(".name").inner_text(), chance, one.locator("svg").count() == 1))
        found[section.locator("h3").inner_text()] = odds
    return found


class Cowboy:
    """Somebody who plays BANG! through the page, whatever they are asked, and hears how far the table is."""

    def __init__(self, player: Player, seat: int) -> None:
        self.player, self.seat = player, seat
        self.page, self.heard = player.page, -1
        self.socket: WebSocket | None = None
        self.page.on("websocket", self._connected)

    def _connected(self, socket: WebSocket) -> None:
        self.socket, self.heard = socket, -1
        socket.on("framereceived", self._received)

    def _received(self, frame: str | bytes) -> None:
        told = json.loads(frame)
        if told["type"] == "state":
            self.heard = told["n"]

    def hears(self, n: int) -> None:
        """Comes back when the page shows the table as it was after `n` entries, or later."""
        assert self.socket is not None
        if self.heard < n:
            self.socket.wait_for_event("framereceived", lambda _: self.heard >= n)
        self.player.settle()

    def tap(self) -> None:
        """Does what is ready to be done, else fills in what is lit, the last blank first; else begins with a button."""
        doing = self.page.locator('.decide [data-handle^="do-"]:not([aria-disabled="true"])')
        begin = self.page.locator('.decide [data-handle^="verb-"]')
        expect(doing.or_(lit(self.player)).or_(begin).first).to_be_visible()
        last = lit(self.player).and_(self.page.locator('[data-blank="what"]'))  # another target would empty it again
        way = next(way for way in (doing, last, lit(self.player), begin) if way.count())
        self.player.press(way.first, at=self.uncovered(way.first))
        self.player.idle()

    def uncovered(self, thing: Locator) -> Position:
        """Where to touch it: cards lie in front of a person, and in a full hand they cover each other."""
        thing.scroll_into_view_if_needed()
        self.player.settle()
        found: Position | None = thing.evaluate(UNCOVERED)
        assert found, f"nothing of {thing.get_attribute('aria-label')} can be touched"
        return found

    def shows(self) -> tuple[str, set[int]]:
        """The document, and whose role it says."""
        names = re.compile("|".join(Texts(self.player.lang, BANG).say(f"role-{role}") for role in ROLES))
        said = self.page.locator('[data-handle^="person-"]').evaluate_all(
            """(all) => all.map((one) => [one.dataset.handle, one.ariaLabel,
              ...[...one.parentNode.querySelectorAll('.badge')].map((badge) => badge.textContent)])"""
        )
        roles = {int(handle.removeprefix("person-")) for handle, *words in said if names.search(" ".join(words))}
        return self.page.content(), roles

    def leaks(self, html: str, roles: set[int], now: Table) -> set[str]:
        """Cards and roles that are in the document, though this seat was never told of them."""
        lang, may = self.player.lang, known(now, self.seat, FACES)
        words = {spoken(lang, face) for face in set(FACES) - may} - {spoken(lang, face) for face in may}
        cards = {face for face in set(FACES) - may if re.search(rf"{re.escape(face)}(?![\w.])", html)}
        seen = {int(seat) for seat, [role] in now.view(self.seat)["places"]["role"].items() if "face" in role}
        return cards | {each for each in words if each in html} | {f"role of {seat}" for seat in roles - seen}


@cache
def spoken(lang: str, face: str) -> str:
    """As the page calls a card."""
    kind, sign = face.split(".")[:2]
    name = Texts(lang, BANG).say(f"card-{kind}")
    rank = int(sign[:-1]) if sign[:-1].isdigit() else sign[:-1]  # a text tells numbers from words
    return say(lang, "bang-card", name=name, rank_id=rank, suit_id=sign[-1])


def at(data: Path, table: str) -> tuple[int, Match]:
    """How many entries the table has, and what was played there."""
    room = truth(data, table)
    assert room.match is not None
    return room.n, room.match


def test_a_whole_game(window: Callable[..., Player], saloon: Saloon) -> None:
    """From the deal to the end: one at a laptop, one on a phone, and five bots."""
    url, data = saloon.serving.url, saloon.serving.data
    anna = window("en", LAPTOP, saloon.anna, url=url)
    boris = window("ru", PHONE, saloon.boris, touch=True, url=url)
    people = [Cowboy(anna, 0), Cowboy(boris, 1)]
    for one in people:
        one.player.go("t/WHOLE")
        expect(one.player.bar).to_be_visible()
    match = play(people, data, "WHOLE")
    assert sum(seat in (0, 1) for seat, _ in match.record.moves) >= DECISIONS
    for one in people:
        end(one.player, match.table)


def play(people: list[Cowboy], data: Path, table: str) -> Match:
    """Till the end; the pages are read whenever the table waits for one of them."""
    read = -1
    for _ in range(MOST):
        n, match = at(data, table)
        asked = [one for one in people if one.seat in match.table.waiting_for]
        if match.table.over:
            return match
        if not asked:
            people[0].hears(n + 1)
        elif n > read:
            for one in people:
                one.hears(n)
            shown = [one.shows() for one in people]
            read, match = at(data, table)  # later than the pages: what they knew then is still told
            for one, (html, roles) in zip(people, shown, strict=True):
                assert one.leaks(html, roles, match.table) == set()
        else:
            asked[0].tap()
    raise AssertionError(f"no end after {read} entries; asked: {[one.player.bar.inner_text() for one in asked]}")


def end(player: Player, table: Table) -> None:
    """Who has won, and everybody's role."""
    expect(player.over.or_(player.score).first).to_be_visible()
    if player.over.is_visible():
        player.press(player.over)
    expect(player.score).to_be_visible()
    expect(player.page.get_by_role("heading", level=1)).to_be_visible()
    roles = [one["role"] for one in table.view(None)["result"]["breakdown"]["players"]]
    rows = player.role("region", "finished-sides").get_by_role("listitem")
    expect(rows).to_have_count(len(roles))
    said = "\n".join(rows.all_inner_texts())
    for role in ROLES:
        assert len(re.findall(Texts(player.lang, BANG).say(f"role-{role}"), said)) >= roles.count(role)
