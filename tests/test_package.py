"""What is built of this tree has the page in it: one is built if there is none, or the build fails and says why."""

from __future__ import annotations

import os
import subprocess
import sys
import tarfile
from pathlib import Path
from shutil import copy, copytree, ignore_patterns
from zipfile import ZipFile

import pytest

ROOT = Path(__file__).parent.parent
PAGE = "src/malina/server/page/index.html"
NPM = f"""#!{sys.executable}
import pathlib, sys
print("npm", *sys.argv[1:])
if sys.argv[1:] == ["run", "--silent", "build"] and {{works}}:
    page = pathlib.Path("..", {PAGE!r})
    page.parent.mkdir(parents=True)
    page.write_text("built")
sys.exit(not {{works}})
"""


class Clone:
    """A tree as somebody gets it, and a machine with nothing on it but Python."""

    def __init__(self, folder: Path) -> None:
        self.root, self.path, self.out = folder / "malina", folder / "bin", folder / "out"
        self.path.mkdir()
        self.root.mkdir()
        for name in ("pyproject.toml", "hatch_build.py", "README.md", "LICENSE", "NOTICE", ".gitignore"):
            copy(ROOT / name, self.root)
        copytree(ROOT / "licenses", self.root / "licenses")
        copytree(ROOT / "web", self.root / "web", ignore=ignore_patterns("node_modules", "src", "tests", "public"))
        (self.root / "src/malina/server").mkdir(parents=True)
        (self.root / "src/malina/__init__.py").touch()
        copy(ROOT / "src/malina/py.typed", self.root / "src/malina")

    def npm(self, works: bool = True) -> None:
        """A Node.js that takes no time."""
        npm = self.path / "npm"
        npm.write_text(NPM.format(works=works), encoding="utf-8")
        npm.chmod(0o755)

    def page(self) -> None:
        (self.root / PAGE).parent.mkdir()
        (self.root / PAGE).write_text("mine", encoding="utf-8")

    def build(self, what: str = "wheel") -> subprocess.CompletedProcess[str]:
        program = f"import hatchling.build; hatchling.build.build_{what}({str(self.out)!r})"
        environment = {**os.environ, "PATH": str(self.path)}
        return subprocess.run(
            [sys.executable, "-c", program], cwd=self.root, env=environment, capture_output=True, text=True, timeout=60
        )

    def wheel(self) -> ZipFile:
        [found] = self.out.glob("*.whl")
        return ZipFile(found)


@pytest.fixture
def clone(tmp_path: Path) -> Clone:
    return Clone(tmp_path)


@pytest.mark.parametrize("what", ["wheel", "sdist"])
def test_without_page_and_node_nothing_is_built_and_one_is_told_why(clone: Clone, what: str) -> None:
    ran = clone.build(what)
    assert ran.returncode == 1
    assert "The page is not built, and there is no npm" in ran.stdout + ran.stderr
    assert "Traceback" not in ran.stderr
    assert not [*clone.out.glob("*")]


def test_with_node_the_page_is_built(clone: Clone) -> None:
    clone.npm()
    ran = clone.build()
    assert ran.stdout.splitlines() == ["npm ci --loglevel=error", "npm run --silent build"], ran.stderr
    assert clone.wheel().read("malina/server/page/index.html") == b"built"


def test_a_page_that_does_not_come_about_is_no_page(clone: Clone) -> None:
    clone.npm(works=False)
    ran = clone.build()
    assert ran.returncode == 1
    assert "The page could not be built: `npm ci` failed." in ran.stdout + ran.stderr
    assert not [*clone.out.glob("*")]


def test_a_page_that_is_there_is_taken(clone: Clone) -> None:
    clone.page()
    assert clone.build().returncode == 0
    assert clone.wheel().read("malina/server/page/index.html") == b"mine"
    names = clone.wheel().namelist()
    assert "malina/py.typed" in names, "type checkers believe our types"
    shipped = {name.partition("/licenses/")[2] for name in names if "/licenses/" in name}
    assert {"LICENSE", "NOTICE", "licenses/Apache-2.0.txt", "licenses/OFL-1.1.txt"} <= shipped


def test_the_page_ships_the_licences_of_what_is_bundled() -> None:
    text = (ROOT / PAGE).with_name("licenses.md").read_text(encoding="utf-8")
    for library in ("svelte", "@fluent/bundle", "marked", "uqr"):
        assert f"## {library} - " in text


def test_a_checkout_may_be_installed_before_its_page_is_built(clone: Clone) -> None:
    """As `make play` does it."""
    ran = clone.build("editable")
    assert ran.returncode == 0, ran.stderr
    assert not any("page" in name for name in clone.wheel().namelist())


def test_a_source_package_has_the_page_and_what_it_is_made_of(clone: Clone) -> None:
    clone.page()
    assert clone.build("sdist").returncode == 0
    [found] = clone.out.glob("*.tar.gz")
    with tarfile.open(found) as archive:
        names = {name.partition("/")[2] for name in archive.getnames()}
    assert {PAGE, "hatch_build.py", "web/package-lock.json", "web/vite.config.ts", "LICENSE", "NOTICE"} <= names
