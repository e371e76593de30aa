"""The atoms: every change to the house, each beside the news of it.

Small atoms change one thing. The larger ones (`Hurt`, `Die`, `TraitRoll`, `Fight`, `Go`) are the careful
pipelines around which rooms, cards and haunts stay tiny.
"""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from nightbell.engine import (
    ALL,
    YES_NO,
    Audience,
    Command,
    Effect,
    Number,
    OneOf,
    Seat,
    Some,
    Split,
    ask,
    but,
    keep,
    only,
)
from nightbell.games.betrayal import news
from nightbell.games.betrayal.cards.catalogue import (
    CHIME,
    LUCK_AFTER,
    LUCK_BEFORE,
    MEANT_TO_BE,
    PROTECTED_BY_MEDALLION,
    card_of,
)
from nightbell.games.betrayal.house import (
    FIRST_MONSTER,
    NOWHERE,
    STAIRS,
    Figure,
    House,
    Monster,
    Passage,
    Placed,
)
from nightbell.games.betrayal.rooms import ROOMS, SPLIT_ROOMS
from nightbell.games.betrayal.traits import (
    AT,
    CARD_DECKS,
    DICE_IN_THE_BOX,
    FLOORS,
    HARM_OF,
    HEROES,
    MENTAL,
    OMEN,
    PHYSICAL,
    ROOM,
    SKULL,
    SUFFER,
    TOP,
    TRAITOR,
    TRAITS,
    CardId,
    Deck,
    ExplorerId,
    Floor,
    Harm,
    Party,
    RoomId,
    Trait,
)

ARMOR: Final = CardId("armor")
SKULL_CARD: Final = CardId("skull")
CANDLE: Final = CardId("candle")
GRAVE_DIRT: Final = CardId("grave-dirt")
MIGHT_AND_SPEED: Final = SUFFER[PHYSICAL]
LIGHTS_OUT: Final = CardId("lights-out")
MEDALLION: Final = CardId("medallion")
MASK: Final = CardId("mask")
MUSIC_BOX: Final = CardId("music-box")
BLOOD_DAGGER: Final = CardId("blood-dagger")
ADRENALINE_SHOT: Final = CardId("adrenaline-shot")
ANGEL_FEATHER: Final = CardId("angel-feather")
IDOL: Final = CardId("idol")
LUCKY_STONE: Final = CardId("lucky-stone")
NO_CARD: Final = CardId("")
SILENT: Final = (
    "floor-tested",
    "monsters",
    "collars",
    "dead-walk",
    "doorway",
    "met",
    "risen",
    "killed-by",
    "cured",
    "fate",
)
"""Counters that only keep the books; whatever they count has news of its own."""


def being(house: House, figure: Figure) -> tuple[news.Being, int]:
    """How the news name a figure: an explorer's id, or a monster's kind and number."""
    if figure < FIRST_MONSTER:
        return news.Being(house.explorers[figure]), 0
    monster = house.monster(figure)
    return news.Being(monster.kind), monster.number


def tell_mark(house: House, name: str, value: int) -> None:
    """Tell of a counter; one whose name ends in a seat's number is that explorer's. Only atoms call this."""
    base, _, seat = name.rpartition("-")
    if name in SILENT or base in SILENT or " " in name:
        return
    if seat.isdigit() and base:
        house.emit(news.MarkedOf(news.Mark(base), Seat(int(seat)), value))
    else:
        house.emit(news.Marked(news.Mark(name), value))


def judge(house: House) -> None:
    """End the game if somebody has won. Only atoms call this."""
    if house.haunt and house.outcome is None:
        verdict = house.scenario.verdict(house)
        if verdict is not None:
            end(house, verdict)


def end(house: House, outcome: str, winners: tuple[Seat, ...] = ()) -> None:
    if not winners:
        winners = house.scenario.winners(house, outcome)
    house.winners = list(winners)
    house.emit(news.Ended(news.Outcome(outcome), winners))
    house.outcome = outcome


class Judge(Command[House, None]):
    """Look whether somebody has won."""

    def carry_out(self, house: House) -> None:
        judge(house)


class Win(Command[House, None]):
    """The goal is reached: the game is over. Heroes can win only while one of them lives."""

    outcome: str
    winners: tuple[Seat, ...] = ()

    def carry_out(self, house: House) -> None:
        if self.outcome == HEROES and not house.heroes():
            return
        end(house, self.outcome, self.winners)


# ---- traits, damage, death


def slide(house: House, seat: Seat, trait: Trait, by: int, lowest: int | None = None) -> int:
    """Move a clip and tell of it; returns the rows it really moved. Only atoms call this."""
    place = 4 * seat + AT[trait]
    old = house.clips[place]
    if lowest is None:
        lowest = house.scenario.lowest_row(house, seat, trait) if house.haunt else 0
    new = max(min(old, lowest), old + by) if by < 0 else min(TOP, old + by)
    if new == old:
        return 0
    house.clips[place] = new
    value = house.value(seat, trait)
    if by > 0:
        house.emit(news.Raised(seat, trait, new - old, value))
    else:
        house.emit(news.Lowered(seat, trait, old - new, value))
    return new - old


