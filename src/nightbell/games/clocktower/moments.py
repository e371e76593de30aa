"""The moments of the game at which a role may have a say, and which abilities are asked.

Each moment is declared once, with its gate: whether only an ability that works is asked, one whose owner
lives, or every one that somebody truly has. No role asks that again.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from enum import Enum
from typing import TYPE_CHECKING, Final, ParamSpec, TypeVar

from nightbell.engine import Answer, Decision, Effect, Refusal, Seat
from nightbell.engine import Moment as EngineMoment
from nightbell.games.clocktower.catalogue import Ability, Briefing, Candour, Harm, Rights, RoleId, Side

if TYPE_CHECKING:
    from nightbell.games.clocktower.events import Learned
    from nightbell.games.clocktower.town import Town

P = ParamSpec("P")
R = TypeVar("R")


class Gate(Enum):
    """Which of the abilities that somebody truly has are asked."""

    WORKS = "works"
    """Its owner lives (unless it outlives its owner), and is sober and healthy."""
    LIVES = "lives"
    """Its owner lives; whether it works is for the role to find out, since something happens in any case."""
    ALWAYS = "always"
    BELIEVED = "believed"
    """All of them, and those that are only believed in: their owners are humoured."""


class Moment(EngineMoment[P, R]):
    def __init__(self, name: str, gate: Gate = Gate.WORKS) -> None:
        super().__init__(name)
        self.gate = gate
        MOMENTS.append(self)  # type: ignore[arg-type]

    def __call__(self, *pieces: str) -> Callable[[Callable[P, R]], Callable[P, R]]:
        for piece in pieces:
            SPEAKS_AT.setdefault(piece, set()).add(self)  # type: ignore[arg-type]
        return super().__call__(*pieces)

    def forget(self, piece: str) -> None:
        super().forget(piece)
        SPEAKS_AT.get(piece, set()).discard(self)


MOMENTS: Final[list[Moment[..., object]]] = []
SPEAKS_AT: Final[dict[str, set[Moment[..., object]]]] = {}
"""The moments at which each role has a say."""

# ---- death

shields: Final[Moment[[Town, Ability, Seat, Harm], bool]] = Moment("shields")
"""Whether a harm to some seat comes to nothing."""
shelters: Final[Moment[[Town, Ability], Iterable[Seat]]] = Moment("shelters", Gate.LIVES)
"""Whom nothing harmful of a Demon's ability reaches while the owner's ability works: no poison either."""
lets_die: Final[Moment[[Town, Ability, Seat, Harm], Effect[bool]]] = Moment("lets die")
"""Whether a harm may go on, where an ability leaves that to the Storyteller."""
turns_aside: Final[Moment[[Town, Ability], Effect[Seat]]] = Moment("turns aside")
"""Who dies in the owner's place at night."""
seems_to_die: Final[Moment[[Town, Ability, Harm], Effect[bool]]] = Moment("seems to die")
"""Whether a death of the owner is one for show only."""
on_death: Final[Moment[[Town, Ability, Harm], Effect[None]]] = Moment("dies")
"""What the owner's death sets off, if the ability worked at that moment."""
instead_of_killing: Final[Moment[[Town, Ability, Seat], Effect[bool]]] = Moment("does not kill")
"""Whether something else comes of a death that the owner's ability would bring about, given the victim."""
last_words: Final[Moment[[Town, Ability, Seat], Effect[None]]] = Moment("is known to be dead", Gate.ALWAYS)
"""What comes of naming a living player when the town has learned of the owner's death.

Anybody who dies may act it out; only the owner's word is more than talk, and the owner must.
"""
inherits: Final[Moment[[Town, Ability, Seat, Harm], Effect[None]]] = Moment("inherits", Gate.BELIEVED)
"""What passes on at somebody's death, before anything else comes of it. What comes to one who is impaired, or
only believes to have the ability, does nothing."""
on_any_death: Final[Moment[[Town, Ability, Seat, Harm], Effect[None]]] = Moment("sees a death")
"""What another's death sets off."""
takes_the_place: Final[Moment[[Town, Ability, Seat], Effect[Seat]]] = Moment("takes the place")
"""Who is executed, given who was to be."""

