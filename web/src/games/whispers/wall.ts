/** What has crossed the wall: questions of the killer, answers of the victims, and what both sides hear. */
import type { GameEvent } from "../../protocol/whispers";
import type { Told } from "../../words/words";

export type Crossing = "noise" | "sense" | "search" | "told" | "door" | "stealth" | "goal" | "snare";

const KINDS: Readonly<Partial<Record<GameEvent["type"], Crossing>>> = {
  NoiseReported: "noise",
  Silence: "noise",
  FirecrackerHeard: "noise",
  KillerSensed: "sense",
  NobodySensed: "sense",
  KillerSearched: "search",
  SearchedInVain: "search",
  PlaceTold: "told",
  DistanceTold: "told",
  CriedOut: "told",
  GalleryWoke: "told",
  Fled: "told",
  BarricadePlaced: "door",
  BarricadeRemoved: "door",
  PortcullisDropped: "door",
  PortcullisRaised: "door",
  KillerVanished: "stealth",
  KillerRevealed: "stealth",
  KeyFound: "goal",
  RescueCalled: "goal",
  RescueNearer: "goal",
  ChestOpened: "goal",
  CoreRemoved: "goal",
  SnareSprung: "snare",
  SnaresSet: "snare",
};

export interface Round {
  round: number;
  lines: { n: number; kind: Crossing; event: Told }[];
}

/** Round by round, the newest first; within a round as it happened. */
export function crossings(events: readonly Told[]): Round[] {
  const rounds: Round[] = [];
  let now: Round = { round: 0, lines: [] };
  events.forEach((event, n) => {
    const told = event as unknown as GameEvent;
    if (told.type === "PhaseBegan" && told.round !== now.round) {
      now = { round: told.round, lines: [] };
      rounds.unshift(now);
    }
    const kind = KINDS[told.type];
    if (kind) now.lines.push({ n, kind, event });
  });
  return rounds.filter((each) => each.lines.length > 0);
}
