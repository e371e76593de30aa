"""Whom a player nominates, votes for, shoots or exiles."""

from __future__ import annotations

from nightbell.bots.clocktower import worlds
from nightbell.bots.clocktower.claims import FIRST_NIGHT_ONLY
from nightbell.bots.clocktower.pretence import as_if_clean, exposed
from nightbell.bots.clocktower.prices import BY_WORD
from nightbell.bots.clocktower.record import VORTOX, ZOMBUUL
from nightbell.bots.clocktower.thoughts import DAY_BEFORE, LAST_DAY, Thought
from nightbell.engine import Answer, Seat
from nightbell.games.clocktower.catalogue import RoleId
from nightbell.games.clocktower.seen import PlayerView

BUTLER = RoleId("butler")
SUSPICION = 1.1
"""How much likelier than an average player the Demon must seem to be worth a vote."""
SUSPICION_AT_LEISURE = 3.0
"""The same where an even number lives: a day without an execution then costs no execution later."""
STEADY = 1.3
"""How much worse than the one about to die somebody must look for hands to go up again: a tie spares both."""
STEADFAST = 4.0
"""The same where a day without an execution may be a Vortox's victory."""
EVERY_DAY = 0.97
"""What part of the worst suspicion is enough there: somebody hangs anyway, so nobody but the worst."""
HASTE = 0.6
"""What part of the worst suspicion is enough for a hand where somebody has to hang; with every nomination of
the day less is, for whoever is nominated comes out with a story and looks better."""
JOINS = 0.7
"""What part of the worst suspicion on a stranger is enough for an evil hand."""
SHOWS = 0.01
"""From which difference on an evil player minds how a hand looks."""
CONVINCED = 0.5
"""To what part of what a hand needs a nominee must fall, for whoever nominated not to vote."""
PATIENCE = 6
"""After so many days a night without a death is no longer a reason to wait for another."""


def votes_for(thought: Thought, nominee: Seat) -> bool:
    if nominee == thought.me or not _free_to_vote(thought):
        return False
    if thought.evil:
        return _evil_vote(thought, nominee)
    worth = _worth_hanging(thought)
    if nominee not in worth:
        return False
    mine = worth[nominee]
    condemned = thought.view.condemned
    if condemned is not None and mine <= _steady(thought) * worth.get(condemned, 0.0):
        return False
    if thought.alive and ("promise", nominee) in thought.said_today():
        return True
    if thought.alive and thought.put_up(nominee) and mine >= CONVINCED * _bar(thought, worth):
        return True
    if not thought.alive and not _worth_a_token(thought, mine):
        return False
    return mine >= _bar(thought, worth)


def _free_to_vote(thought: Thought) -> bool:
    """A living Butler votes with the Master, who has voted or has a hand up."""
    ballot = thought.view.ballot
    masters = [pick.targets[0] for pick in thought.view.picks if pick.by.role == BUTLER]
    if ballot is None or not masters or not thought.alive:
        return True
    return masters[-1] in (ballot.voted if masters[-1] in ballot.counted else thought.view.hands)


def _worth_a_token(thought: Thought, worth: float) -> bool:
    """A dead player has one vote for the rest of the game."""
    return len(thought.living) <= LAST_DAY or worth >= (0.5 if len(thought.living) == DAY_BEFORE else 0.7)


def _evil_vote(thought: Thought, nominee: Seat) -> bool:
    """As somebody good would in this chair who holds the own team for innocent, unless hands decide it."""
    worth = _worth_hanging(thought)
    if nominee not in worth:
        return False
    team, demon, _ = thought.told_to_me()
    view = thought.view
    late = len(thought.living) <= DAY_BEFORE
    if not thought.alive and not late:
        return False
    friend = nominee in team
    if nominee == demon:
        return not late and _hangs_anyway(thought, view)
    if friend and _decides(thought, view):
        return False
    if not friend:
        if view.condemned is not None and view.condemned == demon:
            saves = _decides(thought, view) or _spares_both(thought, team)
            if saves or late:
                return saves
        promised = ("promise", nominee) in thought.said_today() or thought.put_up(nominee)
        plain = promised or late or _many(thought, team) or _decides(thought, view)
        if view.condemned is None and (plain or _town_wants_it(thought, team)):
            return True
    if not late and (shows := _looks_better(thought, view)) is not None:
        return shows
    shown = worth if friend else as_if_clean(thought, worth)
    blame = shown.get(nominee, 0.0)
    if view.condemned is not None and blame <= _steady(thought) * worth.get(view.condemned, 0.0):
        return False
    pretended = thought.player.temper.today(view.night, f"vote {nominee}").uniform(0.75, 1.25)
    return blame >= pretended * (_bar(thought, worth) if friend else JOINS * max(shown.values(), default=1.0))


