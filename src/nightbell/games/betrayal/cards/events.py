"""The 45 event cards. Most are a roll and a table; the others are effects."""

from __future__ import annotations

from collections.abc import Callable
from itertools import permutations

from nightbell.engine import YES_NO, Effect, OneOf, Seat, ask, decide, keep
from nightbell.games.betrayal.atoms import (
    CANDLE,
    NO_CARD,
    Die,
    Discard,
    Fight,
    Hurt,
    HurtDice,
    IntoDeck,
    KeepEvent,
    Lay,
    Lose,
    Mark,
    MoveTile,
    OpenPassage,
    Part,
    Peek,
    PickAny,
    PutTile,
    PutToken,
    Reorder,
    RowOf,
    SetAside,
    Throw,
    attack_roll,
    gain,
    landing_side,
    plain_roll,
    trait_roll,
)
from nightbell.games.betrayal.cards.catalogue import CARDS, MEANT_TO_BE, card_of
from nightbell.games.betrayal.cards.outcomes import (
    TABLES,
    Call,
    Down,
    DownOne,
    Get,
    Hit,
    Outcome,
    To,
    Up,
    UpOne,
    apply_row,
    happen,
)
from nightbell.games.betrayal.cards.registry import event
from nightbell.games.betrayal.explore import Attach, BringRoom, DrawTile, ask_turn
from nightbell.games.betrayal.house import Figure, House, Passage
from nightbell.games.betrayal.rooms import (
    CHAPEL,
    CRYPT,
    ENTRANCE_HALL,
    GARDENS,
    GRAVEYARD,
    PATIO,
    ROOMS,
    START,
    UPPER_LANDING,
)
from nightbell.games.betrayal.rooms.tokens import go_down_slide
from nightbell.games.betrayal.traits import (
    BASEMENT,
    CARD_DECKS,
    EVENT,
    FLOORS,
    GROUND,
    ITEM,
    KNOWLEDGE,
    MENTAL,
    MIGHT,
    PHYSICAL,
    ROOM,
    SANITY,
    SIDES,
    SPEED,
    STEP,
    TRAITS,
    UPPER,
    CardId,
    Floor,
    RoomId,
    Trait,
)
from nightbell.games.betrayal.walk import DrawCard, Go, PutIn, is_kept_out

SPEAR = CardId("spear")
PUZZLE_BOX = CardId("puzzle-box")
ATTACK_DICE = 4


def rolled(name: str, trait: Trait, *rows: tuple[int | Outcome, ...]) -> None:
    """An event that is a trait roll by the drawer and a table."""
    TABLES[name] = rows

    @event(name)
    def roll(house: House, me: Seat) -> Effect[None]:
        total = yield from trait_roll(house, me, trait, "event")
        yield from apply_row(house, me, name, total)


def diced(name: str, dice: int, *rows: tuple[int | Outcome, ...]) -> None:
    """An event that is a plain roll and a table."""
    TABLES[name] = rows

    @event(name)
    def roll(house: House, me: Seat) -> Effect[None]:
        total = yield from plain_roll(house, me, dice, "event")
        yield from apply_row(house, me, name, total)


def each(
    name: str, who: Callable[[House, Seat], bool], trait: Trait, *rows: tuple[int | Outcome, ...]
) -> None:
    """An event that everybody of some description rolls for, from the drawer clockwise."""
    TABLES[name] = rows

    @event(name)
    def roll(house: House, me: Seat) -> Effect[None]:
        hit = keep(tuple(s for s in house.clockwise(me) if s in house.everyone() and who(house, s)))
        for seat in hit:
            if keep(house.alive[seat]):
                total = yield from trait_roll(house, seat, trait, "event" if seat == me else "other-event")
                yield from apply_row(house, seat, name, total)


def lasting(name: str) -> Call:
    """The card stays with the explorer."""

    def stay(house: House, me: Seat) -> Effect[None]:
        yield KeepEvent(me, CardId(name))

    return Call(stay)


def in_basement(house: House, seat: Seat) -> bool:
    return house.floor_of(house.where[seat]) == BASEMENT


def in_the_wind(house: House, seat: Seat) -> bool:
    """Out in the open, or at a window that looks outside."""
    room = house.where[seat]
    return ROOMS[room].outdoor or house.is_window(room)


def hears_the_call(house: House, seat: Seat) -> bool:
    return house.where[seat] != PATIO and in_the_wind(house, seat)


