"""Dice, damage, death and cards that change hands: the careful ways around which all else stays tiny.

They stand together because each may lead to every other: a blow rolls dice, a card bends the roll, losing
the card lowers a trait, and that may kill."""

from __future__ import annotations

from typing import Final

from nightbell.engine import YES_NO, Command, Effect, Number, OneOf, Seat, Some, Split, ask, keep
from nightbell.games.betrayal import news
from nightbell.games.betrayal.atoms.board import Do
from nightbell.games.betrayal.atoms.clips import Slide, Suffer
from nightbell.games.betrayal.atoms.monsters import Carry
from nightbell.games.betrayal.atoms.stacks import (
    CANDLE,
    Charm,
    FateCome,
    Lift,
    Receive,
    Release,
    Robbed,
    ToDiscard,
    leave_everything,
)
from nightbell.games.betrayal.atoms.telling import Judge, being, faces_of, judge
from nightbell.games.betrayal.cards.catalogue import LUCK_AFTER, LUCK_BEFORE, MEANT_TO_BE, card_key
from nightbell.games.betrayal.house import Figure, House, is_explorer, is_monster
from nightbell.games.betrayal.traits import (
    DICE_IN_THE_BOX,
    MENTAL,
    PHYSICAL,
    SKULL,
    SUFFER,
    TRAITS,
    CardId,
    Harm,
    Trait,
)

ARMOR: Final = CardId("armor")
SKULL_CARD: Final = CardId("skull")
MUSIC_BOX: Final = CardId("music-box")
BLOOD_DAGGER: Final = CardId("blood-dagger")
ADRENALINE_SHOT: Final = CardId("adrenaline-shot")
ANGEL_FEATHER: Final = CardId("angel-feather")
IDOL: Final = CardId("idol")
LUCKY_STONE: Final = CardId("lucky-stone")


class Lose(Command[House, None]):
    """Lower a trait by rows; on the skull its owner dies. `dealt` names what did it: the card or room."""

    seat: Seat
    trait: Trait
    rows: int = 1
    dealt: str = ""

    def carry_out(self, house: House) -> Effect[None]:
        rows = keep(house.scenario.lowered(house, self.seat, self.rows, self.dealt))
        yield Slide(self.seat, self.trait, -rows)
        if keep(house.row(self.seat, self.trait) < 0):
            yield Die(self.seat)


def is_doomed(house: House, seat: Seat) -> bool:
    """Whether a living explorer has a clip on a skull."""
    return house.alive[seat] and SKULL in house.clips[4 * seat : 4 * seat + 4]


class Reckon(Command[House, None]):
    """Let an explorer die who has a clip on a skull."""

    seat: Seat

    def carry_out(self, house: House) -> Effect[None]:
        if keep(is_doomed(house, self.seat)):
            yield Die(self.seat)


class Hurt(Command[House, int]):
    """Damage of a fixed number of rows. The victim shares it out; results in what got through.

    `dealt` names what did it: "attack" for combat, else the card, room or haunt.
    """

    seat: Seat
    harm: Harm
    points: int
    dealt: str = ""
    sheer: bool = False
    """Whether neither the haunt nor armour lessens it."""

    def carry_out(self, house: House) -> Effect[int]:
        me = self.seat
        harm, points, skull = keep(what_comes_through(house, self))
        if points <= 0:
            return 0
        if skull and (yield from ask(me, "take-it-on-the-body", YES_NO, "B-201", points=points)):
            harm = PHYSICAL
        yield Suffer(me, harm, points)
        among = SUFFER[harm]
        parts = yield from ask(
            me, "share-damage", Split(points, (points,) * len(among), among, "trait"), "B-064", points=points
        )
        for trait, part in zip(among, parts, strict=True):
            if part:
                yield Slide(
                    me, trait, -part, house.scenario.lowest_row_in_fight(house, me, trait, self.dealt)
                )
        yield Reckon(me)
        return points


