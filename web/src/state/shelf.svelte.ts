/** Which games this house has, as the server says, and what each is called. */
import { byPlace, OWN } from "../games/about";
import { shelf as fetchShelf } from "../protocol/api";
import { gameWords, wordsFor } from "../words/game.svelte";
import { has, t } from "../words/ui.svelte";
import type { Lang, Words } from "../words/words";

class Shelf {
  /** Those that the client was built with stand there at once; the server says which there really are. */
  games: readonly string[] = $state.raw(OWN);
  private told = $state(false);
  /** The words of games that the client has none for. */
  private books: Readonly<Record<string, Words>> = $state.raw({});

  async look(): Promise<void> {
    this.games = (await fetchShelf()).sort(byPlace);
    this.told = true;
  }

  /** Fetches what the other games are called in this language. */
  async read(lang: Lang): Promise<void> {
    for (const game of this.games.filter((each) => !OWN.includes(each)))
      this.books = { ...this.books, [game]: wordsFor(await gameWords(lang, game), {}) };
  }

  /** Whether there is surely no such game here. */
  lacks(game: string): boolean {
    return this.told && !this.games.includes(game);
  }

  name(game: string): string {
    return has(`game-${game}`) ? t(`game-${game}`) : (this.books[game]?.thing("game", game) ?? "");
  }

  /** One sentence that makes one want to play it. */
  line(game: string): string {
    return has(`game-${game}-line`) ? t(`game-${game}-line`) : (this.books[game]?.about("game", game) ?? "");
  }

  /** For how many, and how long. */
  size(game: string): string {
    return has(`game-${game}-size`) ? t(`game-${game}-size`) : "";
  }
}

export const shelf = new Shelf();
