"""The recipes for hosts do what they say: real nginx and Caddy in front of a real server, systemd's own judgement of
the units, the steps of the image, backups that rotate and come back with running games."""

from __future__ import annotations

import asyncio
import json
import os
import re
import shlex
import shutil
import ssl
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
import yaml
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from malina.server.metrics import Metrics

from ..browser.serving import Serving, free_port
from .services import postgres, redis

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
HOSTING = (ROOT / "docs/hosting.md").read_text(encoding="utf-8")


def recipes(language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```$", HOSTING, re.MULTILINE | re.DOTALL)


def program(package: str, name: str) -> str:
    found = subprocess.run([ROOT / "scripts/program", package, name], capture_output=True, text=True)
    if found.returncode and not os.environ.get("CI"):
        pytest.skip(found.stderr)
    assert found.returncode == 0, found.stderr
    return found.stdout.strip()


@contextmanager
def running(command: list[str], folder: Path, url: str) -> Iterator[None]:
    """This proxy, until it answers and for as long as it is needed."""
    with (folder / "proxy.log").open("w") as log:
        home = {"HOME": str(folder), "XDG_DATA_HOME": str(folder), "XDG_CONFIG_HOME": str(folder)}
        process = subprocess.Popen(command, cwd=folder, stdout=log, stderr=log, env={**os.environ, **home})
    try:
        for _ in range(100):
            assert process.poll() is None, (folder / "proxy.log").read_text()
            try:
                httpx.get(url, verify=False)
                break
            except httpx.TransportError:
                time.sleep(0.1)
        yield
    finally:
        process.terminate()
        process.wait()


def behind_nginx(folder: Path, recipe: str, to: int) -> tuple[list[str], str]:
    """TLS on a port of its own."""
    port = free_port()
    key = ["-newkey", "rsa:2048", "-nodes", "-keyout", "key.pem", "-out", "cert.pem", "-subj", "/CN=localhost"]
    subprocess.run(["openssl", "req", "-x509", "-days", "1", *key], cwd=folder, check=True, capture_output=True)
    places = "".join(
        f"{kind}_temp_path {folder}/{kind};" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    site = f"listen 127.0.0.1:{port} ssl; ssl_certificate cert.pem; ssl_certificate_key key.pem;"
    recipe = recipe.replace("127.0.0.1:8000", f"127.0.0.1:{to}")
    (folder / "nginx.conf").write_text(
        f"daemon off; pid {folder}/pid; error_log stderr; events {{}}\n"
        f"http {{ access_log off; {places} server {{ {site}\n{recipe}}} }}\n"
    )
    nginx = program("nginx-light", "nginx")
    return [nginx, "-p", str(folder), "-c", str(folder / "nginx.conf")], f"https://localhost:{port}"


def behind_caddy(folder: Path, recipe: str, to: int) -> tuple[list[str], str]:
    """With certificates of its own making."""
    port = free_port()
    recipe = re.sub(r"^\S+\.example\.org", f"https://localhost:{port}", recipe)
    recipe = recipe.replace("127.0.0.1:8000", f"127.0.0.1:{to}")
    (folder / "Caddyfile").write_text("{\n admin off\n skip_install_trust\n auto_https disable_redirects\n}\n" + recipe)
    return [program("caddy", "caddy"), "run", "--config", "Caddyfile"], f"https://localhost:{port}"


Behind = Callable[[Path, str, int], tuple[list[str], str]]
PROXIES: list[tuple[Behind, str, str]] = [
    *((behind_caddy, recipe, "/malina" if "handle /malina/" in recipe else "") for recipe in recipes("caddy")),
    *((behind_nginx, recipe, "/malina") for recipe in recipes("nginx")),
]


@pytest.mark.parametrize(("behind", "recipe", "prefix"), PROXIES, ids=["caddy", "caddy-sub-path", "nginx"])
def test_the_page_the_cookie_and_the_socket_pass_a_proxy(
    tmp_path: Path, behind: Behind, recipe: str, prefix: str
) -> None:
    words = [word for start in re.findall(r"`(malina serve --host[^`]*)`", HOSTING) for word in [shlex.split(start)]]
    [words] = [each for each in words if ("--root-path" in each) == bool(prefix)]
    serving = Serving(tmp_path / "data", *words[4:]).start()  # the rest: `Serving` says where to listen
    command, origin = behind(tmp_path, recipe, serving.port)
    try:
        with running(command, tmp_path, origin):
            asyncio.run(visit(origin, prefix))
    finally:
        serving.stop()


async def visit(origin: str, prefix: str) -> None:
    trusting = ssl.create_default_context()
    trusting.check_hostname, trusting.verify_mode = False, ssl.CERT_NONE
    async with httpx.AsyncClient(
        verify=False, base_url=origin + prefix, headers={"Origin": origin}, timeout=30
    ) as browser:
        page = await browser.get("/")
        assert "<title>" in page.text
        me = await browser.get("/api/me")
        assert "Secure" in me.headers["set-cookie"]
        named = await browser.put("/api/me", json={"name": "Anna", "mask": "fox"})
        assert named.status_code == 200, named.text
        table = await browser.post("/api/tables", json={"game": "crooks", "seats": 2})
        assert table.status_code == 201, table.text
        cookie = "; ".join(f"{name}={value}" for name, value in browser.cookies.items())
        url = f"{origin.replace('https', 'wss')}{prefix}/api/tables/{table.json()['id']}/socket"
        async with connect(url, ssl=trusting, origin=origin, additional_headers={"Cookie": cookie}) as socket:  # type: ignore[arg-type]
            assert json.loads(await asyncio.wait_for(socket.recv(), 10))["type"] == "state"


def test_systemd_takes_the_units_and_starts_them_at_boot(tmp_path: Path) -> None:
    systemctl = program("systemd", "systemctl")
    units = tmp_path / "etc/systemd/system"
    units.mkdir(parents=True)
    for unit in [*DEPLOY.glob("*.service"), *DEPLOY.glob("*.timer")]:
        shutil.copy(unit, units)
    [enabled] = re.findall(r"systemctl enable --now (.*)", HOSTING)
    ran = subprocess.run(
        [systemctl, f"--root={tmp_path}", "enable", *enabled.split()], capture_output=True, text=True, check=False
    )
    assert ran.returncode == 0, ran.stderr
    assert "no installation config" not in ran.stderr
    assert {path.name for path in units.glob("*.wants/*")} == set(enabled.split())
    for name in ("malina", "malina-backup"):  # what they start, there is
        os.makedirs(tmp_path / "opt/malina/bin", exist_ok=True)
        (tmp_path / "opt/malina/bin" / name).touch(mode=0o755)
    looked = subprocess.run(
        ["systemd-analyze", f"--root={tmp_path}", "--man=no", "verify", *enabled.split()],
        capture_output=True,
        text=True,
    )
    assert re.findall(r"malina[\w.-]*:\d+: .*", looked.stderr) == []  # lines it does not understand


async def start(url: str, cookie: str) -> None:
    async with connect(url, additional_headers={"Cookie": cookie}) as socket:
        await socket.send(json.dumps({"do": "start", "id": "1"}))
        while json.loads(await asyncio.wait_for(socket.recv(), 10))["type"] != "ack":
            pass


def test_backups_rotate_and_come_back_with_running_games(tmp_path: Path) -> None:
    malina = tmp_path / "malina"
    malina.write_text(f'#!/bin/sh\nexec "{sys.executable}" -m malina.cli "$@"\n')
    malina.chmod(0o755)
    kept = tmp_path / "kept"
    kept.mkdir()
    for day in range(3):
        (kept / f"malina-2020-01-0{day + 1}T00-00-00.db").touch()
    (kept / "holiday.db").touch()
    serving = Serving(tmp_path / "data").start()
    try:
        asked: dict[str, Any] = {"game": "crooks", "seats": 3, "bots": {"1": "novice", "2": "novice"}}
        with httpx.Client(base_url=serving.url, timeout=30) as browser:
            browser.get("/api/me")
            browser.put("/api/me", json={"name": "Anna", "mask": "fox"})
            id = browser.post("/api/tables", json=asked).json()["id"]
            cookie = "; ".join(f"{name}={value}" for name, value in browser.cookies.items())
            asyncio.run(start(f"{serving.url.replace('http', 'ws')}/api/tables/{id}/socket", cookie))
            before = browser.get(f"/api/tables/{id}").json()
            assert before["phase"] == "playing"
            subprocess.run([DEPLOY / "malina-backup", malina, tmp_path / "data", kept, "2"], check=True)
    finally:
        serving.stop()
    names = sorted(path.name for path in kept.iterdir())
    assert names[:2] == ["holiday.db", "malina-2020-01-03T00-00-00.db"]
    assert len(names) == 3, "the newest two, and what is not ours"
    (tmp_path / "new").mkdir()
    shutil.copy(kept / names[2], tmp_path / "new/malina.db")
    serving = Serving(tmp_path / "new").start()
    try:
        after = httpx.get(f"{serving.url}/api/tables/{id}", headers={"Cookie": cookie}).json()
        assert after["phase"] == "playing"
        assert after["me"] == 0
        assert [seat["mask"] for seat in after["seats"]] == [seat["mask"] for seat in before["seats"]]
    finally:
        serving.stop()


def test_the_dashboard_asks_for_what_the_server_counts() -> None:
    known = {line.split()[2] for line in Metrics().text().decode().splitlines() if line.startswith("# TYPE")}
    dashboard = json.loads((DEPLOY / "grafana.json").read_text(encoding="utf-8"))
    asked = set(re.findall(r"malina_\w+", " ".join(t["expr"] for p in dashboard["panels"] for t in p["targets"])))
    assert {re.sub("_bucket$", "", name) for name in asked} <= known | {f"{name}_total" for name in known}
    assert {"malina_moves_total", "malina_commit_seconds_bucket", "malina_connections"} <= asked


def test_two_nodes_as_composed_and_one_is_killed(tmp_path: Path) -> None:
    """Database, Redis, nodes and proxy are real, with the words of the recipe; only their addresses are others."""
    services = yaml.safe_load((DEPLOY / "compose.cluster.yaml").read_text(encoding="utf-8"))["services"]
    with postgres() as database, redis() as news:
        place = {"redis:6379": f"127.0.0.1:{news.port}", "${MALINA_DB_PASSWORD:-malina}": "malina"}
        place["database:5432/malina"] = database.new().partition("@")[2]
        nodes = {}
        for name in ("one", "two"):
            words = services[name]["command"]
            assert words[:3] == ["serve", "--port=8000", "--data=/data"]
            said = replaced(words[3:], {**place, f"{name}:8100": f"127.0.0.1:{free_port()}"})
            nodes[name] = Serving(tmp_path / name, *said)
        port = free_port()
        caddy = (DEPLOY / "Caddyfile").read_text(encoding="utf-8")
        doors = {f"{name}:8000": f"127.0.0.1:{node.port}" for name, node in nodes.items()}
        [caddy] = replaced([caddy], {"\n:8000 {": f"\nhttp://127.0.0.1:{port} {{", **doors})
        (tmp_path / "Caddyfile").write_text("{\n admin off\n}\n" + caddy)
        try:
            for node in nodes.values():
                node.start()
            command = [program("caddy", "caddy"), "run", "--config", "Caddyfile", "--adapter", "caddyfile"]
            with running(command, tmp_path, f"http://127.0.0.1:{port}/healthz"):
                asyncio.run(play_on(f"127.0.0.1:{port}", list(nodes.values())))
        finally:
            for node in nodes.values():
                node.stop()


def replaced(words: list[str], what: dict[str, str]) -> list[str]:
    for old, new in what.items():
        words = [word.replace(old, new) for word in words]
    return words


async def play_on(proxy: str, nodes: list[Serving]) -> None:
    """Whichever node dies, the host's own moves are there and more can be made."""
    async with httpx.AsyncClient(base_url=f"http://{proxy}", timeout=30) as browser:
        await browser.get("/api/me")
        assert (await browser.put("/api/me", json={"name": "Anna", "mask": "fox"})).status_code == 200
        id = (await browser.post("/api/tables", json={"game": "crooks", "seats": 2})).json()["id"]
        cookie = "; ".join(f"{name}={value}" for name, value in browser.cookies.items())
    said = 0
    async with asyncio.timeout(120):
        for node in [None, *nodes]:
            if node:
                node.kill()
            while True:
                with suppress(OSError, WebSocketException):
                    url = f"ws://{proxy}/api/tables/{id}/socket"
                    async with connect(url, additional_headers={"Cookie": cookie}) as socket:
                        state = json.loads(await socket.recv())
                        assert len(state["lines"]) == said
                        await socket.send(json.dumps({"do": "chat", "id": str(said), "text": "I am still here"}))
                        while json.loads(await socket.recv())["type"] != "ack":
                            pass
                        said += 1
                        break
                await asyncio.sleep(0.1)
            if node:
                node.start()


def test_compose_files_build_what_the_dockerfile_says() -> None:
    for path in DEPLOY.glob("compose*.yaml"):
        services = yaml.safe_load(path.read_text(encoding="utf-8"))["services"]
        ours = [service for service in services.values() if "build" in service]
        assert ours
        for service in ours:
            context = (path.parent / service["build"]["context"]).resolve()
            assert (context / service["build"]["dockerfile"]).is_file()


def steps() -> Iterator[tuple[str, str]]:
    """The instructions of the Dockerfile, with continued lines joined."""
    text = (DEPLOY / "Dockerfile").read_text(encoding="utf-8").replace("\\\n", " ")
    for line in text.splitlines():
        if line and not line.startswith("#"):
            name, _, rest = line.partition(" ")
            yield name, rest.strip()


def test_the_image_has_all_that_it_copies_runs_as_nobody_special_and_says_if_it_is_well() -> None:
    done = list(steps())
    for name, rest in done:
        if name == "COPY" and not rest.startswith("--from"):
            *sources, _ = rest.split()
            assert all((ROOT / source).exists() for source in sources), rest
    assert ("USER", "malina") in done
    assert done.index(("USER", "malina")) < [name for name, _ in done].index("ENTRYPOINT")
    [health] = [rest for name, rest in done if name == "HEALTHCHECK"]
    assert "/healthz" in health
