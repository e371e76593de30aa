"""Moments of a hunt at which what is in the box may speak.

The frame asks and names nobody; a victim, a trait, a plan, an item or a card says in its own file what it
does then. For a victim are asked, in this order, the victim itself, its trait, the plan that its team has
finished and what it carries (`Hunt.voices`), for the killer his traits as they stand in their file
(`Hunt.whims`). What a killer does by himself stands on his mat (`content.Killer`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from nightbell.engine import Moment

if TYPE_CHECKING:
    from nightbell.engine import Effect
    from nightbell.games.whispers.maps import Place
    from nightbell.games.whispers.state import Hunt, Victim

# ---- a victim's turn

taken: Final[Moment[[Hunt, Victim], Effect[None]]] = Moment("is taken")
"""What a trait brings at once."""
hurries: Final[Moment[[Hunt, Victim], int]] = Moment("hurries")
"""Steps that a MOVE has beyond the second, from where it begins."""
walked: Final[Moment[[Hunt, Victim], Effect[None]]] = Moment("has walked")
searches: Final[Moment[[Hunt, Victim], Effect[None]]] = Moment("searches")
"""Instead of the plain draw of a search card. Asked of the victim alone."""
finishes: Final[Moment[[Hunt, Victim], Effect[None]]] = Moment("finishes")
"""At the end of its turn. Asked of the victim alone."""
muffles: Final[Moment[[Hunt, Victim], bool]] = Moment("muffles")
"""Whether its noise is not heard."""
hushes: Final[Moment[[Hunt, Victim], Effect[bool]]] = Moment("hushes")
"""The noise of new equipment only; True if it was hushed."""
keeps_both: Final[Moment[[Hunt, Victim], bool]] = Moment("keeps both")
"""Both cards of the equipment, once a game."""
mends: Final[Moment[[Hunt, Victim], int]] = Moment("mends")
"""Steps of repair beside those of the action."""
burrows: Final[Moment[[Hunt, Place], tuple[Place, ...]]] = Moment("burrows")
"""Where a secret passage that begins here leads to."""

# ---- plans

completed: Final[Moment[[Hunt], Effect[None]]] = Moment("is complete")
escapes: Final[Moment[[Hunt], bool]] = Moment("escapes")
"""Whether a plan wins at the start of the victims' turn."""
baits: Final[Moment[[Hunt, Place], bool]] = Moment("baits")
"""Whether it wins by a SEARCH in vain."""
strikes_back: Final[Moment[[Hunt, Place, int], bool]] = Moment("strikes back")
"""Whether it wins by an attack that was repelled there by so much."""

# ---- the encounter

found: Final[Moment[[Hunt, tuple[Victim, ...]], Effect[None]]] = Moment("is found")
"""Before the encounter, with all who were found. Asked of the trait, whoever may have it."""
weapons: Final[Moment[[Hunt, Victim], int]] = Moment("is a weapon")
"""Points of a defence that is no item, once a game."""
arms: Final[Moment[[Hunt, Victim, str], int]] = Moment("arms")
"""What is added to a defence with this item or weapon, empty for bare hands."""
wielded: Final[Moment[[Hunt, Victim], Effect[None]]] = Moment("is wielded")
"""What follows when an item was used in a defence. Asked of the item alone."""
helps: Final[Moment[[Hunt, Victim], Effect[int]]] = Moment("helps")
"""Points beside those of the item."""
saves: Final[Moment[[tuple[int, ...]], bool]] = Moment("saves")
"""Whether these dice repel any attack."""
fells: Final[Moment[[int], bool]] = Moment("fells")
"""Whether an attack with this mark kills outright who falls short by so much."""
wards: Final[Moment[[Hunt, Victim, str], Effect[bool]]] = Moment("wards")
"""True if it turned a wound of this cause away."""
fled: Final[Moment[[Hunt, Victim, bool], Effect[None]]] = Moment("has fled")
"""After the flight; True if the step was taken and leads on."""

# ---- the killer's traits

begins: Final[Moment[[Hunt], Effect[None]]] = Moment("begins")
"""Before the first turn."""
turn_begins: Final[Moment[[Hunt], Effect[None]]] = Moment("begins a turn")
quiet_ends: Final[Moment[[Hunt], Effect[None]]] = Moment("ends a quiet turn")
"""A turn without an encounter that did not end in stealth."""
toughens: Final[Moment[[Hunt], int]] = Moment("toughens")
"""Strength beside that of the mat."""
leaps: Final[Moment[[int], int]] = Moment("leaps")
"""The level that is reached instead of this one."""
rises: Final[Moment[[Hunt, int], Effect[None]]] = Moment("rises")
"""After a new level."""
hoards: Final[Moment[[Hunt], bool]] = Moment("hoards")
"""Whether he chooses what goes when more cards were drawn than he may hold."""
senses: Final[Moment[[Hunt, tuple[Victim, ...]], Effect[None]]] = Moment("senses")
"""After a SENSE that found somebody."""
spares: Final[Moment[[Hunt, Place], Effect[bool]]] = Moment("spares")
"""True if he let those go whom his SEARCH found."""
wounds: Final[Moment[[Hunt], Effect[None]]] = Moment("wounds")
