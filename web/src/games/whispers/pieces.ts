/** What lies and stands in each room, as far as a view (or the events of an open recording) tells. */
import type { GameEvent, GameView } from "../../protocol/whispers";
import type { Told } from "../../words/words";
import { planOf } from "./plan";

export type Piece =
  | { kind: "victim"; who: string; acting: boolean }
  | { kind: "body"; who: string }
  /** A figure of the killer: `n` among several, `main` if it is known to be the one, `unseen` if only he knows. */
  | { kind: "killer"; n: number; main: boolean; unseen: boolean; halted: boolean }
  | { kind: "last-seen" | "noise" | "trap" | "chest" | "core" | "plan-mark" }
  | { kind: "snare"; what: string | null };

/** Where the victims are: from their own view, or from their walks where a recording tells them. */
export function victimsAt(view: GameView, events: readonly Told[]): Readonly<Record<string, string>> {
  if (view.type === "VictimsView") return view.where;
  if (view.type === "KillerView") return {};
  const where = new Map<string, string>();
  let walked = false;
  for (const event of events as readonly GameEvent[]) {
    if (event.type === "Walked") {
      where.set(event.victim, event.place);
      walked = true;
    } else if (event.type === "VictimActs") walked = true;
    else if (event.type === "HuntBegan")
      for (const victim of event.victims) where.set(victim, `${event.map}-${planOf(event.map).exit}`);
    else if (event.type === "Killed" || event.type === "Escaped") where.delete(event.victim);
  }
  return walked ? Object.fromEntries(where) : {};
}

/** Where a hidden killer is: from his own view, or from his steps where a recording tells them. */
export function hiddenAt(view: GameView, events: readonly Told[]): string | null {
  if (!view.open.in_circle) return null;
  if (view.type === "KillerView") return view.place;
  if (view.type === "VictimsView") return null;
  let place: string | null = null;
  for (const event of events as readonly GameEvent[]) {
    if (event.type === "KillerVanished") place = null;
    else if (event.type === "KillerCrept") place = event.place;
  }
  return place;
}

export function piecesOf(view: GameView, events: readonly Told[]): ReadonlyMap<string, readonly Piece[]> {
  const { open } = view;
  const found = new Map<string, Piece[]>();
  const put = (place: string | null | undefined, piece: Piece): void => {
    if (place === null || place === undefined) return;
    const there = found.get(place);
    if (there) there.push(piece);
    else found.set(place, [piece]);
  };
  const where = victimsAt(view, events);
  for (const who of open.victims)
    if (!open.escaped.includes(who))
      put(where[who], { kind: "victim", who, acting: view.type === "VictimsView" && view.acting === who });
  for (const [who, place] of open.bodies) put(place, { kind: "body", who });
  const known = view.type === "KillerView" ? view.main : open.exposed;
  open.figures.forEach((place, n) =>
    put(place, {
      kind: "killer",
      n,
      main: open.figures.length > 1 && n === known,
      unseen: false,
      halted: open.halted.includes(n),
    }),
  );
  put(hiddenAt(view, events), { kind: "killer", n: 0, main: false, unseen: true, halted: false });
  put(open.stealth_token, { kind: "last-seen" });
  for (const place of new Set([...open.heard, ...(view.type === "VictimsView" ? view.noise : [])]))
    put(place, { kind: "noise" });
  const snares =
    view.type === "KillerView" ? view.snare_kinds : open.snares.map((place): [string, null] => [place, null]);
  for (const [place, what] of snares) put(place, { kind: "snare", what });
  for (const place of open.chests) put(place, { kind: "chest" });
  for (const place of open.cores) put(place, { kind: "core" });
  if (view.type === "VictimsView") {
    put(view.trap, { kind: "trap" });
    put(view.marker, { kind: "plan-mark" });
  }
  return found;
}
