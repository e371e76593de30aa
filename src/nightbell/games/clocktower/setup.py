"""Before the first night: which roles are in play, who draws which, and who travels.

Roles are chosen by the Storyteller, or prepared beforehand: as a bag to be drawn from, or chair by chair. A
prepared entry reads `monk`, `drunk=monk` (the token that is drawn), `thief:evil` (the side).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from nightbell.engine import (
    HIDDEN,
    PUBLIC,
    Chance,
    Effect,
    GameOptions,
    Offer,
    OneOf,
    OptionName,
    OptionNames,
    OptionNumber,
    Refusal,
    Seat,
    Some,
    ask,
    call,
    decide,
    keep,
    read_options,
)
from nightbell.games.clocktower import events
from nightbell.games.clocktower.atoms import (
    EMPTY_CHAIR,
    Announce,
    Deal,
    FallNight,
    FillBag,
    Inform,
    Notify,
    SeatTraveller,
    TakeCharge,
    TurnSide,
)
from nightbell.games.clocktower.catalogue import (
    COMPANY,
    DEMON,
    EVIL,
    GOOD,
    JINXES,
    MINION,
    OUTSIDER,
    PRINTED_TYPES,
    ROLES,
    SIDES,
    TOWNSFOLK,
    TRAVELLER,
    Ability,
    Counts,
    RoleId,
    Side,
    TypeId,
    roles_of,
    shunned_by,
)
from nightbell.games.clocktower.change import arrive
from nightbell.games.clocktower.company import settle_in, sit_down
from nightbell.games.clocktower.homemade import Homemade, checked
from nightbell.games.clocktower.moments import awaits_demon, hands_out, on_arrival
from nightbell.games.clocktower.scripts import (
    BY_LOT,
    LONGEST_RULE,
    MOST_RULES,
    PRESETS,
    SCRIPTS,
    Script,
    by_lot,
    check_fills,
    house_rules,
    in_the_bag,
    make_script,
    order_of,
)
from nightbell.games.clocktower.sheet import (
    KEPT_SHEETS,
    MOST_VOTERS,
    believed,
    customs_of,
    jinxes_of,
    table_counts,
)
from nightbell.games.clocktower.square import Companion, Life
from nightbell.games.clocktower.town import Town

FEWEST, MOST = 5, 20
NEED_SEPARATE_WAKING = tuple(map(RoleId, ("lunatic", "poppygrower", "snitch", "magician")))
DJINN = RoleId("djinn")
"""Who tells the town of the jinxes."""
BOOTLEGGER = RoleId("bootlegger")
"""Who tells the town of a script's own rules."""


MOST_HOMEMADE = 100
HouseRule = Annotated[str, Meta(max_length=LONGEST_RULE)]


class Options(GameOptions, frozen=True):
    players: Annotated[OptionNumber | None, Offer(least=FEWEST, most=MOST, usual=8), PUBLIC] = None
    """Everybody in the circle at the start, Travellers included."""
    script: Annotated[OptionName, Offer("scripts"), PUBLIC] = "tb"
    sheet: Annotated[tuple[OptionName, ...], Meta(max_length=400), Offer("roles"), PUBLIC] = ()
    """A script of one's own, instead of a named one."""
    company: Annotated[
        tuple[OptionName, ...], Meta(max_length=30), Offer("company", called="roles"), PUBLIC
    ] = ()
    """Who sits with the Storyteller from the start, beside those that the script has."""
    house_rules: Annotated[
        tuple[HouseRule, ...], Meta(max_length=MOST_RULES), Offer(from_file=True), PUBLIC
    ] = ()
    """Rules that a script of one's own brings along."""
    first_night: Annotated[tuple[OptionName, ...], Meta(max_length=400), Offer(from_file=True), PUBLIC] = ()
    other_night: Annotated[tuple[OptionName, ...], Meta(max_length=400), Offer(from_file=True), PUBLIC] = ()
    """The orders of the nights, where a script has its own."""
    homemade: Annotated[
        tuple[Homemade, ...], Meta(max_length=MOST_HOMEMADE), Offer(from_file=True), PUBLIC
    ] = ()
    """Characters that the script brings along."""
    preset: Annotated[OptionName, Offer("presets"), HIDDEN] = ""
    travellers: Annotated[OptionNumber, Offer(least=0, most=MOST - FEWEST), PUBLIC] = 0
    late: Annotated[OptionNumber, Offer(least=0, most=MOST - FEWEST, rare=True), PUBLIC] = 0
    """Chairs kept free for latecomers."""
    bag: Annotated[OptionNames, Offer("roles", rare=True), HIDDEN] = ()
    seating: Annotated[OptionNames, Offer("roles", each=True, rare=True), HIDDEN] = ()
    by_the_table: Annotated[bool, Offer(rare=True), PUBLIC] = True
    """Whether the numbers of each type must be those of the rules."""
    by_hand: Annotated[bool, Offer(rare=True), PUBLIC] = False
    """Players draw real tokens from a real bag; the Storyteller says who drew which."""
    together: Annotated[bool, Offer(rare=True), PUBLIC] = False
    conversions: Annotated[bool, Offer(rare=True), PUBLIC] = False
    notebook: Annotated[Literal["bots", "everybody", "dead", "after", "nobody"], PUBLIC] = "bots"
    """Who may let the house count worlds: everybody where bots play, everybody, only the dead, ..."""


