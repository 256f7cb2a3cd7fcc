"""Chapter 10: what nobody may know, the memory aid (10.1), and what a guess may assume."""

from __future__ import annotations

import pytest

from malina.games.crooks import GAME

from .scenario import FULL_ROW, NOBODY, Scenario, contents, scenario

# ---- the memory aid; the case of the specification is in test_properties.py (T66) ----


def test_a_hideout_never_looked_into_has_no_entry() -> None:
    t = scenario(hide="A=fence,boxer B=forger")
    assert t.memory(0) == t.memory(1) == {}
    t.do("0 recruit A", "0 hire fence", "0 place 2 up")
    assert t.memory(1) == {}
    assert t.memory(0) == {"A": (["boxer"], 0)}


def test_spectators_remember_nothing() -> None:
    t = scenario(hide="A=fence,boxer B=forger").do("0 recruit A", "0 hire fence", "0 place 2 up")
    assert t.view(NOBODY)["memory"] == []


def test_the_running_search_is_remembered() -> None:
    """As in the example view of chapter 10: while choosing, the entry of the opened hideout is its content."""
    t = scenario(hide="A=fence,boxer,kingpin B=forger").do("0 recruit A")
    assert t.phase == "choose"
    assert t.memory(0) == {"A": (["boxer", "fence", "kingpin"], 0)}
    assert t.memory(1) == {}
    t.do("0 hire fence")
    assert t.memory(0) == {"A": (["boxer", "kingpin"], 0)}


def test_a_second_search_is_remembered_while_it_runs() -> None:
    t = scenario(hide="A=fence,boxer,bruiser B=forger").do("0 recruit A", "0 hire fence", "0 place 2 up", "1 pass")
    t.do("0 recruit A")
    assert t.memory(0) == {"A": (["boxer", "bruiser"], 0)}


def test_a_spy_remembers_a_hideout() -> None:
    t = scenario(hide="B=fence,forger,boxer", hand="stool_pigeon").do("0 place 3 up spy hideout=B")
    assert t.memory(0) == {"A": ([], 0), "B": (["boxer", "fence", "forger"], 0)}
    assert t.memory(1) == {}
    t.do("1 recruit B", "1 hire boxer", "1 place 2 down")
    assert t.memory(0)["B"] == (["boxer", "fence", "forger"], 1)
    assert t.memory(1)["B"] == (["fence", "forger"], 0)


def test_an_empty_handed_search_is_remembered() -> None:
    t = scenario(hide="A=fence,forger B=safecracker", grid=FULL_ROW).do("0 recruit A")
    assert t.memory(0) == {"A": (["fence", "forger"], 0)}


def test_a_later_look_replaces_an_earlier_one() -> None:
    t = scenario(hide="B=fence,forger,insider", hand="stool_pigeon").do("0 place 3 up spy hideout=B")
    t.do("1 recruit B", "1 hire fence", "1 place 2 down")
    assert t.memory(0)["B"] == (["fence", "forger", "insider"], 1)
    t.do("0 recruit B", "0 hire forger", "0 place 2 up")
    assert t.memory(0)["B"] == (["insider"], 0)  # fence is not there any more, and this is known now


def test_a_crook_found_by_a_spy_is_no_longer_missing() -> None:
    t = scenario(hide="A=fence,forger,insider B=private_eye")
    t.do("0 recruit A", "0 hire forger", "0 place 2 up", "1 recruit A", "1 hire fence", "1 place 9 down")
    assert t.memory(0)["A"] == (["fence", "insider"], 1)
    t.do("0 recruit B", "0 hire private_eye", "0 place 3 up spy job=9")
    assert t.memory(0)["A"] == (["insider"], 0)
    assert t.sees(0, "1/9") == ["-fence"]


def test_a_killed_crook_that_was_face_down_stays_missing() -> None:
    t = scenario(hide="A=fence,forger,insider B=hired_gun")
    t.do("0 recruit A", "0 hire forger", "0 place 2 up", "1 recruit A", "1 hire fence", "1 place 9 down")
    t.do("0 recruit B", "0 hire hired_gun", "0 place 9 up assassin victim=1")
    assert t.memory(0)["A"] == (["fence", "insider"], 1)
    assert t.sees(0, "box") == ["-?"]


