"""A slow second opinion: every choice of a night is made, one after the other, and nothing is kept open.

Where the search of `nightbell.deduction` keeps the set of seats that a Poisoner may have met, this one plays
one game for each of them. It shares the reading of files and the table of characters with it, and no rule.
Small boards only, and the characters that are listed here.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from itertools import product
from typing import Final, NamedTuple

from nightbell.deduction.characters import EVERY_NIGHT, IS_GOOD, TYPE, names, places
from nightbell.deduction.puzzle import Event, Info, Puzzle

ALWAYS: Final = 99
AT_FIRST: Final = frozenset(
    names("""
    poisoner widow lleech pukka snake_charmer witch devils_advocate godfather evil_twin sailor courtier
    philosopher washerwoman librarian investigator chef empath fortune_teller butler clockmaker dreamer
    grandmother steward knight noble balloonist shugenja village_idiot spy ogre chambermaid
    """)
)
LATER: Final = frozenset(
    names("""
    poisoner lleech pukka snake_charmer witch devils_advocate sailor courtier philosopher monk gambler
    innkeeper exorcist acrobat imp shabaloth po fang_gu no_dashii vortox vigormortis empath butler
    fortune_teller dreamer oracle flowergirl town_crier balloonist village_idiot spy chambermaid
    """)
)
"""Who is woken by an ability of the own, on the first night and on the others."""


class Scene(NamedTuple):
    """A game in which everything is decided."""

    roles: tuple[str, ...]
    evil: frozenset[int]
    alive: frozenset[int]
    marks: frozenset[tuple[str | int, ...]]
    """What lies on the table: ("under", source, role, target, until), ("herring", teller, seat), …"""
    fallen: frozenset[int] = frozenset()
    lied: frozenset[int] = frozenset()
    """Who has reported what an honest player could not have."""

    def marked(self, *mark: str | int) -> Scene:
        return self._replace(marks=self.marks | {mark})

    def without(self, *names: str) -> Scene:
        return self._replace(marks=frozenset(mark for mark in self.marks if mark[0] not in names))

    def all(self, name: str) -> list[tuple[str | int, ...]]:
        return [mark for mark in self.marks if mark[0] == name]

    def holders(self, role: str) -> list[int]:
        return [seat for seat, held in enumerate(self.roles) if held == role]

    def acts(self, seat: int) -> bool:
        return seat in self.alive or any(
            mark[1] == seat
            and mark[2] in self.alive
            and self.roles[int(mark[2])] == "vigormortis"
            and not any(under[1] == -1 and under[3] == mark[2] for under in self.all("under"))
            for mark in self.all("kept")
        )

    def ill(self, seat: int, asking: tuple[int, ...] = ()) -> bool:
        """Drunk or poisoned."""
        for _, source, role, target, _ in self.all("under"):
            if target != seat:
                continue
            if source == -1:
                return True
            assert isinstance(source, int)
            if self.roles[source] != role or not (self.acts(source) or role == "puzzlemaster"):
                continue
            if source == seat or source in asking or not self.ill(source, (*asking, seat)):
                return True
        return any(
            self.acts(other) and other not in asking and not self.ill(other, (*asking, seat))
            for other in (*self.holders("no_dashii"), *self.holders("philosopher"))
            if seat in self.poisoned_by(other) or ("gained", other, self.roles[seat]) in self.marks
        )

    def poisoned_by(self, demon: int) -> set[int]:
        """The nearest Townsfolk on each side of a No Dashii."""
        if self.roles[demon] != "no_dashii":
            return set()
        count = len(self.roles)
        found = set()
        for way in (1, -1):
            for far in range(1, count):
                other = (demon + way * far) % count
                if TYPE[self.roles[other]] == "townsfolk":
                    found.add(other)
                    break
        return found

    def becomes(self, seat: int, role: str) -> Scene:
        roles = list(self.roles)
        roles[seat] = role
        marks = frozenset(mark for mark in self.marks if mark[:2] != ("gained", seat))
        return self._replace(roles=tuple(roles), marks=marks).marked("changed", seat, role)


class Oracle:
    def __init__(self, puzzle: Puzzle) -> None:
        self.puzzle = puzzle
        self.seats = range(len(puzzle.players))
        self.claims = [claim.character for claim in puzzle.claims]
        self.night = self.day = 0
        self.sums = "mathematician" in puzzle.script
        self.may_turn = {"fang_gu", "snake_charmer"} & set(puzzle.script)
        self.may_change = self.may_turn | ({"pit_hag", "barber"} & set(puzzle.script))

    def worlds(self) -> set[tuple[str, ...]]:
        return {roles for roles in self.grimoires() if self._plays(roles)}

    # ---- set-up

    def grimoires(self) -> set[tuple[str, ...]]:
        """What may have been dealt, by the numbers alone."""
        return set(self._grimoires())

    def _grimoires(self) -> Iterator[tuple[str, ...]]:
        puzzle = self.puzzle
        known = dict.fromkeys((*self.claims, *puzzle.hidden))
        starts = [
            role for role in known if role == "snake_charmer" or (TYPE[role] == "outsider" and self.may_turn)
        ]
        options = []
        for seat in self.seats:
            if seat == puzzle.viewer:
                options.append(tuple(puzzle.could_be))
                continue
            more = [role for role in starts if "fang_gu" in known or role == "snake_charmer"]
            options.append(
                tuple(dict.fromkeys((self.claims[seat], *puzzle.hidden, *(more if self.may_turn else ()))))
            )
        for roles in product(*options):
            if self._dealt(roles):
                yield roles

    def _dealt(self, roles: tuple[str, ...]) -> bool:
        puzzle = self.puzzle
        held = Counter(roles)
        if any(number > 1 and role not in puzzle.duplicates for role, number in held.items()):
            return False
        types = Counter(TYPE[role] for role in roles)
        _, outsiders, minions, demons = puzzle.counts
        minions += "lord_of_typhon" in roles
        if types["minion"] != minions or types["demon"] != demons:
            return False
        changes = {"baron": 2, "fang_gu": 1, "vigormortis": -1}
        allowed = {outsiders + sum(changes.get(role, 0) for role in roles)}
        if "godfather" in roles:
            removed = outsiders + sum(max(0, changes.get(role, 0)) for role in roles) > 0
            allowed = {number + change for number in allowed for change in ((1, -1) if removed else (1,))}
        allowed = {max(0, number) for number in allowed}
        if "balloonist" in roles:
            allowed |= {number + 1 for number in allowed}
        if {"xaan", "kazali", "lord_of_typhon"}.isdisjoint(roles) and types["outsider"] not in allowed:
            return False
        if "lord_of_typhon" in roles and not self._in_line(roles):
            return False
        if "marionette" in roles:
            apart = abs(roles.index("marionette") - next(s for s in self.seats if TYPE[roles[s]] == "demon"))
            if apart not in (1, len(self.seats) - 1):
                return False
        return True

    def _in_line(self, roles: tuple[str, ...]) -> bool:
        """The evil sit side by side, and the Lord of Typhon not at an end."""
        count = len(roles)
        evil = "".join(
            "D" if TYPE[role] == "demon" else "M" if TYPE[role] == "minion" else "." for role in roles
        )
        lines = [evil[turn:] + evil[:turn] for turn in range(count)]
        return any(
            line.rstrip(".").strip("M") == "D" and line[0] == "M" == line.rstrip(".")[-1] for line in lines
        )

    def _believes(self, seat: int, begun: tuple[str, ...]) -> bool:
        """Whether somebody deluded may believe in what this seat claims: something that is not in play.

        The Drunk believes in a Townsfolk, a Marionette in anybody good.
        """
        claim = self.claims[seat]
        types = ("townsfolk",) if begun[seat] == "drunk" else ("townsfolk", "outsider")
        return TYPE[claim] in types and (claim not in begun or claim in self.puzzle.duplicates)

    # ---- the game

    def _plays(self, roles: tuple[str, ...]) -> bool:
        everybody = frozenset(self.seats)
        evil = frozenset(seat for seat in self.seats if not IS_GOOD[roles[seat]])
        scenes = {Scene(roles, evil, everybody, frozenset())}
        for seat in self.seats:
            scenes = {each for scene in scenes for each in self._laid_out(scene, seat)}
        idiots = [seat for seat in self.seats if roles[seat] == "village_idiot"]
        if len(idiots) > 1:
            scenes = {
                scene.marked("under", -1, "village_idiot", seat, ALWAYS)
                for scene in scenes
                for seat in idiots
            }
        for night in range(1, self.puzzle.nights + 1):
            scenes = self._night(scenes, night)
            scenes = self._by_day(scenes, night)
        return any(self._fits(scene, roles) for scene in scenes)

    def _laid_out(self, scene: Scene, seat: int) -> Iterable[Scene]:
        role = scene.roles[seat]
        if role == "fortune_teller":
            return [scene.marked("herring", seat, good) for good in self.seats if good not in scene.evil]
        if role == "puzzlemaster":
            others = [each for each in self.seats if each != seat]
            return [scene.marked("under", seat, role, each, ALWAYS) for each in others]
        if role == "xaan":
            return [scene.marked("began outsiders", sum(TYPE[each] == "outsider" for each in scene.roles))]
        if role == "evil_twin":
            return [scene.marked("twin", good) for good in self.seats if good not in scene.evil]
        if role == "grandmother" and not any(info.kind == role for info in self.puzzle.claims[seat].info):
            return [scene.marked("grandchild", seat, each) for each in self._good_but(scene, seat)]
        return [scene]

    def _good_but(self, scene: Scene, seat: int) -> list[int]:
        return [each for each in self.seats if each not in scene.evil and each != seat]

    def _fits(self, scene: Scene, begun: tuple[str, ...]) -> bool:
        """Whether everybody who is good now has been honest, and no evil player named the own character."""
        for seat in self.seats:
            claim = self.claims[seat]
            if seat == self.puzzle.viewer:
                if seat in scene.lied or (begun[seat] == "drunk" and not self._believes(seat, begun)):
                    return False
                continue
            truthful = begun[seat] == "marionette" and "marionette_truthful" in self.puzzle.conventions
            truthful = truthful or begun[seat] == "ogre"
            if seat in scene.evil and not truthful:
                if "evil_may_claim_truth" not in self.puzzle.conventions:
                    if claim in (begun[seat], scene.roles[seat]) and not IS_GOOD[claim]:
                        return False
                    if claim == scene.roles[seat]:
                        return False
                continue
            if begun[seat] == "mutant" and "mutant_lies_while_alive" in self.puzzle.conventions:
                if seat in scene.alive and ("feigns", seat) not in scene.marks:
                    if TYPE[claim] != "townsfolk":
                        return False
                    continue
            if begun[seat] == "politician" and "politician_may_lie" in self.puzzle.conventions:
                continue
            if begun[seat] == "lunatic" and "lunatic_lies" in self.puzzle.conventions:
                if claim == "lunatic":
                    return False
                continue
            if seat in scene.lied or (begun[seat] not in ("drunk", "marionette") and claim != begun[seat]):
                return False
            if begun[seat] in ("drunk", "marionette") and not self._believes(seat, begun):
                return False
        return True

    # ---- nights

    def _night(self, scenes: set[Scene], night: int) -> set[Scene]:
        self.night, self.day = night, 0
        order = places(night)
        scenes = {self._dusk(scene) for scene in scenes}
        steps: list[tuple[int, int, str, int, Info | None]] = []
        for role, place in order.items():
            if role in DEEDS:
                steps.append((place, 0, role, -1, None))
        for seat, claim in enumerate(self.puzzle.claims):
            for info in claim.info:
                if info.night == night and info.kind not in ("artist", "savant", "puzzlemaster"):
                    steps.append((order.get(info.kind, 1000), 1, "", seat, info))
        for _, _, role, seat, heard in sorted(steps, key=lambda step: step[:4]):
            if heard is None:
                scenes = {each for scene in scenes for each in self._done(scene, role)}
            else:
                scenes = {each for scene in scenes for each in self._hears(scene, seat, heard)}
            scenes = {scene for scene in scenes if scene.fallen <= self._announced()}
        scenes = {each for scene in scenes for each in self._fallen_acrobats(scene)}
        scenes = {each for scene in scenes for each in self._told_to_die(scene)}
        scenes = {scene for scene in scenes if scene.fallen == self._announced()}
        scenes = {self._watched(self._told(each)) for scene in scenes for each in self._widowed(scene)}
        return {self._dawn(scene) for scene in self._honest(scenes) if len(scene.alive) > 2}

    def _done(self, scene: Scene, role: str) -> list[Scene]:
        found = [scene]
        for me in scene.holders(role):
            found = [each for one in found for each in DEEDS[role](self, one, me)]
        return found

    def _told_to_die(self, scene: Scene) -> list[Scene]:
        """Where a Demon was made tonight, the Storyteller kills whom it likes."""
        if ("anything",) not in scene.marks:
            return [scene]
        found = [scene]
        for seat in sorted(self._announced() - scene.fallen):
            found = [each for one in found for each in self.dies(one, seat, "storyteller")]
        return found

    def _announced(self) -> frozenset[int]:
        return frozenset(seat for seat in self.seats if self.puzzle.deaths[self.night] >> seat & 1)

    def _widowed(self, scene: Scene) -> list[Scene]:
        """One good player knows that a Widow is in play, and says so."""
        told = {
            seat
            for seat in self.seats
            for info in self.puzzle.claims[seat].info
            if info.kind == "told_widow_in_play" and info.night == self.night
        }
        widows = scene.all("widow") if self.night == 1 else []
        knowing = [{seat} for seat in self.seats if seat not in scene.evil] if widows else [set[int]()]
        return [scene._replace(lied=scene.lied | (told ^ known)) for known in knowing]

    def _told(self, scene: Scene) -> Scene:
        """Who has changed says so at dawn, and who has a twin."""
        lied = set(scene.lied)
        for seat in self.seats:
            became = [
                info.characters[0]
                for info in self.puzzle.claims[seat].info
                if info.kind == "became" and info.night == self.night
            ]
            changes = [str(mark[2]) for mark in scene.all("changed") if mark[1] == seat]
            by_day = [str(mark[2]) for mark in scene.all("changed by day") if mark[1] == seat]
            if became != changes and became != by_day + changes:
                lied.add(seat)
            named = {
                info.players[0]
                for info in self.puzzle.claims[seat].info
                if info.kind == "told_twin" and info.night == self.night
            }
            truly: set[int] = set()
            if self.night == 1:
                for twin in scene.holders("evil_twin"):
                    truly |= {twin for mark in scene.all("twin") if mark[1] == seat}
                    truly |= {int(mark[1]) for mark in scene.all("twin") if twin == seat}
            if named != truly:
                lied.add(seat)
        return scene._replace(lied=frozenset(lied))

    def _dusk(self, scene: Scene) -> Scene:
        kept = frozenset(
            mark for mark in scene.marks if not (mark[0] == "under" and int(mark[4]) <= self.night)
        )
        scene = scene._replace(marks=kept, fallen=frozenset())
        for mark in scene.all("changed"):
            scene = scene.marked("changed by day", *mark[1:])
        return scene.without("changed", "monk", "curse", "advocate", "inn")

    def _dawn(self, scene: Scene) -> Scene:
        scene = scene.without(
            "changed by day",
            "odd",
            "perhaps odd",
            "executed",
            "day death",
            "outsider death",
            "perhaps outsider death",
            "gossip",
            "exorcised",
            "slain",
            "held",
            "anything",
            "barber",
        )
        return scene.without("demon voted", "minion nominated", "princess")._replace(fallen=frozenset())

    def _honest(self, scenes: set[Scene]) -> set[Scene]:
        """Leave out those in which somebody lied who can have had no reason."""
        free = {"mutant", "politician", "lunatic"}
        return {
            scene
            for scene in scenes
            if self.may_change
            or all(
                seat in scene.evil or scene.roles[seat] in free
                for seat in scene.lied
                if seat != self.puzzle.viewer
            )
        }

    # ---- what abilities do at night

    def _everywhere(self, scene: Scene, me: int, role: str, until: int) -> list[Scene]:
        if not scene.acts(me):
            return [scene]
        return [scene.marked("under", me, role, each, until) for each in self.seats if each != me]

    def poisons(self, scene: Scene, me: int) -> list[Scene]:
        return self._everywhere(scene, me, "poisoner", self.night + 1)

    def marries(self, scene: Scene, me: int) -> list[Scene]:
        return [scene] if scene.ill(me) else self._everywhere(scene.marked("widow", me), me, "widow", ALWAYS)

    def hosts(self, scene: Scene, me: int) -> list[Scene]:
        if any(mark[1:3] == (me, "lleech") for mark in scene.all("under")):
            return self.attacks(scene, me)
        hosted = [each for each in self._everywhere(scene, me, "lleech", ALWAYS) if me in scene.alive]
        hosted = [each for each in hosted if self._host(each, me) in scene.alive] or [scene]
        return hosted if self.night == 1 else [after for each in hosted for after in self.attacks(each, me)]

    def _host(self, scene: Scene, lleech: int) -> int:
        return next(int(mark[3]) for mark in scene.all("under") if mark[1:3] == (lleech, "lleech"))

    def xaans(self, scene: Scene, me: int) -> list[Scene]:
        if not scene.acts(me):
            return [scene]
        outsiders = scene.all("began outsiders")
        if outsiders and outsiders[0][1] == self.night:
            for seat in self.seats:
                if TYPE[scene.roles[seat]] == "townsfolk":
                    scene = scene.marked("under", me, "xaan", seat, self.night + 1)
        return [scene]

    def guards(self, scene: Scene, me: int) -> list[Scene]:
        if me not in scene.alive:
            return [scene]
        return [scene.marked("monk", me, each) for each in self.seats if each != me]

    def lodges(self, scene: Scene, me: int) -> list[Scene]:
        """Two are safe tonight, and one of them is drunk, but not the Innkeeper."""
        if me not in scene.alive or scene.ill(me):
            return [scene]
        found = []
        for drunk in self.seats:
            for other in self.seats:
                if me != drunk != other:
                    guests = scene.marked("inn", me, drunk).marked("inn", me, other)
                    found.append(guests.marked("under", me, "innkeeper", drunk, self.night + 1))
        return found

    def befriends(self, scene: Scene, me: int) -> list[Scene]:
        if self.night > 1 or not scene.evil - {me}:
            return [scene]
        return [scene, scene._replace(evil=scene.evil | {me})]

    def mourns(self, scene: Scene, me: int) -> list[Scene]:
        """Whom a dead Moonchild chose dies, if good; whom, nobody tells."""
        if ("moonchild", me, self.night) not in scene.marks:
            return [scene]
        found = [scene]
        for seat in scene.alive:
            if False in self.sides(scene, seat) and not scene.ill(me):
                found += self.struck(scene, seat, "other")
        return found

    def tinkers(self, scene: Scene, me: int) -> list[Scene]:
        if me not in scene.alive or scene.ill(me):
            return [scene]
        return [scene, *self.struck(scene, me, "other")]

    def curses(self, scene: Scene, me: int) -> list[Scene]:
        if not scene.acts(me):
            return [scene]
        return [scene.marked("curse", me, each) for each in self.seats]

    def advocates(self, scene: Scene, me: int) -> list[Scene]:
        if not scene.acts(me):
            return [scene]
        return [scene.marked("advocate", me, each) for each in scene.alive]

    def brews(self, scene: Scene, me: int) -> list[Scene]:
        """Somebody becomes a character that is not in play; there must be a Demon still."""
        if self.night == 1 or not scene.acts(me) or scene.ill(me):
            return [scene]
        found = [scene]
        for seat in self.seats:
            for role in self.puzzle.script:
                if role not in scene.roles:
                    after = scene.becomes(seat, role)
                    after = after.marked("anything") if TYPE[role] == "demon" else after
                    if any(TYPE[after.roles[each]] == "demon" for each in after.alive):
                        found.append(after)
        return found

    def swaps(self, scene: Scene, me: int) -> list[Scene]:
        """After a Barber's death the Demon may swap two, but no Demon beside itself."""
        found = [scene]
        demons = [seat for seat in scene.alive if TYPE[scene.roles[seat]] == "demon"]
        if ("barber",) not in scene.marks or not demons:
            return found
        for chooser in demons:
            others = [each for each in self.seats if each == chooser or TYPE[scene.roles[each]] != "demon"]
            for one in others:
                for other in others:
                    if one < other and scene.roles[one] != scene.roles[other]:
                        after = scene.becomes(one, scene.roles[other]).becomes(other, scene.roles[one])
                        if any(TYPE[after.roles[each]] == "demon" for each in after.alive):
                            found.append(after)
        return found

    def attacks(self, scene: Scene, me: int) -> list[Scene]:
        if me not in scene.alive or self.night == 1:
            return [scene]
        if ("anything",) in scene.marks:
            calm = scene.without("anything")
            return [scene, *(each.marked("anything") for each in self.attacks(calm, me))]
        if scene.ill(me) or ("exorcised", me) in scene.marks:
            return [scene]
        for _, princess, sure in scene.all("princess"):
            if not scene.ill(int(princess)):
                free = scene.without("princess")
                return [free] if sure else [free, *self.attacks(free, me)]
        role = scene.roles[me]
        if role == "shabaloth":
            first = self.one(scene, me)
            return [each for one in first for each in self.one(one, me, further=True)]
        if role == "po":
            charged = ("charged", me) in scene.marks
            if not charged:
                return [scene.marked("charged", me), *self.one(scene, me)]
            found = self.one(scene.without("charged"), me)
            for _ in range(2):
                found = [each for one in found for each in self.one(one, me, further=True)]
            return found
        if role == "zombuul" and scene.all("day death"):
            return [scene]
        return self.one(scene, me)

    def one(self, scene: Scene, me: int, further: bool = False) -> list[Scene]:
        if self.night == 1 or me not in scene.alive or scene.ill(me):
            return [scene]
        found: list[Scene] = []
        for target in self.seats:
            if target not in scene.alive or ("feigns", target) in scene.marks:
                if further or "no_wasted_kills" not in self.puzzle.conventions:
                    found.append(scene)
            elif scene.roles[me] == "fang_gu" and not scene.all("jumped"):
                found += self._jump(scene, me, target)
            else:
                found += self.hit(scene, target, me)
        return found

    def _jump(self, scene: Scene, me: int, target: int) -> list[Scene]:
        found: list[Scene] = []
        for type in self.types(scene, target):
            if type != "outsider":
                found += self.hit(scene, target, me)
                continue
            safe = self.safe(scene, target, "demon")
            if True in safe:
                found.append(scene)
            if False in safe:
                leapt = scene.becomes(target, "fang_gu").marked("jumped")
                leapt = leapt._replace(
                    evil=leapt.evil | {target}, alive=leapt.alive - {me}, fallen=leapt.fallen | {me}
                )
                found.append(leapt)
        return found

    def hit(self, scene: Scene, target: int, by: int) -> list[Scene]:
        """A Demon's blow."""
        found = self.struck(scene, target, "demon", by)
        if (
            scene.roles[target] == "mayor"
            and not scene.ill(target)
            and False in self.safe(scene, target, "demon")
        ):
            for other in scene.alive - {target}:
                found += self.struck(scene, other, "demon")
        return found

    def struck(self, scene: Scene, seat: int, cause: str, by: int = -1) -> list[Scene]:
        """Somebody dies, unless something keeps them alive."""
        safe = self.safe(scene, seat, cause)
        found = [scene] if True in safe else []
        if False in safe:
            if scene.roles[seat] == "fool" and not scene.ill(seat) and ("fool", seat) not in scene.marks:
                found.append(scene.marked("fool", seat))
            else:
                found += self.dies(scene, seat, cause, by)
        return found

    def safe(self, scene: Scene, seat: int, cause: str) -> set[bool]:
        """Whether something keeps the seat alive; a Tea Lady may be undecided about a Recluse or a Spy."""
        if self._sheltered(scene, seat, cause):
            return {True}
        found = {False}
        for lady in scene.holders("tea_lady"):
            beside = self.beside(scene, lady)
            if seat in beside and lady in scene.alive and not scene.ill(lady) and seat != lady:
                served = {not any(sides) for sides in product(*[self.sides(scene, each) for each in beside])}
                found = {one or other for one in found for other in served}
        if cause == "execution" and scene.roles[seat] == "psychopath" and not scene.ill(seat):
            found.add(True)
        if cause == "execution" and seat not in scene.evil:
            if any(each in scene.alive and not scene.ill(each) for each in scene.holders("pacifist")):
                found.add(True)
        return found

    def _sheltered(self, scene: Scene, seat: int, cause: str) -> bool:
        role = scene.roles[seat]
        if role in ("lleech", "sailor") and not scene.ill(seat):
            return True
        if cause == "demon":
            if role == "soldier" and not scene.ill(seat):
                return True
            for _, monk, guarded in scene.all("monk"):
                if guarded == seat and int(monk) in scene.alive and not scene.ill(int(monk)):
                    return True
        if not self.night and role == "vizier" and not scene.ill(seat):
            return True
        if self.night:
            for _, inn, guest in scene.all("inn"):
                if guest == seat and int(inn) in scene.alive and not scene.ill(int(inn)):
                    return True
        if cause == "execution":
            for _, advocate, spared in scene.all("advocate"):
                if spared == seat and scene.acts(int(advocate)) and not scene.ill(int(advocate)):
                    return True
        return False

    def dies(self, scene: Scene, seat: int, cause: str, by: int = -1) -> list[Scene]:
        role = scene.roles[seat]
        if role == "zombuul" and not scene.ill(seat) and ("feigns", seat) not in scene.marks:
            return [self._noted(scene.marked("feigns", seat), seat, cause)]
        sober = not scene.ill(seat)
        if self.sums and role == "sweetheart" and not sober:
            scene = scene.marked("perhaps odd", seat)
        scenes = [scene]
        if role == "barber" and sober:
            scenes = [scene.marked("barber")]
        if role == "sweetheart" and sober:
            scenes = [scene.marked("under", -1, role, each, ALWAYS) for each in self.seats if each != seat]
        if role == "moonchild":
            scenes = [scene.marked("moonchild", seat, (self.night or self.day) + 1)]
        dead = [self._noted(one._replace(alive=one.alive - {seat}), seat, cause) for one in scenes]
        if cause == "demon" and by >= 0 and scene.roles[by] == "vigormortis" and TYPE[role] == "minion":
            dead = [each for one in dead for each in self._kept(one, seat, by)]
        if cause == "demon":
            for grandmother in scene.holders("grandmother"):
                dead = [each for one in dead for each in self._bereaved(one, grandmother, seat)]
        if role == "farmer" and sober and self.night:
            heirs = [each for each in self._good_but(scene, seat) if each in scene.alive]
            dead = [one.becomes(heir, role) for one in dead for heir in heirs] if heirs else dead
        if role != "lleech":
            dead = [each for one in dead for each in self._hosted(one, seat)]
        if TYPE[role] == "demon":
            dead = [each for one in dead for each in self._headless(one, seat, cause, by)]
        return dead

    def _bereaved(self, scene: Scene, grandmother: int, child: int) -> list[Scene]:
        tied = ("grandchild", grandmother, child) in scene.marks
        if not tied or grandmother not in scene.alive or scene.ill(grandmother):
            return [scene]
        return self.struck(scene, grandmother, "other")

    def _noted(self, scene: Scene, seat: int, cause: str) -> Scene:
        scene = scene._replace(fallen=scene.fallen | {seat})
        if self.night:
            return scene.marked("slain", seat) if cause == "demon" else scene
        scene = scene.marked("day death")
        outsider = self._is_type(scene, seat, "outsider")
        if True in outsider:
            scene = scene.marked("outsider death" if outsider == {True} else "perhaps outsider death")
        return scene.marked("executed", seat) if cause == "execution" else scene

    def _kept(self, scene: Scene, minion: int, by: int) -> list[Scene]:
        found = set()
        count = len(self.seats)
        for way in (1, -1):
            other = next(
                (
                    each
                    for far in range(1, count)
                    if TYPE[scene.roles[each := (minion + way * far) % count]] == "townsfolk"
                ),
                None,
            )
            kept = scene.marked("kept", minion, by)
            found.add(kept if other is None else kept.marked("under", by, "vigormortis", other, ALWAYS))
        return list(found)

    def _hosted(self, scene: Scene, seat: int) -> list[Scene]:
        for _, source, role, target, _ in scene.all("under"):
            if role == "lleech" and target == seat and int(source) in scene.alive:
                if scene.roles[int(source)] == "lleech" and not scene.ill(int(source)):
                    return self.dies(scene, int(source), "other")
        return [scene]

    def _headless(self, scene: Scene, demon: int, cause: str, by: int) -> list[Scene]:
        if any(TYPE[scene.roles[seat]] == "demon" for seat in scene.alive):
            return [scene]
        scarlet = [
            seat
            for seat in scene.holders("scarlet_woman")
            if seat in scene.alive and not scene.ill(seat) and len(scene.alive) + 1 >= 5
        ]
        if scarlet:
            return [scene.becomes(scarlet[0], scene.roles[demon])]
        found = []
        if scene.roles[demon] == "imp" and cause == "demon" and by == demon:
            for seat in scene.alive:
                if TYPE[scene.roles[seat]] == "minion" or (
                    scene.roles[seat] == "recluse" and not scene.ill(seat)
                ):
                    found.append(scene.becomes(seat, "imp"))
        for twin in scene.holders("evil_twin"):
            pair = scene.all("twin")
            if twin in scene.alive and not scene.ill(twin) and pair and int(pair[0][1]) in scene.alive:
                found.append(scene)
        return found

    def assassinates(self, scene: Scene, me: int) -> list[Scene]:
        if not scene.acts(me) or ("assassin", me) in scene.marks or self.night == 1:
            return [scene]
        found = [scene]
        if not scene.ill(me):
            for seat in scene.alive:
                found += self.dies(scene.marked("assassin", me), seat, "assassin")
        return found

    def avenges(self, scene: Scene, me: int) -> list[Scene]:
        sure, perhaps = scene.all("outsider death"), scene.all("perhaps outsider death")
        if not (sure or perhaps) or not scene.acts(me) or scene.ill(me):
            return [scene]
        return [*([] if sure else [scene]), *self._somebody(scene, wasted=True)]

    def _somebody(self, scene: Scene, wasted: bool) -> list[Scene]:
        found = []
        for seat in self.seats:
            if seat not in scene.alive:
                if wasted:
                    found.append(scene)
            else:
                found += self.struck(scene, seat, "other")
        return found

    def gossips(self, scene: Scene, me: int) -> list[Scene]:
        if me not in scene.alive or scene.ill(me) or ("gossip", me) not in scene.marks:
            return [scene]
        return self._somebody(scene, "no_wasted_kills" not in self.puzzle.conventions)

    def pukka(self, scene: Scene, me: int) -> list[Scene]:
        if me not in scene.alive or scene.ill(me):
            return [scene]
        found = []
        before = [mark for mark in scene.all("under") if mark[2] == "pukka" and mark[1] == me]
        exorcised = ("exorcised", me) in scene.marks
        for target in self.seats if not exorcised else [-1]:
            if target not in scene.alive and target >= 0 and "no_wasted_kills" in self.puzzle.conventions:
                continue
            after = scene if target < 0 else scene.marked("under", me, "pukka", target, ALWAYS)
            if target == me or not before:
                found.append(after)
                continue
            victim = int(before[0][3])
            struck = self.hit(after, victim, me) if victim in after.alive else [after]
            if victim == target:
                found += struck
            else:
                found += [one._replace(marks=one.marks - {before[0]}) for one in struck]
        return found

    # ---- days

    def _by_day(self, scenes: set[Scene], day: int) -> set[Scene]:
        self.night, self.day = 0, day
        for seat, claim in enumerate(self.puzzle.claims):
            for info in claim.info:
                if info.night == day and info.kind in ("artist", "savant", "puzzlemaster"):
                    scenes = {each for scene in scenes for each in self._hears(scene, seat, info)}
        for event in (event for event in self.puzzle.events if event.day == day):
            scenes = {each for scene in scenes for each in HAPPENS[event.kind](self, scene, event)}
        if day < self.puzzle.nights:
            scenes = {scene for scene in scenes if self._nobody_wins(scene)}
        return {scene for scene in self._honest(scenes) if len(scene.alive) > 2}

    def _nobody_wins(self, scene: Scene) -> bool:
        if not scene.all("held"):
            if any(seat in scene.alive and not scene.ill(seat) for seat in scene.holders("vortox")):
                return False
            shown = [seat for seat in scene.alive if ("feigns", seat) not in scene.marks]
            if len(shown) == 3:
                return not any(seat in scene.alive and not scene.ill(seat) for seat in scene.holders("mayor"))
        return True

    def executed(self, scene: Scene, event: Event) -> list[Scene]:
        scene = scene.marked("held")
        seat = event.of
        if self.day == 1:
            today = [each for each in self.puzzle.events if each.day == 1]
            by = {each.by for each in today if each.kind == "nomination" and each.of == seat}
            lists = [each.players for each in today if each.kind == "nominators"]
            for princess in scene.holders("princess"):
                if princess in by or (not by and all(princess in each for each in lists)):
                    if princess in by or princess in scene.alive:
                        scene = scene.marked("princess", princess, princess in by)
        if seat not in scene.alive:
            return [scene]
        if ("feigns", seat) in scene.marks:
            return self.dies(scene, seat, "execution")
        safe = self.safe(scene, seat, "execution")
        found = [scene] if True in safe and not event.yes else []
        if False in safe:
            if scene.roles[seat] == "fool" and not scene.ill(seat) and ("fool", seat) not in scene.marks:
                return found if event.yes else [*found, scene.marked("fool", seat)]
            return self._falls(scene, seat) if event.yes else found
        return found

    def golems(self, scene: Scene, event: Event) -> list[Scene]:
        by, of = event.by, event.of
        if (
            scene.roles[by] != "golem"
            or by not in scene.alive
            or ("golem", by) in scene.marks
            or scene.ill(by)
        ):
            return []
        if False not in self._is_type(scene, of, "demon") or False not in self.safe(scene, of, "other"):
            return []
        return self.dies(scene.marked("golem", by), of, "other")

    def _falls(self, scene: Scene, seat: int) -> list[Scene]:
        found = self._hanged(scene, seat)
        minion = self._is_type(scene, seat, "minion")
        for minstrel in scene.holders("minstrel"):
            if minstrel in scene.alive and minstrel != seat and True in minion:
                sung = [one for one in found if not one.ill(minstrel)]
                found = found if False in minion else [one for one in found if one.ill(minstrel)]
                for other in self.seats:
                    if other != minstrel:
                        sung = [
                            one.marked("under", minstrel, "minstrel", other, self.day + 2) for one in sung
                        ]
                found = [*found, *sung]
        return found

    def _hanged(self, scene: Scene, seat: int) -> list[Scene]:
        if scene.roles[seat] in ("saint", "boomdandy") and not scene.ill(seat):
            return []
        for twin in scene.holders("evil_twin"):
            if scene.acts(twin) and not scene.ill(twin) and ("twin", seat) in scene.marks:
                if twin in scene.evil and seat not in scene.evil:
                    return []
        for leviathan in scene.holders("leviathan"):
            if leviathan in scene.alive and seat not in scene.evil:
                if scene.all("good executed") and not scene.ill(leviathan):
                    return []
                scene = scene.marked("good executed")
        return self.dies(scene, seat, "execution")

    def nominates(self, scene: Scene, event: Event) -> list[Scene]:
        by, of = event.by, event.of
        if self._cursed(scene, by):
            return []
        ready = scene.roles[of] == "virgin" and of in scene.alive and ("virgin", of) not in scene.marks
        if not ready:
            return [] if event.yes else [scene]
        used = scene.marked("virgin", of)
        townsfolk = {type == "townsfolk" for type in self.types(scene, by)}
        if not event.yes:
            return [used] if scene.ill(of) or False in townsfolk else []
        if scene.ill(of) or True not in townsfolk or False not in self.safe(used, by, "execution"):
            return []
        return self._falls(used.marked("held"), by)

    def _cursed(self, scene: Scene, seat: int) -> bool:
        shown = [each for each in scene.alive if ("feigns", each) not in scene.marks]
        return len(shown) > 3 and any(
            target == seat
            and scene.acts(int(witch))
            and scene.roles[int(witch)] == "witch"
            and not scene.ill(int(witch))
            for _, witch, target in scene.all("curse")
        )

    def dies_nominating(self, scene: Scene, event: Event) -> list[Scene]:
        if not self._cursed(scene, event.of) or False not in self.safe(scene, event.of, "other"):
            return []
        return self.dies(scene.without("curse"), event.of, "other")

    def nominators(self, scene: Scene, event: Event) -> list[Scene]:
        dying = {each.of for each in self.puzzle.events if each.kind == "dies_on_nominating"}
        if any(self._cursed(scene, seat) for seat in event.players if seat not in dying):
            return []
        plain = any(TYPE[scene.roles[seat]] == "minion" for seat in event.players)
        read = {
            any(each) for each in product(*[self._is_type(scene, seat, "minion") for seat in event.players])
        }
        return [scene.marked("minion nominated", plain, True in read, False in read)]

    def votes(self, scene: Scene, event: Event) -> list[Scene]:
        plain = any(TYPE[scene.roles[seat]] == "demon" for seat in event.players)
        read = {
            any(each) for each in product(*[self._is_type(scene, seat, "demon") for seat in event.players])
        }
        return [scene.marked("demon voted", plain, True in read, False in read)]

    def shoots(self, scene: Scene, event: Event) -> list[Scene]:
        by, of = event.by, event.of
        if scene.roles[by] != "slayer" or by not in scene.alive or ("shot", by) in scene.marks:
            return [] if event.yes else [scene]
        used = scene.marked("shot", by)
        alive = of in scene.alive and ("feigns", of) not in scene.marks
        demon = self._is_type(scene, of, "demon") if alive else {False}
        if not event.yes:
            quiet = scene.ill(by) or False in demon or True in self.safe(scene, of, "other")
            return [used] if quiet else []
        if scene.ill(by) or True not in demon or False not in self.safe(scene, of, "other"):
            return []
        return self.dies(used, of, "other")

    def juggles(self, scene: Scene, event: Event) -> list[Scene]:
        numbers = {sum(each) for each in product(*[self._is_role(scene, *guess) for guess in event.guesses])}
        plain = sum(scene.roles[seat] == role for seat, role in event.guesses)
        scene = scene.marked("plain guesses", event.by, plain)
        for number in numbers:
            scene = scene.marked("guesses", event.by, number)
        return [scene]

    def klutz(self, scene: Scene, event: Event) -> list[Scene]:
        if scene.roles[event.by] != "klutz" or scene.ill(event.by) or False in self.sides(scene, event.of):
            lucky = scene.ill(event.by) and True in self.sides(scene, event.of)
            return [scene.marked("perhaps odd", event.by) if lucky and self.sums else scene]
        return []

    def says(self, scene: Scene, event: Event) -> list[Scene]:
        if scene.roles[event.by] != "gossip" or event.by not in scene.alive:
            return [scene]
        return [
            scene.marked("gossip", event.by) if true else scene
            for true in self.said(scene, event.statement, True)
        ]

    # ---- as what somebody registers, at one check

    def _sly(self, scene: Scene, seat: int) -> str:
        role = scene.roles[seat]
        return role if role in ("recluse", "spy") and not scene.ill(seat) else ""

    def sides(self, scene: Scene, seat: int, fooling: bool = True) -> set[bool]:
        """Whether evil."""
        found = {seat in scene.evil}
        sly = self._sly(scene, seat) if fooling else ""
        return found | {sly == "recluse"} if sly else found

    def types(self, scene: Scene, seat: int, fooling: bool = True) -> set[str]:
        found = {TYPE[scene.roles[seat]]}
        sly = self._sly(scene, seat) if fooling else ""
        if sly:
            found |= {"minion", "demon"} if sly == "recluse" else {"townsfolk", "outsider"}
        return found

    def _is_type(self, scene: Scene, seat: int, type: str, fooling: bool = True) -> set[bool]:
        return {each == type for each in self.types(scene, seat, fooling)}

    def _is_role(self, scene: Scene, seat: int, role: str, fooling: bool = True) -> set[bool]:
        found = {scene.roles[seat] == role}
        sly = self._sly(scene, seat) if fooling else ""
        if sly and (scene.roles[seat] == role or IS_GOOD[role] == (sly == "spy")):
            return {True, False}
        return found

    def beside(self, scene: Scene, seat: int) -> tuple[int, int]:
        count = len(self.seats)
        shown = {each for each in scene.alive if ("feigns", each) not in scene.marks}
        right = next((x for far in range(1, count) if (x := (seat + far) % count) in shown), seat)
        left = next((x for far in range(1, count) if (x := (seat - far) % count) in shown), seat)
        return left, right

    # ---- hearing

    def _hears(self, scene: Scene, seat: int, info: Info) -> list[Scene]:
        """The scene, with a note if this was a lie, and with what the deed that is told of brings about."""
        lie = scene._replace(lied=scene.lied | {seat})
        role, kind = scene.roles[seat], info.kind
        if kind in ("became", "told_twin", "told_widow_in_play", "told_nightwatchman"):
            return [scene]
        there = seat in scene.alive
        if kind in ("ravenkeeper", "sage"):
            there = seat in scene.fallen
            if kind == "sage" and ("slain", seat) not in scene.marks and role == "sage":
                return [lie]
        if kind == "undertaker" and ("executed", info.players[0]) not in scene.marks:
            return [lie]
        if not there:
            return [lie]
        if role != kind and ("gained", seat, kind) not in scene.marks:
            if ("believes", seat, kind) in scene.marks:
                return [self._perhaps(scene, seat, info)]
            believes = role == "drunk" or (
                role == "marionette" and "marionette_truthful" in self.puzzle.conventions
            )
            return [self._perhaps(scene, seat, info) if believes else lie]
        if kind == "mathematician":
            return [scene if self._sums_up(scene, seat, info) else lie]
        deed = DONE.get(kind)
        done = deed(self, scene, seat, info) if deed is not None else self._learns(scene, seat, info, lie)
        return [self._noticed(each, seat, info) for each in done] if self.sums else done

    def _learns(self, scene: Scene, seat: int, info: Info, lie: Scene) -> list[Scene]:
        role = scene.roles[seat]
        if TYPE[role] == "townsfolk" and any(
            each in scene.alive and not scene.ill(each) for each in scene.holders("vortox")
        ):
            return [lie if self._plainly_true(scene, seat, info) else scene]
        if scene.ill(seat) or True in self._answers(scene, seat, info, True):
            return [scene]
        return [lie]

    # ---- what a Mathematician counts: who was told something untrue, or did something in vain

    def _noticed(self, scene: Scene, seat: int, info: Info) -> Scene:
        kind = info.kind
        if kind in ("snake_charmer", "exorcist"):
            chosen = info.players[0]
            odd = scene.ill(seat) and TYPE[scene.roles[chosen]] == "demon" and chosen != seat
            odd = odd and (kind == "exorcist" or chosen in scene.alive)
        elif kind == "gambler":
            odd = scene.ill(seat) and True not in self._is_role(scene, info.players[0], info.characters[0])
        elif kind == "nightwatchman":
            odd = scene.ill(seat)
        elif kind in ("courtier", "philosopher"):
            return scene.marked("perhaps odd", seat) if scene.ill(seat) else scene
        elif kind in DONE:
            return scene
        elif kind == "fortune_teller":
            herring = any(("herring", seat, each) in scene.marks for each in info.players)
            untrue = self._untrue(scene, seat, info)
            odd = untrue and (self._vortex(scene, seat) or not (herring and info.yes))
            odd = odd or (herring and not info.yes)
        else:
            odd = self._untrue(scene, seat, info)
            odd = odd or (self._vortex(scene, seat) and False in self._answers(scene, seat, info, False))
        return scene.marked("odd", seat) if odd else scene

    def _untrue(self, scene: Scene, seat: int, info: Info) -> bool:
        if info.kind == "savant":
            one, other = (self.said(scene, each, False) for each in info.statements)
            return one == other
        if info.kind == "fortune_teller":
            return any(TYPE[scene.roles[each]] == "demon" for each in info.players) != info.yes
        return self._answers(scene, seat, info, False) == {False}

    def _perhaps(self, scene: Scene, seat: int, info: Info) -> Scene:
        """What somebody deluded was told may be counted, if it is not true."""
        if not self.sums or info.kind in (*DONE, "mathematician"):
            return scene
        open_answer = info.kind not in ("savant", "fortune_teller")
        untrue = open_answer and False in self._answers(scene, seat, info, False)
        return scene.marked("perhaps odd", seat) if untrue or self._untrue(scene, seat, info) else scene

    def _vortex(self, scene: Scene, seat: int) -> bool:
        vortox = any(each in scene.alive and not scene.ill(each) for each in scene.holders("vortox"))
        return vortox and TYPE[scene.roles[seat]] == "townsfolk"

    def _sums_up(self, scene: Scene, seat: int, info: Info) -> bool:
        """Whether a Mathematician may be told so: odd are those who were told something untrue, and perhaps
        all who are drunk or poisoned and tell nothing of it."""
        odd = {int(mark[1]) for mark in scene.all("odd")} - {seat}
        perhaps = {int(mark[1]) for mark in scene.all("perhaps odd")}
        for other in self.seats:
            role = scene.roles[other]
            if not scene.acts(other):
                continue
            if other in scene.evil:
                perhaps |= {other} if scene.ill(other) else set()
            elif role in EVERY_NIGHT and (scene.ill(other) or self._vortex(scene, other)):
                told = any(
                    each.night == self.night and each.kind == role for each in self.puzzle.claims[other].info
                )
                if not told and (self.night > 1 or role in AT_FIRST):
                    perhaps.add(other)
        perhaps -= odd | {seat}
        fits = len(odd) <= info.number <= len(odd | perhaps)
        if self._vortex(scene, seat):
            return not fits or bool(perhaps)
        return fits or scene.ill(seat)

    def _plainly_true(self, scene: Scene, seat: int, info: Info) -> bool:
        if info.kind == "savant":
            return any(True in self.said(scene, each, False) for each in info.statements)
        if info.kind == "fortune_teller":
            return any(TYPE[scene.roles[other]] == "demon" for other in info.players) == info.yes
        return self._answers(scene, seat, info, False) == {True}

    def _answers(self, scene: Scene, seat: int, info: Info, fooling: bool) -> set[bool]:
        """Whether the information may be true, and whether it may be false."""
        kind, told = info.kind, info.players
        count = len(self.seats)

        def sides(seats: Iterable[int]) -> Iterator[tuple[bool, ...]]:
            return product(*[self.sides(scene, each, fooling) for each in seats])

        def are(type: str, seats: Iterable[int]) -> Iterator[tuple[bool, ...]]:
            return product(*[self._is_type(scene, each, type, fooling) for each in seats])

        if kind in ("washerwoman", "librarian", "investigator"):
            if not info.characters:
                return {not any(each) for each in are("outsider", self.seats)}
            named = [self._is_role(scene, each, info.characters[0], fooling) for each in told]
            return {any(each) for each in product(*named)}
        if kind == "chef":
            pairs = [
                {
                    one and other
                    for one in self.sides(scene, each, fooling)
                    for other in self.sides(scene, (each + 1) % count, fooling)
                }
                for each in self.seats
            ]
            return {sum(each) == info.number for each in product(*pairs)}
        if kind == "empath":
            return {sum(each) == info.number for each in sides(self.beside(scene, seat))}
        if kind == "fortune_teller":
            herring = any(("herring", seat, each) in scene.marks for each in told)
            return {(any(each) or herring) == info.yes for each in are("demon", told)}
        if kind == "grandmother":
            good = {not each for (each,) in sides(told[:1])}
            same = self._is_role(scene, told[0], info.characters[0], fooling)
            return {one and other for one in good for other in same}
        if kind in ("undertaker", "ravenkeeper"):
            return self._is_role(scene, told[0], info.characters[0], fooling)
        if kind == "clockmaker":
            return self._clock(scene, info.number, fooling)
        if kind == "dreamer":
            named = [self._is_role(scene, told[0], role, fooling) for role in info.characters]
            return {any(each) for each in product(*named)}
        if kind == "seamstress":
            return {(one == other) == info.yes for one, other in sides(told)}
        if kind == "knight":
            return {not any(each) for each in are("demon", told)}
        if kind == "noble":
            return {sum(each) == 1 for each in sides(told)}
        if kind == "steward":
            return {not each for (each,) in sides(told[:1])}
        if kind == "village_idiot":
            return {each == info.yes for (each,) in sides(told[:1])}
        if kind == "oracle":
            dead = [each for each in self.seats if each not in scene.alive or ("feigns", each) in scene.marks]
            return {sum(each) == info.number for each in sides(dead)}
        if kind == "sage":
            return {any(each) for each in are("demon", told)}
        if kind == "shugenja":
            return self._nearest(scene, seat, info.yes, fooling)
        if kind == "juggler":
            mark = "guesses" if fooling else "plain guesses"
            numbers = {each[2] for each in scene.all(mark) if each[1] == seat}
            return {info.number == number for number in numbers} or {True, False}
        if kind in ("flowergirl", "town_crier"):
            name = "demon voted" if kind == "flowergirl" else "minion nominated"
            for _, plain, may, may_not in scene.all(name):
                if not fooling:
                    return {bool(plain) == info.yes}
                return {value == info.yes for value, can in ((True, may), (False, may_not)) if can}
            return {True, False}
        if kind == "artist":
            return self.said(scene, info.statements[0], fooling)
        if kind == "savant":
            one, other = (self.said(scene, each, fooling) for each in info.statements)
            return {first != second for first in one for second in other}
        if kind == "puzzlemaster":
            guess, named_demon = told
            right = any(mark[2] == "puzzlemaster" and mark[3] == guess for mark in scene.all("under"))
            return {right == each for each in self._is_type(scene, named_demon, "demon", fooling)}
        if kind == "chambermaid":
            return {sum(each) == info.number for each in product(*[self._woke(scene, each) for each in told])}
        raise KeyError(kind)

    def _woke(self, scene: Scene, seat: int) -> set[bool]:
        role = scene.roles[seat]
        if any(mark[1] == seat for mark in scene.all("changed")):
            return {True, False}
        if role == "drunk":
            role = self.claims[seat]
        if ("exorcised", seat) in scene.marks:
            return {False}
        if role == "witch" and len(scene.alive | scene.fallen) < 4:
            return {False}
        if not scene.acts(seat):
            if seat not in scene.fallen:
                return {False}
            if role == "ravenkeeper" or (role == "sage" and ("slain", seat) in scene.marks):
                return {True}
            if role in ("assassin", "godfather"):
                return {True, False}
            order = places(2)
            if role in order and order[role] > order["kazali"]:
                return {False}
        if role == "zombuul" and self.night > 1:
            return {not scene.all("day death")}
        if role == "undertaker":
            return {bool(scene.all("executed"))}
        if role == "assassin":
            return {self.night > 1, self.night == 2}
        if role in ("seamstress", "nightwatchman"):
            told = [info.night for info in self.puzzle.claims[seat].info if info.kind == role]
            return {not told or min(told) >= self.night}
        if role == "philosopher":
            chosen = {
                info.characters[0]: info.night
                for info in self.puzzle.claims[seat].info
                if info.kind == role and info.night <= self.night
            }
            used = any(night < self.night for night in chosen.values())
            woken = AT_FIRST if self.night == 1 else LATER
            return {not used or any(name in woken for name in chosen)}
        if role == "juggler":
            return {
                self.night == 2
                and any(each.kind == "juggle" and each.by == seat for each in self.puzzle.events)
            }
        return {role in (AT_FIRST if self.night == 1 else LATER)}

    def _clock(self, scene: Scene, steps: int, fooling: bool) -> set[bool]:
        count = len(self.seats)
        found = set()
        for seen in product(*[self.types(scene, seat, fooling) for seat in self.seats]):
            apart = [
                min((one - other) % count, (other - one) % count)
                for one in self.seats
                for other in self.seats
                if seen[one] == "demon" and seen[other] == "minion"
            ]
            found.add(bool(apart) and min(apart) == steps)
        return found

    def _nearest(self, scene: Scene, seat: int, clockwise: bool, fooling: bool) -> set[bool]:
        count = len(self.seats)
        found = set()
        for evil in product(*[self.sides(scene, each, fooling) for each in self.seats]):
            for far in range(1, count):
                one, other = evil[(seat + far) % count], evil[(seat - far) % count]
                if one and other:
                    found |= {True, False}
                elif one or other:
                    found.add(one == clockwise)
                if one or other:
                    break
        return found

    def said(self, scene: Scene, said: tuple[object, ...], fooling: bool) -> set[bool]:
        verb = said[0]
        if verb == "not":
            assert isinstance(said[1], tuple)
            return {not each for each in self.said(scene, said[1], fooling)}
        if verb in ("any", "all", "xor", "exactly"):
            assert isinstance(said[-1], tuple)
            parts = product(*[self.said(scene, each, fooling) for each in said[-1]])
            if verb == "any":
                return {any(each) for each in parts}
            if verb == "all":
                return {all(each) for each in parts}
            return {sum(each) == (1 if verb == "xor" else said[1]) for each in parts}
        if verb == "evil":
            assert isinstance(said[1], int)
            return self.sides(scene, said[1], fooling)
        if verb == "is":
            assert isinstance(said[1], int)
            return self._is_role(scene, said[1], str(said[2]), fooling)
        if verb == "type":
            assert isinstance(said[1], int)
            return self._is_type(scene, said[1], str(said[2]), fooling)
        if verb == "in_play":
            return {
                any(each)
                for each in product(
                    *[self._is_role(scene, seat, str(said[1]), fooling) for seat in self.seats]
                )
            }
        if verb == "red_herring_of":
            return {("herring", said[1], said[2]) in scene.marks}
        if verb in ("drunk_village_idiot", "widow_poisoned", "lleech_host"):
            role = {
                "drunk_village_idiot": "village_idiot",
                "widow_poisoned": "widow",
                "lleech_host": "lleech",
            }
            return {any(mark[2] == role[str(verb)] and mark[3] == said[1] for mark in scene.all("under"))}
        raise KeyError(verb)

    # ---- deeds that are told of

    def charms(self, scene: Scene, seat: int, info: Info) -> list[Scene]:
        other = info.players[0]
        if (
            other not in scene.alive
            or TYPE[scene.roles[other]] != "demon"
            or scene.ill(seat)
            or other == seat
        ):
            return [scene]
        return [scene._replace(lied=scene.lied | {seat})]

    def charms_unsaid(self, scene: Scene, me: int) -> list[Scene]:
        if me not in scene.alive:
            return [scene]
        told = [
            info
            for info in self.puzzle.claims[me].info
            if info.kind == "snake_charmer" and info.night == self.night
        ]
        if told and me not in scene.evil:
            liar = scene._replace(lied=scene.lied | {me})
        else:
            liar = scene
        found = [scene]
        for demon in scene.alive:
            if TYPE[scene.roles[demon]] == "demon" and not scene.ill(me) and demon != me:
                honestly = any(info.players[0] == demon for info in told)
                found.append(self._swap(scene if honestly else liar, me, demon))
        return found

    def _swap(self, scene: Scene, charmer: int, demon: int) -> Scene:
        mine, theirs = scene.roles[charmer], scene.roles[demon]
        sides = {charmer: demon in scene.evil, demon: charmer in scene.evil}
        scene = scene.becomes(charmer, theirs).becomes(demon, mine)
        evil = (scene.evil - {charmer, demon}) | {seat for seat, side in sides.items() if side}
        return scene._replace(evil=evil).marked("under", -1, "snake_charmer", demon, ALWAYS)

    def exorcises(self, scene: Scene, seat: int, info: Info) -> list[Scene]:
        other = info.players[0]
        if scene.ill(seat) or TYPE[scene.roles[other]] != "demon":
            return [scene]
        return [scene.marked("exorcised", other)]

    def exorcises_unsaid(self, scene: Scene, me: int) -> list[Scene]:
        told = [i for i in self.puzzle.claims[me].info if i.kind == "exorcist" and i.night == self.night]
        if me not in scene.alive or scene.ill(me) or (told and me not in scene.evil):
            return [scene]
        demons = [seat for seat in scene.alive if TYPE[scene.roles[seat]] == "demon"]
        return [scene, *(scene.marked("exorcised", demon) for demon in demons)]

    def gambles(self, scene: Scene, seat: int, info: Info) -> list[Scene]:
        if scene.ill(seat):
            return [scene]
        found = []
        for right in self._is_role(scene, info.players[0], info.characters[0]):
            found += [scene] if right else self.struck(scene, seat, "other")
        return found

    def gambles_unsaid(self, scene: Scene, me: int) -> list[Scene]:
        told = [i for i in self.puzzle.claims[me].info if i.kind == "gambler" and i.night == self.night]
        if me not in scene.alive or scene.ill(me) or (told and me not in scene.evil):
            return [scene]
        return [scene, *self.struck(scene, me, "other")]

    def adopts(self, scene: Scene, seat: int, info: Info) -> list[Scene]:
        """Whom a Grandmother is told of truly is her grandchild; a Vortox hides anybody good."""
        child = scene.marked("grandchild", seat, info.players[0])
        vortox = any(each in scene.alive and not scene.ill(each) for each in scene.holders("vortox"))
        if vortox:
            if self._plainly_true(scene, seat, info):
                return [scene._replace(lied=scene.lied | {seat})]
            return [scene.marked("grandchild", seat, each) for each in self._good_but(scene, seat)]
        if True in self._answers(scene, seat, info, False):
            return [child]
        if scene.ill(seat):
            return [scene]
        if True in self._answers(scene, seat, info, True):
            return [child]
        return [scene._replace(lied=scene.lied | {seat})]

    def courts(self, scene: Scene, seat: int, info: Info) -> list[Scene]:
        if scene.ill(seat):
            return [scene]
        holders = scene.holders(info.characters[0])
        return [scene.marked("under", seat, "courtier", each, self.night + 3) for each in holders] or [scene]

    def balloons(self, scene: Scene, seat: int, info: Info) -> list[Scene]:
        """Every night somebody of another type than the night before."""
        lie = scene._replace(lied=scene.lied | {seat})
        before = {str(mark[3]) for mark in scene.all("balloon") if mark[1:3] == (seat, self.night - 1)}
        vortox = any(each in scene.alive and not scene.ill(each) for each in scene.holders("vortox"))
        found = []
        for type in self.types(scene, info.players[0]):
            fits = not before or type not in before
            if vortox and TYPE[scene.roles[seat]] == "townsfolk":
                fits = not before or TYPE[scene.roles[info.players[0]]] in before
            elif scene.ill(seat):
                fits = True
            found.append((scene if fits else lie).marked("balloon", seat, self.night, type))
        return found

    def watches(self, scene: Scene, seat: int, info: Info) -> list[Scene]:
        return [scene if scene.ill(seat) else scene.marked("watched", seat, info.players[0])]

    def _watched(self, scene: Scene) -> Scene:
        """Whom a Nightwatchman chose says so, and nobody else. A Vortox shows a wrong player."""
        lied = set(scene.lied)
        vortox = any(each in scene.alive and not scene.ill(each) for each in scene.holders("vortox"))
        for seat in self.seats:
            named = {
                info.players[0]
                for info in self.puzzle.claims[seat].info
                if info.kind == "told_nightwatchman" and info.night == self.night
            }
            by = {mark[1] for mark in scene.all("watched") if mark[2] == seat}
            misled = len(named) == len(by) and named.isdisjoint({*by, seat})
            if not (misled if vortox else named == by):
                lied.add(seat)
        return scene._replace(lied=frozenset(lied)).without("watched")

    def tumbles(self, scene: Scene, seat: int, info: Info) -> list[Scene]:
        other = info.players[0]
        if scene.ill(seat):
            return [scene]
        wobbly = scene.ill(other) or scene.roles[other] == "drunk"
        return self.struck(scene, seat, "other") if wobbly else [scene.marked("watches", seat, other)]

    def _fallen_acrobats(self, scene: Scene) -> list[Scene]:
        """Whoever is watched by an Acrobat and became drunk or poisoned later in the night."""
        found = [scene]
        for _, acrobat, other in scene.all("watches"):
            if int(acrobat) in scene.alive and not scene.ill(int(acrobat)) and scene.ill(int(other)):
                found = [each for one in found for each in self.struck(one, int(acrobat), "other")]
        return [one.without("watches") for one in found]

    def philosophises(self, scene: Scene, seat: int, info: Info) -> list[Scene]:
        role = info.characters[0]
        scene = scene.marked("believes", seat, role)
        if scene.ill(seat):
            return [scene]
        scene = scene.marked("gained", seat, role)
        if role == "fortune_teller":
            return [scene.marked("herring", seat, good) for good in self.seats if good not in scene.evil]
        return [scene]

    def drinks(self, scene: Scene, me: int) -> list[Scene]:
        if me not in scene.alive or scene.ill(me):
            return [scene]
        return [scene.marked("under", me, "sailor", each, self.night + 1) for each in scene.alive]


