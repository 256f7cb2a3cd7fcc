"""The leak test on a game of declarations: it cries wolf at nothing, and whatever is planted is found.

Each leak here is of a kind that goes unnoticed without types of blanks, declared places, shuffles inside a move, sealed
answers or counts.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import replace
from typing import Any

import pytest

from malina.check import check
from malina.kernel import guess, pieces, view
from malina.kernel.decision import About, Note, Said
from malina.kernel.game import Game
from malina.kernel.refusal import IllegalMove

from . import game as customs
from .game import CONTRABAND, GAME, LEGAL, WORTH, CustomsTable

Patch = pytest.MonkeyPatch
pytestmark = pytest.mark.no_cover


@pytest.mark.parametrize("seats", GAME.seats)
def test_nothing_leaks(seats: int) -> None:
    report = check(GAME, seats, games=6, seed=seats)
    assert report.leaks == []
    assert report.broken_invariants == []
    assert report.twins > 0.9 * report.pairs
    assert report.well_formed > 0.5 * report.strange


# ---- rules that tell too much ----


def what_is_in_a_list(patch: Patch) -> None:
    """All hear what the goods in a bag are worth; a move names them in a list."""

    def leaky(g: CustomsTable, seat: int, goods: list[str], as_what: str) -> None:
        customs.load_bag(g, seat, goods, as_what)
        g.tell("worth", coins=sum(WORTH[good] for good in goods))

    patch.setitem(customs.load.answers, "load", leaky)


def what_is_in_a_dictionary(patch: Patch) -> None:
    """All hear what an offered good is worth; a move names it in a dictionary."""

    def leaky(g: CustomsTable, seat: int, to: int, price: Any, *words: Any) -> None:
        customs.offer_deal(g, seat, to, price, *words)
        g.tell("worth", coins=WORTH[price["good"]])

    patch.setitem(customs.offer.answers, "offer", leaky)


def who_lies(patch: Patch) -> None:
    """All see who has declared what is not in their bag."""

    def leaky(g: CustomsTable, seat: int, goods: list[str], as_what: str) -> None:
        customs.load_bag(g, seat, goods, as_what)
        if goods and as_what not in goods:
            g.tell("blushed", seat=seat)

    patch.setitem(customs.load.answers, "load", leaky)


def a_refusal_of_six_blanks(patch: Patch) -> None:
    """Who offers what they do not have learns whether the inspector has it."""

    def leaky(g: CustomsTable, seat: int, **blanks: Any) -> IllegalMove | None:
        refusal = customs.why_not_offer(g, seat, **blanks)
        has_one = customs.has(g, g.inspector, [blanks["price"]["good"]])
        return IllegalMove("has-one-already") if refusal and refusal.reason == "not-in-hand" and has_one else refusal

    patch.setitem(customs.offer.reasons, "offer", leaky)


def a_count_at_the_deal(patch: Patch) -> Game:
    """A public field says from the deal on how much contraband lies deep in the deck."""

    def leaky(g: CustomsTable) -> None:
        customs.set_up(g)
        g.declared[0] = str(sum(g.face[piece].id in CONTRABAND for piece in g.at[g.data.deck][:6]))

    return replace(GAME, set_up=leaky)


def an_offer_only_with_contraband(patch: Patch) -> Game:
    """Only who holds contraband can offer a deal: their decisions are their own, but all see what is asked."""

    def leaky(g: CustomsTable) -> Any:
        return [ask for ask in customs.offers(g) if set(CONTRABAND) & set(g.ids(g.data.hand[ask[0]]))]

    return replace(GAME, offers=leaky)


def what_is_told_with_a_question(patch: Patch) -> None:
    """The inspector is told what opening a bag would bring them."""

    def leaky(g: CustomsTable, seat: int) -> About:
        honest = set(g.ids(g.data.bag[g.merchant])) == {g.declared[g.merchant]}
        return About(notes=[Note("open", Said("pays" if honest else "gets"))])

    patch.setattr(customs.inspect, "about", leaky)


def the_top_after_the_shuffle(patch: Patch) -> None:
    """Two goods are shuffled, and then all hear which of them is on top."""

    def leaky(g: CustomsTable, seat: int) -> None:
        customs.shuffle_two(g, seat)
        g.tell("top", good=g.face[g.at[g.data.deck][-1]].id)

    patch.setitem(customs.peek.answers, "shuffle_two", leaky)


def the_top_of_a_refilled_deck(patch: Patch) -> None:
    """Open cards are shuffled into a new deck, and in the same move all hear what is at its bottom."""
    draw = customs.draw

    def leaky(g: CustomsTable, deck: int, target: int, count: int, discard: int) -> list[int]:
        before = g.at[discard]
        drawn = draw(g, deck, target, count, discard)
        if before and not g.at[discard] and g.at[deck]:
            g.tell("bottom", good=g.face[g.at[deck][0]].id)
        return drawn

    patch.setattr(customs, "draw", leaky)


# ---- knowledge that is not mixed, not written down, or not kept to oneself ----


def a_deck_as_it_came(patch: Patch) -> None:
    """Nobody shuffles at the beginning: the first seat always has the same cards."""
    patch.setattr(customs, "deal", lambda g, these: None)


def half_a_deck_as_it_came(patch: Patch) -> None:
    """Only what is dealt first is shuffled."""
    patch.setattr(customs, "deal", lambda g, these: pieces.deal(g, these[len(these) // 2 :]))


def a_look_that_is_taken_back(patch: Patch) -> None:
    """Who searches a bag has their neighbour look too, for a moment."""

    def leaky(g: CustomsTable, seat: int) -> None:
        neighbour = next(other for other in range(g.seats) if other not in (seat, g.merchant))
        bag = g.at[g.data.bag[g.merchant]]
        pieces.show(g, neighbour, bag)
        pieces.unsee(g, neighbour, bag)
        customs.search(g, seat)

    patch.setitem(customs.inspect.answers, "search", leaky)


def a_forgotten_mix(patch: Patch) -> None:
    """Goods go into bags as they are: who knows one by its handle sees it there."""

    def leaky(g: CustomsTable, chosen: Collection[int], source: int, target: int) -> tuple[int, ...]:
        for piece in chosen:
            pieces.move(g, piece, source, target)
        return tuple(chosen)

    patch.setattr(customs, "slip", leaky)


def a_mix_that_is_none(patch: Patch) -> None:
    """Two of many goods are said to be shuffled, and what was known of each is forgotten; but they lie as they lay."""
    patch.setattr(customs, "mix", lambda g, these: pieces._lose_track(g, these, {}))


def a_look_that_does_not_end(patch: Patch) -> None:
    """Who has searched a bag sees what was in it ever after."""
    patch.setattr(customs, "look_away", lambda g, seat, place: None)


def a_bag_shown_and_shuffled(patch: Patch) -> None:
    """Who may look at a bag shows it to all, and shuffles it before the move is over."""

    def leaky(g: CustomsTable, seat: int) -> None:
        bag = g.at[g.data.bag[g.merchant]]
        pieces.reveal(g, bag)
        g.tell("shown", {"goods": bag})
        pieces.mix(g, bag)
        pieces.show(g, g.merchant, bag)
        customs.search(g, seat)

    patch.setitem(customs.inspect.answers, "search", leaky)


def a_conclusion_not_written_down(patch: Patch) -> None:
    """What is left of a bag that passes must be contraband: all can tell, but guesses do not know it."""
    patch.setattr(customs, "bar", lambda g, which, faces: None)


def a_conclusion_from_nothing(patch: Patch) -> None:
    """A bag without legal goods is marked as such when it is loaded."""

    def leaky(g: CustomsTable, seat: int, goods: list[str], as_what: str) -> None:
        customs.load_bag(g, seat, goods, as_what)
        if not set(goods) & set(LEGAL):
            pieces.bar(g, g.at[g.data.bag[seat]], frozenset(LEGAL))

    patch.setitem(customs.load.answers, "load", leaky)


def a_weight_not_counted(patch: Patch) -> None:
    """All hear how much contraband there is, but the table does not know that they do."""
    patch.setattr(customs, "count", lambda g, *args, **viewers: None)


def a_count_that_guesses_ignore(patch: Patch) -> None:
    """Guesses are dealt as if nothing had been counted."""
    patch.setattr(guess, "counts_of", lambda g, viewer: [])


def a_private_count(patch: Patch) -> None:
    """Everybody reads what one has sniffed."""
    patch.setattr(view, "counts_of", lambda g, viewer: g.counts)


def a_sealed_answer(patch: Patch) -> None:
    """Everybody sees how many goods others have put into their bags before all have."""

    def leaky(g: Any, seat: int | None) -> Any:
        return [len(move["goods"]) for *_, move in g.sealed]

    patch.setattr(view, "sealed_by", leaky)


def a_sealed_answer_in_a_guess(patch: Patch) -> None:
    """Guesses leave sealed answers as they are."""
    patch.setattr(guess, "guess_others", lambda g, viewer, dice: None)


PLANTS: list[Callable[[Patch], Game | None]] = [
    what_is_in_a_list, what_is_in_a_dictionary, who_lies, a_refusal_of_six_blanks, a_count_at_the_deal,
    an_offer_only_with_contraband, what_is_told_with_a_question, the_top_after_the_shuffle,
    the_top_of_a_refilled_deck, a_forgotten_mix, a_mix_that_is_none, a_look_that_does_not_end,
    a_bag_shown_and_shuffled, a_conclusion_not_written_down, a_conclusion_from_nothing, a_weight_not_counted,
    a_count_that_guesses_ignore, a_private_count, a_sealed_answer, a_sealed_answer_in_a_guess, a_deck_as_it_came,
    half_a_deck_as_it_came, a_look_that_is_taken_back,
]  # fmt: skip


@pytest.mark.parametrize("plant", PLANTS, ids=lambda plant: plant.__name__)
def test_a_planted_leak_is_found(plant: Callable[[Patch], Game | None], monkeypatch: Patch) -> None:
    game = plant(monkeypatch) or GAME
    assert check(game, seats=3, games=40, seed=5).leaks


def test_a_fault_in_the_rules_says_at_which_table_it_was(monkeypatch: Patch) -> None:
    def faulty(g: CustomsTable, seat: int) -> None:
        raise KeyError("oops")

    monkeypatch.setitem(customs.inspect.answers, "search", faulty)
    with pytest.raises(KeyError) as fault:
        check(GAME, seats=3, games=40, seed=5)
    assert fault.value.__notes__[0].startswith("(customs, 3 seats, seed 5, game ")


def test_dice_that_depend_on_faces_are_told_as_what_they_are(monkeypatch: Patch) -> None:
    """Which of two equal goods is taken is drawn by lot; of one there is nothing to draw."""

    def leaky(g: CustomsTable, chosen: Collection[int], source: int, target: int) -> tuple[int, ...]:
        if any(g.ids(source).count(g.face[piece].id) > 1 for piece in chosen):
            g.throw(2)
        return pieces.slip(g, chosen, source, target)

    monkeypatch.setattr(customs, "slip", leaky)
    report = check(GAME, seats=3, games=40, seed=5)
    assert "not as many dice are thrown" in report.leaks[0]
