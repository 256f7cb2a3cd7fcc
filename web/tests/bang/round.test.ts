import { describe, expect, it } from 'vitest';
import { marks, signOf } from '../../src/games/bang/faces';
import { clockwise, columns, seating } from '../../src/games/bang/round';
import type { Kind } from '../../src/games/bang/types';

describe('the round table', () => {
  it('goes clockwise from my left', () => {
    expect(clockwise([0, 1, 2, 3, 4], 2)).toEqual([3, 4, 0, 1]);
    expect(clockwise([0, 2, 1], 1)).toEqual([0, 2]);
  });

  it.each([1, 2, 3, 4, 5, 6, 7, 8])('has a place for each of %d others', (count) => {
    const seats = seating(Array.from({ length: count }, (_, i) => i + 1));
    expect(new Set(seats.map(({ side, row }) => `${side} ${row}`)).size).toBe(count);
    expect(new Set(seats.map(({ cell }) => cell.join())).size).toBe(count);
    expect(seats.every(({ cell: [row, column] }) => row <= 2 && column <= columns(count))).toBe(true);
  });

  it('goes up on the left, over the top and down on the right', () => {
    const sides = seating([1, 2, 3, 4, 5, 6]).map(({ side, row }) => `${side}${row}`);
    expect(sides).toEqual(['left2', 'left1', 'top1', 'right1', 'right2', 'right3']);
    const cells = seating([1, 2, 3, 4, 5, 6]).map(({ cell }) => cell.join(''));
    expect(cells).toEqual(['21', '11', '12', '13', '23', '22']);
  });

  it('puts the two characters of an opponent side by side', () => {
    expect(seating([2, 3], true).map(({ side, row }) => `${side}${row}`)).toEqual(['top1', 'top2']);
  });
});

describe('what is printed', () => {
  const kind: Kind = {
    id: 'x',
    color: 'blue',
    kind: '',
    symbols: [],
    cost: false,
    range: 0,
    seen_mod: 0,
    sight_mod: 0,
    names: {},
  };
  const icons = { range: 'crosshair', missed: 'hat', draw: 'card', life: 'rifle' };

  it('is in the id', () => {
    expect(signOf('bang.10C.2')).toEqual({ rank: '10', suit: 'C' });
    expect(signOf('rose_doolan')).toBeNull();
  });
  it('is a row of symbols', () => {
    expect(marks({ ...kind, range: 3 }, icons)).toEqual([{ icon: 'crosshair' }, { words: '3' }]);
    expect(marks({ ...kind, sight_mod: -1 }, icons)).toEqual([{ words: '−1' }]);
    expect(marks({ ...kind, symbols: ['missed', 'draw'] }, icons)).toEqual([
      { icon: 'hat' },
      { words: '+1' },
      { icon: 'card' },
    ]);
    expect(marks({ ...kind, symbols: ['heal', 'heal'] }, icons)).toEqual([
      { words: '+2' },
      { icon: 'rifle' },
    ]);
  });
});
