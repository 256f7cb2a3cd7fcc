"""Chapter 10: the three special characters."""

from __future__ import annotations

from .scenario import scenario

# ---- Claus the Saint, Johnny Kisch, Uncle Will ----


def test_bang_055_claus_the_saint_gives_a_card_to_everybody() -> None:
    t = scenario(
        5,
        characters={0: "claus_the_saint"},
        hands={0: "bang.2D"},
        deck="beer.6H beer.7H beer.8H beer.9H beer.10H beer.JH",
        step="draw_phase",
    )
    assert len(t.hand(0)) == 7
    assert not t.may(0, "give", card="bang.2D")  # only what he has drawn
    t.do("0 give beer.6H", "0 give beer.7H", "0 give beer.8H", "0 give beer.9H")
    assert t.hand(0) == ["bang.2D", "beer.10H", "beer.JH"]
    assert [t.hand(p) for p in range(1, 5)] == [["beer.6H"], ["beer.7H"], ["beer.8H"], ["beer.9H"]]


def test_claus_the_saint_gives_in_secret() -> None:
    t = scenario(
        4, characters={0: "claus_the_saint"}, deck="beer.6H beer.7H beer.8H beer.9H beer.10H", step="draw_phase"
    )
    t.do("0 give beer.6H", "0 give beer.7H", "0 give beer.8H")
    assert [t.told(seat, "gave")[0].get("card") for seat in (0, 1, 2)] == ["beer.6H", "beer.6H", None]
    assert t.sees(2, "hand", 1) == ["?"]
    assert t.sees(0, "hand", 1) == ["beer.6H"]


def test_claus_the_saint_keeps_one_with_thirst() -> None:
    t = scenario(4, characters={0: "claus_the_saint"}, deck="beer.6H beer.7H beer.8H beer.9H", step="draw_phase",
                 event="thirst")  # fmt: skip
    t.do("0 give beer.6H", "0 give beer.7H", "0 give beer.8H")
    assert t.hand(0) == ["beer.9H"]


def test_bang_032_johnny_kisch_clears_the_same_card_of_others_away() -> None:
    t = scenario(
        4,
        characters={0: "johnny_kisch"},
        hands={0: "mustang.8H"},
        front={1: "mustang.9H", 2: "hideout.KD", 3: "mustang.5H"},
    )
    t.do("0 play mustang.8H")
    assert [t.front(p) for p in range(4)] == [["mustang.8H"], [], ["hideout.KD"], []]


def test_bang_130_johnny_kisch_lays_a_jail_and_frees_others() -> None:
    t = scenario(4, characters={0: "johnny_kisch"}, hands={0: "jail.JS"}, front={2: "jail.4H"})
    t.do("0 play jail.JS target=1")
    assert t.front(1) == ["jail.JS"]
    assert t.front(2) == []


def test_johnny_kisch_does_nothing_when_dynamite_is_passed_to_him() -> None:
    t = scenario(
        4, characters={1: "johnny_kisch"}, front={0: "dynamite.2H", 2: "dynamite.10C"}, deck="4H", step="start"
    )
    assert t.front(1) == ["dynamite.2H"]
    assert t.front(2) == ["dynamite.10C"]


def test_bang_042_uncle_will_opens_a_general_store_once_a_turn() -> None:
    t = scenario(
        4, characters={0: "uncle_will"}, hands={0: "missed.10C beer.6H"}, deck="bang.2D bang.3D bang.4D bang.5D"
    )
    t.do("0 play missed.10C like=general_store", "0 pick bang.2D", "1 pick bang.3D", "2 pick bang.4D")
    assert t.hand(3) == ["bang.5D"]
    assert t.discard == ["missed.10C"]
    t.refuses("0 play beer.6H like=general_store", "once-a-turn")


def test_uncle_will_may_play_a_real_general_store_besides() -> None:
    t = scenario(4, characters={0: "uncle_will"}, hands={0: "general_store.9C missed.10C"})
    t.do("0 play general_store.9C")
    while t.asked != (0, "act"):
        seat = t.asked[0] if t.asked else 0
        t.table.act(seat, t.legal(seat)[0])
    assert t.may(0, "play", card="missed.10C", like="general_store")


def test_uncle_will_turns_up_no_event_with_a_stagecoach() -> None:
    t = scenario(4, characters={0: "uncle_will"}, hands={0: "stagecoach.9S"}, options={"wild_west_show_deck": True})
    t.do("0 play stagecoach.9S like=general_store")
    while t.asked != (0, "act"):
        seat = t.asked[0] if t.asked else 0
        t.table.act(seat, t.legal(seat)[0])
    assert t.table.show == ""
