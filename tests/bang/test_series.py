"""Chapter 13: money, series, Experience, Hiring, Bounties, No mercy."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from malina.games.bang import GAME
from malina.games.bang.modes.series.games import series_over
from malina.games.bang.modes.series.hiring import waiting
from malina.games.bang.modes.series.money import pay
from malina.games.bang.table import BangTable

from .scenario import Scenario, killed, scenario

MONEY = {"tournament_scoring": True}
HIRING = {**MONEY, "hiring": True}
EXPERIENCE = {**MONEY, "experience": True}


def paid(t: Scenario) -> list[int]:
    money: list[int] = t.table.games[-1]["paid"]
    return money


# ---- 13.1: the money table ----


def test_bang_009_the_law_wins() -> None:
    t = killed(scenario(5, options=MONEY), 4, 1, 2)
    assert paid(t) == [3000, 0, 0, 2000, 0]
    assert t.table.money == [3000, 0, 0, 2000, 0]


def test_a_dead_deputy_gets_less_and_the_renegade_who_dies_last_something() -> None:
    t = killed(scenario(5, options=MONEY), 3, 1, 2, 4)
    assert paid(t) == [3000, 0, 0, 1400, 2000]


def test_bang_010_the_outlaws_win() -> None:
    t = killed(scenario(7, options=MONEY), 1, 0)
    assert paid(t) == [0, 2400, 3000, 0, 2100, 3000, 0]


def test_the_renegade_wins() -> None:
    t = killed(scenario(5, options=MONEY), 1, 2, 3, 0)
    assert paid(t) == [500, 0, 0, 0, 7500]


def test_bang_126_a_deputy_kills_the_sheriff() -> None:
    t = killed(scenario(7, options=MONEY), 0, by=3)
    assert paid(t) == [0, 3000, 3000, -5000, 2100, 3000, 0]


def test_the_wild_west_show_pays_the_survivor_like_a_renegade() -> None:
    t = scenario(4, options=MONEY, show_event="wild_west_show")
    killed(t, 0, 1, 2)
    assert paid(t) == [0, 0, 0, 6000]


def test_a_dead_sheriff_is_paid_with_hidden_composition() -> None:
    six = {**MONEY, "six_player_mode": "hidden_composition"}
    t = scenario("sheriff outlaw outlaw deputy deputy outlaw", options=six)
    killed(t, 0, 1, 2, 5)
    assert t.table.games[-1]["how"] == "law"
    assert paid(t) == [4500, 0, 0, 3000, 3000, 0]


def test_who_left_the_table_was_not_eliminated() -> None:
    six = {**MONEY, "six_player_mode": "hidden_composition"}
    t = scenario("sheriff outlaw outlaw deputy renegade outlaw", options=six, out=(1, 2, 5), turn=4)
    t.do("4 end", "0 declare crime_defeated")
    killed(t, 4, by=0)
    assert paid(t) == [4500, 0, 0, 3000, 2400, 0]


# ---- 13.2: the series ----


def play(g: BangTable, dice: random.Random, until: int = 10**9, invariants: bool = False) -> BangTable:
    """Random moves until this game of the series is over."""
    while not g.over and len(g.games) < until:
        g.act(*g.random_move(dice))
        assert not invariants or GAME.invariants(g) == []
    return g


def dealt(options: dict[str, Any], seed: int = 1, seats: int = 4) -> BangTable:
    return GAME.deal(seats, seed=seed, options=options)  # type: ignore[return-value]


def test_everybody_is_sheriff_once_and_the_richest_wins() -> None:
    g = play(dealt(MONEY), random.Random(1))
    roles = [game["roles"] for game in g.games]
    sheriffs = [game.index("sheriff") for game in roles]
    assert sheriffs == [(sheriffs[0] + n) % 4 for n in range(4)]
    assert g.result is not None
    assert g.result.points == tuple(g.money)
    assert [g.money[seat] for seat in g.result.winners] == [max(g.money)]
    rows = g.result.breakdown["money"]
    for row in rows:
        assert row["start"] + row["prizes"] + row["bounties"] + row["hiring"] + row["experience"] == row["money"]
    assert [row["prizes"] for row in rows] == [sum(game["paid"][seat] for game in g.games) for seat in range(4)]


def test_between_two_games_everybody_is_asked() -> None:
    t = killed(scenario(4, options=MONEY, life={1: 2}, hands={2: "beer.6H"}, front={3: "barrel.QS"}), 0)
    assert t.all_asked == [(seat, "next_game") for seat in range(4)]
    t.refuses("0 keep_character " + t.table.character[0], "only-survivors")
    t.refuses("1 keep_character " + t.table.character[2], "not-your-character")
    kept = t.table.character[1]
    t.do("0 next_game", f"1 keep_character {kept}", "2 next_game", "3 next_game")
    g = t.table
    assert g.game_no == 2
    assert g.character[1] == kept
    assert g.out == [False] * 4
    assert g.life == g.most
    assert all(g.in_front(person) == () for person in range(4))
    assert g.at[g.data.discard] == ()


def test_what_was_seen_in_the_last_game_is_forgotten() -> None:
    g = play(dealt(MONEY, seed=3), random.Random(3), until=1)
    while g.game_no == 1:
        seat = min(g.waiting_for)
        g.act(seat, {"cmd": "next_game"})
    t = Scenario(g)
    sheriff = g.games[0]["roles"].index("sheriff")
    now = (sheriff + 1) % 4
    assert [t.sees(None, "role", seat) for seat in range(4)] == [
        ["sheriff"] if seat == now else ["?"] for seat in range(4)
    ]
    assert set(t.sees(None, "deck")) == {"?"}
    other = (now + 1) % 4
    assert all(face == "?" for face in t.sees(now, "hand", other))
    # the roles of the others can be anything again
    assert len({tuple(g.guess(now, seed).role(p) for p in range(4)) for seed in range(30)}) == 3


def test_a_series_is_left_and_resumed_between_games_and_in_them() -> None:
    options = {**HIRING, "experience": True, "bounties": True}
    dice, twin_dice = random.Random(5), random.Random(5)
    g = dealt(options, seed=5)
    twin = dealt(options, seed=5)
    for n in range(10**6):
        if g.over:
            break
        g.act(*g.random_move(dice))
        twin.act(*twin.random_move(twin_dice))
        if n % 97 == 0 or any(question.kind == "next_game" for _, question, _, _ in twin.asks):
            twin = GAME.load(json.loads(json.dumps(twin.dump())))  # type: ignore[assignment]
    assert g == twin
    assert len(g.games) == 4


def test_event_piles_are_laid_anew() -> None:
    options = {**MONEY, "event_decks": "both", "wild_west_show_deck": True, "event_deck_end": "finale"}
    g = play(dealt(options, seed=2), random.Random(2), until=1)
    while g.game_no == 1:
        g.act(min(g.waiting_for), {"cmd": "next_game"})
    assert (g.event, g.show) == ("", "")
    assert len(g.at[g.data.event_pile]) == 13
    assert g.face[g.at[g.data.event_pile][0]].finale
    assert len(g.at[g.data.show_pile]) == 10
    assert g.face[g.at[g.data.show_pile][0]].id == "wild_west_show"
    assert Scenario(g).sees(None, "show_pile") == ["wild_west_show", *["?"] * 9]


@pytest.mark.parametrize(
    ("wins", "turns", "winner"),
    [
        ([{"renegade": 1}, {"sheriff": 1}, {}, {}], [5, 1, 9, 9], 1),
        ([{"sheriff": 1, "outlaw": 1}, {"sheriff": 1, "deputy": 1}, {}, {}], [5, 1, 9, 9], 1),
        ([{"outlaw": 1}, {"outlaw": 1}, {}, {}], [5, 6, 9, 9], 1),
        ([{}, {"renegade": 1}, {"deputy": 2}, {"outlaw": 3}], [9, 1, 9, 9], 1),
    ],
)
def test_ties(wins: list[dict[str, int]], turns: list[int], winner: int) -> None:
    t = scenario(4, options=MONEY)
    t.table.money = [3000, 3000, 2000, 3000] if len(wins[3]) else [3000, 3000, 2000, 1000]
    t.table.wins, t.table.turns_taken = wins, turns
    series_over(t.table)
    assert t.winners == (winner,)


def test_the_last_tie_is_broken_by_lot() -> None:
    t = scenario(4, options=MONEY)
    series_over(t.table)
    assert len(t.winners) == 1
    assert t.how == "series"


# ---- Experience ----


def second_game(t: Scenario, *keep: int) -> Scenario:
    for seat in range(t.table.seats):
        who = t.table.character[seat]
        t.do(f"{seat} keep_character {who}" if seat in keep else f"{seat} next_game")
    return t


@pytest.mark.parametrize(("money", "most"), [(5000, 3), (700, 1)])
def test_bang_101_experience(money: int, most: int) -> None:
    front = {1: "barrel.QS mustang.8H schofield.JC"}
    t = scenario(4, options=EXPERIENCE, characters={1: "bart_cassidy"}, front=front)
    pay(t.table, 1, money - 2000, "start")
    killed(t, 0)  # the Outlaws win: 2000 for seat 1
    second_game(t, 1)
    assert t.asked == (1, "experience")
    if most == 1:
        t.refuses("1 keep_cards cards=barrel.QS,mustang.8H", "keep-at-most")
        t.do("1 keep_cards cards=barrel.QS")
        assert t.table.money[1] == 200
    else:
        t.do("1 keep_cards cards=barrel.QS,mustang.8H")
        assert t.table.money[1] == 4000
        assert {"barrel.QS", "mustang.8H"} <= set(t.hand(1))
    assert len(t.hand(1)) - 2 * (t.table.turn == 1) == t.table.most[1]
    assert t.front(1) == []


def test_no_more_cards_than_lives() -> None:
    front = {3: "barrel.QS mustang.8H schofield.JC scope.AS hideout.KD"}
    t = scenario(4, options=EXPERIENCE, characters={3: "el_gringo"}, front=front)
    pay(t.table, 3, 9000, "start")
    killed(t, 0)
    second_game(t, 3)
    limit = 3 + (t.table.anchor == 3)
    cards = t.front(3)
    t.refuses(f"3 keep_cards cards={','.join(cards)}", "keep-at-most")
    t.do(f"3 keep_cards cards={','.join(cards[:limit])}")
    assert t.table.money[3] == 9000 + 1200 - 500 * limit


def test_the_eliminated_have_nothing_to_keep() -> None:
    t = scenario(4, options=EXPERIENCE, front={0: "barrel.QS", 1: "mustang.8H"})
    for seat in range(4):
        pay(t.table, seat, 9000, "start")
    killed(t, 0)
    second_game(t)
    assert t.all_asked == [(1, "experience")]


# ---- Hiring ----


def auction(seed: int = 4) -> Scenario:
    return Scenario(dealt(HIRING, seed=seed))


def test_hiring_begins_right_of_the_sheriff_with_a_thousand_each() -> None:
    t = auction()
    g = t.table
    assert g.money == [1000] * 4
    assert t.asked == ((g.anchor - 1) % 4, "open_auction")
    assert len(t.sees(None, "offer")) == 4


def test_bang_102_no_bid_above_ones_money() -> None:
    t = auction()
    seat, character = t.asked[0] if t.asked else -1, t.sees(None, "offer")[0]
    t.refuses(f"{seat} open_auction {character} money=1100", "too-expensive")
    t.refuses(f"{seat} open_auction {character} money=50", "bid-too-low")
    t.refuses(f"{seat} open_auction beer money=100", "not-offered")
    t.do(f"{seat} open_auction {character} money=900")
    following = (seat - 1) % 4
    assert t.asked == (following, "bid")
    t.refuses(f"{following} bid 900", "bid-too-low")
    t.refuses(f"{following} bid 2000", "too-expensive")
    t.refuses(f"{following} bid 950", "bid-too-low")
    t.do(f"{following} bid 1000")
    # nobody can bid more
    assert t.table.character == [""] * 4
    assert t.sees(None, "who", following) == [character]
    assert t.table.money[following] == 0
    assert t.table.prices[following] == 1000
    assert t.asked == ((seat - 2) % 4, "open_auction")


def test_bids_go_round_until_all_others_pass() -> None:
    t = auction()
    first = t.asked[0] if t.asked else -1
    order = waiting(t.table, (first + 1) % 4)
    assert order[0] == first
    a, b, c, d = order
    character = t.sees(None, "offer")[2]
    t.do(f"{a} open_auction {character} money=100", f"{b} bid 200", f"{c} no_bid", f"{d} bid 400")
    assert t.asked == (a, "bid")
    t.do(f"{a} no_bid", f"{b} bid 500", f"{d} no_bid")
    assert t.sees(None, "who", b) == [character]
    assert t.asked == (c, "open_auction")


def test_the_last_one_pays_a_hundred_or_what_he_has() -> None:
    t = auction()
    while t.asked and t.asked[1] == "open_auction":
        seat = t.asked[0]
        t.do(f"{seat} open_auction {t.sees(None, 'offer')[0]} money=1000")
    last = t.table.anchor
    assert t.table.money == [900 if seat == last else 0 for seat in range(4)]
    assert all(t.table.character)
    assert sorted(t.table.prices) == [100, 1000, 1000, 1000]


def test_who_has_nothing_opens_with_nothing() -> None:
    t = auction()
    g = t.table
    seat = t.asked[0] if t.asked else -1
    g.money[seat] = -5000
    assert {move["money"] for move in t.legal(seat)} == {0}


def test_bang_102_a_survivor_keeps_his_character_for_its_price() -> None:
    t = scenario(4, options=HIRING)
    g = t.table
    g.money, g.prices = [0, 0, 0, 0], [100, 300, 2100, 0]
    killed(t, 0)  # 2000 for each Outlaw
    t.refuses(f"2 keep_character {g.character[2]}", "too-expensive")
    kept = g.character[1]
    t.do(f"1 keep_character {kept}", "0 next_game", "2 next_game", "3 next_game")
    assert g.money[1] == 1700
    assert g.prices[1] == 300
    assert t.sees(None, "who", 1) == [kept]
    assert len(t.sees(None, "offer")) == 3
    assert t.asked is not None
    assert t.asked[1] == "open_auction"


# ---- Bounties ----


def test_bang_103_money_instead_of_cards() -> None:
    t = scenario(4, hands={3: "bang.2D"}, life={2: 1}, turn=3, options={**MONEY, "bounties": True})
    t.do("3 play bang.2D target=2")
    assert t.table.money == [0, 0, 0, 1000]
    assert t.hand(3) == []


def test_bang_103_also_for_the_last_one() -> None:
    t = scenario(4, hands={0: "bang.2D"}, life={1: 1}, out=(2, 3), options={**MONEY, "bounties": True})
    t.do("0 play bang.2D target=1")
    assert t.table.money[0] == 3000 + 1000
    assert t.table.books[0] == {"bounties": 1000, "prizes": 3000}


# ---- No mercy ----


def test_bang_104_the_sheriff_takes_a_bang_back() -> None:
    t = scenario(4, hands={0: "bang.2D beer.6H beer.7H"}, life={0: 2}, options={"no_mercy": "seed"})
    t.do("0 play bang.2D target=1", "0 end")
    assert t.asked == (0, "take_back")
    t.do("0 take_back bang.2D")
    assert t.hand(0) == ["bang.2D", "beer.6H", "beer.7H"]
    assert t.asked == (1, "act")


def test_bang_104_not_below_the_limit_first() -> None:
    t = scenario(4, hands={0: "bang.2D beer.6H beer.7H"}, life={0: 1}, options={"no_mercy": "seed"})
    t.do("0 play bang.2D target=1", "0 end", "0 throw_away cards=beer.6H", "0 take_back bang.2D")
    assert t.hand(0) == ["bang.2D", "beer.7H"]


def test_he_may_leave_it_and_others_are_not_asked() -> None:
    t = scenario(4, hands={0: "bang.2D", 1: "bang.3D"}, options={"no_mercy": "seed"})
    t.do("0 play bang.2D target=1", "1 take_hit", "0 end", "0 leave", "1 play bang.3D target=2", "1 end")
    assert t.asked == (2, "act")
    assert "bang.2D" in t.discard


def test_the_ruthless_law_keeps_bangs_that_could_have_been_fired() -> None:
    t = scenario(4, hands={0: "bang.2D beer.6H"}, life={0: 1}, options={"no_mercy": "ruthless_law"}).do("0 end")
    t.refuses("0 throw_away cards=bang.2D", "ruthless-law")
    t.do("0 throw_away cards=beer.6H")
    assert t.hand(0) == ["bang.2D"]


def test_the_ruthless_law_knows_the_limit_of_shots() -> None:
    hands = {0: "bang.2D bang.3D beer.6H"}
    t = scenario(4, hands=hands, life={0: 1}, options={"no_mercy": "ruthless_law"})
    t.do("0 play bang.2D target=1", "0 end", "0 throw_away cards=bang.3D")
    assert t.hand(0) == ["beer.6H"]


# ---- all of it, at random ----


@pytest.mark.no_cover
@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (4, {**HIRING, "experience": True, "bounties": True, "no_mercy": "seed"}),
        (5, {**EXPERIENCE, "character_choice": 2, "win_check": "after_card"}),
        (6, {**EXPERIENCE, "six_player_mode": "hidden_composition", "event_decks": "both"}),
        (8, {**HIRING, "dodge_city_cards": True, "character_sets": ["base", "dodge_city"]}),
    ],
)
def test_random_series(seats: int, options: dict[str, Any]) -> None:
    g = play(dealt(options, seed=seats, seats=seats), random.Random(seats), invariants=True)
    assert len(g.games) == seats
    assert g.result is not None
    assert g.result.breakdown["how"] == "series"


def test_a_missed_that_was_fired_is_not_taken_back() -> None:
    t = scenario(4, characters={0: "calamity_janet"}, hands={0: "missed.10C"}, options={"no_mercy": "seed"})
    t.do("0 play missed.10C like=bang target=1", "0 end")
    assert t.asked == (1, "act")


def test_the_renegade_is_paid_for_dying_last_only_if_that_ended_the_game() -> None:
    six = {**MONEY, "six_player_mode": "hidden_composition"}
    t = scenario("sheriff outlaw outlaw deputy renegade deputy", options=six, out=(1, 2), turn=5)
    killed(t, 4).do("5 end", "0 declare crime_defeated")
    assert t.table.games[-1]["how"] == "law"
    assert paid(t) == [3000, 0, 0, 2000, 0, 2000]
