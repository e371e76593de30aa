"""Everything true about one hunt, and the questions that the rules ask of it."""

from functools import lru_cache
from typing import Annotated, Final, NewType, ParamSpec, TypeVar

import msgspec
from msgspec import Struct

from nightbell.engine import PUBLIC, Audience, Hidden, Moment, Public, Seat, Sight, State, only
from nightbell.games.whispers.content import CARDS, ITEMS, KILLERS, Card, Killer, Kind
from nightbell.games.whispers.content import VICTIMS as PEOPLE
from nightbell.games.whispers.maps import BOARDS, Board, Passage, Place
from nightbell.games.whispers.moments import toughens
from nightbell.games.whispers.options import Options

T = TypeVar("T")
P = ParamSpec("P")
R = TypeVar("R")
Victim = NewType("Victim", str)

OPEN: Final = Sight("Open")
"""What lies in the open: the roof, the map with its barricades, the killer's figure, the cards shown."""
KILLER: Final = Sight("KillerView", tag=True, parts={"open": OPEN}, viewer="seat")
VICTIMS: Final = Sight("VictimsView", tag=True, parts={"open": OPEN}, viewer="seat")
ONLOOKER: Final = Sight("OnlookerView", tag=True, parts={"open": OPEN})
Killers = Annotated[T, KILLER]
Team = Annotated[T, VICTIMS]

HAND_LIMIT: Final = 5
TOP_LEVEL: Final = 5
TOP_STRENGTH: Final = 10
BARRICADES: Final = 7
REPAIRED: Final = 5
FEAR_LIMIT: Final = 2
SLOTS: Final = 3
DEAD: Final = 2
MOST_CORES: Final = 5
MOST_GUESSES: Final = 11


class Tile(Struct, frozen=True, gc=False):
    """A state tile on the roof, with the fear tokens below it."""

    victim: Victim
    wounds: int
    fear: int


class Clue(Struct, frozen=True, gc=False):
    """One thing the killer has learned about the victims, in the order in which he learned it.

    Kinds: ``turn`` (a victims' turn began; passages = what was barred), ``noise``, ``sensed``, ``searched``,
    ``seen``, ``unbarred``, ``barred``, ``key``, ``far`` (amount = distance), ``fled``,
    ``stirred`` (somebody touched the thing in that place).
    """

    kind: str
    places: tuple[Place, ...] = ()
    names: tuple[Victim, ...] = ()
    amount: int = 0
    passages: tuple[Passage, ...] = ()