class Slide(Command[House, int]):
    """Move a clip by rows, kept between the maximum and the lowest row allowed; results in the rows moved."""

    seat: Seat
    trait: Trait
    by: int
    lowest: int | None = None

    def carry_out(self, house: House) -> int:
        return slide(house, self.seat, self.trait, self.by, self.lowest)


def gain(seat: Seat, trait: Trait, rows: int = 1) -> Slide:
    """Raise a trait by rows of its track."""
    return Slide(seat, trait, rows)


class Lose(Command[House, None]):
    """Lower a trait by rows; on the skull its owner dies."""

    seat: Seat
    trait: Trait
    rows: int = 1

    def carry_out(self, house: House) -> Effect[None]:
        yield Slide(self.seat, self.trait, -self.rows)
        if (yield from keep(house.row(self.seat, self.trait) < 0)):
            yield Die(self.seat)


class Reckon(Command[House, None]):
    """Let an explorer die who has a clip on a skull."""

    seat: Seat

    def carry_out(self, house: House) -> Effect[None]:
        first = 4 * self.seat
        if house.alive[self.seat] and SKULL in house.clips[first : first + 4]:
            yield Die(self.seat)


class Hurt(Command[House, int]):
    """Damage of a fixed number of rows. The victim shares it out; results in what got through.

    `dealt` names what did it: "attack" for combat, else the card, room or haunt.
    """

    seat: Seat
    harm: Harm
    points: int
    dealt: str = ""

    def carry_out(self, house: House) -> Effect[int]:
        me = self.seat
        harm, points, skull = yield from keep(what_comes_through(house, self))
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
    harm, points = house.scenario.softened(house, me, hurt.harm, hurt.points, hurt.dealt)
    if harm == PHYSICAL and points and house.has(me, ARMOR):
        points -= 1
    return harm, points, harm == MENTAL and house.has(me, SKULL_CARD)


class Suffer(Command[House, None]):
    seat: Seat
    harm: Harm
    points: int

    def carry_out(self, house: House) -> None:
        house.emit(news.Suffered(self.seat, self.harm, self.points))


class HurtDice(Command[House, int]):
    """Damage printed as dice: roll them and take the total."""

    seat: Seat
    harm: Harm
    dice: int
    dealt: str = ""

    def carry_out(self, house: House) -> Effect[int]:
        if not (yield from keep(house.alive[self.seat])):
            return 0
        points = yield from plain_roll(house, self.seat, self.dice, "damage")
        return (yield from Hurt(self.seat, self.harm, points, self.dealt))


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
        leave_everything(house, me)
        judge(house)


def leave_everything(house: House, me: Seat) -> None:
    """Drop all items, leave companions by the body and shed lasting events. Only atoms call this."""
    room = house.where[me]
    for card in house.hands[me]:
        sheet = card_of(card)
        house.rows.pop(card, None)
        if sheet.companion:
            house.strays[card] = room
        elif sheet.item:
            pile(house, card, room)
    house.hands[me] = ()
    for event in house.kept[me]:
        house.discard.append(event)
    house.kept[me] = ()
    house.marks.pop(f"chime-{me}", None)


def pile(house: House, card: CardId, room: RoomId) -> None:
    """Lay a card on the floor of a room. Only atoms call this."""
    house.piles[room] = (*house.piles.get(room, ()), card)
    house.emit(news.Piled(card, room))


# ---- dice


def throw(house: House, me: Seat, trait: str, why: str, dice: int = 0, extra: int = 0) -> tuple[int, ...]:
    """Roll dice for an explorer and tell of it. Only atoms call this."""
    dice = (dice_for(house, me, Trait(trait), why) if trait else dice) + extra
    below = house.chance.below
    faces = tuple([below("dice", 3) for _ in range(max(1, min(dice, DICE_IN_THE_BOX)))])
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
        for place in self.again:
            faces[place] = house.chance.below("dice", 3)
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
    """The cards with which this explorer may bend a roll now: only in the own turn, each once."""
    if house.active != me or house.monsters_turn or not (house.hands[me] or house.kept[me]):
        return ()
    found = [
        card
        for card in house.hands[me]
        if (card in LUCK_BEFORE or card in LUCK_AFTER) and f"card {card}" not in house.done
    ]
    if ADRENALINE_SHOT in found and (not trait or why == "attack" or why == "defence"):
        found.remove(ADRENALINE_SHOT)
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
    return PlainRoll(me, dice, why, luck(house, me, "", why) if why != "damage" else ())


class AttackRoll(Command[House, int]):
    """One side's dice in a fight. It is not a trait roll; monsters may roll more than eight dice."""

    figure: Figure
    trait: Trait
    why: str
    extra: int = 0
    cards: tuple[CardId, ...] = ()

    def carry_out(self, house: House) -> int | Effect[int]:
        if self.figure >= FIRST_MONSTER:
            return monster_roll(house, self.figure, self.trait, self.why, self.extra)
        me = Seat(self.figure)
        if self.cards:
            return bent(house, me, self.trait, self.why, 0, self.extra, self.cards)
        return sum(throw(house, me, self.trait, self.why, 0, self.extra))


