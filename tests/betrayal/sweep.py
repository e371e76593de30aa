"""The sweep: over many random nights everything in the box comes up (`tests/house/test_golden.py`)."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterator
from functools import partial
from inspect import isfunction, signature
from itertools import count
from random import Random

from nightbell.engine import Answer, Command, Decision, Seat, Table, call, play_out, random_players
from nightbell.games.betrayal import RULES, news
from nightbell.games.betrayal.atoms import NO_CARD, Receive
from nightbell.games.betrayal.cards.catalogue import CARDS, EVENTS, ITEMS, OMENS
from nightbell.games.betrayal.cards.outcomes import TABLES
from nightbell.games.betrayal.cards.registry import USES
from nightbell.games.betrayal.haunt import Haunt
from nightbell.games.betrayal.house import HAUNTS, Figure, House, Monster, Placed
from nightbell.games.betrayal.rooms import ELEVATOR_FLOORS, MYSTIC_ELEVATOR, ROOMS
from nightbell.games.betrayal.rooms.tokens import TOKEN_SEARCHES, search_token
from nightbell.games.betrayal.seen import HouseView
from nightbell.games.betrayal.traits import ITEM, MENTAL, OMEN, PHYSICAL, STEP, TRAITS, CardId, RoomId
from nightbell.games.betrayal.walk import Go, Happen
from tests.betrayal.scenario import Stage, Story

IN_THE_BOX = [number for number in sorted(HAUNTS) if number]
NIGHTS = 60
MOST_SCENES = 900
HAUNTED_NIGHTS, SCENES, SCENE = 5, 8, 30
"""In how many nights each haunt comes, in how many scenes, and how many answers a scene has at least."""
LOOKED_AT = 12
NEW_ROOMS = 8
DREAMS = 5
LIVE = 0.7


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


# ---- haunts


class Curious:
    """Answers at random, but rather what has seldom been answered in this haunt before."""

    def __init__(self, number: int) -> None:
        self.haunt = HAUNTS[number]
        self.questions = questions(type(self.haunt))
        self.rng = Random(f"haunt {number}")
        self.tried: defaultdict[object, int] = defaultdict(int)

    def answers(self, table: Table[House, HouseView]) -> None:
        seat, decision = self.rng.choice(list(table.open.items()))
        options = [decision.choice.sample(self.rng) for _ in range(LOOKED_AT)]
        best = min(options, key=lambda option: self.tried[done(decision, option)])
        self.tried[done(decision, best)] += 1
        table.answer(seat, best)

    def plays_on(self, table: Table[House, HouseView]) -> Iterator[Table[House, HouseView]]:
        """To the end of the game, or for a while and then until a turn begins."""
        for answered in count():
            yield table
            if not table.open or (answered >= SCENE and a_turn_begins(table)):
                return
            self.answers(table)

    def asks(self, house: House) -> Iterator[object]:
        """All questions that the haunt answers in its own way, and what its tasks offer."""
        for name, kinds in self.questions:
            some = [SOME[kind](house, self.rng) for kind in kinds]
            if None not in some:
                yield name, some, getattr(self.haunt, name)(house, *some)
        for task in self.haunt.tasks.values():
            me = some_seat(house, self.rng)
            yield task.name, me, task.when is None or task.when(house, me)
            yield [] if task.options is None else list(task.options(house, me))

    def far_on(self, house: House) -> Table[House, HouseView]:
        """The same night in a larger house: everybody is strong, has something in hand and stands where
        something can be done, rather what has seldom been done."""
        rng = self.rng
        for tile in rng.sample(house.tiles, min(NEW_ROOMS, len(house.tiles))):
            built(house, tile, rng)
        tasks = sorted(self.haunt.tasks.values(), key=lambda task: self.tried["turn", task.name])
        rooms = [room for task in tasks[:2] for room in house.rooms() if room in task.where]
        rooms += [monster.room for monster in house.monsters] + [rng.choice(house.rooms())]
        together = rng.choice((rooms, rooms[:1], house.rooms()))
        for seat in house.everyone():
            house.where[seat], house.side[seat] = rng.choice(together), 0
            house.clips[4 * seat : 4 * seat + 4] = [rng.randrange(3, 8) for _ in range(4)]
            for deck in (ITEM, OMEN):
                if house.decks[deck]:
                    card = rng.choice(house.decks[deck])
                    house.decks[deck].remove(card)
                    Receive(seat, card).carry_out(house)
        house.outbox.clear()
        return Table.enter(RULES, house)


def done(decision: Decision[Answer], answer: Answer) -> tuple[str, object]:
    """Of an action of the menu only what is done: to move is one thing, wherever it leads."""
    return decision.kind, answer[0] if isinstance(answer, tuple) and answer else answer


def built(house: House, tile: RoomId, rng: Random) -> None:
    """A room more, where its doors allow it."""
    spots = [(floor, spot) for floor in ROOMS[tile].floors for spot in house.spots(tile, floor)]
    if spots:
        floor, (room, side) = rng.choice(spots)
        beside, (dx, dy) = house.placed[room], STEP[side]
        house.tiles.remove(tile)
        turn = rng.choice(house.turnings(tile, room, side))
        house.put_tile(tile, Placed(floor, beside.x + dx, beside.y + dy, turn, False))


def one_haunt(number: int) -> Iterator[Table[House, HouseView] | tuple[object, ...]]:
    """From its beginning on, scene by scene; at a turn's beginning the next scene is set. After each scene
    the haunt is asked what it would say if things stood a little differently."""
    curious = Curious(number)
    for seed in range(HAUNTED_NIGHTS):
        table = Table(RULES, {"players": 3 + seed % 4, "haunt": number}, seed)
        for _ in range(SCENES):
            yield from curious.plays_on(table)
            if not table.open:
                break
            for _ in range(DREAMS):
                yield tuple(curious.asks(dreamt(table.state.copy(), curious.rng)))
            table = curious.far_on(table.state.copy())


# ---- questions


def dreamt(house: House, rng: Random) -> House:
    """A night like this: some are dead, some stand elsewhere, and what is counted has another number."""
    for seat in rng.sample(house.everyone(), len(house.everyone()))[1:]:
        house.alive[seat] = rng.random() < LIVE
        house.where[seat] = rng.choice((house.where[seat], rng.choice(house.rooms())))
    for mark in sorted(house.marks):
        house.marks[mark] = rng.choice((house.marks[mark], 0, rng.randrange(house.players + 2)))
    return house


def questions(haunt: type[Haunt]) -> list[tuple[str, list[str]]]:
    """Those of a haunt's own methods that change nothing, with what each is asked about."""
    found = []
    for name in sorted(name for name, had in vars(Haunt).items() if isfunction(had)):
        method = getattr(haunt, name)
        asked = signature(method)
        kinds = [str(each.annotation) for each in list(asked.parameters.values())[2:]]
        if method is not getattr(Haunt, name) and all(kind in SOME for kind in kinds):
            if not str(asked.return_annotation).startswith("Effect"):
                found.append((name, kinds))
    return found


