"""Chapter 12.5: six players with a hidden composition."""

from __future__ import annotations

from collections import Counter
from typing import Any

from malina.check.worlds import exchanged
from malina.games.bang import GAME
from malina.games.bang.modes.six import declarations, possible
from malina.games.bang.table import BangTable

from .scenario import Scenario, killed, scenario

SIX = {"six_player_mode": "hidden_composition"}
# Deputy removed; the Renegade removed; an Outlaw removed. The Sheriff is seat 0, his opposite seat 3.
NO_DEPUTY = "sheriff outlaw outlaw deputy renegade outlaw"
NO_RENEGADE = "sheriff outlaw outlaw deputy deputy outlaw"
NO_OUTLAW = "sheriff outlaw outlaw deputy renegade deputy"


def six(roles: str, **changes: Any) -> Scenario:
    options = {**SIX, **changes.pop("options", {})}
    return scenario(roles, options=options, **changes)


# ---- the deal ----


def dealt(seed: int) -> BangTable:
    return GAME.deal(6, seed=seed, options=SIX)  # type: ignore[return-value]


def test_bang_129_the_seat_opposite_and_the_removed_role() -> None:
    for seed in range(60):
        g = dealt(seed)
        roles = [g.role(seat) for seat in range(6)]
        gone = g.ids(g.at[g.data.role_out])
        opposite = roles[(roles.index("sheriff") + 3) % 6]
        few = Counter(["deputy", "deputy", "outlaw", "renegade"])
        few.subtract([opposite, *gone])
        assert len(gone) == 1
        assert min(few.values()) >= 0
        assert Counter([*roles, *gone]) == {"sheriff": 1, "deputy": 2, "outlaw": 3, "renegade": 1}
        assert g.turn == roles.index("sheriff")


def test_bang_129_nobody_sees_what_was_removed() -> None:
    t = Scenario(dealt(5))
    for viewer in (*range(6), None):
        assert t.sees(viewer, "role_out") == ["?"]


def test_every_composition_occurs() -> None:
    gone = Counter(g.ids(g.at[g.data.role_out])[0] for g in map(dealt, range(120)))
    assert set(gone) == {"deputy", "outlaw", "renegade"}
    assert gone["deputy"] > gone["outlaw"]
    assert gone["deputy"] > gone["renegade"]


def test_no_handle_tells_the_role_opposite() -> None:
    """The pieces are the same in every game; which of them lies where must say nothing of its face."""
    outlaws: Counter[int] = Counter()
    there: Counter[int] = Counter()
    for seed in range(600):
        g = dealt(seed)
        sheriff = next(p for p in range(6) if g.role(p) == "sheriff")
        [piece] = g.at[g.data.role[(sheriff + 3) % 6]]
        there[piece] += 1
        outlaws[piece] += g.face[piece].id == "outlaw"
    for piece, count in there.items():
        assert abs(outlaws[piece] / count - 0.25) < 0.22, (piece, count)


def test_guesses_never_put_two_outlaws_where_only_one_can_be() -> None:
    g = dealt(5)
    for viewer in (*range(6), None):
        for seed in range(20):
            assert possible(g.guess(viewer, seed))


def test_what_is_impossible_is_known_to_be() -> None:
    t = six(NO_OUTLAW)
    assert possible(t.table)
    g = t.table
    [opposite], [other] = g.at[g.data.role[3]], g.at[g.data.role[1]]
    assert not possible(exchanged(g, None, opposite, other))  # type: ignore[arg-type]


def test_after_new_roles_anything_is_possible() -> None:
    t = six(NO_OUTLAW, show_event="helena_zontero")
    g = t.table
    [opposite], [other] = g.at[g.data.role[3]], g.at[g.data.role[1]]
    assert possible(exchanged(g, None, opposite, other))  # type: ignore[arg-type]


# ---- nothing is announced ----


def test_bang_020_the_sheriffs_death_ends_nothing() -> None:
    t = killed(six(NO_DEPUTY), 0)
    assert not t.table.over
    assert t.table.anchor == 1


def test_a_camp_may_die_out_unnoticed() -> None:
    t = killed(six(NO_RENEGADE, turn=3), 1, 2, 5)
    assert not t.table.over


