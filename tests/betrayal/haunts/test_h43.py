"""Haunt 43, The Star-Sickness."""

from __future__ import annotations

import pytest

from nightbell.engine import SPECTATOR, Seat, call
from nightbell.games.betrayal.atoms import Die, Fight, Spawn, SwapTokens
from nightbell.games.betrayal.house import HAUNTS, Figure
from nightbell.games.betrayal.traits import HEROES, SPEED, TRAITOR, CardId, RoomId
from tests.betrayal.scenario import Story

ZOE, OX, PETER = Seat(0), Seat(1), Seat(2)


def sick() -> Story:
    """Ox carries the 1; nobody knows."""
    night = Story().haunted(43, revealer="peter").room("research-laboratory", "upper", 0, 1)
    night.house.open_party = [False] * 3
    night.house.party[1] = TRAITOR
    night.house.secrets.update({"token 0": "3 4", "token 1": "1 2", "token 2": "5 6"})
    night.house.marks["track"] = 1
    return night


def test_right_now_the_laboratory_comes():
    night = Story().haunted(43, revealer="peter")
    night.run(call(HAUNTS[43].right_now), ("at", "upper-landing", "N"))
    assert "research-laboratory" in night.state.placed and night.state.mark("track") == 1


def test_meeting_swaps_tokens_once_a_turn():
    night = sick().put("ox", "foyer").put("peter", "grand-staircase").does("zoe", "move", "foyer")
    assert len(night.news("TokensSwapped")) == 1
    night.does("zoe", "move", "grand-staircase")
    assert len(night.news("TokensSwapped")) == 1
    held = sorted(int(n) for s in range(3) for n in night.state.secrets[f"token {s}"].split())
    assert held == [1, 2, 3, 4, 5, 6]


def test_whoever_gets_the_one_is_a_traitor_for_good():
    for seed in range(20):
        night = sick()
        night.house.chance.seed = seed
        night.house.chance.streams.clear()
        night.run(SwapTokens(ZOE, OX))
        caught = "1" in night.state.secrets["token 0"].split()
        assert (night.state.party[0] == TRAITOR) is caught
        assert night.state.party[1] == TRAITOR
        assert night.table.view(SPECTATOR).party == ("unknown",) * 3
        if caught:
            assert night.state.secrets["fallen"] == "0"
            assert [(told.seat, told.party) for told in night.news("YourSide")] == [(ZOE, TRAITOR)]
            return
    raise AssertionError("the 1 was never passed on")


def test_research_is_helped_by_company_and_the_book():
    night = sick().give("ox", "book").put("zoe", "research-laboratory").put("ox", "research-laboratory")
    night.dice(1, 1, 1, 1, 1).does("zoe", "research")
    assert night.state.mark("research") == 1
    night.end()


def test_herbs_grow_in_the_gardens():
    night = (
        sick()
        .room("gardens", "ground", 2, 1)
        .put("zoe", "gardens")
        .dice(1, 1, 1)
        .ends_turn("zoe")
        .answers(True)
    )
    assert night.hand("zoe") == ("herb-1",)


def test_the_serum_needs_research_and_herbs():
    night = sick().put("zoe", "research-laboratory").give("zoe", "herb-1")
    assert "make-serum" not in night.verbs
    ready = sick().put("zoe", "research-laboratory").give("zoe", "herb-1")
    ready.house.marks["research"] = 2
    ready.does("zoe", "make-serum")
    assert "serum" in ready.hand("zoe")


@pytest.mark.parametrize(("patient", "lives"), [(2, True), (1, False)])
def test_the_serum_saves_the_healthy_and_kills_the_sick(patient, lives):
    night = sick().give("zoe", "serum").row("peter", might=0)
    night.house.marks["serum"] = 1
    night.does("zoe", "inject", patient).answers(True)
    assert night.state.alive[patient] is lives
    if lives:
        assert night.rows("peter", "might") == 2 and night.state.mark("inoculated-2") == 1
    refused = sick().give("zoe", "serum").does("zoe", "inject", patient).answers(False)
    assert refused.state.alive[patient] and not refused.state.mark(f"inoculated-{patient}")


