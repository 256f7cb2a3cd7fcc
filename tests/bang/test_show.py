"""Chapter 11.5: the ten events of Wild West Show, and how they are turned up."""

from __future__ import annotations

import pytest

from malina.games.bang.options import PRESETS
from malina.kernel.refusal import IllegalMove

from .scenario import Scenario, scenario

FULL_ORDER = {"dorothy_order": "full_order_first"}


def roles_seen(t: Scenario, viewer: int | None) -> list[str]:
    return [t.sees(viewer, "role", seat)[0] for seat in range(t.table.seats)]


# ---- the pile ----


@pytest.mark.parametrize("coach", ["stagecoach.9S", "wells_fargo.3H"])
def test_coach_turns_up_the_next_card_after_the_draw(coach: str) -> None:
    t = scenario(4, hands={0: coach}, next_show="sacagaway")
    assert t.table.show == ""
    t.do(f"0 play {coach}")
    assert t.table.show == "sacagaway"
    assert sorted(t.sees(1, "hand", 0)) == t.hand(0)


def test_show_pile_ends_with_wild_west_show_and_its_order_is_secret() -> None:
    t = scenario(4, options={"wild_west_show_deck": True})
    for viewer in (0, None):
        assert t.sees(viewer, "show_pile") == ["wild_west_show", *["?"] * 9]


def test_wild_west_show_is_never_replaced() -> None:
    t = scenario(4, hands={0: "stagecoach.9S"}, show_event="wild_west_show")
    t.table.at[t.table.data.show_past] += t.table.at[t.table.data.show_pile]
    t.table.at[t.table.data.show_pile] = ()
    t.do("0 play stagecoach.9S")
    assert t.table.show == "wild_west_show"


def test_bang_024_lee_repeats_the_coach_but_not_the_show() -> None:
    t = scenario(4, characters={0: "lee_van_kliff"}, hands={0: "wells_fargo.3H bang.2D"}, next_show="miss_susanna")
    t.do("0 play wells_fargo.3H")
    assert t.table.show == "miss_susanna"
    t.do("0 repeat bang.2D")
    assert len(t.hand(0)) == 6
    assert t.table.show == "miss_susanna"
    assert t.table.played == 2


def test_uncle_wills_coach_brings_no_show() -> None:
    t = scenario(4, characters={0: "uncle_will"}, hands={0: "stagecoach.9S"}, next_show="gag")
    t.do("0 play stagecoach.9S like=general_store")
    assert t.table.show == ""


# ---- Helena Zontero ----


def test_bang_093_helena_deals_the_roles_of_the_living_anew() -> None:
    t = scenario(7, out=(5,), hands={0: "stagecoach.9S"}, next_show="helena_zontero", deck="5C 6C 4H")
    before = [t.table.role(seat) for seat in range(7)]
    t.do("0 play stagecoach.9S")
    after = [t.table.role(seat) for seat in range(7)]
    assert sorted(after) == sorted(before)
    assert (after[0], after[5]) == ("sheriff", "outlaw")
    for viewer in range(1, 7):
        known = {0: "sheriff", 5: "outlaw", viewer: after[viewer]}
        assert roles_seen(t, viewer) == [known.get(seat, "?") for seat in range(7)]
    assert roles_seen(t, None) == ["sheriff", "?", "?", "?", "?", "outlaw", "?"]
    assert t.told(2, "new_role") == [
        {"event": "new_role", "seat": seat, **({"role": after[2]} if seat == 2 else {})} for seat in (1, 2, 3, 4, 6)
    ]


def test_bang_093_helena_needs_a_red_card() -> None:
    t = scenario(5, hands={0: "stagecoach.9S"}, next_show="helena_zontero", deck="5C 6C 9S")
    before = [t.table.role(seat) for seat in range(5)]
    t.do("0 play stagecoach.9S")
    assert [t.table.role(seat) for seat in range(5)] == before
    assert t.told(None, "roles_mixed") == []


def test_helena_among_three_is_open() -> None:
    t = scenario(3, hands={0: "stagecoach.9S"}, next_show="helena_zontero", deck="5C 6C 4H")
    t.do("0 play stagecoach.9S")
    roles = [t.table.role(seat) for seat in range(3)]
    assert roles_seen(t, None) == roles
    assert t.table.role(t.table.anchor) == "deputy"


