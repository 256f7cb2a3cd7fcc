"""A move that is refused is refused for the true reason, whichever question is open."""

from __future__ import annotations

import pytest

import malina

from .scenario import scenario


def test_who_draws_in_a_way_of_somebody_else_has_no_such_ability() -> None:
    t = scenario(4, characters={0: "jesse_jones"}, hands={1: "beer.6H"}, front={2: "barrel.QS"}, step="draw_phase")
    assert t.asked == (0, "draw_how")
    t.refuses("0 from_pile", "no-such-ability")
    t.refuses("0 from_table barrel.QS", "no-such-ability")
    t.refuses("0 look", "no-such-ability")


def test_kit_carlson_has_to_look_and_keeps_two_of_what_he_sees() -> None:
    t = scenario(4, characters={0: "kit_carlson"}, deck="bang.2C bang.3C bang.4C", step="draw_phase")
    t.refuses("0 draw", "must-look")
    t.do("0 look")
    assert t.refuses("0 keep_cards bang.2C", "keep-count").args_ == {"count": 2}
    t.refuses("0 keep_cards bang.2C,bang.9C", "not-among-these")


def test_pat_brennan_takes_what_lies_on_the_table() -> None:
    t = scenario(4, characters={0: "pat_brennan"}, front={2: "barrel.QS"}, step="draw_phase")
    t.refuses("0 from_table mustang.8H", "not-among-these")


def test_pedro_ramirez_finds_the_pile_empty() -> None:
    characters = {0: "greygory_deck"}
    t = scenario(4, characters=characters, drawn={0: "pedro_ramirez jesse_jones"}, hands={1: "beer"}, step="draw_phase")
    t.refuses("0 from_pile", "pile-empty")


def test_lucky_duke_chooses_one_of_the_two_cards_turned_up() -> None:
    t = scenario(4, characters={0: "lucky_duke"}, front={0: "jail"}, deck="2C 3C", step="check_jail")
    t.refuses("0 keep bang.AS", "not-among-these")


def test_dying_sid_ketchum_needs_two_cards_and_nobody_else_has_his_ability() -> None:
    hands = {0: "bang.2D", 1: "beer.6H mustang.8H"}
    t = scenario(4, characters={1: "sid_ketchum"}, hands=hands, life={1: 1}, out=(2, 3))
    t.do("0 play bang.2D target=1", "1 take_hit")
    t.refuses("1 discard_two beer.6H", "two-cards")
    t.refuses("1 discard_two beer.6H,bang.2C", "not-in-hand")
    t = scenario(4, hands=hands, life={1: 1})
    t.do("0 play bang.2D target=1", "1 take_hit")
    t.refuses("1 discard_two beer.6H,mustang.8H", "no-such-ability")


def test_whoever_dies_lays_down_his_own_cards() -> None:
    t = scenario(4, hands={0: "bang.2D", 1: "beer.6H mustang.8H"}, life={1: 1})
    t.do("0 play bang.2D target=1", "1 take_hit", "1 give_up")
    t.refuses("1 lay scope.AS", "not-among-these")


def test_who_gives_a_card_has_to_have_it() -> None:
    t = scenario(4, characters={0: "youl_grinner"}, hands={1: "beer.6H"}, step="before_phase_1")
    t.refuses("1 give bang.2D", "not-in-hand")
    t = scenario(4, characters={0: "claus_the_saint"}, hands={0: "beer.6H"}, step="draw_phase")
    t.refuses("0 give bang.AS", "not-in-hand")
    t.refuses("0 give beer.6H", "not-among-these")


def test_panic_takes_what_is_there() -> None:
    t = scenario(4, hands={0: "panic.JH", 1: "beer.6H"})
    t.refuses("0 play panic.JH target=1 what=barrel.QS", "not-among-these")
    t.refuses("0 play panic.JH target=3 what=hand", "nothing-there")