def unseen_attack(house: House, me: Seat) -> Effect[int]:
    """Something unseen attacks with four dice of Might; results in the damage that got through."""
    faces = yield from Throw(me, "", "unseen", ATTACK_DICE)
    margin = sum(faces) - (yield from attack_roll(house, Figure(me), MIGHT, "defence"))
    if margin <= 0:
        return 0
    return (yield from Hurt(me, PHYSICAL, margin, "attack"))


def pass_left(house: House, me: Seat, fits: Callable[[Seat], bool]) -> Seat | None:
    """The drawer, or else the next explorer to the left whom the event fits."""
    return next((s for s in house.clockwise(me) if s in house.everyone() and fits(s)), None)


def item_cards(house: House, seat: Seat) -> tuple[CardId, ...]:
    """Item cards in a hand; omens are not among them."""
    return tuple(card for card in house.hands[seat] if card in CARDS and CARDS[card].deck == ITEM)


# ---- rolls and tables

rolled("angry-being", SPEED, (5, Up(SPEED)), (2, Hit(MENTAL)), (0, Hit(MENTAL), Hit(PHYSICAL)))
rolled("burning-man", SANITY, (4, Up(SANITY)), (2, To(ENTRANCE_HALL)), (0, Hit(PHYSICAL), Hit(MENTAL)))
rolled("creepy-crawlies", SANITY, (5, Up(SANITY)), (1, Down(SANITY)), (0, Down(SANITY, 2)))
rolled(
    "debris",
    SPEED,
    (3, Up(SPEED)),
    (1, Hit(PHYSICAL), lasting("debris")),
    (0, Hit(PHYSICAL, 2), lasting("debris")),
)
rolled("grave-dirt", MIGHT, (4, Up(MIGHT)), (0, lasting("grave-dirt")))
rolled("night-view", KNOWLEDGE, (5, Up(KNOWLEDGE)), (0,))
rolled(
    "rotten",
    SANITY,
    (5, Up(SANITY)),
    (2, Down(MIGHT)),
    (1, Down(MIGHT), Down(SPEED)),
    (0, Down(MIGHT), Down(SPEED), Down(KNOWLEDGE), Down(SANITY)),
)
rolled("something-slimy", SPEED, (4, Up(SPEED)), (1, Down(MIGHT)), (0, Down(MIGHT), Down(SPEED)))
rolled("the-voice", KNOWLEDGE, (4, Get(ITEM)), (0,))
rolled("webs", MIGHT, (4, Up(MIGHT)), (0, lasting("webs")))
diced("phone-call", 2, (4, Up(SANITY)), (3, Up(KNOWLEDGE)), (1, Hit(MENTAL)), (0, Hit(PHYSICAL, 2)))
each("hideous-shriek", lambda house, seat: True, SANITY, (4,), (1, Hit(MENTAL)), (0, Hit(MENTAL, 2)))
each("silence", in_basement, SANITY, (4,), (1, Hit(MENTAL)), (0, Hit(MENTAL, 2)))


def _beneath_a_spiral(dice: int) -> Call:
    def extra(house: House, me: Seat) -> Effect[None]:
        if keep(ROOMS[house.where[me]].symbol == EVENT):
            yield HurtDice(me, MENTAL, dice, "mists-from-the-walls")

    return Call(extra)


each(
    "mists-from-the-walls",
    in_basement,
    SANITY,
    (4,),
    (1, Hit(MENTAL), _beneath_a_spiral(1)),
    (0, Hit(MENTAL), _beneath_a_spiral(2)),
)


def _blown_away(house: House, me: Seat) -> Effect[None]:
    """One item flies into the Entrance Hall."""
    loose = [card for card in house.hands[me] if card_of(card).drop]
    cards = keep(tuple(card for card in loose if house.scenario.may_drop(house, me, card)))
    if cards:
        card = yield from decide(ask(me, "which-blows-away", OneOf(cards, "card"), "B-170"))
        yield Part(me, card)
        yield Lay(card, ENTRANCE_HALL)


each(
    "shrieking-wind",
    in_the_wind,
    MIGHT,
    (5,),
    (3, Hit(PHYSICAL)),
    (1, Hit(MENTAL)),
    (0, Hit(PHYSICAL), Call(_blown_away)),
)


