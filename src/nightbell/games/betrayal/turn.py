"""An explorer's turn: what may be done, and doing it; the monsters' turn; the round."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from msgspec.structs import replace

from nightbell.engine import YES_NO, Answer, Command, Effect, OneOf, Seat, Some, ask, call, keep
from nightbell.games.betrayal import news
from nightbell.games.betrayal.atoms import (
    BLOOD_DAGGER,
    GRAVE_DIRT,
    LIGHTS_OUT,
    NO_CARD,
    Count,
    Do,
    EndEvent,
    Fight,
    Halt,
    HandOver,
    Hurt,
    HurtDice,
    Judge,
    Lay,
    Lose,
    MonsterThrow,
    Part,
    PickUp,
    Prowl,
    PutToken,
    Refuse,
    Spend,
    Stand,
    Wake,
    end,
    trait_roll,
)
from nightbell.games.betrayal.begin import haunt_roll
from nightbell.games.betrayal.cards.catalogue import CARDS, card_of
from nightbell.games.betrayal.cards.registry import USES
from nightbell.games.betrayal.explore import BringRoom, Discover
from nightbell.games.betrayal.haunt import Option, choose
from nightbell.games.betrayal.house import HOLDING, NO_ONE, NOWHERE, Figure, House, Monster
from nightbell.games.betrayal.rooms import (
    BALCONY,
    BALLROOM,
    BASEMENT_LANDING,
    COAL_CHUTE,
    COLLAPSED_ROOM,
    FURNACE_ROOM,
    GALLERY,
    GARDENS,
    GRAVEYARD,
    GYMNASIUM,
    LARDER,
    MYSTIC_ELEVATOR,
    PATIO,
    ROOMS,
    SPLIT_ROOMS,
    STAIRS_FROM_BASEMENT,
    TOWER,
    VAULT,
)
from nightbell.games.betrayal.rooms.special import (
    BELOW,
    VAULT_EMPTY,
    cross,
    end_in_room,
    fall,
    jump_down,
    monster_rides,
    open_vault,
)
from nightbell.games.betrayal.rooms.tokens import TOKEN_SEARCHES, go_through_wall, search_token, slide_again
from nightbell.games.betrayal.traits import (
    BASEMENT,
    HOUSE,
    KNOWLEDGE,
    MENTAL,
    MIGHT,
    PHYSICAL,
    SIDES,
    SPEED,
    SUFFER,
    CardId,
    RoomId,
    Trait,
    turned,
)
from nightbell.games.betrayal.walk import Enter, Leave, go_from, listen, music

MOVE: Final[dict[RoomId, Option]] = {room: ("move", room) for room in ROOMS}
EXPLORE: Final[dict[str, Option]] = {side: ("explore", side) for side in SIDES}
CARD_KEY: Final = {card: f"card {card}" for card in CARDS}
END: Final[Option] = ("end",)
TOKEN_ACTIONS: Final[dict[str, Option]] = {
    **{token: ("search", token) for token in TOKEN_SEARCHES},
    "slide": ("slide",),
}
LAST_TURN: Final = 2_000
"""Turns after which dawn comes and nobody has won: a bound for tables that go on for ever."""
AIRY: Final = (BALCONY, GARDENS, GRAVEYARD, GYMNASIUM, LARDER, PATIO, TOWER)
"""Rooms in which the Grave Dirt washes off."""


def card_key(card: CardId) -> str:
    return CARD_KEY.get(card) or f"card {card}"


# ---- the menu


def menu(house: House, me: Seat) -> tuple[Option, ...]:
    """Everything an explorer may do now. Moving comes first, ending the turn last."""
    options: list[Option] = []
    done = house.done
    kept = house.kept[me]
    if kept and house.trapped(me) is not None:
        return (END,) if "tear" in done else (("tear", me), END)
    room = house.where[me]
    hand = house.hands[me]
    scenario = house.scenario
    if not house.halted:
        ways(house, me, room, options)
    if room in ROOM_ACTIONS:
        ROOM_ACTIONS[room](house, me, options)
    if house.tokens:
        token_actions(house, room, options)
    if house.passages and "wall" not in done:
        for switch in house.passages:
            if switch.token == "wall-switch" and switch.beyond(room, house.side[me]):
                options.append(("wall",))
    for card in hand:
        use = USES.get(card)
        if use is not None and CARD_KEY[card] not in done and use.can(house, me):
            if scenario.may_use(house, me, card):
                options.append(("use", card))
    if house.where.count(room) > 1:
        company = house.company(me)
        for other in company:
            if house.kept[other] and "tear" not in done and house.trapped(other):
                options.append(("tear", other))
        if company and hand and "give" not in done and gifts(house, me):
            options += [("give", other) for other in company]
    if hand and "drop" not in done:
        for card in hand:
            if may_drop(house, me, card):
                options.append(("drop",))
                break
    if room in house.piles and "take" not in done and liftable(house, me):
        options.append(("take",))
    if house.haunt:
        if "attack" not in done:
            attacks(house, me, options)
        if scenario.tasks:
            tasks(house, me, room, options)
        if house.monsters and "stairs" not in done and house.is_traitor(me) and is_stuck_below(house):
            options.append(("bring-stairs",))
    options.append(END)
    return tuple(options)


def token_actions(house: House, room: RoomId, options: list[Option]) -> None:
    for token, rooms in house.tokens.items():
        if room in rooms and token in TOKEN_ACTIONS and token not in house.done:
            options.append(TOKEN_ACTIONS[token])


def tasks(house: House, me: Seat, room: RoomId, options: list[Option]) -> None:
    """The special actions of the haunt that are open to this explorer here and now."""
    done = house.done
    for found in house.scenario.tasks.values():
        if (
            (found.where and room not in found.where)
            or (found.group in done and not found.again)
            or (found.who is not None and house.party[me] != found.who)
            or (found.attack and "attack" in done)
            or (found.cost and (house.halted or house.left(me) < found.cost))
            or (found.when is not None and not found.when(house, me))
        ):
            continue
        if found.options is None:
            options.append((found.name,))
        else:
            options += [(found.name, *rest) for rest in found.options(house, me)]


def ways(house: House, me: Seat, room: RoomId, options: list[Option]) -> None:
    """Steps to other rooms and through open doorways, as far as the movement left allows."""
    left = house.left(me)
    side = house.side[me] if room in SPLIT_ROOMS else -1
    if not house.haunt:
        if left < 1:
            return
        for to, here, _ in house.ways[room]:
            if here < 0 or here == side:
                options.append(MOVE[to])
    else:
        scenario = house.scenario
        cost = step_cost(house, me, room)
        if (left < cost and (house.spent or left < 1)) or not scenario.may_move(house, me):
            return
        closes = scenario.closes_rooms
        for to, here, _ in house.ways.get(room, ()):
            if (here < 0 or here == side) and not (closes and not scenario.may_enter(house, Figure(me), to)):
                options.append(MOVE[to])
    gaps = house.gaps.get(room)
    if gaps and house.can_explore(house.placed[room].floor) and house.scenario.may_explore(house, me):
        for gap in gaps:
            if side < 0 or ROOMS[room].doors.index(turned(gap, -house.placed[room].turn)) == side:
                options.append(EXPLORE[gap])
    if house.passages:
        for passage in house.passages:
            if passage.token != "wall-switch":
                end = passage.beyond(room, house.side[me])
                if end is not None and end[0] not in house.lost and ("passage", end[0]) not in options:
                    if house.scenario.may_enter(house, Figure(me), end[0]):
                        options.append(("passage", end[0]))


def barrier_action(house: House, me: Seat, options: list[Option]) -> None:
    if not house.halted and "cross" not in house.done:
        options.append(("cross",))


def vault_action(house: House, me: Seat, options: list[Option]) -> None:
    if (
        "vault" not in house.done
        and VAULT_EMPTY not in house.tokens
        and house.scenario.room_works(house, me, VAULT)
    ):
        options.append(("open-vault",))


def gallery_action(house: House, me: Seat, options: list[Option]) -> None:
    if not house.halted and BALLROOM in house.placed and BALLROOM not in house.lost:
        if house.scenario.room_works(house, me, GALLERY):
            options.append(("jump-down",))


def collapsed_action(house: House, me: Seat, options: list[Option]) -> None:
    if not house.halted and BASEMENT_LANDING in house.placed:
        if house.scenario.room_works(house, me, COLLAPSED_ROOM):
            options.append(("drop-down",))


ROOM_ACTIONS: Final[dict[RoomId, Callable[[House, Seat, list[Option]], None]]] = {
    **dict.fromkeys(SPLIT_ROOMS, barrier_action),
    VAULT: vault_action,
    GALLERY: gallery_action,
    COLLAPSED_ROOM: collapsed_action,
}


def gifts(house: House, me: Seat) -> tuple[CardId, ...]:
    """Cards that may be given away now."""
    return tuple(
        card
        for card in house.hands[me]
        if card_of(card).give
        and card_key(card) not in house.done
        and house.scenario.may_give(house, me, card)
    )


def may_drop(house: House, me: Seat, card: CardId) -> bool:
    return (
        card_of(card).drop and card_key(card) not in house.done and house.scenario.may_drop(house, me, card)
    )


def droppable(house: House, me: Seat) -> tuple[CardId, ...]:
    return tuple(card for card in house.hands[me] if may_drop(house, me, card))


def liftable(house: House, me: Seat) -> tuple[CardId, ...]:
    return tuple(
        card
        for card in house.piles.get(house.where[me], ())
        if card_key(card) not in house.done and house.scenario.may_pick_up(house, me, card)
    )


def attacks(house: House, me: Seat, options: list[Option]) -> None:
    """Attacks by hand on those in the room, with one weapon or none, and shots along the line of fire."""
    scenario = house.scenario
    near = scenario.targets(house, Figure(me))
    for target in near:
        for trait in scenario.attack_traits(house, me):
            if scenario.may_attack(house, Figure(me), target, trait, NO_CARD):
                options.append(("attack", target, None, trait))
    for card in house.hands[me]:
        sheet = card_of(card)
        if sheet.blow is None or card_key(card) in house.done or not scenario.may_use(house, me, card):
            continue
        blow = sheet.blow
        within = near if not blow.ranged else scenario.in_line(house, Figure(me))
        for target in within:
            if scenario.may_attack(house, Figure(me), target, blow.trait, card):
                options.append(("attack", target, card, blow.trait))


# ---- actions


def move(house: House, me: Seat, to: RoomId) -> Effect[None]:
    """Walk through a door or up a stair."""
    room, cost, side = keep(step_through(house, me, to))
    if house.haunt and house.scenario.watches_steps:
        if not (yield from house.scenario.before_step(house, me, to)):
            return
    yield from go_from(house, me, room, to, side, cost)


def step_through(house: House, me: Seat, to: RoomId) -> tuple[RoomId, int, int]:
    """Where a step begins, what it costs, and on which side of the next room it ends."""
    room = house.where[me]
    for way in house.ways.get(room, ()):
        if way[0] == to:
            return room, step_cost(house, me, room), way[2]
    return room, 1, 0


def step_cost(house: House, me: Seat, room: RoomId) -> int:
    if not house.haunt:
        return 1
    return house.scenario.step_cost(house, me) + house.hindrance(Figure(me), room)


def passage(house: House, me: Seat, to: RoomId) -> Effect[None]:
    """Through a Secret Passage or up the Secret Stairs, for one space."""
    room, here = house.where[me], house.side[me]
    ends = [end for way in house.passages if (end := way.beyond(room, here)) and end[0] == to]
    room, cost, side = keep((room, step_cost(house, me, room), ends[0][1] if ends else 0))
    yield from go_from(house, me, room, to, side, cost)


def explore(house: House, me: Seat, side: str) -> Effect[None]:
    """Through an open doorway into a room that nobody has seen."""
    room, cost = keep((house.where[me], step_cost(house, me, house.where[me])))
    if ROOMS[room].leaving is not None:
        yield Leave(me)
        if not keep(house.alive[me]):
            return
    tile = yield from Discover(me, room, side)
    if not tile:
        yield Do("turn")
        return
    arriving = keep(next((way[2] for way in house.ways[room] if way[0] == tile), 0))
    yield Stand(me, tile, arriving, cost)
    yield Enter(me, tile)
    yield from house.scenario.discovered(house, me, tile)


def use_card(house: House, me: Seat, card: CardId) -> Effect[None]:
    yield Do(card_key(card))
    yield call(USES[card].do, me)


def give(house: House, me: Seat, to: Seat) -> Effect[None]:
    """One item for another explorer here, if both agree; once a turn."""
    cards = keep(gifts(house, me))
    card = yield from choose(ask(me, "which-gift", OneOf(cards, "card"), "B-193", other_seat=to))
    agrees = yield from ask(to, "accept-gift", YES_NO, "B-194", other_seat=me, card=card)
    yield Do("give")
    if not agrees:
        yield Refuse(to, card)
        return
    yield Do(card_key(card))
    yield HandOver(me, to, card)


def drop(house: House, me: Seat) -> Effect[None]:
    """Lay down any number of items; once a turn."""
    cards = keep(droppable(house, me))
    dropped = yield from ask(me, "which-drop", Some(cards, 1, len(cards), "card"), "B-195")
    yield Do("drop")
    room = keep(house.where[me])
    for card in dropped:
        if keep(house.has(me, card)):
            yield Do(card_key(card))
            yield Part(me, card)
            yield Lay(card, room)


def take(house: House, me: Seat) -> Effect[None]:
    """Pick up any number of items that lie here; once a turn."""
    cards = keep(liftable(house, me))
    taken = yield from ask(me, "which-take", Some(cards, 1, len(cards), "card"), "B-199")
    yield Do("take")
    for card in taken:
        yield Do(card_key(card))
        yield PickUp(me, card)


def tear(house: House, me: Seat, who: Seat) -> Effect[None]:
    """Might 4 frees somebody from debris or webs. Three failures, and it gives way at the next turn."""
    yield Do("tear")
    event = keep(house.trapped(who) or CardId(""))
    total = yield from trait_roll(house, me, MIGHT, "room")
    if total >= 4:
        yield EndEvent(who, event)
        return
    yield Count(f"{event}-{who}")
    if event == "webs":
        yield Halt()


def attack(house: House, me: Seat, target: Figure, weapon: CardId | None, trait: Trait) -> Effect[None]:
    """The one attack of the turn."""
    yield Do("attack")
    if weapon:
        yield Do(card_key(weapon))
        if not (yield from readied(house, me, weapon)):
            return
    sheet = card_of(weapon) if weapon else None
    ranged = sheet is not None and sheet.blow is not None and sheet.blow.ranged
    yield Fight(Figure(me), target, trait, weapon or NO_CARD, ranged)


def readied(house: House, me: Seat, weapon: CardId) -> Effect[bool]:
    """What some weapons cost before the blow. False if there is no blow after all."""
    if weapon == BLOOD_DAGGER:
        yield Lose(me, SPEED)
    if weapon == "sacrificial-dagger":
        total = yield from trait_roll(house, me, KNOWLEDGE, "item")
        if total < 3:
            yield HurtDice(me, PHYSICAL, 2, weapon)
            return False
        if total < 6:
            trait = yield from choose(ask(me, "lose-which", OneOf(SUFFER[MENTAL], "trait"), "B-201"))
            yield Lose(me, trait)
    return keep(house.alive[me])


def do_task(house: House, me: Seat, name: str, *rest: Answer) -> Effect[None]:
    scenario = house.scenario
    found = scenario.tasks[name]
    yield Do(found.group)
    if found.attack:
        yield Do("attack")
    if found.cost:
        yield Spend(found.cost)
    yield from found.do(scenario, house, me, *rest)


def bring_stairs(house: House, me: Seat) -> Effect[None]:
    """The traitor lets a monster out that is stuck in the basement."""
    yield Do("stairs")
    yield BringRoom(STAIRS_FROM_BASEMENT, me, (BASEMENT,))


def is_stuck_below(house: House) -> bool:
    """Whether a monster stands in a basement without a way out that the Stairs from Basement would make."""
    placed = house.placed
    if not house.monsters or STAIRS_FROM_BASEMENT in placed:
        return False
    kinds = house.scenario.kinds
    for monster in house.monsters:
        tile = placed.get(monster.room)
        if tile is not None and tile.floor == BASEMENT and not kinds[monster.kind].explores:
            return is_cut_off(house, monster) and bool(house.spots(STAIRS_FROM_BASEMENT, BASEMENT))
    return False


def is_cut_off(house: House, monster: Monster) -> bool:
    seen = {monster.room}
    frontier = [monster]
    while frontier:
        here = frontier.pop()
        for room in house.monster_ways(here):
            if house.floor_of(room) != BASEMENT or room == MYSTIC_ELEVATOR:
                return False
            if room not in seen:
                seen.add(room)
                frontier.append(replace(here, room=room))
    return True


ACTIONS: Final[dict[str, Callable[..., Effect[None]]]] = {
    "move": move,
    "passage": passage,
    "explore": explore,
    "cross": cross,
    "open-vault": open_vault,
    "jump-down": jump_down,
    "drop-down": fall,
    "search": search_token,
    "slide": slide_again,
    "wall": go_through_wall,
    "use": use_card,
    "give": give,
    "drop": drop,
    "take": take,
    "tear": tear,
    "attack": attack,
    "bring-stairs": bring_stairs,
}


# ---- a turn


def step(house: House) -> Effect[bool]:
    """One thing that an explorer does in the own turn; results in whether the turn goes on."""
    me = house.active
    action = yield from ask(me, "turn", OneOf(menu(house, me)), "B-068")
    verb = action[0]
    if verb == "end":
        yield Do("turn")
        return False
    if verb in ACTIONS:
        yield from ACTIONS[str(verb)](house, me, *action[1:])
    else:
        yield from do_task(house, me, str(verb), *action[1:])
    return goes_on(house, me)


FRESH, STIRRING, RESUMED, ABSENT, MONSTERS = range(5)
"""How a turn begins: at once, with something first, taken up again, not at all, or as the monsters'."""