class Prepared(msgspec.Struct, frozen=True):
    role: RoleId
    card: RoleId
    side: Side


def prepared(entry: str) -> Prepared:
    """One chair of a prepared set-up.

    >>> prepared("drunk=monk")
    Prepared(role='drunk', card='monk', side='good')
    """
    named, _, side = entry.partition(":")
    id, _, card = named.partition("=")
    for each in (id, card or id):
        if each not in ROLES:
            raise Refusal("unknown-role", rule="C-711", word=each)
    if side and side not in SIDES:
        raise Refusal("unknown-side", rule="C-720", word=side)
    known, shown = ROLES[RoleId(id)], ROLES[RoleId(card or id)]
    if known.bundles is None and (known.believes or known.type) != shown.type:
        raise Refusal("unfit-token", rule="C-726", role=id, card_role=shown.id)
    return Prepared(known.id, shown.id, Side(side) if side else known.side)


def new_town(options: Mapping[str, object], seed: int) -> Town:
    chosen = read_options(Options, options)
    plan, chance = _plan(chosen), Chance.of(seed)
    any_number = FEWEST + chance.below("players", MOST - FEWEST + 1) if chosen.script == BY_LOT else 8
    players = chosen.players if chosen.players is not None else len(plan) or any_number
    if not FEWEST <= players <= MOST:
        raise Refusal("player-count", rule="C-006", players=players, least=FEWEST, most=MOST)
    if plan and len(plan) != players:
        raise Refusal("plan-size", rule="C-151", roles=len(plan), players=players)
    script = _script(chosen, chance)
    company = _company(chosen, script)
    visitors = max(chosen.travellers, players - MOST_VOTERS)
    if plan:
        visitors = _check_plan(plan, script, company, chosen.by_the_table)
    if not 0 <= visitors <= players - FEWEST or players + chosen.late > MOST or chosen.late < 0:
        raise Refusal("traveller-count", rule="C-136", players=players, travellers=visitors)
    if not plan:
        check_fills(script, players - visitors)
    if chosen.together and (bad := [id for id in NEED_SEPARATE_WAKING if id in script.roles]):
        raise Refusal("wake-apart", rule="C-542", role=bad[0])
    chairs = players + chosen.late
    return Town(
        chance=chance,
        sheet=script.roles,
        circle=[Seat(n) for n in range(players)],
        grimoire=[EMPTY_CHAIR] * (chairs + 1),
        square=[Life()] * chairs,
        notes=[()] * (chairs + 1),
        impaired=[0] * (chairs + 1),
        plan=plan,
        by_lot=not chosen.seating,
        by_hand=chosen.by_hand and not chosen.seating,
        by_the_table=chosen.by_the_table,
        visitors=visitors,
        together=chosen.together,
        conversions=chosen.conversions,
        company=tuple(Companion(role) for role in company),
        meant_for=script.smallest,
        house_rules=script.rules,
        order=script.order,
        homemade=script.homemade,
    )


def _company(options: Options, script: Script) -> tuple[RoleId, ...]:
    """Who sits with the Storyteller from the start: the Djinn wherever two roles of the sheet are jinxed."""
    for id in options.company:
        if id not in roles_of(*COMPANY):
            raise Refusal("not-company", rule="C-469", word=id)
    wanted = {*options.company, *script.company, *((DJINN,) if jinxes_of(script.roles) else ())}
    wanted |= {BOOTLEGGER} if script.rules else set()
    if not wanted:
        return ()
    return tuple(id for id, known in ROLES.items() if id in wanted and known.type in COMPANY)


