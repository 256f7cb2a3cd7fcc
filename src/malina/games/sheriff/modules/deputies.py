"""Chapter 9: with six players two deputies share the office, the bags and a chest."""

from __future__ import annotations

from ....kernel.decision import Note, Said, Sentences
from ....kernel.pieces import add_pieces, deal, draw, mix, move_all, reveal
from ....kernel.refusal import IllegalMove
from ..rules.deals import not_opening, not_passing, tidy
from ..table import NOBODY, SheriffTable, Stance

STANCES: tuple[Stance, ...] = ("pass", "inspect", "undecided")
LATER = "not-first-in-line"  # a stance may be taken on a bag whose turn has not come


# ---- who is in office ----


def shuffle_deputies(g: SheriffTable) -> None:
    deal(g, add_pieces(g, g.data.deputy_cards, g.data.deputy_deck))


def turn_over(g: SheriffTable) -> tuple[int, ...]:
    """The next two; when all have been in office the cards are shuffled again."""
    deck, past = g.data.deputy_deck, g.data.deputy_past
    move_all(g, g.data.in_office, past)
    if not g.at[deck]:
        move_all(g, past, deck)
        mix(g, g.at[deck])
    drawn = draw(g, deck, g.data.in_office, 2)
    reveal(g, drawn)
    seat_of = {card.id: seat for seat, card in enumerate(g.data.deputy_cards)}
    return tuple([seat_of[g.face[piece].id] for piece in drawn])


# ---- stances ----


def stances(g: SheriffTable, seat: int) -> Sentences:
    return [
        ("stance", [bag for bag in g.closed if not_taking(g, seat, bag, stance) is None], (stance,))
        for stance in STANCES
        if g.data.deputies
    ]


def take_stance(g: SheriffTable, seat: int, bag: int, stance: Stance) -> None:
    """If the two differ, the one who would inspect decides on this bag alone from now on."""
    g.final += 1
    g.stances[bag] = with_stance(g, seat, bag, stance)
    g.tell("stance", seat=seat, victim=bag, stance=stance)
    if set(g.stances[bag]) == {"pass", "inspect"}:
        g.solo[bag] = g.in_office[g.stances[bag].index("inspect")]
        g.tell("solo", seat=g.solo[bag], victim=bag)
        tidy(g)


def is_undecided(g: SheriffTable, seat: int) -> bool:
    """About any of the bags on which both decide."""
    mine = g.in_office.index(seat)
    return any(g.solo[bag] == NOBODY and g.stances[bag][mine] == "undecided" for bag in g.closed)


def with_stance(g: SheriffTable, seat: int, bag: int, stance: Stance) -> tuple[Stance, ...]:
    old = g.stances[bag]
    return (stance, old[1]) if seat == g.in_office[0] else (old[0], stance)


def not_taking(g: SheriffTable, seat: int, bag: int, stance: Stance) -> IllegalMove | None:
    """Why this stance cannot be taken. What both would agree on must be possible, sooner or later."""
    if g.bags[bag] != "closed":
        return IllegalMove("bag-settled")
    if not g.data.deputies or g.solo[bag] != NOBODY:
        return IllegalMove("not-joint")
    if seat in g.bound[bag] and stance != "inspect":
        return IllegalMove("committed")
    both = with_stance(g, seat, bag, stance)
    if both == g.stances[bag]:
        return IllegalMove("same-stance")
    wrong = not_passing(g, bag) if set(both) == {"pass"} else not_opening(g, bag) if set(both) == {"inspect"} else None
    return None if wrong is None or wrong.reason == LATER else wrong


def words(g: SheriffTable, seat: int, bag: int, share: int) -> list[Note]:
    """What was declared and what the other one says of it, and what comes of each word; `share` is what an honest bag
    would cost either of them."""
    [(other, stance)] = [one for one in zip(g.in_office, g.stances[bag], strict=True) if one[0] != seat]
    known = {"judge": other, "stance": stance}
    declared = {"good": g.declared[bag], "count": g.number[bag]}
    saying: dict[Stance, Said] = {
        "pass": Said("saying_pass", known),
        "inspect": Said("saying_inspect", {**known, "gold": share}),
        "undecided": Said("saying_undecided"),
    }
    return [
        Note("stance", Said("of_two", {**known, **declared}), {"bag": bag}),
        *[
            Note("stance", said, {"bag": bag, "stance": word})
            for word, said in saying.items()
            if not_taking(g, seat, bag, word) is None
        ],
    ]


def agreed(g: SheriffTable) -> tuple[int, Stance] | None:
    """The first bag that both would treat alike, and that can be so treated now."""
    for bag in g.closed:
        both = set(g.stances[bag]) if g.solo[bag] == NOBODY else set()
        if both == {"pass"} and not_passing(g, bag) is None:
            return bag, "pass"
        if both == {"inspect"} and not_opening(g, bag) is None:
            return bag, "inspect"
    return None
