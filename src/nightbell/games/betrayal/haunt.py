"""The frame of the haunts.

A haunt is a subclass of `Haunt` in its own file. What it does not change stays as the rulebook has it: every
method below is such a default. Methods that return values are questions, asked often and never changing
anything; methods that are effects are moments of the game. Tasks are methods marked with `@task`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import ClassVar, Final, TypeVar

from msgspec import Struct

from nightbell.engine import Answer, Chance, Effect, OneOf, Seat, ask, decide, keep
from nightbell.games.betrayal.atoms import (
    NO_CARD,
    Await,
    Count,
    Discard,
    Fight,
    Hurt,
    Lay,
    Part,
    Slide,
    Steal,
    Stun,
    TakeOut,
    ToDiscard,
    TryTask,
    spoils,
    trait_roll,
)
from nightbell.games.betrayal.cards.catalogue import CARDS, card_of
from nightbell.games.betrayal.house import (
    FIRST_MONSTER,
    HAUNTS,
    NO_ONE,
    Figure,
    House,
    Monster,
    is_explorer,
    is_monster,
    rolled,
)
from nightbell.games.betrayal.rooms import SPLIT_ROOMS
from nightbell.games.betrayal.traits import (
    HEROES,
    MIGHT,
    PHYSICAL,
    TOP,
    TRAITOR,
    TRAITS,
    CardId,
    Deck,
    Floor,
    Harm,
    Party,
    RoomId,
    Trait,
)

T = TypeVar("T")
Option = tuple[Answer, ...]


class Kind(Struct, frozen=True):
    """A kind of monster, as its haunt describes it. A trait of -1 is one it does not have."""

    speed: int = -1
    might: int = -1
    sanity: int = -1
    knowledge: int = -1
    attack: Trait = MIGHT
    must_attack: bool = False
    steals: bool = False
    """Whether it may take an item instead of dealing two or more damage."""
    immune: tuple[Trait, ...] = ()
    """Traits with which it cannot be attacked although it has them."""
    rides: bool = True
    """Whether it may use the Mystic Elevator."""
    holds_fast: bool = False
    """Whether it never moves of itself; it still strikes and does what its haunt lets it do."""
    attacks: bool = True
    """Whether it attacks at all; one that does not still defends itself."""
    hinders: bool = True
    """Whether it makes a room dearer to leave for its opponents."""
    through_walls: bool = False
    """Whether neither walls nor lost rooms of its floor stop it."""
    explores: bool = False
    """Whether it finds new rooms; it draws no card and goes on."""
    clings: bool = False
    """Whether it keeps what it carries when it is stunned."""
    ranged: bool = False
    """Whether it attacks along the line of fire, and is not hurt when it misses from afar."""

    @property
    def traits(self) -> tuple[int, int, int, int]:
        return (self.speed, self.might, self.sanity, self.knowledge)


class Task(Struct, frozen=True):
    """A special action of a haunt, as the menu needs to know it."""

    name: str
    who: Party | None
    where: frozenset[RoomId]
    group: str
    cost: int
    attack: bool
    again: bool
    options: Callable[..., Iterable[Option]] | None
    nouns: tuple[str, ...]
    when: Callable[[House, Seat], bool] | None
    do: Callable[..., Effect[None]]


def task(
    *where: RoomId,
    who: Party | None = HEROES,
    group: str = "",
    cost: int = 0,
    attack: bool = False,
    again: bool = False,
    when: Callable[[House, Seat], bool] | None = None,
    options: Callable[..., Iterable[Option]] | None = None,
    nouns: tuple[str, ...] = (),
) -> Callable[[Callable[..., Effect[None]]], Callable[..., Effect[None]]]:
    """Offer a method as a special action in a player's turn.

    `where` are the rooms it needs (none: anywhere), `who` the party (None: anybody), `cost` the spaces it
    takes, `group` the name of a set of tasks of which only one may be tried in a turn. It is offered once a
    turn unless `again`. With `options` each tuple becomes an option and the method gets its parts, which are
    things of these `nouns`.
    """

    def marked(do: Callable[..., Effect[None]]) -> Callable[..., Effect[None]]:
        name = do.__name__.replace("_", "-")
        do.task_of = Task(  # type: ignore[attr-defined]
            name, who, frozenset(where), group or name, cost, attack, again, options, nouns, when, do
        )
        return do

    return marked


def task_roll(house: House, me: Seat, name: str, trait: Trait, target: int) -> Effect[bool]:
    """The roll of a task: tell whether it came off."""
    total = yield from trait_roll(house, me, trait, "task")
    return (yield from TryTask(me, name, total >= target))


def roll_either(
    house: House, me: Seat, name: str, traits: tuple[Trait, ...], target: int
) -> Effect[Trait | None]:
    """A task that any of several traits can serve: the chosen one if it came off, else None."""
    trait = yield from decide(ask(me, "which-trait", OneOf(traits, "trait"), "B-244"))
    return trait if (yield from task_roll(house, me, name, trait, target)) else None


def declined(seat: Seat) -> str:
    """Under what it is remembered that somebody would not have a task done to them this turn."""
    return f"declined {seat}"


class Haunt:
    """The rulebook's own answer to everything a haunt may change."""

    number: ClassVar[int] = 0
    rivals: ClassVar[bool] = False
    """Every player for themselves: all are opponents."""
    hidden: ClassVar[bool] = False
    """The traitor is dealt in secret, and everybody reads the same page."""
    tokens_each: ClassVar[int] = 1
    """How many numbered tokens each player is dealt where the traitor is hidden."""
    may_reveal: ClassVar[bool] = True
    """Whether a hidden traitor may turn over the token at will."""
    shows_by_immunity: ClassVar[bool] = True
    """Whether a hidden traitor ignores harmful rooms, and is given away by it."""
    elevator_falls: ClassVar[bool] = True
    """Whether a ride to a floor of which nothing is left is death; else the elevator stays where it is."""
    left_behind: ClassVar[tuple[Floor, ...]] = ()
    """Floors to which nothing leads any more."""
    passes_symbols: ClassVar[bool] = False
    """Whether one walks on through a new room with a symbol; the haunt then says when its card is drawn."""
    hides: ClassVar[bool] = False
    """Whether some explorer may be unseen."""
    kinds: ClassVar[dict[str, Kind]] = {}
    goals: ClassVar[tuple[str, ...]] = ("heroes", "traitor")
    """The sides that have a page of their own and a goal on it."""
    verbs: ClassVar[dict[str, tuple[str, ...]]] = {}
    """What its monsters may do beside moving and attacking, and the nouns of each."""
    tales: ClassVar[tuple[str, ...]] = (HEROES, TRAITOR)
    """The outcomes for which the haunt has an ending of its own."""
    tasks: dict[str, Task]
    tasks_in: dict[RoomId, tuple[Task, ...]]
    """What may be tried in the rooms that some task names; elsewhere `tasks_anywhere`."""
    tasks_anywhere: tuple[Task, ...]
    watches_rooms: bool
    """Whether anything happens to explorers who enter a room."""
    watches_beginnings: bool
    watches_endings: bool
    """Whether anything happens as an explorer's turn begins or ends."""
    watches_turns: bool
    """Whether anything happens after a seat's place in the order."""
    watches_the_dead: bool
    """Whether anything happens in the place of an explorer who is dead or gone."""
    watches_passing: bool
    """Whether anything may happen between the end of a turn and the next one's beginning."""
    watches_steps: bool
    watches_monsters: bool
    """Whether the monsters' turn is taken even with no monster about."""
    watches_prowls: bool
    follows_monsters: bool
    """Whether anything happens before or after a monster's step."""
    steers_monsters: bool
    """Whether some monster may not step wherever there is a way."""
    spurs_monsters: bool
    """Whether some monster may not end its turn as it likes."""
    changes_speed: bool
    """Whether some explorer goes farther or less far than the Speed says."""
    holds_explorers: bool
    """Whether some explorer may not walk."""
    limits_menus: bool
    """Whether some explorer may not do everything that others may."""
    closes_rooms: bool
    """Whether there are rooms that somebody may not enter."""
    opens_walls: bool
    """Whether some explorer goes where no door leads."""

    def __init__(self) -> None:
        kind = type(self)
        self.watches_rooms = kind.entered is not Haunt.entered
        self.watches_beginnings = kind.turn_begins is not Haunt.turn_begins
        self.watches_endings = kind.turn_ends is not Haunt.turn_ends
        self.watches_turns = kind.after_turn is not Haunt.after_turn
        self.watches_the_dead = kind.rises is not Haunt.rises or kind.place_of is not Haunt.place_of
        self.watches_passing = self.watches_turns or self.watches_the_dead
        self.watches_steps = kind.before_step is not Haunt.before_step
        self.watches_prowls = kind.before_prowl is not Haunt.before_prowl
        self.follows_monsters = kind.monster_moved is not Haunt.monster_moved
        hunts = kind.hunts is not Haunt.hunts
        self.steers_monsters = hunts or kind.prowl is not Haunt.prowl
        self.spurs_monsters = hunts or kind.monster_may_stop is not Haunt.monster_may_stop
        self.changes_speed = kind.spaces is not Haunt.spaces
        self.holds_explorers = kind.stays is not Haunt.stays or kind.may_move is not Haunt.may_move
        self.limits_menus = kind.limited is not Haunt.limited
        self.closes_rooms = kind.may_enter is not Haunt.may_enter or kind.is_shut is not Haunt.is_shut
        self.opens_walls = kind.wall_ways is not Haunt.wall_ways
        self.watches_monsters = (
            kind.monsters_begin is not Haunt.monsters_begin or kind.monsters_end is not Haunt.monsters_end
        )
        self.tasks = {}
        for owner in reversed(type(self).__mro__):
            for method in vars(owner).values():
                found = getattr(method, "task_of", None)
                if isinstance(found, Task):
                    self.tasks[found.name] = found
        every = tuple(self.tasks.values())
        self.tasks_anywhere = tuple(each for each in every if not each.where)
        self.tasks_in = {
            room: tuple(each for each in every if not each.where or room in each.where)
            for room in frozenset[RoomId]().union(*(each.where for each in every))
        }

    def __init_subclass__(cls) -> None:
        if cls.number:
            HAUNTS[cls.number] = cls()

    # ---- questions: movement

    def spaces(self, house: House, me: Seat, spaces: int) -> int:
        """How far an explorer may go this turn."""
        return spaces

    def step_cost(self, house: House, me: Seat) -> int:
        """What a step costs before opponents are counted."""
        return 1

    def opposed(self, house: House, one: Figure, other: Figure) -> bool:
        return self.rivals or house.party_of(one) != house.party_of(other)

    def hinders(self, house: House, who: Figure, mover: Figure) -> bool:
        """Whether an awake figure makes a room dearer to leave for another."""
        if who == mover or not self.opposed(house, who, mover):
            return False
        return is_explorer(who) or self.kinds[house.monster(who).kind].hinders

    def holds_fast(self, house: House, monster: Monster) -> bool:
        """Whether a monster does not move of itself for now."""
        return self.kinds[monster.kind].holds_fast

    def may_be_lured(self, house: House, monster: Monster) -> bool:
        """Whether Bell and Spirit Board may draw a monster nearer."""
        return not self.holds_fast(house, monster)

    def is_shut(self, house: House, who: Figure, room: RoomId) -> bool:
        """Whether a room is closed to a figure, by whatever way it would come or be brought."""
        return False

    def may_enter(self, house: House, who: Figure, room: RoomId) -> bool:
        """Whether a figure may walk into a room."""
        return not self.is_shut(house, who, room)

    def wall_ways(self, house: House, me: Seat, room: RoomId) -> list[RoomId]:
        """Rooms into which an explorer may step from one although no door leads there."""
        return []

    def stays(self, house: House, me: Seat) -> bool:
        """Whether an explorer is held fast: neither steps nor cards, neither push nor pull move them."""
        return False

    def may_move(self, house: House, me: Seat) -> bool:
        return not self.stays(house, me)

    def may_explore(self, house: House, me: Seat) -> bool:
        return True

    def rides_elevator(self, house: House, who: Figure) -> bool:
        return True

    def limited(self, house: House, me: Seat, options: tuple[Option, ...]) -> tuple[Option, ...]:
        """What of a turn's menu is left to an explorer in some state; the end of the turn always is."""
        return options

    def goes_first(self, house: House) -> Seat:
        """Whose turn is the first of the haunt: left of the open traitor, else left of the revealer."""
        return house.left_of(house.traitor if house.traitor >= 0 else house.revealer)

    def unseen(self, house: House, seat: Seat) -> bool:
        """Whether only its own player knows where an explorer is."""
        return False

    def hunts(self, house: House, monster: Monster) -> list[RoomId]:
        """The rooms towards which a monster must go, by the shortest way; none if it goes as it likes."""
        return []

    def prowl(self, house: House, monster: Monster, rooms: list[RoomId]) -> list[RoomId]:
        """Which of the rooms in reach a monster may step into."""
        goals = self.hunts(house, monster)
        if not goals:
            return rooms
        return list(dict.fromkeys(room for goal in goals for room in house.nearer(monster, goal, rooms)))

    def prowl_cost(self, house: House, monster: Monster) -> int:
        """What a step costs a monster before opponents are counted."""
        return 1

    def group_of(self, house: House, monster: Monster) -> str:
        """Monsters of one group share a movement roll."""
        return monster.kind

    def finds_rooms(self, house: House, monster: Monster) -> bool:
        """Whether a monster may open a door into the dark now."""
        return self.kinds[monster.kind].explores

    def place_of(self, house: House, monster: Monster) -> Seat:
        """The seat in whose place in the order a monster acts; NO_ONE for the monsters' turn."""
        return NO_ONE

    def prowl_spaces(self, house: House, monster: Monster, total: int) -> int:
        """How far a monster goes on a movement roll."""
        return max(1, total)

    def reach(self, house: House, monster: Monster) -> int:
        """How far a monster goes in this turn, by the roll of its group."""
        return self.prowl_spaces(house, monster, house.done.get(rolled(self.group_of(house, monster)), 1) - 1)

    def strikes_with(self, house: House, monster: Monster) -> tuple[Trait, ...]:
        """The traits with one of which a monster may attack; none if it does not."""
        kind = self.kinds[monster.kind]
        return (kind.attack,) if kind.attacks else ()

    def must_strike(self, house: House, monster: Monster) -> bool:
        """Whether a monster with somebody to attack may not end its turn before it has."""
        return self.kinds[monster.kind].must_attack

    def may_strike(self, house: House, monster: Monster, moves: list[Option]) -> bool:
        """Whether a monster may attack now, with these steps still before it."""
        return True

    def strikes_at_random(self, house: House, monster: Monster) -> bool:
        """Whether chance picks whom a monster attacks."""
        return False

    def monster_may_stop(self, house: House, monster: Monster, options: list[Option]) -> bool:
        """Whether a monster may end its turn while it could still do something; a hunter has to go on."""
        if not options or options[0][0] != "move":
            return True
        goals = self.hunts(house, monster)
        return not goals or monster.room in goals

    # ---- questions: fights and harm

    def may_attack(
        self, house: House, attacker: Figure, target: Figure, trait: Trait, weapon: CardId
    ) -> bool:
        """Whether an opponent within reach may be attacked at all."""
        if is_monster(target):
            monster = house.monster(target)
            if trait in self.kinds[monster.kind].immune:
                return False
        return house.trait_of(target, trait) >= 0

    def targets(self, house: House, me: Figure) -> list[Figure]:
        """Whom a figure may attack within its room; explorers only on their own side of a barrier."""
        monster = house.monster(me) if me >= FIRST_MONSTER else None
        if monster is None:
            room = house.where[me]
        elif self.kinds[monster.kind].ranged:
            return self.in_line(house, me)
        else:
            room = monster.room
        found: list[Figure] = []
        if monster is not None or house.where.count(room) > 1:
            for seat, where in enumerate(house.where):
                if where == room and seat != me and house.alive[seat]:
                    within = monster is not None or house.side[seat] == house.side[me]
                    if within and not (self.hides and self.unseen(house, Seat(seat))):
                        if self.enemy(house, me, Figure(seat)):
                            found.append(Figure(seat))
        for other in house.monsters:
            if other.room == room and other.id != me and self.enemy(house, me, other.id):
                if monster is not None or room not in SPLIT_ROOMS or other.side == house.side[me]:
                    found.append(other.id)
        return found

    def in_line(self, house: House, me: Figure) -> list[Figure]:
        """Whom a figure may shoot at: enemies on a straight line of open doorways."""
        seen = house.line_of_sight(house.room_of(me))
        explorers = [Figure(seat) for seat in house.seats if house.alive[seat] and house.where[seat] in seen]
        monsters = [monster.id for monster in house.monsters if monster.room in seen]
        return [other for other in (*explorers, *monsters) if other != me and self.enemy(house, me, other)]

    def enemy(self, house: House, me: Figure, other: Figure) -> bool:
        """Whether one may raise a hand against another; where sides are hidden, against any explorer."""
        if self.hidden and is_explorer(me) and is_explorer(other):
            return True
        return self.opposed(house, me, other)

    def attack_traits(self, house: House, me: Seat) -> tuple[Trait, ...]:
        """The traits with which an explorer may attack barehanded."""
        return (MIGHT,)

    def attack_dice(self, house: House, fight: Fight) -> int:
        """Dice on top of the attacker's trait."""
        sheet = CARDS.get(fight.weapon)
        return sheet.blow.dice if sheet and sheet.blow else 0

    def defence_dice(self, house: House, fight: Fight) -> int:
        return 0

    def fight_bonus(self, house: House, fight: Fight) -> tuple[int, int]:
        """Points on the two totals of a fight."""
        return (0, 0)

    def softened(self, house: House, seat: Seat, harm: Harm, points: int, dealt: str) -> tuple[Harm, int]:
        """What damage comes down to before armour."""
        return harm, points

    def lowered(self, house: House, seat: Seat, rows: int, dealt: str) -> int:
        """What a loss in a trait that is no damage comes down to."""
        return rows

    def lowest_row(self, house: House, seat: Seat, trait: Trait) -> int:
        """How low a clip can fall; -1 is the skull."""
        return -1

    def highest_row(self, house: House, seat: Seat, trait: Trait) -> int:
        """How high a clip can rise."""
        return TOP

    def lowest_row_in_fight(self, house: House, seat: Seat, trait: Trait, dealt: str) -> int | None:
        """The same for damage; None where nothing differs."""
        return None

    def may_affect(self, house: House, me: Seat, other: Seat) -> bool:
        """Whether an explorer's cards may do anything to another who is not here."""
        return True

    def may_steal(self, house: House, thief: Figure, victim: Seat, card: CardId) -> bool:
        return True

    def may_give(self, house: House, me: Seat, card: CardId) -> bool:
        return True

    def may_drop(self, house: House, me: Seat, card: CardId) -> bool:
        return True

    def may_pick_up(self, house: House, me: Seat, card: CardId) -> bool:
        return True

    def may_hold(self, house: House, me: Seat, card: CardId) -> bool:
        """Whether an explorer's hands are free for a card, however it comes: picked up, given or stolen."""
        return True

    def may_fetch(self, house: House, card: CardId) -> bool:
        """Whether the Dog carries a card."""
        return True

    def may_use(self, house: House, me: Seat, card: CardId) -> bool:
        return True

    def room_works(self, house: House, me: Seat, room: RoomId) -> bool:
        """Whether a room's printed text has effect on an explorer."""
        return True

    def draws_cards(self, house: House, me: Seat) -> bool:
        """Whether an explorer draws cards at all, for whatever reason."""
        return True

    def draws_for_symbol(self, house: House, me: Seat) -> bool:
        """Whether entering a new room with a symbol draws its card."""
        return True

    def flies_over(self, house: House, me: Seat, room: RoomId) -> bool:
        """Whether an explorer gets across a barrier without a roll."""
        return False

    # ---- questions: the end

    def heroes_won(self, house: House) -> bool:
        return False

    def traitor_won(self, house: House) -> bool:
        return not house.has_heroes()

    def verdict(self, house: House) -> str | None:
        """Who has won, if anybody. Heroes need one of them alive."""
        if self.heroes_won(house) and house.has_heroes():
            return HEROES
        if self.traitor_won(house):
            return TRAITOR
        return None

    def winners(self, house: House, outcome: str) -> tuple[Seat, ...]:
        """The players who win with an outcome: a whole side, its dead included, unless the haunt
        says otherwise."""
        if outcome == HEROES:
            return tuple(Seat(s) for s in house.seats if house.party[s] == HEROES)
        return tuple(house.traitors()) if outcome == TRAITOR else ()

    # ---- questions: secrets

    def sees(self, house: House, viewer: Seat, secret: str) -> bool:
        """Whether a seat may read a secret."""
        return False

    def guesses(self, house: House, viewer: Seat, chance: Chance) -> dict[str, str]:
        """Secrets that the viewer of an imagined house does not know, filled in so that they could
        be true."""
        return {}

    def imagined_sides(
        self, party: tuple[Party, ...], secrets: dict[str, str], chance: Chance
    ) -> tuple[list[Party], dict[str, str]]:
        """Sides and tokens as they could have been dealt, given what a viewer sees of them."""
        each = self.tokens_each
        seen = {name: numbers for name, numbers in secrets.items() if name.startswith("token ")}
        used = {int(number) for numbers in seen.values() for number in numbers.split()}
        rest = chance.shuffled("imagined", [n for n in range(1, each * len(party) + 1) if n not in used])
        sides = list(party)
        tokens: dict[str, str] = {}
        for seat in range(len(party)):
            if f"token {seat}" not in seen:
                mine, rest = sorted(rest[:each]), rest[each:]
                tokens[f"token {seat}"] = " ".join(str(number) for number in mine)
                if sides[seat] not in (HEROES, TRAITOR):
                    sides[seat] = TRAITOR if 1 in mine else HEROES
        return sides, tokens

    def controller(self, house: House, monster: Monster) -> Seat:
        """Who moves a monster and rolls for it."""
        return house.traitor if house.traitor >= 0 else house.revealer

    # ---- moments

    def right_now(self, house: House) -> Effect[None]:
        """What both sides do before the first turn."""
        yield from ()

    def turn_begins(self, house: House, me: Seat) -> Effect[None]:
        yield from ()

    def turn_ends(self, house: House, me: Seat) -> Effect[None]:
        """The end of a living explorer's turn, before the room's own text."""
        yield from ()

    def after_turn(self, house: House, seat: Seat) -> Effect[None]:
        """The end of a seat's place in the order, also where its explorer is dead or gone."""
        yield from ()

    def before_step(self, house: House, me: Seat, to: RoomId) -> Effect[bool]:
        """What must be done before a step; False if it is not taken."""
        yield from ()
        return True

    def entered(self, house: House, me: Seat, room: RoomId) -> Effect[None]:
        yield from ()

    def discovered(self, house: House, me: Seat, room: RoomId) -> Effect[None]:
        """A room has been discovered: its card is resolved, unless the explorer is still falling into it."""
        yield from ()

    def crossed(self, house: House, me: Seat) -> Effect[None]:
        """An explorer has come across a barrier."""
        yield from ()

    def draws(self, house: House, me: Seat, deck: Deck) -> Effect[CardId]:
        """Something else than the top card of a deck; no card for the ordinary draw."""
        yield from ()
        return NO_CARD

    def rises(self, house: House, seat: Seat) -> Effect[None]:
        """The turn of a seat begins whose explorer is dead or gone."""
        yield from ()

    def keeps_things(self, house: House, seat: Seat) -> bool:
        """Whether what a dead explorer carried stays with the body for now."""
        return False

    def instead_of_death(self, house: House, seat: Seat) -> Effect[bool]:
        yield from ()
        return False

    def died(self, house: House, seat: Seat) -> Effect[None]:
        yield from ()

    def blasted(self, house: House, seat: Seat) -> Effect[None]:
        """The Dynamite has caught an explorer."""
        yield Hurt(seat, PHYSICAL, 4, "dynamite")

    def after_fight(self, house: House, fight: Fight, margin: int) -> Effect[None]:
        yield from ()

    def monsters_begin(self, house: House) -> Effect[None]:
        yield from ()

    def monsters_end(self, house: House) -> Effect[None]:
        yield from ()

    def monster_moved(self, house: House, monster: Figure, room: RoomId) -> Effect[None]:
        yield from ()

    def before_prowl(self, house: House, monster: Figure, to: RoomId) -> Effect[bool]:
        """What must be done before a monster's step; False if it is not taken."""
        yield from ()
        return True

    def monster_rolled(
        self, house: House, figure: Figure, trait: Trait, why: str, faces: tuple[int, ...]
    ) -> Effect[int]:
        """What a monster's dice come to."""
        yield from ()
        return sum(faces)

    def monster_options(self, house: House, monster: Monster) -> list[Option]:
        """Special things a monster may do in its turn, beside moving and attacking."""
        return []

    def monster_acts(self, house: House, monster: Figure, option: Option) -> Effect[None]:
        """Do one of the special things."""
        yield from ()

    def beaten(self, house: House, fight: Fight, loser: Figure, winner: Figure, margin: int) -> Effect[None]:
        """Somebody lost a fight by so much."""
        if loser == fight.attacker and self.attacker_is_safe(house, fight):
            return
        if is_monster(loser):
            yield from self.monster_beaten(house, fight, loser, winner, margin)
            return
        yield from self.explorer_beaten(house, fight, Seat(loser), winner, margin)

    def attacker_is_safe(self, house: House, fight: Fight) -> bool:
        """A missed shot from afar costs nothing, nor does a lost blow against a stunned monster."""
        if fight.ranged and house.room_of(fight.target) != house.room_of(fight.attacker):
            return True
        return is_monster(fight.target) and house.monster(fight.target).stunned > 0

    def monster_beaten(
        self, house: House, fight: Fight, monster: Figure, winner: Figure, margin: int
    ) -> Effect[None]:
        yield Stun(monster)

    def explorer_beaten(
        self, house: House, fight: Fight, loser: Seat, winner: Figure, margin: int
    ) -> Effect[None]:
        """The loser takes the difference as damage, unless the attacker steals instead."""
        if not (yield from self.robs(house, fight, loser, winner, margin)):
            yield Hurt(loser, fight.harm, margin, "attack")

    def robs(self, house: House, fight: Fight, loser: Seat, winner: Figure, margin: int) -> Effect[bool]:
        """Whether the attacker takes a thing instead of wounding."""
        if winner != fight.attacker or margin < 2 or fight.ranged or fight.harm != PHYSICAL:
            return False
        thief = is_explorer(winner) or self.kinds[house.monster(winner).kind].steals
        loot = keep(spoils(house, winner, loser) if thief else ())
        if not loot:
            return False
        chooser = keep(Seat(winner) if is_explorer(winner) else self.controller(house, house.monster(winner)))
        card = yield from ask(chooser, "steal-or-hurt", OneOf((None, *loot), "card"), "B-272", points=margin)
        if card:
            yield Steal(winner, loser, card)
        return card is not None


