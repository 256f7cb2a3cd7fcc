"""Pairs, orders, words of one's own and standing offers, played at one keyboard."""

from __future__ import annotations

import io
import re
from collections.abc import Iterable
from typing import Any

import pytest
from rich.console import Console

from malina.kernel.decision import Decision, Move
from malina.kernel.dice import FastDice
from malina.kernel.record import Match
from malina.terminal import Leave, Screen, Session, drawer_for
from malina.text import Texts
from malina.text.bundle import HERE, Bundle

from ..kernel.play import TOY
from ..kernel.toy import CARDS, ROLES

NAMES = ["Ann", "Bob", "Cat", "Dan"]
EVENTS = (
    *("reshuffled", "put", "drew", "roles_dealt", "auctioned", "sold", "loaded", "staked", "too_late", "inspected"),
    *("weighed", "passed", "scored", "offered", "turn_bought", "stolen", "paid", "hit", "out"),
)
KINDS = ("bid", "load", "stakes", "inspect", "boast", "turn", "bribe", "take_bribe", "defend", "lay_down")
MOVES = {
    "pass": "pass",
    "bid": "bid { $coins }",
    "load": "load { $cards }",
    "stake": "stake { $on }",
    "inspect": "inspect { $owner }",
    "weigh": "weigh { $owner }",
    "boast": "boast { $card }",
    "play": "play { $card } at { $at }",
    "use": "use { $card }",
    "bribe": "bribe with { $coins } { $words }",
    "answer": "answer { $deal }",
    "lay": "lay { $cards }",
}


@pytest.fixture(scope="module")
def texts(tmp_path_factory: pytest.TempPathFactory) -> Texts:
    """The plainest there are."""
    lines = [f"decision-{kind} = {kind}?\nwaiting-{kind} = {{ $seat }} may {kind}" for kind in KINDS]
    lines += [f"move-{verb} = {text}\nword-{verb} = {verb} {verb}s" for verb, text in MOVES.items()]
    lines += [f"event-{event} = {event}" for event in EVENTS]
    lines += [f"card-{face} = the {face.title()}" for face in sorted({*CARDS, *ROLES})]
    lines += [f"refuse-{why} = {why}" for why in ("bid-too-low", "not-enough-money", "no-such-card", "no-such-foe")]
    path = tmp_path_factory.mktemp("toy") / "en.ftl"
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    made = Texts("en")
    made.bundle = Bundle("en", (HERE / "en.ftl", path))
    made.pieces = ("card",)
    made.seats |= {"at", "owner"}
    return made


class Quiet:
    """A bot that does as little as it can."""

    def choose(self, view: Any, decision: Decision, dice: Any) -> Move:
        return decision.moves[-1] if decision.kind in ("bid", "turn", "defend", "inspect") else decision.moves[0]


def seated(
    texts: Texts, people: int, typed: Iterable[str], seats: int = 3, **options: Any
) -> tuple[list[tuple[int, Move]], str]:
    """Somebody types this and goes away: what was played, and what was on the screen."""
    match = Match.start(TOY, seats, bytes(32), [], options, NAMES[:seats])
    out = io.StringIO()
    screen = Screen(Console(file=out, width=100), io.StringIO("".join(f"{line}\n" for line in typed)))
    bots = {seat: Quiet() for seat in range(people, seats)}
    names = NAMES[:seats]
    drawer = drawer_for("toy", match.table.data, texts, names)
    with pytest.raises(Leave):
        Session(match, texts, names, drawer, screen, bots, FastDice(0)).run()
    return match.record.moves, out.getvalue()


def by(seat: int, moves: list[tuple[int, Move]]) -> list[Move]:
    return [move for whose, move in moves if whose == seat]


def test_pieces_are_called_by_their_faces(texts: Texts) -> None:
    moves, out = seated(texts, 1, ["pass", "", "5", ""])
    assert re.search(r"  5  load the [A-Z][a-z]+ and the [A-Z]", out)
    assert len(by(0, moves)[1]["cards"]) == 2


