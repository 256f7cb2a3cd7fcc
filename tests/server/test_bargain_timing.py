"""When a bot at the gate answers does not tell what is in a bag, neither its own nor another's."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from malina.games import game
from malina.kernel.decision import Decision, Move
from malina.kernel.policy import NOTHING
from malina.server.live import bot_turns
from malina.server.live.bot_turns import BotTurns
from malina.server.live.live_table import LiveTable
from malina.server.tables.entries import Moved, Spoke, decode
from malina.server.tables.room import Room
from malina.server.thinking.queue import Answer
from malina.server.thinking.worker import BotTask

from ..sheriff.scenario import Scenario, gate
from .house import AtOnce, House, house

pytestmark = pytest.mark.anyio

HONEST, SMUGGLED = "cheese: cheese*3", "cheese: cheese silk crossbow"
SETTLES = ("accept", "open", "pass")
LEGAL = {"apple", "cheese", "bread", "chicken"}
Plant = Callable[[pytest.MonkeyPatch], None]
Moment = Callable[[str], tuple[Scenario, int, Move]]


def smuggles(table: Any, *seats: int) -> bool:
    return any(table.face[piece].id not in LEGAL for seat in seats for piece in table.at[table.data.bag[seat]])


class Nervous(AtOnce):
    """Bots that think longer with contraband of their own, and then do what they would have done."""

    def __init__(self, h: House, seat: int, move: Move) -> None:
        super().__init__()
        self.clock, self.seat, self.move = h.hub.bot_turns.clock, seat, move

    async def choose(self, question: BotTask, decision: Decision, seconds: float) -> Answer:
        if smuggles(game(question.game).load(question.guess), question.seat):
            await self.clock.until(self.clock.now() + 0.5)
        if decision.seat == self.seat and self.move in decision.moves:
            return Answer(self.move)
        return Answer(decision.moves[0] if decision.required else NOTHING)


async def answered(h: House, t: Scenario, seat: int, move: Move) -> list[tuple[float, int, str]]:
    """What bots do and say at this table within a minute, and when, until a bag is settled: what they say to one that
    lies open differs, as it may. The first seat is Anna's, who says nothing."""
    [anna] = await h.playing("Anna", bots=3, game="sheriff", pace="human")
    live = anna.live
    for _, task in live.thinking.values():
        task.cancel()
    live.thinking.clear()
    h.hub.bot_turns.thinker = Nervous(h, seat, move)
    assert live.room.match is not None
    live.room.match.table = t.g
    n, began = live.room.n, h.time.now()
    live.room = live.room.asking(None, (), began)
    h.hub.bot_turns.ask(live)
    await h.time.pass_by(60)
    entries = [decode(data) for data in await h.store.entries(live.room.id)][n:]
    found = []
    for entry in entries:
        when = round(entry.at - began, 3)
        if isinstance(entry, Moved):
            found.append((when, entry.seat, str(entry.move["cmd"])))
            if entry.move["cmd"] in SETTLES:
                break
        elif isinstance(entry, Spoke):
            found.append((when, entry.seat, f"says {entry.phrase}"))
    return found


def a_merchant_answers(bag: str) -> tuple[Scenario, int, Move]:
    """Anna demands two coins of Dima, who pays them."""
    t = gate(4, bags={"dima": bag})
    deal = t.demand("misha", "dima", gold=2, passes="dima")
    return t, 2, {"cmd": "accept", "deal": deal, "seq": t.deal(deal).seq}


def a_merchant_offers(bag: str) -> tuple[Scenario, int, Move]:
    t = gate(4, bags={"dima": bag})
    return t, 2, {"cmd": "offer", **t.terms("dima", gold=2, passes="dima")}


def a_sheriff_opens(bag: str) -> tuple[Scenario, int, Move]:
    """Liza decides over the bag of Anna, who is silent."""
    t = gate(4, bags={"misha": bag, "dima": "", "katya": ""}, sheriff="liza")
    return t, 1, {"cmd": "open", "bag": 0}


MOMENTS = [a_merchant_answers, a_merchant_offers, a_sheriff_opens]


class NoChance:
    """The dice of the server's pace, which hide nothing here."""

    def uniform(self, low: float, high: float) -> float:
        return low

    def shuffle(self, things: list[Any]) -> None:
        pass


async def compare(moment: Moment, tmp_path: Path) -> list[list[tuple[float, int, str]]]:
    """The same moment with an honest bag and with contraband: what the table sees of the bots."""
    found = []
    for bag in (HONEST, SMUGGLED):
        async with house(tmp_path / bag.replace(":", "")) as h:
            t, seat, move = moment(bag)
            found.append(await answered(h, t, seat, move))
    return found


@pytest.mark.parametrize("moment", MOMENTS)
async def test_contraband_takes_no_longer(moment: Moment, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(bot_turns, "SystemRandom", NoChance)
    honest, smuggled = await compare(moment, tmp_path)
    _, seat, move = moment(HONEST)
    assert (seat, move["cmd"]) in [(one, cmd) for _, one, cmd in honest]
    assert honest == smuggled


# ---- planted ----


def as_soon_as_it_is_thought(monkeypatch: pytest.MonkeyPatch) -> None:
    def due(self: BotTurns, room: Room, takes: float) -> float:
        return self.clock.now()

    monkeypatch.setattr(BotTurns, "_due", due)


def with_an_eye_on_the_bag(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = BotTurns._due

    def due(self: BotTurns, room: Room, takes: float) -> float:
        assert room.match is not None
        return honest(self, room, takes) + smuggles(room.match.table, *range(4))

    monkeypatch.setattr(BotTurns, "_due", due)


def with_patience_for_the_honest(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = BotTurns._let_people_bargain

    async def let_people_bargain(self: BotTurns, live: LiveTable, seat: int) -> None:
        assert live.room.match is not None
        if not smuggles(live.room.match.table, *range(4)):
            await honest(self, live, seat)

    monkeypatch.setattr(BotTurns, "_let_people_bargain", let_people_bargain)


@pytest.mark.parametrize(
    ("plant", "moment"),
    [
        (as_soon_as_it_is_thought, a_merchant_answers),
        (as_soon_as_it_is_thought, a_merchant_offers),
        (with_an_eye_on_the_bag, a_merchant_offers),
        (with_an_eye_on_the_bag, a_sheriff_opens),
        (with_patience_for_the_honest, a_sheriff_opens),
    ],
)
async def test_a_planted_delay_is_found(
    plant: Plant,
    moment: Moment,
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
) -> None:
    monkeypatch.setattr(bot_turns, "SystemRandom", NoChance)
    plant(monkeypatch)
    honest, smuggled = await compare(moment, tmp_path)
    assert honest != smuggled
