"""How the greedy bot answers each question; what it does not know it declines, or pays as cheaply as it can."""

from __future__ import annotations

from ...kernel.decision import Decision, Move, Some
from ...kernel.dice import Dice
from .bot_cards import Hand, keep_worth
from .bot_choice import Answer, best, character_worth
from .bot_events import EVENTS
from .bot_mind import Mind
from .bot_moves import candidates
from .bot_play import loss, our_bangs, stolen, value
from .cards import Card
from .targets import HAND


def any_answer(mind: Mind, hand: Hand, decision: Decision, dice: Dice) -> Move:
    """A question it does not know: decline if that is possible (what declines has no blanks and comes last), otherwise
    the cheapest cards and whatever else."""
    declining = [say for say in decision.moves.says if not say.blanks]
    if declining:
        return declining[-1][0]

    def cheap(move: Move) -> float:
        return -hand.cost(move.get("card"), *move.get("cards", ()))

    return best(candidates(decision.moves, hand), cheap, dice)


# ---- phase 2 ----


def act(mind: Mind, hand: Hand, decision: Decision, dice: Dice) -> Move:
    return best(candidates(decision.moves, hand), lambda move: value(mind, hand, move), dice)


# ---- answers to what others do ----


def dodge_shot(mind: Mind, hand: Hand, decision: Decision, dice: Dice) -> Move:
    """A barrel costs nothing; then the cheapest Missed!, if they are enough and worth the life."""
    by_verb = {say.cmd: say for say in decision.moves.says}
    if "barrel" in by_verb:
        return by_verb["barrel"][0]
    if "miss" in by_verb:
        cards = list(by_verb["miss"].blanks["card"])  # type: ignore[call-overload]
        _, _, _, needed, given = mind.sight.view["chain"][-1]
        cheap = hand.cheapest(cards, needed - given)
        if len(cheap) == needed - given and hand.cost(*cheap) < mind.life_worth():
            return {"cmd": "miss", "card": cheap[0]}
    return {"cmd": "take_hit"}


def discard_bang(mind: Mind, hand: Hand, decision: Decision, dice: Dice) -> Move:
    """Indians!: a BANG! for a life, unless the life is cheaper."""
    cards = [move["card"] for move in decision.moves if move["cmd"] == "discard"]
    cheap = hand.cheapest(cards)
    return {"cmd": "discard", "card": cheap[0]} if cheap and hand.cost(*cheap) < mind.life_worth() else other(decision)


def duel_answer(mind: Mind, hand: Hand, decision: Decision, dice: Dice) -> Move:
    """Go on as long as it may be won or the life is dear; a friend is not shot for a life we can spare."""
    cards = [move["card"] for move in decision.moves if move["cmd"] == "discard"]
    _, by, at, _, _ = mind.sight.view["chain"][-1]
    foe = at if by == mind.sight.me else by
    if not cards:
        return other(decision)
    cheap = hand.cheapest(cards)
    wins = mind.lacks_bang(foe, our_bangs(mind))
    at_stake = wins * (mind.life_worth() + mind.hurt(foe, ours=by == mind.sight.me))
    return {"cmd": "discard", "card": cheap[0]} if at_stake > hand.cost(*cheap) else other(decision)


def other(decision: Decision) -> Move:
    """Whatever has no blanks: to take the hit, to give in."""
    return next(say[0] for say in decision.moves.says if not say.blanks)


def last_gasp(mind: Mind, hand: Hand, decision: Decision, dice: Dice) -> Move:
    """Whatever saves: Beer before two other cards."""
    order = {"drink": 2, "discard_two": 1}
    return best(candidates(decision.moves, hand), lambda move: order.get(move["cmd"], 0), dice)


# ---- luck, picks, gifts ----


def which_card(mind: Mind, hand: Hand, decision: Decision, dice: Dice) -> Move:
    """Hearts are never wrong, low spades never right."""

    def luck(move: Move) -> float:
        card = mind.sight.cards[move["card"]]
        return {"H": 3.0, "S": 0.0}.get(card.suit, 2.0) + (card.suit == "S" and card.rank > 9)

    return best(decision.moves, luck, dice)


def pick(mind: Mind, hand: Hand, decision: Decision, dice: Dice) -> Move:
    """The card that is worth most to us."""
    return best(decision.moves, lambda move: with_hand(mind, mind.sight.cards[move["card"]]), dice)


def with_hand(mind: Mind, card: Card) -> float:
    """What one more card is worth, considering what we hold."""
    same = sum([held.name == card.name for held in mind.sight.hand])
    worth = keep_worth(mind, card) * mind.weights.keep.again**same
    if card.name == "beer":
        worth = max(worth, mind.heal_worth())
    return worth


