"""The commands: the only code that changes a Hunt. Each tells what it did to those who may know."""

from nightbell.engine import ALL, Command
from nightbell.games.whispers import events as ev
from nightbell.games.whispers.content import ITEMS, KILLERS
from nightbell.games.whispers.maps import Passage, Place
from nightbell.games.whispers.state import (
    DEAD,
    FEAR_LIMIT,
    HAND_LIMIT,
    MOST_CORES,
    REPAIRED,
    TOP_LEVEL,
    Clue,
    Hunt,
    Victim,
)


def without(items: tuple[str, ...], item: str) -> tuple[str, ...]:
    """One copy fewer."""
    spot = items.index(item)
    return items[:spot] + items[spot + 1 :]


def _minus(names: tuple[Victim, ...], name: Victim) -> tuple[Victim, ...]:
    return tuple(each for each in names if each != name)


# ---- time


class Enter(Command[Hunt, str], frozen=True):
    """The next phase of the round begins."""

    phase: str

    def carry_out(self, hunt: Hunt) -> str:
        hunt.phase = self.phase
        hunt.emit(ev.PhaseBegan(ev.PhaseId(self.phase), hunt.round))
        return self.phase


class BeginVictimsTurn(Command[Hunt, None], frozen=True):
    def carry_out(self, hunt: Hunt) -> None:
        """Old noise goes, what lasted a turn ends, everybody in the house is to act."""
        hunt.round += 1
        hunt.phase = "start"
        hunt.noise = hunt.heard = ()
        hunt.drowned = hunt.repaired = False
        hunt.today = hunt.acted = hunt.busied = hunt.stilled = hunt.netted = ()
        hunt.halted = ()
        hunt.left = hunt.present
        hunt.clues.append(Clue("turn", passages=hunt.barricades))
        hunt.emit(ev.PhaseBegan(ev.PhaseId("start"), hunt.round))
        if hunt.options.separate_ways:
            hunt.emit(ev.FirstPlayer(hunt.victims[hunt.first_player]))


class BeginKillerTurn(Command[Hunt, str], frozen=True):
    def carry_out(self, hunt: Hunt) -> str:
        hunt.phase = "reveal" if hunt.hidden else "killer"
        hunt.met = hunt.revealed = hunt.tunnelled = False
        hunt.basic_left = 2
        hunt.emit(ev.PhaseBegan(ev.PhaseId(hunt.phase), hunt.round))
        return hunt.phase


class EndKillerTurn(Command[Hunt, str], frozen=True):
    def carry_out(self, hunt: Hunt) -> str:
        hunt.fury, hunt.fury_next = hunt.fury_next, 0
        hunt.met_last = hunt.met
        hunt.phase = "over"
        if hunt.options.separate_ways:
            hunt.first_player = (hunt.first_player + 1) % len(hunt.victims)
        return hunt.phase


class Finish(Command[Hunt, None], frozen=True):
    outcome: str

    def carry_out(self, hunt: Hunt) -> None:
        hunt.outcome = self.outcome


class RescueComesNearer(Command[Hunt, int], frozen=True):
    def carry_out(self, hunt: Hunt) -> int:
        assert hunt.rescue is not None
        hunt.rescue -= 1
        hunt.emit(ev.RescueNearer(hunt.rescue), ALL if hunt.options.rescue_visible else hunt.to_victims)
        return hunt.rescue


class UseUp(Command[Hunt, None], frozen=True):
    """An ability that works once a game."""

    ability: str

    def carry_out(self, hunt: Hunt) -> None:
        hunt.spent = (*hunt.spent, self.ability)


class UseToday(Command[Hunt, None], frozen=True):
    """An ability that works once a turn."""

    ability: str

    def carry_out(self, hunt: Hunt) -> None:
        hunt.today = (*hunt.today, self.ability)


# ---- the victims' turn


class Activate(Command[Hunt, None], frozen=True):
    victim: Victim

    def carry_out(self, hunt: Hunt) -> None:
        hunt.acting = self.victim
        hunt.emit(ev.VictimActs(self.victim), hunt.to_victims)


class TakeAction(Command[Hunt, None], frozen=True):
    """One of the six is used."""

    victim: Victim

    def carry_out(self, hunt: Hunt) -> None:
        hunt.acted = (*hunt.acted, self.victim)


class Busy(Command[Hunt, None], frozen=True):
    """An additional action or a trade."""

    victim: Victim

    def carry_out(self, hunt: Hunt) -> None:
        hunt.busied = (*hunt.busied, self.victim)


class TellDeed(Command[Hunt, None], frozen=True):
    victim: Victim
    deed: str

    def carry_out(self, hunt: Hunt) -> None:
        hunt.emit(ev.DeedDone(self.victim, ev.DeedId(self.deed)), hunt.to_victims)


class EndActivation(Command[Hunt, None], frozen=True):
    victim: Victim

    def carry_out(self, hunt: Hunt) -> None:
        hunt.left = _minus(hunt.left, self.victim)
        hunt.acting = None


