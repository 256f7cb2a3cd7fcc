"""Chapter 9.6 and 12: who has won, and how the game ends."""

from __future__ import annotations

from ....kernel.pieces import reveal
from ....kernel.rules import rule
from ....kernel.table import Result
from ..moments import events, game_over, judged, modes, on, returns, survived
from ..table import BangTable, Person
from .owing import owe


def eliminated(g: BangTable, seat: int) -> bool:
    """Has nobody left in play? Between two games of a series all are."""
    return bool(g.ring) and all(g.owner[person] != seat for person in g.ring)


def gone(g: BangTable, seat: int) -> bool:
    """Is this seat out for good? No event in the box brings anybody back, and no game of a series follows."""
    bring_back = any(event.id in returns.hooks for event in (*g.data.events, *g.data.show))
    return eliminated(g, seat) and not bring_back and not g.options.tournament_scoring


@rule
def check_victory(g: BangTable, person: Person, by: Person) -> None:
    """Somebody has just been eliminated, `by` being responsible."""
    if g.options.win_check == "after_card":
        owe(g, "verdict", person, by)
    else:
        judge(g, person, by)


@rule
def judge(g: BangTable, person: Person, by: Person) -> None:
    if not g.ring:
        end(g, (), "nobody")
    elif not judged(g, (*events(g), *modes(g)), person, by):
        standard(g)


def standard(g: BangTable) -> None:
    roles = [g.role(p) for p in g.ring]
    if "sheriff" not in roles:
        if roles == ["renegade"]:
            end(g, g.ring, "renegade")
        else:
            camp_wins(g, "outlaws")
    elif "outlaw" not in roles and "renegade" not in roles:
        camp_wins(g, "law")


@on(judged, "fight")
def until_one_is_left(g: BangTable, me: Person, person: Person, by: Person) -> bool:
    """Only survival counts."""
    if len(g.ring) == 1:
        last_survivor(g)
    return True


def last_survivor(g: BangTable) -> None:
    [person] = g.ring
    if not survived(g, modes(g), person):
        end(g, (person,), "survivor")


def camp_wins(g: BangTable, camp: str) -> None:
    """Everybody of it, eliminated or not."""
    end(g, tuple(p for p in g.everybody if g.data.camp[g.role(p)] == camp), camp)


def end(g: BangTable, winners: tuple[int, ...], how: str) -> None:
    """The game is over: all roles are turned up. `winners` are persons, with two players seats."""
    winners = tuple(sorted(winners))
    for place in (*g.data.role, g.data.role_out):
        reveal(g, g.at[place])
    g.chain.clear()
    roles = [g.role(p) for p in g.everybody] if g.data.roles else []
    g.tell("game_ended", winners=winners, how=how, roles=roles)
    if game_over(g, modes(g), winners, how):
        return
    points = tuple(int(seat in winners) for seat in range(g.seats))
    alive = {g.owner[p] for p in g.ring}
    players = [
        {"seat": seat, "role": role, "alive": seat in alive, "won": seat in winners}
        for seat, role in enumerate(roles or [""] * g.seats)
    ]
    g.finish(Result(winners, points, {"how": how, "players": players}))


def side(g: BangTable, seat: int) -> str:
    """Whom his role makes him win with; in a series roles change."""
    return "" if not g.data.roles or g.options.tournament_scoring else g.data.camp[g.role(Person(seat))]
