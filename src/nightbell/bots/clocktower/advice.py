"""What the automatic Storyteller would do in a person's place, and why. Advice, never a rule."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, cast

import msgspec

from nightbell.bots.advice import Advised, Reason
from nightbell.bots.clocktower.judgements import JUDGEMENTS
from nightbell.bots.clocktower.storyteller import BEHIND, Storyteller, Telling
from nightbell.engine import Answer, Chair, Decision, OneOf, Seat, Some
from nightbell.games.clocktower.catalogue import EVIL, MINION, ROLES, Counts, RoleId, TypeId, shunned_by
from nightbell.games.clocktower.readings import NO_ABILITY, REGISTERS, VORTOX
from nightbell.games.clocktower.scripts import in_the_bag
from nightbell.games.clocktower.seen import Grimoire, View
from nightbell.games.clocktower.setup import copies_of
from nightbell.games.clocktower.sheet import believed
from nightbell.games.clocktower.town import SETUP

TOLD: Final = ("tell", "clue", "clue-second")
REGISTERING: Final = ("register", "register-side", "register-role")
JUDGED: Final = frozenset(
    (
        *TOLD,
        *REGISTERING,
        "bluffs",
        "mock-bluffs",
        "red-herring",
        "mayor",
        "star-pass",
        "traveller-side",
        "scapegoat",
        "allow-shot",
        *JUDGEMENTS,
    )
)
"""The decisions on which the automatic Storyteller has a view of its own."""
PASSES: Final = "passes"
FEW: Final = 6


class SetupWord(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a role, or somebody of the company, does to the bag."""

    outsiders: tuple[int, ...] = ()
    """By how many the Outsiders may differ."""
    believes: tuple[TypeId, ...] = ()
    """Of which types a token can be that is drawn for it."""
    brings: tuple[RoleId, ...] = ()
    """Who comes along."""
    copies: int = 0
    """How many more of it there may be."""
    apart: tuple[RoleId, ...] = ()
    """Beside whom it is never dealt."""
    recounts: tuple[tuple[Counts, tuple[Counts, ...]], ...] = ()
    """What becomes of the numbers of each type, where they follow from it."""
    last: bool = False
    """Its word on the numbers is the last."""
    doubles: bool = False
    """Any good role may be there more than once."""
    adrift: bool = False
    """Nobody holds it, and it is not counted."""
    godless: bool = False
    """With it there may be no evil at all."""
    outside: bool = False
    """Never drawn from the bag."""


class Mentor:
    """Beside a person in the Storyteller's chair."""

    def advise(self, chair: Chair[msgspec.Struct], decision: Decision[Answer], seed: str) -> Advised | None:
        return advise(cast(Chair[View], chair), decision, seed)

    def setup(self, view: msgspec.Struct) -> dict[str, SetupWord]:
        if not isinstance(view, Grimoire) or view.phase != SETUP:
            return {}
        present = (*view.sheet, *(each.role for each in view.company))
        words = {str(role): setup_word(view, role) for role in present}
        return {role: word for role, word in words.items() if word != SetupWord()}


def setup_word(view: Grimoire, role: RoleId) -> SetupWord:
    known, recount = ROLES[role], ROLES[role].recount
    written = next((each for each in view.homemade if each.role == role), None)
    return SetupWord(
        outsiders=known.outsiders or (written.outsiders if written else ()),
        believes=believed(view.sheet, role),
        brings=tuple(RoleId(guest) for guest in known.brings if guest in view.sheet),
        copies=copies_of(role, view.homemade),
        apart=tuple(other for other in view.sheet if other in shunned_by(role)),
        recounts=tuple((counts, tuple(recount(counts))) for counts in mixed(view.counts)) if recount else (),
        last=known.fixes_outsiders,
        doubles=known.doubles,
        adrift=known.adrift,
        godless=known.godless,
        outside=not in_the_bag((role,), view.homemade),
    )


def mixed(base: Counts) -> Iterator[Counts]:
    """The numbers of each type that flowers can make of those of the table, before somebody recounts them."""
    _, _, minions, demons = base
    for rulers in dict.fromkeys((demons, 0)):
        good = sum(base) - minions - rulers
        yield from ((good - outsiders, outsiders, minions, rulers) for outsiders in range(good + 1))


def advise(chair: Chair[View], decision: Decision[Answer], seed: str) -> Advised | None:
    """Advice on an open decision of the Storyteller; None where nothing speaks for one answer.

    The same question at the same moment gets the same advice.
    """
    view = chair.view
    if decision.kind not in JUDGED or not isinstance(view, Grimoire):
        return None
    teller = Storyteller(seed)
    teller.hear(chair)
    telling = Telling(teller, view, decision)
    answer = decision.choice.take(telling.answer())
    honest = _honest(telling)
    return Advised(answer, tuple(_reasons(telling, answer, honest)), honest, _untrue(telling, honest))


