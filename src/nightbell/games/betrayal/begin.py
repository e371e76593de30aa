"""The haunt roll, the chart, the traitor, and the moment at which everything changes."""

from __future__ import annotations

from nightbell.engine import Command, Effect, OneOf, Seat, ask, ask_all, call, keep
from nightbell.games.betrayal import news
from nightbell.games.betrayal.atoms import (
    Part,
    SwapTile,
    Take,
    ToDiscard,
    deal_sides,
    forget,
    plain_roll,
    set_free,
)
from nightbell.games.betrayal.chart import CHART, TRAITOR_OF, TraitorRule
from nightbell.games.betrayal.explorers import EXPLORERS
from nightbell.games.betrayal.house import DOORS, HAUNTS, NO_ONE, House
from nightbell.games.betrayal.monsters_turn import takes_a_side, who_runs
from nightbell.games.betrayal.rooms import OMEN_ROOMS
from nightbell.games.betrayal.traits import HEROES, OMEN, OPPOSITE, SIDES, STEP, TRAITOR, CardId, RoomId

HAUNT_DICE = 6


def haunt_roll(house: House, me: Seat) -> Effect[None]:
    """Six dice at the end of a turn with an omen; less than the omens drawn so far begins the haunt."""
    total = yield from plain_roll(house, me, HAUNT_DICE, "haunt")
    if (yield from TellHauntRoll(me, total)):
        yield call(begin_haunt, me)


class TellHauntRoll(Command[House, bool]):
    """Tell the roll; results in whether the haunt begins."""

    seat: Seat
    total: int

    def carry_out(self, house: House) -> bool:
        house.emit(news.HauntRolled(self.seat, self.total, house.omens_drawn))
        return self.total < house.omens_drawn


def begin_haunt(house: House, me: Seat) -> Effect[None]:
    """Look up the haunt, name the traitor, let both sides read, then do what they must right now."""
    number = yield from call(look_up, me)
    yield BeginHaunt(me, number)
    yield from ask_all(
        ask(Seat(seat), "ready", OneOf(("ready",)), "B-301", haunt=str(number)) for seat in house.seats
    )
    yield call(HAUNTS[number].right_now)
    yield call(take_sides)
    yield FirstTurn()


def take_sides(house: House) -> Effect[None]:
    """Whoever put a monster into a split room says on which side of the barrier it is."""
    for figure in keep(tuple(monster.id for monster in house.monsters if max(monster.traits) >= 0)):
        seat = keep(who_runs(house, figure))
        yield from takes_a_side(house, figure, seat)


def look_up(house: House, me: Seat) -> Effect[int]:
    """The chart's haunt for this omen and room; while it is unwanted, the next omen room, then the
    next omen."""
    if house.forced:
        yield call(arrange, me)
        return house.forced
    while True:
        number = keep(CHART.get(house.omen_room, {}).get(house.omen, 0))
        if wanted(house, number):
            return number
        yield Decline(number)
        tile = keep(next((tile for tile in house.tiles if tile in OMEN_ROOMS), None))
        if tile is not None:
            yield call(swap_room, tile)
            continue
        omen = keep(next(iter(house.decks[OMEN]), None))
        if omen is None:
            return (yield from AnyHaunt())
        yield call(swap_omen, me, omen)


def wanted(house: House, number: int) -> bool:
    return number > 0 and number not in house.declined


def arrange(house: House, me: Seat) -> Effect[None]:
    """A table that wants one haunt puts its omen and room in place of those drawn, as far as they
    can be had."""
    omens = {house.omen, *house.decks[OMEN]}
    rooms = {house.omen_room, *house.tiles}
    best = keep(
        max(
            (
                (omen in omens, room in rooms, omen == house.omen, room == house.omen_room, omen, room)
                for room, row in CHART.items()
                for omen, number in row.items()
                if number == house.forced
            ),
        )
    )
    has_omen, has_room, same_omen, same_room, omen, room = best
    if has_room and not same_room:
        yield call(swap_room, room)
    if has_omen and not same_omen:
        yield call(swap_omen, me, omen)


