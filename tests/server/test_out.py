"""Whoever is out for good sees all cards, where the table has it so: nobody else does, and nobody who may come back."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

import malina
from malina.games.bang.table import BangTable
from malina.kernel.record import Match
from malina.server import wire
from malina.server.live.live_table import LiveTable
from malina.server.outbound.eyes import ALL, eyes_of
from malina.server.store import Person
from malina.server.tables.entries import Opened
from malina.server.tables.room import Room

from .house import Guest, House, house
from .worlds import game_of_bots

pytestmark = pytest.mark.anyio
BANG = malina.game("bang")
NAMES = ("Anna", "Boris", "Clara", "Dora")
TABLES = 20
LATER = 25  # moves that are looked at after the first death
LAST_CARDS = 400  # games in which somebody may take back how the last cards were discarded
BRING_BACK: list[dict[str, Any]] = [
    {"event_decks": "high_noon"},
    {"event_decks": "fistful_of_cards"},
    {"wild_west_show_deck": True},
    {"tournament_scoring": True},
]


def table_of(live: LiveTable) -> BangTable:
    assert live.room.match is not None
    table = live.room.match.table
    assert isinstance(table, BangTable)
    return table


def plain(value: Any) -> Any:
    return json.loads(msgspec.json.encode(value))


def same_view(heard: Any, view: Any) -> bool:
    return bool(heard == plain(view))


async def moved(guests: list[Guest], rng: random.Random) -> None:
    """Somebody does something, and all read what they are told."""
    seat, move = table_of(guests[0].live).random_move(rng)
    mover = next(guest for guest in guests if guest.seat == seat)
    assert (await mover.move(**move))["type"] == "ack"
    for guest in guests:
        guest.hear()


async def first_death(h: House, **settings: Any) -> tuple[list[Guest], Guest, random.Random]:
    """The people of the first table where somebody is out and the others go on, and who that is."""
    for number in range(TABLES):
        guests = await h.playing(*NAMES, game="bang", **settings)
        rng, live = random.Random(number), guests[0].live
        while live.room.phase == "playing":
            for guest in guests:
                if guest.seat is not None and live.room.out(guest.seat) and guest.seat not in live.room.waiting_for:
                    return guests, guest, rng
            await moved(guests, rng)
    raise LookupError("every first death was the end")


async def test_only_who_is_out_for_good_sees_all_cards(tmp_path: Path) -> None:
    async with house(tmp_path) as h:
        guests, dead, rng = await first_death(h, out_sees_all=True)
        live = dead.live
        watcher = await Guest(h, live, Person("wanda", "Wanda", "fox")).join()
        back = False
        for step in range(LATER):
            table = table_of(live)
            if live.room.phase == "over":
                break
            for each in (*guests, watcher):
                heard = each.hear()
                out = each.seat is not None and eyes_of(live.room, each.seat) == ALL
                assert out or each is not dead
                assert heard["room"].get("all_open", False) == out, (each.person.name, step)
                assert same_view(heard["view"], table.open_view() if out else table.view(each.seat))
                log = [event.in_full(n) for n, event in enumerate(table.log or ())]
                assert same_view(heard["events"], log if out else table.events(each.seat))
            if step == LATER // 2:  # whoever comes back sees what they saw before
                dead.leave()
                again = Guest(h, live, dead.person, told=dead.connection.told)
                again.state, back = dead.state, True
                guests[guests.index(dead)] = dead = await again.join()
            await moved(guests, rng)
        assert back


async def test_nobody_sees_all_cards_unless_the_table_has_it_so(tmp_path: Path) -> None:
    async with house(tmp_path) as h:
        guests, dead, rng = await first_death(h)
        for _ in range(5):
            for each in guests:
                assert same_view(each.hear()["view"], table_of(dead.live).view(each.seat))
                assert not each.hear()["room"].get("all_open")
            await moved(guests, rng)


@pytest.mark.parametrize("options", BRING_BACK, ids=lambda options: next(iter(options)))
async def test_nobody_does_where_somebody_may_come_back(tmp_path: Path, options: dict[str, Any]) -> None:
    async with house(tmp_path) as h:
        guests = await h.playing(*NAMES, game="bang", options=options, out_sees_all=True)
        live = guests[0].live
        assert guests[1].seat is not None
        table_of(live).ring = tuple(seat for seat in range(4) if seat != guests[1].seat)
        assert live.room.out(guests[1].seat)
        assert eyes_of(live.room, guests[1].seat) == guests[1].seat


async def test_nobody_does_who_could_be_brought_back_by_an_undo_or_decides_something(tmp_path: Path) -> None:
    async with house(tmp_path) as h:
        guests = await h.playing(*NAMES, game="bang", out_sees_all=True)
        live = guests[0].live
        match, [mover] = live.room.match, live.room.waiting_for
        assert isinstance(match, Match)
        others = [seat for seat in range(4) if seat != mover]
        everybody = table_of(live).ring
        table_of(live).ring = tuple(seat for seat in everybody if seat != others[0])
        assert [eyes_of(live.room, seat) for seat in (mover, *others, None)] == [mover, ALL, *others[1:], None]
        table_of(live).ring = tuple(seat for seat in everybody if seat != mover)
        assert eyes_of(live.room, mover) == mover  # they are asked
        table_of(live).ring = everybody
        before = match.table.copy()
        match._made(mover, {"cmd": "end"}, before)
        table_of(live).ring = tuple(seat for seat in everybody if seat != others[0])
        assert match.can_undo(mover)
        assert eyes_of(live.room, others[0]) == others[0]


async def test_a_client_cannot_ask_for_it(tmp_path: Path) -> None:
    """Whatever is said beyond the protocol is refused, and no word of the protocol asks for cards."""
    async with house(tmp_path) as h:
        guests, dead, _ = await first_death(h, out_sees_all=True)
        alive = next(guest for guest in guests if guest is not dead and not guest.live.room.out(guest.seat or 0))
        for words in ({"eyes": "all"}, {"seat": dead.seat}, {"all_open": True}):
            with pytest.raises(msgspec.ValidationError):
                await alive.do("ping", **words)
        settings = msgspec.to_builtins(wire.Settings(out_sees_all=True))
        for order in ({"do": "consider", "move": {"cmd": "lay_all"}}, {"do": "change", "settings": settings}):
            assert (await alive.do(order.pop("do"), **order))["type"] in ("considered", "refused")
        assert same_view(alive.hear()["view"], table_of(alive.live).view(alive.seat))
        assert not alive.hear()["room"].get("all_open")
        refused = await dead.move(cmd="end")
        assert refused["type"] == "refused"


async def test_who_lays_down_his_last_cards_does_not_hear_the_dead_yet(tmp_path: Path) -> None:
    async with house(tmp_path) as h:
        guests = await h.playing(*NAMES, game="bang")
        live = guests[0].live
        [mover] = live.room.waiting_for
        first, second, third, _ = (guests[(mover + i) % 4] for i in range(4))
        table_of(live).ring = tuple(seat for seat in range(4) if seat not in (first.seat, second.seat))
        await second.do("chat", text="Boris has two Missed!")
        assert [[line["text"] for line in each.hear()["lines"]] for each in (first, second, third)] == [
            [],
            ["Boris has two Missed!"],
            [],
        ]


def test_whoever_is_gone_never_decides_or_plays_again() -> None:
    """The rules' promise, in games of bots with people who take moves back."""
    ever = []
    for number in range(21):
        gone: set[int] = set()
        for room in game_of_bots(number, "bang"):
            assert isinstance(room.match, Match)
            open = {seat for seat in range(len(room.seats)) if eyes_of(room, seat) == ALL}
            assert room.phase == "over" or gone <= open
            assert not {ask[0] for ask in room.match.table.asks} & gone
            gone |= open
        ever += [number] if gone else []
    assert len(ever) >= 6
    assert min(ever) >= 7  # the first have the events that bring somebody back


def may_lay_again() -> tuple[Match, int]:
    """Somebody is out, has said how their last cards are discarded, and may take that back."""
    for number in range(LAST_CARDS):
        secret = number.to_bytes(32)
        match, rng = Match.start(BANG, 4, secret, [""] * 4), random.Random(number)
        while not match.over:
            seat, move = match.table.random_move(rng)
            asked = match.table.decisions(seat)[0].kind
            match.act(seat, move)
            if asked == "last_cards" and match.can_undo(seat) and seat not in match.waiting_for and not match.over:
                return match, seat
    raise LookupError("nobody could take it back")


async def test_whoever_may_lay_down_the_last_cards_otherwise_sees_no_more() -> None:
    match, seat = may_lay_again()
    settings = wire.Settings(out_sees_all=True)
    opened = Opened(at=0, by="anna", table="table", game="bang", seats=4, options={}, settings=settings, secret="00")
    room = replace(Room.opened(opened), match=match)
    assert room.out(seat)
    assert eyes_of(room, seat) == seat
    assert not room.hears_asides(seat)
    match.before.clear()  # somebody else has moved
    assert eyes_of(room, seat) == ALL
    assert room.hears_asides(seat)
