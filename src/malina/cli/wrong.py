"""Usage errors of the command line, as refusals: a message id with arguments."""

from __future__ import annotations

import os
from typing import Any

import typer

from ..kernel.refusal import Refusal


class Wrong(Refusal):
    """A usage error: one line on standard error, exit code 2."""


def debugging() -> bool:
    """Debug mode (MALINA_DEBUG): tracebacks instead of one-line errors."""
    return bool(os.environ.get("MALINA_DEBUG"))


def wrong_usage(error: typer.TyperException) -> Wrong:
    """Translate a usage error of Typer. Its exception classes are private, so they are recognised by name."""
    kind = type(error).__name__
    param: Any = getattr(error, "param", None)
    if kind == "NoSuchOption":
        return Wrong("cli-no-such-option", option=_plain(getattr(error, "option_name", "")))
    if kind == "BadOptionUsage":
        return Wrong("cli-option-needs-value", option=_plain(getattr(error, "option_name", "")))
    if param is None:
        return Wrong("cli-usage", problem=_plain(error.format_message()))
    if kind == "MissingParameter":
        return Wrong("cli-missing", what=_name(param))
    low, high = getattr(param, "min", None), getattr(param, "max", None)
    return Wrong("cli-bad-value", what=_name(param), low=low, high=high)


def _name(param: Any) -> str:
    return str(param.opts[0] if param.param_type_name == "option" else param.metavar or param.name.upper())


def _plain(text: str) -> str:
    return " ".join(str(text).split())
