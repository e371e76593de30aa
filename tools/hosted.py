"""`make hosted`: the container and the unit of `deploy/`, built, started and lived through for real.

    python -m tools.hosted container [--engine podman] [--build=…] [--run=…]
    python -m tools.hosted unit [--root build/machine]

The container is built from `deploy/Dockerfile` and started as its first lines say. The unit is started by a
systemd that is the first process of a machine of its own (systemd-nspawn, on a Debian that mmdebstrap makes),
which needs root. In either an evening is played: a table with bots, words, a hint, a question to the lab, a
copy of the database, a kill, the same table again, and an end that everybody is told of. It is also looked at
what the server may do, and where it could write.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import re
import shlex
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from time import monotonic, sleep
from typing import Protocol

from nightbell.server import protocol as wire
from nightbell.server.client import Client, Denied, Visitor
from tools.stress.servant import free_port

ROOT = Path(__file__).resolve().parents[1]
DEPLOY = ROOT / "deploy"
PATIENCE_SECONDS = 120.0
PLACES = ("/", "/etc", "/home", "/opt/nightbell", "/run", "/usr", "/var/lib", "/var/tmp", "/tmp", "/dev/shm")
"""Where a server that somebody has broken into would like to write; and where it keeps its own."""
SAID = "Who is still here tomorrow?"
TRY = """
import sys, tempfile
for place in sys.argv[1:]:
    try:
        tempfile.TemporaryFile(dir=place).close()
    except OSError:
        continue
    print(place)
