"""Cards on the move: decks, hands, piles, discards, and events that stay."""

from __future__ import annotations

from typing import Final

from nightbell.engine import Command, Seat, only
from nightbell.games.betrayal import news
from nightbell.games.betrayal.atoms.clips import slide
from nightbell.games.betrayal.atoms.telling import being, judge
from nightbell.games.betrayal.cards.catalogue import CHIME, MEANT_TO_BE, card_key, card_of
from nightbell.games.betrayal.house import HOLDING, LIGHTS_OUT, NOWHERE, Figure, House
from nightbell.games.betrayal.traits import OMEN, ROOM, TRAITS, CardId, Deck, ExplorerId, RoomId

CANDLE: Final = CardId("candle")
GRAVE_DIRT: Final = CardId("grave-dirt")
MASK: Final = CardId("mask")
NO_CARD: Final = CardId("")
RESTRICTING: Final = (*HOLDING, LIGHTS_OUT, GRAVE_DIRT)
"""Lasting events of which whoever openly turns traitor is free."""


def leave_everything(house: House, me: Seat) -> None:
    """Drop all items, leave companions by the body and shed lasting events. Only atoms call this."""
    room = house.where[me]
    for card in house.hands[me]:
        sheet = card_of(card)
        house.rows.pop(card, None)
        if card == MASK:
            house.marks.pop("mask-worn", None)
        if sheet.companion:
            house.strays[card] = room
        elif sheet.item:
            pile(house, card, room)
    house.hands[me] = ()
    for event in house.kept[me]:
        house.discard.append(event)
    house.kept[me] = ()
    house.marks.pop(f"chime-{me}", None)


def pile(house: House, card: CardId, room: RoomId) -> None:
    """Lay a card on the floor of a room. Only atoms call this."""
    house.piles[room] = (*house.piles.get(room, ()), card)
    house.emit(news.Piled(card, room))


class Charm(Command[House, None]):
    """A card is used to bend a roll."""

    seat: Seat
    card: CardId

    def carry_out(self, house: House) -> None:
        house.done[card_key(self.card)] = 1
        house.emit(news.Charmed(self.seat, self.card))


class FateCome(Command[House, int]):
    """The total that It is Meant to Be recorded takes the place of a roll, as far as so many dice could show
    it."""

    seat: Seat
    dice: int

    def carry_out(self, house: House) -> int:
        house.kept[self.seat] = tuple(card for card in house.kept[self.seat] if card != MEANT_TO_BE)
        house.discard.append(MEANT_TO_BE)
        house.emit(news.EventEnds(self.seat, MEANT_TO_BE))
        total = house.marks.pop(f"fate-{self.seat}", 0)
        return min(total, 2 * self.dice)


class Peek(Command[House, tuple[str, ...]]):
    """A seat looks at the top of a stack."""

    seat: Seat
    deck: Deck
    count: int

    def carry_out(self, house: House) -> tuple[str, ...]:
        stack: list[str] = list(house.tiles) if self.deck == ROOM else list(house.decks[self.deck])
        top = tuple(stack[: self.count])
        if top:
            house.known_top[f"{self.seat} {self.deck}"] = top
        house.emit(news.Looked(self.seat, self.deck))
        rooms = tuple(RoomId(tile) for tile in top) if self.deck == ROOM else ()
        cards = () if self.deck == ROOM else tuple(CardId(card) for card in top)
        house.emit(news.Saw(self.deck, rooms, cards), only(self.seat))
        return top


class Reorder(Command[House, None]):
    """Put the top of a stack back in another order; only the one who does it knows which."""

    seat: Seat
    deck: Deck
    order: tuple[str, ...]

    def carry_out(self, house: House) -> None:
        size = len(self.order)
        if self.deck == ROOM:
            house.tiles[:size] = [RoomId(tile) for tile in self.order]
        else:
            house.decks[self.deck][:size] = [CardId(card) for card in self.order]
        forget(house, self.deck)
        house.known_top[f"{self.seat} {self.deck}"] = self.order


