import { describe, expect, it, vi } from 'vitest';
import type { Decision } from '../../src/table/sentences';

const say = (id: string, args: object = {}) => `${id}(${Object.values(args).join(' ')})`;
const has = (id: string) => id === 'sheriff-lack-goods';
vi.mock('../../src/lib/text.svelte.ts', () => ({ text: { say, has } }));
const { causeFace, lackWords, priceWords, spoken } = await import('../../src/table/ask');
const { called, callOf } = await import('../../src/table/call');

const gt = {
  has: () => false,
  cause: ({ cause }: Decision) => (cause ? `Because of ${cause.id}.` : ''),
  decision: ({ kind }: Decision) => `What ${kind}`,
  note: ({ id }: { id: string }) => id,
};
const speaker = { game: 'bang', gt: gt as never, names: [] };
const decision: Decision = {
  seat: 0,
  kind: 'dodge',
  required: true,
  says: [
    { cmd: 'miss', blanks: { cards: { some: ['a', 'b', 'c'], low: 2, high: 2 } } },
    { cmd: 'hit', blanks: {} },
  ],
  cause: { id: 'shot', args: { card: '', piece: 7 } },
  notes: [
    { cmd: 'hit', where: {}, id: 'life' },
    { cmd: 'hit', where: {}, id: 'deadly' },
    { cmd: 'miss', where: { cards: ['a', 'b'] }, id: 'all' },
  ],
};

describe('a decision in words', () => {
  it('is read aloud with its cause, how many it takes, and what answers cost', () => {
    expect(spoken(decision, speaker)).toBe(
      'Because of shot. What dodge. table-many(2 2 exact). Hit: life; deadly.',
    );
  });

  it('has a price for a verb only where all its moves cost it', () => {
    expect(priceWords(decision, 'hit', speaker)).toBe('life; deadly');
    expect(priceWords(decision, 'miss', speaker)).toBe('');
  });

  it('shows the very card, wherever it lies', () => {
    const places = { hand: { 0: [{ piece: 7 }] }, discard: [{ piece: 3, face: 'bang.5C' }] };
    expect(causeFace(decision, { places })).toBeUndefined();
    const by = (args: object) =>
      causeFace({ ...decision, cause: { id: 'shot', args: { ...args } } }, { places });
    expect(by({ piece: 3 })).toBe('bang.5C');
    expect(by({ card: 'missed.6S', piece: 3 })).toBe('missed.6S');
    expect(causeFace({ ...decision, cause: undefined }, null)).toBeUndefined();
  });

  it('says what is missing', () => {
    expect(lackWords('bang', { blanks: ['card'], more: 2, sum: 0 })).toBe('table-lack-more(2)');
    expect(lackWords('bang', { blanks: ['card'], more: 0, sum: 3 })).toBe('table-lack-sum(3)');
    expect(lackWords('sheriff', { blanks: ['goods'], more: 0, sum: 3 })).toBe('sheriff-lack-goods(3)');
    expect(lackWords('bang', { blanks: ['card'], more: 0, sum: 0 })).toBe('table-lack(table-blank())');
  });
});

it('calls for a turn only in my own', () => {
  expect(callOf(2, 2)).toBe('turn');
  expect(callOf(2, 0)).toBe('answer');
  expect(callOf(2, null)).toBe('any');
  expect(callOf(2, undefined)).toBe('any');
  expect(called('answer', 'What now?')).toBe('table-your-answer(). What now?');
});