class PutVictim(Command[Hunt, bool], frozen=True):
    """Put a victim somewhere, by whatever way it went. True: it could go on from there."""

    victim: Victim
    place: Place

    def carry_out(self, hunt: Hunt) -> bool:
        start = hunt.where[self.victim]
        hunt.where[self.victim] = self.place
        hunt.emit(ev.Walked(self.victim, start, self.place), hunt.to_victims)
        return True


class MakeNoise(Command[Hunt, None], frozen=True):
    """One token for a place is enough."""

    place: Place

    def carry_out(self, hunt: Hunt) -> None:
        if self.place not in hunt.noise:
            hunt.noise = (*hunt.noise, self.place)
        hunt.emit(ev.NoiseMade(self.place), hunt.to_victims)


class Drown(Command[Hunt, None], frozen=True):
    """The firecracker."""

    def carry_out(self, hunt: Hunt) -> None:
        hunt.drowned = True


class ReportNoise(Command[Hunt, None], frozen=True):
    """The killer hears which places are noisy: no names, no causes, no order."""

    def carry_out(self, hunt: Hunt) -> None:
        places = hunt.board.places
        hunt.heard = places if hunt.drowned else tuple(place for place in places if place in hunt.noise)
        hunt.clues.append(Clue("noise", hunt.heard))
        if hunt.drowned:
            hunt.emit(ev.FirecrackerHeard())
        elif hunt.heard:
            hunt.emit(ev.NoiseReported(hunt.heard))
        else:
            hunt.emit(ev.Silence())


class DrawItem(Command[Hunt, str], frozen=True):
    """The top card of a deck, seen by the victims."""

    victim: Victim
    deck: str

    def carry_out(self, hunt: Hunt) -> str:
        item = (hunt.search_deck if self.deck == "search" else hunt.equipment_deck).pop()
        hunt.emit(ev.ItemDrawn(self.victim, ev.ItemId(item)), hunt.to_victims)
        return item


class DrawEquipment(Command[Hunt, tuple[str, ...]], frozen=True):
    """Two cards of the equipment deck, or the last one."""

    victim: Victim

    def carry_out(self, hunt: Hunt) -> tuple[str, ...]:
        deck = hunt.equipment_deck
        drawn = tuple(deck.pop() for _ in range(min(2, len(deck))))
        for item in drawn:
            hunt.emit(ev.ItemDrawn(self.victim, ev.ItemId(item)), hunt.to_victims)
        return drawn


class TakeFromBottom(Command[Hunt, str], frozen=True):
    """The last card of the search deck."""

    victim: Victim

    def carry_out(self, hunt: Hunt) -> str:
        item = hunt.search_deck.pop(0)
        hunt.emit(ev.ItemDrawn(self.victim, ev.ItemId(item)), hunt.to_victims)
        return item


class PutBack(Command[Hunt, None], frozen=True):
    """On top of the search deck again."""

    item: str

    def carry_out(self, hunt: Hunt) -> None:
        hunt.search_deck.append(self.item)


class KeepItem(Command[Hunt, bool], frozen=True):
    """Into the bag, or with a key to the stand (in Separate Ways a ring). True if the bag is too full."""

    victim: Victim
    item: str

    def carry_out(self, hunt: Hunt) -> bool:
        victim, item = self.victim, self.item
        if item == "key":
            if hunt.options.separate_ways:
                hunt.rings[victim] += 1
                hunt.emit(ev.OwnKeyFound(victim, hunt.rings[victim]))
            else:
                hunt.keys += 1
                hunt.emit(ev.KeyFound(hunt.keys))
            hunt.learn("key")
            return False
        hunt.bag[victim] = (*hunt.bag[victim], item)
        hunt.emit(ev.ItemKept(victim, ev.ItemId(item)), hunt.to_victims)
        return len(hunt.bag[victim]) > hunt.slots(victim)


class TossItem(Command[Hunt, None], frozen=True):
    """A drawn card that nobody keeps."""

    victim: Victim
    item: str

    def carry_out(self, hunt: Hunt) -> None:
        hunt.used_items.append(self.item)
        hunt.emit(ev.ItemDropped(self.victim, ev.ItemId(self.item)), hunt.to_victims)


class DropItem(Command[Hunt, None], frozen=True):
    """Out of the bag onto the discard pile."""

    victim: Victim
    item: str

    def carry_out(self, hunt: Hunt) -> None:
        hunt.bag[self.victim] = without(hunt.bag[self.victim], self.item)
        hunt.used_items.append(self.item)
        hunt.emit(ev.ItemDropped(self.victim, ev.ItemId(self.item)), hunt.to_victims)


class Salvage(Command[Hunt, None], frozen=True):
    """Back from the discard pile into a bag."""

    victim: Victim
    item: str

    def carry_out(self, hunt: Hunt) -> None:
        hunt.used_items.remove(self.item)
        hunt.bag[self.victim] = (*hunt.bag[self.victim], self.item)
        hunt.emit(ev.ItemKept(self.victim, ev.ItemId(self.item)), hunt.to_victims)


