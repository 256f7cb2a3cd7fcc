"""The steps of the Dockerfile, each stage in a clean root: the machine's own system lies below it in the place of the
base images, and what the steps write lies in a layer above. Needs root, the network and some minutes."""

from __future__ import annotations

import json
import os
import shlex
import shutil
import subprocess
from pathlib import Path

import pytest

from .services import free_port
from .test_recipes import ROOT, steps

pytestmark = [
    pytest.mark.no_cover,
    pytest.mark.skipif("MALINA_IMAGE" not in os.environ, reason="takes minutes: MALINA_IMAGE=1"),
]
# $1 is the folder of a stage. Anybody may run this machine's Python, and nobody has the number of the image's user.
BASE = """
base() {
    mkdir -p "$1/up" "$1/work" "$1/root"
    mount -t overlay overlay -o "lowerdir=/,upperdir=$1/up,workdir=$1/work" "$1/root"
    mount --rbind /proc "$1/root/proc"
    mount --rbind /dev "$1/root/dev"
    chmod a+x "$1/root$HOME"
    sed -i '/^[^:]*:[^:]*:1000:/d' "$1/root/etc/passwd"
}
"""


def copied(root: Path, place: str, rest: str, folder: Path) -> list[str]:
    """A folder's content, or a file."""
    words = rest.split()
    source = folder / words.pop(0).partition("=")[2] / "root" if words[0].startswith("--from=") else folder / "context"
    *sources, to = (word.removeprefix("/") for word in words)
    target = os.path.normpath(root / place.removeprefix("/") / to if not words[-1].startswith("/") else root / to)
    done = [f"mkdir -p {target}"]
    return done + [
        f"if [ -d {source}/{each} ]; then cp -a {source}/{each}/. {target}/; else cp -a {source}/{each} {target}/; fi"
        for each in sources
    ]


def script(folder: Path, port: int) -> str:
    lines = ["set -eu", BASE]
    root, place, said = folder, "/", dict[str, str]()
    for name, rest in steps():
        if name == "FROM":
            stage, place = rest.partition(" AS ")[2] or "image", "/"
            root = folder / stage / "root"
            lines.append(f"base {folder / stage}")
        elif name == "WORKDIR":
            place = rest
            lines.append(f"mkdir -p {root}{place}")
        elif name == "COPY":
            lines += copied(root, place, rest, folder)
        elif name == "RUN":
            lines.append(f"chroot {root} sh -c {shlex.quote(f'cd {place} && {rest}')}")
        else:
            said[name] = rest
    serve = [*json.loads(said["ENTRYPOINT"]), *json.loads(said["CMD"])]
    serve = [word.replace("8000", str(port)) for word in serve]
    well = [word.replace("8000", str(port)) for word in json.loads(said["HEALTHCHECK"].partition("CMD ")[2])]
    inside = f"chroot --userspec={said['USER']} {root}"
    return "\n".join(
        [
            *lines,
            f"{inside} {shlex.join(serve)} >&2 & server=$!",
            f"for try in $(seq 60); do {inside} {shlex.join(well)} 2>/dev/null && break; sleep 1; done",
            f"{inside} {shlex.join(well)} && echo well",
            f"{inside} stat -c %U {said['VOLUME']}/malina.db",
            "kill -TERM $server; wait $server && echo stopped",
        ]
    )


def test_the_steps_of_the_image_make_a_server_that_is_well(tmp_path: Path) -> None:
    if os.getuid() or subprocess.run(["unshare", "-m", "true"]).returncode:
        pytest.skip("nobody may mount anything here")
    tracked = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    for name in filter(None, tracked.split("\0")):
        if not name.startswith(("tests/", "docs/")):  # as .dockerignore has it
            (tmp_path / "context" / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / name, tmp_path / "context" / name)
    ran = subprocess.run(
        ["unshare", "-m", "sh", "-c", script(tmp_path, free_port())], capture_output=True, text=True, timeout=1200
    )
    assert ran.stdout.split()[-3:] == ["well", "malina", "stopped"], ran.stdout + ran.stderr
