"""Whispers: three victims against the Butcher, in six rounds.

Three keys are enough here instead of five. On the way the pupil walks, repairs, searches, is heard, is found,
gets away and, at the end, gets out.
"""

from __future__ import annotations

import msgspec

from nightbell.bots.lessons import Lesson, Page
from nightbell.engine import Answer, Decision, Seat
from nightbell.games.whispers.seen import KillerView, OnlookerView, VictimsView

KILLER, VICTIMS = Seat(0), Seat(1)


def round_of(view: msgspec.Struct) -> int:
    assert isinstance(view, KillerView | VictimsView | OnlookerView)
    return view.open.round


def acting(view: msgspec.Struct, decision: Decision[Answer]) -> str:
    """The victim whose turn is asked about."""
    return str(dict(decision.about).get("victim", ""))


PAGES = (
    Page(
        VICTIMS,
        1,
        "Spread out: Anna to the transmitter, the others towards places to search. Walking makes no noise.",
        (
            ("who-acts", "anna"),
            ("act anna", ("move", "mansion-B1")),
            ("step anna", ("stop",)),
            ("who-acts", "william"),
            ("act william", ("move", "mansion-R2")),
            ("step william", ("stop",)),
            ("act marco", ("move", "mansion-R2")),
            ("step marco", ("stop",)),
            ("act marco", ("done",)),
            ("team-equip", "anna"),
            ("equipment anna", ("keep", "toolbox")),
        ),
    ),
    Page(
        KILLER,
        1,
        "The toolbox clattered as Anna took it. The killer walks towards the noise and stops one door away.",
        (
            ("instant", ("play", "pursue")),
            ("killer-step", ("step", "mansion-B4")),
            ("instant", ("pass",)),
            ("main", ("move", "mansion-B3")),
            ("main", ("move", "mansion-B2")),
            ("planning", ("pass",)),
        ),
    ),
    Page(
        VICTIMS,
        2,
        "Repair and search: both are worth their noise. Two keys come at once.",
        (
            ("who-acts", "anna"),
            ("act anna", ("special", "toolbox")),
            ("who-acts", "william"),
            ("act william", ("move", "mansion-R5")),
            ("step william", ("step", "mansion-G4")),
            ("act marco", ("search",)),
            ("team-equip", "william"),
            ("equipment william", ("keep", "key")),
            ("show-amulet anna", False),
        ),
    ),
    Page(
        KILLER,
        2,
        "Noise in the red wing and at the transmitter: fear first, then the saw where Anna is.",
        (
            ("instant", ("play", "sense")),
            ("sense-zone", "red"),
            ("instant", ("pass",)),
            ("main", ("play", "chainsaw")),
            ("killer-step", ("step", "mansion-B1")),
            ("planning", ("pass",)),
        ),
    ),
    Page(
        VICTIMS,
        3,
        "Anna is hurt and leaves; Marco has the bandages. William searches on the other side of the house.",
        (
            ("who-acts", "anna"),
            ("act anna", ("move", "mansion-R1")),
            ("step anna", ("step", "mansion-R2")),
            ("act anna", ("done",)),
            ("who-acts", "marco"),
            ("act marco", ("special", "medkit")),
            ("act william", ("search",)),
            ("keep-item william", True),
            ("team-equip", "anna"),
            ("equipment anna", ("keep", "key")),
            ("team-defender", "anna"),
            ("defend anna", ("bare",)),
            ("defend marco", ("bare",)),
            ("flee anna", ("flee", "mansion-R1")),
            ("flee marco", ("flee", "mansion-R1")),
        ),
    ),
    Page(
        KILLER,
        3,
        "The killer follows the noise into the room and searches: the encounter. The dice save everybody.",
        (
            ("instant", ("play", "pursue")),
            ("killer-step", ("step", "mansion-R1")),
            ("instant", ("pass",)),
            ("main", ("move", "mansion-R2")),
            ("main", ("search",)),
        ),
    ),
    Page(
        VICTIMS,
        4,
        "Away from the killer, without a sound. Nobody searches while he is this near.",
        (
            ("who-acts", "anna"),
            ("act anna", ("move", "mansion-B1")),
            ("step anna", ("step", "mansion-R1")),
            ("who-acts", "marco"),
            ("act marco", ("special", "equipped")),
            ("act marco", ("done",)),
            ("act william", ("move", "mansion-G3")),
            ("step william", ("step", "mansion-G5")),
            ("team-equip", "william"),
            ("equipment william", ("keep", "ammo")),
        ),
    ),
    Page(
        KILLER,
        4,
        "Nothing to hear: he guesses wrong, frightens whoever is near and closes a door.",
        (
            ("instant", ("pass",)),
            ("main", ("play", "chainsaw")),
            ("pay", "barricade"),
            ("pay", "barricade"),
            ("killer-step", ("step", "mansion-R5")),
            ("planning", ("play", "barricade")),
            ("barricade", ("mansion-R2", "mansion-R5")),
        ),
    ),
    Page(
        VICTIMS,
        5,
        "Fear makes careless. Those who are afraid calm down, the third comes round to the exit.",
        (
            ("who-acts", "anna"),
            ("act anna", ("calm",)),
            ("act anna", ("done",)),
            ("who-acts", "marco"),
            ("act marco", ("calm",)),
            ("act marco", ("done",)),
            ("act william", ("move", "mansion-B4")),
            ("step william", ("step", "mansion-B3")),
            ("team-equip", "anna"),
            ("equipment anna", ("keep", "revolver")),
        ),
    ),
    Page(
        KILLER,
        5,
        "He senses the right wing and searches the wrong room.",
        (
            ("instant", ("play", "sense")),
            ("sense-zone", "red"),
            ("instant", ("play", "pursue")),
            ("killer-step", ("step", "mansion-R2")),
            ("instant", ("pass",)),
            ("main", ("move", "mansion-R3")),
            ("main", ("search",)),
            ("planning", ("pass",)),
        ),
    ),
    Page(
        VICTIMS,
        6,
        "Three keys, and all three at the main exit at the end of the round.",
        (
            ("who-acts", "anna"),
            ("act anna", ("move", "mansion-B1")),
            ("step anna", ("step", "mansion-R1")),
            ("act anna", ("done",)),
            ("who-acts", "marco"),
            ("act marco", ("move", "mansion-B1")),
            ("step marco", ("step", "mansion-R1")),
            ("act marco", ("done",)),
            ("act william", ("move", "mansion-B2")),
            ("step william", ("step", "mansion-R1")),
            ("act william", ("done",)),
            ("team-equip", "william"),
            ("equipment william", ("keep", "sedative")),
            ("show-amulet anna", False),
            ("show-amulet william", False),
            ("show-amulet marco", False),
        ),
    ),
    Page(
        KILLER,
        6,
        "The saw once more. It wounds, but nobody falls, and the door is open.",
        (
            ("instant", ("play", "sense")),
            ("sense-zone", "red"),
            ("instant", ("pass",)),
            ("main", ("play", "chainsaw")),
            ("pay", "pursue"),
            ("pay", "pursue"),
            ("killer-step", ("step", "mansion-R1")),
            ("planning", ("pass",)),
        ),
    ),
)

LESSON = Lesson(
    game="whispers",
    seed=23,
    seat=VICTIMS,
    options={"players": 2, "difficulty": "easy", "handicap": 2},
    moment=round_of,
    subject=acting,
    pages=PAGES,
)
