"""Little stories in the house: who stands where with what, which dice fall, what is answered.

    night = Story("zoe", "ox", "peter")
    night.room("junk-room", "ground", 3, 0)
    night.put("zoe", "junk-room")
    night.dice(0, 0, 0)
    night.does("zoe", "move", "entrance-hall")

Names are beginnings of explorers' names. Dice are scripted in the order in which they fall; when a story is
over, `end` asserts that all of them fell and no others.
"""

from __future__ import annotations

from typing import Any

from nightbell.engine import (
    Answer,
    Call,
    Chance,
    Command,
    Decision,
    Effect,
    OneOf,
    Refusal,
    Seat,
    Table,
    ask,
    call,
)
from nightbell.games.betrayal import RULES
from nightbell.games.betrayal.atoms import Receive
from nightbell.games.betrayal.explorers import EXPLORERS
from nightbell.games.betrayal.house import House, Placed
from nightbell.games.betrayal.rules import Betrayal
from nightbell.games.betrayal.seen import HouseView
from nightbell.games.betrayal.traits import AT, HEROES, TRAITOR, CardId, ExplorerId, Floor, RoomId, Trait


class Stage(Betrayal):
    """The game's rules with one effect for a flow; when it is over the stage asks seat 0 what is next."""

    def __init__(self, command: Command[House, object]) -> None:
        self.command = command

    def flow(self, state: House) -> Call[House, None]:
        return call(self.play)

    def play(self, house: House) -> Effect[None]:
        yield self.command
        while True:
            yield from ask(Seat(0), "curtain", OneOf(("fall",)), "B-068")


def full_name(beginning: str) -> ExplorerId:
    found = [name for name in EXPLORERS if name.startswith(beginning)]
    assert len(found) == 1, f"{beginning} is {found}"
    return found[0]