# ---- Crime is defeated! ----


def test_bang_016_the_renegade_has_to_fight_the_sheriff() -> None:
    t = six(NO_DEPUTY, out=(1, 2, 5), turn=4, event="hangover", hands={3: "beer.6H mustang.8H"}, life={0: 3})
    t.do("4 end")
    assert t.asked == (0, "declare")
    t.do("0 declare crime_defeated")
    g = t.table
    assert g.ring == (0, 4)
    assert g.mode == "fight"
    assert g.event == ""
    assert t.asked == (4, "act")
    assert t.hand(3) == []
    assert {"beer.6H", "mustang.8H"} <= set(t.discard)
    assert t.sees(None, "role", 4) == ["renegade"]
    killed(t, 4, by=0)
    assert (t.winners, t.how) == ((0, 3), "law")


def test_bang_016_the_renegade_may_win_the_fight() -> None:
    t = six(NO_DEPUTY, out=(1, 2, 5), turn=4).do("4 end", "0 declare crime_defeated")
    killed(t, 0, by=4)
    assert (t.winners, t.how) == ((4,), "renegade")


def test_bang_016_beer_is_flat_in_the_fight() -> None:
    t = six(NO_DEPUTY, out=(1, 2, 5), turn=4, hands={4: "beer.6H"}, life={4: 2})
    t.do("4 end", "0 declare crime_defeated", "4 play beer.6H")
    assert t.life[4] == 2


def test_bang_017_nobody_is_left_to_answer() -> None:
    t = six(NO_RENEGADE, out=(1, 2, 5), turn=4).do("4 end", "0 declare crime_defeated")
    assert (t.winners, t.how) == ((0, 3, 4), "law")


def test_only_the_sheriff_declares_as_long_as_he_lives() -> None:
    t = six(NO_RENEGADE, out=(1, 2, 5), turn=0).do("0 end")
    assert t.asked == (3, "act")


def test_the_sheriff_may_play_on() -> None:
    t = six(NO_RENEGADE, out=(1, 2, 5), turn=4).do("4 end", "0 play_on")
    assert t.asked == (0, "act")
    assert t.table.turn == 0


def test_two_bad_ones_are_not_enough() -> None:
    t = six(NO_DEPUTY, out=(1, 2), turn=5).do("5 end")
    assert t.asked == (0, "act")


# ---- The law is dead! ----


def test_bang_018_three_are_left_to_fight() -> None:
    t = six(NO_OUTLAW, out=(0, 3), turn=5, hands={2: "beer.6H"}).do("5 end")
    assert t.asked == (1, "declare")
    t.do("1 declare law_is_dead")
    g = t.table
    assert g.ring == (1, 4, 5)
    assert [t.sees(None, "role", seat) for seat in (1, 4, 5)] == [["outlaw"], ["renegade"], ["deputy"]]
    assert t.hand(2) == []
    assert t.asked == (4, "act")
    killed(t, 5, by=4)
    assert not g.over
    killed(t, 4, by=1)
    assert (t.winners, t.how) == ((1, 2), "outlaws")


def test_in_the_fight_of_three_any_elimination_brings_three_cards() -> None:
    t = six(NO_OUTLAW, out=(0, 3), turn=5, hands={4: "bang.2D jail.JS"}, life={5: 1})
    t.do("5 end", "1 declare law_is_dead", "4 play jail.JS target=1")
    before = len(t.hand(4))
    t.do("4 play bang.2D target=5")
    assert len(t.hand(4)) == before + 2


def test_bang_019_nobody_answers_and_the_outlaws_have_won() -> None:
    t = six(NO_DEPUTY, out=(0, 3, 4), turn=5).do("5 end", "1 declare law_is_dead")
    assert (t.winners, t.how) == ((1, 2, 5), "outlaws")