def keep_some(mind: Mind, hand: Hand, decision: Decision, dice: Dice) -> Move:
    """The most valuable ones of those on offer."""
    [say] = decision.moves.says
    [(name, some)] = say.blanks.items()
    assert isinstance(some, Some)
    ranked = sorted(some.items, key=lambda id: -with_hand(mind, mind.sight.cards[id]))
    kept = ranked[: some.low]
    return {"cmd": say.cmd, name: [id for id in some.items if id in kept]}


def draw_how(mind: Mind, hand: Hand, decision: Decision, dice: Dice) -> Move:
    """Phase 1: what comes in place of a card from the deck, or of two."""
    draw = mind.weights.play.draw

    def worth(move: Move) -> float:
        match move["cmd"]:
            case "from_hand":
                target = mind.sight.person(move["target"])
                return loss(mind, target, HAND) + stolen(mind, HAND)
            case "from_pile":
                top = mind.sight.view["places"]["discard"][-1]["face"]
                return with_hand(mind, mind.sight.cards[top])
            case "from_table":
                owner = next(p for p in mind.sight.ring if any(c.id == move["card"] for c in mind.sight.front[p]))
                return loss(mind, owner, move["card"]) + stolen(mind, move["card"]) - draw
        return draw

    return best(decision.moves, worth, dice)


def which_loot(mind: Mind, hand: Hand, decision: Decision, dice: Dice) -> Move:
    def worth(move: Move) -> float:
        return with_hand(mind, mind.sight.cards[move["card"]]) if "card" in move else mind.weights.play.draw

    return best(decision.moves, worth, dice)


def put(mind: Mind, hand: Hand, decision: Decision, dice: Dice) -> Move:
    """Dynamite goes where most life is."""
    return best(decision.moves, lambda move: mind.sight.life[mind.sight.person(move["target"])], dice)


# ---- characters ----


def choose_character(mind: Mind, hand: Hand, decision: Decision, dice: Dice) -> Move:
    """The better one; of two the same for both blanks, so that the better one is also active at first."""

    def worth(move: Move) -> float:
        return sum([character_worth(mind, who) for who in move.values()])

    return best(decision.moves, worth, dice)


def choose_active(mind: Mind, hand: Hand, decision: Decision, dice: Dice) -> Move:
    """Whoever has more life, as he draws and plays; then the better one."""
    sight = mind.sight

    def worth(move: Move) -> float:
        return sight.life[sight.person(move["character"])] * 2 + character_worth(mind, move["character"])

    return best(decision.moves, worth, dice)


def copy_whom(mind: Mind, hand: Hand, decision: Decision, dice: Dice) -> Move:
    """The best ability, whatever the life of its owner."""

    def worth(move: Move) -> float:
        if "target" not in move:
            return 0.0
        return mind.weights.character.get(mind.sight.view["character"][mind.sight.person(move["target"])], 0.0)

    return best(decision.moves, worth, dice)


# ---- the rest ----


def brawl_for(mind: Mind, hand: Hand, decision: Decision, dice: Dice) -> Move:
    """Cards in front of him say who he is."""
    sight = mind.sight
    owner = {card.id: p for p in sight.ring for card in sight.front[p]}
    target = next(owner[move["what"]] for move in decision.moves if move["what"] in owner)
    return best(decision.moves, lambda move: loss(mind, target, move["what"]), dice)


def repeat_card(mind: Mind, hand: Hand, decision: Decision, dice: Dice) -> Move:
    """Lee Van Kliff: what was worth a card may be worth another."""

    def worth(move: Move) -> float:
        if move["cmd"] != "repeat":
            return 0.0
        return again(mind, move) - hand.cost(move["card"])

    return best(candidates(decision.moves, hand), worth, dice)


def again(mind: Mind, move: Move) -> float:
    if "target" not in move:
        return mind.weights.play.draw
    target = mind.sight.person(move["target"])
    if "what" in move:
        return loss(mind, target, move["what"])
    return mind.heal_worth() if target == mind.sight.me else mind.shot(target, None)


def take_back(mind: Mind, hand: Hand, decision: Decision, dice: Dice) -> Move:
    return best(decision.moves, lambda move: len(move), dice)


ANSWERS: dict[str, Answer] = {
    "act": act,
    "dodge_shot": dodge_shot,
    "discard_bang": discard_bang,
    "duel_answer": duel_answer,
    "last_gasp": last_gasp,
    "which_card": which_card,
    "pick": pick,
    "keep_some": keep_some,
    "draw_how": draw_how,
    "which_loot": which_loot,
    "place_dynamite": put,
    "choose_character": choose_character,
    "draft_character": choose_character,
    "arrange": choose_character,
    "choose_active": choose_active,
    "copy_whom": copy_whom,
    "brawl_for": brawl_for,
    "repeat_card": repeat_card,
    **EVENTS,
    "take_back": take_back,
}
