"""Words that cost something: a game may make a move of them."""

from __future__ import annotations

from pathlib import Path

import pytest

from malina.games.bang.rules import events, setup
from malina.games.bang.table import BangTable
from malina.kernel.decision import Decision
from malina.kernel.table import Result
from malina.server.live.live_table import LiveTable
from malina.server.store import Person
from malina.server.thinking.queue import Answer
from malina.server.thinking.worker import BotTask

from ..bang.scenario import scenario
from .house import AtOnce, Guest, house

pytestmark = pytest.mark.anyio
NAMES = ("Anna", "Boris", "Clara", "Dora")


def table_of(live: LiveTable) -> BangTable:
    assert live.room.match is not None
    table = live.room.match.table
    assert isinstance(table, BangTable)
    return table


def lay_with_gag(g: BangTable) -> None:
    events.lay_piles(g)
    g.show = "gag"


@pytest.fixture
def gag(monkeypatch: pytest.MonkeyPatch) -> None:
    """Wild West Show has begun with the card Gag."""
    monkeypatch.setattr(setup, "lay_piles", lay_with_gag)


async def begun(guests: list[Guest]) -> None:
    """Some characters have a choice to make in phase 1: what talking costs would wait until then."""
    while (asked := table_of(guests[0].live).asks[0])[1].kind != "act":
        mover = next(guest for guest in guests if guest.seat == asked[0])
        [decision, *_] = table_of(mover.live).decisions(asked[0])
        assert (await mover.move(**decision.moves[0]))["type"] == "ack"


@pytest.mark.usefixtures("gag")
async def test_bang_123_a_message_costs_a_life_and_a_phrase_does_not(tmp_path: Path) -> None:
    async with house(tmp_path) as h:
        anna, boris, *_ = guests = await h.playing(*NAMES, game="bang", options={"wild_west_show_deck": True})
        await begun(guests)
        life = list(table_of(boris.live).life)
        assert boris.hear()["room"]["talk"] == "talk"
        assert (await boris.do("chat", phrase="hello"))["type"] == "ack"
        assert table_of(boris.live).life == life
        assert (await boris.do("chat", text="It was him!"))["type"] == "ack"
        now = table_of(boris.live)
        assert boris.seat is not None
        assert now.life == [points - (seat == boris.seat) for seat, points in enumerate(life)]
        assert [line["text"] for line in anna.hear()["lines"] if "text" in line] == ["It was him!"]
        told = [event["event"] for event in anna.hear()["events"]]
        assert told[told.index("talked") :][:2] == ["talked", "wounded"]  # Bart Cassidy would draw a card after that
        assert (await boris.do("undo", at=boris.live.room.n))["reason"] == "no-undo"


async def test_words_are_free_where_nobody_asks_for_them(tmp_path: Path) -> None:
    async with house(tmp_path) as h:
        anna, boris, *_ = await h.playing(*NAMES, game="bang", options={"wild_west_show_deck": True})
        before = table_of(anna.live)
        assert (await boris.do("chat", text="Good morning"))["type"] == "ack"
        assert table_of(anna.live) is before


@pytest.mark.usefixtures("gag")
async def test_who_talks_gains_no_time_and_the_record_knows_it(tmp_path: Path) -> None:
    async with house(tmp_path) as h:
        guests = await h.playing(*NAMES, game="bang", clock={"type": "game", "seconds": 60})
        live = guests[0].live
        [mover] = live.room.waiting_for
        await h.time.pass_by(20)
        active = next(guest for guest in guests if guest.seat == mover)
        await active.do("chat", text="Hm")
        assert live.room.left(mover, h.time.now()) == pytest.approx(40)
        assert live.room.match is not None
        assert live.room.match.record.moves == [(mover, {"cmd": "talk"})]


class Greedy(AtOnce):
    """Takes a card from Boris as long as he has one."""

    async def choose(self, question: BotTask, decision: Decision, seconds: float) -> Answer:
        self.asked += 1
        wanted = {"cmd": "play", "card": "panic.JH", "target": 1, "what": "hand"}
        return Answer(wanted if wanted in decision.moves else {"cmd": "end"})


async def test_a_bot_thinks_again_if_a_standing_offer_has_made_its_move_impossible(tmp_path: Path) -> None:
    """Sid Ketchum gives his last cards away while a bot is about to take one of them: the table goes on."""
    async with house(tmp_path) as h:
        anna, boris, *_ = await h.playing(*NAMES, game="bang", pace="human")
        live = anna.live
        assert live.room.match is not None
        hands = {0: "panic.JH", 1: "bang.2D bang.3D"}
        live.room.match.table = scenario(4, characters={1: "sid_ketchum"}, hands=hands, life={1: 1}).table
        live.room = live.room.asking(None, (), h.time.now())
        h.hub.bot_turns.thinker = thinker = Greedy()
        assert (await anna.do("deputise"))["type"] == "ack"
        assert (await boris.move(cmd="discard_two", cards=["bang.2D", "bang.3D"]))["type"] == "ack"
        await h.time.pass_by(2)
        assert thinker.asked == 2
        assert table_of(live).turn == 1


