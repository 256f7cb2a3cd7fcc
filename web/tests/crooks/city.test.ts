import { describe, expect, it } from 'vitest';
import {
  floors,
  jobsOf,
  label,
  modifier,
  notes,
  onlyMine,
  rowOrder,
  signed,
  silent,
  strength,
  windows,
} from '../../src/games/crooks/city';
import type { Crook, CrooksView, Piece } from '../../src/games/crooks/types';

const CARDS: Record<string, Crook> = {
  fence: { id: 'fence', rating: 7, modifier: 2, gangs: [], action: '' },
  butcher: { id: 'butcher', rating: 7, modifier: -1, gangs: ['north'], action: '' },
  lookout: { id: 'lookout', rating: 4, modifier: 0, gangs: ['west'], action: 'accomplice' },
};
const crook = (face: string) => CARDS[face];

function table(slots: Record<string, Record<string, Piece[]>>, more: Partial<CrooksView> = {}): CrooksView {
  return {
    seats: Object.keys(slots).length,
    viewer: 0,
    asked: [],
    money: [],
    passed: [],
    current: 0,
    turn_no: 1,
    opened: null,
    over: false,
    places: {
      hideout: { A: [], B: [{ piece: 8 }, { piece: 9 }] },
      hand: {},
      slot: slots,
      box: [],
      unused: [],
    },
    ...more,
  };
}

describe('rows', () => {
  it('run clockwise after me, and I sit at the bottom', () => {
    expect(rowOrder(4, 0)).toEqual([1, 2, 3, 0]);
    expect(rowOrder(4, 2)).toEqual([3, 0, 1, 2]);
    expect(rowOrder(2, 1)).toEqual([0, 1]);
  });
  it('are as numbered for somebody who only watches', () => {
    expect(rowOrder(3, null)).toEqual([0, 1, 2]);
  });
});

describe('buildings', () => {
  it('are the jobs of this table, the cheapest first', () => {
    expect(jobsOf(table({ 0: { 9: [], 12: [], 2: [] } }))).toEqual([2, 9, 12]);
  });
  it('have a floor for a point, and never more than nine', () => {
    expect(floors(2, [2, 9])).toBe(2);
    expect(floors(40, [4, 40])).toBe(9);
    expect(floors(4, [4, 40])).toBe(1);
  });
  it('have lit windows for what they are worth now', () => {
    expect(windows(2, 4)).toEqual(['lit', 'lit', 'plus', 'plus']);
    expect(windows(3, 1)).toEqual(['lit', 'off', 'off']);
    expect(windows(2, 0)).toEqual(['off', 'off']);
    expect(windows(90, 90)).toHaveLength(14);
  });
  it('tell the modifiers that I can see', () => {
    const view = table({
      0: { 6: [{ piece: 1, face: 'fence', public: true }] },
      1: { 6: [{ piece: 2, face: 'butcher', public: false }, { piece: 3 }] },
    });
    expect(modifier(view, 6, crook)).toBe(1);
  });
});

describe('cards', () => {
  it('of a stack add up, as far as they are known', () => {
    const known = [
      { piece: 1, face: 'fence' },
      { piece: 2, face: 'lookout' },
    ];
    expect(strength(known, crook)).toEqual({ sum: 11, open: false });
    expect(strength([...known, { piece: 3 }], crook)).toEqual({ sum: 11, open: true });
  });
  it('that only I know are marked', () => {
    expect(onlyMine({ piece: 1, face: 'fence', public: false })).toBe(true);
    expect(onlyMine({ piece: 1, face: 'fence', public: true })).toBe(false);
    expect(onlyMine({ piece: 1 })).toBe(false);
  });
  it('carry signs and labels as a printer sets them', () => {
    expect([signed(2), signed(-3)]).toEqual(['+2', '−3']);
    expect(label('The Card Sharp')).toBe('Card Sharp');
    expect(label('Theodore')).toBe('Theodore');
    expect(label('Шулер')).toBe('Шулер');
  });
  it('that are hidden leave no trace in what is told of the standing', () => {
    const told = silent(
      {
        points: [8],
        jobs: [{ job: 6, points: 8, totals: [7], leaders: [0], unknown: 0 }],
        gangs: [{ gang: 'north', counts: [1], leader: 0, bonus: 5 }],
        prices: { B: 2 },
        fee: 1,
      },
      () => -1,
    );
    expect(told).toEqual({
      points: [],
      jobs: [{ job: 6, points: 5, totals: [null], leaders: [], unknown: 0 }],
      gangs: [],
      prices: { B: 2 },
      fee: 1,
    });
  });
});

describe('notes', () => {
  it('are kept for hideouts where somebody is left', () => {
    const view = table(
      { 0: {} },
      {
        memory: [
          { place: ['hideout', 'A'], seen: ['fence'], missing: 1 },
          { place: ['hideout', 'B'], seen: ['fence', 'butcher', 'lookout'], missing: 1 },
        ],
      },
    );
    expect(notes(view)).toEqual([
      { letter: 'B', seen: ['fence', 'butcher', 'lookout'], missing: 1, left: 2 },
    ]);
  });
  it('are none where the table keeps none', () => {
    expect(notes(table({ 0: {} }))).toEqual([]);
  });
});
