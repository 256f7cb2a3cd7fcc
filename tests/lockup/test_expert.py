"""Expert mode: chapter 16. Every board and every trait, with what is printed on it and when it is short."""

from __future__ import annotations

import pytest

from malina.games.lockup import GAME
from malina.games.lockup.faces import Bonus, read, shipped
from malina.games.lockup.modes.expert import board_bonus, take_trait
from malina.kernel.pieces import show

from .scenario import CREWS, Scenario, laid_out, scenario

CARDS = read(shipped())
TRAITS = {trait.id: trait for trait in CARDS.traits}
EXPERT = {"expert": True}
RESOURCES = ("scrap", "potion", "iron", "gold")


def expert(seats: int = 3, **position: object) -> Scenario:
    """Before anybody has taken anything: no stars, no power."""
    nothing: dict[str, object] = {"stars": dict.fromkeys(range(5), 0), "power": dict.fromkeys(range(5), 0)}
    return scenario(seats, options=EXPERT, **{**nothing, **position})  # type: ignore[arg-type]


def with_trait(id: str, **position: object) -> Scenario:
    """Seat 0 has this trait and another one to choose from."""
    t = expert(**position)
    g = t.g
    other = next(id_ for id_ in TRAITS if id_ != id)
    pieces = tuple(g.find(g.data.trait_deck, name) for name in (id, other))
    g.at[g.data.trait_deck] = tuple(p for p in g.at[g.data.trait_deck] if p not in pieces)
    g.at[g.data.dealt[0]] = pieces
    show(g, 0, pieces)
    g.frames.clear()
    take_trait(g, 0, id)
    g.run(0)
    return t


def test_lockup_010_start() -> None:
    t = expert(5)
    for seat in range(5):
        t.go(board_bonus, seat)
    power = {crew: t.g.power[seat] for seat, crew in enumerate(CREWS)}
    suspicion = {crew: t.g.suspicion[seat] for seat, crew in enumerate(CREWS)}
    assert (power["goblins"], suspicion["goblins"]) == (0, 1)
    assert (power["kobolds"], suspicion["kobolds"]) == (0, 0)
    assert power["bugbears"] >= 1
    assert suspicion["bugbears"] == 1
    assert t.g.supply.suspicion == 10


@pytest.mark.parametrize("crew", CREWS)
def test_every_board_brings_what_is_printed(crew: str) -> None:
    seat = CREWS.index(crew)
    card = next(card for card in CARDS.crews if card.id == crew)
    t = expert(5, deck="dwarf_7").go(board_bonus, seat)
    gained(t, seat, card.bonus)
    assert laid_out(5, EXPERT).storage[seat] >= card.storage


@pytest.mark.parametrize("crew", CREWS)
def test_every_board_when_the_supply_is_empty(crew: str) -> None:
    seat = CREWS.index(crew)
    nothing = dict.fromkeys((*RESOURCES, "power", "suspicion"), 0)
    t = expert(5, supply=nothing)
    g = t.g
    for deck in (g.data.goon_deck, g.data.tome_deck):
        g.at[deck] = ()
    t.go(board_bonus, seat)
    assert (g.power[seat], g.suspicion[seat], g.wealth(seat)) == (0, 0, 0)
    assert g.reputation[seat] == next(card.bonus.reputation for card in CARDS.crews if card.id == crew)


def gained(t: Scenario, seat: int, bonus: Bonus) -> None:
    g = t.g
    assert g.reputation[seat] == bonus.reputation
    assert g.purse(seat) == {kind: getattr(bonus, kind) for kind in RESOURCES}
    assert (g.power[seat], g.suspicion[seat]) == (bonus.power, bonus.suspicion)
    assert len(g.at[g.data.hand[seat]]) == bonus.tomes + bonus.choose_tome
    assert len(g.at[g.data.gang[seat]]) == bool(bonus.goon)
    assert len(g.at[g.data.reserved[seat]]) == bool(bonus.item)


