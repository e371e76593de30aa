/**
 * Which entries of the glossary a player is offered: those that the player's own information speaks of. Only the
 * player's own view is read, so that somebody who is drunk without knowing it is offered the same as somebody sober.
 */
import type { GameView } from "../../protocol/clocktower";
import type { Words } from "../../words/words";
import type { Entry } from "../board";

const SPOKEN_OF: Readonly<Record<string, RegExp>> = {
  drunk: /пьян|напо(ить|ен)|drunk/i,
  poisoned: /отрав|poison/i,
  mad: /помеша|\bmad\b/i,
  register: /определи|register/i,
  revived: /оживи|ожива|alive again/i,
};

export function offers(view: GameView, words: Words): Entry[] {
  if (view.type === "Grimoire" || !view.card) return [];
  const texts = [view.card, ...view.gained].map((role) => words.about("role", role));
  if (view.notes.some((note) => note.learned.type === "LearnsMadness")) texts.push("mad");
  const own = texts.join(" ");
  return Object.keys(SPOKEN_OF)
    .filter((term) => SPOKEN_OF[term]?.test(own))
    .map((id) => ({ noun: "term", id }));
}