class BeginTurn(Command[House, int]):
    """Look how this turn begins, and remember that it has."""

    def carry_out(self, house: House) -> int:
        me = house.active
        if house.monsters_turn:
            return MONSTERS
        if not is_up(house, me):
            return ABSENT
        if "begun" in house.done:
            return RESUMED
        if begins_with_something(house, me):
            return STIRRING
        house.done["begun"] = 1
        return FRESH


def explorers_turn(house: House, beginning: int) -> Effect[None]:
    """A living explorer's turn, from its beginning to the haunt roll."""
    me = house.active
    if beginning == STIRRING:
        yield call(turn_begins, me)
        yield Do("begun")
    more = beginning == FRESH or keep(goes_on(house, me))
    while more:
        more = yield from call(step)
    if keep(ends_with_something(house, me)):
        yield call(turn_ends, me)


def goes_on(house: House, me: Seat) -> bool:
    return "turn" not in house.done and is_up(house, me)


def is_up(house: House, me: Seat) -> bool:
    return house.alive[me] and house.where[me] in house.placed


def begins_with_something(house: House, me: Seat) -> bool:
    return bool(house.kept[me]) or house.scenario.watches_beginnings or music(house, house.where[me])


def turn_begins(house: House, me: Seat) -> Effect[None]:
    worn_out = keep(
        tuple(event for event in house.kept[me] if event in HOLDING and house.mark(f"{event}-{me}") >= 3)
    )
    for event in worn_out:
        yield EndEvent(me, event)
    if keep(house.keeps(me, GRAVE_DIRT)):
        yield Hurt(me, PHYSICAL, 1, GRAVE_DIRT)
    if house.haunt:
        yield from house.scenario.turn_begins(house, me)
    if keep(is_up(house, me) and music(house, house.where[me])):
        yield call(listen, me)


