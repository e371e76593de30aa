/** The moments of a first game, and the sentence that explains each. */
import { lessonsOf, type Lesson } from "../games/board";

const own = import.meta.glob<{ moments: readonly Lesson[] }>("./moments/*.ts");

/** The hints that the game's board has, as far as the lesson does not say it better, then the lesson's own. */
export async function momentsOf(game: string): Promise<readonly Lesson[]> {
  const [hints, lesson] = await Promise.all([
    lessonsOf(game),
    own[`./moments/${game}.ts`]?.().then((file) => file.moments) ?? [],
  ]);
  const better = new Map(lesson.map((each) => [each.id, each]));
  const known = new Set(hints.map((each) => each.id));
  return [...hints.map((each) => better.get(each.id) ?? each), ...lesson.filter((each) => !known.has(each.id))];
}
