import { afterEach, describe, expect, it, vi } from 'vitest';
import { scale, spread, stairs, ticks } from '../src/finished/chart';
import { apart, clamp, numbered, stepOf, turnAt, turnEnds, turnStarts } from '../src/finished/moments';
import { Steps } from '../src/finished/steps';
import { headline, margin, order, places, type Result } from '../src/finished/story';
import { decisive, turningPoint } from '../src/games/crooks/finished';
import { rememberFingerprint, rememberedFingerprint, secretFits, short } from '../src/lib/fingerprint';

vi.mock('../src/lib/text.svelte', () => ({ text: {} })); // knows the browser it is in

const ended = (points: number[], winners: number[]): Result => ({ points, winners, breakdown: {} });

describe('story', () => {
  it('names the winner, or you', () => {
    expect(headline(ended([26, 17], [0]), 1)).toEqual({
      id: 'finished-title-won',
      args: { winner: 0, points: 26 },
    });
    expect(headline(ended([26, 17], [0]), 0).id).toBe('finished-title-you');
    expect(headline(ended([26, 26], [0, 1]), null)).toEqual({
      id: 'finished-title-shared',
      args: { winners: [0, 1], points: 26 },
    });
  });

  it('names a side where sides win, and counts nothing', () => {
    const result = ended([0, 1, 0, 1], [1, 3]);
    expect(headline(result, 0)).toEqual({ id: 'finished-side-won', args: { winners: [1, 3] } });
    expect(headline(result, 3)).toEqual({ id: 'finished-side-you', args: {} });
    expect(margin(result, 0)).toEqual([]);
  });

  it('says by how much', () => {
    const result = ended([26, 17, 14], [0]);
    expect(margin(result, 1)).toEqual([{ id: 'finished-lead-you-short', args: { short: 9 } }]);
    expect(margin(result, 0)).toEqual([{ id: 'finished-lead-closest', args: { seats: [1], short: 9 } }]);
    expect(margin(result, 2).map(({ id }) => id)).toEqual([
      'finished-lead-closest',
      'finished-lead-you-place',
    ]);
    expect(margin(ended([20, 20], [1]), 0)).toEqual([{ id: 'finished-lead-tie-you', args: {} }]);
    expect(margin(ended([20, 20], [1]), null)).toEqual([{ id: 'finished-lead-tie', args: { seats: [0] } }]);
    expect(margin(ended([20, 20], [0, 1]), null)).toEqual([]);
  });

  it('puts the winner first even with equal points', () => {
    expect(order(ended([20, 20, 21, 20], [2]))).toEqual([2, 0, 1, 3]);
    expect(order(ended([20, 20, 5], [1]))).toEqual([1, 0, 2]);
    expect(places(ended([20, 20, 20, 5], [1]))).toEqual([2, 1, 2, 4]);
  });
});

