import { api } from '../lib/api';
import { text } from '../lib/text.svelte';
import type { GameView } from '../lib/wire';

/** The games that this server can play; asked for once. */
class Catalogue {
  games = $state.raw<GameView[] | null>(null);
  #asked: Promise<void> | null = null;

  load(): Promise<void> {
    this.#asked ??= api.games().then(
      (games) => void (this.games = games),
      (error: unknown) => {
        this.#asked = null;
        throw error;
      },
    );
    return this.#asked;
  }

  find(game: string): GameView | undefined {
    return this.games?.find((found) => found.id === game);
  }

  /** Before the server has answered, and of games that are announced, the page's own word. */
  name(game: string): string {
    // texts: lobby-crooks lobby-bang lobby-sheriff lobby-lockup lobby-scoundrels
    const own = text.has(`lobby-${game}`) ? text.say(`lobby-${game}`) : game;
    return this.find(game)?.names[text.lang] ?? own;
  }
}

export const catalogue = new Catalogue();