def _to_the_patio(house: House, me: Seat) -> Effect[None]:
    known = keep(PATIO in house.placed)
    yield BringRoom(PATIO, me, (GROUND,))
    if keep(PATIO in house.placed):
        yield PutIn(me, PATIO)
        if not known:
            yield from house.scenario.discovered(house, me, PATIO)


each("the-beckoning", hears_the_call, SANITY, (3,), (0, Call(_to_the_patio), Hit(PHYSICAL)))


def in_the_way(house: House, me: Seat) -> tuple[Figure, ...]:
    """The weakest explorers near, as far as they may be attacked; where there are none, monsters."""
    near = (house.where[me], *house.exits(house.where[me]))
    may_attack = house.scenario.may_attack

    def exposed(figure: Figure) -> bool:
        return house.room_of(figure) in near and may_attack(house, Figure(me), figure, MIGHT, NO_CARD)

    others = [seat for seat in house.others(me) if exposed(Figure(seat))]
    if others:
        least = min(house.value(seat, MIGHT) for seat in others)
        return tuple(Figure(seat) for seat in others if house.value(seat, MIGHT) == least)
    return tuple(monster.id for monster in house.monsters if exposed(monster.id))


def _strike_blindly(house: House, me: Seat) -> Effect[None]:
    """Attack the weakest explorer in this room or the next, else a monster there; nobody whom the haunt lets
    nobody attack."""
    weakest = keep(in_the_way(house, me))
    if weakest:
        target = yield from decide(ask(me, "whom-to-strike", OneOf(weakest, "figure"), "B-170"))
        yield Fight(Figure(me), target, MIGHT)


rolled("bloody-vision", SANITY, (4, Up(SANITY)), (2, Down(SANITY)), (0, Call(_strike_blindly)))


def _to_the_grave(house: House, me: Seat) -> Effect[None]:
    rooms = keep(tuple(room for room in (GRAVEYARD, CRYPT) if room in house.placed))
    if rooms:
        room = yield from decide(ask(me, "which-room", OneOf(rooms, "room"), "B-170"))
        yield PutIn(me, room)


rolled(
    "funeral",
    SANITY,
    (4, Up(SANITY)),
    (2, Down(SANITY)),
    (0, Down(SANITY), Down(MIGHT), Call(_to_the_grave)),
)


def _nearest(outcome: Outcome) -> Call:
    """The nearest other explorer by the way there, the drawer choosing among equals."""

    def struck(house: House, me: Seat) -> Effect[None]:
        steps = house.distances(house.where[me])
        others = house.others(me)
        if others:
            least = min(steps.get(house.where[seat], 99) for seat in others)
            near = keep(tuple(s for s in others if steps.get(house.where[s], 99) == least))
            seat = yield from decide(ask(me, "nearest-explorer", OneOf(near, "seat"), "B-170"))
            yield from happen(house, seat, outcome, "footsteps")

    return Call(struck)


def _everyone_loses(house: House, me: Seat) -> Effect[None]:
    for seat in keep(tuple(house.clockwise(me))):
        if keep(seat in house.everyone()):
            yield from happen(house, seat, DownOne(), "footsteps")


TABLES["footsteps"] = (
    (4, Up(MIGHT), _nearest(Up(MIGHT))),
    (3, Up(MIGHT), _nearest(Down(SANITY))),
    (2, Down(SANITY)),
    (1, Down(SPEED)),
    (0, Call(_everyone_loses)),
)


@event("footsteps")
def footsteps(house: House, me: Seat) -> Effect[None]:
    """One die, two in the Chapel."""
    dice = keep(2 if house.where[me] == CHAPEL else 1)
    total = yield from plain_roll(house, me, dice, "event")
    yield from apply_row(house, me, "footsteps", total)


def _gardener(house: House, me: Seat) -> Effect[None]:
    yield from unseen_attack(house, me)


TABLES["groundskeeper"] = ((4, Get(ITEM)), (0, Call(_gardener)))


@event("groundskeeper")
def groundskeeper(house: House, me: Seat) -> Effect[None]:
    fewer = keep(-2 if house.where[me] == GARDENS else 0)
    total = yield from trait_roll(house, me, KNOWLEDGE, "event", fewer)
    yield from apply_row(house, me, "groundskeeper", total)


TABLES["something-hidden"] = ((4, Get(ITEM)), (0, Down(SANITY)))


