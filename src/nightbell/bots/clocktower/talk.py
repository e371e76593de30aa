"""What a player says aloud by day."""

from __future__ import annotations

from nightbell.bots.clocktower.asides import word_aside
from nightbell.bots.clocktower.pretence import as_if_clean, cover_of, lies_to_tell
from nightbell.bots.clocktower.purposes import to_ask
from nightbell.bots.clocktower.thoughts import LAST_DAY, Thought
from nightbell.engine import Answer, Seat
from nightbell.games.clocktower.catalogue import DEMON, EVIL, MINION, ROLES, RoleId
from nightbell.games.clocktower.grimoire import NOBODY_YET
from nightbell.games.clocktower.readings import Said
from nightbell.games.clocktower.town import NOMINATIONS

GUESSES = 3
"""How many roles a Juggler names on the first day."""
VOICES = 2
"""After so many have said what they think of somebody, it is not said again on the same day."""
SMALL_TALK = frozenset(("ask", "believe", "disbelieve"))
OPINIONATED = frozenset(("blame", "agree", "doubt", "retract", "promise"))
CHATTY = 0.6
"""From this loudness on somebody also says whom they believe, and asks those who have said nothing."""


def to_say(thought: Thought) -> tuple[str, Answer] | None:
    view = thought.view
    mine = [claim.said for claim in view.claims if claim.seat == thought.me and claim.to is None]
    if thought.me not in thought.place:
        return None
    if thought.player.called_on != view.night and (matter := to_ask(thought)) is not None:
        thought.player.called_on = view.night
        return matter
    questioned = thought.asked(None) and not _answered(thought)
    if not questioned and (aside := word_aside(thought)) is not None:
        other, said = aside
        return ("confide", said) if view.aside == other else ("whisper", other)
    if (guess := _juggle(thought, mine)) is not None:
        return "claim", guess
    for said in lies_to_tell(thought, mine) if thought.evil else _truths(thought, mine):
        if said not in mine:
            return "claim", said
    if questioned:
        return "claim", ("later",)
    if view.night > 1:
        opinion = _opinion(thought) if view.stage == NOMINATIONS else _small_talk(thought)
        if opinion is not None and opinion not in mine:
            return "claim", opinion
    return None


def _truths(thought: Thought, mine: list[Said]) -> list[Said]:
    card = thought.view.card
    if not thought.out_with_it(card, thought.asked(None)):
        return []
    return [("am", card), *thought.my_truth().told]


def _answered(thought: Thought) -> bool:
    """Whether this player has said today who they are, or that they will not."""
    return thought.role_of(thought.me) != NOBODY_YET or ("later",) in thought.said_today()


def _juggle(thought: Thought, mine: list[Said]) -> Said | None:
    """A Juggler, true or feigned, guesses on the first day: what others claim, or who is the Demon."""
    view = thought.view
    role = cover_of(thought) if thought.evil else view.card
    if role != "juggler" or view.night != 1 or view.stage != NOMINATIONS or not thought.alive:
        return None
    guessed = [said for said in mine if said[0] == "think"]
    if len(guessed) >= GUESSES:
        return None
    luck = thought.player.temper.today(1, f"juggle {len(guessed)}")
    others = [s for s in thought.seats if s != thought.me and all(said[1] != s for said in guessed)]
    if not others:
        return None
    seat = luck.choice([s for s in others if thought.role_of(s) != NOBODY_YET] or others)
    demons = [each for each in view.sheet if ROLES[each].type == DEMON]
    named = thought.role_of(seat)
    return "think", seat, named if named != NOBODY_YET else luck.choice(demons)


