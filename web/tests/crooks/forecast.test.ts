import { describe, expect, it } from 'vitest';
import { forecast, leadOf, ledBy, ranking } from '../../src/games/crooks/forecast';
import type { CrooksOutlook } from '../../src/games/crooks/types';

const before: CrooksOutlook = {
  points: [6, 2],
  jobs: [
    { job: 2, points: 2, totals: [null, 4], leaders: [1], unknown: 0 },
    { job: 6, points: 6, totals: [7, null], leaders: [0], unknown: 0 },
    { job: 9, points: 9, totals: [null, 0], leaders: [], unknown: 1 },
  ],
  gangs: [{ gang: 'north', counts: [1, 1], leader: null, bonus: 5 }],
  prices: {},
  fee: 1,
};
const after: CrooksOutlook = {
  ...before,
  points: [10, 0],
  jobs: [
    { job: 2, points: 4, totals: [5, 4], leaders: [0], unknown: 0 },
    before.jobs[1]!,
    { job: 9, points: 8, totals: [null, 0], leaders: [], unknown: 1 },
  ],
};

describe('what a move would change', () => {
  it('is told of the jobs that change, mine first', () => {
    expect(forecast(before, after, 9).jobs.map(({ now }) => now.job)).toEqual([9, 2]);
    expect(forecast(before, before).jobs).toEqual([]);
  });
  it('is told of every gang and of the points', () => {
    const { gangs, points } = forecast(before, after, 2);
    expect(gangs).toHaveLength(1);
    expect(points).toEqual({ now: [10, 0], was: [6, 2] });
  });
});

describe('the standing', () => {
  it('says who leads, seen from my seat', () => {
    expect(leadOf([0], 0)).toBe('me');
    expect(leadOf([1], 0)).toBe('other');
    expect(leadOf([0, 1], 0)).toBe('tied');
    expect(leadOf([1, 2], 0)).toBe('others');
    expect(leadOf([], 0)).toBe('nobody');
    expect(leadOf([1], null)).toBe('other');
  });
  it('lists the jobs somebody leads', () => {
    expect(ledBy(before, 0)).toEqual([6]);
  });
  it('ranks by points, equal ones as they sit', () => {
    expect(ranking([3, 9, 3], [1, 2, 0])).toEqual([1, 2, 0]);
  });
});
