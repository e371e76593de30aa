"""The hunter: keeps the layer of where the victims can be, goes for them, and plays cards for a reason."""

from collections.abc import Callable
from functools import lru_cache
from random import Random

from nightbell.bots.whispers.glance import HunterGlance
from nightbell.engine import Answer, Decision, Number, OneOf, Some
from nightbell.games.whispers.content import CARDS, KILLERS
from nightbell.games.whispers.maps import BOARDS, Place
from nightbell.games.whispers.seen import KillerView
from nightbell.games.whispers.state import Victim
from nightbell.games.whispers.whereabouts import Layer

WORTH_SEARCHING = 0.3
NEAR = tuple(0.93**steps for steps in range(99))
LATE = tuple(0.35**steps for steps in range(99))
"""What is left of a prize, by how many steps it is away, and by how many too many for this turn."""
STEPS = {"pursue": 1, "crawl": 1, "blood_hunt": 2, "howl": 1}
"""Instant cards that bring the killer nearer, and by how much."""
DEAR_CARDS = (
    "chainsaw",
    "brutal_rage",
    "life_drain",
    "death_blossom",
    "siege",
    "frenzied_branches",
    "transformation",
    "axe_throw",
    "vanish",
    "whizz",
    "execution",
    "strangle",
)
"""What one would rather not pay with."""
LIKED_TRAITS = (
    "fatal",
    "suppressed",
    "terrorising",
    "nightmare",
    "immediate",
    "heightened",
    "enhanced",
    "swift",
    "aura",
    "deterrence",
    "sly",
    "entrapment",
    "murderous",
    "acute",
    "perilous",
    "encircle",
    "devious",
    "self_challenge",
    "lie_wait",
    "toying",
)
"""The killer's traits, the best first."""


