"""The files in `deploy/`, each read by the program that it is written for, where that is installed."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

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
