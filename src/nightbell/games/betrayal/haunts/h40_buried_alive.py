"""Haunt 40, Buried Alive: somebody is under the floor of the basement, and the air is running out."""

from __future__ import annotations

from nightbell.engine import Chance, Effect, OneOf, Seat, ask, decide, keep, only
from nightbell.games.betrayal.atoms import (
    Count,
    Discard,
    Do,
    EndTurn,
    Fight,
    HouseThrow,
    Lift,
    Mark,
    Note,
    PutToken,
    SecretThrow,
    Tell,
    ToDiscard,
    Win,
    trait_roll,
)
from nightbell.games.betrayal.explore import Attach, DrawTile
from nightbell.games.betrayal.haunt import TRACK_MARK, Haunt, advance_track, task, task_roll
from nightbell.games.betrayal.haunts.leading import led
from nightbell.games.betrayal.house import NOWHERE, Figure, House
from nightbell.games.betrayal.traits import (
    BASEMENT,
    HEROES,
    KNOWLEDGE,
    MIGHT,
    SANITY,
    TRAITOR,
    CardId,
    RoomId,
)

SPIRIT_BOARD = CardId("spirit-board")
BASEMENT_ROOMS = 5
SUFFOCATED = 12
DRIFT_SPACES = 3


def unsearched(house: House, me: Seat) -> bool:
    """A room may be searched on moving into it, once a turn, until the grave is found."""
    room = house.where[me]
    return (
        not house.rooms_with("grave")
        and f"came {room}" in house.done
        and f"searched {room}" not in house.done
        and not (house.one_search and "search-room" in house.done)
    )


def unsearched_below(house: House) -> list[RoomId]:
    """Rooms that were in the basement when the haunt began, and of which nobody has said that they hold no
    grave."""
    bare = house.rooms_with("no-grave")
    return [room for room in house.placed if house.mark(f"below {room}") and room not in bare]


def can_ask_the_board(house: House, me: Seat) -> bool:
    idle = not house.spent and set(house.done) <= {"begun"}
    return idle and house.has(me, SPIRIT_BOARD) and not house.rooms_with("grave")


