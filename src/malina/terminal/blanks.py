"""Blanks with combinatorial domains, which no menu can list: how they are prompted for, and how a typed line is
parsed."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, NamedTuple

from ..kernel.blanks import Each, Fillings, Order, Some, Text
from ..text.labels import Labels, example

NONE = ("0", "-")  # nothing of it
Row = tuple[str, str, str]  # key to type, name, possible values


class Thing(NamedTuple):
    """An item that can be typed by its key or by its name."""

    key: str
    label: str
    value: Any


class Prompt(NamedTuple):
    """A prompt, and the table of items to choose from."""

    text: str
    rows: Sequence[Row] = ()


def told(name: str, fillings: Fillings, labels: Labels) -> Prompt | None:
    """The prompt of a blank; None: its values are listed in a menu."""
    tell, _ = KINDS.get(type(fillings), (None, None))
    return tell(name, fillings, labels) if tell else None


def read(name: str, fillings: Fillings, line: str, labels: Labels) -> Any:
    """Parse a line as a value of the blank, legal or not; None: it cannot be parsed."""
    _, understand = KINDS.get(type(fillings), (None, None))
    return understand(name, fillings, line, labels) if understand else None


# ---- a number ----


def tell_number(name: str, fillings: range, labels: Labels) -> Prompt:
    return Prompt(labels.texts.say("play-number", low=fillings[0], high=fillings[-1]))


def read_number(name: str, fillings: range, line: str, labels: Labels) -> int | None:
    return int(line) if line.isdecimal() and line.isascii() else None


# ---- several things ----


def things(name: str, items: Sequence[Any], labels: Labels) -> list[Thing]:
    """The items of a blank. The key of a number is the number itself, that of others their position in the list."""
    counts = labels.counts(name, items)
    return [Thing(str(v if counts else i), labels.item(name, v), v) for i, v in enumerate(items, 1)]


def rows(found: Sequence[Thing]) -> list[Row]:
    return [(thing.key, thing.label if thing.label != thing.key else "", "") for thing in found]


def tell_some(name: str, fillings: Some, labels: Labels) -> Prompt:
    text = labels.texts.say("play-several", low=fillings.low, high=fillings.high)
    return Prompt(text, rows(things(name, fillings.items, labels)))


def read_some(name: str, fillings: Some, line: str, labels: Labels) -> list[Any] | None:
    chosen = picked(name, fillings.items, line, labels)
    return None if chosen is None else [fillings.items[i] for i in sorted(chosen)]


def tell_order(name: str, fillings: Order, labels: Labels) -> Prompt:
    return Prompt(labels.texts.say("play-order"), rows(things(name, fillings.items, labels)))


def read_order(name: str, fillings: Order, line: str, labels: Labels) -> list[Any] | None:
    chosen = picked(name, fillings.items, line, labels)
    return None if chosen is None else [fillings.items[i] for i in chosen]


def picked(name: str, items: Sequence[Any], line: str, labels: Labels) -> list[int] | None:
    """Parse keys of items into positions, each once; None: it cannot be parsed."""
    words = line.replace(",", " ").split()
    places = {thing.key: i for i, thing in enumerate(things(name, items, labels))}
    if words and words[0] in NONE and words[0] not in places:
        return [] if len(words) == 1 else None
    if not words or not all(word in places for word in words):
        return None
    return list(dict.fromkeys(places[word] for word in words))


# ---- pairs ----


def keys(name: str, fillings: Each, labels: Labels) -> list[Thing]:
    """The keys of a partial map as items; their values are their indices, from 0 on."""
    counts = labels.counts(name, fillings.keys)
    return [
        Thing(str(key if counts else number + 1), labels.pair(name, key, None)[0], number)
        for number, key in enumerate(fillings.keys)
    ]


def values(name: str, fillings: Each, number: int, labels: Labels) -> list[Thing]:
    key, found = fillings.keys[number], fillings.values[number]
    each = [found[i] for i in range(len(found))]
    return [Thing(str(value), labels.pair(name, key, value)[1], value) for value in each]


def tell_each(name: str, fillings: Each, labels: Labels) -> Prompt:
    say = labels.texts.say
    found = keys(name, fillings, labels)
    typed = {thing.value: thing.key for thing in found}
    pairs = [(fillings.keys.index(key), labels.pair(name, key, value)[1]) for key, value in example(fillings)]
    shown = ", ".join(f"{typed[number]} {value}" for number, value in pairs)
    parts = [say("play-pairs", low=fillings.low, high=fillings.high, example=shown)]
    for value, most in fillings.caps.items():
        parts.append(say("play-cap", value=labels.pair(name, fillings.keys[0], value)[1], most=most))
    if fillings.total is not None:
        parts.append(say("play-total", low=fillings.total[0], high=fillings.total[1]))
    lines = [
        (key, label if label != key else "", spread(fillings.values[number], values(name, fillings, number, labels)))
        for key, label, number in found
    ]
    return Prompt(" ".join(parts), lines)


def spread(fillings: Fillings, found: Sequence[Thing]) -> str:
    if isinstance(fillings, range) and len(fillings) > 1:
        return f"{fillings[0]}–{fillings[-1]}"
    return ", ".join(thing.label for thing in found)


def read_each(name: str, fillings: Each, line: str, labels: Labels) -> list[list[Any]] | None:
    """Parse pairs, `1 up, 3 down`, in any order; the value may be left out where there is only one."""
    if line in NONE:
        return []
    chosen: dict[int, Any] = {}
    found = keys(name, fillings, labels)
    for part in line.lower().replace(";", ",").split(","):
        for number, rest in begun(part.strip(), found):
            possible = values(name, fillings, number, labels)
            fitting = possible if not rest and len(possible) == 1 else meant(rest, possible)
            if len(fitting) == 1 and number not in chosen:
                chosen[number] = fitting[0].value
                break
        else:
            return None
    return [[fillings.keys[number], chosen[number]] for number in sorted(chosen)]


def begun(part: str, found: Sequence[Thing]) -> Iterator[tuple[int, str]]:
    """The keys that this text begins with, the longest first, each with the rest of the text."""
    names = [(name, thing.value) for thing in found for name in {thing.key, thing.label.lower()}]
    for name, number in sorted(names, key=lambda one: -len(one[0])):
        if part == name or part.startswith(f"{name} "):
            yield number, part[len(name) :].strip()


def meant(word: str, found: Sequence[Thing]) -> list[Thing]:
    """The items that a word means: by key or name, else by the beginning of a name."""
    whole = [thing for thing in found if word in (thing.key.lower(), thing.label.lower())]
    return whole or [thing for thing in found if word and thing.label.lower().startswith(word)]


# ---- words of one's own ----


def tell_text(name: str, fillings: Text, labels: Labels) -> Prompt:
    return Prompt(labels.texts.say("play-text", most=fillings.most))


def read_text(name: str, fillings: Text, line: str, labels: Labels) -> str:
    return line


KINDS: dict[type, tuple[Callable[..., Prompt], Callable[..., Any]]] = {
    range: (tell_number, read_number),
    Some: (tell_some, read_some),
    Order: (tell_order, read_order),
    Each: (tell_each, read_each),
    Text: (tell_text, read_text),
}
