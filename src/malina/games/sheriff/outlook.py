"""What is worth what so far, for all that a viewer knows: who leads in which good, what opening a bag would cost or
bring, and what would become of his own bag."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from .box import Box
from .decrees import consequences, known, posted, posting
from .moments import banned_now, compensation_of, fine_of, laws, penalty_of
from .table import NOBODY, SheriffTable

View = Mapping[str, Any]
Card = Any  # a good, or a merry man


def outlook(view: View, box: Box) -> dict[str, Any]:
    table = posting(box, posted(view))
    return {
        "leads": [lead(view, box, good) for good in box.legal],
        "worth": [gold + worth(box, there(view, "stand", seat)) for seat, gold in enumerate(view["gold"])],
        "gate": [gate(view, box, table, bag) for bag in sealed(view)],
        "fates": fates(view, box, table),
        "laws": consequences(view, box, lambda table: fates(view, box, table)),
    }


def there(view: View, place: str, seat: int) -> list[str]:
    return known(view["places"][place][str(seat)])


def worth(box: Box, faces: Iterable[str]) -> int:
    return sum(box.goods[face].value for face in faces)


# ---- King and Queen ----


def lead(view: View, box: Box, good: str) -> dict[str, Any]:
    """Who has most of it by what lies open, with royal goods that the viewer knows of."""
    counts = [amount(view, box, good, seat) for seat in range(view["seats"])]
    ranks = sorted({count for count in counts if count}, reverse=True)
    kings = [seat for seat, count in enumerate(counts) if ranks[:1] == [count]]
    queens = [seat for seat, count in enumerate(counts) if len(kings) == 1 and ranks[1:2] == [count]]
    return {"good": good, "counts": counts, "kings": kings, "queens": queens}


def amount(view: View, box: Box, good: str, seat: int) -> int:
    royal = [box.goods[face] for face in there(view, "stack", seat)]
    plain = there(view, "stand", seat).count(good)
    return plain + sum(card.counts_as_number for card in royal if card.counts_as == good)


# ---- bags of others ----


def sealed(view: View) -> list[int]:
    """The closed bags about which something was declared."""
    return [seat for seat in view["merchants"] if view["bags"][seat] == "closed" and view["declared"][seat]]


def gate(view: View, box: Box, table: SheriffTable, bag: int) -> dict[str, Any]:
    """If it is honest, whoever opens it pays, two deputies half each; each card that does not belong there brings him
    something."""
    good = view["declared"][bag]
    fines = [fine(box, table, card) for id, card in cards(box).items() if id != good]
    shared = 1 if view["solo"][bag] != NOBODY else len(view["in_office"])
    return {
        "seat": bag,
        "honest": compensation(box, table, [good] * view["number"][bag]) // shared,
        "wrong": [min(fines), max(fines)],
    }


def cards(box: Box) -> dict[str, Card]:
    return {**box.goods, **{man.id: man for man in box.merry_men}}


def compensation(box: Box, table: SheriffTable, faces: Iterable[str]) -> int:
    due = sum(box.goods[face].penalty for face in faces)
    return compensation_of(table, laws(table), due)


def fine(box: Box, table: SheriffTable, card: Card) -> int:
    kind = "banned" if card.id in banned_now(table) else card.kind
    return fine_of(table, laws(table), penalty_of(table, laws(table), card.penalty, card.id), kind)


# ---- one's own bag ----


def fates(view: View, box: Box, table: SheriffTable) -> dict[str, Any] | None:
    """What one's own bag comes to if it passes, and if it is opened, for each good that may be declared."""
    viewer = view["viewer"]
    bag = [] if viewer is None else there(view, "bag", viewer)
    if not bag:
        return None
    all_cards, declared = cards(box), view["declared"][viewer]
    goods = [face for face in bag if face in box.goods]
    reward = sum(man.reward for man in box.merry_men if man.id in bag)
    said = [declared] if declared else [good for good in box.legal if good not in banned_now(table)] or box.legal
    opened = {}
    for good in said:
        wrong = [face for face in bag if face != good]
        kept = box.goods[good].value * (len(bag) - len(wrong))
        paid = sum(fine(box, table, all_cards[face]) for face in wrong)
        opened[good] = {"wrong": len(wrong), "points": kept + (-paid if wrong else compensation(box, table, bag))}
    return {"passed": worth(box, goods) + reward, "opened": opened}
