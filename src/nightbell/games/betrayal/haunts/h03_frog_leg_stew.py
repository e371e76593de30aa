"""Haunt 3, Frog-Leg Stew: a Witch whom nothing can touch, a pot on the fire, and a cat that likes frogs."""

from __future__ import annotations

from nightbell.engine import Effect, Seat, keep
from nightbell.games.betrayal.atoms import (
    Await,
    Die,
    Discard,
    Do,
    Fight,
    HurtDice,
    Lay,
    Lift,
    Mark,
    Part,
    Prowl,
    Release,
    Remove,
    Slay,
    Slide,
    Spawn,
    Stand,
    Take,
    TakeToken,
    Win,
    attack_roll,
    trait_roll,
)
from nightbell.games.betrayal.cards.catalogue import card_key, card_of
from nightbell.games.betrayal.haunt import Kind, Option, task, task_roll
from nightbell.games.betrayal.haunts.scattered import Scattered
from nightbell.games.betrayal.house import Figure, House, Monster, acted, is_explorer, is_monster
from nightbell.games.betrayal.rooms import CONSERVATORY, ENTRANCE_HALL, KITCHEN, LARDER
from nightbell.games.betrayal.traits import (
    HEROES,
    KNOWLEDGE,
    MIGHT,
    PHYSICAL,
    SANITY,
    TRAITOR,
    TRAITS,
    CardId,
    RoomId,
    Trait,
)
from nightbell.games.betrayal.walk import PutIn

WITCH, CAT = "witch", "witchs-cat"
ROOT, MORTAL = "root", "mortal-form"
BOOK = CardId("book")
ROOT_ROOMS = (CONSERVATORY, LARDER, KITCHEN)
HOPS = frozenset({"move", "passage", "wall", "cross", "jump-down", "drop-down", "slide", "end"})
"""What is left to a Frog."""


def is_frog(house: House, seat: Seat) -> bool:
    return house.mark(f"frog-{seat}") > 0


def frog_card(seat: Seat) -> CardId:
    """A Frog in somebody's hands."""
    return CardId(f"frog-{seat}")


def frogs_in(house: House, me: Seat) -> tuple[Seat, ...]:
    """The Frogs within reach: on the floor beside me, and in anybody's hands here."""
    near = (me, *house.company(me))
    return tuple(
        Seat(seat)
        for seat in house.seats
        if is_frog(house, Seat(seat))
        and house.alive[seat]
        and (seat in near or house.holder(frog_card(Seat(seat))) in near)
    )


def root_of(house: House, me: Seat) -> CardId | None:
    return next((card for card in house.hands[me] if is_root(card)), None)


def is_root(card: CardId) -> bool:
    return card.startswith("root-")


def has_book(house: House, me: Seat) -> bool:
    """The Book in hand, and not only since a moment ago."""
    return house.has(me, BOOK) and card_key(BOOK) not in house.done


def may_dig(house: House, me: Seat) -> bool:
    return house.where[me] in house.rooms_with(ROOT)


def may_unmask(house: House, me: Seat) -> bool:
    """Root and Book in hand, and the Witch here."""
    here = any(monster.kind == WITCH for monster in house.monsters_in(house.where[me]))
    return here and not house.mark(MORTAL) and has_book(house, me) and root_of(house, me) is not None


def curable(house: House, me: Seat) -> list[Option]:
    return [(seat,) for seat in frogs_in(house, me)] if has_book(house, me) else []


def to_carry(house: House, me: Seat) -> list[Option]:
    """Frogs on the floor here."""
    return [(seat,) for seat in house.company(me) if is_frog(house, seat)]


def to_put_down(house: House, me: Seat) -> list[Option]:
    held = [Seat(seat) for seat in house.seats if house.has(me, frog_card(Seat(seat)))]
    return [(seat,) for seat in held if card_key(frog_card(seat)) not in house.done]


def prey(house: House, rooms: list[RoomId]) -> list[Seat]:
    """Heroes in some rooms who still have something to lose."""
    return [
        seat
        for seat in house.everyone()
        if house.party[seat] == HEROES and house.where[seat] in rooms and not is_frog(house, seat)
    ]


def near_me(house: House, me: Seat) -> list[Option]:
    """Whom the traitor may charm with the Book."""
    return [(seat,) for seat in prey(house, [house.where[me]])] if has_book(house, me) else []


def in_my_sight(house: House, me: Seat) -> list[Option]:
    seen = house.line_of_sight(house.where[me])
    return [(seat,) for seat in prey(house, seen)] if has_book(house, me) else []