def ends_with_something(house: House, me: Seat) -> bool:
    if not is_up(house, me):
        return False
    return (
        bool(house.kept[me])
        or "omen" in house.done
        or house.scenario.watches_endings
        or gives_or_takes(house.where[me])
    )


def turn_ends(house: House, me: Seat) -> Effect[None]:
    if keep(house.haunt > 0):
        yield from house.scenario.turn_ends(house, me)
    if keep(is_up(house, me) and gives_or_takes(house.where[me])):
        yield call(end_in_room, me)
    shed = keep(shaken_off(house, me))
    for event in shed:
        yield EndEvent(me, event)
    if keep("omen" in house.done and not house.haunt):
        yield call(haunt_roll, me)


def gives_or_takes(room: RoomId) -> bool:
    sheet = ROOMS[room]
    return sheet.lifts is not None or sheet.burns is not None or room == MYSTIC_ELEVATOR


def shaken_off(house: House, me: Seat) -> tuple[CardId, ...]:
    """Lasting events that end with a turn in the right place or company."""
    if not house.kept[me] or not is_up(house, me):
        return ()
    room = house.where[me]
    found = []
    if house.keeps(me, GRAVE_DIRT) and room in AIRY:
        found.append(GRAVE_DIRT)
    if house.keeps(me, LIGHTS_OUT) and (room == FURNACE_ROOM or house.company(me)):
        found.append(LIGHTS_OUT)
    return tuple(found)


