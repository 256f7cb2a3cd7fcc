"""Plug-in bots, loaded from a file of one's own: `path/to/my_bot.py:MyBot`."""

from __future__ import annotations

import importlib.util
import os
from pathlib import Path
from typing import Any

from ..kernel.refusal import BadOptions
from .blame import blamed, owned
from .bot import AnyBot


def own_bot(name: str) -> AnyBot:
    """Run the file and make a bot of the class in it."""
    path, _, cls = name.rpartition(":")
    spec = importlib.util.spec_from_file_location(Path(path).stem, path)
    if spec is None or spec.loader is None or not os.path.isfile(path):
        raise BadOptions("bot-no-file", bot=path or name)
    with blamed(name):
        module = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(module)
        found: Any = getattr(module, cls, None)
    if not (hasattr(found, "choose") or hasattr(found, "look_ahead")):
        raise BadOptions("bot-no-class", bot=path, name=cls)
    with blamed(name):
        made: AnyBot = found()
    return owned(name, made)