class Hunt(State, kw_only=True):
    """Lists and dicts hold ids and numbers only. The last card of a deck's list is its top."""

    options: Public[Options]
    killer_seat: Hidden[Seat]
    victim_seats: Hidden[tuple[Seat, ...]]
    to_victims: Hidden[Audience]
    owner: Annotated[dict[Victim, Seat], OPEN.paired("owners"), VICTIMS.through("mine")]
    victims: Annotated[tuple[Victim, ...], PUBLIC, OPEN.called("dossiers")]
    """Their dossiers lie on the killer's board: both sides know the abilities."""
    phase: Public[str] = "setup"
    round: Public[int] = 0

    where: Team[dict[Victim, Place]]
    """Those who are still in the house and alive."""
    wounds: Annotated[dict[Victim, int], OPEN.through("roof")]
    fear: Annotated[dict[Victim, int], OPEN.through("roof")]
    bag: Annotated[dict[Victim, tuple[str, ...]], VICTIMS.called("bags")]
    bodies: Annotated[dict[Victim, Place], OPEN.paired("bodies")] = msgspec.field(default_factory=dict)
    escaped: Public[tuple[Victim, ...]] = ()
    left: Team[tuple[Victim, ...]] = ()
    """Who has not finished this turn."""
    acted: Team[tuple[Victim, ...]] = ()
    """Who has taken one of the six actions this turn."""
    acting: Team[Victim | None] = None
    busied: Team[tuple[Victim, ...]] = ()
    """Who has taken an additional action or traded this turn."""
    stilled: Team[tuple[Victim, ...]] = ()
    """Who holds a statue still, and so does nothing more this turn."""
    today: Team[tuple[str, ...]] = ()
    """Once-a-turn abilities used this turn."""
    spent: Team[tuple[str, ...]] = ()
    """Once-a-game abilities used."""
    encouraged: Public[tuple[Victim, ...]] = ()
    netted: Team[tuple[Victim, ...]] = ()
    notes: Team[tuple[str, ...]] = ()
    notes_left: Team[tuple[str, ...]] = ()

    noise: Team[tuple[Place, ...]] = ()
    drowned: Team[bool] = False
    """The firecracker: everywhere is noisy this round."""
    heard: Public[tuple[Place, ...]] = ()
    """What the killer was told at the last report, and since."""
    keys: Annotated[int, OPEN.through("keys")] = 0
    rings: Annotated[dict[Victim, int], VICTIMS, OPEN.through("keys")]
    """Own keys in Separate Ways."""
    repair: Team[int] = 0
    repaired: Team[bool] = False
    rescue: Annotated[int | None, OPEN.when("rescue_visible"), VICTIMS] = None
    search_deck: Annotated[list[str], VICTIMS.unordered("search_rest")]
    equipment_deck: Annotated[list[str], VICTIMS.unordered("equipment_rest")]
    used_items: Team[list[str]] = msgspec.field(default_factory=list)
    trap: Team[Place | None] = None
    barricades: Public[tuple[Passage, ...]] = ()
    portcullis: Public[Passage | None] = None
    first_aid: Team[bool] = False
    gallery_woken: Public[bool] = False
    first_player: Public[int] = 0

    figures: Annotated[tuple[Place, ...], OPEN.when("in_sight"), KILLER.through("place")]
    """The killer's pieces; all but the Statues have one."""
    main: Killers[int] = 0
    exposed: Public[int | None] = None
    """The figure that has shown itself to be the main one, until that may have changed."""
    hidden: Annotated[bool, OPEN.called("in_circle")] = False
    last_seen: Annotated[Place, OPEN.when("hidden", "stealth_token")]
    shadow: Public[tuple[Place, ...]] = ()
    """Where a hidden killer can be, as far as anybody can tell from the card he showed."""
    on_reveal: Public[str | None] = None
    hand: Killers[list[str]]
    deck: Annotated[list[str], KILLER.counted("deck_size")]
    discard: Killers[list[str]]
    locked: Public[list[str]]
    removed: Killers[tuple[str, ...]] = ()
    in_play: Public[tuple[str, ...]] = ()
    played: Public[tuple[str, ...]] = ()
    """Every card shown so far; public."""
    level: Public[int] = 1
    growth: Public[int] = 0
    """Strength gained for good."""
    fury: Public[int] = 0
    fury_next: Public[int] = 0
    attack_bonus: Public[int] = 0
    attack_marks: Public[tuple[str, ...]] = ()
    """What the attack card of this attack changed beside strength."""
    defender: Public[Victim | None] = None
    unattacked: Public[tuple[Victim, ...]] = ()
    basic_left: Public[int] = 0
    met: Public[bool] = False
    met_last: Public[bool] = False
    revealed: Public[bool] = False
    tunnelled: Public[bool] = False
    waits: Public[bool] = False
    """The first turn is skipped (Lie in Wait)."""
    halted: Public[tuple[int, ...]] = ()
    snares: Annotated[dict[Place, str], OPEN.through("snares"), KILLER.paired("snare_kinds")] = msgspec.field(
        default_factory=dict
    )
    chests: Public[tuple[Place, ...]] = ()
    silver: Annotated[list[str], VICTIMS.unordered("silver_rest")] = msgspec.field(default_factory=list)
    cores: Public[tuple[Place, ...]] = ()
    evolutions: Public[tuple[str, ...]] = ()

    traits: Team[dict[Victim, str]] = msgspec.field(default_factory=dict)
    dealt: Team[dict[Victim, tuple[str, str]]] = msgspec.field(default_factory=dict)
    killer_traits: Public[tuple[str, ...]] = ()
    killer_dealt: Killers[tuple[str, ...]] = ()
    plans: Team[tuple[str, ...]] = ()
    plan: Team[str | None] = None
    """The plan under way."""
    plan_step: Team[int] = 0
    plan_done: Team[str | None] = None
    marker: Team[Place | None] = None

    guesses: Killers[tuple[tuple[str, Place], ...]] = ()
    repair_guess: Killers[int] = 0
    clues: Annotated[list[Clue], KILLER, VICTIMS.veiled("distances")] = msgspec.field(default_factory=list)
    """The victims have answered every question, and so know what he knows of them."""

    # ---- the house

    @property
    def board(self) -> Board:
        return BOARDS[self.options.map]

    @property
    def book(self) -> Place:
        if self.options.map == "mansion":
            return Place(f"mansion-{self.options.mansion_book}")
        return self.board.symbols["book"]

    def symbol(self, name: str) -> Place:
        return self.book if name == "book" else self.board.symbols[name]

    def steps_for_victims(self, place: Place) -> tuple[Place, ...]:
        """Where a victim can step to: not through a barricade, not under the portcullis."""
        return _open_steps(self.options.map, place, self.barricades, self.portcullis)

    def barred_at(self, place: Place) -> tuple[Passage, ...]:
        return tuple(passage for passage in self.barricades if place in passage)

    def free_doors(self, doors: tuple[Passage, ...]) -> tuple[Passage, ...]:
        """Doors that a barricade could still be put on."""
        taken = self.barricades
        return tuple(door for door in doors if door not in taken and door != self.portcullis)

    @property
    def spare_barricades(self) -> int:
        return BARRICADES - len(self.barricades)

    @property
    def noisy(self) -> tuple[Place, ...]:
        """What the killer hears this round."""
        return self.heard

    # ---- the victims

    @property
    def victims_turn(self) -> bool:
        return self.phase in ("start", "actions", "equipment", "plan")

    def seat_of(self, victim: Victim) -> Seat:
        return self.owner[victim]

    @property
    def to_killer(self) -> Audience:
        return only(self.killer_seat)

    def those_at(self, *places: Place) -> tuple[Victim, ...]:
        where = self.where
        return tuple(victim for victim in self.victims if victim in where and where[victim] in places)

    @property
    def present(self) -> tuple[Victim, ...]:
        """Everybody still in play."""
        where = self.where
        return tuple(victim for victim in self.victims if victim in where)

    def slots(self, victim: Victim) -> int:
        return slots_of(victim, self.options)

    def has(self, victim: Victim, item: str) -> bool:
        return item in self.bag[victim]

    def has_trait(self, victim: Victim, trait: str) -> bool:
        return self.traits.get(victim) == trait

    def knows(self, plan: str) -> bool:
        """The team has finished this plan."""
        return self.plan_done == plan

    def voices(self, moment: Moment[P, R], victim: Victim) -> tuple[str, ...]:
        """What has a say for this victim at a moment: itself, its trait, the team's plan, what it carries."""
        return _voices(moment, victim, self.traits.get(victim), self.plan_done, self.bag[victim])

    def beside_killer(self, victim: Victim) -> bool:
        """Shares a place with a killer who can be seen."""
        return not self.hidden and self.where[victim] in self.figures

    def steps_to_killer(self, place: Place) -> int:
        """Distance to the nearest visible figure; far away if he is hidden."""
        if self.hidden:
            return 99
        far = self.board.distance[place]
        return min(far[figure] for figure in self.figures)

    def may_search(self, victim: Victim) -> bool:
        place = self.where[victim]
        also = PEOPLE[victim].searches_at
        here = place in self.board.search or (also and place == self.symbol(also))
        return bool(here) and bool(self.search_deck) and not self.beside_killer(victim)

    def may_repair(self, victim: Victim) -> bool:
        return (
            self.where[victim] == self.board.transmitter
            and not self.repaired
            and self.repair < REPAIRED
            and not self.beside_killer(victim)
        )

    @property
    def rescue_visible(self) -> bool:
        """Whether the killer, too, knows how far away the rescue is."""
        return self.options.rescue_visible

    # ---- the killer

    @property
    def in_sight(self) -> bool:
        """The killer is not in the stealth circle."""
        return not self.hidden

    @property
    def kind(self) -> Killer:
        return KILLERS[self.options.killer]

    @property
    def at(self) -> Place:
        return self.figures[self.main]

    @property
    def strength(self) -> int:
        """What a defence must reach now."""
        total = self.base_strength + self.fury + self.attack_bonus
        surges = self.kind.surges
        if surges is not None:
            total += surges(self)
        return min(TOP_STRENGTH, max(0, total))

    @property
    def base_strength(self) -> int:
        kind = self.kind
        base = kind.strength[self.level - 1] + self.growth
        if kind.hardens is not None:
            base += kind.hardens(self)
        if self.killer_traits:
            base += sum(toughens[trait](self) for trait in self.whims(toughens))
        return min(TOP_STRENGTH, max(0, base))

    def cost(self, card: str) -> int:
        """How many other cards must be discarded to play this one."""
        return self.price(CARDS[card])

    def price(self, card: Card) -> int:
        cost, haggles = card.cost if card.price is None else card.price(self), self.kind.haggles
        return cost if haggles is None else haggles(self, cost)

    def playable(self, kind: Kind) -> tuple[str, ...]:
        """The cards in hand that could be played as this kind and paid for, in the killer's own order."""
        hand, size = self.hand, len(self.hand) - 1
        result: list[str] = []
        for card in _fitting(self.options.killer, kind):
            if (
                card.id in hand
                and (card.played_as is None or kind in card.played_as(self))
                and self.price(card) <= size
                and (card.only_if is None or card.only_if(self))
            ):
                result.append(card.id)
        return tuple(result)

    def hand_without(self, spare: str) -> tuple[str, ...]:
        """Different cards of the hand, with one copy of ``spare`` left out, in the killer's own order."""
        hand = self.hand
        return tuple(
            name for name in self.kind.order if name in hand and (name != spare or hand.count(name) > 1)
        )

    def killer_steps(self, place: Place, piece: int = 0) -> tuple[Place, ...]:
        """Where an open MOVE can lead. A barricade does not stop it, the portcullis costs three cards."""
        if piece in self.halted:
            return ()
        steps = self.board.killer_steps[place]
        if self.kind.crawls:
            ends = self.board.secret_ends[place]
            steps = tuple(spot for spot in self.board.places if spot in steps or spot in ends)
        gate = self.portcullis
        if gate is not None and place in gate and len(self.hand) < 3:
            steps = tuple(spot for spot in steps if spot not in gate)
        return steps

    def creeping_steps(self, place: Place) -> tuple[Place, ...]:
        """Where a STEALTH step can lead: through barricades, never through the portcullis."""
        gate = self.portcullis
        steps = self.board.killer_steps[place]
        return (
            steps if gate is None or place not in gate else tuple(spot for spot in steps if spot not in gate)
        )

    def shadow_of(self, most: int) -> tuple[Place, ...]:
        """Everywhere that so many secret steps from here can lead."""
        reached = {self.at}
        for _ in range(most):
            reached |= {there for here in reached for there in self.creeping_steps(here)}
        return tuple(place for place in self.board.places if place in reached)

    def within(self, radius: int) -> tuple[Place, ...]:
        return self.board.within(self.at, radius)

    def distances(self, viewer: Seat) -> list[int]:
        """The clues that say from where the killer asked, which may be his secret."""
        return [number for number, clue in enumerate(self.clues) if clue.kind == "far"]

    def whims(self, moment: Moment[P, R]) -> tuple[str, ...]:
        """Which of the killer's traits have a say at a moment, in the order in which they say it."""
        return _whims(moment, self.killer_traits) if self.killer_traits else ()

    def learn(
        self, kind: str, places: tuple[Place, ...] = (), names: tuple[Victim, ...] = (), amount: int = 0
    ) -> None:
        """Write down what the killer has just been told. Only atoms call this."""
        self.clues.append(Clue(kind, places, names, amount))


