"""The Spectre: a weak hand and strong fear."""

from nightbell.engine import Effect, keep
from nightbell.games.whispers.atoms import TellPlace
from nightbell.games.whispers.content import Killer, card, killer
from nightbell.games.whispers.encounter import paid_search
from nightbell.games.whispers.harm import frighten, wound
from nightbell.games.whispers.killers import common as common
from nightbell.games.whispers.state import Hunt, Victim
from nightbell.games.whispers.steps import may_pay, move, stealth


@card("scream", "instant")
def scream(hunt: Hunt) -> Effect[None]:
    """Fear within a step."""
    yield frighten(keep(hunt.those_at(*hunt.within(1))))


@card("whizz", "enhancement")
def whizz(hunt: Hunt) -> Effect[None]:
    """Up to four steps, fear to all on the way. From level 2 on two cards buy a SEARCH at the end."""
    path, _ = yield from move(4, least=1)
    yield frighten(keep(hunt.those_at(*path)))
    if keep(hunt.level >= 2):
        yield from paid_search(hunt, 2, "whizz-search")


@card("trail_of_fear", "instant", cost=1)
def trail_of_fear(hunt: Hunt) -> Effect[None]:
    """The frightened tell where they are; it is no SENSE, so Anna tells too."""
    for victim in keep(tuple(each for each in hunt.present if hunt.fear[each])):
        yield TellPlace(victim)


@card("vanish", "planning", cost=1)
def vanish(hunt: Hunt) -> Effect[None]:
    """Two secret steps at most; fear within a step on reveal."""
    yield stealth("vanish", 2)


def rest_of_the_hand(hunt: Hunt) -> int:
    return len(hunt.hand) - 1 if hunt.options.drain_cost == "hand" else 2


@card("life_drain", "enhancement", cost=2, lock=4, price=rest_of_the_hand)
def life_drain(hunt: Hunt) -> Effect[None]:
    """A wound to everybody who has fear. Costs the whole rest of the hand, or two cards in one reading."""
    for victim in keep(tuple(each for each in hunt.present if hunt.fear[each])):
        yield wound(victim)


def encounter_begins(hunt: Hunt, found: tuple[Victim, ...]) -> Effect[None]:
    """Meeting the Spectre frightens."""
    yield frighten(found)


def after_cry(hunt: Hunt, victim: Victim) -> Effect[None]:
    """From level 3 on a cry may be answered with a wound, for three cards."""
    if keep(hunt.level >= 3):
        if (yield from may_pay(hunt, 3, "strike-crier")):
            yield wound(victim)


SPECTRE = killer(
    Killer(
        "spectre",
        expansion=None,
        strength=(2, 2, 2, 2, 2),
        ratings=(2, 4, 4, 3, 4),
        deck=(
            ("pursue", 2),
            ("sense", 3),
            ("scream", 2),
            ("whizz", 2),
            ("trail_of_fear", 1),
            ("vanish", 2),
            ("life_drain", 1),
        ),
        on_reveal={"vanish": scream},
        encounter_begins=encounter_begins,
        after_cry=after_cry,
    )
)
