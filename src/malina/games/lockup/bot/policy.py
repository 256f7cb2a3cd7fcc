"""What each move of a seat of Lockup is worth."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from ....kernel.decision import Decision, Move, Said
from ....kernel.policy import Policy, Ranking, View
from ..table import LockupTable
from . import answers
from .belief import believes, imagine, likelihood
from .outlook import Outlook
from .placing import rank_places
from .reasons import REASONS
from .sight import Sight
from .tomes import rank_book, rank_tomes
from .weights import FILE, Weights
from .worth import settled, worth

MANNERS = FILE.manners
FITTED = ("chance",)
WEIGHTS = FILE.read()


def _policy(weights: Weights) -> Policy:
    return Policy(
        rank=partial(rank, weights=weights),
        scale=1.2,
        worth=partial(worth, weights=weights),
        settled=settled,
        likelihood=partial(likelihood, weights=weights),
        imagine=partial(imagine, weights=weights),
        believes=partial(believes, weights=weights),
        rank_on=partial(rank_on, weights=weights),
        reasons=partial(reasons, weights=weights),
        final=frozenset({"pass", "decline"}),
    )


def rank(view: View, decision: Decision, weights: Weights = WEIGHTS) -> Ranking:
    return KINDS[decision.kind](Outlook(Sight.of_view(view), weights), decision)


def rank_on(table: LockupTable, seat: int, decision: Decision, weights: Weights = WEIGHTS) -> Ranking:
    """The same from a table of the bot's own, of which no more is read than the seat sees."""
    return KINDS[decision.kind](Outlook(Sight.of_table(table, seat), weights), decision)


def reasons(table: LockupTable, decision: Decision, move: Move, weights: Weights = WEIGHTS) -> list[Said]:
    """Why this move, or why not. Its value is what the heuristic thinks of it."""
    outlook = Outlook(Sight.of_table(table, decision.seat), weights)
    values = [value for other, value in KINDS[decision.kind](outlook, decision) if other == move]
    return REASONS[move["cmd"]](outlook, move, values[0]) if values and move["cmd"] in REASONS else []


def rank_turn(outlook: Outlook, decision: Decision) -> Ranking:
    places = rank_places(outlook, decision)
    least = max([value for _, value in places], default=0.0)
    tomes = [(move, least + value) for move, value in rank_tomes(outlook, decision, "turn")]
    return [*places, *tomes, ({"cmd": "pass"}, 0.0)]


def rank_window(outlook: Outlook, decision: Decision) -> Ranking:
    """Which window it is follows from where the game is."""
    sight = outlook.sight
    if sight.step == "patrol" or sight.step == "final_raid":
        window = "raid" if sight.step == "final_raid" or sight.raid else "patrol"
    else:
        window = "compare" if any_brawl(decision) else "start"
    return rank_book(outlook, decision, window)


def any_brawl(decision: Decision) -> bool:
    """Only one tome is played when tokens are compared, and only then."""
    return any("brawlers_handbook" in say.blanks.get("tome", ()) for say in decision.moves.says)


KINDS: dict[str, Callable[[Outlook, Decision], Ranking]] = {
    "turn": rank_turn,
    "book": rank_window,
    "reward_choice": answers.rank_rewards,
    "second_goon": answers.rank_goons,
    "return_cubes": answers.rank_cubes_back,
    "trade": answers.rank_trades,
    "blame": answers.rank_blame,
    "keep_tome": answers.rank_kept_tomes,
    "keep_card": answers.rank_kept_cards,
    "order_cards": answers.rank_any,
    "trait": answers.rank_traits,
    "choose_crew": answers.rank_any,
    "reveal_guard": answers.rank_guards,
    "spy": answers.rank_looks,
    "back_door": answers.rank_back_door,
    "alibi": answers.rank_most,
    "reserve_free": answers.rank_free_reserve,
}


policy = FILE.policies(_policy)
