/**
 * The shortest walk to rooms that are several steps away. Every step of it is an answer that the server offers when
 * its time comes; a room in which anything could happen ends a walk and is never crossed by one.
 */
import type { Plain } from "../../protocol/types";
import type { GameView } from "../../protocol/betrayal";
import { beside, cells, doorsOf, linksOf, type Built } from "./house";
import { OPPOSITE, roomBox } from "./tiles";

export interface Step {
  readonly room: string;
  readonly option: Plain;
}
export type Route = readonly Step[];

/** As much of a view as a walk depends on. */
type Walked = Built & Pick<GameView, "monsters" | "strays" | "placed">;

/** The steps that lead out of a room, through doors and by stairs. Secret ways are left to those who know them. */
export function stepsFrom(house: Built, room: string, known = cells(house)): string[] {
  const at = house.placed[room];
  if (!at) return [];
  const through = [...doorsOf(room, at.turn)].flatMap((side) => {
    const other = beside(known, at, side);
    const there = other === undefined ? undefined : house.placed[other];
    return other !== undefined && there && doorsOf(other, there.turn).includes(OPPOSITE[side] ?? "") ? [other] : [];
  });
  const along = [...roomBox(room).joins].flatMap((side) => beside(known, at, side) ?? []);
  const stairs = linksOf(house).flatMap((link) => (link.kind === "stairs" && link.from === room ? [link.to] : []));
  return [...new Set([...through, ...along, ...stairs])].filter((other) => !house.lost.includes(other));
}

/** Whether one can walk through a room as if it were not there. */
function isQuiet(house: Walked, room: string): boolean {
  return (
    !roomBox(room).stops &&
    !(house.placed[room]?.due && roomBox(room).symbol) &&
    !house.monsters.some((monster) => monster.room === room && !monster.stunned) &&
    !Object.values(house.strays).includes(room)
  );
}

/**
 * The rooms that can be reached in two steps or more, with the way there. `offered` says where the first step may go,
 * `held` where somebody stands in the way.
 */
export function routes(
  house: Walked,
  from: string,
  most: number,
  offered: (option: Plain) => boolean,
  held: readonly string[] = [],
): Map<string, Route> {
  const known = cells(house);
  const found = new Map<string, Route>([[from, []]]);
  let edge = [from];
  for (let far = 1; far <= most && edge.length; far += 1) {
    const next: string[] = [];
    for (const room of edge) {
      if (room !== from && (!isQuiet(house, room) || held.includes(room))) continue;
      for (const other of stepsFrom(house, room, known)) {
        const option = ["move", other];
        if (found.has(other) || (room === from && !offered(option))) continue;
        found.set(other, [...(found.get(room) ?? []), { room: other, option }]);
        next.push(other);
      }
    }
    edge = next;
  }
  return new Map([...found].filter(([, route]) => route.length > 1));
}

/** What may happen on a step without ending the walk. */
const UNREMARKABLE = ["Walked", "MonsterWalked"];
export const isUneventful = (events: readonly { readonly type: string }[]): boolean =>
  events.every((event) => UNREMARKABLE.includes(event.type));
