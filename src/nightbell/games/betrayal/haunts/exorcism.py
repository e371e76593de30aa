"""The exorcism that several haunts share: each room and each thing serves once."""

from __future__ import annotations

from typing import ClassVar

from nightbell.engine import Effect, Seat
from nightbell.games.betrayal.atoms import Count, Mark
from nightbell.games.betrayal.haunt import Haunt, Option, task, task_roll
from nightbell.games.betrayal.house import House
from nightbell.games.betrayal.rooms import CHAPEL, CRYPT, LIBRARY, PENTAGRAM_CHAMBER, RESEARCH_LABORATORY
from nightbell.games.betrayal.traits import KNOWLEDGE, SANITY, CardId, Trait

HOLY_ROOMS = (CHAPEL, CRYPT, PENTAGRAM_CHAMBER)
LEARNED_ROOMS = (LIBRARY, RESEARCH_LABORATORY)


def means(house: House, me: Seat) -> list[Option]:
    """The trait to roll and the room or thing that serves, as far as it has not served yet."""
    scenario = house.scenario
    if not isinstance(scenario, Exorcism):
        return []
    room = house.where[me]
    found: list[Option] = [(SANITY, room)] if room in HOLY_ROOMS else []
    found += [(KNOWLEDGE, room)] if room in LEARNED_ROOMS else []
    found += [(SANITY, card) for card in scenario.sanity_items if house.has(me, card)]
    found += [(KNOWLEDGE, card) for card in scenario.knowledge_items if house.has(me, card)]
    return [option for option in found if not house.mark(f"served {option[1]}")]


class Exorcism(Haunt):
    """As many successes as there are players, Sanity or Knowledge 5 each, one try a hero and turn."""

    sanity_items: ClassVar[tuple[CardId, ...]] = (CardId("holy-symbol"), CardId("ring"))
    knowledge_items: ClassVar[tuple[CardId, ...]] = (CardId("book"), CardId("crystal-ball"))

    @task(options=means, nouns=("trait", "means"))
    def exorcise(self, house: House, me: Seat, trait: Trait, means: str) -> Effect[None]:
        if (yield from task_roll(house, me, "exorcise", trait, 5)):
            yield Mark(f"served {means}")
            yield Count("exorcism")

    def heroes_won(self, house: House) -> bool:
        return house.mark("exorcism") >= house.players