def test_bots_get_the_memory_even_if_the_option_is_off() -> None:
    t = scenario(hide="A=fence,boxer B=forger", options={"memory": False})
    t.do("0 recruit A", "0 hire fence", "0 place 2 up")
    assert "memory" not in t.view(0)
    [note] = t.table.view(0, memory=True)["memory"]
    assert note.pop("pieces") == [card["piece"] for card in t.view(0)["places"]["hideout"]["A"]]
    assert note == {"place": ["hideout", "A"], "seen": ["boxer"], "missing": 0}


def test_the_aid_makes_no_deductions() -> None:
    """With one crook left unseen its place is clear to a thinking player, but the aid only subtracts."""
    t = scenario(hide="A=fence,forger B=insider")
    t.do("0 recruit A", "0 hire forger", "0 place 2 up", "1 recruit A", "1 hire fence", "1 place 9 down")
    assert t.memory(0)["A"] == (["fence"], 1)
    assert t.sees(0, "1/9") == ["-?"]


# ---- handles ----


def test_the_handles_of_a_pile_are_dealt_anew_at_every_search() -> None:
    """R18: who has seen a pile cannot follow a card out of it by its handle."""
    kept = 0
    for seed in range(60):
        g = GAME.deal(2, seed, {"first": 0})
        g.act(0, {"cmd": "recruit", "hideout": "E"})
        first = {piece["piece"]: piece["face"] for piece in g.view(0)["places"]["hideout"]["E"]}
        g.act(0, g.decisions(0)[0].moves[0])
        g.act(0, {"cmd": "place", "job": 9, "face": "up"})
        g.act(1, {"cmd": "recruit", "hideout": "E"})
        second = {piece["piece"]: piece["face"] for piece in g.view(1)["places"]["hideout"]["E"]}
        assert set(second) < set(first)
        kept += sum(first[piece] == face for piece, face in second.items())
    assert 25 < kept < 100  # of 240 handles one in five or so, as chance will have it


def test_a_handle_stays_with_its_card_on_the_table() -> None:
    t = scenario(3, hide="A=hired_gun B=forger,boxer", grid="1/9=-bruiser,lookout")
    before = t.handles("1/9")
    t.do("0 recruit A", "0 hire hired_gun", "0 place 9 up assassin victim=1")
    assert t.handles("box") == before


# ---- guesses: what everybody can conclude ----


def guesses(t: Scenario, seat: int | None, where: str) -> set[str]:
    return {crook.lstrip("-") for seed in range(150) for crook in contents(t.table.guess(seat, seed))[where]}


def test_a_guess_puts_no_kingpin_face_down() -> None:
    t = scenario(hide="B=forger", hand="locksmith").do("0 place 9 down")
    found = guesses(t, 1, "0/9")
    assert "kingpin" not in found
    assert len(found) > 20


def test_a_guess_puts_no_kingpin_into_a_hand_that_left_a_crowd() -> None:
    t = scenario(hide="A=fence,boxer B=forger").do("0 recruit A", "0 hire fence")
    assert "kingpin" not in guesses(t, 1, "hand 0")
    alone = scenario(hide="A=fence B=forger").do("0 recruit A", "0 hire fence")
    assert "kingpin" in guesses(alone, 1, "hand 0")


def test_a_guess_keeps_to_what_a_full_row_allows() -> None:
    t = scenario(hide="A=lookout,fence B=forger", grid=FULL_ROW).do("0 recruit A", "0 hire lookout")
    assert guesses(t, 1, "hand 0") == {"lookout", "sidekick", "hired_gun", "poisoner"}
    t = scenario(hide="A=fence,forger B=safecracker", grid=FULL_ROW).do("0 recruit A")
    assert not guesses(t, 1, "A") & {"lookout", "sidekick", "hired_gun", "poisoner"}


@pytest.mark.parametrize("seat", [0, 1, NOBODY])
def test_a_guess_keeps_what_a_viewer_knows(seat: int | None) -> None:
    t = scenario(hide="A=fence,boxer,bruiser B=forger,insider", grid="0/7=-courier 1/5=-butcher")
    t.do("0 recruit A", "0 hire fence", "0 place 2 up", "1 recruit A")
    view = t.table.view(seat)
    for seed in range(30):
        guess = t.table.guess(seat, seed)
        assert guess.view(seat) == view
        assert guess.events(seat) == t.table.events(seat)
        assert GAME.invariants(guess) == []
    assert guesses(t, 0, "A") == {"boxer", "bruiser"}
