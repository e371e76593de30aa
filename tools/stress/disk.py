"""A disk that takes nothing for a while: refused, then playable again, nothing lost, nobody stranded.

Where the system lets us, it is a small disk of its own, filled to the last byte; where it does not, the
system is asked to let the files of the server grow no further. And one that the system itself has made
read-only because it no longer trusts it, which ends only when the disk has been mended and mounted again.
"""

from __future__ import annotations

import asyncio
import resource
import subprocess
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from random import Random
from shutil import which
from time import perf_counter
from typing import NamedTuple

from nightbell.server.client import Denied, Visitor
from nightbell.server.store import Store
from tools.stress.kill import GAMES, Persistent, ids, new_for_all
from tools.stress.servant import Servant, table_with_bots

LONGEST_UNNOTICED = 60.0


class Refused(NamedTuple):
    real: bool
    """Whether it was a disk of its own, and full."""
    people: int
    acknowledged: int
    lost: int
    doubled: int
    told: bool
    """Whether health said so while it lasted."""
    back: float
    """Seconds until everybody had been acknowledged something again."""


@contextmanager
def small_disk(folder: Path, mib: int) -> Iterator[bool]:
    """A disk of its own in this folder, as long as it lasts; False where none can be had."""
    folder.mkdir()
    size = f"size={mib}m"
    mount = ["mount", "-t", "tmpfs", "-o", size, "tmpfs", str(folder)]
    real = which("mount") is not None and not subprocess.run(mount, stderr=subprocess.DEVNULL).returncode
    try:
        yield real
    finally:
        if real:
            subprocess.run(["umount", str(folder)], check=True)


class LoopDisk:
    """A file that is a disk. A tmpfs cannot become read-only while somebody writes to it; this can."""

    def __init__(self, image: Path, folder: Path) -> None:
        self.image = image
        self.folder = folder

    @classmethod
    def made(cls, image: Path, folder: Path, mib: int) -> LoopDisk | None:
        """None where none can be had."""
        folder.mkdir()
        with image.open("wb") as file:
            file.truncate(mib * 2**20)
        disk = cls(image, folder)
        tools = all(map(which, ("mkfs.ext4", "e2fsck", "mount", "umount")))
        return disk if tools and not _run("mkfs.ext4", "-q", str(image)) and not disk.mount() else None

    def mount(self) -> int:
        return _run("mount", "-o", "loop", str(self.image), str(self.folder))

    def break_off(self) -> None:
        """What the system does of itself after a fault of the disk."""
        assert not _run("mount", "-o", "remount,abort", str(self.folder))

    def unmount(self) -> None:
        assert not _run("umount", str(self.folder))

    def mend(self) -> None:
        """As an operator does, with the server stopped."""
        self.unmount()
        assert _run("e2fsck", "-fp", str(self.image)) in (0, 1)
        assert not self.mount()


def _run(*command: str) -> int:
    return subprocess.run(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL).returncode


class Nuisance:
    """Takes the room on the disk away from a server, and gives it back."""

    def __init__(self, servant: Servant, real: bool) -> None:
        self.servant = servant
        self.real = real
        self.ballast = servant.data / "ballast"

    def fill(self) -> None:
        if not self.real:
            self._let_grow(1)
            return
        with self.ballast.open("wb", buffering=0) as file, suppress(OSError):
            while True:
                file.write(b"x" * 4096)

    def clear(self) -> None:
        if self.real:
            self.ballast.unlink()
        else:
            self._let_grow(None)

    def _let_grow(self, bytes: int | None) -> None:
        assert self.servant.process is not None
        pid = self.servant.process.pid
        hard = resource.prlimit(pid, resource.RLIMIT_FSIZE)[1]
        resource.prlimit(pid, resource.RLIMIT_FSIZE, (hard if bytes is None else bytes, hard))


async def full_disk(
    data: Path, people: int, seconds: float, times: int, seed: int = 1, mib: int = 48
) -> Refused:
    """The server's disk is full for a while, several times, while people play."""
    with small_disk(data / "disk", mib) as real:
        return await _full_disk(data / "disk", real, people, seconds, times, seed)


async def _full_disk(data: Path, real: bool, people: int, seconds: float, times: int, seed: int) -> Refused:
    servant = Servant(data)
    here, tasks = await _party(servant, people, seed)
    told, slowest = True, 0.0
    nuisance = Nuisance(servant, real)
    for _ in range(times):
        await new_for_all(here)
        nuisance.fill()
        told = told and await _unwell(servant.base)
        await asyncio.sleep(seconds)
        nuisance.clear()
        slowest = max(slowest, await _served_again(here))
    return await _judged(servant, here, tasks, real, told, slowest)


async def read_only_disk(
    data: Path, people: int, seconds: float, seed: int = 1, mib: int = 64
) -> Refused | None:
    """The server's disk becomes read-only while people play; it is mended, and the server started again.

    None where no such disk can be had.
    """
    disk = LoopDisk.made(data / "image", data / "disk", mib)
    if disk is None:
        return None
    servant = Servant(disk.folder)
    try:
        here, tasks = await _party(servant, people, seed)
        await new_for_all(here)
        disk.break_off()
        told = await _unwell(servant.base)
        before = sum(len(each.acknowledged) for each in here)
        await asyncio.sleep(seconds)
        assert sum(len(each.acknowledged) for each in here) == before, "what cannot be written is refused"
        await servant.stop()
        disk.mend()
        await servant.start()
        return await _judged(servant, here, tasks, True, told, await _served_again(here))
    finally:
        if servant.process is not None and servant.process.poll() is None:
            servant.kill()
        disk.unmount()


async def _party(
    servant: Servant, people: int, seed: int
) -> tuple[list[Persistent], list[asyncio.Task[None]]]:
    """So many people who play without a pause."""
    await servant.start()
    here = []
    for n in range(people):
        client = await table_with_bots(servant.base, GAMES[n % len(GAMES)], f"Person {n}")
        here.append(Persistent(client, Random(f"{seed}/{n}")))
    return here, [asyncio.create_task(each.live()) for each in here]


async def _served_again(here: list[Persistent]) -> float:
    begun = perf_counter()
    await new_for_all(here)
    return perf_counter() - begun


async def _judged(
    servant: Servant,
    here: list[Persistent],
    tasks: list[asyncio.Task[None]],
    real: bool,
    told: bool,
    slowest: float,
) -> Refused:
    """Everybody goes, and the journals are read."""
    for each in here:
        each.stopping = True
    await asyncio.gather(*tasks)
    for each in here:
        await each.client.leave()
    await servant.stop()
    lost = doubled = 0
    store = Store(str(servant.data / "nightbell.db"))
    for each in here:
        written = Counter(ids(store.pages(each.client.code)))
        lost += len(each.acknowledged - set(written))
        doubled += sum(count - 1 for count in written.values())
    store.close()
    acknowledged = sum(len(each.acknowledged) for each in here)
    return Refused(real, len(here), acknowledged, lost, doubled, told, slowest)


async def _unwell(base: str) -> bool:
    """Whether health says so. What is there may be written over and over before more room is needed."""
    with suppress(TimeoutError):
        async with asyncio.timeout(LONGEST_UNNOTICED):
            while True:
                try:
                    await Visitor(base).get("/healthz")
                except Denied:
                    return True
                await asyncio.sleep(0.1)
    return False
