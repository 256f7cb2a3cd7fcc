"""The answers to all other questions: payments, orders, the black market, laws, merry men and what they ask."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from ....kernel.decision import Decision, Move
from ....kernel.policy import NOTHING, Ranking
from .judging import rank_answers, rank_demands, rank_denounce, rank_inspect
from .loading import rank_declare, rank_load
from .market import rank_exchange, rank_lay, rank_restock
from .mind import Mind
from .offers import rank_offers

Answer = Callable[[Mind, Decision], Ranking]
MANY = 60  # ways to pay that are looked at


def each(decision: Decision, worth: Callable[[Move], float]) -> Ranking:
    """Every move, or as many as one looks at."""
    size = decision.moves.size
    moves = decision.moves if size <= MANY else [decision.moves[i * size // MANY] for i in range(MANY)]
    return [(move, worth(move)) for move in moves]


def good(mind: Mind, move: Move, sign: float = 1.0) -> float:
    return sign * mind.prices.of(move["good"])


def rank_pay(mind: Mind, decision: Decision) -> Ranking:
    """As little as possible."""
    return each(decision, lambda move: -sum([mind.prices.of(id, many) for id, many in move["goods"]]))


def rank_sell(mind: Mind, decision: Decision) -> Ranking:
    """A set is worth its card; what its goods are worth they are worth no longer."""
    box = mind.sight.box

    def worth(move: Move) -> float:
        if move["cmd"] == "skip":
            return 0.0
        cards = {card.id: card for card in box.market_cards}
        card = cards[mind.sight.at(box.black_market[move["good"]])[-1]]
        return card.value - card.cards * box.goods[move["good"]].value

    return each(decision, worth)


def rank_fill(mind: Mind, decision: Decision) -> Ranking:
    orders = {order.id: order for order in mind.sight.orders}
    return each(decision, lambda move: mind.prices.order(orders[move["order"]]) if move["cmd"] == "fill" else 0.0)


def rank_laws(mind: Mind, decision: Decision) -> Ranking:
    """What the first one is worth counts for two rounds. Nothing is shown."""
    laws = {law.id: law for law in mind.sight.box.laws}

    def worth(id: str) -> float:
        law = laws[id]
        value = mind.weights.laws.get(law.hook, 0.0)
        if law.good in mind.sight.box.legal:  # taxes and bans hurt those who have it
            mine, most = mind.prices.amounts[law.good][mind.sight.me], max(mind.prices.amounts[law.good])
            value += 0.1 * (most - mine) - (0.4 * mind.sight.hand[law.good] if law.hook == "ban_good" else 0.0)
        return value

    keep = [say for say in decision.moves.says if say.cmd == "keep_laws"]
    moves = [say[i] for say in keep for i in range(say.count)]
    return [(move, sum([worth(id) / (n + 1) for n, id in enumerate(move["laws"])])) for move in moves]


def rank_keep(mind: Mind, decision: Decision) -> Ranking:
    men = {man.id: man for man in mind.sight.box.merry_men}

    def worth(move: Move) -> float:
        man = men[move["man"]]
        return man.reward + mind.weights.keep.get(man.id, 1.0) - man.penalty / 2

    return each(decision, worth)


def rank_first(mind: Mind, decision: Decision) -> Ranking:
    """Two deputies agree at once if both name the first of all."""
    return each(decision, lambda move: -float(mind.sight.public.merchants.index(move["merchant"])))


def rank_split(mind: Mind, decision: Decision) -> Ranking:
    """What the usual split would lose is proposed to the other, once: so he has no reason to refuse. Of two deputies
    the one drawn first proposes."""
    sight, public = mind.sight, mind.sight.public
    goods = sight.at(sight.box.chest)
    odd = public.chest % 2 or len(goods) % 2
    if public.split or public.in_office[0] != sight.me or not odd:
        return [(NOTHING, 0.0)]
    mine = Counter(usual(mind, sight.me))
    move = {"cmd": "split", "gold": public.chest // 2, "goods": [[id, mine[id]] for id in sight.box.goods if mine[id]]}
    return [(NOTHING, 0.0), *([(move, 0.5)] if move in decision.moves else [])]


def usual(mind: Mind, seat: int) -> list[str]:
    """What the usual split gives to a deputy: the dearest first, whoever has fewer coins begins."""
    sight, goods = mind.sight, mind.sight.box.goods
    order = list(goods)
    ranked = sorted(sight.at(sight.box.chest), key=lambda id: (-goods[id].value, order.index(id)))
    even = ranked[: len(ranked) // 2 * 2]
    first = min(sight.public.in_office, key=lambda deputy: sight.gold[deputy])
    return even[::2] if seat == first else even[1::2]


def rank_agree(mind: Mind, decision: Decision) -> Ranking:
    """A split that brings more than the usual one."""
    sight, goods = mind.sight, mind.sight.box.goods
    mine = sight.public.chest // 2 + sum([goods[id].value for id in usual(mind, sight.me)])

    def worth(move: Move) -> float:
        if move["cmd"] == "usual":
            return float(mine)
        [split] = sight.public.split
        rest = Counter(sight.at(sight.box.chest)) - Counter(dict(split.goods))
        left = sight.public.chest - split.gold + sum([goods[id].value * many for id, many in rest.items()])
        return float(left) + 0.1

    return each(decision, worth)


def rank_gifts(mind: Mind, decision: Decision) -> Ranking:
    """To those who can do least with them."""
    return each(decision, lambda move: -sum([mind.rivals[seat] * gold for seat, gold in move["gifts"]]))


def rank_against(name: str, worth: float) -> Answer:
    """Something bad for whoever it hits."""
    return lambda mind, decision: each(decision, lambda move: worth * mind.rivals[move[name]])


def rank_take(mind: Mind, decision: Decision) -> Ranking:
    """A good of somebody's stand: what we gain, and what he loses."""
    return each(decision, lambda move: taken(mind, move["victim"], move["good"]))


