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
  /** Who of them was dead already. */
  readonly again: number[];
  /** Who became whom. */
  readonly became: { readonly seat: number; readonly role: string }[];
  /** As whom somebody died or was executed, and by how many hands. */
  readonly was: Map<number, string>;
  readonly tallies: Map<number, number>;
  /** Who shot at whom. */
  readonly shots: { readonly by: number; readonly at: number }[];
  /** Who was told what is not so, and from whom a death was kept away. */
  readonly lied: number[];
  readonly spared: number[];
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

/** What a night or a day brought, in a few short sentences; nothing for a quiet night. */
export function newsOf(phase: Phase, words: Words): string {
  const parts: string[] = [];
  const role = (seat: number): string => words.thing("role", phase.was.get(seat) ?? "");
  const named = (seats: readonly number[]): string =>
    words.listed(seats.map((seat) => t("ct-life-as", { name: words.seat(seat), role: role(seat) })));
  const shot = new Set(phase.shots.map((each) => each.at));
  const fell = phase.died.filter((seat) => !phase.executed.includes(seat) && !shot.has(seat));
  if (phase.lied.length) parts.push(t("ct-life-lied", { names: named(phase.lied), count: phase.lied.length }));
  for (const { by, at } of phase.shots)
    parts.push(
      t(phase.died.includes(at) ? "ct-life-shot" : "ct-life-missed", {
        who: words.seat(by),
        whom: words.cases(at).acc,
        role: role(at),
      }),
    );
  for (const seat of phase.executed)
    parts.push(
      t(phase.again.includes(seat) ? "ct-life-again" : "ct-life-executed", {
        name: words.cases(seat).acc,
        role: role(seat),
        votes: phase.tallies.get(seat) ?? 0,
      }),
    );
  if (phase.time === "day" && !phase.executed.length && !phase.died.length) parts.push(t("ct-life-quiet"));
  if (phase.spared.length)
    parts.push(t("ct-life-spared", { names: words.listed(phase.spared.map((seat) => words.cases(seat).gen)) }));
  /** Whoever died as somebody new had become that first. */
  const first = phase.became.filter((each) => fell.includes(each.seat) && phase.was.get(each.seat) === each.role);
  const became = ({ seat, role: next }: (typeof first)[number]): string =>
    t("ct-life-became", { name: words.seat(seat), role: words.thing("role", next) });
  parts.push(...first.map(became));
  if (fell.length) parts.push(t("ct-life-died", { names: named(fell), count: fell.length }));
  parts.push(...phase.became.filter((each) => !first.includes(each)).map(became));
  return parts.join(" ");
}

/** Which night or day this is. */
export const titleOf = ({ time, number }: Pick<Phase, "time" | "number">): string =>
  time === "night" ? t("ct-night", { night: number }) : t("ct-day", { day: number });

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
  /** Who died in a night that no morning followed. */
  const dying = new Set<number>();
  const lives = new Map<
    number,
    { before: string | null; after: string | null; mark: Mark | null; lied: boolean; poisoned: boolean }[]
  >([...roles.keys()].map((seat) => [seat, []]));
  const role = (seat: number): string | null => (dead.has(seat) ? null : (now.get(seat) ?? null));
  const open = (time: Phase["time"], number: number): void => {
    phases.push({
      time,
      number,
      died: [],
      executed: [],
      again: [],
      became: [],
      was: new Map(),
      tallies: new Map(),
      shots: [],
      lied: [],
      spared: [],
      living: 0,
    });
    for (const [seat, cells] of lives)
      cells.push({ before: role(seat), after: role(seat), mark: null, lied: false, poisoned: false });
  };
  const mark = (seat: number, what: Mark): void => {
    const cell = lives.get(seat)?.at(-1);
    if (!cell) return;
    cell.mark = what === "died" && cell.mark === "executed" ? "executed" : what;
    cell.after = role(seat);
  };
  /** Who they are in this night or day, before it can end for them. */
  const note = (seat: number): void => {
    const was = phases.at(-1)?.was;
    if (was && !was.has(seat)) was.set(seat, now.get(seat) ?? "");
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
        note(each);
        dead.add(each);
        phase?.died.push(each);
        mark(each, "night");
      }
      dying.clear();
      close();
      open("day", Number(event["day"]));
    } else if (event.type === "VoteCounted") {
      phase?.tallies.set(Number(event["nominee"]), Number(event["tally"]));
    } else if (event.type === "ShotFired") {
      note(Number(event["target"]));
      phase?.shots.push({ by: seat, at: Number(event["target"]) });
    } else if (event.type === "Spared") {
      if (phase && !phase.spared.includes(seat)) phase.spared.push(seat);
    } else if (event.type === "Executed") {
      note(seat);
      phase?.executed.push(seat);
      if (dead.has(seat)) phase?.again.push(seat);
      else mark(seat, "executed");
    } else if (event.type === "StaysAlive") mark(seat, "alive");
    else if (event.type === "LieTold" || event.type === "Marked") {
      const cell = lives.get(seat)?.at(-1);
      if (event.type === "LieTold" && phase && !phase.lied.includes(seat)) {
        note(seat);
        phase.lied.push(seat);
      }
      if (cell && event.type === "LieTold") cell.lied = true;
      else if (cell && String(event["reminder"]).endsWith("poisoned")) cell.poisoned = true;
    } else if (event.type === "Died" && !dead.has(seat)) {
      note(seat);
      dead.add(seat);
      phase?.died.push(seat);
      mark(seat, "died");
    } else if (event.type === "DiedAtNight") dying.add(seat);
    else if (event.type === "AliveAgain" || event.type === "RevivedAtNight") {
      dying.delete(seat);
      dead.delete(seat);
      mark(seat, "alive");
    } else if (event.type === "RoleChanged" && now.get(seat) !== event["role"]) {
      now.set(seat, String(event["role"]));
      phase?.became.push({ seat, role: String(event["role"]) });
      if (!dead.has(seat)) mark(seat, "role");
    }
  }
  for (const seat of dying)
    if (!dead.has(seat)) {
      note(seat);
      dead.add(seat);
      phases.at(-1)?.died.push(seat);
      mark(seat, "night");
    }
  close();
  return { phases, lives: [...lives].map(([seat, cells]) => ({ seat, cells })) };
}