class PassItem(Command[Hunt, None], frozen=True):
    """From one bag, ring or body to another; only the victims see it."""

    victim: Victim
    to: Victim
    item: str

    def carry_out(self, hunt: Hunt) -> None:
        if self.item == "key":
            hunt.rings[self.victim] -= 1
            hunt.rings[self.to] += 1
        else:
            hunt.bag[self.victim] = without(hunt.bag[self.victim], self.item)
            hunt.bag[self.to] = (*hunt.bag[self.to], self.item)
        hunt.emit(ev.ItemPassed(self.victim, self.to, ev.ItemId(self.item)), hunt.to_victims)


class OpenChest(Command[Hunt, str], frozen=True):
    """The Werewolf's house hides silver; the empty chest is plain to see."""

    place: Place

    def carry_out(self, hunt: Hunt) -> str:
        hunt.chests = tuple(place for place in hunt.chests if place != self.place)
        hunt.learn("stirred", (self.place,))
        hunt.emit(ev.ChestOpened(self.place))
        return hunt.silver.pop()


class Mend(Command[Hunt, int], frozen=True):
    """Progress on the transmitter; gives how much was gained. The fifth step calls the rescue."""

    victim: Victim
    amount: int

    def carry_out(self, hunt: Hunt) -> int:
        gained = min(self.amount, REPAIRED - hunt.repair)
        hunt.repair += gained
        hunt.repaired = True
        hunt.emit(ev.Repaired(self.victim, hunt.repair), hunt.to_victims)
        if hunt.repair == REPAIRED and hunt.rescue is None:
            hunt.rescue = hunt.options.rescue_cells
            hunt.emit(ev.RescueCalled(hunt.rescue), ALL if hunt.options.rescue_visible else hunt.to_victims)
        return gained


class SetTrap(Command[Hunt, None], frozen=True):
    """There is one trap token; setting it again moves it."""

    place: Place

    def carry_out(self, hunt: Hunt) -> None:
        hunt.trap = self.place
        hunt.emit(ev.TrapSet(self.place), hunt.to_victims)


class SnapTrap(Command[Hunt, None], frozen=True):
    def carry_out(self, hunt: Hunt) -> None:
        assert hunt.trap is not None
        hunt.emit(ev.TrapSnapped(hunt.trap))
        hunt.trap = None


class SetMarker(Command[Hunt, None], frozen=True):
    place: Place

    def carry_out(self, hunt: Hunt) -> None:
        hunt.marker = self.place
        hunt.emit(ev.MarkerPlaced(self.place), hunt.to_victims)


class EmptyFirstAid(Command[Hunt, None], frozen=True):
    def carry_out(self, hunt: Hunt) -> None:
        hunt.first_aid = False


class WakeGallery(Command[Hunt, None], frozen=True):
    victim: Victim

    def carry_out(self, hunt: Hunt) -> None:
        hunt.gallery_woken = True
        place = hunt.where[self.victim]
        hunt.learn("seen", (place,), (self.victim,))
        hunt.emit(ev.GalleryWoke(self.victim, place))


class DropPortcullis(Command[Hunt, None], frozen=True):
    place: Place
    other: Place

    def carry_out(self, hunt: Hunt) -> None:
        hunt.portcullis = (self.place, self.other)
        lever = hunt.board.lever
        assert lever is not None
        hunt.learn("stirred", (lever,))
        hunt.emit(ev.PortcullisDropped(self.place, self.other))


class Halt(Command[Hunt, None], frozen=True):
    """A statue is held still; which one is public, by whom is not."""

    victim: Victim
    statue: int

    def carry_out(self, hunt: Hunt) -> None:
        hunt.halted = tuple(sorted({*hunt.halted, self.statue}))
        hunt.stilled = (*hunt.stilled, self.victim)
        hunt.learn("stirred", (hunt.figures[self.statue],))
        hunt.emit(ev.StatueHalted(self.statue + 1))


class RemoveCore(Command[Hunt, None], frozen=True):
    place: Place
    by_victim: bool

    def carry_out(self, hunt: Hunt) -> None:
        hunt.cores = tuple(place for place in hunt.cores if place != self.place)
        if self.by_victim:
            hunt.learn("stirred", (self.place,))
        hunt.emit(ev.CoreRemoved(self.place))


class TakeNote(Command[Hunt, None], frozen=True):
    note: str

    def carry_out(self, hunt: Hunt) -> None:
        hunt.notes = (*hunt.notes, self.note)
        hunt.notes_left = without(hunt.notes_left, self.note)
        hunt.emit(ev.NoteTaken(Victim("george"), ev.NoteId(self.note)), hunt.to_victims)


class SpendNote(Command[Hunt, None], frozen=True):
    note: str

    def carry_out(self, hunt: Hunt) -> None:
        hunt.notes = without(hunt.notes, self.note)


# ---- fear, wounds, escape


