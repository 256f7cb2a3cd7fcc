"""Parts of the terminal that Crooks alone does not reach: wide blanks, games without a drawer, a real screen."""

from __future__ import annotations

import io
from typing import Any

import pytest
from rich.console import Console

import malina
from malina.kernel.blanks import Each, Order, Some
from malina.kernel.blanks import Text as Words
from malina.kernel.decision import Moves, Say
from malina.terminal import Leave, Screen, drawer_for
from malina.terminal.generic import Generic
from malina.terminal.menu import Menu
from malina.terminal.questions import listing, pick, typed
from malina.terminal.screen import WIPE
from malina.text import Texts
from malina.text.labels import Labels

TEXTS = Texts("en", "crooks")
NAMES = ["Ann", "Bob", "Cat"]


def menu(*says: Say) -> Menu:
    return Menu(Moves(*says), Labels(TEXTS, NAMES))


def listed(menu: Menu) -> str:
    view = malina.game("crooks").deal(2).view(0)
    asked = {"seat": 0, "kind": "turn"}
    return drawn(listing(menu.choices(), view, Generic(TEXTS, NAMES), menu, asked))


def drawn(thing: Any, width: int = 100) -> str:
    console = Console(file=io.StringIO(), width=width)
    console.print(thing)
    text: str = console.file.getvalue()  # type: ignore[attr-defined]
    return text


def test_a_few_moves_are_listed_whole() -> None:
    few = menu(Say("recruit", hideout=("A", "B")), Say("pass"))
    assert few.blank is None
    choices = few.choices()
    assert [choice.key for choice in choices] == ["1", "2", "3"]
    assert pick("b", choices) == pick("2", choices) == choices[1]
    assert pick("в", choices) == choices[1]
    assert pick("pass", choices) == choices[2]
    assert pick("pool", choices) == choices[1]
    assert pick("recruit", choices) is None


def test_many_moves_are_asked_blank_after_blank() -> None:
    jobs = tuple(range(2, 10))
    spies = tuple({"type": "spy", "job": job} for job in jobs)
    many = menu(Say("place", job=jobs, face=("up", "down")), Say("place", job=jobs, face=("up",), action=spies))
    assert many.blank == "job"
    assert [choice.key for choice in many.choices()] == [str(job) for job in jobs]
    step = many.fill({"job": 6})
    assert step.blank is None
    assert len(step.choices()) == 10
    assert step.choices()[0].move == {"cmd": "place", "job": 6, "face": "up"}
    wide = menu(
        Say("place", job=jobs, face=("up", "down")), Say("place", job=jobs, face=("up",), action=spies + spies[:0] * 2),
        Say("place", job=jobs, face=("up",), action=tuple({"type": "switch", "to": to} for to in jobs)),
    ).fill({"job": 6})  # fmt: skip
    assert wide.blank == "face"
    last = wide.fill({"job": 6, "face": "up"})
    assert last.blank == "action"
    assert last.choices()[0].label == "without a special action"
    assert last.fill({"job": 6, "face": "up", "action": None}).choices()[0].move == {
        "cmd": "place",
        "job": 6,
        "face": "up",
    }


def test_several_commands_are_asked_first() -> None:
    many = menu(Say("recruit", hideout=tuple("ABCDEFGH")), Say("hire", crook=tuple("abcdefgh")))
    assert many.blank == "cmd"
    assert len(many.fill({"cmd": "hire"}).choices()) == 8


def test_a_number_within_limits() -> None:
    wide = menu(Say("pay", money=range(50)))
    assert wide.blank == "money"
    assert wide.choices() == []
    assert typed("x", wide) is None
    assert typed("-3", wide) is None
    assert typed("49", wide) == {"money": 49}
    assert wide.fill({"money": 49}).done
    assert not wide.fill(typed("50", wide) or {}).moves  # whoever types that is told by the table why not
    assert wide.example() == {"cmd": "pay", "money": 0}
    assert "0 to 49" in listed(wide)


def test_numbers_beyond_number() -> None:
    wide = menu(Say("pay", money=range(10**12)), Say("pay", money=(10**13,)))
    assert wide.blank == "money"
    assert wide.fill(typed("999999999999", wide) or {}).done
    assert wide.fill(typed("10000000000000", wide) or {}).done
    assert "0 to 999" in listed(wide)


def test_a_few_numbers_are_listed() -> None:
    few = menu(Say("pay", money=range(2, 5)))
    assert [choice.key for choice in few.choices()] == ["2", "3", "4"]


FIVE = ("fence", "boxer", "bookie", "butcher", "courier")


