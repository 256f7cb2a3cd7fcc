"""Chapter 7.3: the question that waits for whoever is in office, and stays until all bags are settled."""

from __future__ import annotations

from ....kernel.decision import About, Note, Said, Sentences
from ....kernel.refusal import IllegalMove
from ....kernel.rules import question, rule
from ....kernel.table import Ask, Seat
from ..modules import deputies
from ..moments import compensation_of, laws
from ..table import SheriffTable, Stance
from .deals import not_opening, not_passing
from .opening import open_bag
from .passing import let_pass


@rule
def judge_bags(g: SheriffTable) -> None:
    g.ask_all(*asks(g))


def asks(g: SheriffTable) -> list[Ask]:
    """The sheriff, or both deputies, as far as they can do anything. Who has said all he has to say need not speak: he
    may change his mind while the other is waited for."""
    able = [seat for seat in g.in_office if inspect.says(g, seat, ())]
    waited_for = [seat for seat in able if has_to_speak(g, seat)] or able
    return [(seat, inspect, (), seat in waited_for) for seat in able]


def has_to_speak(g: SheriffTable, seat: int) -> bool:
    """Is there a bag that he alone decides on, or one on which he is undecided? At the end either of them is asked."""
    return not g.closed or bool(alone(g, seat)) or deputies.is_undecided(g, seat)


def alone(g: SheriffTable, seat: int) -> list[int]:
    """The closed bags that this seat decides on alone."""
    return [bag for bag in g.closed if g.judges(bag) == (seat,)]


def together(g: SheriffTable) -> list[int]:
    """Those on which two deputies decide."""
    return [bag for bag in g.closed if len(g.judges(bag)) > 1]


@question
def inspect(g: SheriffTable, seat: int) -> Sentences:
    if not g.closed:
        return (("end",),)
    mine = alone(g, seat)
    found: list[tuple[object, ...]] = [
        ("pass", [bag for bag in mine if not_passing(g, bag) is None]),
        ("open", [bag for bag in mine if not_opening(g, bag) is None]),
    ]
    return [*found, *deputies.stances(g, seat)]


@inspect.answer("pass", stays=True)
def pass_bag(g: SheriffTable, seat: int, bag: Seat) -> None:
    g.final += 1
    let_pass(g, bag, (seat,))
    g.then(next_in_line)


@inspect.answer("open", stays=True)
def open_it(g: SheriffTable, seat: int, bag: Seat) -> None:
    open_bag(g, bag, (seat,))
    g.then(next_in_line)


@inspect.answer("stance", stays=True)
def take_stance(g: SheriffTable, seat: int, bag: Seat, stance: Stance) -> None:
    deputies.take_stance(g, seat, bag, stance)
    g.then(next_in_line)


@inspect.answer("end")
def end(g: SheriffTable, seat: int) -> None:
    """Either deputy may, when all bags are settled."""
    g.withdraw()


@inspect.refuse("pass")
def why_not_pass(g: SheriffTable, seat: int, bag: int) -> IllegalMove | None:
    return not_mine(g, seat, bag) or not_passing(g, bag)


@inspect.refuse("open")
def why_not_open(g: SheriffTable, seat: int, bag: int) -> IllegalMove | None:
    return not_mine(g, seat, bag) or not_opening(g, bag)


@inspect.refuse("stance")
def why_not_stance(g: SheriffTable, seat: int, bag: int, stance: Stance) -> IllegalMove | None:
    if bag not in g.merchants:
        return IllegalMove("no-merchant")
    return deputies.not_taking(g, seat, bag, stance)


@inspect.refuse("end")
def why_not_end(g: SheriffTable, seat: int) -> IllegalMove:
    return IllegalMove("bags-left", count=len(g.closed))


def not_mine(g: SheriffTable, seat: int, bag: int) -> IllegalMove | None:
    if bag not in g.merchants:
        return IllegalMove("no-merchant")
    if g.bags[bag] != "closed":
        return IllegalMove("bag-settled")
    return None if g.judges(bag) == (seat,) else IllegalMove("not-yours-alone")


@rule
def next_in_line(g: SheriffTable) -> None:
    """What both deputies have agreed on is done as soon as it can be; then whoever can decide is asked."""
    if ready := deputies.agreed(g):
        bag, stance = ready
        if stance == "pass":
            let_pass(g, bag, g.in_office)
        else:
            open_bag(g, bag, g.in_office)
        g.then(next_in_line)
    elif g.data.deputies:
        g.ask_instead(*asks(g))


@inspect.tells
def about_inspection(g: SheriffTable, seat: int) -> About:
    """What an honest bag would cost whoever opens it, and what a deputy's word would lead to."""
    notes = [Note("open", Said("if_honest", {"gold": compensation(g, bag)}), {"bag": bag}) for bag in alone(g, seat)]
    for bag in together(g):
        notes += deputies.words(g, seat, bag, compensation(g, bag) // len(g.in_office))
    return About(args={"count": len(g.closed)}, notes=notes)


def compensation(g: SheriffTable, bag: int) -> int:
    """If everything in it is as it was declared."""
    return compensation_of(g, laws(g), g.data.goods[g.declared[bag]].penalty * len(g.at[g.data.bag[bag]]))
