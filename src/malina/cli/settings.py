"""`--option name=value`: values are JSON where they can be, and a card file is read."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec

from ..kernel.catalogue import CardFile
from ..kernel.game import Game
from ..kernel.refusal import BadOptions
from .files import read_text
from .wrong import Wrong


def read_settings(game: Game, words: Sequence[str]) -> dict[str, Any]:
    settings: dict[str, Any] = {}
    for word in words:
        name, found, text = word.partition("=")
        if not found:
            raise Wrong("cli-option-form", option=word)
        if name not in game.options_type.__struct_fields__:
            raise Wrong("cli-no-such-setting", setting=name, settings=", ".join(game.options_type.__struct_fields__))
        value = _value(game, name, text)
        try:
            msgspec.convert({name: value}, game.options_type)
        except msgspec.ValidationError as error:
            raise Wrong("cli-bad-setting", setting=name, value=text, allowed=allowed(game, name)) from error
        settings[name] = value
    return settings


def check_seats(game: Game, seats: int | None, settings: dict[str, Any]) -> int:
    """The number of seats, by default the smallest the game and its options allow."""
    if seats is not None:
        game.read_options(settings, seats)
        return seats
    refused: BadOptions | None = None
    for number in game.seats:
        try:
            game.read_options(settings, number)
        except BadOptions as error:
            refused = refused or error
        else:
            return number
    assert refused is not None
    raise refused


def allowed(game: Game, name: str) -> str:
    """What an option may be, for people: its values, or its limits."""
    schema = game.options["$defs"][game.options_type.__name__]["properties"][name]
    return "; ".join(_kinds(schema))


def _kinds(schema: dict[str, Any]) -> list[str]:
    if "anyOf" in schema:
        return [kind for part in schema["anyOf"] for kind in _kinds(part)]
    if "enum" in schema:
        return [", ".join(map(str, schema["enum"]))]
    if schema.get("type") == "integer" and "maximum" in schema:
        return [f"{schema.get('minimum', '')}…{schema['maximum']}"]
    if schema.get("type") == "array":
        return [f"[{' | '.join(_kinds(schema['items']))}]"]
    names = {"boolean": "true, false", "null": "null"}
    return [names.get(schema.get("type", ""), schema.get("type", "FILE"))]


def _value(game: Game, name: str, text: str) -> Any:
    if _is_card_file(game, name) and text != "null":
        path = Path(text)
        return {"name": path.name, "text": read_text(path)}
    try:
        return json.loads(text)
    except ValueError:
        return text


def _is_card_file(game: Game, name: str) -> bool:
    field = next(f for f in msgspec.structs.fields(game.options_type) if f.name == name)
    return CardFile in getattr(field.type, "__args__", (field.type,))
