"""Monsters: coming, going, falling, waking, carrying."""

from __future__ import annotations

from msgspec.structs import replace

from nightbell.engine import Command, Seat
from nightbell.games.betrayal import news
from nightbell.games.betrayal.atoms.stacks import pile
from nightbell.games.betrayal.atoms.telling import being, judge
from nightbell.games.betrayal.cards.catalogue import card_of
from nightbell.games.betrayal.house import FIRST_MONSTER, NOWHERE, Figure, House, Monster
from nightbell.games.betrayal.traits import AT, TRAITOR, CardId, Party, RoomId, Trait


def change_monster(house: House, monster: Monster) -> None:
    """Put a changed record in the place of a monster's old one. Only atoms call this."""
    house.monsters[house.place_of(monster.id)] = monster


class Spawn(Command[House, Figure]):
    """A monster comes into the house."""

    kind: str
    room: RoomId
    traits: tuple[int, int, int, int]
    number: int = 0
    of: Seat = Seat(-1)
    party: Party = TRAITOR

    def carry_out(self, house: House) -> Figure:
        made = house.marks.get("monsters", 0)
        house.marks["monsters"] = made + 1
        figure = Figure(FIRST_MONSTER + made)
        house.monsters.append(
            Monster(
                figure, self.kind, self.room, self.traits, number=self.number, of=self.of, party=self.party
            )
        )
        house.emit(news.MonsterCame(*being(house, figure), self.room))
        return figure


class Prowl(Command[House, None]):
    """A monster's token goes to a room, for so many spaces, or to a side of the room where it is."""

    figure: Figure
    room: RoomId
    side: int = 0
    spaces: int = 0

    def carry_out(self, house: House) -> None:
        house.spent += self.spaces
        place = house.place_of(self.figure)
        before = house.monsters[place]
        house.monsters[place] = replace(before, room=self.room, side=self.side)
        if before.room != self.room:
            house.emit(news.MonsterWalked(news.Being(before.kind), before.number, self.room))
        judge(house)


def let_fall(house: House, monster: Monster) -> None:
    """What a monster carried stays in its room, companions on their feet. Only atoms call this."""
    for card in monster.items:
        if card_of(card).companion:
            house.strays[card] = monster.room
        else:
            pile(house, card, monster.room)


class Stun(Command[House, None]):
    """A monster misses its next turn and drops what it carries, unless its kind holds on to it."""

    figure: Figure

    def carry_out(self, house: House) -> None:
        monster = house.find_monster(self.figure)
        if monster is None:
            return
        if not house.scenario.kinds[monster.kind].clings:
            let_fall(house, monster)
            monster = replace(monster, items=())
        within = house.monsters_turn and house.scenario.place_of(house, monster) < 0
        change_monster(house, replace(monster, stunned=2 if within else 1))
        house.emit(news.MonsterStunned(*being(house, self.figure)))


class Wake(Command[House, None]):
    """The end of a monsters' turn: those who missed it are up again."""

    def carry_out(self, house: House) -> None:
        for monster in tuple(house.monsters):
            if monster.stunned and house.scenario.place_of(house, monster) < 0:
                change_monster(house, replace(monster, stunned=monster.stunned - 1))
                if monster.stunned == 1:
                    house.emit(news.MonsterWoke(*being(house, monster.id)))


class Rouse(Command[House, None]):
    """One stunned monster is up again."""

    figure: Figure

    def carry_out(self, house: House) -> None:
        change_monster(house, replace(house.monster(self.figure), stunned=0))
        house.emit(news.MonsterWoke(*being(house, self.figure)))


class Slay(Command[House, None]):
    """A monster is gone for good; what it carried stays."""

    figure: Figure

    def carry_out(self, house: House) -> None:
        monster = house.find_monster(self.figure)
        if monster is None:
            return
        let_fall(house, monster)
        house.emit(news.MonsterGone(*being(house, self.figure)))
        house.monsters.remove(monster)
        judge(house)


class Withdraw(Command[House, None]):
    """A monster is off the board, to come back; what it carried stays."""

    figure: Figure

    def carry_out(self, house: House) -> None:
        monster = house.monster(self.figure)
        let_fall(house, monster)
        change_monster(house, replace(monster, room=NOWHERE, side=0, stunned=0, items=()))
        house.emit(news.MonsterWithdrew(*being(house, self.figure)))


class Carry(Command[House, None]):
    """A monster holds a card."""

    figure: Figure
    card: CardId

    def carry_out(self, house: House) -> None:
        monster = house.monster(self.figure)
        change_monster(house, replace(monster, items=(*monster.items, self.card)))
        house.strays.pop(self.card, None)
        judge(house)


class LetGo(Command[House, None]):
    """A card leaves a monster's claws. Where it goes is said by others."""

    figure: Figure
    card: CardId

    def carry_out(self, house: House) -> None:
        monster = house.monster(self.figure)
        change_monster(house, replace(monster, items=tuple(c for c in monster.items if c != self.card)))


class Enlist(Command[House, None]):
    """A monster changes sides."""

    figure: Figure
    party: Party

    def carry_out(self, house: House) -> None:
        change_monster(house, replace(house.monster(self.figure), party=self.party))
        house.emit(news.MonsterTurned(*being(house, self.figure), self.party))
        judge(house)


class Change(Command[House, None]):
    """A monster's trait changes."""

    figure: Figure
    trait: Trait
    value: int

    def carry_out(self, house: House) -> None:
        monster = house.monster(self.figure)
        traits = list(monster.traits)
        traits[AT[self.trait]] = self.value
        change_monster(house, replace(monster, traits=(traits[0], traits[1], traits[2], traits[3])))
        house.emit(news.MonsterGrew(*being(house, self.figure), self.trait, self.value))


class Seize(Command[House, None]):
    """A monster holds an explorer, or lets go."""

    figure: Figure
    seat: Seat

    def carry_out(self, house: House) -> None:
        change_monster(house, replace(house.monster(self.figure), of=self.seat))