@pytest.mark.parametrize(
    ("move", "reason"),
    [
        ("cards=beer.6H target=1", "two-cards"),
        ("cards=beer.6H,beer.7H target=1", "not-in-hand"),
        ("cards=beer.6H,bang.2D target=2", "too-far"),
        ("cards=beer.6H,bang.2D target=0", "not-yourself"),
        ("cards=beer.6H,bang.2D target=3", "not-in-play"),
        ("cards=beer.6H,bang.2D", "no-target"),
    ],
)
def test_doc_holyday_hears_why_he_cannot_shoot(move: str, reason: str) -> None:
    t = scenario(5, characters={0: "doc_holyday"}, hands={0: "beer.6H bang.2D"}, out=(3,), front={2: "mustang"})
    t.refuses(f"0 ability doc_holyday {move}", reason)


def test_flint_westwood_trades_with_whoever_has_cards() -> None:
    t = scenario(4, characters={0: "flint_westwood"}, hands={0: "beer.6H", 1: "bang.2D"})
    t.refuses("0 ability flint_westwood cards=beer.6H target=2", "nothing-there")


def test_jose_delgado_without_a_blue_card_hears_so_after_two_times_as_well() -> None:
    hands, deck = {0: "mustang.8H scope.AS"}, "bang.2C bang.3C bang.4C bang.5C"
    options = {"jose_delgado_limit": "2"}
    t = scenario(4, characters={0: "jose_delgado"}, hands=hands, deck=deck, options=options)
    t.do("0 ability jose_delgado cards=mustang.8H", "0 ability jose_delgado cards=scope.AS")
    t.refuses("0 ability jose_delgado cards=bang.2C", "no-blue-card")


def test_a_card_that_has_to_be_played_pays_for_nothing() -> None:
    deck = "bang.2C whisky.QH"
    t = scenario(4, hands={0: "springfield.KS beer.6H"}, deck=deck, event="law_of_the_west", step="draw_phase")
    t.refuses("0 play springfield.KS target=1 cost=whisky.QH", "law-of-the-west")
    t.refuses("0 play springfield.KS target=1", "no-second-card")


def test_sid_ketchum_keeps_the_card_that_has_to_be_played() -> None:
    t = scenario(
        4,
        characters={0: "sid_ketchum"},
        hands={0: "beer.6H"},
        life={0: 1},
        deck="bang.2C mustang.8H",
        event="law_of_the_west",
        step="draw_phase",
    )
    t.refuses("0 discard_two beer.6H,mustang.8H", "law-of-the-west")


def test_the_sheriff_takes_back_a_bang_he_has_played() -> None:
    t = scenario(4, hands={0: "bang.2D"}, discard="beer.6H", options={"no_mercy": "seed"})
    t.do("0 play bang.2D target=1", "0 end")
    t.refuses("0 take_back beer.6H", "not-among-these")


def test_a_character_is_chosen_among_the_two_dealt() -> None:
    table = malina.game("bang").deal(4, seed=1, options={"character_choice": 2})
    with pytest.raises(malina.IllegalMove) as refused:
        table.act(0, {"cmd": "choose", "character": "nobody"})
    assert refused.value.reason == "not-among-these"


def test_dying_sid_ketchum_in_handcuffs_hears_why_he_cannot_drink() -> None:
    t = scenario(
        5,
        characters={1: "sid_ketchum"},
        hands={1: "beer.6H mustang.8H"},
        front={1: "dynamite"},
        life={1: 1},
        deck="5S",
        event="handcuffs",
    )
    t.table.handcuffed = 1
    t.do("0 end")
    t.refuses("1 drink beer.6H", "handcuffed")


def test_two_players_draft_and_arrange_what_is_theirs() -> None:
    table = malina.game("bang").deal(2, seed=1)
    for reason, move in (
        ("not-among-these", {"cmd": "choose", "character": "nobody"}),
        ("own-character", {"cmd": "arrange", "right": "nobody", "active": "nobody"}),
    ):
        [seat] = table.waiting_for
        with pytest.raises(malina.IllegalMove) as refused:
            table.act(seat, move)
        assert refused.value.reason == reason
        while table.decisions(seat)[0].kind == "draft_character":
            table.act(seat, next(iter(table.decisions(seat)[0].moves)))
            [seat] = table.waiting_for


def test_two_players_need_four_characters_and_hear_so() -> None:
    with pytest.raises(malina.BadOptions) as refused:
        malina.game("bang").deal(2, seed=1, options={"character_sets": ["special"]})
    assert refused.value.args_ == {"needed": 4, "there": 3}
