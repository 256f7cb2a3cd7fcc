"""Toy, played by hand: the shapes of BANG!, Sheriff, Scoundrels and Lockup that Crooks does not have."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from malina.kernel.pieces import reveal, show
from malina.kernel.refusal import IllegalMove

from .play import SPECTATOR, TOY, copied, faces_seen, photo, possible, tables, viewers
from .toy import HAND, top_card


def dealt(*hands: str, seats: int = 3, **options: Any) -> Any:
    """Seat 0 is to bid. Hands are given as words; whoever is not named has any cards."""
    g = TOY.deal(seats, 1, options)
    wanted = [
        (piece, card)
        for seat, hand in enumerate(hands)
        for piece, card in zip(g.at[g.data.hand[seat]], hand.split(), strict=True)
    ]
    done = set(g.at[g.data.lot])
    for piece, card in wanted:
        done.add(piece)
        if g.face[piece].id != card:
            other = next(p for p, face in enumerate(g.face) if face.id == card and p not in done)
            g.face[piece], g.face[other] = g.face[other], g.face[piece]
    assert [cards(g, "hand", seat) for seat in range(len(hands))] == [hand.split() for hand in hands]
    return g


def at_turn(*hands: str, seats: int = 3, **options: Any) -> Any:
    """Nobody has bid, nobody has loaded anything: seat 0 is on turn."""
    g = dealt(*hands, seats=seats, **options)
    for seat in range(seats):
        g.act(seat, {"cmd": "pass"})
    for seat in range(seats):
        g.act(seat, {"cmd": "load", "cards": []})
    assert g.waiting_for == {0}
    return g


def cards(g: Any, kind: str, seat: int) -> list[str]:
    return g.ids(getattr(g.data, kind)[seat])


def asked(g: Any) -> list[tuple[int, str]]:
    return [(seat, question.kind) for seat, question, _, required in g.asks if required]


def play(g: Any, seat: int, card: str, at: int) -> Any:
    g.act(seat, {"cmd": "play", "card": card, "at": at})
    return g


def use(g: Any, seat: int, card: str) -> Any:
    g.act(seat, {"cmd": "use", "card": card})
    return g


def moves(g: Any, seat: int) -> list[dict[str, Any]]:
    return [move for decision in g.decisions(seat) for move in decision.moves]


# ---- reactions ----


def test_a_shot_is_answered() -> None:
    g = play(at_turn("bang bang miss", "miss duel rain"), 0, "bang", 1)
    assert asked(g) == [(1, "defend")]
    assert moves(g, 1) == [{"cmd": "use", "card": "duel"}, {"cmd": "use", "card": "miss"}, {"cmd": "pass"}]
    use(g, 1, "miss")
    assert g.lives == [2, 2, 2]
    assert asked(g) == [(1, "turn")]


def test_who_cannot_answer_is_asked_all_the_same() -> None:
    g = play(at_turn("bang bang miss", "rain mask steal"), 0, "bang", 1)
    assert moves(g, 1) == [{"cmd": "pass"}]
    helpless = [g.view(viewer) for viewer in (0, 2, SPECTATOR)]
    able = play(at_turn("bang bang miss", "miss duel steal"), 0, "bang", 1)
    assert [able.view(viewer)["asked"] for viewer in (0, 2, SPECTATOR)] == [view["asked"] for view in helpless]
    g.act(1, {"cmd": "pass"})
    assert g.lives == [2, 1, 2]


def test_who_has_no_card_is_not_asked() -> None:
    g = at_turn("bang bang miss")
    for piece in g.at[g.data.hand[1]]:
        g.at[g.data.discard] += (piece,)
    g.at[g.data.hand[1]] = ()
    play(g, 0, "bang", 1)
    assert g.lives == [2, 1, 2]
    assert asked(g) == [(1, "turn")]


def test_a_duel_inside_of_an_answer_and_then_the_shot_is_still_there() -> None:
    g = play(at_turn("bang bang steal", "duel bang miss"), 0, "bang", 1)
    use(g, 1, "duel")
    assert asked(g) == [(0, "defend")]
    assert moves(g, 0) == [{"cmd": "use", "card": "bang"}, {"cmd": "pass"}]
    use(g, 0, "bang")
    assert asked(g) == [(1, "defend")]
    assert moves(g, 1) == [{"cmd": "use", "card": "bang"}, {"cmd": "pass"}]
    use(g, 1, "bang")
    assert asked(g) == [(0, "defend")]
    g.act(0, {"cmd": "pass"})
    assert g.lives == [1, 2, 2]
    assert moves(g, 1) == [{"cmd": "use", "card": "miss"}, {"cmd": "pass"}]
    g.act(1, {"cmd": "pass"})
    assert g.lives == [1, 1, 2]
    assert asked(g) == [(1, "turn")]


def test_the_shot_is_gone_if_the_shooter_falls_in_the_duel() -> None:
    g = at_turn("bang rain mask", "duel duel miss")
    g.lives[0] = 1
    use(play(g, 0, "bang", 1), 1, "duel")
    g.act(0, {"cmd": "pass"})
    assert g.lives == [0, 2, 2]
    assert asked(g) == [(1, "turn")]


def test_open_reactions_are_data() -> None:
    """In the middle of a duel inside of an answer the table is copied, dumped and guessed like any other."""
    g = use(play(at_turn("bang bang steal", "duel bang miss"), 0, "bang", 1), 1, "duel")
    assert len(g.frames) > 3
    assert photo(TOY.load(copied(g.dump()))) == photo(g)
    for viewer in viewers(g):
        assert g.guess(viewer, 3).view(viewer) == g.view(viewer)
        assert asked(g.guess(viewer, 3)) == [(0, "defend")]


# ---- everybody at once, and cards whose place is hidden ----


def loading(hand: str = "bang miss duel") -> Any:
    g = dealt(hand)
    for seat in range(3):
        g.act(seat, {"cmd": "pass"})
    assert g.waiting_for == {0, 1, 2}
    return g


def test_bags_are_loaded_in_any_order() -> None:
    for order in ((0, 1, 2), (2, 0, 1)):
        g = loading()
        for n, seat in enumerate(order):
            assert len(g.waiting_for) == 3 - n
            g.act(seat, {"cmd": "load", "cards": [g.at[g.data.hand[seat]][0]]})
            assert len(g.at[g.data.bag[seat]]) == 1
        assert asked(g) == [(0, "turn")]


def test_any_two_cards_fit_into_a_bag() -> None:
    g = loading()
    [decision] = g.decisions(1)
    assert len(decision.moves) == 1 + 3 + 3
    a, b, c = g.at[g.data.hand[1]]
    for wrong in ([b, a], [a, b, c], [a, a], [99], [True]):
        with pytest.raises(IllegalMove):
            g.act(1, {"cmd": "load", "cards": wrong})


def test_what_was_chosen_is_in_the_bag() -> None:
    for chosen in ((0,), (1,), (0, 2), (1, 2)):
        g = loading()
        hand = g.at[g.data.hand[0]]
        words = [g.face[hand[i]].id for i in chosen]
        g.act(0, {"cmd": "load", "cards": [hand[i] for i in chosen]})
        assert sorted(cards(g, "bag", 0)) == sorted(words)
        assert sorted(cards(g, "bag", 0) + cards(g, "hand", 0)) == ["bang", "duel", "miss"]
        assert set(faces_seen(g, 0)) >= {*g.at[g.data.bag[0]], *g.at[g.data.hand[0]]}


def test_nobody_can_follow_a_card_he_knows_into_the_bag() -> None:
    """Seat 1 knows one card of the hand; afterwards it may be in the hand or in the bag."""
    where = Counter()
    for seed in range(200):
        g = loading("bang bang duel")
        g.dice.state = seed << 40
        known = g.at[g.data.hand[0]][0]
        assert g.face[known].id == "bang"
        g.act(0, {"cmd": "load", "cards": [known]})
        where[known in g.at[g.data.bag[0]]] += 1
        assert known not in faces_seen(g, 1)
        assert {g.face[p].id for p in g.at[g.data.bag[0]]} == {"bang"}
    assert where[True] > 40
    assert where[False] > 100


def test_a_bought_card_is_open_until_the_hand_is_mixed() -> None:
    g = dealt("bang miss duel")
    [lot] = g.at[g.data.lot]
    g.act(0, {"cmd": "bid", "coins": 2})
    for seat in (1, 2):
        g.act(seat, {"cmd": "pass"})
    assert lot in g.at[g.data.hand[0]]
    assert all(lot in faces_seen(g, viewer) for viewer in viewers(g))
    g.act(0, {"cmd": "load", "cards": [g.at[g.data.hand[0]][0]]})
    assert [lot in faces_seen(g, viewer) for viewer in viewers(g)] == [True, False, False, False]


# ---- bids ----


def test_a_bid_is_a_number_in_a_range() -> None:
    g = dealt()
    assert g.decisions(0)[0].to_json()["says"][0] == {"cmd": "bid", "blanks": {"coins": {"low": 1, "high": 4}}}
    g.act(0, {"cmd": "bid", "coins": 2})
    assert g.decisions(1)[0].to_json()["says"][0] == {"cmd": "bid", "blanks": {"coins": {"low": 3, "high": 4}}}
    for coins, reason in ((2, "bid-too-low"), (5, "not-enough-money"), (0, "bid-too-low")):
        with pytest.raises(IllegalMove) as refused:
            g.act(1, {"cmd": "bid", "coins": coins})
        assert refused.value.reason == reason
    g.act(1, {"cmd": "bid", "coins": 4})
    assert [say.cmd for say in g.decisions(2)[0].moves.says] == ["pass"]
    g.act(2, {"cmd": "pass"})
    assert g.money == [4, 0, 4]


# ---- standing offers ----


def test_an_offer_interrupts_and_then_the_turn_goes_on() -> None:
    g = at_turn("bang bang miss")
    assert [decision.kind for seat in range(3) for decision in g.decisions(seat)] == ["turn", "bribe", "bribe"]
    g.act(2, {"cmd": "bribe", "coins": 3})
    assert asked(g) == [(0, "take_bribe")]
    assert g.decisions(1) == g.decisions(2) == []
    g.act(0, {"cmd": "answer", "deal": True})
    assert g.money == [7, 4, 1]
    assert asked(g) == [(0, "turn")]
    assert {"cmd": "play", "card": "bang", "at": 2} not in moves(g, 0)
    assert {"cmd": "play", "card": "bang", "at": 1} in moves(g, 0)
    assert g.decisions(2) == []
    g.act(1, {"cmd": "bribe", "coins": 1})
    g.act(0, {"cmd": "answer", "deal": False})
    assert g.money == [7, 4, 1]
    g.act(0, {"cmd": "pass"})
    assert [decision.kind for seat in range(3) for decision in g.decisions(seat)] == ["bribe", "turn", "bribe"]


def test_there_are_no_offers_while_a_shot_is_answered() -> None:
    g = play(at_turn("bang bang miss"), 0, "bang", 1)
    with pytest.raises(IllegalMove):
        g.act(2, {"cmd": "bribe", "coins": 1})


# ---- effects that switch others off ----


def thefts(g: Any, seat: int) -> list[int]:
    return [move["at"] for move in moves(g, seat) if move.get("card") == "steal"]


def next_turn_of(g: Any, wanted: int) -> Any:
    """Everybody passes and loads nothing until this seat is on turn again."""
    while True:
        [(seat, kind), *_] = asked(g)
        g.act(seat, {"cmd": "load", "cards": []} if kind == "load" else {"cmd": "pass"})
        if asked(g) == [(wanted, "turn")]:
            return g


def test_a_mask_helps_until_it_rains() -> None:
    g = at_turn("steal steal bang", "mask bang bang", "rain bang miss")
    assert thefts(g, 0) == [1, 2]
    g.act(0, {"cmd": "pass"})
    play(g, 1, "mask", 1)
    assert cards(g, "worn", 1) == ["mask"]
    assert thefts(next_turn_of(g, 0), 0) == [2]
    play(next_turn_of(g, 2), 2, "rain", 2)
    assert asked(g)[0][1] != "turn"
    assert thefts(next_turn_of(g, 0), 0) == [1, 2]


# ---- theft ----


def test_a_stolen_card_is_seen_by_thief_and_victim_only() -> None:
    stolen = Counter()
    for state in range(60):
        g = at_turn("steal bang bang", "miss duel rain")
        g.dice.state = state << 50
        play(g, 0, "steal", 1)
        piece = g.at[g.data.hand[0]][-1]
        stolen[g.face[piece].id] += 1
        assert [piece in faces_seen(g, viewer) for viewer in viewers(g)] == [True, True, False, False]
        assert [e.get("card") for e in g.events(2) if e["event"] == "stolen"] == [None]
        assert len(g.at[g.data.hand[1]]) == 2
    assert set(stolen) == {"miss", "duel", "rain"}


# ---- roles, leaving and coming back ----


def test_roles_are_dealt_anew_and_everybody_sees_his_own() -> None:
    rounds: dict[int, set[tuple[str, ...]]] = {}
    for seed in range(15):
        for g in tables(TOY, 3, seed):
            for seat in range(3):
                [piece] = g.at[g.data.role[seat]]
                assert faces_seen(g, seat)[piece] == g.face[piece].id
            rounds.setdefault(g.round, set()).add(tuple(g.face[g.at[place][0]].id for place in g.data.role))
    assert all(len(deals) == 3 for deals in rounds.values())


def test_nobody_knows_the_new_roles_of_others() -> None:
    g = at_turn()
    for _ in range(3):
        g.act(g.current, {"cmd": "pass"})
    assert g.round == 2
    for seat in range(3):
        others = [g.at[place][0] for place in g.data.role if place != g.data.role[seat]]
        words = possible(g, seat, 40)
        assert len({words[piece] for piece in others}) == 1
        assert not set(others) & set(faces_seen(g, seat))


def test_a_seat_leaves_and_comes_back() -> None:
    g = at_turn("bang bang miss", "rain mask steal")
    g.lives[1] = 1
    hand = g.at[g.data.hand[1]]
    play(g, 0, "bang", 1)
    g.act(1, {"cmd": "pass"})
    assert g.lives == [2, 0, 2]
    assert set(hand) <= set(g.at[g.data.discard])
    assert all(set(hand) <= set(faces_seen(g, viewer)) for viewer in viewers(g))
    assert g.at[g.data.role[1]][0] in faces_seen(g, SPECTATOR)
    assert asked(g) == [(2, "turn")]
    with pytest.raises(IllegalMove) as refused:
        g.act(1, {"cmd": "pass"})
    assert refused.value.reason == "out-of-the-game"
    assert [seat for seat, *_ in g.asks] == [2, 0]
    g.act(2, {"cmd": "pass"})
    assert g.round == 2
    assert g.lives == [2, 1, 2]
    assert len(g.at[g.data.hand[1]]) == HAND
    assert g.at[g.data.role[1]][0] not in faces_seen(g, SPECTATOR)


# ---- the deck ----


def test_the_deck_is_made_of_the_discard_pile() -> None:
    reshuffled = 0
    for seed in range(10):
        *_, g = tables(TOY, 4, seed)
        reshuffled += sum(event.name == "reshuffled" for event in g.log)
    assert reshuffled > 5


@pytest.mark.parametrize(("hidden", "knowing"), [(0, {0, 1, 2, SPECTATOR}), (1, {1})])
def test_who_has_seen_the_whole_pile_knows_the_new_deck(hidden: int, knowing: set[int | None]) -> None:
    """All cards that are in no hand lie on the pile, open but for the last `hidden`, which only seat 1 has seen."""
    g = at_turn()
    pile = g.at[g.data.discard] + g.at[g.data.deck]
    g.at[g.data.deck], g.at[g.data.discard] = (), pile
    reveal(g, pile[: len(pile) - hidden])
    show(g, 1, pile)
    assert top_card(g) == pile[-1]
    assert g.at[g.data.deck] == pile
    truth = Counter(g.face[piece].id for piece in pile)
    for viewer in viewers(g):
        assert not set(pile) & set(faces_seen(g, viewer))
        decks = [Counter(guess.face[piece].id for piece in pile) for guess in (g.guess(viewer, n) for n in range(30))]
        assert all(deck == truth for deck in decks) == (viewer in knowing)


def test_an_inspected_bag_is_noted() -> None:
    g = dealt("bang miss duel", "rain mask steal")
    g.act(0, {"cmd": "bid", "coins": 1})
    for seat in (1, 2):
        g.act(seat, {"cmd": "pass"})
    for seat in range(3):
        g.act(seat, {"cmd": "load", "cards": list(g.at[g.data.hand[seat]][:2])})
    for seat in range(3):
        g.act(seat, {"cmd": "pass"})
    words = sorted(cards(g, "bag", 1))
    g.act(0, {"cmd": "inspect", "owner": 1})
    assert [(note["place"], note["seen"]) for note in g.view(0)["memory"]] == [(["bag", 1], words)]
    assert g.view(2)["memory"] == []
    assert [e.get("cards") for e in g.events(0) if e["event"] == "inspected"] == [words]
    assert [e.get("cards") for e in g.events(2) if e["event"] == "inspected"] == [None]
    assert g.money == [3 + 2, 4 + 2, 4 + 2]
