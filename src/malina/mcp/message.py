"""Encoding of requests: strict JSON in UTF-8 within the size limit of the server, which could not even answer anything
else."""

from __future__ import annotations

import json
from typing import Any

from ..kernel.refusal import Refusal

LARGEST = 16 * 1024  # bytes; docs/protocol.md


def encoded(message: dict[str, Any]) -> str:
    try:
        text = json.dumps(message, ensure_ascii=False, allow_nan=False)
        size = len(text.encode())
    except (ValueError, RecursionError):
        raise Refusal("mcp-unsendable") from None
    if size > LARGEST:
        raise Refusal("too-large")
    return text
