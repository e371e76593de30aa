"""What gives the guilty away: a program that learns it from behaviour alone."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from nightbell.cli import run
from nightbell.research.simulation import Plan
from nightbell.research.tells import Scene, Tells, learn, look_for


def scenes(habit: float, count: int = 300) -> list[Scene]:
    """Five at a table, one of them guilty; the guilty one hums so much more often than the others."""
    luck, found = Random(5), []
    for _ in range(count):
        guilty = tuple(seat == luck.randrange(5) for seat in range(5))
        if any(guilty):
            seen = tuple({"hums": luck.random() + habit * bad, "nods": luck.random()} for bad in guilty)
            found.append(Scene(seen, guilty))
    return found


def test_a_habit_of_the_guilty_is_found_and_named() -> None:
    found = learn("clocktower", scenes(habit=0.8))
    assert found.ratio > 2
    first, second = found.tells
    assert first.name == "hums" and first.sure and first.weight > 0
    assert not second.sure


def test_where_all_behave_alike_it_is_as_good_as_guessing() -> None:
    found = learn("clocktower", scenes(habit=0.0))
    assert 0.7 < found.ratio < 1.3
    assert not any(tell.sure for tell in found.tells)


def test_the_evil_of_a_town_do_not_give_themselves_away_by_whispering() -> None:
    """A town that watched who goes apart with whom won nine games in ten."""
    *watched, found = look_for(Plan("clocktower", 60, 40, {"players": 7}, {"": "sensible"}))
    assert isinstance(found, Tells)
    assert len(watched) == 60
    by_name = {tell.name: tell for tell in found.tells}
    for habit in ("whispers", "whispers-afar", "is-whispered-to", "is-whispered-to-afar"):
        assert abs(by_name[habit].weight) < 0.9, habit
    assert found.ratio < 2


def test_the_command_says_it_in_a_sentence_or_as_json(capsys) -> None:
    order = ["tells", "betrayal", "--games", "20", "--haunt", "34", "--jobs", "1", "--lang", "en"]
    assert run(order) == 0
    assert "times as good" in capsys.readouterr().out
    assert run([*order, "--json"]) == 0
    told = msgspec.json.decode(capsys.readouterr().out)
    assert told["game"] == "betrayal" and told["ratio"] > 0


@pytest.mark.parametrize(
    ("order", "said"),
    [
        (["whispers"], "nothing to give away"),
        (["clocktower", "--games", "3"], "at least 20 games"),
        (["clocktower", "--bots", "godlike"], "godlike"),
    ],
)
def test_what_cannot_be_learned_is_refused_in_a_sentence(capsys, order: list[str], said: str) -> None:
    assert run(["tells", *order, "--lang", "en"]) == 2
    assert said in capsys.readouterr().err