def what_comes_through(house: House, hurt: Hurt) -> tuple[Harm, int, bool]:
    """The kind and points of damage after haunt and armour, and whether the Skull could turn it on
    the body."""
    me = hurt.seat
    if not house.alive[me]:
        return hurt.harm, 0, False
    harm, points = hurt.harm, hurt.points
    if not hurt.sheer:
        harm, points = house.scenario.softened(house, me, harm, points, hurt.dealt)
        if harm == PHYSICAL and points and house.has(me, ARMOR):
            points -= 1
    skull = harm == MENTAL and house.has(me, SKULL_CARD) and house.scenario.may_use(house, me, SKULL_CARD)
    return harm, points, skull


class HurtDice(Command[House, int]):
    """Damage printed as dice: roll them and take the total."""

    seat: Seat
    harm: Harm
    dice: int
    dealt: str = ""
    sheer: bool = False

    def carry_out(self, house: House) -> Effect[int]:
        if not keep(house.alive[self.seat]):
            return 0
        points = yield from plain_roll(house, self.seat, self.dice, "damage")
        return (yield from Hurt(self.seat, self.harm, points, self.dealt, self.sheer))


class Die(Command[House, None]):
    """An explorer dies, unless the haunt has something else in store."""

    seat: Seat

    def carry_out(self, house: House) -> Effect[None]:
        spared = yield from house.scenario.instead_of_death(house, self.seat)
        if spared:
            return
        yield Fall(self.seat)
        yield from house.scenario.died(house, self.seat)
        yield Judge()


class Fall(Command[House, None]):
    """The explorer is dead: items lie in the room, companions wait by the body."""

    seat: Seat

    def carry_out(self, house: House) -> None:
        me = self.seat
        if not house.alive[me]:
            return
        house.alive[me] = False
        house.emit(news.Died(me))
        if not house.open_party[me]:
            house.open_party[me] = True
            house.emit(news.Unmasked(me, house.party[me]))
        if not house.scenario.keeps_things(house, me):
            leave_everything(house, me)
        judge(house)


class LeaveAll(Command[House, None]):
    """What a dead explorer still had comes to lie in the room."""

    seat: Seat

    def carry_out(self, house: House) -> None:
        leave_everything(house, self.seat)


def dice_thrown(house: House, me: Seat, trait: str, why: str, dice: int, extra: int) -> int:
    """How many dice a roll takes: at least one, and no more than the box holds."""
    number = (dice_for(house, me, Trait(trait), why) if trait else dice) + extra
    return max(1, min(number, DICE_IN_THE_BOX))


def throw(house: House, me: Seat, trait: str, why: str, dice: int = 0, extra: int = 0) -> tuple[int, ...]:
    """Roll dice for an explorer and tell of it. Only atoms call this."""
    faces = faces_of(house, dice_thrown(house, me, trait, why, dice, extra))
    house.emit(news.Threw(me, Trait(trait) if trait else None, news.Why(why), faces, sum(faces)))
    return faces


class Throw(Command[House, tuple[int, ...]]):
    """Roll dice for an explorer: as many as the trait says, or a fixed number; `extra` comes on top."""

    seat: Seat
    trait: str
    why: str
    dice: int = 0
    extra: int = 0

    def carry_out(self, house: House) -> tuple[int, ...]:
        return throw(house, self.seat, self.trait, self.why, self.dice, self.extra)


class Rethrow(Command[House, tuple[int, ...]]):
    """Roll some of the dice on the table again."""

    seat: Seat
    trait: str
    why: str
    faces: tuple[int, ...]
    again: tuple[int, ...]

    def carry_out(self, house: House) -> tuple[int, ...]:
        faces = list(self.faces)
        for place, face in zip(self.again, faces_of(house, len(self.again)), strict=True):
            faces[place] = face
        trait = Trait(self.trait) if self.trait else None
        house.emit(news.Threw(self.seat, trait, news.Why(self.why), tuple(faces), sum(faces)))
        return tuple(faces)


def dice_for(house: House, me: Seat, trait: Trait, why: str) -> int:
    """How many dice a trait gives: the number under the clip, and what the room, cards and haunt
    add to rolls."""
    dice = house.value(me, trait)
    if why == "attack" or why == "defence":
        return dice
    if house.tokens:
        room = house.where[me]
        fewer = (room in house.tokens.get("drip", ())) + 2 * (room in house.tokens.get("smoke", ()))
        if room in house.tokens.get("blessing", ()) and not house.is_traitor(me):
            dice += 1
        if fewer:
            dice = max(1, dice - fewer)
    if why == "event" and CANDLE in house.hands[me]:
        dice += 1
    return dice