faces_death: Final[Moment[[Town, Ability], Effect[bool]]] = Moment("faces death")
"""Whether the owner, who lives and is being executed, is to die of it. Asked before anything protects."""
on_execution: Final[Moment[[Town, Ability, Seat], Effect[None]]] = Moment("sees an execution")
"""What an execution sets off, whoever lives or dies by it."""

# ---- victory

puts_off_the_end: Final[Moment[[Town, Ability, Side, str], Effect[bool]]] = Moment("puts off the end")
"""Whether the game goes on, although this side would win now, and why."""
exchanges_victory: Final[Moment[[Town, Ability], bool]] = Moment("exchanges victory")
"""Whether the winners are the losers."""
at_the_end: Final[Moment[[Town, Ability, Side], Effect[None]]] = Moment("sees the end")
"""What is still to be settled when it is certain which side wins, before the winners are named."""

awaits_demon: Final[Moment[[Town, Ability], bool]] = Moment("awaits a Demon", Gate.ALWAYS)
"""Whether that no Demon lives is no victory yet."""

# ---- night

closes_the_grimoire: Final[Moment[[Town, Ability], bool]] = Moment("closes the Grimoire")
"""Whether nobody who could look into the Grimoire gets to see it."""
briefs: Final[Moment[[Town, Ability, Seat, Briefing], Briefing]] = Moment("changes a briefing")
"""What one of the evil team is shown of the others, given what it would be."""

when_chosen: Final[Moment[[Town, Ability, Ability], Effect[None]]] = Moment("is chosen")
"""What it sets off that somebody's ability chooses the owner at night, before anything comes of it."""
behind_the_demons: Final[Moment[[Town, Ability], Effect[None]]] = Moment("comes behind the Demons")
"""What is left to decide when the Demons have attacked."""
before_dawn: Final[Moment[[Town, Ability], Effect[None]]] = Moment("sees the night end")
"""What is left to decide when the sheet is done, before the town opens its eyes."""
watches: Final[Moment[[Town, Ability], Effect[None]]] = Moment("watches the night")
"""What the owner's ability waits for: asked behind every line of the night."""
on_arrival: Final[Moment[[Town, Ability], Effect[None]]] = Moment("arrives", Gate.ALWAYS)
"""What must be fixed as soon as somebody has the ability."""
on_revival: Final[Moment[[Town, Ability], Effect[None]]] = Moment("comes back", Gate.ALWAYS)
"""What must be fixed anew when the owner lives again."""
even_asleep: Final[Moment[[Town, Ability], Effect[None]]] = Moment("goes on asleep")
"""What still happens at the owner's line while another's ability keeps the owner from acting."""
impairs: Final[Moment[[Town, Seat], Iterable[tuple[Seat, int]]]] = Moment("impairs", Gate.LIVES)
"""Who is drunk or poisoned for as long as the ability works."""

# ---- day

