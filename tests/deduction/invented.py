"""Boards that nobody played: claims, reports and events thrown together by a seed.

Most fit some world by chance and many fit none; that is enough to compare two searches.
"""

from __future__ import annotations

from random import Random
from typing import Any, Final

import yaml

from nightbell.deduction.characters import TYPE
from nightbell.deduction.puzzle import FORMAT, Puzzle, parse

# Townsfolk, Outsiders, the hidden good one, Minions, Demons.
SETS: Final = {
    "trouble": (
        "washerwoman librarian investigator chef empath fortune_teller undertaker monk ravenkeeper virgin "
        "slayer soldier mayor",
        "butler recluse saint",
        "drunk",
        "poisoner spy scarlet_woman baron",
        "imp",
    ),
    "violets": (
        "clockmaker dreamer oracle seamstress juggler sage flowergirl town_crier artist savant snake_charmer",
        "klutz sweetheart",
        "mutant",
        "witch evil_twin scarlet_woman",
        "vigormortis no_dashii vortox",
    ),
    "moons": (
        "exorcist gambler gossip courtier tea_lady fool empath chef noble",
        "butler recluse",
        "drunk",
        "godfather assassin devils_advocate poisoner",
        "zombuul pukka shabaloth po",
    ),
    "mixed": (
        "knight noble steward shugenja village_idiot artist seamstress empath fortune_teller savant "
        "investigator monk soldier ravenkeeper",
        "puzzlemaster recluse butler sweetheart",
        "drunk",
        "widow xaan poisoner spy goblin marionette baron scarlet_woman",
        "imp lleech no_dashii pukka vortox leviathan",
    ),
    "travelled": (
        "balloonist nightwatchman chambermaid philosopher acrobat sailor minstrel empath fortune_teller "
        "undertaker seamstress artist chef soldier",
        "golem butler recluse saint klutz",
        "drunk",
        "poisoner spy scarlet_woman goblin widow",
        "imp zombuul vigormortis fang_gu po pukka",
    ),
    "changed": (
        "artist dreamer undertaker empath clockmaker seamstress oracle juggler chef ravenkeeper",
        "barber klutz sweetheart recluse",
        "mutant",
        "pit_hag witch poisoner goblin",
        "imp no_dashii zombuul vortox",
    ),
    "sums": (
        "mathematician snake_charmer seamstress artist dreamer clockmaker juggler sage oracle savant "
        "town_crier flowergirl philosopher fortune_teller",
        "klutz sweetheart recluse",
        "mutant",
        "witch poisoner scarlet_woman",
        "no_dashii vortox vigormortis fang_gu imp",
    ),
    "lines": (
        "empath chef investigator seamstress artist knight noble soldier monk undertaker fortune_teller",
        "recluse saint butler",
        "lunatic",
        "poisoner baron scarlet_woman xaan psychopath",
        "imp kazali lord_of_typhon no_dashii",
    ),
    "guests": (
        "grandmother farmer princess innkeeper pacifist empath fortune_teller chef investigator soldier "
        "monk undertaker noble chambermaid",
        "ogre tinker recluse saint moonchild",
        "drunk",
        "boomdandy vizier poisoner spy goblin assassin",
        "imp no_dashii po zombuul vortox",
    ),
}
COUNTS: Final = {5: (3, 0, 1, 1), 6: (3, 1, 1, 1), 7: (5, 0, 1, 1)}
ONE_OF_TWO: Final = {"washerwoman": "townsfolk", "librarian": "outsider", "investigator": "minion"}
TYPES: Final = ("townsfolk", "outsider", "minion", "demon")

Entry = dict[str, Any]