def _script(options: Options, chance: Chance) -> Script:
    if options.sheet:
        order = (order_of(options.first_night), order_of(options.other_night))
        rules = house_rules(options.house_rules)
        return make_script(options.sheet, rules=rules, order=order, homemade=checked(options.homemade))
    if options.script == BY_LOT:
        return by_lot(chance)
    if options.script not in SCRIPTS:
        raise Refusal("unknown-script", rule="C-119", word=options.script, known=", ".join(SCRIPTS))
    return SCRIPTS[options.script]


def _plan(options: Options) -> tuple[str, ...]:
    given = [plan for plan in (options.bag, options.seating) if plan]
    if options.preset:
        if options.preset not in PRESETS:
            raise Refusal("unknown-preset", rule="C-139", word=options.preset, known=", ".join(PRESETS))
        given.append(tuple(PRESETS[options.preset].split()))
    if len(given) > 1:
        raise Refusal("two-plans", rule="C-133")
    return given[0] if given else ()


def _check_plan(plan: Sequence[str], script: Script, company: Sequence[RoleId], by_the_table: bool) -> int:
    """Refuse a prepared set-up that the rules do not allow. Says how many of it are Travellers."""
    entries = [prepared(entry) for entry in plan]
    for entry in entries:
        if ROLES[entry.role].type in COMPANY:
            raise Refusal("company-is-not-dealt", rule="C-469", role=entry.role)
        if ROLES[entry.role].adrift:
            raise Refusal("nobody-holds", rule="C-515", role=entry.role)
    for entry in entries:
        believes = believed(script.roles, entry.role) or (ROLES[entry.role].type,)
        if ROLES[entry.card].type not in believes:
            raise Refusal("unfit-token", rule="C-726", role=entry.role, card_role=entry.card)
    travelling = [ROLES[entry.role].type == TRAVELLER for entry in entries]
    if travelling != sorted(travelling):
        raise Refusal("travellers-last", rule="C-136")
    doubled = any(ROLES[each].doubles for each in company)
    if by_the_table:
        tokens = [entry.role for entry in entries if ROLES[entry.role].type != TRAVELLER]
        for role in tokens:
            if role not in script.roles:
                raise Refusal("not-on-the-sheet", rule="C-711", role=role)
            if tokens.count(role) > 1 + copies_of(role, script.homemade) and not (
                doubled and ROLES[role].side == GOOD
            ):
                raise Refusal("doubled-role", rule="C-009", role=role)
        for each in JINXES:
            if each.apart and all(role in tokens for role in each.roles):
                raise Refusal("jinxed-apart", rule="C-515", role=each.roles[0], other_role=each.roles[1])
        flowers = (entry.card for entry in entries if blooms(script.roles, entry.role, entry.card))
        check_counts(tokens, (*company, *unheld(tokens, script.roles), *flowers), script.homemade)
        for entry in entries:
            if entry.card != entry.role and entry.card in tokens and ROLES[entry.card].type == TOWNSFOLK:
                raise Refusal("token-in-play", rule="C-153", role=entry.card)
    return sum(travelling)


def check_counts(
    roles: Sequence[RoleId], company: Sequence[RoleId] = (), homemade: Sequence[Homemade] = ()
) -> None:
    """Refuse roles whose numbers are not those of the table, changed as their flowers and the company say."""
    if len(roles) > MOST_VOTERS:
        raise Refusal("too-many-roles", rule="C-136", roles=len(roles), most=MOST_VOTERS)
    types = [ROLES[role].type for role in roles]
    base = table_counts(len(roles))
    possible = allowed_counts((*roles, *company), base, homemade=homemade)
    has = tuple(types.count(type) for type in PRINTED_TYPES)
    if has[3] not in {counts[3] for counts in possible}:
        raise Refusal("demon-count", rule="C-516", has=has[3])
    if has not in possible:
        raise Refusal(
            "wrong-counts",
            rule="C-515",
            players=len(roles),
            townsfolk=base[0],
            outsiders=base[1],
            minions=base[2],
            has="/".join(map(str, has)),
        )


