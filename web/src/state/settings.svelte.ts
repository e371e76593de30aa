/** What a person chose for this browser. Nothing of a game is ever kept here. */
import { languageFor } from "../words/languages";
import type { Lang } from "../words/words";

export interface Recent {
  code: string;
  game: string;
  title: string;
  at: number;
}

export interface Settings {
  lang: Lang;
  name: string;
  /** The portrait chosen for every table, and how one is spoken of. */
  face: number | null;
  form: "she" | "he" | "";
  sound: boolean;
  vibration: boolean;
  motion: "system" | "none";
  stillDice: boolean;
  contrast: "system" | "more";
  listFirst: boolean;
  /** The plan of a house goes along with whoever moves. */
  follow: boolean;
  /** Codes and links of tables are hidden from whoever looks at this screen. */
  streamer: boolean;
  /** Colours of the teams that stay apart for eyes which see fewer of them. */
  palette: "usual" | "clear";
  learned: string[];
  /** The haunts of Betrayal that were played to their end in this browser. */
  lived: number[];
  /** Who is not heard here: table and person. */
  muted: string[];
  /** This browser has been given a name by the server. */
  guest: boolean;
  /** Tables sat at lately, newest first. */
  recent: Recent[];
}

const KEY = "nightbell.settings";

function first(): Settings {
  const lang = languageFor(navigator.languages);
  const defaults: Settings = {
    lang,
    name: "",
    face: null,
    form: "",
    sound: true,
    vibration: true,
    motion: "system",
    stillDice: false,
    contrast: "system",
    listFirst: false,
    follow: true,
    streamer: false,
    palette: "usual",
    learned: [],
    lived: [],
    muted: [],
    guest: false,
    recent: [],
  };
  try {
    return { ...defaults, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Settings>) };
  } catch {
    return defaults;
  }
}

export const settings: Settings = $state(first());

/** Call once: keeps the settings and shows them to the style sheet. */
export function keepSettings(): void {
  $effect.root(() => {
    $effect(() => {
      const text = JSON.stringify(settings);
      try {
        localStorage.setItem(KEY, text);
      } catch {
        // A browser that keeps nothing still plays.
      }
      const root = document.documentElement;
      root.lang = settings.lang;
      root.dataset["motion"] = settings.motion;
      root.dataset["contrast"] = settings.contrast;
      root.dataset["palette"] = settings.palette;
    });
  });
}

/** Whether things should simply be where they end up. */
export function still(): boolean {
  return settings.motion === "none" || window.matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** A haunt was played to its end before these eyes: its pages may be read from now on. */
export function live(haunt: number): void {
  if (!settings.lived.includes(haunt)) settings.lived = [...settings.lived, haunt];
}

/** Remembers a table for the front door. */
export function remember(code: string, game: string, title: string): void {
  const rest = settings.recent.filter((each) => each.code !== code);
  settings.recent = [{ code, game, title, at: Date.now() }, ...rest].slice(0, 6);
}

export function forget(code: string): void {
  settings.recent = settings.recent.filter((each) => each.code !== code);
}
