"""Structured logs: one line of JSON each, for machines and eyes. No names, no talk, no tokens, no answers."""

from __future__ import annotations

import logging
import time

import msgspec

_encode = msgspec.json.Encoder().encode


class StructuredLog:
    """`log.info("table opened", table=code)`; whatever is logged is a word, a number or a public code."""

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


log = StructuredLog(logging.getLogger("nightbell.server"))
