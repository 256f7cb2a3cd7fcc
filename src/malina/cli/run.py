"""Runs the command line and gives an exit code: no user error ends in a traceback."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence

import typer

from ..kernel.refusal import BadBot, IllegalMove, Refusal
from ..text import LANGUAGES
from .app import make_app
from .language import given
from .output import Output
from .wrong import Wrong, debugging, wrong_usage

WRONG, INTERRUPTED, BROKEN = 2, 130, 70


def run(words: Sequence[str], lang: str) -> int:
    out = Output(lang, "--json" in words)
    try:
        check_language(words)
        command = make_app()
        with command.make_context("malina", list(words), obj=out) as context:
            command.invoke(context)
    except typer.Exit as stop:
        return stop.exit_code
    except IllegalMove as error:  # not a person's, which `play` handles: a bot made an illegal move
        return broken(out, error)
    except Refusal as refusal:
        if isinstance(refusal, BadBot) and debugging():
            raise
        out.complain(out.texts.refusal(refusal))
        return WRONG
    except typer.TyperException as error:
        out.complain(out.texts.refusal(wrong_usage(error)))
        return WRONG
    except (KeyboardInterrupt, typer.Abort):
        out.complain(out.texts.say("cli-interrupted"))
        return INTERRUPTED
    except BrokenPipeError:
        # The reader of our output is gone. Output goes to /dev/null now, so that the flush at exit does not fail.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    except Exception as error:
        return broken(out, error)
    return 0


def broken(out: Output, error: Exception) -> int:
    if debugging():
        raise error
    said = " ".join([f"{type(error).__name__}: {error}", *getattr(error, "__notes__", ())])
    out.complain(out.texts.say("cli-bug", error=said))
    return BROKEN


def check_language(words: Sequence[str]) -> None:
    for wanted in given(words):
        if wanted not in LANGUAGES:
            raise Wrong("cli-no-such-language", wanted=wanted, languages=", ".join(LANGUAGES))
