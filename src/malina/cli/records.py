"""`malina replay` and `malina verify`: shows and verifies a recorded game."""

from __future__ import annotations

import re
from typing import Annotated, Any

import msgspec
import typer
from rich.text import Text

from ..games import game as find_game
from ..kernel.record import OTHER_RULES, Match, Record
from ..kernel.record import replay as replayed
from ..kernel.record import verify as verified
from ..kernel.refusal import BadRecord, Refusal
from ..text import Texts, log_text
from ..text.log import Reader, names_of, told
from .files import read_record
from .output import Output
from .params import Json, Lang, RecordFile
from .wrong import Wrong

FINGERPRINT = re.compile("[0-9a-f]{8,64}")


def replay(
    ctx: typer.Context,
    record: RecordFile,
    seat: Annotated[int | None, typer.Option("--seat", metavar="N", help="help-replay-seat")] = None,
    spectator: Annotated[bool, typer.Option("--spectator", help="help-spectator")] = False,
    json: Json = False,
    lang: Lang = "",
) -> None:
    out: Output = ctx.obj
    played = read_record(record)
    out.speak_of(find_game(played.game))
    if seat is not None and spectator:
        raise Wrong("cli-seat-or-spectator")
    if seat is not None and not 0 <= seat < played.seats:
        raise Wrong("cli-no-such-seat", last=played.seats - 1)
    reader: Reader = "all" if seat is None else seat
    if spectator:
        reader = None
    match = last_of(played)
    text = log_text(match, out.texts.lang, reader)
    if out.json:
        result = match.table.result
        out.result(
            {
                "game": played.game,
                "seats": played.seats,
                "reader": reader,
                "events": told(match.table, reader),
                "result": result and result.to_json(),
                "text": text,
            }
        )
    else:
        out.print(text.rstrip("\n"))


def last_of(record: Record) -> Match:
    *_, match = replayed(find_game(record.game), record)
    return match


def verify(
    ctx: typer.Context,
    record: RecordFile,
    fingerprint: Annotated[str, typer.Option("--fingerprint", metavar="HEX", help="help-fingerprint")] = "",
    json: Json = False,
    lang: Lang = "",
) -> None:
    out: Output = ctx.obj
    wanted = "".join(fingerprint.lower().split())
    if fingerprint and not FINGERPRINT.fullmatch(wanted):
        raise Wrong("cli-bad-fingerprint")
    played = read_record(record)
    found = find_game(played.game)
    out.speak_of(found)
    facts = {"game": played.game, "seats": played.seats, "moves": len(played.moves), "commitment": played.commitment}
    try:
        table = verified(found, played)
    except Refusal as refusal:
        if isinstance(refusal, BadRecord) and refusal.reason == "no-secret":
            raise
        unknown = refusal.reason in OTHER_RULES
        _bad(out, facts, refusal.reason, why(out.texts, played, refusal), unknown)
        raise typer.Exit(1) from refusal
    if not played.commitment.startswith(wanted):
        problem = out.texts.say("verify-other-fingerprint", commitment=played.commitment)
        _bad(out, facts, "other-fingerprint", problem)
        raise typer.Exit(1)
    out.result({"ok": True, **facts, "finished": table.over, "result": table.result and table.result.to_json()})
    if not out.json:
        out.print(out.texts.say("verify-commitment", commitment=played.commitment))
        if wanted:
            out.say("verify-fingerprint")
        if played.moves:
            out.say("verify-moves", count=len(played.moves))
            out.say("verify-result" if table.over else "verify-unfinished")
        else:
            out.say("verify-nothing")
        out.say("verify-good", "bold green")


def _bad(out: Output, facts: dict[str, Any], reason: str, problem: str, unknown: bool = False) -> None:
    """Report a record as wrong, or as unknown if it was played by other rules, which cannot judge it."""
    out.result({"ok": None if unknown else False, **facts, "reason": reason, "problem": problem})
    if not out.json:
        out.say("verify-unknown" if unknown else "verify-bad", "bold yellow" if unknown else "bold red")
        out.show(Text(problem))


def why(texts: Texts, record: Record, refusal: Refusal) -> str:
    """The refusal in words for a reader who did not play: with the move in question, in the third person."""
    names = names_of(record, texts)
    if refusal.reason != "bad-move":
        return texts.refusal(refusal, names)
    number = refusal.args_["number"]
    seat, move = record.moves[number - 1]
    verb = f"word-{move.get('cmd')}"
    if texts.has(verb):
        values = [(name, value) for name, value in move.items() if name != "cmd" and isinstance(value, (int, str))]
        read = [str(value) if isinstance(value, int) else texts.value(name, value) for name, value in values]
        words = " ".join([texts.say(verb).split()[0], *read])
    else:
        words = msgspec.json.encode(move).decode()
    return texts.read("verify-bad-move", {"number": number, "seat": seat, "move": words}, names)
