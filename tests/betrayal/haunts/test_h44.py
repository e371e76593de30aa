"""Haunt 44, Death Doth Find Us All."""

from __future__ import annotations

import pytest

from nightbell.engine import Seat, call
from nightbell.games.betrayal.atoms import Die
from nightbell.games.betrayal.haunts.h44_death_doth_find_us_all import (
    RITE_ROOMS,
    DeathDothFindUsAll,
    age_of,
)
from nightbell.games.betrayal.house import HAUNTS
from nightbell.games.betrayal.traits import CardId, RoomId
from tests.betrayal.scenario import Story

ZOE, OX, PETER = Seat(0), Seat(1), Seat(2)
SIX = ("zoe", "ox", "peter", "jenny", "professor", "madame")
TRAITS = ("speed", "might", "sanity", "knowledge")
YEARS = HAUNTS[44]


def clock(*names: str, **decades: int) -> Story:
    """Ox is the traitor, upstairs; so many decades have gone by for some."""
    night = (
        Story(*names).haunted(44, traitor="ox").put("ox", "upper-landing").put("peter", "basement-landing")
    )
    for name, count in decades.items():
        night.house.marks[f"decades-{night.seat(name)}"] = count
    return night


def ten_years(night: Story, name: str, *answers: str) -> Story:
    assert isinstance(YEARS, DeathDothFindUsAll)
    return night.run(call(YEARS.ages, night.seat(name)), *answers)


def change(night: Story, name: str, *answers: str) -> list[int]:
    """How many rows each trait moves with the next decade."""
    before = [night.rows(name, trait) for trait in TRAITS]
    ten_years(night, name, *answers)
    return [night.rows(name, trait) - row for trait, row in zip(TRAITS, before, strict=True)]


# ---- right now


def test_right_now_every_hero_is_ten_years_older_with_or_without_the_medallion():
    night = clock().give("zoe", "medallion").run(call(YEARS.right_now))
    assert [age_of(night.state, Seat(seat)) for seat in range(3)] == [18, 23, 23]
    assert night.rows("peter", "might") == night.state.start_row(PETER, TRAITS[1]) + 1  # type: ignore[arg-type]


def test_a_medallion_in_the_traitors_hand_is_laid_down():
    night = clock().give("ox", "medallion").run(call(YEARS.right_now))
    assert night.hand("ox") == () and night.state.piles[RoomId("upper-landing")] == ("medallion",)


# ---- the years


@pytest.mark.parametrize(
    ("decades", "age", "rows"),
    [
        (0, 18, [0, 0, 0, 0]),
        (1, 28, [1, 1, 0, 0]),
        (2, 38, [0, 0, 1, 1]),
        (3, 48, [-1, 0, 1, 0]),
        (6, 78, [-1, -1, -1, -1]),
        (7, 88, [-1, -1, -1, -1]),
        (9, 108, [-1, -1, -1, -1]),
    ],
)
def test_what_each_decade_brings(decades, age, rows):
    night = clock(zoe=decades)
    assert change(night, "zoe") == rows
    assert age_of(night.state, ZOE) == age


def test_the_fifties_take_a_step_of_body_and_one_of_mind():
    assert change(clock(zoe=4), "zoe", "might", "sanity") == [0, -1, -1, 0]
    assert change(clock(zoe=4), "zoe", "speed", "knowledge") == [-1, 0, 0, -1]


def test_the_sixties_take_the_body_and_a_step_of_mind():
    assert change(clock(zoe=5), "zoe", "knowledge") == [-1, -1, 0, -1]


def test_years_can_kill_and_then_take_no_more():
    night = clock("zoe", "ox", "peter", "jenny", zoe=6).row("zoe", speed=0, might=0)
    night.house.alive[OX] = False
    ten_years(night, "zoe")
    assert not night.alive("zoe") and len(night.news("Died")) == 1


# ---- time goes on


def test_after_the_traitors_turn_every_living_hero_rolls_a_die():
    night = clock("zoe", "ox", "peter", "jenny").turn_of("ox")
    night.house.alive[3] = False
    night.dice(1, 2).ends_turn("ox")
    assert [night.state.mark(f"decades-{seat}") for seat in range(4)] == [1, 0, 2, 0]
    night.end()
    night.ends_turn("peter")
    assert night.state.mark("decades-0") == 1