def test_lucky_duke_may_spare_everybody_helena() -> None:
    t = scenario(
        5,
        characters={0: "lucky_duke"},
        hands={0: "stagecoach.9S"},
        next_show="helena_zontero",
        deck="5C 6C 4H howitzer",
    )
    t.do("0 play stagecoach.9S", "0 keep howitzer.9S")
    assert t.told(None, "roles_mixed") == []


# ---- Lady Rose of Texas ----


def test_bang_094_lady_rose() -> None:
    t = scenario(6, show_event="lady_rose_of_texas")
    t.do("0 ability lady_rose_of_texas")
    assert t.table.circle == [5, 1, 2, 3, 4, 0]
    t.refuses("0 ability lady_rose_of_texas", "once-a-turn")
    t.do("0 end")
    assert t.asked == (1, "act")  # 5 would be next and is skipped
    assert not t.table.skip[5]
    t.pass_turns(1, 2, 3, 4, 0)
    assert t.asked == (5, "act")


def test_lady_rose_skips_the_eliminated_and_needs_three() -> None:
    t = scenario(6, out=(5,), show_event="lady_rose_of_texas", hands={0: "bang.2D"}, front={4: "barrel"})
    t.do("0 ability lady_rose_of_texas")
    assert t.table.ring == (4, 1, 2, 3, 0)
    assert t.front(4) != []
    t = scenario(4, out=(1, 2), show_event="lady_rose_of_texas")
    t.refuses("0 ability lady_rose_of_texas", "needs-three")


def test_skip_mark_outlives_the_event_and_saves_from_dynamite() -> None:
    t = scenario(
        4,
        front={3: "dynamite"},
        hands={0: "stagecoach.9S"},
        deck="5S 6S 7S 8S",
        show_event="lady_rose_of_texas",
        next_show="sacagaway",
    )
    t.do("0 ability lady_rose_of_texas", "0 play stagecoach.9S", "0 end")
    assert t.asked == (1, "act")
    assert t.front(3) == ["dynamite.2H"]


# ---- Gag ----


def test_bang_123_talking_costs_a_life_at_once_while_nothing_happens() -> None:
    t = scenario(4, show_event="gag")
    t.do("1 talk")
    assert t.life == [5, 3, 4, 4]
    assert t.told(None, "wounded")[0]["by"] is None
    t.do("0 talk")
    assert t.life[0] == 4
    assert t.asked == (0, "act")


def test_gag_waits_for_the_end_of_the_effect() -> None:
    t = scenario(4, hands={0: "gatling.10H", 1: "beer", 2: "beer"}, show_event="gag")
    t.do("0 play gatling.10H", "0 talk", "2 talk", "1 take_hit")
    assert t.life == [5, 3, 4, 4]
    t.do("2 take_hit")
    assert t.life == [4, 3, 2, 3]


def test_whoever_talks_himself_to_death_ends_his_turn_and_pays_nobody() -> None:
    t = scenario(5, life={1: 1}, show_event="gag", turn=1)
    t.do("1 talk")
    assert not t.table.in_play(1)
    assert t.asked == (2, "act")
    assert [len(t.hand(seat)) for seat in (0, 3, 4)] == [0, 0, 0]
    t.refuses("1 talk", "not-your-turn")  # the dead may talk


def test_nobody_pays_for_talk_without_the_gag() -> None:
    t = scenario(4, show_event="sacagaway")
    t.refuses("1 talk", "not-your-turn")


# ---- Dorothy Rage ----


def test_bang_095_whoever_lacks_the_card_shows_his_hand() -> None:
    t = scenario(4, hands={1: "beer.6H missed.2S"}, show_event="dorothy_rage")
    t.do("0 ability dorothy_rage target=1 what=bang", "1 show_hand")
    assert sorted(t.sees(3, "hand", 1)) == ["beer.6H", "missed.2S"]
    t.refuses("0 ability dorothy_rage target=1 what=bang", "once-a-turn")


def test_bang_095_target_in_reach_of_the_forced_player() -> None:
    t = scenario(6, hands={2: "bang.2D beer"}, show_event="dorothy_rage")
    t.do("0 ability dorothy_rage target=2 what=bang")
    t.refuses("2 show_hand", "has-named-card")
    t.do("2 obey bang.2D")
    assert t.asked == (0, "order")
    t.refuses("0 order target=4", "bad-order")
    t.do("0 order target=1")
    assert t.life[1] == 3
    assert t.told(None, "wounded")[0]["by"] == 2
    assert t.table.bangs == 0
    assert t.asked == (0, "act")


