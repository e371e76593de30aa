"""Haunt 43, The Star-Sickness: it passes from hand to hand, and nobody knows who carries it."""

from __future__ import annotations

from nightbell.engine import YES_NO, Chance, Effect, OneOf, Seat, ask, decide, keep
from nightbell.games.betrayal.atoms import (
    Count,
    Die,
    Do,
    Fight,
    HouseThrow,
    Hurt,
    LeaveAll,
    Mark,
    Slay,
    Spawn,
    Spend,
    SwapTokens,
    Take,
    TryTask,
    attack_roll,
    trait_roll,
)
from nightbell.games.betrayal.explore import BringRoom
from nightbell.games.betrayal.haunt import (
    TRACK_MARK,
    Haunt,
    Kind,
    Option,
    advance_track,
    declined,
    restore,
    task,
)
from nightbell.games.betrayal.house import Figure, House, Monster, is_monster
from nightbell.games.betrayal.rooms import CONSERVATORY, GARDENS, RESEARCH_LABORATORY
from nightbell.games.betrayal.traits import HEROES, KNOWLEDGE, MIGHT, PHYSICAL, SPEED, TRAITOR, CardId, RoomId

SERUM, BOOK = CardId("serum"), CardId("book")


def things_in_lab(house: House) -> tuple[CardId, ...]:
    """What is there, in hands and on the floor."""
    held = [card for seat in house.explorers_in(RESEARCH_LABORATORY) for card in house.hands[seat]]
    return (*held, *house.piles.get(RESEARCH_LABORATORY, ()))


def herbs_in_lab(house: House) -> int:
    return sum(card.startswith("herb-") for card in things_in_lab(house))


def can_brew(house: House, me: Seat) -> bool:
    research, herbs = house.mark("research"), herbs_in_lab(house)
    return bool(research and herbs) and research + herbs >= house.players and not house.mark("serum")


def patients(house: House, me: Seat) -> list[Option]:
    """Whom the serum may be offered: nobody who would not have it this turn."""
    if not house.has(me, SERUM):
        return []
    near = [seat for seat in (me, *house.company(me)) if not house.mark(f"inoculated-{seat}")]
    return [(seat,) for seat in near if declined(seat) not in house.done]


def has_a_space(house: House, me: Seat) -> bool:
    return not house.halted and house.left(me) >= 1


def unwilling(house: House, me: Seat) -> list[Option]:
    if not house.has(me, SERUM):
        return []
    aliens = [(monster.id,) for monster in house.monsters_in(house.where[me])]
    return [*((seat,) for seat in house.company(me) if not house.mark(f"inoculated-{seat}")), *aliens]


def bodies(house: House, me: Seat) -> list[Option]:
    if not house.has(me, SERUM):
        return []
    room = house.where[me]
    return [(seat,) for seat in house.seats if house.mark(f"changing-{seat}") and house.where[seat] == room]


