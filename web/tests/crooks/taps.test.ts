import { describe, expect, it } from 'vitest';
import { deeds, isFilled, onDen, onJob, onSlot, tap, type Fill } from '../../src/games/crooks/taps';
import type { Picks, Say } from '../../src/table/sentences';

const ME = 0;
const plain: Say = { cmd: 'place', blanks: { job: [2, 5, 8], face: ['up', 'down'] } };
const making = (says: Say[], filled: Picks = {}) => ({ says, filled });

describe('an ordinary crook', () => {
  it('goes to a free place in my row, or to its building', () => {
    expect(onSlot(making([plain]), ME, ME, 5)).toEqual([['job', 5]]);
    expect(onJob(making([plain]), 5)).toEqual([['job', 5]]);
  });
  it('goes nowhere else', () => {
    expect(onSlot(making([plain]), ME, ME, 3)).toBeNull();
    expect(onSlot(making([plain]), ME, 1, 5)).toBeNull();
    expect(onSlot(making([plain]), null, 1, 5)).toBeNull();
    expect(onDen(making([plain]), 'B')).toBeNull();
    expect(onJob(making([]), 5)).toBeNull();
  });
});

describe('a switch', () => {
  const to = (job: number) => ({ type: 'switch', to: job });
  const says: Say[] = [
    plain,
    { cmd: 'place', blanks: { job: [6, 7], face: ['up'], action: [to(2), to(5), to(8)] } },
  ];

  it('takes a place of mine first, then a free one says where those go', () => {
    expect(onSlot(making(says), ME, ME, 6)).toEqual([['job', 6]]);
    expect(onSlot(making(says, { job: 6 }), ME, ME, 2)).toEqual([['action', to(2)]]);
    expect(onSlot(making(says, { job: 6, action: to(2) }), ME, ME, 5)).toEqual([['action', to(5)]]);
    expect(onSlot(making(says, { job: 6, action: to(2) }), ME, ME, 7)).toEqual([['job', 7]]);
  });
  it('is an ordinary crook on a free place', () => {
    expect(onSlot(making(says), ME, ME, 2)).toEqual([['job', 2]]);
    expect(onSlot(making(says, { job: 2 }), ME, ME, 5)).toEqual([['job', 5]]);
  });
});

describe('an assassin', () => {
  const kill = (victim: number) => ({ type: 'assassin', victim });
  const says: Say[] = [
    plain,
    { cmd: 'place', blanks: { job: [3], face: ['up'], action: [kill(ME)] } },
    { cmd: 'place', blanks: { job: [5], face: ['up'], action: [kill(1), kill(2)] } },
  ];

  it('is sent by pointing at the victim', () => {
    expect(onSlot(making(says), ME, 2, 5)).toEqual([
      ['job', 5],
      ['action', kill(2)],
    ]);
    expect(onSlot(making(says), ME, 2, 8)).toBeNull();
  });
  it('is sent to my own by pointing at them', () => {
    expect(onSlot(making(says), ME, ME, 3)).toEqual([['job', 3]]);
  });
  it('may be told to spare everybody', () => {
    expect(deeds(says)).toEqual([kill(ME), kill(1), kill(2), null]);
  });
});

describe('a spy', () => {
  const spy = (where: object) => ({ type: 'spy', ...where });
  const says: Say[] = [
    plain,
    {
      cmd: 'place',
      blanks: { job: [2, 5, 8], face: ['up'], action: [spy({ job: 8 }), spy({ hideout: 'B' })] },
    },
  ];

  it('first needs a place, then a building is where he looks', () => {
    expect(onJob(making(says), 8)).toEqual([['job', 8]]);
    expect(onJob(making(says, { job: 2 }), 8)).toEqual([['action', spy({ job: 8 })]]);
    expect(onJob(making(says, { job: 2 }), 5)).toBeNull();
    expect(onSlot(making(says, { job: 2 }), ME, ME, 5)).toEqual([['job', 5]]);
  });
  it('looks nowhere when he hides', () => {
    expect(onJob(making(says, { job: 2, face: 'down' }), 8)).toEqual([['job', 8]]);
  });
  it('may look into a hideout', () => {
    expect(onDen(making(says, { job: 2 }), 'B')).toEqual([['action', spy({ hideout: 'B' })]]);
    expect(onDen(making(says), 'A')).toBeNull();
  });
});

describe('recruiting', () => {
  const says: Say[] = [
    { cmd: 'recruit', blanks: { hideout: ['B', 'C'] } },
    { cmd: 'pass', blanks: {} },
  ];
  it('is a tap on a doorway that I can pay', () => {
    expect(onDen(making(says), 'B')).toEqual([['hideout', 'B']]);
    expect(onDen(making(says), 'A')).toBeNull();
    expect(deeds(says)).toEqual([]);
  });
});

describe('tapping', () => {
  function hand(filled: Picks) {
    const done: string[] = [];
    return {
      says: [plain],
      filled,
      done,
      pick: (blank: string, value: unknown) => void done.push(`${blank}=${JSON.stringify(value)}`),
      clear: (blank?: string) => void done.push(`-${blank}`),
    };
  }
  const fill: Fill = [
    ['job', 5],
    ['action', { type: 'assassin', victim: 2 }],
  ];

  it('fills in what is not filled in yet', () => {
    const choice = hand({ job: 5 });
    tap(choice, fill);
    expect(choice.done).toEqual(['action={"type":"assassin","victim":2}']);
  });
  it('takes back what was filled in', () => {
    const choice = hand({ job: 5, action: { victim: 2, type: 'assassin' } });
    expect(isFilled(choice, fill)).toBe(true);
    tap(choice, fill);
    expect(choice.done).toEqual(['-action']);
  });
});