def swap_room(house: House, tile: RoomId) -> Effect[None]:
    """The next omen room takes the place of the one in which the omen was drawn."""
    old = keep(house.omen_room)
    turn = keep(best_turn(house, old, tile))
    yield SwapTile(old, tile, turn)


def best_turn(house: House, old: RoomId, tile: RoomId) -> int:
    """The quarter turn in which a tile keeps most of another's doors in use."""
    at = house.placed[old]

    def joined(turn: int) -> int:
        count = 0
        for side in SIDES:
            dx, dy = STEP[side]
            other = house.in_cell(at.floor, at.x + dx, at.y + dy)
            if other is not None and side in DOORS[tile][turn] and OPPOSITE[side] in house.doors(other):
                count += 1
        return count

    return max(range(4), key=joined)


def swap_omen(house: House, me: Seat, omen: CardId) -> Effect[None]:
    """The next omen takes the place of the one drawn; only its place, it is not drawn anew."""
    old = keep(house.omen)
    holder = keep(house.holder(old))
    if holder >= 0:
        yield Part(holder, old)
        yield ToDiscard(old)
    yield SwapOmen(omen, me)
    yield Take(me, omen)


class SwapOmen(Command[House, None]):
    omen: CardId
    seat: Seat

    def carry_out(self, house: House) -> None:
        house.decks[OMEN].remove(self.omen)
        forget(house, OMEN)
        house.omen = self.omen
        house.emit(news.Drew(self.seat, OMEN, self.omen))


class Decline(Command[House, None]):
    """The chart leads to a haunt that this table does not play."""

    haunt: int

    def carry_out(self, house: House) -> None:
        house.emit(news.HauntDeclined(news.Haunt(str(self.haunt))))


class AnyHaunt(Command[House, int]):
    """With every omen room and omen gone through, blind chance picks a haunt."""

    def carry_out(self, house: House) -> int:
        return house.chance.pick("haunt", [number for number in sorted(HAUNTS) if wanted(house, number)])


def find_traitor(house: House, rule: TraitorRule, revealer: Seat) -> Seat:
    """Who turns traitor by the list under the chart; NO_ONE for haunts without an open one."""
    if rule.named is not None and house.seat_of(rule.named) >= 0:
        return house.seat_of(rule.named)
    if rule.mode == "revealer":
        return revealer
    if rule.mode == "left":
        return house.left_of(revealer)
    if rule.mode not in ("trait", "age"):
        return NO_ONE
    order = house.clockwise(revealer)
    if rule.but_revealer:
        order = order[1:]

    def measure(seat: Seat) -> int:
        number = EXPLORERS[house.explorers[seat]].age if rule.mode == "age" else house.value(seat, rule.trait)
        return number if rule.highest else -number

    return max(order, key=measure)


class BeginHaunt(Command[House, None]):
    """The haunt has a number, a revealer, and perhaps a traitor."""

    seat: Seat
    haunt: int

    def carry_out(self, house: House) -> None:
        rule = TRAITOR_OF[self.haunt]
        house.haunt = self.haunt
        house.revealer = self.seat
        house.party = [HEROES] * house.players
        house.open_party = [True] * house.players
        house.emit(news.HauntBegan(news.Haunt(str(self.haunt)), house.omen, house.omen_room, self.seat))
        if rule.mode == "hidden":
            deal_sides(house)
            return
        house.traitor = find_traitor(house, rule, self.seat)
        if house.traitor >= 0:
            house.party[house.traitor] = TRAITOR
            house.emit(news.TraitorNamed(house.traitor))
            set_free(house, house.traitor)
        else:
            house.emit(news.NoTraitor())


class FirstTurn(Command[House, None]):
    """Whoever the haunt lets go first is next."""

    def carry_out(self, house: House) -> None:
        house.done["haunt-first"] = house.scenario.goes_first(house)
