"""Secrets of Sheriff of Nottingham: hands, bags, stacks, market draws, proofs, laws drawn, merry men, the chest. Leaks
planted on purpose are found."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from malina.check import check
from malina.check.moves import after, leaks_of_a_move
from malina.check.worlds import differences, everything, exchanged, fits
from malina.games.sheriff import GAME
from malina.games.sheriff.modules import black_market, orders
from malina.games.sheriff.rules import bargain, goods, passing, strike, supply
from malina.games.sheriff.table import Deal
from malina.kernel import table as kernel
from malina.kernel.guess import hidden_groups
from malina.kernel.pieces import show
from malina.kernel.refusal import IllegalMove

from .scenario import NAMES, Scenario, gate, seat_of, table

pytestmark = pytest.mark.no_cover
Patch = Callable[[pytest.MonkeyPatch], None]
EVERYTHING = {**GAME.presets["everything"], "length": "short"}
EXPRESS = {**EVERYTHING, "market": "express", "time_limits": True}
# seats, options, games, one pair in so many
TABLES: list[tuple[int, dict[str, Any], int, int]] = [
    (3, dict(GAME.presets["first"]), 4, 1),
    (4, {"length": "short"}, 2, 4),
    (3, EVERYTHING, 2, 4),
    (4, EVERYTHING, 1, 8),
    (5, EXPRESS, 1, 10),
    (6, {"market": "express", "black_market": True, "length": "short"}, 2, 4),
    (6, EVERYTHING, 1, 16),
]


@pytest.mark.parametrize("number", range(len(TABLES)))
def test_nothing_leaks(number: int) -> None:
    seats, options, games, every = TABLES[number]
    report = check(GAME, seats, games, number, options=options, every=every)
    assert report.leaks == []
    assert report.broken_invariants == []
    assert report.pairs >= 50


@pytest.mark.parametrize("market", ["two_piles", "express"])
def test_sheriff_025_privacy(market: str) -> None:
    """No face of a hand, bag, deck or stack stands in anybody else's view, whatever happens."""
    t = table(
        4,
        hands=dict.fromkeys(NAMES, "apple*2 cheese*2 silk mead"),
        stacks={"dima": "pepper"},
        market=market,
        piles=("", ""),
    )
    while t.g.round == 1:
        for viewer in (*NAMES[:4], None):
            for place in ("hand", "bag", "stack"):
                for owner in NAMES[:4]:
                    if owner != viewer:
                        assert set(t.sees(viewer, place, owner)) <= {"?"}
            assert set(t.sees(viewer, "deck")) == {"?"}
        [name, *_] = t.asked
        seat = seat_of(name)
        t.g.act(seat, t.g.decisions(seat)[0].moves[-1])


# ---- planted leaks ----


def a_deal_that_shows_whether_the_goods_are_there(patch: pytest.MonkeyPatch) -> None:
    """An offer says beside its claim whether it is true."""
    whole = bargain.propose  # type: ignore[attr-defined]

    def leaky(g: Any, deal: Deal) -> None:
        whole(g, deal)
        g.tell("claimed", true=goods.has(g, g.data.bag[deal.payer], deal.from_bag))

    patch.setattr(bargain, "propose", leaky)


def who_may_claim_the_black_market(patch: pytest.MonkeyPatch) -> None:
    """Only who has a set is asked."""
    whole = black_market.may_claim

    def leaky(g: Any, seat: int) -> bool:
        held = g.held(g.data.stack[seat])
        return whole(g, seat) and any(held[good] >= 3 for good in g.data.black_market)

    patch.setattr(black_market, "may_claim", leaky)


def who_can_fill_an_order(patch: pytest.MonkeyPatch) -> None:
    """Only whoever can fill an order is asked."""

    def leaky(g: Any, bag: int) -> None:
        if any(goods.has(g, g.data.bag[bag], orders.wanted(order)) for order in orders.open_orders(g).values()):
            g.ask(bag, orders.fill_order)

    patch.setattr(orders, "more_orders", leaky)


