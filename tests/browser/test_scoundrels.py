"""3,000 Scoundrels on the page: whatever is asked lies under the finger, bluffs are exposed, a game ends."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

import malina
from malina.kernel.knowledge import EVERYONE
from malina.kernel.table import Table
from malina.text import Texts

from .past import Past, Somebody, When, at_random, played
from .player import Player
from .serving import Serving
from .test_bang import Cowboy, at
from .test_pages import barriers
from .test_small import lost
from .window import DESK, PHONE, SMALL

SCOUNDRELS = malina.game("scoundrels")
EVERYTHING = {
    "length": "long",
    "strategy_cards": True,
    "more_scoundrels": True,
    "wild_saloon": True,
    "start_with_zero": True,
}
OTHERS: dict[int, dict[str, Any]] = {2: {}, 4: EVERYTHING}  # numbers of seats besides three, and with what
TABLET = (768, 1024)
CELLS = ("top_mid", "top_right", "bottom_left", "bottom_mid", "bottom_right")
MOST = 250  # looks at the table and taps till the end


def asked(kind: str, op: str = "", verb: str = "") -> When:
    """Anna is asked this, for that word of a card, and could answer so; she has somebody on her sheet."""

    def now(table: Table) -> bool:
        if table.over or table.waiting_for != {0} or len(table.own(0)) < 2:  # type: ignore[attr-defined]
            return False
        [decision] = [one for one in table.view(0)["decisions"] if one["required"]]
        verbs = {say["cmd"] for say in decision["says"]}
        return (
            decision["kind"] == kind and op in ("", decision.get("args", {}).get("op")) and (not verb or verb in verbs)
        )

    return now


def honest(table: Table) -> bool:
    """Anna plans, and could be honest."""
    if not asked("plan")(table):
        return False
    g: Table = table
    free = g.empty_slots(0)  # type: ignore[attr-defined]
    ranks = [g.poker(piece).rank for piece in g.at[g.data.hand[0]]]  # type: ignore[attr-defined]
    return len(free) > 1 and any(rank in free for rank in ranks)


def strategies(table: Table) -> bool:
    return any(one["kind"] == "choose_strategy" for one in table.view(0)["decisions"])


MOMENTS: dict[str, When] = {
    "plan": honest,
    "use": asked("use_ability", verb="use"),
    "scout": asked("choose", "scout_safe"),
    "mark": asked("mark", verb="mark"),
    "steal": asked("choose", "steal_safe"),
    "abandon": asked("abandon"),
    "hire": asked("hire_or_office", verb="hire"),
    "arrange": asked("arrange", verb="put"),
    "full": asked("discard_one"),
    "office": asked("office"),
    "jail": asked("choose", verb="pick_henchman"),
    "opponent": asked("choose", verb="pick_opponent"),
    "spy": asked("choose", verb="pick_card"),
    "swap": asked("choose", "swap_job"),
    "suffer": asked("suffer"),
    "doubt": asked("last_doubt"),
    "dawn": asked("who_begins"),
}


def evening(day: int) -> When:
    """The last card of the day lies there, a bluff and an honest card are doubted, one of the two people is asked."""

    def now(table: Table) -> bool:
        g: Table = table
        last = (g.day, g.round, g.turn, g.step) == (day, 4, g.last_mover, "hire")  # type: ignore[attr-defined]
        if g.over or not last or not g.waiting_for <= {0, 1}:
            return False
        doubted = {(one.victim, one.slot) for one in g.suspicions}  # type: ignore[attr-defined]
        true = {g.poker(g.at[g.data.slot[seat][slot]][0]).rank == slot for seat, slot in doubted}  # type: ignore[attr-defined]
        return true == {True, False} and len(doubted) < 4

    return now


@dataclass(frozen=True)
class Town:
    serving: Serving
    anna: Somebody
    boris: Somebody


@pytest.fixture(scope="module")
def town(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Town]:
    data = tmp_path_factory.mktemp("town") / "data"
    past = Past(data)
    anna, boris = past.somebody("Anna", "raccoon"), past.somebody("Борис", "fox")
    games = {name: played(name, 3, when, at_random, game=SCOUNDRELS) for name, when in MOMENTS.items()}
    games["strategy"] = played("strategy", 3, strategies, at_random, EVERYTHING, SCOUNDRELS)
    games["evening"] = played("evening", 3, evening(1), at_random, game=SCOUNDRELS, first=71)
    games["finale"] = played("finale", 3, evening(2), at_random, game=SCOUNDRELS, first=375)
    for seats, options in OTHERS.items():
        for name, when in MOMENTS.items():
            games[f"{name}{seats}"] = played(name, seats, when, at_random, options, SCOUNDRELS)
    games |= dict.fromkeys(("keys", "drag"), games["arrange"])
    for name, game in games.items():
        bots = ("novice",) * (game.seats - 2)
        past.table(name.upper(), [anna, boris, *bots], game, grace=86400, pace="instant")
    past.close()
    serving = Serving(data).start()
    yield Town(serving, anna, boris)
    serving.stop()


@pytest.mark.parametrize(
    ("size", "lang"),
    [(DESK, "ru"), (TABLET, "en"), (PHONE, "ru"), (SMALL, "en"), (SMALL, "ru")],
    ids=["desk", "tablet", "phone", "small phone", "small phone in Russian"],
)
def test_whatever_is_asked_lies_under_the_finger(
    window: Callable[..., Player], town: Town, size: tuple[int, int], lang: str
) -> None:
    anna = window(lang, size, town.anna, touch=size != DESK, url=town.serving.url)
    found = {}
    for moment in (*MOMENTS, "strategy"):
        anna.go(f"t/{moment.upper()}")
        expect(anna.page.locator(".decide.mine")).to_be_visible()
        if out := lost(anna):
            found[moment] = out
    assert found == {}


def test_a_chosen_safe_is_named_in_the_sentence(window: Callable[..., Player], town: Town) -> None:
    """By its place; among those on one's own sheet by what is in it. All were called «safe»."""
    anna = window("en", SMALL, town.anna, touch=True, url=town.serving.url)
    for moment, named in (("steal", r"(depot|estate|laboratory), \d"), ("abandon", r"\w+ \w+ \(\d\)")):
        anna.go(f"t/{moment.upper()}")
        expect(anna.page.locator(".decide.mine")).to_be_visible()
        anna.press(anna.lit("safe").first)
        expect(anna.handle("tag-safe")).to_have_text(re.compile(named))


