"""A bundle of Fluent messages of one language. It is strict: junk, duplicate ids and missing arguments are errors."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

HERE = Path(__file__).parent
LANGUAGES = tuple(sorted(file.stem for file in HERE.glob("*.ftl")))
SELECTED_ON = ("_id", "_kind", "_count", "_me")  # variables that may stand for an absent argument


class MissingText(LookupError):
    """A message id is missing in a language."""


class BrokenText(ValueError):
    """A message or its file cannot be parsed, or a variable of a message has no value."""


class Bundle:
    def __init__(self, lang: str, files: tuple[Path, ...]) -> None:
        self.lang = lang
        self.files = [str(file) for file in files]
        self._fluent = FluentBundle([lang], use_isolating=False)
        self._blanks: dict[str, _Blanks] = {}
        self._variables: dict[str, frozenset[str]] = {}
        for file in files:
            self._add(file)

    def __contains__(self, id: str) -> bool:
        return id in self._blanks

    def ids(self) -> frozenset[str]:
        return frozenset(self._blanks)

    def variables(self, id: str) -> frozenset[str]:
        """The variables of a message and of those it refers to, selectors included."""
        if id not in self._variables:
            if id not in self._blanks:
                raise MissingText(f"no message {id!r} in {' or '.join(self.files)}")
            blanks = self._blanks[id]
            self._variables[id] = blanks.found.union(*map(self.variables, blanks.references))
        return self._variables[id]

    def format(self, id: str, args: Mapping[str, Any]) -> str:
        absent = {
            name: 0 if name.endswith("_count") else "none" for name in self.variables(id) if name.endswith(SELECTED_ON)
        }
        message = self._fluent.get_message(id)
        assert message.value is not None
        text, errors = self._fluent.format_pattern(message.value, {**absent, **args})
        if errors:
            raise BrokenText(f"{id} in {self.lang}: {'; '.join(map(str, errors))}")
        return str(text)

    def _add(self, file: Path) -> None:
        resource = _parsed(file)
        for entry in resource.body:
            if isinstance(entry, ast.Junk):
                raise BrokenText(f"{file}: {entry.annotations[0].message if entry.annotations else entry.content}")
            if isinstance(entry, ast.Message):
                if entry.id.name in self._blanks:
                    raise BrokenText(f"{file}: {entry.id.name} is there twice")
                if entry.value is None:
                    raise BrokenText(f"{file}: {entry.id.name} has no text of its own")
                self._blanks[entry.id.name] = _Blanks(entry)
        self._fluent.add_resource(resource)


@lru_cache(maxsize=32)
def _parsed(file: Path) -> ast.Resource:
    """Parse a file; cached, because parsing is slow and the common texts belong to every game's bundle."""
    return FluentParser().parse(file.read_text(encoding="utf-8"))


class _Blanks(Visitor):
    """AST visitor: the variables of a message, and the messages it refers to."""

    def __init__(self, message: ast.Message) -> None:
        self.found: frozenset[str] = frozenset()
        self.references: frozenset[str] = frozenset()
        self.visit(message)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.found |= {node.id.name}

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.references |= {node.id.name}


@lru_cache(maxsize=32)
def load(lang: str, game: str | None) -> Bundle:
    """The bundle of the common texts, and of those of a game if one is given."""
    if lang not in LANGUAGES:
        raise MissingText(f"no texts in {lang!r}")
    files = [HERE / f"{lang}.ftl"]
    if game is not None:
        files.append(HERE.parent / "games" / game / "text" / f"{lang}.ftl")
    if missing := [file for file in files if not file.exists()]:
        raise MissingText(f"the game {game!r} has no texts: there is no file {missing[0]}")
    return Bundle(lang, tuple(files))