def test_some_of_many_things() -> None:
    wide = menu(Say("load", crooks=Some(FIVE, 0, 3)))
    assert wide.blank == "crooks"
    assert typed("1 3", wide) == {"crooks": ["fence", "bookie"]}
    assert typed("3, 1", wide) == {"crooks": ["fence", "bookie"]}
    assert typed("0", wide) == {"crooks": []}
    assert typed("7", wide) is None
    assert not wide.fill(typed("1 2 3 4", wide) or {}).moves
    assert wide.example() == {"cmd": "load", "crooks": []}
    assert "  1  The Fence" in listed(wide)
    assert wide.fill({"crooks": ["fence"]}).done


def test_an_order() -> None:
    wide = menu(Say("lay", crooks=Order(FIVE)))
    assert typed("2 1 3 5 4", wide) == {"crooks": ["boxer", "fence", "bookie", "courier", "butcher"]}
    assert wide.fill(typed("2,1,3,5,4", wide) or {}).done
    assert not wide.fill(typed("2 1", wide) or {}).moves
    assert typed("2 1 3 5 6", wide) is None
    assert "  5  The Courier" in listed(wide)


def test_numbers_are_typed_as_they_are() -> None:
    wide = menu(Say("lay", jobs=Order((3, 4, 6, 9))))
    assert typed("9 6 4 3", wide) == {"jobs": [9, 6, 4, 3]}
    assert typed("1 2 3 4", wide) is None


UP_DOWN = menu(Say("turn", jobs=Each(dict.fromkeys((3, 4, 6, 9), ("up", "down")), 1, 3, caps={"down": 1})))


def test_pairs() -> None:
    assert UP_DOWN.blank == "jobs"
    for line in ("3 up, 9 down", "9 down,3 up", "3 UP; 9 d", "3  up , 9 down"):
        assert typed(line, UP_DOWN) == {"jobs": [[3, "up"], [9, "down"]]}
    for line in ("3", "3 sideways", "5 up", "3 up 4 up", "3 up, 3 down", "up", ","):
        assert typed(line, UP_DOWN) is None
    assert UP_DOWN.fill(typed("3 up, 9 down", UP_DOWN) or {}).done
    for line in ("0", "3 down, 4 down", "3 up, 4 up, 6 up, 9 up"):
        assert not UP_DOWN.fill(typed(line, UP_DOWN) or {}).moves
    text = " ".join(listed(UP_DOWN).split())
    assert "1 to 3" in text
    assert "“3 up, 4 up”" in text
    assert "At most 1: down" in text
    assert text.endswith("up, down")


def test_pairs_of_names_and_numbers() -> None:
    goods = Each({"fence": range(1, 4), "boxer": range(1, 3), "bookie": (1,)}, total=(2, 5))
    wide = menu(Say("load", crooks=goods))
    assert typed("1 3, the boxer 2", wide) == {"crooks": [["fence", 3], ["boxer", 2]]}
    assert typed("the bookie, the fence 1", wide) == {"crooks": [["fence", 1], ["bookie", 1]]}
    assert typed("0", wide) == {"crooks": []}
    text = " ".join(listed(wide).split())
    assert "1 The Fence 1–3" in text
    assert "2 to 5 altogether" in text
    seats = menu(Say("pay", seats=Each({0: range(9), 2: range(9)})))
    assert typed("cat 8", seats) == {"seats": [[2, 8]]}
    assert typed("2 8", seats) == {"seats": [[2, 8]]}  # the second in the list


def test_words_of_ones_own_come_last() -> None:
    wide = menu(Say("hire", crook=("fence", "boxer"), words=Words(20)))
    assert [choice.move for choice in wide.choices()] == [{"cmd": "hire", "crook": c} for c in ("fence", "boxer")]
    step = wide.whole(wide.choices()[1].move)
    assert step.blank == "words"
    assert not step.done
    assert "up to 20 letters" in listed(step)
    assert typed("I owe you", step) == {"cmd": "hire", "crook": "boxer", "words": "I owe you"}
    assert step.fill(typed("", step) or {}).example() == {"cmd": "hire", "crook": "boxer", "words": ""}
    assert step.fill(typed("I owe you", step) or {}).done
    assert not step.fill(typed("x" * 21, step) or {}).moves


def test_the_only_move_may_still_want_words() -> None:
    only = menu(Say("talk", words=Words(20)))
    assert only.blank == "words"
    assert only.fill(typed("hello", only) or {}).example() == {"cmd": "talk", "words": "hello"}


def test_a_wide_blank_that_another_sentence_lacks_or_has_otherwise() -> None:
    wide = menu(Say("place", face=("up",), crooks=Some(FIVE, 1, 4)), Say("place", face=("up",)))
    assert wide.blank == "crooks"
    assert wide.fill(typed("0", wide) or {}).example() == {"cmd": "place", "face": "up"}
    both = (Some(FIVE[:3], 3, 3), Some(FIVE, 4, 5), Order(FIVE))
    two = menu(*[Say("load", crooks=blank) for blank in both])
    assert two.fill(typed("1 2 3", two) or {}).example() == {"cmd": "load", "crooks": [*FIVE[:3]]}
    assert two.fill(typed("1 2 3 5", two) or {}).example() == {"cmd": "load", "crooks": [*FIVE[:3], "courier"]}


