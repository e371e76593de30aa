/** What happened and is news: a game says what is none (`about.ts`), as a hand that goes up before it counts. */
import { aboutGame } from "../games/about";
import type { Told } from "../words/words";

export const isNews = (game: string, event: Told): boolean => !aboutGame(game).quiet?.includes(event.type);
