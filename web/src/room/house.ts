import type { GameView } from '../lib/wire';

/** What is said of a game before anybody plays it. */
export type GameFacts = Pick<GameView, 'id' | 'credits' | 'low' | 'high' | 'minutes'>;

/** In this order the lobby hangs games up, with these signs; others come after them. */
const ICONS = new Map([
  ['crooks', 'fedora'],
  ['bang', 'crossed-pistols'],
  ['sheriff', 'swap-bag'],
  ['lockup', 'goblin-head'],
  ['scoundrels', 'strongbox'],
]);

const rank = (id: string): number => {
  const at = [...ICONS.keys()].indexOf(id);
  return at < 0 ? ICONS.size : at;
};

/** The games in the order of the lobby. */
export const hangUp = <Game extends Pick<GameFacts, 'id'>>(games: readonly Game[]): Game[] =>
  games.toSorted((a, b) => rank(a.id) - rank(b.id));

export const gameIcon = (game: string): string => ICONS.get(game) ?? 'l-table';

/** How many games hang side by side: no fewer than five, or they would be too large, and none alone in its row. */
export const columns = (games: number): number => {
  const most = games % 6 === 1 ? 5 : 6;
  return Math.max(5, Math.min(most, games));
};
