import type { Card } from './api';
import { Bundle } from './fluent';
import { DEFAULT, type Lang } from './languages';
import { settings } from './settings.svelte';
import { Texts, type Args, type Asked, type Names, type Reason, type Said } from './texts';

export type { Args, Asked, Names, Reason, Said };
export type GameText = Pick<
  Texts,
  | 'say'
  | 'has'
  | 'holders'
  | 'facts'
  | 'event'
  | 'seenPart'
  | 'decision'
  | 'cause'
  | 'note'
  | 'reason'
  | 'waiting'
  | 'move'
  | 'value'
  | 'refusal'
  | 'resultLines'
  | 'player'
  | 'enumeration'
>;

type Files = Record<string, () => Promise<string>>;
const shared = import.meta.glob('../../../src/malina/text/*.ftl', {
  query: '?raw',
  import: 'default',
}) as Files;
const page = import.meta.glob('../text/*/*.ftl', { query: '?raw', import: 'default' }) as Files;
const games = import.meta.glob('../../../src/malina/games/*/text/*.ftl', {
  query: '?raw',
  import: 'default',
}) as Files;

const GAMES = '../../../src/malina/games';

/** What people read. Changes with settings.lang as soon as the other language has arrived. */
class Text {
  lang = $state<Lang>(DEFAULT);
  #page = $state.raw<Texts>();
  #games = $state.raw<Record<string, Bundle>>({});
  #wanted = new Set<string>();
  #paged = 0; // of how many games the page has its words

  say(id: string, args?: Args): string {
    return this.#page?.say(id, args) ?? '';
  }

  has(id: string): boolean {
    return this.#page?.has(id) ?? false;
  }

  refusal(refused: Reason): string {
    return this.#page?.refusal(refused) ?? '';
  }

  /** The texts of a game, which `loadGame` has loaded. `cards` are those of the table, `me` is the reader's seat. */
  game(game: string, cards: Record<string, Card> = {}, me: number | null = null): GameText {
    const bundle = this.#games[game];
    if (!bundle) throw new Error(`the texts of ${game} are not loaded`);
    const own = Object.entries(cards).map(([id, card]) => [id, card.names?.[this.lang] || id]);
    return new Texts(bundle, Object.fromEntries(own), me);
  }

  /** Loads a game's texts in the present language; later changes of the language take them along. */
  async loadGame(game: string): Promise<void> {
    this.#wanted.add(game);
    if (this.#games[game]) return;
    const lang = this.lang;
    const wanted = [...this.#wanted];
    const [own, common] = await Promise.all([gameBundle(lang, game), pageBundle(lang, wanted)]);
    if (lang !== this.lang) return this.loadGame(game);
    this.#games = { ...this.#games, [game]: own };
    // Of several that load at once the one with the most words stays.
    if (wanted.length > this.#paged) this.#show(common, wanted.length);
  }

  async use(lang: Lang): Promise<void> {
    const wanted = [...this.#wanted];
    const [common, ...games] = await Promise.all([
      pageBundle(lang, wanted),
      ...wanted.map(async (game) => [game, await gameBundle(lang, game)] as const),
    ]);
    // Somebody who changes their mind while it loads gets the last one.
    if (lang !== settings.lang) return;
    this.#show(common, wanted.length);
    this.#games = Object.fromEntries(games);
    this.lang = lang;
  }

  #show(common: Bundle, games: number): void {
    this.#page = new Texts(common);
    this.#paged = games;
  }
}

/** What the page says, and what it says of these games. */
async function pageBundle(lang: Lang, wanted: readonly string[]): Promise<Bundle> {
  const files = Object.entries(page).filter(([path]) => {
    const [, of, name = ''] = /^\.\.\/text\/(\w+)\/(\w+)\.ftl$/.exec(path) ?? [];
    return of === lang && (wanted.includes(name) || !(`${GAMES}/${name}/text/${lang}.ftl` in games));
  });
  return bundle(lang, [sharedFile(lang), ...files.map(([, load]) => load)]);
}

function gameBundle(lang: Lang, game: string): Promise<Bundle> {
  return bundle(lang, [sharedFile(lang), games[`${GAMES}/${game}/text/${lang}.ftl`]]);
}

function sharedFile(lang: Lang): (() => Promise<string>) | undefined {
  return shared[`../../../src/malina/text/${lang}.ftl`];
}

async function bundle(lang: Lang, files: ((() => Promise<string>) | undefined)[]): Promise<Bundle> {
  return new Bundle(lang, await Promise.all(files.flatMap((load) => (load ? [load()] : []))));
}

export const text = new Text();
export const loadGame = (game: string): Promise<void> => text.loadGame(game);
