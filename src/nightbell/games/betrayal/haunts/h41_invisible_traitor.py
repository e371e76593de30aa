"""Haunt 41, Invisible Traitor: the ring has made one of them vanish, and somebody bleeds."""

from __future__ import annotations

from nightbell.engine import Effect, OneOf, Seat, ask, decide, keep, only
from nightbell.games.betrayal.atoms import (
    NO_CARD,
    Do,
    Fight,
    Halt,
    Hurt,
    Note,
    Steal,
    Tell,
    TryTask,
    plain_roll,
    put_down,
    spoils,
    trait_roll,
)
from nightbell.games.betrayal.cards.catalogue import BLOWS, card_key
from nightbell.games.betrayal.cards.registry import readied
from nightbell.games.betrayal.haunt import Haunt, Option, task
from nightbell.games.betrayal.house import Figure, House, is_explorer
from nightbell.games.betrayal.rooms import ROOMS
from nightbell.games.betrayal.traits import (
    HEROES,
    KNOWLEDGE,
    MIGHT,
    PHYSICAL,
    SANITY,
    SPEED,
    TRAITOR,
    CardId,
    RoomId,
    Trait,
)

RING, SKULL, SPIRIT_BOARD, REVOLVER = (
    CardId("ring"),
    CardId("skull"),
    CardId("spirit-board"),
    CardId("revolver"),
)


def heroes_here(house: House, me: Seat) -> list[Option]:
    return [(seat,) for seat in house.explorers_in(house.where[me]) if house.party[seat] == HEROES]


def pockets_here(house: House, me: Seat) -> list[Option]:
    return [(seat,) for (seat,) in heroes_here(house, me) if spoils(house, Figure(me), Seat(int(str(seat))))]


def blows(house: House, me: Seat) -> list[Option]:
    """A blow into the empty air of one's own room, with or without a weapon."""
    found: list[Option] = [(None, MIGHT)]
    for card in house.hands[me]:
        blow = BLOWS.get(card)
        if blow is not None and not blow.ranged and card_key(card) not in house.done:
            found.append((card, blow.trait))
    return found


def sights(house: House, me: Seat) -> list[Option]:
    """Rooms into which the Revolver can be fired."""
    if not house.has(me, REVOLVER) or card_key(REVOLVER) in house.done:
        return []
    return [(room,) for room in house.line_of_sight(house.where[me])]


