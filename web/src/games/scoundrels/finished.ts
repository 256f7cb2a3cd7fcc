/** What the finished page shows of 3,000 Scoundrels: where every point came from, and what decided. */

import type { FinishedGame, Part } from '../../finished/games';
import type { Line, Result } from '../../finished/story';
import type { Row } from './types';

const PARTS = ['safes', 'marks', 'reputation', 'tech'] as const;
const ICONS: Record<(typeof PARTS)[number], string> = {
  safes: 'strongbox',
  marks: 'l-check',
  reputation: 'laurels',
  tech: 'lightning-trio',
};

export const rowsOf = (result: Result): Row[] => result.breakdown.seats as Row[];

const parts = (result: Result): Part[] =>
  PARTS.map((part, i) => ({
    name: { id: `finished-scoundrels-${part}`, args: {} },
    icon: ICONS[part],
    pattern: i + 1,
    values: rowsOf(result).map((row) => row[part]),
  }));

/** What decided it: the kind of points by which the winner was farthest ahead of the next. */
export function edge(result: Result): Line[] {
  const rows = rowsOf(result);
  const won = rows.find(({ seat }) => result.winners.includes(seat));
  const [next] = rows.filter((row) => row !== won).toSorted((a, b) => b.total - a.total);
  if (!won || !next) return [];
  if (won.total === next.total)
    return [{ id: 'finished-scoundrels-tie', args: { more: won.money, less: next.money } }];
  const [part] = PARTS.toSorted((a, b) => won[b] - next[b] - (won[a] - next[a]));
  return [{ id: 'finished-scoundrels-edge', args: { kind: part!, more: won[part!], less: next[part!] } }];
}

export const finished: FinishedGame = {
  parts,
  story: edge,
  bad: ({ event, bluff }) => event === 'exposed' && bluff === true,
  Truth: () => import('./Truth.svelte'),
};