def _looks_better(thought: Thought, view: PlayerView) -> bool | None:
    """Whether the team stands better with this hand up or down, to those who take hands at their word and go
    by those that were counted; nothing, if it hardly matters to them."""
    ballot, place = view.ballot, thought.place
    if ballot is None or ballot.nominee not in place or thought.me not in place:
        return None
    shown = [(seat, seat in ballot.voted) for seat in ballot.counted if seat != ballot.nominee]
    up = sum(1 << place[seat] for seat, raised in shown if raised and seat in place)
    down = sum(1 << place[s] for s, raised in shown if not raised and s in place and s in thought.living)
    taken = worlds.read(thought.record.facts(view, thought.player.square.stories(view.claims)), None, BY_WORD)
    mine, nominee = 1 << place[thought.me], place[ballot.nominee]
    raised = exposed(thought, taken.after((nominee, up | mine, down)))
    lowered = exposed(thought, taken.after((nominee, up, down | mine)))
    return raised < lowered if abs(raised - lowered) > SHOWS else None


def _town_wants_it(thought: Thought, team: frozenset[Seat]) -> bool:
    """Whether half of the strangers whose hands were counted so far are for it."""
    ballot = thought.view.ballot
    counted = [s for s in ballot.counted if s in thought.living and s not in team] if ballot else []
    return ballot is not None and 0 < len(counted) <= 2 * sum(seat in ballot.voted for seat in counted)


def _many(thought: Thought, team: frozenset[Seat]) -> bool:
    """Whether half of the living are evil: together they hang whom they like, and need not hide any more."""
    return 2 * sum(seat in team for seat in thought.living) >= len(thought.living)


