"""Chapter 11.1: the pile of High Noon and A Fistful of Cards, and who turns up its cards."""

from __future__ import annotations

import pytest

from malina.games.bang import GAME

from .scenario import Scenario, scenario


def pile(t: Scenario) -> list[str]:
    return t.table.ids(t.table.at[t.table.data.event_pile])


def test_bang_072_first_turn_without_event_and_the_next_one_is_seen() -> None:
    t = scenario(4, next_event="high_noon", step="start")
    assert t.table.event == ""
    for viewer in (0, 2, None):
        assert t.sees(viewer, "event_pile")[-1] == "high_noon"
        assert set(t.sees(viewer, "event_pile")[:-2]) == {"?"}


def test_bang_072_event_changes_before_dynamite_in_the_second_turn() -> None:
    t = scenario(4, front={0: "dynamite"}, deck="5S", next_event="lasso", step="start", round=2)
    assert t.table.event == "lasso"
    assert t.life[0] == 5
    assert t.sees(1, "event_pile")[-1] != "?"


def test_events_change_only_in_the_anchors_turn() -> None:
    t = scenario(4, next_event="ambush", event="the_judge")
    t.pass_turns(0, 1, 2)
    assert t.table.event == "the_judge"
    t.pass_turns(3)
    assert t.table.event == "ambush"
    assert "the_judge" in t.sees(None, "event_past")


def test_bang_124_used_up_pile_is_shuffled_with_the_active_card() -> None:
    t = scenario(4, event="ambush", options={"event_decks": "fistful_of_cards"}, turn=3)
    box, g = t.table.data, t.table
    g.at[box.event_past] += g.at[box.event_pile]
    g.at[box.event_pile] = ()
    t.do("3 end")
    assert len(pile(t)) == 14
    assert g.event in {event.id for event in box.events} - set(pile(t))
    assert g.at[box.event_past] == ()
    assert t.sees(None, "event_pile")[-1] != "?"


@pytest.mark.parametrize(("decks", "count"), [("high_noon", 15), ("fistful_of_cards", 15), ("both", 13)])
def test_finale_lies_at_the_bottom_and_stays(decks: str, count: int) -> None:
    t = scenario(4, options={"event_decks": decks, "event_deck_end": "finale"})
    assert len(pile(t)) == count
    assert pile(t)[0] in ("high_noon", "a_fistful_of_cards")
    assert sum(card in ("high_noon", "a_fistful_of_cards") for card in pile(t)) == 1
    assert t.sees(2, "event_pile")[1:-1] == ["?"] * (count - 2)


def test_anchor_passes_on_clockwise_and_to_those_who_have_had_turns() -> None:
    """Without a Sheriff whoever follows him turns up the events."""
    t = scenario(5, life={0: 1}, hands={4: "bang.2D"}, show_event="wild_west_show", next_event="ambush", turn=4)
    t.do("4 play bang.2D target=0")
    assert t.table.anchor == 1
    t.do("4 end")
    assert t.asked == (1, "act")
    assert t.table.event == "ambush"


def test_skipped_anchor_turns_up_nothing() -> None:
    t = scenario(4, event="the_judge", next_event="ambush", turn=3, options={"wild_west_show_deck": True})
    t.table.skip[0] = True
    t.do("3 end")
    assert t.table.event == "the_judge"
    assert t.asked == (1, "act")


def test_events_for_two_leave_out_what_needs_roles() -> None:
    box = GAME.prepare(GAME.read_options({"event_decks": "both", "wild_west_show_deck": True}, 2), 2)
    ids = {event.id for event in (*box.events, *box.show)}  # type: ignore[attr-defined]
    assert len(ids) == 33
    assert ids.isdisjoint({"ghost_town", "helena_zontero", "wild_west_show"})
