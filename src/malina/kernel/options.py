"""Options: the configuration of a game, chosen before it begins."""

from __future__ import annotations

import msgspec


class Options(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Base of a game's options; every field has a default."""
