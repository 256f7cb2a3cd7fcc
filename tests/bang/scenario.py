"""Tables of BANG! in any position, and moves in a short notation.

    t = scenario("sheriff outlaw outlaw renegade", characters={1: "bart_cassidy"}, hands={0: "bang.2D beer"},
                 front={1: "barrel"}, life={1: 2}, deck="4H", options={...}, event="hangover")
    t.do("0 play bang.2D target=1", "1 barrel barrel.QS", "1 take_hit")
    t.refuses("0 play bang.3D target=2", "too-far")

Seat 0 is to act in phase 2, unless `turn` and `step` say otherwise; `step="start"` begins the turn (T0). Players whose
character is not named have no ability and four lives (the Sheriff five). A card is named by its id (`bang.2D`), or by
its name (`bang`): then any copy that is not named elsewhere. `deck` lists what will be drawn, first things first; a
plain sign (`4H`) is any card with this sign. The rest of the deck has a fixed order.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

import msgspec
import pytest

from malina.games.bang import GAME
from malina.games.bang.rules.elimination import eliminate
from malina.games.bang.rules.events import lay_piles
from malina.games.bang.rules.identity import become
from malina.games.bang.rules.query import seat_again
from malina.games.bang.rules.settle import settle
from malina.games.bang.rules.setup import seat_everybody
from malina.games.bang.rules.turn import STEPS, do_step, take_turn
from malina.games.bang.table import BangTable
from malina.kernel.dice import FastDice
from malina.kernel.pieces import add_pieces, reveal, show
from malina.kernel.refusal import IllegalMove

NOBODY = None  # a spectator
ROLES = {
    2: "",
    3: "deputy outlaw renegade",
    4: "sheriff outlaw outlaw renegade",
    5: "sheriff outlaw outlaw deputy renegade",
    6: "sheriff outlaw outlaw deputy renegade outlaw",
    7: "sheriff outlaw outlaw deputy renegade outlaw deputy",
    8: "sheriff outlaw outlaw deputy renegade outlaw deputy renegade",
}
EVERYTHING = {
    "dodge_city_cards": True,
    "character_sets": ["base", "dodge_city", "special", "wild_west_show"],
}
# characters without an ability in play, for players whose character is not named
NEUTRAL = ("willy_the_kid", "black_jack", "jourdonnais", "slab_the_killer", "pedro_ramirez", "jesse_jones",
           "lucky_duke", "kit_carlson", "bart_cassidy", "rose_doolan", "vulture_sam", "suzy_lafayette")  # fmt: skip


def scenario(
    roles: str | int = 4,
    *,
    characters: Mapping[int, str] | None = None,
    copies: Mapping[int, str] | None = None,
    drawn: Mapping[int, str] | None = None,
    hands: Mapping[int, str] | None = None,
    front: Mapping[int, str] | None = None,
    life: Mapping[int, int] | None = None,
    out: tuple[int, ...] = (),
    deck: str = "",
    discard: str = "",
    turn: int = 0,
    step: str = "action_phase",
    event: str = "",
    show_event: str = "",
    next_event: str = "",
    next_show: str = "",
    bullets: Mapping[int, str] | None = None,
    round: int = 1,
    ready: str = "",
    options: Mapping[str, Any] | None = None,
    everything: bool = True,
) -> Scenario:
    """`copies`: what Vera Custer has copied; `drawn`: the two characters of Greygory Deck.
    `everything`: all cards and characters are in the box, so that any of them can be named; events are as the
    options say, `event` and `show_event` are active in any case, `next_event` and `next_show` lie on top of their
    piles. `round` is how many turns everybody has begun; with `step="start"` the turn that begins is counted."""
    names = (ROLES[roles] if isinstance(roles, int) else roles).split()
    seats = roles if isinstance(roles, int) else len(names)
    chosen: dict[str, Any] = {**(EVERYTHING if everything else {}), **(options or {})}
    if (event or next_event) and chosen.get("event_decks", "none") == "none":
        chosen["event_decks"] = "both"
    if show_event or next_show:
        chosen["wild_west_show_deck"] = True
    read = GAME.read_options(chosen, seats)
    g: BangTable = GAME.new_table(seats, read, FastDice("scenario"))  # type: ignore[assignment]
    box = g.data
    g.log = []
    g.mode = box.mode
    g.money, g.prices, g.turns_taken = [0] * seats, [0] * seats, [0] * seats
    g.wins, g.books = [{} for _ in range(seats)], [{} for _ in range(seats)]
    seat_everybody(g)
    # roles
    left = list(box.roles)
    for seat, name in enumerate(names):
        role = next(role for role in left if role.id == name)
        left.remove(role)
        piece = add_pieces(g, [role], box.role[seat])
        if box.mode == "three" or name == "sheriff" or seat in out:
            reveal(g, piece)
        else:
            show(g, seat, piece)
    add_pieces(g, left, box.role_out)
    # characters
    free = {character.id: character for character in box.characters}
    named = dict(characters or {})
    taken = [*named.values(), *" ".join((drawn or {}).values()).split()]
    spare = [name for name in NEUTRAL if name not in taken]
    for person in range(box.persons):
        character = free.pop(named.get(person) or spare.pop(0))
        reveal(g, add_pieces(g, [character], box.who[person]))
        become(g, person, character)
        if person not in named:
            g.abilities[person] = ()
            g.most[person] = g.life[person] = 4 + (g.role(person) == "sheriff")
    for person, name in (copies or {}).items():
        g.abilities[person] += (name,)
    for person, words in (drawn or {}).items():
        reveal(g, add_pieces(g, [free.pop(name) for name in words.split()], box.drawn[person]))
        g.abilities[person] += tuple(words.split())
    others = list(free.values())
    kept = [free[name] for name in (bullets or {}).values()]
    for seat in range(seats):
        if box.mode != "two":
            bullet = free[bullets[seat]] if bullets and seat in bullets else next(c for c in others if c not in kept)
            others.remove(bullet)
            add_pieces(g, [bullet], box.bullet[seat])
    add_pieces(g, others, box.others)
    # cards
    cards = list(box.cards)

    def take(word: str, *, by_sign: bool = False) -> Any:
        fits = [c for c in cards if c.id == word] or [c for c in cards if c.name == word]
        if by_sign and not fits:
            fits = [c for c in cards if c.id.split(".")[1] == word and c.name not in ("bang", "missed", "beer")]
            fits = fits or [c for c in cards if c.id.split(".")[1] == word]
        assert fits, f"there is no {word} left"
        cards.remove(fits[0])
        return fits[0]

    wanted = [(place, word) for place, words in sorted((hands or {}).items()) for word in words.split()]
    lying = [(person, word) for person, words in sorted((front or {}).items()) for word in words.split()]
    exact = [word for _, word in (*wanted, *lying)] + deck.split() + discard.split()
    reserved = [c for c in cards if c.id in exact]
    for card in reserved:
        cards.remove(card)

    def named_card(word: str, by_sign: bool = False) -> Any:
        for card in reserved:
            if card.id == word:
                reserved.remove(card)
                return card
        return take(word, by_sign=by_sign)

    for seat, word in wanted:
        show(g, seat, add_pieces(g, [named_card(word)], box.hand[seat]))
    for person, word in lying:
        reveal(g, add_pieces(g, [named_card(word)], box.front[person]))
    reveal(g, add_pieces(g, [named_card(word) for word in discard.split()], box.discard))
    top = [named_card(word, by_sign=True) for word in deck.split()]
    add_pieces(g, [*cards, *reversed(top)], box.deck)
    # events
    lay_piles(g)
    for id, pile, place, field in (
        (event, box.event_pile, box.event, "event"),
        (show_event, box.show_pile, box.show_now, "show"),
    ):
        if id:
            piece = next(p for p in g.at[pile] if g.face[p].id == id)
            if field == "event" and piece == g.at[pile][-1]:
                reveal(g, g.at[pile][-2:-1])
            reveal(g, (piece,))
            g.at[pile] = tuple(p for p in g.at[pile] if p != piece)
            g.at[place] = (piece,)
            setattr(g, field, id)
    for id, pile in ((next_event, box.event_pile), (next_show, box.show_pile)):
        if id:
            piece = next(p for p in g.at[pile] if g.face[p].id == id)
            g.at[pile] = (*[p for p in g.at[pile] if p != piece], piece)
            if pile == box.event_pile:
                reveal(g, (piece,))
    for person, points in (life or {}).items():
        g.life[person] = points
    for person in out:
        g.out[person], g.life[person] = True, 0
        g.eliminated.append(person)
    seat_again(g)
    starts = "deputy" if box.mode == "three" else "sheriff"
    g.anchor = next((p for p in range(seats) if g.role(p) == starts), 0)
    g.turns = [round - (p == turn and step == "start") for p in range(box.persons)]
    for word in ready.split():
        g.ready += (next(p for q in range(box.persons) for p in g.in_front(q) if g.card(p).id.startswith(word)),)
    g.turn, g.turn_no = turn, 1
    if box.mode == "two":
        g.active = [next(p for p in range(4) if g.owner[p] == seat) for seat in range(2)]
        g.active[g.owner[turn]] = turn
    if step == "start":
        take_turn(g, turn)
    else:
        g.then(do_step, next(i for i, s in enumerate(STEPS) if s.__name__ == step))
    g.run(0)
    return Scenario(g)


def parse(command: str) -> tuple[int, dict[str, Any]]:
    """`0 play bang.2D target=1`: the seat, the verb, and the blanks by name; the first may stand without its name."""
    seat, verb, *words = command.split()
    shape = next(s for s in GAME.commands.__args__ if s.__struct_config__.tag == verb)
    types = {f.name: f.type for f in msgspec.structs.fields(shape)}
    move: dict[str, Any] = {"cmd": verb}
    for word in words:
        name, _, value = word.rpartition("=")
        name = name or next(iter(types))
        if "list[" in str(types[name]):
            move[name] = value.split(",") if value else []
        else:
            move[name] = int(value) if value.isdigit() else value
    return int(seat), move


def killed(t: Scenario, *persons: int, by: int = -1) -> Scenario:
    """Somebody is eliminated, and then the next one, in the middle of whatever is going on."""
    g = t.table
    for person in persons:
        for rule, args in ((eliminate, (person, by, "bang")), (settle, ())):
            if rule is eliminate or (g.due and not g.over):
                g.frames.append((rule, args))
                g.run(len(g.frames))
    return t


class Scenario:
    def __init__(self, table: BangTable) -> None:
        self.table = table

    # ---- moves ----

    def do(self, *commands: str) -> Scenario:
        for command in commands:
            seat, move = parse(command)
            for decision in self.table.decisions(seat):  # chosen cards in the order in which they are offered
                for say in decision.moves.says:
                    for name, value in move.items():
                        some = say.blanks.get(name)
                        if isinstance(value, list) and hasattr(some, "items"):
                            move[name] = sorted(value, key=lambda v, s=some: s.items.index(v) if v in s.items else -1)
            self.table.act(seat, move)
            assert GAME.invariants(self.table) == [], command
        return self

    def pass_turns(self, *seats: int) -> Scenario:
        """These end their turns one after another, throwing away what they have to."""
        for seat in seats:
            self.do(f"{seat} end")
            if self.asked == (seat, "throw_away"):
                self.table.act(seat, self.legal(seat)[0])
        return self

    def refuses(self, command: str, reason: str) -> IllegalMove:
        """The command is refused for this reason, and nothing has changed."""
        seat, move = parse(command)
        before = json.dumps(self.table.dump())
        with pytest.raises(IllegalMove) as refused:
            self.table.act(seat, move)
        assert refused.value.reason == reason, refused.value
        assert json.dumps(self.table.dump()) == before
        return refused.value

    def legal(self, seat: int) -> list[dict[str, Any]]:
        return [move for decision in self.table.decisions(seat) for move in decision.moves]

    def may(self, seat: int, verb: str, **blanks: Any) -> bool:
        """Is there a legal move of this seat with this verb and these blanks?"""
        wanted = {"cmd": verb, **blanks}.items()
        return any(
            wanted <= move.items() for move in self.legal(seat) if not any(type(v) is list for v in move.values())
        )

    # ---- what is there ----

    @property
    def asked(self) -> tuple[int, str] | None:
        """Who is asked what, of those the game waits for."""
        asks = [(seat, question.kind) for seat, question, _, required in self.table.asks if required]
        return asks[0] if asks else None

    @property
    def all_asked(self) -> list[tuple[int, str]]:
        return [(seat, question.kind) for seat, question, _, required in self.table.asks if required]

    @property
    def life(self) -> list[int]:
        return self.table.life

    def hand(self, person: int) -> list[str]:
        return sorted(self.table.ids(self.table.hand(person)))

    def front(self, person: int) -> list[str]:
        return sorted(self.table.ids(self.table.in_front(person)))

    @property
    def discard(self) -> list[str]:
        """The top card is the last."""
        return self.table.ids(self.table.at[self.table.data.discard])

    @property
    def deck(self) -> list[str]:
        """The top card is the first."""
        return self.table.ids(self.table.at[self.table.data.deck])[::-1]

    def sees(self, viewer: int | None, place: str, number: int | None = None) -> list[str]:
        """What a viewer sees in a place: ids, or `?`."""
        node = self.table.view(viewer)["places"][place]
        pieces = node if number is None else node[str(number)]
        return [piece.get("face", "?") for piece in pieces]

    def told(self, viewer: int | None, name: str = "") -> list[dict[str, Any]]:
        events = json.loads(json.dumps(self.table.events(viewer)))
        return [{k: v for k, v in e.items() if k != "n"} for e in events if name in ("", e["event"])]

    @property
    def winners(self) -> tuple[int, ...]:
        assert self.table.result, f"the game goes on: {self.asked}"
        return self.table.result.winners

    @property
    def how(self) -> str:
        assert self.table.result, f"the game goes on: {self.asked}"
        return str(self.table.result.breakdown["how"])