def attack_roll(house: House, figure: Figure, trait: Trait, why: str, extra: int = 0) -> AttackRoll:
    cards = luck(house, Seat(figure), trait, why) if figure < FIRST_MONSTER else ()
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
        faces = tuple([house.chance.below("dice", 3) for _ in range(dice)])
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
            yield Discard(me, card)
            return (yield from ask(me, "name-a-number", Number(0, 8), "B-201"))
        if card == MEANT_TO_BE:
            return (yield from FateCome(me, dice))
        if card == ADRENALINE_SHOT:
            yield Discard(me, card)
            bonus = 4
        if card == IDOL:
            yield Lose(me, TRAITS[2])
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


class Charm(Command[House, None]):
    """A card is used to bend a roll."""

    seat: Seat
    card: CardId

    def carry_out(self, house: House) -> None:
        house.done[f"card {self.card}"] = 1
        house.emit(news.Charmed(self.seat, self.card))


class FateCome(Command[House, int]):
    """The total that It is Meant to Be recorded takes the place of a roll."""

    seat: Seat
    dice: int

    def carry_out(self, house: House) -> int:
        house.kept[self.seat] = tuple(card for card in house.kept[self.seat] if card != MEANT_TO_BE)
        house.discard.append(MEANT_TO_BE)
        house.emit(news.EventEnds(self.seat, MEANT_TO_BE))
        total = house.marks.pop(f"fate-{self.seat}", 0)
        return min(total, 2 * self.dice) if self.dice else total


# ---- where figures stand


class Stand(Command[House, None]):
    """Put an explorer's figure in a room, for so many spaces, without anything that follows from
    entering it."""

    seat: Seat
    room: RoomId
    side: int = 0
    spaces: int = 0

    def carry_out(self, house: House) -> None:
        house.spent += self.spaces
        house.where[self.seat] = self.room
        house.side[self.seat] = self.side
        if house.haunt and house.scenario.unseen(house, self.seat):
            house.emit(news.Walked(self.seat, self.room), only(self.seat))
            house.emit(news.WentUnseen(self.seat), but(self.seat))
        else:
            house.emit(news.Walked(self.seat, self.room))


class Remove(Command[House, None]):
    """Take a living explorer off the board: out of the house, or out of play."""

    seat: Seat
    to: RoomId = NOWHERE

    def carry_out(self, house: House) -> None:
        house.where[self.seat] = self.to
        house.side[self.seat] = 0
        house.emit(news.Left(self.seat, self.to))
        judge(house)


class LayDown(Command[House, None]):
    """An explorer drops everything at once, as the dead do."""

    seat: Seat

    def carry_out(self, house: House) -> None:
        leave_everything(house, self.seat)


class Cross(Command[House, None]):
    seat: Seat

    def carry_out(self, house: House) -> None:
        house.side[self.seat] = 1 - house.side[self.seat]
        house.emit(news.Crossed(self.seat, house.where[self.seat]))


class Spend(Command[House, None]):
    """Use up spaces of this turn's movement."""

    spaces: int

    def carry_out(self, house: House) -> None:
        house.spent += self.spaces


class Halt(Command[House, None]):
    """Movement is over for this turn."""

    def carry_out(self, house: House) -> None:
        house.halted = True


class EndTurn(Command[House, None]):
    """Nothing more can be done this turn."""

    def carry_out(self, house: House) -> None:
        house.halted = True
        house.done["turn"] = 1


class Do(Command[House, None]):
    """Remember that something was done this turn."""

    what: str

    def carry_out(self, house: House) -> None:
        house.done[self.what] = 1


class Settle(Command[House, None]):
    """The card of a room falls to whoever came first.

    Nobody draws for it again, and its drawer walks no farther.
    """

    room: RoomId

    def carry_out(self, house: House) -> None:
        house.placed[self.room] = replace(house.placed[self.room], due=False)
        house.halted = True


# ---- tiles


class PutTile(Command[House, None]):
    """A tile from the stack (or from aside) comes into the house."""

    room: RoomId
    floor: Floor
    x: int
    y: int
    turn: int
    by: Seat = Seat(-1)
    """Who discovered it; nobody for a tile that came for other reasons, for which no card is due."""

    def carry_out(self, house: House) -> None:
        if self.room in house.tiles:
            unsee_tile(house, self.room)
            house.tiles.remove(self.room)
        elif self.room in house.aside:
            house.aside.remove(self.room)
        due = self.by >= 0 and ROOMS[self.room].symbol is not None
        house.put_tile(self.room, Placed(self.floor, self.x, self.y, self.turn, due))
        if self.by >= 0:
            house.emit(news.Discovered(self.by, self.room, self.floor))
        else:
            house.emit(news.TileCame(self.room, self.floor))


def unsee_tile(house: House, room: RoomId) -> None:
    """Keep what seats know of the stack's top in step with a tile that leaves it. Only atoms call this."""
    for key, top in list(house.known_top.items()):
        if key.endswith(ROOM):
            if room in top:
                top = top[top.index(room) + 1 :]
            if top:
                house.known_top[key] = top
            else:
                del house.known_top[key]


class Under(Command[House, None]):
    """The top tile goes to the bottom of the stack."""

    def carry_out(self, house: House) -> None:
        tile = house.tiles.pop(0)
        unsee_tile(house, tile)
        house.tiles.append(tile)
        house.emit(news.TileUnder(tile))


class SetAside(Command[House, None]):
    """A tile that would close its floor is discarded."""

    room: RoomId

    def carry_out(self, house: House) -> None:
        unsee_tile(house, self.room)
        house.tiles.remove(self.room)
        house.aside.append(self.room)
        house.emit(news.TileDiscarded(self.room))


