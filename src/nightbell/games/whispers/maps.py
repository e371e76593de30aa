"""The four houses: places, passages and what stands where.

A place id is the map's name and the mark on the board, ``mansion-R4``; a passage is the pair of its two ends.
Everything that follows from a declaration (neighbours, distances) is worked out once, when the module loads.
"""

from collections import deque
from collections.abc import Iterable
from typing import Final, NewType

from msgspec import Struct

Place = NewType("Place", str)
Passage = tuple[Place, Place]
"""The two ends in the order of the map's places, so that a passage has one spelling."""

ZONES: Final = ("red", "blue", "green")
_ZONE_LETTER: Final = {"R": "red", "B": "blue", "G": "green"}


class Board(Struct, frozen=True):
    """One map with everything the rules ask of it. ``distance`` leaves secret passages out."""

    id: str
    expansion: str | None
    places: tuple[Place, ...]
    doors: tuple[Passage, ...]
    dotted: tuple[Passage, ...]
    secret: tuple[Passage, ...]
    killer_only: tuple[Passage, ...]
    search: tuple[Place, ...]
    transmitter: Place
    main_exit: Place
    secret_exit: Place
    symbols: dict[str, Place]
    barred_at_start: tuple[Passage, ...]
    zone: dict[Place, str]
    zones: dict[str, tuple[Place, ...]]
    neighbours: dict[Place, tuple[Place, ...]]
    doors_of: dict[Place, tuple[Passage, ...]]
    passages_of: dict[Place, tuple[tuple[Place, Passage], ...]]
    secret_ends: dict[Place, tuple[Place, ...]]
    killer_steps: dict[Place, tuple[Place, ...]]
    distance: dict[Place, dict[Place, int]]
    suitcase: Place | None = None
    sterile_room: Place | None = None
    first_aid: Place | None = None
    lever: Place | None = None
    statue_gallery: Place | None = None

    def passage(self, a: Place, b: Place) -> Passage:
        """The one spelling of the passage between two places."""
        return (a, b) if self.places.index(a) < self.places.index(b) else (b, a)

    def within(self, centre: Place, radius: int) -> tuple[Place, ...]:
        """The radius of action: the centre and all places up to that many steps away."""
        far = self.distance[centre]
        return tuple(place for place in self.places if far[place] <= radius)


def _distances(start: Place, neighbours: dict[Place, tuple[Place, ...]]) -> dict[Place, int]:
    far = {start: 0}
    queue = deque([start])
    while queue:
        here = queue.popleft()
        for there in neighbours[here]:
            if there not in far:
                far[there] = far[here] + 1
                queue.append(there)
    return far


def _board(
    name: str,
    *,
    expansion: str | None = None,
    doors: str,
    dotted: str,
    secret: str,
    killer_only: str = "",
    search: str,
    transmitter: str,
    main_exit: str,
    secret_exit: str,
    book: str,
    spiral: str,
    hammer: str,
    barred: str = "",
    suitcase: str | None = None,
    sterile_room: str | None = None,
    first_aid: str | None = None,
    lever: str | None = None,
    statue_gallery: str | None = None,
) -> Board:
    def at(mark: str) -> Place:
        return Place(f"{name}-{mark}")

    def maybe(mark: str | None) -> Place | None:
        return None if mark is None else at(mark)

    places = tuple(at(f"{letter}{n}") for letter in "RBG" for n in range(1, 6))
    rank = {place: i for i, place in enumerate(places)}

    def passages(marks: str) -> tuple[Passage, ...]:
        pairs = []
        for mark in marks.split():
            a, b = sorted((at(end) for end in mark.split("-")), key=rank.__getitem__)
            pairs.append((a, b))
        return tuple(sorted(pairs, key=lambda pair: (rank[pair[0]], rank[pair[1]])))

    def ends(lines: Iterable[Passage]) -> dict[Place, tuple[Place, ...]]:
        table: dict[Place, list[Place]] = {place: [] for place in places}
        for a, b in lines:
            table[a].append(b)
            table[b].append(a)
        return {place: tuple(sorted(there, key=rank.__getitem__)) for place, there in table.items()}

    def spelled(a: Place, b: Place) -> Passage:
        return (a, b) if rank[a] < rank[b] else (b, a)

    door_lines, dotted_lines, secret_lines = passages(doors), passages(dotted), passages(secret)
    extra = passages(killer_only)
    neighbours = ends(door_lines + dotted_lines)
    zone = {place: _ZONE_LETTER[place[-2]] for place in places}
    return Board(
        id=name,
        expansion=expansion,
        places=places,
        doors=door_lines,
        dotted=dotted_lines,
        secret=secret_lines,
        killer_only=extra,
        search=tuple(at(mark) for mark in search.split()),
        transmitter=at(transmitter),
        main_exit=at(main_exit),
        secret_exit=at(secret_exit),
        symbols={"book": at(book), "spiral": at(spiral), "hammer": at(hammer), "gear": at(transmitter)},
        barred_at_start=passages(barred),
        zone=zone,
        zones={z: tuple(place for place in places if zone[place] == z) for z in ZONES},
        neighbours=neighbours,
        doors_of={place: tuple(door for door in door_lines if place in door) for place in places},
        passages_of={
            place: tuple((there, spelled(place, there)) for there in neighbours[place]) for place in places
        },
        secret_ends=ends(secret_lines),
        killer_steps=ends(door_lines + dotted_lines + extra),
        distance={place: _distances(place, neighbours) for place in places},
        suitcase=maybe(suitcase),
        sterile_room=maybe(sterile_room),
        first_aid=maybe(first_aid),
        lever=maybe(lever),
        statue_gallery=maybe(statue_gallery),
    )


