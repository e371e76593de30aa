"""Items: drawn, kept, passed on, dropped, thrown away."""

from __future__ import annotations

from nightbell.engine import Command
from nightbell.games.whispers import events as ev
from nightbell.games.whispers.content import KEY
from nightbell.games.whispers.maps import Place
from nightbell.games.whispers.state import Hunt, Victim


def without(items: tuple[str, ...], item: str) -> tuple[str, ...]:
    """One copy fewer."""
    spot = items.index(item)
    return items[:spot] + items[spot + 1 :]


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


class FetchItem(Command[Hunt, None], frozen=True):
    """Out of the equipment deck, which is shuffled again, into a bag; nothing happens if it is not there."""

    victim: Victim
    item: str

    def carry_out(self, hunt: Hunt) -> None:
        if self.item in hunt.equipment_deck:
            hunt.equipment_deck.remove(self.item)
            hunt.equipment_deck = hunt.chance.shuffled("equipment", hunt.equipment_deck)
            hunt.bag[self.victim] = (*hunt.bag[self.victim], self.item)
            hunt.emit(ev.ItemKept(self.victim, ev.ItemId(self.item)), hunt.to_victims)


class PutBack(Command[Hunt, None], frozen=True):
    """On top of the search deck again."""

    item: str

    def carry_out(self, hunt: Hunt) -> None:
        hunt.search_deck.append(self.item)


class KeepItem(Command[Hunt, None], frozen=True):
    """Into the bag, or with a key to the stand. In Separate Ways it goes on a ring, and the killer hears that
    there is one more, not whose it is."""

    victim: Victim
    item: str

    def carry_out(self, hunt: Hunt) -> None:
        victim, item = self.victim, self.item
        if item == KEY:
            if hunt.options.separate_ways:
                hunt.rings[victim] += 1
                hunt.emit(ev.OwnKeyFound(victim, hunt.rings[victim]), hunt.to_victims)
                hunt.emit(ev.KeyFound(sum(hunt.rings.values())), hunt.to_killer)
            else:
                hunt.keys += 1
                hunt.emit(ev.KeyFound(hunt.keys))
            hunt.learn("key")
            return
        hunt.bag[victim] = (*hunt.bag[victim], item)
        hunt.emit(ev.ItemKept(victim, ev.ItemId(item)), hunt.to_victims)


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
        if self.item == KEY:
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