def test_who_is_asked_tells_nothing() -> None:
    """Everybody is asked, whatever he is; what he may declare follows from his own role."""
    t = six(NO_OUTLAW, out=(0, 3), turn=1).do("1 end")
    may = {}
    while t.asked and t.asked[0] != 1:
        seat, kind = t.asked
        assert kind == "declare"
        may[seat] = t.may(seat, "declare", what="law_is_dead")
        if not may[seat]:
            t.refuses(f"{seat} declare law_is_dead", "not-entitled")
        t.do(f"{seat} play_on", f"{seat} end")
        while t.asked and t.asked[0] == seat:
            t.do(f"{seat} throw_away cards={','.join(t.hand(seat)[: len(t.hand(seat)) - t.life[seat]])}")
    assert may == {2: True, 4: False, 5: False}


def test_without_the_sheriff_any_deputy_could_declare() -> None:
    """Sheriff and three bad ones are gone and a third player came back: everybody who could be a Deputy is asked."""
    t = six(NO_RENEGADE, out=(0, 1, 2), turn=4)
    t.table.out[5], t.table.ring = True, (3, 4)
    t.table.seen[t.table.at[t.table.data.role[5]][0]] = -1
    assert declarations(t.table, 3) == ["crime_defeated"]
    assert declarations(t.table, 4) == ["crime_defeated"]
    assert declarations(t.table, 5) == []


# ---- two left, and the guard ----


def test_two_of_one_camp_have_won() -> None:
    t = killed(six(NO_RENEGADE, out=(1, 2, 0)), 5)
    assert (t.winners, t.how) == ((0, 3, 4), "law")


def test_two_of_two_camps_fight() -> None:
    t = killed(six(NO_DEPUTY, out=(1, 2, 0), turn=4, event="hangover"), 5)
    g = t.table
    assert g.mode == "fight"
    assert g.event == ""
    assert [t.sees(None, "role", seat) for seat in (3, 4)] == [["deputy"], ["renegade"]]
    killed(t, 3, by=4)
    assert (t.winners, t.how) == ((4,), "renegade")


def test_an_elimination_before_the_fight_brings_the_reward_of_a_closed_game() -> None:
    t = six(NO_DEPUTY, out=(0, 1, 2), hands={5: "bang.2D"}, life={4: 1}, turn=5)
    t.do("5 play bang.2D target=4")
    assert t.table.mode == "fight"
    assert t.hand(5) == []


def test_a_camp_left_alone_wins_after_a_full_round() -> None:
    t = six(NO_RENEGADE, turn=0)
    killed(t, 1, 2, 5)
    for seat in (0, 3, 4):
        if t.asked == (seat, "declare"):
            t.do(f"{seat} play_on")
        t.do(f"{seat} end")
        assert not t.table.over
    t.do("0 play_on", "0 end")
    assert (t.winners, t.how) == ((0, 3, 4), "law")


def test_two_camps_may_circle_each_other_for_ever() -> None:
    t = six(NO_DEPUTY, turn=0)
    killed(t, 1, 2)
    for _ in range(12):
        seat, kind = t.asked or (-1, "")
        t.do(f"{seat} play_on" if kind == "declare" else f"{seat} end")
        if t.asked and t.asked[1] == "throw_away":
            seat = t.asked[0]
            t.do(f"{seat} throw_away cards={','.join(t.hand(seat)[: len(t.hand(seat)) - t.life[seat]])}")
    assert not t.table.over


def test_no_events_after_the_declaration() -> None:
    t = six(NO_DEPUTY, out=(1, 2, 5), turn=4, event="thirst", show_event="showdown")
    t.do("4 end", "0 declare crime_defeated")
    g = t.table
    assert (g.event, g.show) == ("", "")
    t.do("4 end")
    assert t.asked == (0, "act")
    assert g.event == ""


def test_in_the_wild_west_show_everybody_is_for_himself() -> None:
    t = six(NO_RENEGADE, out=(1, 2, 5), turn=4, show_event="wild_west_show").do("4 end")
    assert t.asked == (0, "act")
    killed(t, 3, 4)
    assert (t.winners, t.how) == ((0,), "survivor")


def test_a_camp_that_would_have_won_by_now_is_not_guessed() -> None:
    t = six(NO_RENEGADE, out=(1, 2, 5))
    assert possible(t.table)
    t.table.unchanged = 4
    assert not possible(t.table)
