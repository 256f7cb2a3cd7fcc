/** How the table is laid out: rows, buildings, stacks, notes. Plain calculation on a view. */

import type { Crook, CrooksOutlook, CrooksView, Memory, Piece } from './types';

/** Rows from top to bottom: clockwise after me, and I am the last. A spectator sees the seats as they are numbered. */
export function rowOrder(seats: number, me: number | null): number[] {
  const first = me === null ? 0 : me + 1;
  return Array.from({ length: seats }, (_, i) => (first + i) % seats);
}

/** The jobs of this table: whatever values its card file gives them. */
export function jobsOf(view: CrooksView): number[] {
  return Object.keys(view.places.slot['0'] ?? {})
    .map(Number)
    .sort((a, b) => a - b);
}

export function slotOf(view: CrooksView, seat: number, job: number): Piece[] {
  return view.places.slot[seat]?.[job] ?? [];
}

const TALLEST = 9;

/** The height of a building in floors; nine make the tallest, whatever the values are. */
export function floors(job: number, jobs: readonly number[]): number {
  const most = Math.max(...jobs, 1);
  return most <= TALLEST ? job : Math.max(1, Math.round((job / most) * TALLEST));
}

const MOST_WINDOWS = 14;

/** Points are lit windows: those the job is printed with, those that came on top, those that went dark. */
export function windows(value: number, points: number): ('lit' | 'plus' | 'off')[] {
  const rows = [
    ...Array<'lit'>(Math.min(value, points)).fill('lit'),
    ...Array<'plus'>(Math.max(0, points - value)).fill('plus'),
    ...Array<'off'>(Math.max(0, value - points)).fill('off'),
  ];
  return rows.slice(0, MOST_WINDOWS);
}

/** What the crooks that I see on a job change about its worth. */
export function modifier(view: CrooksView, job: number, crook: (face: string) => Crook | undefined): number {
  let sum = 0;
  for (let seat = 0; seat < view.seats; seat++)
    for (const { face } of slotOf(view, seat, job)) sum += (face && crook(face)?.modifier) || 0;
  return sum;
}

/** The ratings of a stack together; `open` if somebody lies in it whom I do not know. */
export function strength(
  stack: readonly Piece[],
  crook: (face: string) => Crook | undefined,
): { sum: number; open: boolean } {
  let sum = 0;
  let open = false;
  for (const { face } of stack) {
    if (face) sum += crook(face)?.rating ?? 0;
    else open = true;
  }
  return { sum, open };
}

/** Known to me, a secret to somebody else. */
export const onlyMine = (piece: Piece): boolean => piece.face !== undefined && piece.public === false;

/** What the table is worth without telling what I know: the stakes that everybody sees, and no standing. */
export function silent(outlook: CrooksOutlook, changed: (job: number) => number): CrooksOutlook {
  const jobs = outlook.jobs.map((one) => ({
    ...one,
    points: Math.max(0, one.job + changed(one.job)),
    totals: one.totals.map(() => null),
    leaders: [],
    unknown: 0,
  }));
  return { ...outlook, points: [], gangs: [], jobs };
}

export interface Note {
  letter: string;
  seen: string[];
  /** How many of those have gone since, nobody told me which. */
  missing: number;
  /** How many lie there now. */
  left: number;
}

/** My notes about hideouts where somebody is left. */
export function notes(view: CrooksView): Note[] {
  return (view.memory ?? []).flatMap(({ place, seen, missing }: Memory) => {
    const letter = String(place[1]);
    const left = view.places.hideout[letter]?.length ?? 0;
    return place[0] === 'hideout' && left && seen.length ? [{ letter, seen, missing, left }] : [];
  });
}

/** With the sign that belongs to it; the minus is a real one. */
export const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

const ARTICLE = /^The (?=\p{L})/u;

/** A name as a label: on a card nobody needs the article. */
export function label(name: string): string {
  const bare = name.replace(ARTICLE, '');
  return bare === name ? name : bare.charAt(0).toUpperCase() + bare.slice(1);
}