def allowed_counts(
    roles: Sequence[RoleId], base: Counts, floor: bool = True, homemade: Sequence[Homemade] = ()
) -> tuple[Counts, ...]:
    """The numbers of each type that there may be with these roles in the bag, home-made ones among them.

    Where there is no Outsider to take away there are none all the same, if `floor` says so.
    """
    return _allowed_counts(tuple(roles), base, floor, tuple(homemade))


@lru_cache(KEPT_SHEETS)
def _allowed_counts(
    roles: tuple[RoleId, ...], base: Counts, floor: bool, homemade: tuple[Homemade, ...]
) -> tuple[Counts, ...]:
    possible = [base]
    written = {each.role: each.outsiders for each in homemade}
    for known in sorted((ROLES[role] for role in roles), key=lambda role: role.fixes_outsiders):
        if outsiders := known.outsiders or written.get(known.id, ()):
            possible = [_shifted(counts, shift, floor) for counts in possible for shift in outsiders]
        for guest in known.brings:
            if ROLES[guest].type == OUTSIDER:
                possible += [_shifted(counts, 1, floor) for counts in possible]
        if known.doubles:
            possible += [_shifted(counts, more, floor) for counts in possible for more in range(1, counts[0])]
        if known.recount is not None:
            possible = [counts for each in possible for counts in known.recount(each)]
    return tuple(dict.fromkeys(counts for counts in possible if min(counts) >= 0))


def _shifted(counts: Counts, shift: int, floor: bool) -> Counts:
    """As many Outsiders more or fewer, and Townsfolk for them."""
    townsfolk, outsiders, minions, demons = counts
    after = max(0, outsiders + shift) if floor else outsiders + shift
    return townsfolk + outsiders - after, after, minions, demons


# ---- the steps of setting up


def set_up(town: Town) -> Effect[None]:
    yield call(sit_down)
    for each in keep(jinxes_of(town.sheet)):
        yield Announce(events.JinxInForce(each.id))
    if keep(town.visitors > 0):
        yield call(seat_travellers)
    if keep(bool(town.plan)):
        yield call(lay_out_plan)
    else:
        yield call(fill_bag)
    if keep(bool(town.company)):
        yield call(settle_in)
    drawn = yield from draw(town)
    yield Deal(town.by_lot, drawn)
    yield call(after_the_deal)
    yield FallNight()


def seat_travellers(town: Town) -> Effect[None]:
    """The last chairs are Travellers': each chooses a role, the Storyteller the side."""
    seats = keep(town.players()[len(town.circle) - town.visitors :])
    planned = [prepared(entry) for entry in town.plan[len(town.plan) - len(seats) :]] if town.plan else []
    for place, seat in enumerate(seats):
        if planned:
            yield SeatTraveller(seat, planned[place].role, planned[place].side, seat)
        else:
            yield call(admit, seat, seat)


def admit(town: Town, seat: Seat, place: int) -> Effect[None]:
    """A Traveller comes: the player chooses the role, the Storyteller the side."""
    offered = keep(offered_travellers(town))
    role = yield from ask(seat, "traveller-role", OneOf(offered, "role"), "C-420")
    side = yield from ask(
        town.storyteller, "traveller-side", OneOf(SIDES, "side"), "C-424", seat=seat, role=role
    )
    yield SeatTraveller(seat, role, side, place)
    yield call(tell_traveller, seat)


def offered_travellers(town: Town) -> tuple[RoleId, ...]:
    """Those on the sheet, or all there are, except those in play."""
    listed = town.on_sheet(TRAVELLER) or roles_of(TRAVELLER)
    return tuple(role for role in listed if not town.in_play(role)) or listed


def tell_traveller(town: Town, seat: Seat) -> Effect[None]:
    demons = keep(tuple(town.demons()) if town.grimoire[seat].side == EVIL else ())
    if demons:
        yield Inform(seat, events.LearnsDemon(seat, demons))


def lay_out_plan(town: Town) -> Effect[None]:
    entries = [prepared(entry) for entry in town.plan]
    inside = [entry for entry in entries if ROLES[entry.role].type != TRAVELLER]
    for entry in inside:
        if town.believes(entry.role) and entry.card == entry.role:
            raise AssertionError("a role that does not know itself needs a token to draw")
    roles = tuple(entry.role for entry in inside)
    afloat = unheld(roles, town.sheet)
    yield from lay_out(town, roles, tuple(entry.card for entry in inside), afloat, ())