class MoveTile(Command[House, None]):
    """A placed tile goes elsewhere with all that is on it."""

    room: RoomId
    floor: Floor
    x: int
    y: int
    turn: int

    def carry_out(self, house: House) -> None:
        tile = house.lift_tile(self.room)
        house.put_tile(self.room, replace(tile, floor=self.floor, x=self.x, y=self.y, turn=self.turn))
        house.emit(news.TileMoved(self.room, self.floor))


class TakeOffTile(Command[House, None]):
    """A tile leaves the house for good, with everything that lies there."""

    room: RoomId

    def carry_out(self, house: House) -> None:
        room = self.room
        house.lift_tile(room)
        house.aside.append(room)
        house.discard += house.piles.pop(room, ())
        for card in [card for card, at in house.strays.items() if at == room]:
            del house.strays[card]
            house.discard.append(card)
        for token, rooms in list(house.tokens.items()):
            if room in rooms:
                house.tokens[token] = tuple(other for other in rooms if other != room)
        house.passages = [way for way in house.passages if room not in (way.one, way.other)]
        house.emit(news.TileRemoved(room))


class SwapTile(Command[House, None]):
    """Another tile takes a room's place on the map, with everybody in it."""

    old: RoomId
    new: RoomId
    turn: int

    def carry_out(self, house: House) -> None:
        tile = house.lift_tile(self.old)
        unsee_tile(house, self.new)
        house.tiles.remove(self.new)
        house.aside.append(self.old)
        house.put_tile(self.new, replace(tile, turn=self.turn, due=False))
        for seat in house.seats:
            if house.where[seat] == self.old:
                house.where[seat], house.side[seat] = self.new, 0
        if self.old in house.piles:
            house.piles[self.new] = house.piles.pop(self.old)
        for token, rooms in house.tokens.items():
            house.tokens[token] = tuple(self.new if room == self.old else room for room in rooms)
        for card, room in house.strays.items():
            if room == self.old:
                house.strays[card] = self.new
        for place, passage in enumerate(house.passages):
            one = self.new if passage.one == self.old else passage.one
            other = self.new if passage.other == self.old else passage.other
            house.passages[place] = replace(passage, one=one, other=other)
        house.omen_room = self.new if house.omen_room == self.old else house.omen_room
        house.emit(news.TileRemoved(self.old))
        house.emit(news.TileCame(self.new, tile.floor))


class LoseRoom(Command[House, None]):
    """A tile is turned face down: it keeps its place, but nobody enters it any more."""

    room: RoomId

    def carry_out(self, house: House) -> None:
        if self.room in house.lost:
            return
        house.lost.append(self.room)
        around = house.edges(self.room)
        stair = STAIRS.get(self.room)
        if stair in house.placed:
            around.append(stair)
        house.relink([*around, self.room])
        house.gaps[self.room] = ""
        house.emit(news.RoomLost(self.room))


class ShuffleTiles(Command[House, None]):
    def carry_out(self, house: House) -> None:
        house.tiles = house.chance.shuffled("tiles", house.tiles)
        forget(house, ROOM)
        house.emit(news.StackShuffled(ROOM))


class Peek(Command[House, tuple[str, ...]]):
    """A seat looks at the top of a stack."""

    seat: Seat
    deck: Deck
    count: int

    def carry_out(self, house: House) -> tuple[str, ...]:
        stack: list[str] = list(house.tiles) if self.deck == ROOM else list(house.decks[self.deck])
        top = tuple(stack[: self.count])
        if top:
            house.known_top[f"{self.seat} {self.deck}"] = top
        house.emit(news.Looked(self.seat, self.deck))
        rooms = tuple(RoomId(tile) for tile in top) if self.deck == ROOM else ()
        cards = () if self.deck == ROOM else tuple(CardId(card) for card in top)
        house.emit(news.Saw(self.deck, rooms, cards), only(self.seat))
        return top


class Reorder(Command[House, None]):
    """Put the top of a stack back in another order; only the one who does it knows which."""

    seat: Seat
    deck: Deck
    order: tuple[str, ...]

    def carry_out(self, house: House) -> None:
        size = len(self.order)
        if self.deck == ROOM:
            house.tiles[:size] = [RoomId(tile) for tile in self.order]
        else:
            house.decks[self.deck][:size] = [CardId(card) for card in self.order]
        forget(house, self.deck)
        house.known_top[f"{self.seat} {self.deck}"] = self.order


# ---- cards


class Draw(Command[House, CardId]):
    """The top card of a deck; no card if the deck is empty. Omens are counted and their room remembered."""

    seat: Seat
    deck: Deck
    card: CardId = NO_CARD
    """A named card, taken out of the deck instead of the top one; the deck is then shuffled."""

    def carry_out(self, house: House) -> CardId:
        stack = house.decks[self.deck]
        if not stack:
            return NO_CARD
        if self.card:
            stack.remove(self.card)
            house.decks[self.deck] = house.chance.shuffled("decks", stack)
            forget(house, self.deck)
            card = self.card
        else:
            card = stack.pop(0)
            for key, top in list(house.known_top.items()):
                if key.endswith(self.deck):
                    house.known_top[key] = top[1:]
                    if not top[1:]:
                        del house.known_top[key]
        if self.deck == OMEN:
            house.omens_drawn += 1
            house.omen = card
            house.omen_room = house.where[self.seat]
            house.done["omen"] = 1
        house.emit(news.Drew(self.seat, self.deck, card))
        return card


