"""Moves with numbers and without, and how an assistant reads what may stand in their blanks."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from malina.kernel.blanks import Each, Order, Some, Text
from malina.kernel.decision import Moves, Say
from malina.kernel.refusal import Refusal
from malina.mcp.blanks import described
from malina.mcp.offers import Shown, offers
from malina.mcp.player import Player
from malina.mcp.words import SHOWN, Words
from malina.text import LANGUAGES, Texts
from malina.text.labels import Labels

NAMES = ["Ann", "Bob", "Cat"]
LABELS = Labels(Texts("en", "crooks"), NAMES)


def asked(*says: Say, required: bool = True, kind: str = "turn") -> dict[str, Any]:
    args = {"money": 3}  # of the question, in Crooks
    return {"seat": 0, "kind": kind, "required": required, "says": Moves(*says).to_json(), "args": args}


# ---- numbers ----


def test_few_moves_have_numbers_and_millions_have_none() -> None:
    many = asked(Say("take", cards=Some(range(60), 0, 60)))
    optional = asked(Say("stop"), required=False)
    shown = offers(7, [optional, many, asked(Say("pay", money=range(1, 6)))])
    assert shown.count == 6
    assert [each[:2] for each in shown.numbered(1, 2)] == [(n, {"cmd": "pay", "money": n}) for n in (1, 2)]
    assert shown.pick(6) == {"cmd": "stop"}  # what one need not answer comes last
    assert shown.pick({"cmd": "take", "cards": [0]}) == {"cmd": "take", "cards": [0]}
    with pytest.raises(Refusal, match="mcp-no-number"):
        shown.pick(7)
    assert list(shown.numbered(6, 50)) == [(6, {"cmd": "stop"}, optional)]
    assert Shown(0, ()).count == 0


# ---- blanks ----


def lines(**blanks: Any) -> list[str]:
    return list(described(Say("do", **blanks), LABELS))


def test_how_each_kind_of_blank_is_read() -> None:
    assert lines(job=(3, 6), seat=(1,), crook=("fence",)) == [
        '{"cmd":"do","job":3,"seat":1,"crook":"fence"}',
        "  job: one of 3 (Job 3: Grocery), 6 (Job 6: Jeweller)",
        "  seat: one of 1 (Bob)",
        '  crook: one of "fence" (The Fence)',
    ]
    assert lines(money=range(1, 10**6)) == ['{"cmd":"do","money":1}', "  money: a number from 1 to 999999"]
    assert lines(crooks=Some(("fence", "boxer", "bookie"), 0, 2)) == [
        '{"cmd":"do","crooks":["fence","boxer"]}',
        '  crooks: a list of 0 to 2 of these, in this order: "fence" (The Fence), "boxer" (The Boxer), '
        '"bookie" (The Bookie)',
    ]
    assert lines(jobs=Order((3, 6, 9)))[0] == '{"cmd":"do","jobs":[9,6,3]}'
    assert "a list of all of these, in any order: 3 (Job 3: Grocery), 6" in lines(jobs=Order((3, 6, 9)))[1]
    assert lines(words=Text(280)) == [
        '{"cmd":"do","words":"…"}',
        "  words: a text of your own, at most 280 characters, or an empty one",
    ]
    assert lines(action=({"type": "spy", "job": 3},))[1] == '  action: one of {"type":"spy","job":3}'


def test_keys_with_the_same_values_stand_together() -> None:
    coins = Each({0: range(1, 3), 1: range(1, 3), 2: (5,)}, 1, 2, caps={2: 1}, total=(1, 7))
    assert lines(seats=coins) == [
        '{"cmd":"do","seats":[[0,1],[1,1]]}',
        "  seats: a list of [key, value], 1 to 2 of them, the keys in this order: 0 (Ann), 1 (Bob): 1–2; 2 (Cat): 5 "
        "(at most 1 of them 2) (the values add up to 1 to 7)",
    ]
    faces = Each(dict.fromkeys((3, 6), ("up", "down")))
    assert lines(jobs=faces)[1].endswith(': 3 (Job 3: Grocery), 6 (Job 6: Jeweller): "up", "down"')


@pytest.mark.parametrize("lang", LANGUAGES)
def test_examples_are_moves(lang: str) -> None:
    import json

    each = Each({"a": range(3), "b": range(3), "c": range(3)}, 3, caps={0: 1}, total=(2, 2))
    says = [
        Say("a", x=Some("abc", 2, 3), y=Order("abc"), z=Text(9), w=range(7, 9), v=("x",)),
        Say("b", x=Some("abc", 0, 0), y=each, z=Each({})),
    ]
    for say in says:
        assert json.loads(next(described(say, Labels(Texts(lang), NAMES)))) in say


# ---- what is told ----


def words(*decisions: dict[str, Any]) -> list[str]:
    """What is asked, at a table of Crooks."""
    seat = {"kind": "human", "name": "Ann", "host": True, "deputy": False, "online": True}
    room = {"game": "crooks", "options": {}, "seats": [seat, {**seat, "name": "Bob"}], "me": 0}
    view = {"over": False, "asked": [], "decisions": decisions, "places": {}}
    line: Any = SimpleNamespace(room=room, view=view)
    return Words(line, "en").question(offers(1, decisions))


def test_a_short_list_is_all_that_is_told() -> None:
    told = words(asked(Say("hire", crook=("fence", "boxer"))))
    assert [line[:2] for line in told[1:]] == ["1.", "2."]


def test_a_long_list_has_sentences_beside_it() -> None:
    told = words(
        asked(Say("place", job=tuple(range(3, 10)), face=("up", "down"), action=({"type": "accomplice"},) * 3))
    )
    numbers = [line for line in told if line.split(".")[0].isdecimal()]
    assert len(numbers) == SHOWN
    assert any("up to number 42" in line for line in told)
    assert any(line.startswith('{"cmd":"place"') for line in told)


def test_what_is_optional_may_be_left_and_words_are_ones_own() -> None:
    offer = asked(Say("hire", crook=("fence",), words=Text(40)), required=False)
    told = words(asked(Say("pass")), offer)
    assert told[1].startswith("1. Pass")
    assert told[2].endswith("to leave it, do nothing.)")
    assert told[3].startswith("2. ")
    assert any("at most 40 characters" in line for line in told)


# ---- waiting ----


def waiting(player: Player, decisions: list[dict[str, Any]], asks: list[Any], game: str = "bang") -> bool:
    room = {"game": game, "me": 0, "seats": [{"deputy": False}]}
    line: Any = SimpleNamespace(room=room, view={"over": False, "decisions": decisions, "asked": asks})
    found = player._asked(line)
    player.left = player._offered(line)
    return found


def test_a_new_offer_ends_the_waiting_once() -> None:
    player = Player(SimpleNamespace(), "en")  # type: ignore[arg-type]
    offer = [asked(Say("discard_two", cards=Some("ab", 2, 2)), required=False)]
    assert not waiting(player, [], [])
    assert waiting(player, offer, ["turn"])
    assert not waiting(player, offer, ["turn"])
    assert waiting(player, offer, ["defend"])
    assert not waiting(player, [], ["turn"])
    assert waiting(player, [asked(Say("pass"))], [])


def test_nobody_waits_for_a_chance_to_talk() -> None:
    player = Player(SimpleNamespace(), "en")  # type: ignore[arg-type]
    talk = [asked(Say("talk"), required=False)]
    assert not waiting(player, talk, ["turn"])
