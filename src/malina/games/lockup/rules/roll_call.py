"""Chapter 5: Roll Call. In turn order everybody places tokens in a location, face up or face down, or passes."""

from __future__ import annotations

from ....kernel.blanks import Each
from ....kernel.decision import About, Note, Said, Sentences
from ....kernel.pieces import mix, move, reveal, show, slip_faces
from ....kernel.refusal import IllegalMove
from ....kernel.rules import question, rule
from ....kernel.table import FaceId
from ..moments import guards_turn, modes, placed, roll_call_begins
from ..table import LockupTable
from .strength import strength_of
from .tomes import a_star_less, play, playable, why_not_play

UP, DOWN = "up", "down"
Tokens = list[tuple[FaceId, str]]


@rule
def roll_call(g: LockupTable) -> None:
    g.step = "roll_call"
    g.passed = [False] * g.data.parties
    g.visited = [()] * g.data.parties
    g.down = [0] * g.data.parties
    g.peeked = []
    for seat, cell in enumerate(g.data.cell):
        mix(g, g.at[cell])  # all tokens are back: whatever of them was seen lies behind the screen again
        show(g, seat, g.at[cell])
    g.tell("roll_call", round=g.round)
    roll_call_begins(g, modes(g))
    g.then(next_turn, g.marker)


@rule
def next_turn(g: LockupTable, party: int) -> None:
    """This party's turn, or the next one's that has not passed."""
    g.current, g.hiding = party, False
    if all(g.passed[: g.seats]):
        return
    if g.guards(party):
        guards_turn(g, modes(g))
    elif not g.passed[party]:
        if g.at[g.data.cell[party]]:
            g.ask(party, turn)
        else:
            g.passed[party] = True
            g.tell("passed", seat=party, why="empty")
    g.then(next_turn, g.others(party)[0])


def left_face_down(g: LockupTable, seat: int) -> int:
    """How many tokens may still be placed face down."""
    return g.data.parties * 9 if g.hiding else g.data.face_down - g.down[seat]


def open_rooms(g: LockupTable, seat: int) -> list[str]:
    """Where this seat has not been in this round; nobody goes to the Library by himself."""
    return [room.id for room in g.data.locations if not room.closed and room.id not in g.visited[seat]]


@question
def turn(g: LockupTable, seat: int) -> Sentences:
    faces = (UP, DOWN) if left_face_down(g, seat) else (UP,)
    tokens = Each(dict.fromkeys(g.ids(g.at[g.data.cell[seat]]), faces), 1, caps={DOWN: left_face_down(g, seat)})
    return ("place", open_rooms(g, seat), tokens), ("pass",), ("play", playable(g, seat, "turn"))


@turn.answer("place")
def place(g: LockupTable, seat: int, location: str, tokens: Tokens) -> None:
    """Which handles the tokens behind the screen have nobody can say: they are mixed before any leaves."""
    cell, room = g.data.cell[seat], g.data.room[g.data.number[location]][seat]
    mix(g, g.at[cell])
    up = tuple(g.find(cell, token) for token, face in tokens if face == UP)
    for piece in up:
        move(g, piece, cell, room)
    reveal(g, up)
    down = slip_faces(g, [token for token, face in tokens if face == DOWN], cell, room)
    show(g, seat, g.at[cell] + down)
    g.visited[seat] = (*g.visited[seat], location)
    if not g.hiding:
        g.down[seat] += len(down)
    g.tell("placed", {"tokens": up}, seat=seat, location=location, down=len(down))
    placed(g, modes(g), seat)


@turn.answer("pass")
def pass_turn(g: LockupTable, seat: int) -> None:
    g.passed[seat] = True
    g.tell("passed", seat=seat, why="will")


@turn.answer("play", stays=True)
def play_in_turn(g: LockupTable, seat: int, tome: FaceId) -> None:
    play(g, seat, tome)


@turn.refuse("place")
def why_not_place(g: LockupTable, seat: int, location: str, tokens: list[tuple[str, str]]) -> IllegalMove | None:
    room = g.data.number.get(location)
    if room is None:
        return IllegalMove("no-such-location")
    if g.data.locations[room].closed:
        return IllegalMove("location-closed")
    if location in g.visited[seat]:
        return IllegalMove("already-there")
    if not tokens:
        return IllegalMove("place-something")
    if any(token not in g.ids(g.at[g.data.cell[seat]]) for token, _ in tokens):
        return IllegalMove("no-such-token")
    if sum(face == DOWN for _, face in tokens) > left_face_down(g, seat):
        return IllegalMove("too-many-face-down", most=g.data.face_down, left=left_face_down(g, seat))
    return None


@turn.refuse("play")
def why_not_in_turn(g: LockupTable, seat: int, tome: str) -> IllegalMove:
    return why_not_play(g, seat, "turn", tome)


@turn.tells
def about_turn(g: LockupTable, seat: int) -> About:
    """In each location: whose strength lies open, and how many tokens do not."""
    notes = []
    for room in open_rooms(g, seat):
        number = g.data.number[room]
        for party in g.present(number):
            there = g.tokens_at(number, party)
            hidden = sum(map(g.closed, there))
            seen = strength_of(g, party, [piece for piece in there if not g.closed(piece)])
            args = {"seat": g.name(party), "strength": seen, "hidden": hidden}
            notes.append(Note("place", Said("there", args), {"location": room}))
    final = Note("pass", Said("for_good"))
    return About(args={"left": left_face_down(g, seat)}, notes=[*notes, final, a_star_less(g)])
