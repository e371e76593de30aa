/** What the damage comes from that is being shared out: the fight, the card or the room just before it. */
import type { GameEvent } from "../../protocol/betrayal";
import type { Told } from "../../words/words";

export type Cause = { of: "fight"; event: Told } | { of: "card" | "room"; id: string };

/** Looked for backwards from now, past throws and marks, no further than the turn's beginning; null if nothing tells. */
export function causeOf(events: readonly Told[], seat: number): Cause | null {
  for (let n = events.length - 1; n >= 0; n -= 1) {
    const told = events[n] as unknown as GameEvent;
    switch (told.type) {
      case "Fought":
        return { of: "fight", event: events[n] as Told };
      case "Drew":
        return told.seat === seat ? { of: "card", id: told.card } : null;
      case "Walked":
      case "Crossed":
      case "Discovered":
        return told.seat === seat ? { of: "room", id: told.room } : null;
      case "TurnBegan":
      case "MonstersTurnBegan":
        return null;
    }
  }
  return null;
}