def test_dorothy_full_order_first() -> None:
    t = scenario(6, hands={2: "bang.2D", 3: "beer"}, show_event="dorothy_rage", options=FULL_ORDER)
    t.do("0 ability dorothy_rage target=3 what=bang")
    assert t.asked == (0, "order")
    t.do("0 order target=4", "3 show_hand")
    assert t.life[4] == 4
    assert t.sees(5, "hand", 3) != ["?"]
    t = scenario(6, hands={2: "bang.2D", 3: "beer"}, show_event="dorothy_rage", options=FULL_ORDER)
    t.do("0 ability dorothy_rage target=2 what=bang", "0 order target=1", "2 obey bang.2D")
    assert t.life[1] == 3


@pytest.mark.parametrize("options", [{}, FULL_ORDER])
def test_dorothy_without_a_legal_play_shows_and_keeps(options: dict[str, str]) -> None:
    t = scenario(4, hands={1: "beer.6H"}, show_event="dorothy_rage", event="the_reverend", options=options)
    t.do("0 ability dorothy_rage target=1 what=beer", "1 obey beer.6H")
    assert t.hand(1) == ["beer.6H"]
    assert t.sees(3, "hand", 1) == ["beer.6H"]
    assert t.asked == (0, "act")


def test_dorothy_extra_cost_is_the_forced_players_choice() -> None:
    t = scenario(4, hands={1: "springfield.KS beer.6H missed.2S"}, show_event="dorothy_rage")
    t.do("0 ability dorothy_rage target=1 what=springfield", "1 obey springfield.KS", "0 order target=0")
    t.refuses("1 pay springfield.KS", "not-in-hand")
    t.do("1 pay missed.2S")
    assert t.life[0] == 4
    assert t.hand(1) == ["beer.6H"]


def test_dorothy_green_card_is_only_laid_and_coach_turns_the_show() -> None:
    t = scenario(4, hands={1: "knife.8H"}, show_event="dorothy_rage")
    t.do("0 ability dorothy_rage target=1 what=knife", "1 obey knife.8H")
    assert t.front(1) == ["knife.8H"]
    t = scenario(4, hands={1: "stagecoach.9S"}, show_event="dorothy_rage", next_show="gag")
    t.do("0 ability dorothy_rage target=1 what=stagecoach", "1 obey stagecoach.9S")
    assert len(t.hand(1)) == 2
    assert t.table.show == "gag"


def test_dorothy_molly_draws_and_the_killer_is_rewarded() -> None:
    t = scenario(5, characters={3: "molly_stark"}, hands={3: "bang.2D"}, life={2: 1}, show_event="dorothy_rage")
    t.do("0 ability dorothy_rage target=3 what=bang", "3 obey bang.2D", "0 order target=2")
    assert not t.table.in_play(2)
    assert len(t.hand(3)) == 4  # one for the card, three for the Outlaw


def test_dorothy_knows_no_limit_and_no_sermon_out_of_turn() -> None:
    t = scenario(4, hands={1: "bang.2D"}, show_event="dorothy_rage", event="the_sermon")
    t.do("0 ability dorothy_rage target=1 what=bang", "1 obey bang.2D", "0 order target=2")
    assert t.life[2] == 3


def test_dorothy_names_no_cards_that_only_answer() -> None:
    t = scenario(4, hands={1: "missed.2S"}, show_event="dorothy_rage")
    named = {move["what"] for move in t.legal(0) if move.get("name") == "dorothy_rage"}
    assert {"bang", "jail", "bible"} <= named
    assert named.isdisjoint({"missed", "dodge"})


# ---- Darling Valentine ----


def test_darling_valentine_changes_the_hand() -> None:
    t = scenario(4, hands={0: "bang.2D bang.3D"}, show_event="darling_valentine", step="start", deck="4H 5C 6D")
    assert t.discard == ["bang.2D", "bang.3D"]
    assert len(t.hand(0)) == 4


def test_suzy_gets_no_card_between_valentines_two_hands() -> None:
    t = scenario(
        4, characters={0: "suzy_lafayette"}, hands={0: "bang.2D"}, show_event="darling_valentine", step="start"
    )
    assert len(t.hand(0)) == 3


# ---- Bone Orchard ----


