"""The rules of Whispers, as a table plays them."""

from collections.abc import Mapping, Sequence
from typing import ClassVar

from nightbell.engine import (
    Answer,
    Box,
    Call,
    Chance,
    Command,
    Decision,
    Number,
    OneOf,
    Refusal,
    Rules,
    Seat,
    ask,
    read_options,
)
from nightbell.games.whispers import killers as killers
from nightbell.games.whispers import printed
from nightbell.games.whispers.atoms import Guess, GuessRepair
from nightbell.games.whispers.content import CARDS, DEEDS, ITEMS, KILLERS, VICTIMS
from nightbell.games.whispers.imagine import imagine
from nightbell.games.whispers.killers.unidentified import EVOLUTIONS
from nightbell.games.whispers.manners import MANNERS
from nightbell.games.whispers.maps import BOARDS, EXPANSIONS, Place
from nightbell.games.whispers.moments import weapons
from nightbell.games.whispers.options import Options
from nightbell.games.whispers.plans import PLANS
from nightbell.games.whispers.seen import KillerView, OnlookerView, VictimsView, View
from nightbell.games.whispers.setup import new_hunt
from nightbell.games.whispers.state import DEAD, MOST_GUESSES, REPAIRED, Hunt, Victim
from nightbell.games.whispers.traits import KILLER_TRAITS, VICTIM_TRAITS
from nightbell.games.whispers.turns import MAIN, PHASES
from nightbell.games.whispers.whereabouts import Lookout

GuessAnswer = tuple[str, Victim, Place]