def _honest(telling: Telling) -> tuple[Answer, ...]:
    kind, choice, about = telling.decision.kind, telling.choice, telling.about
    if kind == "tell" and isinstance(choice, OneOf):
        return tuple(option for option in choice.options if option == about.get("truth"))
    if kind == "clue" and isinstance(choice, OneOf):
        return tuple(
            option
            for option in choice.options
            if isinstance(option, tuple) and len(option) == 3 and telling.true_clue(option)
        )
    if kind in REGISTERING:
        return (telling.real,)
    return ()


def _untrue(telling: Telling, honest: tuple[Answer, ...]) -> tuple[tuple[Answer, tuple[Reason, ...]], ...]:
    choice = telling.choice
    if not honest or not isinstance(choice, OneOf) or len(choice.options) > FEW:
        return ()
    posing = [why for why in _why_a_choice(telling) if why.id == PASSES]
    lies = [option for option in choice.options if option not in honest]
    return tuple((lie, (*posing, *_of_the_lie(telling, lie))) for lie in lies)


def _reasons(telling: Telling, answer: Answer, honest: tuple[Answer, ...]) -> list[Reason]:
    kind = telling.decision.kind
    if kind == "bluffs":
        return [Reason(kind), *_beliefs(telling)]
    if kind not in TOLD and kind not in REGISTERING:
        return [Reason(kind)]
    if kind == "clue-second":
        accusing = ROLES[RoleId(str(telling.about["named_role"]))].type == MINION
        return [Reason("beside-the-accused" if accusing else "beside-anybody")]
    reasons = [*_why_a_choice(telling), _balance(telling)]
    if answer in honest:
        return [*reasons, Reason("truth")]
    return [*reasons, *_of_the_lie(telling, answer)]


def _beliefs(telling: Telling) -> list[Reason]:
    """Roles that nobody has and somebody believes in: whoever claims one is soon contradicted."""
    offered = telling.choice.options if isinstance(telling.choice, Some) else ()
    return [
        Reason("believed", (("seat", seat), ("role", token.card)))
        for seat in telling.seats
        if (token := telling.token(seat)).card != token.role and token.card in offered
    ]


def _why_a_choice(telling: Telling) -> list[Reason]:
    """What makes more than one answer legal."""
    if telling.decision.kind in REGISTERING:
        return [_passes(telling, telling.seat)]
    why = telling.about.get("why")
    if why == VORTOX:
        return [Reason("vortox")]
    if why == NO_ABILITY:
        return [Reason("no-ability", (("seat", telling.seat),))]
    if why == REGISTERS:
        posing = [seat for seat in telling.seats if seat != telling.seat and poses(telling, seat)]
        return [_passes(telling, seat) for seat in posing]
    return []


def _passes(telling: Telling, seat: Seat) -> Reason:
    return Reason(PASSES, (("seat", seat), ("role", telling.token(seat).role)))


def poses(telling: Telling, seat: Seat) -> bool:
    """Whether somebody may pass for another role or side now."""
    token = telling.token(seat)
    if telling.view.impaired[seat] or token.role not in ROLES or ROLES[token.role].poses is None:
        return False
    return token.alive or ROLES[token.role].posthumous


def _balance(telling: Telling) -> Reason:
    if telling.tide < BEHIND:
        return Reason("good-behind")
    return Reason("good-ahead" if telling.tide > -BEHIND else "even")


def _of_the_lie(telling: Telling, answer: Answer) -> list[Reason]:
    """What this lie has over others."""
    if isinstance(answer, tuple) and len(answer) == 3:
        _, role, seat = answer
        held = any(role in (token.card, token.role) for token in telling.tokens)
        found = [] if held else [Reason("nobody-has", (("role", role),))]
        suspect = ROLES[RoleId(str(role))].type == MINION
        if suspect != (telling.token(Seat(int(str(seat)))).side == EVIL):
            found.append(Reason("blames-good" if suspect else "vouches-for-evil", (("seat", seat),)))
        return found
    if isinstance(answer, bool):
        return [Reason("false-yes" if answer else "false-no")]
    if isinstance(answer, int):
        return [Reason("false-number")]
    target = telling.about.get("about_seat")
    if isinstance(target, int):
        evil = telling.token(Seat(target)).side == EVIL
        return [Reason("covers-evil" if evil else "blames-good", (("seat", target),))]
    return []
