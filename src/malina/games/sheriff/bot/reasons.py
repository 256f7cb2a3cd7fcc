"""Why a move is worth what the heuristic thinks, in words: `advice-<id>`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from ....kernel.decision import Move, Said
from .deals import Deals
from .loading import Loading
from .mind import Mind

Words = Callable[[Mind, Move, float], list[Said]]
USUAL = 0.5  # nobody speaks of less than half a coin


def reasons(mind: Mind, move: Move, value: float) -> list[Said]:
    return WORDS.get(move.get("cmd", ""), gain)(mind, move, value)


def inspect(mind: Mind, move: Move, value: float) -> list[Said]:
    """How likely it is a lie, what that would cost, and what the truth would cost us."""
    bag, public = move["bag"], mind.sight.public
    lie, fine = mind.belief.lie(bag), round(mind.belief.fine(bag))
    paid = mind.sight.compensation(public.declared[bag], public.number[bag])
    found = [Said("lie_chance", {"percent": round(100 * lie)}), Said("if_opened", {"gold": fine, "count": paid})]
    return [*found, Said("word_given")] if mind.bound_by_word(bag) else found


def load(mind: Mind, move: Move, value: float) -> list[Said]:
    bag = Counter(dict(move["goods"]))
    return of_bag(mind, bag, Loading(mind).said(bag)[1])


def declare(mind: Mind, move: Move, value: float) -> list[Said]:
    return of_bag(mind, +Counter(mind.sight.bag), move["good"])


def of_bag(mind: Mind, bag: Counter[str], good: str) -> list[Said]:
    """What it brings, how likely it is opened, and what happens then."""
    loading, wrong = Loading(mind), bag.total() - bag[good]
    risk = round(100 * loading.risk(bag.total(), good))
    found = [Said("bag_passes", {"gold": round(loading.passed(bag))})]
    return [*found, Said("bag_lies", {"count": wrong, "percent": risk}) if wrong else Said("bag_true")]


def offer(mind: Mind, move: Move, value: float) -> list[Said]:
    return [Said("threat", {"percent": round(100 * Deals(mind).threat())})]


def demand(mind: Mind, move: Move, value: float) -> list[Said]:
    return [
        Said("payer_lies", {"victim": bag, "percent": round(100 * mind.belief.lie(bag))})
        for bag in mind.sight.closed()
        if bag == move.get("payer")
    ]


def answer(mind: Mind, move: Move, value: float) -> list[Said]:
    """What the deal is worth to us."""
    deals = Deals(mind)
    deal = next(deal for deal in mind.sight.public.deals if deal.id == move["deal"])
    return gain(mind, move, deals.to_judge(deal) if mind.sight.me in deal.to else deals.to_payer(deal))


def gain(mind: Mind, move: Move, value: float) -> list[Said]:
    if abs(value) < USUAL:
        return [Said("no_matter")]
    coins = max(1, round(abs(value)))
    return [Said("gains", {"gold": coins}) if value > 0 else Said("loses", {"gold": coins})]


def nothing(mind: Mind, move: Move, value: float) -> list[Said]:
    return []


WORDS: dict[str, Words] = {
    "pass": inspect,
    "open": inspect,
    "stance": inspect,
    "denounce": inspect,
    "load": load,
    "declare": declare,
    "offer": offer,
    "demand": demand,
    "accept": answer,
    "decline": answer,
    "end": nothing,
    "": nothing,
}
