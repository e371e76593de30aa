"""A player who knows what it wants: new rooms before the haunt, its side's goal after it, and to live."""

from __future__ import annotations

from typing import Final

from nightbell.bots.betrayal.goals import Goal, goal_of
from nightbell.bots.betrayal.odds import duel
from nightbell.bots.betrayal.plans import (
    CALM,
    EXPLORE,
    Mood,
    Option,
    Seen,
    fight_worth,
    known_foe,
    nearest_prey,
    next_steps,
)
from nightbell.engine import Answer, Chair, Chance, Decision, OneOf, Random, Seat, Some, Split
from nightbell.games.betrayal import RULES
from nightbell.games.betrayal.atoms import Fight
from nightbell.games.betrayal.cards.items import DYNAMITE
from nightbell.games.betrayal.explorers import TRACK
from nightbell.games.betrayal.house import FAR, Figure, House
from nightbell.games.betrayal.rooms import MYSTIC_ELEVATOR
from nightbell.games.betrayal.seen import HouseView
from nightbell.games.betrayal.traits import AT, KNOWLEDGE, TRAITOR, TRAITS, CardId, RoomId, Trait

TRIES: Final = 4
"""How often the same task is tried within one turn, where the haunt sets no limit."""
LONGEST_WALK: Final = 12
CURES: Final = (CardId("healing-salve"), CardId("medical-kit"), CardId("smelling-salts"))
ROWS_TO_CURE: Final = 2
"""How many rows below its start a trait has to be for a cure to be spent on it."""
WARY: Final = frozenset(
    {"sacrifice-symbol", "take-it-on-the-body", "reveal", "use-risky-clue", "wind-gathers"}
)
"""Offers that a sensible explorer declines."""
COMMON_TO_MONSTERS: Final = frozenset({"attack", "move", "end", "ride"})
"""What any monster may do; all else its haunt has given it."""
ROWS: Final = 8
"""How many rows a trait has."""
GAINS: Final = frozenset({"share-healing", "share-years"})
"""Shares of something good."""
NOT_FOR_TRAITORS: Final = frozenset({"accept-injection", "gather-herbs", "accept-card"})
"""Offers that suit heroes only."""


