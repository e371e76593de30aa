import type { Clock } from "../protocol/types";
import { t } from "../words/ui.svelte";

/** The clock of a defence. Titles with a mark in front are the table's own; people's clocks have people's words. */
export const DEFENCE = "@defence";

/** So many seconds are added to it at once. */
export const MORE = 30;
export const longer = (clock: Clock, now: number): number => Math.max(0, Math.ceil((clock.ends - now) / 1000)) + MORE;

/** A clock to which nobody gave a name: everybody reads it in their own language. */
export const TALK = "@talk";

const OWN: Readonly<Record<string, string>> = { [DEFENCE]: "clock-defence", [TALK]: "clock-talk" };

export const clockTitle = (title: string): string => {
  const own = OWN[title];
  return own === undefined ? title : t(own);
};
