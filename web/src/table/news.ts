/** What happened and is no news: that somebody has nothing to say, that a hand went up before it counts. */
import type { Told } from "../words/words";

const QUIET = new Set(["Waits", "HandMoved"]);

export const isNews = (event: Told): boolean => !QUIET.has(event.type);
