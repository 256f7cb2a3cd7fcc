"""How the greedy bot values the answers to each question; what it does not know it declines, or pays cheaply."""

from __future__ import annotations

from ....kernel.decision import Decision, Move
from ....kernel.policy import NOTHING, Ranking
from ..faces import Card
from ..rules.query import HAND
from .cards import Hand, front_worth, keep_worth
from .events import EVENTS
from .mind import Mind
from .moves import candidates
from .play import any_card, loss, our_bangs, stolen, value
from .rank import LATER, Answer, character_worth, each, with_one, with_some, without_blanks


def any_answer(mind: Mind, hand: Hand, decision: Decision) -> Ranking:
    """A question it does not know: rather decline; otherwise the cheapest cards and whatever else."""
    declining = without_blanks(decision)[-1:]
    rather = mind.weights.play.draw if declining else 0.0

    def cheap(move: Move) -> float:
        return -rather * (move not in declining) - hand.cost(move.get("card"), *move.get("cards", ()))

    return each(candidates(decision.moves, hand), cheap)


# ---- phase 2 ----


def act(mind: Mind, hand: Hand, decision: Decision) -> Ranking:
    wanted = any_card(mind, decision.moves)
    return each(candidates(decision.moves, hand), lambda move: value(mind, hand, move, wanted))


def throw_away(mind: Mind, hand: Hand, decision: Decision) -> Ranking:
    return with_some(decision.moves.says[0], lambda id: -hand.value(id))


# ---- answers to what others do ----


def dodge_shot(mind: Mind, hand: Hand, decision: Decision) -> Ranking:
    """A barrel costs nothing; then the cheapest Missed!, if they are enough and worth the life."""
    found: Ranking = [({"cmd": "take_hit"}, 0.0)]
    for say in decision.moves.says:
        if say.cmd == "barrel":
            found.append((say[0], 2 * mind.life_worth()))
        elif say.cmd == "miss":
            found += missed(mind, hand, [say[i]["card"] for i in range(say.count)])
    return found


def missed(mind: Mind, hand: Hand, cards: list[str]) -> Ranking:
    _, _, _, needed, given, _ = mind.sight.chain[-1]
    given_with = hand.cheapest(cards)[: needed - given]
    life = mind.life_worth() if len(given_with) == needed - given else -LATER

    def saved(id: str) -> float:
        return life - hand.cost(id, *[other for other in given_with if other != id][: needed - given - 1])

    return with_one(hand, "miss", cards, saved)


def discard_bang(mind: Mind, hand: Hand, decision: Decision) -> Ranking:
    """Indians!: a BANG! for a life, unless the life is cheaper."""
    return bang_or(mind, hand, decision, mind.life_worth())


def duel_answer(mind: Mind, hand: Hand, decision: Decision) -> Ranking:
    """Go on as long as it may be won or the life is dear; a friend is not shot for a life we can spare."""
    _, by, at, *_ = mind.sight.chain[-1]
    foe = at if by == mind.sight.me else by
    wins = mind.lacks_bang(foe, our_bangs(mind))
    return bang_or(mind, hand, decision, wins * (mind.life_worth() + mind.hurt(foe, ours=by == mind.sight.me)))


def bang_or(mind: Mind, hand: Hand, decision: Decision, at_stake: float) -> Ranking:
    """A BANG! for what is at stake, or nothing. Whoever would die of it has no use for cards."""
    cards = [move["card"] for move in decision.moves if move["cmd"] == "discard"]
    price = 0.0 if mind.dies_of_a_hit else 1.0
    found = with_one(hand, "discard", cards, lambda id: at_stake - price * hand.cost(id))
    return [*found, (without_blanks(decision)[0], -LATER * len(cards))]


def save_card(mind: Mind, hand: Hand, decision: Decision) -> Ranking:
    """Ricochet: a Missed! for the best card in front of us, for that is what is aimed at. A friend aims at Jail."""
    _, by, *_ = mind.sight.chain[-1]
    sight = mind.sight
    values = [front_worth(mind, sight.me, card) for card in sight.front[sight.me]]
    at_stake = min(values) if mind.spares(by) else max(values)
    cards = [move["card"] for move in decision.moves if move["cmd"] == "miss"]
    found = with_one(hand, "miss", cards, lambda id: at_stake - hand.cost(id))
    return [*found, (without_blanks(decision)[0], 0.0)]


def last_gasp(mind: Mind, hand: Hand, decision: Decision) -> Ranking:
    """Whatever saves: Beer before two other cards."""
    order = {"drink": 2, "discard_two": 1}
    return each(candidates(decision.moves, hand), lambda move: order.get(move["cmd"], 0) * mind.life_worth())


def last_cards(mind: Mind, hand: Hand, decision: Decision) -> Ranking:
    """What becomes of them is all the same."""
    return [(without_blanks(decision)[0], 0.0)]


# ---- luck, picks, gifts ----


def which_card(mind: Mind, hand: Hand, decision: Decision) -> Ranking:
    """Hearts are never wrong, low spades never right."""

    def luck(move: Move) -> float:
        card = mind.sight.cards[move["card"]]
        suit = mind.sight.suit(card)
        return {"H": 3.0, "S": 0.0}.get(suit, 2.0) + (suit == "S" and card.rank > 9)

    return each(decision.moves, luck)


