"""What a seat of Sheriff sees, put in order for the bot: read from its view, or from a table of the bot's own.

Both ways lead to the same sight. From a table only that is read which the seat has seen: a play-out asks thousands of
times, and a view would take longer to write than all the rest takes to think.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from types import SimpleNamespace
from typing import Any, cast

import msgspec

from ....kernel.view import counts, memories
from .. import GAME
from ..box import Box
from ..decrees import posted, posting
from ..faces import Good, Law, MerryMan
from ..moments import banned_now, compensation_of, fine_of, laws, penalty_of
from ..options import SheriffOptions
from ..table import NOBODY, Deal, Judges, Passage, Promise, SheriffTable, Split

UNKNOWN = ""  # the face of a card that the seat does not know
STRUCTS: dict[str, Any] = {
    "deals": list[Deal],
    "history": list[Passage],
    "promised": list[Promise],
    "split": list[Split],
}


class Sight:
    """`public` has the public fields of a table, `posted` as much of one as laws look at, `at` says what the seat knows
    of a place: the faces that lie there, bottom to top."""

    def __init__(
        self,
        me: int,
        box: Box,
        public: SheriffTable,
        posted: SheriffTable,
        at: Callable[[int], list[str]],
        pieces: Callable[[int], Sequence[int]],
        notes: Callable[[], tuple[list[dict[str, Any]], list[dict[str, Any]]]],
    ) -> None:
        self.me, self.box, self.public, self.posted, self.at = me, box, public, posted, at
        self.pieces = pieces
        self._notes = notes
        self.seats = len(public.gold)
        self.gold = public.gold
        self.others = [seat for seat in range(self.seats) if seat != me]
        self.rounds_left = box.rounds - public.round

    @staticmethod
    def of_view(view: Mapping[str, Any]) -> Sight:
        box: Box = GAME.data_seen(view)
        public = SimpleNamespace(**{name: view[name] for name in PUBLIC})
        for name, kind in STRUCTS.items():
            setattr(public, name, msgspec.convert(view[name], kind))
        public.options = msgspec.convert(view["options"], SheriffOptions)

        def cards(number: int) -> list[dict[str, Any]]:
            found = view["places"]
            for word in box.places[number]:
                found = found[str(word)]
            return cast(list[dict[str, Any]], found)

        return Sight(
            view["viewer"],
            box,
            cast(SheriffTable, public),
            posting(box, posted(view)),
            lambda place: [card.get("face", UNKNOWN) for card in cards(place)],
            lambda place: [card["piece"] for card in cards(place)],
            lambda: (view["memory"], view["counts"]),
        )

    @staticmethod
    def of_table(g: SheriffTable, me: int) -> Sight:
        face, seen, bit = g.face, g.seen, 1 << me
        return Sight(
            me,
            g.data,
            g,
            g,
            lambda place: [face[p].id if seen[p] & bit else UNKNOWN for p in g.at[place]],
            lambda place: g.at[place],
            lambda: (memories(g, me), counts(g, me)),
        )

    # ---- what lies where ----

    @cached_property
    def hand(self) -> Counter[str]:
        return Counter(self.at(self.box.hand[self.me]))

    @cached_property
    def bag(self) -> Counter[str]:
        """Our own."""
        return Counter(self.at(self.box.bag[self.me]))

    @cached_property
    def stack(self) -> Counter[str]:
        """Our own."""
        return Counter(self.at(self.box.stack[self.me]))

    @cached_property
    def stands(self) -> list[Counter[str]]:
        return [Counter(self.at(place)) for place in self.box.stand]

    @cached_property
    def stack_sizes(self) -> list[int]:
        return [len(self.at(place)) for place in self.box.stack]

    @cached_property
    def robber(self) -> MerryMan | None:
        """Our merry man, in hand or bag."""
        return next((man for man in self.box.merry_men if self.hand[man.id] or self.bag[man.id]), None)

    @cached_property
    def unseen(self) -> Counter[str]:
        """The goods that we see nowhere."""
        left = Counter([face.id for face in self.box.faces if face.id in self.box.goods])
        for place in self.visible:
            left.subtract([id for id in self.at(place) if id in left])
        return left

    @cached_property
    def visible(self) -> list[int]:
        """Where goods lie that we see."""
        box, me = self.box, self.me
        return [*box.stand, *box.pile, *box.under, box.hand[me], box.bag[me], box.stack[me], *box.aside, box.gone]

    @cached_property
    def orders(self) -> list[Any]:
        by_id = {order.id: order for order in self.box.orders}
        return [by_id[id] for id in self.at(self.box.orders_open)]

    @cached_property
    def laws(self) -> list[Law]:
        by_id = {law.id: law for law in self.box.laws}
        return [by_id[id] for id in self.at(self.box.law_row)]

    def law(self, hook: str) -> Law | None:
        return next((law for law in self.laws if law.hook == hook), None)

    # ---- what is known of others ----

    @cached_property
    def _known(self) -> tuple[list[dict[str, Any]], list[dict[str, Any]]]:
        return self._notes()

    def held(self, seat: int, good: str) -> int:
        """So many of this good somebody has in hand or bag for certain: all saw him take them."""
        own = {*self.pieces(self.box.hand[seat]), *self.pieces(self.box.bag[seat])}
        found = [
            count["low"] for count in self._known[1] if count["faces"] == [good] and own.issuperset(count["pieces"])
        ]
        return max(found, default=0)

    def looked_into(self, seat: int) -> Counter[str] | None:
        """What is in this bag, if we have had a look into it."""
        pieces = sorted(self.pieces(self.box.bag[seat]))
        for note in self._known[0]:
            if note["place"] == ["bag", seat] and note["pieces"] == pieces and pieces:
                return Counter(note["seen"])
        return None

    # ---- what rules and laws say ----

    def closed(self) -> list[int]:
        return [seat for seat in self.public.merchants if self.public.bags[seat] == "closed"]

    def judges(self, bag: int) -> Judges:
        solo = self.public.solo[bag]
        return tuple(self.public.in_office) if solo == NOBODY else (solo,)

    @cached_property
    def banned(self) -> frozenset[str]:
        return banned_now(self.posted)

    @cached_property
    def declarable(self) -> list[str]:
        return [good for good in self.box.legal if good not in self.banned] or list(self.box.legal)

    def face(self, id: str) -> Good | MerryMan:
        return self.box.goods[id] if id in self.box.goods else next(m for m in self.box.merry_men if m.id == id)

    def fine(self, id: str) -> int:
        """What it costs if this card is found."""
        known = self._fines.get(id)
        if known is None:
            card, in_force = self.face(id), laws(self.posted)
            kind = "banned" if id in self.banned else card.kind
            known = fine_of(self.posted, in_force, penalty_of(self.posted, in_force, card.penalty, id), kind)
            self._fines[id] = known
        return known

    @cached_property
    def _fines(self) -> dict[str, int]:
        return {}

    def compensation(self, good: str, number: int) -> int:
        """What whoever opens an honest bag has to pay."""
        return compensation_of(self.posted, laws(self.posted), self.box.goods[good].penalty * number)

    def tax(self, good: str, number: int) -> int:
        """What it costs to declare so many of this."""
        return sum([law.gold * number for law in self.laws if law.hook == "declare_tax" and law.good == good])


PUBLIC = SheriffTable.field_names()[SheriffTable.field_names().index("round") :]
