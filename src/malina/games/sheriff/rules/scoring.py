"""Chapter 15: goods, coins, King and Queen; who wins, and by what."""

from __future__ import annotations

from typing import Any

from ....kernel.pieces import reveal
from ....kernel.table import Result
from ..table import SheriffTable
from .goods import goods_in, said, worth

PARTS = ("legal", "contraband", "gold", "crowns", "black_market", "orders")


def score(g: SheriffTable) -> None:
    """All stacks are turned over; hands are worth nothing."""
    g.step = "end"
    for seat, stack in enumerate(g.data.stack):
        reveal(g, g.at[stack])
        g.tell("stack_revealed", seat=seat, goods=said(goods_in(g, stack)))
    result = tally(g)
    g.finish(result)
    g.tell("game_ended", winners=result.winners, points=result.points, how=ending(g))


def tally(g: SheriffTable) -> Result:
    """What everybody has if the game ends now."""
    crowns = [crown(g, good) for good in g.data.legal]
    rows = []
    for seat in range(g.seats):
        row: dict[str, Any] = {
            "seat": seat,
            "legal": worth(g, goods_in(g, g.data.stand[seat])),
            "contraband": worth(g, goods_in(g, g.data.stack[seat])),
            "gold": g.gold[seat],
            "crowns": sum(
                c["each_king"] * (seat in c["kings"]) + c["each_queen"] * (seat in c["queens"]) for c in crowns
            ),
            "black_market": sum(g.face[piece].value for piece in g.at[g.data.bought[seat]]),
            "orders": sum(g.face[piece].value for piece in (*g.at[g.data.filled[seat]], *g.at[g.data.under[seat]])),
        }
        row["points"] = sum(row[part] for part in PARTS)
        row["legal_cards"] = len(g.at[g.data.stand[seat]])
        row["contraband_cards"] = len(g.at[g.data.stack[seat]])
        rows.append(row)
    ranks = [(row["points"], row["legal_cards"], row["contraband_cards"]) for row in rows]
    winners = tuple([seat for seat, rank in enumerate(ranks) if rank == max(ranks)])
    return Result(winners, tuple([rank[0] for rank in ranks]), {"players": rows, "crowns": crowns})


def crown(g: SheriffTable, good: str) -> dict[str, Any]:
    """King and Queen of a legal good: who has most of it, royal goods counting as several; nobody with none."""
    counts = [amount(g, good, seat) for seat in range(g.seats)]
    ranks = sorted({count for count in counts if count}, reverse=True)
    kings = [seat for seat, count in enumerate(counts) if ranks and count == ranks[0]]
    queens = [seat for seat, count in enumerate(counts) if len(kings) == 1 and ranks[1:2] == [count]]
    card = g.data.goods[good]
    each_king = (card.king if len(kings) == 1 else card.king + card.queen) // max(len(kings), 1)
    return {
        "good": good,
        "counts": counts,
        "kings": kings,
        "each_king": each_king if kings else 0,
        "queens": queens,
        "each_queen": card.queen // len(queens) if queens else 0,
    }


def amount(g: SheriffTable, good: str, seat: int) -> int:
    royal = [g.data.goods[id] for id in g.ids(g.at[g.data.stack[seat]])]
    return g.held(g.data.stand[seat])[good] + sum(card.counts_as_number for card in royal if card.counts_as == good)


def ending(g: SheriffTable) -> str:
    """What decided: points, legal goods, contraband, or nothing at all."""
    assert g.result is not None
    if len(g.result.winners) > 1:
        return "shared"
    rows = g.result.breakdown["players"]
    best = [row for row in rows if row["points"] == max(g.result.points)]
    most = max(row["legal_cards"] for row in best)
    if len(best) == 1:
        return "points"
    return "legal" if sum(row["legal_cards"] == most for row in best) == 1 else "contraband"
