"""Chapter 9.6 and 12: who has won, and how the game ends."""

from __future__ import annotations

from ...kernel.pieces import reveal
from ...kernel.rules import rule
from ...kernel.table import Result
from .table import BangTable

# With three players everybody is after one other
TARGET = {"deputy": "renegade", "renegade": "outlaw", "outlaw": "deputy"}
SIDE = {"sheriff": "law", "deputy": "law", "outlaw": "outlaws", "renegade": "renegade"}


def eliminated(g: BangTable, seat: int) -> bool:
    """Has nobody left in play? Between two games of a series all are."""
    return bool(g.ring) and all(g.owner[person] != seat for person in g.ring)


@rule
def check_victory(g: BangTable, person: int, by: int) -> None:
    """Somebody has just been eliminated, `by` being responsible."""
    if g.options.win_check == "after_card":
        g.owed.append(("verdict", person, by))
    else:
        judge(g, person, by)


@rule
def judge(g: BangTable, person: int, by: int) -> None:
    if not g.ring:
        end(g, (), "nobody")
    elif g.mode == "two":
        seats = {g.owner[p] for p in g.ring}
        if len(seats) == 1:
            end(g, tuple(seats), "duel")
    elif g.show == "wild_west_show" or g.mode == "fight":
        if len(g.ring) == 1:
            last_survivor(g)
    elif g.mode == "three":
        three(g, person, by)
    elif g.mode == "six":
        from .six import few_left

        few_left(g)
    else:
        standard(g)


def standard(g: BangTable) -> None:
    roles = [g.role(p) for p in g.ring]
    if "sheriff" not in roles:
        if roles == ["renegade"]:
            end(g, g.ring, "renegade")
        else:
            end(g, with_role(g, "outlaw"), "outlaws")
    elif "outlaw" not in roles and "renegade" not in roles:
        end(g, with_role(g, "sheriff", "deputy"), "law")


def three(g: BangTable, person: int, by: int) -> None:
    """Whoever eliminates his target himself wins; after any other elimination the last survivor does."""
    if by >= 0 and g.in_play(by) and TARGET[g.role(by)] == g.role(person):
        end(g, (by,), g.role(by))
    elif len(g.ring) == 1:
        last_survivor(g)
    else:
        g.mode = "fight"
        g.tell("fight")


def last_survivor(g: BangTable) -> None:
    """With hidden composition his camp wins with him."""
    [person] = g.ring
    role = g.role(person)
    if g.data.mode == "six" and g.show != "wild_west_show":
        camp_wins(g, role)
    else:
        end(g, (person,), "survivor")


def camp_wins(g: BangTable, role: str) -> None:
    if role in ("sheriff", "deputy"):
        end(g, with_role(g, "sheriff", "deputy"), "law")
    elif role == "outlaw":
        end(g, with_role(g, "outlaw"), "outlaws")
    else:
        end(g, with_role(g, "renegade"), "renegade")


def with_role(g: BangTable, *roles: str) -> tuple[int, ...]:
    """Everybody who has one of these roles, eliminated or not."""
    return tuple(p for p in range(g.data.persons) if g.role(p) in roles)


def end(g: BangTable, winners: tuple[int, ...], how: str) -> None:
    """The game is over: all roles are turned up. `winners` are persons, with two players seats."""
    winners = tuple(sorted(winners))
    for place in (*g.data.role, g.data.role_out):
        reveal(g, g.at[place])
    g.chain.clear()
    roles = [g.role(p) for p in range(g.data.persons)] if g.data.mode != "two" else []
    g.tell("game_ended", winners=winners, how=how, roles=roles)
    if g.options.tournament_scoring:
        from .series import game_over

        game_over(g, winners, how)
        return
    points = tuple(int(seat in winners) for seat in range(g.seats))
    alive = {g.owner[p] for p in g.ring}
    players = [
        {"seat": seat, "role": role, "alive": seat in alive, "won": seat in winners}
        for seat, role in enumerate(roles or [""] * g.seats)
    ]
    g.finish(Result(winners, points, {"how": how, "players": players}))


def side(g: BangTable, seat: int) -> str:
    """Whom his role makes him win with: with three players nobody, and in a series roles change."""
    if g.data.mode == "two" or g.options.tournament_scoring:
        return ""
    role = g.role(seat)
    return role if g.data.mode == "three" else SIDE[role]