class PassTurn(Command[House, None]):
    """The turn goes to the left, or to the monsters, with everything of the old turn forgotten."""

    def carry_out(self, house: House) -> None:
        rode = "elevator" in house.done
        was_monsters = house.monsters_turn
        pending = house.done.get("haunt-first", -1)
        house.done.clear()
        house.spent = 0
        house.halted = False
        house.turns += 1
        if house.turns >= LAST_TURN:
            end(house, HOUSE)
            return
        if house.haunt and not house.monsters_turn and pending < 0 and house.active == monsters_after(house):
            house.monsters_turn = bool(house.monsters) or house.scenario.watches_monsters
        if house.monsters_turn and pending < 0 and not was_monsters:
            house.emit(news.MonstersTurnBegan())
            if rode and house.is_traitor(house.active):
                house.done["elevator"] = 1
            return
        house.monsters_turn = False
        house.active = Seat(pending) if pending >= 0 else house.left_of(house.active)
        if is_up(house, house.active):
            house.emit(news.TurnBegan(house.active))


def monsters_after(house: House) -> Seat:
    """The seat after whose turn the monsters act: the open traitor's, else the revealer's."""
    return house.traitor if house.traitor >= 0 and not house.scenario.hidden else house.revealer


def round_of_play(house: House) -> Effect[None]:
    """Whoever's turn it is takes it; then it passes on. Can be entered anew at every step of a turn."""
    beginning = yield from BeginTurn()
    if beginning == MONSTERS:
        yield from monsters_turn(house)
    else:
        if beginning != ABSENT:
            yield from explorers_turn(house, beginning)
        watched = house.haunt and house.scenario.watches_turns
        if watched and not keep("haunt-first" in house.done):
            yield from house.scenario.after_turn(house, house.active)
            yield Judge()
    yield PassTurn()


