import { SvelteMap } from 'svelte/reactivity';
import { names, url } from 'virtual:sprite/room';

/** Where each icon is. A sprite is fetched whole, so that no request tells which card somebody holds. */
const places = new SvelteMap<string, string>();

const games: Record<string, () => Promise<{ url: string; names: string[] }>> = {
  crooks: () => import('virtual:sprite/crooks'),
  bang: () => import('virtual:sprite/bang'),
  sheriff: () => import('virtual:sprite/sheriff'),
  lockup: () => import('virtual:sprite/lockup'),
  scoundrels: () => import('virtual:sprite/scoundrels'),
};
const loaded = new Set<string>();

function add(sprite: { url: string; names: string[] }): void {
  for (const name of sprite.names) if (!places.has(name)) places.set(name, `${sprite.url}#${name}`);
}

add({ url, names });

/** Loads the pictures of a game; a game without any of its own has none. */
export async function loadIcons(game: string): Promise<void> {
  const load = games[game];
  if (!load || loaded.has(game)) return;
  const sprite = await load();
  await fetch(sprite.url).catch(() => undefined);
  loaded.add(game);
  add(sprite);
}

/** The address of an icon for <use href>, '' while it is not there. */
export function icon(name: string): string {
  return places.get(name) ?? '';
}