"""
PACKAGES = "systemd,systemd-sysv,dbus,python3,python3-venv,ca-certificates"


class Hosted(Protocol):
    """A server that was started as `deploy/` has it."""

    base: str
    data: str
    """Where it keeps what it keeps, as it sees it."""

    def inside(self, *command: str) -> str:
        """What a command says that is run as the server, where it is."""
        ...

    def kill(self) -> None:
        """At once, without a word, and then it is started again."""
        ...

    def stop(self) -> int:
        """As an operator stops it; the status with which it ends."""
        ...

    def log(self) -> str: ...

    def put_away(self) -> None: ...


def run(*command: str | Path, **more: object) -> str:
    """What a command says; a fault with all that it said, if it fails."""
    done = subprocess.run([*map(str, command)], capture_output=True, text=True, **more)  # type: ignore[call-overload]
    if done.returncode:
        said = f"{done.stdout}{done.stderr}"[-3000:]
        raise RuntimeError(f"{shlex.join(map(str, command))}: {done.returncode}\n{said}")
    return str(done.stdout)


def documented(text: str) -> list[str]:
    """How the Dockerfile says that its image is started, word by word.

    >>> documented("# docker build .\\n# docker run --rm \\\\\\n#     -v a:/data nightbell\\nFROM x\\n")
    ['--rm', '-v', 'a:/data', 'nightbell']
    """
    head = "\n".join(line[1:] for line in text.splitlines() if line.startswith("#"))
    found = re.search(r"docker run (.+)", head.replace("\\\n", " "))
    assert found is not None, "the Dockerfile does not say how its image is started"
    return shlex.split(found[1])


def guarded(status: str) -> dict[str, str]:
    """What the system lets a process do, by its `/proc/…/status`; a fault if that is too much.

    >>> guarded("Uid:\\t7\\t7\\t7\\t7\\nCapEff:\\t0\\nCapBnd:\\t0\\nNoNewPrivs:\\t1\\nSeccomp:\\t2\\n")["Uid"]
    '7'
    """
    known = dict(line.split(":\t", 1) for line in status.splitlines() if ":\t" in line)
    told = {name: known[name].split()[0] for name in ("Uid", "CapEff", "CapBnd", "NoNewPrivs", "Seccomp")}
    if told["Uid"] == "0" or int(told["CapEff"], 16) or int(told["CapBnd"], 16):
        raise AssertionError(f"the server has rights: {told}")
    if told["NoNewPrivs"] != "1" or told["Seccomp"] != "2":
        raise AssertionError(f"the server could get rights, or may call everything: {told}")
    return told


def lived(house: Hosted) -> dict[str, object]:
    """An evening at this server, and what was seen."""
    begun = monotonic()
    figures: dict[str, object] = {**guarded(house.inside("cat", "/proc/1/status"))}
    writes = house.inside("/opt/nightbell/bin/python", "-c", TRY, *PLACES, house.data).split()
    if house.data not in writes or {"/", "/etc", "/home", "/opt/nightbell", "/usr", "/var/lib"} & {*writes}:
        raise AssertionError(f"it can write to {writes}")
    figures["writes to"] = ", ".join(writes)
    asyncio.run(_evening(house, figures))
    if faults := [line for line in house.log().splitlines() if '"level":"error"' in line]:
        raise AssertionError("\n".join(faults))
    figures["seconds"] = round(monotonic() - begun)
    return figures


async def _evening(house: Hosted, figures: dict[str, object]) -> None:
    await _answers(house.base)
    anna = await Visitor.come(house.base, "Anna")
    code = await anna.open("whispers", play=True, settings={"pace_ms": 0, "away_seconds": 0})
    client = await Client(anna, code).enter()
    await client.until(lambda: client.decision is not None)
    assert isinstance(await client.do(wire.Say("", SAID)), wire.Done)
    await anna.get(f"/api/tables/{code}/hint")
    figures["hint"] = "given"
    asked = await anna.post("/api/lab", {"game": "whispers", "games": 20, "level": "random"})
    while asked["state"] in ("waiting", "playing"):
        await asyncio.sleep(0.5)
        asked = dict(await anna.get(f"/api/lab/{asked['id']}"))  # type: ignore[call-overload]
    assert asked["state"] == "done", f"the lab has {asked['state']}: {asked.get('fault')}"
    figures["lab"] = f"{asked['played']} games"
    copy = f"{house.data}/copy.db"
    await asyncio.to_thread(house.inside, "/opt/nightbell/bin/nightbell", "backup", copy)
    figures["copy"] = "made and looked through"
    await asyncio.to_thread(house.kill)
    figures["back after a kill"] = f"{await _answers(house.base):.1f} s"
    await client.leave()
    client = await Client(anna, code).enter()
    assert [line.text for line in client.talk if line.text == SAID] == [SAID], "what was said is lost"
    await client.until(lambda: client.decision is not None)
    begun = monotonic()
    status = await asyncio.to_thread(house.stop)
    await client.until(lambda: client.closed is not None)
    assert client.bye is not None and client.bye.code == "server-stops", "nobody was told of the end"
    figures["told goodbye, ended with status"] = f"{status}, {monotonic() - begun:.1f} s"
    assert status == 0, f"it ended with status {status}"


async def _answers(base: str) -> float:
    """How long until the server is well and ready."""
    begun = monotonic()
    while True:
        try:
            visitor = Visitor(base)
            await visitor.get("/healthz")
            await visitor.get("/readyz")
            return monotonic() - begun
        except (OSError, Denied, ValueError):
            if monotonic() - begun > PATIENCE_SECONDS:
                raise
        await asyncio.sleep(0.1)


# ---- the container


class Container:
    """The image of `deploy/Dockerfile`, started as its first lines say, on a port of its own."""

    data = "/data"

    def __init__(self, engine: str, build: Sequence[str], more: Sequence[str], port: int) -> None:
        self.engine = engine
        self.base = f"http://127.0.0.1:{port}"
        run(engine, "build", *build, "-f", DEPLOY / "Dockerfile", "-t", "nightbell", ROOT)
        *flags, image = documented((DEPLOY / "Dockerfile").read_text())
        flags = [each.replace("nightbell:/data", "nightbell-tried:/data") for each in flags]
        flags = [each.replace("127.0.0.1:8321:", f"127.0.0.1:{port}:") for each in flags]
        self.name = run(engine, "run", "-d", *more, *flags, image).strip()

    def inside(self, *command: str) -> str:
        return run(self.engine, "exec", self.name, *command)

    def kill(self) -> None:
        run(self.engine, "kill", "--signal", "KILL", self.name)
        run(self.engine, "wait", self.name)
        run(self.engine, "start", self.name)

    def stop(self) -> int:
        run(self.engine, "stop", self.name)
        return int(run(self.engine, "wait", self.name))

    def log(self) -> str:
        done = subprocess.run([self.engine, "logs", self.name], capture_output=True, text=True, check=True)
        return done.stdout + done.stderr

    def put_away(self) -> None:
        run(self.engine, "rm", "-f", self.name)
        run(self.engine, "volume", "rm", "nightbell-tried")


# ---- the unit


class Machine:
    """A Debian with a systemd of its own, the server in /opt/nightbell, and the unit of `deploy/`."""

    data = "/var/lib/nightbell"

    def __init__(self, root: Path, port: int) -> None:
        self.base = f"http://127.0.0.1:{port}"
        if not (root / "opt/nightbell/bin/nightbell").exists():
            furnish(root)
        units = root / "etc/systemd/system"
        shutil.copy(DEPLOY / "nightbell.service", units)
        (units / "multi-user.target.wants").mkdir(exist_ok=True)
        wanted = units / "multi-user.target.wants/nightbell.service"
        wanted.unlink(missing_ok=True)
        wanted.symlink_to("../nightbell.service")
        (units / "nightbell.service.d").mkdir(exist_ok=True)
        (units / "nightbell.service.d/port.conf").write_text(
            f"[Service]\nEnvironment=NIGHTBELL_PORT={port}\n"
        )
        shutil.rmtree(root / "var/lib/private/nightbell", ignore_errors=True)
        boot = ["systemd-nspawn", "--register=no", "--keep-unit", "--boot", "-D", str(root)]
        quiet = subprocess.DEVNULL
        self.process = subprocess.Popen(boot, stdin=quiet, stdout=quiet, stderr=quiet)
        self.first = self._first()
        for _ in range(round(PATIENCE_SECONDS)):
            if self.asked("ActiveState") == "active":
                break
            sleep(1)

    def _first(self) -> str:
        """The first process of the machine, as it is called outside."""
        for _ in range(round(PATIENCE_SECONDS)):
            assert self.process.poll() is None, "the machine does not start"
            children = Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children").read_text().split()
            if children and (Path("/proc") / children[0] / "comm").read_text().strip() == "systemd":
                return children[0]
            sleep(1)
        raise TimeoutError("no systemd has started")

    def within(self, *command: str) -> str:
        """What a command says that the machine's root gives."""
        return run("nsenter", "-t", self.first, "-m", "-u", "-i", "-n", "-p", "-C", "--", *command)

    def asked(self, name: str) -> str:
        try:
            return self.within("systemctl", "show", "nightbell", "--value", "-p", name).strip()
        except RuntimeError:
            return ""

    def inside(self, *command: str) -> str:
        """As the server: under what the unit lets it do. What it is itself, is asked of its own process."""
        pid = self.asked("MainPID")
        if command[0] == "cat":
            return self.within("cat", f"/proc/{pid}/status")
        user = self.asked("UID")
        into = (
            "nsenter",
            "-t",
            pid,
            "-m",
            "-S",
            user,
            "-G",
            user,
            "--",
            "env",
            f"NIGHTBELL_DATA={self.data}",
        )
        return self.within(*into, *command)

    def kill(self) -> None:
        self.within("systemctl", "kill", "--kill-whom=main", "--signal=KILL", "nightbell")
        for _ in range(round(PATIENCE_SECONDS)):
            if self.asked("NRestarts") == "1" and self.asked("ActiveState") == "active":
                return
            sleep(0.2)
        raise TimeoutError("systemd has not started it again")

    def stop(self) -> int:
        self.within("systemctl", "stop", "nightbell")
        assert self.asked("Result") == "success", self.asked("Result")
        return int(self.asked("ExecMainStatus"))

    def log(self) -> str:
        return self.within("journalctl", "-u", "nightbell", "--no-pager", "-o", "cat")

    def put_away(self) -> None:
        self.process.terminate()
        self.process.wait()


