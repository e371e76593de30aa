"""The prey: splits the work, keeps away from the killer, heals, calms down, and gathers at the door."""

from collections.abc import Callable
from random import Random

from nightbell.bots.whispers.glance import PreyGlance
from nightbell.engine import Answer, Decision, OneOf
from nightbell.games.whispers.content import ITEMS, VICTIMS
from nightbell.games.whispers.maps import BOARDS, Place
from nightbell.games.whispers.seen import VictimsView
from nightbell.games.whispers.state import REPAIRED, Victim, slots_of
from nightbell.games.whispers.whereabouts import Places, killer_spots

PULL = tuple(0.55**steps for steps in range(99))
"""How much of the work at a place counts, by its distance."""
DANGER = (1.1, 0.75, 0.3, 0.1, 0.03, 0.01, 0.0)
"""How much a place is threatened, by the killer's distance from it."""
BLOSSOM = (3.0, 2.8, 0.3, 0.15, 0.06, 0.03, 0.02)
"""The same while a hidden killer waits to kill everybody near."""
STOP = ("stop",)
ASIDE = ("extra", "trade", "loot")
HALT = 0.2
"""How much of the danger a statue held still takes away."""
LURKS = 1.0
"""How much likelier a hidden killer is within a step of a victim."""
GUARDED = 0.5
"""How likely the killer must stand at the door or beside it for nobody to go there."""
REACH = 2
"""How far a victim gets in one turn."""
HURRY = 0.3
"""How much more the work counts with each round after the sixth."""
PATIENCE = 8
"""So often a victim thinks of something else to do in one turn; then it acts and is done."""
WANTED = (
    "key",
    "toolbox",
    "ammo",
    "revolver",
    "silver_dagger",
    "longsword",
    "powder",
    "herbs",
    "medkit",
    "amulet",
    "shortsword",
    "sedative",
    "adrenaline",
    "silver_bullets",
    "hatchet",
    "whiskey",
    "trap_parts",
    "firecracker",
    "secret_map",
    "flashlight",
    "camera",
)
"""Items, the best first."""


