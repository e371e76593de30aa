/** Reminders: what they say, and where they lie: along the spoke to the middle where it is steep, in a column beside the token where it is level. */
import type { Mark } from "../../protocol/clocktower";
import type { Words } from "../../words/words";
import type { Ring, Spot } from "./ring";
import { kindOf, rolesKnown } from "./roles";

/** A blank reminder carries the Storyteller's own words. */
export const BLANK_REMINDER = "blank";

export interface Reminder {
  readonly id: string;
  readonly text: string;
  /** Whose reminder it is; null for own words. */
  readonly role: string | null;
  /** False while its source is drunk or poisoned. */
  readonly live: boolean;
}

/** The role a reminder belongs to: its id begins with it. */
export const roleOf = (reminder: string): string | null => {
  const role = reminder.split("-")[0] ?? "";
  return rolesKnown(role) ? role : null;
};

export function reminderOf(mark: Pick<Mark, "reminder" | "live" | "text">, words: Words): Reminder {
  return {
    id: mark.reminder,
    text: mark.text || words.thing("reminder", mark.reminder),
    role: mark.text ? null : roleOf(mark.reminder),
    live: mark.live,
  };
}

export const tint = (role: string | null): string => (role === null ? "own" : kindOf(role));

export interface Pill {
  readonly text: string;
  /** The reminder drawn here; null for the one that says how many more there are. */
  readonly reminder: Reminder | null;
  readonly x: number;
  readonly y: number;
}

/** More than these become one that says how many. */
const SHOWN = 3;
const TALL = 26;
const APART = 4;
/** A picture before the words. */
const PICTURE = 22;

/** About how wide a pill is. */
export const widthOf = (text: string, narrow: boolean): number => (narrow ? TALL : text.length * 7.2 + 20 + PICTURE);

export function pills(reminders: readonly Reminder[], spot: Spot, ring: Ring): Pill[] {
  const all = reminders.map((reminder) => ({ text: reminder.text, reminder: reminder as Reminder | null }));
  const said =
    all.length > SHOWN
      ? [...all.slice(0, SHOWN - 1), { text: `+${String(all.length - SHOWN + 1)}`, reminder: null }]
      : all;
  const near = ring.token / 2 + 6;
  if (Math.abs(spot.uy) < Math.abs(spot.ux)) {
    return said.map((each, n) => ({
      ...each,
      x: spot.x + Math.sign(spot.ux) * (near + widthOf(each.text, ring.narrow) / 2),
      y: spot.y + (n - (said.length - 1) / 2) * (TALL + APART) + spot.uy * ring.token * 0.4,
    }));
  }
  let far = near + 4;
  return said.map((each) => {
    const half = Math.min(
      widthOf(each.text, ring.narrow) / 2 / (Math.abs(spot.ux) || 0.01),
      TALL / 2 / Math.abs(spot.uy),
    );
    const at = far + half;
    far = at + half + APART;
    return { ...each, x: spot.x + spot.ux * at, y: spot.y + spot.uy * at };
  });
}