class TheStarSickness(Haunt):
    number = 43
    hidden = True
    may_reveal = False
    shows_by_immunity = False
    tokens_each = 2
    goals = ("everyone",)
    kinds = {"alien": Kind(speed=4, might=6, sanity=4)}

    def right_now(self, house: House) -> Effect[None]:
        yield BringRoom(RESEARCH_LABORATORY, house.revealer)
        yield Mark(TRACK_MARK, 1)

    def entered(self, house: House, me: Seat, room: RoomId) -> Effect[None]:
        """The first meeting of a turn: two tokens change hands, face down."""
        if keep(me != house.active or house.did("met") or self.is_immune(house, me)):
            return
        others = [seat for seat in house.company(me) if not self.is_immune(house, seat)]
        fresh = [seat for seat in others if not house.mark(f"met {min(me, seat)}-{max(me, seat)}")]
        partners = keep(tuple(fresh or others))
        if not partners:
            return
        partner = yield from decide(ask(me, "whom-to-meet", OneOf(partners, "seat"), "B-321"))
        yield Do("met")
        yield Mark(f"met {min(me, partner)}-{max(me, partner)}")
        yield SwapTokens(me, partner)

    def is_immune(self, house: House, seat: Seat) -> bool:
        return house.mark(f"inoculated-{seat}") > 0

    @task(RESEARCH_LABORATORY, who=None)
    def research(self, house: House, me: Seat) -> Effect[None]:
        """Every helper and the Book add a die."""
        help_here = len(house.explorers_in(RESEARCH_LABORATORY)) - 1
        dice = keep(help_here + (BOOK in things_in_lab(house)))
        total = yield from trait_roll(house, me, KNOWLEDGE, "task", dice)
        if (yield from TryTask(me, "research", total >= 5)):
            yield Count("research")

    def turn_ends(self, house: House, me: Seat) -> Effect[None]:
        """Herbs grow in the Conservatory and the Gardens."""
        if keep(house.where[me] in (CONSERVATORY, GARDENS)):
            if (yield from ask(me, "gather-herbs", YES_NO, "B-243")):
                total = yield from trait_roll(house, me, KNOWLEDGE, "task")
                if (yield from TryTask(me, "gather-herbs", total >= 3)):
                    herbs = yield from Count("herbs")
                    yield Take(me, CardId(f"herb-{herbs}"))

    @task(RESEARCH_LABORATORY, who=None, when=can_brew)
    def make_serum(self, house: House, me: Seat) -> Effect[None]:
        yield Mark("serum")
        yield Take(me, SERUM)

    @task(who=None, again=True, when=has_a_space, options=patients, nouns=("seat",))
    def inject(self, house: House, me: Seat, seat: Seat) -> Effect[None]:
        """Oneself, or somebody here who is willing; only what is done takes a space."""
        if seat != me and not (yield from ask(seat, "accept-injection", YES_NO, "B-322", other_seat=me)):
            yield Do(declined(seat))
            return
        yield Spend(1)
        yield from self.treated(house, seat)

    @task(who=None, attack=True, options=unwilling, nouns=("figure",))
    def inject_by_force(self, house: House, me: Seat, target: Figure) -> Effect[None]:
        yield Fight(Figure(me), target, SPEED, SERUM)

    @task(who=None, cost=1, again=True, options=bodies, nouns=("seat",))
    def inject_the_changing(self, house: House, me: Seat, seat: Seat) -> Effect[None]:
        """A traitor who is changing is killed for good."""
        yield Mark(f"changing-{seat}", 0)
        yield LeaveAll(seat)

    def treated(self, house: House, seat: Seat) -> Effect[None]:
        """The serum heals the healthy and kills the sick."""
        if keep(house.party[seat] == TRAITOR):
            yield Mark(f"cured-{seat}")
            yield Die(seat)
            return
        yield from restore(house, seat)
        yield Mark(f"inoculated-{seat}")

    def beaten(self, house: House, fight: Fight, loser: Figure, winner: Figure, margin: int) -> Effect[None]:
        if fight.weapon != SERUM or loser == fight.attacker:
            yield from super().beaten(house, fight, loser, winner, margin)
        elif is_monster(loser):
            yield Slay(loser)
        else:
            yield from self.treated(house, Seat(loser))

    def died(self, house: House, seat: Seat) -> Effect[None]:
        """A traitor dead by anything but the serum begins to change."""
        if keep(house.party[seat] == TRAITOR and not house.mark(f"cured-{seat}")):
            yield Mark(f"changing-{seat}", 2)

    def keeps_things(self, house: House, seat: Seat) -> bool:
        """Whoever is changing lets go of everything only when the change is over."""
        return house.party[seat] == TRAITOR and not house.mark(f"cured-{seat}")

    def rises(self, house: House, seat: Seat) -> Effect[None]:
        """One turn goes by; in the next the body is an Alien."""
        stage = keep(house.mark(f"changing-{seat}"))
        if not stage:
            return
        yield Mark(f"changing-{seat}", stage - 1)
        if stage == 1:
            room = keep(house.where[seat])
            yield LeaveAll(seat)
            yield Spawn("alien", room, self.kinds["alien"].traits, 0, seat)

    def place_of(self, house: House, monster: Monster) -> Seat:
        return monster.of

    def after_turn(self, house: House, seat: Seat) -> Effect[None]:
        if seat == house.revealer:
            yield from self.disease_spreads(house)

    def disease_spreads(self, house: House) -> Effect[None]:
        """It attacks everybody who is not safe from it, stronger every round."""
        track = yield from advance_track(house)
        strength = yield from HouseThrow("star-sickness", track, "disease")
        for seat in keep(tuple(s for s in house.everyone() if not self.is_immune(house, s))):
            guard = yield from attack_roll(house, Figure(seat), MIGHT, "defence")
            if strength > guard:
                yield Hurt(seat, PHYSICAL, strength - guard, "disease")

    def controller(self, house: House, monster: Monster) -> Seat:
        return monster.of

    def heroes_won(self, house: House) -> bool:
        return house.mark("serum") > 0 and all(self.is_immune(house, seat) for seat in house.everyone())

    def traitor_won(self, house: House) -> bool:
        return not any(house.alive[seat] and house.party[seat] == HEROES for seat in house.seats)

    def winners(self, house: House, outcome: str) -> tuple[Seat, ...]:
        """Whoever fell last loses after all, where more than one fell."""
        won = super().winners(house, outcome)
        fallen = [Seat(int(seat)) for seat in house.secrets.get("fallen", "").split()]
        return tuple(seat for seat in won if outcome == HEROES or not fallen or seat != fallen[-1])

    def guesses(self, house: House, viewer: Seat, chance: Chance) -> dict[str, str]:
        tokens = {seat: house.secrets.get(f"token {seat}", "").split() for seat in house.seats}
        later = [str(seat) for seat in house.traitors() if "1" not in tokens[seat]]
        return {"fallen": " ".join(later)} if later else {}