@event("something-hidden")
def something_hidden(house: House, me: Seat) -> Effect[None]:
    """You need not look for it."""
    if (yield from ask(me, "look-for-it", YES_NO, "B-170")):
        total = yield from trait_roll(house, me, KNOWLEDGE, "event")
        yield from apply_row(house, me, "something-hidden", total)


TABLES["spider"] = ((4,), (1, Hit(PHYSICAL)), (0, Hit(PHYSICAL, 2)))


@event("spider")
def spider(house: House, me: Seat) -> Effect[None]:
    """Speed or Sanity, as you like; a success lifts the trait you rolled."""
    trait = yield from decide(ask(me, "which-trait", OneOf((SPEED, SANITY), "trait"), "B-170"))
    total = yield from trait_roll(house, me, trait, "event")
    if (yield from apply_row(house, me, "spider", total)) == 4:
        yield gain(me, trait)


TABLES["possession"] = ((4, UpOne()), (0,))


@event("possession")
def possession(house: House, me: Seat) -> Effect[None]:
    """A trait of your choice; a failure drags it down to its lowest number."""
    trait = yield from decide(ask(me, "which-trait", OneOf(TRAITS, "trait"), "B-170"))
    total = yield from trait_roll(house, me, trait, "event")
    if (yield from apply_row(house, me, "possession", total)) == 4:
        return
    if keep(house.row(me, trait) <= 0):
        others = keep(tuple(t for t in TRAITS if house.row(me, t) > 0))
        if not others:
            return
        trait = yield from decide(ask(me, "lose-which", OneOf(others, "trait"), "B-170"))
    yield Lose(me, trait, keep(house.row(me, trait)), "possession")


TABLES["the-lost-one"] = ((5, Up(KNOWLEDGE)), (0,))
TABLES["the-lost-one-wanders"] = ((6, To(ENTRANCE_HALL)), (4, To(UPPER_LANDING)), (2,), (0,))


@event("the-lost-one")
def the_lost_one(house: House, me: Seat) -> Effect[None]:
    """Knowledge 5, or she leads you where three dice say."""
    total = yield from trait_roll(house, me, KNOWLEDGE, "event")
    if (yield from apply_row(house, me, "the-lost-one", total)) == 5:
        return
    total = yield from plain_roll(house, me, 3, "event")
    row = yield from apply_row(house, me, "the-lost-one-wanders", total)
    if row > 2:
        return
    floor = UPPER if row == 2 else BASEMENT
    if keep(not house.rooms_on(floor) and floor not in house.scenario.left_behind):
        yield Die(me)
        return
    tile = yield from DrawTile(floor)
    if not tile:
        yield PutIn(me, ENTRANCE_HALL)
        return
    yield Attach(tile, me, (floor,), me)
    yield PutIn(me, tile)
    yield from house.scenario.discovered(house, me, tile)


TABLES["disquieting-sounds"] = ((1, Up(SANITY)), (0, Hit(MENTAL)))


@event("disquieting-sounds")
def disquieting_sounds(house: House, me: Seat) -> Effect[None]:
    """Six dice against the number of omens drawn so far."""
    total = yield from plain_roll(house, me, 6, "event")
    omens = keep(house.omens_drawn)
    yield from apply_row(house, me, "disquieting-sounds", int(total >= omens))


TABLES["hanged-men"] = ((2,), (0,))


@event("hanged-men")
def hanged_men(house: House, me: Seat) -> Effect[None]:
    """Four rolls, one with each trait; a row lost for each below two, a row gained if none was."""
    unharmed = True
    for trait in TRAITS:
        if not keep(house.alive[me]):
            return
        total = yield from trait_roll(house, me, trait, "event")
        if (yield from apply_row(house, me, "hanged-men", total)) == 0:
            unharmed = False
            yield Lose(me, trait, 1, "hanged-men")
    if unharmed:
        yield from happen(house, me, UpOne(), "hanged-men")


TABLES["mystic-slide"] = ((5,), (0,))


# ---- tokens that stay


def _leaves(name: str, token: str, *outcomes: Outcome) -> None:
    """An event that puts its token into the room."""

    @event(name)
    def leave(house: House, me: Seat) -> Effect[None]:
        room = keep(house.where[me])
        yield PutToken(token, room)
        for outcome in outcomes:
            yield from happen(house, me, outcome, name)


_leaves("a-moment-of-hope", "blessing")
_leaves("closet-door", "closet")
_leaves("drip-drip-drip", "drip")
_leaves("locked-safe", "safe")
_leaves("skeletons", "skeletons", Hit(MENTAL))
_leaves("smoke", "smoke")


