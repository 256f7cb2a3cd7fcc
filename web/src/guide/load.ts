import type { Guide } from './markdown';
import { href } from '../lib/router.svelte';

const files = import.meta.glob<string>('../../../src/malina/games/*/guide/*.md', {
  query: '?raw',
  import: 'default',
});
const path = (game: string, lang: string) => `../../../src/malina/games/${game}/guide/${lang}.md`;

/** The games that have a guide. */
export const guided = [...new Set(Object.keys(files).map((file) => file.split('/').at(-3)!))].sort();

const kept = new Map<string, Promise<Guide | null>>();

/** The guide of a game; null if it has none. */
export function loadGuide(game: string, lang: string): Promise<Guide | null> {
  const key = path(game, lang);
  const found = kept.get(key) ?? read(game, key);
  kept.set(key, found);
  // what failed is tried again
  found.catch(() => kept.delete(key));
  return found;
}

async function read(game: string, file: string): Promise<Guide | null> {
  const load = files[file];
  if (!load) return null;
  const [source, { read }] = await Promise.all([load(), import('./markdown')]);
  return read(source, (anchor) => href(`guide/${game}#${anchor}`));
}
