/** Tonight's sheet from top to bottom: who wakes, in the first night the meeting of the evil, and the dawn. */
import type { Ability, Grimoire } from "../../protocol/clocktower";
import { t } from "../../words/ui.svelte";
import type { Told, Words } from "../../words/words";
import { isShown } from "./cards";

export interface Step {
  readonly kind: "line" | "meeting" | "dawn";
  /** Which line it is. */
  readonly n: number;
  readonly line: Ability | null;
  readonly done: boolean;
  readonly now: boolean;
}

/** What the Storyteller is asked while the evil get to know each other. */
const MEETING = new Set(["bluffs", "mock-minions", "mock-bluffs"]);
export const meets = (view: Grimoire, kind: string): boolean => view.meeting !== null && MEETING.has(kind);

/**
 * By day nothing of the coming night is on. `held` is a line of which something is still to be done after the game is
 * done with it, `meeting` that the evil meet now.
 */
export function stepsOf(view: Grimoire, held: number | null, meeting: boolean): Step[] {
  const night = view.phase === "night";
  const at = held ?? view.cursor;
  const dawn = night && view.dawning && held === null && !meeting;
  const before = view.meeting ?? -1;
  const steps = view.night_sheet.map((line, n): Step => {
    const done = night && (dawn || n < (meeting ? before : at));
    return { kind: "line", n, line, done, now: night && !meeting && !done && n === at };
  });
  if (before >= 0)
    steps.splice(before, 0, {
      kind: "meeting",
      n: before,
      line: null,
      done: !meeting && (dawn || at >= before),
      now: meeting,
    });
  return night ? [...steps, { kind: "dawn", n: steps.length, line: null, done: false, now: dawn }] : steps;
}

/** What was shown to somebody in this night, newest first; a choice of one's own is no news. */
export const shownTonight = (view: Grimoire): { readonly seat: number; readonly learned: Told }[] =>
  view.notes
    .flatMap((notes, seat) =>
      notes
        .filter((note) => note.night === view.night && !note.by_day && isShown(note.learned.type))
        .map((note) => ({ seat, learned: note.learned as unknown as Told })),
    )
    .reverse();

/** Who did not live to see the morning, in words. */
export function toldAtDawn(view: Grimoire, words: Words): string {
  const dead = view.died_tonight;
  return dead.length === 0
    ? t("room-dawn-nobody")
    : t("room-dawn-died", {
        names: words.listed(dead.map((seat) => words.seat(seat))),
        whom: words.listed(dead.map((seat) => words.cases(seat).acc)),
        count: dead.length,
        form: dead.length === 1 ? words.form(dead[0] ?? 0) || "none" : "many",
      });
}