@event("mystic-slide")
def mystic_slide(house: House, me: Seat) -> Effect[None]:
    """For whoever is not in the basement already."""
    who = keep(pass_left(house, me, lambda seat: not in_basement(house, seat)))
    if who is not None:
        room = keep(house.where[who])
        yield PutToken("slide", room)
        yield from go_down_slide(house, who, draws=who == me)


@event("revolving-wall")
def revolving_wall(house: House, me: Seat) -> Effect[None]:
    """A wall turns and lets you through; behind it may be a room that nobody knows."""
    room = keep(house.where[me])
    here = keep(house.side[me])
    tile = keep(house.placed[room])
    walls = keep(tuple(blind_walls(house, room)))
    wall = yield from decide(ask(me, "which-wall", OneOf(walls, "door"), "B-170"))
    dx, dy = COMPASS[wall]
    behind = known = keep(house.in_cell(tile.floor, tile.x + dx, tile.y + dy))
    if behind is None:
        behind = yield from DrawTile(tile.floor)
        if not behind:
            return
        turn = yield from decide(ask_turn(me, behind, (0, 1, 2, 3), room, wall, "B-170"))
        yield PutTile(behind, tile.floor, tile.x + dx, tile.y + dy, turn, me)
    side = yield from landing_side(house, me, behind)
    yield OpenPassage(Passage("wall-switch", room, here, behind, side))
    yield Go(me, behind, side)
    if known is None:
        yield from house.scenario.discovered(house, me, behind)


CORNERS = {"NE": (1, -1), "SE": (1, 1), "SW": (-1, 1), "NW": (-1, -1)}
COMPASS = {**STEP, **CORNERS}


def blind_walls(house: House, room: RoomId) -> list[str]:
    """Where the switch may lead: walls without an exit; in a room without any, its corners."""
    exits = house.doors(room) + ROOMS[room].joins
    return [side for side in SIDES if side not in exits] or list(CORNERS)


TABLES["secret-passage"] = ((6,), (4,), (2,), (0,))
PASSAGE_FLOORS: dict[int, tuple[Floor, ...]] = {6: FLOORS, 4: (UPPER,), 2: (GROUND,), 0: (BASEMENT,)}


@event("secret-passage")
def secret_passage(house: House, me: Seat) -> Effect[None]:
    """Three dice say on which floor it comes out."""
    total = yield from plain_roll(house, me, 3, "event")
    row = yield from apply_row(house, me, "secret-passage", total)
    yield from dig(house, me, "secret-passage", PASSAGE_FLOORS[row])


@event("secret-stairs")
def secret_stairs(house: House, me: Seat) -> Effect[None]:
    """They lead to another floor; following them at once draws another event."""
    mine = keep(house.floor_of(house.where[me]))
    followed = yield from dig(house, me, "secret-stairs", tuple(floor for floor in FLOORS if floor != mine))
    if followed and keep(house.alive[me]):
        yield DrawCard(me, EVENT)


def dig(house: House, me: Seat, token: str, floors: tuple[Floor, ...]) -> Effect[bool]:
    """Put the two tokens and let the drawer go through at once; results in whether that was done."""
    room = keep(house.where[me])
    here = keep(house.side[me])
    rooms = keep(tuple(r for floor in floors for r in house.rooms_on(floor) if r != room))
    if not rooms:
        return False
    far = yield from decide(ask(me, "which-room", OneOf(rooms, "room"), "B-170"))
    side = yield from landing_side(house, me, far)
    yield OpenPassage(Passage(token, room, here, far, side))
    if keep(is_kept_out(house, me, far)) or not (yield from ask(me, "follow", YES_NO, "B-170", room=far)):
        return False
    yield Go(me, far, side)
    return True


# ---- the rest


@event("creepy-puppet")
def creepy_puppet(house: House, me: Seat) -> Effect[None]:
    """Whoever else holds the Spear grows stronger on the blood it draws."""
    through = yield from unseen_attack(house, me)
    holder = keep(house.holder(SPEAR))
    if through and holder >= 0 and holder != me:
        yield gain(holder, MIGHT, 2)