class Sensible:
    """Answers from the view alone. The same seed gives the same player.

    Who plays on in an imagined world is shown its house instead of a view of it (`Seen`).
    """

    def __init__(self, seat: Seat, seed: str, mood: Mood = CALM) -> None:
        self.seat = seat
        self.mood = mood
        self.rng = Random(seed)
        self.turn = -1
        self.tried: dict[str, int] = {}
        self.fear = 1.0

    def answer(self, chair: Chair[HouseView], decision: Decision[Answer]) -> Answer:
        choice = decision.choice
        return next(choice.listed()) if choice.count() == 1 else self.reply(chair.view, decision)

    def imagined(self, view: Seen, luck: int = 0) -> House:
        """The house as it looks from this chair, to try things in."""
        return view if isinstance(view, House) else RULES.imagine(view, Chance(luck))

    def reply(self, view: Seen, decision: Decision[Answer]) -> Answer:
        """An answer to a question that has more than one."""
        choice = decision.choice
        if decision.kind == "turn" and isinstance(choice, OneOf):
            return self.act(view, choice)
        if decision.kind == "monster" and isinstance(choice, OneOf):
            return self.prowl(view, decision, choice)
        if isinstance(choice, Split):
            return self.share(view, decision.kind, choice)
        if isinstance(choice, OneOf) and choice.noun == "trait":
            return self.trait(view, decision.kind, choice)
        if isinstance(choice, OneOf) and isinstance(choice.options[0], bool):
            return self.agrees(view, decision)
        if isinstance(choice, OneOf) and choice.noun == "card":
            return self.card(view, decision, choice)
        if isinstance(choice, OneOf) and decision.kind == "throw-where":
            return self.throws(view, choice)
        if isinstance(choice, OneOf) and decision.kind == "lead-where":
            return self.leads(view, choice)
        if isinstance(choice, OneOf) and decision.kind == "lose-which-room":
            return self.lets_fall(view, choice)
        if isinstance(choice, Some) and decision.kind in ("which-take", "heal-what"):
            return tuple(choice.options[: choice.most])
        return choice.sample(self.rng)

    def agrees(self, view: Seen, decision: Decision[Answer]) -> bool:
        kind = decision.kind
        if kind == "hand-over-ball":
            return not any(monster.of == self.seat for monster in view.monsters)
        if kind == "come-back-in":
            return bool(view.marks.get("blood-spilt"))
        traitor = bool(view.haunt) and view.party[self.seat] == TRAITOR
        return kind not in WARY and not (traitor and kind in NOT_FOR_TRAITORS)

    def card(self, view: Seen, decision: Decision[Answer], choice: OneOf[Answer]) -> Answer:
        """The most useful card; a blow rather than a theft of something of little use."""
        house = self.imagined(view)
        goal = goal_of(house, self.seat)
        about = dict(decision.about)
        if decision.kind == "which-gift" and "other_seat" in about:
            gift = goal.gift(house, self.seat, Seat(int(str(about["other_seat"]))))
            if gift in choice.options:
                return gift

        def use(option: Answer) -> float:
            return goal.treasures(house, CardId(option)) if isinstance(option, str) else 1.5

        return max(choice.options, key=use)

    def throws(self, view: Seen, choice: OneOf[Answer]) -> Answer:
        """The Dynamite into the room where it does most."""
        house = self.imagined(view)
        goal = goal_of(house, self.seat)
        return max(choice.options, key=lambda room: goal.blast(house, self.seat, RoomId(str(room))))

    def leads(self, view: Seen, choice: OneOf[Answer]) -> Answer:
        """A figure that this player leads goes where the goal wants it."""
        house = self.imagined(view)
        rooms = tuple(RoomId(str(room)) if room is not None else None for room in choice.options)
        return goal_of(house, self.seat).guide(house, self.seat, rooms)

    def lets_fall(self, view: Seen, choice: OneOf[Answer]) -> Answer:
        """The room whose loss costs the others most, and nobody of the own side; of several like it, any."""
        house = self.imagined(view)
        me = Figure(self.seat)

        def worth(room: Answer) -> float:
            inside = house.explorers_in(RoomId(str(room)))
            return sum(1 if house.opposed(me, Figure(seat)) else -3 for seat in inside)

        most = max(worth(room) for room in choice.options)
        return self.rng.choice([room for room in choice.options if worth(room) == most])

    # ---- a turn

    def act(self, view: Seen, choice: OneOf[Answer]) -> Answer:
        options = [option for option in choice.options if isinstance(option, tuple)]
        house = self.imagined(view, self.rng.getrandbits(32))
        goal = goal_of(house, self.seat)
        if view.turns != self.turn:
            self.turn, self.tried = view.turns, {}
            self.fear *= goal.habit if view.haunt else 1.0
        chosen = self.deed(view, house, goal, options) or self.way(view, house, goal, options)
        verb = str(chosen[0])
        self.tried[verb] = self.tried.get(verb, 0) + 1
        return chosen

    def deed(self, view: Seen, house: House, goal: Goal, options: list[Option]) -> Option | None:
        """Something worth doing where one stands."""
        me = self.seat
        verbs = {str(option[0]) for option in options}
        if house.haunt:
            worth = [
                (goal.task(house, me, o), n, o)
                for n, o in enumerate(options)
                if o[0] in house.scenario.tasks and self.tried.get(str(o[0]), 0) < TRIES
            ]
            worth += [
                (fight_worth(house, me, o, goal, self.mood), n, o)
                for n, o in enumerate(options)
                if o[0] == "attack" and known_foe(view, house, me, Figure(int(str(o[1]))))
            ]
            if ("use", DYNAMITE) in options:
                blast = max(goal.blast(house, me, room) for room in house.exits(house.where[me]))
                worth.append((blast, -1, ("use", DYNAMITE)))
            if worth and max(worth)[0] > 0:
                most = max(worth)[0]
                return self.rng.choice([option for value, _, option in worth if value == most])
        for option in options:
            if option[0] == "use" and option[1] in CURES and self.ails(house, CardId(str(option[1]))):
                return option
        for option in options:
            if option[0] == "give" and house.haunt and goal.gift(house, me, Seat(int(str(option[1])))):
                return option
        for verb in ("take", "tear"):
            if verb in verbs and not self.tried.get(verb):
                return next(o for o in options if o[0] == verb)
        if "open-vault" in verbs and house.value(me, KNOWLEDGE) >= 4:
            return ("open-vault",)
        return None

    def ails(self, house: House, cure: CardId) -> bool:
        """Whether it is time to use a cure on oneself."""
        me = self.seat
        traits = (KNOWLEDGE,) if cure == "smelling-salts" else TRAITS[:2]
        missing = sum(max(0, house.start_row(me, trait) - house.row(me, trait)) for trait in traits)
        return missing >= ROWS_TO_CURE and not self.tried.get("use")

    def way(self, view: Seen, house: House, goal: Goal, options: list[Option]) -> Option:
        """The next step towards what is wanted, a door into the dark, or the end of the turn."""
        doors = [option for option in options if option[0] == "explore"]
        end = next((option for option in options if option[0] == "end"), options[-1])
        if max(self.tried.values(), default=0) >= LONGEST_WALK:
            return end
        step = self.step(view, house, goal, options)
        if step == EXPLORE and doors:
            return self.rng.choice(doors)
        return step if step in options else end

    def step(self, view: Seen, house: House, goal: Goal, options: list[Option]) -> Option:
        """What to do first on the way to where it is worth most to be; nothing to stay."""
        steps = next_steps(view, house, self.seat, goal, self.mood, self.fear).steps
        return steps[0][1] if steps else ()

    # ---- monsters

    def prowl(self, view: Seen, decision: Decision[Answer], choice: OneOf[Answer]) -> Answer:
        """The prey that is hurt most or a special thing, whatever is worth more; else a step towards the
        nearest prey, or to the elevator where no way leads to any."""
        options = [option for option in choice.options if isinstance(option, tuple)]
        house = self.imagined(view)
        figure = Figure(int(str(dict(decision.about)["figure"])))
        goal, monster = goal_of(house, self.seat), house.monster(figure)
        bites = [(self.bite(house, figure, o), n, o) for n, o in enumerate(options) if o[0] == "attack"]
        attacks = [
            each for each in bites if goal.strikes(house, monster, each[2]) or len(bites) == len(options)
        ]
        deeds = [(goal.deed(house, monster, o), o) for o in options if o[0] not in COMMON_TO_MONSTERS]
        special = [o for value, o in deeds if value >= 0]
        worth, best = max(((value, n) for n, (value, _) in enumerate(deeds)), default=(0.0, 0))
        if attacks and max(attacks)[0] >= worth:
            return max(attacks)[2]
        if worth > 0:
            return deeds[best][1]
        wanted = goal.leads(house, monster)
        prey = house.distances(wanted, monster=True) if wanted else nearest_prey(house, figure)
        stands = house.room_of(figure)
        if stands not in prey and house.scenario.kinds[monster.kind].rides:
            if ("ride",) in options:
                return ("ride",)
            if MYSTIC_ELEVATOR in house.placed:
                prey = house.distances(MYSTIC_ELEVATOR, monster=True)
        here = prey.get(stands, FAR)
        moves = [
            (prey.get(house.lands(stands, RoomId(str(o[1]))), FAR), n, o)
            for n, o in enumerate(options)
            if o[0] == "move"
        ]
        if special and (not moves or here > 4):
            return self.rng.choice(special)
        if moves and min(moves)[0] < here:
            return min(moves)[2]
        if special:
            return self.rng.choice(special)
        return next((o for o in options if o[0] == "end"), options[-1])

    def bite(self, house: House, figure: Figure, option: Option) -> float:
        if option[1] is None:
            return 1.0
        trait, target = Trait(str(option[3])), Figure(int(str(option[1])))
        points = house.scenario.fight_bonus(house, Fight(figure, target, trait))
        return duel(house.trait_of(figure, trait), house.trait_of(target, trait), points[0] - points[1]).dealt

    # ---- traits

    def share(self, view: Seen, kind: str, split: Split) -> Answer:
        """Damage goes where the skull is farthest and nothing is needed, healing where it is nearest."""
        rows = [view.clips[4 * self.seat + AT[Trait(trait)]] for trait in split.among]
        sign = 1 if kind in GAINS else -1
        kept: tuple[Trait, ...] = ()
        if view.haunt and sign < 0:
            house = self.imagined(view)
            kept = goal_of(house, self.seat).keeps(house, self.seat)
        handicap = [ROWS if trait in kept else 0 for trait in split.among]

        def after(parts: tuple[int, ...]) -> tuple[bool, list[int]]:
            left = [row + sign * part for row, part in zip(rows, parts, strict=True)]
            return min(left) >= 0, sorted(row - less for row, less in zip(left, handicap, strict=True))

        return max(split.listed(), key=after)

    def trait(self, view: Seen, kind: str, choice: OneOf[Answer]) -> Answer:
        """What is gained goes to the weakest; what is lost comes from the strongest; most dice are rolled."""

        def row(option: Answer) -> int:
            return view.clips[4 * self.seat + AT[Trait(str(option))]] if option in TRAITS else 9

        def value(option: Answer) -> int:
            at = row(option)
            return TRACK[view.explorers[self.seat], Trait(str(option))][at] if at in range(8) else at

        if kind.startswith("gain"):
            return min(choice.options, key=row)
        return max(choice.options, key=row if kind.startswith("lose") else value)
