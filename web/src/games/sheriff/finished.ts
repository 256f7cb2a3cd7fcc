/** What the finished page shows of Sheriff of Nottingham: where every point came from, and what decided. */

import type { FinishedGame, Part } from '../../finished/games';
import type { Line, Result } from '../../finished/story';

const PARTS = ['legal', 'contraband', 'gold', 'crowns', 'black_market', 'orders'] as const;
type PartName = (typeof PARTS)[number];
const ICONS: Record<PartName, string> = {
  legal: 'shiny-apple',
  contraband: 'crossbow',
  gold: 'two-coins',
  crowns: 'queen-crown',
  black_market: 'swap-bag',
  orders: 'scroll-quill',
};

type Row = Record<PartName | 'seat' | 'points' | 'legal_cards' | 'contraband_cards', number>;
export interface Crown {
  good: string;
  counts: number[];
  kings: number[];
  each_king: number;
  queens: number[];
  each_queen: number;
}
interface Breakdown {
  players: Row[];
  crowns: Crown[];
}
export const breakdown = (result: Result) => result.breakdown as unknown as Breakdown;

function parts(result: Result): Part[] {
  const { players } = breakdown(result);
  return PARTS.flatMap((part, i) => {
    const values = players.map((row) => row[part]);
    const name = { id: `finished-sheriff-${part}`, args: {} };
    return values.some(Boolean) ? [{ name, icon: ICONS[part], pattern: i + 1, values }] : [];
  });
}

/** What decided it: the kind of points by which the winner was farthest ahead of the next. */
export function edge(result: Result): Line[] {
  const { players } = breakdown(result);
  const [first] = result.winners;
  if (first === undefined || result.winners.length > 1) return [];
  const won = players[first]!;
  const [next] = players.filter(({ seat }) => seat !== first).toSorted((a, b) => b.points - a.points);
  if (!next) return [];
  if (next.points === won.points)
    return [{ id: 'finished-sheriff-tie', args: { more: won.legal_cards, less: next.legal_cards } }];
  const [part] = [...PARTS].toSorted((a, b) => won[b] - next[b] - (won[a] - next[a]));
  return [
    {
      id: 'finished-sheriff-edge',
      args: { kind: part!, more: won[part!], less: next[part!] },
    },
  ];
}

export const finished: FinishedGame = {
  parts,
  story: edge,
  bad: ({ event, truthful }) => event === 'opened' && truthful === false,
  Truth: () => import('./Truth.svelte'),
};