HAUNTS[0] = Haunt()


def restore(house: House, seat: Seat) -> Effect[None]:
    """Every trait below its start goes back to it."""
    below = keep(
        tuple(
            (trait, house.start_row(seat, trait) - house.row(seat, trait))
            for trait in TRAITS
            if house.row(seat, trait) < house.start_row(seat, trait)
        )
    )
    for trait, rows in below:
        yield Slide(seat, trait, rows)


def discards(house: House, card: CardId) -> Effect[None]:
    """A card is out of the game, wherever it is and whoever holds it."""
    holder = keep(house.holder(card))
    if holder >= 0:
        yield Discard(holder, card)
    else:
        yield TakeOut(card)
        yield ToDiscard(card)


def lays_down(house: House, seat: Seat, *, companions: bool = True) -> Effect[None]:
    """All that an explorer carries comes to lie in the room; companions stay behind there, unless told
    otherwise."""
    held = [card for card in house.hands[seat] if card_of(card).item or card_of(card).companion]
    room, cards = keep((house.where[seat], tuple(held)))
    for card in cards:
        walks = card_of(card).companion
        if (not walks or companions) and keep(house.has(seat, card)):
            yield Part(seat, card)
            yield Await(card, room) if walks else Lay(card, room)


TRACK_MARK: Final = "track"


def advance_track(house: House) -> Effect[int]:
    """Move the turn/damage track on by one."""
    return (yield from Count(TRACK_MARK))
