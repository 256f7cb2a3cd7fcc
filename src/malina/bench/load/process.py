"""CPU and memory use of another process, as far as the system tells."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path


def family(pid: int) -> list[int]:
    """A process and its descendants; where the system does not tell, it alone."""
    try:
        children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    except OSError:
        children = []
    return [pid, *(each for child in children for each in family(int(child)))]


def resident(pid: int) -> int | None:
    """Resident memory in kilobytes."""
    try:
        words = ["ps", "-o", "rss=", "-p", ",".join(map(str, family(pid)))]
        shown = subprocess.run(words, capture_output=True, text=True, check=True)
        return sum(map(int, shown.stdout.split()))
    except (OSError, ValueError, subprocess.CalledProcessError):
        return None


def cpu(pid: int) -> float | None:
    """CPU time in seconds, all threads together; only on Linux, where it is precise enough."""
    try:
        stats = [Path(f"/proc/{each}/stat").read_text().rpartition(")")[2].split() for each in family(pid)]
    except OSError:
        return None
    return sum(int(fields[11]) + int(fields[12]) for fields in stats) / os.sysconf("SC_CLK_TCK")
