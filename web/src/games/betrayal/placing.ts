/** The ways a new tile may lie, and why some of them are not allowed. The server decides; this explains. */
import { beside, cells, doorsOf, doorways, type Built } from "./house";
import { OPPOSITE, roomBox, SIDES, STEP, turned } from "./tiles";

export type Reason = "no-door" | "closes-floor" | "false-doors";

export interface Turning {
  turn: number;
  legal: boolean;
  reason: Reason | null;
  /** The rule behind the reason. */
  rule: string;
  /** Rooms to which a door opens. */
  joins: string[];
  /** Rooms at whose blank wall a door ends, or whose door ends at ours. */
  walled: string[];
  /** New doors into the dark. */
  opens: number;
  /** Doors into the dark that the floor keeps. */
  left: number;
  /** Sides with a door that meets a door. */
  meets: string;
}

const RULES: Readonly<Record<Reason, string>> = { "no-door": "B-083", "closes-floor": "B-153", "false-doors": "B-083" };

/** The cell behind a side or a corner of a room. */
export function cellBehind(house: Built, room: string, door: string): { floor: string; x: number; y: number } | null {
  const at = house.placed[room];
  const step = STEP[door];
  return at && step ? { floor: at.floor, x: at.x + step[0], y: at.y + step[1] } : null;
}

/** Every way of turning that looks different, with what it does. */
export function turnings(
  house: Built,
  tile: string,
  room: string,
  door: string,
  legal: (turn: number) => boolean,
): Turning[] {
  const spot = cellBehind(house, room, door);
  if (!spot) return [];
  const known = cells(house);
  const free = doorways(house, spot.floor);
  const looks = new Set<string>();
  const found: Turning[] = [];
  for (let turn = 0; turn < 4; turn += 1) {
    const doors = doorsOf(tile, turn);
    const look = `${[...SIDES].filter((side) => doors.includes(side)).join("")} ${turned(roomBox(tile).windows, turn)}`;
    if (looks.has(look) && !legal(turn)) continue;
    looks.add(look);
    const each: Turning = {
      turn,
      legal: legal(turn),
      reason: null,
      rule: "",
      joins: [],
      walled: [],
      opens: 0,
      left: 0,
      meets: "",
    };
    for (const side of SIDES) {
      const other = beside(known, spot, side);
      const there = other === undefined ? undefined : house.placed[other];
      if (other === undefined || there === undefined) {
        if (doors.includes(side)) each.opens += 1;
        continue;
      }
      const theirs = doorsOf(other, there.turn).includes(OPPOSITE[side] ?? "");
      if (theirs && doors.includes(side)) {
        each.joins.push(other);
        each.meets += side;
      } else if (theirs || doors.includes(side)) each.walled.push(other);
    }
    each.left = free.filter((gap) => gap.x !== spot.x || gap.y !== spot.y).length + each.opens;
    if (!each.legal) {
      each.reason = !doors.includes(OPPOSITE[door] ?? "")
        ? "no-door"
        : each.left === 0
          ? "closes-floor"
          : "false-doors";
      each.rule = RULES[each.reason];
    }
    found.push(each);
  }
  return found;
}
