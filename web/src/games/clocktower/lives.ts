/** The lines of everybody's life through a finished game: who they were in each night and day, and how it ended. */
import type { Told } from "../../words/words";
import { rolesBefore } from "./tale";

export interface Phase {
  readonly time: "night" | "day";
  readonly number: number;
  /** Who died in it, and who was executed. */
  readonly died: number[];
  readonly executed: number[];
  /** Who became whom. */
  readonly became: { readonly seat: number; readonly role: string }[];
  /** How many lived at its end. */
  living: number;
}

export type Mark = "night" | "executed" | "died" | "alive" | "role";

/** One phase of one life: the role going into it and out of it, null for whoever is dead. */
export interface Cell {
  readonly before: string | null;
  readonly after: string | null;
  readonly mark: Mark | null;
}

export interface Life {
  readonly seat: number;
  readonly cells: readonly Cell[];
}

/** `roles` are those of the end. */
export function livesOf(
  events: readonly Told[],
  roles: ReadonlyMap<number, string>,
): { phases: Phase[]; lives: Life[] } {
  const phases: Phase[] = [];
  const before = rolesBefore(events);
  const now = new Map<number, string>([...roles].map(([seat, role]) => [seat, before.get(seat)?.[0] ?? role]));
  const dead = new Set<number>();
  const lives = new Map<number, { before: string | null; after: string | null; mark: Mark | null }[]>(
    [...roles.keys()].map((seat) => [seat, []]),
  );
  const role = (seat: number): string | null => (dead.has(seat) ? null : (now.get(seat) ?? null));
  const open = (time: Phase["time"], number: number): void => {
    phases.push({ time, number, died: [], executed: [], became: [], living: 0 });
    for (const [seat, cells] of lives) cells.push({ before: role(seat), after: role(seat), mark: null });
  };
  const mark = (seat: number, what: Mark): void => {
    const cell = lives.get(seat)?.at(-1);
    if (!cell) return;
    cell.mark = what === "died" && cell.mark === "executed" ? "executed" : what;
    cell.after = role(seat);
  };
  const close = (): void => {
    const last = phases.at(-1);
    if (last) last.living = [...now.keys()].filter((seat) => !dead.has(seat)).length;
  };
  for (const event of events) {
    const seat = Number(event["seat"]);
    const phase = phases.at(-1);
    if (event.type === "NightFalls") {
      close();
      open("night", Number(event["night"]));
    } else if (event.type === "DayBreaks") {
      for (const each of (event["died"] as readonly number[] | undefined) ?? []) {
        dead.add(each);
        phase?.died.push(each);
        mark(each, "night");
      }
      close();
      open("day", Number(event["day"]));
    } else if (event.type === "Executed") {
      phase?.executed.push(seat);
      mark(seat, "executed");
    } else if (event.type === "StaysAlive") mark(seat, "alive");
    else if (event.type === "Died" && !dead.has(seat)) {
      dead.add(seat);
      phase?.died.push(seat);
      mark(seat, "died");
    } else if (event.type === "AliveAgain" || event.type === "RevivedAtNight") {
      dead.delete(seat);
      mark(seat, "alive");
    } else if (event.type === "RoleChanged" && now.get(seat) !== event["role"]) {
      now.set(seat, String(event["role"]));
      phase?.became.push({ seat, role: String(event["role"]) });
      if (!dead.has(seat)) mark(seat, "role");
    }
  }
  close();
  return { phases, lives: [...lives].map(([seat, cells]) => ({ seat, cells })) };
}