class Draw(Command[House, CardId]):
    """The top card of a deck; no card if the deck is empty. Omens are counted and their room remembered."""

    seat: Seat
    deck: Deck
    card: CardId = NO_CARD
    """A named card, taken out of the deck instead of the top one; the deck is then shuffled."""

    def carry_out(self, house: House) -> CardId:
        stack = house.decks[self.deck]
        if not stack:
            return NO_CARD
        if self.card:
            stack.remove(self.card)
            house.decks[self.deck] = house.chance.shuffled("decks", stack)
            forget(house, self.deck)
            card = self.card
        else:
            card = stack.pop(0)
            for key, top in list(house.known_top.items()):
                if key.endswith(self.deck):
                    house.known_top[key] = top[1:]
                    if not top[1:]:
                        del house.known_top[key]
        if self.deck == OMEN:
            house.omens_drawn += 1
            if not house.haunt:
                house.omen = card
                house.omen_room = house.where[self.seat]
            house.done["omen"] = 1
        house.emit(news.Drew(self.seat, self.deck, card))
        return card


def forget(house: House, deck: Deck) -> None:
    """A stack was shuffled: nobody knows its top any more. Only atoms call this."""
    for key in [key for key in house.known_top if key.endswith(deck)]:
        del house.known_top[key]


class Receive(Command[House, None]):
    seat: Seat
    card: CardId

    def carry_out(self, house: House) -> None:
        me, card = self.seat, self.card
        house.hands[me] = (*house.hands[me], card)
        house.strays.pop(card, None)
        house.emit(news.Got(me, card))
        sheet = card_of(card)
        if any(sheet.held):
            rows = [slide(house, me, trait, by) for trait, by in zip(TRAITS, sheet.held, strict=True)]
            house.rows[card] = (rows[0], rows[1], rows[2], rows[3])
            if sheet.item and any(by > 0 for by in rows):
                end_event(house, me, GRAVE_DIRT)
        if card == CANDLE:
            end_event(house, me, LIGHTS_OUT)
        if card in CHIME and all(part in house.hands[me] for part in CHIME) and not house.mark(f"chime-{me}"):
            house.marks[f"chime-{me}"] = 1
            for trait in TRAITS:
                slide(house, me, trait, 2)
        judge(house)


def end_event(house: House, me: Seat, event: CardId) -> None:
    """A lasting event is over. Only atoms call this."""
    if event in house.kept[me]:
        house.kept[me] = tuple(card for card in house.kept[me] if card != event)
        house.discard.append(event)
        house.emit(news.EventEnds(me, event))


def set_free(house: House, me: Seat) -> None:
    """A traitor whom everybody knows shakes off whatever a card holds against them. Only atoms call this."""
    for event in house.kept[me]:
        if event in RESTRICTING:
            end_event(house, me, event)
            house.marks.pop(f"{event}-{me}", None)


class Release(Command[House, None]):
    seat: Seat
    card: CardId

    def carry_out(self, house: House) -> None:
        me, card = self.seat, self.card
        house.hands[me] = tuple([held for held in house.hands[me] if held != card])
        house.emit(news.Parted(me, card))
        rows = house.rows.pop(card, None)
        sheet = card_of(card)
        if sheet.parting:
            for trait in TRAITS:
                slide(house, me, trait, -sheet.parting)
        elif rows:
            for trait, by in zip(TRAITS, rows, strict=True):
                slide(house, me, trait, -by)
        if card == MASK and house.marks.pop("mask-worn", 0):
            slide(house, me, TRAITS[2], 2)
            slide(house, me, TRAITS[3], -2)
        if card in CHIME and house.marks.get(f"chime-{me}") == 1:
            house.marks[f"chime-{me}"] = 2
            for trait in TRAITS:
                slide(house, me, trait, -2)


class ToDiscard(Command[House, None]):
    card: CardId

    def carry_out(self, house: House) -> None:
        house.discard.append(self.card)
        house.emit(news.Discarded(self.card))