def pick(mind: Mind, hand: Hand, decision: Decision) -> Ranking:
    """The card that is worth most to us."""
    return each(decision.moves, lambda move: with_hand(mind, mind.sight.cards[move["card"]]))


def with_hand(mind: Mind, card: Card) -> float:
    """What one more card is worth, considering what we hold."""
    same = sum([held.name == card.name for held in mind.sight.hand])
    worth = keep_worth(mind, card) * mind.weights.keep.again**same
    if card.name == "beer":
        worth = max(worth, mind.heal_worth())
    return worth


def keep_some(mind: Mind, hand: Hand, decision: Decision) -> Ranking:
    """The most valuable ones of those on offer."""
    return with_some(decision.moves.says[0], lambda id: with_hand(mind, mind.sight.cards[id]))


def draw_how(mind: Mind, hand: Hand, decision: Decision) -> Ranking:
    """Phase 1: what comes in place of a card from the deck, or of two."""
    sight, draw = mind.sight, mind.weights.play.draw

    def worth(move: Move) -> float:
        match move["cmd"]:
            case "from_hand":
                return loss(mind, sight.person(move["target"]), HAND) + stolen(mind, HAND)
            case "from_pile":
                return with_hand(mind, sight.cards[sight.discarded])
            case "from_table":
                owner = next(p for p in sight.ring if any(c.id == move["card"] for c in sight.front[p]))
                return loss(mind, owner, move["card"]) + stolen(mind, move["card"]) - draw
        return draw

    return each(decision.moves, worth)


def which_loot(mind: Mind, hand: Hand, decision: Decision) -> Ranking:
    def worth(move: Move) -> float:
        return with_hand(mind, mind.sight.cards[move["card"]]) if "card" in move else mind.weights.play.draw

    return each(decision.moves, worth)


def put(mind: Mind, hand: Hand, decision: Decision) -> Ranking:
    """Dynamite goes where most life is."""
    return each(decision.moves, lambda move: float(mind.sight.life[mind.sight.person(move["target"])]))


# ---- characters ----


def choose_character(mind: Mind, hand: Hand, decision: Decision) -> Ranking:
    """The better one; of two the same for both blanks, so that the better one is also active at first."""
    return each(decision.moves, lambda move: sum([character_worth(mind, who) for who in move.values()]))


def choose_active(mind: Mind, hand: Hand, decision: Decision) -> Ranking:
    """Whoever has more life, as he draws and plays; then the better one."""
    sight = mind.sight

    def worth(move: Move) -> float:
        return sight.life[sight.person(move["character"])] * 2 + character_worth(mind, move["character"])

    return each(decision.moves, worth)


def copy_whom(mind: Mind, hand: Hand, decision: Decision) -> Ranking:
    """The best ability, whatever the life of its owner."""
    sight = mind.sight

    def worth(move: Move) -> float:
        if "target" not in move:
            return 0.0
        return mind.weights.character.get(sight.character[sight.person(move["target"])], 0.0)

    return each(decision.moves, worth)


# ---- the rest ----


def brawl_for(mind: Mind, hand: Hand, decision: Decision) -> Ranking:
    """Cards in front of him say who he is."""
    sight = mind.sight
    owner = {card.id: p for p in sight.ring for card in sight.front[p]}
    target = next(owner[move["what"]] for move in decision.moves if move["what"] in owner)
    return each(decision.moves, lambda move: loss(mind, target, move["what"]))


def repeat_card(mind: Mind, hand: Hand, decision: Decision) -> Ranking:
    """Lee Van Kliff: what was worth a card may be worth another."""

    def worth(move: Move) -> float:
        return again(mind, move) - hand.cost(move["card"]) if move["cmd"] == "repeat" else 0.0

    return each(candidates(decision.moves, hand), worth)


def again(mind: Mind, move: Move) -> float:
    if "target" not in move:
        return mind.weights.play.draw
    target = mind.sight.person(move["target"])
    if "what" in move:
        return loss(mind, target, move["what"])
    return mind.heal_worth() if target == mind.sight.me else mind.shot(target, None)


def take_back(mind: Mind, hand: Hand, decision: Decision) -> Ranking:
    return each(decision.moves, lambda move: float(len(move)))


# ---- standing offers ----


def heal_up(mind: Mind, hand: Hand, decision: Decision) -> Ranking:
    """Sid Ketchum: two cards for a life, as soon as the life is worth more."""
    life = mind.heal_worth()
    healed = [(move, life - hand.cost(*move["cards"])) for move in candidates(decision.moves, hand)]
    return [*healed, (NOTHING, 0.0)]


def leave_alone(mind: Mind, hand: Hand, decision: Decision) -> Ranking:
    return [(NOTHING, 0.0)]


ANSWERS: dict[str, Answer] = {
    "heal_up": heal_up,
    "gag": leave_alone,
    "act": act,
    "throw_away": throw_away,
    "dodge_shot": dodge_shot,
    "discard_bang": discard_bang,
    "duel_answer": duel_answer,
    "save_card": save_card,
    "last_gasp": last_gasp,
    "last_cards": last_cards,
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
