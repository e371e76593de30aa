"""The round: the victims' turn, then the killer's, phase by phase.

`hunt.phase` always names the phase under way, so the flow can be taken up at the beginning of any of them.
"""

from functools import lru_cache
from typing import Final

from nightbell.engine import (
    YES_NO,
    Call,
    Decision,
    Effect,
    OneOf,
    Seat,
    ask,
    ask_any,
    call,
    decide,
    keep,
    recall,
)
from nightbell.games.whispers import plans, traits
from nightbell.games.whispers import victims as victims
from nightbell.games.whispers.atoms import (
    Activate,
    Announce,
    BeginKillerTurn,
    BeginVictimsTurn,
    Busy,
    DrawEquipment,
    EndActivation,
    EndKillerTurn,
    Enter,
    Escape,
    Expose,
    Finish,
    ForgoBasic,
    MakeNoise,
    PassItem,
    RemoveFear,
    ReportNoise,
    RescueComesNearer,
    Reveal,
    TakeAction,
    TellDeed,
    TossItem,
    UseBasic,
    UseUp,
    Wait,
    unbar,
)
from nightbell.games.whispers.content import DEEDS, ITEMS, KEY, VICTIMS
from nightbell.games.whispers.deck import draw, play
from nightbell.games.whispers.encounter import search, search_here
from nightbell.games.whispers.harm import end_if_nobody_is_left, separate_outcome
from nightbell.games.whispers.items import ITEM_DEEDS
from nightbell.games.whispers.maps import Place
from nightbell.games.whispers.moments import (
    escapes,
    finishes,
    hurries,
    hushes,
    keeps_both,
    quiet_ends,
    searches,
    turn_begins,
    walked,
)
from nightbell.games.whispers.places import MAP_DEEDS
from nightbell.games.whispers.state import DEAD, Hunt, Victim, in_item_order
from nightbell.games.whispers.steps import step_into, stride, team, walking
from nightbell.games.whispers.things import draw_search_card, hushed, receive, repair

CARDS_A_TURN: Final = 3
OWN_KEYS: Final = 3

Menu = tuple[str, ...]
DONE: Menu = ("done",)
ONLY_DONE: tuple[Menu, ...] = (DONE,)


def opening(hunt: Hunt) -> Effect[None]:
    """Everything that is chosen before the first turn."""
    yield Announce()
    yield call(traits.killer_chooses)
    if hunt.kind.opening is not None:
        yield call(hunt.kind.opening)
    if hunt.options.traits != "off":
        yield Enter("cast")
    else:
        yield BeginVictimsTurn()


def cast(hunt: Hunt) -> Effect[None]:
    """The victims' traits are a phase of their own, after all that the killer chooses."""
    yield from traits.victims_choose(hunt)
    yield BeginVictimsTurn()


# ---- the victims' turn


def start(hunt: Hunt) -> Effect[str]:
    """The rescue comes nearer; then it is seen whether the victims have escaped."""
    called, won = keep((hunt.rescue is not None, victory(hunt)))
    if called and (yield from RescueComesNearer()) <= 0:
        yield Finish(rescued(hunt))
    if won:
        yield Finish(won)
    if hunt.options.separate_ways:
        for victim in keep(tuple(each for each in hunt.present if can_leave_alone(hunt, each))):
            yield Escape(victim)
        yield call(end_if_nobody_is_left)
    return (yield from Enter("actions"))


def rescued(hunt: Hunt) -> str:
    """Help saves the living; in Separate Ways two dead are the killer's victory all the same."""
    dead = sum(1 for victim in hunt.victims if hunt.wounds[victim] >= DEAD)
    return separate_outcome(hunt) if dead > 1 else "victims-rescue"


def victory(hunt: Hunt) -> str:
    """What the victims have won by, empty if nothing."""
    plan = hunt.plan_done or ""
    if plan in escapes and escapes[plan](hunt):
        return "victims-plan"
    return "" if hunt.options.separate_ways else escape(hunt)


def escape(hunt: Hunt) -> str:
    """All together at a door that the keys open."""
    spots = set(hunt.where.values())
    if hunt.keys < hunt.options.keys_needed or len(spots) != 1:
        return ""
    if spots == {hunt.board.main_exit}:
        return "victims-escape"
    held = any(knows_secret_exit(hunt, victim) for victim in hunt.present)
    return "victims-secret-exit" if held and spots == {hunt.board.secret_exit} else ""


