/** How far the monster that is moved now may go: what was rolled for its kind, less what it has walked. */
import type { GameEvent, GameView } from "../../protocol/betrayal";
import type { Told } from "../../words/words";

export interface Prowl {
  readonly left: number;
  readonly spaces: number;
}
type Monster = GameView["monsters"][number];

/** Haunts whose monsters pay more than a space for a step: there they are led room by room. */
const HEAVY = [14, 35];

export function prowlOf(
  view: Pick<GameView, "haunt" | "done" | "spent" | "halted">,
  told: readonly Told[],
  monster: Monster,
): Prowl | null {
  if (HEAVY.includes(view.haunt)) return null;
  let [own, kin]: [number | undefined, number | undefined] = [undefined, undefined];
  for (const line of told as readonly unknown[] as readonly GameEvent[]) {
    if (line.type === "TurnBegan" || line.type === "MonstersTurnBegan") own = kin = undefined;
    else if (line.type === "MonsterThrew" && line.why === "movement" && line.monster === monster.kind) {
      kin = line.total;
      if (line.number === monster.number) own = line.total;
    }
  }
  const rolled = own ?? kin;
  if (rolled === undefined) return null;
  const spaces = Math.max(1, rolled) - (`came ${String(monster.id)}` in view.done ? 1 : 0);
  return { spaces, left: view.halted ? 0 : Math.max(0, spaces - view.spent) };
}
