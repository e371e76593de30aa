"""Traces for OpenTelemetry, if the operator wants them: where the time of a command goes.

A span is a kind of work with the game and the kind of command, never a person, a table or an answer. Under
the cover of the night nothing is traced at all: who acts when is a secret from whoever reads traces, too.
"""

from __future__ import annotations

from contextlib import AbstractContextManager, nullcontext
from typing import TYPE_CHECKING, Literal, TypeAlias
from urllib.parse import urlsplit

from nightbell import __version__
from nightbell.engine import Refusal

if TYPE_CHECKING:
    from opentelemetry.sdk.trace import TracerProvider
    from opentelemetry.sdk.trace.export import SpanExporter

Work: TypeAlias = Literal["command", "rules", "journal", "updates"]
"""A command from its arrival to its acknowledgement, and within it the rules, the disk, and what is told."""
PATIENCE_MS = 3_000
"""How long the last spans may take on their way while the house closes."""


class Traces:
    """Nobody wants any."""

    silent = True

    def span(self, work: Work, game: str, covered: bool, command: str = "") -> AbstractContextManager[object]:
        """Around a piece of work."""
        return nullcontext()

    def close(self) -> None:
        pass


class Told(Traces):
    """Spans for an exporter."""

    silent = False

    def __init__(self, exporter: SpanExporter, at_once: bool = False) -> None:
        from opentelemetry.sdk.resources import Resource
        from opentelemetry.sdk.trace import TracerProvider
        from opentelemetry.sdk.trace.export import BatchSpanProcessor, SimpleSpanProcessor

        resource = Resource.create({"service.name": "nightbell", "service.version": __version__})
        self.provider: TracerProvider = TracerProvider(resource=resource)
        self.provider.add_span_processor(
            SimpleSpanProcessor(exporter) if at_once else BatchSpanProcessor(exporter)
        )
        self.tracer = self.provider.get_tracer("nightbell.server", __version__)

    def span(self, work: Work, game: str, covered: bool, command: str = "") -> AbstractContextManager[object]:
        if covered:
            return nullcontext()
        about = {"nightbell.game": game} | ({"nightbell.command": command} if command else {})
        # What went wrong is not told either: its text may hold anybody's secret.
        return self.tracer.start_as_current_span(
            work, attributes=about, record_exception=False, set_status_on_exception=False
        )

    def close(self) -> None:
        self.provider.force_flush(PATIENCE_MS)
        self.provider.shutdown()


def told_to(address: str) -> Told:
    """Traces for a collector that speaks OTLP over HTTP, or one sentence about why there are none."""
    parts = urlsplit(address)
    if parts.scheme not in ("http", "https") or not parts.hostname:
        raise Refusal("bad-setting", name="telemetry", value=address[:40])
    try:
        from opentelemetry.exporter.otlp.proto.http.trace_exporter import OTLPSpanExporter
    except ModuleNotFoundError:
        raise Refusal("telemetry-not-installed") from None
    return Told(OTLPSpanExporter(endpoint=address))
