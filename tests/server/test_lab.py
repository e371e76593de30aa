"""The house's lab: a question is bounded, answered while one watches, and told in the asker's language."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from io import BytesIO
from pathlib import Path
from types import SimpleNamespace

import pytest

from nightbell.bots import worker
from nightbell.engine import Refusal
from nightbell.research import crews
from nightbell.server.client import Denied, Visitor
from nightbell.server.lab import MOST_ASKED, MOST_HANDS, Asked, Lab, told
from tests.server.conftest import served


def test_a_question_is_watched_until_it_is_answered(tmp_path: Path) -> None:
    async def story() -> None:
        async with served(tmp_path) as base:
            anna = await Visitor.come(base, "Anna")
            question = {
                "game": "clocktower",
                "games": 20,
                "level": "random",
                "each": {"players": [5, 7]},
                "changes": ["-spy"],
            }
            asked = await anna.post("/api/lab", question)
            while asked["state"] in ("waiting", "playing"):
                answer = await anna.get(f"/api/lab/{asked['id']}")
                assert isinstance(answer, dict)
                assert answer["played"] >= asked["played"] and answer["games"] == 80
                asked = answer
                await asyncio.sleep(0.05)
            assert (asked["state"], asked["played"], asked["fault"]) == ("done", 80, "")
            rows = asked["rows"]
            assert isinstance(rows, list)
            assert [row["change"] for row in rows] == [False, True, False, True]
            assert all(row["games"] == 20 and row["errors"] == 0 for row in rows)
            assert all((row["difference"] is not None) is row["change"] for row in rows)
            assert len({row["name"] for row in rows}) == 4

    asyncio.run(story())


@pytest.mark.parametrize(
    ("wrong", "code"),
    [
        ({"games": 10**5}, "lab-too-long"),
        ({"games": 1}, "bad-message"),
        ({"level": "master"}, "unknown-bot"),
        ({"game": "chess"}, "unknown-game"),
        ({"options": {"players": 10**9}}, "bad-option"),
        ({"each": {"players": list(range(5, 16))}, "changes": ["-spy"] * 12}, "lab-too-many"),
        ({"changes": ["-nobody"]}, "unknown-role"),
    ],
)
def test_a_question_that_cannot_be_asked_is_refused_at_once(
    wrong: dict[str, object], code: str, tmp_path: Path
) -> None:
    async def story() -> None:
        async with served(tmp_path) as base:
            anna = await Visitor.come(base, "Anna")
            with pytest.raises(Denied) as denied:
                await anna.post("/api/lab", {"game": "clocktower", "games": 20, "level": "random", **wrong})
            assert denied.value.code == code
            with pytest.raises(Denied, match="no-such-question"):
                await anna.get("/api/lab/none")

    asyncio.run(story())


def test_a_question_that_fails_makes_room_for_the_next_one(monkeypatch: pytest.MonkeyPatch) -> None:
    def no_process_more(*_: object) -> Iterator[object]:
        raise BlockingIOError

    monkeypatch.setattr("nightbell.server.lab.study", no_process_more)
    lab = Lab(3000, hands=1)
    for _ in range(MOST_ASKED + 1):
        job = lab.ask(Asked("whispers", 20, level="random"), "anna")
        lab.thread.submit(bool).result()
        answer = told(job, "en")
        assert answer.state == "failed" and answer.fault
    lab.close()


def test_a_machine_of_many_cores_gives_the_lab_some_of_them(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each is a process of its own, and all of them have to fit beside the tables."""
    monkeypatch.setattr("nightbell.server.lab.cores", lambda: 128)
    assert Lab(3000).hands == MOST_HANDS
    monkeypatch.setattr("nightbell.server.lab.cores", lambda: 2)
    assert Lab(3000).hands == 2


def test_who_may_not_step_back_plays_all_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    """A hardened house lets nobody set priorities; its lab and its bots answer nevertheless."""

    def forbidden(_: int) -> int:
        raise PermissionError

    monkeypatch.setattr("os.nice", forbidden)
    monkeypatch.setattr("signal.signal", lambda *_: None)
    crews._begin(patient=True)
    monkeypatch.setattr("sys.stdin", SimpleNamespace(buffer=BytesIO()))
    monkeypatch.setattr("sys.stdout", SimpleNamespace(buffer=BytesIO()))
    worker.main()


def test_few_questions_wait_and_a_stopped_one_keeps_what_was_played() -> None:
    lab = Lab(3000, hands=1)
    lab.thread.shutdown()
    lab.thread.submit = lambda *_: None  # type: ignore[assignment, method-assign]
    jobs = [lab.ask(Asked("whispers", 20, level="random"), "anna") for _ in range(MOST_ASKED)]
    with pytest.raises(Refusal, match="lab-busy"):
        lab.ask(Asked("whispers", 20, level="random"), "anna")
    with pytest.raises(Refusal, match="lab-not-yours"):
        lab.stop(jobs[0].id, "boris")
    assert jobs[0].is_open()
    assert told(lab.stop(jobs[0].id, "anna"), "ru").state == "stopped"
    lab.ask(Asked("whispers", 20, level="random"), "anna")
    with pytest.raises(Refusal, match="no-lab-here"):
        Lab(0).ask(Asked("whispers", 20), "anna")
