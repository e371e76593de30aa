/** What has crossed the wall: questions of the killer, answers of the victims, and what both sides hear. */
import type { GameEvent } from "../../protocol/whispers";
import type { Told } from "../../words/words";

export type Crossing = "noise" | "sense" | "search" | "told" | "door" | "stealth" | "goal" | "snare";
/** From whose side it came. */
export type Side = "victims" | "killer";

const KINDS: Readonly<Partial<Record<GameEvent["type"], readonly [Crossing, Side]>>> = {
  NoiseReported: ["noise", "victims"],
  Silence: ["noise", "victims"],
  FirecrackerHeard: ["noise", "victims"],
  KillerSensed: ["sense", "killer"],
  NobodySensed: ["sense", "killer"],
  KillerSearched: ["search", "killer"],
  SearchedInVain: ["search", "killer"],
  PlaceTold: ["told", "victims"],
  DistanceTold: ["told", "victims"],
  CriedOut: ["told", "victims"],
  GalleryWoke: ["told", "victims"],
  Fled: ["told", "victims"],
  BarricadePlaced: ["door", "killer"],
  BarricadeRemoved: ["door", "victims"],
  PortcullisDropped: ["door", "victims"],
  PortcullisRaised: ["door", "victims"],
  KillerVanished: ["stealth", "killer"],
  KillerRevealed: ["stealth", "killer"],
  KeyFound: ["goal", "victims"],
  RescueCalled: ["goal", "victims"],
  RescueNearer: ["goal", "victims"],
  ChestOpened: ["goal", "victims"],
  CoreRemoved: ["goal", "victims"],
  SnareSprung: ["snare", "victims"],
  SnaresSet: ["snare", "killer"],
};

/** What only one side knows of a crossing. */
export type Note =
  | { of: "noise"; victims: readonly string[] }
  | { of: "silent"; victims: readonly string[] }
  /** Who was there a moment before, who opened the door, who found the key. */
  | { of: "left" | "opened" | "found"; victims: readonly string[] }
  | { of: "crept"; place: string };

export interface Line {
  n: number;
  kind: Crossing;
  side: Side;
  event: Told;
  note: Note | null;
}

export interface Round {
  round: number;
  lines: Line[];
}

/** Round by round, the newest first; within a round as it happened. */
export function crossings(events: readonly Told[]): Round[] {
  const rounds: Round[] = [];
  let now: Round = { round: 0, lines: [] };
  const where = new Map<string, string>();
  let acting = "";
  let loud = new Set<string>();
  /** From where each has gone this round. */
  let gone = new Map<string, string>();
  let hiding: Line | null = null;
  events.forEach((event, n) => {
    const told = event as unknown as GameEvent;
    switch (told.type) {
      case "PhaseBegan":
        if (told.phase !== "actions") acting = "";
        if (told.round !== now.round) {
          now = { round: told.round, lines: [] };
          rounds.unshift(now);
          loud = new Set();
          gone = new Map();
        }
        break;
      case "VictimActs":
        acting = told.victim;
        break;
      case "Walked":
        where.set(told.victim, told.place);
        gone.set(told.victim, told.start);
        break;
      case "NoiseMade":
        if (acting) loud.add(acting);
        break;
      case "KillerCrept":
        if (hiding) hiding.note = { of: "crept", place: told.place };
        break;
    }
    const known = KINDS[told.type];
    if (!known) return;
    const line: Line = { n, kind: known[0], side: known[1], event, note: null };
    if (told.type === "NoiseReported" && loud.size) line.note = { of: "noise", victims: [...loud] };
    if (told.type === "KillerSensed" || told.type === "NobodySensed") {
      const answered: readonly string[] = told.type === "KillerSensed" ? told.victims : [];
      const silent = [...where].filter(([who, place]) => told.places.includes(place) && !answered.includes(who));
      if (silent.length) line.note = { of: "silent", victims: silent.map(([who]) => who) };
    }
    if (told.type === "SearchedInVain") {
      const left = [...gone].filter(([who, place]) => place === told.place && where.get(who) !== place);
      if (left.length) line.note = { of: "left", victims: left.map(([who]) => who) };
    }
    if (told.type === "BarricadeRemoved" && acting) line.note = { of: "opened", victims: [acting] };
    if (told.type === "KeyFound" && acting) line.note = { of: "found", victims: [acting] };
    if (told.type === "KillerVanished") hiding = line;
    if (told.type === "KillerRevealed") hiding = null;
    now.lines.push(line);
  });
  return rounds.filter((each) => each.lines.length > 0);
}