def forget(house: House, deck: Deck) -> None:
    """A stack was shuffled: nobody knows its top any more. Only atoms call this."""
    for key in [key for key in house.known_top if key.endswith(deck)]:
        del house.known_top[key]


class Take(Command[House, None]):
    """An explorer gets a card, with the rows it gives."""

    seat: Seat
    card: CardId

    def carry_out(self, house: House) -> Effect[None]:
        yield Receive(self.seat, self.card)
        yield Reckon(self.seat)


class Receive(Command[House, None]):
    seat: Seat
    card: CardId

    def carry_out(self, house: House) -> None:
        me, card = self.seat, self.card
        house.hands[me] = (*house.hands[me], card)
        house.strays.pop(card, None)
        house.emit(news.Got(me, card))
        sheet = card_of(card)
        if any(sheet.held):
            rows = [slide(house, me, trait, by) for trait, by in zip(TRAITS, sheet.held, strict=True)]
            house.rows[card] = (rows[0], rows[1], rows[2], rows[3])
            if sheet.item and any(by > 0 for by in rows):
                end_event(house, me, GRAVE_DIRT)
        if card == CANDLE:
            end_event(house, me, LIGHTS_OUT)
        if card in CHIME and all(part in house.hands[me] for part in CHIME) and not house.mark(f"chime-{me}"):
            house.marks[f"chime-{me}"] = 1
            for trait in TRAITS:
                slide(house, me, trait, 2)


def end_event(house: House, me: Seat, event: CardId) -> None:
    """A lasting event is over. Only atoms call this."""
    if event in house.kept[me]:
        house.kept[me] = tuple(card for card in house.kept[me] if card != event)
        house.discard.append(event)
        house.emit(news.EventEnds(me, event))


class Part(Command[House, None]):
    """A card leaves an explorer's hand, and its rows go with it. Where the card goes is said by others."""

    seat: Seat
    card: CardId

    def carry_out(self, house: House) -> Effect[None]:
        yield Release(self.seat, self.card)
        yield Reckon(self.seat)


class Release(Command[House, None]):
    seat: Seat
    card: CardId

    def carry_out(self, house: House) -> None:
        me, card = self.seat, self.card
        house.hands[me] = tuple(held for held in house.hands[me] if held != card)
        house.emit(news.Parted(me, card))
        rows = house.rows.pop(card, None)
        sheet = card_of(card)
        if sheet.parting:
            for trait in TRAITS:
                slide(house, me, trait, -sheet.parting)
        elif rows:
            for trait, by in zip(TRAITS, rows, strict=True):
                slide(house, me, trait, -by)
        if card == MASK and house.marks.pop("mask-worn", 0):
            slide(house, me, TRAITS[2], 2)
            slide(house, me, TRAITS[3], -2)
        if card in CHIME and house.marks.get(f"chime-{me}") == 1:
            house.marks[f"chime-{me}"] = 2
            for trait in TRAITS:
                slide(house, me, trait, -2)


class Discard(Command[House, None]):
    """A card is used up."""

    seat: Seat
    card: CardId

    def carry_out(self, house: House) -> Effect[None]:
        if (yield from keep(house.has(self.seat, self.card))):
            yield Part(self.seat, self.card)
            yield ToDiscard(self.card)


class ToDiscard(Command[House, None]):
    card: CardId

    def carry_out(self, house: House) -> None:
        house.discard.append(self.card)
        house.emit(news.Discarded(self.card))


class Lay(Command[House, None]):
    """A card that nobody holds comes to lie in a room."""

    card: CardId
    room: RoomId

    def carry_out(self, house: House) -> None:
        pile(house, self.card, self.room)


class Lift(Command[House, None]):
    """A card is taken up from a room's pile by nobody in particular."""

    card: CardId
    room: RoomId

    def carry_out(self, house: House) -> None:
        rest = tuple(card for card in house.piles[self.room] if card != self.card)
        if rest:
            house.piles[self.room] = rest
        else:
            del house.piles[self.room]


class PickUp(Command[House, None]):
    seat: Seat
    card: CardId

    def carry_out(self, house: House) -> Effect[None]:
        room = yield from keep(house.where[self.seat])
        yield Lift(self.card, room)
        yield Take(self.seat, self.card)


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
        if self.thief < FIRST_MONSTER:
            yield Take(Seat(self.thief), self.card)
            yield Do(f"card {self.card}")
        else:
            yield Carry(self.thief, self.card)
        if self.card == BLOOD_DAGGER:
            yield HurtDice(self.seat, PHYSICAL, 2, self.card)


class Robbed(Command[House, None]):
    thief: Figure
    seat: Seat
    card: CardId

    def carry_out(self, house: House) -> None:
        house.emit(news.Stole(*being(house, self.thief), self.seat, self.card))


class KeepEvent(Command[House, None]):
    """An event card stays with an explorer."""

    seat: Seat
    event: CardId

    def carry_out(self, house: House) -> None:
        house.kept[self.seat] = (*house.kept[self.seat], self.event)
        house.emit(news.EventStays(self.seat, self.event))


