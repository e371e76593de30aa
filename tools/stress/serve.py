"""A server to be measured: no limits for one connection, quick beats, and whatever port and disk it is given.

python -m tools.stress.serve PORT DIRECTORY [DATABASE]
"""

from __future__ import annotations

import sys
from pathlib import Path

from nightbell.server import run
from tools.stress.inside import LAVISH

if __name__ == "__main__":
    port, data, *db = sys.argv[1:]
    run.write_logs()
    run.server("127.0.0.1", int(port), db[0] if db else "", data=Path(data), limits=LAVISH, beat_ms=20).run()