def knows_secret_exit(hunt: Hunt, victim: Victim) -> bool:
    return any(ITEMS[item].shows_way for item in hunt.bag[victim])


def can_leave_alone(hunt: Hunt, victim: Victim) -> bool:
    if hunt.rings[victim] < OWN_KEYS:
        return False
    place = hunt.where[victim]
    through_garden = place == hunt.board.secret_exit and knows_secret_exit(hunt, victim)
    return place == hunt.board.main_exit or through_garden


def actions(hunt: Hunt) -> Effect[str]:
    """One deed of one victim. Every victim acts, in the order that the team likes.

    One finishes before the next begins, unless the table lets them take turns.
    """
    victim = keep(hunt.acting)
    if victim is None and keep(not hunt.left):
        return (yield from Enter("equipment"))
    if victim is None or hunt.options.interleave:
        victim = yield from who_acts(hunt, keep(hunt.left))
        yield Activate(victim)
        if not hunt.options.interleave:
            return hunt.phase
    options = recall(menu, hunt, victim)
    finished = options == ONLY_DONE or (yield from one_deed(hunt, victim, options))
    if hunt.options.interleave and not finished:
        finished = keep(menu(hunt, victim) == ONLY_DONE)
    if finished:
        if victim in finishes and keep(victim in hunt.where):
            yield call(finishes[victim], victim)
        yield EndActivation(victim)
    return hunt.phase


def who_acts(hunt: Hunt, left: tuple[Victim, ...]) -> Effect[Victim]:
    """Each seat may step forward with one of its own; the first does."""
    if len(left) == 1:
        return left[0]
    decisions = _candidates(left, tuple([hunt.owner[victim] for victim in left]))
    if len(decisions) == 1:
        return (yield from decisions[0])
    _, victim = yield from ask_any(decisions)
    return victim


@lru_cache(maxsize=1024)
def _candidates(left: tuple[Victim, ...], seats: tuple[Seat, ...]) -> tuple[Decision[Victim], ...]:
    own = {
        seat: tuple(who for who, its in zip(left, seats, strict=True) if its == seat)
        for seat in sorted(seats)
    }
    return tuple(ask(seat, "who-acts", OneOf(mine, "victim"), "W-150") for seat, mine in own.items())


def deeds_of(hunt: Hunt, me: Victim) -> tuple[str, ...]:
    """Names of all deeds that could be open to this victim, in the order of the box."""
    names = _own_deeds(hunt.bag[me], me, hunt.options.map, hunt.kind.deeds)
    if hunt.traits:
        names += traits.TRAIT_DEEDS.get(hunt.traits.get(me, ""), ())
    if hunt.plan_done is not None:
        names += plans.PLAN_DEEDS.get(hunt.plan_done, ())
    return names


@lru_cache(maxsize=1024)
def _own_deeds(bag: tuple[str, ...], me: Victim, map: str, others: tuple[str, ...]) -> tuple[str, ...]:
    items = tuple(name for item in in_item_order(bag) for name in ITEM_DEEDS.get(item, ()))
    return (*items, *VICTIMS[me].deeds, *MAP_DEEDS[map], *others)


@lru_cache(maxsize=1024)
def _moves(places: tuple[Place, ...]) -> tuple[Menu, ...]:
    return tuple(("move", place) for place in places)


def menu(hunt: Hunt, me: Victim) -> tuple[Menu, ...]:
    """Everything this victim may do now: one of the six actions, additional ones, a trade, or be done."""
    if me not in hunt.where:
        return ONLY_DONE
    options: list[Menu] = []
    here = hunt.where[me]
    acted = me in hunt.acted
    free = me not in hunt.stilled
    if not acted:
        if me not in hunt.netted:
            options += _moves(hunt.steps_for_victims(here))
        if hunt.fear[me]:
            options.append(("calm",))
        if hunt.barricades:
            options += [("unbar", a, b) for a, b in hunt.barred_at(here)]
        if hunt.may_repair(me):
            options.append(("repair",))
        if hunt.may_search(me):
            options.append(("search",))
    for name in deeds_of(hunt, me):
        deed = DEEDS[name]
        if free and not (acted and deed.special) and deed.ready(hunt, me):
            options.append(("special" if deed.special else "extra", name))
    if free:
        options += belongings(hunt, me, here)
    if acted:
        options.append(DONE)
    elif not any(option[0] in MAIN for option in options):
        options.append(("wait",))
    return tuple(options)


