"""Haunt 1, The Mummy Walks: it wants the Girl for its bride, and the heroes want it back in its own land."""

from __future__ import annotations

from nightbell.engine import Effect, OneOf, Seat, ask, decide, keep
from nightbell.games.betrayal.atoms import (
    NO_CARD,
    Await,
    Carry,
    Count,
    Draw,
    Fight,
    Halt,
    Hurt,
    Part,
    Prowl,
    PutToken,
    Reckon,
    Robbed,
    Slide,
    Spawn,
    Steal,
    Suffer,
    TakeOut,
    Win,
    spoils,
    what_comes_through,
)
from nightbell.games.betrayal.cards.catalogue import card_key, card_of
from nightbell.games.betrayal.haunt import Haunt, Kind, Option, task, task_roll
from nightbell.games.betrayal.house import Figure, House, Monster, is_explorer
from nightbell.games.betrayal.rooms import LIBRARY, RESEARCH_LABORATORY
from nightbell.games.betrayal.traits import (
    HEROES,
    KNOWLEDGE,
    MIGHT,
    OMEN,
    PHYSICAL,
    SANITY,
    SPEED,
    TRAITOR,
    CardId,
    Deck,
    RoomId,
    Trait,
)

GIRL, RING, HOLY_SYMBOL, BOOK = CardId("girl"), CardId("ring"), CardId("holy-symbol"), CardId("book")
NAME, SPELL = "mummys-name", "mummys-spell"


def knows_where(house: House, me: Seat) -> bool:
    room = house.where[me]
    return not house.mark(NAME) and (
        room in (LIBRARY, RESEARCH_LABORATORY) or room in house.rooms_with("sarcophagus")
    )


def book_is_here(house: House, room: RoomId) -> bool:
    return any(house.has(seat, BOOK) and house.party[seat] == HEROES for seat in house.explorers_in(room))


def gifts_for_it(house: House, me: Seat) -> list[Option]:
    if not any(monster.room == house.where[me] and not monster.stunned for monster in house.monsters):
        return []
    held = [card for card in house.hands[me] if card == GIRL or (card_of(card).give and card_of(card).item)]
    return [(card,) for card in held if card_key(card) not in house.done]


def gripped(house: House, loser: Seat, margin: int) -> tuple[int, int]:
    """How much of the Mummy's grip comes through armour, and how much of it Speed takes."""
    _, points, _ = what_comes_through(house, Hurt(loser, PHYSICAL, margin, "attack"))
    return points, min(points, house.row(loser, SPEED))