def some_seat(house: House, rng: Random) -> Seat:
    return rng.choice(house.everyone())


def some_monster(house: House, rng: Random) -> Monster | None:
    return rng.choice(house.monsters) if house.monsters else None


def some_figure(house: House, rng: Random) -> Figure:
    return rng.choice([*map(Figure, house.everyone()), *(monster.id for monster in house.monsters)])


def some_card(house: House, rng: Random) -> CardId:
    held = [card for hand in house.hands for card in hand]
    return rng.choice([NO_CARD, *held, rng.choice(sorted(CARDS))])


SOME: dict[str, Callable[[House, Random], object]] = {
    "Seat": some_seat,
    "Figure": some_figure,
    "Monster": some_monster,
    "CardId": some_card,
    "RoomId": lambda house, rng: rng.choice(house.rooms()),
    "Trait": lambda house, rng: rng.choice(TRAITS),
    "Harm": lambda house, rng: rng.choice((PHYSICAL, MENTAL)),
    "int": lambda house, rng: rng.randrange(7),
}


def a_turn_begins(table: Table[House, HouseView]) -> bool:
    """In a haunt, and with nothing under way that a game which is entered there would not know."""
    asked = [decision.kind for decision in table.open.values()]
    begun = table.state.haunt and asked == ["turn"]
    return bool(begun) and Table.enter(RULES, table.state).digest() == table.digest()


SWEEPS = {
    "box": everything_in_the_box,
    **{f"haunt-{number:02}": partial(one_haunt, number) for number in IN_THE_BOX},
}