class FrogLegStew(Scattered):
    number = 3
    kinds = {
        WITCH: Kind(speed=4, might=3, sanity=6, attacks=False),
        CAT: Kind(speed=3, might=3, sanity=2),
    }
    lies_in = {ROOT: ROOT_ROOMS}
    verbs = {
        "skin-of-frog": ("seat",),
        "breath-of-dragon": ("seat",),
        "wings-of-raven": ("room",),
        "wings-for-traitor": ("room",),
    }

    def right_now(self, house: House) -> Effect[None]:
        yield Spawn(WITCH, ENTRANCE_HALL, self.kinds[WITCH].traits)
        yield from self.scatter(house)

    # ---- the traitor's page: the Witch

    def monster_options(self, house: House, monster: Monster) -> list[Option]:
        """One spell in each of her turns."""
        if monster.kind != WITCH or house.did("spell"):
            return []
        seen = house.line_of_sight(monster.room)
        found: list[Option] = [("skin-of-frog", seat) for seat in prey(house, [monster.room])]
        found += [("breath-of-dragon", seat) for seat in prey(house, seen)]
        found += [("wings-of-raven", room) for room in house.rooms() if room != monster.room]
        if house.alive[house.traitor] and house.where[house.traitor] == monster.room:
            found += [("wings-for-traitor", room) for room in house.rooms() if room != monster.room]
        return found

    def monster_may_stop(self, house: House, monster: Monster, options: list[Option]) -> bool:
        """No turn of hers goes by without a spell."""
        if monster.kind == WITCH:
            return house.did("spell")
        return super().monster_may_stop(house, monster, options)

    def monster_acts(self, house: House, monster: Figure, option: Option) -> Effect[None]:
        yield Do("spell")
        verb, whom = option
        if verb == "wings-of-raven":
            yield Prowl(monster, RoomId(str(whom)))
        elif verb == "wings-for-traitor":
            yield PutIn(house.traitor, RoomId(str(whom)))
        elif verb == "skin-of-frog":
            charm = yield from attack_roll(house, monster, SANITY, "haunt")
            yield from self.charmed(house, Seat(int(str(whom))), charm)
        else:
            yield HurtDice(Seat(int(str(whom))), PHYSICAL, 2, "breath-of-dragon", True)

    @task(who=TRAITOR, group="spell", options=near_me, nouns=("seat",))
    def skin_of_frog(self, house: House, me: Seat, seat: Seat) -> Effect[None]:
        """With the Book in hand the traitor charms as she does, if less well."""
        charm = yield from trait_roll(house, me, SANITY, "haunt")
        yield from self.charmed(house, seat, charm)

    @task(who=TRAITOR, group="spell", options=in_my_sight, nouns=("seat",))
    def breath_of_dragon(self, house: House, me: Seat, seat: Seat) -> Effect[None]:
        yield HurtDice(seat, PHYSICAL, 2, "breath-of-dragon", True)

    def charmed(self, house: House, seat: Seat, charm: int) -> Effect[None]:
        """Whose mind is weaker than the charm is a Frog."""
        if (yield from trait_roll(house, seat, SANITY, "haunt")) < charm:
            yield from self.becomes_frog(house, seat)

    def becomes_frog(self, house: House, seat: Seat) -> Effect[None]:
        """Everything falls to the floor, strength and learning are gone, though nobody dies of it; and soon
        a cat comes."""
        for card in keep(house.hands[seat]):
            sheet = card_of(card)
            if sheet.item or sheet.companion:
                yield Release(seat, card)
                yield from self.let_fall(house, card, seat)
        for trait in TRAITS:
            row = keep(house.row(seat, trait))
            if row < 0 or trait in (MIGHT, KNOWLEDGE):
                yield Slide(seat, trait, -row)
        if keep(not house.monsters_of(CAT)):
            cat = yield from Spawn(CAT, house.omen_room, self.kinds[CAT].traits)
            if keep(house.monsters_turn):
                yield Do(acted(cat))
        yield Mark(f"frog-{seat}")

    def let_fall(self, house: House, card: CardId, seat: Seat) -> Effect[None]:
        """What was in a hand is on the floor: things lie there, companions wait, Frogs sit."""
        room, side = keep((house.where[seat], house.side[seat]))
        frog = keep(self.frog_of(house, card))
        if frog is not None:
            yield Stand(frog, room, side)
        elif card_of(card).companion:
            yield Await(card, room)
        else:
            yield Lay(card, room)

    def frog_of(self, house: House, card: CardId) -> Seat | None:
        """Which hero a card is, if it is a Frog."""
        return next((Seat(seat) for seat in house.seats if frog_card(Seat(seat)) == card), None)

    # ---- Frogs and the cat

    def limited(self, house: House, me: Seat, options: tuple[Option, ...]) -> tuple[Option, ...]:
        """A Frog hops, and nothing else."""
        return tuple(o for o in options if o[0] in HOPS) if is_frog(house, me) else options

    def may_explore(self, house: House, me: Seat) -> bool:
        return not is_frog(house, me)

    def draws_cards(self, house: House, me: Seat) -> bool:
        return not is_frog(house, me)

    def may_hold(self, house: House, me: Seat, card: CardId) -> bool:
        """A Frog has no hands, and the traitor's burn on a Root."""
        return not is_frog(house, me) and not (is_root(card) and house.is_traitor(me))

    def may_pick_up(self, house: House, me: Seat, card: CardId) -> bool:
        return not is_frog(house, me)

    def may_drop(self, house: House, me: Seat, card: CardId) -> bool:
        """A Frog is set down, not dropped."""
        return self.frog_of(house, card) is None

    def may_fetch(self, house: House, card: CardId) -> bool:
        return self.frog_of(house, card) is None

    def may_attack(
        self, house: House, attacker: Figure, target: Figure, trait: Trait, weapon: CardId
    ) -> bool:
        """Nobody but the cat bothers a Frog, and it bothers nobody else; the Witch is nobody's match."""
        hunted = is_explorer(target) and is_frog(house, Seat(target))
        hunter = is_monster(attacker) and house.monster(attacker).kind == CAT
        if hunted != hunter:
            return False
        if is_monster(target) and house.monster(target).kind == WITCH and not house.mark(MORTAL):
            return False
        return super().may_attack(house, attacker, target, trait, weapon)

    def hunts(self, house: House, monster: Monster) -> list[RoomId]:
        """The cat goes for the nearest Frog on the floor."""
        if monster.kind != CAT:
            return []
        return house.nearest(
            monster, (house.where[seat] for seat in house.everyone() if is_frog(house, seat))
        )

    def explorer_beaten(
        self, house: House, fight: Fight, loser: Seat, winner: Figure, margin: int
    ) -> Effect[None]:
        if is_frog(house, loser):
            yield Die(loser)
        else:
            yield from super().explorer_beaten(house, fight, loser, winner, margin)

    def died(self, house: House, seat: Seat) -> Effect[None]:
        """Frogs in dead hands sit on the floor again."""
        room = keep(house.where[seat])
        for card in keep(tuple(c for c in house.piles.get(room, ()) if self.frog_of(house, c) is not None)):
            yield Lift(card, room)
            yield from self.let_fall(house, card, seat)

    @task(who=None, again=True, options=to_carry, nouns=("seat",))
    def carry_frog(self, house: House, me: Seat, seat: Seat) -> Effect[None]:
        """In somebody's hands a Frog can do nothing, and the cat does not see it."""
        card = frog_card(seat)
        yield Take(me, card)
        yield Do(card_key(card))
        yield Remove(seat)

    @task(who=None, again=True, options=to_put_down, nouns=("seat",))
    def put_down_frog(self, house: House, me: Seat, seat: Seat) -> Effect[None]:
        room, side = keep((house.where[me], house.side[me]))
        yield Part(me, frog_card(seat))
        yield Stand(seat, room, side)

    # ---- the heroes' page

    @task(*ROOT_ROOMS, group="step", when=may_dig)
    def dig_root(self, house: House, me: Seat) -> Effect[None]:
        room = keep(house.where[me])
        if (yield from task_roll(house, me, "dig-root", KNOWLEDGE, 4)):
            yield TakeToken(ROOT, room)
            yield Take(me, CardId(f"root-{room}"))

    @task(group="step", when=may_unmask)
    def form_of_mortal(self, house: House, me: Seat) -> Effect[None]:
        """From now on she can be struck like anybody else."""
        if (yield from task_roll(house, me, "form-of-mortal", KNOWLEDGE, 6)):
            root = keep(root_of(house, me))
            if root is not None:
                yield Discard(me, root)
            yield Mark(MORTAL)

    @task(group="step", options=curable, nouns=("seat",))
    def cure_frog(self, house: House, me: Seat, seat: Seat) -> Effect[None]:
        """A Frog is a hero again, as at the beginning of the night."""
        if not (yield from task_roll(house, me, "cure-frog", KNOWLEDGE, 4)):
            return
        holder, room, side = keep((house.holder(frog_card(seat)), house.where[me], house.side[me]))
        if holder >= 0:
            yield Part(holder, frog_card(seat))
            yield Stand(seat, room, side)
        yield Mark(f"frog-{seat}", 0)
        for trait in TRAITS:
            rows = keep(house.start_row(seat, trait) - house.row(seat, trait))
            yield Slide(seat, trait, rows)

    def monster_beaten(
        self, house: House, fight: Fight, monster: Figure, winner: Figure, margin: int
    ) -> Effect[None]:
        """One blow is enough for a Witch who is mortal; the cat only loses its wits for a while."""
        if keep(not house.is_a(monster, WITCH)):
            yield from super().monster_beaten(house, fight, monster, winner, margin)
            return
        yield Slay(monster)
        yield Win(HEROES)

    def traitor_won(self, house: House) -> bool:
        """Every hero is dead or a Frog."""
        return all(is_frog(house, seat) for seat in house.heroes())
