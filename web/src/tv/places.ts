/** Where people sit on the big screen. Everything is in rem: the picture is always 120 by 67.5 of them. */
import { around, type Spot } from "../games/clocktower/ring";

/** One chair as the room sees it. */
export interface Place {
  readonly seat: number;
  readonly name: string;
  /** Nobody sits here yet. */
  readonly free?: boolean;
  readonly dead?: boolean;
  /** Whether somebody dead still has a vote. */
  readonly vote?: boolean;
  /** Somebody passing through, as everybody knows. */
  readonly guest?: boolean;
  /** After the end: what this person was. */
  readonly role?: string;
  readonly called?: string;
  readonly tag?: string;
  readonly tone?: "nominee" | "nominator" | "doomed";
  readonly hand?: "up" | "yes" | "no" | null;
  /** What else there is to know, for those who listen. */
  readonly more?: string;
}

export interface Plan {
  readonly spots: readonly Spot[];
  readonly token: number;
  readonly dial: number;
  readonly crowded: boolean;
}

export const WIDTH = 78;
export const HEIGHT = 62.5;
/** From so many seats on tokens are smaller. */
const CROWD = 16;
const LARGE = 12;

export function planFor(count: number, lines: 1 | 2 = 1): Plan {
  const crowded = count >= CROWD;
  const token = crowded ? 5.6 : 6.6;
  const ry = HEIGHT / 2 - token / 2 - (lines === 2 ? 4.9 : 3.4);
  const rx = Math.min(WIDTH / 2 - token / 2 - 12.2, ry * 1.1);
  /** In a large town names stand beside their faces, all but those right above and below the middle. */
  const steep = count >= LARGE ? 0.995 : 0.8;
  const spots = around({ count, width: WIDTH, height: HEIGHT, rx, ry, exponent: 2 }, (ux, uy) =>
    Math.abs(uy) > steep ? (uy > 0 ? "up" : "down") : ux > 0 ? "left" : "right",
  );
  return { spots, token, dial: crowded ? 24 : 27, crowded };
}
