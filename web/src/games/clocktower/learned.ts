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
