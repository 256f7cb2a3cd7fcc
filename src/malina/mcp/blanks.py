"""The legal moves described for an assistant that writes moves as JSON: an example, then the domain of each blank."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from itertools import groupby
from typing import Any

import msgspec

from ..kernel.blanks import Each, Fillings, Order, Some, Text, fillings_json
from ..kernel.decision import Say
from ..text.labels import Labels, example

Label = Callable[[Any], str]


def described(say: Say, labels: Labels) -> Iterator[str]:
    """An example move of this sentence, and a line for each of its blanks."""
    yield written({"cmd": say.cmd, **{name: example(fillings) for name, fillings in say.blanks.items()}})
    for name, fillings in say.blanks.items():
        yield f"  {name}: {' '.join(blank(name, fillings, labels))}"


def blank(name: str, fillings: Fillings, labels: Labels) -> Iterator[str]:
    tell = labels.texts.say
    if isinstance(fillings, Text):
        yield tell("mcp-blank-text", most=fillings.most)
    elif isinstance(fillings, Some):
        yield tell("mcp-blank-some", low=fillings.low, high=fillings.high)
        yield listed(fillings.items, lambda item: labels.item(name, item))
    elif isinstance(fillings, Order):
        yield tell("mcp-blank-order")
        yield listed(fillings.items, lambda item: labels.item(name, item))
    elif isinstance(fillings, Each):
        yield tell("mcp-blank-each", low=fillings.low, high=fillings.high)
        yield "; ".join(pairs(name, fillings, labels))
        for value, most in fillings.caps.items():
            yield tell("mcp-blank-cap", value=written(value), most=most)
        if fillings.total is not None:
            yield tell("mcp-blank-total", low=str(fillings.total[0]), high=str(fillings.total[1]))
    elif isinstance(fillings, range):
        yield tell("mcp-blank-number", low=str(fillings[0]), high=str(fillings[-1]))  # as it is to be written
    else:
        yield tell("mcp-blank-one")
        yield listed([fillings[i] for i in range(len(fillings))], lambda value: labels.value(name, value))


def pairs(name: str, fillings: Each, labels: Labels) -> Iterator[str]:
    """Partial maps: keys with the same values are listed together."""
    found = zip(fillings.keys, fillings.values, strict=True)
    for _, group in groupby(found, key=lambda pair: fillings_json(pair[1])):
        same = list(group)
        first, values = same[0]
        keys = listed([key for key, _ in same], lambda key: labels.pair(name, key, None)[0])
        if isinstance(values, range):
            yield f"{keys}: {values[0]}–{values[-1]}"
        else:
            each = [values[i] for i in range(len(values))]
            yield f"{keys}: {listed(each, lambda value, key=first: labels.pair(name, key, value)[1])}"  # type: ignore[misc]


def listed(values: Iterable[Any], label: Label) -> str:
    """A list of values as JSON, each with its name if that differs."""
    return ", ".join(f"{written(value)}{named(value, label)}" for value in values)


def named(value: Any, label: Label) -> str:
    if isinstance(value, (dict, list)):
        return ""
    name = label(value)
    return "" if name == str(value) else f" ({name})"


def written(value: Any) -> str:
    return msgspec.json.encode(value).decode()
