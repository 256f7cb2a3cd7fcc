"""A bot from a file of one's own: `path/to/my_bot.py:MyBot`."""

from __future__ import annotations

import importlib.util
from pathlib import Path

from ..kernel.refusal import BadOptions
from .bot import Bot


def own_bot(name: str) -> Bot:
    """Run the file and make a bot of the class in it. It is the user's own code: whatever it raises is his to read."""
    path, _, cls = name.rpartition(":")
    spec = importlib.util.spec_from_file_location(Path(path).stem, path)
    if spec is None or spec.loader is None or not Path(path).is_file():
        raise BadOptions("bot-no-file", bot=path)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    if not hasattr(getattr(module, cls, None), "choose"):
        raise BadOptions("bot-no-class", bot=path, name=cls)
    made: Bot = getattr(module, cls)()
    return made
