"""Tables of Sheriff of Nottingham in any position, with the players of the rulebook's examples.

    t = gate(4, bags={"dima": "cheese: cheese*2 pepper"}, stands={"dima": "apple*2"}, gold={"dima": 4})
    deal = t.offer("dima", gold=3, passes="dima", stand="apple*2")
    t.accept("misha", deal)
    assert t.stand("misha") == "apple*2"

Seats are Misha, Liza, Dima, Katya, Roma, Masha, in this order. Misha is the sheriff, or Misha and Liza are deputies.
`table` begins at the step it is told, `gate` at the inspection, with bags declared as the word before the colon says;
merchants who are not named bring an apple and say so. Cards that are not named are in the deck; `deck` lists what will
be drawn, first things first.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any

import pytest

from malina.games.sheriff import GAME
from malina.games.sheriff.modules.chest import divide_chest
from malina.games.sheriff.modules.laws.row import choose_laws
from malina.games.sheriff.rules.declare import declarations
from malina.games.sheriff.rules.inspect import inspection
from malina.games.sheriff.rules.load import load_bags
from malina.games.sheriff.rules.market import market
from malina.games.sheriff.rules.round import clear, end_round
from malina.games.sheriff.rules.setup import lay_black_market
from malina.games.sheriff.table import NOBODY, Deal, SheriffTable
from malina.kernel.dice import FastDice
from malina.kernel.pieces import add_pieces, bar, count, reveal, show
from malina.kernel.refusal import IllegalMove
from malina.kernel.table import HOUSE, TIME_UP

NAMES = ("misha", "liza", "dima", "katya", "roma", "masha")
STEPS = {
    "laws": choose_laws,
    "market": market,
    "load": load_bags,
    "declaration": declarations,
    "inspection": inspection,
    "chest": divide_chest,
    "end": end_round,
}
Words = Mapping[str, str]  # a player's cards: "apple*3 silk"


def seat_of(name: str) -> int:
    return NAMES.index(name)


def ids(words: str) -> list[str]:
    """`apple*3 silk` are four cards."""
    return [id for word in words.split() for id, _, many in [word.partition("*")] for _ in range(int(many or 1))]


def table(
    seats: int = 4,
    *,
    step: str = "market",
    hands: Words | None = None,
    bags: Words | None = None,
    declared: Words | None = None,
    stands: Words | None = None,
    stacks: Words | None = None,
    piles: tuple[str, str] = ("", ""),
    deck: str = "",
    gold: Mapping[str, int] | None = None,
    men: Words | None = None,
    forest: str = "",
    laws: str = "",
    law_deck: str = "",
    orders: str = "",
    sheriff: str = "misha",
    deputies: tuple[str, str] = ("misha", "liza"),
    first: str = "",
    round: int = 1,
    chest: str = "",
    chest_gold: int = 0,
    **options: Any,
) -> Scenario:
    """`men`: the merry man of each player; it is in their hand, unless it is named among the cards of their bag."""
    modules = {"laws": laws or law_deck, "special_orders": orders, "merry_men": men or forest}
    chosen = {**{name: True for name, used in modules.items() if used}, **options}
    read = GAME.read_options(chosen, seats)
    g: SheriffTable = GAME.new_table(seats, read, FastDice("scenario"))  # type: ignore[assignment]
    box = g.data
    g.log = []
    g.round = round
    g.gold = [box.setup.gold] * seats
    for name, coins in (gold or {}).items():
        g.gold[seat_of(name)] = coins
    g.chest = chest_gold
    left = list(box.faces)

    def lay(words: str | Iterable[str], place: int) -> tuple[int, ...]:
        faces = []
        for id in ids(words) if isinstance(words, str) else words:
            face = next(face for face in left if face.id == id)
            left.remove(face)
            faces.append(face)
        return add_pieces(g, faces, place)

    loaded = " ".join((bags or {}).values()).split()
    for name in NAMES[:seats]:
        seat = seat_of(name)
        man = (men or {}).get(name, "")
        in_hand = f"{(hands or {}).get(name, '')} {man if man not in loaded else ''}"
        own = lay(in_hand, box.hand[seat]) + lay((bags or {}).get(name, ""), box.bag[seat])
        show(g, seat, own)
        g.merry.append(bool(man))
        if man:
            count(g, own, box.robbers, 1)
        elif box.robbers:
            bar(g, own, box.robbers)
        reveal(g, lay((stands or {}).get(name, ""), box.stand[seat]))
        hidden = lay((stacks or {}).get(name, ""), box.stack[seat])
        show(g, seat, hidden)
        bar(g, hidden, box.not_contraband)
    for pile, words in zip(box.pile, piles, strict=True):
        reveal(g, lay(reversed(ids(words)), pile))
    reveal(g, lay(laws, box.law_row))
    reveal(g, lay(orders, box.orders_open))
    in_chest = lay(chest, box.chest)
    for name in deputies if box.deputies else ():
        show(g, seat_of(name), in_chest)
    reveal(g, [piece for piece in in_chest if g.face[piece].kind == "legal"])
    if box.deputies:
        reveal(g, lay([f"deputy_{('green', 'blue')[n]}" for n in range(2)], box.in_office))
        lay([face.id for face in left if face.back == "deputy"], box.deputy_deck)
    if box.market_cards:
        left = [face for face in left if face.back != "black_market"]
        lay_black_market(g)
    top = [next(face for face in left if face.id == id) for id in ids(deck)]
    for face in top:
        left.remove(face)
    for back, place in (("law", box.law_deck), ("order", box.order_deck)):
        first_ones = ids(law_deck) if back == "law" else []
        others = [face.id for face in left if face.back == back and face.id not in first_ones]
        lay([*others, *reversed(first_ones)], place)
    above = ids(forest)
    rest = [man.id for man in box.merry_men if man in left and man.id not in above]
    bar(g, lay([*rest, *reversed(above)], box.forest), box.not_robbers)
    goods = [*left, *reversed(top)]
    new = add_pieces(g, goods, box.deck)
    if box.robbers:
        bar(g, new, box.robbers)
    g.in_office = tuple(map(seat_of, deputies)) if box.deputies else (seat_of(sheriff),)
    g.merchants = tuple([seat for seat in g.after(g.in_office[0]) if seat not in g.in_office])
    if first:
        start = seat_of(first)
        g.merchants = tuple([seat for seat in [start, *g.after(start)[:-1]] if seat not in g.in_office])
    clear(g)
    g.first = g.merchants[0]
    for seat in g.merchants:
        g.number[seat] = len(g.at[box.bag[seat]])
        g.bags[seat] = "closed" if g.number[seat] else ""
        g.declared[seat] = (declared or {}).get(NAMES[seat], "")
    steps = list(STEPS)
    for name in steps[steps.index(step) :]:
        if name != "chest" or box.deputies:
            g.then(STEPS[name])
    g.run(0)
    assert GAME.invariants(g) == []
    return Scenario(g)


def gate(seats: int = 4, bags: Words | None = None, **more: Any) -> Scenario:
    """`bags={"dima": "cheese: cheese*2 pepper"}`: what was declared, and what is in it; "" if there is no bag."""
    offices = more.get("deputies", ("misha", "liza")) if seats == 6 else (more.get("sheriff", "misha"),)
    said = {name: (bags or {}).get(name, "apple: apple") for name in NAMES[:seats] if name not in offices}
    parts = {name: bag.partition(":")[::2] for name, bag in said.items()}
    return table(
        seats,
        step="inspection",
        bags={name: inside.strip() for name, (_, inside) in parts.items()},
        declared={name: good.strip() for name, (good, _) in parts.items()},
        **more,
    )


class Scenario:
    """A table, and what is done and looked at by the names of the players."""

    def __init__(self, g: SheriffTable) -> None:
        self.g = g

    # ---- what they do ----

    def act(self, name: str, cmd: str, **blanks: Any) -> None:
        self.g.act(seat_of(name), self.move(cmd, **blanks))

    def refuses(self, reason: str, name: str, cmd: str, **blanks: Any) -> None:
        """And nothing changes."""
        before = self.g.copy()
        with pytest.raises(IllegalMove) as refused:
            self.act(name, cmd, **blanks)
        assert refused.value.reason == reason
        assert self.g.differing(before) == []

    def move(self, cmd: str, **blanks: Any) -> dict[str, Any]:
        """Names are read as seats, `apple*3 silk` as goods by number."""
        return {"cmd": cmd, **{name: self._filling(name, value) for name, value in blanks.items()}}

    def _filling(self, name: str, value: Any) -> Any:
        if isinstance(value, str) and value in NAMES:
            return seat_of(value)
        if isinstance(value, str) and name in ("goods", "from_stand", "from_stack", "from_bag"):
            return self.pairs(value)
        if name == "gifts":
            return [[seat_of(word), many] for word, many in value.items()]
        return value

    def pairs(self, words: str) -> list[list[Any]]:
        found = Counter(ids(words))
        order = [*self.g.data.goods, *self.g.data.robbers]
        return [[id, found[id]] for id in sorted(found, key=lambda id: order.index(id) if id in order else 99)]

    def load(self, **bags: str) -> None:
        for name, cards in bags.items():
            self.act(name, "load", goods=cards)

    def declare(self, **goods: str) -> None:
        for name, good in goods.items():
            self.act(name, "declare", good=good)

    def skip(self, *names: str) -> None:
        for name in names:
            self.act(name, "skip")

    def opens(self, *bags: str, by: str = "misha") -> None:
        for bag in bags:
            self.act(by, "open", bag=bag)

    def passes(self, *bags: str, by: str = "misha") -> None:
        for bag in bags:
            self.act(by, "pass", bag=bag)

    def stance(self, name: str, bag: str, stance: str) -> None:
        self.act(name, "stance", bag=bag, stance=stance)

    def end(self, by: str = "misha") -> None:
        self.act(by, "end")

    def time_is_up(self) -> None:
        self.g.act(HOUSE, dict(TIME_UP))

    # ---- deals ----

    def terms(
        self,
        payer: str,
        *,
        to: str = "",
        gold: int = 0,
        passes: str = "",
        inspects: str = "",
        stand: str = "",
        stack: str = "",
        bag: str = "",
        promise: str = "",
        answers: int = 0,
    ) -> dict[str, Any]:
        """As a move has them. Without `to` the deal is with the sheriff, or with both deputies."""
        g = self.g
        party = (seat_of(to),) if to else g.in_office
        said = {**dict.fromkeys(passes.split(), "pass"), **dict.fromkeys(inspects.split(), "inspect")}
        by_bag = sorted([(seat_of(name), outcome) for name, outcome in said.items()], key=self._turn)
        mine = {seat_of(payer)} if bag else {seat for seat, _ in by_bag if g.judges(seat) == party}
        own = [[seat, outcome] for seat, outcome in by_bag if seat in mine]
        return {
            "to": NOBODY if len(party) > 1 else party[0],
            "clauses": own,
            "others": [[seat, outcome] for seat, outcome in by_bag if [seat, outcome] not in own],
            "gold": gold,
            "from_stand": self.pairs(stand),
            "from_stack": self.pairs(stack),
            "from_bag": self.pairs(bag),
            "promise": promise,
            "answers": answers,
        }

    def _turn(self, clause: tuple[int, str]) -> int:
        return [*self.g.merchants, *self.g.in_office].index(clause[0])

    def offer(self, name: str, **terms: Any) -> int:
        """The number of the deal."""
        self.act(name, "offer", **self.terms(name, **terms))
        return self.g.deals[-1].id

    def demand(self, name: str, payer: str, **terms: Any) -> int:
        self.act(name, "demand", payer=payer, **self.terms(payer, **terms))
        return self.g.deals[-1].id

    def refuses_offer(self, reason: str, name: str, **terms: Any) -> None:
        self.refuses(reason, name, "offer", **self.terms(name, **terms))

    def refuses_demand(self, reason: str, name: str, payer: str, **terms: Any) -> None:
        self.refuses(reason, name, "demand", payer=payer, **self.terms(payer, **terms))

    def accept(self, name: str, deal: int) -> None:
        self.act(name, "accept", deal=deal, seq=self.deal(deal).seq)

    def deal(self, id: int) -> Deal:
        found = self.g.deal(id)
        assert found is not None
        return found

    def status(self, id: int) -> str:
        return self.deal(id).status

    # ---- what lies where ----

    def gold(self, *names: str) -> Any:
        coins = [self.g.gold[seat_of(name)] for name in names]
        return coins[0] if len(coins) == 1 else coins

    def stand(self, name: str) -> str:
        return self.at("stand", name)

    def stack(self, name: str) -> str:
        return self.at("stack", name)

    def hand(self, name: str) -> str:
        return self.at("hand", name)

    def at(self, *place: str | int) -> str:
        """What lies there, as an all-seeing reader writes it: `apple*3 silk`, in the order of the card file."""
        words = tuple(seat_of(word) if word in NAMES else word for word in place)
        found = Counter(self.g.ids(self.g.at[self.g.data.places.index(words)]))
        order = [*self.g.data.goods, *sorted(id for id in found if id not in self.g.data.goods)]
        return " ".join(id if found[id] == 1 else f"{id}*{found[id]}" for id in order if found[id])

    def pile(self, number: int) -> list[str]:
        """From the top."""
        return self.g.ids(self.g.at[self.g.data.pile[number]])[::-1]

    def sees(self, viewer: str | None, *place: str | int) -> list[str]:
        """The faces that a player, or a spectator, sees there; `?` where they see none."""
        node: Any = self.g.view(None if viewer is None else seat_of(viewer))["places"]
        for word in place:
            node = node[str(seat_of(word)) if word in NAMES else str(word)]
        return sorted([card.get("face", "?") for card in node])

    @property
    def outcomes(self) -> dict[str, str]:
        """What has become of the bags of the last round in which any was settled."""
        last = self.g.history[-1].round
        return {NAMES[bag.seat]: bag.outcome for bag in self.g.history if bag.round == last}

    @property
    def asked(self) -> dict[str, str]:
        """Who has to answer what."""
        return {NAMES[seat]: question.kind for seat, question, _, required in self.g.asks if required}

    def may(self, name: str) -> set[str]:
        """The verbs that are open to somebody."""
        return {say.cmd for decision in self.g.decisions(seat_of(name)) for say in decision.moves.says}

    def told(self, event: str, viewer: str | None = None, **args: Any) -> bool:
        """Was a viewer told so?"""
        number = self.g.seats if viewer is None else seat_of(viewer)
        events = [e.for_viewer(number) for e in self.g.log or ()]
        return any(e.name == event and args.items() <= e.args.items() for e in events)

    def events(self, name: str, viewer: str | None = None) -> list[dict[str, Any]]:
        number = self.g.seats if viewer is None else seat_of(viewer)
        return [e.for_viewer(number).args for e in self.g.log or () if e.name == name]

    def sound(self) -> None:
        """No card is lost, nobody has concluded what is not true, and guesses can be made for everybody."""
        assert GAME.invariants(self.g) == []
        for viewer in (*range(self.g.seats), None):
            self.g.guess(viewer, 1)