# ---- the monsters' turn


def monsters_turn(house: House) -> Effect[None]:
    """Every awake monster moves and acts, one after the other."""
    scenario = house.scenario
    if not keep(house.did("begun")):
        yield from scenario.monsters_begin(house)
        yield Do("begun")
    while keep(bool(waiting_monsters(house))):
        yield call(next_monster)
    if keep(any(monster.stunned for monster in house.monsters)):
        yield Wake()
    yield from scenario.monsters_end(house)
    yield Judge()


def waiting_monsters(house: House) -> list[Figure]:
    """Monsters that have still to act in this turn."""
    kinds = house.scenario.kinds
    return [
        monster.id
        for monster in house.monsters
        if not monster.stunned
        and f"acted {monster.id}" not in house.done
        and monster.room in house.placed
        and not kinds[monster.kind].holds_fast
        and house.scenario.acts_with_monsters(house, monster)
    ]


def next_monster(house: House) -> Effect[None]:
    """Choose the monster that acts now; one that has begun goes on."""
    waiting = keep(tuple(waiting_monsters(house)))
    begun = keep(tuple(figure for figure in waiting if f"now {figure}" in house.done))
    seat, _ = keep(who_runs(house, waiting[0]))
    figure = yield from choose(ask(seat, "which-monster", OneOf(begun or waiting, "figure"), "B-363"))
    yield call(monster_takes_turn, figure)


