/** The lines of everybody's life through a finished game: who they were in each night and day, and how it ended. */
import { t } from "../../words/ui.svelte";
import type { Told, Words } from "../../words/words";
import { kindOf } from "./roles";
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
  /** What was told to them in it was not so; somebody poisoned them in it. */
  readonly lied: boolean;
  readonly poisoned: boolean;
}

export interface Life {
  readonly seat: number;
  readonly cells: readonly Cell[];
}

/** One player beside the line. */
export interface LifeRow {
  readonly seat: number;
  readonly roles: readonly string[];
  /** The card that somebody took for theirs, if it was another. */
  readonly believed: string;
  readonly dead: boolean;
}

export interface LivesProps {
  phases: readonly Phase[];
  lives: readonly Life[];
  rows: readonly LifeRow[];
  words: Words;
}

export const colourOf = (role: string | null): string => (role === null ? "transparent" : `var(--${kindOf(role)})`);

/** What a night or a day brought, in a sentence or two; nothing for a quiet night. */
export function newsOf(phase: Phase, words: Words): string {
  const parts: string[] = [];
  const fell = phase.died.filter((seat) => !phase.executed.includes(seat));
  if (phase.executed.length)
    parts.push(t("ct-life-executed", { names: words.listed(phase.executed.map((seat) => words.cases(seat).acc)) }));
  else if (phase.time === "day" && !fell.length) parts.push(t("ct-life-quiet"));
  if (fell.length)
    parts.push(t("ct-life-died", { names: words.listed(fell.map((seat) => words.seat(seat))), count: fell.length }));
  for (const { seat, role } of phase.became)
    parts.push(t("ct-life-became", { name: words.seat(seat), role: words.thing("role", role) }));
  return parts.join(" ");
}

/** What the signs on a line say. */
export const signOf = (cell: Cell, words: Words): string =>
  [fateOf(cell, words), cell.poisoned ? t("ct-life-mark-poisoned") : "", cell.lied ? t("ct-life-mark-lied") : ""]
    .filter((each) => each)
    .join(", ");

const fateOf = (cell: Cell, words: Words): string =>
  cell.mark === "role"
    ? words.thing("role", cell.after ?? "")
    : cell.mark
      ? t(`ct-life-mark-${cell.mark}`)
      : cell.before === null
        ? t("ct-life-mark-gone")
        : t("ct-alive");

/** `roles` are those of the end. */
export function livesOf(
  events: readonly Told[],
  roles: ReadonlyMap<number, string>,
): { phases: Phase[]; lives: Life[] } {
  const phases: Phase[] = [];
  const before = rolesBefore(events);
  const now = new Map<number, string>([...roles].map(([seat, role]) => [seat, before.get(seat)?.[0] ?? role]));
  const dead = new Set<number>();
  const lives = new Map<
    number,
    { before: string | null; after: string | null; mark: Mark | null; lied: boolean; poisoned: boolean }[]
  >([...roles.keys()].map((seat) => [seat, []]));
  const role = (seat: number): string | null => (dead.has(seat) ? null : (now.get(seat) ?? null));
  const open = (time: Phase["time"], number: number): void => {
    phases.push({ time, number, died: [], executed: [], became: [], living: 0 });
    for (const [seat, cells] of lives)
      cells.push({ before: role(seat), after: role(seat), mark: null, lied: false, poisoned: false });
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
    else if (event.type === "LieTold" || event.type === "Marked") {
      const cell = lives.get(seat)?.at(-1);
      if (cell && event.type === "LieTold") cell.lied = true;
      else if (cell && String(event["reminder"]).endsWith("poisoned")) cell.poisoned = true;
    } else if (event.type === "Died" && !dead.has(seat)) {
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