class EndEvent(Command[House, None]):
    seat: Seat
    event: CardId

    def carry_out(self, house: House) -> None:
        end_event(house, self.seat, self.event)
        house.marks.pop(f"{self.event}-{self.seat}", None)


class IntoDeck(Command[House, None]):
    """Shuffle a card into its deck."""

    card: CardId
    deck: Deck
    on_top: bool = False

    def carry_out(self, house: House) -> None:
        stack = house.decks[self.deck]
        if self.on_top:
            stack.remove(self.card)
            house.decks[self.deck] = [self.card, *house.chance.shuffled("decks", stack)]
        else:
            house.decks[self.deck] = house.chance.shuffled("decks", [*stack, self.card])
        forget(house, self.deck)
        house.emit(news.StackShuffled(self.deck))


class UnderDeck(Command[House, None]):
    """A card goes to the bottom of its deck."""

    card: CardId
    deck: Deck

    def carry_out(self, house: House) -> None:
        house.decks[self.deck].append(self.card)


class PickAny(Command[House, CardId]):
    """One of these cards, by blind chance."""

    cards: tuple[CardId, ...]

    def carry_out(self, house: House) -> CardId:
        return house.chance.pick("blind", self.cards)


# ---- tokens, marks, secrets


class PutToken(Command[House, None]):
    token: str
    room: RoomId
    to: Audience = ALL

    def carry_out(self, house: House) -> None:
        house.tokens[self.token] = (*house.tokens.get(self.token, ()), self.room)
        house.emit(news.TokenCame(news.Token(self.token), self.room), self.to)


class TakeToken(Command[House, None]):
    token: str
    room: RoomId

    def carry_out(self, house: House) -> None:
        rooms = list(house.tokens.get(self.token, ()))
        rooms.remove(self.room)
        if rooms:
            house.tokens[self.token] = tuple(rooms)
        else:
            del house.tokens[self.token]
        house.emit(news.TokenGone(news.Token(self.token), self.room))


class OpenPassage(Command[House, None]):
    passage: Passage

    def carry_out(self, house: House) -> None:
        house.passages.append(self.passage)
        house.emit(news.TokenCame(news.Token(self.passage.token), self.passage.one))
        house.emit(news.TokenCame(news.Token(self.passage.token), self.passage.other))


class Mark(Command[House, int]):
    """Set a counter that everybody sees; results in its value."""

    name: str
    value: int

    def carry_out(self, house: House) -> int:
        if self.value:
            house.marks[self.name] = self.value
        else:
            house.marks.pop(self.name, None)
        tell_mark(house, self.name, self.value)
        judge(house)
        return self.value


class Count(Command[House, int]):
    """Move a counter on; results in its new value."""

    name: str
    by: int = 1

    def carry_out(self, house: House) -> int:
        value = house.marks.get(self.name, 0) + self.by
        house.marks[self.name] = value
        tell_mark(house, self.name, value)
        judge(house)
        return value


class Note(Command[House, None]):
    """Write a secret down; only those in `to` hear of it."""

    name: str
    value: str
    to: Audience

    def carry_out(self, house: House) -> None:
        if self.value:
            house.secrets[self.name] = self.value
        else:
            house.secrets.pop(self.name, None)
        house.emit(learned(house, self.name, self.value), self.to)


def learned(house: House, secret: str, value: str) -> news.SecretLearned:
    """The news of a secret, with its value told for what it is."""
    name = news.Secret(secret)
    if value in ROOMS:
        return news.SecretLearned(name, room=RoomId(value))
    if value in FLOORS:
        return news.SecretLearned(name, floor=Floor(value))
    if value in CARD_DECKS:
        return news.SecretLearned(name, deck=Deck(value))
    if value in house.explorers:
        return news.SecretLearned(name, seat=house.seat_of(ExplorerId(value)))
    return news.SecretLearned(name, numbers=tuple(int(n) for n in value.split() if n.isdigit()))


class Tell(Command[House, None]):
    """Let some seats, or all, learn something."""

    secret: str
    value: str
    to: Audience = ALL

    def carry_out(self, house: House) -> None:
        house.emit(learned(house, self.secret, self.value), self.to)


class RowOf(Command[House, None]):
    """Tell which row of a table came."""

    table: str
    row: int

    def carry_out(self, house: House) -> None:
        house.emit(news.RowCame(self.table, self.row))


class TryTask(Command[House, None]):
    seat: Seat
    task: str
    success: bool

    def carry_out(self, house: House) -> None:
        house.emit(news.Tried(self.seat, news.Task(self.task), self.success))


class Refuse(Command[House, None]):
    """Somebody would not have something; nothing comes of it."""

    seat: Seat
    card: CardId

    def carry_out(self, house: House) -> None:
        house.emit(news.Declined(self.seat, self.card))


# ---- parties


class Turn(Command[House, None]):
    """An explorer goes over to another party, openly or in secret."""

    seat: Seat
    party: Party
    open: bool = True

    def carry_out(self, house: House) -> None:
        house.party[self.seat] = self.party
        if self.open:
            house.open_party[self.seat] = True
            house.emit(news.Turned(self.seat, self.party))
        else:
            house.emit(news.YourSide(self.seat, self.party), only(self.seat))
        judge(house)


