"""What players of an imagined hunt look at: read where it stands, so that no view has to be made for each
of the many answers of a search. Each side looks at nothing that its view would not show."""

from __future__ import annotations

from nightbell.games.whispers.glimpses import keys, roof
from nightbell.games.whispers.state import Hunt


class Glance:
    """What lies in the open for both sides; `open` is the same glance, as in a view."""

    __slots__ = (
        "barricades",
        "basic_left",
        "bodies",
        "chests",
        "cores",
        "escaped",
        "exposed",
        "figures",
        "growth",
        "heard",
        "hunt",
        "in_circle",
        "on_reveal",
        "open",
        "options",
        "portcullis",
        "roof",
        "round",
        "shadow",
        "snares",
        "victims",
    )

    def __init__(self, hunt: Hunt) -> None:
        self.hunt = hunt
        self.open: Glance = self
        self.options = hunt.options
        self.victims = hunt.victims
        self.roof = roof(hunt)
        self.bodies = tuple(hunt.bodies.items())
        self.escaped = hunt.escaped
        self.round = hunt.round
        self.heard = hunt.heard
        self.barricades = hunt.barricades
        self.portcullis = hunt.portcullis
        self.snares = hunt.snares
        self.chests = hunt.chests
        self.cores = hunt.cores
        self.growth = hunt.growth
        self.basic_left = hunt.basic_left
        self.on_reveal = hunt.on_reveal
        self.exposed = hunt.exposed
        self.in_circle = hunt.hidden
        self.figures = () if hunt.hidden else hunt.figures
        self.shadow = hunt.shadow

    @property
    def keys(self) -> int:
        return keys(self.hunt)

    @property
    def strength(self) -> int:
        return self.hunt.strength


class HunterGlance(Glance):
    """The killer's: his hand and what he has been told."""

    __slots__ = ("clues", "hand", "main", "place")

    def __init__(self, hunt: Hunt) -> None:
        super().__init__(hunt)
        self.hand = hunt.hand
        self.clues = hunt.clues
        self.place = hunt.at
        self.main = hunt.main


class PreyGlance(Glance):
    """The victims': where they are, what they carry and what they have done."""

    __slots__ = (
        "acted",
        "acting",
        "bags",
        "noise",
        "plan",
        "repair",
        "rescue",
        "rings",
        "search_rest",
        "where",
    )

    def __init__(self, hunt: Hunt) -> None:
        super().__init__(hunt)
        self.where = hunt.where
        self.bags = hunt.bag
        self.rings = hunt.rings
        self.noise = hunt.noise
        self.acting = hunt.acting
        self.acted = hunt.acted
        self.repair = hunt.repair
        self.rescue = hunt.rescue
        self.search_rest = hunt.search_deck
        self.plan = hunt.plan