def lay_out(
    town: Town,
    roles: tuple[RoleId, ...],
    tokens: tuple[RoleId, ...],
    afloat: tuple[RoleId, ...],
    loans: Sequence[tuple[RoleId, RoleId]],
) -> Effect[None]:
    """The bag is full. What nobody holds is the Storyteller's, and by a jinx also who comes later: until then
    there is just the role that is on the token."""
    late = keep(latecomers(town, (*roles, *afloat)))
    bag = roles
    if late:
        bag = tuple(token if role in late else role for role, token in zip(roles, tokens, strict=True))
    yield FillBag(bag, tokens, tuple(loans))
    for role in (*afloat, *late):
        yield TakeCharge(role)


def latecomers(town: Town, roles: Sequence[RoleId]) -> tuple[RoleId, ...]:
    """Who of these has to sit beside somebody that another of them keeps out of the deal."""
    late = [each.roles for each in jinxes_of(town.sheet) if each.late]
    apart = [pair for pair in late if all(role in roles for role in pair)]
    return tuple(dict.fromkeys(role for pair in apart for role in pair if ROLES[role].sits_by is not None))


def blooms(sheet: tuple[RoleId, ...], role: RoleId, token: RoleId) -> bool:
    """Whether, by a jinx, the flower of a role counts for one who only believes to be it."""
    return any({role, token} == {*each.roles} for each in jinxes_of(sheet) if each.blooms)


def unheld(roles: Sequence[RoleId], sheet: Sequence[RoleId]) -> tuple[RoleId, ...]:
    """The Demon of a prepared set-up in which nobody is one and nobody awaits one, and there are more Minions
    than there should be: one that nobody holds."""
    if any(ROLES[role].type == DEMON or role in awaits_demon for role in roles):
        return ()
    minions = sum(ROLES[role].type == MINION for role in roles)
    if minions <= table_counts(len(roles))[2]:
        return ()
    return tuple(role for role in sheet if ROLES[role].adrift)


def on_offer(town: Town, *types: TypeId) -> tuple[RoleId, ...]:
    """The roles of the sheet that can go into the bag."""
    return in_the_bag(town.on_sheet(*types), town.homemade)


def to_choose(town: Town, type: TypeId) -> tuple[RoleId, ...]:
    """Those of them that there may be beside evil."""
    offered = on_offer(town, type)
    if not customs_of(town.sheet).godless:
        return offered
    return tuple(id for id in offered if not ROLES[id].godless)


def copies_of(role: RoleId, homemade: Sequence[Homemade]) -> int:
    """How many more of a role may be in the bag."""
    return ROLES[role].copies + sum(each.copies for each in homemade if each.role == role)


def fill_bag(town: Town) -> Effect[None]:
    """The Storyteller chooses as many roles of each type as the table says, and heeds the orange flowers."""
    base = keep(table_counts(len(town.circle) - town.visitors))
    numbers = keep(godless_bags(town, sum(base)))
    demons: tuple[RoleId | None, ...] = on_offer(town, DEMON)
    if numbers:
        demons = (*demons, None)
    demon = yield from decide(ask(town.storyteller, "pick-demon", OneOf(demons, "role"), "C-134"))
    if demon is None:
        yield from fill_without_evil(town, base, numbers)
        return
    several = allowed_counts((demon,), base, homemade=town.homemade)[0][2]
    minions = yield from _pick(town, MINION, several, "C-134", (demon,))
    company = tuple(each.role for each in town.company)
    possible = keep(feasible(town, (demon, *minions, *company), base))
    shifts = OneOf(tuple(sorted(possible)), "number")
    shift = yield from decide(ask(town.storyteller, "outsider-shift", shifts, "C-149"))
    townsfolk, outsiders, _, rulers = possible[shift]
    strange = yield from _pick(town, OUTSIDER, outsiders, "C-134", (demon, *minions))
    plain = yield from _pick(town, TOWNSFOLK, townsfolk, "C-133", (demon, *minions, *strange))
    fixed = any(ROLES[role].fixes_outsiders for role in (demon, *minions))
    good = yield from blossom(town, (*plain, *strange), (demon, *minions), fixed)
    if any(ROLES[each].doubles for each in company):
        good = yield from double(town, good)
    bag = (*good, *((demon,) * rulers), *minions)
    loans: list[tuple[RoleId, RoleId]] = []
    for role in bag:
        if ROLES[role].borrow is not None and role in bag:
            lent, bag = yield from graft(town, role, bag)
            loans += [(role, lent)] if lent is not None else []
    tokens: list[RoleId] = []
    bag, believed = yield from bloom_unawares(town, bag)
    for role in bag:
        token = role
        if town.believes(role):
            token = believed.get(role) or (yield from _token(town, role, (*bag, *tokens)))
        tokens.append(token)
    yield from lay_out(town, bag, tuple(tokens), (demon,) if ROLES[demon].adrift else (), loans)


