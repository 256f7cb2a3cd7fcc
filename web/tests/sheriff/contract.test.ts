import { describe, expect, it } from 'vitest';
import { most, moveOf, sayable } from '../../src/games/sheriff/contract';
import type { Draft } from '../../src/games/sheriff/desk.svelte';
import type { Say } from '../../src/table/sentences';

const nothing = { each: [], low: 0, high: 0 };
const shared = {
  to: [2],
  gold: { low: 0, high: 40 },
  from_stand: { each: [['bread', { low: 1, high: 4 }]], low: 0, high: 1 },
  from_stack: { each: [['silk', { low: 1, high: 2 }]], low: 0, high: 1, total: [0, 2] },
  promise: { text: 280 },
  answers: [0, 7],
};
// Seat 0 pays: for his own bag, with goods out of it; or for the bag of somebody else.
const says = [
  {
    cmd: 'offer',
    blanks: {
      ...shared,
      clauses: { each: [[0, ['pass']]], low: 1, high: 1 },
      others: { each: [[1, ['pass', 'inspect']]], low: 0, high: 1 },
      from_bag: { each: [['mead', { low: 1, high: 3 }]], low: 0, high: 1, total: [0, 3] },
    },
  },
  {
    cmd: 'offer',
    blanks: {
      ...shared,
      clauses: {
        each: [
          [0, ['pass', 'inspect']],
          [1, ['pass', 'inspect']],
        ],
        low: 1,
        high: 2,
      },
      others: nothing,
      from_bag: nothing,
    },
  },
] as unknown as Say[];

const draft: Draft = {
  payer: 0,
  outcomes: [[0, 'pass']],
  gold: 3,
  from_stand: [['bread', 2]],
  from_stack: [],
  from_bag: [],
  promise: '',
  answers: 0,
};

describe('a draft of a deal', () => {
  it('is a move: three coins and two breads for my own bag', () => {
    expect(moveOf(says, draft)).toEqual({
      cmd: 'offer',
      to: 2,
      clauses: [[0, 'pass']],
      others: [],
      gold: 3,
      from_stand: [['bread', 2]],
      from_stack: [],
      from_bag: [],
      promise: '',
      answers: 0,
    });
  });

  it('puts other bags where the sentence wants them', () => {
    const both = moveOf(says, {
      ...draft,
      outcomes: [
        [1, 'inspect'],
        [0, 'pass'],
      ],
      from_bag: [['mead', 1]],
    });
    expect(both).toMatchObject({ clauses: [[0, 'pass']], others: [[1, 'inspect']] });
    const other = moveOf(says, { ...draft, outcomes: [[1, 'inspect']] });
    expect(other).toMatchObject({ clauses: [[1, 'inspect']], others: [] });
  });

  it('is none without a bag, with goods of a bag that does not pass, or with too much', () => {
    expect(moveOf(says, { ...draft, outcomes: [] })).toBeNull();
    expect(moveOf(says, { ...draft, outcomes: [[1, 'inspect']], from_bag: [['mead', 1]] })).toBeNull();
    expect(moveOf(says, { ...draft, gold: 41 })).toBeNull();
    expect(moveOf(says, { ...draft, answers: 5 })).toBeNull();
  });

  it('knows the limits of what can be named, and what can be said about whom', () => {
    expect(most(says, 0, 'gold')).toBe(40);
    expect(most(says, 0, 'from_stand', 'bread')).toBe(4);
    expect(most(says, 0, 'from_bag', 'mead')).toBe(3);
    expect(most(says, 0, 'from_stand', 'silk')).toBe(0);
    expect([...(sayable(says, 0).get(0) ?? [])]).toEqual(['pass', 'inspect']);
  });
});
