"""The sweep: over many random hunts everything in the box comes up (`tests/house/test_golden.py`)."""

from collections import defaultdict
from collections.abc import Iterator
from random import Random

from nightbell.engine import Answer, Decision, Event, Table
from nightbell.games.whispers import RULES
from nightbell.games.whispers import events as ev
from nightbell.games.whispers.content import CARDS, DEEDS, ITEMS, KEY, KILLERS, VICTIMS
from nightbell.games.whispers.killers.unidentified import EVOLUTIONS
from nightbell.games.whispers.maps import BOARDS
from nightbell.games.whispers.plans import PLANS
from nightbell.games.whispers.seen import View
from nightbell.games.whispers.state import Hunt
from nightbell.games.whispers.traits import KILLER_TRAITS, VICTIM_TRAITS

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
        "note": {note for person in VICTIMS.values() for note in person.notes},
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


VARIANTS: tuple[dict[str, object], ...] = (
    {"plans": "full"},
    {"traits": "full", "difficulty": "nightmare"},
    {"separate_ways": True},
    {"plans": "full", "camera": "reusable", "firecracker": "special", "handicap": 2},
)


def aimed(number: int, missing: Seen) -> dict[str, object]:
    """A hunt with those of whom something has not come up yet, by the variants that could bring it up."""
    cards = {card.split("/")[0] for card in missing["card"]}
    lines = missing["victims walk"] | missing["killer walks"] | missing["door"]
    deeds = missing["deed"]
    killers = [id for id, killer in KILLERS.items() if cards & {*killer.order}] or list(KILLERS)
    maps = [map for map in BOARDS if any(line.startswith(f"{map}-") for line in lines)] or list(BOARDS)
    names = sorted(VICTIMS, key=lambda name: not deeds & {*VICTIMS[name].deeds})
    first = names[0] if deeds & {*VICTIMS[names[0]].deeds} else names[number % 9]
    others = [name for name in VICTIMS if name != first]
    due = {
        "plans": missing["plan"] | (missing["outcome"] & {"victims-plan"}),
        "traits": missing["trait"],
        "separate_ways": missing["outcome"] & {"victims-apart", "killer-two", "killer-three"},
    }
    variants = [each for each in VARIANTS if any(due[name] for name in due if name in each)] or VARIANTS
    return {
        "killer": killers[number % len(killers)],
        "map": maps[number // 3 % len(maps)],
        "victims": [first, others[number % 8], others[(number + 3) % 8]],
        **variants[(number // 32 + number) % len(variants)],
    }


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


def late(options: dict[str, object], number: int, rng: Random, missing: Seen) -> Table[Hunt, View]:
    """A hunt that is far on: full bags, somebody bleeds, a plan is all but finished, traits are held."""
    hunt = RULES.new(options, number)
    hunt.phase, hunt.round, hunt.left = "actions", 8, hunt.victims
    for _ in range(hunt.options.keys_needed):
        deck = hunt.equipment_deck if KEY in hunt.equipment_deck else hunt.search_deck
        del deck[max(place for place, item in enumerate(deck) if item == KEY)]
        hunt.keys += 1
    hunt.wounds[hunt.victims[number % 3]] = 1
    if hunt.plans:
        plans = sorted(missing["plan"]) or list(PLANS)
        far_with_a_plan(hunt, plans[number // 2 % len(plans)], not missing["plan"] or bool(number // 32 % 3))
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


def everything_in_the_box() -> Iterator[Table[Hunt, View]]:
    """Hunts are dealt from what has not come up yet."""
    seen: Seen = defaultdict(set)
    goals = wanted()
    curious = Curious()
    for number in range(MOST_GAMES):
        missing: Seen = defaultdict(set, {what: goal - seen[what] for what, goal in goals.items()})
        if not any(missing.values()):
            return
        options = aimed(number, missing)
        far_on = not options.get("separate_ways") and number % 2
        table = late(options, number, curious.rng, missing) if far_on else Table(RULES, options, number)
        while table.open:
            yield table
            seat, decision = curious.rng.choice(list(table.open.items()))
            table.answer(seat, curious.answer(decision))
        note(seen, table)
        yield table
    raise AssertionError(f"never came up: { {what: sorted(left) for what, left in missing.items() if left} }")


SWEEPS = {"box": everything_in_the_box}
