"""Where could they be? The layer over the map, for either side, worked out from a view alone.

For the killer: each victim's possible places with their probabilities, brought up to date by every clue in
his view. The set of possible places is exact in this sense: a place is left out only if no play of the
victims that fits the clues leads there. How likely the others are follows a plain model of people who mostly
walk or work; victims are weighed one by one, and a noise is shared out among those who may have made it.

For the victims: where a hidden killer can be after the card he showed.
"""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Final, Protocol

from nightbell.engine import Chance, Chances
from nightbell.games.whispers.content import VICTIMS
from nightbell.games.whispers.maps import BOARDS, Board, Passage, Place
from nightbell.games.whispers.options import Options
from nightbell.games.whispers.seen import KillerView, Open, VictimsView, View
from nightbell.games.whispers.state import Clue, Victim

Places = dict[Place, float]

STAY, WALK, FAR, SECRET = 0.35, 0.6, 0.03, 0.02
"""How victims spend a turn: at work, walking, further by some item, through a secret passage."""
RESOURCEFUL: Final = 1e-3
"""The weight of being anywhere at all, where traits or plans let a victim go further than one can foresee."""
THROWN, ELSEWHERE = 0.08, 0.002
"""How much less likely than a noise at one's own place is one next door, or one anywhere."""
QUIET_WORK: Final = 0.6
"""How likely it is to be at a place of noisy work without having been heard."""
STIRRED: Final = 20.0
MOST_ADRENALINE: Final = 3
FAINT: Final = 0.01
"""What is less likely than this, a coarse layer leaves out."""
KILLER: Final = "killer"


class Gone(Protocol):
    """What lies in the open of a hunt, as far as the killer's layer asks for it."""

    @property
    def options(self) -> Options: ...
    @property
    def victims(self) -> tuple[Victim, ...]: ...
    @property
    def escaped(self) -> tuple[Victim, ...]: ...
    @property
    def bodies(self) -> tuple[tuple[Victim, Place], ...]: ...


class Shown(Protocol):
    """What everybody sees of the killer's pieces."""

    @property
    def exposed(self) -> int | None: ...
    @property
    def figures(self) -> tuple[Place, ...]: ...
    @property
    def in_circle(self) -> bool: ...
    @property
    def shadow(self) -> tuple[Place, ...]: ...


def whereabouts(view: KillerView) -> dict[Victim, Places]:
    """What the killer can know of the victims' places."""
    return Layer.of(view.open, view.clues).chances(view.open)


def killer_whereabouts(view: VictimsView) -> Places:
    """What the victims can know of the killer's place."""
    return killer_spots(view.open)


def killer_spots(seen: Shown) -> Places:
    if seen.exposed is not None:
        return {seen.figures[seen.exposed]: 1.0}
    if not seen.in_circle:
        share = 1 / len(seen.figures)
        spots: Places = {}
        for figure in seen.figures:
            spots[figure] = spots.get(figure, 0.0) + share
        return spots
    return {place: 1 / len(seen.shadow) for place in seen.shadow}


def sample_victims(seen: Open, clues: Sequence[Clue], chance: Chance) -> dict[Victim, Place]:
    """Places for all victims that fit the clues."""
    spots = Layer.of(seen, clues).chances(seen)
    return {victim: _draw(places, chance) for victim, places in spots.items()}


def _draw(places: Places, chance: Chance) -> Place:
    left = chance.below("imagined-places", 1 << 30) / (1 << 30) * sum(places.values())
    for place, weight in places.items():
        left -= weight
        if left < 0:
            return place
    return next(reversed(places))


class Lookout:
    """The layer of one seat, of either side. The public sees none: it belongs to neither."""

    def __init__(self) -> None:
        self.layer: Layer | None = None

    def look(self, view: View) -> Chances:
        if isinstance(view, VictimsView):
            return {KILLER: _named(killer_whereabouts(view))}
        if not isinstance(view, KillerView):
            return {}
        if self.layer is None:
            self.layer = Layer.of(view.open)
        self.layer.hear(view.clues)
        return {str(victim): _named(places) for victim, places in self.layer.chances(view.open).items()}


def _named(places: Places) -> dict[str, float]:
    return {str(place): weight for place, weight in places.items()}


