/** The six actions of a victim: what each costs, and why one of them cannot be taken now. */
import type { VictimsView } from "../../protocol/whispers";
import type { Plain } from "../../protocol/types";
import { markOf, planOf } from "./plan";

export const VERBS = ["move", "calm", "unbar", "search", "repair", "special"] as const;
export type Verb = (typeof VERBS)[number];

export interface Action {
  readonly verb: Verb;
  readonly options: readonly Plain[];
  /** Its word among the client's own: what it costs, or why not now. */
  readonly word: string;
  readonly place?: string;
  readonly count?: number;
}

const REPAIRED = 5;
const verbOf = (option: Plain): string => (Array.isArray(option) ? String(option[0]) : "");
const isVerb = (verb: string): boolean => (VERBS as readonly string[]).includes(verb);

/** What stands in the menu beside the six: things used on the way, a trade, the end of the turn. */
export const beside = (options: readonly Plain[]): Plain[] => options.filter((option) => !isVerb(verbOf(option)));

export function actionsOf(view: VictimsView, who: string, options: readonly Plain[]): Action[] {
  return VERBS.map((verb) => {
    const open = options.filter((option) => verbOf(option) === verb);
    return open.length
      ? { verb, options: open, ...cost(view, who, verb, open.length) }
      : { verb, options: open, ...reason(view, who, verb) };
  });
}

function cost(view: VictimsView, who: string, verb: Verb, count: number): Omit<Action, "verb" | "options"> {
  if (verb === "search" && who === "anna") return { word: "wh-cost-search-silent" };
  if (verb === "unbar") return { word: view.open.options.unbar_noise ? "wh-cost-unbar-loud" : "wh-cost-unbar", count };
  return { word: `wh-cost-${verb}` };
}

function reason(view: VictimsView, who: string, verb: Verb): Omit<Action, "verb" | "options"> {
  const { open } = view;
  const plan = planOf(open.options.map);
  const here = view.where[who] ?? "";
  if (view.acted.includes(who)) return { word: "wh-not-acted" };
  const near = (verb === "search" || verb === "repair") && open.figures.includes(here);
  switch (verb) {
    case "move":
      return { word: view.netted.includes(who) ? "wh-not-netted" : "wh-not-move" };
    case "calm":
      return { word: "wh-not-calm" };
    case "unbar":
      return { word: "wh-not-unbar" };
    case "search":
      if (!plan.search.includes(markOf(here))) return { word: "wh-not-search-here" };
      return { word: near ? "wh-not-beside-killer" : "wh-not-search-empty" };
    case "repair":
      if (view.repair >= REPAIRED) return { word: "wh-not-repair-done" };
      if (markOf(here) !== plan.transmitter)
        return { word: "wh-not-repair-here", place: `${open.options.map}-${plan.transmitter}` };
      return { word: near ? "wh-not-beside-killer" : "wh-not-repair-again" };
    case "special":
      return { word: "wh-not-special" };
  }
}