class Reveal(Command[House, None]):
    """A side token is turned over."""

    seat: Seat

    def carry_out(self, house: House) -> None:
        if house.open_party[self.seat]:
            return
        house.open_party[self.seat] = True
        if house.party[self.seat] == TRAITOR and house.traitor < 0:
            house.traitor = self.seat
        house.emit(news.Unmasked(self.seat, house.party[self.seat]))
        judge(house)


def deal_sides(house: House) -> None:
    """Numbered tokens, back side up: whoever has the 1 is the traitor. Only atoms call this."""
    each = house.scenario.tokens_each
    numbers = house.chance.shuffled("sides", range(1, each * house.players + 1))
    house.open_party = [False] * house.players
    house.emit(news.SidesDealt(each * house.players))
    for seat in house.seats:
        mine = sorted(numbers[each * seat : each * (seat + 1)])
        house.party[seat] = TRAITOR if 1 in mine else HEROES
        house.secrets[f"token {seat}"] = " ".join(str(number) for number in mine)
        house.emit(news.YourSide(Seat(seat), house.party[seat]), only(Seat(seat)))


# ---- monsters


def change_monster(house: House, monster: Monster) -> None:
    """Put a changed record in the place of a monster's old one. Only atoms call this."""
    place = next(n for n, old in enumerate(house.monsters) if old.id == monster.id)
    house.monsters[place] = monster


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
    """A monster's token goes to a room."""

    figure: Figure
    room: RoomId
    side: int = 0

    def carry_out(self, house: House) -> None:
        change_monster(house, replace(house.monster(self.figure), room=self.room, side=self.side))
        house.emit(news.MonsterWalked(*being(house, self.figure), self.room))
        judge(house)


class Stun(Command[House, None]):
    """A monster misses its next turn and drops what it carries."""

    figure: Figure

    def carry_out(self, house: House) -> None:
        monster = house.find_monster(self.figure)
        if monster is None:
            return
        for card in monster.items:
            if card_of(card).companion:
                house.strays[card] = monster.room
            else:
                pile(house, card, monster.room)
        change_monster(house, replace(monster, stunned=2 if house.monsters_turn else 1, items=()))
        house.emit(news.MonsterStunned(*being(house, self.figure)))


class Wake(Command[House, None]):
    """The end of a monsters' turn: those who missed it are up again."""

    def carry_out(self, house: House) -> None:
        for monster in tuple(house.monsters):
            if monster.stunned:
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
        for card in monster.items:
            if card_of(card).companion:
                house.strays[card] = monster.room
            else:
                pile(house, card, monster.room)
        house.emit(news.MonsterGone(*being(house, self.figure)))
        house.monsters.remove(monster)
        judge(house)


class Carry(Command[House, None]):
    """A monster holds a card."""

    figure: Figure
    card: CardId

    def carry_out(self, house: House) -> None:
        monster = house.monster(self.figure)
        change_monster(house, replace(monster, items=(*monster.items, self.card)))
        house.strays.pop(self.card, None)
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


# ---- fights


class Fight(Command[House, int]):
    """An attack and all that comes of it; results in the attacker's margin."""

    attacker: Figure
    target: Figure
    trait: Trait
    weapon: CardId = NO_CARD
    ranged: bool = False

    def carry_out(self, house: House) -> Effect[int]:
        scenario = house.scenario
        extra = yield from keep(scenario.attack_dice(house, self))
        mine = yield from attack_roll(house, self.attacker, self.trait, "attack", extra)
        guard = yield from keep(scenario.defence_dice(house, self))
        theirs = yield from attack_roll(house, self.target, self.trait, "defence", guard)
        bonus = yield from keep(scenario.fight_bonus(house, self))
        margin = mine + bonus[0] - theirs - bonus[1]
        yield Told(self, mine + bonus[0], theirs + bonus[1])
        if margin > 0:
            yield from scenario.beaten(house, self, self.target, self.attacker, margin)
        elif margin < 0:
            yield from scenario.beaten(house, self, self.attacker, self.target, -margin)
        yield from scenario.after_fight(house, self, margin)
        return margin

    @property
    def harm(self) -> Harm:
        return HARM_OF[self.trait]


class Told(Command[House, None]):
    """Tell how a fight went."""

    fight: Fight
    mine: int
    theirs: int

    def carry_out(self, house: House) -> None:
        fight = self.fight
        house.emit(
            news.Fought(
                *being(house, fight.attacker),
                *being(house, fight.target),
                fight.trait,
                fight.weapon or None,
                self.mine,
                self.theirs,
            )
        )


def spoils(house: House, thief: Figure, victim: Seat) -> tuple[CardId, ...]:
    """What can be stolen from an explorer."""
    return tuple(
        card
        for card in house.hands[victim]
        if card_of(card).steal and card_of(card).item and house.scenario.may_steal(house, thief, victim, card)
    )


def immune_to_room(house: House, me: Seat, room: RoomId) -> bool:
    """Whether the Medallion keeps a room's text from its holder."""
    return room in PROTECTED_BY_MEDALLION and house.has(me, MEDALLION)


def landing_side(house: House, me: Seat, room: RoomId) -> Effect[int]:
    """Somebody put into a split room chooses a side."""
    if room not in SPLIT_ROOMS:
        return 0
    return (yield from ask(me, "which-side", OneOf((0, 1), "side"), "B-149", room=room))