def belongings(hunt: Hunt, me: Victim, here: Place) -> list[Menu]:
    """Whom this victim can trade with, and whose body it can take things from."""
    bags, rings = hunt.bag, hunt.rings
    options: list[Menu] = []
    for other, place in hunt.where.items():
        if place == here and other != me and other not in hunt.stilled:
            if bags[me] or bags[other] or rings[me] or rings[other]:
                options.append(("trade", other))
    for body, place in hunt.bodies.items():
        if place == here and (bags[body] or rings[body]):
            options.append(("loot", body))
    return options


MAIN: Final = frozenset({"move", "calm", "special", "unbar", "repair", "search"})
"""The six actions, of which a victim takes exactly one a turn."""


def one_deed(hunt: Hunt, me: Victim, options: tuple[Menu, ...]) -> Effect[bool]:
    """One entry of the menu; True when the victim says that it is done."""
    answer = yield from ask(hunt.seat_of(me), "act", OneOf(options), "W-151", victim=me)
    verb = answer[0]
    if verb in MAIN or verb == "wait":
        yield TakeAction(me)
    if verb == "done":
        return True
    if verb == "move":
        yield from walk_on(hunt, me, Place(answer[1]))
    elif verb == "calm":
        yield RemoveFear(me)
    elif verb == "unbar":
        yield unbar((Place(answer[1]), Place(answer[2])), by_victim=True)
        if hunt.options.unbar_noise:
            yield MakeNoise(keep(hunt.where[me]))
    elif verb == "repair":
        yield repair(me, 1)
    elif verb == "search":
        yield call(search_items, me)
    elif verb == "trade":
        yield call(trade, me, Victim(answer[1]))
    elif verb == "loot":
        yield Busy(me)
        yield call(loot, me, Victim(answer[1]))
    elif verb in ("special", "extra"):
        if verb == "extra":
            yield Busy(me)
        yield TellDeed(me, answer[1])
        yield call(DEEDS[answer[1]].effect, me)
    return False


def walk_on(hunt: Hunt, me: Victim, place: Place) -> Effect[None]:
    """MOVE ×1–2: the first step is chosen, the second is free, and who hurries has more."""
    more = 0
    for piece in hunt.voices(hurries, me):
        more += keep(hurries[piece](hunt, me))
    if (yield from step_into(hunt, me, place)):
        yield from walking(hunt, me, 0, 1 + more)
    for piece in hunt.voices(walked, me):
        if keep(me in hunt.where):
            yield call(walked[piece], me)


def search_items(hunt: Hunt, me: Victim) -> Effect[None]:
    """A card of the search deck, for each in its own way."""
    yield call(searches[me], me) if me in searches else draw_search_card(me)


def trade(hunt: Hunt, me: Victim, other: Victim) -> Effect[None]:
    """Give, take or swap; whoever would lose something must agree. The killer notices nothing."""
    offers = keep(offers_between(hunt, me, other))
    answer = yield from ask(hunt.seat_of(me), "trade", OneOf(offers), "W-161", victim=me, other_victim=other)
    verb = answer[0]
    if verb == "stop":
        return
    asked = verb != "give" and hunt.owner[me] != hunt.owner[other]
    if asked:
        agreed = yield from ask(
            hunt.seat_of(other), "agree", YES_NO, "W-161", victim=me, other_victim=other, item=answer[-1]
        )
        if not agreed:
            return
    yield Busy(me)
    yield Busy(other)
    if verb != "take":
        yield PassItem(me, other, answer[1])
    if verb != "give":
        yield PassItem(other, me, answer[-1])


def offers_between(hunt: Hunt, me: Victim, other: Victim) -> tuple[Menu, ...]:
    """Only what both bags have room for."""
    mine, theirs = in_item_order(hunt.bag[me]), in_item_order(hunt.bag[other])
    offers: list[Menu] = []
    if len(hunt.bag[other]) < hunt.slots(other):
        offers += [("give", item) for item in mine]
    if len(hunt.bag[me]) < hunt.slots(me):
        offers += [("take", item) for item in theirs]
    offers += [("swap", item, wanted) for item in mine for wanted in theirs if item != wanted]
    offers += [("give", KEY)] * bool(hunt.rings[me]) + [("take", KEY)] * bool(hunt.rings[other])
    offers.append(("stop",))
    return tuple(offers)