def test_by_force_with_speed():
    night = sick().give("zoe", "serum").dice(2, 2, 0, 0, 0, 0, 0, 1)
    night.run(Fight(Figure(0), Figure(1), SPEED, CardId("serum")))
    assert not night.alive("ox")
    alien = sick().give("zoe", "serum")
    Spawn("alien", RoomId("entrance-hall"), (4, 6, 4, -1), 0, OX).carry_out(alien.house)
    alien.house.outbox.clear()
    alien.dice(2, 2, 0, 0, 0, 0, 0, 1).run(Fight(Figure(0), Figure(100), SPEED, CardId("serum")))
    assert alien.state.monsters == []


def test_a_dead_traitor_misses_a_turn_and_comes_back_in_the_next():
    """Its things stay with the body until it changes; the Alien then acts in its player's place."""
    night = sick().give("ox", "axe", "herb-1").put("peter", "foyer").run(Die(OX)).retake("zoe")
    assert night.state.mark("changing-1") == 2 and set(night.hand("ox")) == {"axe", "herb-1"}
    night.ends_turn("zoe")
    assert night.state.mark("changing-1") == 1 and night.state.monsters == [] and not night.state.piles
    night.dice(0, 0, *[0] * 7).ends_turn("peter").dice(2, 2, 0, 0).ends_turn("zoe")
    assert [m.kind for m in night.state.monsters] == ["alien"]
    assert night.hand("ox") == () and set(night.state.piles[RoomId("entrance-hall")]) == {"axe", "herb-1"}
    assert (night.question.kind, night.question.seat) == ("monster", OX)
    night.answers(("move", "foyer"))
    assert night.state.monsters[0].room == "foyer"


def test_a_traitor_who_dies_in_the_own_turn_misses_a_whole_one():
    night = sick().turn_of("ox").run(Die(OX)).retake("ox")
    night.house.done["begun"] = 1
    assert night.question.seat == PETER and night.state.mark("changing-1") == 2


def test_the_book_on_the_laboratorys_floor_helps():
    night = sick().put("zoe", "research-laboratory")
    night.house.piles[RoomId("research-laboratory")] = (CardId("book"),)
    night.dice(1, 1, 1, 2).does("zoe", "research")
    assert night.state.mark("research") == 1
    night.end()


def test_the_changing_can_be_stopped():
    night = sick().give("zoe", "serum")
    night.house.alive[1] = False
    night.house.marks["changing-1"] = 2
    night.house.hands[1] = (CardId("axe"),)
    night.does("zoe", "inject-the-changing", 1)
    assert not night.state.mark("changing-1")
    assert night.state.piles[RoomId("entrance-hall")] == ("axe",)


def test_the_disease_strikes_after_the_revealers_turn():
    night = sick().turn_of("peter")
    night.house.marks["inoculated-2"] = 1
    night.dice(2, 2, 1, 0, 0, 1, 1, 1, 1, 0).ends_turn("peter")
    assert night.question.kind == "share-damage" and night.question.seat == ZOE
    night.answers((3, 0))
    assert night.rows("zoe", "might") == 0 and night.state.mark("track") == 2
    night.end()


def test_both_victories_and_the_last_to_fall_loses():
    night = sick()
    night.house.marks["serum"] = 1
    night.house.alive[1] = False
    night.house.marks.update({"inoculated-0": 1, "inoculated-2": 1})
    assert night.house.scenario.verdict(night.house) == HEROES
    lost = sick()
    lost.house.party = [TRAITOR, TRAITOR, HEROES]
    lost.house.secrets["fallen"] = "0"
    lost.house.alive[2] = False
    assert lost.house.scenario.verdict(lost.house) == TRAITOR
    assert lost.house.scenario.winners(lost.house, TRAITOR) == (OX,)


def test_the_token_cannot_be_shown():
    from nightbell.games.betrayal import RULES

    assert {d.kind for d in RULES.standing(sick().house, OX)} == {"claim"}


def test_whom_one_has_not_met_yet_comes_first():
    night = sick().put("ox", "foyer").put("peter", "foyer")
    night.house.marks["met 0-1"] = 1
    night.does("zoe", "move", "foyer")
    assert [(each.seat, each.other) for each in night.news("TokensSwapped")] == [(ZOE, PETER)]


def test_who_would_not_have_it_costs_nothing_and_is_not_asked_again():
    night = sick().give("zoe", "serum").does("zoe", "inject", OX).answers(False)
    assert night.state.spent == 0
    assert ("inject", OX) not in night.options and ("inject", PETER) in night.options
    night.does("zoe", "inject", PETER).answers(True)
    assert night.state.spent == 1
