/** The end of Crooks, act by act: a job's cards turn, its stake changes, somebody takes it; the gangs come last. */

import { breakdown, type GangScore, type JobScore } from '../finished';
import type { Result } from '../../../finished/story';
import { slotOf } from '../city';
import type { Crook, CrooksView, Piece } from '../types';

export interface Act {
  score: JobScore;
  /** Who sent whom. */
  lots: { seat: number; pieces: Piece[]; total: number }[];
  /** Cards that lay face down, in the order in which they turn. */
  turns: number[];
  /** What changes the stake, card by card. */
  shifts: number[];
}

export type What = 'lamp' | 'turn' | 'shift' | 'win' | 'fly' | 'rest';
export interface Beat {
  what: What;
  ms: number;
}

const MS: Record<What, number> = { lamp: 320, turn: 520, shift: 240, win: 700, fly: 560, rest: 1100 };

export function acts(
  view: CrooksView,
  result: Result,
  hidden: ReadonlySet<number>,
  crook: (face: string) => Crook | undefined,
): Act[] {
  return breakdown(result).jobs.map((score) => {
    const lots = score.totals.flatMap((total, seat) =>
      total === null ? [] : [{ seat, pieces: slotOf(view, seat, score.job), total }],
    );
    const pieces = lots.flatMap((lot) => lot.pieces);
    return {
      score,
      lots,
      turns: pieces.flatMap(({ piece }) => (hidden.has(piece) ? [piece] : [])),
      shifts: pieces.flatMap(({ face }) => crook(face ?? '')?.modifier || []),
    };
  });
}

/** What happens one after the other; a job that nobody went for is passed by. */
export function beats({ lots, turns, shifts, score }: Act): Beat[] {
  const names: What[] = lots.length
    ? [
        'lamp',
        ...turns.map((): What => 'turn'),
        ...shifts.map((): What => 'shift'),
        'win',
        ...(score.share ? (['fly'] as const) : []),
        'rest',
      ]
    : ['lamp', 'rest'];
  return names.map((what) => ({ what, ms: MS[what] }));
}

/** A gang after the other. */
export const gangBeats = (gangs: readonly GangScore[]): Beat[] =>
  gangs.flatMap(({ bonus }) =>
    (bonus ? (['win', 'fly', 'rest'] as const) : (['win', 'rest'] as const)).map((what) => ({
      what,
      ms: MS[what],
    })),
  );

/** How often it has happened by now. */
export const so = (list: readonly Beat[], now: number, what: What): number =>
  list.slice(0, now + 1).filter((beat) => beat.what === what).length;

/** What a seat has after so many jobs and gangs. */
export function sums(result: Result, jobs: number, gangs: number): number[] {
  const told = breakdown(result);
  return told.seats.map(
    ({ seat }) =>
      told.jobs
        .slice(0, jobs)
        .reduce((sum, { winners, share }) => sum + (winners.includes(seat) ? share : 0), 0) +
      told.gangs.slice(0, gangs).reduce((sum, { winner, bonus }) => sum + (winner === seat ? bonus : 0), 0),
  );
}
