"""What the greedy bot answers to events, and to the questions of special modes and series."""

from __future__ import annotations

from ...kernel.decision import Decision, Move, Some
from ...kernel.dice import Dice
from .bot_cards import Hand, front_worth
from .bot_choice import Answer, best, character_worth
from .bot_mind import Mind
from .bot_wish import BAD, LAW, count


def hard_liquor(mind: Mind, hand: Hand, decision: Decision, dice: Dice) -> Move:
    """A life, or the cards of phase 1."""
    worth = {"regain": mind.heal_worth(), "draw": 2 * mind.weights.play.draw}
    return best(decision.moves, lambda move: worth[move["cmd"]], dice)


def peyote(mind: Mind, hand: Hand, decision: Decision, dice: Dice) -> Move:
    """A wrong guess costs nothing: go on. The colours are as likely as each other."""
    return best(decision.moves, lambda move: len(move), dice)


def ranch(mind: Mind, hand: Hand, decision: Decision, dice: Dice) -> Move:
    """Whatever is worth less than a card from the deck."""
    [say] = decision.moves.says
    [(name, some)] = say.blanks.items()
    assert isinstance(some, Some)
    return {"cmd": say.cmd, name: [id for id in some.items if hand.value(id) < mind.weights.play.exchange]}


def roulette(mind: Mind, hand: Hand, decision: Decision, dice: Dice) -> Move:
    """Two lives are dearer than any Missed!."""
    cards = [move["card"] for move in decision.moves if move["cmd"] == "miss"]
    return {"cmd": "miss", "card": hand.cheapest(cards)[0]} if cards else {"cmd": "take_hit"}


def blood_brothers(mind: Mind, hand: Hand, decision: Decision, dice: Dice) -> Move:
    """A life for somebody who needs it more, if we need him."""

    def worth(move: Move) -> float:
        return mind.help(mind.sight.person(move["target"])) - mind.life_worth() if "target" in move else 0.0

    return best(decision.moves, worth, dice)


def daltons(mind: Mind, hand: Hand, decision: Decision, dice: Dice) -> Move:
    """The card in front of us that is worth least."""
    sight = mind.sight
    return best(decision.moves, lambda move: -front_worth(mind, sight.me, sight.cards[move["card"]]), dice)


def handcuffs(mind: Mind, hand: Hand, decision: Decision, dice: Dice) -> Move:
    """Whom we want out most, and who has cards he could play."""
    sight = mind.sight

    def worth(move: Move) -> float:
        target = sight.person(move["target"])
        return mind.wish.get(target, -1.0) * (sight.hands[target] + 2)

    return best(decision.moves, worth, dice)


def order(mind: Mind, hand: Hand, decision: Decision, dice: Dice) -> Move:
    """Dorothy Rage: whom the other has to aim at."""

    def worth(move: Move) -> float:
        return mind.wish.get(mind.sight.person(move["target"]), -1.0) if "target" in move else 0.0

    return best(decision.moves, worth, dice)


def declare_suit(mind: Mind, hand: Hand, decision: Decision, dice: Dice) -> Move:
    """The suit of most of our cards."""
    suits = [card.suit for card in mind.sight.hand]
    return best(decision.moves, lambda move: suits.count(move["suit"]), dice)


def new_identity(mind: Mind, hand: Hand, decision: Decision, dice: Dice) -> Move:
    """Another character has two lives; who has fewer now gains by it."""
    sight = mind.sight
    bullet = sight.view["places"]["bullet"][str(sight.seat)][0]["face"]
    old = sight.view["character"][sight.me]
    gained = min(2, sight.box.character[bullet].life) - sight.life[sight.me]
    better = mind.weights.character.get(bullet, 0.0) - mind.weights.character.get(old, 0.0)
    worth = {"change_identity": gained * mind.life_worth() + better, "keep_identity": 0.0}
    return best(decision.moves, lambda move: worth[move["cmd"]], dice)


def declare(mind: Mind, hand: Hand, decision: Decision, dice: Dice) -> Move:
    """Six players: the fight is over, if nobody is left to fight against."""
    foes = BAD if mind.sight.role[mind.sight.me] in LAW else (*LAW, "renegade")
    over = count(mind.sight, mind.chances, *foes) < mind.weights.play.certain
    return best(decision.moves, lambda move: (move["cmd"] == "declare") == over, dice)


def open_auction(mind: Mind, hand: Hand, decision: Decision, dice: Dice) -> Move:
    """The best character for the lowest price."""
    lowest = min(move["money"] for move in decision.moves)
    cheap = [move for move in decision.moves if move["money"] == lowest]
    return best(cheap, lambda move: character_worth(mind, move["character"]), dice)


def bid(mind: Mind, hand: Hand, decision: Decision, dice: Dice) -> Move:
    """A little more than the others, while it is not much of what we have."""
    offers = [move["money"] for move in decision.moves if move["cmd"] == "bid"]
    limit = mind.weights.play.hire * mind.sight.view["money"][mind.sight.seat]
    return {"cmd": "bid", "money": min(offers)} if offers and min(offers) <= limit else {"cmd": "no_bid"}


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
