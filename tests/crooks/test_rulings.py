"""Chapter 15: rulings that no acceptance case covers."""

from __future__ import annotations

from typing import Any

from malina.games.crooks import GAME
from malina.games.crooks.box import shipped

from .scenario import FULL_ROW, NOBODY, contents, scenario


def two_kingpins() -> dict[str, Any]:
    """The shipped deck with a second Kingpin."""
    text = shipped().text + '\n[[crook]]\nid = "godfather"\nrating = 10\naction = "kingpin"\n'
    return {"cards": {"name": "mine.toml", "text": text}}


def test_r1_one_cannot_pass_after_recruiting() -> None:
    t = scenario(hide="A=fence,boxer B=forger").do("0 recruit A")
    t.refuses("0 pass", "E_WRONG_PHASE")
    t.do("0 hire fence")
    t.refuses("0 pass", "E_WRONG_PHASE")


def test_r5_a_moved_crook_keeps_its_face_and_costs_nothing() -> None:
    t = scenario(grid="0/9=-fence 0/8=boxer", hand="impostor", money=[1, 18])
    t.do("0 place 9 up switch to=2")
    assert t.money == [0, 18]
    assert t.sees(0, "0/2") == ["-fence"]
    t = scenario(grid="0/9=-fence 0/8=boxer", hand="impostor").do("0 place 8 up switch to=2")
    assert t.all_see("0/2") == ["boxer"]


def test_r15_money_is_open() -> None:
    t = scenario(3, hide="A=fence,boxer B=forger").do("0 recruit A")
    assert [t.view(seat)["money"] for seat in (0, 1, 2, NOBODY)] == [[16, 18, 18]] * 4


def test_r16_a_hired_crook_is_placed_in_the_same_turn() -> None:
    t = scenario(hide="A=fence,boxer B=forger").do("0 recruit A", "0 hire fence")
    assert t.to_move == 0
    assert {move["cmd"] for move in t.legal(0)} == {"place"}


def test_r18_content_is_told_by_id_whatever_the_order() -> None:
    one = scenario(hide="A=tommy_gun,boxer,fence B=forger").do("0 recruit A")
    other = scenario(hide="A=fence,tommy_gun,boxer B=forger").do("0 recruit A")
    for t in (one, other):
        assert t.told(0, "hideout_searched")[0]["content"] == ["boxer", "fence", "tommy_gun"]
    assert one.legal(0) == other.legal(0)


def test_r20_two_kingpins_alone_together_cannot_be_hired() -> None:
    t = scenario(hide="A=kingpin,godfather B=forger", options=two_kingpins()).do("0 recruit A")
    assert t.money == [16, 18]
    assert t.told(NOBODY, "left_empty_handed") == [{"event": "left_empty_handed", "seat": 0, "hideout": "A"}]
    assert t.told(0, "hideout_searched")[0]["hireable"] == []
    assert t.size("A") == 2
    assert t.to_move == 1


def test_r20_everybody_concludes_that_both_are_kingpins() -> None:
    """With a free slot nobody else would have been left behind."""
    t = scenario(hide="A=kingpin,godfather B=forger", options=two_kingpins()).do("0 recruit A")
    for seed in range(30):
        assert contents(t.table.guess(1, seed))["A"] == ["godfather", "kingpin"]


def test_r20_either_kingpin_blocks_the_other_in_company() -> None:
    t = scenario(hide="A=kingpin,godfather,fence B=forger", options=two_kingpins()).do("0 recruit A")
    t.refuses_all("E_KINGPIN_NOT_ALONE", "0 hire kingpin", "0 hire godfather")
    assert t.legal(0) == [{"cmd": "hire", "crook": "fence"}]


def test_r20_a_game_with_two_kingpins_left_ends() -> None:
    t = scenario(hide="A=kingpin,godfather", options=two_kingpins(), money=[5, 4])
    turns = 0
    while not t.table.over:
        [seat] = t.table.waiting_for
        t.do(f"{seat} recruit A")
        turns += 1
    assert turns == 4
    assert t.money == [1, 0]
    assert [event["reason"] for event in t.told(0, "passed")] == ["no_money", "no_money"]


def test_r20_random_games_with_two_kingpins_end() -> None:
    for seed in range(40):
        g = GAME.deal(2 + seed % 3, seed, two_kingpins())
        while not g.over:
            [seat] = g.waiting_for
            moves = [move for move in g.decisions(seat)[0].moves if move["cmd"] != "pass"]
            g.act(seat, moves[g.decided * 7 % len(moves)])
            assert GAME.invariants(g) == []
        assert g.result.winners


def test_r26_the_bank_never_runs_out() -> None:
    t = scenario(hand="dipper", money=[10**12, 18]).do("0 place 5 up pickpocket")
    assert t.money == [10**12 + 1, 18]


def test_r28_leftovers_stay_where_they_are() -> None:
    t = scenario(hide="A=fence,boxer", grid="0/9=bruiser").finish()
    assert contents(t.table)["A"] == ["boxer", "fence"]
    assert t.size("A") == 2


def test_5_4_a_player_may_go_empty_handed_again_and_again() -> None:
    t = scenario(hide="A=fence,forger B=safecracker", grid=FULL_ROW, money=[4, 0])
    t.do("0 recruit A")  # seat 1 has no money and passes
    assert t.to_move == 0
    t.do("0 recruit A")
    assert t.money == [0, 0]
    assert t.phase == "over"
    assert [event["reason"] for event in t.told(0, "passed")] == ["no_money", "no_money"]
