"""Bots and standing offers at a table: when they are asked, who is not, and that nobody is held up."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from malina.kernel.decision import Decision, Sentences
from malina.kernel.policy import NOTHING
from malina.kernel.rules import question
from malina.server.live import bot_turns
from malina.server.store import NotStored
from malina.server.tables.entries import Moved, decode
from malina.server.thinking.queue import Answer
from malina.server.thinking.worker import BotTask

from ..bang.scenario import scenario
from ..kernel.toy import GAME, turn
from .house import AtOnce, Guest, House, house
from .toy import BRIBE, LOAD, PASS, STAKE, all_do, playing, registered, table

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("toy")]


TAKE = {"cmd": "answer", "deal": True}


class Told(AtOnce):
    """Bots that pass and do nothing; about standing offers they answer as they are told. What a level takes is as the
    test says."""

    def __init__(self, offer: dict[str, Any] = NOTHING, **takes: float) -> None:
        super().__init__()
        self.offer, self.seconds = offer, takes
        self.about: list[tuple[int, str]] = []  # who was asked about which offer

    async def choose(self, question: BotTask, decision: Decision, seconds: float) -> Answer:
        if decision.required:
            return Answer(next(move for move in (PASS, LOAD, STAKE, TAKE) if move in decision.moves))
        self.about.append((decision.seat, decision.kind))
        return Answer(self.offer if self.offer in decision.moves else NOTHING)

    def takes(self, level: str) -> float:
        return self.seconds.get(level, 0.0)


async def at_turn(h: House, thinker: AtOnce, bots: int = 2, **settings: Any) -> Guest:
    """Anna is on turn, the others are bots."""
    [anna] = await playing(h, "Anna", bots=bots, **settings)
    for move in (PASS, LOAD, STAKE):
        await h.time.pass_by(5)
        h.hub.bot_turns.thinker = thinker if move == STAKE else Told()
        assert (await anna.move(**move))["type"] == "ack"
    return anna


async def moves_of(h: House, guest: Guest) -> list[tuple[int, str]]:
    entries = [decode(data) for data in await h.store.entries(guest.live.room.id)]
    return [(entry.seat, entry.move["cmd"]) for entry in entries if isinstance(entry, Moved)]


# ---- who is asked, and when ----


async def test_bots_make_offers_to_whoever_is_on_turn(tmp_path: Path) -> None:
    async with house(tmp_path) as h:
        anna = await at_turn(h, Told(BRIBE))
        await h.time.pass_by(1)
        assert [d["kind"] for d in anna.hear()["view"]["decisions"]] == ["take_bribe"]
        assert (await anna.move(cmd="answer", deal=True))["type"] == "ack"
        await h.time.pass_by(1)
        assert [d["kind"] for d in anna.hear()["view"]["decisions"]] == ["take_bribe"]
        assert (await anna.move(cmd="answer", deal=False))["type"] == "ack"
        assert table(anna).money == [6, *sorted(table(anna).money[1:], reverse=table(anna).friend[2])]


async def test_they_are_asked_once_and_nothing_is_no_entry(tmp_path: Path) -> None:
    async with house(tmp_path) as h:
        thinker = Told()
        anna = await at_turn(h, thinker)
        n = anna.live.room.n
        await h.time.pass_by(30)
        await anna.do("chat", phrase="hurry")
        (await Guest(h, anna.live, anna.person).join()).hear()
        await h.time.pass_by(30)
        assert sorted(thinker.about) == [(1, "bribe"), (2, "bribe")]
        assert anna.live.room.n == n + 1


async def test_what_was_thought_of_another_table_is_dropped(tmp_path: Path) -> None:
    async with house(tmp_path) as h:
        anna = await at_turn(h, Told(BRIBE, regular=3.0))
        await h.time.pass_by(2)
        assert (await anna.move(**PASS))["type"] == "ack"
        await h.time.pass_by(2)
        assert (await moves_of(h, anna))[-1] == (0, "pass")
        await h.time.pass_by(1.5)
        assert (await moves_of(h, anna))[-1] == (2, "bribe"), "the others are asked anew at the next table"


async def test_who_has_to_answer_does_so_after_the_offers_of_the_same_moment(tmp_path: Path) -> None:
    """Also if those who were asked cannot afford one: nobody else knows that."""
    async with house(tmp_path) as h:
        thinker = Told(novice=0.1, regular=1.7)
        [anna] = await h.table("Anna", bots=2, game="toy", options={"more": True})
        await anna.do("seat_bot", seat=1, level="novice")
        await anna.do("start")
        for move in (PASS, LOAD, STAKE, PASS):
            await h.time.pass_by(5)
            h.hub.bot_turns.thinker = thinker if move == PASS else Told()
            assert (await anna.move(**move))["type"] == "ack"
        began = h.time.now()
        assert anna.live.room.waiting_for == {1}
        await h.time.pass_by(5)
        times = [
            entry.at - began
            for data in await h.store.entries(anna.live.room.id)
            if isinstance(entry := decode(data), Moved) and entry.seat == 1 and entry.at > began
        ]
        assert times == [pytest.approx(1.7)]


async def test_a_seat_that_cannot_make_use_of_its_offer_is_waited_for_all_the_same(tmp_path: Path) -> None:
    async with house(tmp_path) as h:
        thinker = Told(regular=1.7)
        anna = await at_turn(h, thinker)
        table(anna).money[1:] = [0, 0]
        await h.time.pass_by(5)
        assert (await anna.move(**PASS))["type"] == "ack"
        thinker.about.clear()
        began = h.time.now()
        await h.time.pass_by(1.6)
        assert (anna.live.room.waiting_for, anna.live.deciding(), thinker.about) == ({1}, True, [])
        await h.time.pass_by(0.2)
        assert anna.live.room.updated == pytest.approx(began + 1.7)
        assert anna.live.room.waiting_for == {2}


async def test_a_deputy_does_only_what_has_to_be_done(tmp_path: Path) -> None:
    async with house(tmp_path) as h:
        thinker = Told(BRIBE)
        anna, _ = await playing(h, "Anna", "Boris", pace="instant")
        h.hub.bot_turns.thinker = thinker
        await anna.do("deputise")
        guests = [anna, _]
        await guests[1].move(**PASS)
        await guests[1].move(**LOAD)
        await guests[1].move(**STAKE)
        await h.time.pass_by(5)
        assert anna.live.room.waiting_for == {1}, "it is Boris's turn, and Anna's deputy could bribe him"
        assert thinker.about == []


async def test_a_whole_game_with_bargains_ends(tmp_path: Path) -> None:
    async with house(tmp_path) as h:
        [anna] = await playing(h, "Anna", bots=3, pace="human")
        await anna.do("deputise")
        for _ in range(300):
            if anna.live.room.phase == "over":
                break
            await h.time.pass_by(5)
            anna.hear()
        assert anna.live.room.phase == "over"
        made = await moves_of(h, anna)
        assert set() < {seat for seat, cmd in made if cmd == "bribe"} <= {1, 2, 3}


# ---- nobody is held up ----


@question
def shout(g: Any, seat: int) -> Sentences:
    """An offer that can be made for ever."""
    return (("pass",),)


@shout.answer("pass")
def shouted(g: Any, seat: int) -> None:
    g.tell("shouted", seat=seat)


@pytest.fixture
def shouting(toy: None, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    def offers(g: Any) -> list[Any]:
        return [(1, shout, ()) for seat, question, _, _ in g.frames[-1][1] if question is turn and seat != 1]

    monkeypatch.setattr(bot_turns, "MOST_OFFERS", 5)
    with registered(replace(GAME, offers=offers)):
        yield


@pytest.mark.usefixtures("shouting")
async def test_whoever_never_stops_offering_is_not_listened_to_for_ever(tmp_path: Path) -> None:
    async with house(tmp_path) as h:
        anna = await at_turn(h, Told(PASS, regular=0.1), options={"rounds": 1})

        def shouts() -> int:
            return [event.name for event in table(anna).log].count("shouted")

        await h.time.pass_by(30)
        assert shouts() == 5, "and Anna has all the time in the world"
        await anna.do("chat", phrase="hurry")
        await h.time.pass_by(30)
        assert shouts() == 5
        await anna.move(**PASS)
        await h.time.pass_by(30)
        assert shouts() == 10
        assert anna.live.room.waiting_for == {0}, "both bots have had their turns"


async def test_an_offer_that_cannot_be_stored_is_nobodys_trouble(tmp_path: Path) -> None:
    async with house(tmp_path) as h:
        anna = await at_turn(h, Told(BRIBE, regular=1.0))
        append = h.store.append

        async def full(*_: Any) -> None:
            raise NotStored("not-stored")

        h.store.append = full  # type: ignore[method-assign]
        await h.time.pass_by(2)
        h.store.append = append  # type: ignore[method-assign]
        assert not anna.live.deciding()
        assert (await anna.move(**PASS))["type"] == "ack"
        await h.time.pass_by(10)
        assert (await moves_of(h, anna)).count((2, "bribe")) == 1


# ---- people's offers ----


async def test_an_offer_is_made_at_the_table_as_it_was_seen(tmp_path: Path) -> None:
    """Otherwise a bribe for whoever was on turn would reach the next."""
    async with house(tmp_path) as h:
        anna, boris, clara = await playing(h, "Anna", "Boris", "Clara")
        for move in (PASS, LOAD, STAKE):
            await all_do([anna, boris, clara], move)
        seen = clara.live.room.n
        assert (await anna.move(**PASS))["type"] == "ack"
        assert (await clara.do("move", at=seen, move=BRIBE))["reason"] == "stale"
        await anna.do("chat", phrase="hello")
        assert (await clara.do("move", at=seen + 1, move=BRIBE))["type"] == "ack"
        assert anna.hear()["view"]["asked"][0] == {"seat": 1, "kind": "take_bribe", "required": True}


async def test_who_is_asked_something_in_between_is_asked_anew(tmp_path: Path) -> None:
    async with house(tmp_path) as h:
        anna, boris, clara = await playing(h, "Anna", "Boris", "Clara", clock={"type": "move", "seconds": 60})
        for move in (PASS, LOAD, STAKE):
            await all_do([anna, boris, clara], move)
        seen = anna.live.room.n
        await h.time.pass_by(50)
        assert (await clara.move(**BRIBE))["type"] == "ack"
        assert anna.hear()["room"]["seats"][0]["left"] == 60.0
        assert (await anna.do("move", at=seen, move={"cmd": "answer", "deal": True}))["reason"] == "stale"
        assert (await anna.move(cmd="answer", deal=True))["type"] == "ack"


async def test_an_offer_can_be_considered(tmp_path: Path) -> None:
    async with house(tmp_path) as h:
        anna, boris, clara = await playing(h, "Anna", "Boris", "Clara")
        for move in (PASS, LOAD, STAKE):
            await all_do([anna, boris, clara], move)
        n = clara.live.room.n
        assert await clara.do("consider", id="1", move=BRIBE) == {"type": "considered", "id": "1"}
        refused = await clara.do("consider", move={**BRIBE, "coins": 9})
        assert refused["refused"]["reason"]
        assert clara.live.room.n == n


async def test_an_offer_is_stale_also_if_its_seat_is_asked_something(tmp_path: Path) -> None:
    """Sid Ketchum is on turn, and may always give up two cards for a life."""
    async with house(tmp_path) as h:
        anna, boris, *_ = await h.playing(
            "Anna", "Boris", "Clara", "Dora", game="bang", options={"wild_west_show_deck": True}
        )
        live = anna.live
        assert live.room.match is not None
        table = scenario(4, characters={0: "sid_ketchum"}, hands={0: "panic.JH bang.2D bang.3D"}, life={0: 2}).table
        table.show = "gag"  # words are a move
        live.room.match.table = table
        live.room = live.room.asking(None, (), h.time.now())
        await boris.do("chat", phrase="hello")
        seen = live.room.n
        assert (await boris.do("chat", text="hi"))["type"] == "ack"
        offer = {"cmd": "discard_two", "cards": ["bang.2D", "bang.3D"]}
        assert live.room.waiting_for == {0}
        assert (await anna.do("move", at=seen, move=offer))["reason"] == "stale"
        assert (await anna.do("move", at=seen + 1, move=offer))["type"] == "ack"
        seen = live.room.n
        await boris.do("chat", text="again")
        assert live.room.moved_n > seen
        assert (await anna.do("move", at=seen, move={"cmd": "end"}))["type"] == "ack", "an answer is as good as it was"
