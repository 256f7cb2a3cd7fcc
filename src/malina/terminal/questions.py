"""Asking a person for a move: the input loop with the menu, commands (undo, help, quit …) and refusals."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich.console import Group
from rich.table import Table
from rich.text import Text

from ..kernel.blanks import Text as Words
from ..kernel.blanks import holds
from ..kernel.decision import read_moves
from ..kernel.record import Match
from ..kernel.refusal import IllegalMove
from ..text import Texts
from ..text.labels import Labels
from . import guide
from .blanks import NONE, read, told
from .drawer import Drawer
from .menu import Choice, Menu
from .offers import StandingOffer, offered, offers_listed
from .screen import Leave, Screen
from .typed import Typist, letter
from .words import is_word, rest


class Quit(Leave):
    """The person typed quit."""


class Undo(Exception):
    """The person typed undo."""


class Turn(Exception):
    """Somebody at the keyboard wants to take an offer first."""

    def __init__(self, offer: StandingOffer) -> None:
        super().__init__()
        self.offer = offer


def ask(
    screen: Screen,
    match: Match,
    view: Mapping[str, Any],
    decision: Mapping[str, Any],
    texts: Texts,
    names: Sequence[str],
    drawer: Drawer,
    offers: Sequence[StandingOffer] = (),
) -> bool:
    """Loop until the seat has made one move, or left a decision that is not required. `offers` are the standing offers
    that people at this keyboard may take meanwhile."""
    required = decision["required"]
    question = Answering(screen, match, decision, Labels(texts, names, decision["kind"], match.game, view))
    steps = [Menu(read_moves(decision["says"]), question.labels)]
    show = True
    while True:
        menu = steps[-1]
        choices = menu.choices()
        if show:
            if cause := texts.cause(decision, names):
                screen.show(Text(cause, "yellow"))
            screen.show(Text(texts.decision(decision, names), "bold"))
            screen.show(listing(choices, view, drawer, menu, decision))
            if len(steps) == 1 and offers:
                screen.show(offers_listed(offers, view["viewer"], texts, names))
        show = False
        prompt = "play-prompt-step" if len(steps) > 1 else "play-prompt" if required else "play-prompt-offer"
        line = screen.read(texts.say(prompt))
        free = menu.blank is not None and any(isinstance(f, Words) for f in menu.wide(menu.blank))
        command = "" if free and len(line.split()) > 1 else line  # a text may begin with any word
        if not line and not free:
            if not required and len(steps) == 1:
                return False
            show = True  # an empty line lists the choices again
        elif is_word("quit", command, texts):
            raise Quit
        elif is_word("undo", command, texts):
            question.undo()
        elif is_word("help", command, texts):
            question.help(rest(line))
        elif is_word("back", command, texts):
            if len(steps) == 1:
                if not required:
                    return False
                question.refuse(texts.say("play-no-back"))
            else:
                steps.pop()
                show = True
        elif is_word("board", command, texts):
            screen.clear()
            screen.show(drawer.board(view))  # alone, so that a low terminal shows all of it; Enter lists the choices
        elif choice := pick(line, choices):
            if question.go_on(steps, menu.whole(choice.move) if menu.blank is None else menu.fill(choice.move)):
                return True
            show = True
        elif filled := typed(line, menu):
            if question.fill(steps, filled):
                return True
            show = steps[-1] is not menu
        elif len(steps) == 1 and (offer := offered(line, offers, view["viewer"], texts)):
            raise Turn(offer)
        elif verb := question.verb(line, menu):
            if question.go_on(steps, verb):
                return True
            show = True
        elif question.type(line, menu):
            return True


class Answering:
    """The context of one decision: the seat, the match it is played on, and labels."""

    def __init__(self, screen: Screen, match: Match, decision: Mapping[str, Any], labels: Labels) -> None:
        self.screen = screen
        self.match = match
        self.decision = decision
        self.seat: int = decision["seat"]
        self.labels = labels
        self.texts = labels.texts

    def act(self, move: dict[str, Any]) -> bool:
        """Make the move, or print why it is refused."""
        try:
            self.match.act(self.seat, {name: value for name, value in move.items() if value is not None})
        except IllegalMove as refusal:
            self.refuse(self.texts.refusal(refusal, self.labels.names))
            return False
        return True

    def go_on(self, steps: list[Menu], menu: Menu) -> bool:
        """Go to the next step of the menu, or make the move if nothing is left to choose."""
        if menu.done:
            return self.act(menu.example())
        steps.append(menu)
        return False

    def fill(self, steps: list[Menu], filled: Mapping[str, Any]) -> bool:
        """Go on with a typed value. If it is not legal, the table explains why for a number; for several items the
        limits are on the screen already."""
        last = steps[-1]
        menu = last.fill(filled)
        if menu.moves:
            return self.go_on(steps, menu)
        if type(filled[last.blank or ""]) is int:
            return self.act({**last.example(), **filled})
        self.refuse(self.texts.say("play-does-not-fit"))
        return False

    def verb(self, line: str, menu: Menu) -> Menu | None:
        """Parse a verb: it leads to its blanks, or fills the one that follows it, `load 1 3`."""
        cmd = self._typist().words.get(line.split()[0].lower())
        if "cmd" in menu.filled or cmd not in [say.cmd for say in menu.moves.says]:
            return None
        step = menu.fill({**menu.filled, "cmd": cmd})
        if not rest(line):
            return step
        filled = typed(rest(line), step)
        return step.fill(filled) if filled and step.fill(filled).moves else None

    def undo(self) -> None:
        """Raise Undo if the last move can be taken back, else print why not."""
        if self.match.can_undo(self.seat):
            raise Undo
        self.refuse(self.texts.refusal(IllegalMove("no-undo")))

    def refuse(self, text: str) -> None:
        self.screen.show(Text(f"✗ {text}", "yellow"))

    def type(self, line: str, menu: Menu) -> bool:
        """Parse and make a typed move; if it is illegal, the table's refusal is printed."""
        typist = self._typist()
        commands = [say["cmd"] for say in self.decision["says"]]
        move = typist.move(line, commands) or typist.blank(line, menu.example(), menu.blank)
        if move is None:
            self.refuse(self.texts.say("play-not-understood"))
            return False
        return self.act(move)

    def _typist(self) -> Typist:
        return Typist(self.match.game, self.texts, self.match.table.data.faces)

    def help(self, wanted: str) -> None:
        """Print the commands and the contents of the guide, or one section of it."""
        texts, game = self.texts, self.match.game.id
        section = guide.find(game, texts.lang, wanted or self.decision["kind"])
        if not wanted:
            self.screen.show(Text(texts.say("play-help")), "")
            for number, each in enumerate(guide.sections(game, texts.lang), 1):
                self.screen.show(Text(f"{number:3}  {each.title}", "dim"))
            self.screen.show("")
        if section:
            from rich.markdown import Markdown  # lazy import: slow, and seldom needed

            self.screen.show(Text(section.title, "bold"), Markdown(section.text), "")
        elif wanted:
            self.refuse(texts.say("play-no-section"))