def godless_bags(town: Town, players: int) -> tuple[int, ...]:
    """How many Outsiders there may be without any evil, where a role of the sheet allows for that."""
    if not customs_of(town.sheet).godless:
        return ()
    plain, strange = len(on_offer(town, TOWNSFOLK)), len(on_offer(town, OUTSIDER))
    return tuple(number for number in range(strange + 1) if 1 <= players - number <= plain)


def fill_without_evil(town: Town, base: Counts, numbers: tuple[int, ...]) -> Effect[None]:
    """Townsfolk and Outsiders only, in any numbers, and the one who says that there is no evil."""
    shifts = OneOf(tuple(number - base[1] for number in numbers), "number")
    shift = yield from decide(ask(town.storyteller, "outsider-shift", shifts, "C-149"))
    strange = yield from _pick(town, OUTSIDER, base[1] + shift, "C-134")
    plain = yield from _pick(town, TOWNSFOLK, sum(base) - len(strange) - 1, "C-133", strange)
    believer = next(id for id in on_offer(town, TOWNSFOLK) if ROLES[id].godless)
    bag = (believer, *plain, *strange)
    tokens: list[RoleId] = []
    for role in bag:
        tokens.append((yield from _token(town, role, (*bag, *tokens))))
    yield FillBag(bag, tuple(tokens))


def graft(
    town: Town, role: RoleId, bag: tuple[RoleId, ...]
) -> Effect[tuple[RoleId | None, tuple[RoleId, ...]]]:
    """Choose the ability that comes into play through a role, and do to the bag what its flower says."""
    borrow = ROLES[role].borrow
    offered = keep(borrow(town, bag) if borrow is not None else ())
    if not offered:
        return None, bag
    lent = yield from decide(ask(town.storyteller, "loan", OneOf(offered, "role"), "C-149", role=role))
    known = ROLES[lent]
    good = tuple(id for id in bag if ROLES[id].side == GOOD)
    evil = tuple(id for id in bag if ROLES[id].side != GOOD)
    if lent in ROLES[role].fetches and lent not in evil:
        others = tuple(id for id in evil if ROLES[id].type == MINION and id != role)
        if others:
            asked = ask(town.storyteller, "make-room", OneOf(others, "role"), "C-149", role=lent)
            gone = yield from decide(asked)
            evil = (*(id for id in evil if id != gone), lent)
    for guest in known.brings:
        if guest in town.sheet and guest not in good:
            good = yield from make_room(town, good, guest, (role, *known.brings))
    if known.outsiders:
        good = yield from shift_outsiders(town, good, evil, lent, known.outsiders, (role,))
    if known.recount is not None and next(iter(known.recount((1, 0, 0, 1))))[3] == 0:
        good, evil = yield from without_demon(town, good, evil)
    return lent, (*good, *evil)


def without_demon(
    town: Town, good: tuple[RoleId, ...], evil: tuple[RoleId, ...]
) -> Effect[tuple[tuple[RoleId, ...], tuple[RoleId, ...]]]:
    """The Demon stays in the box, and a Townsfolk comes in its place."""
    free = tuple(id for id in on_offer(town, TOWNSFOLK) if id not in good)
    demons = tuple(id for id in evil if ROLES[id].type == DEMON)
    if len(free) < len(demons):
        return good, evil
    several = Some(free, len(demons), len(demons), "role")
    new = yield from decide(ask(town.storyteller, "pick-townsfolk", several, "C-149"))
    return (*good, *new), tuple(id for id in evil if id not in demons)


