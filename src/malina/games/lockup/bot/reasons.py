"""Why a move is worth what the heuristic thinks, in words: `advice-<id>`."""

from __future__ import annotations

from collections.abc import Callable

from ....kernel.decision import Move, Said
from .belief import strength
from .outlook import Outlook
from .rooms import Rooms
from .tomes import spent

WEAK = 2  # a token no stronger is a bluff face down


def place(outlook: Outlook, move: Move, value: float) -> list[Said]:
    """How likely the first place is there and what it is worth, then suspicion, then what lies face down."""
    sight, rooms = outlook.sight, Rooms(outlook)
    number = [location.id for location in sight.box.locations].index(move["location"])
    faces = {face.id: face for face in sight.cell}
    power = sight.power[sight.me]
    placed = [(faces[token], facing == "down") for token, facing in move["tokens"]]
    whole = sum(strength(face, power) for face, _ in placed)
    leading = rooms.leading(number, whole)
    first, second = rooms.places(number)[:2]
    said = [
        Said("first_place", {"strength": whole, "percent": round(100 * leading)}),
        Said("places", {"won": stars(first), "missed": stars(second)}),
    ]
    if cubes := sight.suspicion_at[number]:
        if any(face.rule == "zero" for face, _ in placed):
            said.append(Said("covered", {"suspicion": cubes}))
        else:
            said.append(Said("suspect", {"suspicion": cubes, "percent": round(100 * leading)}))
    if any(down and strength(face, power) <= WEAK for face, down in placed):
        said.append(Said("bluff"))
    elif any(down for _, down in placed):
        said.append(Said("unseen"))
    return said


def worth(outlook: Outlook, move: Move, value: float) -> list[Said]:
    return [Said("worth", {"stars": stars(value)})]


def play(outlook: Outlook, move: Move, value: float) -> list[Said]:
    return [Said("tome", {"now": stars(value + spent(outlook)), "kept": stars(spent(outlook))})]


def keep(outlook: Outlook, move: Move, value: float) -> list[Said]:
    """To play no tome, or to place no more."""
    return [Said("tokens_home" if outlook.sight.step == "roll_call" else "tome_kept")]


def decline(outlook: Outlook, move: Move, value: float) -> list[Said]:
    return [Said("declined", {"stars": stars(value)})]


def blame(outlook: Outlook, move: Move, value: float) -> list[Said]:
    return [Said("blamed", {"victim": move["victim"], "suspicion": outlook.sight.suspicion[move["victim"]]})]


def give_back(outlook: Outlook, move: Move, value: float) -> list[Said]:
    """What is left serves the best item that can still be made."""
    return [Said("cubes_left")]


def turn_up(outlook: Outlook, move: Move, value: float) -> list[Said]:
    """The stake of a room where one may still go; elsewhere it is below zero."""
    return [Said("guard_stake", {"stars": stars(value)}) if value >= 0 else Said("guard_elsewhere")]


def stars(value: float) -> int:
    return max(round(value), 0)


REASONS: dict[str, Callable[[Outlook, Move, float], list[Said]]] = {
    "place": place,
    "pass": keep,
    "play": play,
    "decline": decline,
    "choose": worth,
    "swap": worth,
    "recruit": worth,
    "take_goon": worth,
    "craft": worth,
    "reserve": worth,
    "keep_card": worth,
    "choose_trait": worth,
    "blame": blame,
    "give_back": give_back,
    "turn_up": turn_up,
}