def loot(hunt: Hunt, me: Victim, body: Victim) -> Effect[None]:
    """Take one thing from the dead."""
    things = in_item_order(hunt.bag[body] + (KEY,) * hunt.rings[body])
    item = yield from decide(ask(hunt.seat_of(me), "loot", OneOf(things, "item"), "W-161", victim=me))
    if item != KEY and keep(len(hunt.bag[me]) >= hunt.slots(me)):
        own = keep(in_item_order(hunt.bag[me]))
        yield PassItem(
            me, body, (yield from ask(hunt.seat_of(me), "drop", OneOf(own, "item"), "W-105", victim=me))
        )
    yield PassItem(body, me, item)


def equipment(hunt: Hunt) -> Effect[str]:
    """One victim draws two cards of the equipment deck and keeps one at most. Without cards, time is up."""
    cards, called = keep((len(hunt.equipment_deck), hunt.rescue is not None))
    if cards:
        yield from equip(hunt)
    elif not called:
        yield Finish(separate_outcome(hunt) if hunt.options.separate_ways else "killer-time")
    if hunt.options.plans != "off":
        return (yield from Enter("plan"))
    return (yield from report(hunt))


def equip(hunt: Hunt) -> Effect[None]:
    """Who draws is decided before the cards are seen."""
    if hunt.options.separate_ways:
        me = keep(first_in_line(hunt))
    else:
        me = yield from team(hunt, "equip", hunt.present, "victim", "W-162")
    drawn = yield from DrawEquipment(me)
    if any(ITEMS[item].noisy for item in drawn):
        yield call(equipment_noise, me)
    both = ""
    for piece in hunt.voices(keeps_both, me) if len(drawn) == 2 else ():
        both = keep(piece if keeps_both[piece](hunt, me) else both)
    options: list[Menu] = [("keep", item) for item in in_item_order(drawn)]
    if both:
        options.append(("keep_both",))
    options.append(("keep_none",))
    answer = yield from ask(hunt.seat_of(me), "equipment", OneOf(tuple(options)), "W-162", victim=me)
    kept = list(answer[1:])
    if answer == ("keep_both",):
        yield UseUp(both)
        kept = list(drawn)
    for item in drawn:
        if item in kept:
            kept.remove(item)
            yield from receive(me, item)
        else:
            yield TossItem(me, item)


def equipment_noise(hunt: Hunt, me: Victim) -> Effect[None]:
    """A noisy card is heard, unless a trait hushes it."""
    if keep(hushed(hunt, me)):
        return
    for piece in keep(hunt.voices(hushes, me)):
        if (yield from call(hushes[piece], me)):
            return
    yield MakeNoise(hunt.where[me])


def first_in_line(hunt: Hunt) -> Victim:
    """The holder of the first player token, or the next one still in the house."""
    order = hunt.victims[hunt.first_player :] + hunt.victims[: hunt.first_player]
    return next(victim for victim in order if victim in hunt.where)


def plan(hunt: Hunt) -> Effect[str]:
    """The plan check of «Есть план!»."""
    yield from plans.check(hunt)
    return (yield from report(hunt))


def report(hunt: Hunt) -> Effect[str]:
    """The killer is told where it was noisy; his turn begins."""
    yield Enter("report")
    yield ReportNoise()
    return (yield from BeginKillerTurn())


# ---- the killer's turn


def reveal(hunt: Hunt) -> Effect[str]:
    """Announcement, the effects of last round's card, a free SEARCH."""
    card = yield from Reveal()
    effect = hunt.kind.on_reveal.get(card or "")
    if effect is not None:
        yield call(effect)
    strikes = hunt.kind.reveal_strikes
    place, surge = keep((hunt.at, strikes(hunt) if strikes is not None else 0))
    if (yield from search(place, surge)):
        return (yield from turn_over(hunt))
    return (yield from killer_begins(hunt))


def killer_begins(hunt: Hunt) -> Effect[str]:
    """What a killer or a trait does at the start of a turn; the turn that lies in wait ends here."""
    if keep(hunt.waits):
        yield Wait()
        return (yield from EndKillerTurn())
    if hunt.kind.turn_begins is not None:
        yield call(hunt.kind.turn_begins)
    for trait in hunt.whims(turn_begins):
        yield call(turn_begins[trait])
    return (yield from Enter("instant"))