MANSION: Final = _board(
    "mansion",
    doors="R1-B1 R1-B2 R1-R2 R1-R3 R2-R3 R2-R5 R2-G1 R3-B5 R4-R5 R4-B5 R5-G4 B1-B2 B2-B3 B2-B5 B3-B4"
    " B4-G5 G3-G4",
    dotted="G1-G2 G2-G3 G3-G5",
    secret="B1-G2 B5-G5",
    search="R2 B4 G4",
    transmitter="B1",
    main_exit="R1",
    secret_exit="G5",
    book="R4",
    spiral="G2",
    hammer="G3",
)

CABIN: Final = _board(
    "cabin",
    expansion="feral_instincts",
    doors="G3-G4 G2-G4 G4-G5 G5-B5 R5-R3 R4-R3 R3-B4 R3-R2 R2-G1 R1-G1 R1-R2 R2-B1 B2-B3",
    dotted="G3-G5 G3-G2 G2-G1 B5-B4 B4-B3 B4-B1 B3-B1",
    secret="R5-B2 G3-B1",
    killer_only="R5-G2",
    search="R3 B2 G4",
    transmitter="B3",
    main_exit="R1",
    secret_exit="B5",
    book="R5",
    spiral="G3",
    hammer="B4",
    suitcase="R4",
)

LABORATORY: Final = _board(
    "laboratory",
    expansion="amorphous_peril",
    doors="R1-R2 R1-R4 R3-B4 R4-R5 R5-B2 R5-G4 R5-G5 G4-G5 B1-B2 B1-B3 B1-B4 B2-B3 B3-G2 G2-G4 G3-G4 G1-G3"
    " G1-G4 B4-B5 B5-G1",
    dotted="R2-R3",
    secret="B1-G1 R2-B5",
    search="R1 B1 G5",
    transmitter="B4",
    main_exit="G1",
    secret_exit="R1",
    book="B2",
    spiral="R2",
    hammer="R3",
    barred="B1-B4",
    sterile_room="R4",
    first_aid="G3",
)

CASTLE: Final = _board(
    "castle",
    expansion="lethal_immortals",
    doors="B3-R1 B3-R2 R1-R2 R2-B5 R3-R4 R3-B5 R4-R5 R5-G5 R5-B5 R5-G4 B1-B2 B2-G2 B5-G4 G1-G3 G4-G5",
    dotted="B2-B4 B4-B5 B2-B3 G2-G3 G3-G4",
    secret="G1-B2 G1-R5",
    search="R2 B1 G5",
    transmitter="G2",
    main_exit="G1",
    secret_exit="R4",
    book="R5",
    spiral="B5",
    hammer="R3",
    lever="R1",
    statue_gallery="B4",
)

BOARDS: Final[dict[str, Board]] = {board.id: board for board in (MANSION, CABIN, LABORATORY, CASTLE)}
EXPANSIONS: Final = ("lethal_immortals", "feral_instincts", "amorphous_peril")
"""The three expansions of the killer's handbook, in its order."""
