"""The settings of a server: a file, the environment, the command line; the later word counts.

What each means and what it is unless told otherwise is one table in `docs/hosting.md`.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple

import msgspec

from nightbell.engine import Refusal
from nightbell.server.limits import Limits

PREFIX = "NIGHTBELL_"
FILE = "nightbell.toml"


class Settings(NamedTuple):
    host: str = "127.0.0.1"
    port: int = 8321
    db: str = ""
    origins: str = ""
    proxies: str = "127.0.0.1"
    keep_days: int = 0
    cluster: int = 0
    node: str = ""
    secret_file: str = ""
    push_key: str = ""
    push_contact: str = ""
    telemetry: str = ""
    limits: Limits = Limits()


KNOWN: dict[str, object] = {**Settings._field_defaults, **Limits._field_defaults}
del KNOWN["limits"]


def read(file: Path | None, environ: Mapping[str, str], given: Mapping[str, object]) -> Settings:
    """Everything that was said, checked. `given` is the command line's word, None where it has none."""
    said: dict[str, object] = {}
    if proxies := environ.get("FORWARDED_ALLOW_IPS"):
        said["proxies"] = proxies
    said |= _written(file) if file is not None else {}
    said |= {name: environ[key] for name in KNOWN if (key := PREFIX + name.upper()) in environ}
    said |= {name: value for name, value in given.items() if value is not None}
    checked = {name: _checked(name, value) for name, value in said.items()}
    whole = KNOWN | checked | {"limits": [(KNOWN | checked)[name] for name in Limits._fields]}
    return msgspec.convert([whole[name] for name in Settings._fields], Settings)


def _written(file: Path) -> dict[str, object]:
    try:
        return tomllib.loads(file.read_text())
    except OSError:
        raise Refusal("cannot-read", file=str(file)) from None
    except (tomllib.TOMLDecodeError, UnicodeError) as fault:
        raise Refusal("settings-unreadable", file=str(file), why=str(fault)[:200]) from None


def _checked(name: str, value: object) -> object:
    if name not in KNOWN:
        raise Refusal("unknown-setting", name=name[:40], known=", ".join(KNOWN))
    usual = KNOWN[name]
    if isinstance(usual, str):
        if isinstance(value, str):
            return value
    elif isinstance(value, str | int | float) and not isinstance(value, bool):
        try:
            number = float(value)
        except ValueError:
            number = -1.0
        if 0 <= number <= 1e12 and (isinstance(usual, float) or number == int(number)):
            return number if isinstance(usual, float) else int(number)
    raise Refusal("bad-setting", name=name, value=str(value)[:40])
