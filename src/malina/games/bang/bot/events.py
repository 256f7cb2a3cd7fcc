"""How the greedy bot values answers to events, and to the questions of special modes and series."""

from __future__ import annotations

from ....kernel.blanks import Some
from ....kernel.decision import Decision, Move
from ....kernel.policy import Ranking
from .cards import Hand, front_worth
from .mind import Mind
from .rank import LATER, Answer, character_worth, each, with_one
from .wish import count, foes_of

COIN = 0.01  # what money is worth in cards


def hard_liquor(mind: Mind, hand: Hand, decision: Decision) -> Ranking:
    """A life, or the cards of phase 1."""
    worth = {"regain": mind.heal_worth(), "draw": 2 * mind.weights.play.draw}
    return each(decision.moves, lambda move: worth[move["cmd"]])


def peyote(mind: Mind, hand: Hand, decision: Decision) -> Ranking:
    """A wrong guess costs nothing: go on. The colours are as likely as each other."""
    return each(decision.moves, lambda move: float(len(move)))


def ranch(mind: Mind, hand: Hand, decision: Decision) -> Ranking:
    """Whatever is worth less than a card from the deck; none, the cheapest, the two cheapest and so on."""
    [say] = decision.moves.says
    [(name, some)] = say.blanks.items()
    assert isinstance(some, Some)
    order, exchange = hand.cheapest(some.items), mind.weights.play.exchange
    found, gained = [], 0.0
    for many in range(len(order) + 1):
        gone = order[:many]
        gained += exchange - hand.value(gone[-1]) if gone else 0.0
        found.append(({"cmd": say.cmd, name: [id for id in some.items if id in gone]}, gained - many * LATER))
    return found


def roulette(mind: Mind, hand: Hand, decision: Decision) -> Ranking:
    """Two lives are dearer than any Missed!."""
    cards = [move["card"] for move in decision.moves if move["cmd"] == "miss"]
    life = mind.life_worth(2)
    return [*with_one(hand, "miss", cards, lambda id: life - hand.cost(id)), ({"cmd": "take_hit"}, 0.0)]


def blood_brothers(mind: Mind, hand: Hand, decision: Decision) -> Ranking:
    """A life for somebody who needs it more, if we need him."""

    def worth(move: Move) -> float:
        return mind.help(mind.sight.person(move["target"])) - mind.life_worth() if "target" in move else 0.0

    return each(decision.moves, worth)


def daltons(mind: Mind, hand: Hand, decision: Decision) -> Ranking:
    """The card in front of us that is worth least."""
    sight = mind.sight
    return each(decision.moves, lambda move: -front_worth(mind, sight.me, sight.cards[move["card"]]))


def handcuffs(mind: Mind, hand: Hand, decision: Decision) -> Ranking:
    """Whom we want out most, and who has cards he could play."""
    sight = mind.sight

    def worth(move: Move) -> float:
        target = sight.person(move["target"])
        return mind.wish.get(target, -1.0) * (sight.hands[target] + 2)

    return each(decision.moves, worth)


def order(mind: Mind, hand: Hand, decision: Decision) -> Ranking:
    """Dorothy Rage: whom the other has to aim at."""

    def worth(move: Move) -> float:
        return mind.wish.get(mind.sight.person(move["target"]), -1.0) if "target" in move else 0.0

    return each(decision.moves, worth)


def declare_suit(mind: Mind, hand: Hand, decision: Decision) -> Ranking:
    """The suit of most of our cards."""
    suits = [mind.sight.suit(card) for card in mind.sight.hand]
    return each(decision.moves, lambda move: float(suits.count(move["suit"])))


def new_identity(mind: Mind, hand: Hand, decision: Decision) -> Ranking:
    """Another character has two lives; who has fewer now gains by it."""
    sight = mind.sight
    new, old = sight.bullet, sight.character[sight.me]
    gained = min(2, sight.box.character[new].life) - sight.life[sight.me]
    better = mind.weights.character.get(new, 0.0) - mind.weights.character.get(old, 0.0)
    worth = {"change_identity": gained * mind.life_worth() + better, "keep_identity": 0.0}
    return each(decision.moves, lambda move: worth[move["cmd"]])


def declare(mind: Mind, hand: Hand, decision: Decision) -> Ranking:
    """Six players: the fight is over, if nobody is left to fight against."""
    foes = foes_of(mind.sight.role[mind.sight.me])
    over = count(mind.sight, mind.chances, *foes) < mind.weights.play.certain
    return each(decision.moves, lambda move: float((move["cmd"] == "declare") == over))


def open_auction(mind: Mind, hand: Hand, decision: Decision) -> Ranking:
    """The best character for the lowest price."""
    lowest = min(move["money"] for move in decision.moves)
    cheap = [move for move in decision.moves if move["money"] == lowest]
    return each(cheap, lambda move: character_worth(mind, move["character"]))


def bid(mind: Mind, hand: Hand, decision: Decision) -> Ranking:
    """A little more than the others, while it is not much of what we have."""
    found: Ranking = [({"cmd": "no_bid"}, 0.0)]
    if offers := [move["money"] for move in decision.moves if move["cmd"] == "bid"]:
        most = mind.weights.play.hire * mind.sight.money[mind.sight.seat]
        found.append(({"cmd": "bid", "money": min(offers)}, (most - min(offers)) * COIN + LATER))
    return found


EVENTS: dict[str, Answer] = {
    "hard_liquor": hard_liquor,
    "peyote": peyote,
    "ranch": ranch,
    "roulette_answer": roulette,
    "blood_brothers": blood_brothers,
    "daltons": daltons,
    "handcuffs": handcuffs,
    "order": order,
    "declare_suit": declare_suit,
    "new_identity": new_identity,
    "declare": declare,
    "open_auction": open_auction,
    "bid": bid,
}