class Hunter:
    def __init__(self, view: KillerView | HunterGlance, rng: Random) -> None:
        self.rng = rng
        self.board = BOARDS[view.open.options.map]
        self.layer = Layer.of(view.open, view.clues)
        self.layer.coarse = isinstance(view, HunterGlance)
        self.weighed: object = None
        """What was known when the places were weighed last."""

    def answer(self, view: KillerView | HunterGlance, decision: Decision[Answer]) -> Answer:
        if len(view.clues) < self.layer.read:
            self.layer = Layer.of(view.open)
        self.layer.hear(view.clues)
        self.view, self.open, self.here = view, view.open, view.place
        known = (self.layer, self.layer.read, view.open.roof, view.open.escaped, view.open.bodies)
        if known != self.weighed:
            self.weighed = known
            self.spots = self.layer.chances(view.open)
            self.worth = {tile.victim: 1.8 if tile.wounds else 1.0 for tile in view.open.roof}
            """A wounded victim is half caught."""
            self.weigh()
        self.targets: dict[int, Place] = {}
        choice, kind = decision.choice, decision.kind
        if isinstance(choice, OneOf):
            options: tuple[Answer, ...] = choice.options
            if len(options) == 1:
                return options[0]
            if options == (True, False):
                return self.agrees(kind)
            ask: Callable[[tuple[Answer, ...]], Answer]
            ask = getattr(self, "on_" + kind.replace("-", "_"), self.place_or_any)
            return ask(options)
        if isinstance(choice, Number):
            return view.main + 1 if kind == "main-statue" else choice.sample(self.rng)
        if isinstance(choice, Some):
            return choice.take(sorted(choice.options, key=self.trait_rank)[: choice.least])
        return choice.sample(self.rng)

    # ---- what he believes

    def weigh(self) -> None:
        """For each place: how much prey it holds, how likely a SEARCH hits, and what that is worth."""
        held = dict.fromkeys(self.board.places, 0.0)
        missed = dict.fromkeys(self.board.places, 1.0)
        for victim, spots in self.spots.items():
            worth = self.worth[victim]
            for place, chance in spots.items():
                held[place] += worth * chance
                missed[place] *= 1 - chance
        self.held = held
        self.hits = {place: 1 - miss for place, miss in missed.items()}
        self.prizes = {place: min(held[place], 2 * self.hits[place]) for place in held}
        self.highest = max(self.prizes.values())

    def mass(self, *places: Place) -> float:
        return sum(self.held[place] for place in places)

    def hit(self, place: Place) -> float:
        return self.hits[place]

    def prize(self, place: Place) -> float:
        return self.prizes[place]

    def steps_to(self, start: Place) -> dict[Place, int]:
        return killer_distances(self.board.id, KILLERS[self.open.options.killer].crawls, start)

    def target(self, reach: int) -> Place:
        """The place most worth being at; what is out of reach this turn counts less with every step."""
        if reach not in self.targets:
            self.targets[reach] = self.best_place(reach)
        return self.targets[reach]

    def best_place(self, reach: int) -> Place:
        far = self.steps_to(self.here)

        prizes = self.prizes

        def value(place: Place) -> float:
            steps = far[place]
            return prizes[place] * NEAR[steps] * (LATE[steps - reach] if steps > reach else 1.0)

        return max(self.board.places, key=value)

    def toward(self, goal: Place, places: tuple[Place, ...]) -> Place:
        far = self.steps_to(goal)
        return min(places, key=lambda place: (far.get(place, 99), -self.prize(place)))

    def cards_of(self, names: dict[str, int]) -> int:
        return sum(steps for card, steps in names.items() for held in self.view.hand if held == card)

    # ---- his turn

    def on_instant(self, options: tuple[Answer, ...]) -> Answer:
        scored = [(self.instant_score(card), card) for card in played(options)]
        best, card = max(scored)
        return ("play", card) if best > 0 else ("pass",)

    def instant_score(self, card: str) -> float:
        """How good it is to play this card now; nothing if it is better kept."""
        spare = len(self.view.hand) - 1 - self.cost(card)
        best = self.highest
        near = self.mass(*self.board.within(self.here, 1))
        goal = self.target(2 + self.cards_of(STEPS))
        distance = self.steps_to(self.here)[goal]
        if card in ("sense", "infrared", "territorial_awareness"):
            return 3.0 if best < 1.2 else 0.5
        if card in ("hunting_instinct", "deduction"):
            return 2.0 if 0.2 < best < 0.9 and spare >= 1 else 0.0
        if card == "tracking":
            return 2.5 if self.hit(self.here) > 0.25 or spare >= 1 else 0.0
        if card in ("pursue", "crawl", "blood_hunt"):
            return 1.0 if distance >= 2 else 0.0
        if card == "howl":
            return 1.2 if self.mass(*self.board.within(self.here, 2)) > 1.0 else 0.0
        if card in ("scream", "piercing_noise"):
            return 1.5 if near > 0.5 else 0.0
        if card == "murder_notice":
            return 1.4 if spare >= 1 else 0.0
        if card == "trail_of_fear":
            return 2.8 * sum(1 for tile in self.open.roof if tile.fear) * (best < 1.2)
        if card == "madness":
            return 1.1 if self.prize(self.here) > 0.8 and spare >= 1 else 0.0
        if card == "chainsaw":
            return 2.0 * self.saw() - 0.6
        if card == "hyper_hearing":
            return 2.0 if any(self.hit(place) > 0.4 for place in self.open.heard) else 0.0
        return 0.4

    def cost(self, card: str) -> int:
        if card == "life_drain":
            return len(self.view.hand) - 1
        return CARDS[card].cost

    def saw(self) -> float:
        """What the chainsaw wounds: everybody here after a step at will."""
        return max(self.mass(place) for place in (self.here, *self.board.neighbours[self.here]))

    def on_main(self, options: tuple[Answer, ...]) -> Answer:
        scored: list[tuple[float, Answer]] = [(0.0, ("pass",))]
        last = self.open.basic_left == 1
        goal = self.target(2 if not last else 1)
        far = self.steps_to(goal)
        for option in options:
            assert isinstance(option, tuple)
            if option[0] == "search":
                again = 0.0 if last else 0.35 * max(self.prize(p) for p in self.board.neighbours[self.here])
                scored.append((self.prize(self.here) * 0.65 + again, option))
            elif option[0] == "move":
                place = Place(str(option[1]))
                nearer = 0.12 * (far[self.here] - far[place])
                scored.append((nearer + (0.1 if last else 0.62) * self.prize(place), option))
            elif option[0] == "play":
                scored.append((self.enhancement_score(str(option[1])), option))
        return max(scored, key=lambda pair: pair[0])[1]

    def enhancement_score(self, card: str) -> float:
        near = self.board.within(self.here, 2)
        frightened = [tile for tile in self.open.roof if tile.fear]
        if card == "chainsaw":
            return 0.95 * self.saw() + 0.1 * self.mass(*self.board.within(self.here, 1))
        if card == "brutal_rage":
            return 0.68 * max(self.prize(place) for place in near) + 0.05
        if card == "whizz":
            return 0.16 * self.mass(*self.board.within(self.here, 3))
        if card == "life_drain":
            return sum(1.9 if tile.wounds else 0.9 for tile in frightened)
        if card == "release":
            return 0.62 * max(self.prize(place) for place in near) + 0.1
        if card == "siege":
            return 0.65 * max(
                self.prize(p) for figure in self.open.figures for p in self.board.within(figure, 2)
            )
        if card == "patrol":
            return 0.3
        if card == "bated_breath":
            return 0.45 if self.prize(self.here) < 0.5 else 0.2
        if card == "transformation":
            return 0.55 if self.open.growth < 6 else 0.2
        if card == "traps_reset":
            return 0.35
        return 0.2

    def on_planning(self, options: tuple[Answer, ...]) -> Answer:
        scored = [(self.planning_score(card), card) for card in played(options)]
        best, card = max(scored)
        return ("play", card) if best > 0 else ("pass",)

    def planning_score(self, card: str) -> float:
        wounded = any(tile.wounds for tile in self.open.roof)
        if card == "death_blossom":
            return 3.0
        if card in ("vanish", "stalk", "lurking_threat", "eerie_pipes"):
            return 1.0 + (0.5 if wounded else 0.0)
        if card == "territorial_awareness":
            return 0.8
        if card == "frenzied_branches":
            return 2.5
        if card == "acid_spray":
            return 2.0 * self.saw() - 0.5
        if card == "thorn_grip":
            return 1.5 if self.hit(self.here) > WORTH_SEARCHING else 0.0
        if card == "lush_growth":
            return 0.9 if len(self.open.cores) < 5 and self.here not in self.open.cores else 0.2
        if card == "convergence":
            return 0.7 if self.converging() else 0.1
        if card in ("stay", "regroup"):
            return 0.3 if len(self.view.hand) > 4 else 0.0
        return 0.6

    def converging(self) -> bool:
        ends = {place for door in self.open.barricades for place in door} | set(self.open.cores)
        return any(self.prize(place) > self.prize(self.here) + 0.2 for place in ends)

    # ---- single questions

    def on_attack_card(self, options: tuple[Answer, ...]) -> Answer:
        cards = [card for card in played(options) if card != "combat_adaptation" or len(self.view.hand) > 3]
        order = [
            "execution",
            "axe_throw",
            "ambush",
            "strangle",
            "thorn_grip",
            "savage_bite",
            "combat_adaptation",
            "stalk",
        ]
        return ("play", min(cards, key=order.index)) if cards else ("pass",)

    def on_pay(self, options: tuple[Answer, ...]) -> Answer:
        return min(
            options, key=lambda card: (card in DEAR_CARDS, self.view.hand.count(str(card)) == 1, str(card))
        )

    def on_discard(self, options: tuple[Answer, ...]) -> Answer:
        return self.on_pay(options)

    def on_forget(self, options: tuple[Answer, ...]) -> Answer:
        return self.on_pay(options)

    def on_killer_step(self, options: tuple[Answer, ...]) -> Answer:
        places = stepped(options)
        goal = self.target(2)
        if ("stop",) in options and (
            not places or self.prize(self.here) >= max(self.prize(p) for p in places)
        ):
            if self.prize(self.here) > 0.25 or goal == self.here:
                return ("stop",)
        return ("step", self.toward(goal, places))

    def on_creep(self, options: tuple[Answer, ...]) -> Answer:
        """Lie in wait where the prey will be, not where it is."""
        goal = max(self.board.within(self.here, 2), key=self.blurred)
        return ("stop",) if goal == self.here else ("step", self.toward(goal, stepped(options)))

    def on_creep_to(self, options: tuple[Answer, ...]) -> Answer:
        return max((Place(str(option)) for option in options), key=self.blurred)

    def blurred(self, place: Place) -> float:
        """Prey at a place after another turn of theirs."""
        return self.mass(place) + 0.3 * self.mass(*self.board.neighbours[place])

    def on_sense_zone(self, options: tuple[Answer, ...]) -> Answer:
        """The zone that holds nearest to half of each: that answer says most."""

        def doubt(zone: Answer) -> float:
            if zone == "near":
                places = self.board.within(self.here, 1)
            else:
                places = self.board.zones[str(zone)]
            total = 0.0
            for victim, spots in self.spots.items():
                inside = sum(spots.get(place, 0.0) for place in places)
                total += self.worth[victim] * inside * (1 - inside) * (victim != "anna")
            return total

        return max(options, key=doubt)

    on_infrared = on_sense_zone

    def on_sense_place(self, options: tuple[Answer, ...]) -> Answer:
        return max((Place(str(option)) for option in options), key=self.prize)

    def on_sense_pair(self, options: tuple[Answer, ...]) -> Answer:
        return max(
            options,
            key=lambda pair: self.mass(*map(Place, map(str, pair if isinstance(pair, tuple) else ()))),
        )

    def on_track(self, options: tuple[Answer, ...]) -> Answer:
        """Whoever is hardest to place, the wounded first."""
        return max(
            options, key=lambda v: self.worth[Victim(str(v))] * len(self.spots.get(Victim(str(v)), {}))
        )

    def on_frighten_one(self, options: tuple[Answer, ...]) -> Answer:
        return max(options, key=lambda victim: (self.worth[Victim(str(victim))], -self.fear(str(victim))))

    def fear(self, victim: str) -> int:
        return next(tile.fear for tile in self.open.roof if tile.victim == victim)

    def on_barricade(self, options: tuple[Answer, ...]) -> Answer:
        """Doors on the way to the work of the victims, with prey behind them."""
        goals = (self.board.transmitter, self.board.main_exit, *self.board.search)

        def value(door: Answer) -> float:
            ends = [Place(str(end)) for end in door] if isinstance(door, tuple) else []
            return self.mass(*ends) + 0.4 * sum(end in goals for end in ends)

        return max(options, key=value)

    def on_take_barricade(self, options: tuple[Answer, ...]) -> Answer:
        return min(
            options,
            key=lambda door: self.mass(*map(Place, map(str, door if isinstance(door, tuple) else ()))),
        )

    def on_converge(self, options: tuple[Answer, ...]) -> Answer:
        jumps = [option for option in options if isinstance(option, tuple) and option[0] == "appear"]
        if jumps:
            return max(jumps, key=lambda option: self.blurred(Place(str(option[1]))))
        return max(options, key=lambda o: self.blurred(Place(str(o[2]))) if isinstance(o, tuple) else 0.0)

    def on_take_core(self, options: tuple[Answer, ...]) -> Answer:
        return min((Place(str(option)) for option in options), key=self.blurred)

    def on_spray(self, options: tuple[Answer, ...]) -> Answer:
        return max((Place(str(option)) for option in options), key=self.mass)

    def on_unlock(self, options: tuple[Answer, ...]) -> Answer:
        return "acid_spray" if "acid_spray" in options else options[0]

    def on_evolve(self, options: tuple[Answer, ...]) -> Answer:
        order = ("sonar", "camouflage", "fast_crawl", "slime_gland")
        return min(options, key=lambda option: order.index(str(option)))

    def place_or_any(self, options: tuple[Answer, ...]) -> Answer:
        """Any other question: the place with most prey, or whatever comes."""
        if all(isinstance(option, str) and option in self.board.zone for option in options):
            return max((Place(str(option)) for option in options), key=self.blurred)
        return options[int(self.rng.random() * len(options))]

    def agrees(self, kind: str) -> bool:
        if kind == "toying":
            return False
        if kind == "buy-whizz-search":
            return self.hit(self.here) > WORTH_SEARCHING
        if kind in ("buy-acute", "buy-enhanced"):
            return len(self.view.hand) >= 4
        if kind == "buy-swift":
            return len(self.view.hand) >= 4 and self.hit(self.here) < 0.2
        if kind in ("buy-encircle", "buy-perilous"):
            return len(self.view.hand) >= 4
        return True

    def trait_rank(self, trait: Answer) -> int:
        return LIKED_TRAITS.index(str(trait))


@lru_cache(maxsize=512)
def killer_distances(board_id: str, crawls: bool, start: Place) -> dict[Place, int]:
    """Steps the killer needs, his own ways included."""
    board = BOARDS[board_id]
    far = {start: 0}
    edge = [start]
    while edge:
        here = edge.pop(0)
        for there in board.killer_steps[here] + (board.secret_ends[here] if crawls else ()):
            if there not in far:
                far[there] = far[here] + 1
                edge.append(there)
    return far


def played(options: tuple[Answer, ...]) -> list[str]:
    return [str(option[1]) for option in options if isinstance(option, tuple) and option[0] == "play"]


def stepped(options: tuple[Answer, ...]) -> tuple[Place, ...]:
    return tuple(
        Place(str(option[1])) for option in options if isinstance(option, tuple) and option[0] == "step"
    )