Deed = Callable[[Oracle, Scene, int], list[Scene]]
DEEDS: Final[dict[str, Deed]] = {
    "poisoner": Oracle.poisons,
    "widow": Oracle.marries,
    "xaan": Oracle.xaans,
    "monk": Oracle.guards,
    "sailor": Oracle.drinks,
    "innkeeper": Oracle.lodges,
    "ogre": Oracle.befriends,
    "tinker": Oracle.tinkers,
    "moonchild": Oracle.mourns,
    "witch": Oracle.curses,
    "devils_advocate": Oracle.advocates,
    "snake_charmer": Oracle.charms_unsaid,
    "exorcist": Oracle.exorcises_unsaid,
    "gambler": Oracle.gambles_unsaid,
    "imp": Oracle.attacks,
    "zombuul": Oracle.attacks,
    "pukka": Oracle.pukka,
    "shabaloth": Oracle.attacks,
    "po": Oracle.attacks,
    "fang_gu": Oracle.attacks,
    "no_dashii": Oracle.attacks,
    "vortox": Oracle.attacks,
    "vigormortis": Oracle.attacks,
    "lleech": Oracle.hosts,
    "assassin": Oracle.assassinates,
    "godfather": Oracle.avenges,
    "gossip": Oracle.gossips,
    "pit_hag": Oracle.brews,
    "barber": Oracle.swaps,
    "lord_of_typhon": Oracle.attacks,
    "kazali": Oracle.attacks,
}
DONE: Final[dict[str, Callable[[Oracle, Scene, int, Info], list[Scene]]]] = {
    "snake_charmer": Oracle.charms,
    "exorcist": Oracle.exorcises,
    "gambler": Oracle.gambles,
    "courtier": Oracle.courts,
    "balloonist": Oracle.balloons,
    "grandmother": Oracle.adopts,
    "nightwatchman": Oracle.watches,
    "acrobat": Oracle.tumbles,
    "philosopher": Oracle.philosophises,
}
HAPPENS: Final[dict[str, Callable[[Oracle, Scene, Event], list[Scene]]]] = {
    "execution": Oracle.executed,
    "nomination": Oracle.nominates,
    "nominators": Oracle.nominators,
    "votes": Oracle.votes,
    "slayer_shot": Oracle.shoots,
    "juggle": Oracle.juggles,
    "gossip": Oracle.says,
    "klutz_choice": Oracle.klutz,
    "dies_on_nominating": Oracle.dies_nominating,
    "dies_on_being_nominated": Oracle.golems,
}