class Story:
    """A house in the making, and then a game under way."""

    def __init__(self, *names: str, seed: int = 1, **options: Any) -> None:
        self.explorers = [full_name(name) for name in (names or ("zoe", "ox", "peter"))]
        chosen = {"players": len(self.explorers), "explorers": tuple(self.explorers), **options}
        self.house: House = RULES.new(chosen, seed)
        self.house.active = Seat(0)
        self._table: Table[House, HouseView] | None = None

    # ---- setting the scene

    def seat(self, name: str | int) -> Seat:
        return Seat(name) if isinstance(name, int) else Seat(self.explorers.index(full_name(name)))

    def room(self, room: str, floor: str, x: int, y: int, turn: int = 0, due: bool = False) -> Story:
        """Put a tile on the map, out of the stack."""
        tile = RoomId(room)
        if tile in self.house.tiles:
            self.house.tiles.remove(tile)
        self.house.put_tile(tile, Placed(Floor(floor), x, y, turn, due))
        return self

    def put(self, name: str, room: str, side: int = 0) -> Story:
        self.house.where[self.seat(name)] = RoomId(room)
        self.house.side[self.seat(name)] = side
        return self

    def give(self, name: str, *cards: str) -> Story:
        for card in cards:
            for deck in self.house.decks.values():
                if card in deck:
                    deck.remove(CardId(card))
            Receive(self.seat(name), CardId(card)).carry_out(self.house)
        self.house.outbox.clear()
        return self

    def stack(self, *tiles: str) -> Story:
        """The top of the tile stack."""
        rest = [tile for tile in self.house.tiles if tile not in tiles]
        self.house.tiles = [*(RoomId(tile) for tile in tiles), *rest]
        return self

    def only_tiles(self, *tiles: str) -> Story:
        self.house.tiles = [RoomId(tile) for tile in tiles]
        return self

    def deck(self, deck: str, *cards: str) -> Story:
        """The top of a deck."""
        held = next(cards_ for name, cards_ in self.house.decks.items() if name == deck)
        held[:] = [*(CardId(card) for card in cards), *(card for card in held if card not in cards)]
        return self

    def row(self, name: str, **rows: int) -> Story:
        """Put clips on rows: `row("zoe", might=0)`."""
        for trait, row in rows.items():
            self.house.clips[4 * self.seat(name) + AT[Trait(trait)]] = row
        return self

    def turn_of(self, name: str) -> Story:
        self.house.active = self.seat(name)
        return self

    def haunted(self, number: int, traitor: str | None = None, revealer: str | None = None) -> Story:
        """The haunt has begun, without what it does right now."""
        house = self.house
        house.haunt = number
        house.revealer = self.seat(revealer) if revealer else Seat(0)
        house.party = [HEROES] * house.players
        house.open_party = [True] * house.players
        if traitor is not None:
            house.traitor = self.seat(traitor)
            house.party[house.traitor] = TRAITOR
        return self

    def retake(self, name: str) -> Story:
        """What happened on the stage has happened; now the game goes on with somebody's turn."""
        self.house, self._table = self.state, None
        self.house.outbox.clear()
        return self.turn_of(name)

    def dice(self, *faces: int) -> Story:
        self.state.chance.loaded.setdefault("dice", []).extend(faces)
        return self

    # ---- playing

    @property
    def table(self) -> Table[House, HouseView]:
        if self._table is None:
            self._table = Table.enter(RULES, self.house)
        return self._table

    @property
    def state(self) -> House:
        return self._table.state if self._table is not None else self.house

    def run(self, command: Command[House, object], *answers: Answer) -> Story:
        """Let one command be carried out; every question it raises is answered in order, and none is left."""
        table = Table.enter(Stage(command), self.house)
        self._table = table
        for answer in answers:
            assert table.open, f"nothing is asked any more, but there is the answer {answer!r}"
            (seat,) = table.open
            assert table.open[seat].kind != "curtain", f"the answer {answer!r} was not asked for"
            table.answer(seat, answer)
        if table.open:
            kinds = [decision.kind for decision in table.open.values()]
            assert kinds == ["curtain"], f"unanswered: {self.question}"
        self.house = table.state
        return self

    @property
    def question(self) -> Decision[Answer]:
        """The one open decision."""
        (decision,) = self.table.open.values()
        return decision

    @property
    def options(self) -> list[Any]:
        return list(self.question.choice.listed())

    @property
    def verbs(self) -> set[str]:
        return {str(option[0]) for option in self.options if isinstance(option, tuple)}

    def does(self, name: str | None, *action: Answer) -> Story:
        """The active explorer takes an action of the menu."""
        decision = self.question
        assert decision.kind == "turn", f"asked is {decision.kind}"
        if name is not None:
            assert decision.seat == self.seat(name), f"it is the turn of {decision.seat}"
        self.table.answer(decision.seat, tuple(action))
        return self

    def answers(self, *answers: Answer) -> Story:
        for answer in answers:
            self.table.answer(self.question.seat, answer)
        return self

    def refused(self, *action: Answer) -> Refusal:
        """What the table says to an action that is not allowed."""
        before = self.table.digest()
        try:
            self.table.answer(self.question.seat, tuple(action))
        except Refusal as refusal:
            assert self.table.digest() == before
            return refusal
        raise AssertionError(f"{action} was allowed")

    def ends_turn(self, name: str | None = None) -> Story:
        return self.does(name, "end")

    # ---- looking

    def value(self, name: str, trait: str) -> int:
        return self.state.value(self.seat(name), Trait(trait))

    def rows(self, name: str, trait: str) -> int:
        return self.state.row(self.seat(name), Trait(trait))

    def where(self, name: str) -> str:
        return self.state.where[self.seat(name)]

    def hand(self, name: str) -> tuple[str, ...]:
        return self.state.hands[self.seat(name)]

    def alive(self, name: str) -> bool:
        return self.state.alive[self.seat(name)]

    def news(self, kind: str) -> list[Any]:
        """Everything of one kind that has been told."""
        return [told.event for told in self.table.history if type(told.event).__name__ == kind]

    def view(self, name: str) -> HouseView:
        return self.table.view(self.seat(name))

    def end(self) -> None:
        """All scripted dice fell, and no others."""
        chance: Chance = self.state.chance
        assert not chance.loaded.get("dice"), f"dice left over: {chance.loaded['dice']}"
        assert "dice" not in chance.streams, "more dice fell than were scripted"
