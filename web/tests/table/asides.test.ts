import { flushSync } from 'svelte';
import { describe, expect, it, vi } from 'vitest';
import type { SeatView } from '../../src/lib/wire';
import { FakeTable, inside } from './fake.svelte';

const narrate = vi.fn();
vi.mock('../../src/lib/announcer.svelte.ts', () => ({ narrate: (words: string) => narrate(words) }));
vi.mock('../../src/lib/text.svelte.ts', () => ({
  text: { say: (id: string, args = {}) => [id, ...Object.values(args)].join(' ') },
}));
const { Asides, changes, missing } = await import('../../src/table/asides.svelte');

const seat = (more: Partial<SeatView> = {}): SeatView =>
  ({
    kind: 'human',
    online: true,
    deputy: false,
    waited_for: false,
    left: null,
    grace: null,
    ...more,
  }) as SeatView;
const gone = seat({ online: false, grace: 60 });

describe('somebody the table waits for in vain', () => {
  it('is gone and to act', () => {
    expect(missing([seat(), { ...gone, waited_for: true }])).toBe(1);
  });

  it('is nobody who is here, not asked, or played by a bot', () => {
    expect(missing([seat({ waited_for: true }), gone, { ...gone, waited_for: true, grace: null }])).toBe(-1);
  });
});

describe('what has become of people', () => {
  const after = (now: SeatView, before = seat(), me: number | null = null) =>
    changes([seat(), before], [seat(), now], me).map(({ kind, seat }) => `${kind} ${seat}`);

  it('a clock that ran out, somebody who stayed away, a bot that was asked', () => {
    expect(after(seat({ deputy: true, left: 0 }))).toEqual(['out 1']);
    expect(after({ ...gone, deputy: true, left: 0 })).toEqual(['out 1']);
    expect(after({ ...gone, deputy: true, left: 12 })).toEqual(['away 1']);
    expect(after(seat({ deputy: true, left: 12 }))).toEqual(['bot 1']);
  });

  it('somebody who is back', () => {
    expect(after(seat(), seat({ deputy: true }))).toEqual(['back 1']);
  });

  it('nothing, as long as all stays as it was', () => {
    expect(after(seat({ left: 3 }), seat({ left: 5 }))).toEqual([]);
    expect(after(gone)).toEqual([]);
    expect(changes([], [seat({ deputy: true })], null)).toEqual([]);
  });

  it('of my own doings only the clock that ran out', () => {
    expect(after(seat({ deputy: true, left: 0 }), seat(), 1)).toEqual(['out 1']);
    expect(after(seat({ deputy: true }), seat(), 1)).toEqual([]);
    expect(after(seat(), seat({ deputy: true }), 1)).toEqual([]);
  });
});

it('tells both the ear and the log, and of somebody gone only if he stays so', () => {
  vi.useFakeTimers();
  const table = new FakeTable();
  let asides!: InstanceType<typeof Asides>;
  const end = inside(() => {
    asides = new Asides(table.source, { grace: () => 55 } as never, () => ['Ann', 'Bob']);
  });
  const pass = (ms: number) => {
    flushSync();
    vi.advanceTimersByTime(ms);
  };
  const away = { online: false, waited_for: true, grace: 60 };
  table.seat(1, away);
  pass(2000);
  table.seat(1, { online: true, grace: null }); // the page was only loaded anew
  pass(9000);
  expect(narrate).not.toHaveBeenCalled();
  table.seat(1, away);
  pass(6000);
  table.seat(1, { deputy: true, grace: null });
  pass(0);
  table.seat(0, { deputy: true, left: 0 });
  pass(9000);
  end();
  vi.useRealTimers();
  const told = ['table-aside-gone Bob 0:55', 'table-aside-away Bob 0:55', 'table-aside-out-you'];
  expect(narrate.mock.calls.flat()).toEqual(told);
  expect(asides.lines(['Ann', 'Bob'], 0).map((line) => line.text)).toEqual(told);
});