def shift_outsiders(
    town: Town,
    good: tuple[RoleId, ...],
    evil: Sequence[RoleId],
    role: RoleId,
    shifts: Sequence[int],
    stay: Sequence[RoleId],
) -> Effect[tuple[RoleId, ...]]:
    """As many Outsiders more or fewer as a flower says, as far as the sheet goes."""
    spare = sum(ROLES[id].type == TOWNSFOLK and id not in stay for id in good)
    most = keep(min(len(may_be_added(town, (*good, *evil))), spare))
    townsfolk = [id for id in on_offer(town, TOWNSFOLK) if id not in good]
    fewest = -min(len(townsfolk), sum(ROLES[id].type == OUTSIDER for id in good))
    possible = OneOf(tuple(dict.fromkeys(max(fewest, min(most, shift)) for shift in shifts)), "number")
    shift = yield from decide(ask(town.storyteller, "outsider-shift", possible, "C-149", role=role))
    for _ in range(max(0, shift)):
        among = OneOf(keep(may_be_added(town, (*good, *evil))), "role")
        guest = yield from decide(ask(town.storyteller, "added-outsider", among, "C-149", role=role))
        good = yield from make_room(town, good, guest, stay)
    for _ in range(max(0, -shift)):
        strange = OneOf(tuple(dict.fromkeys(id for id in good if ROLES[id].type == OUTSIDER)), "role")
        gone = yield from decide(ask(town.storyteller, "removed-outsider", strange, "C-149", role=role))
        plain = OneOf(tuple(id for id in on_offer(town, TOWNSFOLK) if id not in good), "role")
        new = yield from decide(ask(town.storyteller, "added-townsfolk", plain, "C-149", role=role))
        place = good.index(gone)
        good = (*good[:place], *good[place + 1 :], new)
    return good


def feasible(town: Town, evil: Sequence[RoleId], base: Counts) -> dict[int, Counts]:
    """By how many the Outsiders may change, with what follows; only as far as the sheet goes."""
    plain = len(to_choose(town, TOWNSFOLK))
    strange = len(on_offer(town, OUTSIDER))
    wanted = allowed_counts(evil, base, floor=False, homemade=town.homemade)
    fitting = [counts for counts in wanted if counts[0] <= plain and counts[1] <= strange]
    found = {}
    for townsfolk, outsiders, minions, demons in fitting or allowed_counts(
        evil, base, homemade=town.homemade
    ):
        over = max(0, outsiders - strange) - max(0, townsfolk - plain)
        found[outsiders - over - base[1]] = (townsfolk + over, outsiders - over, minions, demons)
    return found


def blossom(
    town: Town, good: tuple[RoleId, ...], evil: Sequence[RoleId], fixed: bool
) -> Effect[tuple[RoleId, ...]]:
    """What good roles change: whom they bring along, Outsiders more or fewer, others of the same."""
    for role in good:
        known = ROLES[role]
        if not (known.brings or known.outsiders or known.copies or town.homemade):
            continue
        good = yield from flower(town, role, good, evil, fixed)
        copies = copies_of(role, town.homemade)
        if copies and good.count(role) == 1:
            spare = sum(ROLES[id].type == TOWNSFOLK and id != role for id in good)
            number = OneOf(tuple(range(min(copies, spare) + 1)), "number")
            for _ in range((yield from decide(ask(town.storyteller, "copies", number, "C-149", role=role)))):
                good = yield from make_room(town, good, role, (role,))
    return good


def flower(
    town: Town, role: RoleId, good: tuple[RoleId, ...], evil: Sequence[RoleId], fixed: bool
) -> Effect[tuple[RoleId, ...]]:
    """Whom a good role brings along, and how it changes the Outsiders."""
    known = ROLES[role]
    for guest in known.brings:
        if guest in town.sheet and guest not in good:
            good = yield from make_room(town, good, guest, (role, *known.brings))
    written = town.written(role) if town.homemade else None
    shifts = known.outsiders or (written.outsiders if written else ())
    if shifts and not fixed:
        good = yield from shift_outsiders(town, good, evil, role, shifts, (role,))
    return good


def bloom_unawares(
    town: Town, bag: tuple[RoleId, ...]
) -> Effect[tuple[tuple[RoleId, ...], dict[RoleId, RoleId]]]:
    """By jinxes the flower of a role changes the bag, though somebody only believes to be it."""
    believed: dict[RoleId, RoleId] = {}
    flowers = [role for each in jinxes_of(town.sheet) if each.blooms for role in each.roles]
    for role in bag if flowers else ():
        if role not in flowers or not town.believes(role):
            continue
        token = believed[role] = yield from _token(town, role, bag)
        if blooms(town.sheet, role, token):
            good = tuple(id for id in bag if ROLES[id].side == GOOD)
            evil = tuple(id for id in bag if ROLES[id].side != GOOD)
            bag = (*(yield from flower(town, token, good, evil, False)), *evil)
    return bag, believed