class AddFear(Command[Hunt, bool], frozen=True):
    """A fear token. A third one is not placed: the victim cries out, and False comes back."""

    victim: Victim

    def carry_out(self, hunt: Hunt) -> bool:
        victim = self.victim
        if hunt.fear[victim] < FEAR_LIMIT:
            hunt.fear[victim] += 1
            hunt.emit(ev.Frightened(victim, hunt.fear[victim]))
            return True
        place = hunt.where[victim]
        if place not in hunt.noise:
            hunt.noise = (*hunt.noise, place)
        if place not in hunt.heard and hunt.phase not in ("start", "actions", "equipment", "plan"):
            hunt.heard = tuple(spot for spot in hunt.board.places if spot in hunt.heard or spot == place)
        hunt.learn("seen", (place,), (victim,))
        hunt.emit(ev.CriedOut(victim, place))
        return False


class RemoveFear(Command[Hunt, None], frozen=True):
    victim: Victim
    amount: int = FEAR_LIMIT

    def carry_out(self, hunt: Hunt) -> None:
        before = hunt.fear[self.victim]
        hunt.fear[self.victim] = max(0, before - self.amount)
        if before:
            hunt.emit(ev.Calmed(self.victim, hunt.fear[self.victim]))


class Encourage(Command[Hunt, None], frozen=True):
    victim: Victim

    def carry_out(self, hunt: Hunt) -> None:
        if self.victim not in hunt.encouraged:
            hunt.encouraged = (*hunt.encouraged, self.victim)
        hunt.emit(ev.Encouraged(self.victim))


class SpendEncouragement(Command[Hunt, None], frozen=True):
    victim: Victim

    def carry_out(self, hunt: Hunt) -> None:
        hunt.encouraged = _minus(hunt.encouraged, self.victim)
        hunt.emit(ev.EncouragementSpent(self.victim))


class AddWound(Command[Hunt, bool], frozen=True):
    """True if this wound kills."""

    victim: Victim
    fatal: bool = False

    def carry_out(self, hunt: Hunt) -> bool:
        victim = self.victim
        hunt.wounds[victim] = DEAD if self.fatal else hunt.wounds[victim] + 1
        if hunt.wounds[victim] < DEAD:
            hunt.emit(ev.Wounded(victim))
            return False
        hunt.emit(ev.Killed(victim))
        if not hunt.options.separate_ways:
            hunt.outcome = "killer-kill"
        return True


class LeaveBody(Command[Hunt, None], frozen=True):
    """In Separate Ways the dead leave the hunt, and what they carried lies where they fell."""

    victim: Victim

    def carry_out(self, hunt: Hunt) -> None:
        victim = self.victim
        hunt.bodies[victim] = hunt.where.pop(victim)
        hunt.left = _minus(hunt.left, victim)
        hunt.unattacked = _minus(hunt.unattacked, victim)


class ShowAmulet(Command[Hunt, None], frozen=True):
    victim: Victim

    def carry_out(self, hunt: Hunt) -> None:
        hunt.bag[self.victim] = without(hunt.bag[self.victim], "amulet")
        hunt.used_items.append("amulet")
        hunt.emit(ev.WoundPrevented(self.victim, ev.ItemId("amulet")))


class MissWound(Command[Hunt, None], frozen=True):
    """Dylan's first wound."""

    victim: Victim

    def carry_out(self, hunt: Hunt) -> None:
        hunt.spent = (*hunt.spent, "dylan")
        hunt.emit(ev.WoundMissed(self.victim))


class Heal(Command[Hunt, None], frozen=True):
    victim: Victim

    def carry_out(self, hunt: Hunt) -> None:
        hunt.wounds[self.victim] = 0
        hunt.emit(ev.Healed(self.victim))


class Escape(Command[Hunt, None], frozen=True):
    victim: Victim

    def carry_out(self, hunt: Hunt) -> None:
        del hunt.where[self.victim]
        hunt.escaped = (*hunt.escaped, self.victim)
        hunt.left = _minus(hunt.left, self.victim)
        hunt.emit(ev.Escaped(self.victim))


# ---- barricades


class Bar(Command[Hunt, None], frozen=True):
    """A barricade token on a door; both ends are told."""

    place: Place
    other: Place

    def carry_out(self, hunt: Hunt) -> None:
        door = (self.place, self.other)
        hunt.barricades = tuple(each for each in hunt.board.doors if each == door or each in hunt.barricades)
        hunt.clues.append(Clue("barred", passages=(door,)))
        hunt.emit(ev.BarricadePlaced(self.place, self.other))


class Unbar(Command[Hunt, None], frozen=True):
    place: Place
    other: Place
    by_victim: bool = False

    def carry_out(self, hunt: Hunt) -> None:
        door = (self.place, self.other)
        hunt.barricades = tuple(each for each in hunt.barricades if each != door)
        hunt.clues.append(Clue("unbarred", amount=int(self.by_victim), passages=(door,)))
        hunt.emit(ev.BarricadeRemoved(self.place, self.other))


