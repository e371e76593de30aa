"""The sweep: over many random hunts everything in the box comes up."""

from collections import defaultdict
from collections.abc import Iterator
from random import Random

from nightbell.engine import Answer, Decision, Event, Table
from nightbell.games.whispers import RULES
from nightbell.games.whispers import events as ev
from nightbell.games.whispers.content import CARDS, DEEDS, GEORGE_NOTES, ITEMS, KILLERS, VICTIMS
from nightbell.games.whispers.killers.unidentified import EVOLUTIONS
from nightbell.games.whispers.maps import BOARDS
from nightbell.games.whispers.plans import PLANS
from nightbell.games.whispers.state import Hunt
from nightbell.games.whispers.traits import KILLER_TRAITS, VICTIM_TRAITS
from nightbell.games.whispers.view import View

Seen = dict[str, set[str]]

MOST_GAMES = 3_000


def note(seen: Seen, table: Table[Hunt, View]) -> None:
    """What fired in one hunt, from its events alone."""
    for told in table.history:
        match told.event:
            case ev.CardPlayed(card=card, kind=kind):
                seen["card"].add(f"{card}/{kind}")
            case ev.DeedDone(deed=deed, victim=victim):
                seen["deed"].add(deed)
                seen["ability"].add(f"{victim}/{deed}")
            case ev.ItemDrawn(item=item) | ev.ItemUsed(item=item) | ev.ItemKept(item=item):
                seen["item"].add(item)
            case ev.PlanFinished(plan=plan):
                seen["plan"].add(plan)
            case ev.TraitTaken(trait=trait) | ev.KillerTraitTaken(trait=trait):
                seen["trait"].add(trait)
            case ev.EvolutionTaken(evolution=evolution):
                seen["evolution"].add(evolution)
            case ev.NoteTaken(note=written):
                seen["note"].add(written)
            case ev.SnareSprung(snare=snare):
                seen["snare"].add(snare)
            case ev.Walked(start=start, place=place):
                seen["victims walk"].add(f"{start}>{place}")
            case ev.KillerMoved(start=start, place=place) | ev.StatueMoved(start=start, place=place):
                seen["killer walks"].add(f"{start}>{place}")
            case ev.BarricadePlaced(place=place, other_place=other):
                seen["door"].add(f"{place}-{other}")
            case ev.WoundPrevented(item=item):
                seen["item"].add(f"shown {item}")
            case _:
                pass
        seen["event"].add(type(told.event).__name__)
    seen["outcome"].add(table.outcome or "")


def wanted() -> Seen:
    ways = {f"{a}>{b}" for board in BOARDS.values() for a in board.places for b in board.neighbours[a]}
    killer_ways = {
        f"{a}>{b}" for board in BOARDS.values() for a in board.places for b in board.killer_steps[a]
    }
    items = {*ITEMS, "shown amulet"} - {"medkit", "camera"}
    return {
        "card": {f"{card.id}/{kind}" for card in CARDS.values() for kind in card.kinds}
        | {"chainsaw/instant"},
        "deed": set(DEEDS),
        "item": items,
        "plan": set(PLANS),
        "trait": {*VICTIM_TRAITS, *KILLER_TRAITS},
        "evolution": set(EVOLUTIONS),
        "note": set(GEORGE_NOTES),
        "snare": {"net", "skull", "bear_trap"},
        "victims walk": ways,
        "killer walks": killer_ways,
        "door": {f"{a}-{b}" for board in BOARDS.values() for a, b in board.doors},
        "event": {
            name
            for name, kind in vars(ev).items()
            if isinstance(kind, type) and issubclass(kind, Event) and kind is not Event
        }
        - {"GuessPlaced", "GuessRemoved", "RepairGuessed"},
        "outcome": {
            "victims-escape",
            "victims-rescue",
            "victims-plan",
            "victims-apart",
            "killer-kill",
            "killer-time",
            "killer-two",
            "killer-three",
        },
    }


def settings() -> Iterator[dict[str, object]]:
    """Killers, maps, victims and variants in turn."""
    killers, maps, names = list(KILLERS), list(BOARDS), list(VICTIMS)
    variants: list[dict[str, object]] = [
        {"plans": "full"},
        {"traits": "full", "difficulty": "nightmare"},
        {"separate_ways": True},
        {"plans": "full", "camera": "reusable", "firecracker": "special", "handicap": 2},
    ]
    number = 0
    while True:
        yield {
            "killer": killers[number % 8],
            "map": maps[(number // 8) % 4],
            "victims": [names[(number + shift) % 9] for shift in (0, 2, 5)],
            **variants[(number // 32 + number) % 4],
        }
        number += 1


class Curious:
    """Answers at random, but rather what it has never answered before, and rather deeds than steps."""

    def __init__(self) -> None:
        self.rng = Random("curious")
        self.tried: defaultdict[Answer, int] = defaultdict(int)

    def answer(self, decision: Decision[Answer]) -> Answer:
        options = [decision.choice.sample(self.rng) for _ in range(3)]
        best = min(options, key=lambda option: self.tried[option])
        self.tried[best] += 1
        return best


def late(options: dict[str, object], number: int, rng: Random) -> Table[Hunt, View]:
    """A hunt that is far on: full bags, somebody bleeds, a plan is all but finished, traits are held."""
    hunt = RULES.new(options, number)
    hunt.phase, hunt.round, hunt.left = "actions", 8, hunt.victims
    hunt.keys = hunt.options.keys_needed
    hunt.wounds[hunt.victims[number % 3]] = 1
    if hunt.plans:
        far_with_a_plan(hunt, list(PLANS)[number // 2 % len(PLANS)], bool(number // 32 % 3))
    if hunt.dealt:
        hunt.dealt, hunt.killer_dealt = {}, ()
        hunt.killer_traits = tuple(rng.sample(KILLER_TRAITS, 3))
        hunt.traits = dict(zip(hunt.victims, rng.sample(VICTIM_TRAITS, 3), strict=True))
    loot = [item for item in ITEMS if item not in ("key", "medkit", "camera")]
    for victim in hunt.victims:
        hunt.bag[victim] = ("toolbox",) * 3 if rng.random() < 0.5 else tuple(rng.sample(loot, 3))
    return Table.enter(RULES, hunt)


def far_with_a_plan(hunt: Hunt, plan: str, done: bool) -> None:
    if done:
        hunt.plans, hunt.plan_done = (), plan
        hunt.marker = hunt.at if plan == "strike_trap" else None
        return
    hunt.plans, hunt.plan, hunt.plan_step = (plan, "buzzer"), plan, len(PLANS[plan]) - 1
    if PLANS[plan][-1] == "all":
        hunt.phase, hunt.left = "equipment", ()


def test_everything_in_the_box_comes_up():
    seen: Seen = defaultdict(set)
    goals = wanted()
    missing: dict[str, set[str]] = {}
    curious = Curious()
    for number, options in enumerate(settings()):
        far_on = not options.get("separate_ways") and number % 2
        table = late(options, number, curious.rng) if far_on else Table(RULES, options, number)
        while table.open:
            seat, decision = curious.rng.choice(list(table.open.items()))
            table.answer(seat, curious.answer(decision))
        note(seen, table)
        if number % 100 == 0:
            missing = {what: goal - seen[what] for what, goal in goals.items() if goal - seen[what]}
            if not missing or number >= MOST_GAMES:
                break
    assert not missing
