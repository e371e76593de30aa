"""Numbers for Prometheus. Labels are kinds of commands and refusal codes, never people, tables or roles."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest


class Metrics:
    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.tables = Gauge("nightbell_tables", "Tables in memory", registry=self.registry)
        self.links = Gauge("nightbell_connections", "Open connections", registry=self.registry)
        self.deeds = Counter("nightbell_deeds", "Deeds written to journals", registry=self.registry)
        self.refusals = Counter(
            "nightbell_refusals", "Refused commands", ["command", "code"], registry=self.registry
        )
        self.frames_in = Counter("nightbell_frames_in", "Messages received", registry=self.registry)
        self.frames_out = Counter("nightbell_frames_out", "Messages sent", registry=self.registry)
        self.crashes = Counter("nightbell_crashes", "Faults of rules or server", registry=self.registry)
        self.command = Histogram(
            "nightbell_command_seconds",
            "From a command's arrival to its acknowledgement",
            buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 5),
            registry=self.registry,
        )

    def committed(self) -> None:
        self.deeds.inc()

    def refused(self, command: str, code: str) -> None:
        self.refusals.labels(command, code).inc()

    def page(self) -> bytes:
        return generate_latest(self.registry)
