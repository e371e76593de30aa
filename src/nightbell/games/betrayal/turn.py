"""The round: how a turn begins, goes on, ends and passes to the left or to the monsters."""

from __future__ import annotations

from typing import Final

from nightbell.engine import YES_NO, Command, Decision, Effect, OneOf, Seat, ask, call, keep, question
from nightbell.games.betrayal import news
from nightbell.games.betrayal.atoms import GRAVE_DIRT, Do, EndEvent, Hurt, Judge, end
from nightbell.games.betrayal.begin import haunt_roll
from nightbell.games.betrayal.deeds import ACTIONS, bring_stairs, do_task
from nightbell.games.betrayal.haunt import Option
from nightbell.games.betrayal.house import HAUNTS, HOLDING, LIGHTS_OUT, House
from nightbell.games.betrayal.menu import is_out_of_reach, is_stuck_below, menu
from nightbell.games.betrayal.monsters_turn import monsters_of_place, monsters_turn
from nightbell.games.betrayal.rooms import (
    BALCONY,
    FURNACE_ROOM,
    GARDENS,
    GRAVEYARD,
    GYMNASIUM,
    LARDER,
    MYSTIC_ELEVATOR,
    PATIO,
    ROOMS,
    TOWER,
)
from nightbell.games.betrayal.rooms.special import end_in_room
from nightbell.games.betrayal.traits import HOUSE, PHYSICAL, CardId
from nightbell.games.betrayal.walk import MUSIC, listen, music

LAST_TURN: Final = 2_000
"""Turns after which dawn comes and nobody has won: a bound for tables that go on for ever."""
AIRY: Final = (BALCONY, GARDENS, GRAVEYARD, GYMNASIUM, LARDER, PATIO, TOWER)
"""Rooms in which the Grave Dirt washes off."""
GIVES_OR_TAKES: Final = frozenset(
    [
        MYSTIC_ELEVATOR,
        *(room for room, sheet in ROOMS.items() if sheet.lifts is not None or sheet.burns is not None),
    ]
)
"""Rooms that do something to whoever ends a turn there."""


def step(house: House) -> Effect[None]:
    """One thing that an explorer does in the own turn."""
    me = house.active
    verb, *rest = yield from OWN_TURN
    if verb == "end":
        yield from ending(house, said=True)
    elif verb in ACTIONS:
        yield from ACTIONS[verb](house, me, *rest)
    else:
        yield from do_task(house, me, str(verb), *rest)


def own_turn(house: House) -> Decision[Option]:
    me = house.active
    return Decision(me, "turn", OneOf(menu(house, me)), "B-068")


OWN_TURN: Final = question(own_turn)
ONE_STEP: Final = call(step)


def beginning(house: House) -> Effect[None]:
    """A turn begins; that of an explorer who is dead or gone is also over with it."""
    me = house.active
    if keep(is_up(house, me)):
        if keep(begins_with_something(house, me)):
            yield from turn_begins(house, me)
        yield Do("begun")
    else:
        yield from absent_turn(house, me)
        yield from passes(house)


def ending(house: House, said: bool = False) -> Effect[None]:
    """A turn ends, with the haunt roll at last. That a player said so is remembered where something can still
    happen in it; whoever dies or goes has said nothing."""
    me = house.active
    something = keep(ends_with_something(house, me))
    if said and (something or HAUNTS[house.haunt].watches_passing):
        yield Do("turn")
    if something:
        yield from turn_ends(house, me)
    yield from passes(house)


def is_up(house: House, me: Seat) -> bool:
    return house.alive[me] and house.where[me] in house.placed


def begins_with_something(house: House, me: Seat) -> bool:
    return bool(house.kept[me]) or HAUNTS[house.haunt].watches_beginnings or MUSIC in house.marks


def turn_begins(house: House, me: Seat) -> Effect[None]:
    for event in keep(worn_out(house, me)):
        yield EndEvent(me, event)
    if keep(house.keeps(me, GRAVE_DIRT)):
        yield Hurt(me, PHYSICAL, 1, GRAVE_DIRT)
    if house.haunt:
        yield from house.scenario.turn_begins(house, me)
    if keep(is_up(house, me) and music(house, house.where[me])):
        yield call(listen, me)