def test_any_game_can_be_drawn() -> None:
    drawer = drawer_for("no_such_game", None, TEXTS, NAMES)
    table: Any = malina.game("crooks").deal(3, seed=1)
    text = drawn(drawer.board(table.view(0)))
    assert "Ann: 18, Bob: 18, Cat: 18" in text
    assert "▒?" in text
    assert not drawer.hint(table.view(0), {"cmd": "pass"})
    for _ in range(3):
        table.act(table.current, {"cmd": "pass"})
    assert "nobody scores" in drawn(drawer.sheet(table.view(0)))


def test_structs_are_drawn_part_by_part() -> None:
    view = malina.game("crooks").deal(3, seed=1).view(0)
    deals = [{"seat": 1, "coins": 2, "words": "trust me"}, {"seat": 2, "coins": 0, "words": ""}]
    text = drawn(Generic(TEXTS, NAMES).board({**view, "deals": deals, "last": deals[0]}))
    assert "seat: Bob, coins: 2, words: trust me; seat: Cat, coins: 0, words: " in text
    assert text.count("trust me") == 2


def test_what_the_viewer_knows_is_drawn_as_his_alone() -> None:
    view = malina.game("crooks").deal(3, seed=1).view(0)
    pile = next(pieces for pieces in view["places"]["hideout"].values() if pieces and "face" not in pieces[0])
    [face] = [card.id for card in malina.game("crooks").deal(3).data.faces][:1]
    known = [{"piece": pile[0]["piece"], "face": face}]
    memory = [{"place": ["hideout", "A"], "pieces": [], "seen": [face], "missing": 1}]
    drawer, name = Generic(TEXTS, NAMES), TEXTS.value("piece", face)
    text = drawn(drawer.board({**view, "known": known, "memory": memory}))
    assert f"▒{name}" in text
    assert TEXTS.say("play-noted", place="hideout A", faces=[name], missing=1) in text
    assert f"▒{name}" not in drawn(drawer.board(view))


@pytest.mark.parametrize("width", [80, 100, 120])
def test_the_board_fits_the_terminal(width: int) -> None:
    from random import Random

    for lang in ("en", "ru"):
        for seats in (2, 3, 4):
            rng = Random(seats)
            table = malina.game("crooks").deal(seats, seed=seats)
            drawer = drawer_for(
                "crooks", table.data, Texts(lang, "crooks"), ["Anna-Maria Magdalena", "Bob", "C", "D"][:seats]
            )
            while not table.over:
                table.act(*table.random_move(rng))
                if rng.random() < 0.08 or table.over:
                    for viewer in (0, None):
                        text = drawn(drawer.board(table.view(viewer)), width)
                        assert max(map(len, text.splitlines())) <= width
            assert max(map(len, drawn(drawer.sheet(table.view(0)), width).splitlines())) <= width


def test_a_board_shows_only_what_its_viewer_sees() -> None:
    """Drawn from a view, a guess of the table looks the same as the table."""
    rng = FixedDice()
    table = malina.game("crooks").deal(3, seed=9)
    drawer = drawer_for("crooks", table.data, TEXTS, NAMES)
    while not table.over:
        table.act(*table.random_move(rng))
        for viewer in (0, 1, 2, None) if table.decided % 6 == 0 else ():
            assert drawn(drawer.board(table.view(viewer))) == drawn(drawer.board(table.guess(viewer, 1).view(viewer)))


class FixedDice:
    state = 1

    def below(self, n: int) -> int:
        self.state = self.state * 48271 % 2147483647
        return self.state % n


def test_a_real_screen_is_wiped() -> None:
    file = io.StringIO()
    screen = Screen(Console(file=file, force_terminal=True), io.StringIO("hello\n"))
    screen.clear()
    assert WIPE not in file.getvalue()
    screen.clear(wipe=True)
    assert WIPE in file.getvalue()
    with screen.thinking("thinking"):
        pass
    assert screen.read(">") == "hello"
    with pytest.raises(Leave):
        screen.read(">")


def test_a_low_terminal_gets_a_shorter_board() -> None:
    table = malina.game("crooks").deal(3, seed=9)
    rng = FixedDice()
    for _ in range(12):
        table.act(*table.random_move(rng))
    drawer = drawer_for("crooks", table.data, TEXTS, NAMES)
    heights = []
    for height in (60, 24):
        console = Console(file=io.StringIO(), width=80, height=height, force_terminal=True)
        heights.append(len(console.render_lines(drawer.board(table.view(0)), pad=False)))
    assert heights[1] < heights[0] - 3
