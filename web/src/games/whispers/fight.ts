/** An encounter as its events tell it: attack by attack, with cards, items and dice. */
import type { GameEvent } from "../../protocol/whispers";
import type { Told } from "../../words/words";

export interface Attack {
  number: number;
  defender: string | null;
  cards: string[];
  item: string | null;
  trap: boolean;
  dice: number[] | null;
  /** Where among the events the dice fell. */
  rolled: number;
  total: number;
  strength: number;
  repelled: boolean | null;
  /** Who was hurt by it, and how badly. */
  hurt: "wounded" | "killed" | "spared" | null;
}

export interface Fight {
  /** Where among the events it began, and where it ended. */
  from: number;
  until: number | null;
  place: string;
  victims: readonly string[];
  attacks: Attack[];
}

const fresh = (number: number): Attack => ({
  number,
  defender: null,
  cards: [],
  item: null,
  trap: false,
  dice: null,
  rolled: -1,
  total: 0,
  strength: 0,
  repelled: null,
  hurt: null,
});

/** All encounters of a game, oldest first. */
export function fightsOf(events: readonly Told[]): Fight[] {
  const fights: Fight[] = [];
  let fight: Fight | null = null;
  (events as readonly GameEvent[]).forEach((event, n) => {
    if (event.type === "EncounterBegan") {
      fight = { from: n, until: null, place: event.place, victims: event.victims, attacks: [] };
      fights.push(fight);
      return;
    }
    if (!fight) return;
    const attack = fight.attacks.at(-1);
    switch (event.type) {
      case "AttackBegan":
        fight.attacks.push(fresh(event.number));
        break;
      case "CardPlayed":
        if (event.kind === "attack") attack?.cards.push(event.card);
        break;
      case "DefenderChosen":
        if (attack) attack.defender = event.victim;
        break;
      case "ItemUsed":
        if (attack) attack.item = event.item;
        break;
      case "TrapSnapped":
        if (attack) attack.trap = true;
        break;
      case "DiceRolled":
        if (attack) [attack.defender, attack.dice, attack.rolled] = [event.victim, event.dice, n];
        break;
      case "DefenceCounted":
        if (attack) [attack.total, attack.strength, attack.repelled] = [event.total, event.strength, event.repelled];
        break;
      case "Wounded":
        if (attack && attack.defender === event.victim) attack.hurt = "wounded";
        break;
      case "Killed":
        if (attack && attack.defender === event.victim) attack.hurt = "killed";
        break;
      case "WoundMissed":
      case "WoundPrevented":
        if (attack && attack.defender === event.victim) attack.hurt = "spared";
        break;
      case "EncounterEnded":
      case "EncounterCancelled":
        fight.until = n;
        fight = null;
        break;
      default:
    }
  });
  return fights;
}

/** What was added to the dice: item, trap, gifts of character. */
export const bonusOf = (attack: Attack): number =>
  attack.total - (attack.dice ?? []).reduce((sum, die) => sum + die, 0);

/** The steps of an attack, and the flight after it. */
export const STEPS = ["card", "defender", "item", "roll", "verdict", "flee"] as const;

/** Which step an encounter has come to; `asked` is what the viewer decides now. */
export function stepOf(fight: Fight, asked: string): number {
  const attack = fight.attacks.at(-1);
  if (asked === "flee") return 5;
  if (!attack || asked === "attack-card") return 0;
  if (attack.repelled !== null) return 4;
  if (attack.dice !== null) return 3;
  return attack.defender === null ? 1 : 2;
}

/** How likely so many dice with these faces reach a sum, from 0 to 1. */
export function chanceOf(dice: number, faces: string, needed: number): number {
  let sums = new Map([[0, 1]]);
  for (let n = 0; n < dice; n += 1) {
    const next = new Map<number, number>();
    for (const [sum, part] of sums)
      for (const face of faces) next.set(sum + Number(face), (next.get(sum + Number(face)) ?? 0) + part / faces.length);
    sums = next;
  }
  return [...sums].reduce((whole, [sum, part]) => whole + (sum >= needed ? part : 0), 0);
}
