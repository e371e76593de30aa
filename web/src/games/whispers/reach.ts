/** Where a victim can walk: the rooms within so many steps, and the doors on the way. */
import type { Plan } from "./plan";

export interface Way {
  /** The number printed in the room: 1 for a neighbour; more if steps were taken before. */
  readonly steps: number;
  readonly from: string;
  /** Each door on the way, with the room behind it. */
  readonly ways: readonly (readonly [door: string, mark: string])[];
}

/** `taken` steps were made before this one. What is barred cannot be passed. */
export function reach(
  plan: Plan,
  from: string,
  barred: ReadonlySet<string>,
  gate: string,
  most: number,
  taken = 0,
): ReadonlyMap<string, Way> {
  const found = new Map<string, Way>([[from, { steps: 0, from, ways: [] }]]);
  let edge = [from];
  for (let step = 1; step <= most; step += 1) {
    const next: string[] = [];
    for (const here of edge)
      for (const door of [...plan.doors, ...plan.dotted]) {
        const ends = door.split("-");
        const there = ends[0] === here ? ends[1] : ends[1] === here ? ends[0] : undefined;
        if (there === undefined || found.has(there) || barred.has(door) || door === gate) continue;
        found.set(there, { steps: step + taken, from, ways: [...(found.get(here)?.ways ?? []), [door, there]] });
        next.push(there);
      }
    edge = next;
  }
  return found;
}