def luck(house: House, me: Seat, trait: str, why: str) -> tuple[CardId, ...]:
    """The cards with which this explorer may bend a roll now: any own roll, only in the own turn, each once.

    The Adrenaline Shot is for trait rolls, the Idol for those, for fights and for events.
    """
    if house.active != me or house.monsters_turn or not (house.hands[me] or house.kept[me]):
        return ()
    found = [
        card
        for card in house.hands[me]
        if (card in LUCK_BEFORE or card in LUCK_AFTER) and card_key(card) not in house.done
    ]
    if ADRENALINE_SHOT in found and (not trait or why == "attack" or why == "defence"):
        found.remove(ADRENALINE_SHOT)
    if IDOL in found and not trait and why != "event":
        found.remove(IDOL)
    if MEANT_TO_BE in house.kept[me]:
        found.append(MEANT_TO_BE)
    return tuple(found)


class TraitRoll(Command[House, int]):
    """A trait roll with everything that may bend it. `why` says what asks for it: room, event, task, item."""

    seat: Seat
    trait: Trait
    why: str = "room"
    extra: int = 0
    cards: tuple[CardId, ...] = ()

    def carry_out(self, house: House) -> int | Effect[int]:
        if self.cards:
            return bent(house, self.seat, self.trait, self.why, 0, self.extra, self.cards)
        return sum(throw(house, self.seat, self.trait, self.why, 0, self.extra))


def trait_roll(house: House, me: Seat, trait: Trait, why: str = "room", extra: int = 0) -> TraitRoll:
    """As many dice as the trait's number now; the roller's luck is what the hand holds at this moment."""
    return TraitRoll(me, trait, why, extra, luck(house, me, trait, why))


class PlainRoll(Command[House, int]):
    """A roll of a fixed number of dice by an explorer."""

    seat: Seat
    dice: int
    why: str = "plain"
    cards: tuple[CardId, ...] = ()

    def carry_out(self, house: House) -> int | Effect[int]:
        if self.cards:
            return bent(house, self.seat, "", self.why, self.dice, 0, self.cards)
        return sum(throw(house, self.seat, "", self.why, self.dice))


def plain_roll(house: House, me: Seat, dice: int, why: str = "plain") -> PlainRoll:
    return PlainRoll(me, dice, why, luck(house, me, "", why))


class AttackRoll(Command[House, int]):
    """One side's dice in a fight. It is not a trait roll; monsters may roll more than eight dice."""

    figure: Figure
    trait: Trait
    why: str
    extra: int = 0
    cards: tuple[CardId, ...] = ()

    def carry_out(self, house: House) -> int | Effect[int]:
        if is_monster(self.figure):
            return monster_roll(house, self.figure, self.trait, self.why, self.extra)
        me = Seat(self.figure)
        if self.cards:
            return bent(house, me, self.trait, self.why, 0, self.extra, self.cards)
        return sum(throw(house, me, self.trait, self.why, 0, self.extra))


def attack_roll(house: House, figure: Figure, trait: Trait, why: str, extra: int = 0) -> AttackRoll:
    cards = luck(house, Seat(figure), trait, why) if is_explorer(figure) else ()
    return AttackRoll(figure, trait, why, extra, cards)


def monster_roll(house: House, figure: Figure, trait: Trait, why: str, extra: int) -> Effect[int]:
    faces = yield from MonsterThrow(figure, trait, why, extra)
    return (yield from house.scenario.monster_rolled(house, figure, trait, why, faces))


class MonsterThrow(Command[House, tuple[int, ...]]):
    figure: Figure
    trait: Trait
    why: str
    extra: int = 0

    def carry_out(self, house: House) -> tuple[int, ...]:
        dice = max(0, house.trait_of(self.figure, self.trait) + self.extra)
        faces = faces_of(house, dice)
        house.emit(
            news.MonsterThrew(*being(house, self.figure), self.trait, news.Why(self.why), faces, sum(faces))
        )
        return faces


