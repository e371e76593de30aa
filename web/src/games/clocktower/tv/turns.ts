/** How a finished game came to its end, in a few sentences: whom the town executed, who became whom, who died. */
import { t } from "../../../words/ui.svelte";
import type { Told, Words } from "../../../words/words";
import { livesOf, titleOf } from "../lives";
import { kindOf } from "../roles";

export interface Turn {
  readonly what: "executed" | "became" | "died";
  readonly when: string;
  readonly text: string;
}

/** The latest of them; deaths at night give way to what was decided, and to a new Demon. */
export function turnsOf(
  events: readonly Told[],
  roles: ReadonlyMap<number, string>,
  words: Words,
  most: number,
): readonly Turn[] {
  const { phases, lives } = livesOf(events, roles);
  const role = (seat: number, phase: number): string => {
    const cell = lives.find((life) => life.seat === seat)?.cells[phase];
    return words.thing("role", cell?.before ?? roles.get(seat) ?? "");
  };
  const all = phases.flatMap(({ time, number, died, executed, became }, n): (Turn & { weighty: boolean })[] => {
    const when = titleOf({ time, number });
    const fell = died.filter((seat) => !executed.includes(seat));
    return [
      ...executed.map((seat) => ({
        what: "executed" as const,
        when,
        text: t("tv-turn-executed", { whom: words.cases(seat).acc, role: role(seat, n) }),
        weighty: true,
      })),
      ...fell.map((seat) => ({
        what: "died" as const,
        when,
        text: t("tv-turn-died", { name: words.seat(seat), role: role(seat, n) }),
        weighty: false,
      })),
      ...became.map((each) => ({
        what: "became" as const,
        when,
        text: t("ct-life-became", { name: words.seat(each.seat), role: words.thing("role", each.role) }),
        weighty: kindOf(each.role) === "demon",
      })),
    ];
  });
  const kept = new Set(
    [...all]
      .reverse()
      .sort((a, b) => Number(b.weighty) - Number(a.weighty))
      .slice(0, most),
  );
  return all.filter((turn) => kept.has(turn));
}
