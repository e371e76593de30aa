"""Nothing that anybody sees or is told may depend on a side that is hidden.

Two worlds are played beside each other with the same answers. They differ in one thing: who of two explorers
holds the traitor's token. Everybody else must see and be told the same, byte for byte, until the rules
themselves turn a token over.
"""

from __future__ import annotations

from random import Random

import pytest

from nightbell.engine import SPECTATOR, Seat, Some, Table
from nightbell.games.betrayal import news
from nightbell.games.betrayal.atoms import Reveal, Turn
from nightbell.games.betrayal.begin import BeginHaunt
from nightbell.games.betrayal.house import HAUNTS, House
from nightbell.games.betrayal.seen import HouseView
from nightbell.games.betrayal.traits import HEROES, TRAITOR, CardId
from tests.betrayal.scenario import Story
from tests.conformance import bystanders_see_the_same

HIDDEN = [number for number, haunt in sorted(HAUNTS.items()) if haunt.hidden]
RESTRICTING = tuple(CardId(event) for event in ("debris", "webs", "lights-out", "grave-dirt"))


def swapped(house: House, one: Seat, other: Seat) -> None:
    """The two explorers had each other's tokens dealt."""
    house.party[one], house.party[other] = house.party[other], house.party[one]
    tokens = house.secrets
    tokens[f"token {one}"], tokens[f"token {other}"] = tokens[f"token {other}"], tokens[f"token {one}"]


class Unmasked(Exception):
    """From here on the worlds may differ, because the rules have turned a token over."""


def touched(seats: frozenset[Seat], table: Table[House, HouseView], since: int) -> frozenset[Seat]:
    """Whoever has exchanged a token with one of the two may know more than the others."""
    for told in table.history[since:]:
        event = told.event
        if isinstance(event, news.Unmasked | news.Died | news.Ended):
            raise Unmasked
        if isinstance(event, news.TokensSwapped) and seats & {event.seat, event.other}:
            seats |= {event.seat, event.other}
    return seats


@pytest.mark.rule("B-344", "B-359")
@pytest.mark.parametrize("seed", range(12))
@pytest.mark.parametrize("number", HIDDEN)
def test_two_worlds_look_the_same_to_everybody_else(number, seed):
    """From the beginning of the haunt, everybody full of cards that hold, burden and bend."""
    worlds = []
    for _ in range(2):
        night = Story("zoe", "ox", "peter", "vivian", "heather", "father", seed=seed, haunt=number)
        night.room("chapel", "ground", 2, 1).room("patio", "ground", 2, 2).room("crypt", "basement", 0, 1)
        night.give("zoe", "bell", "dog").give("peter", "axe", "spirit-board").give("vivian", "dynamite")
        for seat in range(6):
            night.house.kept[seat] = (RESTRICTING[(seat + seed) % 4],) if (seat + seed) % 3 else RESTRICTING
        night.house.omens_drawn = 13
        night.house.omen, night.house.omen_room = CardId("skull"), night.house.where[0]
        night.house.done["omen"] = 1
        night.house.done["begun"] = 1
        worlds.append(night.table)
    table = worlds[0]
    rng = Random(seed)
    while not table.state.haunt:
        seat = table.state.active
        answer = table.open[seat].choice.sample(rng) if table.open[seat].kind != "turn" else ("end",)
        for world in worlds:
            world.answer(seat, answer)
    one = table.state.traitors()[0]
    other = rng.choice([Seat(s) for s in table.state.seats if s != one])
    swapped(worlds[1].state, one, other)
    seen = compared = 0
    secret = frozenset({one, other})
    try:
        while table.open and compared < 250:
            secret = touched(secret, table, seen) | touched(secret, worlds[1], seen)
            seen = len(table.history)
            strangers = [SPECTATOR, *(Seat(s) for s in table.state.seats if s not in secret)]
            bystanders_see_the_same(worlds[0], worlds[1], strangers)
            compared += 1
            seat, decision = rng.choice(sorted(table.open.items()))
            answer = decision.choice.sample(rng)
            for world in worlds:
                world.answer(seat, answer)
    except Unmasked:
        pass
    assert compared > 3


@pytest.mark.rule("B-332", "B-344")
@pytest.mark.parametrize("number", HIDDEN)
def test_a_hidden_traitor_is_not_freed_before_the_token_is_turned(number):
    night = Story("zoe", "ox", "peter").turn_of("zoe")
    for seat in range(3):
        night.house.kept[seat] = RESTRICTING
    night.run(BeginHaunt(Seat(0), number))
    traitor = night.state.traitors()[0]
    assert night.state.kept == [RESTRICTING] * 3 and night.news("EventEnds") == []
    night.run(Reveal(traitor))
    assert [bool(night.state.kept[seat]) for seat in range(3)] == [seat != traitor for seat in range(3)]


@pytest.mark.rule("B-332")
@pytest.mark.parametrize("event", RESTRICTING)
def test_whoever_goes_over_openly_is_freed_of_every_restricting_card(event):
    night = Story().haunted(9)
    night.house.kept[1] = night.house.kept[2] = (event, CardId("it-is-meant-to-be"))
    night.house.marks[f"{event}-1"] = 2
    night.run(Turn(Seat(1), TRAITOR))
    assert night.state.kept[1] == ("it-is-meant-to-be",) and not night.state.mark(f"{event}-1")
    night.run(Turn(Seat(2), HEROES))
    assert event in night.state.kept[2]


def callable_by(night: Story) -> set[int]:
    """Whom the bell-ringer may call."""
    choice = night.question.choice
    assert night.question.kind == "call-heroes" and isinstance(choice, Some)
    return set(choice.options)


def test_the_bell_calls_a_hidden_traitor_as_it_calls_anybody():
    night = Story().haunted(34).give("zoe", "bell").put("ox", "foyer").put("peter", "foyer")
    night.house.open_party = [False] * 3
    night.house.party[1] = TRAITOR
    night.dice(2, 2, 1, 0).does("zoe", "use", "bell")
    assert callable_by(night) == {1, 2}
    open_foe = Story().haunted(1, traitor="ox").give("zoe", "bell").put("ox", "foyer").put("peter", "foyer")
    open_foe.dice(2, 2, 1, 0).does("zoe", "use", "bell")
    assert callable_by(open_foe) == {2}


def test_the_comparison_notices_a_difference():
    """The law above is worth something: a world that tells more is caught."""
    one, other = (Story(seed=3).haunted(34).table for _ in range(2))
    bystanders_see_the_same(one, other, [SPECTATOR, Seat(2)])
    other.state.kept[1] = (CardId("webs"),)
    with pytest.raises(AssertionError):
        bystanders_see_the_same(one, other, [SPECTATOR])
