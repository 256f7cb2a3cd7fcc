/** How a game of BANG! ended: which side has won and why, or who is the richest after a series. */

import { turnAt } from '../../finished/moments';
import type { FinishedGame } from '../../finished/games';
import type { Overview } from '../../lib/wire';
import type { Breakdown } from './fates';
import type { BangView } from './types';

export const SERIES = 'series';

/** The last who was eliminated. */
export const lastBlow = ({ marks }: Pick<Overview, 'marks'>) =>
  marks.findLast(({ event }) => event.event === 'eliminated');

const mine: FinishedGame['mine'] = (result, { marks, turns }, { view }, me) => {
  const { how, players = [] } = result.breakdown as unknown as Breakdown;
  const player = players.find(({ seat }) => seat === me);
  const { ring, owner, seats } = view as unknown as BangView;
  if (how === SERIES || !player?.role || owner.length > seats) return null;
  const fell = ring.includes(me)
    ? undefined
    : marks.findLast(({ event }) => event.event === 'eliminated' && event.seat === me);
  const args = { role: player.role, turn: fell ? turnAt(fell.step, turns) : 0, why: fell?.event.why ?? '' };
  return { id: `finished-bang-mine-${player.won ? 'won' : 'lost'}-${fell ? 'out' : 'alive'}`, args }; // texts: finished-bang-mine-won-out finished-bang-mine-won-alive finished-bang-mine-lost-out finished-bang-mine-lost-alive
};

export const finished: FinishedGame = {
  mine,
  decisive: (_, overview) => lastBlow(overview)?.step,
  story: ({ breakdown: { how } }) => (how === SERIES ? [] : [{ id: 'finished-bang-how', args: { how } }]),
  chart: ({ breakdown: { how } }) =>
    how === SERIES ? 'finished-bang-chart-money' : 'finished-bang-chart-life',
  bad: ({ event }) => event === 'eliminated',
  Truth: () => import('./Truth.svelte'),
};
