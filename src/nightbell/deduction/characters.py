"""Which characters there are: their types, their places in the night, and when they wake.

Puzzles spell characters with underscores. What the deduction knows of a character beyond this page stands in
`deeds.py` (what it does) and `hearing.py` (what it learns).
"""

from __future__ import annotations

from typing import Final


def names(text: str) -> tuple[str, ...]:
    """
    >>> names("imp vortox")
    ('imp', 'vortox')
    """
    return tuple(text.split())


TOWNSFOLK: Final = "townsfolk"
OUTSIDER: Final = "outsider"
MINION: Final = "minion"
DEMON: Final = "demon"
TYPES: Final = (TOWNSFOLK, OUTSIDER, MINION, DEMON)

_OF_TYPE: Final = {
    TOWNSFOLK: """
        acrobat alchemist alsaahir amnesiac artist atheist balloonist banshee bounty_hunter cannibal
        chambermaid chef choirboy clockmaker courtier cult_leader dreamer empath engineer exorcist
        farmer fisherman flowergirl fool fortune_teller gambler general gossip grandmother
        high_priestess huntsman innkeeper investigator juggler king knight legionary librarian
        lycanthrope magician mathematician mayor minstrel monk nightwatchman noble oracle pacifist
        philosopher pixie poppy_grower preacher princess prodigy professor ravenkeeper sage sailor
        savant seamstress shugenja slayer snake_charmer soldier steward tea_lady town_crier
        undertaker village_idiot virgin washerwoman
    """,
    OUTSIDER: """
        barber butler damsel drunk golem goon hatter heretic hermit klutz lunatic moonchild mutant
        ogre plague_doctor politician puzzlemaster recluse saint snitch sweetheart tinker zealot
    """,
    MINION: """
        assassin baron boffin boomdandy cerenovus devils_advocate evil_twin fearmonger goblin
        godfather harpy marionette mastermind mezepheles organ_grinder pit_hag poisoner psychopath
        scarlet_woman spy summoner vizier widow witch wizard wraith xaan
    """,
    DEMON: """
        al_hadikhia fang_gu imp kazali legion leviathan lil_monsta lleech lord_of_typhon no_dashii
        ojo po pukka riot shabaloth vigormortis vortox yaggababble zombuul
    """,
}
TYPE: Final = {name: type for type, listed in _OF_TYPE.items() for name in names(listed)}
"""Every official character and the homebrew ones of the puzzles (Legionary, Prodigy)."""

GOOD_TYPES: Final = (TOWNSFOLK, OUTSIDER)
IS_GOOD: Final = {name: type in GOOD_TYPES for name, type in TYPE.items()}

WILD: Final = frozenset(
    names("""
        alchemist amnesiac bounty_hunter cannibal cult_leader engineer hatter huntsman lil_monsta
        lycanthrope pixie plague_doctor preacher summoner wizard
    """)
)
"""Characters whose doings are not modelled. A world with one of them is never excluded by what happened."""
WILD_UNTOLD: Final = WILD | {"al_hadikhia", "harpy", "psychopath"}
"""The same where something may have happened for which a file has no words: a death by day, a return."""

_FIRST: Final = names("""
        lord_of_typhon kazali boffin philosopher poppy_grower yaggababble magician lunatic sailor
        marionette lleech xaan poisoner widow courtier snake_charmer godfather organ_grinder devils_advocate
        evil_twin witch cerenovus fearmonger harpy pukka washerwoman librarian investigator chef empath
        fortune_teller legionary prodigy butler grandmother clockmaker dreamer seamstress steward
        knight noble balloonist shugenja village_idiot nightwatchman spy ogre high_priestess general
        chambermaid mathematician
    """)
_OTHER: Final = names("""
        philosopher poppy_grower sailor xaan poisoner courtier innkeeper gambler acrobat
        snake_charmer monk organ_grinder devils_advocate witch cerenovus pit_hag fearmonger harpy mezepheles
        lunatic exorcist legion imp zombuul pukka shabaloth po fang_gu no_dashii vortox lord_of_typhon
        vigormortis ojo al_hadikhia lleech
        yaggababble kazali assassin godfather gossip barber sweetheart sage professor tinker
        moonchild grandmother ravenkeeper empath fortune_teller legionary prodigy undertaker dreamer
        flowergirl town_crier oracle seamstress juggler balloonist village_idiot king nightwatchman
        butler spy high_priestess general chambermaid mathematician
    """)

