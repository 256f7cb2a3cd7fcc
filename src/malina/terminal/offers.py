"""Standing offers in the terminal: people can take one besides what is asked, by `+` or by its verb."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from rich.table import Table as Grid
from rich.text import Text

from ..kernel.rules import Question
from ..kernel.table import Table
from ..text import Texts

SIGN = "+"


class StandingOffer(NamedTuple):
    """An offer to a seat. `asked` is its public part, or for the reader's own offers the whole decision."""

    seat: int
    question: Question
    asked: Mapping[str, Any]


def standing(table: Table, people: Sequence[int], reader: int | None) -> list[StandingOffer]:
    """The standing offers of these people by public knowledge; of the reader's own only those with legal moves. Offers
    to talk are left out: people at one keyboard just talk."""
    own = [] if reader is None else [d.to_json() for d in table.decisions(reader) if not d.required]
    mine = {decision["kind"]: decision for decision in own}
    found: dict[tuple[int, str], StandingOffer] = {}
    for seat, question, _, required in table.asks:
        asked = mine.get(question.kind) if seat == reader else {"seat": seat, "kind": question.kind}
        if not required and seat in people and asked and set(question.answers) != {table.game.talk.move}:
            found[seat, question.kind] = StandingOffer(seat, question, asked)
    return list(found.values())


def offers_listed(offers: Sequence[StandingOffer], reader: int | None, texts: Texts, names: Sequence[str]) -> Grid:
    table = Grid.grid(padding=(0, 2))
    for number, (seat, _, asked) in enumerate(offers, 1):
        label = texts.decision(asked, names) if seat == reader else texts.waiting(asked, names)
        table.add_row(Text(f"{SIGN}{number}".rjust(3), "bold cyan"), Text(label, "dim"))
    return table


def offered(line: str, offers: Sequence[StandingOffer], reader: int | None, texts: Texts) -> StandingOffer | None:
    """Parse a line as an offer: `+2`, `+` if there is only one, or the verb of one of the reader's own."""
    number = line.removeprefix(SIGN).strip()
    if line.startswith(SIGN):
        if not number:
            return offers[0] if len(offers) == 1 else None
        return offers[int(number) - 1] if number in map(str, range(1, len(offers) + 1)) else None
    meant = [offer for offer in offers if offer.seat == reader and line.lower() in verbs(offer.asked, texts)]
    return meant[0] if len(meant) == 1 else None


def verbs(decision: Mapping[str, Any], texts: Texts) -> list[str]:
    """The words that can be typed for the verbs of a decision."""
    commands = [say["cmd"] for say in decision["says"]]
    return [word for cmd in commands for word in (cmd, *texts.say(f"word-{cmd}").lower().split())]
