"""The convention of arguments that the page will share."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace

import pytest

from malina.kernel.refusal import BadRecord, IllegalMove
from malina.text import Texts
from malina.text.bundle import Bundle

FILE = """
player = Player { $number }
list-more = { $list }, { $item }
list-last = { $list } and { $item }
pair = { $key }: { $value }
value-none = nothing
pieces = card
persons = target
signed = { $name } { $rank }{ $suit }
rank-J = Jack
suit-H-sign = ♥
card-ace = the Ace
suit-red = red
word-none = no word
bool-true = yes
seats = { $seat } beats { $victim }; { $winners } won
kinds = { $x_kind }
ids = { $x_id }
counts = { $x_count ->
    [0] none
    [one] one of them
   *[other] { $x_count } of them
    }
loads = { $targets }; { $cards }
other-guards = the guards
score-others = { $other }: { $points }
plain = { $suit } { $card } { $found }
absent = { $x_kind ->
    [number] a number
   *[none] nothing
    }
you = you
mine = { $seat } { $seat_me ->
    [you] beat
   *[other] beats
    } { $victim }, { $target_me ->
    [you] not me
   *[none] nobody else
    }
ours = { $winners_me ->
    [you] { $winners } and proud of it
   *[other] { $winners }
    }
event-mine = { mine }
waiting-mine = { $seat } waits
score-mine = { $seat }: { $points }
action-shoot-do = shoots { $victim }
aims = { $seat } at { $target }, then { $by }
does = { $action }, { $action_id }, { $action_kind }
"""


@pytest.fixture
def texts(tmp_path: Path) -> Texts:
    path = tmp_path / "en.ftl"
    path.write_text(FILE, encoding="utf-8")
    made = Texts("en", faces=[SimpleNamespace(id="own", names={"en": "My Own"}), SimpleNamespace(id="bare", names={})])
    made.bundle = Bundle("en", (path,))
    made.pieces = ("card",)
    made.seats = frozenset({"seat", "victim", "winner", "target"})
    return made


def test_seats_become_names(texts: Texts) -> None:
    line = texts.read("seats", {"seat": 0, "victim": 1, "winners": [0, 1, 2]}, ["Ann", "Bob"])
    assert line == "Ann beats Bob; Ann, Bob and Player 3 won"


def test_texts_become_messages_and_faces_their_names(texts: Texts) -> None:
    assert texts.say("plain", suit="red", card="ace", found=["ace", "own", "bare", "unknown"]) == (
        "red the Ace the Ace, My Own, bare and unknown"
    )


def test_pairs_are_a_key_and_a_value(texts: Texts) -> None:
    pairs = {"targets": [[0, 2], [1, 1]], "cards": [["ace", "red"], ("own", "bare")]}
    assert texts.read("loads", pairs, ["Ann", "Bob"]) == "Ann: 2 and Bob: 1; the Ace: red and My Own: bare"


def test_points_of_those_who_have_no_seat(texts: Texts) -> None:
    result = {"winners": [], "points": [3], "breakdown": {"note": "none"}, "others": {"guards": 5}}
    assert texts.result_lines(result, ["Ann"]) == ["the guards: 5"]


def test_a_game_has_persons_of_its_own(texts: Texts) -> None:
    """Where nobody sits on a seat of their own, a person is called after a face."""
    assert texts.read("aims", {"seat": 0, "target": 1, "by": 1}, ["Ann", "Bob"]) == "Ann at Bob, then 1"
    assert texts.read("aims", {"seat": "ace", "target": "ace", "by": "ace"}).startswith("the Ace at the Ace")
    assert Texts("en", "bang").read("move-from_hand", {"target": 1}, ["Ann", "Bob"]).endswith("Bob")


def test_a_reader_is_you(texts: Texts) -> None:
    event = {"event": "mine", "seat": 0, "victim": 1}
    assert texts.event(event, ["ann", "Bob"]) == "ann beats Bob, nobody else"
    assert texts.read_by(0).event(event, ["ann", "Bob"]) == "You beat Bob, nobody else"
    assert texts.read_by(1).event(event, ["ann", "Bob"]) == "ann beats you, nobody else"
    assert texts.read_by(0).event(event, ["youth", "Bob"]) == "You beat Bob, nobody else"
    assert texts.read_by(2).event(event, ["youth", "Bob"]) == "youth beats Bob, nobody else"
    assert texts.read_by(1).value("victims", [0, 1], ["ann", "Bob"]) == "ann and you"
    assert texts.read_by(1).value("action", {"type": "shoot", "victim": 1}) == "shoots you"


def test_a_cause_that_acts_itself_is_named_once() -> None:
    """With two players persons are called by their characters."""
    event = {"event": "gave", "seat": "flint_westwood", "victim": "pixie_pete", "why": "flint_westwood"}
    assert Texts("en", "bang").event(event, []) == "Flint Westwood gives Pixie Pete a card."
    assert Texts("ru", "bang").event({**event, "seat": 0}, ["Flint"]).startswith("Флинт Вествуд: Flint отдаёт")


def test_a_reader_may_be_one_of_a_list(texts: Texts) -> None:
    event = {"winners": [0, 1]}
    assert texts.read("ours", event, ["Ann", "Bob"]) == "Ann and Bob"
    assert texts.read_by(1)._tell("ours", event, ["Ann", "Bob"]) == "Ann and you and proud of it"


def test_waiting_and_score_name_everybody(texts: Texts) -> None:
    mine = texts.read_by(0)
    assert mine.waiting({"kind": "mine", "seat": 0}, ["Ann"]) == "Ann waits"
    assert mine.result_lines({"breakdown": {"mine": [{"seat": 0, "points": 3}]}}, ["Ann"]) == ["Ann: 3"]


@pytest.mark.parametrize(
    ("face", "read"),
    [
        ("ace.JH", "the Ace Jack♥"),
        ("ace.10H", "the Ace 10♥"),
        ("ace.JH.2", "the Ace Jack♥"),
        ("ace.5X", "the Ace 5X"),
        ("unknown.JH", "unknown Jack♥"),
    ],
)
def test_a_face_with_a_sign(texts: Texts, face: str, read: str) -> None:
    assert texts.value("piece", face) == read
    assert texts.say("ids", x=face) == face


def test_the_signs_of_bang() -> None:
    assert Texts("ru", "bang").value("card", "bang.JD") == "Бэнг!\u00a0В♦"
    assert Texts("en", "bang").value("cards", ["saloon.5H", "beer.6H.2"]) == "Saloon\u00a05♥ and Beer\u00a06♥"


@pytest.mark.parametrize(
    ("value", "kind", "id"),
    [
        (None, "none", "none"),
        ("", "none", "none"),
        (True, "bool", "true"),
        (7, "number", "7"),
        ("red", "text", "red"),
        ([], "list", "none"),
        ({"type": "shoot", "victim": 0}, "object", "shoot"),
        ({"a": 1}, "object", "none"),
    ],
)
def test_kinds_and_ids_to_select_on(texts: Texts, value: object, kind: str, id: str) -> None:
    args = {"action" if kind == "object" else "x": value}
    if kind == "object":
        line = texts.read("does", args, ["Ann"])
        assert line == (f"shoots Ann, {id}, object" if id == "shoot" else ", none, object")
    else:
        assert (texts.read("kinds", args), texts.read("ids", args)) == (kind, id)


def test_lists_are_counted(texts: Texts) -> None:
    assert [texts.say("counts", x=["a"] * n) for n in (0, 1, 3)] == ["none", "one of them", "3 of them"]


def test_an_absent_argument_can_be_selected_on(texts: Texts) -> None:
    assert texts.say("absent") == "nothing"
    assert texts.say("absent", x=3) == "a number"


def test_what_a_blank_may_be_filled_with(texts: Texts) -> None:
    assert texts.value("suit", "red") == "red"
    assert texts.value("suit", 3) == "3"
    assert texts.value("suit", None) == "nothing"
    assert texts.value("word", None) == "no word"
    assert texts.value("bool", True) == "yes"
    assert texts.value("seat", 1, ["Ann", "Bob"]) == "Bob"


def test_a_caused_refusal_tells_its_cause() -> None:
    texts = Texts("en", "crooks")
    error = BadRecord("bad-move", number=3, seat=1, problem="job-occupied")
    error.__cause__ = IllegalMove("job-occupied")
    assert texts.refusal(error, ["Ann", "Bob"]).startswith("Move 3 (Bob) was not possible. You already have a crook")


def test_a_secret_sentence_is_only_for_those_who_were_told() -> None:
    texts = Texts("en", "crooks")
    event = {"n": 4, "event": "crook_hired", "seat": 0, "hideout": "D"}
    assert texts.event(event, ["Ann"]) == "Ann hires a crook in Hideout D."
    event["crook"] = "fence"
    assert texts.event(event, ["Ann"]) == "Ann hires a crook in Hideout D. Your new recruit: The Fence."
    assert texts.event(event, ["Ann"], "all") == "Ann hires a crook in Hideout D. It is The Fence."


def test_crooks_of_an_own_file_have_their_own_names() -> None:
    face = SimpleNamespace(id="uncle", names={"ru": "Дядя", "en": "Uncle"})
    event = {"event": "crook_placed", "seat": 0, "job": 6, "face": "up", "fee": 0, "crook": "uncle"}
    assert "идёт Дядя" in Texts("ru", "crooks", [face]).event(event, ["Аня"])
    assert "Uncle goes" in Texts("en", "crooks", [face]).event(event, ["Ann"])
    assert "uncle goes" in Texts("en", "crooks").event(event, ["Ann"])


def test_nothing_to_reveal_reads_well() -> None:
    event = {"event": "revealed", "pieces": [], "crooks": []}
    assert Texts("en", "crooks").event(event, []).endswith("nobody lay face down.")


def test_killing_ones_own_reads_well() -> None:
    event = {"event": "action_used", "seat": 0, "action": "assassin", "job": 4, "victim": 0, "count": 1}
    event["crooks"] = ["arsonist"]
    line = Texts("ru", "crooks").event(event, ["Аня", "Боря"])
    assert line.startswith("Убийца: Аня убирает своих с Задания 4 (1 Аферист).")
    assert line.endswith("На виду лежала карта: Поджигатель.")
    assert "of the same crew" in Texts("en", "crooks").event(event, ["Ann", "Bob"])
    assert "Боря теряет 1 Афериста." in Texts("ru", "crooks").event({**event, "victim": 1}, ["Аня", "Боря"])
    assert "вы теряете 1 Афериста." in Texts("ru", "crooks", me=1).event({**event, "victim": 1}, ["Аня", "Боря"])


@pytest.mark.parametrize("lang", ["ru", "en"])
@pytest.mark.parametrize("name", ["x" * 5000, "\x1b[2J\x1b]0;me", "B\nob: forged line", "\ud800", "‮evil"])
def test_a_name_from_outside_cannot_forge_a_line(lang: str, name: str) -> None:
    event = {"n": 1, "event": "passed", "seat": 0, "forced": False, "reason": "own_will"}
    line = Texts(lang, "crooks").event(event, [name])
    assert len(line) < 400
    assert line.isprintable() or "\u00a0" in line
    assert not any(sign in line for sign in "\x1b\n\ud800‮")


def test_huge_numbers_are_said_all_the_same() -> None:
    assert Texts("en", "crooks").refusal(IllegalMove("not-enough-money", cost=10**30, money=2))
