/** The layer "where could they be" as something to draw and to say. */
import type { Chances } from "../../protocol/api";

/** How likely it is that this one, or anybody at all, is in each place. Victims are weighed one by one. */
export function heatOf(chances: Chances, who: string | null): ReadonlyMap<string, number> {
  const nobody = new Map<string, number>();
  for (const [name, places] of Object.entries(chances)) {
    if (who !== null && who !== name) continue;
    for (const [place, chance] of Object.entries(places)) nobody.set(place, (nobody.get(place) ?? 1) * (1 - chance));
  }
  return new Map([...nobody].map(([place, none]) => [place, 1 - none]));
}

/** A chance as a person reads it: never 0 for what can be, never 100 for what need not be. */
export function percent(chance: number): string {
  if (chance <= 0) return "0";
  if (chance < 0.01) return "<1";
  if (chance >= 0.995 && chance < 0.9999) return ">99";
  return String(Math.round(chance * 100));
}

/** How strongly a room is tinted: faint chances are seen too. */
export const glow = (chance: number): number => (chance <= 0 ? 0 : 0.12 + 0.68 * Math.sqrt(chance));