def unbar(door: Passage, by_victim: bool = False) -> Unbar:
    return Unbar(door[0], door[1], by_victim)


# ---- the killer


class Stride(Command[Hunt, bool], frozen=True):
    """An open step of one figure, announced; a barricade in the way is taken off first. True if one was."""

    place: Place
    piece: int = 0

    def carry_out(self, hunt: Hunt) -> bool:
        start, place = hunt.figures[self.piece], self.place
        passage = hunt.board.passage(start, place)
        broken = passage in hunt.barricades
        if broken:
            Unbar(*passage).carry_out(hunt)
        if passage == hunt.portcullis:
            hunt.portcullis = None
            hunt.emit(ev.PortcullisRaised(*passage))
        if place in hunt.board.secret_ends[start] and place not in hunt.board.neighbours[start]:
            hunt.tunnelled = True
        figures = list(hunt.figures)
        figures[self.piece] = place
        hunt.figures = tuple(figures)
        if len(figures) == 1:
            hunt.last_seen = place
            hunt.emit(ev.KillerMoved(start, place))
        else:
            hunt.emit(ev.StatueMoved(self.piece + 1, start, place))
        return broken


class Appear(Command[Hunt, None], frozen=True):
    """Move openly without a path (Convergence)."""

    place: Place

    def carry_out(self, hunt: Hunt) -> None:
        start = hunt.at
        hunt.figures = (self.place,)
        hunt.last_seen = self.place
        hunt.emit(ev.KillerMoved(start, self.place))


class Hide(Command[Hunt, None], frozen=True):
    """The victims keep only the last place where they saw him, and the places he may have reached."""

    card: str
    shadow: tuple[Place, ...]

    def carry_out(self, hunt: Hunt) -> None:
        hunt.hidden = True
        hunt.last_seen = hunt.at
        hunt.shadow = self.shadow
        hunt.on_reveal = self.card
        hunt.emit(ev.KillerVanished(hunt.last_seen))


class Creep(Command[Hunt, None], frozen=True):
    place: Place

    def carry_out(self, hunt: Hunt) -> None:
        hunt.figures = (self.place,)
        hunt.emit(ev.KillerCrept(self.place), hunt.to_killer)


class Reveal(Command[Hunt, str | None], frozen=True):
    """Gives the card whose reveal effects are now due."""

    def carry_out(self, hunt: Hunt) -> str | None:
        hunt.hidden, hunt.shadow = False, ()
        hunt.revealed = True
        hunt.last_seen = hunt.at
        card, hunt.on_reveal = hunt.on_reveal, None
        hunt.emit(ev.KillerRevealed(hunt.at))
        return card


class Ask(Command[Hunt, tuple[Victim, ...]], frozen=True):
    """SENSE: who is there? Anna never answers."""

    places: tuple[Place, ...]

    def carry_out(self, hunt: Hunt) -> tuple[Victim, ...]:
        names = tuple(victim for victim in hunt.those_at(*self.places) if victim != "anna")
        hunt.learn("sensed", self.places, names)
        if names:
            hunt.emit(ev.KillerSensed(self.places, names))
        else:
            hunt.emit(ev.NobodySensed(self.places))
        return names


class TellPlace(Command[Hunt, Place], frozen=True):
    """Not a SENSE: Anna tells as well."""

    victim: Victim

    def carry_out(self, hunt: Hunt) -> Place:
        place = hunt.where[self.victim]
        hunt.learn("seen", (place,), (self.victim,))
        hunt.emit(ev.PlaceTold(self.victim, place))
        return place


class TellNotThere(Command[Hunt, None], frozen=True):
    """All who were asked by place and did not speak are elsewhere; Anna is no exception."""

    places: tuple[Place, ...]
    found: tuple[Victim, ...]

    def carry_out(self, hunt: Hunt) -> None:
        hunt.learn("searched", self.places, self.found)


class TellDistance(Command[Hunt, int], frozen=True):
    victim: Victim

    def carry_out(self, hunt: Hunt) -> int:
        distance = hunt.board.distance[hunt.at][hunt.where[self.victim]]
        hunt.learn("far", (hunt.at,), (self.victim,), distance)
        hunt.emit(ev.DistanceTold(self.victim, distance))
        return distance


class Look(Command[Hunt, tuple[Victim, ...]], frozen=True):
    """SEARCH: who shares this place? Everybody there is named."""

    place: Place

    def carry_out(self, hunt: Hunt) -> tuple[Victim, ...]:
        found = hunt.those_at(self.place)
        hunt.learn("searched", (self.place,), found)
        if found:
            hunt.emit(ev.KillerSearched(self.place, found))
        else:
            hunt.emit(ev.SearchedInVain(self.place))
        return found


class ShowCard(Command[Hunt, None], frozen=True):
    """A card is played: everybody sees it."""

    card: str
    kind: str

    def carry_out(self, hunt: Hunt) -> None:
        hunt.hand.remove(self.card)
        hunt.in_play = (*hunt.in_play, self.card)
        hunt.played = (*hunt.played, self.card)
        hunt.emit(ev.CardPlayed(ev.CardId(self.card), ev.KindId(self.kind)))


