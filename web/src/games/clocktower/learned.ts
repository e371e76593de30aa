import type { Note, PlayerView } from "../../protocol/clocktower";
import type { Plain } from "../../protocol/types";
import type { Told } from "../../words/words";

/** What would be learned from an answer of the Storyteller, where that can be told beforehand. */
export function learnedFrom(
  kind: string,
  about: Readonly<Record<string, Plain>>,
  answer: Plain,
  targets: readonly number[],
): Told | null {
  const { seat, role } = about;
  const first = about["with_seat"];
  if (kind === "clue-second" && typeof first === "number" && typeof answer === "number")
    return {
      type: "LearnsPair",
      seat: Number(seat),
      role: String(role),
      shown: String(about["named_role"]),
      pair: [first, answer].sort((a, b) => a - b),
    };
  if (kind !== "tell" || typeof seat !== "number" || typeof role !== "string") return null;
  if (typeof answer === "boolean" && !targets.length) return { type: "LearnsAnswer", seat, role, yes: answer };
  if (typeof answer === "boolean") return { type: "LearnsYesNo", seat, role, targets: [...targets], yes: answer };
  if (typeof answer === "number") return { type: "LearnsNumber", seat, role, number: answer };
  const target = about["about_seat"];
  if (typeof answer === "string" && typeof target === "number")
    return { type: "LearnsRole", seat, role, target, shown: answer };
  return null;
}

/** Under these names stands whom something that I learned speaks of. */
const SPOKEN_OF = ["target", "targets", "pair", "trio", "holder", "twin", "lunatic", "demons", "minions"] as const;

/** The lines of my journal that speak of this player, oldest first. */
export function notesOn(view: PlayerView, seat: number): readonly Note[] {
  return view.notes.filter(({ learned }) => {
    const told = learned as unknown as Readonly<Record<string, Plain>>;
    return SPOKEN_OF.some((key) => [told[key] ?? []].flat().includes(seat));
  });
}

/** Who, as I was told, is on my evil side, and as what. */
export function alliesOf(view: PlayerView): ReadonlyMap<number, "demon" | "minion"> {
  const allies = new Map<number, "demon" | "minion">();
  for (const { learned } of view.notes) {
    if (learned.type === "LearnsMinions") learned.minions.forEach((seat) => allies.set(seat, "minion"));
    if (learned.type === "LearnsDemon") learned.demons.forEach((seat) => allies.set(seat, "demon"));
  }
  allies.delete(view.viewer);
  return allies;
}
