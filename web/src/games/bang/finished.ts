/** How a game of BANG! ended: which side has won and why, or who is the richest after a series. */

import type { FinishedGame } from '../../finished/games';

export const SERIES = 'series';

export const finished: FinishedGame = {
  story: ({ breakdown: { how } }) => (how === SERIES ? [] : [{ id: 'finished-bang-how', args: { how } }]),
  chart: ({ breakdown: { how } }) =>
    how === SERIES ? 'finished-bang-chart-money' : 'finished-bang-chart-life',
  bad: ({ event }) => event === 'eliminated',
  Truth: () => import('./Truth.svelte'),
};
