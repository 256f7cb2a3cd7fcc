"""Parses `--option name=value` and presets: values are JSON where they can be; of a card file the content is read."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import typer

from ..games import game as find_game
from ..kernel.catalogue import CardFile
from ..kernel.game import Game
from ..kernel.refusal import BadOptions
from ..text import Texts
from .files import read_text
from .output import Output
from .wrong import Wrong


class Chosen(NamedTuple):
    """The parsed arguments that nearly all commands share."""

    out: Output
    game: Game
    settings: dict[str, Any]


def chosen(ctx: typer.Context, game: str, options: Sequence[str], preset: str = "") -> Chosen:
    """Look up the game and read its options; loads its texts for the output."""
    out: Output = ctx.obj
    found = find_game(game)
    out.speak_of(found)
    return Chosen(out, found, read_settings(found, options, out.texts, preset))


def read_settings(game: Game, words: Sequence[str], texts: Texts, preset: str = "") -> dict[str, Any]:
    """The options of the preset, overridden by the single ones."""
    if preset and preset not in game.presets:
        raise Wrong("cli-no-such-preset", preset=preset, presets=", ".join(game.presets))
    settings: dict[str, Any] = dict(game.presets.get(preset, {}))
    for word in words:
        name, found, text = word.partition("=")
        if not found:
            raise Wrong("cli-option-form", option=word)
        if name not in game.options_type.__struct_fields__:
            raise Wrong("cli-no-such-setting", setting=name, settings=", ".join(game.options_type.__struct_fields__))
        value = _value(game, name, text, texts)
        try:
            msgspec.convert({name: value}, game.options_type)
        except msgspec.ValidationError as error:
            raise Wrong("cli-bad-setting", setting=name, value=text, allowed=allowed(game, name, texts)) from error
        settings[name] = value
    return settings


def check_seats(game: Game, seats: int | None, settings: dict[str, Any]) -> int:
    """The number of seats, by default the smallest the game and its options allow."""
    if seats is not None:
        game.read_options(settings, seats)
        return seats
    if possible := possible_seats(game, settings):
        return possible[0]
    refused = seats_refused(game, game.seats[0], settings)
    assert refused is not None
    raise refused


def possible_seats(game: Game, settings: Mapping[str, Any]) -> list[int]:
    """All numbers of seats that are valid with these options."""
    return [number for number in game.seats if seats_refused(game, number, settings) is None]


def seats_refused(game: Game, seats: int, settings: Mapping[str, Any]) -> BadOptions | None:
    """The reason why this number of seats is invalid with these options; None: it is valid."""
    try:
        game.read_options(settings, seats)
    except BadOptions as error:
        return error
    return None


def allowed(game: Game, name: str, texts: Texts) -> str:
    """The valid values of an option as text: its values, or its limits."""
    return "; ".join(_kinds(_schema(game, name), texts))


def default(game: Game, name: str, texts: Texts) -> str:
    """The default of an option as text."""
    value = next(f for f in msgspec.structs.fields(game.options_type) if f.name == name).default
    if isinstance(value, bool):
        return texts.say("value-yes" if value else "value-no")
    if isinstance(value, tuple):
        return ", ".join(map(str, value))
    return "—" if value is None else str(value)


def _schema(game: Game, name: str) -> dict[str, Any]:
    schema: dict[str, Any] = game.options["$defs"][game.options_type.__name__]["properties"][name]
    return schema


def _kinds(schema: dict[str, Any], texts: Texts) -> list[str]:
    if "anyOf" in schema:
        return [kind for part in schema["anyOf"] for kind in _kinds(part, texts)]
    if "enum" in schema:
        return [", ".join(map(str, schema["enum"]))]
    if schema.get("type") == "integer" and "maximum" in schema:
        return [f"{schema.get('minimum', '')}…{schema['maximum']}"]
    if schema.get("type") == "array":
        return [texts.say("value-several", values=", ".join(_kinds(schema["items"], texts)))]
    if schema.get("type") == "boolean":
        return [f"{texts.say('value-yes')}, {texts.say('value-no')}"]
    return [] if schema.get("type") == "null" else [schema.get("type", texts.say("value-file"))]


def _value(game: Game, name: str, text: str, texts: Texts) -> Any:
    """Parse a value: JSON, or as people write it: yes, no, red,blue."""
    kinds = [part.get("type") for part in _schema(game, name).get("anyOf", [_schema(game, name)])]
    if "boolean" in kinds:
        for word, value in (("yes", True), ("no", False)):
            if text.lower() in texts.say(f"word-{word}").split():
                return value
    if "array" in kinds and text != "null" and not text.startswith("["):
        return [part.strip() for part in text.split(",")]
    if _is_card_file(game, name) and text != "null":
        path = Path(text)
        return {"name": path.name, "text": read_text(path)}
    if text in _schema(game, name).get("enum", ()):  # a word, even if it looks like a number
        return text
    try:
        return json.loads(text)
    except ValueError:
        return text


def _is_card_file(game: Game, name: str) -> bool:
    field = next(f for f in msgspec.structs.fields(game.options_type) if f.name == name)
    return CardFile in getattr(field.type, "__args__", (field.type,))