class Retire(Command[Hunt, None], frozen=True):
    """A card that has done its work goes onto the discard pile, after the cards that paid for it."""

    card: str

    def carry_out(self, hunt: Hunt) -> None:
        if self.card in hunt.in_play:
            hunt.in_play = without(hunt.in_play, self.card)
            hunt.discard.append(self.card)


class PutOnTop(Command[Hunt, None], frozen=True):
    """A card in play returns to the top of the deck."""

    card: str

    def carry_out(self, hunt: Hunt) -> None:
        hunt.in_play = without(hunt.in_play, self.card)
        hunt.deck.append(self.card)


class DiscardFromHand(Command[Hunt, None], frozen=True):
    card: str

    def carry_out(self, hunt: Hunt) -> None:
        hunt.hand.remove(self.card)
        hunt.discard.append(self.card)
        hunt.emit(ev.CardsDiscarded((ev.CardId(self.card),)), hunt.to_killer)


class TellPayment(Command[Hunt, None], frozen=True):
    count: int

    def carry_out(self, hunt: Hunt) -> None:
        hunt.emit(ev.CardsPaid(self.count), hunt.to_victims)


class TakeCards(Command[Hunt, int], frozen=True):
    """Cards from the deck into the hand until the deck is out; gives how many are still due.

    What is drawn beyond the limit goes straight onto the discard pile, unless it is ``loose``.
    """

    count: int
    loose: bool = False

    def carry_out(self, hunt: Hunt) -> int:
        hand, deck, due = hunt.hand, hunt.deck, self.count
        kept: list[ev.CardId] = []
        tossed: list[ev.CardId] = []
        while due and deck:
            card = deck.pop()
            due -= 1
            if self.loose or len(hand) < HAND_LIMIT:
                hand.append(card)
                kept.append(ev.CardId(card))
            else:
                hunt.discard.append(card)
                tossed.append(ev.CardId(card))
        if kept:
            hunt.emit(ev.CardsDrawn(tuple(kept)), hunt.to_killer)
        if tossed:
            hunt.emit(ev.CardsDiscarded(tuple(tossed)), hunt.to_killer)
        return due


class MillCards(Command[Hunt, int], frozen=True):
    """Cards from the top of the deck onto the discard pile; gives how many are still due."""

    count: int

    def carry_out(self, hunt: Hunt) -> int:
        deck, due = hunt.deck, self.count
        lost: list[ev.CardId] = []
        while due and deck:
            card = deck.pop()
            due -= 1
            hunt.discard.append(card)
            lost.append(ev.CardId(card))
        if lost:
            hunt.emit(ev.DeckMilled(len(lost)))
            hunt.emit(ev.CardsDiscarded(tuple(lost)), hunt.to_killer)
        return due


class Reshuffle(Command[Hunt, bool], frozen=True):
    """The discard pile becomes the deck; False if it is empty."""

    def carry_out(self, hunt: Hunt) -> bool:
        if not hunt.discard:
            return False
        hunt.deck = hunt.chance.shuffled("killer-deck", hunt.discard) + hunt.deck
        hunt.discard = []
        hunt.emit(ev.DeckShuffled())
        return True


class RaiseLevel(Command[Hunt, bool], frozen=True):
    """False at the top level. Self-challenge leaps from 2 over 3 to 4."""

    def carry_out(self, hunt: Hunt) -> bool:
        if hunt.level >= TOP_LEVEL:
            return False
        hunt.level += 1
        if hunt.level == 3 and hunt.has_killer_trait("self_challenge"):
            hunt.level = 4
        hunt.emit(ev.LevelRose(hunt.level, hunt.base_strength))
        return True


class Unlock(Command[Hunt, None], frozen=True):
    card: str

    def carry_out(self, hunt: Hunt) -> None:
        hunt.locked.remove(self.card)
        hunt.hand.append(self.card)
        hunt.emit(ev.CardUnlocked(ev.CardId(self.card)))


class TakeBack(Command[Hunt, None], frozen=True):
    """From the discard pile into the hand."""

    card: str

    def carry_out(self, hunt: Hunt) -> None:
        hunt.discard.remove(self.card)
        hunt.hand.append(self.card)
        hunt.emit(ev.CardsDrawn((ev.CardId(self.card),)), hunt.to_killer)


class RemoveFromGame(Command[Hunt, None], frozen=True):
    card: str

    def carry_out(self, hunt: Hunt) -> None:
        hunt.discard.remove(self.card)
        hunt.removed = (*hunt.removed, self.card)