def test_bang_096_bone_orchard() -> None:
    t = scenario(
        "sheriff outlaw deputy renegade outlaw", out=(1, 2), hands={0: "stagecoach.9S"}, show_event="bone_orchard"
    )
    t.do("0 end")
    assert t.asked == (1, "act")
    role = t.table.role(1)
    assert role in ("outlaw", "deputy")
    assert t.life[1] == 1
    assert len(t.hand(1)) == 2
    assert roles_seen(t, 1)[1:3] == [role, "?"]
    for viewer in (0, 2, 3, None):
        assert roles_seen(t, viewer)[1:3] == ["?", "?"]
    t.table.show = ""
    t.pass_turns(1)
    assert t.table.in_play(1)
    assert t.asked == (3, "act")


def test_guesses_about_bone_orchard_keep_to_the_two_roles() -> None:
    t = scenario("sheriff outlaw deputy renegade outlaw", out=(1, 2), show_event="bone_orchard")
    t.do("0 end")
    seen = {tuple(t.table.guess(0, seed).role(seat) for seat in (1, 2)) for seed in range(30)}
    assert seen == {("outlaw", "deputy"), ("deputy", "outlaw")}


def test_the_only_eliminated_player_returns_with_a_role_everybody_knows() -> None:
    t = scenario(5, out=(1,), show_event="bone_orchard")
    t.do("0 end")
    assert roles_seen(t, None)[1] == "outlaw"


def test_bone_orchard_before_high_noon() -> None:
    t = scenario(5, out=(1,), show_event="bone_orchard", event="high_noon")
    t.do("0 end")
    assert not t.table.in_play(1)
    assert t.asked == (2, "act")


def test_bone_orchard_is_for_good_even_in_ghost_town() -> None:
    t = scenario(5, out=(1,), show_event="bone_orchard", event="ghost_town")
    t.do("0 end")
    assert (t.life[1], len(t.hand(1))) == (1, 2)
    t.pass_turns(1)
    assert t.table.in_play(1)


# ---- Showdown ----


def test_showdown_every_card_is_a_bang() -> None:
    t = scenario(4, hands={0: "beer.6H mustang.8H", 1: "bang.2D"}, show_event="showdown")
    t.do("0 play beer.6H like=bang target=1", "1 miss bang.2D")
    assert t.life[1] == 4
    t.refuses("0 play mustang.8H like=bang target=1", "bang-limit")
    t.do("0 play mustang.8H")
    assert t.front(0) == ["mustang.8H"]


def test_showdown_no_chain_and_spencer_may_use_bang() -> None:
    t = scenario(
        4, characters={1: "big_spencer"}, hands={0: "bang.2D", 1: "beer.6H missed.2S bang.3D"}, show_event="showdown"
    )
    t.do("0 play bang.2D target=1")
    t.refuses("1 miss beer.6H", "no-missed")
    t.refuses("1 miss missed.2S", "big-spencer")
    t.do("1 miss bang.3D")
    assert t.life[1] == 9


def test_showdown_answers_indians_and_duels_but_not_in_the_sermon() -> None:
    t = scenario(4, hands={0: "indians.KD", 1: "mustang.8H"}, show_event="showdown")
    t.do("0 play indians.KD", "1 discard mustang.8H")
    assert t.life[1] == 4
    t = scenario(4, hands={0: "beer.6H"}, show_event="showdown", event="the_sermon")
    t.refuses("0 play beer.6H like=bang target=1", "sermon")


# ---- Sacagaway, Miss Susanna ----


def test_bang_097_sacagaway() -> None:
    t = scenario(4, hands={0: "stagecoach.9S", 1: "beer.6H"}, next_show="sacagaway")
    t.do("0 play stagecoach.9S")
    assert t.sees(None, "hand", 1) == ["beer.6H"]
    assert "?" not in t.sees(3, "hand", 0)
    assert roles_seen(t, 3)[1:3] == ["?", "?"]
    assert t.sees(3, "deck")[-1] == "?"
    t.do("0 end")
    assert "?" not in t.sees(3, "hand", 1)  # new cards too


def test_sacagaway_ends_and_new_cards_are_secret_again() -> None:
    t = scenario(4, hands={0: "stagecoach.9S stagecoach.9S.2"}, next_show="sacagaway")
    t.do("0 play stagecoach.9S", "0 play stagecoach.9S.2")
    assert t.table.show != "sacagaway"
    assert sorted(t.sees(2, "hand", 0)) == t.hand(0)  # drawn openly, and not forgotten
    t.pass_turns(0)
    assert t.sees(2, "hand", 1) == ["?", "?"]