class Lay(Command[House, None]):
    """A card that nobody holds comes to lie in a room."""

    card: CardId
    room: RoomId

    def carry_out(self, house: House) -> None:
        pile(house, self.card, self.room)


class Lift(Command[House, None]):
    """A card is taken up from a room's pile by nobody in particular."""

    card: CardId
    room: RoomId

    def carry_out(self, house: House) -> None:
        rest = tuple([card for card in house.piles[self.room] if card != self.card])
        if rest:
            house.piles[self.room] = rest
        else:
            del house.piles[self.room]


class Robbed(Command[House, None]):
    thief: Figure
    seat: Seat
    card: CardId

    def carry_out(self, house: House) -> None:
        house.emit(news.Stole(*being(house, self.thief), self.seat, self.card))


class KeepEvent(Command[House, None]):
    """An event card stays with an explorer."""

    seat: Seat
    event: CardId

    def carry_out(self, house: House) -> None:
        house.kept[self.seat] = (*house.kept[self.seat], self.event)
        house.emit(news.EventStays(self.seat, self.event))


class EndEvent(Command[House, None]):
    seat: Seat
    event: CardId

    def carry_out(self, house: House) -> None:
        end_event(house, self.seat, self.event)
        house.marks.pop(f"{self.event}-{self.seat}", None)


class IntoDeck(Command[House, None]):
    """Shuffle a card into its deck."""

    card: CardId
    deck: Deck
    on_top: bool = False

    def carry_out(self, house: House) -> None:
        stack = house.decks[self.deck]
        if self.on_top:
            stack.remove(self.card)
            house.decks[self.deck] = [self.card, *house.chance.shuffled("decks", stack)]
        else:
            house.decks[self.deck] = house.chance.shuffled("decks", [*stack, self.card])
        forget(house, self.deck)
        house.emit(news.StackShuffled(self.deck))


class UnderDeck(Command[House, None]):
    """A card goes to the bottom of its deck."""

    card: CardId
    deck: Deck

    def carry_out(self, house: House) -> None:
        house.decks[self.deck].append(self.card)


class PickAny(Command[House, CardId]):
    """One of these cards, by blind chance."""

    cards: tuple[CardId, ...]

    def carry_out(self, house: House) -> CardId:
        return house.chance.pick("blind", self.cards)


class PickFigure(Command[House, Figure]):
    """One of these figures, by blind chance."""

    figures: tuple[Figure, ...]

    def carry_out(self, house: House) -> Figure:
        return house.chance.pick("blind", self.figures)


class PickRoom(Command[House, RoomId]):
    """One of these rooms, by blind chance."""

    rooms: tuple[RoomId, ...]

    def carry_out(self, house: House) -> RoomId:
        return house.chance.pick("blind", self.rooms)


class PickExplorer(Command[House, ExplorerId]):
    """One of these explorers, by blind chance."""

    explorers: tuple[ExplorerId, ...]

    def carry_out(self, house: House) -> ExplorerId:
        return house.chance.pick("blind", self.explorers)


class Await(Command[House, None]):
    """A companion waits in a room for the next explorer to enter."""

    card: CardId
    room: RoomId

    def carry_out(self, house: House) -> None:
        house.strays[self.card] = self.room
        house.emit(news.Piled(self.card, self.room))


class TakeOut(Command[House, bool]):
    """Take a card out of wherever nobody holds it: a deck, a pile, the discards. False if somebody has it."""

    card: CardId

    def carry_out(self, house: House) -> bool:
        for deck, cards in house.decks.items():
            if self.card in cards:
                cards.remove(self.card)
                house.decks[deck] = house.chance.shuffled("decks", cards)
                forget(house, deck)
                return True
        room = house.pile_with(self.card)
        if room != NOWHERE:
            rest = tuple(card for card in house.piles[room] if card != self.card)
            if rest:
                house.piles[room] = rest
            else:
                del house.piles[room]
            return True
        if self.card in house.discard:
            house.discard.remove(self.card)
            return True
        return house.strays.pop(self.card, None) is not None
