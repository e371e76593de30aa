"""Haunt 14, The Stars Are Right: the cult feeds the pentagram, and a bucket of paint would spoil it all."""

from __future__ import annotations

from nightbell.engine import Chance, Effect, OneOf, Seat, ask, decide, keep, only
from nightbell.games.betrayal.atoms import (
    Carry,
    Count,
    Discard,
    Judge,
    Lay,
    LetGo,
    Lift,
    Note,
    Spawn,
    ToDiscard,
)
from nightbell.games.betrayal.cards.catalogue import card_key, card_of
from nightbell.games.betrayal.explore import BringRoom
from nightbell.games.betrayal.haunt import Kind, Option, task
from nightbell.games.betrayal.haunts.paint import Paint, can, has_ready_paint, is_paint, paint_of
from nightbell.games.betrayal.house import Figure, House, Monster, is_explorer
from nightbell.games.betrayal.rooms import (
    ATTIC,
    JUNK_ROOM,
    KITCHEN,
    LARDER,
    PENTAGRAM_CHAMBER,
    RESEARCH_LABORATORY,
    STOREROOM,
)
from nightbell.games.betrayal.traits import TRAITOR, CardId

PAINT_ROOMS = (KITCHEN, LARDER, JUNK_ROOM, STOREROOM, RESEARCH_LABORATORY, ATTIC)
THROWN, SACRIFICES, OFFERINGS = "paint-thrown", "sacrifices", "offerings"
ENOUGH = 13
"""How much must be offered before something answers."""


def is_corpse(card: CardId) -> bool:
    return card.startswith("corpse-")


def worth(card: CardId) -> int:
    """What a sacrifice counts."""
    if is_corpse(card):
        return 4
    return 2 if card_of(card).companion else 1


def may_be_offered(card: CardId) -> bool:
    sheet = card_of(card)
    return not is_paint(card) and (sheet.companion or (sheet.item and sheet.give))


def offerings(house: House, me: Seat) -> list[Option]:
    return [(card,) for card in house.hands[me] if may_be_offered(card) and card_key(card) not in house.done]


def can_throw_paint(house: House, me: Seat) -> bool:
    """From the chamber itself, or through a door that leads into it."""
    room = house.where[me]
    near = room == PENTAGRAM_CHAMBER or PENTAGRAM_CHAMBER in house.exits(room)
    return near and has_ready_paint(house, me)


def bearers(house: House) -> tuple[tuple[Figure, tuple[CardId, ...]], ...]:
    """The Cultists who stand in the chamber with something in their hands."""
    return tuple(
        (cultist.id, cultist.items)
        for cultist in house.monsters_in(PENTAGRAM_CHAMBER)
        if cultist.items and not cultist.stunned
    )


class TheStarsAreRight(Paint):
    number = 14
    kinds = {"cultist": Kind(speed=4, might=4, sanity=4, steals=True)}
    verbs = {"lift": ("card",)}

    def right_now(self, house: House) -> Effect[None]:
        """The cult gathers in the chamber; the paint is where paint is kept."""
        yield BringRoom(PENTAGRAM_CHAMBER, house.traitor)
        for number in range(1, house.players):
            yield Spawn("cultist", PENTAGRAM_CHAMBER, self.kinds["cultist"].traits, number)
        yield Note(OFFERINGS, "0", only(house.traitor))
        if not keep(any(room in house.placed for room in PAINT_ROOMS)):
            chooser = keep(house.left_of(house.traitor))
            tiles = keep(tuple(room for room in PAINT_ROOMS if room in house.tiles))
            if tiles:
                tile = yield from decide(ask(chooser, "which-room", OneOf(tiles, "room"), "B-302"))
                yield BringRoom(tile, chooser)
        rooms = keep(tuple(room for room in PAINT_ROOMS if room in house.placed))
        for number in range(house.players if rooms else 0):
            yield Lay(can(number + 1), rooms[number % len(rooms)])

    # ---- the traitor's page

    def may_hold(self, house: House, me: Seat, card: CardId) -> bool:
        """Paint is for heroes, a can each; a body is for the cult."""
        if is_corpse(card):
            return house.is_traitor(me)
        if is_paint(card) and house.is_traitor(me):
            return False
        return super().may_hold(house, me, card)

    def may_fetch(self, house: House, card: CardId) -> bool:
        """A body is too heavy for a dog."""
        return not is_corpse(card)

    def may_steal(self, house: House, thief: Figure, victim: Seat, card: CardId) -> bool:
        return is_explorer(thief) or not is_paint(card)

    def died(self, house: House, seat: Seat) -> Effect[None]:
        room = keep(house.where[seat])
        yield Lay(CardId(f"corpse-{seat}"), room)

    def step_cost(self, house: House, me: Seat) -> int:
        """A body is heavy."""
        return 2 if any(is_corpse(card) for card in house.hands[me]) else 1

    def prowl_cost(self, house: House, monster: Monster) -> int:
        return 2 if any(is_corpse(card) for card in monster.items) else 1

    def monster_options(self, house: House, monster: Monster) -> list[Option]:
        """A Cultist takes along what lies about."""
        lying = house.piles.get(monster.room, ())
        return [("lift", card) for card in lying if may_be_offered(card)]

    def monster_acts(self, house: House, monster: Figure, option: Option) -> Effect[None]:
        card, room = CardId(str(option[1])), keep(house.monster(monster).room)
        yield Lift(card, room)
        yield Carry(monster, card)

    def monsters_end(self, house: House) -> Effect[None]:
        """What the Cultists have brought to the chamber is sacrificed."""
        for cultist, cards in keep(bearers(house)):
            for card in cards:
                yield LetGo(cultist, card)
                yield ToDiscard(card)
                yield from self.offered(house, card)

    @task(PENTAGRAM_CHAMBER, who=TRAITOR, again=True, options=offerings, nouns=("card",))
    def sacrifice(self, house: House, me: Seat, card: CardId) -> Effect[None]:
        yield Discard(me, card)
        yield from self.offered(house, card)

    def offered(self, house: House, card: CardId) -> Effect[None]:
        """Everybody sees that something was offered; what it counts only the traitor knows."""
        total = keep(self.score(house) + worth(card))
        yield Count(SACRIFICES)
        yield Note(OFFERINGS, str(total), only(house.traitor))
        yield Judge()

    def score(self, house: House) -> int:
        return int(house.secrets.get(OFFERINGS, "0"))

    def sees(self, house: House, viewer: Seat, secret: str) -> bool:
        return viewer == house.traitor

    def guesses(self, house: House, viewer: Seat, chance: Chance) -> dict[str, str]:
        """Who does not know what an offering counts takes each for one."""
        return {} if viewer == house.traitor else {OFFERINGS: str(min(house.mark(SACRIFICES), ENOUGH - 1))}

    def traitor_won(self, house: House) -> bool:
        return self.score(house) >= ENOUGH or super().traitor_won(house)

    # ---- the heroes' page

    @task(cost=1, when=can_throw_paint)
    def throw_paint(self, house: House, me: Seat) -> Effect[None]:
        """The can flies through the door and bursts on the signs."""
        card = keep(paint_of(house, me))
        if card is not None:
            yield Discard(me, card)
            yield Count(THROWN)

    def heroes_won(self, house: House) -> bool:
        return house.mark(THROWN) >= house.players
