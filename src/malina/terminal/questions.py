"""Asking a person for a move: the menu, the words that are no moves, and why not."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich.table import Table
from rich.text import Text

from ..kernel.record import Match
from ..kernel.refusal import IllegalMove
from ..text import Texts
from . import guide
from .drawer import Drawer
from .menu import Choice, Menu
from .screen import Leave, Screen
from .typed import Typist, letter
from .words import is_word, rest


class Quit(Leave):
    """The person wants to go, and says so."""


class Undo(Exception):
    """The person wants the last move back."""


def ask(
    screen: Screen,
    match: Match,
    seat: int,
    view: Mapping[str, Any],
    texts: Texts,
    names: Sequence[str],
    drawer: Drawer,
) -> None:
    """Until the seat has made one move."""
    decision = view["decisions"][0]
    question = Question(screen, match, seat, decision, texts, names)
    steps = [Menu(decision["says"], texts, names)]
    show = True
    while True:
        menu = steps[-1]
        choices = menu.choices()
        if show:
            screen.show(Text(texts.decision(decision, names), "bold"))
            screen.show(listing(choices, view, drawer, menu, texts))
        show = False
        line = screen.read(texts.say("play-prompt") if len(steps) == 1 else texts.say("play-prompt-step"))
        if not line:
            show = True  # whoever has lost sight of the choices
            continue
        if is_word("quit", line, texts):
            raise Quit
        if is_word("undo", line, texts):
            question.undo()
        elif is_word("help", line, texts):
            question.help(rest(line))
        elif is_word("back", line, texts):
            if len(steps) == 1:
                question.refuse(texts.say("play-no-back"))
            else:
                steps.pop()
                show = True
        elif is_word("board", line, texts):
            screen.clear()
            screen.show(drawer.board(view))  # alone, so that a low terminal shows all of it; Enter lists the choices
        elif choice := pick(line, choices):
            if menu.blank is None:
                if question.act(choice.move):
                    return
            else:
                if question.go_on(steps, menu.fill(choice.move)):
                    return
                show = True
        elif (filled := several(line, menu)) is not None:
            if question.go_on(steps, menu.fill(filled)):
                return
            show = True
        elif question.type(line, menu):
            return


class Question:
    """One decision of one seat, and the table that answers."""

    def __init__(
        self, screen: Screen, match: Match, seat: int, decision: Mapping[str, Any], texts: Texts, names: Sequence[str]
    ) -> None:
        self.screen = screen
        self.match = match
        self.seat = seat
        self.decision = decision
        self.texts = texts
        self.names = names

    def act(self, move: dict[str, Any]) -> bool:
        """Make the move, or say why not."""
        try:
            self.match.act(self.seat, {name: value for name, value in move.items() if value is not None})
        except IllegalMove as refusal:
            self.refuse(self.texts.refusal(refusal, self.names))
            return False
        return True

    def go_on(self, steps: list[Menu], menu: Menu) -> bool:
        """The next step, or the move itself where nothing is left to choose."""
        if menu.moves() == 1:
            return self.act(menu.example())
        steps.append(menu)
        return False

    def undo(self) -> None:
        """Away from this question, if that is possible."""
        if self.match.can_undo(self.seat):
            raise Undo
        self.refuse(self.texts.refusal(IllegalMove("no-undo")))

    def refuse(self, text: str) -> None:
        self.screen.show(Text(f"✗ {text}", "yellow"))

    def type(self, line: str, menu: Menu) -> bool:
        """A move typed out; the table says why it is impossible, if it is."""
        commands = [say["cmd"] for say in self.decision["says"]]
        typist = Typist(self.match.game, self.texts, self.match.table.data.faces)
        move = typist.move(line, commands) or typist.blank(line, menu.example(), menu.blank)
        if move is None:
            self.refuse(self.texts.say("play-not-understood"))
            return False
        return self.act(move)

    def help(self, wanted: str) -> None:
        """The words one can type and the sections of the guide, or one section."""
        texts, game = self.texts, self.match.game.id
        section = guide.find(game, texts.lang, wanted or self.decision["kind"])
        if not wanted:
            self.screen.show(Text(texts.say("play-help")), "")
            for number, each in enumerate(guide.sections(game, texts.lang), 1):
                self.screen.show(Text(f"{number:3}  {each.title}", "dim"))
            self.screen.show("")
        if section:
            from rich.markdown import Markdown  # slow to load, and seldom needed

            self.screen.show(Text(section.title, "bold"), Markdown(section.text), "")
        elif wanted:
            self.refuse(texts.say("play-no-section"))


def listing(choices: Sequence[Choice], view: Mapping[str, Any], drawer: Drawer, menu: Menu, texts: Texts) -> Any:
    wide = menu.range()
    if wide is not None:
        if "some" not in wide:
            return Text(texts.say("play-number", low=wide["low"], high=wide["high"]))
        things = [f"{i} {texts.value(menu.blank or '', item)}" for i, item in enumerate(wide["some"], 1)]
        return Text(texts.say("play-several", low=wide["low"], high=wide["high"], things=", ".join(things)))
    table = Table.grid(padding=(0, 2))
    for choice in choices:
        hint = drawer.hint(view, choice.move)
        table.add_row(Text(f"{choice.key:>3}", "bold cyan"), Text(choice.label), hint)
    return table


def pick(line: str, choices: Sequence[Choice]) -> Choice | None:
    """By its key, by a word that only this choice has, or by a part of its text that no other has."""
    for choice in choices:
        if line == choice.key:
            return choice
    words = {line.lower(), letter(line).lower()}
    fitting = [choice for choice in choices if words & choice.words]
    if not fitting and len(line) > 2:
        fitting = [choice for choice in choices if line.lower() in choice.label.lower()]
    return fitting[0] if len(fitting) == 1 else None


def several(line: str, menu: Menu) -> dict[str, Any] | None:
    """A number within its limits, or the numbers of several things: `1 3 4`."""
    wide = menu.range()
    words = line.replace(",", " ").split()
    if wide is None or not all(word.isdecimal() for word in words):
        return None
    numbers = [] if words == ["0"] and "some" in wide else [int(word) for word in words]
    name = menu.blank or ""
    if "some" not in wide:
        return {**menu.filled, name: numbers[0]} if wide["low"] <= numbers[0] <= wide["high"] else None
    if not wide["low"] <= len(numbers) <= wide["high"] or not all(1 <= n <= len(wide["some"]) for n in numbers):
        return None
    return {**menu.filled, name: [wide["some"][n - 1] for n in sorted(set(numbers))]}