def monster_takes_turn(house: House, figure: Figure) -> Effect[None]:
    """One monster's whole turn; its group's movement is rolled when the first of it begins."""
    seat, group = keep(who_runs(house, figure))
    if not keep(house.did(f"now {figure}")):
        if not keep(house.did(f"roll {group}")):
            faces = yield from MonsterThrow(figure, SPEED, "movement")
            yield Remember(f"roll {group}", sum(faces) + 1)
        yield BeginMonster(figure)
    while keep(monster_goes_on(house, figure)):
        yield call(monster_step, figure)
    room = keep(stands_in_split_room(house, figure))
    if room is not None:
        side = yield from ask(seat, "which-side", OneOf((0, 1), "side"), "B-148", room=room)
        yield Prowl(figure, room, side)
    yield Do(f"acted {figure}")


def who_runs(house: House, figure: Figure) -> tuple[Seat, str]:
    """The seat that moves a monster, and the group with which it shares its movement roll."""
    monster = house.find_monster(figure)
    if monster is None:
        return NO_ONE, ""
    return house.scenario.controller(house, monster), house.scenario.group_of(house, monster)


def stands_in_split_room(house: House, figure: Figure) -> RoomId | None:
    monster = house.find_monster(figure)
    return monster.room if monster is not None and monster.room in SPLIT_ROOMS else None