class Board:
    """One board; `puzzle` reads it."""

    def __init__(self, name: str, seed: int) -> None:
        self.dice = dice = Random(f"{name} {seed}")
        townsfolk, outsiders, hidden, minions, demons = (each.split() for each in SETS[name])
        self.size = dice.choice((5, 6, 6, 7))
        counts = COUNTS[self.size]
        if self.size > 5 and dice.random() < 0.4:
            counts = (counts[0] - 1, counts[1], 2, 1)
        self.counts = counts
        self.players = [chr(ord("A") + seat) for seat in range(self.size)]
        self.hidden = dice.sample(minions, min(len(minions), counts[2] + dice.randint(0, 1)))
        self.hidden += dice.sample(demons, min(len(demons), dice.randint(1, 2)))
        self.hidden += hidden if dice.random() < 0.6 else []
        self.claims = dice.sample(townsfolk, min(self.size, len(townsfolk)))
        for seat, role in enumerate(dice.sample(outsiders, min(dice.choice((0, 1, 1, 2)), len(outsiders)))):
            self.claims[seat] = role
        if name == "sums" and "mathematician" not in self.claims:
            self.claims[-1] = "mathematician"
        if "village_idiot" in self.claims and dice.random() < 0.7:
            self.claims[-1] = "village_idiot"
        if dice.random() < 0.25:
            self.claims[0] = self.claims[1]
        dice.shuffle(self.claims)
        self.nights = dice.choice((1, 2) if self.size == 7 else (1, 2, 2, 3))
        extra = dice.sample(townsfolk + outsiders, 2)
        self.script = sorted({*self.hidden, *self.claims, *extra})
        self.timeline: list[Entry] = []
        self.alive = set(self.players)
        self.died: dict[str, int] = {}
        self.executed: dict[int, str] = {}
        for day in range(1, self.nights + 1):
            self._day(day)
        self.info: dict[str, list[Entry]] = {player: [] for player in self.players}
        for player, claim in zip(self.players, self.claims, strict=True):
            self._reports(player, claim)
        self._shown()

    # ---- what everybody saw

    def _day(self, day: int) -> None:
        dice = self.dice
        if day > 1:
            luck = dice.random()
            count = 0 if luck < 0.3 else 1 if luck < 0.85 else 2
            dead = dice.sample(sorted(self.alive), min(count, len(self.alive)))
            self.timeline.append({"night": day, "event": "deaths", "players": dead})
            self.alive -= set(dead)
            self.died |= dict.fromkeys(dead, day)
        for player, claim in zip(self.players, self.claims, strict=True):
            if player in self.alive:
                self._shows_off(day, player, claim)
        if len(self.alive) <= 3:
            return
        if "witch" in self.hidden and dice.random() < 0.2:
            self._falls({"day": day, "event": "dies_on_nominating", "player": self._living()})
        if day < self.nights:
            for claim, event, key in (
                ("town_crier", "nominators", "players"),
                ("flowergirl", "votes", "voters"),
            ):
                if claim in self.claims:
                    some = dice.sample(sorted(self.alive), 2)
                    self.timeline.append({"day": day, "event": event, key: some})
        if dice.random() < (0.6 if day < self.nights else 0.1) and day not in self.executed:
            self._hangs(day)

    def _shot(self, player: str) -> bool:
        return any(event["event"] == "slayer_shot" and event["by"] == player for event in self.timeline)

    def _hangs(self, day: int) -> None:
        """Somebody who has not been nominated today."""
        nominated = {event["of"] for event in self.timeline if event.get("day") == day and "of" in event}
        player = self.dice.choice(sorted(self.alive - nominated))
        self.executed[day] = player
        if "princess" in self.claims and day == 1 and self.dice.random() < 0.7:
            by = self.dice.choice((self.players[self.claims.index("princess")], self._living()))
            if by in self.alive:
                named = {"day": 1, "event": "nomination", "by": by, "of": player, "result": "nothing"}
                self.timeline.append(named)
        died = self.dice.random() < 0.85
        self.timeline.append({"day": day, "event": "execution", "player": player, "died": died})
        if died:
            self.alive.discard(player)
            if self._claim(player) == "klutz":
                pick = self._other(player)
                self.timeline.append({"day": day, "event": "klutz_choice", "by": player, "chose": pick})

    def _shows_off(self, day: int, player: str, claim: str) -> None:
        dice = self.dice
        if claim == "slayer" and dice.random() < 0.4 and not self._shot(player):
            target = self._other(player)
            died = dice.random() < 0.25 and target in self.alive
            shot = {"day": day, "event": "slayer_shot", "by": player, "target": target, "died": died}
            self.timeline.append(shot)
            self.alive -= {target} if died else set()
        elif claim == "juggler" and day == 1:
            guesses = [[self._anybody(), dice.choice(self.script)] for _ in range(dice.randint(1, 4))]
            self.timeline.append({"day": day, "event": "juggle", "by": player, "guesses": guesses})
        elif claim == "gossip" and day < self.nights and dice.random() < 0.7:
            said = self._statement()
            self.timeline.append({"day": day, "event": "gossip", "by": player, "statement": said})
        elif claim == "virgin" and dice.random() < 0.3 and len(self.alive) > 3:
            by = self._living()
            if by != player and day not in self.executed:
                result = dice.choice(("nothing", "nothing", "nominator_executed"))
                self.timeline.append(
                    {"day": day, "event": "nomination", "by": by, "of": player, "result": result}
                )
                if result != "nothing":
                    self.alive.discard(by)
                    self.executed[day] = by
        elif claim == "golem" and dice.random() < 0.3 and len(self.alive) > 3:
            target = self._living()
            if target != player:
                self._falls({"day": day, "event": "dies_on_being_nominated", "player": target, "by": player})

    def _falls(self, event: Entry) -> None:
        self.timeline.append(event)
        self.alive.discard(event["player"])

    # ---- what is said

    def _reports(self, player: str, claim: str) -> None:
        dice = self.dice
        if claim == "philosopher":
            night = dice.randint(1, self.nights)
            chosen = dice.choice(("empath", "fortune_teller", "chef"))
            self.info[player].append({"night": night, "kind": claim, "chose": chosen})
            self._nightly(player, chosen, range(night, night + 1 if chosen == "chef" else self.nights + 1))
        elif claim in ("artist", "savant"):
            for day in range(1, (self.nights if claim == "savant" else 1) + 1):
                said = (
                    {"statement": self._statement()}
                    if claim == "artist"
                    else {"statements": [self._statement(), self._statement()]}
                )
                self.info[player].append({"day": day, "kind": claim, **said})
        elif claim == "puzzlemaster":
            guess = {"guess": self._other(player), "told_demon": self._other(player)}
            self.info[player].append({"day": dice.randint(1, self.nights), "kind": claim, **guess})
        elif claim in ("seamstress", "nightwatchman", "courtier"):
            night = dice.randint(1, self.nights)
            self._nightly(player, claim, range(night, night + 1))
        else:
            self._nightly(player, claim, range(1, self.nights + 1))

    def _nightly(self, player: str, kind: str, nights: range) -> None:
        for night in nights:
            dying = self.died.get(player, 99) == night
            if night > self.died.get(player, 99) or dying != (kind in ("ravenkeeper", "sage")):
                continue
            learned = self._learned(player, kind, night)
            if learned is not None and self.dice.random() < 0.75:
                self.info[player].append({"night": night, "kind": kind, **learned})

    def _learned(self, player: str, kind: str, night: int) -> Entry | None:
        dice, script = self.dice, self.script
        others = [each for each in self.players if each != player]
        if night == 1:
            if kind in ONE_OF_TWO:
                roles = [role for role in script if TYPE[role] == ONE_OF_TWO[kind]]
                if kind == "librarian" and (not roles or dice.random() < 0.3):
                    return {"none": True}
                return {"players": dice.sample(others, 2), "character": dice.choice(roles)} if roles else None
            if kind == "mathematician":
                return {"count": dice.choice((0, 1, 1, 2))}
            if kind == "clockmaker":
                return {"steps": dice.randint(1, 3)}
            if kind == "grandmother":
                child = dice.choice(others)
                return {"player": child, "character": dice.choice((self._claim(child), dice.choice(script)))}
            if kind in ("knight", "noble"):
                return {"players": dice.sample(others, 2 if kind == "knight" else 3)}
            if kind == "steward":
                return {"player": dice.choice(others)}
            if kind == "shugenja":
                return {"direction": dice.choice(("clockwise", "anticlockwise"))}
        elif kind == "undertaker" and night - 1 in self.executed:
            hanged = self.executed[night - 1]
            return {"player": hanged, "character": dice.choice((self._claim(hanged), dice.choice(script)))}
        elif kind == "mathematician":
            return {"count": dice.choice((0, 1, 1, 2))}
        elif kind == "oracle" or (kind == "juggler" and night == 2):
            return {"count": dice.choice((0, 1, 1))}
        elif kind in ("flowergirl", "town_crier"):
            return {"result": dice.random() < 0.5}
        elif kind in ("exorcist", "acrobat"):
            return {"chose": dice.choice(others)}
        elif kind in ("gambler", "ravenkeeper"):
            return {"player": self._anybody(), "character": dice.choice(script)}
        elif kind == "sage":
            return {"players": dice.sample(others, 2)}
        if kind == "empath" or (kind == "chef"):
            return {"count": dice.choice((0, 0, 1, 1, 2))} if kind == "empath" or night == 1 else None
        if kind == "fortune_teller":
            return {"players": dice.sample(self.players, 2), "result": dice.random() < 0.4}
        if kind == "dreamer":
            evil = [role for role in script if TYPE[role] in ("minion", "demon")]
            good = [role for role in script if role not in evil]
            return {"player": dice.choice(others), "characters": [dice.choice(good), dice.choice(evil)]}
        if kind == "seamstress":
            return {"players": dice.sample(others, 2), "same": dice.random() < 0.6}
        if kind == "village_idiot":
            return {"player": dice.choice(others), "evil": dice.random() < 0.4}
        if kind == "balloonist":
            return {"player": self._anybody()}
        if kind == "chambermaid":
            return {"players": dice.sample(others, 2), "count": dice.choice((0, 1, 1, 2))}
        if kind in ("snake_charmer", "nightwatchman"):
            return {"chose": dice.choice(others)}
        if kind == "courtier":
            return {"chose": dice.choice(script)}
        return None

    def _shown(self) -> None:
        """Who tells of a twin, of a Nightwatchman, of a Widow."""
        dice = self.dice
        if "evil_twin" in self.hidden and dice.random() < 0.7:
            player = self._anybody()
            told = {"night": 1, "kind": "told_twin", "player": self._other(player)}
            self.info[player].append(told)
        if self.nights > 1 and {"pit_hag", "barber"} & {*self.hidden, *self.claims} and dice.random() < 0.7:
            told = {"night": 2, "kind": "became", "character": dice.choice(self.script)}
            self.info[self._anybody()].append(told)
        for player, night in self.died.items():
            if self._claim(player) == "farmer" and dice.random() < 0.5:
                told = {"night": night, "kind": "became", "character": "farmer"}
                self.info[self._other(player)].append(told)
        if "widow" in self.hidden and dice.random() < 0.6:
            self.info[self._anybody()].append({"night": 1, "kind": "told_widow_in_play"})
        for player in self.players:
            for entry in self.info[player]:
                if entry["kind"] == "nightwatchman" and dice.random() < 0.7:
                    told = {"night": entry["night"], "kind": "told_nightwatchman", "player": player}
                    self.info[entry["chose"]].append(told)

    def _statement(self, depth: int = 0) -> Entry:
        dice = self.dice
        if depth < 2 and dice.random() < 0.25:
            verb = dice.choice(("any", "all", "xor", "exactly", "not"))
            if verb == "not":
                return {"not": self._statement(depth + 1)}
            if verb == "exactly":
                return {"exactly": 1, "of": [self._statement(depth + 1) for _ in range(3)]}
            return {verb: [self._statement(depth + 1), self._statement(depth + 1)]}
        someone = self._anybody()
        said: list[Entry] = [
            {"evil": someone},
            {"is": [someone, dice.choice(self.script)]},
            {"type": [someone, dice.choice(TYPES)]},
            {"in_play": dice.choice(self.script)},
        ]
        if "fortune_teller" in self.claims:
            teller = self.players[self.claims.index("fortune_teller")]
            said.append({"red_herring_of": [teller, someone]})
        for role, verb in (("widow", "widow_poisoned"), ("lleech", "lleech_host")):
            if role in self.hidden:
                said.append({verb: someone})
        if "village_idiot" in self.claims:
            said.append({"drunk_village_idiot": someone})
        return dice.choice(said)

    def _anybody(self) -> str:
        return self.dice.choice(self.players)

    def _other(self, player: str) -> str:
        return self.dice.choice([each for each in self.players if each != player])

    def _living(self) -> str:
        return self.dice.choice(sorted(self.alive))

    def _claim(self, player: str) -> str:
        return self.claims[self.players.index(player)]

    # ---- the file

    def puzzle(self) -> Puzzle:
        dice = self.dice
        agreed = {
            "mutant": "mutant_lies_while_alive",
            "marionette": "marionette_truthful",
            "lunatic": "lunatic_lies",
        }
        conventions = [name for role, name in agreed.items() if role in self.hidden]
        conventions += ["no_wasted_kills"] if dice.random() < 0.35 else []
        conventions += ["evil_may_claim_truth"] if dice.random() < 0.1 else []
        viewpoint = None
        if dice.random() < 0.5:
            seat = dice.randrange(self.size)
            could_be = [self.claims[seat]]
            if "drunk" in self.hidden and TYPE[could_be[0]] == "townsfolk":
                could_be.append("drunk")
            viewpoint = {"seat": self.players[seat], "could_be": could_be}
        whole = {
            "format": FORMAT,
            "players": self.players,
            "viewpoint": viewpoint,
            "setup": {
                "base_counts": dict(zip(TYPES, self.counts, strict=True)),
                "hidden": self.hidden,
                "duplicates": ["village_idiot"] if "village_idiot" in self.claims else [],
            },
            "script": self.script,
            "conventions": conventions,
            "claims": [
                {"name": player, "claims": claim, "info": self.info[player]}
                for player, claim in zip(self.players, self.claims, strict=True)
            ],
            "timeline": self.timeline,
            "now": {"after_night": self.nights},
        }
        return parse(yaml.safe_dump(whole, sort_keys=False)).puzzle