def the_type_of_contraband(patch: pytest.MonkeyPatch) -> None:
    """Everybody sees what goes face down onto a stack."""
    whole = passing.smuggled  # type: ignore[attr-defined]

    def leaky(g: Any, seat: int, pieces: Any, source: int) -> None:
        g.tell("smuggled", what=g.ids(pieces))
        whole(g, seat, pieces, source)

    patch.setattr(passing, "smuggled", leaky)


def a_proof_for_everybody(patch: pytest.MonkeyPatch) -> None:
    """What the sheriff is shown of a bag everybody is told."""
    whole = strike.peek  # type: ignore[attr-defined]

    def leaky(g: Any, seat: int, place: int, *more: Any) -> None:
        g.tell("proved", goods=sorted(g.ids(g.at[place])))
        whole(g, seat, place, *more)

    patch.setattr(strike, "peek", leaky)


def what_was_drawn(patch: pytest.MonkeyPatch) -> None:
    """Everybody sees the cards that somebody draws."""

    def leaky(g: Any, seat: int, pieces: Any) -> None:
        show(g, seat, pieces)
        g.tell("drawn", goods=sorted(g.ids(pieces)))

    patch.setattr(supply, "show", leaky)


def where_the_merry_man_is(patch: pytest.MonkeyPatch) -> None:
    """The view says who has loaded his merry man."""
    whole = kernel.view  # type: ignore[attr-defined]

    def leaky(g: Any, seat: int | None, *how: Any) -> dict[str, Any]:
        loaded = [any(g.face[p].kind == "merry_man" for p in g.at[bag]) for bag in g.data.bag]
        return {**whole(g, seat, *how), "loaded": loaded}

    patch.setattr(kernel, "view", leaky)


def the_laws_not_kept(patch: pytest.MonkeyPatch) -> None:
    """The view says which laws lie before the sheriff."""
    whole = kernel.view  # type: ignore[attr-defined]

    def leaky(g: Any, seat: int | None, *how: Any) -> dict[str, Any]:
        return {**whole(g, seat, *how), "candidates": g.ids(g.at[g.data.law_choice])}

    patch.setattr(kernel, "view", leaky)


def at_the_gate() -> Scenario:
    return gate(4, bags={"dima": "apple: apple silk"}, stacks={"dima": "mead*3"})


def hoarding() -> Scenario:
    return gate(4, bags={"dima": "apple: pepper silk"})


def filling() -> Scenario:
    return gate(4, bags={"dima": "apple: apple silk"}, orders="order_apple_silk")


def loaded() -> Scenario:
    return gate(4, bags={"dima": "apple: apple robin_hood"}, hands={"dima": "silk*2"}, men={"dima": "robin_hood"})


def choosing() -> Scenario:
    return table(4, step="laws", law_deck="law_tax_apple law_light_bags law_fair_day")


def at_market() -> Scenario:
    return table(4, hands={"liza": "apple*5", "dima": "silk"}, deck="mead")


def smuggling() -> Scenario:
    """He has two, and the bag brings the third."""
    return gate(4, bags={"dima": "apple: mead"}, stacks={"dima": "mead*2"}, black_market=True)


Made = Callable[[Scenario], tuple[int, dict[str, Any]]]


def offering(t: Scenario) -> tuple[int, dict[str, Any]]:
    return 2, t.move("offer", **t.terms("dima", passes="dima", bag="silk"))


def passing_dima(t: Scenario) -> tuple[int, dict[str, Any]]:
    return 0, t.move("pass", bag="dima")


def accepting(t: Scenario) -> tuple[int, dict[str, Any]]:
    deal = t.offer("dima", passes="dima", bag="silk*2")
    return 0, t.move("accept", deal=deal, seq=t.deal(deal).seq)


def setting_aside(t: Scenario) -> tuple[int, dict[str, Any]]:
    t.act("liza", "set_aside", goods="apple*2")
    return 1, t.move("draw")


