"""Chapters 5, 9.6, 12.2 and 12.4: how three to eight players begin, and who has won in the end."""

from __future__ import annotations

from collections import Counter

import pytest

from malina.games.bang import GAME
from malina.games.bang.rules.query import beer_works
from malina.games.bang.rules.setup import set_up
from malina.games.bang.table import BangTable
from malina.kernel.dice import FastDice

from .scenario import Scenario, killed, scenario

FULL = {"character_sets": ["base", "dodge_city", "special", "wild_west_show"]}


# ---- setup ----


@pytest.mark.parametrize(
    ("seats", "roles"),
    [
        (4, {"sheriff": 1, "renegade": 1, "outlaw": 2}),
        (5, {"sheriff": 1, "renegade": 1, "outlaw": 2, "deputy": 1}),
        (6, {"sheriff": 1, "renegade": 1, "outlaw": 3, "deputy": 1}),
        (7, {"sheriff": 1, "renegade": 1, "outlaw": 3, "deputy": 2}),
        (8, {"sheriff": 1, "renegade": 2, "outlaw": 3, "deputy": 2}),
    ],
)
def test_bang_117_roles(seats: int, roles: dict[str, int]) -> None:
    t = Scenario(GAME.deal(seats, seed=3))  # type: ignore[arg-type]
    g = t.table
    assert Counter(g.role(p) for p in range(seats)) == roles
    seen = [t.sees(None, "role", seat) for seat in range(seats)]
    assert sum(role != ["?"] for role in seen) == 1
    assert seen[g.anchor] == ["sheriff"]
    assert g.turn == g.anchor
    other = (g.anchor + 1) % seats
    assert t.sees(other, "role", other) == [g.role(other)]
    assert t.sees(other, "role", (other + 1) % seats) in (["?"], ["sheriff"])


def starts(character: str, role: str) -> tuple[int, int]:
    """Life and cards at the beginning of somebody with this character and this role."""
    for seed in range(4000):
        g: BangTable = GAME.new_table(5, GAME.read_options(FULL, 5), FastDice(seed))  # type: ignore[assignment]
        set_up(g)
        rule, args = g.frames.pop()
        assert rule is not None
        rule(g, *args)
        for person, who in enumerate(g.character):
            if who == character and g.role(person) == role:
                rule, args = g.frames.pop()
                assert rule is not None
                rule(g, *args)
                return g.life[person], len(g.hand(person))
    raise AssertionError("never dealt")


@pytest.mark.parametrize(
    ("character", "role", "life", "cards"),
    [
        ("gary_looter", "sheriff", 6, 5),
        ("big_spencer", "deputy", 9, 5),
        ("bart_cassidy", "sheriff", 5, 5),
        ("el_gringo", "outlaw", 3, 3),
    ],
)
def test_bang_116_start_hands(character: str, role: str, life: int, cards: int) -> None:
    assert starts(character, role) == (life, cards)


def test_bullet_cards_are_seen_by_nobody() -> None:
    t = Scenario(GAME.deal(5, seed=1))  # type: ignore[arg-type]
    for viewer in (*range(5), None):
        assert [t.sees(viewer, "bullet", seat) for seat in range(5)] == [["?"]] * 5


def test_the_choice_of_two_makes_the_rejected_one_the_bullet_card() -> None:
    t = Scenario(GAME.deal(4, seed=1, options={"character_choice": 2}))  # type: ignore[arg-type]
    assert t.all_asked == [(seat, "choose_character") for seat in range(4)]
    pairs = [t.sees(seat, "choice", seat) for seat in range(4)]
    for seat, (first, _) in enumerate(pairs):
        t.do(f"{seat} choose {first}")
        if seat < 3:
            assert t.sees(None, "who", seat) == ["?"]
    assert t.table.character == [first for first, _ in pairs]
    assert t.sees(2, "bullet", 2) == [pairs[2][1]]
    assert t.sees(1, "bullet", 2) == ["?"]