class Rage(Command[Hunt, None], frozen=True):
    """More strength: ``attack``, ``turn``, ``next_turn`` (this turn and the next) or ``always``."""

    until: str
    amount: int

    def carry_out(self, hunt: Hunt) -> None:
        if self.until == "attack":
            hunt.attack_bonus += self.amount
        elif self.until == "turn":
            hunt.fury += self.amount
        elif self.until == "next_turn":
            hunt.fury += self.amount
            hunt.fury_next += self.amount
        else:
            hunt.growth += self.amount
        hunt.emit(ev.StrengthGrew(self.amount))


class MarkAttack(Command[Hunt, None], frozen=True):
    mark: str

    def carry_out(self, hunt: Hunt) -> None:
        hunt.attack_marks = (*hunt.attack_marks, self.mark)


class UseBasic(Command[Hunt, None], frozen=True):
    """One of the two basic actions, or all that is left."""

    count: int = 1

    def carry_out(self, hunt: Hunt) -> None:
        hunt.basic_left = max(0, hunt.basic_left - self.count)


class Expose(Command[Hunt, None], frozen=True):
    """The main figure acts before everybody's eyes."""

    def carry_out(self, hunt: Hunt) -> None:
        hunt.exposed = hunt.main


class ChooseMain(Command[Hunt, None], frozen=True):
    statue: int

    def carry_out(self, hunt: Hunt) -> None:
        hunt.main = self.statue
        hunt.exposed = None
        hunt.emit(ev.MainStatueChosen(self.statue + 1), hunt.to_killer)


class SetSnare(Command[Hunt, None], frozen=True):
    """Where is public, which kind is not."""

    place: Place
    snare: str

    def carry_out(self, hunt: Hunt) -> None:
        hunt.snares[self.place] = self.snare


class TakeSnares(Command[Hunt, None], frozen=True):
    def carry_out(self, hunt: Hunt) -> None:
        hunt.snares = {}


class TellSnares(Command[Hunt, None], frozen=True):
    def carry_out(self, hunt: Hunt) -> None:
        hunt.emit(ev.SnaresSet(tuple(place for place in hunt.board.places if place in hunt.snares)))


class SpringSnare(Command[Hunt, str], frozen=True):
    victim: Victim

    def carry_out(self, hunt: Hunt) -> str:
        place = hunt.where[self.victim]
        snare = hunt.snares.pop(place)
        hunt.learn("stirred", (place,))
        hunt.emit(ev.SnareSprung(place, ev.SnareId(snare)))
        if snare == "net":
            hunt.netted = (*hunt.netted, self.victim)
        return snare


class PlaceCore(Command[Hunt, None], frozen=True):
    place: Place

    def carry_out(self, hunt: Hunt) -> None:
        assert len(hunt.cores) < MOST_CORES
        hunt.cores = tuple(place for place in hunt.board.places if place in hunt.cores or place == self.place)
        hunt.emit(ev.CorePlaced(self.place))


class Evolve(Command[Hunt, None], frozen=True):
    evolution: str

    def carry_out(self, hunt: Hunt) -> None:
        hunt.evolutions = (*hunt.evolutions, self.evolution)
        hunt.emit(ev.EvolutionTaken(ev.EvolutionId(self.evolution)))


class Wait(Command[Hunt, None], frozen=True):
    """The skipped first turn."""

    def carry_out(self, hunt: Hunt) -> None:
        hunt.waits = False
        hunt.emit(ev.KillerWaits())


# ---- the encounter


class Meet(Command[Hunt, None], frozen=True):
    place: Place
    found: tuple[Victim, ...]

    def carry_out(self, hunt: Hunt) -> None:
        hunt.met = True
        hunt.unattacked = self.found
        hunt.emit(ev.EncounterBegan(self.place, self.found))


class CancelEncounter(Command[Hunt, None], frozen=True):
    place: Place

    def carry_out(self, hunt: Hunt) -> None:
        hunt.met = True
        hunt.emit(ev.EncounterCancelled(self.place))


class BeginAttack(Command[Hunt, None], frozen=True):
    number: int

    def carry_out(self, hunt: Hunt) -> None:
        hunt.attack_bonus = 0
        hunt.attack_marks = ()
        hunt.emit(ev.AttackBegan(self.number))


class Face(Command[Hunt, None], frozen=True):
    """The victims have chosen who defends."""

    victim: Victim

    def carry_out(self, hunt: Hunt) -> None:
        hunt.defender = self.victim
        hunt.unattacked = _minus(hunt.unattacked, self.victim)
        hunt.emit(ev.DefenderChosen(self.victim))


class UseItem(Command[Hunt, None], frozen=True):
    """An item in a defence, shown; what is not kept after use goes to the discard pile."""

    victim: Victim
    item: str

    def carry_out(self, hunt: Hunt) -> None:
        if not ITEMS[self.item].kept:
            hunt.bag[self.victim] = without(hunt.bag[self.victim], self.item)
            hunt.used_items.append(self.item)
        hunt.emit(ev.ItemUsed(self.victim, ev.ItemId(self.item)))


