"""Phase 2 of the greedy bot: what each way to play is worth. One function for each kind of effect."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ....kernel.decision import Move, Moves
from ..faces import Card, Kind
from ..moments import events, forbidden
from ..rules.query import HAND, beer_strength
from ..table import NOBODY, Person
from .cards import Hand, front_worth, gain_in_front, keep_worth
from .mind import Mind
from .rank import LATER

Gain = Callable[[Mind, Card, Person, Any], float]
CARDS_A_TURN = 3
BLAST = 3  # lives that Dynamite takes
NEVER = -30.0  # nothing that a search would try either
AIMED = ("doc_holyday", "sniper", "flint_westwood", "ricochet")  # abilities that harm their target


def value(mind: Mind, hand: Hand, move: Move, any_card: float = 0.0) -> float:
    """What a move is worth, compared with ending the turn, which is as good as what brings nothing. `any_card`: what it
    is worth to play whatever card."""
    if move["cmd"] == "end":
        return 0.0
    target = mind.sight.person(move["target"]) if "target" in move else NOBODY
    if target in mind.sight.ring and mind.spares(target) and attacks(mind, move):
        return NEVER
    return worth_of(mind, hand, move, target, any_card) - LATER


def attacks(mind: Mind, move: Move) -> bool:
    """A move with a target: does it harm him?"""
    cards, kinds, what = mind.sight.cards, mind.sight.box.kinds, move.get("what")
    if what in cards:
        return cards[what].of.category != "penalty"
    if move["cmd"] == "ability":
        return move["name"] in AIMED
    name = cards[move["card"]].name
    return "heal_player" not in kinds[move.get("like", name)].symbols


def worth_of(mind: Mind, hand: Hand, move: Move, target: Person, any_card: float) -> float:
    what = move.get("what")
    match move["cmd"]:
        case "play":
            card = mind.sight.cards[move["card"]]
            kind = mind.sight.box.kinds[move.get("like", card.name)]
            worth = any_card + gain(mind, kind, card, target, what) - hand.cost(card.id, move.get("cost"))
            return in_order(mind, kind, worth)
        case "use":
            card = mind.sight.cards[move["card"]]
            worth = gain(mind, card.of, card, target, what, used=True) - mind.weights.play.used
            return in_order(mind, card.of, worth)
        case "ability":
            does = ABILITIES.get(move["name"])
            if does is None:
                return -1.0
            return does(mind, target, what, move.get("cards", [])) - hand.cost(*move.get("cards", []))
    return 0.0


def any_card(mind: Mind, moves: Moves) -> float:
    """Miss Susanna wants three cards a turn, or a life: what each is worth that is still to be played, if we can."""
    sight = mind.sight
    wanted = CARDS_A_TURN - sight.played
    if sight.show != "miss_susanna" or wanted <= 0 or sight.ghost[sight.me]:
        return 0.0
    playable: set[str] = set()
    for say in moves.says:
        if say.cmd == "play":
            playable.update(say.blanks["card"])  # type: ignore[arg-type]
    return mind.life_worth() / wanted if len(playable) >= wanted else 0.0


def in_order(mind: Mind, kind: Kind, worth: float) -> float:
    """What is worth while comes in a good order: first what brings cards, then what helps to hit."""
    return worth + order_of(mind, kind) if worth > 0 else worth


def order_of(mind: Mind, kind: Kind) -> float:
    order = mind.weights.order
    return order.get(kind.id, order.get(kind.category, 0.0))


def gain(mind: Mind, kind: Kind, card: Card, target: Person, what: Any, *, used: bool = False) -> float:
    if target >= 0 and target != mind.sight.me and kind.id != "duel" and mind.sight.immune(target, card):
        return 0.0
    if effect := EFFECTS.get(kind.id):
        return effect(mind, card, target, what)
    if kind.color != "brown" and not used:
        return gain_in_front(mind, card)
    return by_symbols(mind, kind, card, target, what)


def by_symbols(mind: Mind, kind: Kind, card: Card, target: Person, what: Any) -> float:
    """Most cards do what their symbols say."""
    worth = drawn(mind, kind.symbols.count("draw"))
    worth += mind.heal_worth(kind.symbols.count("heal"))
    for symbol in kind.symbols:
        if symbol == "bang":
            worth += mind.shot(target, card, as_bang=kind.id == "bang")
        elif symbol == "bang_all_others":
            worth += sum([mind.shot(p, card) for p in mind.sight.others])
        elif symbol == "heal_player":
            worth += mind.heal_worth() if target == mind.sight.me else mind.help(target)
        elif symbol == "heal_all_others":
            worth += sum([mind.help(p) for p in mind.sight.rest])
        elif symbol == "draw_from_player":
            worth += loss(mind, target, what) + stolen(mind, what)
        elif symbol == "discard_from_player":
            worth += loss(mind, target, what)
        elif symbol == "discard_all_others":
            worth += sum([loss(mind, p, HAND) for p in mind.sight.others if mind.sight.hands[p]])
    return worth


def drawn(mind: Mind, cards: int) -> float:
    """Cards from the deck; who has plenty needs no more, and in the Abandoned Mine there would be no end of them."""
    play = mind.weights.play
    return cards * play.draw if len(mind.sight.hand) < play.plenty else 0.0


# ---- taking cards ----


def loss(mind: Mind, target: Person, what: str) -> float:
    """What it is worth that he loses this card."""
    sight, play = mind.sight, mind.weights.play
    wish = mind.wish.get(target, -1.0)
    if what == HAND:
        last = play.last_card if sight.hands[target] == 1 else 0.0
        return wish * (play.lost + last)
    return wish * front_worth(mind, target, sight.cards[what])


def stolen(mind: Mind, what: str) -> float:
    return mind.weights.play.stolen if what == HAND else keep_worth(mind, mind.sight.cards[what])


# ---- cards of their own kind ----


def duel(mind: Mind, card: Card, target: Person, what: Any) -> float:
    """He answers first; whoever runs out of BANG! loses."""
    sight = mind.sight
    bangs = our_bangs(mind)
    wins = mind.lacks_bang(target, bangs + 1)
    price = mind.weights.keep.card["bang"] * min(bangs, 1) * (1 - mind.lacks_bang(target))
    return wins * mind.hurt(target) - (1 - wins) * mind.life_worth() - price if target in sight.ring else 0.0


def our_bangs(mind: Mind) -> int:
    """Cards we can discard in a Duel of our own."""
    sight = mind.sight
    g, kinds, serves = sight.g, sight.box.kinds, sight.serves(sight.me, "bang")
    if forbidden(g, events(g), "", sight.me, kinds["bang"]):
        return 0
    fit = sum([serves(card.of) for card in sight.hand if card.id != g.forced])
    return max(0, fit - serves(kinds["duel"]))


def indians(mind: Mind, card: Card, target: Person, what: Any) -> float:
    return sum([mind.lacks_bang(p) * mind.hurt(p) for p in mind.sight.others if not mind.sight.immune(p, card)])


def beer(mind: Mind, card: Card, target: Person, what: Any) -> float:
    sight = mind.sight
    return mind.heal_worth(beer_strength(sight.g, sight.me)) if sight.beer_works else 0.0


def general_store(mind: Mind, card: Card, target: Person, what: Any) -> float:
    """We pick first; what the others get counts by how much we want them out, on the average."""
    play, rest = mind.weights.play, mind.sight.rest
    others = sum([mind.wish[p] for p in rest]) / len(rest)
    return play.draw + play.store * (0.5 - others)


def jail(mind: Mind, card: Card, target: Person, what: Any) -> float:
    """A turn lost, unless he is released; the more he could do in it, the better."""
    sight = mind.sight
    cards = min(sight.hands[target] + 2, 6) / 4
    return mind.wish[target] * mind.weights.play.jail * (1 - mind.weights.odds.released) * cards


def dynamite(mind: Mind, card: Card, target: Person, what: Any) -> float:
    """Once round the table: it may explode at anybody, ourselves first."""
    sight, chance = mind.sight, mind.weights.odds.explode
    i = sight.ring.index(sight.me)
    worth, arrives = -chance * mind.life_worth(BLAST), 1 - chance
    if sight.role[sight.me] == "sheriff" and sight.life[sight.me] <= BLAST:
        worth -= chance * mind.weights.stakes.win  # with us all is lost
    for person in (*sight.ring[i + 1 :], *sight.ring[:i]):
        if sight.owner[person] != sight.seat:
            worth += arrives * chance * mind.hurt(person, BLAST, ours=False)
            arrives *= 1 - chance
    return worth


EFFECTS: dict[str, Gain] = {
    "duel": duel,
    "indians": indians,
    "beer": beer,
    "general_store": general_store,
    "jail": jail,
    "dynamite": dynamite,
}


# ---- abilities and events in phase 2 ----

Use = Callable[[Mind, Person, Any, list[str]], float]


def sid_ketchum(mind: Mind, target: Person, what: Any, cards: list[str]) -> float:
    return mind.heal_worth()


def doc_holyday(mind: Mind, target: Person, what: Any, cards: list[str]) -> float:
    return mind.shot(target, None)


def sniper(mind: Mind, target: Person, what: Any, cards: list[str]) -> float:
    return mind.shot(target, None, needed=2)


def jose_delgado(mind: Mind, target: Person, what: Any, cards: list[str]) -> float:
    return drawn(mind, 2)


def chuck_wengam(mind: Mind, target: Person, what: Any, cards: list[str]) -> float:
    """Two cards for a life."""
    return drawn(mind, 2) - mind.life_worth()


def uncle_will(mind: Mind, target: Person, what: Any, cards: list[str]) -> float:
    return general_store(mind, mind.sight.hand[0], target, what)


def flint_westwood(mind: Mind, target: Person, what: Any, cards: list[str]) -> float:
    """Two of his cards at random for one of ours."""
    play = mind.weights.play
    taken = min(2, mind.sight.hands[target])
    return taken * (play.stolen + mind.wish[target] * play.lost) - mind.wish[target] * play.lost


def ricochet(mind: Mind, target: Person, what: Any, cards: list[str]) -> float:
    return mind.hits(target) * loss(mind, target, what) if target >= 0 else -1.0


def lady_rose(mind: Mind, target: Person, what: Any, cards: list[str]) -> float:
    """Whoever sits on our right loses a turn."""
    ring = mind.sight.ring
    return mind.wish[ring[ring.index(mind.sight.me) - 1]] * mind.weights.play.jail


def dorothy_rage(mind: Mind, target: Person, what: Any, cards: list[str]) -> float:
    """An enemy may have to fire a BANG! at another one."""
    play = mind.weights.play
    return mind.wish[target] * play.lost * (1 - mind.lacks_bang(target)) if what == "bang" else -1.0


ABILITIES: dict[str, Use] = {
    "lady_rose_of_texas": lady_rose,
    "dorothy_rage": dorothy_rage,
    "sid_ketchum": sid_ketchum,
    "doc_holyday": doc_holyday,
    "sniper": sniper,
    "jose_delgado": jose_delgado,
    "chuck_wengam": chuck_wengam,
    "uncle_will": uncle_will,
    "flint_westwood": flint_westwood,
    "ricochet": ricochet,
}
