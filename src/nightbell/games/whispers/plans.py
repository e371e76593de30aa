"""The variant «Есть план!»: secret plans of the team, step by step, and what a finished plan allows."""

from typing import Final

from nightbell.engine import YES_NO, Effect, ask, call, keep
from nightbell.games.whispers.atoms import (
    AdvancePlan,
    DropItem,
    FinishPlan,
    Heal,
    KeepItem,
    MakeNoise,
    Mend,
    RemoveFear,
    SetMarker,
    TakeFromBottom,
    UseUp,
)
from nightbell.games.whispers.content import deed
from nightbell.games.whispers.items import can_step
from nightbell.games.whispers.maps import Place
from nightbell.games.whispers.moments import (
    baits,
    burrows,
    completed,
    escapes,
    helps,
    mends,
    strikes_back,
)
from nightbell.games.whispers.state import REPAIRED, Hunt, Victim
from nightbell.games.whispers.steps import team, walk
from nightbell.games.whispers.things import can_cross, cross, draw_search_card

PLANS: Final[dict[str, tuple[str, ...]]] = {
    "cautious_repair": ("gear", "hammer", "gear"),
    "skeleton_key": ("hammer", "hammer", "book", "book"),
    "blueprint": ("book", "hammer", "book"),
    "intel_sharing": ("apart", "apart", "all"),
    "site_study": ("exit", "all"),
    "mystic_herbs": ("spiral", "spiral"),
    "diy_radio": ("book", "gear", "book", "hammer"),
    "buzzer": ("killer", "killer", "hammer"),
    "tunnels": ("spiral", "book", "book"),
    "molotov": ("hammer", "hammer"),
    "ancient_chest": ("book", "spiral"),
    "concealed_portal": ("exit", "spiral", "spiral", "book"),
    "strike_ambush": ("book", "all", "killer"),
    "strike_seal": ("spiral", "killer", "spiral", "spiral"),
    "strike_trap": ("killer", "hammer", "killer", "hammer"),
    "strike_launcher": ("hammer", "book", "killer", "hammer"),
}
CLASSIC: Final = tuple(name for name in PLANS if not name.startswith("strike_"))
"""The twelve without the family of counterstrikes."""

PLAN_DEEDS: Final = {
    "skeleton_key": ("skeleton_key",),
    "site_study": ("site_study",),
    "mystic_herbs": ("mystic_herbs",),
    "diy_radio": ("diy_radio",),
    "buzzer": ("buzzer", "buzz"),
    "tunnels": ("tunnels",),
    "ancient_chest": ("ancient_chest",),
    "strike_trap": ("explosives",),
}


def deal(hunt: Hunt) -> None:
    """Part of the setup: two plans for the team."""
    names = CLASSIC if hunt.options.plans == "classic" else tuple(PLANS)
    first, second = sorted(hunt.chance.sample("plans", names, 2), key=tuple(PLANS).index)
    hunt.plans = (first, second)


def holds(hunt: Hunt, condition: str) -> bool:
    """Only where the victims stand counts."""
    spots = tuple(hunt.where.values())
    if condition == "killer":
        return any(hunt.beside_killer(victim) for victim in hunt.present)
    if condition == "all":
        return len(set(spots)) == 1
    if condition == "apart":
        return len(set(spots)) == len(spots)
    return (hunt.board.secret_exit if condition == "exit" else hunt.symbol(condition)) in spots


def due(hunt: Hunt) -> tuple[str, ...]:
    """Plans whose next step is fulfilled now. The one not under way would begin at its first step."""
    ready = []
    for plan in hunt.plans:
        step = hunt.plan_step if plan == hunt.plan else 0
        if holds(hunt, PLANS[plan][step]):
            ready.append(plan)
    return tuple(ready)


def check(hunt: Hunt) -> Effect[None]:
    """At most one step a round. Going on with one plan loses what was done for the other.

    The team is asked every round, or the killer could tell from the pause that a step was fulfilled.
    """
    if not keep(hunt.plans):
        return
    options = keep((*(("advance", plan) for plan in due(hunt)), ("not_yet",)))
    answer = yield from team(hunt, "plan", options, "word", "W-164", always=True)
    if len(answer) == 1:
        return
    plan = answer[1]
    step = yield from AdvancePlan(plan)
    if step == len(PLANS[plan]):
        yield FinishPlan(plan)
        if plan in completed:
            yield call(completed[plan])


@mends("blueprint")
def blueprint(hunt: Hunt, me: Victim) -> int:
    """Every repair is a step more."""
    return 1


@completed("intel_sharing")
def intel_sharing(hunt: Hunt) -> Effect[None]:
    """A search card for one of them."""
    yield draw_search_card((yield from team(hunt, "search-card-for", hunt.present, "victim", "W-164")))


@helps("molotov")
def molotov(hunt: Hunt, me: Victim) -> Effect[int]:
    """A bottle of whiskey, thrown beside the item of a defence; where no item may be used, neither may it."""
    if keep(not hunt.has(me, "whiskey") or "no_item" in hunt.attack_marks):
        return 0
    if not (yield from ask(hunt.seat_of(me), "molotov", YES_NO, "W-105", victim=me)):
        return 0
    yield DropItem(me, "whiskey")
    return 2


@escapes("concealed_portal")
def concealed_portal(hunt: Hunt) -> bool:
    """All at the spiral, with map, light and amulet among them."""
    held = {item for victim in hunt.present for item in hunt.bag[victim]}
    spots = set(hunt.where.values())
    return spots == {hunt.symbol("spiral")} and {"secret_map", "flashlight", "amulet"} <= held