on_nomination: Final[Moment[[Town, Ability, Seat], Effect[None]]] = Moment("is nominated", Gate.ALWAYS)
"""What a nomination of the owner sets off."""
on_nominating: Final[Moment[[Town, Ability, Seat], Effect[None]]] = Moment("sees a nomination")
"""What anybody's nomination sets off, given who nominates."""
when_nominating: Final[Moment[[Town, Ability, Seat], Effect[None]]] = Moment("nominates", Gate.ALWAYS)
"""What the owner's own nomination sets off, given the nominee."""
before_vote: Final[Moment[[Town, Ability, Seat, Seat], Effect[None]]] = Moment(
    "weighs a nomination", Gate.LIVES
)
"""What the owner may do before hands are counted, given who nominates and who is nominated."""
may_not_nominate: Final[Moment[[Town, Ability], bool]] = Moment("holds back", Gate.ALWAYS)
"""Whether the owner has no nomination to make any more."""
privately: Final[Moment[[Town, Ability], Decision[Answer] | None]] = Moment("takes aside", Gate.ALWAYS)
"""What the owner may bring to the Storyteller by day, unseen by anybody else. Its kind is the role's id."""
in_private: Final[Moment[[Town, Ability, Answer], Effect[None]]] = Moment("is heard out", Gate.ALWAYS)
"""What comes of it. Who only believes to have the ability is heard out as well."""
hears: Final[Moment[[Town, Ability, Seat], Effect[None]]] = Moment("is spoken of", Gate.LIVES)
"""What comes of it that a player said the owner's secret word or phrase, as the Storyteller enters it."""
listens: Final[Moment[[Town, Ability], tuple[Seat, ...]]] = Moment("listens", Gate.LIVES)
"""For whom it would still matter to say it."""
publicly: Final[Moment[[Town, Ability], Decision[Answer] | None]] = Moment("steps forward", Gate.ALWAYS)
"""What the owner may do once a day for all to see. Its kind is the role's id.

Where the role is on the sheet anybody may act it out, so that nobody is given away by being able to. What a
Traveller can do is known, and nobody else's.
"""
in_public: Final[Moment[[Town, Ability, Answer], Effect[None]]] = Moment("is seen to act", Gate.ALWAYS)
"""What comes of it, for the owner and for whoever acts it out: the town sees the same, unless it works."""
punishes: Final[Moment[[Town, Ability, Seat], Effect[None]]] = Moment("punishes")
"""What the Storyteller does to somebody who is not mad as told, where it is no execution."""
by_day: Final[Moment[[Town, Ability, Seat], Effect[None]]] = Moment("points", Gate.ALWAYS)
"""What comes of pointing at somebody in public. Anybody may act it out; only the owner's counts."""
by_guessing: Final[Moment[[Town, Ability, Seat, RoleId], Effect[None]]] = Moment("guesses", Gate.ALWAYS)
"""What comes of naming somebody's role in public. Anybody may; only the owner's is more than talk."""
by_claiming: Final[Moment[[Town, Ability], Effect[None]]] = Moment("says who it is", Gate.ALWAYS)
"""What comes of the owner's telling everybody to be this role. Anybody may say so."""
when_guessed: Final[Moment[[Town, Ability, Seat, Seat], Effect[None]]] = Moment("is guessed", Gate.LIVES)
"""What comes of it that somebody tells everybody who has this role, rightly or not: who says it, of whom."""
rights: Final[Moment[[Town, Ability], Rights | None]] = Moment("has rights of its own")
"""How often the owner may nominate in a day and what the owner's vote counts, if not as everybody's."""
must_raise: Final[Moment[[Town, Ability], bool]] = Moment("must raise a hand", Gate.ALWAYS)
"""Whether whoever believes to be the owner has to vote."""
closes_eyes: Final[Moment[[Town, Ability], bool]] = Moment("closes all eyes")
"""Whether votes are taken with closed eyes: only the Storyteller sees hands, tallies and who is to die."""
breaks_out: Final[Moment[[Town, Ability], bool]] = Moment("breaks out")
"""Whether nominations are not voted on today, and somebody has to be nominated."""
instead_of_a_vote: Final[Moment[[Town, Ability, Seat], Effect[tuple[Seat, Seat] | None]]] = Moment(
    "goes on without a vote"
)
"""What happens to a nominee then, and who nominates whom next, if anybody does."""
limits_votes: Final[Moment[[Town, Ability], tuple[Seat, ...]]] = Moment("says who votes")
"""Who alone votes on an execution: without a token, and any number of votes is enough."""
voids: Final[Moment[[Town, Ability, tuple[Seat, ...]], Effect[bool]]] = Moment("voids a vote")
"""Whether a vote counts for nothing, given whose hands were up."""
after_vote: Final[Moment[[Town, Ability, Seat, tuple[Seat, ...]], Effect[None]]] = Moment(
    "weighs a vote", Gate.LIVES
)
"""What the owner may do when a vote has been counted, given the nominee and who voted."""
after_first_vote: Final[Moment[[Town, Ability, tuple[Seat, ...]], Effect[None]]] = Moment(
    "has seen a vote", Gate.LIVES
)
"""What the owner may do once the first vote of a day has been counted, given who voted."""
may_raise: Final[Moment[[Town, Ability], bool]] = Moment("raises a hand")
"""Whether the owner's hand may be up for an execution now.

It is the owner's to obey: the hand counts in any case, and the Storyteller is told.
"""
at_any_moment: Final[Moment[[Town, Ability], Effect[None]]] = Moment("is at the Storyteller's mercy")
"""What the Storyteller may let happen to the owner at any time."""
at_dawn: Final[Moment[[Town, Ability], Effect[None]]] = Moment("sees the day break")
"""What is announced or settled when the town has opened its eyes."""
makes_known: Final[Moment[[Town, Ability], Effect[None]]] = Moment("is made known at dawn", Gate.LIVES)
"""What is announced then of an ability whether or not it works."""
at_dusk: Final[Moment[[Town, Ability], Effect[None]]] = Moment("sees the day end", Gate.ALWAYS)
"""What the end of a day brings."""

