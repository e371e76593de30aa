"""What a table may choose before the game, with the readings on which the sources differ."""

from typing import Annotated, Final, Literal

from msgspec import Meta, Struct

from nightbell.engine import OptionName, OptionNames, OptionNumber, Refusal

KEYS_TO_ESCAPE: Final = 5
RESCUE_CELLS: Final = 5

Side = Literal["killer", "victims"]


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """Every field has the default that the project names; an empty record is the plain game."""

    players: OptionNumber = 4
    sides: Annotated[tuple[Side, ...], Meta(max_length=99)] = ()
    """Who plays what, seat by seat; empty means that the first seat is the killer."""
    map: OptionName = "mansion"
    killer: OptionName = "butcher"
    victims: OptionNames = ("anna", "william", "marco")
    plans: Literal["off", "classic", "full"] = "off"
    separate_ways: bool = False
    traits: Literal["off", "compact", "full"] = "off"
    difficulty: Literal["easy", "normal", "hard", "nightmare"] = "normal"
    handicap: OptionNumber = 0
    """For beginners: the victims need so many keys and rescue cells fewer, or more if it is below zero."""

    die_faces: Literal["001113", "011113"] = "001113"
    level_before_reshuffle: bool = False
    level_on_last_card: bool = False
    draw_after_encounter: bool = True
    main_may_pass: bool = True
    interleave: bool = False
    johnson_slots: Literal[6, 99] = 6
    william_rule: Literal["no_item", "no_weapon"] = "no_item"
    sprint_exact: bool = False
    longsword: Literal[2, 3] = 3
    adrenaline_steps: Literal[1, 4] = 1
    firecracker: Literal["additional", "special"] = "additional"
    camera: Literal["additional", "reusable"] = "additional"
    medkit_single_use: bool = True
    drain_cost: Literal["hand", "two"] = "hand"
    maniac_bonus: Literal[1, 2] = 2
    huntress_follow_up: Literal["tracking", "pursue"] = "tracking"
    mansion_book: Literal["R4", "R5"] = "R4"
    rescue_visible: bool = True
    unbar_noise: bool = False

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