@escapes("strike_launcher")
def strike_launcher(hunt: Hunt) -> bool:
    """All together, a step from a killer who met nobody in his last turn."""
    spots = set(hunt.where.values())
    return len(spots) == 1 and not hunt.met_last and hunt.steps_to_killer(next(iter(spots))) == 1


@completed("strike_ambush")
def lay_ambush(hunt: Hunt) -> Effect[None]:
    """Where they stand beside the killer; of several statues none says that it is he."""
    beside = (hunt.where[victim] for victim in hunt.present if hunt.beside_killer(victim))
    places = keep(tuple(dict.fromkeys(beside)))
    yield SetMarker((yield from team(hunt, "marker", places, "place", "W-164")))


@strikes_back("strike_ambush")
def strike_ambush(hunt: Hunt, place: Place, gap: int) -> bool:
    """Where it was laid, by three points or more."""
    return hunt.marker == place and gap >= 3


@completed("strike_seal")
def draw_seal(hunt: Hunt) -> Effect[None]:
    yield MakeNoise(hunt.symbol("spiral"))


@strikes_back("strike_seal")
def strike_seal(hunt: Hunt, place: Place, gap: int) -> bool:
    return place == hunt.symbol("spiral")


@baits("strike_trap")
def strike_trap(hunt: Hunt, place: Place) -> bool:
    """The charge goes off where he searches and nobody is."""
    return hunt.marker == place


@deed(
    "skeleton_key",
    special=True,
    ready=lambda hunt, me: (
        "skeleton_key" not in hunt.spent
        and hunt.where[me] == hunt.board.main_exit
        and hunt.has(me, "toolbox")
        and hunt.search_deck[:1] == ["key"]
    ),
)
def skeleton_key(hunt: Hunt, me: Victim) -> Effect[None]:
    """The key at the bottom of the search deck."""
    yield UseUp("skeleton_key")
    yield DropItem(me, "toolbox")
    yield KeepItem(me, (yield from TakeFromBottom(me)))


@deed(
    "site_study", special=False, ready=lambda hunt, me: "site_study" not in hunt.spent and can_step(hunt, me)
)
def site_study(hunt: Hunt, me: Victim) -> Effect[None]:
    yield UseUp("site_study")
    yield walk(me, 2, least=1)


@deed(
    "mystic_herbs",
    special=False,
    ready=lambda hunt, me: (
        "mystic_herbs" not in hunt.spent
        and hunt.where[me] == hunt.symbol("spiral")
        and (hunt.wounds[me] == 1 or hunt.fear[me] > 0)
    ),
)
def mystic_herbs(hunt: Hunt, me: Victim) -> Effect[None]:
    """At the spiral: healthy and calm again."""
    yield UseUp("mystic_herbs")
    if keep(hunt.wounds[me] == 1):
        yield Heal(me)
    yield RemoveFear(me)


@deed(
    "diy_radio",
    special=True,
    ready=lambda hunt, me: hunt.bag[me].count("toolbox") >= 3 and hunt.repair < REPAIRED,
)
def diy_radio(hunt: Hunt, me: Victim) -> Effect[None]:
    """Three toolboxes are a transmitter."""
    for _ in range(3):
        yield DropItem(me, "toolbox")
    yield Mend(me, REPAIRED)
    yield MakeNoise(hunt.where[me])


def can_leave_marker(name: str, hunt: Hunt, me: Victim) -> bool:
    return name not in hunt.spent and hunt.has(me, "toolbox")


@deed("buzzer", special=True, ready=lambda hunt, me: can_leave_marker("buzzer", hunt, me))
def buzzer(hunt: Hunt, me: Victim) -> Effect[None]:
    """A toolbox becomes a buzzer, left here."""
    yield UseUp("buzzer")
    yield DropItem(me, "toolbox")
    yield SetMarker(hunt.where[me])


@deed("buzz", special=False, ready=lambda hunt, me: hunt.marker is not None and hunt.marker not in hunt.noise)
def buzz(hunt: Hunt, me: Victim) -> Effect[None]:
    """Noise at the marker, from anywhere."""
    assert hunt.marker is not None
    yield MakeNoise(hunt.marker)


@burrows("tunnels")
def all_ends_are_one(hunt: Hunt, here: Place) -> tuple[Place, ...]:
    ends = hunt.board.secret_ends
    return tuple(place for place in hunt.board.places if ends[place] and place != here) if ends[here] else ()


@deed("tunnels", special=True, ready=can_cross)
def tunnels(hunt: Hunt, me: Victim) -> Effect[None]:
    yield cross(me)


@deed(
    "ancient_chest",
    special=True,
    ready=lambda hunt, me: "ancient_chest" not in hunt.spent and hunt.has(me, "amulet"),
)
def ancient_chest(hunt: Hunt, me: Victim) -> Effect[None]:
    """The amulet opens it: three search cards."""
    yield UseUp("ancient_chest")
    yield DropItem(me, "amulet")
    for _ in range(3):
        yield draw_search_card(me)


@deed("explosives", special=True, ready=lambda hunt, me: can_leave_marker("explosives", hunt, me))
def explosives(hunt: Hunt, me: Victim) -> Effect[None]:
    """A toolbox becomes a charge, left here for the killer's empty SEARCH."""
    yield UseUp("explosives")
    yield DropItem(me, "toolbox")
    yield SetMarker(hunt.where[me])
