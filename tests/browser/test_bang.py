"""BANG! on the page: a table of seven is in sight on the smallest phone, and a game comes to its end."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

import pytest
from playwright.sync_api import Locator, expect

import malina
from malina.kernel.table import Table

from .past import Past, Somebody, When, at_random, played
from .player import Player
from .serving import Serving
from .test_pages import barriers
from .test_small import lost
from .window import PHONE, SMALL

BANG = malina.game("bang")
SEATS = 7
FEW = 4  # so many are left where the last shots of a game are fired
MOST = 400  # decisions of two people till the end


def asked(kind: str, cause: str = "", verb: str = "") -> When:
    """Anna is asked this, because of that card, and could answer so."""

    def now(table: Table) -> bool:
        if table.over or table.waiting_for != {0}:
            return False
        view = table.view(0)
        [decision] = [each for each in view["decisions"] if each["required"]]
        because = view["chain"][-1][0] if view["chain"] else ""
        verbs = {say["cmd"] for say in decision["says"]}
        return decision["kind"] == kind and cause in ("", because) and (not verb or verb in verbs)

    return now


def fuse(table: Table) -> bool:
    """The dynamite lies in front of somebody else, and it is Anna's turn."""
    front = table.view(None)["places"]["front"]
    lit = any(card["face"].startswith("dynamite") for seat in range(1, SEATS) for card in front[str(seat)])
    return lit and asked("act")(table)


def near_the_end(table: Table) -> bool:
    view = table.view(None)
    return {0, 1} < set(view["ring"]) and len(view["ring"]) <= FEW and asked("act")(table)


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
    for name, when in (*MOMENTS.items(), ("end", near_the_end)):
        game = played(name, SEATS, when, at_random, game=BANG)
        past.table(name.upper(), [anna, boris, *["novice"] * (SEATS - 2)], game, grace=86400, pace="instant")
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


def test_a_game_to_its_end(window: Callable[..., Player], saloon: Saloon) -> None:
    """Two people, one at a desk and one on a phone, and what is left of five bots."""
    url = saloon.serving.url
    anna = window("en", who=saloon.anna, url=url)
    boris = window("ru", PHONE, saloon.boris, touch=True, url=url)
    for player in (anna, boris):
        player.go("t/END")
        expect(player.bar).to_be_visible()
    for _ in range(MOST):
        someone = deciding(anna).or_(anna.over).or_(anna.score).or_(anna.bar.get_by_text("Борис"))
        expect(someone.first).to_be_visible()
        if anna.over.is_visible() or anna.score.is_visible():
            break
        decide(anna if deciding(anna).is_visible() else boris)
    for player in (anna, boris):
        expect(player.over.or_(player.score).first).to_be_visible()


def decide(player: Player) -> None:
    """Does what is ready to be done, else what can be begun: a lit thing, or a button."""
    doing = player.page.locator('.decide [data-handle^="do-"]:not([aria-disabled="true"])')
    begin = player.page.locator('.decide [data-handle^="verb-"]')
    for way in (doing, lit(player), begin):
        if way.count():
            way.first.dispatch_event("click")
            return
    expect(deciding(player).or_(player.over)).to_be_visible()
