"""Clocktower as the table needs it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Final

from nightbell.engine import (
    Answer,
    Box,
    Call,
    Chance,
    Command,
    Decision,
    OneOf,
    Refusal,
    Rules,
    Seat,
    ask,
    call,
    read_options,
)
from nightbell.games.clocktower import madness, storyteller
from nightbell.games.clocktower.atoms import GoAside, Jot, MoveHand, Rule, Say
from nightbell.games.clocktower.box import BASICS, INFORMATION_TOKENS, SETUP_STEPS, SUPPLY, TERMS
from nightbell.games.clocktower.catalogue import (
    COMPANY,
    ROLES,
    TRAVELLER,
    Ability,
    RoleId,
    Side,
    Text,
    dealt,
    roles_of,
)
from nightbell.games.clocktower.company import (
    bring_in,
    send_away,
    why_not_bring_in,
    why_not_call,
    why_not_send_away,
)
from nightbell.games.clocktower.day import STAGES, hear_out, speak, step_forward
from nightbell.games.clocktower.desk import DESK
from nightbell.games.clocktower.homemade import checked, names
from nightbell.games.clocktower.imagine import imagine
from nightbell.games.clocktower.manners import MANNERS, STORYTELLER
from nightbell.games.clocktower.moments import in_private, in_public, privately, publicly, veils
from nightbell.games.clocktower.night import night
from nightbell.games.clocktower.scripts import EDITIONS, PRESETS, SCRIPTS, read_script, table_options
from nightbell.games.clocktower.seen import Grimoire, PlayerView, View
from nightbell.games.clocktower.setup import Options, new_town, set_up
from nightbell.games.clocktower.sheet import KEPT_SHEETS
from nightbell.games.clocktower.statements import FACTS
from nightbell.games.clocktower.suffrage import held_back, leaves_nominations, may_vote, nominated_today
from nightbell.games.clocktower.talk import FORMS, Statement, claims_in_print, said
from nightbell.games.clocktower.town import CLOSING, DAY, NO_STAGE, SETUP, Town

ASKED_OF_ANYBODY: Final = ("floor", "vote", "support-exile", "last-wish", "last-words", "volunteer", "drew")
"""Questions that tell nobody who they are."""
SET_UP: Final = call(set_up)
NIGHTFALL: Final = call(night)


class Clocktower(Rules[Town, View]):
    name = "clocktower"
    version = "35"
    manners = MANNERS
    options = Options
    desk = DESK
    nouns = {
        "nominate": ("seat",),
        "shoot": ("seat",),
        "exile": ("seat",),
        "give": ("seat",),
        "call-on": ("role",),
        "slay": ("seat",),
        "revive": ("seat",),
        "turn": ("seat", "side"),
        "become": ("seat", "role"),
        "mark": ("seat", "reminder"),
        "unmark": ("seat", "reminder"),
        "jot": ("seat", "text"),
        "rule": ("role", "text"),
        "welcome": ("seat", "seat"),
        "verdict": ("seat", "verdict"),
        "clue": ("role", "seat"),
        "name": ("role", "seat"),
        "advise": ("advice", "seat"),
        "guess": ("role",),
        "heard": ("role", "seat"),
        "spoke": ("seat", "word"),
        "words": ("text",),
        "hand-choose": ("number",),
        "hand-show": ("text",),
        **FORMS,
        **FACTS,
    }

    def new(self, options: Mapping[str, object], seed: int) -> Town:
        return new_town(options, seed)

    def flow(self, town: Town) -> Call[Town, None]:
        """Set-up, a night, or a question of the day. Night and day take turns until somebody has won."""
        if town.phase == SETUP:
            return SET_UP
        if town.phase != DAY or town.stage == NO_STAGE:
            return NIGHTFALL
        return STAGES[town.stage]

    def seats(self, town: Town) -> Sequence[str]:
        return [*(f"player-{n + 1}" for n in range(len(town.square))), STORYTELLER]

    def view(self, town: Town, viewer: Seat) -> View:
        """The Town Square is for all, one's own card and memory for a player, the Grimoire for the
        Storyteller."""
        return (Grimoire if viewer == town.storyteller else PlayerView).of(town, viewer)

    def imagine(self, seen: View, chance: Chance) -> Town:
        return imagine(seen, chance)

    def content(self) -> Mapping[str, Sequence[str]]:
        return {
            "roles": dealt(),
            "company": roles_of(*COMPANY),
            "scripts": tuple(SCRIPTS),
            "presets": tuple(PRESETS),
            "sets": tuple(edition.id for edition in EDITIONS),
            "components": tuple(SUPPLY),
            "tokens": INFORMATION_TOKENS,
            "steps": SETUP_STEPS,
            "basics": BASICS,
            "terms": TERMS,
        }

    def box(self) -> Box:
        """Which kind each role is and what is drawn on its token; how claims are put together."""
        roles: dict[str, object] = {id: {"kind": role.type, "icon": role.icon} for id, role in ROLES.items()}
        return {"roles": roles, **claims_in_print()}

    def from_file(self, option: str, raw: bytes) -> Mapping[str, object]:
        if option != "script":
            return super().from_file(option, raw)
        script = read_script(raw)
        if not script.roles:
            raise Refusal("script-empty", rule="C-552")
        return table_options(script)

    def named(self, options: Mapping[str, object]) -> Mapping[tuple[str, object], str]:
        given = options.get("homemade")
        return names(checked(read_options(Options, {"homemade": given}).homemade)) if given else {}

    def returns(self, town: Town) -> tuple[float, ...]:
        """By the side that each is on when it ends; the Storyteller neither wins nor loses."""
        if town.outcome is None:
            return super().returns(town)
        won = (1.0 if str(token.side) == town.outcome else -1.0 for token in town.grimoire[:-1])
        return (*won, 0.0)

    def parts(self, town: Town) -> tuple[tuple[str, str], ...]:
        return (*(("role", str(token.role)) for token in town.grimoire[:-1]), ("", ""))

    # ---- at any moment

    def posed(self, town: Town, asked: Mapping[Seat, Decision[Answer]]) -> Mapping[Seat, Decision[Answer]]:
        """What an ability asks of one who does not know to have it: the choice, and not what it is for."""
        if not town.company or not town.attending(veils):
            return asked
        return {seat: each if shows_itself(town, each) else unawares(each) for seat, each in asked.items()}

    def standing(self, town: Town, seat: Seat) -> Sequence[Decision[Answer]]:
        if seat == town.storyteller:
            return storyteller.storyteller_may(town)
        if town.phase != DAY or seat not in town.circle:
            return ()
        statement = Statement(town.players(), town.sheet, town.night)
        talk: list[Decision[Answer]] = [ask(seat, "claim", statement, "C-219")]
        if (ballot := town.ballot) is not None:
            if seat not in ballot.counted and may_vote(town, seat) and not town.nominations[-1].secret:
                hand = OneOf[Answer]((True, False), "yes")
                talk.append(ask(seat, "hand", hand, "C-239", seat=ballot.nominee))
            return talk
        talk += [asked for asked in apart(town, seat) if asked is not None]
        talk += [asked for asked in in_the_open(town, seat) if asked is not None]
        near = town.neighbours(seat) if town.keeps_seated() else town.others(seat)
        talk.append(ask(seat, "whisper", OneOf[Answer](tuple(sorted(set(near))), "seat"), "C-221"))
        if (other := town.aside_with(seat)) is not None:
            talk.append(ask(seat, "confide", statement, "C-221", seat=other))
        return talk

    def interrupt(self, town: Town, decision: Decision[Answer], answer: Answer) -> Command[Town, None]:
        seat = decision.seat
        match decision.kind, answer:
            case "claim", statement:
                return Call(speak, (seat, said(statement)))
            case "confide", statement:
                return Say(seat, town.aside_with(seat), said(statement))
            case "whisper", int(other):
                return GoAside(seat, Seat(other))
            case role, matter if role in in_public and seat != town.storyteller:
                return Call(step_forward, (Ability(seat, RoleId(role)), matter))
            case role, matter if role in in_private:
                return Call(hear_out, (Ability(seat, RoleId(role)), matter))
            case "hand", bool(raised):
                return MoveHand(seat, raised)
            case "word", tuple(word):
                return Call(storyteller.give_word, (word,))
            case "verdict", (_, int(judged), str(verdict)):
                madness.refuse_verdict(town)
                return Call(madness.find, (Seat(judged), verdict))
            case "whenever", int(owner):
                return Call(storyteller.whenever, (Seat(owner),))
            case "heard", (_, str(role), int(speaker)):
                return Call(storyteller.overhear, (RoleId(role), Seat(speaker)))
            case "spoken", (_, int(speaker), (statement,)):
                return Call(speak, (Seat(speaker), said(statement), True))
            case "late-action", int(owner):
                return Call(storyteller.late_action, (Seat(owner),))
            case "jot", (_, int(on), str(text)):
                storyteller.refuse_jotting(town, Seat(on), Text(text))
                return Jot(Seat(on), Text(text))
            case "ruling", (_, role, str(text)):
                return Rule(None if role is None else RoleId(str(role)), text=Text(text))
            case "admit-mistake", _:
                return Call(storyteller.admit_mistake)
            case "bring-in", str(role):
                return Call(bring_in, (RoleId(role),))
            case "send-away", str(role):
                return Call(send_away, (RoleId(role),))
            case "end-early", str(side):
                return Call(storyteller.end_early, (Side(side),))
            case "welcome", (_, int(guest), int(after)):
                return Call(storyteller.welcome, (Seat(guest), Seat(after)))
            case "farewell", int(guest):
                storyteller.refuse_farewell(town)
                return Call(storyteller.farewell, (Seat(guest),))
        raise AssertionError(decision.kind)

    # ---- refusals

    def why_not(self, town: Town, decision: Decision[Answer], answer: object) -> Refusal:
        """Only from what the seat can see: the Town Square and the day's nominations."""
        seat = decision.seat
        if decision.kind == "floor" and isinstance(answer, tuple) and len(answer) == 2:
            verb, target = answer
            if verb == "call-on":
                return why_not_call(town, seat, RoleId(str(target))) or super().why_not(
                    town, decision, answer
                )
            if type(target) is not int or target not in town.circle:
                return super().why_not(town, decision, answer)
            if verb == "nominate":
                return _why_not_nominate(town, seat, Seat(target))
            if verb == "exile":
                if not town.is_traveller(Seat(target)):
                    return Refusal("exile-only-travellers", rule="C-452", seat=target)
                if town.stage == CLOSING:
                    return Refusal("exile-too-late", rule="C-257")
                if not town.square[target].alive:
                    return Refusal("exile-dead", rule="C-460", seat=target)
                return Refusal("exile-once", rule="C-465", seat=target)
            if verb == "shoot":
                return Refusal("shot-already", rule="C-683")
            if verb == "give":
                return Refusal("no-token-to-give", rule="C-265")
        if decision.kind == "bring-in" and isinstance(answer, str):
            return why_not_bring_in(town, RoleId(answer)) or super().why_not(town, decision, answer)
        if decision.kind == "send-away" and isinstance(answer, str):
            return why_not_send_away(town, RoleId(answer)) or super().why_not(town, decision, answer)
        if decision.kind == "whisper" and town.keeps_seated() and answer in town.others(seat):
            return Refusal("stay-seated", rule="C-446")
        if decision.kind == "farewell" and type(answer) is int and answer in town.circle:
            return Refusal("only-travellers-leave", rule="C-437", seat=answer)
        return super().why_not(town, decision, answer)


