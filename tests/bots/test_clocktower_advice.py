"""Advice to a person who tells the story: the automatic Storyteller's judgement, with its reasons."""

from __future__ import annotations

from random import Random

import pytest

from nightbell.bots.advice import Advised
from nightbell.bots.clocktower.advice import JUDGED, REGISTERING, TOLD, advise
from nightbell.engine import Chair, Seat, Table
from nightbell.games.clocktower import RULES
from nightbell.text import Words
from tests.clocktower.scenario import Story, scenario


def advice(town: Story) -> Advised | None:
    seat = town.town.storyteller
    return advise(Chair(town.table, seat), town.table.open[seat], "1")


def because(town: Story) -> list[str]:
    found = advice(town)
    assert found is not None
    return [reason.id for reason in found.reasons]


def test_a_sober_seer_is_told_the_truth_while_the_sides_are_even() -> None:
    town = scenario("imp poisoner fortuneteller recluse monk virgin mayor")
    town.until("tell", poisoner="monk", red_herring="virgin", fortuneteller=["recluse", "mayor"])
    found = advice(town)
    assert found is not None and found.honest == (False,)
    assert because(town)[:2] == ["passes", "even"]
    ((lie, why),) = found.untrue
    assert lie is True and [reason.id for reason in why] == ["passes", "false-yes"]


def test_a_poisoned_washerwoman_is_told_of_a_role_that_nobody_has() -> None:
    town = scenario("imp poisoner washerwoman chef monk virgin mayor")
    town.until("clue", poisoner="washerwoman")
    found = advice(town)
    assert found is not None and isinstance(found.answer, tuple)
    _, role, seat = found.answer
    held = {token.card for token in town.town.grimoire}
    assert role not in held and town.name(Seat(int(str(seat)))) in ("imp", "poisoner")
    assert because(town) == ["no-ability", "even", "nobody-has", "vouches-for-evil"]
    assert all(option[1] in held for option in found.honest if isinstance(option, tuple))


def test_a_drunk_librarian_is_not_said_to_hear_of_a_drunk_that_nobody_is() -> None:
    town = scenario("imp poisoner drunk=librarian chef monk virgin mayor", "tb")
    town.until("clue", poisoner="chef")
    chair = Chair(town.table, town.town.storyteller)
    asked = town.table.open[town.town.storyteller]
    heard = [advise(chair, asked, str(evening)) for evening in range(40)]
    drunk = [each for each in heard if each and isinstance(each.answer, tuple) and "drunk" in each.answer]
    assert drunk and all(reason.id != "nobody-has" for each in drunk for reason in each.reasons)


@pytest.mark.parametrize(("seating", "believed"), [("drunk=librarian", ["librarian"]), ("saint", [])])
def test_a_role_that_somebody_believes_in_is_kept_from_the_demon(seating: str, believed: list[str]) -> None:
    town = scenario(f"imp poisoner {seating} chef monk virgin mayor", "tb")
    town.until("bluffs")
    found = advice(town)
    assert found is not None
    told = [dict(reason.about) for reason in found.reasons if reason.id == "believed"]
    assert [each["role"] for each in told] == believed
    assert not {"librarian"} & set(found.answer if isinstance(found.answer, tuple) else ()) or not believed


def test_asked_again_it_says_the_same_and_changes_nothing() -> None:
    town = scenario("imp poisoner washerwoman chef monk virgin mayor")
    town.until("clue", poisoner="washerwoman")
    before = town.table.digest()
    assert advice(town) == advice(town)
    assert town.table.digest() == before


def test_where_it_is_a_matter_of_taste_nothing_is_advised() -> None:
    table = Table(RULES, {"players": 7, "script": "tb"}, 3)
    seat = table.state.storyteller
    assert table.open[seat].kind.startswith("pick-")
    assert advise(Chair(table, seat), table.open[seat], "1") is None


@pytest.mark.parametrize("script", ["tb", "bmr", "snv", "crossroads"])
def test_advice_is_always_legal_and_every_reason_has_its_sentence(script: str) -> None:
    ru, en = Words("ru", "clocktower"), Words("en", "clocktower")
    seen: set[str] = set()
    for seed in range(3):
        table, luck = Table(RULES, {"players": 9, "script": script}, seed), Random(seed)
        for _ in range(400):
            if table.outcome is not None:
                break
            seat = min(table.open)
            decision, answer = table.open[seat], None
            if seat == table.state.storyteller:
                found = advise(Chair(table, seat), decision, str(seed))
                if found is not None:
                    answer = decision.choice.take(found.answer)
                    assert all(honest in tuple(decision.choice.listed()) for honest in found.honest)
                    for reason in found.reasons:
                        seen.add(reason.id)
                        for words in (ru, en):
                            assert "⟦" not in words.say(f"counsel-{reason.id}", **dict(reason.about))
            table.answer(seat, decision.choice.sample(luck) if answer is None else answer)
    assert "bluffs" in seen
    tides = seen & {"even", "good-ahead", "good-behind"}
    assert tides or script == "bmr", "the moon leaves little to be told"
    assert all(ru.knows(f"counsel-{kind}") for kind in JUDGED - {*TOLD, *REGISTERING})
