"""Attacks."""

from __future__ import annotations

from nightbell.engine import Command, Effect, Seat, keep
from nightbell.games.betrayal import news
from nightbell.games.betrayal.atoms.pipelines import attack_roll
from nightbell.games.betrayal.atoms.stacks import NO_CARD
from nightbell.games.betrayal.atoms.telling import being
from nightbell.games.betrayal.cards.catalogue import card_of
from nightbell.games.betrayal.house import Figure, House, is_monster
from nightbell.games.betrayal.traits import HARM_OF, CardId, Harm, Trait


class Fight(Command[House, int]):
    """An attack and all that comes of it; results in the attacker's margin."""

    attacker: Figure
    target: Figure
    trait: Trait
    weapon: CardId = NO_CARD
    ranged: bool = False

    def carry_out(self, house: House) -> Effect[int]:
        scenario = house.scenario
        extra = keep(scenario.attack_dice(house, self))
        mine = yield from attack_roll(house, self.attacker, self.trait, "attack", extra)
        guard = keep(scenario.defence_dice(house, self))
        theirs = yield from attack_roll(house, self.target, self.trait, "defence", guard)
        bonus = keep(scenario.fight_bonus(house, self))
        margin = mine + bonus[0] - theirs - bonus[1]
        yield Told(self, mine + bonus[0], theirs + bonus[1])
        if margin > 0:
            yield from scenario.beaten(house, self, self.target, self.attacker, margin)
        elif margin < 0:
            yield from scenario.beaten(house, self, self.attacker, self.target, -margin)
        yield from scenario.after_fight(house, self, margin)
        return margin

    @property
    def harm(self) -> Harm:
        return HARM_OF[self.trait]


class Told(Command[House, None]):
    """Tell how a fight went."""

    fight: Fight
    mine: int
    theirs: int

    def carry_out(self, house: House) -> None:
        fight = self.fight
        house.emit(
            news.Fought(
                *being(house, fight.attacker),
                *being(house, fight.target),
                fight.trait,
                fight.weapon or None,
                self.mine,
                self.theirs,
            )
        )


def spoils(house: House, thief: Figure, victim: Seat) -> tuple[CardId, ...]:
    """What can be stolen from an explorer."""
    scenario = house.scenario
    return tuple(
        card
        for card in house.hands[victim]
        if card_of(card).steal
        and card_of(card).item
        and scenario.may_steal(house, thief, victim, card)
        and (is_monster(thief) or scenario.may_hold(house, Seat(thief), card))
    )