class BuriedAlive(Haunt):
    number = 40

    def right_now(self, house: House) -> Effect[None]:
        """The basement is filled up; then the traitor remembers where the grave is."""
        traitor = keep(house.traitor)
        while keep(len(house.rooms_on(BASEMENT)) < BASEMENT_ROOMS):
            tile = yield from DrawTile(BASEMENT)
            if not tile:
                break
            yield Attach(tile, traitor, (BASEMENT,))
        rooms = keep(tuple(house.rooms_on(BASEMENT)))
        for below in rooms:
            yield Mark(f"below {below}")
        room = yield from decide(ask(traitor, "bury-where", OneOf(rooms, "room"), "B-302"))
        yield Note("burial", room, only(traitor))
        yield Note("victim", "0", only(traitor))
        yield Mark(TRACK_MARK, 0)

    def sees(self, house: House, viewer: Seat, secret: str) -> bool:
        return viewer == house.traitor

    def guesses(self, house: House, viewer: Seat, chance: Chance) -> dict[str, str]:
        if viewer == house.traitor:
            return {}
        grave, rooms = house.rooms_with("grave"), unsearched_below(house)
        return {
            "burial": grave[0] if grave else chance.pick("imagined", rooms or house.rooms()),
            "victim": "0",
        }

    def after_turn(self, house: House, seat: Seat) -> Effect[None]:
        """Every turn of the traitor's costs the buried more breath; how much is the traitor's to know."""
        if seat != house.traitor:
            return
        track = yield from advance_track(house)
        worse = yield from SecretThrow("victim", track, "suffocation", only(seat))
        yield from self.breathes(house, worse)

    def breathes(self, house: House, change: int) -> Effect[None]:
        total = keep(max(0, int(house.secrets["victim"]) + change))
        yield Note("victim", str(total), only(house.traitor))
        if total >= SUFFOCATED:
            yield Win(TRAITOR)

    # ---- the search

    def entered(self, house: House, me: Seat, room: RoomId) -> Effect[None]:
        if keep(me == house.active and not house.monsters_turn):
            yield Do(f"came {room}")

    @task(again=True, when=unsearched)
    def search_room(self, house: House, me: Seat) -> Effect[None]:
        room = keep(house.where[me])
        yield Do(f"searched {room}")
        if (yield from task_roll(house, me, "search-room", KNOWLEDGE, 3)):
            if keep(house.secrets["burial"] == room):
                yield from self.found(house)
            elif keep(room not in house.rooms_with("no-grave")):
                yield PutToken("no-grave", room)

    def found(self, house: House) -> Effect[None]:
        """Everybody knows now, and the Spirit Board has said all it had to say."""
        room = keep(RoomId(house.secrets["burial"]))
        yield PutToken("grave", room)
        yield Tell("burial", room)
        holder = keep(house.holder(SPIRIT_BOARD))
        lies = keep(house.pile_with(SPIRIT_BOARD))
        if holder >= 0:
            yield Discard(holder, SPIRIT_BOARD)
        elif lies != NOWHERE:
            yield Lift(SPIRIT_BOARD, lies)
            yield ToDiscard(SPIRIT_BOARD)

    @task(when=lambda house, me: house.where[me] in house.rooms_with("grave"))
    def dig(self, house: House, me: Seat) -> Effect[None]:
        if (yield from task_roll(house, me, "dig", MIGHT, 4)):
            yield Count("dug")

    def heroes_won(self, house: House) -> bool:
        return house.mark("dug") >= house.players

    def traitor_won(self, house: House) -> bool:
        return not house.heroes()

    # ---- the Spirit Board

    @task(when=can_ask_the_board)
    def ask_spirits(self, house: House, me: Seat) -> Effect[None]:
        """It takes the whole turn, and answers as it likes."""
        total = yield from trait_roll(house, me, SANITY, "task")
        if total >= 7:
            yield from self.found(house)
        elif total >= 5:
            better = yield from HouseThrow("victim", 2, "breath")
            yield from self.breathes(house, -better)
        elif total >= 3:
            yield from self.drifts(house, me)
        yield EndTurn()

    def drifts(self, house: House, me: Seat) -> Effect[None]:
        """Any explorer is led three spaces, as the board's holder likes."""
        seats = keep(tuple(house.everyone()))
        seat = yield from decide(ask(me, "drift-whom", OneOf(seats, "seat"), "B-322"))
        yield from led(house, me, Figure(seat), DRIFT_SPACES, may_stop=False)

    def may_use(self, house: House, me: Seat, card: CardId) -> bool:
        return card != SPIRIT_BOARD

    def may_give(self, house: House, me: Seat, card: CardId) -> bool:
        return card != SPIRIT_BOARD

    def may_drop(self, house: House, me: Seat, card: CardId) -> bool:
        return card != SPIRIT_BOARD

    def may_steal(self, house: House, thief: Figure, victim: Seat, card: CardId) -> bool:
        return card != SPIRIT_BOARD

    def explorer_beaten(
        self, house: House, fight: Fight, loser: Seat, winner: Figure, margin: int
    ) -> Effect[None]:
        """A traitor who wins by two may destroy the Spirit Board instead of hurting its holder."""
        mighty = winner == fight.attacker and fight.trait == MIGHT and margin >= 2
        if mighty and house.party[loser] == HEROES and keep(house.has(loser, SPIRIT_BOARD)):
            if (yield from decide(ask(Seat(winner), "break-board", OneOf((True, False), "yes"), "B-277"))):
                yield Discard(loser, SPIRIT_BOARD)
                return
        yield from super().explorer_beaten(house, fight, loser, winner, margin)
