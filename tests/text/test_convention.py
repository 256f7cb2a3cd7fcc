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
plain = { $suit } { $card } { $found }
absent = { $x_kind ->
    [number] a number
   *[none] nothing
    }
action-shoot-do = shoots { $victim }
aims = { $seat } at { $target }, then { $by }
does = { $action }, { $action_id }, { $action_kind }
"""


@pytest.fixture
def texts(tmp_path: Path) -> Texts:
    path = tmp_path / "en.ftl"
    path.write_text(FILE, encoding="utf-8")
    made = Texts("en", faces=[SimpleNamespace(id="own", name_en="My Own"), SimpleNamespace(id="bare", name_en="")])
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


def test_a_game_has_persons_of_its_own(texts: Texts) -> None:
    """Where nobody sits on a seat of his own, a person is called after a face."""
    assert texts.read("aims", {"seat": 0, "target": 1, "by": 1}, ["Ann", "Bob"]) == "Ann at Bob, then 1"
    assert texts.read("aims", {"seat": "ace", "target": "ace", "by": "ace"}).startswith("the Ace at the Ace")
    assert Texts("en", "bang").read("move-from_hand", {"target": 1}, ["Ann", "Bob"]).endswith("Bob")


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
    face = SimpleNamespace(id="uncle", name_ru="Дядя", name_en="Uncle")
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
    assert line.startswith("Аня подсылает Убийцу и убирает своих с Задания 4 (1 Аферист).")
    assert line.endswith("На виду лежала карта: Поджигатель.")
    assert "of the same crew" in Texts("en", "crooks").event(event, ["Ann", "Bob"])
    assert "Боря теряет 1 Афериста." in Texts("ru", "crooks").event({**event, "victim": 1}, ["Аня", "Боря"])


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