class Whispers(Rules[Hunt, View]):
    name = "whispers"
    version = "4"
    manners = MANNERS
    options = Options
    nouns: ClassVar[Mapping[str, tuple[str, ...]]] = {
        "move": ("place",),
        "step": ("place",),
        "flee": ("place",),
        "unbar": ("place", "place"),
        "special": ("deed",),
        "extra": ("deed",),
        "trade": ("victim",),
        "loot": ("victim",),
        "give": ("item",),
        "take": ("item",),
        "swap": ("item", "item"),
        "use": ("item",),
        "keep": ("item",),
        "play": ("card",),
        "advance": ("plan",),
        "appear": ("place",),
        "shift": ("place", "place"),
        "guess": ("victim", "place"),
        **dict.fromkeys(weapons, ()),
    }

    def new(self, options: Mapping[str, object], seed: int) -> Hunt:
        return new_hunt(read_options(Options, options), seed)

    def flow(self, state: Hunt) -> Call[Hunt, object]:
        return PHASES[state.phase]

    def seats(self, state: Hunt) -> Sequence[str]:
        return state.options.seat_ids()

    def view(self, state: Hunt, viewer: Seat) -> View:
        if viewer == state.killer_seat:
            return KillerView.of(state, viewer)
        return (VictimsView if viewer in state.victim_seats else OnlookerView).of(state, viewer)

    def imagine(self, view: View, chance: Chance) -> Hunt:
        return imagine(view, chance)

    def watcher(self) -> Lookout:
        return Lookout()

    def content(self) -> Mapping[str, Sequence[str]]:
        return {
            "killers": tuple(KILLERS),
            "maps": tuple(BOARDS),
            "expansions": EXPANSIONS,
            "victims": tuple(VICTIMS),
            "items": tuple(ITEMS),
            "places": tuple(place for board in BOARDS.values() for place in board.places),
            "cards": tuple(CARDS),
            "deeds": tuple(DEEDS),
            "notes": tuple(note for person in VICTIMS.values() for note in person.notes),
            "evolutions": EVOLUTIONS,
            "plans": tuple(PLANS),
            "traits": (*VICTIM_TRAITS, *KILLER_TRAITS),
        }

    def box(self) -> Box:
        return printed.box()

    def returns(self, state: Hunt) -> tuple[float, ...]:
        """One side against the other; where each goes a way of their own, who lives has won."""
        if state.outcome is None:
            return super().returns(state)
        killed = state.outcome.startswith("killer")
        worth = [-1.0 if killed else 1.0] * len(self.seats(state))
        if state.options.separate_ways:
            for victim, seat in state.owner.items():
                worth[seat] = -1.0 if state.wounds[victim] >= DEAD else 1.0
        worth[state.killer_seat] = 1.0 if killed else -1.0
        return tuple(worth)

    def parts(self, state: Hunt) -> tuple[tuple[str, str], ...]:
        """The killer, or the victim; whoever leads several is none of them in particular."""
        told = [("", "")] * len(self.seats(state))
        for seat in range(len(told)):
            mine = [victim for victim, owner in state.owner.items() if owner == seat]
            if len(mine) == 1:
                told[seat] = ("victim", str(mine[0]))
        told[state.killer_seat] = ("killer", state.options.killer)
        return tuple(told)

    def standing(self, state: Hunt, seat: Seat) -> Sequence[Decision[Answer]]:
        """The killer may note a guess at any time; nothing in the game depends on it."""
        if seat != state.killer_seat:
            return ()
        full = len(state.guesses) >= MOST_GUESSES
        tokens = tuple(
            ("guess", victim, place)
            for victim in state.victims
            for place in state.board.places
            if not full or (victim, place) in state.guesses
        )
        return (
            ask(seat, "guess", OneOf[Answer](tokens), "W-133"),
            ask(seat, "repair-guess", Number(0, REPAIRED), "W-136"),
        )

    def interrupt(self, state: Hunt, decision: Decision[Answer], answer: Answer) -> Command[Hunt, None]:
        if isinstance(answer, tuple):
            return Guess(Victim(str(answer[1])), Place(str(answer[2])))
        assert isinstance(answer, int)
        return GuessRepair(answer)

    def why_not(self, state: Hunt, decision: Decision[Answer], answer: object) -> Refusal:
        """The rule that stands against what was tried, from what its seat can see."""
        words: tuple[object, ...] = answer if isinstance(answer, tuple) and answer else ("",)
        known = (decision.kind, str(words[0]))
        message, rule = REASONS.get(known, ("illegal-answer", decision.rule))
        if decision.kind == "act" and words[0] in MAIN and state.acting in state.acted:
            message, rule = "one-action", "W-151"
        elif known == ("defend", "use") and len(words) > 2:
            message, rule = "one-item", "W-105"
        elif message == "no-way" and not self.beside(state, words[len(words) - 1]):
            message, rule = "not-beside", "W-179"
        if message == "illegal-answer":
            return Refusal(message, rule=rule, kind=decision.kind)
        return Refusal(f"whispers-{message}", rule=rule)

    @staticmethod
    def beside(state: Hunt, place: object) -> bool:
        """Whether the victim who is walking stands next to that place."""
        walker = state.acting
        return (
            walker is not None
            and walker in state.where
            and place in state.board.neighbours[state.where[walker]]
        )


REASONS: dict[tuple[str, str], tuple[str, str]] = {
    ("act", "move"): ("no-way", "W-181"),
    ("act", "calm"): ("one-action", "W-151"),
    ("act", "unbar"): ("unbar-here", "W-155"),
    ("act", "repair"): ("repair-where", "W-156"),
    ("act", "search"): ("search-where", "W-158"),
    ("act", "special"): ("not-ready", "W-154"),
    ("act", "extra"): ("not-ready", "W-160"),
    ("act", "trade"): ("trade-here", "W-161"),
    ("act", "done"): ("must-act", "W-151"),
    ("step", "step"): ("no-way", "W-181"),
    ("flee", "flee"): ("no-way", "W-181"),
    ("killer-step", "step"): ("not-beside", "W-179"),
    ("creep", "step"): ("not-beside", "W-179"),
    ("main", "move"): ("not-beside", "W-179"),
    ("main", "play"): ("card-not-now", "W-057"),
    ("main", "search"): ("no-search", "W-062"),
    ("instant", "play"): ("card-not-now", "W-057"),
    ("planning", "play"): ("card-not-now", "W-057"),
    ("attack-card", "play"): ("card-not-now", "W-057"),
    ("defend", "use"): ("item-not-yours", "W-106"),
}

RULES = Whispers()