def keeping(t: Scenario) -> tuple[int, dict[str, Any]]:
    return 0, t.move("keep_laws", laws=["law_tax_apple", "law_light_bags"])


# the leak, a table on which it shows, the move that shows it, and who looks
PLANTED: list[tuple[Patch, Callable[[], Scenario], Made, str]] = [
    (a_deal_that_shows_whether_the_goods_are_there, at_the_gate, offering, "katya"),
    (who_may_claim_the_black_market, smuggling, passing_dima, "katya"),
    (who_can_fill_an_order, filling, passing_dima, "katya"),
    (the_type_of_contraband, at_the_gate, passing_dima, "katya"),
    (a_proof_for_everybody, hoarding, accepting, "katya"),
    (what_was_drawn, at_market, setting_aside, "katya"),
    (where_the_merry_man_is, loaded, passing_dima, "katya"),
    (the_laws_not_kept, choosing, keeping, "katya"),
]


@pytest.mark.parametrize(("plant", "place", "made", "viewer"), PLANTED, ids=lambda p: getattr(p, "__name__", ""))
def test_a_planted_leak_is_found(
    plant: Patch, place: Callable[[], Scenario], made: Made, viewer: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A viewer compares the true table with many others that he cannot tell from it."""
    t = place()
    turn = made(t)
    assert not any(seen_by(t, turn, viewer)), "there is a leak without planting one"
    plant(monkeypatch)
    assert any(seen_by(t, turn, viewer))


def twins(t: Scenario, viewer: str) -> Iterator[tuple[Any, dict[str, str]]]:
    """Whatever is hidden with Dima, on top of the deck and before the sheriff changes places with everything else."""
    g, me = t.g, seat_of(viewer)
    box = g.data
    places = (box.bag[2], box.stack[2], box.hand[2], box.deck, box.law_choice)
    matters = {piece for place in places for piece in g.at[place][-4:]}
    for group in hidden_groups(g, me):
        for piece in sorted(matters & {*group}):
            for other in sorted({*group[:: max(len(group) // 12, 1)], *(matters & {*group})}):
                if g.face[other].id != g.face[piece].id:
                    twin = exchanged(g, me, piece, other)
                    if fits(twin, me):
                        yield twin, {g.face[p].id: twin.face[p].id for p in (piece, other)}


def seen_by(t: Scenario, turn: tuple[int, dict[str, Any]], viewer: str) -> Iterator[bool]:
    me = seat_of(viewer)
    true = after(t.g, me, turn)
    truth = everything(t.g, me)
    for twin, names in twins(t, viewer):
        yield any(differences(truth, everything(twin, me), "")) or any(leaks_of_a_move(true, twin, turn, names))


def refusals(t: Scenario) -> set[str]:
    """What the sheriff is told who demands silk of a bag, on this table and on all that he cannot tell from it."""
    seat, move = 0, t.move("demand", payer="dima", **t.terms("dima", passes="dima", bag="silk"))
    found = set()
    for g in (t.g, *[twin for twin, _ in twins(t, "misha")]):
        twin = g.copy()
        try:
            twin.act(seat, {**move, "gold": 99})  # he has not so much gold in any case
        except IllegalMove as refused:
            found.add(refused.reason)
        else:
            found.add("")
    return found


def test_a_claim_checked_in_a_refusal_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """A refusal must not depend on whether the goods are there; the one that names the gold is the same everywhere."""
    t = at_the_gate()
    assert refusals(t) == {"too-little-gold"}
    whole = bargain.objections  # type: ignore[attr-defined]
    monkeypatch.setattr(bargain, "objections", checking_claims_first(whole))
    assert len(refusals(t)) > 1


def checking_claims_first(whole: Callable[..., Iterator[IllegalMove]]) -> Callable[..., Iterator[IllegalMove]]:
    def leaky(g: Any, deal: Deal) -> Iterator[IllegalMove]:
        if not goods.has(g, g.data.bag[deal.payer], deal.from_bag):
            yield IllegalMove("not-on-stand")
        yield from whole(g, deal)

    return leaky