def test_greygory_deck_begins_with_two_characters() -> None:
    for seed in range(200):
        g: BangTable = GAME.deal(8, seed=seed, options=FULL)  # type: ignore[assignment]
        if "greygory_deck" in g.character:
            person = g.character.index("greygory_deck")
            drawn = g.ids(g.at[g.data.drawn[person]])
            assert len(drawn) == 2
            assert g.abilities[person] == ("greygory_deck", *drawn)
            return
    raise AssertionError("never dealt")


def test_bang_064_general_store_for_five() -> None:
    t = scenario(5, hands={1: "general_store.9C"}, turn=1)
    t.do("1 play general_store.9C")
    shown = t.sees(None, "table")
    assert len(shown) == 5
    for seat, card in zip((1, 2, 3, 4), shown, strict=False):
        assert t.asked == (seat, "pick")
        t.do(f"{seat} pick {card}")
    assert t.hand(0) == [shown[4]]


# ---- three players ----


def test_three_players_know_all_roles_and_the_deputy_begins() -> None:
    t = Scenario(GAME.deal(3, seed=2))  # type: ignore[arg-type]
    roles = [t.sees(None, "role", seat)[0] for seat in range(3)]
    assert sorted(roles) == ["deputy", "outlaw", "renegade"]
    assert t.table.turn == t.table.anchor == roles.index("deputy")
    assert t.table.most == [t.table.data.character[who].life for who in t.table.character]


def three(**changes: object) -> Scenario:
    """Seat 0 is the Deputy, 1 the Outlaw, 2 the Renegade; everybody sits next to everybody."""
    return scenario("deputy outlaw renegade", **changes)  # type: ignore[arg-type]


def test_bang_099_the_deputy_eliminates_his_target() -> None:
    t = three(hands={0: "bang.2D"}, life={2: 1})
    t.do("0 play bang.2D target=2")
    assert (t.winners, t.how) == ((0,), "deputy")


@pytest.mark.parametrize(("hunter", "prey"), [(0, 2), (2, 1), (1, 0)])
def test_everybody_has_one_target(hunter: int, prey: int) -> None:
    t = three(hands={hunter: "bang.2D"}, life={prey: 1}, turn=hunter)
    t.do(f"{hunter} play bang.2D target={prey}")
    assert t.winners == (hunter,)


def test_bang_099_another_elimination_brings_three_cards_and_a_fight() -> None:
    t = three(hands={0: "bang.2D"}, life={0: 3, 1: 1})
    t.do("0 play bang.2D target=1")
    assert not t.table.over
    assert len(t.hand(0)) == 3
    assert t.table.mode == "fight"
    assert not beer_works(t.table)
    killed(t, 0)
    assert (t.winners, t.how) == ((2,), "survivor")


def test_bang_099_dynamite_leaves_two_to_fight() -> None:
    t = three(front={2: "dynamite"}, life={2: 1}, deck="5S", turn=2, step="start")
    assert not t.table.in_play(2)
    assert t.table.mode == "fight"
    assert (len(t.hand(0)), t.hand(1)) == (2, [])  # the Deputy has drawn for his turn, nobody for the Renegade
    killed(t, 1, by=0)
    assert t.winners == (0,)


def test_in_a_fight_the_target_does_not_matter_any_more() -> None:
    t = three(hands={1: "bang.2D"}, life={0: 1}, out=(2,), turn=1)
    t.table.mode = "fight"
    t.do("1 play bang.2D target=0")
    assert (t.winners, t.how) == ((1,), "survivor")


def test_anybody_can_be_jailed() -> None:
    t = three(hands={1: "jail.JS"}, turn=1)
    t.do("1 play jail.JS target=0")
    assert t.front(0) == ["jail.JS"]


