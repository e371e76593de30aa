"""What is in the box: items, cards and killers as declarations, and the shelves they stand on."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, Literal

from msgspec import Struct
from msgspec.structs import replace

from nightbell.engine import Effect

if TYPE_CHECKING:
    from nightbell.games.whispers.state import Hunt, Victim

Kind = Literal["instant", "enhancement", "planning", "attack"]
KINDS: Final[tuple[Kind, ...]] = ("instant", "enhancement", "planning", "attack")
KIND_MARKS: Final[dict[Kind, str]] = {"instant": "⚡", "enhancement": "◆", "planning": "⧗", "attack": "✕"}
"""The symbol that every card of a kind carries."""
RATINGS: Final = ("threat", "search", "speed", "control", "growth")

CardEffect = Callable[["Hunt"], Effect[None]]


class Item(Struct, frozen=True):
    """How many lie in each deck, whether taking it is noisy, what it adds to a defence, if it stays."""

    id: str
    search: int = 0
    equipment: int = 0
    noisy: bool = False
    defence: int = 0
    kept: bool = False
    personal: str = ""
    """The victim who alone owns it."""


ITEMS: Final[dict[str, Item]] = {
    item.id: item
    for item in (
        Item("key", search=5, equipment=2, noisy=True),
        Item("toolbox", search=2, equipment=2, noisy=True),
        Item("whiskey", search=1, equipment=3),
        Item("hatchet", search=1, equipment=3, defence=1),
        Item("herbs", search=1, equipment=3),
        Item("powder", search=1, equipment=1, defence=2),
        Item("ammo", equipment=3, defence=4),
        Item("revolver", equipment=2, kept=True),
        Item("adrenaline", equipment=3),
        Item("sedative", equipment=3),
        Item("firecracker", equipment=1),
        Item("amulet", equipment=1, noisy=True),
        Item("shortsword", equipment=1, defence=1, kept=True),
        Item("longsword", equipment=1, noisy=True, defence=3, kept=True),
        Item("secret_map", equipment=1, kept=True),
        Item("flashlight", equipment=1, kept=True),
        Item("trap_parts", equipment=1),
        Item("medkit", personal="marco"),
        Item("camera", personal="sophia"),
        Item("silver_dagger", defence=5, kept=True),
        Item("silver_bullets"),
    )
}
SILVER: Final = ("silver_dagger", "silver_dagger", "silver_dagger", "silver_bullets")
"""The Werewolf's special deck; not among the 45 items."""


class Card(Struct, frozen=True):
    """A killer card; ``lock`` is the level that frees it, 0 if it is in the deck from the start."""

    id: str
    cost: int
    lock: int
    effects: dict[Kind, CardEffect]
    only_if: "Callable[[Hunt], bool] | None"

    @property
    def kinds(self) -> tuple[Kind, ...]:
        return tuple(self.effects)


CARDS: Final[dict[str, Card]] = {}


def card(
    name: str, kind: Kind, *, cost: int = 0, lock: int = 0, only_if: "Callable[[Hunt], bool] | None" = None
) -> Callable[[CardEffect], CardEffect]:
    """Declare a card by its effect. A card with two uses is declared twice, once for each kind."""

    def declare(effect: CardEffect) -> CardEffect:
        known = CARDS.get(name)
        if known is None:
            CARDS[name] = Card(name, cost, lock, {kind: effect}, only_if)
        else:
            known.effects[kind] = effect
        return effect

    return declare


class Killer(Struct, frozen=True):
    """A killer's mat: strength and news level by level, ratings, deck, and where he breaks the frame."""

    id: str
    expansion: str | None
    strength: tuple[int, int, int, int, int]
    ratings: tuple[int, int, int, int, int]
    deck: tuple[tuple[str, int], ...]
    order: tuple[str, ...] = ()
    """The different cards of the deck; filled in by `killer`."""
    levels: dict[int, CardEffect] = {}
    """What a level brings beside strength and its locked card."""
    every_level: CardEffect | None = None
    chooses_locked: bool = False
    """Level effects choose among the locked cards instead of freeing them all."""
    setup: "Callable[[Hunt], None] | None" = None
    """Pieces on the board, put there before the first step."""
    opening: CardEffect | None = None
    """A choice before the first turn."""
    on_reveal: dict[str, CardEffect] = {}
    """By the card played last round."""
    reveal_strikes: "Callable[[Hunt], int] | None" = None
    """Strength added to the encounter of the reveal SEARCH."""
    encounter_begins: "Callable[[Hunt, tuple[Victim, ...]], Effect[None]] | None" = None
    after_cry: "Callable[[Hunt, Victim], Effect[None]] | None" = None
    turn_begins: CardEffect | None = None
    turn_ends: CardEffect | None = None
    """After a turn that did not end in stealth."""
    quiet_ends: CardEffect | None = None
    """After one that was without an encounter, too."""
    many_plans: bool = False
    """Any number of planning cards in one turn."""
    deeds: tuple[str, ...] = ()
    """What victims can do against this killer."""

    @property
    def has_attacks(self) -> bool:
        return any("attack" in CARDS[name].effects for name in self.order)

    @property
    def cards(self) -> tuple[str, ...]:
        return tuple(name for name, copies in self.deck for _ in range(copies))


KILLERS: Final[dict[str, Killer]] = {}


def killer(mat: Killer) -> Killer:
    """Put a killer on the shelf."""
    mat = replace(mat, order=tuple(name for name, _ in mat.deck))
    KILLERS[mat.id] = mat
    return mat


class Deed(Struct, frozen=True):
    """Something a victim can do beside the five plain actions. ``ready`` says when it is offered."""

    id: str
    special: bool
    ready: "Callable[[Hunt, Victim], bool]"
    effect: "Callable[[Hunt, Victim], Effect[None]]"


DEEDS: Final[dict[str, Deed]] = {}
"""By name; an item's deed is named as the item."""


def deed(
    name: str, *, special: bool, ready: "Callable[[Hunt, Victim], bool]"
) -> "Callable[[Callable[[Hunt, Victim], Effect[None]]], Callable[[Hunt, Victim], Effect[None]]]":
    def declare(effect: "Callable[[Hunt, Victim], Effect[None]]") -> "Callable[[Hunt, Victim], Effect[None]]":
        DEEDS[name] = Deed(name, special, ready, effect)
        return effect

    return declare


class Person(Struct, frozen=True):
    """A victim: which deeds are its own, what it starts with, where it comes from."""

    id: str
    expansion: str | None = None
    starts_with: str = ""
    deeds: tuple[str, ...] = ()


VICTIMS: Final[dict[str, Person]] = {
    person.id: person
    for person in (
        Person("anna"),
        Person("william", deeds=("sprint",)),
        Person("marco", starts_with="medkit", deeds=("equipped",)),
        Person("sophia", starts_with="camera", deeds=("observant", "observant_lit")),
        Person("johnson"),
        Person("george", expansion="lethal_immortals", deeds=("brilliant", "note_pry", "note_echo")),
        Person("ophelia", deeds=("encourage",)),
        Person("caleb"),
        Person("dylan", deeds=("salvage",)),
    )
}
GEORGE_NOTES: Final = ("pry", "echo", "stance")
