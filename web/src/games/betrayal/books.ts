/** The pages of the haunt books: fetched one by one, only when the view says that they may be read. */
import { bundleOf, Words, type Lang } from "../../words/words";

export interface Page {
  id: string;
  /** How it came to this: one paragraph, before everything else. */
  story: string;
  /** How this side wins, and whatever is said after that: in which other way, and when all is lost. */
  goal: string[];
  /** What to know and to do, a paragraph each. */
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

const BOOKS = ["everyone", "heroes", "traitor"];

/** Which pages a haunt has; for whoever has lived through it. */
export async function pagesOf(lang: Lang, haunt: number): Promise<string[]> {
  const asked = BOOKS.map((book) => `${haunt}-${book}`);
  const query = asked.map((page) => `page=${page}`).join("&");
  const reply = await fetch(`/words/${lang}.ftl?game=betrayal&${query}`);
  if (!reply.ok) throw new Error(reply.statusText);
  const words = new Words(lang, bundleOf(lang, [await reply.text()]));
  return asked.filter((page) => words.knows(`page-${page}`));
}

const GOAL = /побед|побежда|проигра|\bwins?\b|\bloses?\b|\blost\b/iu;
const SENTENCES = /[^.]+(?:\.[»”]?|$)/gu;

/** A page in paragraphs: the story first, how to win last. A page of rules is one paragraph, told sentence by sentence. */
export function readPage(id: string, text: string): Page {
  const inSentences = (paragraph: string): string[] =>
    (paragraph.match(SENTENCES) ?? []).map((each) => each.trim()).filter(Boolean);
  const paragraphs = text.split("\n");
  const [story = "", ...rest] = paragraphs;
  if (!rest.length) return { id, story: "", goal: [], rest: inSentences(story) };
  const last = inSentences(rest.pop() ?? "");
  const wins = last.findIndex((each) => GOAL.test(each));
  const from = wins < 0 ? last.length : wins;
  return { id, story, goal: last.slice(from), rest: [...rest, last.slice(0, from).join(" ")].filter(Boolean) };
}

/** Whose book a page is from: "heroes", "traitor", "everyone", or the rules beside it. */
export function bookOf(page: string): string {
  return /^\d+-(.+)$/.exec(page)?.[1] ?? "rules";
}
