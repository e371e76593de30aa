"""Numbers for Prometheus. Labels are kinds of commands and refusal codes, never people, tables or roles.

On a house with one table even a count of deeds tells who acts when. So the page is for whoever holds its
token, and it stands still for minutes: no night can be seen in it.
"""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

BUCKETS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 5)
STEP_SECONDS = 300.0


class Metrics:
    def __init__(self) -> None:
        self._page, self._next = b"", 0.0
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
            buckets=BUCKETS,
            registry=self.registry,
        )

        self.lag = self._seconds("nightbell_loop_lag_seconds", "By how much the loop was late")
        self.write = self._seconds("nightbell_write_seconds", "From a page to its being on disk")
        self.restores = Counter(
            "nightbell_restores", "Tables brought back from disk", ["result"], registry=self.registry
        )
        self.waiting = Gauge(
            "nightbell_outbox_messages", "Messages waiting to be sent", registry=self.registry
        )
        self.longest = Gauge(
            "nightbell_outbox_longest", "Messages waiting for one connection, at most", registry=self.registry
        )
        self.thinking = Gauge("nightbell_long_work", "Pieces of long work under way", registry=self.registry)
        self.asleep = Gauge("nightbell_sleeping_tables", "Games that left memory", registry=self.registry)

        self.nodes = Gauge("nightbell_nodes", "Nodes that this one knows to live", registry=self.registry)
        self.handed = Counter(
            "nightbell_tables_taken", "Tables taken from other nodes", ["how"], registry=self.registry
        )
        self.sessions_lost = Counter(
            "nightbell_sessions_lost", "Times this node lost its tables", registry=self.registry
        )

    def _seconds(self, name: str, about: str) -> Histogram:
        return Histogram(name, about, buckets=BUCKETS, registry=self.registry)

    def committed(self) -> None:
        self.deeds.inc()

    def refused(self, command: str, code: str) -> None:
        self.refusals.labels(command, code).inc()

    def page(self, now: float) -> bytes:
        """The numbers as they were at the last full step of the clock or later."""
        if not self._page or now >= self._next:
            self._page, self._next = generate_latest(self.registry), now + STEP_SECONDS
        return self._page
