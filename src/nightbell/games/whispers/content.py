"""What is in the box: items, cards and killers as declarations, and the shelves they stand on."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, Literal

from msgspec import Struct
from msgspec.structs import replace

from nightbell.engine import Effect

if TYPE_CHECKING:
    from nightbell.games.whispers.maps import Place
    from nightbell.games.whispers.options import Options
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
    needs: str = ""
    """Another item, without which it is of no use in a defence."""
    each_die: int = 0
    """What every die that shows anything counts for in a defence with it."""
    shows_way: bool = False
    """Whoever has it knows the way out through the secret exit."""


KEY: Final = "key"
"""The one item that the frame knows by name, since it is what the game is about: a key goes to the stand."""


ITEMS: Final[dict[str, Item]] = {
    item.id: item
    for item in (
        Item(KEY, search=5, equipment=2, noisy=True),
        Item("toolbox", search=2, equipment=2, noisy=True),
        Item("whiskey", search=1, equipment=3),
        Item("hatchet", search=1, equipment=3, defence=1),
        Item("herbs", search=1, equipment=3),
        Item("powder", search=1, equipment=1, defence=2),
        Item("ammo", equipment=3, defence=4, needs="revolver"),
        Item("revolver", equipment=2, kept=True),
        Item("adrenaline", equipment=3),
        Item("sedative", equipment=3),
        Item("firecracker", equipment=1),
        Item("amulet", equipment=1, noisy=True),
        Item("shortsword", equipment=1, defence=1, kept=True),
        Item("longsword", equipment=1, noisy=True, defence=3, kept=True),
        Item("secret_map", equipment=1, kept=True, shows_way=True),
        Item("flashlight", equipment=1, kept=True),
        Item("trap_parts", equipment=1),
        Item("medkit", personal="marco"),
        Item("camera", personal="sophia"),
        Item("silver_dagger", defence=5, kept=True),
        Item("silver_bullets", needs="revolver", each_die=5),
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
    price: "Callable[[Hunt], int] | None"
    """Its cost where that is not the printed one."""
    played_as: "Callable[[Hunt], tuple[Kind, ...]] | None"
    """Its kinds where they are not the printed ones."""

    @property
    def kinds(self) -> tuple[Kind, ...]:
        return tuple(self.effects)


CARDS: Final[dict[str, Card]] = {}


def card(
    name: str,
    kind: Kind,
    *,
    cost: int = 0,
    lock: int = 0,
    only_if: "Callable[[Hunt], bool] | None" = None,
    price: "Callable[[Hunt], int] | None" = None,
    played_as: "Callable[[Hunt], tuple[Kind, ...]] | None" = None,
) -> Callable[[CardEffect], CardEffect]:
    """Declare a card by its effect. A card with two uses is declared twice, once for each kind."""

    def declare(effect: CardEffect) -> CardEffect:
        known = CARDS.get(name)
        if known is None:
            CARDS[name] = Card(name, cost, lock, {kind: effect}, only_if, price, played_as)
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
    pursued: CardEffect | None = None
    """After the step of the card Pursue."""
    crawls: bool = False
    """Secret passages are ways like any other."""
    haggles: "Callable[[Hunt, int], int] | None" = None
    """What he pays for a card of this cost."""
    hardens: "Callable[[Hunt], int] | None" = None
    """Strength for good beside that of the mat."""
    surges: "Callable[[Hunt], int] | None" = None
    """Strength for as long as something lasts."""
    awaits: "Callable[[Hunt, Victim, Place], Effect[bool]] | None" = None
    """What he has put in the way of whoever comes to a place; False if a victim cannot go on."""
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
    """A victim: which deeds are its own, what it starts with, where it comes from.

    Where it bends a rule of the frame by a plain number or place, that stands here; the rest in `victims`.
    """

    id: str
    expansion: str | None = None
    starts_with: str = ""
    deeds: tuple[str, ...] = ()
    slots: "Callable[[Options], int] | None" = None
    """How much it can carry, if that is not as much as anybody."""
    notes: tuple[str, ...] = ()
    """What it can note down in the course of the hunt."""
    searches_at: str = ""
    """A symbol at which it can search as well."""
    unsensed: bool = False
    """It does not answer a SENSE."""
    reach: int = 0
    """How much further than others a turn can lead it."""
    passages: bool = False
    """It can use secret passages without an item."""


VICTIMS: Final[dict[str, Person]] = {
    person.id: person
    for person in (
        Person("anna", unsensed=True),
        Person("william", deeds=("sprint",), reach=1),
        Person("marco", starts_with="medkit", deeds=("equipped",)),
        Person("sophia", starts_with="camera", deeds=("observant", "observant_lit"), passages=True),
        Person("johnson", slots=lambda options: options.johnson_slots),
        Person(
            "george",
            expansion="lethal_immortals",
            deeds=("brilliant", "note_pry", "note_echo"),
            notes=("pry", "echo", "stance"),
        ),
        Person("ophelia", deeds=("encourage",)),
        Person("caleb", searches_at="spiral"),
        Person("dylan", deeds=("salvage",)),
    )
}