describe('what decided a game of Crooks', () => {
  const seats = (rows: [number, number, number][]) =>
    rows.map(([jobs, gangs, money], seat) => ({ seat, jobs, gangs, points: jobs + gangs, money }));
  const played = (
    rows: [number, number, number][],
    winners: number[],
    jobs: object[],
    gangs: object[],
  ): Result => ({
    winners,
    points: rows.map(([a, b]) => a + b),
    breakdown: { jobs, gangs, seats: seats(rows) },
  });

  it('is the narrowest lead that mattered', () => {
    const jobs = [
      { job: 9, modifiers: 0, points: 9, totals: [8, 5], winners: [0], share: 9 },
      { job: 2, modifiers: 0, points: 2, totals: [7, 6], winners: [0], share: 2 },
    ];
    const gangs = [{ gang: 'north', counts: [3, 2], winner: 0, bonus: 5 }];
    const rows: [number, number, number][] = [
      [11, 5, 0],
      [13, 0, 0],
    ];
    expect(turningPoint(played(rows, [0], jobs, gangs))).toEqual([
      { id: 'finished-crooks-gang', args: { gang: 'north', more: 3, less: 2 } },
    ]);
  });

  it('is seen at a card of the winner, never at the end, where nothing alone decided', () => {
    const jobs = [
      { job: 2, modifiers: 0, points: 2, totals: [3, 1], winners: [0], share: 2 },
      { job: 9, modifiers: 0, points: 9, totals: [8, 2], winners: [0], share: 9 },
    ];
    const rows: [number, number, number][] = [
      [30, 0, 0],
      [3, 0, 0],
    ];
    const told = [0, 1, 2, 3, 4];
    const events = [9, 2, 9].map((job, n) => ({ n, event: 'crook_placed', seat: n < 2 ? 0 : 1, job }));
    const end = (all: object[]) =>
      decisive(played(rows, [0], jobs, []), { told } as never, { events: all } as never);
    expect(end(events)).toBe(1);
    expect(end(events.slice(1))).toBe(2);
    expect(end([])).toBeUndefined();
  });

  it('may be money, or nothing at all', () => {
    expect(
      turningPoint(
        played(
          [
            [10, 0, 3],
            [10, 0, 1],
          ],
          [0],
          [],
          [],
        ),
      ),
    ).toEqual([{ id: 'finished-crooks-money', args: { more: 3, less: 1 } }]);
    const job = { job: 9, modifiers: 0, points: 9, totals: [8, null], winners: [0], share: 9 };
    expect(
      turningPoint(
        played(
          [
            [30, 0, 0],
            [3, 0, 0],
          ],
          [0],
          [job],
          [],
        ),
      )[0]!.id,
    ).toBe('finished-crooks-runaway');
    expect(
      turningPoint(
        played(
          [
            [9, 0, 0],
            [3, 0, 0],
          ],
          [0],
          [job],
          [],
        ),
      )[0]!.id,
    ).toBe('finished-crooks-alone');
    expect(
      turningPoint(
        played(
          [
            [9, 0, 2],
            [9, 0, 2],
          ],
          [0, 1],
          [],
          [],
        ),
      ),
    ).toEqual([]);
  });
});

describe('chart', () => {
  it('has round ticks', () => {
    expect(ticks(26)).toEqual([0, 10, 20, 30]);
    expect(ticks(3)).toEqual([0, 1, 2, 3]);
    expect(ticks(0)).toEqual([0, 1]);
    expect(ticks(175)).toEqual([0, 50, 100, 150, 200]);
  });

  it('draws stairs', () => {
    const x = scale([0, 4], [0, 40]);
    const y = scale([0, 10], [100, 0]);
    expect(stairs([0, 0, 5, 5, 10], x, y)).toBe('M0 100H20V50H40V0H40');
    expect(scale([0, 0], [7, 9])(3)).toBe(7);
  });

  it('keeps labels apart and inside', () => {
    expect(spread([10, 11, 50], 10, 0, 100)).toEqual([10, 20, 50]);
    expect(spread([99, 98, 97], 10, 0, 100)).toEqual([100, 90, 80]);
  });
});

