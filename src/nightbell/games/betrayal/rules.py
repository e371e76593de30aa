"""The game as the table knows it: options, setup, flow, views, standing decisions."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated

from msgspec import Meta

from nightbell.engine import (
    PUBLIC,
    YES_NO,
    Answer,
    Audience,
    Box,
    Call,
    Chance,
    Command,
    Decision,
    GameOptions,
    Offer,
    OptionNames,
    OptionNumber,
    Refusal,
    Rules,
    Seat,
    ask,
    read_options,
)
from nightbell.games.betrayal import haunts, news, printed
from nightbell.games.betrayal.atoms import Reveal
from nightbell.games.betrayal.cards import events, items, omens
from nightbell.games.betrayal.cards.catalogue import PRINTED
from nightbell.games.betrayal.chart import TRAITOR_OF
from nightbell.games.betrayal.explorers import EXPLORERS
from nightbell.games.betrayal.house import HAUNTS, House, Placed
from nightbell.games.betrayal.imagine import imagine
from nightbell.games.betrayal.manners import MANNERS
from nightbell.games.betrayal.rooms import ENTRANCE_HALL, ROOMS, STACK, START
from nightbell.games.betrayal.seen import HouseView
from nightbell.games.betrayal.traits import EVENT, ITEM, OMEN, TRAITOR, ExplorerId
from nightbell.games.betrayal.turn import BEGINNING, ENDING, MONSTERS, ONE_STEP, is_up

LEAST_PLAYERS = 3
MOST_PLAYERS = 6
CONTENT = (events, items, omens, haunts)
"""Modules whose import puts their cards and haunts into the box."""


class Options(GameOptions, frozen=True):
    """How a game is set up. Explorers are named by seat; seats without a name get one by chance."""

    players: Annotated[OptionNumber, Offer(least=LEAST_PLAYERS, most=MOST_PLAYERS), PUBLIC] = 4
    explorers: Annotated[OptionNames, Offer("explorers", each=True, own=True), PUBLIC] = ()
    declined: Annotated[tuple[OptionNumber, ...], Meta(max_length=99), Offer("haunts"), PUBLIC] = ()
    haunt: Annotated[OptionNumber, Offer("haunts", rare=True), PUBLIC] = 0
    barriers_stop_traitor: Annotated[bool, Offer(rare=True), PUBLIC] = False
    """Whether the traitor, too, rolls to cross Chasm, Catacombs and Tower."""
    one_search: Annotated[bool, Offer(rare=True), PUBLIC] = False
    """Whether haunt 40 allows one search a turn instead of one in each room."""
    month: Annotated[OptionNumber, Offer(least=1, most=12, rare=True), PUBLIC] = 10
    day: Annotated[OptionNumber, Offer(least=1, most=31, rare=True), PUBLIC] = 31
    """The day of the game: whose birthday comes next goes first. Tables fill in today's."""


def checked(options: Options) -> None:
    """Refuse what the box does not allow."""
    if not LEAST_PLAYERS <= options.players <= MOST_PLAYERS:
        raise Refusal("number-of-players", rule="B-001", players=options.players)
    if len(options.explorers) > options.players:
        raise Refusal("too-many-explorers", rule="B-002", players=options.players)
    named = [name for name in options.explorers if name]
    for name in named:
        if name not in EXPLORERS:
            raise Refusal("no-such-explorer", rule="B-017", name=name)
        if named.count(name) > 1:
            raise Refusal("explorer-twice", rule="B-002", explorer=name)
        if EXPLORERS[ExplorerId(name)].flip_side in named:
            raise Refusal(
                "two-sides-of-one-card",
                rule="B-017",
                explorer=name,
                other_explorer=EXPLORERS[ExplorerId(name)].flip_side,
            )
    for number in (options.haunt, *options.declined):
        if number and number not in TRAITOR_OF:
            raise Refusal("no-such-haunt", rule="B-008", number=number)
    if options.haunt and options.haunt not in HAUNTS:
        raise Refusal("haunt-not-in-the-box", rule="B-294", number=options.haunt)
    if all(number in options.declined for number in HAUNTS if number):
        raise Refusal("every-haunt-declined", rule="B-294")
    if not (1 <= options.month <= 12 and 1 <= options.day <= 31):
        raise Refusal("no-such-day", rule="B-046", month=options.month, day=options.day)


