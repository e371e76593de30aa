/** The pages of the haunt books: fetched one by one, only when the view says that they may be read. */
import { bundleOf, Words, type Lang } from "../../words/words";

export interface Page {
  id: string;
  /** The sentences that say how this side wins. */
  goal: string[];
  rest: string[];
}

const fetched = new Map<string, Promise<string>>();

/** The text of a page; empty while the server cannot be reached. */
export function pageText(lang: Lang, page: string): Promise<string> {
  const key = `${lang}/${page}`;
  let text = fetched.get(key);
  if (!text) {
    text = fetch(`/words/${lang}.ftl?game=betrayal&page=${encodeURIComponent(page)}`).then(async (reply) => {
      if (!reply.ok) throw new Error(reply.statusText);
      return new Words(lang, bundleOf(lang, [await reply.text()])).thing("page", page);
    });
    text.catch(() => fetched.delete(key));
    fetched.set(key, text);
  }
  return text;
}

const GOAL = /победил|победившим|\bwins?\b/iu;

/** A page in sentences, those about winning first. */
export function readPage(id: string, text: string): Page {
  const sentences =
    text
      .match(/[^.]+(?:\.|$)/gu)
      ?.map((each) => each.trim())
      .filter(Boolean) ?? [];
  return { id, goal: sentences.filter((each) => GOAL.test(each)), rest: sentences.filter((each) => !GOAL.test(each)) };
}

/** Whose book a page is from: "heroes", "traitor", "everyone", or the rules beside it. */
export function bookOf(page: string): string {
  return /^\d+-(.+)$/.exec(page)?.[1] ?? "rules";
}