class InvisibleTraitor(Haunt):
    number = 41
    hides = True

    def right_now(self, house: House) -> Effect[None]:
        """The figure leaves the board; only its player knows where it stands."""
        traitor = keep(house.traitor)
        rooms = keep(tuple(house.rooms()))
        room = yield from decide(ask(traitor, "vanish-where", OneOf(rooms, "room"), "B-302"))
        yield from put_down(house, traitor, room)

    def unseen(self, house: House, seat: Seat) -> bool:
        return seat == house.traitor and house.alive[seat]

    def hinders(self, house: House, who: Figure, mover: Figure) -> bool:
        return False

    # ---- the traitor's page

    def attack_traits(self, house: House, me: Seat) -> tuple[Trait, ...]:
        """The unseen hand needs no fair fight, and heroes see nobody to strike."""
        return ()

    def may_attack(
        self, house: House, attacker: Figure, target: Figure, trait: Trait, weapon: CardId
    ) -> bool:
        if weapon == RING and attacker == Figure(house.traitor):
            return False
        return super().may_attack(house, attacker, target, trait, weapon)

    @task(who=TRAITOR, options=pockets_here, nouns=("seat",))
    def pickpocket(self, house: House, me: Seat, seat: Seat) -> Effect[None]:
        """Speed 4 takes something; on a 0 the clumsy hand is noticed."""
        yield Halt()
        total = yield from trait_roll(house, me, SPEED, "task")
        if (yield from TryTask(me, "pickpocket", total >= 4)):
            cards = keep(spoils(house, Figure(me), seat))
            card = yield from decide(ask(me, "rob-what", OneOf(cards, "card"), "B-277"))
            yield Steal(Figure(me), seat, card)
        elif total == 0:
            yield Tell("touched", str(house.explorers[seat]))

    @task(who=TRAITOR, attack=True, options=heroes_here, nouns=("seat",))
    def sneak_attack(self, house: House, me: Seat, seat: Seat) -> Effect[None]:
        """A die for every two heroes, and no defence."""
        yield from self.is_felt(house, me, seat)
        dice = house.players // 2
        points = yield from plain_roll(house, me, dice, "damage")
        yield Hurt(seat, PHYSICAL, points, "attack")

    def is_felt(self, house: House, me: Seat, seat: Seat) -> Effect[None]:
        """Whoever is struck will listen; where the blow came from is remembered."""
        yield Do(f"struck {seat}")
        yield Note("struck-in", house.where[me], only(me))

    def after_fight(self, house: House, fight: Fight, margin: int) -> Effect[None]:
        """A blow with a weapon is felt as well."""
        if fight.attacker == Figure(house.traitor) and is_explorer(fight.target):
            yield from self.is_felt(house, house.traitor, Seat(fight.target))

    def entered(self, house: House, me: Seat, room: RoomId) -> Effect[None]:
        """Remember by which exit the room of the last blow was left."""
        if me == house.traitor and (keep("struck-in" in house.secrets and "gone-to" not in house.secrets)):
            yield Note("gone-to", room, only(me))

    def sees(self, house: House, viewer: Seat, secret: str) -> bool:
        return viewer == house.traitor

    def after_turn(self, house: House, seat: Seat) -> Effect[None]:
        """Whoever was struck and lives listens for steps."""
        if seat != house.traitor:
            return
        struck = keep(tuple(s for s in house.everyone() if f"struck {s}" in house.done))
        for victim in struck:
            yield from self.listens(house, victim)
        for secret in keep(tuple(s for s in ("struck-in", "gone-to") if s in house.secrets)):
            yield Note(secret, "", only(seat))

    def listens(self, house: House, seat: Seat) -> Effect[None]:
        total = yield from trait_roll(house, seat, KNOWLEDGE, "task")
        heroes = only(*house.heroes())
        if total >= 5:
            yield Tell("traitor-in", house.where[house.traitor], heroes)
        elif total >= 3:
            if keep(house.where[house.traitor] == house.secrets.get("struck-in")):
                yield Tell("traitor-still-in", house.where[house.traitor], heroes)
            else:
                yield Tell("traitor-left-by", house.secrets.get("gone-to", ""), heroes)

    # ---- the heroes' page

    @task(attack=True, options=blows, nouns=("card", "trait"))
    def blind_attack(self, house: House, me: Seat, weapon: CardId | None, trait: Trait) -> Effect[None]:
        if weapon:
            yield Do(card_key(weapon))
            if not (yield from readied(house, me, weapon)):
                return
        yield from self.strikes(house, me, house.where[me], weapon or NO_CARD, trait, ranged=False)

    @task(attack=True, options=sights, nouns=("room",))
    def blind_shot(self, house: House, me: Seat, room: RoomId) -> Effect[None]:
        yield Do(card_key(REVOLVER))
        yield from self.strikes(house, me, room, REVOLVER, SPEED, ranged=True)

    def strikes(
        self, house: House, me: Seat, room: RoomId, weapon: CardId, trait: Trait, *, ranged: bool
    ) -> Effect[None]:
        """If the traitor is there, it is a fight; else the blow is spent on air."""
        traitor = keep(house.traitor)
        hit = keep(house.where[traitor] == room and house.alive[traitor])
        yield TryTask(me, "blind-attack", hit)
        if hit:
            yield Fight(Figure(me), Figure(traitor), trait, weapon, ranged)

    def turn_begins(self, house: House, me: Seat) -> Effect[None]:
        """The Skull smells a floor, the Spirit Board a symbol; one of them a turn."""
        guides = keep(tuple(card for card in (SKULL, SPIRIT_BOARD) if house.has(me, card)))
        if me == house.traitor or not guides:
            return
        guide = yield from decide(ask(me, "which-guide", OneOf(guides, "card"), "B-322"))
        total = yield from trait_roll(house, me, SANITY if guide == SKULL else KNOWLEDGE, "task")
        if total < 4:
            return
        room = keep(house.where[house.traitor])
        heroes = only(*house.heroes())
        if guide == SKULL:
            yield Tell("traitors-floor", house.floor_of(room), heroes)
        else:
            yield Tell("traitors-symbol", ROOMS[room].symbol or "none", heroes)

    def heroes_won(self, house: House) -> bool:
        return not house.alive[house.traitor]
