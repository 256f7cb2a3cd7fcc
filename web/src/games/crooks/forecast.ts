/** What a move would change, as far as I can know it: two outlooks compared. */

import type { CrooksOutlook, GangOutlook, JobOutlook } from './types';

export interface JobChange {
  now: JobOutlook;
  was: JobOutlook;
}
export interface GangChange {
  now: GangOutlook;
  was: GangOutlook;
}
export interface Forecast {
  jobs: JobChange[];
  gangs: GangChange[];
  points: { now: number[]; was: number[] };
}

const differ = (a: unknown, b: unknown): boolean => JSON.stringify(a) !== JSON.stringify(b);

/** The jobs that are no longer as they were, the one with my card first; and all gangs, changed or not. */
export function forecast(was: CrooksOutlook, now: CrooksOutlook, job?: number): Forecast {
  const pairs = now.jobs.map((after, i) => ({ now: after, was: was.jobs[i] ?? after }));
  return {
    jobs: pairs
      .filter((pair) => differ(pair.now, pair.was))
      .sort((a, b) => Number(b.now.job === job) - Number(a.now.job === job)),
    gangs: now.gangs.map((after, i) => ({ now: after, was: was.gangs[i] ?? after })),
    points: { now: now.points, was: was.points },
  };
}

export type Lead = 'me' | 'tied' | 'other' | 'others' | 'nobody';

/** Who is ahead on a job, seen from one seat. */
export function leadOf(leaders: readonly number[], me: number | null): Lead {
  if (!leaders.length) return 'nobody';
  const mine = me !== null && leaders.includes(me);
  if (leaders.length === 1) return mine ? 'me' : 'other';
  return mine ? 'tied' : 'others';
}

/** The jobs a seat leads, alone or with others. */
export function ledBy(outlook: CrooksOutlook, seat: number): number[] {
  return outlook.jobs.filter(({ leaders }) => leaders.includes(seat)).map(({ job }) => job);
}

/** Seats by points, the best first; equal ones keep the order of the rows. */
export function ranking(points: readonly number[], rows: readonly number[]): number[] {
  return [...rows].sort((a, b) => (points[b] ?? 0) - (points[a] ?? 0));
}