@lru_cache(maxsize=1024)
def _open_steps(
    board: str, place: Place, barricades: tuple[Passage, ...], portcullis: Passage | None
) -> tuple[Place, ...]:
    return tuple(
        there
        for there, passage in BOARDS[board].passages_of[place]
        if passage not in barricades and passage != portcullis
    )


def slots_of(victim: str, options: Options) -> int:
    """How many items a victim can carry."""
    own = PEOPLE[victim].slots
    return SLOTS if own is None else own(options)


@lru_cache(maxsize=256)
def _fitting(killer: str, kind: Kind) -> tuple[Card, ...]:
    """The cards of a deck that may be played as this kind at some time."""
    cards = (CARDS[name] for name in KILLERS[killer].order)
    return tuple(card for card in cards if card.played_as is not None or kind in card.effects)


@lru_cache(maxsize=1024)
def _voices(
    moment: Moment[P, R], victim: Victim, trait: str | None, plan: str | None, bag: tuple[str, ...]
) -> tuple[str, ...]:
    pieces = (victim, trait or "", plan or "", *in_item_order(bag))
    return tuple(piece for piece in pieces if piece in moment)


@lru_cache(maxsize=1024)
def _whims(moment: Moment[P, R], traits: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(trait for trait in moment if trait in traits)


@lru_cache(maxsize=1024)
def in_item_order(items: tuple[str, ...]) -> tuple[str, ...]:
    """Different items, each once, in the order of the box."""
    return tuple(item for item in ITEMS if item in items)