def test_pairs_are_typed_in_a_line(texts: Texts) -> None:
    for line in ("stake 1 1, 3 2", "1 1, 3 2", "3 2,1 1"):
        moves, out = seated(texts, 1, ["pass", "", "1", "", line, ""], 4, more=True)
        assert by(0, moves)[2] == {"cmd": "stake", "on": [[1, 1], [3, 2]]}
        assert "Pairs with commas between them, 0 to 3 of them" in out


def test_pairs_that_do_not_fit_are_refused(texts: Texts) -> None:
    moves, out = seated(texts, 1, ["pass", "", "1", "", "1 2, 2 2", "1 3", "0", ""], 4, more=True)
    assert "✗ That does not fit" in out
    assert "I don't understand" in out
    assert by(0, moves)[2] == {"cmd": "stake", "on": []}


# ---- offers ----

TO_TURN = ["pass", "", "1", ""]  # seat 0 bids nothing and loads nothing


def test_whoever_is_asked_may_take_an_offer_first(texts: Texts) -> None:
    """Bob is on turn, and Ann, the only person, has something to offer him; the bots want nothing."""
    moves, out = seated(texts, 1, [*TO_TURN, "pass", "", "+", "2"])
    assert " +1  bribe?" in out
    assert by(0, moves)[-1] == {"cmd": "bribe", "coins": 2}


@pytest.mark.parametrize("way", [["+1", "2"], ["bribe", "2"], ["bribes", "2"]])
def test_an_offer_has_several_names(texts: Texts, way: list[str]) -> None:
    moves, _ = seated(texts, 1, [*TO_TURN, "pass", "", *way])
    assert by(0, moves)[-1] == {"cmd": "bribe", "coins": 2}


def test_enter_goes_on_and_an_offer_is_left(texts: Texts) -> None:
    """Bob's turn, Cat's turn, then Ann is asked again in the next round."""
    for left in ([""], ["+", "", ""], ["+", "back", ""], ["nonsense", "+7", ""]):
        moves, out = seated(texts, 1, [*TO_TURN, "pass", "", *left, *left])
        assert not [move for move in by(0, moves) if move["cmd"] == "bribe"]
        assert [move["cmd"] for move in by(2, moves)].count("pass") > 1
        assert out.count("Enter to go on (or + and a number):") >= 2


def test_an_offer_comes_with_words(texts: Texts) -> None:
    typed = ["pass", "", "1", "", "1", "", "pass", "", "+", "1", "back to back, never shoot"]
    moves, out = seated(texts, 1, typed, more=True)
    assert "up to 40 letters; Enter to say nothing" in out
    assert by(0, moves)[-1] == {"cmd": "bribe", "coins": 1, "words": "back to back, never shoot"}
    moves, _ = seated(texts, 1, [*typed[:-1], ""], more=True)
    assert by(0, moves)[-1] == {"cmd": "bribe", "coins": 1, "words": ""}


def test_quitting_at_an_offer(texts: Texts) -> None:
    for way in (["quit"], ["+", "quit"]):
        _, out = seated(texts, 1, [*TO_TURN, "pass", "", *way, "never read"])
        assert "never read" not in out


def test_several_people_hand_the_screen_over_for_an_offer(texts: Texts) -> None:
    """Ann is on turn; Bob, beside her, bribes her first."""
    typed = ["", "pass", "", "", "pass", "", "", "1", "", "", "1", ""]  # bids, then bags
    typed += ["", "+1", "", "2", ""]
    moves, out = seated(texts, 2, typed)
    assert " +1  Bob may bribe" in out
    assert by(1, moves)[-1] == {"cmd": "bribe", "coins": 2}
    assert "Pass the screen: Bob is to move" in out[out.index(" +1  Bob may bribe") :]


def test_nobody_else_learns_whether_there_is_something_to_offer(texts: Texts) -> None:
    """Bob has offered already: his offer is still told, and he is told that there is none."""
    typed = ["", "pass", "", "", "pass", "", "", "1", "", "", "1", ""]
    typed += ["", "+1", "", "2", "", "", "2", "+1", "", "", ""]
    _, out = seated(texts, 2, typed)
    assert "You cannot do that now." in out
    assert out.rstrip().endswith("Your choice:")
