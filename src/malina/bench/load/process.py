"""What another process takes of the machine, as far as the system tells."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path


def resident(pid: int) -> int | None:
    """Kilobytes of memory."""
    try:
        shown = subprocess.run(["ps", "-o", "rss=", "-p", str(pid)], capture_output=True, text=True, check=True)
        return int(shown.stdout)
    except (OSError, ValueError, subprocess.CalledProcessError):
        return None


def cpu(pid: int) -> float | None:
    """Seconds of a core, all threads together; only Linux tells it finely enough."""
    try:
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return None
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
