/** Counters of a haunt as tracks. How far one goes stands in a book, so only its readers see the end of the track. */
export interface Track {
  name: string;
  /** The explorer whose counter it is; -1 for one of all. */
  seat: number;
  value: number;
  /** The end of the track; 0 where this viewer does not know it. */
  most: number;
}

/** For each page, the ends of tracks that it tells; 0 stands for the number of players. */
const ENDS: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  "4-heroes": { "web-torn": 0 },
  "4-traitor": { track: 9 },
  "9-heroes": { defiance: 0 },
  "21-heroes": { "lords-wounds": 7 },
  "22-heroes": { exorcism: 0 },
  "27-heroes": { examined: 0, "thrown-in": 0 },
  "40-heroes": { dug: 0 },
};
/** Counters that only keep the books. */
const SILENT = [
  "floor-tested",
  "monsters",
  "collars",
  "dead-walk",
  "doorway",
  "met",
  "risen",
  "killed-by",
  "cured",
  "fate",
  "parachutes",
];
/** Either so or not: a line of words, no track. */
const STATES = [
  "aboard",
  "abyss-waits",
  "bitten",
  "blood-spilt",
  "body-found",
  "book-brought",
  "bullets-cast",
  "call-knowledge",
  "call-sanity",
  "caught",
  "changing",
  "collar",
  "controlled",
  "cursed",
  "cursed-axe",
  "cursed-blood-dagger",
  "cursed-sacrificial-dagger",
  "cursed-spear",
  "doll-china",
  "doll-glass",
  "doll-rag",
  "doll-stone",
  "doll-wax",
  "eaten",
  "eggs",
  "first-head-weak",
  "flesh",
  "freed",
  "frog",
  "front-door",
  "game-room-clue",
  "grabbed",
  "groom",
  "groom-dead",
  "grooms-name",
  "immortal",
  "inoculated",
  "jumped",
  "library-clue",
  "lord-destroyed",
  "mail-worn",
  "mask-worn",
  "mortal-form",
  "mummys-name",
  "mummys-spell",
  "music-box-open",
  "organ-played",
  "organ-started",
  "phantom-killed",
  "pilot",
  "plane",
  "ritual-ground",
  "ruined",
  "second-head-weak",
  "serum",
  "spray-made",
  "statue-daunted",
  "statue-judge",
  "statue-seer",
  "statue-warrior",
  "statue-wizard",
  "stunned",
  "sunrise",
  "taken-aboard",
  "time-bomb",
  "tower-clue",
  "weakness",
  "water-waits",
  "webbed",
  "wedding",
];

export function tracksOf(
  marks: Readonly<Record<string, number>>,
  pages: readonly string[],
  players: number,
): { tracks: Track[]; states: Track[] } {
  const tracks: Track[] = [];
  const states: Track[] = [];
  for (const [key, value] of Object.entries(marks)) {
    const owned = /^(.*)-(\d+)$/.exec(key);
    const name = owned?.[1] ?? key;
    if (key.includes(" ") || SILENT.includes(name) || value <= 0) continue;
    const told = pages.map((page) => ENDS[page]?.[name]).find((end) => end !== undefined);
    const most = told === 0 ? players : (told ?? 0);
    const track = {
      name,
      seat: owned ? Number(owned[2]) : -1,
      value,
      most: name === "found" ? (marks["parachutes"] ?? 0) : most,
    };
    (STATES.includes(name) ? states : tracks).push(track);
  }
  return { tracks, states };
}