def _hangs_anyway(thought: Thought, view: PlayerView) -> bool:
    """Whether there are hands enough already: one more costs nothing and looks well."""
    ballot = view.ballot
    return ballot is not None and ballot.tally >= max((len(thought.living) + 1) // 2, view.highest + 1)


def _decides(thought: Thought, view: PlayerView) -> bool:
    """Whether the tally stands so that one more hand makes the difference."""
    ballot = view.ballot
    if ballot is None:
        return False
    needed = max((len(thought.living) + 1) // 2, view.highest + 1)
    return ballot.tally + 1 == needed


def _spares_both(thought: Thought, team: frozenset[Seat]) -> bool:
    """Whether this hand and those of friends who are still to be counted can make it a tie, by which the
    one about to die lives."""
    view = thought.view
    if view.ballot is None:
        return False
    late = len(thought.living) <= DAY_BEFORE  # before that the dead keep their votes
    hands = [s for s in team if s in thought.living or (late and view.square[s].votes)]
    friends = [s for s in hands if s not in view.ballot.counted]
    return view.ballot.tally < view.highest <= view.ballot.tally + len(friends)


def supports_exile(thought: Thought, traveller: Seat) -> bool:
    if traveller == thought.me:
        return False
    if thought.evil:
        return traveller not in thought.told_to_me()[0] and thought.rng.random() < 0.5
    return thought.rng.random() < 0.3


def on_the_floor(thought: Thought, options: tuple[Answer, ...]) -> Answer:
    deeds: dict[str, list[Seat]] = {}
    for option in options:
        if isinstance(option, tuple) and len(option) == 2 and isinstance(option[1], int):
            deeds.setdefault(str(option[0]), []).append(Seat(option[1]))
    if (shot := _shot(thought, deeds.get("shoot", []))) is not None:
        return ("shoot", shot)
    named = deeds.get("nominate")
    if named and (nominee := _nominee(thought, named)) is not None:
        return ("nominate", nominee)
    return ("pass",)


def _shot(thought: Thought, targets: list[Seat]) -> Seat | None:
    view = thought.view
    if not targets or thought.me in view.shots_ever or view.night < 2:
        return None
    if thought.evil:
        if thought.role_of(thought.me) != "slayer":
            return None
        team, demon, _ = thought.told_to_me()
        friends = [seat for seat in targets if seat in team and seat != thought.me and seat in thought.living]
        return demon if demon in friends else friends[0] if friends else None
    if view.card != "slayer":
        return None
    chances = thought.demon_chances()
    worst = max((s for s in targets if s in thought.living and s in chances), key=lambda s: chances[s])
    sure = 0.3 if len(thought.living) > 5 else 0.2
    return worst if worst != thought.me and chances[worst] >= sure else None


def _nominee(thought: Thought, nominees: list[Seat]) -> Seat | None:
    view = thought.view
    if thought.evil:
        return _scapegoat(thought, nominees)
    if thought.me not in thought.place and not thought.seats:
        return None
    if (virgin := _untested_virgin(thought, nominees)) is not None:
        return virgin
    worth = _worth_hanging(thought)
    bar = _bar(thought, worth)
    standing = worth.get(view.condemned, 0.0) if view.condemned is not None else 0.0
    fitting = [
        seat
        for seat in nominees
        if seat in worth and worth[seat] >= bar and worth[seat] > _steady(thought) * standing
    ]
    luck = thought.player.temper.today(view.night, "nominee")
    luck.shuffle(fitting)
    return max(fitting, key=lambda seat: worth[seat], default=None)


def _untested_virgin(thought: Thought, nominees: list[Seat]) -> Seat | None:
    """One who has nothing more to learn can find out whether the Virgin speaks the truth."""
    card = thought.view.card
    if (
        card not in FIRST_NIGHT_ONLY
        or thought.role_of(thought.me) != card
        or len(thought.living) <= DAY_BEFORE + 1
    ):
        return None
    tried = {nominee for nominee, _ in thought.record.nominations}
    return next((s for s in nominees if thought.role_of(s) == "virgin" and s not in tried), None)


def _scapegoat(thought: Thought, nominees: list[Seat]) -> Seat | None:
    """Somebody good whom a good player in this chair might put up too, or anybody to save a friend."""
    team, demon, _ = thought.told_to_me()
    view = thought.view
    chances = thought.demon_chances()
    if view.condemned is not None and view.condemned not in team:
        return None
    worth = as_if_clean(thought, _worth_hanging(thought))
    fitting = [seat for seat in nominees if seat in worth and seat in chances]
    if not fitting:
        return None
    worst = max(fitting, key=lambda seat: worth[seat])
    if _many(thought, team):
        return worst
    standing = worth.get(view.condemned, 0.0) if view.condemned is not None else 0.0
    if view.condemned != demon and worth[worst] < max(_bar(thought, worth), _steady(thought) * standing):
        return None
    return worst


def _worth_hanging(thought: Thought) -> dict[Seat, float]:
    """For each living player how much the town would gain, as a good player in this chair sees it."""
    reader = thought.place.get(thought.me, -1)
    demons, teams = thought.beliefs.demon(reader), thought.beliefs.evil(reader)
    chances = {seat: demons[place] for seat, place in thought.place.items()}
    evils = {seat: teams[place] for seat, place in thought.place.items()}
    late = len(thought.living) <= DAY_BEFORE
    worth = {}
    twins = _twins(thought)
    for seat in thought.living:
        if seat == thought.me or seat not in chances:
            continue
        value = chances[seat] + (0.0 if late else 0.15 * evils[seat])
        if seat in twins and _quiet(thought):
            value = evils[seat]  # the Demon seems dead: the other twin is all that is left to hang
        elif thought.role_of(seat) == "saint" or seat in twins:
            value -= 1.0 - evils[seat]
        worth[seat] = value
    if ZOMBUUL in thought.view.sheet:
        fallen = [seat for seat in chances if seat not in thought.living and seat != thought.me]
        worth |= {seat: chances[seat] for seat in fallen}
    return worth


def _twins(thought: Thought) -> set[Seat]:
    """Who was named as one of two twins, of whom the good one must not hang."""
    named: set[Seat] = set()
    for seat, story in thought.stories.items():
        for said in story.told:
            if said[0] == "twin":
                named |= {seat, Seat(int(said[1]))}
    return named


def _quiet(thought: Thought) -> bool:
    """Whether nights have stopped bringing deaths, and waiting brings nothing any more."""
    return not thought.view.died_at_night and thought.view.night >= PATIENCE


def _must_hang(thought: Thought) -> bool:
    """Whether a day without an execution would be a Vortox's victory, for all that anybody knows."""
    return VORTOX in thought.view.sheet and not thought.record.idle and thought.view.condemned is None


def _steady(thought: Thought) -> float:
    return STEADFAST if VORTOX in thought.view.sheet and not thought.record.idle else STEADY


def _bar(thought: Thought, worth: dict[Seat, float]) -> float:
    """From which worth on a good player votes for somebody today."""
    best = max(worth.values(), default=1.0)
    alive = len(thought.living)
    if _must_hang(thought):
        return best * (0.999 if alive <= LAST_DAY else HASTE ** max(1, len(thought.view.nominations)))
    if alive <= LAST_DAY:
        return max(best * 0.999, _trust_in_mayor(thought))
    if thought.no_leisure() or _quiet(thought):
        return best * EVERY_DAY
    if alive == DAY_BEFORE:
        return max(best * 0.9, 0.5)
    return max(best * 0.7, (SUSPICION if alive % 2 else SUSPICION_AT_LEISURE) / alive)


def _trust_in_mayor(thought: Thought) -> float:
    """On the last day a living Mayor wins if nobody is executed: how likely that is."""
    evils = thought.evil_chances()
    mayors = [seat for seat in thought.living if thought.role_of(seat) == "mayor" and seat in evils]
    if thought.view.card == "mayor" and thought.alive:
        return 0.85
    return max((0.85 * (1 - evils[seat]) for seat in mayors), default=0.0)