def test_the_next_player_turns_up_the_events_when_the_deputy_is_gone() -> None:
    t = three(options={"event_decks": "high_noon"})
    killed(t, 0, by=2)
    assert t.table.anchor == 1


# ---- four to eight ----


def test_the_law_wins_without_outlaws_and_renegade() -> None:
    t = killed(scenario(5), 1, 2)
    assert not t.table.over
    killed(t, 4)
    assert (t.winners, t.how) == ((0, 3), "law")


def test_the_outlaws_win_even_if_none_of_them_is_alive() -> None:
    t = killed(scenario(5), 1, 2, 0)
    assert (t.winners, t.how) == ((1, 2), "outlaws")


def test_the_renegade_wins_alone_with_the_sheriff_last() -> None:
    t = killed(scenario(5), 1, 2, 3)
    assert not t.table.over
    killed(t, 0, by=4)
    assert (t.winners, t.how) == ((4,), "renegade")


def test_bang_011_two_renegades_and_the_sheriff_dies_first() -> None:
    t = killed(scenario(8), 1, 2, 5, 3, 6)
    assert not t.table.over
    killed(t, 0, by=4)
    assert (t.winners, t.how) == ((1, 2, 5), "outlaws")


def test_eight_players_one_renegade_outlives_the_other() -> None:
    t = killed(scenario(8), 1, 2, 5, 3, 6, 7)
    assert not t.table.over
    killed(t, 0, by=4)
    assert (t.winners, t.how) == ((4,), "renegade")


def test_all_roles_are_open_at_the_end() -> None:
    t = killed(scenario(5), 0)
    assert [t.sees(None, "role", seat)[0] for seat in range(5)] == ["sheriff", "outlaw", "outlaw", "deputy", "renegade"]


def gatling_of_the_renegade(win_check: str) -> Scenario:
    t = scenario(
        4,
        hands={3: "gatling.10H"},
        life={0: 1, 2: 1},
        out=(1,),
        turn=3,
        options={"win_check": win_check},
    )
    return t.do("3 play gatling.10H")


def test_the_first_victory_of_a_gatling_counts() -> None:
    t = gatling_of_the_renegade("immediate")
    assert (t.winners, t.how) == ((1, 2), "outlaws")
    assert t.table.in_play(2)


def test_victory_is_judged_after_the_card() -> None:
    t = gatling_of_the_renegade("after_card")
    assert (t.winners, t.how) == ((3,), "renegade")


def test_after_the_card_means_before_the_next_decision() -> None:
    t = scenario(4, hands={1: "bang.2D stagecoach.9S"}, life={0: 1}, turn=1, options={"win_check": "after_card"})
    t.do("1 play bang.2D target=0")
    assert t.how == "outlaws"


def test_three_players_are_judged_after_the_card_in_the_order_of_elimination() -> None:
    t = three(hands={0: "gatling.10H"}, life={1: 1, 2: 1}, options={"win_check": "after_card"})
    t.do("0 play gatling.10H")
    assert t.winners == (0,)
    assert t.how == "survivor"


# ---- ghosts ----


def ghost(*out: int, turn: int) -> Scenario:
    return scenario(5, out=out, turn=turn, step="start", event="ghost_town", hands={}, life={0: 1})


@pytest.mark.parametrize("who", [1, 3])
def test_the_sheriff_dies_in_the_turn_of_a_ghost(who: int) -> None:
    t = ghost(1, 2, 3, turn=who)
    assert t.table.ghost[who]
    killed(t, 0, by=who)
    assert (t.winners, t.how) == ((1, 2), "outlaws")


def test_the_law_has_to_wait_until_a_ghost_has_gone() -> None:
    t = ghost(1, 2, turn=2)
    killed(t, 4)
    assert not t.table.over
    t.do("2 end")
    while not t.table.over and t.asked and t.asked[0] == 2:
        t.do("2 throw_away cards=" + ",".join(t.hand(2)))
    assert (t.winners, t.how) == ((0, 3), "law")