class Layer:
    """The killer's knowledge of the victims, kept up to date clue by clue."""

    def __init__(self, board: Board, victims: Iterable[Victim], boundless: bool) -> None:
        self.board = board
        self.boundless = boundless
        self.coarse = False
        """Whether faint chances are forgotten, as long as nobody relies on what is possible at all."""
        self.spots: dict[Victim, Places] = {victim: {board.main_exit: 1.0} for victim in victims}
        self.read = 0
        self.round = 0
        self.turn: list[Clue] | None = None
        """The clues of a victims' turn that is not over yet."""
        self.barred: tuple[Passage, ...] = ()
        self.found: tuple[Victim, ...] = ()

    @staticmethod
    def of(seen: Gone, clues: Sequence[Clue] = ()) -> "Layer":
        """The layer of a hunt, with these clues heard. Whoever searches asks for the same one many times."""
        boundless = seen.options.traits != "off" or seen.options.plans != "off"
        return _heard(seen.options.map, seen.victims, boundless, tuple(clues)).copy()

    def copy(self) -> "Layer":
        twin = Layer(self.board, (), self.boundless)
        twin.spots, twin.turn = self.spots.copy(), None if self.turn is None else self.turn.copy()
        twin.read, twin.round = self.read, self.round
        twin.barred, twin.found, twin.coarse = self.barred, self.found, self.coarse
        return twin

    def hear(self, clues: Sequence[Clue]) -> None:
        """Take in whatever is new in the clues; they only ever grow."""
        for clue in clues[self.read :]:
            if clue.kind == "turn":
                self.round += 1
                self.turn, self.barred = [], clue.passages
            elif self.turn is not None:
                self.turn.append(clue)
                if clue.kind == "noise":
                    self.spots = self.after_turn(self.turn)
                    self.turn = None
                    if self.coarse:
                        self.spots = {victim: _likely(places) for victim, places in self.spots.items()}
            else:
                self.learn(clue)
        self.read = len(clues)

    def chances(self, seen: Gone) -> dict[Victim, Places]:
        """Each victim's possible places and their probabilities, those who are gone left out."""
        spots = self.spots if self.turn is None else self.after_turn(self.turn)
        gone = {*seen.escaped, *(victim for victim, _ in seen.bodies)}
        if not gone:
            return spots.copy()
        return {victim: places for victim, places in spots.items() if victim not in gone}

    # ---- the victims' turn

    def after_turn(self, clues: Sequence[Clue]) -> dict[Victim, Places]:
        """Everybody may have moved; what was heard and touched meanwhile says more."""
        opened = {door for clue in clues if clue.kind == "unbarred" for door in clue.passages}
        barred = tuple(door for door in self.barred if door not in opened)
        cried = {clue.names[0]: clue.places[0] for clue in clues if clue.kind == "seen"}
        spots: dict[Victim, Places] = {}
        adrenaline = min(MOST_ADRENALINE, self.round - (self.board.suitcase is None))
        for victim, places in self.spots.items():
            start = {cried[victim]: 1.0} if victim in cried else places
            steps = _turn(self.board.id, barred, adrenaline, str(victim), self.boundless)
            spots[victim] = _normal(_spread(start, steps))
        for clue in clues:
            if clue.kind == "unbarred" and clue.amount:
                spots = self.share(spots, clue.passages[0], 1.0, 1 / STIRRED, 1 / STIRRED)
            elif clue.kind == "stirred":
                spots = self.share(spots, clue.places, 1.0, 1 / STIRRED, 1 / STIRRED)
            elif clue.kind == "noise":
                spots = self.noise(spots, clue.places)
        return spots

    def noise(self, spots: dict[Victim, Places], heard: tuple[Place, ...]) -> dict[Victim, Places]:
        if len(heard) == len(self.board.places):
            return spots
        quiet = [place for place in (*self.board.search, self.board.transmitter) if place not in heard]
        spots = {
            victim: _normal({p: w * (QUIET_WORK if p in quiet else 1.0) for p, w in places.items()})
            for victim, places in spots.items()
        }
        for place in heard:
            spots = self.share(spots, (place,), 1.0, THROWN, ELSEWHERE)
        return spots

    def share(
        self, spots: dict[Victim, Places], where: Iterable[Place], here: float, beside: float, afar: float
    ) -> dict[Victim, Places]:
        """Somebody did something there: each victim takes on its share of having been the one."""
        centre = tuple(where)
        fits = dict.fromkeys((near for place in centre for near in self.board.neighbours[place]), beside)
        fits |= dict.fromkeys(centre, here)
        blame = {victim: sum(w * fits.get(p, afar) for p, w in spots[victim].items()) for victim in spots}
        whole = sum(blame.values())
        shared: dict[Victim, Places] = {}
        for victim, places in spots.items():
            part = blame[victim] / whole
            scale = part / blame[victim]
            shared[victim] = {p: w * (scale * fits.get(p, afar) + 1 - part) for p, w in places.items()}
        return shared

    # ---- the killer's turn

    def learn(self, clue: Clue) -> None:
        """One answer of the victims. Answers are honest, so they rule places out."""
        if clue.kind == "sensed":
            for victim in self.spots:
                if not VICTIMS[victim].unsensed:
                    self.only(victim, clue.places, victim in clue.names)
        elif clue.kind == "searched":
            self.found = clue.names
            for victim in self.spots:
                self.only(victim, clue.places, victim in clue.names)
        elif clue.kind == "seen":
            self.only(clue.names[0], clue.places, True)
        elif clue.kind == "far":
            ring = self.board.distance[clue.places[0]]
            near = tuple(place for place in self.board.places if ring[place] == clue.amount)
            self.only(clue.names[0], near, True)
        elif clue.kind == "fled":
            for victim in dict.fromkeys((*self.found, *clue.names)):
                self.spots[victim] = _normal(
                    _spread(self.spots[victim], _flight(self.board.id, self.boundless))
                )

    def only(self, victim: Victim, places: tuple[Place, ...], inside: bool) -> None:
        kept = {place: weight for place, weight in self.spots[victim].items() if (place in places) == inside}
        if kept:
            self.spots[victim] = _normal(kept)


