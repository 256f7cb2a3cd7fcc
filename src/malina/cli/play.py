"""`malina play`: a game at this terminal."""

from __future__ import annotations

import hashlib
import secrets
from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer
from rich.text import Text

from ..bots import bot as find_bot
from ..games import game as find_game
from ..kernel.dice import FastDice
from ..kernel.game import Game
from ..kernel.record import Match
from ..kernel.refusal import BadOptions
from ..terminal import Leave, Quit, Screen, Session, drawer_for
from ..terminal.words import is_word
from ..text import Texts
from .files import check_writable, write_record
from .output import Output
from .params import GameId, Json, Lang, Seats, Settings
from .settings import check_seats, read_settings
from .simulate import bot_names
from .wrong import Wrong


def play(
    ctx: typer.Context,
    game: GameId,
    seats: Seats = None,
    bots: Annotated[str, typer.Option("--bots", metavar="A,B", help="help-play-bots")] = "greedy",
    humans: Annotated[int, typer.Option("--humans", metavar="N", min=0, help="help-humans")] = 1,
    name: Annotated[list[str], typer.Option("--name", metavar="TEXT", help="help-name")] = [],  # noqa: B006
    seed: Annotated[str | None, typer.Option("--seed", metavar="TEXT", help="help-play-seed")] = None,
    save: Annotated[Path | None, typer.Option("--save", metavar="FILE", help="help-save")] = None,
    option: Settings = [],  # noqa: B006
    json: Json = False,
    lang: Lang = "",
) -> None:
    out: Output = ctx.obj
    found = find_game(game)
    out.speak_of(found)
    settings = read_settings(found, option)
    number = default_seats(found, seats, humans, settings)
    if humans > number:
        raise Wrong("cli-too-many-humans", humans=humans, seats=number)
    policies = {seat: find_bot(policy, found) for seat, policy in bot_seats(bots, humans, number).items()}
    if save:
        check_writable(save)
    names = player_names(out.texts, number, humans, name)
    secret = secrets.token_bytes(32) if seed is None else hashlib.sha256(f"malina {seed}".encode()).digest()
    match = Match.start(found, number, secret, [], settings, names)
    texts = Texts(out.texts.lang, found, match.table.data.faces)
    screen = Screen(out.console)
    drawer = drawer_for(found.id, match.table.data, texts, names)
    out.show(Text(texts.say("game-name"), "bold"), Text(texts.say("game-tagline"), "italic"), "")
    out.print(out.texts.say("play-commitment", commitment=match.record.commitment), "dim")
    out.say("play-words", "dim")
    dice = FastDice(secret.hex())
    ask_to_save = True
    try:
        if humans and is_word("quit", screen.read(texts.say("play-start")), texts):
            raise Quit
        Session(match, texts, names, drawer, screen, policies, dice).run()
    except Quit:
        out.say("play-left")
    except Leave:
        ask_to_save = False
        out.say("play-left")
    except KeyboardInterrupt:
        keep(out, screen, match, save, ask=False)
        raise
    saved = keep(out, screen, match, save, ask_to_save)
    if saved:
        out.print(out.texts.say("play-verify", file=str(saved)), "dim")
    result = match.table.result
    out.result(
        {
            "game": found.id,
            "seats": number,
            "names": names,
            "commitment": match.record.commitment,
            "finished": match.table.over,
            "result": result and result.to_json(),
            "saved": saved and str(saved),
        }
    )


def default_seats(game: Game, seats: int | None, humans: int, settings: dict[str, Any]) -> int:
    """Enough for the people, and by default one more than the smallest table where the game allows it."""
    if seats is not None:
        return check_seats(game, seats, settings)
    numbers: list[int] = [max(humans, 3), *game.seats]
    for number in numbers:
        try:
            game.read_options(settings, number)
        except BadOptions:
            continue
        return number
    return check_seats(game, None, settings)


def bot_seats(text: str, humans: int, seats: int) -> dict[int, str]:
    """People sit first, bots after them; fewer names than seats start again from the first."""
    names = bot_names(text)
    return {seat: names[(seat - humans) % len(names)] for seat in range(humans, seats)}


def player_names(texts: Texts, seats: int, humans: int, given: list[str]) -> list[str]:
    """The names given, then names of the house."""
    if len(given) > seats or len(set(given)) != len(given) or not all(n.strip() for n in given):
        raise Wrong("cli-bad-names", seats=seats)
    names = [n.strip() for n in given]
    for seat in range(len(names), seats):
        if seat >= humans:
            names.append(texts.say(f"bot-name-{seat - humans + 1}"))
        else:
            names.append(texts.say("human-name") if humans == 1 else texts.say("player", number=seat + 1))
    return names


def keep(out: Output, screen: Screen, match: Match, save: Path | None, ask: bool) -> Path | None:
    """Write the record where the person wants it. The secret of a game that was left goes with it: nobody plays on."""
    record = msgspec.structs.replace(match.record, secret=match.secret.hex())
    if save is not None:
        write_record(save, record)
        return save
    while ask and record.moves:
        try:
            line = screen.read(out.texts.say("play-save"))
            if not line or is_word("no", line, out.texts):
                return None
            path = Path(f"{record.game}-{record.commitment[:8]}.json" if is_word("yes", line, out.texts) else line)
            write_record(path, record)
        except Leave:
            return None
        except Wrong as refusal:
            out.complain(out.texts.refusal(refusal))
        else:
            return path
    return None