BEHIND_DEMONS: Final = frozenset(_OTHER[max(_OTHER.index(name) for name in _OTHER if TYPE[name] == DEMON) :])
"""Whose turn comes when Demons have killed; somebody dead by then is not woken."""
LATE: Final = 1000


def places(night: int) -> dict[str, int]:
    """Where in the order of this night each character stands."""
    return _PLACES[0 if night == 1 else 1]


_PLACES: Final = tuple({name: place for place, name in enumerate(order)} for order in (_FIRST, _OTHER))

WAKES_FIRST: Final = frozenset(
    names("""
        philosopher yaggababble lunatic sailor lleech poisoner widow courtier snake_charmer
        godfather devils_advocate evil_twin witch cerenovus mezepheles ogre pukka washerwoman librarian
        investigator chef empath fortune_teller legionary prodigy butler grandmother clockmaker dreamer
        seamstress steward knight noble balloonist shugenja village_idiot nightwatchman spy
        organ_grinder fearmonger harpy high_priestess general chambermaid mathematician kazali
    """)
)
WAKES_OTHER: Final = frozenset(
    names("""
        philosopher lunatic sailor poisoner courtier innkeeper gambler acrobat snake_charmer monk
        devils_advocate witch cerenovus pit_hag exorcist imp pukka shabaloth po fang_gu no_dashii
        vortox lord_of_typhon vigormortis ojo al_hadikhia lleech kazali assassin professor empath
        fortune_teller organ_grinder fearmonger harpy high_priestess general
        legionary prodigy dreamer flowergirl town_crier oracle seamstress balloonist village_idiot
        nightwatchman butler spy chambermaid mathematician
    """)
)
"""Who is woken by the own ability; who only at times (Undertaker, Zombuul, Godfather, …) is not listed."""
QUIET: Final = frozenset(
    names("""
        washerwoman librarian investigator chef clockmaker empath dreamer oracle seamstress knight noble
        steward shugenja undertaker flowergirl town_crier savant artist ravenkeeper sage juggler
        mathematician chambermaid alsaahir high_priestess general king choirboy butler damsel snitch
        zealot mutant baron goblin organ_grinder fearmonger harpy wraith cerenovus
    """)
)
"""Who does nothing that others notice, once the game has begun: what they learn they tell or do not."""
ONLY_SEEN: Final = {
    "klutz": ("klutz_choice",),
    "slayer": ("slayer_shot",),
    "gossip": ("gossip",),
    "virgin": ("nomination",),
    "golem": ("nomination", "dies_on_being_nominated"),
}
"""Who does so by day alone, and what everybody sees then; where that did not happen they are quiet too."""
PERHAPS_WAKES: Final = frozenset({"king", "wraith"})
"""Woken by what no file tells of."""
EVERY_NIGHT: Final = frozenset(
    names("""
        empath fortune_teller dreamer chambermaid village_idiot balloonist snake_charmer innkeeper
        exorcist gambler monk sailor
        oracle flowergirl town_crier legionary prodigy acrobat
    """)
)
"""Good characters that act night after night; one who reports nothing may have been deceived."""
ONCE: Final = frozenset({"philosopher", "courtier", "seamstress", "nightwatchman", "assassin", "professor"})
"""Woken until the ability is used."""

BELIEVES: Final = frozenset({"drunk", "marionette", "lunatic", "hermit"})
"""Who takes himself for somebody else (the Hermit if the Drunk is among his abilities)."""

CHOOSERS: Final = frozenset(
    names("""
        fortune_teller dreamer seamstress chambermaid snake_charmer exorcist gambler acrobat
        village_idiot nightwatchman ravenkeeper prodigy
    """)
)
"""Kinds of information for which the owner points at players."""
