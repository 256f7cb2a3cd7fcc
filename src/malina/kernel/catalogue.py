"""Card data from TOML, validated on load. An error names the file, the card and the field."""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from collections.abc import Collection, Iterable, Mapping
from functools import lru_cache
from hashlib import sha256
from pathlib import Path
from typing import Annotated, Any, TypeVar

import msgspec

from .refusal import BadCards

C = TypeVar("C", bound=msgspec.Struct)

# Validation errors of msgspec, mapped to message ids
PROBLEMS = (
    (re.compile(r"missing required field `(?P<field>[^`]+)`"), "card-field-missing"),
    (re.compile(r"unknown field `(?P<field>[^`]+)`"), "card-field-unknown"),
    (re.compile(r"Expected `(?P<expected>[^`]+)`, got `(?P<got>[^`]+)`"), "card-field-type"),
    (re.compile(r"Expected `\w+` (?P<expected>[<>=]+ ?-?[\d.]+)"), "card-field-range"),
    (re.compile(r"Invalid enum value (?P<got>.+?)(?= - at `|$)"), "card-field-unknown-value"),
)
LONGEST = 60_000  # characters of a card file, four times ours; parsing blocks the server
LONGEST_NAME = 100  # characters of what a card file is called
MOST_DOTS = 20  # in a line: tomllib takes quadratic time for a dotted key, minutes for 100 KB
WORDS = re.compile(r"(name|text)_([a-z]{2,3})")  # a card's name or text in one language
FIELD = re.compile(r" - at `\$\.([^`\[.]+)")


class CardFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A card file as an option: the record contains its text, so that a game can be replayed from the record alone."""

    name: Annotated[str, msgspec.Meta(max_length=LONGEST_NAME)]
    text: str

    @property
    def digest(self) -> str:
        """SHA-256 of the text: by it the cards of a stored game are found."""
        return _digest(self.text)


@lru_cache(maxsize=16)
def shipped_with(module: str) -> CardFile:
    """The card file that lies beside this module of a game."""
    path = Path(module).with_name("cards.toml")
    return CardFile(path.name, path.read_text(encoding="utf-8"))


@lru_cache(maxsize=64)
def _digest(text: str) -> str:
    return sha256(text.encode()).hexdigest()


class Catalogue:
    """The sections of one card file; `cards("crook", Crook)` reads and checks one of them."""

    def __init__(self, file: CardFile) -> None:
        self.file = file.name
        if len(file.text) > LONGEST:
            raise BadCards("cards-too-long", file=self.file, most=LONGEST)
        if any(line.count(".") > MOST_DOTS and not line.lstrip().startswith("#") for line in file.text.split("\n")):
            raise BadCards("cards-no-toml", file=self.file, problem=f"more than {MOST_DOTS} dots in a line")
        try:
            self.data = tomllib.loads(file.text)
        except (ValueError, RecursionError) as error:
            raise BadCards("cards-no-toml", file=self.file, problem=str(error)) from error

    def cards(self, section: str, kind: type[C], key: str = "id") -> list[C]:
        entries = self.data.get(section)
        if not isinstance(entries, list) or not entries:
            raise BadCards("cards-no-section", file=self.file, section=section)
        cards: list[C] = []
        taken = set()
        for number, entry in enumerate(entries, 1):
            name = entry.get(key, f"#{number}") if isinstance(entry, Mapping) else f"#{number}"
            card = self._read(entry, kind, f"{section} {name}")
            if name in taken:
                raise self.error("card-twice", f"{section} {name}", key)
            taken.add(name)
            cards.append(card)
        return cards

    def once(self, ids: Iterable[str]) -> None:
        """Check that ids are unique among the cards of several sections that one table uses."""
        for id, many in Counter(ids).items():
            if many > 1:
                raise self.error("card-twice", id, "id")

    def one(self, section: str, kind: type[C]) -> C:
        if section not in self.data:
            raise BadCards("cards-no-section", file=self.file, section=section)
        return self._read(self.data[section], kind, section)

    def error(self, reason: str, card: str, field: str, **args: Any) -> BadCards:
        return BadCards(reason, file=self.file, card=card, field=field, **args)

    def _read(self, entry: Any, kind: type[C], card: str) -> C:
        if isinstance(entry, Mapping):
            entry = by_language(entry, kind.__struct_fields__)
        try:
            return msgspec.convert(entry, kind)
        except msgspec.ValidationError as error:
            where = FIELD.search(str(error))
            field = where[1] if where else ""
            for pattern, reason in PROBLEMS:
                if found := pattern.search(str(error)):
                    args = found.groupdict()
                    raise self.error(reason, card, args.pop("field", field), **args) from error
            raise self.error("card-field-wrong", card, field, problem=str(error)) from error


def by_language(entry: Mapping[str, Any], fields: Collection[str]) -> dict[str, Any]:
    """Collect translations: `name_` with the code of a language becomes one of `names` if the card has that field, and
    `text_` one of its `texts`."""
    rest = dict(entry)
    for field, value in entry.items():
        words = WORDS.fullmatch(field)
        if words and (several := f"{words[1]}s") in fields:
            del rest[field]
            rest[several] = {**rest.get(several, {}), words[2]: value}
    return rest