# ---- what only haunts do


class Await(Command[House, None]):
    """A companion waits in a room for the next explorer to enter."""

    card: CardId
    room: RoomId

    def carry_out(self, house: House) -> None:
        house.strays[self.card] = self.room
        house.emit(news.Piled(self.card, self.room))


class TakeOut(Command[House, bool]):
    """Take a card out of wherever nobody holds it: a deck, a pile, the discards. False if somebody has it."""

    card: CardId

    def carry_out(self, house: House) -> bool:
        for deck, cards in house.decks.items():
            if self.card in cards:
                cards.remove(self.card)
                house.decks[deck] = house.chance.shuffled("decks", cards)
                forget(house, deck)
                return True
        room = house.pile_with(self.card)
        if room != NOWHERE:
            rest = tuple(card for card in house.piles[room] if card != self.card)
            if rest:
                house.piles[room] = rest
            else:
                del house.piles[room]
            return True
        if self.card in house.discard:
            house.discard.remove(self.card)
            return True
        return house.strays.pop(self.card, None) is not None


class HouseThrow(Command[House, int]):
    """Dice that no figure rolls: as many as it takes, not only the eight of the box."""

    who: str
    dice: int
    why: str

    def carry_out(self, house: House) -> int:
        faces = tuple([house.chance.below("dice", 3) for _ in range(self.dice)])
        house.emit(news.MonsterThrew(news.Being(self.who), 0, None, news.Why(self.why), faces, sum(faces)))
        return sum(faces)


class SecretThrow(Command[House, int]):
    """Dice that only some may see."""

    who: str
    dice: int
    why: str
    to: Audience

    def carry_out(self, house: House) -> int:
        faces = tuple([house.chance.below("dice", 3) for _ in range(self.dice)])
        house.emit(
            news.MonsterThrew(news.Being(self.who), 0, None, news.Why(self.why), faces, sum(faces)), self.to
        )
        return sum(faces)


class DealMarks(Command[House, None]):
    """Deal the numbers from 1 to the number of players, face up, one to each seat."""

    name: str

    def carry_out(self, house: House) -> None:
        for seat, number in enumerate(house.chance.shuffled("sides", range(1, house.players + 1))):
            house.marks[f"{self.name}-{seat}"] = number
            tell_mark(house, f"{self.name}-{seat}", number)


class SwapTokens(Command[House, None]):
    """Two explorers exchange one hidden token each, by blind chance.

    Whoever gets the 1 is a traitor for good.
    """

    seat: Seat
    other: Seat

    def carry_out(self, house: House) -> None:
        pair = (self.seat, self.other)
        held = [house.secrets[f"token {seat}"].split() for seat in pair]
        given = [tokens.pop(house.chance.below("blind", len(tokens))) for tokens in held]
        house.emit(news.TokensSwapped(*pair))
        for seat, tokens, got in zip(pair, held, reversed(given), strict=True):
            mine = sorted([*tokens, got], key=int)
            house.secrets[f"token {seat}"] = " ".join(mine)
            house.emit(learned(house, "tokens", " ".join(mine)), only(seat))
            if got == "1" and house.party[seat] != TRAITOR:
                house.party[seat] = TRAITOR
                house.secrets["fallen"] = f"{house.secrets.get('fallen', '')} {seat}".strip()
                house.emit(news.YourSide(seat, TRAITOR), only(seat))
        judge(house)


class DealClues(Command[House, None]):
    """Numbered clues, face down, one in each room with a symbol.

    What is left goes to rooms still to be found.
    """

    count: int

    def carry_out(self, house: House) -> None:
        clues = [str(n) for n in house.chance.shuffled("clues", range(1, self.count + 1))]
        rooms = house.chance.shuffled(
            "clues", [room for room in house.rooms() if ROOMS[room].symbol is not None]
        )
        chosen = set(rooms[: self.count])
        for room in house.rooms():
            if room in chosen:
                house.secrets[f"clue {room}"] = clues.pop()
                house.tokens["clue"] = (*house.tokens.get("clue", ()), room)
                house.emit(news.TokenCame(news.Token("clue"), room))
        house.secrets["clues-left"] = " ".join(clues)


class LayClue(Command[House, None]):
    """A leftover clue, face down, in a room that has just been discovered."""

    room: RoomId

    def carry_out(self, house: House) -> None:
        left = house.secrets.get("clues-left", "").split()
        if left:
            house.secrets[f"clue {self.room}"] = left.pop()
            house.secrets["clues-left"] = " ".join(left)
            house.tokens["clue"] = (*house.tokens.get("clue", ()), self.room)
            house.emit(news.TokenCame(news.Token("clue"), self.room))


class TakeClue(Command[House, int]):
    """Turn up the clue of a room; results in its number."""

    room: RoomId

    def carry_out(self, house: House) -> int:
        clue = int(house.secrets.pop(f"clue {self.room}"))
        house.tokens["clue"] = tuple(room for room in house.tokens["clue"] if room != self.room)
        if not house.tokens["clue"]:
            del house.tokens["clue"]
        house.tokens["clue-found"] = (*house.tokens.get("clue-found", ()), self.room)
        house.marks[f"clue-{clue}-found"] = 1
        house.emit(news.ClueFound(self.room, clue))
        return clue
