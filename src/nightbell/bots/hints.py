"""A hint for a person: the two best answers to an open question, each with its odds and a reason.

A hint is worked out from the asker's own chair. The same question at the same moment gets the same hint, and
so does any world that the asker could not tell from this one. A game's players come with somebody who gives
hints as `HINTS`; a game that has a `Guide` with an outlook gets its hints from the search.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final, Generic, Protocol, TypeVar, cast

import msgspec

from nightbell.bots.advice import Reason
from nightbell.bots.search import Budget, Guide, mean, never, weigh
from nightbell.engine import Answer, Chair, Decision, Imagination, Seat, State, Unimaginable

S = TypeVar("S", bound=State)
V = TypeVar("V", bound=msgspec.Struct)
S_ = TypeVar("S_", bound=State, contravariant=True)
V_ = TypeVar("V_", bound=msgspec.Struct)

MOST_SUGGESTED: Final = 2
STEPS: Final = (
    (0.08, "hardly"),
    (0.3, "seldom"),
    (0.45, "rather-not"),
    (0.55, "even"),
    (0.7, "rather"),
    (0.92, "likely"),
)
"""Up to which chance which word is used."""
NEARLY_SURE: Final = "surely"
NO_DIFFERENCE: Final = "even"
"""The reason where nothing sets an answer apart."""
TELLING: Final = 0.04
"""By how much of the outlook an answer must differ from the others for that to be its reason."""


class Suggestion(msgspec.Struct, frozen=True):
    """One answer: `hint-odds-<id>` says how likely something is, `hint-because-<because>` why."""

    answer: Answer
    odds: Reason | None
    because: str


class Hinter(Protocol):
    """A game's players come with one as `HINTS`. It gets the asker's chair, nothing more."""

    def hint(
        self,
        chair: Chair[msgspec.Struct],
        decision: Decision[Answer],
        seed: str,
        stop: Callable[[], bool] = never,
    ) -> tuple[Suggestion, ...]:
        """The best answers, the best first; none where one is as good as another."""
        ...


def odds(of: str, chance: float, **about: Answer) -> Reason:
    """A chance in words: what it is the chance of, and the noun `likely`.

    >>> [odds("win", chance).about[0][1] for chance in (0.0, 0.5, 0.6, 0.99)]
    ['hardly', 'even', 'rather', 'surely']
    """
    word = next((word for most, word in STEPS if chance < most), NEARLY_SURE)
    return Reason(of, (("likely", word), *about.items()))


class Outlook(Guide[S_, V_], Protocol[S_, V_]):
    """A guide that can also say what makes a position good."""

    def outlook(self, state: S_, seat: Seat) -> Mapping[str, float]:
        """What speaks for this seat, by the ids of reasons; each counts as much as it matters."""

    def winning(self, view: V_) -> bool:
        """Whether the value of a position is the chance to win, and not only how well one stands."""


class SearchHints(Generic[S, V]):
    """Hints by trying: what the search prefers, and in what its outcomes differ from those of the rest."""

    def __init__(
        self, guide: Callable[[], Outlook[S, V]], budget: Budget, early: Budget | None = None
    ) -> None:
        self.guide = guide
        self.budget = budget
        self.early = early or budget
        """While nobody can tell yet what wins."""

    def hint(
        self,
        chair: Chair[msgspec.Struct],
        decision: Decision[Answer],
        seed: str,
        stop: Callable[[], bool] = never,
    ) -> tuple[Suggestion, ...]:
        if decision.choice.count() < MOST_SUGGESTED:
            return ()
        guide = self.guide()
        mine = cast("Chair[V]", chair)
        usual = decision.choice.take(guide.usual(chair.seat, seed).answer(mine, decision))
        winning = guide.winning(mine.view)
        budget = self.budget if winning else self.early
        seen: dict[Answer, list[Mapping[str, float]]] = {}

        def look(answer: Answer, end: S) -> None:
            seen.setdefault(answer, []).append(guide.outlook(end, chair.seat))

        try:
            worlds = cast("Imagination[S, V]", mine.imagination())
            thought = weigh(worlds, decision, usual, guide, budget, seed, stop, look)
        except Unimaginable:
            return ()
        if not thought.tries:
            return ()
        return tuple(
            Suggestion(
                each.answer,
                odds("win", each.value) if winning else odds("best", best_share(each.answer, seen)),
                because(each.answer, seen),
            )
            for each in thought.weighed[:MOST_SUGGESTED]
        )


def best_share(answer: Answer, seen: Mapping[Answer, Sequence[Mapping[str, float]]]) -> float:
    """In how many of the common worlds no other answer came out better.

    >>> best_share("stay", {"stay": [{"a": 1.0}, {"a": 0.0}], "run": [{"a": 1.0}, {"a": 2.0}]})
    0.5
    """
    worlds = min(map(len, seen.values()))
    totals = {each: [sum(outlook.values()) for outlook in seen[each][:worlds]] for each in seen}
    return mean(
        [float(mine >= max(rest)) for mine, *rest in zip(totals[answer], *totals.values(), strict=True)]
    )


def because(answer: Answer, seen: Mapping[Answer, Sequence[Mapping[str, float]]]) -> str:
    """In what the outcomes of an answer are better than those of the others, in the worlds common to all.

    >>> because("stay", {"stay": [{"wounds": 0.0, "keys": 1.0}], "run": [{"wounds": -1.0, "keys": 1.2}]})
    'wounds'
    >>> because("run", {"stay": [{"wounds": 1.0}], "run": [{"wounds": 1.0}]})
    'even'
    """
    worlds = min(map(len, seen.values()))
    names = dict.fromkeys(name for outlooks in seen.values() for each in outlooks for name in each)

    def average(of: Answer, name: str) -> float:
        return mean([each.get(name, 0.0) for each in seen[of][:worlds]])

    others = [other for other in seen if other != answer]
    gains = {name: average(answer, name) - mean([average(other, name) for other in others]) for name in names}
    best = max(gains, key=lambda name: gains[name], default=NO_DIFFERENCE)
    return best if gains.get(best, 0.0) > TELLING else NO_DIFFERENCE
