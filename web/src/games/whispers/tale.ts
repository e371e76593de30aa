/** The story of a finished hunt, told from an open recording and from what the killer could know at each moment. */
import type { Moment, ReplayFile } from "../../protocol/api";
import type { GameEvent } from "../../protocol/whispers";
import type { Told } from "../../words/words";
import { fightsOf } from "./fight";
import { planOf } from "./plan";

export interface VictimTale {
  who: string;
  fate: "dead" | "free" | "inside";
  /** Where it stood at the end, or fell. */
  place: string | null;
  steps: number;
  noises: number;
  finds: number;
  repairs: number;
  fear: number;
  wounds: number;
  /** Attacks repelled, of all that this victim met. */
  held: number;
  attacks: number;
}

export interface KillerTale {
  level: number;
  cards: number;
  senses: number;
  answered: number;
  searches: number;
  found: number;
  barricades: number;
  /** Deduction tokens put down where that victim stood, of all. */
  right: number;
  guesses: number;
  /** The main figure at the end. */
  place: string | null;
}

/** How likely the killer could hold the true place of each victim, at one noise report. */
export interface Belief {
  round: number;
  chances: Readonly<Record<string, number>>;
}

export interface Turn {
  round: number;
  event: Told;
}

export interface Tale {
  rounds: number;
  victims: VictimTale[];
  killer: KillerTale;
  loud: number;
  silent: number;
  keys: number;
  turns: Turn[];
  beliefs: Belief[];
}

/** What changes a hunt for good. */
const TURNING: ReadonlySet<string> = new Set([
  "CriedOut",
  "Wounded",
  "Killed",
  "Escaped",
  "RescueCalled",
  "LevelRose",
  "PlanFinished",
  "TrapSnapped",
  "EvolutionTaken",
]);

export function taleOf(file: Pick<ReplayFile, "events" | "steps" | "options">, moments: readonly Moment[]): Tale {
  const victims = new Map<string, VictimTale>();
  const killer: KillerTale = {
    level: 1,
    cards: 0,
    senses: 0,
    answered: 0,
    searches: 0,
    found: 0,
    barricades: 0,
    right: 0,
    guesses: 0,
    place: null,
  };
  const tale: Tale = { rounds: 0, victims: [], killer, loud: 0, silent: 0, keys: 0, turns: [], beliefs: [] };
  let acting: VictimTale | undefined;
  let moment = 0;

  /** What the layer gave to the truth, once the report has been heard. */
  function believe(n: number): void {
    while ((moments[moment + 1]?.n ?? Infinity) <= n) moment += 1;
    const layer = moments[moment]?.chances ?? {};
    const inside = [...victims.values()].filter((each) => each.fate === "inside" && each.place !== null);
    tale.beliefs.push({
      round: tale.rounds,
      chances: Object.fromEntries(inside.map((each) => [each.who, layer[each.who]?.[each.place ?? ""] ?? 0])),
    });
  }

  function tell(event: GameEvent, n: number): void {
    switch (event.type) {
      case "HuntBegan":
        for (const who of event.victims)
          victims.set(who, {
            who,
            fate: "inside",
            place: `${event.map}-${planOf(event.map).exit}`,
            steps: 0,
            noises: 0,
            finds: 0,
            repairs: 0,
            fear: 0,
            wounds: 0,
            held: 0,
            attacks: 0,
          });
        break;
      case "PhaseBegan":
        tale.rounds = event.round;
        break;
      case "VictimActs":
        acting = victims.get(event.victim);
        break;
      case "Walked": {
        const walker = victims.get(event.victim);
        if (walker) [walker.place, walker.steps] = [event.place, walker.steps + 1];
        break;
      }
      case "NoiseMade":
        if (acting) acting.noises += 1;
        break;
      case "ItemDrawn":
        add(event.victim, "finds");
        break;
      case "Repaired":
        add(event.victim, "repairs");
        break;
      case "Frightened":
        add(event.victim, "fear");
        break;
      case "Wounded":
        add(event.victim, "wounds");
        break;
      case "Killed":
        fate(event.victim, "dead");
        break;
      case "Escaped":
        fate(event.victim, "free");
        break;
      case "KeyFound":
        tale.keys = Math.max(tale.keys, event.keys);
        break;
      case "NoiseReported":
      case "FirecrackerHeard":
        tale.loud += 1;
        believe(n);
        break;
      case "Silence":
        tale.silent += 1;
        believe(n);
        break;
      case "CardPlayed":
        killer.cards += 1;
        break;
      case "LevelRose":
        killer.level = event.level;
        break;
      case "KillerSensed":
        killer.senses += 1;
        killer.answered += 1;
        break;
      case "NobodySensed":
        killer.senses += 1;
        break;
      case "KillerSearched":
        killer.searches += 1;
        killer.found += 1;
        break;
      case "SearchedInVain":
        killer.searches += 1;
        break;
      case "BarricadePlaced":
        killer.barricades += 1;
        break;
      case "GuessPlaced":
        killer.guesses += 1;
        if (victims.get(event.victim)?.place === event.place) killer.right += 1;
        break;
      case "KillerMoved":
      case "KillerCrept":
      case "KillerRevealed":
        killer.place = event.place;
        break;
      default:
    }
    if (TURNING.has(event.type)) tale.turns.push({ round: tale.rounds, event: event as unknown as Told });
  }
  function add(who: string, what: "finds" | "repairs" | "fear" | "wounds"): void {
    const victim = victims.get(who);
    if (victim) victim[what] += 1;
  }
  function fate(who: string, now: VictimTale["fate"]): void {
    const victim = victims.get(who);
    if (victim) victim.fate = now;
  }

  for (const event of file.events) tell(event as unknown as GameEvent, 0);
  for (const step of file.steps) for (const event of step.events ?? []) tell(event as unknown as GameEvent, step.n);
  for (const fight of fightsOf([...file.events, ...file.steps.flatMap((step) => step.events ?? [])]))
    for (const attack of fight.attacks) {
      const victim = victims.get(attack.defender ?? "");
      if (!victim || attack.repelled === null) continue;
      victim.attacks += 1;
      if (attack.repelled) victim.held += 1;
    }
  tale.victims = [...victims.values()];
  return tale;
}

/** The moment at which the killer could be surest, and how sure on the whole. */
export function surest(
  beliefs: readonly Belief[],
): { mean: number; who: string; round: number; chance: number } | null {
  const all = beliefs.flatMap(({ round, chances }) =>
    Object.entries(chances).map(([who, chance]) => ({ who, round, chance })),
  );
  if (!all.length) return null;
  const best = all.reduce((most, each) => (each.chance > most.chance ? each : most));
  return { mean: all.reduce((sum, each) => sum + each.chance, 0) / all.length, ...best };
}
