"""R-42 to R-44: what a card sets off in the Abandoned Mine, the Law of the West in a Duel, cards that were shown."""

from __future__ import annotations

from .scenario import Scenario, scenario

# ---- R-42 ----


def in_the_mine(character: str, hand: str, **more: str) -> Scenario:
    """Seat 0 has drawn from the discard pile."""
    return scenario(
        4,
        characters={0: character},
        hands={0: hand},
        event="abandoned_mine",
        step="draw_phase",
        discard=more.get("discard", "scope.AS mustang.8H"),
        deck=more.get("deck", "4H 5H 6H"),
    )


def test_suzy_lafayette_draws_before_her_card_lies_on_the_deck() -> None:
    t = in_the_mine("suzy_lafayette", "gatling.10H", discard="schofield.KS scope.AS")
    assert t.hand(0) == ["gatling.10H", "schofield.KS", "scope.AS"]
    top = t.deck[0]
    t.do("0 play schofield.KS", "0 play scope.AS", "0 play gatling.10H")
    while t.asked != (0, "act"):
        assert t.asked is not None
        t.do(f"{t.asked[0]} take_hit")
    assert t.hand(0) == [top]
    assert t.deck[0] == "gatling.10H"


def test_lee_van_kliff_repeats_a_card_that_is_not_yet_on_the_deck() -> None:
    t = in_the_mine("lee_van_kliff", "general_store.9C bang.2D")
    t.do("0 play general_store.9C")
    while t.asked != (0, "repeat_card"):
        assert t.asked is not None
        t.do(f"{t.asked[0]} pick {t.table.ids(t.table.at[t.table.data.table])[0]}")
    assert "general_store.9C" not in t.deck
    t.do("0 repeat bang.2D")
    assert "general_store.9C" not in t.table.ids(t.table.at[t.table.data.table])
    while t.asked != (0, "act"):
        assert t.asked is not None
        t.do(f"{t.asked[0]} pick {t.table.ids(t.table.at[t.table.data.table])[0]}")
    assert set(t.deck[:2]) == {"general_store.9C", "bang.2D"}


def test_jose_delgado_discards_twice_a_turn_in_the_mine() -> None:
    t = in_the_mine("jose_delgado", "mustang.9H scope.AS barrel.QS", discard="beer.6H beer.7H")
    t.do("0 ability jose_delgado cards=mustang.9H", "0 ability jose_delgado cards=scope.AS")
    t.refuses("0 ability jose_delgado cards=barrel.QS", "twice-a-turn")


# ---- R-43 ----


def law(hand: str) -> Scenario:
    """The second card that seat 0 draws has to be played."""
    return scenario(4, hands={0: hand, 1: "bang.3D"}, event="law_of_the_west", step="draw_phase", deck="4H bang.2D")


def test_a_card_that_has_to_be_played_is_not_discarded_in_ones_own_duel() -> None:
    t = law("duel.QD bang.4D")
    assert t.table.forced == "bang.2D"
    t.do("0 play duel.QD target=1", "1 discard bang.3D")
    t.refuses("0 discard bang.2D", "law-of-the-west")
    assert {move.get("card") for move in t.legal(0)} == {"bang.4D", None}
    t.do("0 discard bang.4D")
    assert t.life[1] == 3
    assert t.may(0, "play", card="bang.2D", target=1)


def test_in_somebody_elses_duel_it_may_be() -> None:
    t = scenario(4, hands={0: "duel.QD", 1: "bang.3D"}, event="law_of_the_west")
    t.table.forced = "bang.3D"
    t.do("0 play duel.QD target=1", "1 discard bang.3D")
    assert t.life[0] == 4


# ---- R-44 ----


def test_the_card_that_dorothy_rage_made_him_show_is_kept_in_mind_by_the_seats() -> None:
    t = scenario(4, hands={1: "scope.AS beer.6H"}, show_event="dorothy_rage")
    t.do("0 ability dorothy_rage target=1 what=bang", "1 show_hand")
    assert sorted(t.sees(3, "hand", 1)) == ["beer.6H", "scope.AS"]
    assert t.sees(None, "hand", 1) == ["?", "?"]
    assert sorted(t.told(None, "hand_shown")[0]["cards"]) == ["beer.6H", "scope.AS"]


def test_sacagaway_is_open_to_all_and_remembered_by_the_seats() -> None:
    t = scenario(4, hands={0: "stagecoach.9S stagecoach.9S.2", 1: "beer.6H"}, next_show="sacagaway")
    t.do("0 play stagecoach.9S")
    assert t.sees(None, "hand", 1) == ["beer.6H"]
    t.do("0 play stagecoach.9S.2")
    assert t.sees(3, "hand", 1) == ["beer.6H"]
    assert t.sees(None, "hand", 1) == ["?"]


def test_a_card_taken_in_the_open_is_no_secret_of_the_players() -> None:
    t = scenario(4, hands={0: "panic.JH"}, front={1: "scope.AS"})
    t.do("0 play panic.JH target=1 what=scope.AS")
    assert t.sees(3, "hand", 0) == ["scope.AS"]
    assert t.sees(None, "hand", 0) == ["?"]
    assert t.told(None, "taken")[0]["card"] == "scope.AS"
