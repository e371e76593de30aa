import type { GameView } from "../../protocol/betrayal";
import type { Words } from "../../words/words";

/** What the figures in the house are called: explorers by their seats, monsters by kind and number. */
export function names(seen: unknown, words: Words): Record<string, string> {
  const view = seen as GameView;
  const called: Record<string, string> = {};
  for (let seat = 0; seat < view.players; seat += 1) {
    called[`figure/${seat}`] = words.seat(seat);
    called[`being/${view.explorers[seat] ?? ""}`] = words.seat(seat);
  }
  for (const monster of view.monsters) {
    const alone = view.monsters.filter((other) => other.kind === monster.kind).length === 1;
    const name = words.thing("monster", monster.kind);
    called[`figure/${monster.id}`] = alone ? name : `${name} ${monster.number || monster.id}`;
  }
  return called;
}
