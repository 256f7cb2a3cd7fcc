"""Lockup on the page: every kind of decision is under the finger at four sizes; a game alone from the poster to the
score; a game of two people and a bot."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

import malina
from malina.kernel.decision import Move
from malina.kernel.table import Table

from .past import Game, Past, Somebody, When, at_random, played
from .player import Player
from .serving import Serving
from .test_pages import barriers
from .test_small import lost
from .truth import truth
from .window import DESK, PHONE, SMALL

LOCKUP = malina.game("lockup")
TABLET = (768, 1024)
SIZES = {"desk": DESK, "tablet": TABLET, "phone": PHONE, "small": SMALL}
MOST = 400  # taps till the end
BUSY = 2  # rounds in which tokens are sent; later everybody passes

View = dict[str, Any]
Asked = dict[str, Any]


def asked(kind: str, ok: Callable[[View, Asked], bool] = lambda view, decision: True, since: int = 0) -> When:
    """Anna alone is asked this, from that round on."""

    def now(table: Table) -> bool:
        if table.over or table.waiting_for != {0}:
            return False
        view = table.view(0)
        [decision] = [each for each in view["decisions"] if each["required"]]
        return decision["kind"] == kind and view["round"] >= since and ok(view, decision)

    return now


def reward(verb: str, location: str = "") -> When:
    def ok(view: View, decision: Asked) -> bool:
        there = decision["args"]["location"]
        return location in ("", there) and verb in {say["cmd"] for say in decision["says"]}

    return asked("reward_choice", ok, 2)


def crowded(view: View, decision: Asked) -> bool:
    there = [piece for by_room in view["places"]["room"].values() for room in by_room.values() for piece in room]
    return len(there) > 4 and len(view["places"]["cell"]["0"]) > 3


def playable(view: View, decision: Asked) -> bool:
    return any(say["cmd"] == "play" for say in decision["says"])


@dataclass(frozen=True)
class Moment:
    seats: int
    when: When
    options: dict[str, Any]


MOMENTS = {
    "turn": Moment(3, asked("turn", crowded, 2), {}),
    "five": Moment(5, asked("turn", crowded, 3), {}),
    "alone": Moment(1, asked("turn", since=2), {}),
    "guards": Moment(1, asked("reveal_guard", since=2), {}),
    "take": Moment(4, reward("take"), {}),
    "choose": Moment(3, reward("choose"), {}),
    "swap": Moment(4, reward("swap"), {}),
    "recruit": Moment(4, reward("recruit"), {}),
    "craft": Moment(4, reward("craft"), {}),
    "book": Moment(4, asked("book", playable), {}),
    "tome": Moment(3, asked("keep_tome"), {}),
    "spy": Moment(3, asked("spy"), {}),
    "door": Moment(3, asked("back_door"), {}),
    "blame": Moment(3, asked("blame"), {}),
    "trade": Moment(3, asked("trade"), {}),
    "store": Moment(3, asked("return_cubes"), {}),
    "crew": Moment(5, asked("choose_crew"), {"crews": "chosen"}),
    "trait": Moment(3, asked("trait"), {"expert": True}),
    "card": Moment(3, asked("keep_card"), {"expert": True}),
    "order": Moment(3, asked("order_cards"), {"expert": True}),
}


def code(name: str) -> str:
    return f"{name.upper().replace('O', 'Q').replace('I', 'J'):2<8}"


@dataclass(frozen=True)
class Prison:
    serving: Serving
    anna: Somebody
    boris: Somebody


@pytest.fixture(scope="module")
def prison(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Prison]:
    data = tmp_path_factory.mktemp("prison") / "data"
    past = Past(data)
    anna, boris = past.somebody("Anna", "raccoon"), past.somebody("Борис", "fox")
    games = {name: played(name, one.seats, one.when, at_random, one.options, LOCKUP) for name, one in MOMENTS.items()}
    games["over"] = played("over", 3, lambda table: table.over, at_random, game=LOCKUP)
    games["caught"] = played("caught", 1, lambda table: table.over, at_random, game=LOCKUP)
    games["whole"] = Game(b"whole".ljust(32), 3, id=LOCKUP.id)
    for name, game in games.items():
        who: list[Somebody | str | None] = [anna, boris, *["novice"] * 3]
        past.table(code(name), who[: game.seats], game, grace=86400, pace="instant")
    past.close()
    serving = Serving(data).start()
    yield Prison(serving, anna, boris)
    serving.stop()


# ---- every kind of decision ----


@pytest.mark.parametrize("size", SIZES)
def test_whatever_is_asked_is_under_the_finger(window: Callable[..., Player], prison: Prison, size: str) -> None:
    """In both languages and both schemes; the smallest phone needs no scrolling."""
    lang, scheme = ("ru", "dark") if size in ("small", "desk") else ("en", "light")
    anna = window(lang, SIZES[size], prison.anna, touch=size != "desk", scheme=scheme, url=prison.serving.url)
    found = {}
    for moment in MOMENTS:
        anna.go(f"t/{code(moment)}")
        expect(anna.page.locator(".decide.mine")).to_be_visible()
        found[moment] = lost(anna)
        if size in ("small", "tablet"):
            found[moment] += barriers(anna)
    assert [f"{moment}: {one}" for moment, troubles in found.items() for one in troubles] == []


def test_before_it_is_sent_a_crew_knows_what_it_meets(window: Callable[..., Player], prison: Prison) -> None:
    """«Strength 7 against 4 + 1 face down»: tokens are touched, one is turned, a room is chosen."""
    anna = window("en", SMALL, prison.anna, touch=True, url=prison.serving.url)
    anna.go(f"t/{code('turn')}")
    room = truth(prison.serving.data, code("turn"))
    assert room.match is not None
    view = room.match.table.view(0)
    outlook = LOCKUP.outlook(view, room.match.table.data)
    told = next(one for one in outlook["rooms"] if one["there"] and one["room"] in places(view))
    token = view["places"]["cell"]["0"][0]["face"]
    anna.press(anna.handle(f"way-{token}"))
    anna.press(anna.handle(f"token-{token}"))
    anna.press(anna.handle(f"room-{told['room']}"))
    versus = anna.page.locator(".versus")
    expect(versus).to_contain_text(anna.say("lockup-my-strength", strength=outlook["strength"][token]))
    rival = told["there"][0]
    expect(versus).to_contain_text(anna.say("lockup-there", strength=rival["strength"], hidden=rival["hidden"]).strip())
    anna.press(anna.handle("do-place"))
    expect(anna.handle("do-place")).to_be_hidden()
    after = truth(prison.serving.data, code("turn"))
    assert after.match is not None
    move = next(move for seat, move in reversed(after.match.record.moves) if seat == 0)
    assert move == {"cmd": "place", "location": told["room"], "tokens": [[token, "down"]]}


def places(view: View) -> list[str]:
    """Where Anna may still go."""
    [decision] = view["decisions"]
    return next(list(say["blanks"]["location"]) for say in decision["says"] if say["cmd"] == "place")


def test_a_window_that_is_switched_off_asks_no_more(window: Callable[..., Player], prison: Prison) -> None:
    anna = window("en", PHONE, prison.anna, touch=True, url=prison.serving.url)
    anna.go(f"t/{code('book')}")
    expect(anna.page.locator(".decide.mine")).to_be_visible()
    before = len(moves(prison, "book"))
    for switch in anna.page.get_by_role("switch").all():
        anna.press(switch)
    anna.page.wait_for_function("() => !document.querySelector('[data-handle=do-pass]')")
    expect(anna.role("group", "lockup-skip")).to_be_hidden()
    assert (0, {"cmd": "pass"}) in moves(prison, "book")[before:]


def moves(prison: Prison, table: str) -> list[tuple[int, Move]]:
    match = truth(prison.serving.data, code(table)).match
    assert match is not None
    return match.record.moves


# ---- after the game ----


@pytest.mark.parametrize("size", ["desk", "small"])
def test_after_the_game_all_can_read_what_lay_face_down(
    window: Callable[..., Player], prison: Prison, size: str
) -> None:
    anna = window("en", SIZES[size], prison.anna, touch=size != "desk", url=prison.serving.url)
    anna.go(f"t/{code('over')}")
    expect(anna.role("heading", "finished-lockup-origin")).to_be_visible()
    expect(anna.role("heading", "finished-lockup-dark")).to_be_visible()
    match = truth(prison.serving.data, code("over")).match
    assert match is not None
    down = [told for told in match.table.events(None, 0) if told["event"] == "opened"]
    expect(anna.page.locator("td .spot")).to_have_count(len(down))
    total = match.table.view(None)["result"]["points"]
    row = anna.page.locator("tr.total").first.locator("td")
    assert sorted(int(one) for one in row.all_inner_texts()) == sorted(total)
    assert barriers(anna) == []


def test_whoever_was_alone_reads_how_far_it_was(window: Callable[..., Player], prison: Prison) -> None:
    anna = window("ru", SMALL, prison.anna, touch=True, url=prison.serving.url)
    anna.go(f"t/{code('caught')}")
    match = truth(prison.serving.data, code("caught")).match
    assert match is not None
    [escape] = match.table.view(None)["result"]["breakdown"]["escape"]
    said = anna.say("finished-lockup-way-out", missing=escape["missing"], margin=escape["margin"])
    expect(anna.page.get_by_role("heading", name=said)).to_be_visible()
    assert barriers(anna) == []


# ---- whole games ----


class Inmate:
    """Somebody who plays through the page: sends tokens in the first rounds, then passes; takes what there is."""

    def __init__(self, player: Player) -> None:
        self.player, self.page = player, player.page

    def one(self, *handles: str) -> Locator | None:
        for handle in handles:
            found = self.page.locator(f'[data-handle^="{handle}"]:not([aria-disabled="true"])').filter(visible=True)
            if found.count():
                return found.first
        return None

    def one_lit(self, *blanks: str) -> Locator | None:
        found = (self.player.lit(blank).and_(self.page.locator(".can")).filter(visible=True) for blank in blanks)
        return next((lit.first for lit in found if lit.count()), None)

    def tap(self, busy: bool) -> bool:
        """The next tap, if it is his; skips whatever is shown."""
        shown = self.one("show-skip", "show-next")
        if shown:
            shown.evaluate("(button) => button.click()")  # it may have ended by itself
            return True
        if not self.page.locator(".decide.mine").count():
            return False
        lit = self.page.locator("[data-blank].can").filter(visible=True)
        doing = self.one("do-")
        open_blanks = self.player.open_blanks()
        if doing:
            way = doing
        elif not busy and (idle := self.one("verb-pass")):
            way = idle
        elif open_blanks and self.player.lit(open_blanks[0]).count():
            way = self.player.lit(open_blanks[0]).first
        elif more := self.one_lit("cubes", "gains"):  # begun, and not enough yet
            way = more
        elif take := self.one("verb-take"):
            way = take
        elif lit.count():
            way = lit.first
        elif begin := self.one("verb-pass", "verb-decline", "verb-"):
            way = begin
        else:
            return False
        try:
            self.player.press(way)
        except Exception:
            if way.count():
                raise
        return True


def play(prison_data: Any, table: str, people: list[Inmate]) -> Table:
    for _ in range(MOST):
        match = truth(prison_data, table).match
        assert match is not None
        if match.table.over:
            return match.table
        busy = match.table.view(None)["round"] <= BUSY
        tapped = [one.tap(busy) for one in people]
        if not any(tapped):
            people[0].page.wait_for_timeout(50)
    raise AssertionError(f"no end: {[one.player.bar.inner_text() for one in people]}")


def end(player: Player) -> None:
    expect(player.over.or_(player.score).first).to_be_visible()
    if player.over.is_visible():
        player.press(player.over)
    expect(player.score).to_be_visible()
    expect(player.role("heading", "finished-lockup-origin")).to_be_visible()


def test_alone_from_the_poster_to_the_score(window: Callable[..., Player], prison: Prison) -> None:
    anna = window("ru", PHONE, touch=True, url=prison.serving.url)
    anna.go()
    posters = anna.role("region", "lobby-posters")
    anna.press(posters.get_by_role("link").and_(anna.page.locator('[href="new?game=lockup"]')))
    anna.fill(anna.role("textbox", "room-your-name"), "Anna")
    anna.press(anna.page.get_by_role("radio", name="1", exact=True))
    anna.press(anna.button("room-open"))
    expect(anna.button("room-deal").or_(anna.bar).first).to_be_visible()
    if anna.button("room-deal").is_visible():
        anna.press(anna.button("room-deal"))
    expect(anna.bar).to_be_visible()
    table = anna.page.url.rpartition("/")[2]
    finished = play(prison.serving.data, table, [Inmate(anna)])
    assert any(told["event"] == "placed" for told in finished.events(None, 0))
    end(anna)
    expect(anna.page.locator(".tunnel")).to_be_visible()


def test_two_people_and_a_bot(window: Callable[..., Player], prison: Prison) -> None:
    url = prison.serving.url
    anna = window("en", DESK, prison.anna, url=url)
    boris = window("ru", PHONE, prison.boris, touch=True, url=url)
    for player in (anna, boris):
        player.go(f"t/{code('whole')}")
        expect(player.bar).to_be_visible()
    finished = play(prison.serving.data, code("whole"), [Inmate(anna), Inmate(boris)])
    told = [one["event"] for one in finished.events(None, 0)]
    assert told.count("ranked") >= 3
    for player in (anna, boris):
        end(player)
