"""Puts the page into whatever is built from this tree, or says why that cannot be."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

PAGE = "src/malina/server/page/index.html"
NEEDED = "It needs Node.js 20.19, 22.12 or newer; or run `make page` first, which brings its own."


class PageBuildHook(BuildHookInterface):  # type: ignore[type-arg]
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """An editable install is a checkout: there the Makefile builds the page, and anew when it has changed."""
        root = Path(self.root)
        if version == "editable" or (root / PAGE).exists():
            return
        npm = shutil.which("npm")
        if npm is None:
            sys.exit(f"The page is not built, and there is no npm to build it with. {NEEDED}")
        web = root / "web"
        steps = [["run", "--silent", "build"]]
        if not (web / "node_modules").exists():
            steps.insert(0, ["ci", "--loglevel=error"])
        for step in steps:
            if subprocess.run([npm, *step], cwd=web).returncode:
                sys.exit(f"The page could not be built: `npm {step[0]}` failed. {NEEDED}")