def taken(mind: Mind, victim: int, id: str) -> float:
    lost = mind.prices.crown(victim, id) - mind.prices.crown(victim, id, -1) + mind.prices.goods[id].value
    return mind.prices.of(id) + mind.rivals[victim] * lost


def rank_swap(mind: Mind, decision: Decision) -> Ranking:
    def worth(move: Move) -> float:
        if move["cmd"] == "skip":
            return 0.0
        given = mind.prices.goods[move["mine"]].value + mind.prices.crown(mind.sight.me, move["mine"])
        given -= mind.prices.crown(mind.sight.me, move["mine"], -1)
        return taken(mind, move["victim"], move["theirs"]) - given * (1 + mind.rivals[move["victim"]])

    return each(decision, worth)


def rank_good(cmd: str, sign: float = 1.0) -> Answer:
    """A good that comes to our stand, or goes."""
    return lambda mind, decision: each(decision, lambda move: good(mind, move, sign) if move["cmd"] == cmd else 0.0)


def rank_discard(mind: Mind, decision: Decision) -> Ranking:
    """What the hand can do best without."""
    part = mind.weights.load.smuggled

    def worth(move: Move) -> float:
        id = move["good"]
        legal = id in mind.sight.box.legal
        return -mind.prices.of(id) * (mind.sight.hand[id] / 2 if legal else part)

    return each(decision, worth)


def rank_stock(mind: Mind, decision: Decision) -> Ranking:
    return each(decision, lambda move: mind.prices.of(move["good"], move["number"]) if move["cmd"] == "stock" else 0.0)


def rank_show(mind: Mind, decision: Decision) -> Ranking:
    """What fits what was declared, or else the cheapest."""
    declared = mind.sight.public.declared[mind.sight.me]

    def worth(move: Move) -> float:
        return 10.0 * bool(move["good"] == declared) - mind.prices.of(move["good"]) if move["cmd"] == "show" else 0.0

    return each(decision, worth)


def rank_redraw(mind: Mind, decision: Decision) -> Ranking:
    """Single legal goods had better be others."""
    legal = mind.sight.box.legal
    most = max([mind.sight.hand[id] for id in legal], default=0)

    def worth(move: Move) -> float:
        return sum(
            [int(many) * (1.0 if id in legal and mind.sight.hand[id] < most else -1.0) for id, many in move["goods"]]
        )

    return each(decision, worth)


def rank_any(mind: Mind, decision: Decision) -> Ranking:
    """A question that nobody has thought of: whatever comes first."""
    return [(decision.moves[0], 0.0)]


def rank_looks(name: str) -> Answer:
    """At whom we know least."""

    def worth(mind: Mind, move: Move) -> float:
        seat: int = move[name]
        lie = mind.belief.lie(seat) if name == "bag" and mind.sight.public.declared[seat] else 0.5
        return 0.25 - abs(lie - 0.5) + (seat != mind.sight.me)

    return lambda mind, decision: each(decision, lambda move: worth(mind, move))


ANSWERS: dict[str, Answer] = {
    "exchange": rank_exchange,
    "set_aside": rank_exchange,
    "restock": rank_restock,
    "lay_out": rank_lay,
    "load": rank_load,
    "declare": rank_declare,
    "make_offer": rank_offers,
    "make_demand": rank_demands,
    "answer_deals": rank_answers,
    "inspect": rank_inspect,
    "inform": rank_denounce,
    "pay_with_goods": rank_pay,
    "pay_with_contraband": rank_pay,
    "sell_set": rank_sell,
    "fill_order": rank_fill,
    "choose_law": rank_laws,
    "keep_robber": rank_keep,
    "name_first": rank_first,
    "propose_split": rank_split,
    "agree_on_split": rank_agree,
    "hand_out": rank_gifts,
    "favour_whom": rank_against("player", -1.0),
    "press_whom": rank_against("player", 1.0),
    "serve_whom": rank_against("player", 1.0),
    "rob_stand": rank_take,
    "swap_goods": rank_swap,
    "take_share": rank_good("take_good"),
    "put_up_shown": rank_good("put_up"),
    "unpack": rank_good("unpack"),
    "hide_card": rank_good("hide"),
    "pick_card": rank_good("pick"),
    "search_pile": rank_good("pick_up"),
    "lose_good": rank_good("give_up", -1.0),
    "fair_discard": rank_discard,
    "stock_up": rank_stock,
    "show_card": rank_show,
    "redraw_hand": rank_redraw,
    "look_into_bag": rank_looks("bag"),
    "look_at_stack": rank_looks("player"),
}