def listing(
    choices: Sequence[Choice], view: Mapping[str, Any], drawer: Drawer, menu: Menu, decision: Mapping[str, Any]
) -> Any:
    """Render the choices, each with what it costs and brings; or, for a typed blank, what can be typed."""
    table = Table.grid(padding=(0, 2))
    for choice in choices:
        worth = [*notes(choice.move, menu, decision), drawer.hint(view, choice.move)]
        table.add_row(Text(f"{choice.key:>3}", "bold cyan"), Text(choice.label), Text("; ").join(filter(None, worth)))
    texts = [] if choices else notes(menu.filled, menu, decision)
    for fillings in menu.wide(menu.blank) if menu.blank else ():
        if typed := told(menu.blank or "", fillings, menu.labels):
            texts.append(Text(typed.text))
            for key, label, values in typed.rows:
                table.add_row(Text(f"{key:>3}", "bold cyan"), Text(label), Text(values))
    return Group(*texts, table) if texts else table


def notes(filled: Mapping[str, Any], menu: Menu, decision: Mapping[str, Any]) -> list[Text]:
    """The notes on a partial move: what it costs and brings. If there is only one verb it counts as filled."""
    verbs = {say.cmd for say in menu.moves.says}
    verb = {"cmd": min(verbs)} if len(verbs) == 1 else {}
    told = menu.labels.texts.notes(decision, {**verb, **filled}, menu.labels.names)
    return [Text(note, "dim") for note in told]


def pick(line: str, choices: Sequence[Choice]) -> Choice | None:
    """The choice that a line means: by key, by a word that only it has, or by a part of its label that only it has."""
    for choice in choices:
        if line == choice.key:
            return choice
    words = {line.lower(), letter(line).lower()}
    fitting = [choice for choice in choices if words & choice.words]
    if not fitting and len(line) > 2:
        fitting = [choice for choice in choices if line.lower() in choice.label.lower()]
    return fitting[0] if len(fitting) == 1 else None


def typed(line: str, menu: Menu) -> dict[str, Any] | None:
    """Parse the value of the blank asked for, and add it to those filled already; None: it cannot be parsed."""
    name = menu.blank
    if name is None:
        return None
    wide = menu.wide(name)
    if wide and line in NONE and menu.optional(name):
        return {**menu.filled, name: None}
    values = [value for fillings in wide if (value := read(name, fillings, line, menu.labels)) is not None]
    fitting = [value for value in values if any(holds(fillings, value) for fillings in wide)]
    return {**menu.filled, name: (fitting or values)[0]} if values else None