def test_sacagaway_shows_a_stolen_card_to_all() -> None:
    t = scenario(4, hands={0: "panic.JH stagecoach.9S", 1: "beer.6H bang.2D"}, next_show="sacagaway")
    t.do("0 play stagecoach.9S", "0 play panic.JH target=1 what=hand")
    assert sorted(t.sees(2, "hand", 0)) == t.hand(0)
    assert sorted(t.sees(2, "hand", 1)) == t.hand(1)


def test_bang_097_miss_susanna() -> None:
    t = scenario(4, hands={0: "bang.2D scope.AS"}, show_event="miss_susanna")
    t.do("0 play bang.2D target=1", "0 play scope.AS", "0 end")
    assert t.life[0] == 4
    t = scenario(4, hands={0: "bang.2D scope.AS mustang.8H"}, show_event="miss_susanna")
    t.do("0 play bang.2D target=1", "0 play scope.AS", "0 play mustang.8H", "0 end")
    assert t.life[0] == 5


def test_bang_097_miss_susanna_spares_prisoners_and_ghosts() -> None:
    t = scenario(4, front={1: "jail"}, deck="9S", show_event="miss_susanna")
    t.do("0 end")
    assert t.life[:2] == [4, 4]
    t = scenario(5, out=(1,), deck="beer.6H", show_event="miss_susanna", event="ghost_town")
    t.do("0 end", "1 play beer.6H")
    t.pass_turns(1)
    assert t.told(None, "wounded")[-1]["seat"] == 0


def test_miss_susanna_counts_answers_in_ones_own_turn() -> None:
    t = scenario(
        4,
        hands={0: "missed.2S missed.3S scope.AS"},
        show_event="miss_susanna",
        event="a_fistful_of_cards",
        step="start",
        deck="4C 5C",
    )
    t.do("0 miss missed.2S", "0 miss missed.3S", "0 take_hit", "0 play scope.AS", "0 end")
    assert t.life[0] == 4


# ---- Wild West Show ----


def test_bang_098_wild_west_show() -> None:
    t = scenario(5, life={0: 1}, hands={1: "bang.2D jail.JS"}, show_event="wild_west_show", turn=1)
    t.refuses("1 play jail.JS target=0", "jail-sheriff")
    t.do("1 play bang.2D target=0")
    assert not t.table.in_play(0)
    assert not t.table.over
    assert t.table.anchor == 1


def test_bang_098_rewards_stay_and_the_last_survivor_wins() -> None:
    t = scenario(4, out=(0, 3), life={2: 1}, hands={1: "bang.2D"}, show_event="wild_west_show", turn=1)
    t.do("1 play bang.2D target=2")
    assert (t.winners, t.how) == ((1,), "survivor")
    t = scenario(5, life={2: 1}, hands={1: "bang.2D"}, show_event="wild_west_show", turn=1)
    t.do("1 play bang.2D target=2")
    assert len(t.hand(1)) == 3


def test_returned_sheriff_is_anchor_again() -> None:
    """Bone Orchard does not deal his card: he comes back as Sheriff."""
    t = scenario(5, out=(0,), show_event="wild_west_show", turn=4)
    t.table.show, t.table.anchor = "bone_orchard", 1
    t.do("4 end")
    assert t.asked == (0, "act")
    assert t.table.role(0) == "sheriff"
    assert t.table.anchor == 0


def test_gag_may_stay_in_the_box() -> None:
    t = scenario(4, options={**PRESETS["full"], "gag": False})
    assert len(t.table.data.show) == 9
    with pytest.raises(IllegalMove):
        t.table.act(0, {"cmd": "talk"})


def test_dorothy_says_why_not() -> None:
    t = scenario(4, show_event="dorothy_rage")
    t.refuses("0 ability dorothy_rage target=1 what=bang", "nobody-has-cards")
    t = scenario(4, hands={1: "bang.2D beer.6H"}, show_event="dorothy_rage")
    t.do("0 ability dorothy_rage target=1 what=bang")
    t.refuses("1 obey beer.6H", "other-card-named")
    t.refuses("1 obey bang.3D", "not-in-hand")