@pytest.mark.parametrize(("seats", "size", "lang"), [(2, SMALL, "en"), (4, SMALL, "ru"), (4, TABLET, "en")])
def test_it_does_with_two_and_with_four(
    window: Callable[..., Player], town: Town, seats: int, size: tuple[int, int], lang: str
) -> None:
    anna = window(lang, size, town.anna, touch=True, url=town.serving.url)
    found = {}
    for moment in MOMENTS:
        anna.go(f"t/{moment.upper()}{seats}")
        expect(anna.page.locator(".decide.mine")).to_be_visible()
        if out := lost(anna):
            found[moment] = out
    assert found == {}


@pytest.mark.parametrize("moment", ["plan", "use", "hire", "mark", "doubt"])
def test_everybody_can_read_and_reach_it(window: Callable[..., Player], town: Town, moment: str) -> None:
    anna = window("ru", DESK, town.anna, url=town.serving.url)
    anna.go(f"t/{moment.upper()}")
    expect(anna.page.locator(".decide.mine")).to_be_visible()
    anna.settle()
    assert barriers(anna) == []


def test_a_card_in_the_wrong_slot_is_called_a_bluff(window: Callable[..., Player], town: Town) -> None:
    anna = window("en", DESK, town.anna, url=town.serving.url, keys=True)
    anna.go("t/PLAN")
    expect(anna.page.locator(".decide.mine")).to_be_visible()
    cards = [one.get_attribute("data-handle") or "" for one in anna.page.locator('[data-blank="card"]').all()]
    slots = {(one.get_attribute("data-handle") or "").removeprefix("slot-") for one in anna.lit("slot").all()}
    honest = next(card for card in cards if card.removeprefix("card-poker.")[0] in slots)
    rank = honest.removeprefix("card-poker.")[0]
    anna.choose(anna.handle(honest))
    anna.press(anna.handle(f"slot-{rank}"))
    expect(anna.handle("do-play")).to_contain_text(anna.say("scoundrels-do-play"))
    anna.press(anna.handle(f"slot-{min(slots - {rank})}"))
    expect(anna.handle("do-play")).to_contain_text(anna.say("scoundrels-do-bluff"))


def crew(data: Path, table: str) -> dict[str, str]:
    """Who is on which of Anna's cells; "new" waits for one."""
    g = at(data, table)[1].table
    cells = g.data.cell[0]  # type: ignore[attr-defined]
    found = {cell: g.face[g.trait(place)].id for cell, place in cells.items() if g.at[place]}  # type: ignore[attr-defined]
    uses = g.uses  # type: ignore[attr-defined]
    return found | ({"new": g.face[uses[-1].source].id} if uses else {})


def ordered(player: Player, cell: str) -> None:
    """The new order is confirmed with its button, and what has been asked is gone."""
    expect(player.handle(f"cell-{cell}")).to_have_class(re.compile(r"\bsel\b"))
    player.confirm()


