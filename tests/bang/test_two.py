"""Chapter 12.1: two players with two characters each. Persons 0 and 1 are the first player's, 2 and 3 the second's."""

from __future__ import annotations

import random
from typing import Any

import pytest

from malina.games.bang import GAME
from malina.games.bang.options import PRESETS
from malina.games.bang.rules.query import distance

from .scenario import Scenario, scenario


def names(t: Scenario) -> list[str]:
    return t.table.character


# ---- the draft ----


def draft(seed: int = 1) -> Scenario:
    return Scenario(GAME.deal(2, seed=seed))  # type: ignore[arg-type]


def test_they_choose_in_turn_and_the_last_character_is_left_over() -> None:
    t = draft()
    offer = t.sees(None, "offer")
    assert len(offer) == 4
    first = t.asked[0] if t.asked else -1
    t.do(f"{first} choose {offer[0]}", f"{1 - first} choose {offer[1]}", f"{first} choose {offer[2]}")
    assert t.sees(None, "choice", first) == [offer[0], offer[2]]
    assert t.sees(None, "choice", 1 - first) == [offer[1], offer[3]]
    assert t.asked == (first, "arrange")


def test_the_second_chooser_begins_and_hands_are_as_large_as_the_life_of_the_active_character() -> None:
    t = draft()
    offer = t.sees(None, "offer")
    first = t.asked[0] if t.asked else -1
    second = 1 - first
    t.do(f"{first} choose {offer[0]}", f"{second} choose {offer[1]}", f"{first} choose {offer[2]}")
    t.do(f"{first} arrange right={offer[2]} active={offer[0]}", f"{second} arrange right={offer[1]} active={offer[1]}")
    g = t.table
    assert g.character[2 * first : 2 * first + 2] == [offer[2], offer[0]]
    assert g.active[first] == 2 * first + 1
    assert g.active[second] == 2 * second
    assert len(g.hand(2 * first)) == g.life[2 * first + 1] == g.data.character[offer[0]].life
    assert g.owner[g.turn] == second
    assert t.asked == (second, "choose_active")
    assert g.owner[g.anchor] == second


def test_whoever_chooses_first_is_drawn_by_lot() -> None:
    asked = [draft(seed).asked for seed in range(20)]
    assert {who[0] for who in asked if who} == {0, 1}


# ---- the circle ----


def test_four_places_and_ones_own_characters_are_always_neighbours() -> None:
    t = scenario(2, front={1: "mustang"})
    assert [distance(t.table, 0, other) for other in (1, 2, 3)] == [1, 2, 1]
    assert [distance(t.table, 1, other) for other in (0, 2, 3)] == [1, 1, 2]
    t = scenario(2, out=(3,))
    assert [distance(t.table, 0, other) for other in (1, 2)] == [1, 1]


def test_ones_own_character_is_no_target_for_a_shot_or_a_jail() -> None:
    t = scenario(2, hands={0: "bang.2D jail.JS duel.QD"})
    mine, far, near = names(t)[1], names(t)[2], names(t)[3]
    t.refuses(f"0 play bang.2D target={mine}", "not-yourself")
    t.refuses(f"0 play jail.JS target={mine}", "not-yourself")
    t.refuses(f"0 play duel.QD target={mine}", "not-yourself")
    t.refuses(f"0 play bang.2D target={far}", "too-far")
    assert t.may(0, "play", card="bang.2D", target=near)


def test_cards_lie_in_front_of_either_character() -> None:
    t = scenario(2, hands={0: "mustang.8H winchester.8S panic.AH"})
    active, passive = names(t)[:2]
    t.refuses(f"0 play mustang.8H target={names(t)[2]}", "own-character")
    t.do(f"0 play mustang.8H target={passive}", f"0 play winchester.8S target={active}")
    assert (t.front(0), t.front(1)) == (["winchester.8S"], ["mustang.8H"])
    t.do(f"0 play panic.AH target={passive} what=mustang.8H")
    assert t.hand(0) == ["mustang.8H"]


def test_the_same_card_may_lie_in_front_of_each_even_where_it_must_not_be_replaced() -> None:
    t = scenario(
        2, hands={0: "mustang.8H"}, front={0: "mustang.9H"}, options={"duplicate_in_play": "forbidden"}
    )  # fmt: skip
    t.refuses(f"0 play mustang.8H target={names(t)[0]}", "lies-already")
    t.do(f"0 play mustang.8H target={names(t)[1]}")
    assert t.front(1) == ["mustang.8H"]


# ---- answers of the passive one ----


def indians_ask_both(card: str) -> None:
    t = scenario(
        2, characters={2: "suzy_lafayette", 3: "calamity_janet"}, hands={0: "indians.KD", 1: card}, deck="4C"
    )  # fmt: skip
    t.do("0 play indians.KD")
    assert t.asked == (1, "discard_bang")
    if card == "missed.10C":
        t.refuses(f"1 discard {card}", "no-bang")
    t.do("1 take_hit", f"1 discard {card}")
    g = t.table
    assert (g.life[2], g.life[3]) == (g.most[2] - 1, g.most[3])
    assert g.active[1] == 2
    assert len(t.hand(2)) == 1


