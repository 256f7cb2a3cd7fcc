"""`malina play`: a game in this terminal, against bots or with people who share the keyboard (hot seat)."""

from __future__ import annotations

import hashlib
import secrets
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import msgspec
import typer
from rich.text import Text

from ..games import game as find_game
from ..kernel.dice import FastDice
from ..kernel.game import Game
from ..kernel.record import Match
from ..kernel.refusal import BadBot, BadOptions, BadRecord
from ..text import Texts
from ..text.log import names_of
from .files import check_writable, read_record, replace_record, write_record
from .output import Output
from .params import Json, Lang, Preset, Settings
from .program import command
from .records import last_of
from .settings import check_seats, read_settings
from .simulate import bot_names
from .wrong import Wrong, debugging

if TYPE_CHECKING:
    from ..terminal import Screen

RECENT = 6  # lines of the log that are repeated when a game is resumed
WRONG, INTERRUPTED = 2, 130


def play(
    ctx: typer.Context,
    game: Annotated[str, typer.Argument(metavar="GAME", help="help-play-game")] = "",
    seats: Annotated[int | None, typer.Option("--seats", metavar="N", help="help-play-seats")] = None,
    bots: Annotated[str, typer.Option("--bots", metavar="BOT", help="help-play-bots")] = "greedy",
    humans: Annotated[int, typer.Option("--humans", metavar="N", min=0, help="help-humans")] = 1,
    name: Annotated[list[str], typer.Option("--name", metavar="NAME", help="help-name")] = [],  # noqa: B006
    seed: Annotated[str | None, typer.Option("--seed", metavar="TEXT", help="help-play-seed")] = None,
    save: Annotated[Path | None, typer.Option("--save", metavar="FILE", help="help-save")] = None,
    resume: Annotated[Path | None, typer.Option("--resume", metavar="FILE", help="help-resume")] = None,
    preset: Preset = "",
    option: Settings = [],  # noqa: B006
    json: Json = False,
    lang: Lang = "",
) -> None:
    from ..bots import bot as find_bot
    from ..terminal import Leave, Quit, Screen, Session, drawer_for
    from ..terminal.words import is_word

    out: Output = ctx.obj
    if resume is not None:
        fixed = {"--seats": seats, "--name": name, "--seed": seed, "--preset": preset, "--option": option}
        match = resumed(resume, game, [given for given, value in fixed.items() if value not in (None, "", [])])
        out.speak_of(match.game)
        check_humans(match.game, humans, match.table.seats)
    else:
        if not game:
            raise Wrong("cli-missing", what="GAME")
        found = find_game(game)
        out.speak_of(found)
        settings = read_settings(found, option, out.texts, preset)
        number = default_seats(found, seats, humans, settings)
        check_humans(found, humans, number)
        names = player_names(out.texts, number, humans, name)
        secret = secrets.token_bytes(32) if seed is None else hashlib.sha256(f"malina {seed}".encode()).digest()
        match = Match.start(found, number, secret, [], settings, names)
    policies = {
        seat: find_bot(policy, match.game) for seat, policy in bot_seats(bots, humans, match.table.seats).items()
    }
    if save:
        check_writable(save)
    table = match.table
    texts = Texts(out.texts.lang, match.game, table.data.faces)
    names = names_of(match.record, texts)
    screen = Screen(out.console)
    drawer = drawer_for(match.game.id, table.data, texts, names)
    out.show(Text(texts.say("game-name"), "bold"), Text(texts.say("game-tagline"), "italic"), "")
    show_fingerprint(out, match)
    out.say("play-fingerprint", "dim")
    out.say("play-words", "dim")
    if humans == 1:
        out.show(Text(texts.read("play-you", {"seat": 0}, names), "bold"))
    told = max(0, len(table.log or []) - RECENT)
    dice = FastDice(f"{match.secret.hex()}/{len(match.record.moves)}" if resume else match.secret.hex())
    code = 0
    try:
        if humans and is_word("quit", screen.read(texts.say("play-start")), texts):
            raise Quit
        Session(match, texts, names, drawer, screen, policies, dice, told if resume else 0).run()
    except Leave:
        out.say("play-left")
    except BadBot as error:
        if debugging():
            raise
        code = WRONG
        out.complain(texts.refusal(error))
    except KeyboardInterrupt:
        code = INTERRUPTED
        out.show("")
        out.say("play-left")
    if match.table.over:
        out.show("")
        show_fingerprint(out, match)
        out.print(out.texts.say("play-secret", secret=match.secret.hex()), "dim")
    saved = Keeper(out, screen, match, save, resume).keep()
    if saved:
        advise(out, match, saved, humans, bots)
    result = match.table.result
    out.result(
        {
            "game": match.game.id,
            "seats": match.table.seats,
            "names": names,
            "commitment": match.record.commitment,
            "finished": match.table.over,
            "result": result and result.to_json(),
            "saved": saved and str(saved),
        }
    )
    if code:
        raise typer.Exit(code)