class TheMummyWalks(Haunt):
    number = 1
    verbs = {"appear": ("room",)}
    kinds = {"mummy": Kind(speed=3, might=8, sanity=5, immune=(SPEED,), must_attack=True, steals=True)}

    def right_now(self, house: House) -> Effect[None]:
        room = keep(house.omen_room)
        yield Spawn("mummy", room, self.kinds["mummy"].traits)
        yield PutToken("sarcophagus", room)
        holder = keep(house.holder(GIRL))
        if holder >= 0:
            yield Part(holder, GIRL)
        else:
            yield TakeOut(GIRL)
        steps = house.distances(room)
        floor = [r for r in house.rooms_on(house.floor_of(room)) if r != room] or [room]
        most = max(steps.get(r, 99) for r in floor)
        far = keep(tuple(r for r in floor if steps.get(r, 99) >= min(5, most)))
        there = yield from decide(ask(house.traitor, "where-is-the-girl", OneOf(far, "room"), "B-302"))
        yield Await(GIRL, there)

    # ---- the traitor's page

    def monster_options(self, house: House, monster: Monster) -> list[Option]:
        """A movement roll of 0 or 1 lets it appear anywhere instead."""
        if house.spent or house.halted or house.done.get("roll mummy", 9) > 2:
            return []
        return [("appear", room) for room in house.rooms() if room != monster.room]

    def monster_acts(self, house: House, monster: Figure, option: Option) -> Effect[None]:
        yield Prowl(monster, RoomId(str(option[1])))
        yield Halt()

    def explorer_beaten(
        self, house: House, fight: Fight, loser: Seat, winner: Figure, margin: int
    ) -> Effect[None]:
        """It may take an item or the Girl; else its grip stiffens Speed first, then breaks Might."""
        if is_explorer(winner):
            yield from super().explorer_beaten(house, fight, loser, winner, margin)
            return
        girl = (GIRL,) if house.has(loser, GIRL) else ()
        loot = keep((*spoils(house, winner, loser), *girl))
        if loot and margin >= 2 and winner == fight.attacker:
            card = yield from ask(
                house.traitor, "steal-or-hurt", OneOf((None, *loot), "card"), "B-277", points=margin
            )
            if card == GIRL:
                yield Robbed(winner, loser, GIRL)
                yield Part(loser, GIRL)
                yield Carry(winner, GIRL)
                return
            if card:
                yield Steal(winner, loser, card)
                return
        if fight.trait != MIGHT:
            yield Hurt(loser, fight.harm, margin, "attack")
            return
        points, stiff = keep(gripped(house, loser, margin))
        if not points:
            return
        yield Suffer(loser, PHYSICAL, points)
        yield Slide(loser, SPEED, -stiff)
        yield Slide(loser, MIGHT, stiff - points)
        yield Reckon(loser)

    @task(who=TRAITOR, again=True, options=gifts_for_it, nouns=("card",))
    def hand_over(self, house: House, me: Seat, card: CardId) -> Effect[None]:
        """Give it an item, or the Girl."""
        mummy = keep(house.monsters_of("mummy")[0].id)
        yield Part(me, card)
        yield Carry(mummy, card)

    def traitor_won(self, house: House) -> bool:
        for mummy in house.monsters_of("mummy"):
            if mummy.room in house.rooms_with("sarcophagus") and GIRL in mummy.items:
                if RING in mummy.items or HOLY_SYMBOL in mummy.items:
                    return True
        return super().traitor_won(house)

    # ---- the heroes' page

    def draws(self, house: House, me: Seat, deck: Deck) -> Effect[CardId]:
        """The heroes' next omen is the Book, the traitor's the Ring or the Holy Symbol, while they
        are undrawn."""
        undrawn = house.decks[OMEN]
        if deck == OMEN and house.party[me] == HEROES and BOOK in undrawn:
            return (yield from Draw(me, OMEN, BOOK))
        if deck == OMEN and house.party[me] == TRAITOR and RING in undrawn and HOLY_SYMBOL in undrawn:
            card = yield from decide(ask(me, "which-card", OneOf((HOLY_SYMBOL, RING), "card"), "B-321"))
            return (yield from Draw(me, OMEN, card))
        return NO_CARD

    @task(group="step", when=knows_where)
    def learn_name(self, house: House, me: Seat) -> Effect[None]:
        if (yield from task_roll(house, me, "learn-name", KNOWLEDGE, 6)):
            yield Count(NAME)

    @task(
        group="step",
        when=lambda house, me: house.mark(NAME) > 0 and not house.mark(SPELL) and house.has(me, BOOK),
    )
    def learn_spell(self, house: House, me: Seat) -> Effect[None]:
        if (yield from task_roll(house, me, "learn-spell", KNOWLEDGE, 6)):
            yield Count(SPELL)

    def attack_traits(self, house: House, me: Seat) -> tuple[Trait, ...]:
        """With name, spell and Book, any hero here may fight it with Sanity."""
        if house.mark(SPELL) and house.party[me] == HEROES and book_is_here(house, house.where[me]):
            return (MIGHT, SANITY)
        return (MIGHT,)

    def may_attack(
        self, house: House, attacker: Figure, target: Figure, trait: Trait, weapon: CardId
    ) -> bool:
        if trait == SANITY and not weapon and is_explorer(target):
            return False
        return super().may_attack(house, attacker, target, trait, weapon)

    def monster_beaten(
        self, house: House, fight: Fight, monster: Figure, winner: Figure, margin: int
    ) -> Effect[None]:
        banished = fight.trait == SANITY and SANITY in self.attack_traits(house, Seat(winner))
        if banished:
            yield Win(HEROES)
        yield from super().monster_beaten(house, fight, monster, winner, margin)