class Prey:
    def __init__(self, rng: Random) -> None:
        self.rng = rng
        self.turn: tuple[int, Victim] | None = None
        self.thoughts = 0
        self.ahead: tuple[tuple[int, Victim], Place, Answer] | None = None
        """Where the way leads on which a victim has set out: in which turn, behind which place, to what."""

    def answer(self, view: VictimsView | PreyGlance, decision: Decision[Answer]) -> Answer:
        self.view, self.open = view, view.open
        if self.ahead is not None and decision.kind == "step":
            turn, first, then = self.ahead
            self.ahead = None
            if turn[0] == view.open.round and decision.about[:1] == (("victim", turn[1]),):
                if view.where[turn[1]] == first and then in decision.choice.listed():
                    return then
        self.board = BOARDS[view.open.options.map]
        self.killer = self.lurking(killer_spots(view.open))
        self.threat: dict[Place, float] = {}
        self.tiles = {tile.victim: tile for tile in view.open.roof}
        about = dict(decision.about)
        self.me = Victim(str(about.get("victim", view.acting or view.open.victims[0])))
        self.mates = [victim for victim in view.where if victim != self.me]
        self.crowd = [view.where[other] for other in self.mates]
        self.leaves = self.leaving()
        self.goals: list[tuple[Place, float]] | None = None
        self.stands: dict[tuple[Place, bool], float] = {}
        self.cost = self.pain(self.me)
        choice, kind = decision.choice, decision.kind
        if not isinstance(choice, OneOf):
            return choice.sample(self.rng)
        options: tuple[Answer, ...] = choice.options
        if len(options) == 1:
            return options[0]
        ask: Callable[[tuple[Answer, ...]], Answer]
        ask = getattr(self, "on_" + kind.replace("-", "_"), self.anything)
        return ask(options)

    def anything(self, options: tuple[Answer, ...]) -> Answer:
        """Help is never declined; where nothing is known to be better, whatever comes."""
        return True if options == (True, False) else options[int(self.rng.random() * len(options))]

    # ---- what they fear

    def lurking(self, spots: Places) -> Places:
        """A hidden killer is rather near them than anywhere else in his shadow."""
        if not self.open.in_circle:
            return spots
        ours = list(self.view.where.values())
        near = {
            spot: chance * (1 + LURKS * sum(self.board.distance[spot][place] <= 1 for place in ours))
            for spot, chance in spots.items()
        }
        whole = sum(near.values())
        return {spot: chance / whole for spot, chance in near.items()}

    def danger(self, place: Place, loud: bool = False) -> float:
        """How likely it is to be attacked there before the next turn of the victims."""
        if place not in self.threat:
            far = self.board.distance[place]
            scale = BLOSSOM if self.open.on_reveal == "death_blossom" else DANGER
            near = sum([chance * scale[far[spot]] for spot, chance in self.killer.items()])
            corner = 0.05 if len(self.board.neighbours[place]) < 2 else 0.0
            core = 0.1 if place in self.open.cores else 0.0
            self.threat[place] = near + corner + core
        known = loud or place in self.view.noise
        return self.threat[place] * (1.5 if known else 0.8)

    def wounds(self, victim: Victim) -> int:
        return self.tiles[victim].wounds

    def fear(self, victim: Victim) -> int:
        return self.tiles[victim].fear

    def pain(self, victim: Victim) -> float:
        """What being attacked would cost."""
        return (
            (26.0 if self.wounds(victim) else 10.0)
            * (1 + 0.25 * self.fear(victim))
            * (1 - 0.12 * self.guard(victim))
        )

    def guard(self, victim: Victim) -> int:
        """Points of defence that the best item would add."""
        bag = self.view.bags[victim]
        armed = [ITEMS[item].defence for item in bag if item != "ammo"] + [4] * (
            "ammo" in bag and "revolver" in bag
        )
        return min(4, max(armed, default=0) + (1 if victim == "william" else 0))

    # ---- what they want

    @property
    def all_keys(self) -> bool:
        return self.open.keys >= self.open.options.keys_needed

    @property
    def called(self) -> bool:
        return self.view.rescue is not None

    def workplaces(self) -> dict[Place, None]:
        """Where there can be anything to do at all."""
        board, also = self.board, VICTIMS[self.me].searches_at
        fixed = (board.main_exit, board.transmitter, *board.search, *self.open.chests)
        theirs = (board.symbols[also],) if also else ()
        return dict.fromkeys((*fixed, *theirs, *self.view.where.values()))

    def leaving(self) -> float:
        """What the door is worth to whoever needs nothing more; then there is nothing else to do."""
        if self.open.options.separate_ways:
            return 14.0 if self.view.rings.get(self.me, 0) >= 3 else 0.0
        return 16.0 if self.all_keys else 0.0

    @property
    def together(self) -> bool:
        """Whether everybody can be at the door by the end of this turn, and the killer does not wait there
        before all eyes."""
        door, view = self.board.main_exit, self.view
        far = self.board.distance[door]
        for other, place in zip(self.mates, self.crowd, strict=True):
            if far[place] > (0 if other in view.acted else REACH):
                return False
        near = self.board.within(door, 1)
        waits = 0.0 if self.open.in_circle else sum([c for spot, c in self.killer.items() if spot in near])
        return waits < GUARDED

    def work(self, place: Place) -> float:
        """How much there is to do at a place for this victim."""
        if self.leaves:
            return self.leaves if place == self.board.main_exit else 0.0
        crowd = self.crowd.count(place)
        value = 0.0
        if not self.called and place == self.board.transmitter:
            boxes = self.view.bags[self.me].count("toolbox")
            value = 7.0 + 5.0 * boxes + 0.8 * self.view.repair - (5.0 if crowd and not boxes else 0.0)
        also = VICTIMS[self.me].searches_at
        searching = place in self.board.search or (also and place == self.board.symbols[also])
        if searching and self.view.search_rest and not (self.called and self.open.options.handicap >= 0):
            value = max(value, 5.0 + (1.0 if self.me == "anna" else 0.0) - 1.5 * crowd)
        if place in self.open.chests:
            value = max(value, 3.0)
        return max(value, self.care(place)) - 0.3 * crowd if crowd else value

    def errands(self) -> list[tuple[Place, float]]:
        """Every place where there is something to do, and how much."""
        if self.leaves:
            door = self.board.main_exit
            if self.open.options.separate_ways or self.together:
                return [(door, self.leaves)]
            return [(place, self.leaves) for place in self.board.within(door, REACH) if place != door]
        return [(goal, work) for goal in self.workplaces() if (work := self.work(goal)) > 0]

    def care(self, place: Place) -> float:
        """The wounded and whoever can heal them look for each other."""
        for other in self.mates:
            if self.view.where[other] == place:
                if self.wounds(other) == 1 and self.heals(self.me):
                    return 7.0
                if self.wounds(self.me) == 1 and self.heals(other):
                    return 6.0
        return 0.0

    def heals(self, victim: Victim) -> bool:
        return any(item in self.view.bags[victim] for item in ("herbs", "medkit"))

    def standing(self, place: Place, loud: bool = False) -> float:
        """What it is worth to end the turn there."""
        if (place, loud) not in self.stands:
            self.stands[place, loud] = self.weighed(place, loud)
        return self.stands[place, loud]

    def weighed(self, place: Place, loud: bool) -> float:
        if self.goals is None:
            self.goals = self.errands()
        far = self.board.distance[place]
        pull = max([work * PULL[far[goal]] for goal, work in self.goals], default=0.0)
        hurry = 1.0 if self.called else 1.0 + HURRY * max(0, self.open.round - 6)
        return 0.55 * hurry * pull - self.danger(place, loud) * self.cost

    # ---- their turn

    def on_who_acts(self, options: tuple[Answer, ...]) -> Answer:
        """Whoever is in the greatest danger first."""
        return max(options, key=lambda victim: self.danger(self.view.where[Victim(str(victim))]))

    def on_act(self, options: tuple[Answer, ...]) -> Answer:
        turn = (self.open.round, self.me)
        self.thoughts = self.thoughts + 1 if turn == self.turn else 0
        self.turn = turn
        if self.thoughts > PATIENCE:
            options = tuple(each for each in options if isinstance(each, tuple) and each[0] not in ASIDE)
        scored = [(self.act_score(option), option) for option in options if isinstance(option, tuple)]
        best = max(scored, key=lambda pair: pair[0])[1]
        if best[0] == "move" and isinstance(self.view, PreyGlance):
            first = Place(str(best[1]))
            steps: list[Answer] = [("step", place) for place in self.open_steps(first)]
            self.ahead = turn, first, max((*steps, STOP), key=lambda step: self.step_score(step, first))
        return best

    def act_score(self, option: tuple[Answer, ...]) -> float:
        here = self.view.where[self.me]
        verb = option[0]
        stay = self.standing(here)
        if verb == "done":
            return stay + 0.01
        if verb == "wait":
            return stay
        if verb == "move":
            first = Place(str(option[1]))
            second = [there for there in self.open_steps(first) if there != here]
            return max([self.standing(first), *(self.standing(place) for place in second)])
        if verb == "calm":
            return stay + (0.5, 2.0, 5.0)[self.fear(self.me)]
        if verb == "repair":
            return self.standing(here, loud=True) + self.work(here)
        if verb == "search":
            return self.standing(here, loud=self.me != "anna" and self.rng.random() < 0.6) + self.work(here)
        if verb == "unbar":
            return stay + (3.0 if len(self.open_steps(here)) < 1 else 0.4)
        if verb == "trade":
            return stay + (0.5 if self.wants_trade(Victim(str(option[1]))) else -9.0)
        if verb == "loot":
            return stay + (4.0 if self.has_room(self.me) else -9.0)
        return self.deed_score(str(option[1]), here, stay)

    def deed_score(self, deed: str, here: Place, stay: float) -> float:
        if deed in ("toolbox", "diy_radio"):
            return self.standing(here, loud=True) + 14.0
        if deed in ("herbs", "medkit", "first_aid", "first_aid_kit", "mystic_herbs"):
            hurt = any(self.wounds(v) == 1 and self.view.where[v] == here for v in self.view.where)
            return self.standing(here, loud=deed == "herbs") + (
                11.0 if hurt else 2.0 * self.fear(self.me) - 1.0
            )
        if deed == "sedative":
            return stay + (6.0 if self.fear(self.me) == 2 else 0.0)
        if deed in ("adrenaline", "prompt", "site_study"):
            return stay + (2.0 if self.me in self.view.acted and self.danger(here) > 0.3 else -1.0)
        if deed in ("whiskey", "decoy", "note_echo", "buzz"):
            return stay + (1.5 if self.view.noise and 0.1 < self.danger(here) < 0.7 else -1.0)
        if deed == "firecracker":
            return stay + (3.0 if self.view.noise else -1.0)
        if deed in ("hatchet", "note_pry"):
            return stay + (2.0 if not self.open_steps(here) else -1.0)
        if deed in ("sprint", "burst"):
            return stay + (3.0 if self.danger(here) > 0.4 else -2.0)
        if deed in ("chest", "suitcase", "salvage", "encourage", "skeleton_key", "ancient_chest"):
            return stay + 3.0
        if deed == "halt":
            return stay + HALT * self.killer.get(here, 0.0) * self.cost
        if deed == "uproot":
            return stay + 1.0
        if deed == "trap_parts":
            return stay + (2.0 if here in (self.board.transmitter, *self.board.search) else 0.0)
        if deed in ("observant", "flashlight", "tunnels", "observant_lit"):
            ends = self.board.secret_ends[here]
            return max((self.standing(place) for place in ends), default=stay) - 0.1
        if deed in ("brilliant", "equipped", "morale"):
            return stay + 2.0
        return stay - 1.5

    def open_steps(self, place: Place) -> list[Place]:
        closed = (*self.open.barricades, self.open.portcullis)
        return [there for there, passage in self.board.passages_of[place] if passage not in closed]

    def has_room(self, victim: Victim) -> bool:
        return len(self.view.bags[victim]) < slots_of(victim, self.open.options)

    def wants_trade(self, other: Victim) -> bool:
        """Bring toolboxes to whoever mends, and bullets to the revolver."""
        return bool(self.useful_gifts(other))

    def useful_gifts(self, other: Victim) -> list[str]:
        bag, theirs = self.view.bags[self.me], self.view.bags[other]
        room = self.has_room(other)
        gifts = []
        if room and "toolbox" in bag and other == "johnson" and self.me != "johnson":
            gifts.append("toolbox")
        if room and "ammo" in bag and "revolver" in theirs and "revolver" not in bag:
            gifts.append("ammo")
        return gifts

    def on_trade(self, options: tuple[Answer, ...]) -> Answer:
        for other in self.mates:
            for gift in self.useful_gifts(other):
                if ("give", gift) in options:
                    return ("give", gift)
        return ("stop",)

    def on_step(self, options: tuple[Answer, ...]) -> Answer:
        here = self.view.where[self.me]
        return max(options, key=lambda option: self.step_score(option, here))

    def step_score(self, option: Answer, here: Place) -> float:
        """What it is worth to go on to a place, or to stop here."""
        assert isinstance(option, tuple)
        if len(option) == 1:
            return self.standing(here) + 0.05
        place = Place(str(option[1]))
        return self.standing(place) - (4.0 if place in self.open.snares else 0.0)

    on_flee = on_step

    # ---- things

    def rank(self, item: Answer) -> int:
        hurt = any(self.wounds(victim) == 1 for victim in self.view.where)
        if item == "herbs" and hurt:
            return 1
        return WANTED.index(str(item))

    def on_team_equip(self, options: tuple[Answer, ...]) -> Answer:
        """Somebody with room, far from the killer."""

        def value(victim: Answer) -> float:
            who = Victim(str(victim))
            return -len(self.view.bags[who]) - 2 * self.danger(self.view.where[who])

        return max(options, key=value)

    def on_equipment(self, options: tuple[Answer, ...]) -> Answer:
        if ("keep_both",) in options:
            return ("keep_both",)
        kept = [option for option in options if isinstance(option, tuple) and option[0] == "keep"]
        return min(kept, key=lambda option: self.rank(option[1]))

    def on_drop(self, options: tuple[Answer, ...]) -> Answer:
        return max(options, key=self.rank)

    def on_loot(self, options: tuple[Answer, ...]) -> Answer:
        return min(options, key=self.rank)

    on_salvage = on_take_one = on_loot

    def on_defend(self, options: tuple[Answer, ...]) -> Answer:
        """The best item, but nothing is spent on a hopeless or an easy fight."""

        def points(option: Answer) -> int:
            assert isinstance(option, tuple)
            if option[0] == "use":
                item = str(option[1])
                return 9 if item == "silver_bullets" else ITEMS[item].defence
            return 4 if option[0] == "secret_weapon" else (1 if self.me == "william" else 0)

        dice = 4 - self.fear(self.me)
        needed = self.open.strength - dice
        enough = [option for option in options if points(option) >= needed]
        return min(enough, key=points) if enough else max(options, key=points)

    def on_team_defender(self, options: tuple[Answer, ...]) -> Answer:
        """The healthy and well armed first."""
        return max(
            options,
            key=lambda v: (
                -30 * self.wounds(Victim(str(v))) + self.guard(Victim(str(v))) - self.fear(Victim(str(v)))
            ),
        )

    def on_team_plan(self, options: tuple[Answer, ...]) -> Answer:
        """Go on with the plan under way; begin one if there is none."""
        if self.view.plan is None:
            return options[0]
        under_way = ("advance", self.view.plan)
        return under_way if under_way in options else ("not_yet",)

    def on_heal(self, options: tuple[Answer, ...]) -> Answer:
        return max(
            options, key=lambda victim: (self.wounds(Victim(str(victim))), self.fear(Victim(str(victim))))
        )

    def on_encourage(self, options: tuple[Answer, ...]) -> Answer:
        return max(options, key=lambda victim: self.fear(Victim(str(victim))))

    def on_noise_anywhere(self, options: tuple[Answer, ...]) -> Answer:
        """Far from everybody."""
        spots = list(self.view.where.values())
        return max(
            options, key=lambda place: min(self.board.distance[Place(str(place))][spot] for spot in spots)
        )

    on_noise_beside = on_noise_anywhere

    def on_cross(self, options: tuple[Answer, ...]) -> Answer:
        return max((Place(str(option)) for option in options), key=self.standing)

    def on_agree(self, options: tuple[Answer, ...]) -> Answer:
        return not self.open.options.separate_ways

    def on_silent(self, options: tuple[Answer, ...]) -> Answer:
        return True

    def on_brilliant(self, options: tuple[Answer, ...]) -> Answer:
        return ("tinker",) if ("tinker",) in options and self.view.repair < REPAIRED else ("study",)
