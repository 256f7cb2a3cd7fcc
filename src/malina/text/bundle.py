"""Fluent files of one language, read strictly: no junk, no id twice, nothing missing when a message is said."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

HERE = Path(__file__).parent
LANGUAGES = ("ru", "en")
SELECTED_ON = ("_id", "_kind", "_count")  # variables that may stand for an absent argument


class MissingText(LookupError):
    """A language has no such message."""


class BrokenText(ValueError):
    """A message or its file cannot be read, or a blank of a message was not filled."""


class Bundle:
    def __init__(self, lang: str, files: tuple[Path, ...]) -> None:
        self.lang = lang
        self._fluent = FluentBundle([lang], use_isolating=False)
        self._variables: dict[str, frozenset[str]] = {}
        for file in files:
            self._add(file)

    def __contains__(self, id: str) -> bool:
        return id in self._variables

    def ids(self) -> frozenset[str]:
        return frozenset(self._variables)

    def variables(self, id: str) -> frozenset[str]:
        """The blanks of a message, selectors included."""
        try:
            return self._variables[id]
        except KeyError:
            raise MissingText(f"no message {id!r} in {self.lang}") from None

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
                if entry.id.name in self._variables:
                    raise BrokenText(f"{file}: {entry.id.name} is there twice")
                if entry.value is None:
                    raise BrokenText(f"{file}: {entry.id.name} has no text of its own")
                self._variables[entry.id.name] = _variables(entry)
        self._fluent.add_resource(resource)


@lru_cache(maxsize=32)
def _parsed(file: Path) -> ast.Resource:
    """Parsing is the slow part, and the common texts belong to every game's bundle."""
    return FluentParser().parse(file.read_text(encoding="utf-8"))


class _Blanks(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.found.add(node.id.name)


def _variables(message: ast.Message) -> frozenset[str]:
    blanks = _Blanks()
    blanks.visit(message)
    return frozenset(blanks.found)


@lru_cache(maxsize=32)
def load(lang: str, game: str | None) -> Bundle:
    """The common texts, and those of a game if one is named."""
    if lang not in LANGUAGES:
        raise MissingText(f"no texts in {lang!r}")
    files = [HERE / f"{lang}.ftl"]
    if game is not None:
        files.append(HERE.parent / "games" / game / "text" / f"{lang}.ftl")
    return Bundle(lang, tuple(files))
