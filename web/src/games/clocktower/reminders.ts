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

/** A hand that goes up stands before the token: reminders make room for it. */
const HAND = 0.86;
const PALM = 34;
/** So far the number of the night stands out of the token. */
const BADGE = 8;

export function pills(reminders: readonly Reminder[], spot: Spot, ring: Ring, hand = false, turn = false): Pill[] {
  const all = reminders.map((reminder) => ({ text: reminder.text, reminder: reminder as Reminder | null }));
  const said =
    all.length > SHOWN
      ? [...all.slice(0, SHOWN - 1), { text: `+${String(all.length - SHOWN + 1)}`, reminder: null }]
      : all;
  const near = ring.token / 2 + 6;
  if (Math.abs(spot.uy) < Math.abs(spot.ux)) {
    return said.map((each, n) => ({
      ...each,
      x: spot.x + Math.sign(spot.ux) * (near + (turn ? BADGE : 0) + widthOf(each.text, ring.narrow) / 2),
      y: hand
        ? spot.y + spot.uy * ring.token * HAND + (spot.uy < 0 ? -1 : 1) * ((PALM + TALL) / 2 + n * (TALL + APART))
        : spot.y + (n - (said.length - 1) / 2) * (TALL + APART) + spot.uy * ring.token * 0.4,
    }));
  }
  let far = hand ? ring.token * HAND + PALM / 2 : near + 4;
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
