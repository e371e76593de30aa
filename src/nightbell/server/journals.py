"""Structured logs: one line of JSON each, for machines and eyes. No names, no talk, no tokens, no answers."""

from __future__ import annotations

import logging
import time
import traceback
from pathlib import Path

import msgspec

from nightbell.engine import Refusal

FRAMES = 8
_encode = msgspec.json.Encoder().encode


class StructuredLog:
    """`log.info("table opened", table=tag)`; whatever is logged is a word of ours, a number or a tag."""

    def __init__(self, logger: logging.Logger) -> None:
        self.logger = logger

    def info(self, event: str, **fields: str | int | float | bool | None) -> None:
        self._write(logging.INFO, event, fields)

    def warning(self, event: str, **fields: str | int | float | bool | None) -> None:
        self._write(logging.WARNING, event, fields)

    def error(self, event: str, **fields: str | int | float | bool | None) -> None:
        self._write(logging.ERROR, event, fields)

    def _write(self, level: int, event: str, fields: dict[str, str | int | float | bool | None]) -> None:
        if self.logger.isEnabledFor(level):
            line = {"at": round(time.time(), 3), "level": logging.getLevelName(level).lower(), "event": event}
            self.logger.log(level, "%s", _encode(line | fields).decode())


class JsonLines(logging.Formatter):
    """Every line of every logger as JSON. Of others' faults: what kind and where, never what it was about."""

    def format(self, record: logging.LogRecord) -> str:
        if record.name == log.logger.name:
            return record.getMessage()
        line: dict[str, object] = {
            "at": round(record.created, 3),
            "level": record.levelname.lower(),
            "event": str(record.msg).strip()[:200],
            "logger": record.name,
        }
        if record.exc_info and record.exc_info[1] is not None:
            fault = record.exc_info[1]
            frames = traceback.extract_tb(fault.__traceback__)[-FRAMES:]
            line["fault"] = type(fault).__name__
            line["where"] = [f"{Path(each.filename).name}:{each.lineno}" for each in frames]
        return _encode(line).decode()


def named(fault: BaseException) -> str:
    """What went wrong, without what it was about: an exception's text may hold anybody's secret."""
    if isinstance(fault, Refusal):
        return fault.message
    return type(fault.__cause__ or fault).__name__


log = StructuredLog(logging.getLogger("nightbell.server"))
