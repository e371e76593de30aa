"""The sweep: over many random nights everything in the box comes up (`tests/house/test_golden.py`)."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from nightbell.engine import Command, Seat, Table, call, play_out, random_players
from nightbell.games.betrayal import RULES, news
from nightbell.games.betrayal.cards.catalogue import EVENTS, ITEMS, OMENS
from nightbell.games.betrayal.cards.outcomes import TABLES
from nightbell.games.betrayal.cards.registry import USES
from nightbell.games.betrayal.house import HAUNTS, House
from nightbell.games.betrayal.rooms import ELEVATOR_FLOORS, MYSTIC_ELEVATOR, ROOMS
from nightbell.games.betrayal.rooms.tokens import TOKEN_SEARCHES, search_token
from nightbell.games.betrayal.seen import HouseView
from nightbell.games.betrayal.traits import CardId
from nightbell.games.betrayal.walk import Go, Happen
from tests.betrayal.scenario import Stage, Story

IN_THE_BOX = [number for number in sorted(HAUNTS) if number]
NIGHTS = 60
MOST_SCENES = 900


class Sweep:
    """What has come up so far: rooms, cards, rows of tables, outcomes."""

    def __init__(self) -> None:
        self.rooms: set[str] = set()
        self.cards: set[str] = set()
        self.rows: set[tuple[str, int]] = set()
        self.haunts: set[int] = set()

    def watch(self, table: Table[House, HouseView]) -> None:
        self.rooms |= set(table.state.placed)
        self.haunts.add(table.state.haunt)
        for told in table.history:
            event = told.event
            if isinstance(event, news.Drew):
                self.cards.add(event.card)
            elif isinstance(event, news.RowCame):
                self.rows.add((event.table, event.row))


def chance_scene(seed: int) -> Story:
    """A crowded house in the third hour of a haunt, everybody with something to use."""
    night = Story("zoe", "ox", "peter", "vivian", seed=seed)
    for place, room in enumerate(("chapel", "gardens", "patio")):
        night.room(room, "ground", 2, 1 + place)
    night.room("crypt", "basement", 0, 1).room("mystic-elevator", "upper", 0, 1)
    night.put("zoe", ("chapel", "gardens", "entrance-hall", "crypt")[seed % 4]).put("peter", "patio").put(
        "ox", "crypt"
    )
    for token in TOKEN_SEARCHES:
        night.house.tokens[token] = (night.house.where[0],)
    if seed % 2:
        night.give("ox", "puzzle-box")
    night.row("zoe", might=1, speed=2, knowledge=2 + seed % 6)
    night.house.omens_drawn = 6
    return night.haunted(1, traitor="vivian")


def let_it_happen(night: Story, command: Command[House, object], seed: int) -> Table[House, HouseView]:
    table = Table.enter(Stage(command), night.house)
    rng = Random(seed)
    while table.open and next(iter(table.open.values())).kind != "curtain":
        seat = next(iter(table.open))
        table.answer(seat, table.open[seat].choice.sample(rng))
    return table


def everything_in_the_box() -> Iterator[Table[House, HouseView]]:
    """Random games find the rooms and draw the cards; rows of tables that chance left out are then sought."""
    sweep = Sweep()
    for seed in range(NIGHTS):
        table = Table(RULES, {"players": 3 + seed % 4, "haunt": IN_THE_BOX[seed % len(IN_THE_BOX)]}, seed)
        play_out(table, random_players(table, seed), Random(seed))
        sweep.watch(table)
        yield table
    assert sweep.rooms >= set(ROOMS), set(ROOMS) - sweep.rooms
    cards = {card.id for card in (*OMENS, *ITEMS)} | set(EVENTS)
    assert sweep.cards >= cards, cards - sweep.cards
    assert sweep.haunts == set(IN_THE_BOX)
    rows = {(name, row[0]) for name, table in TABLES.items() for row in table if isinstance(row[0], int)}
    rows |= {("mystic-elevator", total) for total in ELEVATOR_FLOORS}
    for seed in range(MOST_SCENES):
        for name in sorted({name for name, _ in rows - sweep.rows}):
            table = scene_with(name, seed)
            sweep.watch(table)
            yield table
    assert sweep.rows >= rows, rows - sweep.rows


def scene_with(name: str, seed: int) -> Table[House, HouseView]:
    """A scene in which a table of outcomes is rolled for."""
    event = CardId("the-lost-one" if name == "the-lost-one-wanders" else name)
    scene = chance_scene(seed)
    if name == "mystic-elevator":
        return let_it_happen(scene, Go(Seat(0), MYSTIC_ELEVATOR), seed)
    if event in EVENTS:
        return let_it_happen(scene, Happen(Seat(0), event), seed)
    if name in TOKEN_SEARCHES:
        return let_it_happen(scene, call(search_token, Seat(0), name), seed)
    return let_it_happen(scene.give("zoe", name), call(USES[event].do, Seat(0)), seed)


SWEEPS = {"box": everything_in_the_box}
