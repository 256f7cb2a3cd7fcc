"""Tables in any position, and commands in the notation of the specification's acceptance cases.

    t = scenario(players=3, hide="D=forger,bruiser A=fence", grid="0/7=-bruiser,lookout 1/6=butcher")
    t.do("0 recruit D", "0 hire forger", "0 place 6 up")
    t.refuses("0 pass", "E_NOT_YOUR_TURN")
    assert t.sees(1, "0/7") == ["-?", "lookout"]

`hide` lists hideouts, all others are empty. `grid` lists slots as seat/job, bottom to top, `-` means face down.
Crooks that are not named anywhere are undealt.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from typing import Any

import pytest

from malina.games.crooks import GAME
from malina.games.crooks.rules.recruiting import start_turn
from malina.games.crooks.rules.scoring import score
from malina.games.crooks.rules.setup import seat_players
from malina.games.crooks.table import CrooksTable
from malina.kernel.dice import FastDice
from malina.kernel.pieces import add_pieces, bar, reveal, show
from malina.kernel.refusal import IllegalMove

NOBODY = None  # a spectator
FULL_ROW = "0/2=bookie 0/3=courier 0/4=bartender 0/5=locksmith 0/6=bootlegger 0/7=racketeer 0/8=boxer 0/9=bruiser"


def scenario(
    players: int = 2,
    hide: str = "",
    grid: str = "",
    *,
    hand: str = "",
    money: Sequence[int] | None = None,
    passed: Iterable[int] = (),
    first: int = 0,
    options: dict[str, Any] | None = None,
) -> Scenario:
    """Seat `first` is to move. `hand`: this crook lay alone in A, seat 0 has searched A (so $1 is paid) and hired it;
    if no other hideout is named, B holds two crooks that are not named either."""
    read = GAME.read_options({"first": first, **(options or {})}, players)
    g: CrooksTable = GAME.new_table(players, read, FastDice("scenario"))  # type: ignore[assignment]
    seat_players(g)
    g.log = []
    g.first = g.current = first
    g.money = list(money) if money else g.money
    g.passed = [seat in passed for seat in range(players)]
    piles = dict(_entries(hide))
    slots = dict(_entries(grid))
    if hand:
        assert "A" not in piles, "the crook in hand lay there alone"
        named = {hand} | {crook.lstrip("-") for crooks in [*piles.values(), *slots.values()] for crook in crooks}
        others = [face.id for face in g.data.faces if face.id not in named and not face.action]
        piles = {"A": [hand], **(piles or {"B": others[:2]})}
    undealt = list(g.data.faces)
    for letter, crooks in piles.items():
        add_pieces(g, [_take(undealt, crook) for crook in crooks], _place(g, "hideout", letter))
    for slot, crooks in slots.items():
        seat, job = (int(word) for word in slot.split("/"))
        for crook in crooks:
            piece = add_pieces(g, [_take(undealt, crook.lstrip("-"))], _place(g, "slot", seat, job))
            if crook.startswith("-"):
                show(g, seat, piece)
                bar(g, piece, g.data.kingpins)
            else:
                reveal(g, piece)
    add_pieces(g, undealt, _place(g, "unused"))
    g.then(score if all(g.passed) else start_turn)
    g.run(0)
    t = Scenario(g)
    if hand:
        t.do("0 recruit A", f"0 hire {hand}")
    return t


def scored(grid: str, players: int = 2, money: Sequence[int] | None = None) -> Scenario:
    """The end of a game in which everybody has passed."""
    return scenario(players, grid=grid, money=money, passed=range(players))


def parse(command: str) -> tuple[int, dict[str, Any]]:
    """`0 place 9 up switch to=4` as the seat and its JSON command."""
    seat, verb, *words = command.split()
    move: dict[str, Any] = {"cmd": verb}
    if verb == "recruit":
        [move["hideout"]] = words
    elif verb == "hire":
        [move["crook"]] = words
    elif verb == "place":
        job, move["face"], *action = words
        move["job"] = int(job)
        if action:
            move["action"] = {"type": action[0]}
            for word in action[1:]:
                name, value = word.split("=")
                move["action"][name] = value if name == "hideout" else int(value)
    else:
        assert verb == "pass", command
        assert not words, command
    return int(seat), move


class Scenario:
    def __init__(self, table: CrooksTable) -> None:
        self.table = table

    # ---- moves ----

    def do(self, *commands: str) -> Scenario:
        for command in commands:
            self.table.act(*parse(command))
            assert GAME.invariants(self.table) == [], command
        return self

    def refuses(self, command: str | tuple[int, Any], code: str) -> IllegalMove:
        """The command is rejected with this code, and nothing whatsoever has changed (T67)."""
        seat, move = parse(command) if isinstance(command, str) else command
        table = self.table
        twin, before = table.copy(), self.photo()
        with pytest.raises(IllegalMove) as refused:
            table.act(seat, move)
        assert refused.value.reason == reason(code)
        assert table == twin
        assert self.photo() == before
        return refused.value

    def refuses_all(self, code: str, *commands: str) -> None:
        for command in commands:
            self.refuses(command, code)

    def finish(self) -> Scenario:
        """Everybody who is still in passes."""
        while not self.table.over:
            [seat] = self.table.waiting_for
            self.table.act(seat, {"cmd": "pass"})
        return self

    # ---- what is there ----

    def photo(self) -> list[str]:
        """The dump, all events and all views, byte for byte."""
        g = self.table
        viewers = [*range(g.seats), NOBODY]
        things = [g.dump(), *(g.events(v) for v in viewers), *(g.view(v) for v in viewers)]
        return [json.dumps(thing, ensure_ascii=False) for thing in things]

    @property
    def money(self) -> list[int]:
        return self.view(NOBODY)["money"]

    @property
    def to_move(self) -> int | None:
        return next(iter(self.table.waiting_for), None)

    @property
    def phase(self) -> str:
        """turn, choose, place, or over."""
        return "over" if self.table.over else self.view(NOBODY)["asked"][0]["kind"]

    def view(self, seat: int | None) -> dict[str, Any]:
        return json.loads(json.dumps(self.table.view(seat)))

    def sees(self, seat: int | None, where: str) -> list[str]:
        """What a viewer sees in a slot (`0/7`) or the box: `lookout` face up, `-lookout` face down but known to them,
        `-?` face down. In a hideout (`D`) or a hand (`hand 0`): `lookout` or `?`."""
        places = self.view(seat)["places"]
        if "/" in where or where == "box":
            owner, _, job = where.partition("/")
            pieces = places["slot"][owner][job] if job else places["box"]
            return [piece["face"] if piece.get("public") else "-" + piece.get("face", "?") for piece in pieces]
        pieces = places["hand"][where.split()[1]] if where.startswith("hand") else places["hideout"][where]
        return sorted(piece.get("face", "?") for piece in pieces)

    def all_see(self, where: str) -> list[str]:
        """What everybody sees there, the same for all."""
        first, *others = [self.sees(seat, where) for seat in (*range(self.table.seats), NOBODY)]
        assert all(other == first for other in others)
        return first

    def handles(self, where: str) -> list[int]:
        """The anonymous pieces in a slot or the box."""
        owner, _, job = where.partition("/")
        places = self.view(NOBODY)["places"]
        return [piece["piece"] for piece in (places["slot"][owner][job] if job else places["box"])]

    def size(self, letter: str) -> int:
        return len(self.view(NOBODY)["places"]["hideout"][letter])

    def told(self, seat: int | None, name: str = "") -> list[dict[str, Any]]:
        """The events a viewer got, all or those with this name, without their numbers."""
        events = json.loads(json.dumps(self.table.events(seat)))
        assert [event.pop("n") for event in events] == list(range(len(events)))
        return [event for event in events if name in ("", event["event"])]

    def memory(self, seat: int) -> dict[str, tuple[list[str], int]]:
        """Letter of a hideout: the crooks this seat saw there, and how many of them have gone unseen."""
        return {note["place"][1]: (note["seen"], note["missing"]) for note in self.view(seat)["memory"]}

    def legal(self, seat: int) -> list[dict[str, Any]]:
        return [move for decision in self.table.decisions(seat) for move in decision.moves]

    # ---- the end ----

    @property
    def points(self) -> tuple[int, ...]:
        assert self.table.result
        return self.table.result.points

    @property
    def winners(self) -> tuple[int, ...]:
        assert self.table.result
        return self.table.result.winners

    def job(self, job: int) -> tuple[int, list[int], int]:
        """What a job was worth, who won it, and how much each of them got."""
        assert self.table.result
        [row] = [row for row in self.table.result.breakdown["jobs"] if row["job"] == job]
        return row["points"], row["winners"], row["share"]

    def totals(self, job: int) -> dict[int, int]:
        """The ratings everybody had on a job, of those who were there."""
        assert self.table.result
        [row] = [row for row in self.table.result.breakdown["jobs"] if row["job"] == job]
        return {seat: total for seat, total in enumerate(row["totals"]) if total is not None}

    def gang(self, gang: str) -> tuple[list[int], int | None, int]:
        """How many members everybody has, who got the bonus, and how much it was."""
        assert self.table.result
        [row] = [row for row in self.table.result.breakdown["gangs"] if row["gang"] == gang]
        return row["counts"], row["winner"], row["bonus"]


def contents(g: Any) -> dict[str, list[str]]:
    """What really lies where: hideouts `A`, slots `0/7` with `-` for face down, `hand 0`, `box`, `unused`."""
    places = g.view(NOBODY)["places"]

    def crooks(pieces: list[dict[str, Any]], down: str = "") -> list[str]:
        return [("" if piece.get("public") else down) + g.face[piece["piece"]].id for piece in pieces]

    found = {letter: sorted(crooks(pieces)) for letter, pieces in places["hideout"].items()}
    found |= {f"{seat}/{job}": crooks(slot, "-") for seat, row in places["slot"].items() for job, slot in row.items()}
    found |= {f"hand {seat}": crooks(pieces) for seat, pieces in places["hand"].items()}
    return found | {"box": crooks(places["box"], "-"), "unused": sorted(crooks(places["unused"]))}


def reason(code: str) -> str:
    """E_NOT_YOUR_TURN of the specification is not-your-turn in the kernel."""
    assert code.startswith("E_")
    return code.removeprefix("E_").lower().replace("_", "-")


def _entries(text: str) -> list[tuple[str, list[str]]]:
    return [(name, crooks.split(",")) for name, _, crooks in (entry.partition("=") for entry in text.split())]


def _take(undealt: list[Any], crook: str) -> Any:
    return undealt.pop(next(i for i, face in enumerate(undealt) if face.id == crook))


def _place(g: CrooksTable, *words: str | int) -> int:
    return g.data.places.index(words)