def bent(
    house: House, me: Seat, trait: str, why: str, dice: int, extra: int, cards: tuple[CardId, ...]
) -> Effect[int]:
    """A roll of somebody who holds cards that bend rolls."""
    before = tuple(card for card in cards if card in LUCK_BEFORE or card == MEANT_TO_BE)
    bonus = 0
    if before:
        card = yield from ask(
            me, "luck-before", OneOf((None, *before), "card"), "B-211", trait=trait, why=why
        )
        if card:
            yield Charm(me, card)
        if card == ANGEL_FEATHER:
            yield Discard(me, ANGEL_FEATHER)
            return (yield from ask(me, "name-a-number", Number(0, 8), "B-201"))
        if card == MEANT_TO_BE:
            return (yield from FateCome(me, keep(dice_thrown(house, me, trait, why, dice, extra))))
        if card == ADRENALINE_SHOT:
            yield Discard(me, ADRENALINE_SHOT)
            bonus = 4
        if card == IDOL:
            yield Lose(me, TRAITS[2], 1, IDOL)
            extra += 2
    faces = yield from Throw(me, trait, why, dice, extra)
    after = tuple(card for card in cards if card in LUCK_AFTER)
    if after and faces:
        card = yield from ask(
            me,
            "luck-after",
            OneOf((None, *after), "card"),
            "B-211",
            trait=trait,
            why=why,
            total=sum(faces),
        )
        if card:
            yield Charm(me, card)
            places = tuple(range(len(faces)))
            if card == LUCKY_STONE:
                yield Discard(me, card)
                again = yield from ask(me, "reroll-dice", Some(places, 1, len(places), "die"), "B-201")
            else:
                again = ((yield from ask(me, "reroll-die", OneOf(places, "die"), "B-201")),)
            faces = yield from Rethrow(me, trait, why, faces, again)
    return sum(faces) + bonus


class Take(Command[House, None]):
    """An explorer gets a card, with the rows it gives."""

    seat: Seat
    card: CardId

    def carry_out(self, house: House) -> Effect[None]:
        return get_card(house, self.seat, self.card)


def get_card(house: House, me: Seat, card: CardId) -> Effect[None]:
    yield Receive(me, card)
    if keep(is_doomed(house, me)):
        yield Reckon(me)


class Part(Command[House, None]):
    """A card leaves an explorer's hand, and its rows go with it. Where the card goes is said by others."""

    seat: Seat
    card: CardId

    def carry_out(self, house: House) -> Effect[None]:
        return part_with(house, self.seat, self.card)


def part_with(house: House, me: Seat, card: CardId) -> Effect[None]:
    yield Release(me, card)
    if keep(is_doomed(house, me)):
        yield Reckon(me)


class Discard(Command[House, None]):
    """A card is used up."""

    seat: Seat
    card: CardId

    def carry_out(self, house: House) -> Effect[None]:
        if keep(house.has(self.seat, self.card)):
            yield Part(self.seat, self.card)
            yield ToDiscard(self.card)


class PickUp(Command[House, None]):
    seat: Seat
    card: CardId

    def carry_out(self, house: House) -> Effect[None]:
        return pick_up(house, self.seat, self.card)


def pick_up(house: House, me: Seat, card: CardId) -> Effect[None]:
    room = keep(house.where[me])
    yield Lift(card, room)
    yield from get_card(house, me, card)


class HandOver(Command[House, None]):
    """A card goes from one explorer to another."""

    seat: Seat
    to: Seat
    card: CardId

    def carry_out(self, house: House) -> Effect[None]:
        yield Part(self.seat, self.card)
        yield Take(self.to, self.card)


class Steal(Command[House, None]):
    """A card is taken by force. The Blood Dagger bites the hand it is torn from."""

    thief: Figure
    seat: Seat
    card: CardId

    def carry_out(self, house: House) -> Effect[None]:
        yield Robbed(self.thief, self.seat, self.card)
        yield Part(self.seat, self.card)
        if is_explorer(self.thief):
            yield Take(Seat(self.thief), self.card)
            yield Do(card_key(self.card))
        else:
            yield Carry(self.thief, self.card)
        if self.card == BLOOD_DAGGER:
            yield HurtDice(self.seat, PHYSICAL, 2, self.card)
