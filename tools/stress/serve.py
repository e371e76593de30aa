"""A server to be measured: quick beats, and whatever port, disk and limits it is given.

python -m tools.stress.serve PORT DIRECTORY LIMITS [DATABASE [NODE [VERSION]]]

LIMITS is `lavish`, or `usual` for those that everybody has. With the name of a NODE it is one of several. A
VERSION above 0 gives its rules another fingerprint, as an upgrade does.
"""

from __future__ import annotations

import sys
from pathlib import Path

from nightbell.engine import Rules
from nightbell.server import run
from nightbell.server.limits import Limits
from tools.stress.inside import LAVISH

if __name__ == "__main__":
    port, data, named, db, node, version, *_ = [*sys.argv[1:], "", "", "0"]
    limits = LAVISH if named == "lavish" else Limits()
    if node:
        limits = limits._replace(tables=Limits().tables)
    if int(version):
        Rules.fingerprint = property(lambda rules: f"{rules.name}, version {version}")  # type: ignore[assignment,method-assign]
    run.write_logs()
    run.server(
        "127.0.0.1",
        int(port),
        db,
        data=Path(data),
        limits=limits,
        beat_ms=20,
        cluster=bool(node),
        node=node,
    ).run()