async def test_who_is_out_is_heard_by_nobody_else_until_the_end(tmp_path: Path) -> None:
    """Chapter 16.2; who is eliminated later hears then what was said. A spectator may be a player's second window."""
    async with house(tmp_path) as h:
        guests = await h.playing(*NAMES, game="bang")
        live = guests[0].live
        [mover] = live.room.waiting_for
        first, second, third, last = (guests[(mover + i) % 4] for i in range(4))
        watcher = await Guest(h, live, Person("wanda", "Wanda", "fox")).join()

        def heard() -> list[list[str]]:
            everybody = first, second, third, last, watcher
            return [[line.get("text", "") for line in each.hear()["lines"]] for each in everybody]

        def out(*gone: Guest) -> None:
            table_of(live).ring = tuple(seat for seat in range(4) if seat not in [each.seat for each in gone])

        out(second)
        await second.do("chat", text="It was the fox")
        await first.do("chat", text="Go on")
        assert heard() == [["Go on"], both := ["It was the fox", "Go on"], ["Go on"], ["Go on"], ["Go on"]]
        assert (second.hear()["room"]["out"], first.hear()["room"].get("out")) == (True, False)
        out(second, third)
        await last.do("chat", phrase="ouch")
        assert heard() == [["Go on", ""], [*both, ""], [*both, ""], ["Go on", ""], ["Go on", ""]]
        second.leave()
        back = await Guest(h, live, second.person).join()
        assert [line.get("text", "") for line in back.hear()["lines"]] == [*both, ""]
        assert third.hear()["lines"][0]["aside"]
        table_of(live).result = Result((0,), (0, 0, 0, 0), {})
        await first.do("chat", phrase="again")
        everybody = first, back, third, last, watcher
        assert all([line.get("text", "") for line in each.hear()["lines"]] == [*both, "", ""] for each in everybody)


async def test_nobody_notices_that_those_who_are_out_talk(tmp_path: Path) -> None:
    async with house(tmp_path) as h:
        guests = await h.playing(*NAMES, game="bang", clock={"type": "game", "seconds": 60})
        live = guests[0].live
        [mover] = live.room.waiting_for
        first, second, third, last = (guests[(mover + i) % 4] for i in range(4))
        table_of(live).ring = tuple(seat for seat in range(4) if seat != second.seat)
        await first.do("chat", text="one")
        watcher = await Guest(h, live, Person("wanda", "Wanda", "fox")).join()
        await h.time.pass_by(3)
        alive = first, third, last, watcher
        for each in alive:
            each.hear()
            each.got.clear()
        await second.do("chat", text="It was the fox")
        assert [each.hear() and each.got for each in alive] == [[], [], [], []]
        await first.do("chat", text="two")
        assert [[line["text"] for line in each.hear()["lines"]] for each in alive] == [["one", "two"]] * 4


async def test_who_was_out_and_plays_again_has_the_right_lines_when_he_comes_back(tmp_path: Path) -> None:
    async with house(tmp_path) as h:
        guests = await h.playing(*NAMES, game="bang", options={"tournament_scoring": True})
        live = guests[0].live
        [mover] = live.room.waiting_for
        first, second, third, _ = (guests[(mover + i) % 4] for i in range(4))
        everybody = table_of(live).ring
        table_of(live).ring = tuple(seat for seat in everybody if seat not in (second.seat, third.seat))
        await second.do("chat", text="It was the fox")
        await first.do("chat", text="one")
        assert [line["text"] for line in third.hear()["lines"]] == ["It was the fox", "one"]
        third.leave()
        table_of(live).ring = everybody  # the next game of the series
        await first.do("chat", text="two")
        back = Guest(h, live, third.person, told=third.connection.told)
        back.state = third.state
        await back.join()
        assert [line["text"] for line in back.hear()["lines"]] == ["one", "two"]


@pytest.mark.parametrize(
    ("said", "heard"),
    [
        (" a\u202eb\x07\u200b  c\n", "ab c"),
        ("\u200b\u2800", None),
        ("\U0001f468\u200d\U0001f469", "\U0001f468\u200d\U0001f469"),
    ],
)
async def test_what_nobody_can_see_is_not_said_and_no_title(tmp_path: Path, said: str, heard: str | None) -> None:
    async with house(tmp_path) as h:
        anna, _ = await h.table("Anna", "Boris", title=said)
        assert anna.live.room.settings.title == (heard or "")
        answer = await anna.do("chat", text=said)
        assert answer.get("reason") == (None if heard else "nothing-said")
        assert [line.text for line in anna.live.room.lines] == ([heard] if heard else [])
        await anna.do("change", settings={"title": f"!\n{said}"})
        assert anna.live.room.settings.title == f"! {heard or ''}".strip()