def shows_itself(town: Town, asked: Decision[Answer]) -> bool:
    open_to_all = asked.kind in ASKED_OF_ANYBODY or asked.seat == town.storyteller
    return open_to_all or town.veil(asked.seat) is None


def unawares(asked: Decision[Answer]) -> Decision[Answer]:
    return Decision(asked.seat, "unawares", asked.choice, "C-201")


def apart(town: Town, seat: Seat) -> Iterator[Decision[Answer] | None]:
    """What a player may bring to the Storyteller, by the abilities that the player believes in."""
    token = town.grimoire[seat]
    if seat in town.heard_out or not (town.square[seat].alive or town.keeps(seat)) or town.veil(seat):
        return
    for held in token.held:
        if held.role in privately.behaviours and (held.role == token.card or held.told):
            yield privately[held.role](town, Ability(seat, held.role))


def in_the_open(town: Town, seat: Seat) -> Iterator[Decision[Answer] | None]:
    """What a living player may do for all to see, and has not done today, by a role or by the company. The
    dead may by what they believe to be, if they have their ability."""
    life, card = town.square[seat], town.grimoire[seat].card
    if not (life.alive or town.keeps(seat)) or seat in town.heard_out:
        return
    company = (each.role for each in town.attending(publicly)) if town.company else ()
    for role in (*open_roles(town.sheet, life.traveller), *company):
        if (life.alive or role == card) and (seat, role) not in town.acted:
            yield publicly[role](town, Ability(seat, role))


@lru_cache(16 * KEPT_SHEETS)
def open_roles(sheet: tuple[RoleId, ...], traveller: RoleId | None) -> tuple[RoleId, ...]:
    """The roles that this player may act out, or have: those of the sheet, and of Travellers only the own."""
    roles = (RoleId(id) for id in publicly)
    return tuple(id for id in roles if id == traveller or (id in sheet and ROLES[id].type != TRAVELLER))


def _why_not_nominate(town: Town, seat: Seat, target: Seat) -> Refusal:
    if town.is_traveller(target):
        return Refusal("exile-instead", rule="C-452", seat=target)
    if not town.square[seat].alive:
        return Refusal("dead-nominate", rule="C-231")
    if leaves_nominations(town):
        return Refusal("only-the-storyteller-nominates", rule="C-446")
    if any(made.nominator == seat for made in town.nominations):
        return Refusal("nominated-already", rule="C-233")
    if target in nominated_today(town):
        return Refusal("nominee-already", rule="C-234", seat=target)
    if held_back(town, seat):
        return Refusal("no-nomination-left", rule="C-233")
    return Refusal("nominations-closed", rule="C-021")


RULES = Clocktower()