class Remember(Command[House, None]):
    """Keep a number until the turn is over."""

    what: str
    value: int

    def carry_out(self, house: House) -> None:
        house.done[self.what] = self.value


class BeginMonster(Command[House, None]):
    figure: Figure

    def carry_out(self, house: House) -> None:
        house.done[f"now {self.figure}"] = 1
        house.spent = 0
        house.halted = False
        house.done.pop("attack", None)
        house.done.pop("monster-end", None)


def monster_goes_on(house: House, figure: Figure) -> bool:
    monster = house.find_monster(figure)
    return (
        monster is not None
        and not monster.stunned
        and "monster-end" not in house.done
        and monster.room in house.placed
    )


def monsters_choice(house: House, figure: Figure) -> tuple[Seat, str, tuple[Option, ...]]:
    """Who decides for a monster, what kind it is, and what it may do; nobody for one that is gone."""
    monster = house.find_monster(figure)
    if monster is None:
        return NO_ONE, "", (END,)
    return house.scenario.controller(house, monster), monster.kind, monster_menu(house, monster)


def monster_menu(house: House, monster: Monster) -> tuple[Option, ...]:
    scenario = house.scenario
    kind = scenario.kinds[monster.kind]
    options: list[Option] = []
    reach = scenario.prowl_spaces(
        house, monster, house.done.get(f"roll {scenario.group_of(house, monster)}", 1) - 1
    )
    cost = scenario.prowl_cost(house, monster) + house.hindrance(monster.id, monster.room)
    must = False
    if not house.halted and (reach - house.spent >= cost or not house.spent):
        rooms = [room for room in house.monster_ways(monster) if scenario.may_enter(house, monster.id, room)]
        options += [MOVE[room] for room in scenario.prowl(house, monster, rooms)]
    if not house.did("attack"):
        for target in scenario.targets(house, monster.id):
            if scenario.may_attack(house, monster.id, target, kind.attack, NO_CARD):
                options.append(("attack", target, None, kind.attack))
                must = kind.must_attack
    options += scenario.monster_options(house, monster)
    if monster.room == MYSTIC_ELEVATOR and kind.rides and "elevator" not in house.done:
        if scenario.rides_elevator(house, monster.id):
            options.append(("ride",))
    if not must and scenario.monster_may_stop(house, monster, options):
        options.append(END)
    return tuple(options) or (END,)