def furnish(root: Path) -> None:
    """A Debian with a systemd, and in it a wheel of this tree with the libraries of the lock file."""
    wheels = ROOT / "build/hosted"
    shutil.rmtree(wheels, ignore_errors=True)
    run(sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", wheels, cwd=ROOT)
    shutil.copy(ROOT / "requirements.lock", wheels)
    if not (root / "usr").exists():
        run("mmdebstrap", "--variant=minbase", f"--include={PACKAGES}", "bookworm", root)
    for name in ("etc/resolv.conf", "etc/ssl/certs/ca-certificates.crt"):
        shutil.copyfile(Path("/") / name, root / name)
    (root / "src").mkdir(exist_ok=True)
    shutil.copytree(wheels, root / "src", dirs_exist_ok=True)
    pip = "PIP_CERT=/etc/ssl/certs/ca-certificates.crt /opt/nightbell/bin/pip install --no-cache-dir"
    orders = (
        "python3 -m venv /opt/nightbell",
        f"{pip} --require-hashes -r /src/requirements.lock",
        f"{pip} --no-deps /src/*.whl",
    )
    run("chroot", root, "/bin/sh", "-c", " && ".join(orders))


# ---- what is tried


def main(asked: Sequence[str] | None = None, file: Path = ROOT / "build/hosted.json") -> int:
    parser = argparse.ArgumentParser(prog="tools.hosted", description="The container and the unit, for real.")
    parser.add_argument("what", choices=["container", "unit"], nargs="+")
    parser.add_argument("--engine", default=next(filter(shutil.which, ("docker", "podman")), "docker"))
    parser.add_argument("--build", default="", help="more words for the engine's build")
    parser.add_argument("--run", default="", help="more words for the engine's run")
    parser.add_argument("--root", type=Path, default=ROOT / "build/machine", help="where the machine lies")
    given = parser.parse_args(asked)
    told: dict[str, dict[str, object]] = json.loads(file.read_text()) if file.exists() else {}
    for what in given.what:
        house: Hosted
        if what == "container":
            build, more = shlex.split(given.build), shlex.split(given.run)
            house = Container(given.engine, build, more, free_port())
        else:
            house = Machine(given.root.resolve(), free_port())
        try:
            told[what] = lived(house)
        except BaseException:
            print(house.log()[-4000:], file=sys.stderr)
            raise
        finally:
            house.put_away()
        for name, figure in told[what].items():
            print(f"    {name}: {figure}")
        file.parent.mkdir(exist_ok=True)
        file.write_text(json.dumps(told, indent=2, ensure_ascii=False))
    return 0


if __name__ == "__main__":
    sys.exit(main())