def seated(options: Options, chance: Chance) -> list[ExplorerId]:
    """The explorers by seat: those named, and for the rest sides of unused cards by chance."""
    chosen: list[ExplorerId | None] = [ExplorerId(name) if name else None for name in options.explorers]
    chosen += [None] * (options.players - len(chosen))
    colours = {EXPLORERS[name].colour for name in chosen if name is not None}
    for each in chance.shuffled("explorers", EXPLORERS.values()):
        if None not in chosen:
            break
        if each.colour not in colours:
            colours.add(each.colour)
            chosen[chosen.index(None)] = each.id
    return [name for name in chosen if name is not None]


def first_seat(explorers: Sequence[ExplorerId], month: int, day: int) -> Seat:
    """The explorer whose birthday comes next, today's included."""

    def wait(seat: int) -> tuple[bool, tuple[int, int]]:
        birthday = EXPLORERS[explorers[seat]].birthday
        return birthday < (month, day), birthday

    return Seat(min(range(len(explorers)), key=wait))


class Claim(Command[House, None]):
    """Somebody says aloud that they are no traitor."""

    seat: Seat

    def carry_out(self, house: House) -> None:
        house.emit(news.Claimed(self.seat))


class Betrayal(Rules[House, HouseView]):
    name = "betrayal"
    version = "8"
    manners = MANNERS
    options = Options
    nouns = {
        **{task.name: task.nouns for each in HAUNTS.values() for task in each.tasks.values()},
        **{verb: nouns for each in HAUNTS.values() for verb, nouns in each.verbs.items()},
        "move": ("room",),
        "at": ("room", "door"),
        "stay": ("room", "door"),
        "shift": ("room", "cell", "cell", "turn"),
        "place": ("floor", "cell", "cell", "turn"),
        "ride": (),
        "cross": (),
        "open-vault": (),
        "jump-down": (),
        "drop-down": (),
        "slide": (),
        "wall": (),
        "drop": (),
        "take": (),
        "bring-stairs": (),
        "end": (),
        "passage": ("room",),
        "explore": ("door",),
        "search": ("token",),
        "use": ("card",),
        "give": ("seat",),
        "tear": ("seat",),
        "attack": ("figure", "card", "trait"),
        "fetch": ("card", "room"),
        "carry": ("card", "room"),
    }

    def new(self, options: Mapping[str, object], seed: int) -> House:
        chosen = read_options(Options, options)
        checked(chosen)
        chance = Chance.of(seed)
        explorers = seated(chosen, chance)
        first = first_seat(explorers, chosen.month, chosen.day)
        count = len(explorers)
        house = House(
            chance=chance,
            players=count,
            forced=chosen.haunt,
            declined=chosen.declined,
            barriers_stop_traitor=chosen.barriers_stop_traitor,
            one_search=chosen.one_search,
            explorers=explorers,
            clips=[row for name in explorers for row in EXPLORERS[name].start],
            alive=[True] * count,
            where=[ENTRANCE_HALL] * count,
            side=[0] * count,
            hands=[()] * count,
            kept=[()] * count,
            tiles=chance.shuffled("tiles", STACK),
            decks={deck: chance.shuffled("decks", cards) for deck, cards in PRINTED.items()},
            first=first,
            active=first,
        )
        for room, (floor, x, y) in START.items():
            house.put_tile(room, Placed(floor, x, y))
        return house

    def dated(self, options: Mapping[str, object], month: int, day: int) -> Mapping[str, object]:
        """The day of the game decides who goes first, unless the table has named another."""
        if "month" in options or "day" in options:
            return options
        return {**options, "month": month, "day": day}

    def flow(self, state: House) -> Call[House, None]:
        """Where in the round of turns the house stands: a turn's beginning, one step of it, its end; or the
        monsters' turn."""
        if state.monsters_turn:
            return MONSTERS
        done = state.done
        if "begun" not in done:
            return BEGINNING
        return ENDING if "turn" in done or not is_up(state, state.active) else ONE_STEP

    def seats(self, state: House) -> Sequence[str]:
        return state.explorers

    def view(self, state: House, viewer: Seat) -> HouseView:
        return HouseView.of(state, viewer)

    def imagine(self, view: HouseView, chance: Chance) -> House:
        return imagine(view, chance)

    def content(self) -> Mapping[str, Sequence[str]]:
        return {
            "explorers": tuple(EXPLORERS),
            "rooms": tuple(ROOMS),
            "omens": PRINTED[OMEN],
            "items": PRINTED[ITEM],
            "events": PRINTED[EVENT],
            "haunts": tuple(str(number) for number in sorted(HAUNTS) if number),
        }

    def box(self) -> Box:
        return printed.box()

    def returns(self, state: House) -> tuple[float, ...]:
        if state.outcome is None:
            return super().returns(state)
        return tuple(1.0 if seat in state.winners else -1.0 for seat in range(state.players))

    def parts(self, state: House) -> tuple[tuple[str, str], ...]:
        return tuple(("explorer", str(explorer)) for explorer in state.explorers)

    def standing(self, state: House, seat: Seat) -> Sequence[Decision[Answer]]:
        """Where sides are hidden, anybody may claim innocence, and the traitor may turn over the token."""
        if not state.scenario.hidden or not state.alive[seat] or state.open_party[seat]:
            return ()
        found: list[Decision[Answer]] = [ask(seat, "claim", YES_NO, "B-357")]
        if state.party[seat] == TRAITOR and state.scenario.may_reveal:
            found.append(ask(seat, "reveal", YES_NO, "B-353"))
        return found

    def interrupt(self, state: House, decision: Decision[Answer], answer: Answer) -> Command[House, None]:
        if decision.kind == "reveal" and answer:
            return Reveal(decision.seat)
        return Claim(decision.seat)

    def hearers(self, state: House, speaker: Seat, to: Sequence[Seat]) -> Audience:
        """Who hears what is said apart. Where a traitor is hidden, nothing is."""
        if state.scenario.hidden:
            raise Refusal("talk-aloud", rule="B-360")
        return super().hearers(state, speaker, to)

    def companions_in_arms(self, state: House, seat: Seat) -> tuple[Seat, ...]:
        """With whom a seat shares its page, and may plan while the other side does not hear."""
        if not state.haunt or state.scenario.hidden:
            return ()
        mine = state.party[seat]
        return tuple(Seat(other) for other in state.seats if other != seat and state.party[other] == mine)

    def why_not(self, state: House, decision: Decision[Answer], answer: object) -> Refusal:
        """The rule that forbids what was tried, as far as the seat may know it."""
        if decision.kind != "turn" or not isinstance(answer, tuple) or not answer:
            return Refusal("illegal-answer", rule=decision.rule, kind=decision.kind)
        return forbidden(state, decision.seat, answer)


def forbidden(house: House, me: Seat, action: tuple[object, ...]) -> Refusal:
    verb = str(action[0])
    if verb in ("move", "explore", "passage"):
        if house.halted:
            return Refusal("movement-is-over", rule="B-078")
        if house.left(me) < 1 and house.spent:
            return Refusal("no-movement-left", rule="B-076")
        if verb == "explore":
            return Refusal("no-open-doorway", rule="B-161")
        return Refusal("no-way-there", rule="B-088")
    if verb == "attack":
        if not house.haunt:
            return Refusal("no-attack-before-the-haunt", rule="B-246")
        if house.did("attack"):
            return Refusal("one-attack-a-turn", rule="B-073")
        return Refusal("no-such-target", rule="B-247")
    rules = {
        "give": "B-192",
        "drop": "B-192",
        "take": "B-192",
        "use": "B-176",
        "cross": "B-141",
        "open-vault": "B-233",
        "search": "B-232",
        "tear": "B-232",
    }
    rule = "B-244" if verb in house.scenario.tasks else rules.get(verb, "B-068")
    return Refusal("cannot-do-that-now", rule=rule)


RULES = Betrayal()