def monster_step(house: House, figure: Figure) -> Effect[None]:
    scenario = house.scenario
    seat, kind, options = keep(monsters_choice(house, figure))
    action = yield from choose(ask(seat, "monster", OneOf(options), "B-340", figure=figure))
    verb = action[0]
    if verb == "end":
        yield Do("monster-end")
    elif verb == "move":
        yield call(monster_moves, figure, RoomId(str(action[1])))
    elif verb == "attack":
        yield Do("attack")
        ranged = scenario.kinds[kind].ranged
        yield Fight(figure, Figure(int(str(action[1]))), Trait(str(action[3])), NO_CARD, ranged)
    elif verb == "ride":
        yield call(monster_rides, figure, seat)
    else:
        yield from scenario.monster_acts(house, figure, action)


def monster_moves(house: House, figure: Figure, to: RoomId) -> Effect[None]:
    """A monster walks; it does not stop in the Coal Chute either, unless it climbs."""
    here, cost = keep(prowl_step(house, figure))
    yield Spend(cost)
    room = to
    if to == COAL_CHUTE and here != BASEMENT_LANDING and BASEMENT_LANDING in house.placed:
        room = BASEMENT_LANDING
    yield Prowl(figure, room)
    if to == COLLAPSED_ROOM and keep(not house.rooms_with(BELOW)):
        yield from drop_first(house, figure)
    yield from house.scenario.monster_moved(house, figure, room)


def prowl_step(house: House, figure: Figure) -> tuple[RoomId, int]:
    """Where a monster sets out from, and what the step costs it."""
    monster = house.find_monster(figure)
    if monster is None:
        return NOWHERE, 0
    return monster.room, house.scenario.prowl_cost(house, monster) + house.hindrance(figure, monster.room)


def drop_first(house: House, figure: Figure) -> Effect[None]:
    """A monster may be the first to go down through the Collapsed Room: it lands in a room already there."""
    seat, _ = keep(who_runs(house, figure))
    rooms = keep(tuple(house.rooms_on(BASEMENT)))
    if rooms and (yield from ask(seat, "drop-down", YES_NO, "B-134")):
        room = yield from choose(ask(seat, "which-room", OneOf(rooms, "room"), "B-134"))
        yield PutToken(BELOW, room)
        yield Prowl(figure, room)