describe('moments', () => {
  it('finds the step of an event, also after an undo', () => {
    expect([0, 1, 2, 3, 4].map((n) => stepOf(n, [1, 2, 4, 5]))).toEqual([0, 1, 2, 2, 3]);
    expect(stepOf(2, [1, 2, 3, 2, 3])).toBe(4);
  });

  it('knows the turn and stays inside', () => {
    const turns = [1, 4, 7];
    expect([0, 1, 3, 4, 9].map((step) => turnAt(step, turns))).toEqual([1, 1, 1, 2, 3]);
    expect(turnStarts(turns)).toEqual([0, 3, 6]);
    expect(turnEnds(turns, 9)).toEqual([3, 6, 9]);
    expect([clamp(-3, 9), clamp(99, 9), clamp(NaN, 9)]).toEqual([0, 9, 9]);
  });

  it('numbers as many turns as there is room for, round ones first', () => {
    const turns = Array.from({ length: 12 }, (_, i) => 3 * i);
    const at = (wide: number) => numbered(turns, 20, (step) => (step * wide) / 36).map(({ turn }) => turn);
    expect(at(300)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    expect(at(120)).toEqual([1, 3, 5, 8, 10, 12]);
    expect(at(60)).toEqual([1, 5, 10]);
    expect(at(0)).toEqual([1]);
  });

  it('keeps only marks that do not cover one another: the weightiest, then the later', () => {
    const kept = (...marks: [at: number, weight: number][]) =>
      apart(
        marks,
        10,
        ([at]) => at,
        ([, weight]) => weight,
      ).map(([at]) => at);
    expect(kept([0, 0], [10, 0], [20, 0])).toEqual([0, 10, 20]);
    expect(kept([0, 0], [4, 0], [30, 0])).toEqual([4, 30]);
    expect(kept([0, 0], [4, 1], [8, 0], [14, 0])).toEqual([4, 14]);
    expect(kept([5, 0], [5, 1], [5, 0])).toEqual([5]);
    expect(kept([0, 1], [6, 1], [12, 1])).toEqual([0, 12]);
    expect(kept()).toEqual([]);
  });
});

describe('steps', () => {
  it('shows what was asked last, and asks for nothing twice', async () => {
    const waiting: (() => void)[] = [];
    const load = vi.fn((step: number) => new Promise<number>((done) => waiting.push(() => done(step))));
    const steps = new Steps(load);
    const first = steps.show(1, 'all');
    const second = steps.show(2, 'all');
    const third = steps.show(3, 'all');
    const fourth = steps.show(4, 'all');
    waiting.splice(0).forEach((done) => done());
    await vi.waitFor(() => expect(waiting.length).toBe(1));
    waiting.splice(0).forEach((done) => done());
    expect(await Promise.all([first, second, third, fourth])).toEqual([undefined, undefined, undefined, 4]);
    expect(load).toHaveBeenCalledTimes(3);
    expect(steps.now(4, 'all')).toBe(4);
    expect(await steps.show(4, 'all')).toBe(4);
    expect(load).toHaveBeenCalledTimes(3);
  });

  it('tries again after a failure', async () => {
    const load = vi.fn().mockRejectedValueOnce(new Error('gone')).mockResolvedValue('here');
    const steps = new Steps<string>(load);
    await expect(steps.show(1, '0')).rejects.toThrow('gone');
    expect(await steps.show(1, '0')).toBe('here');
  });

  it('forgets the oldest', async () => {
    const steps = new Steps(async (step) => step, 2);
    for (const step of [1, 2, 1, 3]) await steps.show(step, 'all');
    expect([1, 2, 3].map((step) => steps.now(step, 'all'))).toEqual([1, undefined, 3]);
  });
});

describe('fingerprint', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('remembers the first', () => {
    const kept = new Map<string, string>();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
    });
    rememberFingerprint('t1', 'aa');
    rememberFingerprint('t1', 'bb');
    expect(rememberedFingerprint('t1')).toBe('aa');
    expect(rememberedFingerprint('t2')).toBeNull();
  });

  it('lives without storage', () => {
    vi.stubGlobal('localStorage', undefined);
    rememberFingerprint('t1', 'aa');
    expect(rememberedFingerprint('t1')).toBeNull();
  });

  it('checks the secret', async () => {
    const empty = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';
    expect(await secretFits('', empty)).toBe(false);
    const zeros = '66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925';
    expect(await secretFits('00'.repeat(32), zeros)).toBe(true);
    expect(await secretFits('01'.repeat(32), zeros)).toBe(false);
    vi.stubGlobal('crypto', {});
    expect(await secretFits('00'.repeat(32), zeros)).toBeNull();
  });

  it('is read in groups of four', () => {
    expect(short('4f7a91c2e03bffff')).toBe('4f7a 91c2 e03b');
  });
});
