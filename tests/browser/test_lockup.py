"""Lockup on the page: every kind of decision is under the finger at four sizes; what is known before a move; the truth
after the game."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

import pytest
from playwright.sync_api import expect

from malina.kernel.table import Table
from malina.text import Texts

from .finger import dull
from .past import When, at_random, played
from .player import Player
from .prison import LOCKUP, SIZES, Prison, code, moves, opened
from .test_pages import barriers
from .test_small import lost
from .truth import truth
from .window import PHONE, SMALL

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


def secret_item(view: View, decision: Asked) -> bool:
    return decision["args"]["location"] == "cell_block" and len(view["places"]["reserved"]["0"]) > 0


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
    "own": Moment(3, asked("reward_choice", secret_item), {}),
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


@pytest.fixture(scope="module")
def prison(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Prison]:
    games = {name: played(name, one.seats, one.when, at_random, one.options, LOCKUP) for name, one in MOMENTS.items()}
    games["over"] = played("over", 3, lambda table: table.over, at_random, game=LOCKUP)
    games["caught"] = played("caught", 1, lambda table: table.over, at_random, game=LOCKUP)
    with opened(tmp_path_factory.mktemp("prison"), games, hints={"alone"}) as found:
        yield found


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
        found[moment] = lost(anna) + dull(anna)
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


@pytest.mark.parametrize("size", SIZES)
def test_whoever_is_alone_may_ask_a_shark_and_reads_why(
    window: Callable[..., Player], prison: Prison, size: str
) -> None:
    """Its move is laid out; a touch lays out another one it weighed."""
    lang = "ru" if size in ("desk", "phone") else "en"
    anna = window(lang, SIZES[size], prison.anna, touch=size != "desk", url=prison.serving.url)
    anna.go(f"t/{code('alone')}")
    anna.press(anna.handle("hint"))
    advice = anna.role("region", "table-shark-would")
    expect(advice.get_by_role("listitem").first).to_contain_text("%")
    expect(anna.handle("do-place")).to_be_enabled()
    assert barriers(anna) == []
    anna.press(anna.handle("advice-1"))
    anna.press(anna.handle("advice-close"))
    expect(advice).to_be_hidden()


def test_the_chow_hall_says_what_goons_would_be_worth(window: Callable[..., Player], prison: Prison) -> None:
    """Each with its room; as a scale where there is room for it."""
    wide, narrow = (window("ru", SIZES[size], prison.anna, url=prison.serving.url) for size in ("desk", "phone"))
    room = truth(prison.serving.data, code("recruit"))
    assert room.match is not None
    goons = LOCKUP.outlook(room.match.table.view(0), room.match.table.data)["goons"]
    scales = [one for one in goons if one["scale"]]
    assert scales
    for anna in (wide, narrow):
        anna.go(f"t/{code('recruit')}")
        for one in goons:
            card = anna.handle(f"goon-{one['goon']}").locator(".icard")
            expect(card).to_contain_text(anna.say("lockup-goon-worth", stars=one["worth"]))
            expect(card.locator(".tg")).to_have_text(Texts("ru", LOCKUP).say(f"location-{one['room']}"))
    for one in scales:
        steps = wide.handle(f"goon-{one['goon']}").locator(".scale i")
        stars = [str(many).replace("-", "−") for many in one["scale"]["stars"]]
        expect(steps).to_have_text(stars)
        expect(steps.and_(wide.page.locator(".then"))).to_have_text(stars[one["scale"]["then"]])


@pytest.mark.parametrize("size", SIZES)
def test_the_eye_on_a_secret_item_covers_no_words(window: Callable[..., Player], prison: Prison, size: str) -> None:
    anna = window("ru", SIZES[size], prison.anna, touch=size != "desk", url=prison.serving.url)
    anna.go(f"t/{code('own')}")
    card = anna.page.locator(".icard.own").first
    eye = card.locator(".corner").bounding_box()
    assert eye
    for line in card.locator("b, .cost, .fx").filter(visible=True).all():
        box = line.bounding_box()
        assert box
        assert box["y"] >= eye["y"] + eye["height"] or not line.inner_text(), line.inner_text()


def test_the_general_board_says_who_has_what(window: Callable[..., Player], prison: Prison) -> None:
    """No numbers for people, and nothing of what nobody has unless the game has words for it."""
    for lang in ("ru", "en"):
        anna = window(lang, SIZES["desk"], prison.anna, url=prison.serving.url)
        anna.go(f"t/{code('turn')}?board=generic")
        texts = Texts(lang, LOCKUP)
        facts = anna.page.locator(".any > .facts")
        match = truth(prison.serving.data, code("turn")).match
        assert match is not None
        view = match.table.view(0)
        for field in ("marker", "superiority", "advance"):
            seat = view[field]
            if seat < 0:
                who = texts.say(f"{field}-none")
            elif seat == 0:
                who = texts.say("you")
            else:  # those of others come first
                who = str(anna.page.locator("section.seat").nth(seat - 1).get_attribute("aria-label"))
            expect(facts).to_contain_text(f"{texts.say(f'fact-{field}')}: {who}")
        expect(facts).not_to_contain_text("-1")
    anna.go(f"t/{code('alone')}?board=generic")
    match = truth(prison.serving.data, code("alone")).match
    assert match is not None
    guards = match.table.view(0)["marker"] == 1
    expect(facts).to_contain_text(f"{texts.say('fact-marker')}: {texts.say('seat-guards' if guards else 'you')}")


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
    expect(anna.page.locator("tr.total .by")).to_have_text(f"−{-escape['margin']}")
    assert anna.page.locator(".scroll").first.evaluate("(box) => box.scrollWidth <= box.clientWidth")
    assert barriers(anna) == []