def test_bang_012_calamity_janet_answers_with_a_missed() -> None:
    indians_ask_both("missed.10C")


def test_bang_013_suzy_declines_and_calamity_janet_discards_the_bang() -> None:
    indians_ask_both("bang.2D")


def test_abilities_of_the_passive_character_do_not_work() -> None:
    t = scenario(2, characters={0: "jourdonnais", 1: "willy_the_kid"}, hands={0: "bang.2D bang.3D"})
    near = names(t)[3]
    t.do(f"0 play bang.2D target={near}")
    t.refuses(f"0 play bang.3D target={near}", "bang-limit")


def test_a_wounded_passive_character_gains_by_it() -> None:
    t = scenario(2, characters={3: "bart_cassidy"}, hands={0: "bang.2D"})
    t.do(f"0 play bang.2D target={names(t)[3]}")
    assert t.life[3] == 3
    assert len(t.hand(3)) == 1
    assert t.table.active[1] == 2


# ---- the turn ----


def test_phase_0_changes_the_active_character() -> None:
    t = scenario(2, characters={1: "pixie_pete"}, life={1: 2}, step="start")
    assert t.asked == (0, "choose_active")
    t.refuses(f"0 activate {names(t)[2]}", "own-character")
    t.do("0 activate pixie_pete")
    assert t.table.turn == t.table.active[0] == 1
    assert len(t.hand(0)) == 4
    t.do("0 end")
    assert t.asked == (0, "throw_away")
    assert t.may(0, "end") is False
    t.do(f"0 throw_away cards={','.join(t.hand(0)[:2])}")
    assert len(t.hand(0)) == 2
    assert t.asked == (1, "choose_active")


def test_bang_100_who_stays_in_jail_cannot_be_active() -> None:
    t = scenario(2, front={0: "jail.JS"}, deck="4S", step="start")
    assert t.asked == (0, "act")
    assert t.table.turn == t.table.active[0] == 1


def test_bang_100_free_again_he_can() -> None:
    t = scenario(2, front={0: "jail.JS"}, deck="4H", step="start")
    assert t.asked == (0, "choose_active")
    assert t.may(0, "activate", character=names(t)[0])


def test_bang_100_both_in_jail_lose_the_turn() -> None:
    t = scenario(2, front={0: "jail.JS", 1: "jail.4H"}, deck="4S 5C", step="start")
    assert t.asked == (1, "choose_active")
    assert t.front(0) == t.front(1) == []


def test_one_of_them_free_is_enough() -> None:
    t = scenario(2, front={0: "jail.JS", 1: "jail.4H"}, deck="4S 5H", step="start")
    assert t.table.turn == 1
    assert t.asked == (0, "act")


def test_bang_100_dynamite_goes_to_a_character_of_the_receivers_choice() -> None:
    t = scenario(2, front={1: "dynamite"}, deck="4H", step="start")
    assert t.asked == (1, "place_dynamite")
    t.do(f"1 put target={names(t)[3]}")
    assert t.front(3) == ["dynamite.2H"]
    assert t.asked == (0, "choose_active")


def test_dynamite_kills_a_character_before_the_other_plays_the_turn() -> None:
    t = scenario(2, front={0: "dynamite barrel"}, life={0: 3}, deck="5S", hands={0: "mustang.8H"}, step="start")
    t.do("0 lay_all") if t.asked == (0, "last_cards") else t.do("0 give_up")
    g = t.table
    assert not g.in_play(0)
    assert g.turn == g.active[0] == 1
    assert t.asked == (0, "act")
    assert t.front(0) == []
    assert "mustang.8H" in t.hand(0)


def test_who_dies_in_his_own_duel_is_followed_by_the_other() -> None:
    t = scenario(2, hands={0: "duel.QD beer.6H", 1: "bang.2D"}, life={0: 1}, out=(3,))
    t.do(f"0 play duel.QD target={names(t)[2]}", "1 discard bang.2D", "0 give_in", "0 give_up")
    assert t.table.turn == 1
    assert t.asked == (0, "act")
    assert t.hand(0) == ["beer.6H"]


def test_green_cards_of_both_characters_become_ready() -> None:
    t = scenario(2, front={0: "bible", 1: "knife"}, step="start")
    assert sorted(t.table.ids(t.table.ready)) == sorted([*t.front(0), *t.front(1)])


def test_events_change_on_the_starting_players_second_turn_whoever_is_active() -> None:
    t = scenario(2, options={"event_decks": "high_noon"}, step="start")
    t.do(f"0 activate {names(t)[0]}", "0 end", f"1 activate {names(t)[2]}", "1 end")
    assert t.told(None, "event")
    left_out = {"ghost_town", "new_identity"}
    assert not left_out & {face.id for face in t.table.data.events}