class Roll(Command[Hunt, tuple[int, ...]], frozen=True):
    """So many dice, thrown in the open."""

    victim: Victim
    dice: int

    def carry_out(self, hunt: Hunt) -> tuple[int, ...]:
        faces, chance = hunt.options.die_faces, hunt.chance
        rolled = tuple(int(faces[chance.below("dice", 6)]) for _ in range(self.dice))
        hunt.emit(ev.DiceRolled(self.victim, rolled))
        return rolled


class CountDefence(Command[Hunt, bool], frozen=True):
    """A total of at least the killer's strength repels the attack."""

    victim: Victim
    total: int
    lucky: bool = False

    def carry_out(self, hunt: Hunt) -> bool:
        repelled = self.lucky or self.total >= hunt.strength
        hunt.emit(ev.DefenceCounted(self.victim, self.total, hunt.strength, repelled))
        return repelled


class EndAttack(Command[Hunt, None], frozen=True):
    def carry_out(self, hunt: Hunt) -> None:
        hunt.attack_bonus = 0
        hunt.attack_marks = ()
        hunt.defender = None


class Part(Command[Hunt, None], frozen=True):
    """The encounter is over, and everybody who wished to has fled."""

    place: Place
    found: tuple[Victim, ...]

    def carry_out(self, hunt: Hunt) -> None:
        hunt.unattacked = ()
        hunt.learn("fled", (self.place,), self.found)
        hunt.emit(ev.EncounterEnded(self.place))
        if self.found:
            hunt.emit(ev.Fled(self.found))


# ---- variants and private notes


class TakeTrait(Command[Hunt, None], frozen=True):
    victim: Victim
    trait: str

    def carry_out(self, hunt: Hunt) -> None:
        hunt.traits[self.victim] = self.trait
        hunt.dealt = {who: cards for who, cards in hunt.dealt.items() if who != self.victim}
        if self.trait == "marksman" and "revolver" in hunt.equipment_deck:
            hunt.equipment_deck.remove("revolver")
            hunt.equipment_deck = hunt.chance.shuffled("equipment", hunt.equipment_deck)
            hunt.bag[self.victim] = (*hunt.bag[self.victim], "revolver")
        hunt.emit(ev.TraitTaken(self.victim, ev.TraitId(self.trait)), hunt.to_victims)


class TakeKillerTraits(Command[Hunt, None], frozen=True):
    traits: tuple[str, ...]

    def carry_out(self, hunt: Hunt) -> None:
        hunt.killer_traits = self.traits
        hunt.killer_dealt = ()
        if "lie_wait" in self.traits:
            hunt.level = 2
            hunt.waits = True
        for trait in self.traits:
            hunt.emit(ev.KillerTraitTaken(ev.TraitId(trait)))


class AdvancePlan(Command[Hunt, int], frozen=True):
    """One step further; working on the other plan starts that one from its beginning."""

    plan: str

    def carry_out(self, hunt: Hunt) -> int:
        hunt.plan_step = hunt.plan_step + 1 if hunt.plan == self.plan else 1
        hunt.plan = self.plan
        hunt.emit(ev.PlanAdvanced(ev.PlanId(self.plan), hunt.plan_step), hunt.to_victims)
        return hunt.plan_step


class FinishPlan(Command[Hunt, None], frozen=True):
    plan: str

    def carry_out(self, hunt: Hunt) -> None:
        hunt.plan_done = self.plan
        hunt.plan, hunt.plan_step, hunt.plans = None, 0, ()
        hunt.emit(ev.PlanFinished(ev.PlanId(self.plan)), hunt.to_victims)


class Guess(Command[Hunt, None], frozen=True):
    """A deduction token put down, or taken up if it lies there already. A note, nothing else."""

    victim: Victim
    place: Place

    def carry_out(self, hunt: Hunt) -> None:
        token = (str(self.victim), self.place)
        if token in hunt.guesses:
            hunt.guesses = tuple(each for each in hunt.guesses if each != token)
            hunt.emit(ev.GuessRemoved(self.victim, self.place), hunt.to_killer)
        else:
            hunt.guesses = (*hunt.guesses, token)
            hunt.emit(ev.GuessPlaced(self.victim, self.place), hunt.to_killer)


class GuessRepair(Command[Hunt, None], frozen=True):
    progress: int

    def carry_out(self, hunt: Hunt) -> None:
        hunt.repair_guess = self.progress
        hunt.emit(ev.RepairGuessed(self.progress), hunt.to_killer)


class Announce(Command[Hunt, None], frozen=True):
    """Who plays what, before the first turn."""

    def carry_out(self, hunt: Hunt) -> None:
        options = hunt.options
        hunt.emit(ev.HuntBegan(ev.KillerId(KILLERS[options.killer].id), ev.MapId(options.map), hunt.victims))
        for seat in hunt.victim_seats:
            mine = tuple(victim for victim in hunt.victims if hunt.owner[victim] == seat)
            hunt.emit(ev.SeatLeads(seat, mine))
        if hunt.plans:
            hunt.emit(ev.PlansDealt(tuple(ev.PlanId(plan) for plan in hunt.plans)), hunt.to_victims)