def _small_talk(thought: Thought) -> Said | None:
    """Once a day, before nominations: what the louder say of what others told, or did not tell."""
    view, said_today = thought.view, thought.said_today()
    if thought.player.temper.loud < CHATTY or any(said[0] in SMALL_TALK for said in said_today):
        return None
    today = [c.said for c in view.claims if c.to is None and c.day == view.night]
    luck = thought.player.temper.today(view.night, "small talk")
    others = [seat for seat in thought.seats if seat != thought.me and seat in thought.living]
    silent = [seat for seat in others if thought.role_of(seat) == NOBODY_YET and ("ask", seat) not in today]
    spoken = [c.seat for c in view.claims if c.to is None and c.day == view.night and c.said[0] == "am"]
    if silent and luck.random() < 0.6:
        return "ask", luck.choice(silent)
    evils, average = thought.evil_chances(), (thought.view.counts[2] + 1) / len(thought.seats)
    for seat in (seat for seat in spoken if seat in others):
        clash = any(s != seat and thought.role_of(s) == thought.role_of(seat) for s in thought.seats)
        if clash or evils[seat] > 1.8 * average:
            return _unless_said(thought, today, ("disbelieve", seat))
        if evils[seat] < 0.5 * average:
            return _unless_said(thought, today, ("believe", seat))
    return None


def _opinion(thought: Thought) -> Said | None:
    """Once a day: an accusation with its reason, or a word for or against one that was made."""
    view = thought.view
    if len(thought.living) < LAST_DAY or any(said[0] in OPINIONATED for said in thought.said_today()):
        return None
    chances = thought.demon_chances()
    shown = as_if_clean(thought, chances) if thought.evil else chances
    suspects = [seat for seat in thought.living if seat in shown and seat != thought.me]
    if not suspects:
        return None
    average = 1 / len(thought.living)
    worst = max(suspects, key=lambda seat: shown[seat])
    today = [c.said for c in view.claims if c.to is None and c.day == view.night]
    blamed = {Seat(int(said[1])) for said in today if said[0] in ("blame", "propose")}
    if (cleared := _cleared(thought, chances, average)) is not None:
        return "retract", cleared
    if worst in blamed and shown[worst] > 1.5 * average:
        bold = thought.alive and thought.player.temper.bold > 0.5
        joined = today.count(("agree", worst)) + today.count(("promise", worst))
        return ("promise" if bold else "agree", worst) if joined < VOICES else None
    for seat in sorted(blamed - {thought.me}):
        if chances.get(seat, average) < 0.5 * average and not thought.put_up(seat):
            return _unless_said(thought, today, ("doubt", seat))
    if len(blamed) < VOICES and worst not in blamed and shown[worst] > 1.5 * average:
        return "blame", worst, _reason(thought, worst)
    if not blamed and worst != thought.me and shown[worst] > 1.2 * average:
        return ("propose", worst) if thought.player.temper.bold > 0.7 else None
    return None


def _cleared(thought: Thought, chances: dict[Seat, float], average: float) -> Seat | None:
    """Somebody whom this player has accused, and would not accuse any more."""
    mine = [c.said for c in thought.view.claims if c.seat == thought.me and c.to is None]
    blamed = {Seat(int(said[1])) for said in mine if said[0] == "blame"}
    taken_back = {Seat(int(said[1])) for said in mine if said[0] == "retract"}
    cleared = [s for s in sorted(blamed - taken_back) if s in thought.living and s in chances]
    return next((seat for seat in cleared if chances[seat] < 0.5 * average), None)


def _unless_said(thought: Thought, today: list[Said], said: Said) -> Said | None:
    """What was said often enough today need not be said once more."""
    return said if today.count(said) < VOICES else None


def _reason(thought: Thought, seat: Seat) -> str:
    role = thought.role_of(seat)
    if role == NOBODY_YET:
        return "silent"
    if any(other != seat and story.role == role for other, story in thought.stories.items()):
        return "double"
    told = [claim.said for claim in thought.view.claims if claim.to is None and claim.seat != seat]
    if any(_points_at(said, seat) for said in told):
        return "named"
    return "feeling" if thought.player.temper.bold > 0.7 else "left"


def _points_at(said: Said, seat: Seat) -> bool:
    """Whether what somebody learned speaks against a player."""
    match said:
        case ("yes", _, one, other, True) | ("two", _, one, other):
            return seat in (one, other)
        case ("pair", str(role), one, other):
            return seat in (one, other) and ROLES[RoleId(role)].type in (MINION, DEMON)
        case ("saw", _, whom, str(role)):
            return seat == whom and ROLES[RoleId(role)].type in (MINION, DEMON)
        case ("side", whom, shown):
            return seat == whom and shown == EVIL
        case _:
            return False
