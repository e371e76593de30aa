"""Traces say where the time of a command goes, and nobody's secrets."""

from __future__ import annotations

import asyncio
import sys
from http.server import BaseHTTPRequestHandler, HTTPServer
from random import Random
from threading import Thread

import pytest
from opentelemetry.sdk.trace import ReadableSpan
from opentelemetry.sdk.trace.export.in_memory_span_exporter import InMemorySpanExporter
from tools.stress.inside import Parlour, parlour

from nightbell.engine import Refusal
from nightbell.server import protocol as wire
from nightbell.server.house import House
from nightbell.server.traces import Told, Traces, told_to


async def traced(game: str, options: dict[str, object] | None = None) -> tuple[Parlour, InMemorySpanExporter]:
    place = await parlour(game, options)
    exporter = InMemorySpanExporter()
    place.live.house.traces = Told(exporter, at_once=True)
    return place, exporter


def spans(exporter: InMemorySpanExporter) -> list[ReadableSpan]:
    return list(exporter.get_finished_spans())


def test_a_command_is_traced_from_its_arrival_to_what_is_told() -> None:
    async def story() -> None:
        place, exporter = await traced("lantern")
        await place.begin()
        told = {each.name: each for each in spans(exporter)}
        assert set(told) == {"command", "rules", "journal", "updates"}
        command = told["command"]
        assert dict(command.attributes or {}) == {"nightbell.game": "lantern", "nightbell.command": "begin"}
        for name in ("rules", "journal", "updates"):
            parent = told[name].parent
            assert parent is not None and command.context is not None
            assert parent.span_id == command.context.span_id

    asyncio.run(story())


def test_what_is_refused_is_traced_without_what_it_was_about() -> None:
    async def story() -> None:
        place, exporter = await traced("lantern")
        await place.people[1].do(wire.Settings(place.id(), title="a canary sings"))
        told = spans(exporter)
        assert [each.name for each in told] == ["rules", "command"]
        assert not any(each.events or each.status.description for each in told)
        assert "canary" not in "".join(each.to_json() for each in told)

    asyncio.run(story())


def test_at_night_nothing_is_traced() -> None:
    """Who acts when is a secret from whoever reads traces, too."""

    async def story() -> None:
        place, exporter = await traced("clocktower", {"players": 5})
        await place.begin()
        rng, nights = Random(3), 0
        while place.room.status == "playing" and nights < 40:
            exporter.clear()
            dark = place.room.covered
            await place.step(rng)
            if dark and place.room.covered:
                nights += 1
                assert spans(exporter) == []
        assert nights

    asyncio.run(story())


def test_without_an_address_nothing_is_traced_and_nothing_imported(monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> House:
        place = await parlour("lantern")
        await place.begin()
        return place.live.house

    monkeypatch.setitem(sys.modules, "opentelemetry", None)
    assert type(asyncio.run(story()).traces) is Traces


@pytest.mark.parametrize("address", ["collector", "ftp://collector/v1/traces", "http://"])
def test_an_address_that_is_none_is_refused(address: str) -> None:
    with pytest.raises(Refusal) as refused:
        told_to(address)
    assert refused.value.message == "bad-setting" and refused.value.args_for_text["name"] == "telemetry"


def test_where_the_extra_is_missing_a_sentence_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "opentelemetry.exporter.otlp.proto.http.trace_exporter", None)
    with pytest.raises(Refusal, match="telemetry-not-installed"):
        told_to("http://127.0.0.1:4318/v1/traces")


def test_traces_go_to_a_collector() -> None:
    received: list[tuple[str, bytes]] = []

    class Collector(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            received.append((self.path, self.rfile.read(int(self.headers["content-length"]))))
            self.send_response(200)
            self.end_headers()

        def log_message(self, format: str, *args: object) -> None:
            pass

    with HTTPServer(("127.0.0.1", 0), Collector) as collector:
        Thread(target=collector.serve_forever, daemon=True).start()
        told = told_to(f"http://127.0.0.1:{collector.server_port}/v1/traces")
        with told.span("command", "lantern", covered=False, command="begin"):
            pass
        told.close()
        collector.shutdown()
    ((path, body),) = received
    assert path == "/v1/traces" and b"nightbell.command" in body
