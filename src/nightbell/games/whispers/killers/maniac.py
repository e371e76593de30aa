"""The Maniac: patient, and worst when unseen."""

from nightbell.engine import Effect, OneOf, ask, keep
from nightbell.games.whispers.atoms import Rage
from nightbell.games.whispers.content import Killer, card, killer
from nightbell.games.whispers.doors import barricades_anywhere
from nightbell.games.whispers.harm import fear, frighten, wound
from nightbell.games.whispers.killers import common as common
from nightbell.games.whispers.state import Hunt
from nightbell.games.whispers.steps import sense, stealth


@card("deduction", "instant", cost=1)
def deduction(hunt: Hunt) -> Effect[None]:
    """SENSE in two places that lie side by side, anywhere."""
    pairs = hunt.board.doors + hunt.board.dotted
    yield sense((yield from ask(hunt.killer_seat, "sense-pair", OneOf(pairs, "place"), "W-183")))


@card("murder_notice", "instant", cost=1)
def murder_notice(hunt: Hunt) -> Effect[None]:
    """Fear to all."""
    yield frighten(keep(hunt.present))


@card("stalk", "planning")
def stalk(hunt: Hunt) -> Effect[None]:
    yield stealth("stalk", 2)


@card("stalk", "attack")
def stalk_attack(hunt: Hunt) -> Effect[None]:
    yield Rage("attack", 1)


@card("lurking_threat", "planning", cost=1)
def lurking_threat(hunt: Hunt) -> Effect[None]:
    yield stealth("lurking_threat", 2)


def threat(hunt: Hunt) -> Effect[None]:
    """On reveal one victim of the killer's choice is frightened."""
    yield fear((yield from ask(hunt.killer_seat, "frighten-one", OneOf(hunt.present, "victim"), "W-029")))


@card("death_blossom", "planning", cost=2, lock=3)
def death_blossom(hunt: Hunt) -> Effect[None]:
    yield stealth("death_blossom", 2)


def blossom(hunt: Hunt) -> Effect[None]:
    """On reveal everybody within a step is killed; nothing helps."""
    for victim in keep(hunt.those_at(*hunt.within(1))):
        yield wound(victim, outright=True)


def fourth_level(hunt: Hunt) -> Effect[None]:
    """Four barricades anywhere. The strength stands in the options, since the sources differ."""
    yield from barricades_anywhere(hunt, 4)


def hardens(hunt: Hunt) -> int:
    return hunt.options.maniac_bonus if hunt.level >= 4 else 0


def reveal_strikes(hunt: Hunt) -> int:
    return 3 if hunt.level >= 2 else 0


MANIAC = killer(
    Killer(
        "maniac",
        expansion=None,
        strength=(4, 4, 4, 4, 4),
        ratings=(3, 3, 4, 2, 5),
        deck=(
            ("pursue", 4),
            ("sense", 1),
            ("deduction", 2),
            ("murder_notice", 1),
            ("stalk", 3),
            ("lurking_threat", 1),
            ("death_blossom", 1),
        ),
        levels={4: fourth_level},
        on_reveal={"lurking_threat": threat, "death_blossom": blossom},
        reveal_strikes=reveal_strikes,
        hardens=hardens,
    )
)
