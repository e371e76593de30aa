"""What a table may choose before the game, with the readings on which the sources differ."""

from functools import lru_cache
from typing import Annotated, Final, Literal

from msgspec import Meta

from nightbell.engine import (
    PUBLIC,
    GameOptions,
    Offer,
    OptionName,
    OptionNames,
    OptionNumber,
    Public,
    Refusal,
)

KEYS_TO_ESCAPE: Final = 5
RESCUE_CELLS: Final = 5

Side = Literal["killer", "victims"]
READING: Final = Offer(rare=True)
"""A question on which the sources differ."""


class Options(GameOptions, frozen=True, forbid_unknown_fields=True):
    """Every field has the default that the project names; an empty record is the plain game."""

    players: Annotated[OptionNumber, Offer(least=2, most=4), PUBLIC] = 4
    sides: Annotated[tuple[Side, ...], Meta(max_length=99), Offer(by_sitting=True), PUBLIC] = ()
    """Who plays what, seat by seat; empty means that the first seat is the killer."""
    map: Annotated[OptionName, Offer("maps"), PUBLIC] = "mansion"
    killer: Annotated[OptionName, Offer("killers"), PUBLIC] = "butcher"
    victims: Annotated[OptionNames, Offer("victims", least=3, most=3), PUBLIC] = ("anna", "william", "marco")
    plans: Public[Literal["off", "classic", "full"]] = "off"
    separate_ways: Public[bool] = False
    traits: Public[Literal["off", "compact", "full"]] = "off"
    difficulty: Public[Literal["easy", "normal", "hard", "nightmare"]] = "normal"
    handicap: Annotated[OptionNumber, Offer(least=-2, most=2), PUBLIC] = 0
    """For beginners: the victims need so many keys and rescue cells fewer, or more if it is below zero."""

    die_faces: Annotated[Literal["001113", "011113"], READING, PUBLIC] = "001113"
    level_before_reshuffle: Annotated[bool, READING, PUBLIC] = False
    level_on_last_card: Annotated[bool, READING, PUBLIC] = False
    draw_after_encounter: Annotated[bool, READING, PUBLIC] = True
    main_may_pass: Annotated[bool, READING, PUBLIC] = True
    interleave: Annotated[bool, READING, PUBLIC] = False
    johnson_slots: Annotated[Literal[6, 99], READING, PUBLIC] = 6
    william_rule: Annotated[Literal["no_item", "no_weapon"], READING, PUBLIC] = "no_item"
    sprint_exact: Annotated[bool, READING, PUBLIC] = False
    longsword: Annotated[Literal[2, 3], READING, PUBLIC] = 3
    adrenaline_steps: Annotated[Literal[1, 4], READING, PUBLIC] = 1
    firecracker: Annotated[Literal["additional", "special"], READING, PUBLIC] = "additional"
    camera: Annotated[Literal["additional", "reusable"], READING, PUBLIC] = "additional"
    medkit_single_use: Annotated[bool, READING, PUBLIC] = True
    drain_cost: Annotated[Literal["hand", "two"], READING, PUBLIC] = "hand"
    maniac_bonus: Annotated[Literal[1, 2], READING, PUBLIC] = 2
    huntress_follow_up: Annotated[Literal["tracking", "pursue"], READING, PUBLIC] = "tracking"
    mansion_book: Annotated[Literal["R4", "R5"], READING, PUBLIC] = "R4"
    rescue_visible: Annotated[bool, READING, PUBLIC] = True
    unbar_noise: Annotated[bool, READING, PUBLIC] = False

    @property
    def keys_needed(self) -> int:
        return KEYS_TO_ESCAPE - self.handicap

    @property
    def rescue_cells(self) -> int:
        return RESCUE_CELLS - self.handicap

    def seating(self) -> tuple[Side, ...]:
        """The side of each seat. There is one killer, whatever the number of players."""
        victims: list[Side] = ["victims"] * (self.players - 1)
        sides = self.sides or ("killer", *victims)
        if not 2 <= len(sides) <= 4:
            raise Refusal("whispers-players", players=len(sides))
        if sides.count("killer") != 1:
            raise Refusal("whispers-one-killer", rule="W-018", killers=sides.count("killer"))
        if self.separate_ways and len(sides) != 4:
            raise Refusal("whispers-separate-ways-players", players=len(sides))
        return sides

    def seat_ids(self) -> tuple[str, ...]:
        """ "killer" and "victim-1", "victim-2"… in the order of the chairs."""
        return _seat_ids(self.seating())

    def check(self, maps: tuple[str, ...], killers: tuple[str, ...], victims: tuple[str, ...]) -> None:
        """One sentence about the first thing that does not fit, naming what would."""
        if self.map not in maps:
            raise Refusal("whispers-unknown-map", map=self.map, known=", ".join(maps))
        if self.killer not in killers:
            raise Refusal("whispers-unknown-killer", killer=self.killer, known=", ".join(killers))
        for victim in self.victims:
            if victim not in victims:
                raise Refusal("whispers-unknown-victim", victim=victim, known=", ".join(victims))
        if len(self.victims) != 3:
            raise Refusal("whispers-three-victims", rule="W-001", count=len(self.victims))
        for victim in self.victims:
            if self.victims.count(victim) > 1:
                raise Refusal("whispers-two-of-one-victim", rule="W-002", victim=victim)
        if not -2 <= self.handicap <= 2:
            raise Refusal("whispers-handicap", handicap=self.handicap)


@lru_cache(maxsize=64)
def _seat_ids(sides: tuple[Side, ...]) -> tuple[str, ...]:
    names: list[str] = []
    for side in sides:
        names.append("killer" if side == "killer" else f"victim-{len(names) + 1 - names.count('killer')}")
    return tuple(names)