def worn_out(house: House, me: Seat) -> tuple[CardId, ...]:
    """Lasting events that have held for long enough."""
    kept = house.kept[me]
    if not kept:
        return ()
    return tuple([event for event in kept if event in HOLDING and house.mark(f"{event}-{me}") >= 3])


def ends_with_something(house: House, me: Seat) -> bool:
    if not is_up(house, me):
        return False
    return (
        bool(house.kept[me])
        or "omen" in house.done
        or HAUNTS[house.haunt].watches_endings
        or house.where[me] in GIVES_OR_TAKES
    )


def turn_ends(house: House, me: Seat) -> Effect[None]:
    if keep(house.haunt > 0):
        yield from house.scenario.turn_ends(house, me)
    if keep(is_up(house, me) and house.where[me] in GIVES_OR_TAKES):
        yield call(end_in_room, me)
    shed = keep(shaken_off(house, me))
    for event in shed:
        yield EndEvent(me, event)
    if keep("omen" in house.done and not house.haunt):
        yield call(haunt_roll, me)


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
    """The turn goes to the left, or to the monsters, past every seat where nothing can happen.

    One that begins with nothing has begun.
    """

    def carry_out(self, house: House) -> None:
        while True:
            if pass_on(house):
                if not begins_with_something(house, house.active):
                    house.done["begun"] = 1
                return
            if house.outcome is not None or house.monsters_turn or not is_idle(house):
                return


def is_idle(house: House) -> bool:
    """Whether nothing happens in and after the turn of an explorer who is dead or gone."""
    if not house.haunt:
        return True
    scenario = HAUNTS[house.haunt]
    return not (scenario.watches_turns or scenario.watches_the_dead or may_bring_stairs(house, house.active))


def may_bring_stairs(house: House, seat: Seat) -> bool:
    """Whether a traitor who is dead or gone may still let a monster out of the basement, or into it."""
    if seat != house.traitor or not house.open_party[seat]:
        return False
    return is_stuck_below(house) or is_out_of_reach(house)


def absent_turn(house: House, seat: Seat) -> Effect[None]:
    """The turn of a player whose explorer is dead or gone."""
    if not house.haunt:
        return
    if not keep(house.did("risen")):
        yield from house.scenario.rises(house, seat)
        yield Do("risen")
    if keep(may_bring_stairs(house, seat) and not house.did("stairs")):
        if (yield from ask(seat, "bring-stairs", YES_NO, "B-389")):
            yield call(bring_stairs, seat)
        yield Do("stairs")


def pass_on(house: House) -> bool:
    """The turn goes one on, with everything of the old turn forgotten. Results in whether it is now that of
    an explorer who is up. Only atoms call this."""
    done, was_monsters = house.done, house.monsters_turn
    rode = "elevator" in done
    pending = done.get("haunt-first", -1)
    done.clear()
    house.spent = 0
    house.halted = False
    house.turns += 1
    if house.turns >= LAST_TURN:
        end(house, HOUSE)
        return False
    if house.haunt and not was_monsters and pending < 0 and house.active == monsters_after(house):
        scenario = HAUNTS[house.haunt]
        if scenario.watches_monsters or any(scenario.place_of(house, each) < 0 for each in house.monsters):
            house.monsters_turn = True
            house.emit(news.MonstersTurnBegan())
            if rode and house.is_traitor(house.active):
                done["elevator"] = 1
            return False
    house.monsters_turn = False
    house.active = me = Seat(pending) if pending >= 0 else house.left_of(house.active)
    if not is_up(house, me):
        return False
    house.emit(news.TurnBegan(me))
    return True


def monsters_after(house: House) -> Seat:
    """The seat after whose turn the monsters act: the open traitor's, else the revealer's."""
    return house.traitor if house.traitor >= 0 and not HAUNTS[house.haunt].hidden else house.revealer


def passes(house: House) -> Effect[None]:
    """What follows a player's turn, before the next one's."""
    scenario = HAUNTS[house.haunt]
    if scenario.watches_the_dead:
        yield from monsters_of_place(house, house.active)
    if scenario.watches_turns and not keep("haunt-first" in house.done):
        yield from scenario.after_turn(house, house.active)
        yield Judge()
    yield PassTurn()


def monsters_act(house: House) -> Effect[None]:
    if (yield from monsters_turn(house)):
        yield PassTurn()


BEGINNING: Final = call(beginning)
ENDING: Final = call(ending)
MONSTERS: Final = call(monsters_act)