def instant(hunt: Hunt) -> Effect[str]:
    """Any number of instant cards. He is asked even if he has none, or the victims could tell."""
    while not keep(hunt.met):
        cards = keep(hunt.playable("instant"))
        card = yield from ask(hunt.killer_seat, "instant", cards_or_pass(cards), "W-044")
        if len(card) == 1:
            break
        yield play(card[1], "instant")
    if keep(hunt.met):
        return (yield from turn_over(hunt))
    return (yield from Enter("main"))


@lru_cache(maxsize=1024)
def cards_or_pass(cards: tuple[str, ...]) -> OneOf[Menu]:
    options: list[Menu] = [("play", card) for card in cards]
    return OneOf((*options, ("pass",)))


def main(hunt: Hunt) -> Effect[str]:
    """One enhancement card, or two basic actions."""
    while options := keep(main_menu(hunt)):
        yield from main_action(hunt, options)
    if keep(hunt.met):
        return (yield from turn_over(hunt))
    return (yield from Enter("planning"))


def main_menu(hunt: Hunt) -> tuple[Menu, ...]:
    """Empty once the step is over."""
    if hunt.met or not hunt.basic_left:
        return ()
    options: list[Menu] = []
    fresh = hunt.basic_left == 2
    if fresh:
        options += [("play", card) for card in hunt.playable("enhancement")]
    if hunt.main not in hunt.halted:
        options += [("move", place) for place in hunt.killer_steps(hunt.at, hunt.main)]
        options.append(("search",))
    if hunt.options.main_may_pass or not fresh or not options:
        options.append(("pass",))
    return tuple(options)


def main_action(hunt: Hunt, options: tuple[Menu, ...]) -> Effect[None]:
    answer = yield from ask(hunt.killer_seat, "main", OneOf(options), "W-058")
    verb = answer[0]
    if verb == "play":
        yield ForgoBasic()
        yield play(answer[1], "enhancement")
        return
    if verb == "pass":
        yield ForgoBasic()
        return
    yield UseBasic()
    if len(hunt.figures) > 1:
        yield Expose()
    if verb == "move":
        yield stride(hunt, Place(answer[1]), hunt.main)
    else:
        yield from search_here(hunt)


def planning(hunt: Hunt) -> Effect[str]:
    """One long-term planning card, or as many as the mat allows."""
    while not keep(hunt.hidden or hunt.met):
        cards = keep(hunt.playable("planning"))
        card = yield from ask(hunt.killer_seat, "planning", cards_or_pass(cards), "W-078")
        if len(card) == 2:
            yield play(card[1], "planning")
        if len(card) == 1 or not hunt.kind.many_plans:
            break
    return (yield from turn_over(hunt))


def turn_over(hunt: Hunt) -> Effect[str]:
    """What the end of a turn out of stealth brings, and of one that was quiet as well; then the cards."""
    kind = hunt.kind
    if kind.turn_ends is not None and not keep(hunt.hidden):
        yield call(kind.turn_ends)
    if kind.quiet_ends is not None and not keep(hunt.met or hunt.hidden):
        yield call(kind.quiet_ends)
    for trait in hunt.whims(quiet_ends):
        if not keep(hunt.met or hunt.hidden):
            yield call(quiet_ends[trait])
    return (yield from draw_cards(hunt))


def draw_cards(hunt: Hunt) -> Effect[str]:
    """Three cards, after an encounter too, unless the table chose otherwise."""
    yield Enter("draw")
    if hunt.options.draw_after_encounter or not keep(hunt.met):
        yield draw(CARDS_A_TURN)
    return (yield from EndKillerTurn())


def next_round(hunt: Hunt) -> Effect[None]:
    yield BeginVictimsTurn()


PHASES: Final[dict[str, Call[Hunt, object]]] = {
    "setup": call(opening),
    "cast": call(cast),
    "start": call(start),
    "actions": call(actions),
    "equipment": call(equipment),
    "plan": call(plan),
    "report": call(report),
    "reveal": call(reveal),
    "killer": call(killer_begins),
    "instant": call(instant),
    "main": call(main),
    "planning": call(planning),
    "draw": call(draw_cards),
    "over": call(next_round),
}
"""In the order of the rulebook's summary; report and draw run on from the phase before them."""