# ---- cards ----


def test_bang_127_general_store_is_shared_by_characters() -> None:
    t = scenario(2, hands={0: "general_store.9C"}, out=(3,), deck="4H 5H 6H")
    t.do("0 play general_store.9C")
    shown = t.sees(None, "table")
    assert len(shown) == 3
    t.do(f"0 pick {shown[0]}")
    assert t.asked == (1, "pick")
    t.do(f"1 pick {shown[1]}")
    assert t.hand(0) == sorted([shown[0], shown[2]])


def test_bang_128_beer_is_for_the_active_character_or_the_dying_one() -> None:
    t = scenario(2, hands={0: "beer.6H"}, life={0: 3, 1: 1})
    t.do("0 play beer.6H")
    assert (t.life[0], t.life[1]) == (4, 1)
    t = scenario(2, hands={0: "bang.2D", 1: "beer.6H"}, life={3: 1})
    t.do(f"0 play bang.2D target={names(t)[3]}", "1 take_hit", "1 drink beer.6H")
    assert t.life[3] == 1
    assert t.table.in_play(3)


def test_bang_128_beer_is_useless_with_two_characters_left() -> None:
    t = scenario(2, hands={0: "beer.6H"}, life={0: 3}, out=(1, 3))
    t.do("0 play beer.6H")
    assert t.life[0] == 3


def test_saloon_reaches_every_character() -> None:
    t = scenario(2, hands={0: "saloon.5H"}, life={0: 2, 1: 2, 2: 2, 3: 4})
    t.do("0 play saloon.5H")
    assert t.life == [3, 3, 3, 4]


def test_gatling_spares_ones_own() -> None:
    t = scenario(2, hands={0: "gatling.10H"})
    t.do("0 play gatling.10H")
    assert t.life == [4, 4, 3, 3]


# ---- elimination ----


def test_an_eliminated_character_leaves_the_hand_behind_and_brings_no_reward() -> None:
    t = scenario(2, hands={0: "bang.2D", 1: "missed.10C"}, front={0: "scope.AS", 3: "mustang.8H"}, life={3: 1})
    t.do(f"0 play bang.2D target={names(t)[3]}", "1 take_hit", "1 give_up")
    g = t.table
    assert not g.in_play(3)
    assert t.hand(2) == ["missed.10C"]
    assert "mustang.8H" in t.discard
    assert t.hand(0) == []
    assert g.active[1] == 2
    assert not g.over


def test_vulture_sam_takes_only_what_lay_in_front() -> None:
    t = scenario(
        2,
        characters={0: "vulture_sam"},
        hands={0: "bang.2D", 1: "missed.10C"},
        front={0: "scope.AS", 3: "mustang.8H"},
        life={3: 1},
    )
    t.do(f"0 play bang.2D target={names(t)[3]}", "1 take_hit", "1 give_up")
    assert t.hand(0) == ["mustang.8H"]
    assert t.hand(2) == ["missed.10C"]


def test_both_characters_gone_and_the_game_is_won() -> None:
    t = scenario(2, hands={0: "bang.2D"}, life={3: 1}, out=(2,))
    t.do(f"0 play bang.2D target={names(t)[3]}")
    assert (t.winners, t.how) == ((0,), "duel")
    assert t.table.result is not None
    assert t.table.result.points == (1, 0)


def test_moves_and_events_name_characters() -> None:
    t = scenario(2, hands={0: "bang.2D"})
    t.do(f"0 play bang.2D target={names(t)[3]}")
    wounded: dict[str, Any] = t.told(None, "wounded")[-1]
    assert (wounded["seat"], wounded["by"]) == (names(t)[3], names(t)[0])


# ---- "player" is a player with his active character ----


def test_claus_counts_players() -> None:
    t = scenario(2, characters={0: "claus_the_saint"}, step="start").do("0 activate claus_the_saint")
    t.do(f"0 give {t.hand(0)[0]}")
    assert (len(t.hand(0)), len(t.hand(2))) == (2, 1)


def test_the_doctor_looks_at_active_characters() -> None:
    t = scenario(2, life={0: 3, 1: 1, 2: 3, 3: 2}, options={"event_decks": "high_noon"}, turn=2)
    g = t.table
    pile = g.at[g.data.event_pile]
    doctor = next(p for p in pile if g.face[p].id == "the_doctor")
    g.at[g.data.event_pile] = (*(p for p in pile if p != doctor), doctor)
    t.do("1 end")
    assert t.life == [4, 1, 4, 2]


@pytest.mark.parametrize("seed", range(6))
def test_random_games(seed: int) -> None:
    options = {**PRESETS["full"], "event_decks": "both"}
    g = GAME.deal(2, seed=seed, options=options, log=False)
    dice = random.Random(seed)
    while not g.over:
        g.act(*g.random_move(dice))
        assert GAME.invariants(g) == []
    assert g.result is not None
    assert len(g.result.winners) == 1