@event("image-in-the-mirror-give")
def mirror_give(house: House, me: Seat) -> Effect[None]:
    """Whoever has an item card hands one to the reflection, and understands."""
    who = keep(pass_left(house, me, lambda seat: bool(item_cards(house, seat))))
    if who is None:
        return
    cards = keep(item_cards(house, who))
    card = yield from decide(ask(who, "which-gift", OneOf(cards, "card"), "B-170"))
    yield Part(who, card)
    yield IntoDeck(card, ITEM)
    yield gain(who, KNOWLEDGE)


@event("image-in-the-mirror-take")
def mirror_take(house: House, me: Seat) -> Effect[None]:
    yield DrawCard(me, ITEM)


@event("it-is-meant-to-be")
def meant_to_be(house: House, me: Seat) -> Effect[None]:
    """Look three cards ahead and order them, or keep a roll for later."""
    way = yield from decide(ask(me, "fate", OneOf(("look", "roll"), "fate"), "B-170"))
    if way == "roll":
        total = yield from plain_roll(house, me, 4, "fate")
        yield Mark(f"fate-{me}", total)
        yield KeepEvent(me, MEANT_TO_BE)
        return
    decks = keep(tuple(d for d in (ROOM, *CARD_DECKS) if (house.tiles if d == ROOM else house.decks[d])))
    deck = yield from decide(ask(me, "which-stack", OneOf(decks, "deck"), "B-170"))
    top = yield from Peek(me, deck, 3)
    order = yield from decide(
        ask(me, "order-stack", OneOf(tuple(permutations(top)), "room" if deck == ROOM else "card"), "B-170")
    )
    yield Reorder(me, deck, order)


@event("jonahs-turn")
def jonahs_turn(house: House, me: Seat) -> Effect[None]:
    """Somebody's Puzzle Box goes for another item, or the boy screams."""
    holder = keep(house.holder(PUZZLE_BOX))
    if holder >= 0:
        yield RowOf("jonahs-turn", 1)
        yield Discard(holder, PUZZLE_BOX)
        yield DrawCard(holder, ITEM)
        yield gain(me, SANITY)
    else:
        yield RowOf("jonahs-turn", 0)
        yield HurtDice(me, MENTAL, 1, "jonahs-turn")


TABLES["jonahs-turn"] = ((1,), (0,))


@event("lights-out")
def lights_out(house: House, me: Seat) -> Effect[None]:
    """One space a turn in the dark, unless a candle burns."""
    if not keep(house.has(me, CANDLE)):
        yield KeepEvent(me, CardId("lights-out"))


@event("the-walls")
def the_walls(house: House, me: Seat) -> Effect[None]:
    """The next tile that fits anywhere; you are in it."""
    while keep(bool(house.tiles)):
        tile = keep(house.tiles[0])
        if (yield from Attach(tile, me, ROOMS[tile].floors, me)):
            yield PutIn(me, tile)
            yield from house.scenario.discovered(house, me, tile)
            return
        yield SetAside(tile)


@event("what-the")
def what_the(house: House, me: Seat) -> Effect[None]:
    """The room you are in goes elsewhere, with everyone in it."""
    room = keep(house.where[me])
    places = keep(other_places(house, room))
    if places:
        _, floor, x, y, turn = yield from decide(ask(me, "move-room", OneOf(places), "B-170", room=room))
        yield MoveTile(room, floor, x, y, turn)


def other_places(house: House, room: RoomId) -> tuple[tuple[str, Floor, int, int, int], ...]:
    """Where a tile could lie instead: on its own floor, failing that on another."""
    if room in START:
        return ()
    here = house.placed[room]
    trial = house.copy()
    trial.lift_tile(room)
    for floors in ((here.floor,), tuple(floor for floor in FLOORS if floor != here.floor)):
        found: dict[tuple[str, Floor, int, int, int], None] = {}
        for floor in floors:
            for other, side in trial.spots(room, floor):
                at = trial.placed[other]
                x, y = at.x + STEP[side][0], at.y + STEP[side][1]
                if (floor, x, y) != (here.floor, here.x, here.y):
                    found.update(
                        dict.fromkeys(
                            ("place", floor, x, y, turn) for turn in trial.turnings(room, other, side)
                        )
                    )
        if found:
            return tuple(found)
    return ()


@event("whoops")
def whoops(house: House, me: Seat) -> Effect[None]:
    """Something slips from your hand, and it is not yours to say what."""
    cards = keep(item_cards(house, me))
    if cards:
        card = yield from PickAny(cards)
        yield Discard(me, card)