def double(town: Town, good: tuple[RoleId, ...]) -> Effect[tuple[RoleId, ...]]:
    """Copies of good roles in the place of Townsfolk, as many as the Storyteller likes."""
    for _ in range(len(good)):
        among: tuple[RoleId | None, ...] = (*dict.fromkeys(good), None)
        role = yield from ask(town.storyteller, "doubled", OneOf(among, "role"), "C-149")
        if role is None:
            break
        good = yield from make_room(town, good, role, (role,))
    return good


def may_be_added(town: Town, bag: Sequence[RoleId]) -> tuple[RoleId, ...]:
    """The Outsiders that can come into the bag beside what is in it."""
    free = (id for id in on_offer(town, OUTSIDER) if id not in bag)
    return tuple(id for id in free if shunned_by(id).isdisjoint(bag))


def make_room(
    town: Town, good: tuple[RoleId, ...], guest: RoleId, stay: Sequence[RoleId]
) -> Effect[tuple[RoleId, ...]]:
    """A role comes into the bag in the place of a Townsfolk that nobody needs there."""
    needed = {other for role in good for other in (*ROLES[role].brings, *stay)}
    spare = tuple(dict.fromkeys(id for id in good if ROLES[id].type == TOWNSFOLK and id not in needed))
    if not spare:
        return good
    gone = yield from decide(ask(town.storyteller, "make-room", OneOf(spare, "role"), "C-149", role=guest))
    left = list(good)
    left.remove(gone)
    return (*left, guest)


def _pick(
    town: Town, type: TypeId, count: int, rule: str, beside: Sequence[RoleId] = ()
) -> Effect[tuple[RoleId, ...]]:
    if count == 0:
        return ()
    sheet = to_choose(town, type)
    free = sheet
    if jinxes_of(town.sheet):
        free = tuple(id for id in sheet if shunned_by(id).isdisjoint(beside))
    among = free if len(free) >= count else sheet
    if len(among) == count:
        return among
    return (yield from ask(town.storyteller, f"pick-{type}", Some(among, count, count, "role"), rule))


def _token(town: Town, role: RoleId, taken: Sequence[RoleId]) -> Effect[RoleId]:
    """The token that is drawn for a role: its own, or one of those it is made to believe in."""
    believed = town.believes(role)
    if not believed:
        return role
    sheet = town.on_sheet(*believed)
    free = tuple(id for id in sheet if id not in taken or ROLES[id].type == DEMON) or sheet
    return (yield from decide(ask(town.storyteller, "pick-token", OneOf(free, "role"), "C-153", role=role)))


def draw(town: Town) -> Effect[tuple[RoleId, ...]]:
    """What was drawn from a real bag, in the order of the chairs; nothing where chance draws."""
    handed = keep(town.by_hand)
    for me in keep(tuple(town.attending(hands_out))):
        handed = (yield from call(hands_out[me.role], me)) or handed
    if not handed:
        return ()
    left = keep(town.bag)
    drawn: list[RoleId] = []
    for seat in keep(town.citizens()):
        among = list(left)
        for role in drawn:
            if role in among:
                among.remove(role)
        if among:
            choice = OneOf(tuple(dict.fromkeys(among)), "role")
            drawn.append((yield from decide(ask(town.storyteller, "drew", choice, "C-158", seat=seat))))
    return tuple(drawn)


def after_the_deal(town: Town) -> Effect[None]:
    """Planned sides, the Demon for evil Travellers, and what abilities fix before the first night."""
    if town.plan and not town.by_lot:
        for seat, entry in zip(town.players(), map(prepared, town.plan), strict=True):
            if ROLES[entry.role].type != TRAVELLER and entry.side != ROLES[entry.role].side:
                yield TurnSide(seat, entry.side)
                yield Notify(seat)
    for seat in keep(tuple(sorted([seat for seat, _ in town.guests()]))):
        yield call(tell_traveller, seat)
    for seat in keep(tuple([seat for seat in town.players() if town.grimoire[seat].role in on_arrival])):
        yield from arrive(town, keep(Ability(seat, town.grimoire[seat].role)))
