import { t } from "../words/ui.svelte";

/** The clock of a defence. Titles with a mark in front are the table's own; people's clocks have people's words. */
export const DEFENCE = "@defence";

/** A clock to which nobody gave a name: everybody reads it in their own language. */
export const TALK = "@talk";

const OWN: Readonly<Record<string, string>> = { [DEFENCE]: "clock-defence", [TALK]: "clock-talk" };

export const clockTitle = (title: string): string => {
  const own = OWN[title];
  return own === undefined ? title : t(own);
};
