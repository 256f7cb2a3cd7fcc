import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FakeFair } from './fake.svelte';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const opened = { event: 'opened', seat: 1, good: 'bread', goods: [['bread', 1]], judges: [0] };

/** Time goes by at a table where something happens four times a second. */
function busy(fair: FakeFair, ms: number) {
  for (let passed = 0; passed < ms; passed += 250) {
    vi.advanceTimersByTime(250);
    fair.tell({ event: 'took', seat: 2 });
  }
}

it('shows the seal of a deal for its time, however often the table changes', () => {
  const fair = new FakeFair();
  fair.view = { deals: [{ id: 5, gold: 6, from_stand: [], from_stack: [], from_bag: [], clauses: [] }] };
  const [show, stop] = fair.shown();
  fair.tell({ event: 'struck', deal: 5 });
  expect(show.struck?.gold).toBe(6);
  busy(fair, 1500);
  expect(show.struck).not.toBeNull();
  busy(fair, 250);
  expect(show.struck).toBeNull();
  stop();
});

it('empties a bag at its own speed too', () => {
  const fair = new FakeFair();
  const [show, stop] = fair.shown();
  fair.tell(opened);
  expect([show.opening, show.turned]).toEqual([true, 0]);
  busy(fair, 1000);
  expect([show.turned, show.done]).toEqual([1, true]);
  busy(fair, 3000);
  expect(show.opening).toBe(false);
  stop();
});

it('goes to the end of what is shown, or past everything to what is asked', () => {
  const fair = new FakeFair();
  const [show, stop] = fair.shown();
  fair.tell(opened, { ...opened, seat: 2 });
  show.skip();
  flushSync();
  expect([show.now?.seat, show.done]).toEqual([1, true]);
  show.skip();
  flushSync();
  expect([show.now?.seat, show.done]).toEqual([2, false]);
  show.end();
  flushSync();
  expect(show.now).toBeNull();
  stop();
});
