"""The twelve explorers on six two-sided cards: tracks, starting clips, ages, birthdays and hobbies."""

from __future__ import annotations

from msgspec import Struct

from nightbell.games.betrayal.traits import KNOWLEDGE, MIGHT, SANITY, SPEED, ExplorerId, Trait


class Explorer(Struct, frozen=True):
    """One side of a character card. A track has eight numbers; the skull lies below the first of them."""

    id: ExplorerId
    colour: str
    flip_side: ExplorerId
    sex: str
    age: int
    birthday: tuple[int, int]
    hobbies: tuple[str, ...]
    speed: tuple[int, ...]
    might: tuple[int, ...]
    sanity: tuple[int, ...]
    knowledge: tuple[int, ...]
    start: tuple[int, int, int, int]


def _explorer(
    name: str,
    colour: str,
    flip_side: str,
    sex: str,
    age: int,
    birthday: tuple[int, int],
    hobbies: str,
    *,
    speed: str,
    might: str,
    sanity: str,
    knowledge: str,
    start: tuple[int, int, int, int],
) -> Explorer:
    def track(digits: str) -> tuple[int, ...]:
        return tuple(int(digit) for digit in digits)

    return Explorer(
        id=ExplorerId(name),
        colour=colour,
        flip_side=ExplorerId(flip_side),
        sex=sex,
        age=age,
        birthday=birthday,
        hobbies=tuple(hobbies.split(", ")),
        speed=track(speed),
        might=track(might),
        sanity=track(sanity),
        knowledge=track(knowledge),
        start=start,
    )


EXPLORERS: dict[ExplorerId, Explorer] = {
    explorer.id: explorer
    for explorer in (
        _explorer(
            "ox-bellows",
            "red",
            "darrin-flash-williams",
            "male",
            23,
            (10, 18),
            "football, shiny objects",
            speed="22234556",
            might="45566788",
            sanity="22345567",
            knowledge="22335566",
            start=(4, 2, 2, 2),
        ),
        _explorer(
            "darrin-flash-williams",
            "red",
            "ox-bellows",
            "male",
            20,
            (6, 6),
            "track, music, shakespearean literature",
            speed="44456778",
            might="23345667",
            sanity="12345557",
            knowledge="23345557",
            start=(4, 2, 2, 2),
        ),
        _explorer(
            "missy-dubourde",
            "yellow",
            "zoe-ingstrom",
            "female",
            9,
            (2, 14),
            "swimming, medicine",
            speed="34566677",
            might="23334567",
            sanity="12345567",
            knowledge="23445666",
            start=(2, 3, 2, 3),
        ),
        _explorer(
            "zoe-ingstrom",
            "yellow",
            "missy-dubourde",
            "female",
            8,
            (11, 5),
            "dolls, music",
            speed="44445688",
            might="22334467",
            sanity="34556678",
            knowledge="12344555",
            start=(3, 3, 2, 2),
        ),
        _explorer(
            "peter-akimoto",
            "green",
            "brandon-jaspers",
            "male",
            13,
            (9, 3),
            "bugs, basketball",
            speed="33346677",
            might="23345568",
            sanity="34445667",
            knowledge="34456778",
            start=(3, 2, 3, 2),
        ),
        _explorer(
            "brandon-jaspers",
            "green",
            "peter-akimoto",
            "male",
            12,
            (5, 21),
            "computers, camping, hockey",
            speed="34445678",
            might="23345667",
            sanity="33345678",
            knowledge="13355667",
            start=(2, 3, 3, 2),
        ),
        _explorer(
            "madame-zostra",
            "blue",
            "vivian-lopez",
            "female",
            37,
            (12, 10),
            "astrology, cooking, baseball",
            speed="23355667",
            might="23345556",
            sanity="44456788",
            knowledge="13444566",
            start=(2, 3, 2, 3),
        ),
        _explorer(
            "vivian-lopez",
            "blue",
            "madame-zostra",
            "female",
            42,
            (1, 11),
            "old movies, horses",
            speed="34444678",
            might="22244566",
            sanity="44456788",
            knowledge="45555667",
            start=(3, 2, 2, 3),
        ),
        _explorer(
            "professor-longfellow",
            "white",
            "father-rhinehardt",
            "male",
            57,
            (7, 27),
            "gaelic music, drama, fine wines",
            speed="22445566",
            might="12345566",
            sanity="13345567",
            knowledge="45555678",
            start=(3, 2, 2, 4),
        ),
        _explorer(
            "father-rhinehardt",
            "white",
            "professor-longfellow",
            "male",
            62,
            (4, 29),
            "fencing, gardening",
            speed="23345677",
            might="12244557",
            sanity="34556778",
            knowledge="13345668",
            start=(2, 2, 4, 3),
        ),
        _explorer(
            "heather-granville",
            "purple",
            "jenny-leclerc",
            "female",
            18,
            (8, 2),
            "television, shopping",
            speed="33456678",
            might="33345678",
            sanity="33345666",
            knowledge="23345678",
            start=(2, 2, 2, 4),
        ),
        _explorer(
            "jenny-leclerc",
            "purple",
            "heather-granville",
            "female",
            21,
            (3, 4),
            "reading, soccer",
            speed="23444568",
            might="34444568",
            sanity="11244456",
            knowledge="23344568",
            start=(3, 2, 4, 2),
        ),
    )
}

TRACK: dict[tuple[ExplorerId, Trait], tuple[int, ...]] = {
    (explorer.id, trait): track
    for explorer in EXPLORERS.values()
    for trait, track in (
        (SPEED, explorer.speed),
        (MIGHT, explorer.might),
        (SANITY, explorer.sanity),
        (KNOWLEDGE, explorer.knowledge),
    )
}


def is_musical(explorer: ExplorerId) -> bool:
    """Whether music of any kind is among an explorer's hobbies."""
    return any("music" in hobby for hobby in EXPLORERS[explorer].hobbies)