@lru_cache(maxsize=64)
def _heard(board_id: str, victims: tuple[Victim, ...], boundless: bool, clues: tuple[Clue, ...]) -> Layer:
    layer = Layer(BOARDS[board_id], victims, boundless)
    layer.hear(clues)
    return layer


def _normal(places: Places) -> Places:
    whole = sum(places.values())
    return {place: weight / whole for place, weight in places.items()}


def _likely(places: Places) -> Places:
    return _normal({place: weight for place, weight in places.items() if weight >= FAINT})


def _spread(places: Places, steps: dict[Place, Places]) -> Places:
    spread: Places = {}
    for place, weight in places.items():
        for there, share in steps[place].items():
            if there in spread:
                spread[there] += weight * share
            else:
                spread[there] = weight * share
    return spread


@lru_cache(maxsize=512)
def _turn(
    board_id: str, barred: tuple[Passage, ...], adrenaline: int, victim: str, boundless: bool
) -> dict[Place, Places]:
    """From each place to each place that one turn can lead to, and how likely."""
    board = BOARDS[board_id]
    person = VICTIMS[victim]
    reach = 2 + adrenaline + person.reach
    return {
        place: _ends(board, barred, place, reach, adrenaline > 0 or person.passages, boundless)
        for place in board.places
    }


def _ends(
    board: Board, barred: tuple[Passage, ...], start: Place, reach: int, passages: bool, boundless: bool
) -> Places:
    far = _walks(board, barred, start, reach)
    ends: Places = {start: STAY}
    walked = [place for place, steps in far.items() if 1 <= steps <= 2]
    for place in walked:
        ends[place] = WALK / len(walked)
    for place, steps in far.items():
        if steps > 2:
            ends[place] = FAR / len(far)
    if passages:
        hidden = {end for place in far for end in board.secret_ends[place]}
        for place in board.places:
            if any(board.distance[end][place] <= reach for end in hidden):
                ends[place] = ends.get(place, 0.0) + SECRET / len(board.places)
    if boundless:
        for place in board.places:
            ends[place] = ends.get(place, 0.0) + RESOURCEFUL
    return ends


def _walks(board: Board, barred: tuple[Passage, ...], start: Place, reach: int) -> dict[Place, int]:
    """How many steps a victim needs to each place within reach, barricades in mind."""
    far = {start: 0}
    edge = [start]
    while edge:
        here = edge.pop(0)
        if far[here] == reach:
            continue
        for there, passage in board.passages_of[here]:
            if there not in far and passage not in barred:
                far[there] = far[here] + 1
                edge.append(there)
    return far


@lru_cache(maxsize=64)
def _flight(board_id: str, boundless: bool) -> dict[Place, Places]:
    """A step away, or none; with traits perhaps two. Barricades do not count: some may just have gone."""
    board = BOARDS[board_id]
    table: dict[Place, Places] = {}
    for place in board.places:
        steps = board.neighbours[place]
        table[place] = {place: 0.2} | {there: 0.8 / len(steps) for there in steps}
        if boundless:
            for there in board.within(place, 2):
                table[place].setdefault(there, 0.05)
    return table
