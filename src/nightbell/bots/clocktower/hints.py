"""What a townsperson would do in a person's place, and why: from what was said and seen, as it weighs it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, cast

import msgspec

from nightbell.bots.advice import Reason
from nightbell.bots.clocktower.player import Townsperson, would_answer
from nightbell.bots.clocktower.purposes import purpose_of
from nightbell.bots.clocktower.thoughts import Thought
from nightbell.bots.hints import Suggestion, odds
from nightbell.bots.search import never
from nightbell.engine import Answer, Chair, Choice, Decision, OneOf, Seat, Some
from nightbell.games.clocktower.grimoire import NOBODY_YET
from nightbell.games.clocktower.seen import PlayerView, View

VOTE: Final = "vote"
FLOOR: Final = "floor"
REASONED: Final = frozenset((VOTE, FLOOR, "choose", "choose-two", "gunslinger"))
"""The questions on which a townsperson has a view in any script; of others, those that have a purpose."""
PASS: Final[Answer] = ("pass",)
SHOOT: Final = "shoot"


class TownHints:
    def hint(
        self,
        chair: Chair[msgspec.Struct],
        decision: Decision[Answer],
        seed: str,
        stop: Callable[[], bool] = never,
    ) -> tuple[Suggestion, ...]:
        town = cast(Chair[View], chair)
        view = town.view
        if not isinstance(view, PlayerView) or view.card == NOBODY_YET or decision.choice.count() < 2:
            return ()
        if decision.kind not in REASONED and purpose_of(decision) is None:
            return ()
        player = Townsperson(seed)
        best = decision.choice.take(player.answer(town, decision))
        thought = Thought(player, view)
        second = next_best(thought, decision, best)
        answers = (best,) if second is None else (best, second)
        return tuple(suggested(thought, decision, each) for each in answers)


def next_best(thought: Thought, decision: Decision[Answer], best: Answer) -> Answer:
    """What is left to do without the best answer: asked once more, where it is not on the menu."""
    choice = decision.choice
    left: list[Answer] = []
    if isinstance(choice, OneOf):
        left = [each for each in choice.options if each != best]
    if len(left) == 1:
        return left[0]
    if decision.kind == FLOOR and best == PASS:
        return most_suspected(thought, left)
    fewer: Choice[Answer]
    if isinstance(choice, OneOf):
        fewer = OneOf(tuple(left), noun=choice.noun)
    elif isinstance(choice, Some) and isinstance(best, tuple) and best and len(choice.options) > choice.least:
        kept = tuple(option for option in choice.options if option != best[0])
        fewer = Some(kept, choice.least, min(choice.most, len(kept)), noun=choice.noun)
    else:
        return None
    again = would_answer(thought, msgspec.structs.replace(decision, choice=fewer))
    return again if again in tuple(fewer.listed()) else None


def most_suspected(thought: Thought, options: Sequence[Answer]) -> Answer:
    """Whom to put up, if somebody is to be put up after all."""
    chances = thought.demon_chances()
    named = [
        each for each in options if named_in(each) and not is_shot(each) and thought.me not in named_in(each)
    ]
    return max(named, key=lambda each: chances.get(named_in(each)[0], 0.0), default=None)


def is_shot(answer: Answer) -> bool:
    return isinstance(answer, tuple) and bool(answer) and answer[0] == SHOOT


def named_in(answer: Answer) -> tuple[Seat, ...]:
    """The players whom an answer names."""
    if isinstance(answer, bool):
        return ()
    if isinstance(answer, int):
        return (Seat(answer),)
    if isinstance(answer, tuple):
        return tuple(seat for part in answer for seat in named_in(part))
    return ()


def suggested(thought: Thought, decision: Decision[Answer], answer: Answer) -> Suggestion:
    about = dict(decision.about)
    if decision.kind == VOTE:
        nominee = Seat(int(str(about["seat"])))
        return Suggestion(answer, suspicion(thought, nominee), why_vote(thought, nominee, answer is True))
    named = named_in(answer)
    if decision.kind == FLOOR and not named:
        worst = most_likely(thought)
        return Suggestion(
            answer,
            None if worst is None else suspicion(thought, worst),
            "town-lie-low" if thought.evil else "town-wait",
        )
    return Suggestion(answer, of_all(thought, named), why_named(thought, decision.kind, answer, named))


def most_likely(thought: Thought) -> Seat | None:
    """The likeliest Demon among the others who live."""
    chances = thought.demon_chances()
    others = [seat for seat in thought.living if seat != thought.me and seat in chances]
    return max(others, key=lambda seat: chances[seat], default=None)


def suspicion(thought: Thought, seat: Seat) -> Reason | None:
    """How likely somebody is the Demon: to a good player's mind, or as an evil one sees the town think."""
    chances = thought.demon_chances()
    if seat == thought.me or seat not in chances:
        return None
    return odds("suspected" if thought.evil else "demon", chances[seat], seat=seat)


def of_all(thought: Thought, seats: tuple[Seat, ...]) -> Reason | None:
    if len(seats) < 2:
        return suspicion(thought, seats[0]) if seats else None
    chances = thought.demon_chances()
    return odds("several", min(1.0, sum(chances.get(seat, 0.0) for seat in seats)))


def why_vote(thought: Thought, nominee: Seat, raised: bool) -> str:
    if nominee == thought.me:
        return "town-not-me"
    if not thought.alive and not raised:
        return "town-keep-the-vote"
    if thought.evil:
        friend = nominee in thought.told_to_me()[0]
        return (
            ("town-blend-in" if raised else "town-save-friend")
            if friend
            else ("town-hang-good" if raised else "town-blend-in")
        )
    return "town-hang" if raised else "town-spare"


def why_named(thought: Thought, kind: str, answer: Answer, named: tuple[Seat, ...]) -> str:
    if not named:
        return "town-hold-back"
    if is_shot(answer):
        return "town-shoot"
    if kind == FLOOR:
        return "town-blame" if thought.evil else "town-accuse"
    if thought.evil:
        if named == (thought.me,):
            return "town-hand-on"
        return "town-friend" if set(named) <= thought.told_to_me()[0] else "town-prey"
    chances = thought.evil_chances()
    usual = sum(chances.values()) / max(1, len(chances))
    return "town-doubted" if max(chances.get(seat, 0.0) for seat in named) >= usual else "town-trusted"