# ---- the Storyteller's company

turns_away: Final[Moment[[Town, Ability, Seat], Refusal | None]] = Moment("turns away")
"""Why a player cannot turn to this one of the company in public now, from what all know; None if they can."""
when_called: Final[Moment[[Town, Ability, Seat], Effect[None]]] = Moment("is called upon")
"""What comes of it."""
introduces_evil: Final[Moment[[Town, Ability], bool]] = Moment("introduces the evil team")
"""Whether the evil team is introduced in the first night, however many play."""
keeps_side: Final[Moment[[Town, Ability, Seat, Side], bool]] = Moment("keeps a side")
"""Whether a player cannot be turned to a side."""
misregisters: Final[Moment[[Town, Ability, Seat], bool]] = Moment("lets register falsely")
"""Whether a player may pass for one of the other side once. It is spent as soon as somebody does."""
veils: Final[Moment[[Town, Ability, Seat], bool]] = Moment("veils")
"""Whether a player does not know the own role and side: what is asked and told names neither."""
bends_truth: Final[Moment[[Town, Ability, Ability, bool], Effect[Candour]]] = Moment("bends the truth")
"""Whether what an ability makes known has to be true or false, or may be either; given whose ability it is,
and whether the truth could be told right after it."""
after_a_lie: Final[Moment[[Town, Ability, Ability, Learned | None], Effect[None]]] = Moment(
    "has bent the truth"
)
"""What follows when something false was told that only this one of the company allowed; given what would have
been true, where that can be said."""
steps_in: Final[Moment[[Town, Ability, Ability], Effect[bool]]] = Moment("steps in at night")
"""Whether a player's line of the night is passed over."""
weighs_in: Final[Moment[[Town, Ability], Effect[bool]]] = Moment("weighs in at night", Gate.ALWAYS)
"""Whether the owner's line is acted on at all, where that is first for the Storyteller to say."""
hands_out: Final[Moment[[Town, Ability], Effect[bool]]] = Moment("hands out the tokens")
"""Whether the Storyteller says who gets which token."""
deals_alike: Final[Moment[[Town, Ability], tuple[Seat, ...]]] = Moment("deals alike")
"""Which players get tokens of one side."""
takes_back: Final[Moment[[Town, Ability, Seat, Harm], Effect[bool]]] = Moment("takes a death back")
"""Whether a death sets nothing off, since the player comes back as somebody else."""
hears_claim: Final[Moment[[Town, Ability, Seat, RoleId], Effect[None]]] = Moment("hears a claim")
"""What comes of a player's telling everybody to be some role, before it is remembered."""
