import type { Choice, Plain } from "../protocol/types";
import { labelOf } from "../table/labels";
import type { Words } from "../words/words";

/** An answer as a person would say it: «Идти в Сад», «Анна и Марко», «Сила 2, Скорость 0». */
export function answerInWords(choice: Choice, answer: Plain, words: Words): string {
  switch (choice.of) {
    case "one":
      return labelOf(choice, answer, words);
    case "some":
      return words.listed((Array.isArray(answer) ? answer : []).map((each) => words.thing(choice.noun, each)));
    case "split":
      return words.listed(
        (Array.isArray(answer) ? answer : []).map(
          (part, place) => `${words.thing(choice.noun, choice.among[place] ?? place)} ${String(part)}`,
        ),
      );
    case "form":
      return Array.isArray(answer) ? words.action(answer) : String(answer);
    case "number":
      return String(answer);
  }
}