def show_fingerprint(out: Output, match: Match) -> None:
    out.print(out.texts.say("play-commitment", commitment=match.record.commitment), "dim")


def advise(out: Output, match: Match, saved: Path, humans: int, bots: str) -> None:
    """Print the commands that resume and verify the saved record."""
    lang = out.texts.lang
    if not match.table.over:
        words = ["play", "--resume", str(saved)]
        words += ["--humans", str(humans)] if humans != 1 else []
        words += ["--bots", bots] if bots != "greedy" else []
        out.print(out.texts.say("play-resume", command=command(*words, lang=lang)), "dim")
    out.print(out.texts.say("play-verify", command=command("verify", str(saved), lang=lang)), "dim")


def resumed(path: Path, game: str, given: list[str]) -> Match:
    """Restore the match of a saved record."""
    record = read_record(path)
    if game and game != record.game:
        raise Wrong("cli-resume-other", file=str(path), game=record.game, wanted=find_game(game).id)
    if given:
        raise Wrong("cli-resume-fixed", option=given[0])
    if record.result is not None:
        raise Wrong("cli-resume-over", file=str(path))
    if not record.secret:
        raise BadRecord("no-secret")
    match = last_of(record)
    if match.table.over:
        raise Wrong("cli-resume-over", file=str(path))
    return match


def check_humans(game: Game, humans: int, seats: int) -> None:
    if humans > game.seats[-1]:
        raise Wrong("cli-most-humans", most=game.seats[-1])
    if humans > seats:
        raise Wrong("cli-too-many-humans", humans=humans, seats=seats)


def default_seats(game: Game, seats: int | None, humans: int, settings: dict[str, Any]) -> int:
    """The number of seats: as given, else 3, or more for more people; else the fewest that the options allow."""
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
    """Assign bots to the seats after the people; if there are fewer names than seats they repeat."""
    names = bot_names(text)
    return {seat: names[(seat - humans) % len(names)] for seat in range(humans, seats)}


def player_names(texts: Texts, seats: int, humans: int, given: list[str]) -> list[str]:
    """The given names, then default ones."""
    if len(given) > seats or len(set(given)) != len(given) or not all(n.strip() for n in given):
        raise Wrong("cli-bad-names", seats=seats)
    names = [n.strip() for n in given]
    for seat in range(len(names), seats):
        if seat >= humans:
            names.append(texts.say(f"bot-name-{seat - humans + 1}"))
        else:
            names.append(texts.say("human-name") if humans == 1 else texts.say("player", number=seat + 1))
    return names


@dataclass
class Keeper:
    """Saves the record."""

    out: Output
    screen: Screen
    match: Match
    save: Path | None
    resume: Path | None

    def keep(self) -> Path | None:
        """Save the record and give its path. An unfinished game is saved with its secret, so that it can be resumed."""
        record = msgspec.structs.replace(self.match.record, secret=self.match.secret.hex())
        if not record.moves:
            if self.save:
                self.out.say("play-nothing")
            return None
        if self.save is not None:
            return self._told(self.save, write_record(self.save, record))
        if self.resume is not None:
            replace_record(self.resume, record)
            self.out.print(self.out.texts.say("play-saved", file=str(self.resume)))
            return self.resume
        return self._ask(record)

    def _ask(self, record: Any) -> Path | None:
        from ..terminal import Leave
        from ..terminal.words import is_word

        texts = self.out.texts
        while True:
            try:
                line = self.screen.read(texts.say("play-save"))
                if not line or is_word("no", line, texts):
                    return None
                path = Path(f"{record.game}-{record.commitment[:8]}.json" if is_word("yes", line, texts) else line)
                return self._told(path, write_record(path, record))
            except (Leave, KeyboardInterrupt):
                return None
            except Wrong as refusal:
                self.out.complain(texts.refusal(refusal))

    def _told(self, wanted: Path, free: Path) -> Path:
        if free != wanted:
            self.out.print(self.out.texts.say("play-exists", file=str(wanted), free=str(free)))
        return free
