import type { Homemade } from "../../protocol/clocktower";
import type { Words } from "../../words/words";

/** What a script's own characters are called, and what they do; with it stands that no rule sees to it. */
export function named(told: unknown, words: Words): Record<string, string> {
  const { homemade } = told as { homemade?: readonly Homemade[] };
  const called: Record<string, string> = {};
  for (const { role, name, ability, reminders } of homemade ?? []) {
    if (name) {
      called[`role/${role}`] = name;
      called[`role.about/${role}`] = `${ability} (${words.say("homemade-mark")})`.trim();
    }
    for (const slip of reminders ?? []) called[`reminder/${slip.id}`] = slip.text;
  }
  return called;
}

export const names = named;
