/** What the finished page shows of Lockup: where every star came from, and how far it was to the way out. */

import type { FinishedGame, Part } from '../../finished/games';
import type { Line, Result } from '../../finished/story';
import type { ScoreRow } from './types';

export const PARTS = ['reputation', 'superiority', 'goal', 'goons', 'cubes', 'tomes', 'marker'] as const;
export type PartName = (typeof PARTS)[number];
export const ICONS: Record<PartName, string> = {
  reputation: 'round-star',
  superiority: 'stars-stack',
  goal: 'trophy-cup',
  goons: 'minions',
  cubes: 'stockpiles',
  tomes: 'book-cover',
  marker: 'l-flag',
};

interface Breakdown {
  seats: ScoreRow[];
  guards?: ScoreRow[];
  escape?: { margin: number; missing: number }[];
}
export const breakdown = (result: Result) => result.breakdown as unknown as Breakdown;

function parts(result: Result): Part[] {
  const { seats } = breakdown(result);
  return PARTS.flatMap((part, i) => {
    const values = seats.map((row) => row[part]);
    const name = { id: `finished-lockup-${part}`, args: {} };
    return values.some(Boolean) ? [{ name, icon: ICONS[part], pattern: (i % 6) + 1, values }] : [];
  });
}

/** Alone: how far it was. Else the kind of stars by which the winner was farthest ahead of the next. */
export function story(result: Result): Line[] {
  const { seats, guards, escape } = breakdown(result);
  if (escape?.[0])
    return [
      {
        id: 'finished-lockup-escape',
        args: { ...escape[0], mine: seats[0]?.total ?? 0, theirs: guards?.[0]?.total ?? 0 },
      },
    ];
  const [first] = result.winners;
  if (first === undefined || result.winners.length > 1) return [];
  const won = seats[first]!;
  const [next] = seats.filter(({ seat }) => seat !== first).toSorted((a, b) => b.total - a.total);
  if (!next) return [];
  if (next.total === won.total)
    return [{ id: 'finished-lockup-tie', args: { more: won.items, less: next.items } }];
  const [part] = [...PARTS].toSorted((a, b) => won[b] - next[b] - (won[a] - next[a]));
  return [{ id: 'finished-lockup-edge', args: { kind: part!, more: won[part!], less: next[part!] } }];
}

export const finished: FinishedGame = {
  parts,
  story,
  bad: ({ event, ranks }) => event === 'raid' && Array.isArray(ranks) && ranks.length > 0,
  Truth: () => import('./Truth.svelte'),
};
