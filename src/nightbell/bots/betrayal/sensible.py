"""A player who knows what it wants: new rooms before the haunt, its side's goal after it, and to live."""

from __future__ import annotations

from typing import Final

from nightbell.bots.betrayal.plans import (
    Option,
    best_way,
    danger,
    errands,
    known_foe,
    nearest_prey,
    odds,
    strength,
)
from nightbell.engine import Answer, Chair, Chance, Decision, OneOf, Random, Seat, Some, Split
from nightbell.games.betrayal import RULES
from nightbell.games.betrayal.house import Figure, House
from nightbell.games.betrayal.traits import AT, HEROES, KNOWLEDGE, MIGHT, TRAITS, RoomId, Trait
from nightbell.games.betrayal.views import HouseView

FAIR: Final = 0.5
"""The odds at which a hero picks a fight; a traitor, who has less to lose by it, takes worse ones."""
BOLD: Final = 0.4
TRIES: Final = 4
"""How often the same task is tried within one turn, where the haunt sets no limit."""
LONGEST_WALK: Final = 12
WARY: Final = frozenset({"sacrifice-symbol", "hand-over-ball", "take-it-on-the-body", "reveal", "drop-down"})
"""Offers that a sensible explorer declines."""


class Sensible:
    """Answers from the view alone. The same seed gives the same player."""

    def __init__(self, seat: Seat, seed: str) -> None:
        self.seat = seat
        self.rng = Random(seed)
        self.turn = -1
        self.tried: dict[str, int] = {}

    def answer(self, chair: Chair[HouseView], decision: Decision[Answer]) -> Answer:
        choice = decision.choice
        if choice.count() == 1:
            return next(choice.listed())
        if decision.kind == "turn" and isinstance(choice, OneOf):
            return self.act(chair.view, choice)
        if decision.kind == "monster" and isinstance(choice, OneOf):
            return self.prowl(chair.view, decision, choice)
        if isinstance(choice, Split):
            return self.share(chair.view, choice)
        if isinstance(choice, OneOf) and choice.noun == "trait":
            return self.trait(chair.view, decision.kind, choice)
        if isinstance(choice, OneOf) and choice.options == (True, False):
            return decision.kind not in WARY
        if isinstance(choice, Some) and decision.kind == "which-take":
            return tuple(choice.options[: choice.most])
        return choice.sample(self.rng)

    # ---- a turn

    def act(self, view: HouseView, choice: OneOf[Answer]) -> Answer:
        if view.turns != self.turn:
            self.turn, self.tried = view.turns, {}
        options = [option for option in choice.options if isinstance(option, tuple)]
        house = RULES.imagine(view, Chance(self.rng.getrandbits(32)))
        chosen = self.goal(view, house, options) or self.way(view, house, options)
        verb = str(chosen[0])
        self.tried[verb] = self.tried.get(verb, 0) + 1
        return chosen

    def goal(self, view: HouseView, house: House, options: list[Option]) -> Option | None:
        """Something worth doing where one stands."""
        me = self.seat
        verbs = {str(option[0]) for option in options}
        if house.haunt:
            tasks = [
                o for o in options if o[0] in house.scenario.tasks and self.tried.get(str(o[0]), 0) < TRIES
            ]
            if tasks:
                return self.rng.choice(tasks)
            bar = FAIR if house.party[me] == HEROES else BOLD
            fights = [
                (odds(house, me, o), o)
                for o in options
                if o[0] == "attack" and known_foe(view, house, me, Figure(int(str(o[1]))))
            ]
            if fights and max(fights, key=lambda fight: fight[0])[0] >= bar:
                return max(fights, key=lambda fight: fight[0])[1]
        for verb in ("take", "tear"):
            if verb in verbs and not self.tried.get(verb):
                return next(o for o in options if o[0] == verb)
        if "open-vault" in verbs and house.value(me, KNOWLEDGE) >= 4:
            return ("open-vault",)
        return None

    def way(self, view: HouseView, house: House, options: list[Option]) -> Option:
        """The next step towards what is wanted, a door into the dark, or the end of the turn."""
        me = self.seat
        steps = {RoomId(str(o[1])): o for o in options if o[0] in ("move", "passage")}
        doors = [o for o in options if o[0] == "explore"]
        worth = errands(view, house, me)
        feared = danger(view, house, me) if not house.haunt or house.party[me] == HEROES else {}
        here = worth.get(house.where[me], 0.0) * 0.8 - feared.get(house.where[me], 0.0)
        to, value = best_way(house, me, worth, feared, steps)
        curious = 1.0 if not house.haunt or strength(house, me) > 1 else 0.4
        if doors and curious >= max(value, here):
            return self.rng.choice(doors)
        if steps and value > here and self.tried.get("move", 0) < LONGEST_WALK:
            return steps[to]
        if doors and not house.haunt:
            return self.rng.choice(doors)
        if ("cross",) in options and value <= 0 and not self.tried.get("cross"):
            return ("cross",)
        return next((o for o in options if o[0] == "end"), options[-1])

    # ---- monsters

    def prowl(self, view: HouseView, decision: Decision[Answer], choice: OneOf[Answer]) -> Answer:
        options = [option for option in choice.options if isinstance(option, tuple)]
        attacks = [o for o in options if o[0] == "attack"]
        if attacks:
            house = RULES.imagine(view, Chance(0))
            return min(attacks, key=lambda o: house.trait_of(Figure(int(str(o[1]))), MIGHT))
        special = [o for o in options if o[0] not in ("move", "end", "ride")]
        house = RULES.imagine(view, Chance(0))
        figure = Figure(int(str(dict(decision.about)["figure"])))
        prey = nearest_prey(house, figure)
        moves = [(prey.get(RoomId(str(o[1])), 99), n, o) for n, o in enumerate(options) if o[0] == "move"]
        here = prey.get(house.room_of(figure), 99)
        if special and (not moves or here > 4):
            return self.rng.choice(special)
        if moves and min(moves)[0] < here:
            return min(moves)[2]
        if special:
            return self.rng.choice(special)
        return next((o for o in options if o[0] == "end"), options[-1])

    # ---- traits

    def share(self, view: HouseView, split: Split) -> Answer:
        """Damage goes where the skull is farthest."""
        rows = [view.clips[4 * self.seat + AT[Trait(trait)]] for trait in split.among]

        def left(parts: tuple[int, ...]) -> tuple[int, ...]:
            return tuple(sorted(row - part for row, part in zip(rows, parts, strict=True)))

        return max(split.listed(), key=left)

    def trait(self, view: HouseView, kind: str, choice: OneOf[Answer]) -> Answer:
        """What is gained goes to the weakest; what is lost, or rolled with, comes from the strongest."""

        def row(option: Answer) -> int:
            return view.clips[4 * self.seat + AT[Trait(str(option))]] if option in TRAITS else 9

        return min(choice.options, key=row) if kind.startswith("gain") else max(choice.options, key=row)