@pytest.mark.parametrize("id", TRAITS)
def test_every_trait_brings_what_is_printed(id: str) -> None:
    t = with_trait(id, deck="dwarf_7 dwarf_1 dwarf_2 shiv lockpicks garrote way_of_muscle black_ledger")
    while t.asked:
        t.g.act(0, t.moves(0)[0])
    gained(t, 0, TRAITS[id].bonus)
    assert t.g.storage[0] == 5 + TRAITS[id].bonus.storage
    assert t.at("trait", 0) == [id]
    assert len(t.g.at[t.g.data.trait_box]) == 1


@pytest.mark.parametrize("id", TRAITS)
def test_every_trait_when_the_supply_is_empty(id: str) -> None:
    t = expert(supply=dict.fromkeys((*RESOURCES, "power", "suspicion"), 0))
    g = t.g
    for deck in (g.data.goon_deck, g.data.tome_deck, g.data.item_deck):
        g.at[deck] = ()
    piece = g.find(g.data.trait_deck, id)
    g.at[g.data.trait_deck] = tuple(p for p in g.at[g.data.trait_deck] if p != piece)
    g.at[g.data.dealt[0]] = (piece,)
    g.frames.clear()
    take_trait(g, 0, id)
    g.run(0)
    assert not t.asked
    assert (g.wealth(0), g.power[0], g.suspicion[0]) == (0, 0, 0)
    assert g.reputation[0] == TRAITS[id].bonus.reputation


def test_lockup_044_traits_from_the_last_player_on() -> None:
    g = laid_out(3, EXPERT)
    order = []
    while g.asks[0][1].kind != "turn":
        seat, question, _, _ = g.asks[0]
        if question.kind == "trait":
            order.append(seat)
        g.act(*g.random_move(g.dice))
    assert order == [2, 1, 0]
    t = with_trait("ringleaders", deck="hobgoblin_2")
    assert (t.g.power[0], t.at("goons", 0)) == (1, ["hobgoblin_2"])


def test_lockup_060_kobolds_with_respect() -> None:
    t = expert(3).go(board_bonus, 2)
    g = t.g
    piece = g.find(g.data.trait_deck, "respected")
    g.at[g.data.trait_deck] = tuple(p for p in g.at[g.data.trait_deck] if p != piece)
    g.at[g.data.dealt[2]] = (piece,)
    take_trait(g, 2, "respected")
    assert (g.reputation[2], g.power[2], len(g.at[g.data.hand[2]])) == (15, 0, 2)
    solo = GAME.deal(1, 1, EXPERT)
    assert solo.reputation[1] == 20  # type: ignore[attr-defined]


def test_headhunters_put_the_others_under_the_deck_in_any_order() -> None:
    t = with_trait("headhunters", deck="dwarf_7 hobgoblin_2 cultist_2")
    t.refuses("0 keep_card card=dwarf_1", "not-offered")
    t.do("0 keep_card card=cultist_2")
    g = t.g
    order = sorted(g.at[g.data.choice[0]], key=lambda piece: g.face[piece].id == "dwarf_7")
    g.act(0, {"cmd": "put_under", "cards": order})
    assert t.at("goon_deck")[:2] == ["hobgoblin_2", "dwarf_7"]
    assert t.asked == [(0, "keep_tome")]  # the effect of the goon
    assert t.at("goons", 0) == ["cultist_2"]


def test_smugglers_reserve_in_secret() -> None:
    t = with_trait("smugglers", deck="shiv lockpicks garrote").do("0 keep_card card=garrote")
    [piece] = t.g.at[t.g.data.reserved[0]]
    assert t.g.seen[piece] & 0b111 == 0b001
    assert "item" not in t.told("kept_item", 1)[0]
    assert "face" not in str([card for card in t.g.view(1)["places"]["reserved"] if card])  # noqa: RUF100


def test_nobody_learns_the_trait_that_was_not_chosen() -> None:
    t = with_trait("respected")
    [piece] = t.g.at[t.g.data.trait_box]
    assert not t.g.seen[piece] & 0b1111


def test_crews_are_chosen_once() -> None:
    g = GAME.deal(2, 1, {"crews": "chosen", "first_player": 1})
    t = Scenario(g)  # type: ignore[arg-type]
    assert t.asked == [(1, "choose_crew")]
    t.refuses("1 be crew=elves", "no-such-crew")
    g.act(1, {"cmd": "be", "crew": "gnolls"})
    t.refuses("0 be crew=gnolls", "crew-taken")