def test_the_crew_is_rearranged_by_keys(window: Callable[..., Player], town: Town) -> None:
    """The new one takes somebody's cell, who goes to a free one."""
    before = crew(town.serving.data, "KEYS")
    anna = window("en", DESK, town.anna, url=town.serving.url, keys=True)
    anna.go("t/KEYS")
    cell = next(cell for cell in before if cell != "new")
    anna.press(anna.handle(f"cell-{cell}"))
    ordered(anna, cell)
    after = crew(town.serving.data, "KEYS")
    assert after[cell] == before["new"]
    assert before[cell] in [trait for at, trait in after.items() if at not in before]


def test_the_crew_is_rearranged_by_dragging(window: Callable[..., Player], town: Town) -> None:
    """Two change places, then the new one is dragged to a free cell."""
    before = crew(town.serving.data, "DRAG")
    anna = window("ru", DESK, town.anna, url=town.serving.url)
    anna.go("t/DRAG")
    one, two = [cell for cell in before if cell != "new"][:2]
    free = next(cell for cell in CELLS if cell not in before)
    anna.handle("newcomer").drag_to(anna.handle(f"cell-{free}"))
    anna.handle(f"cell-{one}").drag_to(anna.handle(f"cell-{two}"))
    ordered(anna, free)
    after = crew(town.serving.data, "DRAG")
    assert (after[free], after[one], after[two]) == (before["new"], before[two], before[one])


@pytest.mark.parametrize("moment", ["MARK", "ABANDON"])
def test_private_notes_say_what_only_i_know(window: Callable[..., Player], town: Town, moment: str) -> None:
    """A line for every safe I have looked into, and for every card of mine that lies face down."""
    words = Texts("en", "scoundrels")
    g = at(town.serving.data, moment)[1].table
    data: Any = g.data
    safes = [p for p, face in enumerate(g.face) if face.back in data.locations and g.seen[p] & 1]
    cards = [p for place in data.slot[0].values() for p in g.at[place] if g.seen[p] != EVERYONE]
    assert safes
    assert cards
    anna = window("en", PHONE, town.anna, touch=True, url=town.serving.url)
    anna.go(f"t/{moment}")
    anna.press(anna.handle("notes"))
    lines = anna.page.get_by_role("dialog").get_by_role("listitem")
    expect(lines).to_have_count(len(safes) + len(cards))
    for piece in safes:
        expect(lines.filter(has_text=words.say(f"safe-{g.face[piece].id}"))).to_have_count(1)


def through(people: list[Cowboy], town: Town, table: str, until: Callable[[Table], bool]) -> Table:
    """The two tap whatever is lit until then; a show is skipped when its button is seen."""
    for _ in range(MOST):
        n, match = at(town.serving.data, table)
        if until(match.table):
            return match.table
        waiting = [one for one in people if one.seat in match.table.waiting_for]
        if not waiting:
            people[0].hears(n + 1)
            continue
        one = waiting[0]
        one.hears(n)
        skip = one.player.handle("skip-exposure")
        if skip.is_visible():
            one.player.press(skip)
        else:
            one.tap()
    raise AssertionError(f"no end; asked: {[one.player.bar.inner_text() for one in waiting]}")


def two(window: Callable[..., Player], town: Town, table: str) -> list[Cowboy]:
    anna = window("en", DESK, town.anna, url=town.serving.url)
    boris = window("ru", PHONE, town.boris, touch=True, url=town.serving.url)
    people = [Cowboy(anna, 0), Cowboy(boris, 1)]
    for one in people:
        one.player.go(f"t/{table}")
        expect(one.player.bar).to_be_visible()
    return people


def test_a_bluff_is_exposed_and_an_honest_card_is_not(window: Callable[..., Player], town: Town) -> None:
    """The first evening, by two people and a bot: both verdicts are in everybody's log, and the next day begins."""
    people = two(window, town, "EVENING")
    table = through(people, town, "EVENING", lambda table: table.day == 2)  # type: ignore[attr-defined]
    verdicts = [told.args["bluff"] for told in table.log or [] if told.name == "exposed"]
    assert {True, False} <= set(verdicts)
    for one in people:
        one.hears(at(town.serving.data, "EVENING")[0])
        if one.player.handle("skip-exposure").is_visible():
            one.player.press(one.player.handle("skip-exposure"))
        assert lost(one.player) == []


def test_the_last_evening_and_the_whole_truth(window: Callable[..., Player], town: Town) -> None:
    people = two(window, town, "FINALE")
    table = through(people, town, "FINALE", lambda table: table.over)
    assert table.result is not None
    for one in people:
        player = one.player
        expect(player.over.or_(player.score).first).to_be_visible()
        if player.over.is_visible():
            player.press(player.over)
        expect(player.score).to_be_visible()
        truth = player.page.locator("section", has=player.role("heading", "finished-scoundrels-truth"))
        expect(truth.locator("tbody tr")).to_have_count(3)
        expect(truth.locator(".cards").first).to_be_visible()
        assert truth.locator("tbody .caught").count() > 0
        assert truth.locator("tbody .doubted").count() > 0
        assert barriers(player) == []