def test_it_goes_on_when_the_traitor_is_dead():
    night = clock().run(Die(OX)).retake("zoe").dice(1, 0).ends_turn("zoe")
    assert night.state.mark("decades-0") == 1
    night.end()


@pytest.mark.parametrize(("face", "decades"), [(0, 0), (1, 0), (2, 1)])
def test_the_medallions_bearer_ages_ten_years_less(face, decades):
    night = clock().give("zoe", "medallion").turn_of("ox").dice(face, 0).ends_turn("ox")
    assert night.state.mark("decades-0") == decades


# ---- deaths


def test_a_heros_death_ages_the_medallions_bearer():
    night = clock("zoe", "ox", "peter", "jenny").give("zoe", "medallion").dice(0, 0, 0).run(Die(PETER))
    assert night.state.mark("decades-0") == 1 and not night.state.mark("decades-3")


def test_a_heros_death_gives_the_traitor_three_dice_of_traits():
    night = clock("zoe", "ox", "peter", "jenny").row("ox", speed=3, might=3, sanity=3, knowledge=3)
    night.dice(2, 1, 1).run(Die(PETER), (1, 2, 0, 1))
    assert [night.rows("ox", trait) for trait in TRAITS] == [4, 5, 3, 4]
    nothing = clock("zoe", "ox", "peter", "jenny").dice(0, 0, 0).run(Die(PETER))
    nothing.end()


def test_not_more_than_the_tracks_hold_and_nothing_for_a_dead_traitor():
    full = clock("zoe", "ox", "peter", "jenny").row("ox", speed=7, might=7, sanity=7, knowledge=6)
    full.dice(2, 2, 2).run(Die(PETER), (0, 0, 0, 1))
    assert full.rows("ox", "knowledge") == 7
    dead = clock("zoe", "ox", "peter", "jenny")
    dead.house.alive[OX] = False
    dead.run(Die(PETER)).end()


def test_the_traitors_own_death_is_nobodys_gain():
    night = clock().give("zoe", "medallion").run(Die(OX))
    assert not night.state.mark("decades-0")
    night.end()


def test_the_traitor_never_has_the_medallion():
    night = clock().turn_of("ox")
    night.house.piles[RoomId("upper-landing")] = (CardId("medallion"),)
    assert "take" not in night.verbs and YEARS.may_hold(night.house, ZOE, CardId("medallion"))


# ---- the rite


@pytest.mark.parametrize("room", RITE_ROOMS)
@pytest.mark.parametrize(("total", "works"), [(5, True), (4, False)])
def test_the_rite_takes_sanity_or_knowledge_five(room, total, works):
    night = clock().room(room, "upper", 5, 5).put("zoe", room).row("zoe", sanity=6, knowledge=6)
    trait = "sanity" if total == 5 else "knowledge"
    faces = [2] * (total // 2) + [1] * (total % 2)
    night.dice(*faces, *[0] * (night.value("zoe", trait) - len(faces))).does("zoe", "rejuvenate").answers(
        trait
    )
    assert (night.state.rooms_with("rejuvenation") == (room,)) is works and "rejuvenate" not in night.verbs
    night.end()


def test_a_room_serves_once():
    night = clock().room("crypt", "basement", 5, 5).put("zoe", "crypt")
    night.house.tokens["rejuvenation"] = (RoomId("crypt"),)
    assert "rejuvenate" not in night.verbs and set(RITE_ROOMS) == {
        *("catacombs", "charred-room", "crypt", "gallery", "kitchen", "pentagram-chamber", "tower")
    }


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_as_many_rites_as_players_win(players):
    night = clock(*SIX[:players]).room("crypt", "basement", 5, 5).put("zoe", "crypt").row("zoe", sanity=6)
    done = [room for room in RITE_ROOMS if room != "crypt"]
    night.house.tokens["rejuvenation"] = tuple(done[: players - 1])
    assert YEARS.verdict(night.house) is None
    night.dice(2, 2, 1, *[0] * (night.value("zoe", "sanity") - 3)).does("zoe", "rejuvenate").answers("sanity")
    assert night.table.outcome == "heroes"


def test_the_traitor_wins_with_the_last_hero():
    night = clock().dice(0, 0, 0, 0, 0, 0).run(Die(ZOE)).run(Die(PETER))
    assert night.table.outcome == "traitor"
