"""What `make hosted` looks for, as far as it can be tried without an engine or a systemd of one's own."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from itertools import pairwise
from pathlib import Path

import pytest
from tools import hosted
from tools.hosted import documented, guarded

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
FREE = "Uid:\t{0}\t{0}\nCapEff:\t{1}\nCapBnd:\t{1}\nNoNewPrivs:\t{2}\nSeccomp:\t{3}\n"


def test_the_container_is_started_as_somebody_without_rights_who_writes_in_one_place() -> None:
    orders = (DEPLOY / "Dockerfile").read_text()
    words = documented(orders)
    assert words[-1] == "nightbell" and {"--init", "--read-only"} <= {*words}
    pairs = {*pairwise(words)}
    assert {("--cap-drop", "ALL"), ("--security-opt", "no-new-privileges")} <= pairs
    assert {("-v", "nightbell:/data"), ("-p", "127.0.0.1:8321:8321")} <= pairs
    (user,) = re.findall(r"^USER (\d+)$", orders, re.M)
    assert f"groupadd --gid {user} " in orders and f"useradd --uid {user} --gid {user} " in orders
    assert f"install -d -o {user} -g {user} -m 700 /data" in orders


def test_every_stage_of_the_image_has_what_it_runs() -> None:
    """The client is built where there is no Python: what it asks of the server was written down before."""
    stages = re.split(r"^FROM ", (DEPLOY / "Dockerfile").read_text(), flags=re.M)[1:]
    server, client, *_ = stages
    (schema,) = re.findall(r"-m nightbell\.server\.schema >(\S+)$", server, re.M)
    assert client.startswith("node:") and "COPY --from=server /src ." in client
    assert f"NIGHTBELL_SCHEMA=/src/{schema} npm run build" in client
    env = {"PATH": os.environ["PATH"], "NIGHTBELL_SCHEMA": "/nowhere/schema.json"}
    asked = subprocess.run([ROOT / "tools/npm", "run", "types"], env=env, capture_output=True, text=True)
    assert asked.returncode and "/nowhere/schema.json" in asked.stderr


@pytest.mark.parametrize(
    ("uid", "rights", "new", "calls"),
    [("0", "0", "1", "2"), ("7", "400", "1", "2"), ("7", "0", "0", "2"), ("7", "0", "1", "0")],
)
def test_a_server_that_may_do_too_much_is_noticed(uid: str, rights: str, new: str, calls: str) -> None:
    assert guarded(FREE.format("7", "0", "1", "2"))["Uid"] == "7"
    with pytest.raises(AssertionError, match="the server "):
        guarded(FREE.format(uid, rights, new, calls))


def test_places_where_the_server_may_write_are_found_by_writing(tmp_path: Path) -> None:
    there, nowhere = str(tmp_path), str(tmp_path / "none")
    found = subprocess.run([sys.executable, "-c", hosted.TRY, there, nowhere], capture_output=True, text=True)
    assert found.stdout.split() == [there]


def test_the_unit_lets_those_who_think_step_back() -> None:
    """To set one's priority is among what it forbids otherwise; the lab and the bots that search do that."""
    lines = (DEPLOY / "nightbell.service").read_text().splitlines()
    allowed = [line.partition("=")[2] for line in lines if line.startswith("SystemCallFilter=")]
    assert allowed == ["@system-service", "~@privileged @resources", "setpriority"]
